"""From a lead, which the search adds up, to the expected score that people read."""

from __future__ import annotations

__all__ = ["score"]


def score(lead: float) -> float:
    """A lead of -1 (lost) to 1 (won) as an expected score of 0 to 1."""
    return min(1.0, max(0.0, (1.0 + lead) / 2))
