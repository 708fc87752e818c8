"""The bots of one match: when one must choose, it is asked, and its answer comes back as a move."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Final

from ashfall.bots.contract import Choice
from ashfall.server.fair_queue import Owner
from ashfall.server.messages import Thinking
from ashfall.server.metrics import Metrics
from ashfall.server.rooms.chance import draw_number, draw_one
from ashfall.server.rooms.errands import BotQuestion
from ashfall.server.rooms.kept import KeptMatch
from ashfall.server.rooms.thinkers import Thinkers

__all__ = ["BotDriver"]

TOLD_EVERY: Final = 0.25  # seconds
SHARE_TO_THINK: Final = 0.6  # of a pause; the rest is for the way there and back
log = logging.getLogger(__name__)


class BotDriver:
    """Asks for one move at a time. What it hands back is checked like the move of a person."""

    def __init__(
        self, thinkers: Thinkers, metrics: Metrics, tell: Callable[[Thinking], None], pause: float
    ) -> None:
        """``tell`` says to everybody that a bot thinks.

        ``pause`` are the seconds that it takes where its time would tell what is hidden, 0 to take any.
        """
        self._thinkers = thinkers
        self._metrics = metrics
        self._tell = tell
        self._pause = pause
        self._task: asyncio.Task[None] | None = None

    def ask(
        self, match: KeptMatch, seat: int, bot: str, askers: Sequence[Owner], moved: Callable[[str], None]
    ) -> None:
        """Let a bot choose on behalf of one of those who wait for it; ``moved`` is told its move."""
        self.stop()
        asker = min(askers, key=self._thinkers.ahead_of)
        self._task = asyncio.create_task(self._choose(match, seat, bot, asker, moved), name=f"bot {bot}")

    def stop(self) -> None:
        """Nobody wants the answer any more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _choose(
        self, match: KeptMatch, seat: int, bot: str, asker: Owner, moved: Callable[[str], None]
    ) -> None:
        started = time.perf_counter()
        try:
            is_steady = self._pause > 0 and match.is_secret
            think = self._thought_steadily if is_steady else self._thought
            move = (await think(match, seat, bot, asker)).move.text
        except Exception as error:  # a table must go on: any move is better than none
            log.error("a bot failed: %s, %s", bot, type(error).__name__)
            self._metrics.failures.add("bot")
            move = draw_one(match.played.legal).text
        self._metrics.thinking_seconds.observe(time.perf_counter() - started)
        moved(move)

    async def _thought_steadily(self, match: KeptMatch, seat: int, bot: str, asker: Owner) -> Choice:
        """The choice, after the same time whatever there is to choose from, and without a word about it.

        The time counts from when a process has room for it, which depends on other tables alone. One that
        comes to no end in it takes as long again.
        """
        begun: list[float] = []
        question = BotQuestion.about(
            match.game.name, match.played, bot, draw_number(), self._pause * SHARE_TO_THINK
        )
        choice = await self._thinkers.ask(
            question, urgent=True, asker=asker, started=lambda: begun.append(time.monotonic())
        )
        await asyncio.sleep(self._pause - (time.monotonic() - begun[0]) % self._pause)
        return choice

    async def _thought(self, match: KeptMatch, seat: int, bot: str, asker: Owner) -> Choice:
        """The choice, while everybody is told how the thinking goes."""
        begun: list[float] = []
        seconds = self._thinkers.seconds_for(asker)
        question = BotQuestion.about(match.game.name, match.played, bot, draw_number(), seconds)
        asked = self._thinkers.ask(
            question, urgent=True, asker=asker, started=lambda: begun.append(time.monotonic())
        )
        thought = asyncio.ensure_future(asked)
        try:
            while not (await asyncio.wait({thought}, timeout=TOLD_EVERY))[0]:
                share = (time.monotonic() - begun[-1]) / question.seconds if begun else 0.0
                self._tell(Thinking(seat, min(0.99, share)))
            return thought.result()
        finally:
            thought.cancel()
