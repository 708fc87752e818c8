"""Bots and other hard work in processes of their own, so that no table ever waits for another one's bot.

Each thinker is one process at the far end of a pipe. One that dies or does not come to an end is replaced,
and the question is asked again. What a bot is told is a view: the order of the piles never leaves the server.
Bots at tables come before the questions of people, and all who wait take turns (`FairQueue`). What takes long
is done in one more process, which steps back behind all others.
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
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

from ashfall.bots.faults import BotFault
from ashfall.bots.processes import Tie, deaf_children, default_workers, obey
from ashfall.bots.registry import make_bot
from ashfall.games import games
from ashfall.server.fair_queue import NOBODY, FairQueue, Owner
from ashfall.server.rooms.errands import SECONDS, Errand

__all__ = ["Busy", "Thinkers"]

LEAST_SECONDS: Final = 0.1
AT_EASE: Final = 3  # questions that may go before for each process until bots must hurry
PATIENCE: Final = 10.0  # seconds beyond its time before a thinker counts as hung
STARTING: Final = 60.0  # seconds in which a new process must be ready
ENDING: Final = 5.0  # seconds in which the system must have ended one
AGAIN: Final = 1.0  # seconds until the system is asked once more for a process that it had no room for
MOST_WAITING: Final = 32  # questions of people; bots at a table always wait their turn
MOST_LONG: Final = 8  # errands that take long
MOST_OF_ONE: Final = 4  # of these, from one guest, or from an address without one
LATELY: Final = 60.0  # seconds in which a table whose bot has moved may well need it again
NICENESS: Final = 5  # the server itself goes first
LONG_NICENESS: Final = 15  # and bots go before what takes long

T = TypeVar("T")
log = logging.getLogger(__name__)


class Busy(Exception):
    """Too many questions are waiting already, or none of the tries came to an end."""


@dataclass(eq=False, slots=True)
class _Job:
    errand: Errand[Any]
    started: Callable[[], None]
    is_patient: bool = False
    answer: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class _Thinker:
    """One process and the pipe to it. It can be ended whatever it does or leaves undone.

    A pool of the standard library cannot: it waits for its processes to say that they go.
    """

    def __init__(self, is_long: bool) -> None:
        context = get_context("spawn")
        work = _work_long if is_long else _work
        self._tie = Tie()
        self._pipe, far_end = context.Pipe()
        self._process = context.Process(target=work, args=(far_end, self._tie.far_end), daemon=True)
        with deaf_children():
            self._process.start()
        far_end.close()  # now nobody but the process holds it: it ends with the process
        self._line = ThreadPoolExecutor(1, "thinker")  # where somebody waits for what comes out of the pipe
        self._is_ready = False

    async def answer(self, errand: Errand[Any]) -> Any:
        """Ask it; raises BotFault, EOFError or OSError if it is gone, TimeoutError if it finds no end."""
        if not self._is_ready:
            await self._heard(self._pipe.recv, STARTING)
            self._is_ready = True
        answer = await self._heard(lambda: self._exchange(errand), errand.seconds + PATIENCE)
        if isinstance(answer, BotFault):
            raise answer
        return answer

    def end(self) -> None:
        """End the process at once. May take a moment, so not on the loop."""
        self._process.kill()  # a loop in compiled code hears nothing else
        self._process.join(ENDING)
        self._line.shutdown(wait=self._process.exitcode is not None)  # who listens has heard the end by then
        self._pipe.close()
        self._tie.close()

    def _exchange(self, errand: Errand[Any]) -> Any:
        self._pipe.send(errand)
        return self._pipe.recv()

    async def _heard(self, listen: Callable[[], Any], seconds: float) -> Any:
        async with asyncio.timeout(seconds):
            return await asyncio.get_running_loop().run_in_executor(self._line, listen)


class _Lane:
    """Queues that are served by the same processes, the first of them first."""

    def __init__(self, *queues: FairQueue[_Job], is_long: bool = False) -> None:
        self._queues = queues
        self._wake = asyncio.Event()
        self.is_long = is_long

    @property
    def waiting(self) -> int:
        return sum(map(len, self._queues))

    async def answer(self, queue: FairQueue[_Job], asker: Owner, errand: Errand[T], job: _Job) -> T:
        """Let a job wait in one of the queues until it is done."""
        queue.put(asker, job)
        self._wake.set()
        try:
            found: T = await job.answer
            return found
        finally:
            queue.withdraw(asker, job)

    async def filled(self) -> None:
        """Wait until somebody wants something."""
        while not self.waiting:
            self._wake.clear()
            await self._wake.wait()

    async def next(self) -> _Job:
        await self.filled()
        return next(queue for queue in self._queues if queue).take()


class Thinkers:
    """A few processes and the questions that wait for them."""

    def __init__(self, processes: int = 0) -> None:
        """``processes`` 0: as many as leave the server room on this machine."""
        self._count = processes or max(1, default_workers() - 1)
        self._tables: FairQueue[_Job] = FairQueue()
        self._people: FairQueue[_Job] = FairQueue()
        self._patient: FairQueue[_Job] = FairQueue()
        self._lane = _Lane(self._tables, self._people)
        self._long_lane = _Lane(self._patient, is_long=True)
        self._asking: Counter[Owner] = Counter()  # how many questions of each are not answered yet
        self._last_table = -math.inf  # when a bot at a table was last asked
        self._slots: list[asyncio.Task[None]] = []

    @property
    def waiting(self) -> int:
        """How many questions nobody works on yet, without those that take long."""
        return self._lane.waiting

    def seconds_for(self, asker: Owner) -> float:
        """Time for one move of a bot at a table; less of it where many others come first."""
        return self._seconds(self.ahead_of(asker))

    def ahead_of(self, asker: Owner) -> int:
        """How many bots at tables would think before one that is asked now on behalf of somebody."""
        return self._tables.ahead_of(asker)

    def start(self) -> None:
        """Start the processes; the first answers come faster then."""
        for number in range(self._count):
            self._slots.append(asyncio.create_task(self._serve(self._lane), name=f"thinker {number}"))
        self._slots.append(asyncio.create_task(self._serve_long(), name="long thinker"))

    async def close(self) -> None:
        """End the processes, whatever they are doing."""
        for slot in self._slots:
            slot.cancel()
        await asyncio.gather(*self._slots, return_exceptions=True)

    async def ask(
        self,
        errand: Errand[T],
        *,
        urgent: bool = False,
        asker: Owner = NOBODY,
        started: Callable[[], None] = lambda: None,
    ) -> T:
        """What comes of an errand; raises `Busy` and `BotFault`. ``started`` is called when somebody begins.

        Bots at a table are ``urgent``. ``asker`` is the address and the guest who waits for the answer.
        Whoever is cancelled while waiting costs nothing more.
        """
        if urgent:
            self._last_table = time.monotonic()
            return await self._lane.answer(self._tables, asker, errand, _Job(errand, started))
        lane, queue, most = self._lane, self._people, MOST_WAITING
        if errand.is_long:
            lane, queue, most = self._long_lane, self._patient, MOST_LONG
        if lane.waiting >= most or self._asking[asker] >= MOST_OF_ONE:
            raise Busy("too many questions are waiting")
        with self._counted(asker):
            return await lane.answer(queue, asker, errand, _Job(errand, started, is_patient=True))

    async def _serve_long(self) -> None:
        """A process for what takes long is started when it is first needed."""
        await self._long_lane.filled()
        await self._serve(self._long_lane)

    async def _serve(self, lane: _Lane) -> None:
        """One thinker after another takes the next question and sees to it that it is answered."""
        thinker = await _started(lane.is_long)
        try:
            while True:
                job = await lane.next()
                self._hurry(job)
                for _ in range(job.errand.tries):
                    if await _is_answered(thinker, job):
                        break
                    await asyncio.to_thread(thinker.end)
                    thinker = await _started(lane.is_long)
                else:
                    _fail(job, Busy("no thinker came to an end"))
        finally:
            thinker.end()

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
            job.errand = job.errand.hurried(min(job.errand.seconds, self._seconds(self.waiting)))

    def _seconds(self, before: int) -> float:
        crowd = (before + 1) / (self._count * AT_EASE)
        return max(LEAST_SECONDS, SECONDS / max(1.0, crowd))


async def _started(is_long: bool) -> _Thinker:
    """A new thinker, as soon as the system has room for one."""
    while True:
        try:
            return _Thinker(is_long)
        except OSError as error:
            log.error("no thinker could be started: %s", type(error).__name__)
            await asyncio.sleep(AGAIN)


async def _is_answered(thinker: _Thinker, job: _Job) -> bool:
    """Have a question answered; False if the thinker must be replaced."""
    if job.answer.done():
        return True  # nobody waits any more
    job.started()
    try:
        answer = await thinker.answer(job.errand)
    except BotFault as fault:
        log.error("a thinker failed: %s", job.errand.name)
        _fail(job, fault)
    except Exception as error:
        log.warning("a thinker is replaced: %s", type(error).__name__)
        return False
    else:
        if not job.answer.done():
            job.answer.set_result(answer)
    return True


def _fail(job: _Job, error: Exception) -> None:
    if not job.answer.done():
        job.answer.set_exception(error)


# In the process.


def _work(pipe: Connection, tie: Connection) -> None:
    """Step back behind the server, load what every bot needs, then answer one question after another."""
    _step_back(tie, NICENESS)
    for game in games().values():
        if game.has_part("bots", "packing"):
            make_bot(list(game.part("bots", "roster").BOTS)[-1], game.name)  # the strongest loads most
    _answer_all(pipe)


def _work_long(pipe: Connection, tie: Connection) -> None:
    """Step back behind everybody; what is needed comes with the errands."""
    _step_back(tie, LONG_NICENESS)
    _answer_all(pipe)


def _step_back(tie: Connection, niceness: int) -> None:
    obey(tie)
    if hasattr(os, "nice"):
        os.nice(niceness)


def _answer_all(pipe: Connection) -> None:
    with suppress(EOFError, OSError):  # the server is gone
        pipe.send("ready")
        while True:
            pipe.send(_answer(pipe.recv()))


def _answer(errand: Errand[Any]) -> Any:
    try:
        return errand.work()
    except BotFault as fault:
        return fault
    except Exception as error:
        return BotFault(type(error).__name__)
