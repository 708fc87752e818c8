"""What the hall does by itself.

It takes matches up after a restart, and those over days before somebody's time is up, and forgets those that
nobody came to.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeVar

from ashfall.server.metrics import Metrics
from ashfall.server.rooms.play import FAR
from ashfall.server.store import Store, StoreError
from ashfall.server.store.store import now

__all__ = ["Upkeep"]

T = TypeVar("T")
Visit = Callable[[str], Awaitable[object]]  # something that is done with the room of a match
Page = Callable[[str], Awaitable[list[str]]]  # some ids in order, those that come after one
LONG_AGO: Final = 3_600_000  # milliseconds in which every bot has chosen its move
DAY: Final = 86_400_000  # milliseconds for which a match waits for players if nobody comes
WEEK: Final = 7 * DAY  # the same where it is played over days
NOW_AND_THEN: Final = 600.0  # seconds
AGAIN: Final = 1.0  # seconds until a database that failed is asked again; longer each time
AT_MOST: Final = 60.0
TAKING_UP: Final = "taking up a match"
CALLING_TIME: Final = "taking up a match whose time is nearly up"
FORGETTING: Final = "forgetting an old match"

log = logging.getLogger(__name__)


class Upkeep:
    """Looks after stored matches that nobody asks for."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics

    async def take_up(self, open_room: Visit) -> None:
        """After a restart: matches with bots and clocks go on, also where nobody comes back."""
        recently = await self._insistently(TAKING_UP, self._store.latest) - LONG_AGO
        await self._visit_all(TAKING_UP, partial(self._store.going_on, recently), open_room)

    async def forget_old(self, forget: Visit) -> None:
        """From now on: whatever waits for players and has been left for a day goes; over days, for a week."""
        while True:
            page = partial(self._store.left_waiting, now() - DAY, now() - WEEK)
            await self._visit_all(FORGETTING, page, forget)
            await asyncio.sleep(NOW_AND_THEN)

    async def call_time(self, open_room: Visit) -> None:
        """From now on: matches over days are in memory before somebody's time is up."""
        while True:
            await self._visit_all(CALLING_TIME, partial(self._store.due, now() + FAR), open_room)
            await asyncio.sleep(NOW_AND_THEN)

    async def _visit_all(self, what: str, page: Page, visit: Visit) -> None:
        """Each of these matches once; one that cannot be opened or stored keeps nobody from the next."""
        after = ""
        while keys := await self._insistently(what, partial(page, after)):
            for key in keys:
                try:
                    await visit(key)
                except Exception as error:
                    self._note(what, error)
                await asyncio.sleep(0)  # people who are there already go first
            after = keys[-1]

    async def _insistently(self, what: str, read: Callable[[], Awaitable[T]]) -> T:
        """What the database says, however long it takes until it does."""
        wait = AGAIN
        while True:
            try:
                return await read()
            except StoreError as error:
                self._note(what, error)
            await asyncio.sleep(wait)
            wait = min(2 * wait, AT_MOST)

    def _note(self, what: str, error: Exception) -> None:
        self._metrics.failures.add("hall")
        log.error("%s failed: %s", what, type(error).__name__)
