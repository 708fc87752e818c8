"""What was worked out in other processes is remembered, and who asks for the same waits together."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import partial
from typing import Any, Final, TypeVar

from ashfall.bots.faults import BotFault
from ashfall.server.endpoints import Call, Problem
from ashfall.server.fair_queue import Owner
from ashfall.server.puzzles.desk import AskErrand
from ashfall.server.rooms.errands import Errand
from ashfall.server.rooms.thinkers import Busy, Thinkers

__all__ = ["WorkedOut", "asking"]

T = TypeVar("T")
MOST_REMEMBERED: Final = 1000
LATER: Final = 3.0  # seconds
Key = tuple[str, ...]


class WorkedOut:
    """Answers by the names of their questions, those that were asked for last."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._known: OrderedDict[Key, asyncio.Task[Any]] = OrderedDict()

    async def ask(self, errand: Errand[T], key: Key, asker: Owner) -> T:
        """The answer; the same errand always has it. Raises `Busy` and `BotFault`."""
        task = self._known.get(key)
        if task is None:
            task = asyncio.create_task(self._thinkers.ask(errand, asker=asker))
            task.add_done_callback(partial(self._forget_failure, key))
            self._known[key] = task
            if len(self._known) > MOST_REMEMBERED:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        found: T = await asyncio.shield(task)  # others may wait for it, too
        return found

    def _forget_failure(self, key: Key, task: asyncio.Task[Any]) -> None:
        """What failed is asked for anew, also where nobody waited for it any more."""
        if (task.cancelled() or task.exception() is not None) and self._known.get(key) is task:
            del self._known[key]


def asking(call: Call, game: str) -> AskErrand:
    """Has errands of a game done on behalf of whoever calls."""

    async def ask(errand: Errand[T], key: Key) -> T:
        try:
            return await call.services.worked_out.ask(errand, (game, *key), call.asker)
        except (Busy, BotFault):
            raise Problem(503, "busy", "The solver is busy, please try again in a moment.", LATER) from None

    return ask
