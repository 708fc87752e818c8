"""What takes many errands and a while: done once for everybody who asks, with how far it has come.

One errand after another goes to the process for what takes long, where everybody who wants something takes
turns. So nobody's undertaking holds up anybody else's by more than one errand, and where a process is lost
only the errand is done again. What came of it is remembered for some time.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final, Protocol, TypeVar

from ashfall.bots.faults import BotFault
from ashfall.server.fair_queue import Owner
from ashfall.server.rooms.errands import Errand
from ashfall.server.rooms.thinkers import Busy, Thinkers

__all__ = ["AskErrand", "Undertaking", "Undertakings", "Work"]

MOST_REMEMBERED: Final = 200
MOST_UNDER_WAY: Final = 24
MOST_OF_ONE: Final = 3  # of these, of one guest, or of an address without one
AGAIN: Final = 1.0  # seconds until a refused errand is brought once more
PATIENCE: Final = 120  # times
T = TypeVar("T")


class AskErrand(Protocol):
    """Has an errand done."""

    def __call__(self, errand: Errand[T]) -> Awaitable[T]:
        """What comes of it."""
        ...


Work = Callable[[AskErrand, Callable[[float], None]], Awaitable[bytes]]  # it tells the share that is done


@dataclass(eq=False, slots=True)
class Undertaking:
    """How far something has come."""

    asker: Owner
    done: float = 0.0  # share of it
    found: bytes | None = None  # what came of it
    has_failed: bool = False
    task: asyncio.Task[None] | None = field(default=None, repr=False)

    @property
    def is_under_way(self) -> bool:
        """Whether it is still being worked on."""
        return self.found is None and not self.has_failed


class Undertakings:
    """Undertakings by name, those that were asked for last."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._known: OrderedDict[str, Undertaking] = OrderedDict()

    def known(self, key: str) -> Undertaking | None:
        """One that was begun; one that failed is told once and then forgotten."""
        found = self._known.get(key)
        if found is not None:
            self._known.move_to_end(key)
            if found.has_failed:
                del self._known[key]
        return found

    def begin(self, key: str, asker: Owner, work: Work) -> Undertaking:
        """Begin a new one, on behalf of whoever asks first; raises `Busy`."""
        running = [each for each in self._known.values() if each.is_under_way]
        if len(running) >= MOST_UNDER_WAY or sum(each.asker == asker for each in running) >= MOST_OF_ONE:
            raise Busy("too much is under way")
        begun = self._known[key] = Undertaking(asker)
        begun.task = asyncio.create_task(self._carry_out(begun, work), name=f"undertaking {key}")
        self._forget_oldest()
        return begun

    async def close(self) -> None:
        """Give up what is not done."""
        tasks = [each.task for each in self._known.values() if each.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _carry_out(self, begun: Undertaking, work: Work) -> None:
        async def ask(errand: Errand[T]) -> T:
            return await self._answered(errand, begun.asker)

        def told(share: float) -> None:
            begun.done = share

        try:
            begun.found = await work(ask, told)
        except (Busy, BotFault):
            begun.has_failed = True
        except BaseException:
            begun.has_failed = True
            raise

    async def _answered(self, errand: Errand[T], asker: Owner) -> T:
        """Bring an errand as often as it takes; raises `Busy` where that is too often."""
        for _ in range(PATIENCE):
            try:
                return await self._thinkers.ask(errand, asker=asker)
            except Busy:
                await asyncio.sleep(AGAIN)
        raise Busy("nobody had time")

    def _forget_oldest(self) -> None:
        """Forget what nobody asked for in a long time; what is under way stays."""
        over = len(self._known) - MOST_REMEMBERED
        idle = [key for key, each in self._known.items() if not each.is_under_way]
        for key in idle[: max(0, over)]:
            del self._known[key]
