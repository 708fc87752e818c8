"""Work for questions that takes longer than a moment: a few at a time, and each a little at a time.

A record with hundreds of moves takes some hundredths of a second to play through. If everybody who asks were
served at once, a few hundred such questions would keep every table waiting for seconds; here those who ask
wait for each other instead. It is no work for threads: the rules build their lists in one place for all, so
two games must not be played in the same moment.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import Final, TypeVar

from ashfall.server.limits import TooMany

__all__ = ["Steps", "Workshop"]

T = TypeVar("T")
Steps = Generator[None, None, T]  # work that may be interrupted at each yield
AT_A_TIME: Final = 2
SLICE: Final = 0.002  # seconds until everybody else gets their turn
MOST_WAITING: Final = 300  # more than one address may ask for at once
LATER: Final = 2.0  # seconds, for those who come when so many wait


class Workshop:
    """A few places and a queue in front of them."""

    def __init__(self, most_waiting: int | None = MOST_WAITING) -> None:
        """``most_waiting`` None: nobody is sent away, since there cannot be too many."""
        self._most = None if most_waiting is None else AT_A_TIME + most_waiting
        self._places = asyncio.Semaphore(AT_A_TIME)
        self._taken_in = 0

    async def do(self, work: Steps[T]) -> T:
        """Have this done; raises `TooMany`."""
        if self._most is not None and self._taken_in >= self._most:
            raise TooMany(LATER)
        self._taken_in += 1
        try:
            async with self._places:
                return await _done(work)
        finally:
            self._taken_in -= 1


async def _done(work: Steps[T]) -> T:
    until = time.perf_counter() + SLICE
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: T = end.value
            return found
        if time.perf_counter() >= until:
            await asyncio.sleep(0)
            until = time.perf_counter() + SLICE
