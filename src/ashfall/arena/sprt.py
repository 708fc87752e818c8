"""A test that stops as soon as it knows: the generalised SPRT on pairs (Van den Bergh).

H0 says that the first bot is ``low`` Elo stronger than the second, H1 that it is ``high`` Elo stronger. The
statistic is the logarithm of how much better H1 explains the pairs than H0, each at its best distribution.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

from ashfall.arena.elo import expected_score
from ashfall.arena.pairs import SCORES, PairCounts, log_likelihood

__all__ = ["ACCEPT_H0", "ACCEPT_H1", "CONTINUE", "Sprt", "SprtState"]

ACCEPT_H0: Final = "H0 accepted"
ACCEPT_H1: Final = "H1 accepted"
CONTINUE: Final = "continue"


@dataclass(frozen=True, slots=True)
class Sprt:
    """The two hypotheses as Elo differences, and the two rates of error."""

    low: float
    high: float
    alpha: float = 0.05  # H1 accepted although H0 is true
    beta: float = 0.05  # H0 accepted although H1 is true

    def __post_init__(self) -> None:
        if not -1000 <= self.low < self.high <= 1000:
            raise ValueError(
                f"expected two Elo bounds, -1000 <= LO < HI <= 1000, got {self.low:g},{self.high:g}"
            )

    @property
    def bounds(self) -> tuple[float, float]:
        """H0 is accepted at the first, H1 at the second (Wald)."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def llr(self, counts: PairCounts) -> float:
        """The logarithm of the likelihood ratio; above 0 the pairs speak for H1."""
        better = log_likelihood(counts, expected_score(self.high))
        return better - log_likelihood(counts, expected_score(self.low))

    def verdict(self, llr: float) -> str:
        """What follows from a ratio."""
        lower, upper = self.bounds
        if llr >= upper:
            return ACCEPT_H1
        return ACCEPT_H0 if llr <= lower else CONTINUE


class SprtState:
    """A test under way: pairs come one by one."""

    def __init__(self, test: Sprt) -> None:
        self.test = test
        self.counts = [0] * len(SCORES)
        self.path: list[float] = []  # the ratio after each pair
        self.verdict = CONTINUE

    @property
    def pairs(self) -> int:
        """How many pairs have been counted."""
        return len(self.path)

    def add(self, place: int) -> str:
        """Count one pair, given as its place in SCORES; the verdict."""
        self.counts[place] += 1
        self.path.append(self.test.llr(self.counts))
        self.verdict = self.test.verdict(self.path[-1])
        return self.verdict

    def to_dict(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        test = self.test
        lower, upper = test.bounds
        return {
            "elo": [test.low, test.high],
            "alpha": test.alpha,
            "beta": test.beta,
            "llr": round(self.path[-1], 4) if self.path else 0.0,
            "bounds": [round(lower, 4), round(upper, 4)],
            "pairs": self.pairs,
            "verdict": self.verdict,
        }
