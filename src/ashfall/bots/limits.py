"""When a search stops: what the bot was made with, and what a request allows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ashfall.bots.contract import Budget

__all__ = ["SECONDS", "SearchLimits"]

SECONDS: Final = 1.0  # a move, where nobody sets any limit


@dataclass(frozen=True, slots=True)
class SearchLimits:
    """Stop after so many iterations or after so many seconds, whichever comes first; None: no such limit."""

    iterations: int | None
    seconds: float | None

    @classmethod
    def of(cls, iterations: int, seconds: float) -> SearchLimits:
        """What the options of a bot say, 0 for no limit; raises ValueError."""
        if iterations < 0:
            raise ValueError(f"iterations: expected 0 or more, got {iterations}")
        if not seconds >= 0:
            raise ValueError(f"seconds: expected 0 or more, got {seconds}")
        return cls(iterations or None, seconds or None)

    def within(self, budget: Budget | None) -> SearchLimits:
        """The smaller of these and what a request allows; one second where nobody sets any limit."""
        allowed = (None, None) if budget is None else (budget.iterations, budget.seconds)
        iterations = min(filter(None, (self.iterations, allowed[0])), default=None)
        seconds = min(filter(None, (self.seconds, allowed[1])), default=None)
        if iterations is None and seconds is None:
            return SearchLimits(None, SECONDS)
        return SearchLimits(iterations, seconds)
