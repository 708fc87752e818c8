"""What can be done at places of the map, whoever pays for it: barrels blow up, manholes are welded, people
get out of cars and away (HC-12, HC-14).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.actions.rolls import FOR_WELDING, plan_roll
from ashfall.hardcity.figures.harm import blast_mutants, blast_people
from ashfall.hardcity.figures.loads import first_like, place_load
from ashfall.hardcity.figures.mutants import has_active
from ashfall.hardcity.figures.scoring import score
from ashfall.hardcity.figures.ways import is_door
from ashfall.hardcity.ground.cards import LIMOUSINE, SCORE_EVACUATED, SCORE_MAYOR_SAVED, SCORE_WELDED
from ashfall.hardcity.ground.moves import UNLOAD_CAR, move
from ashfall.hardcity.ground.rows import GONE, HITS, INSIDE, LIDS_AT, LOADS_AT, MAYOR, PLACE, SUPPLY
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import WELDING, Task
from ashfall.hardcity.ground.trace import BARREL_EXPLODED, EVACUATED, WELD_FAILED, WELDED

HOLE: Final = 1  # number of the task of welding: the manhole


def explode(s: State, barrel: i64, space: i64) -> None:
    """A barrel blows up: its own space is hit hard, those around it less; other barrels stay (HC-14.1.5).

    The officers cause it, so all kills count before anybody else is hurt: at seven points each they win
    (HC-11.2). The task on top must have taken its notes.
    """
    s.row[LOADS_AT + barrel] = GONE
    s.tell(BARREL_EXPLODED, space)
    board = s.rules.board
    blast_mutants(s, space, s.rules.blast_here)
    i: i64 = board.near_at[space]
    while i < board.near_at[space + 1]:
        blast_mutants(s, board.near[i], s.rules.blast_near)
        i += 1
    i = board.nodes_at[space]
    while i < board.nodes_at[space + 1]:  # only mutants are on vehicles
        blast_mutants(s, board.nodes[i], s.rules.blast_near)
        i += 1
    blast_people(s, space, s.rules.blast_here)
    i = board.near_at[space]
    while i < board.near_at[space + 1]:
        blast_people(s, board.near[i], s.rules.blast_near)
        i += 1


# Manholes (HC-14.2).


def manhole_at(s: State, space: i64) -> i64:
    """The manhole on a space, -1 if there is none or it is welded."""
    hole: i64 = 0
    while hole < len(s.rules.manhole_space):
        if s.rules.manhole_space[hole] == space and s.row[LIDS_AT + hole] != 0:
            return hole
        hole += 1
    return -1


def can_weld(s: State, who: i64) -> bool:
    """Whether an officer stands on a manhole that can be welded: no active mutant is there (HC-14.2.3)."""
    space: i64 = s.person(who, PLACE)
    return s.rules.has_weld and manhole_at(s, space) >= 0 and not has_active(s, space)


def weld(s: State, hole: i64) -> None:
    """A manhole is closed for good, and scores (HC-14.2.3)."""
    s.row[LIDS_AT + hole] = 0
    s.tell(WELDED, hole)
    score(s, SCORE_WELDED)


def plan_weld_roll(s: State, who: i64) -> None:
    """An officer tries to weld the manhole of the own space with a roll (HC-14.2.3)."""
    s.plan(WELDING, manhole_at(s, s.person(who, PLACE)))
    plan_roll(s, who, s.rules.weld_dice, FOR_WELDING)


class Welding(Task):
    """The roll at a manhole is made: enough hits weld it (HC-14.2.3)."""

    def work(self, s: State) -> None:
        """Look at the hits."""
        hole: i64 = s.note_of(HOLE)
        s.finish()
        if s.get(HITS) >= s.rules.weld_hits:
            weld(s, hole)
        else:
            s.tell(WELD_FAILED, hole)


# People in cars, and out of danger (HC-14.3, HC-12).


def is_car(s: State, vehicle: i64) -> bool:
    """Whether a vehicle is a car: police car, civilian car or limousine (HC-2.4)."""
    return s.rules.board.kind[vehicle] <= LIMOUSINE  # the other kinds come after the cars


def car_left_by(s: State, who: i64, load: i64) -> i64:
    """The car that a load can get out of to an officer at its doors, -1 if there is none (HC-14.3.5)."""
    vehicle: i64 = INSIDE - s.load(load)
    if vehicle < 0 or not is_car(s, vehicle) or not is_door(s, vehicle, s.person(who, PLACE)):
        return -1
    return vehicle


def has_unload(s: State, who: i64) -> bool:
    """Whether somebody could get out of a car to an officer."""
    load: i64 = 0
    while load <= MAYOR:
        if car_left_by(s, who, load) >= 0:
            return True
        load += 1
    return False


def offer_unloads(s: State, who: i64) -> None:
    """Offer everybody who can get out of a car to an officer; civilians of one car are alike (HC-R3)."""
    load: i64 = 0
    while load <= MAYOR:
        vehicle: i64 = car_left_by(s, who, load)
        if vehicle >= 0 and first_like(s, load):
            s.offer(move(UNLOAD_CAR, load, vehicle))
        load += 1


def unload(s: State, who: i64, load: i64) -> None:
    """Somebody gets out of a car to an officer (HC-14.3.5, HC-14.3.6)."""
    place_load(s, load, s.person(who, PLACE))


def evacuate(s: State, load: i64) -> None:
    """A civilian or the mayor is brought to safety, and scores (HC-12)."""
    s.tell(EVACUATED, load, s.load(load))
    s.row[LOADS_AT + load] = GONE if load == MAYOR else SUPPLY
    score(s, SCORE_MAYOR_SAVED if load == MAYOR else SCORE_EVACUATED)
