"""The puzzle of the day: from the date and the set alone, so that it is the same for everybody."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import date, timedelta
from hashlib import blake2b
from itertools import pairwise
from typing import Final

__all__ = ["puzzle_of_day", "streaks"]

FIRST_DAY: Final = date(2026, 1, 5)  # a Monday
DAY: Final = timedelta(days=1)
NO_DATES: Final[Mapping[str, date]] = {}


def puzzle_of_day(day: date, difficulties: Mapping[str, int], since: Mapping[str, date] = NO_DATES) -> str:
    """The key of a day's puzzle, of a set by key; each comes once before any comes again.

    The days of a round, as many as there are puzzles, are put in order by weekday, the puzzles by difficulty,
    and the first go with the first: Mondays are easy and Sundays hard. Equal ones are shuffled, in the same
    way every time, so a puzzle comes again when about a round is over and not sooner. Puzzles that came
    later (``since``) wait for the next round: no day that was or is changes when the set grows.
    """
    began, known = _round(day, difficulties, since)
    days = sorted(range(len(known)), key=lambda number: _place(began + number * DAY))
    keys = sorted(known, key=lambda key: (difficulties[key], _shuffled(key)))
    return keys[days.index((day - began).days)]


def _round(day: date, keys: Collection[str], since: Mapping[str, date]) -> tuple[date, list[str]]:
    """When the round of a day began, and the puzzles of which it is made: those that were there before."""
    began = FIRST_DAY
    known = [key for key in keys if since.get(key, date.min) < began]
    if day < began:
        return began - -(-(began - day).days // len(known)) * len(known) * DAY, known
    while (day - began).days >= len(known):
        began += len(known) * DAY
        known = [key for key in keys if since.get(key, date.min) < began]
    return began, known


def _place(day: date) -> tuple[int, int]:
    """By weekday, through the weeks forth and back: neighbours in difficulty stay neighbours in time."""
    weekday = day.weekday()
    return weekday, -day.toordinal() if weekday % 2 else day.toordinal()


def _shuffled(key: str) -> bytes:
    return blake2b(key.encode(), digest_size=8).digest()


def streaks(days: Collection[date], today: date) -> tuple[int, int]:
    """Days in a row up to today or yesterday, and the most that there ever were."""
    ordered = sorted(set(days))
    lengths, length = {}, 0
    for before, day in pairwise([date.min, *ordered]):
        length = length + 1 if day - before == DAY else 1
        lengths[day] = length
    current = lengths.get(today) or lengths.get(today - DAY) or 0
    return current, max(lengths.values(), default=0)
