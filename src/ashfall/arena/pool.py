"""Games on the cores of this machine: one process for each worker, a pipe to each.

A worker tells every game as soon as it is over. It leaves Ctrl-C to its parent and ends with it.
"""

from __future__ import annotations

import multiprocessing
import time
from collections import Counter, deque
from collections.abc import Generator, Iterator
from contextlib import suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, Final, Generic

from ashfall.arena.pace import Pace
from ashfall.arena.plan import AnyPlan, ResultT
from ashfall.arena.players import Players
from ashfall.bots.processes import Tie, deaf_children, obey
from ashfall.table.errors import AshfallError, shown

__all__ = ["Games", "WorkerDied", "play_here", "play_in_pool"]

TRIES: Final = 3  # for a game whose worker dies

Games = Generator[tuple[int, ResultT], None, None]  # finished games with their numbers, in any order


class WorkerDied(AshfallError):
    """A worker process ended in the middle of a game, again and again."""


def play_here(
    plan: AnyPlan[ResultT], indices: Iterator[int], players: Players | None = None
) -> Games[ResultT]:
    """Play games one after another in this process; raises BotFailed."""
    players = players or Players(plan.game, plan.bots)
    for index in indices:
        yield index, players.play(plan.fixture(index))


def play_in_pool(
    plan: AnyPlan[ResultT], indices: Iterator[int], workers: int, seconds: float = 1.0
) -> Games[ResultT]:
    """Play games in worker processes, in batches of about ``seconds``; raises BotFailed and WorkerDied.

    Closing the iterator kills the workers at once.
    """
    pool = _Pool(plan, indices, Pace(seconds))
    try:
        for _ in range(workers):
            pool.hire()
        yield from pool.play()
    finally:
        pool.close()


class _Worker:
    """One process and what it has been given to do."""

    def __init__(self, context: SpawnContext, tie: Tie, plan: AnyPlan[Any]) -> None:
        self.pipe, far_end = context.Pipe()
        given = (tie.far_end, far_end, plan)
        self.process: SpawnProcess = context.Process(target=_work, args=given, daemon=True)
        with deaf_children():
            self.process.start()
        far_end.close()
        self.todo: deque[int] = deque()

    def give(self, indices: list[int]) -> None:
        self.todo.extend(indices)
        with suppress(OSError):  # if it has died, reading from it will tell
            self.pipe.send(indices)

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.process.close()
        self.pipe.close()


class _Pool(Generic[ResultT]):
    def __init__(self, plan: AnyPlan[ResultT], indices: Iterator[int], pace: Pace) -> None:
        self.plan = plan
        self.indices = indices
        self.pace = pace
        self.context = multiprocessing.get_context("spawn")
        self.tie = Tie()
        self.workers: dict[Connection, _Worker] = {}
        self.deaths: Counter[int] = Counter()

    def hire(self, unfinished: list[int] | None = None) -> None:
        """Start a worker, if there is something to do for it."""
        todo = unfinished or self._batch()
        if todo:
            worker = _Worker(self.context, self.tie, self.plan)
            self.workers[worker.pipe] = worker
            worker.give(todo)

    def play(self) -> Games[ResultT]:
        while self.workers:
            for pipe in wait(list(self.workers)):
                assert isinstance(pipe, Connection)
                yield from self._hear(self.workers[pipe])

    def close(self) -> None:
        for worker in self.workers.values():
            worker.end()
        self.workers.clear()
        self.tie.close()

    def _batch(self) -> list[int]:
        return list(islice(self.indices, self.pace.batch()))

    def _hear(self, worker: _Worker) -> Games[ResultT]:
        try:
            told: tuple[int, ResultT, float] | AshfallError = worker.pipe.recv()
        except (EOFError, OSError):
            self._replace(worker)
            return
        if isinstance(told, AshfallError):
            raise told
        index, result, seconds = told
        worker.todo.remove(index)
        self.pace.learn(seconds)
        if not worker.todo:
            self._go_on(worker)
        yield index, result

    def _go_on(self, worker: _Worker) -> None:
        batch = self._batch()
        if batch:
            worker.give(batch)
        else:
            self._dismiss(worker)

    def _replace(self, worker: _Worker) -> None:
        """Let another worker play what a dead one has left."""
        unfinished = list(worker.todo)
        self._dismiss(worker)
        if not unfinished:
            return
        self.deaths[unfinished[0]] += 1
        if self.deaths[unfinished[0]] >= TRIES:
            fixture = self.plan.fixture(unfinished[0])
            names = " and ".join(shown(self.plan.bots[bot]) for bot in dict.fromkeys(fixture.bots))
            raise WorkerDied(
                f"game of {names} with seed {fixture.seed}: its worker process died {TRIES} times"
            )
        self.hire(unfinished)

    def _dismiss(self, worker: _Worker) -> None:
        del self.workers[worker.pipe]
        worker.end()


def _work(tie: Connection, pipe: Connection, plan: AnyPlan[Any]) -> None:
    """What a worker process does."""
    obey(tie)
    try:
        players = Players(plan.game, plan.bots)
        while True:
            for index in pipe.recv():
                start = time.perf_counter()
                result = players.play(plan.fixture(index))
                pipe.send((index, result, time.perf_counter() - start))
    except AshfallError as error:
        pipe.send(error)
    except (EOFError, OSError):
        pass  # nobody is there any more
