"""The mutants that a card picks, the nearest ones or all of a kind, and their turns (HC-13, HC-16.13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.autodoc.prey import VICTIMS, place_of
from ashfall.hardcity.figures.mutants import is_twin
from ashfall.hardcity.ground.board import FAR
from ashfall.hardcity.ground.moves import CHOOSE_MUTANT, a_of, move
from ashfall.hardcity.ground.rows import (
    ACTIVE,
    CHOSEN,
    CIVILIANS,
    INSIDE,
    MAYBE,
    MAYOR,
    MUTANTS,
    PEOPLE,
    PLACE,
)
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import ACTIVATE_MUTANT, SQUAD, Task, ask_officers

# Numbers of the task.
TO_CHOOSE: Final = 1  # how many of those equally near
PRIORITY: Final = 2
TIMES: Final = 3  # that each is activated
MANNER: Final = 4

# What nearness is measured from.
FROM_OFFICER: Final = 0  # the active one, stunned or not (HC-16.31)
FROM_VICTIMS: Final = 1  # any civilian on a map space; without one any officer (HC-17.7.10)
FROM_MAYOR: Final = 2
FROM_BOAT: Final = 3

# The manner in which a squad acts.
IN_ANY_ORDER: Final = 0
NEAREST_FIRST: Final = 1
DRAGGING: Final = 2  # those who start on the mayor's space drag her off (HC-17.8.3)


def distance_from(s: State, space: i64, source: i64) -> i64:
    """How far a space is from what a card measures nearness from (HC-15.1)."""
    board = s.rules.board
    if source == FROM_OFFICER:
        return board.apart(space, s.person(s.get(ACTIVE), PLACE))
    if source == FROM_BOAT:
        return board.apart(space, board.node[s.rules.boat])
    if source == FROM_MAYOR:
        return _from_mayor(s, space)
    return _from_victims(s, space)


def _from_mayor(s: State, space: i64) -> i64:
    """In the limousine she is on all of its spaces."""
    board = s.rules.board
    at: i64 = s.load(MAYOR)
    if at >= 0:
        return board.apart(space, at)
    best: i64 = FAR
    vehicle: i64 = INSIDE - at
    if vehicle < 0:
        return best
    i: i64 = board.covers_at[vehicle]
    while i < board.covers_at[vehicle + 1]:
        if board.apart(space, board.covers[i]) < best:
            best = board.apart(space, board.covers[i])
        i += 1
    return best


def _from_victims(s: State, space: i64) -> i64:
    victim: i64 = PEOPLE if _has_civilians(s) else 0
    best: i64 = FAR
    while victim < VICTIMS:
        place: i64 = place_of(s, victim)
        if place >= 0 and s.rules.board.apart(space, place) < best:
            best = s.rules.board.apart(space, place)
        victim += 1
    return best


def _has_civilians(s: State) -> bool:
    load: i64 = 0
    while load < CIVILIANS:
        if s.load(load) >= 0:
            return True
        load += 1
    return False


def plan_nearest(s: State, count: i64, source: i64, priority: i64, manner: i64) -> None:
    """Activate so many mutants that are nearest; they are settled before the first one acts (HC-13.3)."""
    most: i64 = FAR - 1 if source == FROM_MAYOR else FAR
    s.plan(SQUAD, _pick_nearest(s, count, source, most), priority, 1, manner)


def plan_one_within(s: State, count: i64, within: i64, priority: i64, times: i64) -> None:
    """Activate so many mutants near the active officer, of the officers' choice, several times each."""
    m: i64 = 0
    while m < MUTANTS:
        if s.mutant(m) >= 0 and distance_from(s, s.mutant(m), FROM_OFFICER) <= within:
            s.flag_mutant(m, MAYBE)
        m += 1
    s.plan(SQUAD, count, priority, times, IN_ANY_ORDER)


def plan_chosen(s: State, priority: i64) -> None:
    """Activate once every mutant that has been marked as chosen, in any order."""
    s.plan(SQUAD, 0, priority, 1, IN_ANY_ORDER)


def choose_within(s: State, within: i64) -> None:
    """Mark every mutant near the active officer as chosen."""
    m: i64 = 0
    while m < MUTANTS:
        if s.mutant(m) >= 0 and distance_from(s, s.mutant(m), FROM_OFFICER) <= within:
            s.flag_mutant(m, CHOSEN)
        m += 1


def _pick_nearest(s: State, count: i64, source: i64, most: i64) -> i64:
    """Mark the nearest as chosen; of the last ones, equally near, the officers choose as many as returned."""
    while count > 0:
        best: i64 = _next_distance(s, source)
        if best > most:
            return 0
        equal: i64 = _mark(s, source, best, 0)
        if equal > count:
            _mark(s, source, best, MAYBE)
            return count
        _mark(s, source, best, CHOSEN)
        count -= equal
    return 0


def _next_distance(s: State, source: i64) -> i64:
    """The smallest distance of those not yet marked, more than FAR if there are none."""
    best: i64 = FAR + 1
    m: i64 = 0
    while m < MUTANTS:
        if s.mutant(m) >= 0 and not s.is_mutant(m, CHOSEN):
            far: i64 = distance_from(s, s.mutant(m), source)
            if far < best:
                best = far
        m += 1
    return best


def _mark(s: State, source: i64, distance: i64, flag: i64) -> i64:
    """Give all at this distance a flag; how many they are."""
    n: i64 = 0
    m: i64 = 0
    while m < MUTANTS:
        if not s.is_mutant(m, CHOSEN) and _is_at(s, m, source, distance):
            s.flag_mutant(m, flag)
            n += 1
        m += 1
    return n


def _is_at(s: State, m: i64, source: i64, distance: i64) -> bool:
    return s.mutant(m) >= 0 and distance_from(s, s.mutant(m), source) == distance


def clear_marks(s: State) -> None:
    """No mutant is picked any more."""
    m: i64 = 0
    while m < MUTANTS:
        s.clear_mutant(m, CHOSEN | MAYBE)
        m += 1


class Squad(Task):
    """The picked mutants are activated one after the other, as the officers choose (HC-13.3)."""

    def work(self, s: State) -> None:
        """Offer those who have not been activated."""
        ask_officers(s, -1)
        nearest: i64 = self._nearest(s) if s.note_of(MANNER) == NEAREST_FIRST else FAR
        is_done: bool = True
        m: i64 = 0
        while m < MUTANTS:
            is_next: bool = nearest == FAR or _is_at(s, m, FROM_OFFICER, nearest)
            if is_next and self._is_due(s, m) and not is_twin(s, m):
                s.offer(move(CHOOSE_MUTANT, m))
                is_done = False
            m += 1
        if is_done:
            s.finish()
            clear_marks(s)

    def answer(self, s: State, code: i64) -> None:
        """This one is activated now."""
        m: i64 = a_of(code)
        if s.is_mutant(m, MAYBE):
            s.keep(TO_CHOOSE, s.note_of(TO_CHOOSE) - 1)
        s.clear_mutant(m, CHOSEN | MAYBE)
        drags: i64 = 0
        if s.note_of(MANNER) == DRAGGING:
            drags = 1
        s.plan(ACTIVATE_MUTANT, m, s.note_of(PRIORITY), s.note_of(TIMES), drags)

    def _is_due(self, s: State, m: i64) -> bool:
        return s.is_mutant(m, CHOSEN) or (s.is_mutant(m, MAYBE) and s.note_of(TO_CHOOSE) > 0)

    def _nearest(self, s: State) -> i64:
        """The distance of the nearest one whose turn has not come."""
        best: i64 = FAR
        m: i64 = 0
        while m < MUTANTS:
            if self._is_due(s, m):
                far: i64 = distance_from(s, s.mutant(m), FROM_OFFICER)
                if far < best:
                    best = far
            m += 1
        return best
