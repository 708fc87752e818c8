"""Ways over the map: obstacles, neighbours, manholes and the door to the roof (HC-2, HC-14.3, HC-14.5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.hardcity.ground.board import NOWHERE, SEWER_MAP
from ashfall.hardcity.ground.rows import (
    CAR_AT,
    CAR_NOSE,
    LIDS_AT,
    MANHOLES,
    OPEN_LID,
    ROADBLOCK,
    ROOF_OPEN,
)
from ashfall.hardcity.ground.state import State

_BYTE: Final = 8  # bits for a space or a vehicle


def is_obstacle(s: State, space: i64) -> bool:
    """Whether a token covers an ordinary space completely (HC-2.3)."""
    board = s.rules.board
    return space >= board.plain or board.vehicle_on[space] >= 0 or is_under_car(s, space)


def is_under_car(s: State, space: i64) -> bool:
    """Whether the police car that a take has put on the map covers a space."""
    return space == s.row[CAR_AT] or space == s.row[CAR_NOSE]


def is_barred(s: State, space: i64) -> bool:
    """Whether a roadblock keeps mutants off a space or out of the vehicle itself (HC-17.9.12)."""
    vehicle: i64 = s.get(ROADBLOCK)
    if vehicle < 0:
        return False
    return s.rules.board.node[vehicle] == space or is_next_to(s, vehicle, space)


def is_next_to(s: State, vehicle: i64, space: i64) -> bool:
    """Whether a space is adjacent to a vehicle that is on the map."""
    board = s.rules.board
    i: i64 = board.covers_at[vehicle]
    while i < board.covers_at[vehicle + 1]:
        if board.apart(board.covers[i], space) == 1:
            return True
        i += 1
    if vehicle == s.rules.car and s.get(CAR_AT) >= 0:
        return board.apart(s.get(CAR_AT), space) == 1 or board.apart(s.get(CAR_NOSE), space) == 1
    return False


def ways_of_people(s: State, space: i64, came_by: i64) -> vec[i64]:
    """Where an officer may step from a space."""
    board = s.rules.board
    found = board.walk[board.walk_at[space] : board.walk_at[space + 1]]
    if _is_near_car(s, space):
        found = _without_car(s, found)
    return _through_manholes(s, space, came_by, found)


def ways_of_mutants(s: State, space: i64, came_by: i64) -> vec[i64]:
    """Where a mutant may step from a space: also into vehicles that let it in and through the roof door."""
    board = s.rules.board
    found = board.prowl[board.prowl_at[space] : board.prowl_at[space + 1]]
    if _is_near_car(s, space):
        found = _without_car(s, found)
    if s.get(ROOF_OPEN) != 0:
        if space == s.rules.lab_door:
            found = append(found, s.rules.exit_space)
        elif space == s.rules.exit_space:
            found = append(found, s.rules.lab_door)
    found = _through_manholes(s, space, came_by, found)
    return found if s.get(ROADBLOCK) < 0 else _without_barred(s, found)


def number_of_ways(s: State) -> i64:
    """All that the ways of mutants depend on, as one number: who compares it knows whether they changed."""
    row = s.row
    number: i64 = (row[CAR_AT] + 1) << _BYTE | (row[CAR_NOSE] + 1)
    number = (number << _BYTE | (row[ROADBLOCK] + 1)) << 1 | row[ROOF_OPEN]
    hole: i64 = 0
    while hole < MANHOLES:
        number = number << 2 | row[LIDS_AT + hole]
        hole += 1
    return number


def _is_near_car(s: State, space: i64) -> bool:
    """Whether the police car that a take has put on the map is next to a space."""
    at: i64 = s.get(CAR_AT)
    if at < 0:
        return False
    return s.rules.board.apart(at, space) <= 1 or s.rules.board.apart(s.get(CAR_NOSE), space) <= 1


def _without_car(s: State, ways: vec[i64]) -> vec[i64]:
    """Leave out what that car covers."""
    found = vec[i64]()
    i: i64 = 0
    while i < len(ways):
        if not is_under_car(s, ways[i]):
            found = append(found, ways[i])
        i += 1
    return found


def _without_barred(s: State, ways: vec[i64]) -> vec[i64]:
    """Leave out what a roadblock bars, manholes too."""
    found = vec[i64]()
    i: i64 = 0
    while i < len(ways):
        if not is_barred(s, ways[i]):
            found = append(found, ways[i])
        i += 1
    return found


def _through_manholes(s: State, space: i64, came_by: i64, found: vec[i64]) -> vec[i64]:
    """Add the ladder under an open manhole, or the open manholes over a ladder (HC-14.3)."""
    if not s.rules.has_sewer:
        return found
    is_below: bool = s.rules.board.map[space] == SEWER_MAP
    hole: i64 = 0
    while hole < len(s.rules.manhole_space):
        if s.row[LIDS_AT + hole] == OPEN_LID:
            ladder: i64 = s.rules.manhole_ladder[hole]
            if is_below and space == s.rules.ladders[ladder] and came_by != ladder:
                found = append(found, s.rules.manhole_space[hole])
            elif s.rules.manhole_space[hole] == space:
                found = append(found, s.rules.ladders[ladder])
        hole += 1
    return found


def ladder_taken(s: State, start: i64, end: i64) -> i64:
    """The ladder by which a step leads into the sewer, -1 if it does not."""
    if s.rules.board.map[end] != SEWER_MAP or s.rules.board.map[start] == SEWER_MAP:
        return NOWHERE
    return 0 if end == s.rules.ladders[0] else 1


def beyond(s: State, space: i64, dx: i64, dy: i64) -> i64:
    """The next space in a direction, NOWHERE if the map ends."""
    board = s.rules.board
    i: i64 = board.near_at[space]
    while i < board.near_at[space + 1]:
        there: i64 = board.near[i]
        if board.x[there] - board.x[space] == dx and board.y[there] - board.y[space] == dy:
            return there
        i += 1
    return NOWHERE


def is_door(s: State, vehicle: i64, space: i64) -> bool:
    """Whether a space lies at the doors of a vehicle: at one of its long sides (HC-2.6)."""
    board = s.rules.board
    if vehicle == s.rules.car and s.get(CAR_AT) >= 0:
        return not is_obstacle(s, space) and is_beside(s, s.get(CAR_AT), s.get(CAR_NOSE), space)
    i: i64 = board.doors_at[vehicle]
    while i < board.doors_at[vehicle + 1]:
        if board.doors[i] == space and not is_obstacle(s, space):
            return True
        i += 1
    return False


def is_beside(s: State, at: i64, nose: i64, space: i64) -> bool:
    """Whether a space lies at a long side of a car on two spaces, whatever is there (HC-2.6)."""
    board = s.rules.board
    if space >= board.plain or board.map[space] != board.map[at]:
        return False
    if board.x[at] == board.x[nose]:  # it stands upright
        beside: i64 = board.x[space] - board.x[at]
        along: bool = board.y[space] == board.y[at] or board.y[space] == board.y[nose]
    else:
        beside = board.y[space] - board.y[at]
        along = board.x[space] == board.x[at] or board.x[space] == board.x[nose]
    return along and (beside == 1 or beside == -1)
