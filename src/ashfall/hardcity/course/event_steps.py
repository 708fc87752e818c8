"""The start of a round, as the episode says: one task for each kind of step (HC-4.3, HC-14)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.hardcity.actions.targets import bystanders
from ashfall.hardcity.course.event_symbols import STEP, Symbols, offer_around
from ashfall.hardcity.figures.loads import has_crate, place_crate, place_load
from ashfall.hardcity.figures.ways import is_obstacle
from ashfall.hardcity.ground.board import MAIN
from ashfall.hardcity.ground.cards import (
    BUS_UNLOADS,
    CLOUDS_CLEAR,
    CRATE_AT_HELICOPTER,
    EVENT_CIVILIANS,
    EVENT_CRATES,
    EVENT_MUTANTS,
    HELICOPTER_TURNS,
    LAMPS_SET,
    MANHOLE_CLOSES,
    ZERO_PLACES_CLOUDS,
)
from ashfall.hardcity.ground.moves import CLOUD, FIELD_A, PASS, PUT, a_of, b_of, move, verb_of
from ashfall.hardcity.ground.rows import (
    CIVILIANS,
    CLOSED_LID,
    CLOUDS,
    CLOUDS_AT,
    HELICOPTER,
    INSIDE,
    LADDER_DOWN,
    LIDS_AT,
    MUTANTS,
    MUTANTS_AT,
    OPEN_LID,
)
from ashfall.hardcity.ground.rules import BIT
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import Task, ask_officers, ask_zero
from ashfall.hardcity.ground.trace import CLOUD_PLACED, CLOUDS_CLEARED, EVENT_DRAWN, LID_TURNED
from ashfall.hardcity.places.helicopter import let_ladder_down
from ashfall.hardcity.places.lamps import SetLamps

# Numbers of the task, after the kind of step.
CLOUDS_PLACED: Final = 2
PEOPLE_OUT: Final = 2  # civilians who have left the bus
DOORS_USED: Final = 3  # a set

_CRATE: Final = 0  # not a box


class HelicopterTurns(Task):
    """A helicopter on the way lets its ladder down (HC-14.1.3)."""

    def work(self, s: State) -> None:
        """If it is on the map."""
        s.finish()
        if s.get(HELICOPTER) >= 0 and s.get(LADDER_DOWN) == 0:
            let_ladder_down(s)


class ManholeCloses(Task):
    """One of as many event cards as there are manholes tells which one is closed this round (HC-14.3.2)."""

    def work(self, s: State) -> None:
        """Draw; the cards go back afterwards."""
        s.finish()
        card: i64 = s.below(len(s.rules.manhole_space))
        s.tell(EVENT_DRAWN, card)
        hole: i64 = 0
        while hole < len(s.rules.manhole_space):
            turn_lid(s, hole, CLOSED_LID if hole == card else OPEN_LID)
            hole += 1


def turn_lid(s: State, hole: i64, lid: i64) -> None:
    """Open or close a manhole that is on the map."""
    if s.row[LIDS_AT + hole] != 0 and s.row[LIDS_AT + hole] != lid:
        s.row[LIDS_AT + hole] = lid
        s.tell(LID_TURNED, hole, lid)


class CloudsClear(Task):
    """All toxic clouds are removed (HC-14.3.3)."""

    def work(self, s: State) -> None:
        """Those that are there."""
        s.finish()
        had_any: bool = False
        cloud: i64 = 0
        while cloud < CLOUDS:
            had_any = had_any or s.row[CLOUDS_AT + cloud] >= 0
            s.row[CLOUDS_AT + cloud] = -1
            cloud += 1
        if had_any:
            s.tell(CLOUDS_CLEARED)


class ZeroPlacesClouds(Task):
    """Doctor Zero may put toxic clouds on empty spaces of the main boards (HC-14.3.3)."""

    def work(self, s: State) -> None:
        """Offer the spaces, and to stop; there is nobody to do so in co-op."""
        if s.rules.coop or s.note_of(CLOUDS_PLACED) >= s.rules.clouds_per_round or _next_cloud(s) == CLOUDS:
            s.finish()
            return
        ask_zero(s)
        s.offer(move(PASS))
        s.offer_each(move(CLOUD, 0), FIELD_A, _clean_spaces(s))

    def answer(self, s: State, code: i64) -> None:
        """One cloud more, or none."""
        if verb_of(code) == PASS:
            s.finish()
            return
        s.keep(CLOUDS_PLACED, s.note_of(CLOUDS_PLACED) + 1)
        s.row[CLOUDS_AT + _next_cloud(s)] = a_of(code)
        s.tell(CLOUD_PLACED, a_of(code))


def _next_cloud(s: State) -> i64:
    """A cloud that is not on the map, CLOUDS if all are."""
    cloud: i64 = 0
    while cloud < CLOUDS and s.row[CLOUDS_AT + cloud] >= 0:
        cloud += 1
    return cloud


def _clean_spaces(s: State) -> vec[i64]:
    """Where a toxic cloud may be put: nobody, no obstacle and no cloud is there (HC-14.3.3)."""
    found = vec[i64]()
    board = s.rules.board
    taken = bystanders(s)
    _mark(taken, s.row[MUTANTS_AT : MUTANTS_AT + MUTANTS])
    _mark(taken, s.row[CLOUDS_AT : CLOUDS_AT + CLOUDS])
    space: i64 = 0
    while space < board.plain:
        if taken[space] == 0 and board.part[space] == MAIN and not is_obstacle(s, space):
            found = append(found, space)
        space += 1
    return found


def _mark(marks: vec[i64], places: vec[i64]) -> None:
    i: i64 = 0
    while i < len(places):
        if places[i] >= 0:
            marks[places[i]] = 1
        i += 1


class BusUnloads(Task):
    """The officers let civilians out of the bus (HC-14.4.2)."""

    def work(self, s: State) -> None:
        """Offer the doors that nobody has used in this round."""
        civilian: i64 = _civilian_in_bus(s)
        if civilian < 0 or s.note_of(PEOPLE_OUT) >= s.rules.civilians_per_round:
            s.finish()
            return
        ask_officers(s, -1)
        board = s.rules.board
        i: i64 = board.doors_at[s.rules.bus]
        while i < board.doors_at[s.rules.bus + 1]:
            if s.note_of(DOORS_USED) & _door_bit(s, i) == 0 and not is_obstacle(s, board.doors[i]):
                s.offer(move(PUT, civilian, board.doors[i]))
            i += 1
        if len(s.legal) == 0:
            s.finish()

    def answer(self, s: State, code: i64) -> None:
        """One gets out."""
        s.keep(PEOPLE_OUT, s.note_of(PEOPLE_OUT) + 1)
        board = s.rules.board
        i: i64 = board.doors_at[s.rules.bus]
        while board.doors[i] != b_of(code):
            i += 1
        s.keep(DOORS_USED, s.note_of(DOORS_USED) | _door_bit(s, i))
        place_load(s, a_of(code), b_of(code))


def _door_bit(s: State, i: i64) -> i64:
    return BIT[i - s.rules.board.doors_at[s.rules.bus]]


def _civilian_in_bus(s: State) -> i64:
    """The first civilian in the bus, -1 if it is empty."""
    load: i64 = 0
    while s.rules.bus >= 0 and load < CIVILIANS:
        if s.load(load) == INSIDE - s.rules.bus:
            return load
        load += 1
    return -1


class CrateAtHelicopter(Task):
    """The helicopter drops a crate on its space, or next to an obstacle there (HC-14.4.3, HC-2.5)."""

    def work(self, s: State) -> None:
        """While tokens last."""
        space: i64 = s.get(HELICOPTER)
        if space >= 0 and has_crate(s) and is_obstacle(s, space):
            ask_officers(s, -1)
            offer_around(s, space)
            return
        s.finish()
        if space >= 0:
            place_crate(s, space, _CRATE)

    def answer(self, s: State, code: i64) -> None:
        """There."""
        s.finish()
        place_crate(s, a_of(code), _CRATE)


_STEPS: Final[list[tuple[int, Task]]] = [
    (EVENT_CIVILIANS, Symbols()),
    (EVENT_CRATES, Symbols()),
    (EVENT_MUTANTS, Symbols()),
    (HELICOPTER_TURNS, HelicopterTurns()),
    (MANHOLE_CLOSES, ManholeCloses()),
    (CLOUDS_CLEAR, CloudsClear()),
    (ZERO_PLACES_CLOUDS, ZeroPlacesClouds()),
    (BUS_UNLOADS, BusUnloads()),
    (CRATE_AT_HELICOPTER, CrateAtHelicopter()),
    (LAMPS_SET, SetLamps()),
]


def _by_number() -> vec[Task]:
    table = [Task()] * len(_STEPS)
    for number, step in _STEPS:
        table[number] = step
    return vec[Task](table)


_TABLE: Final = _by_number()


class EventStep(Task):
    """One step of the episode's start of the round (HC-4.3)."""

    def work(self, s: State) -> None:
        """As this kind of step does."""
        _TABLE[s.note_of(STEP)].work(s)

    def answer(self, s: State, code: i64) -> None:
        """As this kind of step does."""
        _TABLE[s.note_of(STEP)].answer(s, code)
