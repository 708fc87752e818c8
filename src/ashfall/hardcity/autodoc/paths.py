"""Shortest ways of mutants towards a goal (HC-13.10, HC-16.34)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.hardcity.figures.prowl import is_boat, ladder_after, ladder_of
from ashfall.hardcity.figures.ways import ways_of_mutants
from ashfall.hardcity.ground.board import LADDERS, NOWHERE
from ashfall.hardcity.ground.rules import BIT
from ashfall.hardcity.ground.state import State

# What a mutant may enter on its way.
ON_FOOT: Final = 0  # no vehicle: it takes a load along (HC-R17)
OVER_VEHICLES: Final = 1  # those that it can leave again (HC-R25)
INTO_BOAT: Final = 2


@final
class Paths:
    """All shortest ways from where a mutant is to some spaces.

    A place is a space together with the ladder by which the mutant would have come into the sewer, since
    that decides where it can go up again. For every place the search notes which *gates*, the places after
    exactly as many steps as the mutant has, lie on a shortest way to it.
    """

    def __init__(self, s: State, m: i64, goals: vec[i64], steps: i64, enter: i64) -> None:
        """Look from the mutant until every goal is found or nothing is left to be seen."""
        self.steps = steps
        self.enter = enter
        self.far = s.rules.board.unseen[:]  # steps to each place, -1 not seen
        self.through = s.rules.board.unseen[:]  # set of gates on the ways to each place
        self.gates = vec[i64]()
        self.seen = vec[i64]()
        self._see(_place(s.mutant(m), ladder_of(s, m)), 0)
        missing: i64 = self._missing(goals)
        i: i64 = 0
        while i < len(self.seen):
            if i > 0 and self.far[self.seen[i]] > self.far[self.seen[i - 1]]:
                missing = self._missing(goals)  # a level is complete
            if missing == 0:
                break
            self._go_on(s, self.seen[i])
            i += 1

    def _see(self, place: i64, far: i64) -> None:
        self.far[place] = far
        self.through[place] = 0
        self.seen = append(self.seen, place)
        if far == self.steps:
            self.through[place] = BIT[len(self.gates)]
            self.gates = append(self.gates, place)

    def _missing(self, goals: vec[i64]) -> i64:
        """How many goals have not been seen."""
        n: i64 = 0
        i: i64 = 0
        while i < len(goals):
            if self.steps_to(goals[i]) < 0:
                n += 1
            i += 1
        return n

    def _go_on(self, s: State, place: i64) -> None:
        """See what is one step farther than a place."""
        space: i64 = place // LADDERS
        ladder: i64 = place % LADDERS - 1
        far: i64 = self.far[place] + 1
        ways = ways_of_mutants(s, space, ladder)
        i: i64 = 0
        while i < len(ways):
            if self._may_enter(s, ways[i]):
                end: i64 = _place(ways[i], ladder_after(s, space, ways[i], ladder))
                if self.far[end] < 0:
                    self._see(end, far)
                if self.far[end] == far and far > self.steps:
                    self.through[end] |= self.through[place]
            i += 1

    def _may_enter(self, s: State, space: i64) -> bool:
        if space < s.rules.board.plain:
            return True
        if is_boat(s, space):
            return self.enter == INTO_BOAT
        return self.enter != ON_FOOT

    def steps_to(self, space: i64) -> i64:
        """The length of a shortest way, -1 if there is none."""
        best: i64 = NOWHERE
        place: i64 = _place(space, NOWHERE)
        last: i64 = place + LADDERS
        while place < last:
            if self.far[place] >= 0 and (best < 0 or self.far[place] < best):
                best = self.far[place]
            place += 1
        return best

    def ladder_to(self, space: i64) -> i64:
        """The ladder by which a shortest way to a space leads into the sewer, -1 if it does not."""
        ladder: i64 = NOWHERE
        while ladder < LADDERS - 1:
            if self.far[_place(space, ladder)] == self.steps_to(space):
                return ladder
            ladder += 1
        return NOWHERE

    def ends(self, goal: i64) -> vec[i64]:
        """Where the mutant can be after its steps on a shortest way: it stops on the goal."""
        found = vec[i64]()
        far: i64 = self.steps_to(goal)
        if far <= 0:
            return found
        if far <= self.steps:
            return append(found, goal)
        place: i64 = _place(goal, NOWHERE)
        last: i64 = place + LADDERS
        gates: i64 = 0
        while place < last:
            if self.far[place] == far:
                gates |= self.through[place]
            place += 1
        i: i64 = 0
        while i < len(self.gates):
            if gates & BIT[i] != 0:
                found = append(found, self.gates[i] // LADDERS)
            i += 1
        return found


def _place(space: i64, ladder: i64) -> i64:
    return space * LADDERS + ladder + 1
