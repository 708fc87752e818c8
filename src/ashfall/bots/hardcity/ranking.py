"""The legal moves in the order of the rules of thumb, each with the lead that they promise."""

from __future__ import annotations

import math
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.bots.hardcity.policy import scores
from ashfall.bots.hardcity.value import STEEP, Value
from ashfall.bots.sorting import sort_best_first
from ashfall.hardcity.ground.state import State


@final
class RankedMoves:
    """What the rules think of every legal move of a state; the best first, equal ones in their order."""

    def __init__(self, s: State, value: Value) -> None:
        """Look at all of them; ``value`` says how good the position is."""
        self.legal = s.legal[:]
        self.moves = s.legal[:]
        self.worth = scores(s)  # points, or parts of one
        self.leads = vec[float]()  # of the side that chooses, after each move
        sort_best_first(self.moves, self.worth)
        base: float = value.chance(s)
        if s.chooser == s.rules.zero:
            base = 1.0 - base
        i: i64 = 0
        while i < len(self.worth):
            self.leads = append(self.leads, shifted(base, self.worth[i] - self.worth[0]))
            i += 1

    def is_of(self, s: State) -> bool:
        """Whether a state has the same legal moves."""
        if len(self.legal) != len(s.legal):
            return False
        i: i64 = 0
        while i < len(self.legal):
            if self.legal[i] != s.legal[i]:
                return False
            i += 1
        return True

    def behind(self, code: i64) -> float:
        """How much less than the best a move is worth: 0 or negative."""
        i: i64 = 0
        while self.moves[i] != code:
            i += 1
        return self.worth[i] - self.worth[0]

    def codes(self) -> list[int]:
        """The moves, the best first."""
        return [int(code) for code in self.moves]


def score(lead: float) -> float:
    """A lead of -1 (lost) to 1 (won) as an expected score of 0 to 1."""
    return min(1.0, max(0.0, (1.0 + lead) / 2.0))


def shifted(base: float, behind: float) -> float:
    """The lead at an expected score of ``base`` after a move that the rules like so much less than the best.

    Their numbers are points only as long as they are small; what must be done at once has any large number.
    """
    points: float = behind / (1.0 - behind)
    odds: float = math.log(max(base, 0.001) / max(1.0 - base, 0.001)) + STEEP * points
    return 2.0 / (1.0 + math.exp(-odds)) - 1.0
