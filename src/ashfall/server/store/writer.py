"""The one who writes. Everything that arrives while a transaction runs goes together into the next one.

A commit waits for the disk, so many small writes are dear and one large one is cheap: under load, tables
share the wait.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any, Final

from sqlalchemy import Connection, Executable
from sqlalchemy.exc import IntegrityError

from ashfall.server.failures import tell_if_failed
from ashfall.server.store.database import Database
from ashfall.table.errors import AshfallError

__all__ = ["Duplicate", "Observe", "Outdated", "Statement", "StoreError", "Writer"]

GATHERING: Final = 0.015  # seconds to wait for more when several came together last time

Observe = Callable[[float, int], None]  # seconds and number of jobs of each transaction
Statement = tuple[Executable, dict[str, Any]]
log = logging.getLogger(__name__)


class StoreError(AshfallError):
    """The database refused or failed. After it, what is stored must be read again before going on."""


class Duplicate(StoreError):
    """This number, command or name is taken, or something that it belongs to does not exist."""


class Outdated(StoreError):
    """What is stored is not what was believed to be; nothing has changed."""


@dataclass
class _Job:
    """Statements that are carried out all or not at all."""

    statements: list[Statement]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def finish(self, error: Exception | None = None) -> None:
        if self.done.done():
            return  # whoever waited has gone
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer:
    """Carries out jobs in the order of their arrival, as many in one transaction as are there."""

    def __init__(self, database: Database, observe: Observe) -> None:
        self._database = database
        self._observe = observe
        self._waiting: list[_Job] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="store writer")
        self._task.add_done_callback(tell_if_failed)

    async def close(self) -> None:
        """Write what is still waiting, then stop."""
        self._closing = True
        self._wake.set()
        if self._task:
            await self._task

    async def write(self, *statements: Statement) -> None:
        """Returns when all of it is committed; raises `Duplicate` when none of it is.

        Raises `StoreError` when none of it is, or when the answer was lost and nobody knows.
        """
        if self._closing or self._task is None:
            raise StoreError("the store is closed")
        job = _Job(list(statements))
        self._waiting.append(job)
        self._wake.set()
        await job.done

    async def _run(self) -> None:
        busy = False
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            if busy and not self._closing:
                await asyncio.sleep(GATHERING)
            self._wake.clear()
            jobs, self._waiting = self._waiting, []
            busy = len(jobs) > 1
            if jobs:
                await self._carry_out(jobs)

    async def _carry_out(self, jobs: list[_Job]) -> None:
        started = time.perf_counter()
        try:
            failed = await self._database.write(lambda connection: _transaction(connection, jobs))
        except Exception as error:
            failed = _told(error, jobs)
        for job in jobs:
            job.finish(failed.get(id(job)))
        self._observe(time.perf_counter() - started, len(jobs))


def _transaction(connection: Connection, jobs: list[_Job]) -> dict[int, StoreError]:
    """All jobs at once; if something is wrong with that, either half by itself. Tells which failed.

    The halves are transactions of their own: a full disk undoes the whole transaction that meets it.
    """
    try:
        with connection.begin():
            _together(connection, jobs)
        return {}
    except Exception as error:
        if len(jobs) == 1 or connection.invalidated:  # it is lost, and nothing wrong with what was sent
            return _told(error, jobs)
    middle = len(jobs) // 2
    return _transaction(connection, jobs[:middle]) | _transaction(connection, jobs[middle:])


def _together(connection: Connection, jobs: list[_Job]) -> None:
    """The first statements of all jobs, then the second ones and so on; equal ones go as one.

    So every job keeps its own order, and jobs of one time have none between them.
    """
    for step in zip_longest(*(job.statements for job in jobs)):
        several: dict[int, tuple[Executable, list[dict[str, Any]]]] = {}
        for statement, values in filter(None, step):
            several.setdefault(id(statement), (statement, []))[1].append(values)
        for statement, rows in several.values():
            connection.execute(statement, rows if len(rows) > 1 else rows[0])


def _told(error: Exception, jobs: list[_Job]) -> dict[int, StoreError]:
    """What each of the jobs that failed is told."""
    if isinstance(error, IntegrityError):
        return {id(job): Duplicate("already stored, or what it belongs to is missing") for job in jobs}
    # Type only: the message would quote what was to be written.
    log.error("writing failed: %s", type(error).__name__)
    return {id(job): StoreError("the database failed") for job in jobs}
