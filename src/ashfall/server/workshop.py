"""Work for questions that takes longer than a moment: beside the event loop, a little at a time.

A record with hundreds of moves takes some hundredths of a second to play through. Done on the loop, a few
hundred such questions would keep every table waiting for seconds. In a thread the work is interrupted
whenever the loop has something to do, and those who ask wait for each other instead.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from ashfall.server.limits import TooMany

__all__ = ["Workshop"]

T = TypeVar("T")
AT_A_TIME: Final = 2  # more would only take the interpreter from the tables more often
MOST_WAITING: Final = 200  # more than one address may ask for at once
LATER: Final = 2.0  # seconds, for those who come when so many wait


class Workshop:
    """A few threads and a queue in front of them."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_A_TIME, "workshop")
        self._taken_in = 0

    async def do(self, work: Callable[[], T]) -> T:
        """Have this done, which must touch nothing that the loop uses; raises `TooMany`."""
        if self._taken_in >= AT_A_TIME + MOST_WAITING:
            raise TooMany(LATER)
        self._taken_in += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._taken_in -= 1

    def close(self) -> None:
        """Nothing more is begun; what waits is left undone."""
        self._threads.shutdown(wait=False, cancel_futures=True)
