"""How far officers have to walk: shortest ways to where people are brought, and to the next errand.

Numbers count spaces; an action point is worth two of them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.hardcity.actions.sites import is_car
from ashfall.hardcity.figures.mutants import count_mutants, has_active
from ashfall.hardcity.figures.people import is_up
from ashfall.hardcity.figures.ways import is_door, is_obstacle
from ashfall.hardcity.ground.board import ROOF_MAP
from ashfall.hardcity.ground.rows import (
    AP,
    BATTERY,
    CRATES,
    CRATES_AT,
    DONE,
    HELICOPTER,
    INSIDE,
    LIDS_AT,
    LOADS_AT,
    MAYOR,
    OFFICERS,
    PLACE,
    ROOF_OPEN,
)
from ashfall.hardcity.ground.state import State

UNREACHED: Final = 60  # farther than any way
ACTION: Final = 2  # spaces that an action point stands for
TAKEN: Final = 5  # an errand that another officer is nearer to
CRATE: Final = 7  # a crate is worth a walk only where nothing else is near
LURE: Final = 4  # how much nearer a manhole looks that barrels leave by
MAYORS_WORTH: Final = 8  # the mayor counts more than a civilian


def no_field(s: State) -> vec[i64]:
    """A field in which nothing can be reached."""
    field = vec[i64]()
    space: i64 = 0
    while space < s.rules.board.size:
        field = append(field, UNREACHED)
        space += 1
    return field


def flood(s: State, field: vec[i64]) -> None:
    """Spread the costs of some spaces over the ways of officers, in place."""
    board = s.rules.board
    queue = vec[i64]()
    space: i64 = 0
    while space < board.plain:
        if field[space] < UNREACHED:
            queue = append(queue, space)
        space += 1
    i: i64 = 0
    while i < len(queue):
        here: i64 = queue[i]
        i += 1
        k: i64 = board.near_at[here]
        while k < board.near_at[here + 1]:
            there: i64 = board.near[k]
            if field[here] + 1 < field[there] and not is_obstacle(s, there):
                field[there] = field[here] + 1
                queue = append(queue, there)
            k += 1
        door: i64 = _through_door(s, here)
        if door >= 0 and field[here] + ACTION < field[door]:
            field[door] = field[here] + ACTION
            queue = append(queue, door)


def _through_door(s: State, here: i64) -> i64:
    if s.get(ROOF_OPEN) == 0:
        return -1
    if here == s.rules.lab_door:
        return s.rules.exit_space
    if here == s.rules.exit_space:
        return s.rules.lab_door
    return -1


def _lower(field: vec[i64], space: i64, cost: i64) -> None:
    if cost < field[space]:
        field[space] = cost


def way_to_safety(s: State) -> vec[i64]:
    """From every space to where civilians, the mayor or the battery are wanted."""
    field = no_field(s)
    rules = s.rules
    at: i64 = s.get(HELICOPTER)
    if rules.has_evacuate_by_helicopter and at >= 0 and not is_obstacle(s, at):
        field[at] = 0
    if rules.has_evacuate_to_car and rules.car >= 0:
        space: i64 = 0
        while space < rules.board.plain:
            if is_door(s, rules.car, space):
                field[space] = 2 if has_active(s, space) else 0
            space += 1
    if rules.has_boat and rules.pier >= 0:
        field[rules.pier] = 0
    if rules.has_battery and rules.generator >= 0:
        field[rules.generator] = 0
    flood(s, field)
    return field


def worth_of(load: i64) -> i64:
    """By how much the errand for a load looks nearer than it is."""
    if load == MAYOR:
        return MAYORS_WORTH
    return 0


def way_to_errand(s: State, who: i64, safety: vec[i64]) -> vec[i64]:
    """From every space to the next thing that an officer should do, and on to its end."""
    field = no_field(s)
    rules = s.rules
    if rules.has_machine:
        _seek_roof(s, who, field, safety)
    elif rules.has_weld:
        _seek_manholes(s, who, field)
    else:
        _seek_people(s, who, field, safety)
    crate: i64 = 0
    while crate < CRATES:
        at: i64 = s.row[CRATES_AT + crate]
        if at >= 0 and not is_obstacle(s, at):
            _lower(field, at, CRATE + count_mutants(s, at))
        crate += 1
    flood(s, field)
    return field


def _seek_people(s: State, who: i64, field: vec[i64], safety: vec[i64]) -> None:
    """Civilians and the mayor, on the map or in cars."""
    board = s.rules.board
    load: i64 = 0
    while load <= MAYOR:
        at: i64 = s.row[LOADS_AT + load]
        if at >= 0:
            cost: i64 = safety[at] - worth_of(load) + taken(s, who, at)
            _lower(field, at, cost)
        elif at <= INSIDE and s.rules.has_take_from_cars and is_car(s, INSIDE - at):
            car: i64 = INSIDE - at
            i: i64 = board.doors_at[car]
            while i < board.doors_at[car + 1]:
                door: i64 = board.doors[i]
                if not is_obstacle(s, door):
                    _lower(field, door, safety[door] + ACTION - worth_of(load) + taken(s, who, door))
                i += 1
        load += 1


def _seek_manholes(s: State, who: i64, field: vec[i64]) -> None:
    hole: i64 = 0
    while hole < len(s.rules.manhole_space):
        if s.row[LIDS_AT + hole] != 0:
            at: i64 = s.rules.manhole_space[hole]
            if not is_obstacle(s, at):
                _lower(field, at, 2 * count_mutants(s, at) + taken(s, who, at) - _lure(s, at))
        hole += 1


def _lure(s: State, hole: i64) -> i64:
    """A manhole next to the truck is worth a longer walk: barrels leave by it (HC-14.2.9)."""
    truck: i64 = s.rules.truck
    if s.rules.coop or truck < 0 or s.rules.board.apart(hole, s.rules.board.node[truck]) > 1:
        return 0
    return LURE


def _seek_roof(s: State, who: i64, field: vec[i64], safety: vec[i64]) -> None:
    """The battery to the generator first, by the one who is nearest; the others wait at the door."""
    rules = s.rules
    if s.get(ROOF_OPEN) != 0:
        space: i64 = 0
        while space < rules.board.plain:
            if rules.board.map[space] == ROOF_MAP and not is_obstacle(s, space):
                field[space] = 0
            space += 1
        return
    at: i64 = s.load(BATTERY)
    if at >= 0 and _is_courier(s, who, at):
        field[at] = safety[at]
    else:
        field[rules.lab_door] = 0


def _is_courier(s: State, who: i64, battery: i64) -> bool:
    """Whether the battery is an officer's errand: nobody who can still act is nearer, and if somebody brought
    it so far in this round, it is in reach, so that it goes on at once."""
    board = s.rules.board
    mine: i64 = board.apart(s.person(who, PLACE), battery)
    in_reach: bool = mine < ACTION * s.person(who, AP)
    other: i64 = 0
    while other < OFFICERS:
        if other != who and is_up(s, other):
            far: i64 = board.apart(s.person(other, PLACE), battery)
            nearer: bool = far < mine or (far == mine and other < who)
            if nearer and (s.person(other, DONE) == 0 or (far == 0 and not in_reach)):
                return False
        other += 1
    return True


def taken(s: State, who: i64, space: i64) -> i64:
    """The price of an errand that another officer is nearer to and can still see to."""
    mine: i64 = s.rules.board.apart(s.person(who, PLACE), space)
    other: i64 = 0
    while other < OFFICERS:
        if other != who and is_up(s, other):
            far: i64 = s.rules.board.apart(s.person(other, PLACE), space)
            if far < mine and (far == 0 or s.person(other, DONE) == 0):
                return TAKEN
            if far == mine and other < who and s.person(other, DONE) == 0:
                return TAKEN
        other += 1
    return 0
