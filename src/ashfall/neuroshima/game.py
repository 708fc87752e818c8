"""The engine's door: deal, list the legal moves, carry one out, play at random."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.neuroshima.actions import TURN_ACTIONS, place
from ashfall.neuroshima.battle import begin_battle, end_battle, fight
from ashfall.neuroshima.geometry import BIT, lowest
from ashfall.neuroshima.instants import edges_to_strike
from ashfall.neuroshima.moves import (
    DROP,
    END,
    FEED,
    KEEP,
    PLACE,
    REDRAW_ALL,
    STAY,
    STEP_ON,
    STRIKE_EDGE,
    b_of,
    c_of,
    d_of,
    move,
    verb_of,
)
from ashfall.neuroshima.offers import Offers
from ashfall.neuroshima.removal import settle
from ashfall.neuroshima.shifts import be_displaced, facing_of, offer_places, offer_second_step, shift
from ashfall.neuroshima.state import (
    ACT,
    BATTLE,
    DISCARD,
    DISPLACE,
    HAND,
    HQ_HEX,
    HUNT,
    OVER,
    PILE,
    REDRAW,
    ROW,
    SCAVENGE,
    SETUP,
    STEP,
    STRIKE,
    State,
    new_state,
)
from ashfall.neuroshima.strikes import begin_strike, carry_on_strike
from ashfall.neuroshima.tables import Rules
from ashfall.neuroshima.trace import (
    BATTLE_POSITION,
    DISCARD_UNLUCKY,
    DISCARDED,
    MOVED_SCAVENGER,
    NO_DIRECTION,
    NO_UNIT,
    PLACED_NORMALLY,
    REDREW,
)
from ashfall.neuroshima.turns import (
    after_draw,
    draw_up,
    finish_action,
    go_on_fighting,
    offer_scavenging,
    start_turn,
)
from ashfall.table.random import Stream

_OFFERS: Final = Offers()


def deal(rules: Rules, stream: Stream) -> State:
    """A new match: HQs aside, the other tiles shuffled (NH-2.3)."""
    s = new_state(rules, rules.most_tiles)
    taken: i64 = 0
    seat: i64 = 0
    while seat < rules.seats:
        start: i64 = s.pile_start(seat)
        n: i64 = rules.stock_size[seat]
        i: i64 = 0
        while i < n:
            s.tiles[start + i] = rules.stock[taken + i]
            i += 1
        taken += n
        s.seat[seat * ROW + PILE] = n
        stream.shuffle(s.tiles, start, n)
        seat += 1
    refresh(s)
    return s


def refresh(s: State) -> None:
    """List the legal moves and carry out the only one, again and again, until somebody must choose."""
    while s.stage != OVER:
        refresh_answers(s)
        if len(s.legal) != 1:
            return
        carry_out(s, s.legal[0])


def refresh_answers(s: State) -> None:
    """List the legal moves; battles and strikes have listed theirs when they asked."""
    if s.stage != BATTLE and s.stage != STRIKE:
        s.legal = _legal(s)


def push(s: State, code: i64) -> None:
    """Carry out a legal move and whatever follows without a choice."""
    carry_out(s, code)
    refresh(s)


def is_legal(s: State, code: i64) -> bool:
    """Whether ``code`` is one of the legal moves."""
    low: i64 = 0
    high: i64 = len(s.legal)
    while low < high:
        middle: i64 = (low + high) >> 1
        if s.legal[middle] < code:
            low = middle + 1
        else:
            high = middle
    return low < len(s.legal) and s.legal[low] == code


def _legal(s: State) -> vec[i64]:
    o = _OFFERS
    if s.stage == ACT:
        o.survey(s)
        for action in TURN_ACTIONS:
            action.offer(s, o)
        return o.result()
    if s.stage == SETUP:
        return _setup_moves(s)
    if s.stage == REDRAW:
        return append(append(vec[i64](), move(KEEP, 0, 0, 0, 0)), move(REDRAW_ALL, 0, 0, 0, 0))
    o.survey(s)
    if s.stage == DISCARD:
        TURN_ACTIONS[DROP - PLACE].offer(s, o)
    elif s.stage == STEP:
        offer_second_step(s, o)
    elif s.stage == DISPLACE:
        offer_places(s, o)
    elif s.stage == HUNT:
        _offer_strikes(s, o)
    elif s.stage == SCAVENGE:
        _offer_feeding(s, o)
    return o.result()


def _setup_moves(s: State) -> vec[i64]:
    """The HQ anywhere, its companion beside it (NH-2.6, NH-2.7)."""
    o = _OFFERS
    o.survey(s)
    seat: i64 = s.chooser
    hq: i64 = s.seat[seat * ROW + HQ_HEX]
    kind: i64 = s.rules.hq_kind[seat] if hq < 0 else s.rules.companion[seat]
    left: i64 = o.empty if hq < 0 else s.rules.board.reach[hq * 64 + 63] & o.empty
    while left:
        o.add_facings(PLACE, kind, lowest(left), 0)
        left &= left - 1
    return o.result()


def _offer_strikes(s: State, o: Offers) -> None:
    """No strike, or one edge with an attack (DP-9)."""
    o.add(move(STAY, 0, 0, 0, 0))
    directions: i64 = edges_to_strike(s, s.context)
    d: i64 = 0
    while d < 6:
        if (directions >> d) & 1:
            o.add(move(STRIKE_EDGE, 0, s.context, 0, d))
        d += 1


def _offer_feeding(s: State, o: Offers) -> None:
    """Nobody flies, or one Scavenger goes anywhere and/or turns (DP-8)."""
    o.add(move(STAY, 0, 0, 0, 0))
    left: i64 = s.context & s.own(s.chooser)
    while left:
        unit: i64 = lowest(left)
        hexes: i64 = o.empty | BIT[unit]
        while hexes:
            hex: i64 = lowest(hexes)
            if hex == unit:
                o.add_facings_but(FEED, 0, unit, hex, facing_of(s, unit))
            else:
                o.add_facings(FEED, 0, unit, hex)
            hexes &= hexes - 1
        left &= left - 1


def carry_out(s: State, code: i64) -> None:
    """Change the state by one legal move; the next list of moves is :func:`refresh`'s work."""
    verb: i64 = verb_of(code)
    if s.stage == SETUP:
        _set_up(s, code)
    elif PLACE <= verb <= END:
        TURN_ACTIONS[verb - PLACE].do(s, code)
    elif s.stage == BATTLE:
        s.answers = append(s.answers, code)
        go_on_fighting(s)
    elif s.stage == STRIKE:
        s.answers = append(s.answers, code)
        carry_on_strike(s)
    elif s.stage == REDRAW:
        _redraw(s, verb)
    elif s.stage == DISPLACE:
        be_displaced(s, c_of(code), d_of(code))
    elif s.stage == STEP:
        _second_step(s, code)
    elif s.stage == HUNT:
        _strike_or_stay(s, code)
    else:
        _feed(s, code)


def _set_up(s: State, code: i64) -> None:
    """Place the HQ or its companion; when all stand, the first turn begins (NH-2.6 to NH-2.8)."""
    had_hq = s.seat[s.chooser * ROW + HQ_HEX] >= 0
    place(s, code, PLACED_NORMALLY)
    settle(s)
    if not had_hq and s.rules.companion[s.chooser]:
        return
    s.chooser += 1
    if s.chooser == s.rules.seats:
        start_turn(s, 0)
    else:
        s.active = s.chooser


def _redraw(s: State, verb: i64) -> None:
    """Keep the instants, or put all of them away and draw again (NH-3.8)."""
    if verb == KEEP:
        after_draw(s)
        return
    seat: i64 = s.active
    if s.trace is not None:
        s.trace.add(REDREW, NO_DIRECTION, 0, seat, 0, NO_UNIT, NO_UNIT, NO_UNIT)
    while s.seat[seat * ROW + HAND]:
        kind: i64 = s.hand_tile(seat, 0)
        s.take(seat, kind)
        s.discard(seat, kind)
        if s.trace is not None:
            s.trace.add(DISCARDED, NO_DIRECTION, kind, seat, DISCARD_UNLUCKY, NO_UNIT, NO_UNIT, NO_UNIT)
    draw_up(s)


def _second_step(s: State, code: i64) -> None:
    unit: i64 = s.context & 63
    cause: i64 = s.context >> 6
    s.context = 0
    if verb_of(code) == STEP_ON:
        shift(s, unit, c_of(code), d_of(code), cause, NO_UNIT)
    finish_action(s)


def _strike_or_stay(s: State, code: i64) -> None:
    s.context = 0
    if verb_of(code) == STRIKE_EDGE:
        begin_strike(s, code)
    else:
        finish_action(s)


def _feed(s: State, code: i64) -> None:
    """One Scavenger goes and is done; staying ends it for the player (NH-12.9)."""
    if verb_of(code) == STAY:
        s.context &= ~s.own(s.chooser)
    else:
        s.context &= ~(BIT[b_of(code)])
        shift(s, b_of(code), c_of(code), d_of(code), MOVED_SCAVENGER, NO_UNIT)
        s.turned = 1
        settle(s)
    offer_scavenging(s)


def playout(s: State, stream: Stream, limit: i64) -> i64:
    """Play random legal moves until the game is over or ``limit`` moves are made; how many were made."""
    n: i64 = 0
    while s.stage != OVER and n < limit:
        push(s, s.legal[stream.below(len(s.legal))])
        n += 1
    return n


def fight_out(s: State) -> i64:
    """Fight one battle from a position to its end, every choice answered by its first legal move."""
    begin_battle(s, BATTLE_POSITION, s.active)
    asked: i64 = 0
    while not fight(s):
        s.answers = append(s.answers, s.legal[0])
        asked += 1
    end_battle(s)
    return asked


def battles(starts: list[State], rounds: i64) -> i64:
    """Fight a battle from a copy of each state, ``rounds`` times; how many battles that were."""
    n: i64 = 0
    i: i64 = 0
    while i < rounds:
        for start in starts:
            fight_out(start.copy())
            n += 1
        i += 1
    return n


def copies(s: State, count: i64) -> i64:
    """Copy a state ``count`` times; the sum of the hexes of the copies keeps the work honest."""
    total: i64 = 0
    i: i64 = 0
    while i < count:
        total += len(s.copy().units)
        i += 1
    return total
