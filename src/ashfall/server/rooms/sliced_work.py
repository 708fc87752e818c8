"""Longer work of all tables, a little at a time.

Short work comes first: reading what came, storing it, acknowledging it. Tables that share a commit would else
do all their longer work at once, and whoever sends a move meanwhile would wait for all of it.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final

__all__ = ["SlicedWork"]

SLICE: Final = 0.003  # seconds until everybody gets their short work done again


class SlicedWork:
    """Work that waits for its turn, in the order in which it came."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[Callable[[], None], asyncio.Future[None]]] = deque()

    async def do(self, work: Callable[[], None]) -> None:
        """Have this done, and wait for it; whoever does not wait any more does not get it done."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        if not self._waiting:
            # In the second round from now: in the next one, sockets send the acknowledgements of this one.
            loop.call_soon(loop.call_soon, self._go_on)
        self._waiting.append((work, done))
        await done

    def _go_on(self) -> None:
        until = time.perf_counter() + SLICE
        while self._waiting and time.perf_counter() < until:
            _carry_out(*self._waiting.popleft())
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._go_on)


def _carry_out(work: Callable[[], None], done: asyncio.Future[None]) -> None:
    if done.done():
        return
    try:
        work()
    except StopIteration as error:  # which no future takes: all tables would wait for this one
        done.set_exception(RuntimeError("StopIteration").with_traceback(error.__traceback__))
    except Exception as error:
        done.set_exception(error)
    else:
        done.set_result(None)
