"""Bots at work in processes of their own, so that no table ever waits for another one's bot.

Each thinker is one process at the far end of a pipe. One that dies or does not come to an end is replaced,
and the question is asked again. What it is told is a view: the order of the piles never leaves the server.
Bots at tables come before the questions of people, and all who wait take turns (`FairQueue`).
"""

from __future__ import annotations

import asyncio
import logging
import math
import os
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

from ashfall.bots.contract import Budget, Choice, Request
from ashfall.bots.faults import BotFault, ask
from ashfall.bots.processes import Tie, deaf_children, default_workers, obey
from ashfall.bots.registry import make_bot
from ashfall.games import game_named, games
from ashfall.server.fair_queue import NOBODY, FairQueue, Owner

__all__ = ["BotQuestion", "Busy", "Thinkers"]

SECONDS: Final = 1.0  # a move, for those who think as long as they may
MOST_SECONDS: Final = 5.0
LEAST_SECONDS: Final = 0.1
AT_EASE: Final = 3  # questions that may go before for each process until bots must hurry
PATIENCE: Final = 10.0  # seconds beyond its time before a thinker counts as hung
STARTING: Final = 60.0  # seconds in which a new process must be ready
ENDING: Final = 5.0  # seconds in which the system must have ended one
AGAIN: Final = 1.0  # seconds until the system is asked once more for a process that it had no room for
TRIES: Final = 3
MOST_WAITING: Final = 32  # questions of people; bots at a table always wait their turn
MOST_OF_ONE: Final = 4  # of these, from one guest, or from an address without one
LATELY: Final = 60.0  # seconds in which a table whose bot has moved may well need it again
NICENESS: Final = 5  # the server itself goes first

log = logging.getLogger(__name__)


class Busy(Exception):
    """Too many questions are waiting already, or none of the tries came to an end."""


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """What a bot is asked. ``view`` is packed: nothing hidden is in it."""

    game: str
    view: bytes
    bot: str
    seed: int
    seconds: float = SECONDS
    alternatives: int = 0

    @classmethod
    def about(
        cls, game: str, match: Any, bot: str, seed: int, seconds: float = SECONDS, alternatives: int = 0
    ) -> BotQuestion:
        """A question about a match, in the place of whoever must choose there."""
        view = _packing(game).pack(match)
        return cls(game, view, bot, seed, min(seconds, MOST_SECONDS), alternatives)


@dataclass(eq=False, slots=True)
class _Job:
    question: BotQuestion
    started: Callable[[], None]
    is_patient: bool = False
    answer: asyncio.Future[Choice] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class _Thinker:
    """One process and the pipe to it. It can be ended whatever it does or leaves undone.

    A pool of the standard library cannot: it waits for its processes to say that they go.
    """

    def __init__(self) -> None:
        context = get_context("spawn")
        self._tie = Tie()
        self._pipe, far_end = context.Pipe()
        self._process = context.Process(target=_work, args=(far_end, self._tie.far_end), daemon=True)
        with deaf_children():
            self._process.start()
        far_end.close()  # now nobody but the process holds it: it ends with the process
        self._line = ThreadPoolExecutor(1, "thinker")  # where somebody waits for what comes out of the pipe
        self._is_ready = False

    async def choice(self, question: BotQuestion) -> Choice:
        """Ask it; raises BotFault, EOFError or OSError if it is gone, TimeoutError if it finds no end."""
        if not self._is_ready:
            await self._heard(self._pipe.recv, STARTING)
            self._is_ready = True
        answer = await self._heard(lambda: self._exchange(question), question.seconds + PATIENCE)
        if isinstance(answer, BotFault):
            raise answer
        found: Choice = answer
        return found

    def end(self) -> None:
        """End the process at once. May take a moment, so not on the loop."""
        self._process.kill()  # a loop in compiled code hears nothing else
        self._process.join(ENDING)
        self._line.shutdown(wait=self._process.exitcode is not None)  # who listens has heard the end by then
        self._pipe.close()
        self._tie.close()

    def _exchange(self, question: BotQuestion) -> Any:
        self._pipe.send(question)
        return self._pipe.recv()

    async def _heard(self, listen: Callable[[], Any], seconds: float) -> Any:
        async with asyncio.timeout(seconds):
            return await asyncio.get_running_loop().run_in_executor(self._line, listen)


class Thinkers:
    """A few processes and the questions that wait for them."""

    def __init__(self, processes: int = 0) -> None:
        """``processes`` 0: as many as leave the server room on this machine."""
        self._count = processes or max(1, default_workers() - 1)
        self._tables: FairQueue[_Job] = FairQueue()
        self._people: FairQueue[_Job] = FairQueue()
        self._wake = asyncio.Event()
        self._asking: Counter[Owner] = Counter()  # how many questions of each are not answered yet
        self._last_table = -math.inf  # when a bot at a table was last asked
        self._slots: list[asyncio.Task[None]] = []

    @property
    def waiting(self) -> int:
        """How many questions nobody works on yet."""
        return len(self._tables) + len(self._people)

    def seconds_for(self, asker: Owner) -> float:
        """Time for one move of a bot at a table; less of it where many others come first."""
        return self._seconds(self.ahead_of(asker))

    def ahead_of(self, asker: Owner) -> int:
        """How many bots at tables would think before one that is asked now on behalf of somebody."""
        return self._tables.ahead_of(asker)

    def start(self) -> None:
        """Start the processes; the first answers come faster then."""
        for number in range(self._count):
            self._slots.append(asyncio.create_task(self._serve(), name=f"thinker {number}"))

    async def close(self) -> None:
        """End the processes, whatever they are doing."""
        for slot in self._slots:
            slot.cancel()
        await asyncio.gather(*self._slots, return_exceptions=True)

    async def ask(
        self,
        question: BotQuestion,
        *,
        urgent: bool = False,
        asker: Owner = NOBODY,
        started: Callable[[], None] = lambda: None,
    ) -> Choice:
        """The choice of a bot; raises `Busy` and `BotFault`. ``started`` is called when somebody begins.

        Bots at a table are ``urgent``. ``asker`` is the address and the guest who waits for the answer.
        Whoever is cancelled while waiting costs nothing more.
        """
        if urgent:
            self._last_table = time.monotonic()
            return await self._answer(self._tables, asker, _Job(question, started))
        if self.waiting >= MOST_WAITING or self._asking[asker] >= MOST_OF_ONE:
            raise Busy("too many questions are waiting")
        with self._counted(asker):
            return await self._answer(self._people, asker, _Job(question, started, is_patient=True))

    async def _answer(self, queue: FairQueue[_Job], asker: Owner, job: _Job) -> Choice:
        queue.put(asker, job)
        self._wake.set()
        try:
            return await job.answer
        finally:
            queue.withdraw(asker, job)

    async def _serve(self) -> None:
        """One thinker after another takes the next question and sees to it that it is answered."""
        thinker = await _started()
        try:
            while True:
                job = await self._next()
                self._hurry(job)
                for _ in range(TRIES):
                    if await _is_answered(thinker, job):
                        break
                    await asyncio.to_thread(thinker.end)
                    thinker = await _started()
                else:
                    _fail(job, Busy("no thinker came to an end"))
        finally:
            thinker.end()

    async def _next(self) -> _Job:
        while not self.waiting:
            self._wake.clear()
            await self._wake.wait()
        return (self._tables or self._people).take()

    @contextmanager
    def _counted(self, asker: Owner) -> Iterator[None]:
        """Whoever asks has one more question open; those who have none are forgotten."""
        self._asking[asker] += 1
        try:
            yield
        finally:
            self._asking[asker] -= 1
            if not self._asking[asker]:
                del self._asking[asker]

    def _hurry(self, job: _Job) -> None:
        """Where bots play at tables nobody else has more time than they; a thinker is never interrupted."""
        if job.is_patient and time.monotonic() - self._last_table < LATELY:
            seconds = min(job.question.seconds, self._seconds(self.waiting))
            job.question = replace(job.question, seconds=seconds)

    def _seconds(self, before: int) -> float:
        crowd = (before + 1) / (self._count * AT_EASE)
        return max(LEAST_SECONDS, SECONDS / max(1.0, crowd))


def _packing(game: str) -> Any:
    """How views of a game are packed and unpacked."""
    return game_named(game).part("bots", "packing")


async def _started() -> _Thinker:
    """A new thinker, as soon as the system has room for one."""
    while True:
        try:
            return _Thinker()
        except OSError as error:
            log.error("no thinker could be started: %s", type(error).__name__)
            await asyncio.sleep(AGAIN)


async def _is_answered(thinker: _Thinker, job: _Job) -> bool:
    """Have a question answered; False if the thinker must be replaced."""
    if job.answer.done():
        return True  # nobody waits any more
    job.started()
    try:
        choice = await thinker.choice(job.question)
    except BotFault as fault:
        log.error("a thinker failed: %s", job.question.bot)
        _fail(job, fault)
    except Exception as error:
        log.warning("a thinker is replaced: %s", type(error).__name__)
        return False
    else:
        if not job.answer.done():
            job.answer.set_result(choice)
    return True


def _fail(job: _Job, error: Exception) -> None:
    if not job.answer.done():
        job.answer.set_exception(error)


# In the process.


def _work(pipe: Connection, tie: Connection) -> None:
    """Step back behind the server, load what every bot needs, then answer one question after another."""
    obey(tie)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for game in games().values():
        if game.has_part("bots", "packing"):
            make_bot(list(game.part("bots", "roster").BOTS)[-1], game.name)  # the strongest loads most
    with suppress(EOFError, OSError):  # the server is gone
        pipe.send("ready")
        while True:
            pipe.send(_answer(pipe.recv()))


def _answer(question: BotQuestion) -> Choice | BotFault:
    try:
        view = _packing(question.game).unpack(question.view)
        budget = Budget(seconds=question.seconds)
        bot = make_bot(question.bot, question.game)
        return ask(bot, Request(view, question.seed, budget, question.alternatives))
    except BotFault as fault:
        return fault
    except Exception as error:
        return BotFault(type(error).__name__)
