"""How many people are here now: at tables, and on pages, which ask again and again."""

from __future__ import annotations

import time
from typing import Final

__all__ = ["Crowd"]

LATELY: Final = 90.0  # seconds; pages in the background ask once a minute
MOST: Final = 20_000  # who are remembered


class Crowd:
    """Those who were seen lately, by guest or, as long as they are nobody, by address."""

    def __init__(self) -> None:
        self._seen: dict[str, float] = {}  # the last one comes last

    def note(self, address: str, guest: str) -> None:
        """Somebody asks for something that pages ask for again and again."""
        for name in (f"at {address}", guest) if guest else (f"at {address}",):
            self._seen.pop(name, None)
        self._seen[guest or f"at {address}"] = time.monotonic()
        while len(self._seen) > MOST:
            del self._seen[next(iter(self._seen))]

    def count(self, at_tables: set[str]) -> int:
        """How many they are, with those who sit at tables or watch there."""
        since = time.monotonic() - LATELY
        while self._seen and next(iter(self._seen.values())) < since:
            del self._seen[next(iter(self._seen))]
        return len(self._seen.keys() | at_tables)
