"""How many games to hand out at once: about a second of work."""

from __future__ import annotations

from typing import Final

__all__ = ["Pace"]

_MOST: Final = 2000
_MEMORY: Final = 0.9  # weight of what was known before


class Pace:
    """Learns how long games take."""

    def __init__(self, seconds: float = 1.0) -> None:
        self.seconds = seconds  # wanted for a batch
        self._mean = seconds  # of a game; the first batches hold one game each

    def learn(self, seconds: float) -> None:
        """One game took this long."""
        self._mean = _MEMORY * self._mean + (1 - _MEMORY) * seconds

    def batch(self) -> int:
        """How many games make a batch now."""
        return max(1, min(_MOST, int(self.seconds / max(self._mean, 1e-9))))
