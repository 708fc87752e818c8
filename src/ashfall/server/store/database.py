"""A database by URL. Work on it is plain code that gets a connection; where it runs depends on the driver.

SQLite works inside this process, so its work is done in threads, a whole piece at a time: to go back and
forth for every single statement takes long where the main thread is busy. PostgreSQL is another process, so
the main thread only waits for its answers, by asyncpg.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, InvalidatePoolError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ashfall.table.errors import AshfallError, shown

__all__ = ["BadDatabase", "Database", "open_database", "read_url"]

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


class BadDatabase(AshfallError):
    """The database cannot be used; one sentence says why."""


class Database(Protocol):
    """Connections to one database."""

    url: URL

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
        _make_folder(str(url.database))
        # The writer keeps its connection: others would have to read again what the last one has written.
        self._writer = _Threads(url, WRITERS, "store-writer", "BEGIN IMMEDIATE")
        self._readers = _Threads(url, READERS, "store-reader", "BEGIN")

    async def read(self, work: Work[T]) -> T:
        return await self._readers.do(work)

    async def write(self, work: Work[T]) -> T:
        return await self._writer.do(work)

    async def prepare(self, work: Work[T]) -> T:
        return await self.write(work)

    async def close(self) -> None:
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.end)


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

    async def read(self, work: Work[T]) -> T:
        return await _with_connection(self._engine, work)

    async def write(self, work: Work[T]) -> T:
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

    def _connecting(self, **limits: float) -> AsyncEngine:
        try:
            return create_async_engine(self.url, pool_size=READERS + WRITERS, connect_args=limits, **OPTIONS)
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


def _make_folder(path: str) -> None:
    if path == ":memory:" or path.startswith("file:"):
        raise BadDatabase(f'database: expected a file that stays, got "{shown(path)}"')
    try:
        Path(path).parent.mkdir(0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadDatabase(f'database: cannot make the folder of "{shown(path)}": {error.strerror}') from None


def _set_up(connection: Any, _: Any) -> None:
    # The driver must not open transactions by itself: it would do so too late for reads.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
