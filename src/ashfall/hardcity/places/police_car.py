"""The police car that an opening puts on the map: where it may stand and how it rolls (HC-15.20, HC-17.9.1).

It lies on two spaces in line and rolls along that line: forward is from CAR_AT to CAR_NOSE.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.actions.sites import manhole_at
from ashfall.hardcity.figures.loads import barrel_at, civilian_at, crate_at, has_cloud
from ashfall.hardcity.figures.mutants import kill_mutant
from ashfall.hardcity.figures.ways import beyond, is_beside
from ashfall.hardcity.ground.board import NOWHERE
from ashfall.hardcity.ground.moves import PARK, ROLL, a_of, b_of, move
from ashfall.hardcity.ground.rows import (
    BATTERY,
    CAR_AT,
    CAR_NOSE,
    HELICOPTER,
    IN_PLAY,
    KAFAR,
    LOADS,
    LOADS_AT,
    MAYOR,
    PEOPLE,
    PLACE,
)
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import ROLLING, Task, ask_officers
from ashfall.hardcity.ground.trace import CAR_PLACED, MOST_PACKED, PACKED

# Numbers of the two tasks.
MOST_SPACES: Final = 1  # that it may roll, at once or when it has been parked
WHY: Final = 2  # it rolls, see below

# Why the car rolls.
TO_THE_SCENE: Final = 0  # an opening: officers must be able to get out
IN_REVERSE: Final = 1  # a take: it spares officers and stops for KAFAR (HC-17.9.14)

# Which way.
_FORWARD: Final = 0
_BACKWARD: Final = 1


def stops_car(s: State, space: i64, why: i64) -> bool:
    """Whether the car cannot go onto a space: obstacle, barrel, civilian (HC-17.9.1), any load (HC-R56)."""
    if s.rules.board.vehicle_on[space] >= 0 or barrel_at(s, space) >= 0:
        return True
    if civilian_at(s, space) >= 0 or s.load(MAYOR) == space or s.load(BATTERY) == space:
        return True
    return why == IN_REVERSE and (s.mutant(KAFAR) == space or _has_figure(s, space))


def _has_figure(s: State, space: i64) -> bool:
    """Whether an officer or the ally is there, stunned or not: the car runs nobody over."""
    who: i64 = 0
    while who < PEOPLE:
        if s.person(who, IN_PLAY) != 0 and s.person(who, PLACE) == space:
            return True
        who += 1
    return False


def has_token(s: State, space: i64) -> bool:
    """Whether any token lies on a space: the car cannot come to a stand there (HC-17.9.1)."""
    if crate_at(s, space) >= 0 or manhole_at(s, space) >= 0 or s.get(HELICOPTER) == space:
        return True
    load: i64 = 0
    while load < LOADS:
        if s.row[LOADS_AT + load] == space:
            return True
        load += 1
    return has_cloud(s, space)


def space_ahead(s: State, rear: i64, front: i64) -> i64:
    """The next space on the line of the car, NOWHERE if the map ends."""
    board = s.rules.board
    return beyond(s, front, board.x[front] - board.x[rear], board.y[front] - board.y[rear])


def has_doors(s: State, at: i64, nose: i64) -> bool:
    """Whether anybody could get out of the car if it stood there (HC-15.12)."""
    space: i64 = 0
    while space < s.rules.board.plain:
        if is_beside(s, at, nose, space) and s.rules.board.vehicle_on[space] < 0:
            return True
        space += 1
    return False


def can_stop(s: State, at: i64, nose: i64, why: i64) -> bool:
    """Whether the car may come to a stand on two spaces."""
    if has_token(s, at) or has_token(s, nose):
        return False
    return why == IN_REVERSE or has_doors(s, at, nose)


def rolls_in(s: State, at: i64, nose: i64, way: i64, most: i64, why: i64, offers: bool) -> bool:
    """Whether the car can roll some spaces one way and stop there; offers each such roll if wanted."""
    rear: i64 = at
    front: i64 = nose
    if way == _BACKWARD:
        rear = nose
        front = at
    found: bool = False
    spaces: i64 = 1
    while spaces <= most:
        there: i64 = space_ahead(s, rear, front)
        if there == NOWHERE or stops_car(s, there, why):
            return found
        rear = front
        front = there
        if can_stop(s, rear, front, why):
            found = True
            if offers:
                s.offer(move(ROLL, spaces, way))
        spaces += 1
    return found


def can_roll(s: State, at: i64, nose: i64, most: i64, why: i64) -> bool:
    """Whether the car can roll at all."""
    if rolls_in(s, at, nose, _FORWARD, most, why, False):
        return True
    return rolls_in(s, at, nose, _BACKWARD, most, why, False)


def offer_parking(s: State, most: i64) -> None:
    """Offer pairs of spaces, one of them at the edge, from which the car can get somewhere (HC-17.9.1)."""
    board = s.rules.board
    i: i64 = 0
    while i < len(s.rules.edges):
        edge: i64 = s.rules.edges[i]
        k: i64 = board.near_at[edge]
        while k < board.near_at[edge + 1]:
            other: i64 = board.near[k]
            if board.x[edge] == board.x[other] or board.y[edge] == board.y[other]:
                _offer_pair(s, edge, other, most)
            k += 1
        i += 1


def _offer_pair(s: State, a: i64, b: i64, most: i64) -> None:
    """Offer two spaces, the smaller number first: the car has no front of its own."""
    if a > b:
        a, b = b, a
    if stops_car(s, a, TO_THE_SCENE) or stops_car(s, b, TO_THE_SCENE):
        return
    if can_stop(s, a, b, TO_THE_SCENE) or can_roll(s, a, b, most, TO_THE_SCENE):
        s.offer(move(PARK, a, b))


def place_car(s: State, at: i64, nose: i64, rolled: i64 = -1) -> None:
    """The car is put on two spaces; mutants there die (HC-17.9.1). ``rolled``: the way to them, packed."""
    s.put(CAR_AT, at)
    s.put(CAR_NOSE, nose)
    s.tell(CAR_PLACED, at, nose, rolled)
    run_over(s, at)
    run_over(s, nose)


def run_over(s: State, space: i64) -> None:
    """The car kills the mutants of a space, but not KAFAR (HC-2.11); the kills count (HC-16.10)."""
    m: i64 = 0
    while m < KAFAR:
        if s.mutant(m) == space:
            kill_mutant(s, m, True)
        m += 1


def roll_car(s: State, spaces: i64, way: i64) -> None:
    """The car rolls; mutants on every space that it comes onto die."""
    rear: i64 = s.get(CAR_AT)
    front: i64 = s.get(CAR_NOSE)
    if way == _BACKWARD:
        rear = s.get(CAR_NOSE)
        front = s.get(CAR_AT)
    rolled: i64 = 0
    n: i64 = 0
    while spaces > 0:
        there: i64 = space_ahead(s, rear, front)
        run_over(s, there)
        if n < MOST_PACKED:
            rolled |= (there + 1) << (PACKED * n)
            n += 1
        rear = front
        front = there
        spaces -= 1
    if way == _BACKWARD:
        place_car(s, front, rear, rolled)
    else:
        place_car(s, rear, front, rolled)


class Parking(Task):
    """The officers choose where the police car comes onto the map, then how far it rolls (HC-17.9.1)."""

    def work(self, s: State) -> None:
        """Offer the places."""
        ask_officers(s, -1)
        offer_parking(s, s.note_of(MOST_SPACES))

    def answer(self, s: State, code: i64) -> None:
        """Put it there."""
        most: i64 = s.note_of(MOST_SPACES)
        s.finish()
        s.plan(ROLLING, most, TO_THE_SCENE)
        place_car(s, a_of(code), b_of(code))


class Rolling(Task):
    """The officers choose how far the police car rolls, forward or backward (HC-15.20, HC-17.9.14)."""

    def work(self, s: State) -> None:
        """Offer every roll, and to stand still where that is allowed."""
        at: i64 = s.get(CAR_AT)
        nose: i64 = s.get(CAR_NOSE)
        most: i64 = s.note_of(MOST_SPACES)
        why: i64 = s.note_of(WHY)
        ask_officers(s, -1)
        rolls_in(s, at, nose, _FORWARD, most, why, True)
        rolls_in(s, at, nose, _BACKWARD, most, why, True)
        if can_stop(s, at, nose, why):
            s.offer(move(ROLL, 0, _FORWARD))

    def answer(self, s: State, code: i64) -> None:
        """Roll."""
        s.finish()
        if a_of(code) > 0:
            roll_car(s, a_of(code), b_of(code))
