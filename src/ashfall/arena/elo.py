"""Strength as an Elo difference with a 95 % interval, from the results of pairs."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from ashfall.arena.pairs import PairCounts, log_likelihood, mean_and_variance

__all__ = [
    "Z95",
    "Estimate",
    "elo_estimate",
    "elo_of",
    "expected_score",
    "normal_cdf",
    "score_estimate",
    "superiority",
    "t95",
    "wilson",
]

Z95: Final = 1.959963984540054  # 97.5 % point of the normal distribution
_HALVINGS: Final = 36
_BARTLETT: Final = 1.5


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value with its 95 % interval; an end without a bound and the Elo of a perfect score are infinite."""

    value: float
    low: float
    high: float

    def map(self, change: Callable[[float], float]) -> Estimate:
        """The same on another scale, which must grow with the first."""
        return Estimate(change(self.value), change(self.low), change(self.high))

    def to_dict(self, digits: int = 4) -> dict[str, Any]:
        """Plain data; what is infinite becomes None."""
        return {
            name: round(number, digits) + 0.0 if math.isfinite(number) else None
            for name, number in (("value", self.value), ("low", self.low), ("high", self.high))
        }


def expected_score(elo: float) -> float:
    """The score that an Elo difference promises (logistic model)."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(score: float) -> float:
    """The Elo difference that a score shows; infinite for all or nothing."""
    if score <= 0:
        return -math.inf
    return math.inf if score >= 1 else 400 * math.log10(score / (1 - score))


def normal_cdf(z: float) -> float:
    """The share of a normal distribution below ``z``."""
    return math.erfc(-z / math.sqrt(2)) / 2


def t95(freedom: int) -> float:
    """97.5 % point of Student's t, by the Cornish-Fisher expansion; good to 1 % from 3 degrees on."""
    z, v = Z95, max(2, freedom)
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
    )


def score_estimate(counts: PairCounts) -> Estimate:
    """The mean score of pairs with its 95 % interval.

    The interval holds every true mean that the profile likelihood does not reject (Wilks, with Bartlett's
    correction of 3/2 for each pair). For many pairs this is the usual interval from the pentanomial variance;
    for few pairs, and for lopsided ones, it keeps its 95 %, which that one does not.
    """
    pairs = sum(counts)
    if pairs == 0:
        return Estimate(0.5, 0.0, 1.0)
    mean, _ = mean_and_variance(counts)
    floor = -Z95 * Z95 / 2 * (1 + _BARTLETT / pairs)
    return Estimate(mean, _edge(counts, mean, 0.0, floor), _edge(counts, mean, 1.0, floor))


def elo_estimate(counts: PairCounts) -> Estimate:
    """The Elo difference with its 95 % interval."""
    return score_estimate(counts).map(elo_of)


def superiority(counts: PairCounts) -> float:
    """Likelihood of superiority: how sure it is that the first bot is the stronger one."""
    if sum(counts) == 0:
        return 0.5
    mean, _ = mean_and_variance(counts)
    root = math.sqrt(max(0.0, -2 * log_likelihood(counts, 0.5)))
    return normal_cdf(math.copysign(root, mean - 0.5))


def wilson(points: float, games: int) -> Estimate:
    """The share of points with Wilson's 95 % interval; a draw is half a point."""
    if games == 0:
        return Estimate(0.5, 0.0, 1.0)
    share, z2 = points / games, Z95 * Z95
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 / (1 + z2 / games) * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return Estimate(share, max(0.0, centre - half), min(1.0, centre + half))


def _edge(counts: PairCounts, inside: float, outside: float, floor: float) -> float:
    """Where between the mean and an end of the scale the log likelihood falls to ``floor``."""
    if inside == outside:
        return outside
    for _ in range(_HALVINGS):
        middle = (inside + outside) / 2
        if log_likelihood(counts, middle) >= floor:
            inside = middle
        else:
            outside = middle
    return (inside + outside) / 2
