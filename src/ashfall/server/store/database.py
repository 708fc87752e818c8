"""A database by URL. Work on it is plain code that gets a connection; where it runs depends on the driver.

SQLite works inside this process, so its work is done in threads, a whole piece at a time: to go back and
forth for every single statement takes long where the main thread is busy. PostgreSQL is another process, so
the main thread only waits for its answers, by asyncpg.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, InvalidatePoolError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ashfall.server.store.files import (
    BadDatabase,
    check_log,
    has_log,
    lock_file_of,
    make_file,
    make_place,
    mark_log,
    mark_of,
)
from ashfall.server.store.sole_use import FileClaim, PostgresClaim
from ashfall.table.errors import shown

__all__ = ["Database", "open_database", "read_url"]

T = TypeVar("T")
Work = Callable[[Connection], T]

DRIVERS: Final = {
    "sqlite": "sqlite+pysqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
READERS: Final = 4  # connections besides the writer's
WRITERS: Final = 1
BUSY_MS: Final = 5000
# For which PostgreSQL is waited for: of a line that was cut, the system says nothing for many minutes.
ANSWER_SECONDS: Final = 30.0
# Tables write to the same pages again and again: the less often these are brought from the log into the file,
# the fewer are brought at all, and the fewer moves wait for it. The log takes 32 MB.
CHECKPOINT_PAGES: Final = 8000
# Rows that are written together are one statement, another one for every number of rows. Compiled ones are
# large, so the writer does not keep all of them.
STATEMENTS: Final = 32
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",  # an acknowledged move survives a power cut
    "foreign_keys=ON",
    f"busy_timeout={BUSY_MS}",
    f"wal_autocheckpoint={CHECKPOINT_PAGES}",
    "temp_store=MEMORY",  # else a statement of many rows makes a file of what it could have to undo
)
# Messages about a failed statement would quote what was to be written, so parameters are left out of them.
OPTIONS: Final[dict[str, Any]] = {"max_overflow": 0, "hide_parameters": True}


class Database(Protocol):
    """Connections to one database."""

    url: URL

    async def claim(self) -> bool:
        """Be the only server that uses it, before anything else and until it is closed; False if one does.

        Raises `BadDatabase` where a part of it is missing.
        """

    def check(self) -> None:
        """Raises OSError if what is written now would be lost, although the database takes it."""

    async def read(self, work: Work[T]) -> T:
        """Do some reading, in one transaction."""

    async def write(self, work: Work[T]) -> T:
        """Do some writing; the work begins and commits its transactions itself. Never twice at a time."""

    async def prepare(self, work: Work[T]) -> T:
        """Do some writing before anything else is done, however long it takes."""

    async def close(self) -> None:
        """Disconnect."""


def open_database(text: str) -> Database:
    """The database of a URL; nothing is connected yet, only the folder of a file is made."""
    url = read_url(text)
    return _Sqlite(url) if url.get_backend_name() == "sqlite" else _Postgres(url)


def read_url(text: str) -> URL:
    """The URL of a database with the driver that this server uses, or the path of a SQLite file."""
    if "://" not in text:
        return URL.create(DRIVERS["sqlite"], database=text)
    expected = "expected sqlite:///FILE or postgresql://USER@HOST/NAME"
    try:
        url = make_url(text)
        name = url.get_backend_name()
    except (ArgumentError, ValueError):
        raise BadDatabase(f'database: {expected}, got "{shown(text)}"') from None
    if name not in DRIVERS:
        raise BadDatabase(f'database: {expected}, got "{shown(name)}://"')
    if name == "sqlite" and not url.database:
        raise BadDatabase("database: expected the path of a file after sqlite:///")
    return url.set(drivername=DRIVERS[name])


class _Sqlite:
    """A file, with one thread that writes and a few that read."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self._path = str(url.database)
        make_place(self._path)
        self._claim = FileClaim(lock_file_of(self._path))
        self._number = 0  # of the file, in its file system
        # The writer keeps its connection: others would have to read again what the last one has written.
        self._writer = _Threads(url, WRITERS, "store-writer", "BEGIN IMMEDIATE")
        self._readers = _Threads(url, READERS, "store-reader", "BEGIN")

    async def claim(self) -> bool:
        if not await self._claim.take():
            return False
        make_file(self._path)
        self._number = os.stat(self._path).st_ino
        if not has_log(self._path):
            check_log(await self.write(mark_of), self._path)
        return True

    def check(self) -> None:
        if os.stat(self._path).st_ino != self._number:
            raise FileNotFoundError("another file has taken the place of the database")

    async def read(self, work: Work[T]) -> T:
        return await self._readers.do(work)

    async def write(self, work: Work[T]) -> T:
        return await self._writer.do(work)

    async def prepare(self, work: Work[T]) -> T:
        done = await self.write(work)
        if self._claim.is_held:
            await self.write(mark_log)
        return done

    async def close(self) -> None:
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.end)
        await self._claim.release()


class _Threads:
    """Some threads, each with a connection to a SQLite file while it works."""

    def __init__(self, url: URL, number: int, name: str, begin: str) -> None:
        """``begin`` is the statement that opens their transactions."""
        self._engine = create_engine(
            url, pool_size=number, connect_args={"cached_statements": STATEMENTS}, **OPTIONS
        )
        # Many rows in one statement: between two of them, the busy main thread would keep the writer waiting.
        self._engine.dialect.use_insertmanyvalues_wo_returning = True
        event.listen(self._engine, "connect", _set_up)
        event.listen(self._engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        self._pool = ThreadPoolExecutor(number, name)

    async def do(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._connected, work)

    def end(self) -> None:
        self._pool.shutdown()
        self._engine.dispose()

    def _connected(self, work: Work[T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)


class _Postgres:
    """A server somewhere else, which may stop to answer without a word."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self._engine = self._connecting(timeout=ANSWER_SECONDS, command_timeout=ANSWER_SECONDS)
        event.listen(self._engine.sync_engine, "connect", _leave_nothing_locked)
        event.listen(self._engine.sync_engine, "checkout", _check_answers)
        self._claim: PostgresClaim | None = None

    async def claim(self) -> bool:
        self._claim = PostgresClaim(self._connecting)
        return await self._claim.take()

    def check(self) -> None:
        if self._claim is not None and not self._claim.is_held:
            raise PermissionError("another server uses the database")

    async def read(self, work: Work[T]) -> T:
        return await _with_connection(self._engine, work)

    async def write(self, work: Work[T]) -> T:
        self.check()
        return await self.read(work)

    async def prepare(self, work: Work[T]) -> T:
        engine = self._connecting()
        try:
            return await _with_connection(engine, work)
        finally:
            await engine.dispose()

    async def close(self) -> None:
        with suppress(TimeoutError):  # whoever does not answer is not told
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._engine.dispose()
                if self._claim is not None:
                    await self._claim.release()

    def _connecting(self, **arguments: Any) -> AsyncEngine:
        try:
            return create_async_engine(
                self.url, pool_size=READERS + WRITERS, connect_args=arguments, **OPTIONS
            )
        except ModuleNotFoundError:
            raise BadDatabase("database: PostgreSQL needs the package asyncpg") from None


async def _with_connection(engine: AsyncEngine, work: Work[T]) -> T:
    async with engine.connect() as connection:
        return await connection.run_sync(work)


def _leave_nothing_locked(connection: Any, _: Any) -> None:
    """What was begun and not ended when a connection was lost is undone there too, and not only in hours."""
    cursor = connection.cursor()
    cursor.execute(f"SET idle_in_transaction_session_timeout = {round(1000 * ANSWER_SECONDS)}")
    cursor.close()
    connection.commit()


def _check_answers(connection: Any, *_: Any) -> None:
    """Before a connection is used: if it is dead, all others of its time are, and new ones are made."""
    try:
        connection.ping()
    except Exception:
        raise InvalidatePoolError from None


def _set_up(connection: Any, _: Any) -> None:
    # The driver must not open transactions by itself: it would do so too late for reads.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
