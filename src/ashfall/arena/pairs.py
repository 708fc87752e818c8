"""Results of pairs: the five scores that two games can give, and how often each came."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

__all__ = ["SCORES", "PairCounts", "log_likelihood", "mean_and_variance"]

SCORES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)  # points of the first bot in a pair, as a share of the two
PairCounts = Sequence[int]  # how many pairs gave each of SCORES

_STEPS: Final = 52  # halvings, the digits of a double
_INSIDE: Final = 1 - 1e-12  # stay off the poles of the equation


def mean_and_variance(counts: PairCounts) -> tuple[float, float]:
    """Mean and variance of the score of a pair (pentanomial: games of a pair are not independent)."""
    pairs = sum(counts)
    mean = sum(n * score for n, score in zip(counts, SCORES, strict=True)) / pairs
    return mean, sum(n * (score - mean) ** 2 for n, score in zip(counts, SCORES, strict=True)) / pairs


def log_likelihood(counts: PairCounts, score: float) -> float:
    """How likely the counts are if the true mean score is ``score``, as a logarithm; 0 at the observed mean.

    The profile likelihood: of all distributions on the five scores with that mean, the one under which the
    counts are most likely (p_i = n_i / N / (1 + x (a_i - score)), Owen's empirical likelihood; x is the
    Lagrange multiplier). Scores that never came may get the probability that is left, so perfect and
    constant results need no special case.
    """
    seen = [(n, a - score) for n, a in zip(counts, SCORES, strict=True) if n]
    low, high = -_INSIDE / (1 - score), _INSIDE / score

    def slope(x: float) -> float:
        return sum(n * d / (1 + x * d) for n, d in seen)

    if slope(high) >= 0:
        x = high
    elif slope(low) <= 0:
        x = low
    else:
        for _ in range(_STEPS):
            x = (low + high) / 2
            low, high = (x, high) if slope(x) > 0 else (low, x)
    return -sum(n * math.log1p(x * d) for n, d in seen)
