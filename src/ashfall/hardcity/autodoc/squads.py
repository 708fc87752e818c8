"""The mutants that a card activates, so many near something or all of a kind, and their turns (HC-13.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.autodoc.prey import VICTIMS, place_of
from ashfall.hardcity.figures.mutants import is_twin
from ashfall.hardcity.ground.board import FAR
from ashfall.hardcity.ground.cards import ALL
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
TO_CHOOSE: Final = 1  # how many of those that may be chosen
PRIORITY: Final = 2
TIMES: Final = 3  # that each is activated

# What distance is measured from.
FROM_OFFICER: Final = 0  # the active one, stunned or not (HC-16.31)
FROM_VICTIMS: Final = 1  # any civilian on a space of the active officer's grid; without one any officer
FROM_MAYOR: Final = 2
FROM_BOAT: Final = 3


def distance_from(s: State, space: i64, source: i64) -> i64:
    """How far a space is from what a card measures distance from (HC-15.1)."""
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
    best: i64 = FAR
    if not is_touched(s, space):
        return best
    victim: i64 = PEOPLE if _has_civilians(s) else 0
    while victim < VICTIMS:
        place: i64 = place_of(s, victim)
        if place >= 0 and s.rules.board.apart(space, place) < best:
            best = s.rules.board.apart(space, place)
        victim += 1
    return best


def _has_civilians(s: State) -> bool:
    load: i64 = 0
    while load < CIVILIANS:
        if s.load(load) >= 0 and is_touched(s, s.load(load)):
            return True
        load += 1
    return False


def is_touched(s: State, space: i64) -> bool:
    """Whether a card of AutoDoc can have an effect there: it works on the active officer's grid (HC-R61)."""
    return s.rules.board.map[space] == s.rules.board.map[s.person(s.get(ACTIVE), PLACE)]


def plan_squad(s: State, count: i64, source: i64, within: i64, priority: i64) -> None:
    """Activate so many mutants near something, or ALL of them, once; the officers choose which (HC-13.3).

    ``within``: how far they may be, 0: anywhere on the grid on which the card works (HC-R61).
    """
    flag: i64 = MAYBE
    if count == ALL:
        flag = CHOSEN
        count = 0
    most: i64 = within if within > 0 else FAR - 1
    m: i64 = 0
    while m < MUTANTS:
        if s.mutant(m) >= 0 and distance_from(s, s.mutant(m), source) <= most:
            s.flag_mutant(m, flag)
        m += 1
    s.plan(SQUAD, count, priority, 1)


def plan_chosen(s: State, priority: i64) -> None:
    """Activate once every mutant that has been marked as chosen, in any order."""
    s.plan(SQUAD, 0, priority, 1)


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
        is_done: bool = True
        m: i64 = 0
        while m < MUTANTS:
            if self._is_due(s, m) and not is_twin(s, m):
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
        s.plan(ACTIVATE_MUTANT, m, s.note_of(PRIORITY), s.note_of(TIMES))

    def _is_due(self, s: State, m: i64) -> bool:
        return s.is_mutant(m, CHOSEN) or (s.is_mutant(m, MAYBE) and s.note_of(TO_CHOOSE) > 0)
