"""Work for questions that takes longer than a moment: a few at a time, and each a little at a time.

A record with hundreds of moves takes some hundredths of a second to play through. If everybody who asks were
served at once, a few hundred such questions would keep every table waiting for seconds; here those who ask
wait for each other instead. It is no work for threads: the interpreter lets one run at a time, so they would
be no faster, and would take turns with the event loop wherever the system likes.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import Final, TypeVar

from ashfall.server.fair_queue import NOBODY, FairQueue, Owner
from ashfall.server.limits import TooMany

__all__ = ["Steps", "Workshop"]

T = TypeVar("T")
Steps = Generator[None, None, T]  # work that may be interrupted at each yield
AT_A_TIME: Final = 2
SLICE: Final = 0.002  # seconds until everybody else gets their turn
MOST_WAITING: Final = 300  # more than one address may ask for at once
LATER: Final = 2.0  # seconds, for those who come when so many wait


class Workshop:
    """A few places, and in front of them a queue in which all who ask take turns."""

    def __init__(self, most_waiting: int | None = MOST_WAITING) -> None:
        """``most_waiting`` None: nobody is sent away, since there cannot be too many."""
        self._most_waiting = most_waiting
        self._free = AT_A_TIME
        self._waiting: FairQueue[asyncio.Future[None]] = FairQueue()

    async def do(self, work: Steps[T], asker: Owner = NOBODY) -> T:
        """Have this done for somebody, who is an address and a guest; raises `TooMany`."""
        if self._most_waiting is not None and len(self._waiting) >= self._most_waiting:
            raise TooMany(LATER)
        await self._take_place(asker)
        try:
            return await _done(work)
        finally:
            self._leave_place()

    async def _take_place(self, asker: Owner) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put(asker, turn)
        try:
            await turn
        except asyncio.CancelledError:
            self._waiting.withdraw(asker, turn)
            if not turn.cancelled():  # the place came in the very moment in which nobody wanted it any more
                self._leave_place()
            raise

    def _leave_place(self) -> None:
        while self._waiting:
            turn = self._waiting.take()
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


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
