"""The work of one room, done by one task, one piece after another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from ashfall.server.rooms.refusals import Refusal

__all__ = ["Closed", "Mailbox"]

T = TypeVar("T")
Work = Callable[[], Awaitable[None]]
MOST_WAITING: Final = 200


class Closed(Exception):
    """The room is no longer in use; it can be opened again."""


class Mailbox:
    """Work that waits. Whoever asks from outside finds it full at some point; the room itself never does."""

    def __init__(self, failed: Callable[[Exception], None]) -> None:
        """``failed`` is told about work that broke down; the next piece is done all the same."""
        self._queue: asyncio.Queue[Work] = asyncio.Queue()
        self._failed = failed
        self._calls: set[asyncio.Future[None]] = set()
        self._task: asyncio.Task[None] | None = None
        self.is_closed = False

    @property
    def is_full(self) -> bool:
        """Whether nothing more from outside is accepted."""
        return self._queue.qsize() >= MOST_WAITING

    @property
    def is_half_full(self) -> bool:
        """Whether the rest is kept for those who play."""
        return self._queue.qsize() >= MOST_WAITING // 2

    @property
    def is_empty(self) -> bool:
        """Whether nothing waits."""
        return self._queue.empty()

    def start(self, name: str) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(self._run(), name=name)

    def post(self, work: Work) -> None:
        """Do this when its turn comes."""
        if not self.is_closed:
            self._queue.put_nowait(work)

    async def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do this when its turn comes, and wait for what comes of it; raises Refusal and Closed."""
        if self.is_closed:
            raise Closed
        found: list[T] = []
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def carry_out() -> None:
            try:
                found.append(await work())
            except Refusal as refusal:
                _settle(done, refusal)
            except Exception:
                _settle(done, Closed())
                raise
            else:
                _settle(done)

        self._calls.add(done)
        done.add_done_callback(self._calls.discard)
        self._queue.put_nowait(carry_out)
        await done
        return found[0]

    def close(self) -> None:
        """Stop at once, also in the middle of something. Those who still wait get Closed."""
        self.is_closed = True
        if self._task is not None:
            self._task.cancel()
        for done in list(self._calls):
            _settle(done, Closed())
        # A closed room is gone at once if it does not hold itself in memory.
        self._task, self._failed, self._queue = None, _ignore, asyncio.Queue()

    async def _run(self) -> None:
        while True:
            work = await self._queue.get()
            try:
                await work()
            except Exception as error:
                self._failed(error)
            await asyncio.sleep(0)  # what waits here may be much, and other rooms have work, too


def _ignore(_: Exception) -> None:
    """Nobody wants to know any more."""


def _settle(done: asyncio.Future[None], error: Exception | None = None) -> None:
    if done.done():
        return  # whoever waited has gone
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
