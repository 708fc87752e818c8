"""Mutants that officers push to the next space (HC-16.15, HC-17.3.11, HC-17.10.13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.figures.mutants import is_twin
from ashfall.hardcity.figures.people import is_up
from ashfall.hardcity.figures.prowl import go_to, ladder_after, ladder_of
from ashfall.hardcity.figures.ways import ways_of_mutants
from ashfall.hardcity.ground.moves import MOVE_MUTANT, PASS, a_of, b_of, move, verb_of
from ashfall.hardcity.ground.rows import CHOSEN, MUTANTS
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import NUDGE, Task, ask_officers

# Numbers of the task.
PUSHER: Final = 1  # the officer
PUSHES_LEFT: Final = 2  # how many of the mutants flagged CHOSEN may still be moved


def plan_nudges(s: State, who: i64, count: i64) -> None:
    """An officer may move so many of the mutants flagged CHOSEN one space each."""
    s.plan(NUDGE, who, count)


class Nudge(Task):
    """Move mutants one space each, in any order, as many as are wanted."""

    def work(self, s: State) -> None:
        """Offer every chosen mutant with the spaces next to it."""
        if s.note_of(PUSHES_LEFT) > 0 and is_up(s, s.note_of(PUSHER)):
            m: i64 = 0
            while m < MUTANTS:
                if s.mutant(m) >= 0 and s.is_mutant(m, CHOSEN) and not is_twin(s, m):
                    _offer_ways(s, m)
                m += 1
        if len(s.legal) == 0:
            _end(s)
            return
        ask_officers(s, s.note_of(PUSHER))
        s.offer(move(PASS))

    def answer(self, s: State, code: i64) -> None:
        """Move one, or leave the others."""
        if verb_of(code) == PASS:
            _end(s)
            return
        m: i64 = a_of(code)
        s.keep(PUSHES_LEFT, s.note_of(PUSHES_LEFT) - 1)
        s.clear_mutant(m, CHOSEN)
        go_to(s, m, b_of(code), ladder_after(s, s.mutant(m), b_of(code), ladder_of(s, m)))


def _offer_ways(s: State, m: i64) -> None:
    """The spaces next to a mutant: never a vehicle."""
    ways = ways_of_mutants(s, s.mutant(m), ladder_of(s, m))
    i: i64 = 0
    while i < len(ways):
        if ways[i] < s.rules.board.plain:
            s.offer(move(MOVE_MUTANT, m, ways[i]))
        i += 1


def _end(s: State) -> None:
    """Nobody is chosen any more."""
    s.finish()
    m: i64 = 0
    while m < MUTANTS:
        s.clear_mutant(m, CHOSEN)
        m += 1
