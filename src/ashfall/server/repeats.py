"""A failure that comes again and again is told once in a while, with how often it came.

A database that is away fails for every move and every page, and whoever wants to fill the disk could make
something fail as often as they like.
"""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from typing import Final

__all__ = ["Repeats"]

WHILE: Final = 60.0  # seconds in which the same is told once
MOST_TEXTS: Final = 100  # different ones that are told in this time; the rest is only counted
OTHERS: Final = ""


@dataclass
class _Told:
    """Something that was told, and how often it came again since."""

    at: float
    more: int = 0


class Repeats(logging.Filter):
    """Lets a warning or an error through unless the same was told a moment ago; anything less always."""

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[str, _Told] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this is told; it then says how often it came while it was not."""
        if record.levelno < logging.WARNING:
            return True
        now = time.monotonic()
        text = record.getMessage()
        if text not in self._told and self._is_full(now):
            text = OTHERS
        told = self._told.get(text)
        if told is not None and now - told.at < WHILE:
            told.more += 1
            return False
        self._told[text] = _Told(now)
        if told is not None and told.more:
            seconds = round(now - told.at)
            record.msg = f"{record.getMessage()} (and {told.more} more like it in the last {seconds} seconds)"
            record.args = ()
        return True

    def _is_full(self, now: float) -> bool:
        """Whether too many different ones were told lately; older ones are forgotten."""
        if len(self._told) < MOST_TEXTS:
            return False
        self._told = {text: one for text, one in self._told.items() if now - one.at < WHILE}
        return len(self._told) >= MOST_TEXTS
