"""The course of the game: turns, draws, battles and the end (NH-3, NH-5.4, NH-6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.neuroshima.battle import KILLED, begin_battle, end_battle, fight, remove_destroyed_hqs
from ashfall.neuroshima.geometry import BIT, lowest
from ashfall.neuroshima.removal import settle
from ashfall.neuroshima.state import (
    ACT,
    DISCARD,
    HAND,
    HEALTH,
    KIND,
    NOBODY,
    OVER,
    PILE,
    REDRAW,
    ROW,
    SCAVENGE,
    TERROR,
    State,
)
from ashfall.neuroshima.tables import INSTANT, SCAVENGER
from ashfall.neuroshima.trace import (
    BATTLE_FINAL,
    BATTLE_FULL_BOARD,
    BATTLE_OVERTIME,
    BATTLE_POSITION,
    DREW,
    NO_DIRECTION,
    NO_UNIT,
    OVER_DEADLOCK,
    OVER_DRAW,
    OVER_HEALTH,
    OVER_HQ_DESTROYED,
    TURN_ENDED,
    TURN_STARTED,
)
from ashfall.neuroshima.trace import OVER as GAME_OVER

FULL_HAND: Final = 3


def start_turn(s: State, seat: i64) -> None:
    """Begin the turn of ``seat``: draw and see what has to be decided first."""
    s.active = seat
    s.chooser = seat
    s.turn += 1
    s.target = s.turn if s.turn < FULL_HAND else FULL_HAND  # NH-3.1, NH-3.2
    s.uses = s.uses[:0]
    s.terrified = s.seat[seat * ROW + TERROR]
    s.seat[seat * ROW + TERROR] = 0
    if s.trace is not None:
        s.trace.add(TURN_STARTED, NO_DIRECTION, s.turn, seat, 0, NO_UNIT, NO_UNIT, NO_UNIT)
    draw_up(s)


def draw_up(s: State) -> None:
    """Draw to the target; the last tile of a pile starts the end of the game (NH-6.1, NH-6.2)."""
    seat: i64 = s.active
    while s.seat[seat * ROW + HAND] < s.target and s.seat[seat * ROW + PILE]:
        kind: i64 = s.draw(seat)
        if s.trace is not None:
            s.trace.add(DREW, NO_DIRECTION, kind, seat, 0, NO_UNIT, NO_UNIT, NO_UNIT)
    if not s.seat[seat * ROW + PILE] and s.first_out == NOBODY:
        s.first_out = seat
        s.countdown = s.rules.seats - 1
    if is_unlucky(s):
        s.stage = REDRAW
    else:
        after_draw(s)


def is_unlucky(s: State) -> bool:
    """Only instants lie in front of the player, and there is something to draw (NH-3.8, R-34)."""
    seat: i64 = s.active
    n: i64 = s.seat[seat * ROW + HAND]
    if not n or not s.seat[seat * ROW + PILE]:
        return False
    i: i64 = 0
    while i < n:
        if s.rules.kinds.type[s.hand_tile(seat, i)] != INSTANT:
            return False
        i += 1
    return True


def after_draw(s: State) -> None:
    """The mandatory discard with a full hand, else the turn itself (NH-3.3, NH-3.7)."""
    full = s.target == FULL_HAND and s.seat[s.active * ROW + HAND] >= FULL_HAND
    s.stage = DISCARD if full else ACT


def finish_action(s: State) -> None:
    """After every change in a turn: what works by itself, a destroyed HQ, a full board (NH-4.6)."""
    settle(s)
    if hq_has_fallen(s):
        if remove_destroyed_hqs(s):  # NH-6.6, also when it paid its last health
            settle(s)
        count_hqs(s)
    elif s.is_full():
        end_turn_by_battle(s, BATTLE_FULL_BOARD)
    else:
        s.stage = ACT
        s.chooser = s.active


def end_turn(s: State) -> None:
    """The active player is done."""
    _tell_turn_ended(s)
    next_turn(s)


def end_turn_by_battle(s: State, cause: i64) -> None:
    """A battle that the active player caused ends the turn at once (NH-3.11)."""
    _tell_turn_ended(s)
    start_battle(s, cause, s.active)


def _tell_turn_ended(s: State) -> None:
    if s.trace is not None:
        s.trace.add(TURN_ENDED, NO_DIRECTION, s.turn, s.active, 0, NO_UNIT, NO_UNIT, NO_UNIT)


def next_turn(s: State) -> None:
    """What follows a turn: another one, the Final Battle or the overtime battle (NH-6.2, NH-6.3, NH-6.8)."""
    if s.overtime:
        s.overtime -= 1
        if not s.overtime:
            start_battle(s, BATTLE_OVERTIME, s.active)
            return
    elif s.countdown == 0:
        start_battle(s, BATTLE_FINAL, s.first_out)
        return
    elif s.countdown > 0:
        s.countdown -= 1
    start_turn(s, (s.active + 1) % s.rules.seats)


def start_battle(s: State, cause: i64, causer: i64) -> None:
    """A battle begins; it belongs to nobody's turn (NH-3.11)."""
    begin_battle(s, cause, causer)
    go_on_fighting(s)


def go_on_fighting(s: State) -> None:
    """Fight as far as possible; afterwards see what the battle has brought (NH-5.4)."""
    if not fight(s):
        return
    s.context = _scavengers(s)
    s.turned = 0
    end_battle(s)
    if hq_has_fallen(s):
        count_hqs(s)
    elif is_decided(s):
        _compare_health(s, OVER_HEALTH)
    else:
        offer_scavenging(s)


def is_decided(s: State) -> bool:
    """Whether the last battle of the game has been fought (NH-6.7, NH-6.8)."""
    return s.cause == BATTLE_OVERTIME or (s.cause == BATTLE_FINAL and leader(s) != NOBODY)


def _scavengers(s: State) -> i64:
    """Units that may fly after this battle (NH-12.9, R-56)."""
    found: i64 = 0
    left: i64 = s.occupied()
    while left:
        hex: i64 = lowest(left)
        left &= left - 1
        if s.rules.kinds.abilities[s.units[hex] & KIND] & SCAVENGER:
            fed = not s.rules.options.scavenger_needs_kill or s.spent[hex] & KILLED
            if fed:
                found |= BIT[hex]
    return found


def offer_scavenging(s: State) -> None:
    """Ask the owners of Scavengers, the causer first, then go on (NH-5.4.2)."""
    s.context &= ~s.netted
    turn: i64 = 0
    while turn < s.rules.seats:
        seat: i64 = (s.causer + turn) % s.rules.seats
        if s.context & s.own(seat):
            s.stage = SCAVENGE
            s.chooser = seat
            return
        turn += 1
    _after_battle(s)


def _after_battle(s: State) -> None:
    """The end of the game, another battle on a full board, or the next turn (NH-5.4.3, NH-6.7, NH-6.8)."""
    s.context = 0
    if s.cause == BATTLE_POSITION:
        s.stage = OVER
    elif s.is_full():
        _repeat(s)
    elif s.cause == BATTLE_FINAL:
        s.idle = 0
        s.overtime = s.rules.seats
        start_turn(s, (s.active + 1) % s.rules.seats)
    else:
        s.idle = 0
        next_turn(s)


def _repeat(s: State) -> None:
    """Fight again on a full board, unless nothing can change any more (R-35, R-77)."""
    s.idle = 0 if s.changed else s.idle + 1
    if s.idle and (not s.turned or s.idle > 1):
        _compare_health(s, OVER_DEADLOCK)
    else:
        start_battle(s, s.cause, s.causer)


def leader(s: State) -> i64:
    """The seat with the most health, NOBODY if two share the lead."""
    best: i64 = NOBODY
    most: i64 = -1
    seat: i64 = 0
    while seat < s.rules.seats:
        health: i64 = s.seat[seat * ROW + HEALTH]
        if health > most:
            best = seat
            most = health
        elif health == most:
            best = NOBODY
        seat += 1
    return best


def hq_has_fallen(s: State) -> bool:
    """Whether somebody's HQ is at 0 health."""
    seat: i64 = 0
    while seat < s.rules.seats:
        if not s.seat[seat * ROW + HEALTH]:
            return True
        seat += 1
    return False


def count_hqs(s: State) -> None:
    """The survivor wins; if both HQs fell it is a draw (NH-6.5, NH-6.6)."""
    winner: i64 = leader(s)
    _finish(s, winner, OVER_DRAW if winner == NOBODY else OVER_HQ_DESTROYED)


def _compare_health(s: State, reason: i64) -> None:
    winner: i64 = leader(s)
    _finish(s, winner, OVER_DRAW if winner == NOBODY and reason == OVER_HEALTH else reason)


def _finish(s: State, winner: i64, reason: i64) -> None:
    s.stage = OVER
    s.winner = winner
    s.ended = reason
    s.legal = s.legal[:0]
    if s.trace is not None:
        s.trace.add(GAME_OVER, NO_DIRECTION, winner + 1, 0, reason, NO_UNIT, NO_UNIT, NO_UNIT)
