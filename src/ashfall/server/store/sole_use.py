"""One server at a time: whoever uses a database holds something that only one process can hold.

A room believes what it has stored, so two servers that play the same match would each undo what the other
promised. The system itself lets go of a claim when its process ends, however it ends.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ashfall.server.failures import tell_if_failed

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

__all__ = ["FileClaim", "PostgresClaim"]

PATIENCE: Final = 10.0  # seconds in which a server that is being replaced may end; it takes 5 to say goodbye
AGAIN: Final = 0.1  # seconds between two tries
LOOK: Final = 5.0  # seconds between two looks whether a claim in PostgreSQL still holds
ANSWER: Final = 10.0  # seconds for which its answer is waited for
# What a lock that somebody else has raises; Windows has no error of its own for it.
TAKEN: Final = OSError if sys.platform == "win32" else BlockingIOError
KEY: Final = 0x41534847  # of the lock in PostgreSQL
NAMED: Final = "ashfall "  # how the sessions that hold it begin their names
# PostgreSQL notices within about half a minute that the machine of a server is gone.
ALIVE: Final = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "4"}
TRY: Final = text("SELECT pg_try_advisory_lock(:key)")
HOLDERS: Final = text(
    "SELECT activity.application_name FROM pg_locks JOIN pg_stat_activity AS activity USING (pid) "
    "WHERE locktype = 'advisory' AND granted AND classid = 0 AND objid = :key AND objsubid = 1 "
    "AND activity.datname = current_database()"
)

log = logging.getLogger(__name__)


class FileClaim:
    """A lock on a file beside the database. The file stays, since only the lock on it counts."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._file = -1

    @property
    def is_held(self) -> bool:
        """Whether nobody else can have it."""
        return self._file >= 0

    async def take(self) -> bool:
        """Take it; False if somebody else has it. Raises OSError if there can be no such file or lock."""
        until = time.monotonic() + PATIENCE
        while not self._try():
            if time.monotonic() > until:
                return False
            await asyncio.sleep(AGAIN)
        return True

    async def release(self) -> None:
        """Let somebody else have it."""
        if self.is_held:
            os.close(self._file)
            self._file = -1

    def _try(self) -> bool:
        file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(file)
        except OSError as error:
            os.close(file)
            if isinstance(error, TAKEN):
                return False
            raise  # this place has no locks at all
        self._file = file
        return True


if sys.platform == "win32":

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class PostgresClaim:
    """A lock of one session, which is watched: where the session is lost the lock is taken again."""

    def __init__(self, connecting: Callable[..., AsyncEngine]) -> None:
        """``connecting`` makes an engine with these arguments for its connections."""
        self._name = NAMED + token_hex(8)  # by which this server knows its own sessions
        settings = {"application_name": self._name, **ALIVE}
        self._engine = connecting(timeout=ANSWER, command_timeout=ANSWER, server_settings=settings)
        self._session: AsyncConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_held = False

    @property
    def is_held(self) -> bool:
        """Whether nobody else has it, as far as is known."""
        return self._is_held

    async def take(self) -> bool:
        """Take it; False if somebody else has it. Raises what the database raises."""
        until = time.monotonic() + PATIENCE
        while not await self._try():
            if time.monotonic() > until:
                return False
            await asyncio.sleep(AGAIN)
        self._is_held = True
        self._task = asyncio.create_task(self._watch(), name="sole use")
        self._task.add_done_callback(tell_if_failed)
        return True

    async def release(self) -> None:
        """Let somebody else have it."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._is_held = False
        await self._drop()
        await self._engine.dispose()

    async def _try(self) -> bool:
        """Whether a session has the lock; one that has it not is dropped."""
        session = await self._engine.connect()
        self._session = await session.execution_options(isolation_level="AUTOCOMMIT")
        has_it = bool(await self._session.scalar(TRY, {"key": KEY}))
        if not has_it:
            await self._drop()
        return has_it

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            await self._look()

    async def _look(self) -> None:
        """See whether it still holds; where the session is lost, try with another one at once."""
        for _ in range(2):
            try:
                await self._check()
                return
            except Exception:  # it does not answer, so it answers nobody
                await self._drop()

    async def _check(self) -> None:
        if self._session is not None:
            await self._session.execute(text("SELECT 1"))
        elif await self._try():
            self._note(True)
        else:
            self._note(self._name in await self._holders())

    async def _holders(self) -> list[Any]:
        """The names of the sessions that have it; one of our own may be left from a line that was cut."""
        async with self._engine.connect() as other:
            return list(await other.scalars(HOLDERS, {"key": KEY}))

    def _note(self, is_held: bool) -> None:
        if self._is_held and not is_held:
            log.error("another server uses the database now, so nothing more is stored by this one")
        self._is_held = is_held

    async def _drop(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            with suppress(Exception):  # whoever does not answer is not told
                await session.invalidate()
                await session.close()
