"""Ready phrases: who may say one, and how often."""

from __future__ import annotations

from typing import Final

from ashfall.server.limits import Bucket

__all__ = ["Sayings"]

RATE: Final = 0.25  # phrases a second
BURST: Final = 3.0


class Sayings:
    """How much each of those who play has said lately."""

    def __init__(self) -> None:
        self._buckets: dict[str, Bucket] = {}

    def may_speak(self, guest: str) -> bool:
        """Whether somebody who plays may say one thing more; if so, it is counted."""
        return not self._buckets.setdefault(guest, Bucket(RATE, BURST)).take()
