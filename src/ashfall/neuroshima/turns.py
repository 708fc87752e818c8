"""The course of the game: turns, draws, battles and the end (NH-3, NH-5.4, NH-6)."""

from __future__ import annotations

from mypy_extensions import i64

from ashfall.neuroshima.battle import KILLED, begin_battle, end_battle, fight, remove_destroyed_hqs
from ashfall.neuroshima.endings import at_their_end, ending_of
from ashfall.neuroshima.geometry import BIT, lowest
from ashfall.neuroshima.removal import eliminate, settle
from ashfall.neuroshima.state import (
    ACT,
    DISCARD,
    GIVE,
    HAND,
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
    OVER_SHARED,
    TURN_ENDED,
    TURN_STARTED,
)
from ashfall.neuroshima.trace import OVER as GAME_OVER


def start_turn(s: State, slot: i64) -> None:
    """Begin the turn of whoever has this slot in the order: draw and see what has to be decided first."""
    _begin_turn(s, slot)
    draw_up(s)


def hand_over(s: State, slot: i64) -> None:
    """End a turn; the next one begins without a draw, with the tiles that lie in front (R-99)."""
    _close_turn(s)
    _begin_turn(s, slot)
    s.stage = ACT


def _begin_turn(s: State, slot: i64) -> None:
    mode = s.rules.mode
    seat: i64 = mode.order[slot]
    s.slot = slot
    s.active = seat
    s.chooser = seat
    s.turn += 1
    s.target = mode.draws(s.turn)
    s.plays = mode.plays(s.turn)
    s.uses = s.uses[:0]
    s.terrified = s.seat[seat * ROW + TERROR]
    s.seat[seat * ROW + TERROR] = 0
    if s.trace is not None:
        s.trace.add(TURN_STARTED, NO_DIRECTION, s.turn, seat, 0, NO_UNIT, NO_UNIT, NO_UNIT)


def draw_up(s: State) -> None:
    """Draw to the target; the last tile of a pile starts the end of the game (NH-6.1, NH-6.2)."""
    seat: i64 = s.active
    while s.seat[seat * ROW + HAND] < s.target and s.seat[seat * ROW + PILE]:
        kind: i64 = s.draw(seat)
        if s.trace is not None:
            s.trace.add(DREW, NO_DIRECTION, kind, seat, 0, NO_UNIT, NO_UNIT, NO_UNIT)
    if not s.seat[seat * ROW + PILE] and s.first_out == NOBODY:
        s.first_out = seat
        s.countdown = s.rules.mode.last_turns(seat)
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
    full = s.rules.mode.must_discard(s.turn, s.seat[s.active * ROW + HAND])
    s.stage = DISCARD if full else ACT


def finish_action(s: State) -> None:
    """After every change in a turn: what works by itself, a destroyed HQ, a full board (NH-4.6)."""
    settle(s)
    if _ask_for_points(s):
        return
    ended: i64 = at_their_end(s)
    if ended:
        if remove_destroyed_hqs(s):  # NH-6.6, also when it paid its last health
            settle(s)
        if take_stock(s, ended):
            return
    if s.is_out(s.active):
        end_turn(s)
    elif s.is_full():
        end_turn_by_battle(s, BATTLE_FULL_BOARD)
    else:
        s.stage = ACT
        s.chooser = s.active


def end_turn(s: State) -> None:
    """The active player is done."""
    _close_turn(s)
    next_turn(s)


def end_turn_by_battle(s: State, cause: i64) -> None:
    """A battle that the active player caused ends the turn at once (NH-3.11)."""
    _close_turn(s)
    start_battle(s, cause, s.active)


def _close_turn(s: State) -> None:
    s.overtime &= ~BIT[s.active]
    if s.trace is not None:
        s.trace.add(TURN_ENDED, NO_DIRECTION, s.turn, s.active, 0, NO_UNIT, NO_UNIT, NO_UNIT)


def next_turn(s: State) -> None:
    """What follows a turn: another one, the Final Battle or the overtime battle (NH-6.2, NH-6.3, NH-6.8)."""
    _pass_on(s, s.slot)


def _pass_on(s: State, slot: i64) -> None:
    """The turn goes from ``slot`` to the next who takes one; when no turn is left there is a battle."""
    order = s.rules.mode.order
    while s.overtime or not s.tied:
        if not s.tied:
            if s.countdown == 0:
                start_battle(s, BATTLE_FINAL, s.first_out)
                return
            if s.countdown > 0:
                s.countdown -= 1
        slot = (slot + 1) % len(order)
        if takes_turns(s, order[slot]):
            start_turn(s, slot)
            return
    start_battle(s, BATTLE_OVERTIME, s.active if s.closer == NOBODY else s.closer)


def takes_turns(s: State, seat: i64) -> bool:
    """Whether ``seat`` still has a turn to come: not out, in an overtime only the tied (NH-13.2.2)."""
    if s.tied:
        return (s.overtime >> seat) & 1 == 1
    return not s.is_out(seat)


def start_battle(s: State, cause: i64, causer: i64) -> None:
    """A battle begins; it belongs to nobody's turn (NH-3.11)."""
    begin_battle(s, cause, causer)
    go_on_fighting(s)


def go_on_fighting(s: State) -> None:
    """Fight as far as possible, one battle after the other where the board stays full (NH-5.4.3).

    Nobody knows how many these will be, so they are a loop: battles within battles would fill the stack.
    """
    while fight(s) and leave_battle(s):
        pass


def leave_battle(s: State) -> bool:
    """The last phase is fought: points are given away, the fallen leave, Scavengers fly (NH-5.4).

    True: the next battle has begun and is to be fought.
    """
    if _ask_for_points(s):
        return False
    s.context = _scavengers(s)
    s.turned = 0
    end_battle(s)
    ended: i64 = at_their_end(s)
    if ended and take_stock(s, ended):
        return False
    if is_decided(s):
        _compare(s, OVER_HEALTH)
        return False
    return offer_scavenging(s)


def is_decided(s: State) -> bool:
    """Whether the last battle of the game has been fought (NH-6.7, NH-6.8)."""
    return s.cause == BATTLE_OVERTIME or (s.cause == BATTLE_FINAL and _is_one_side(s, leaders(s)))


def _is_one_side(s: State, seats: i64) -> bool:
    return not seats & ~s.rules.mode.friends[lowest(seats)]


def _ask_for_points(s: State) -> bool:
    """Whether somebody must first say who gets a point (R-45)."""
    seat: i64 = ending_of(s).debtor(s)
    if seat == NOBODY:
        return False
    s.stage = GIVE
    s.chooser = seat
    return True


def _scavengers(s: State) -> i64:
    """Units that may fly after this battle (NH-12.9, R-56)."""
    found: i64 = 0
    left: i64 = s.occupied
    while left:
        hex: i64 = lowest(left)
        left &= left - 1
        if s.rules.kinds.abilities[s.units[hex] & KIND] & SCAVENGER:
            fed = not s.rules.options.scavenger_needs_kill or s.spent[hex] & KILLED
            if fed:
                found |= BIT[hex]
    return found


def offer_scavenging(s: State) -> bool:
    """Ask the owners of Scavengers, the causer first, then go on (NH-5.4.2). True as for leave_battle."""
    s.context &= s.occupied & ~s.netted
    turn: i64 = 0
    while turn < s.rules.seats:
        seat: i64 = s.rules.mode.decider(s.slot, s.causer, turn)
        if s.context & s.own(seat):
            s.stage = SCAVENGE
            s.chooser = seat
            return False
        turn += 1
    return _after_battle(s)


def _after_battle(s: State) -> bool:
    """The end of the game, another battle on a full board, or the next turn (NH-5.4.3, NH-6.7, NH-6.8)."""
    s.context = 0
    if s.cause == BATTLE_POSITION:
        s.stage = OVER
    elif s.is_full():
        return _repeat(s)
    elif s.cause == BATTLE_FINAL:
        _begin_overtime(s)
    else:
        s.idle = 0
        next_turn(s)
    return False


def _begin_overtime(s: State) -> None:
    """Everybody in the tie takes one more turn, the order goes on (NH-6.8, NH-13.2.2, R-69, R-70)."""
    s.idle = 0
    s.tied = leaders(s)
    s.overtime = s.tied
    if s.rules.seats > 2:  # of two players who takes the last extra turn is the same one
        s.closer = s.active
    alone = s.rules.mode.sides == s.rules.seats > 2  # leave no choice to the others
    after_first = alone and s.rules.options.overtime_after_first_out
    _pass_on(s, s.first_out if after_first else s.slot)


def _repeat(s: State) -> bool:
    """Fight again on a full board, unless nothing can change any more (R-35, R-77, R-91)."""
    s.idle += 1
    if s.changed:
        s.idle = 0
    if s.idle and (not s.turned or s.idle > 1):
        _compare(s, OVER_DEADLOCK)
        return False
    begin_battle(s, s.cause, s.causer)
    return True


def leaders(s: State) -> i64:
    """Seats that are ahead: of one side, or of several that share the lead."""
    return ending_of(s).leaders(s)


def take_stock(s: State, ended: i64) -> bool:
    """The game ends with the counters that stand at their end (True), or goes on without those seats."""
    winners: i64 = ending_of(s).winners(s, ended)
    if winners:
        _finish(s, winners, OVER_HQ_DESTROYED)
        return True
    eliminate(s, ended)
    return False


def _compare(s: State, reason: i64) -> None:
    """Who is ahead wins; a lead that is shared is a shared victory."""
    _finish(s, leaders(s), reason)


def _finish(s: State, winners: i64, reason: i64) -> None:
    s.stage = OVER
    s.winners = winners
    s.ended = ending_of(s).reason(reason)
    if reason != OVER_DEADLOCK and not _is_one_side(s, winners):
        s.ended = OVER_DRAW if winners == BIT[s.rules.seats] - 1 else OVER_SHARED
    s.legal = s.legal[:0]
    if s.trace is not None:
        s.trace.add(GAME_OVER, NO_DIRECTION, winners, 0, s.ended, NO_UNIT, NO_UNIT, NO_UNIT)
