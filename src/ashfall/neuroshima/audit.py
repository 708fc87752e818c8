"""Whether a state can have come from a game.

The compiled rules trust their state. One that came out of a file or a message may be damaged or forged, so
every number in it is checked here, and the question it asks is worked out again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ashfall.neuroshima import moves, state, trace
from ashfall.neuroshima.battle import CONVERSION_SPENT, KILLED
from ashfall.neuroshima.effects import EXTRA_SPENT
from ashfall.neuroshima.game import carry_out, is_legal, refresh_answers
from ashfall.neuroshima.instants import carry_on_strike
from ashfall.neuroshima.modes import NO_LIMIT, POINTS
from ashfall.neuroshima.pending import BATTLES, asks_rightly, stands
from ashfall.neuroshima.removal import settle
from ashfall.neuroshima.state import (
    FACING,
    HAND,
    HAND_LIMIT,
    HEALTH,
    HQ_HEX,
    KIND,
    MARKER,
    OWED,
    OWNER,
    PILE,
    ROW,
    TERROR,
    UNITS,
    WOUNDS,
    State,
)
from ashfall.neuroshima.tables import HQ, INSTANT, NET_OF_STEEL, TOKENS
from ashfall.neuroshima.turns import go_on_fighting
from ashfall.table.errors import InvalidPosition

__all__ = ["MOST_TILES", "audit", "fault_of_rows", "uses_exist"]

Check = tuple[Callable[[State], bool], str]

MOST_TILES: Final = 120  # of one seat, everywhere together
MOST_TURNS: Final = 10_000
MOST_OWED: Final = 1000  # more wounds than a battle can deal to an HQ
ENDS: Final = (
    0,
    trace.OVER_HQ_DESTROYED,
    trace.OVER_HEALTH,
    trace.OVER_DRAW,
    trace.OVER_DEADLOCK,
    trace.OVER_POINTS,
    trace.OVER_SHARED,
)
ABILITIES: Final = (moves.MOVE_SELF, moves.TURN_SELF, moves.RIDE, moves.PUSH, moves.GRAB)
SPENDABLE: Final = (1 << TOKENS) - 1 | 0xFFFF << EXTRA_SPENT | CONVERSION_SPENT | KILLED


def audit(s: State) -> None:
    """Raise InvalidPosition unless the state is sound in every part."""
    fault = fault_of_rows(s) or _first_fault(s, (CHOICES,))
    if fault:
        raise InvalidPosition("bytes", f"expected a stored state, {fault}")


def fault_of_rows(s: State) -> str:
    """What is wrong with a state whose legal moves need not be listed yet; empty if it is sound."""
    fault = _first_fault(s, TABLE)
    if fault:
        return fault
    s.enlist_all()
    return _first_fault(s, PLAY)


def _first_fault(s: State, checks: tuple[Check, ...]) -> str:
    return next((what for holds, what in checks if not holds(s)), "")


def _rows_fit(s: State) -> bool:
    seats = int(s.rules.seats)
    size = int(s.rules.board.size)
    return (
        0 < s.capacity <= MOST_TILES + 1
        and len(s.units) == size
        and len(s.seat) == seats * ROW
        and len(s.tiles) == seats * (2 * s.capacity + HAND_LIMIT)
        and (len(s.spent) == size or (s.stage != state.BATTLE and not len(s.spent)))
        and (not len(s.spent) or s.stage in (state.BATTLE, state.GIVE))
    )


def _may_owe(s: State, seat: int, points: int) -> bool:
    """Points that are owed are given away by the player to move, or at the end of a battle (R-45)."""
    asked = s.stage in (state.GIVE, state.BATTLE) and (len(s.spent) > 0 or s.active == seat)
    return bool(s.rules.mode.goal == POINTS) and asked and 0 < points <= MOST_OWED


def _numbers_fit(s: State) -> bool:
    last = int(s.rules.seats) - 1
    everybody = (1 << last + 1) - 1
    limits = (
        (s.stage, state.SETUP, state.OVER),
        (s.chooser, 0, last),
        (s.active, 0, last),
        (s.slot, 0, len(s.rules.mode.order) - 1),
        (s.out, 0, everybody),
        (s.turn, 0, MOST_TURNS),
        (s.target, 1, s.rules.mode.hand),
        (s.plays, 0, NO_LIMIT),
        (s.terrified, 0, 1),
        (s.first_out, -1, last),
        (s.countdown, -1, last),
        (s.tied, 0, everybody),
        (s.overtime, 0, everybody),
        (s.closer, -1, last),
        (s.causer, 0, last),
        (s.phase, 0, 62),
        (s.changed, 0, 1),
        (s.idle, 0, 2 if s.stage == state.OVER else 1),
        (s.turned, 0, 1),
        (s.winners, 0, everybody),
    )
    return (
        all(low <= value <= high for value, low, high in limits)
        and (s.stage == state.SETUP or s.rules.mode.order[s.slot] == s.active)
        and not s.overtime & ~s.tied
        and (s.closer < 0 or (s.tied != 0 and last > 1))
        and (s.first_out < 0) == (s.countdown < 0)
        and s.cause in (0, *BATTLES)
        and s.ended in ENDS
        and (s.stage == state.OVER or s.ended == 0)
        and (s.ended == 0) == (s.winners == 0)
        and s.plays <= s.rules.mode.plays(s.turn)
        and _are_out(s, int(s.out))
    )


def _are_out(s: State, seats: int) -> bool:
    """Only a free-for-all goes on without those who lost their HQ, and they no longer take part.

    Who lost it in a battle may be the last who had a turn, until the next begins.
    """
    acting = 1 << int(s.chooser) | int(s.overtime)
    if s.stage not in (state.BATTLE, state.SCAVENGE):
        acting |= 1 << int(s.active)
    return seats == 0 or (s.rules.mode.goes_on and (s.stage == state.OVER or not seats & acting))


def _units_exist(s: State) -> bool:
    return all(not unit or _unit_exists(s, int(unit)) for unit in s.units)


def _unit_exists(s: State, unit: int) -> bool:
    kind, owner = unit & KIND, unit >> OWNER & 7
    return (
        unit > 0
        and owner < s.rules.seats
        and _is_tile_of(s, owner, kind)
        and bool(s.rules.kinds.type[kind] != INSTANT)
        and unit >> FACING & 7 < 6
        and unit >> WOUNDS <= s.rules.kinds.toughness[kind]
    )


def _is_tile_of(s: State, seat: int, kind: int) -> bool:
    return 0 < kind < s.rules.kinds.count and s.rules.kinds.tile(kind).army == s.rules.armies[seat].key


def _seats_agree(s: State) -> bool:
    return all(_seat_agrees(s, seat) for seat in range(int(s.rules.seats)))


def _seat_agrees(s: State, seat: int) -> bool:
    row = [int(field) for field in s.seat[seat * ROW : (seat + 1) * ROW]]
    own = [hex for hex, unit in enumerate(s.units) if unit and unit >> OWNER & 7 == seat]
    hqs = [hex for hex in own if s.units[hex] & KIND == s.rules.hq_kind[seat]]
    may_stay = s.rules.options.hq_stays_for_battle and s.stage == state.BATTLE
    return (
        row[UNITS] == sum(1 << hex for hex in own)
        and 0 <= row[HEALTH] <= s.rules.mode.most[seat]
        and (row[OWED] == 0 or _may_owe(s, seat, row[OWED]))
        and [row[HQ_HEX]] == (hqs or [-1])
        and not (s.is_out(seat) and (own or row[HEALTH]))
        and bool(row[HEALTH] or not hqs or may_stay or not s.rules.mode.hqs_fall)
        and (row[MARKER] == -1 or _may_be_marked(s, seat, row[MARKER]))
        and row[TERROR] in (0, 1)
        and _tiles_agree(s, seat, row, len(own))
    )


def _may_be_marked(s: State, seat: int, hex: int) -> bool:
    if not s.rules.kinds.abilities[s.rules.hq_kind[seat]] & NET_OF_STEEL:
        return False
    unit = int(s.units[hex]) if 0 <= hex < len(s.units) else 0
    return unit != 0 and bool(s.enemies(seat) >> hex & 1) and bool(s.rules.kinds.type[unit & KIND] != HQ)


def _tiles_agree(s: State, seat: int, row: list[int], units: int) -> bool:
    """Known tiles, nothing behind the last one, and room for all of them on the discard pile."""
    capacity = int(s.capacity)
    places = (
        (s.pile_start(seat), capacity, row[PILE]),
        (s.discard_start(seat), capacity, row[state.DISCARDS]),
        (s.hand_start(seat), HAND_LIMIT, row[HAND]),
    )
    if not all(0 <= count <= room for _, room, count in places):
        return False
    if units + sum(count for _, _, count in places) > capacity:
        return False
    for start, room, count in places:
        kinds = [int(kind) for kind in s.tiles[start : start + room]]
        if any(kinds[count:]) or not all(_is_tile_of(s, seat, kind) for kind in kinds[:count]):
            return False
    hidden = [int(s.tiles[start + i]) for start, _, count in places[::2] for i in range(count)]
    return s.rules.hq_kind[seat] not in hidden


def _is_settled(s: State) -> bool:
    """Nets, turned modules and the Lair as the rules would have them."""
    twin = s.copy()
    settle(twin)
    return (
        twin.netted == s.netted
        and twin.scoped == s.scoped
        and list(twin.seat) == list(s.seat)
        and list(twin.units) == list(s.units)
    )


def _rest_agrees(s: State) -> bool:
    return uses_exist(s) and all(spent >= 0 and not spent & ~SPENDABLE for spent in s.spent)


def uses_exist(s: State) -> bool:
    """Whether the abilities that were used belong to units on the board."""
    return len(s.uses) <= len(ABILITIES) * len(s.units) ** 2 and all(
        code >> 12 in ABILITIES and stands(s, code >> 6 & 63) and stands(s, code & 63) for code in s.uses
    )


def _choices_agree(s: State) -> bool:
    """The list of legal moves, worked out again; a phase or strike from its first question on."""
    twin = s.copy()
    if s.stage in (state.BATTLE, state.STRIKE):
        if not _answer_again(s, twin):
            return False
    elif len(s.answers):
        return False
    elif s.stage == state.OVER:
        return not len(s.legal)
    else:
        refresh_answers(twin)
    return (
        len(s.legal) > 1
        and list(twin.legal) == list(s.legal)
        and list(twin.answers) == list(s.answers)
        and (twin.stage, twin.phase, twin.chooser) == (s.stage, s.phase, s.chooser)
    )


def _answer_again(s: State, twin: State) -> bool:
    twin.answers = twin.answers[:0]
    (go_on_fighting if s.stage == state.BATTLE else carry_on_strike)(twin)
    for code in s.answers:
        if (twin.stage, twin.phase) != (s.stage, s.phase) or not is_legal(twin, code):
            return False
        carry_out(twin, code)
    return True


TABLE: Final[tuple[Check, ...]] = (
    (_rows_fit, "its rows have another length"),
    (_numbers_fit, "some of its numbers are out of range"),
    (_units_exist, "there is no such unit"),
    (_seats_agree, "what belongs to a seat does not fit together"),
)
PLAY: Final[tuple[Check, ...]] = (
    (_is_settled, "its nets do not follow from the board"),
    (_rest_agrees, "something was used that is not there"),
    (asks_rightly, "it asks for something that nobody can decide"),
)
CHOICES: Final[Check] = (_choices_agree, "its legal moves do not follow from the table")
