"""Pictures, painted in other processes: once for all who ask, so many at a time, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from ashfall.bots.faults import BotFault
from ashfall.server.endpoints import Problem
from ashfall.server.fair_queue import Owner
from ashfall.server.rooms.errands import Errand
from ashfall.server.rooms.thinkers import Busy

if TYPE_CHECKING:
    from ashfall.server.rooms.thinkers import Thinkers

__all__ = ["MOST_OF_ONE", "Pictures"]

MOST_KEPT: Final = 24_000_000  # bytes
MOST_PAINTED: Final = 16  # at a time
MOST_OF_ONE: Final = 4  # of these, of one guest, or of an address without one
LATER: Final = 3.0  # seconds


Drawing = Callable[[], Awaitable[Errand[bytes]]]  # what is to be painted, as soon as it is known


class Pictures:
    """Pictures by name, those that were asked for last."""

    def __init__(self, thinkers: Thinkers, most: int = MOST_KEPT) -> None:
        self._thinkers = thinkers
        self._most = most
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._painted: dict[str, tuple[Owner, asyncio.Task[bytes]]] = {}
        self.size = 0

    async def get(self, key: str, asker: Owner, drawing: Drawing) -> bytes:
        """A picture; ``key`` says all that it depends on. Raises Problem where too much is asked for."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        if key not in self._painted:
            self._begin(key, asker, drawing)
        return await asyncio.shield(self._painted[key][1])

    async def close(self) -> None:
        """Give up what is not done."""
        tasks = [task for _, task in self._painted.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, key: str, asker: Owner, drawing: Drawing) -> None:
        own = sum(owner == asker for owner, _ in self._painted.values())
        if len(self._painted) >= MOST_PAINTED or own >= MOST_OF_ONE:
            raise _busy()
        task = asyncio.create_task(self._paint(key, asker, drawing), name=f"paint {key}")
        self._painted[key] = asker, task
        task.add_done_callback(lambda done: self._ended(key, done))

    def _ended(self, key: str, task: asyncio.Task[bytes]) -> None:
        del self._painted[key]
        if not task.cancelled():
            task.exception()  # whoever waits has it; perhaps nobody waits any more

    async def _paint(self, key: str, asker: Owner, drawing: Drawing) -> bytes:
        try:
            made = await self._thinkers.ask(await drawing(), asker=asker)
        except (Busy, BotFault):
            raise _busy() from None
        self._keep(key, made)
        return made

    def _keep(self, key: str, made: bytes) -> None:
        if len(made) > self._most:
            return
        self._kept[key] = made
        self.size += len(made)
        while self.size > self._most:
            self.size -= len(self._kept.popitem(last=False)[1])


def _busy() -> Problem:
    return Problem(503, "busy", "Many pictures are being painted, please try again in a moment.", LATER)
