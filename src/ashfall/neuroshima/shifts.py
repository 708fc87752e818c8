"""Units change places: moves, pushes and grabs (NH-11.2 to NH-11.4, NH-12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.neuroshima.geometry import BIT, lowest
from ashfall.neuroshima.moves import GO, STAY, STEP_ON, move
from ashfall.neuroshima.offers import Offers, goes_twice
from ashfall.neuroshima.removal import settle
from ashfall.neuroshima.state import DISPLACE, FACING, STEP, State
from ashfall.neuroshima.trace import MOVED, MOVED_GRAB, MOVED_PUSH, NO_DIRECTION, NO_UNIT
from ashfall.neuroshima.turns import finish_action

BY_GRAB: Final = 1 << 12  # in State.context while a unit is displaced: grabbed, not pushed


def facing_of(s: State, hex: i64) -> i64:
    """How the unit on ``hex`` is turned."""
    return (s.units[hex] >> FACING) & 7


def offer_moves(s: State, o: Offers, verb: i64, a: i64, unit: i64, null: bool) -> None:
    """One hex to an empty neighbour and/or a turn; with ``null`` also staying as it is (R-32, R-68)."""
    hexes: i64 = (s.rules.board.reach[unit * 64 + 63] & o.empty) | BIT[unit]
    while hexes:
        hex: i64 = lowest(hexes)
        if hex == unit and not null:
            o.add_facings_but(verb, a, unit, hex, facing_of(s, unit))
        else:
            o.add_facings(verb, a, unit, hex)
        hexes &= hexes - 1


def shift(s: State, start: i64, end: i64, facing: i64, cause: i64, by: i64) -> None:
    """Move and turn a unit, both at once (R-32)."""
    before: i64 = s.ref(start)
    s.relocate(start, end, facing)
    if s.trace is not None:
        s.trace.add(MOVED, facing, 0, 0, cause, s.ref(end), before, by)


def go(s: State, start: i64, end: i64, facing: i64, cause: i64) -> None:
    """A move effect of the active player; a Recon Center may grant a second step (NH-10.12, R-15)."""
    shift(s, start, end, facing, cause, NO_UNIT)
    settle(s)
    if s.units[end] and not s.is_netted(end) and goes_twice(s, s.active):
        s.stage = STEP
        s.context = end | cause << 6
    else:
        finish_action(s)


def offer_second_step(s: State, o: Offers) -> None:
    """Stay, or go one further."""
    o.add(move(STAY, 0, 0, 0, 0))
    unit: i64 = s.context & 63
    hexes: i64 = (s.rules.board.reach[unit * 64 + 63] & o.empty) | BIT[unit]
    while hexes:
        hex: i64 = lowest(hexes)
        if hex == unit:
            o.add_facings_but(STEP_ON, 0, 0, hex, facing_of(s, unit))
        else:
            o.add_facings(STEP_ON, 0, 0, hex)
        hexes &= hexes - 1


def push_targets(s: State, o: Offers, unit: i64) -> i64:
    """Enemies that ``unit`` can push somewhere (NH-11.3, R-14)."""
    board = s.rules.board
    found: i64 = 0
    d: i64 = 0
    while d < 6:
        victim: i64 = board.neighbor[unit * 6 + d]
        if victim >= 0 and (o.catchable & ~s.netted) >> victim & 1 and board.away[unit * 6 + d] & o.empty:
            found |= BIT[victim]
        d += 1
    return found


def grab_targets(s: State, o: Offers, unit: i64) -> i64:
    """Enemies that ``unit`` can grab (NH-11.4, R-31)."""
    board = s.rules.board
    found: i64 = 0
    left: i64 = board.ring2[unit] & o.catchable & ~s.netted
    while left:
        if board.between[unit * board.size + lowest(left)] & o.empty:
            found |= left & -left
        left &= left - 1
    return found


def offer_pairs(o: Offers, verb: i64, a: i64, unit: i64, victims: i64) -> None:
    """One move for each victim."""
    while victims:
        o.add(move(verb, a, unit, lowest(victims), 0))
        victims &= victims - 1


def displace(s: State, unit: i64, victim: i64, grabbed: i64) -> None:
    """The victim's owner chooses where it goes (DP-4)."""
    s.stage = DISPLACE
    s.chooser = s.owner(victim)
    s.context = unit | victim << 6 | grabbed


def offer_places(s: State, o: Offers) -> None:
    """Hexes for the displaced unit; who was grabbed may be turned as well."""
    board = s.rules.board
    unit: i64 = s.context & 63
    victim: i64 = (s.context >> 6) & 63
    empty: i64 = s.empty()
    if s.context & BY_GRAB:
        hexes: i64 = board.between[unit * board.size + victim] & empty
    else:
        d: i64 = 0
        while board.neighbor[unit * 6 + d] != victim:
            d += 1
        hexes = board.away[unit * 6 + d] & empty
    while hexes:
        if s.context & BY_GRAB:
            o.add_facings(GO, 0, 0, lowest(hexes))
        else:
            o.add(move(GO, 0, 0, lowest(hexes), NO_DIRECTION))
        hexes &= hexes - 1


def be_displaced(s: State, hex: i64, facing: i64) -> None:
    """The displaced unit arrives."""
    unit: i64 = s.context & 63
    victim: i64 = (s.context >> 6) & 63
    cause: i64 = MOVED_GRAB if s.context & BY_GRAB else MOVED_PUSH
    if facing == NO_DIRECTION:  # who is pushed keeps its facing
        facing = facing_of(s, victim)
    s.context = 0
    shift(s, victim, hex, facing, cause, s.ref(unit))
    finish_action(s)
