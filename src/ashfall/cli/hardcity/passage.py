"""The end of a log, which is told anew while moves add to it: a turn of Doctor Zero is many small moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.markup import escape

from ashfall.hardcity.events.people import RoundStarted, TurnStarted
from ashfall.hardcity.telling.words import Words
from ashfall.table.contract import Event

__all__ = ["Passage"]

BEGINNINGS: Final = (RoundStarted, TurnStarted)  # no sentence reaches over them


class Passage:
    """The last lines of a list that others may add to and clear; a sentence may still grow by events."""

    def __init__(self, words: Words, lines: list[str]) -> None:
        self._words = words
        self._lines = lines
        self._events: list[Event] = []
        self._start = self._end = 0  # the lines that tell the events

    def add(self, events: Sequence[Event]) -> None:
        """Tell what happened next."""
        if len(self._lines) != self._end:  # somebody else wrote there, or cleared it
            self._begin()
        rest = list(events)
        while rest:
            following = next(
                (i for i, event in enumerate(rest) if i and isinstance(event, BEGINNINGS)), len(rest)
            )
            if isinstance(rest[0], BEGINNINGS):
                self._begin()
            self._events += rest[:following]
            self._lines[self._start :] = [escape(told) for told in self._words.tell(self._events)]
            self._end = len(self._lines)
            rest = rest[following:]

    def _begin(self) -> None:
        self._events = []
        self._start = self._end = len(self._lines)
