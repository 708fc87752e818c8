"""Scales for plots: from figures to places on the drawing, and round figures to write beside them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

__all__ = ["Scale", "log_ticks", "round_ticks"]


@dataclass(frozen=True, slots=True)
class Scale:
    """Maps ``low`` .. ``high`` to ``start`` .. ``end``; what lies outside is put on the edge."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """The place of a figure."""
        span = self.high - self.low or 1.0
        share = min(1.0, max(0.0, (value - self.low) / span))
        return self.start + share * (self.end - self.start)


def round_ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round figures between two bounds: steps of 1, 2 or 5 times a power of ten."""
    span = max(high - low, 1e-9)
    power = 10.0 ** math.floor(math.log10(span / most))
    step = next(power * m for m in (1, 2, 5, 10, 20) if span / (power * m) <= most)
    first = math.ceil(low / step - 1e-9)
    return [round(k * step, 10) + 0.0 for k in range(first, math.floor(high / step + 1e-9) + 1)]


def log_ticks(values: Sequence[float]) -> list[float]:
    """Powers of ten that enclose figures above 0."""
    low = math.floor(math.log10(min(values)) + 1e-9)
    high = max(low + 1, math.ceil(math.log10(max(values)) - 1e-9))
    return [10.0**power for power in range(low, high + 1)]
