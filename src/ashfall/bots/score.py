"""From a lead, which the search adds up, to the expected score that people read."""

from __future__ import annotations

__all__ = ["score"]


def score(lead: float, sides: int = 2) -> float:
    """A lead of -1 (lost) to 1 (won) as an expected score of 0 to 1; 0 is an equal part of a win."""
    if lead > 0 and sides > 2:
        return min(1.0, (1.0 + lead * (sides - 1)) / sides)
    return min(1.0, max(0.0, (1.0 + lead) / sides))
