"""The files of a SQLite database: who may read them, and whether one of them is missing.

Beside the file there is a log with what was stored lately (``-wal``). Without it a database would look like
an older one, and nobody would know. So when a server begins it writes a mark into the file itself, and then
another one that goes into the log like everything else: where the first mark is seen again, and no log, the
log was lost.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from sqlite3 import Error
from typing import Any, Final

from sqlalchemy import Connection

from ashfall.table.errors import AshfallError, shown

__all__ = [
    "OWNER_ONLY",
    "BadDatabase",
    "check_log",
    "has_log",
    "lock_file_of",
    "make_file",
    "make_place",
    "mark_log",
    "mark_of",
]

OWNER_ONLY: Final = 0o600
ALL_ELSE_IN_LOG, IN_LOG = 1, 2  # the marks, as the version that SQLite lets a user set


class BadDatabase(AshfallError):
    """The database cannot be used; one sentence says why."""


def make_place(path: str) -> None:
    """The folder of a database; raises `BadDatabase`."""
    if path == ":memory:" or path.startswith("file:"):
        raise BadDatabase(f'database: expected a file that stays, got "{shown(path)}"')
    try:
        Path(path).parent.mkdir(0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadDatabase(f'database: cannot make the folder of "{shown(path)}": {error.strerror}') from None


def make_file(path: str) -> None:
    """An empty file, for which SQLite will make others with the same rights, unless there is one already."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))


def lock_file_of(path: str) -> str:
    """The file by which servers know that another one uses the database, by whatever way it was named."""
    return f"{os.path.realpath(path)}-lock"


def has_log(path: str) -> bool:
    """Whether a log is there. Ask before SQLite opens the file: it makes a new log."""
    return os.path.exists(f"{os.path.realpath(path)}-wal")


def check_log(mark: int, path: str) -> None:
    """Raises `BadDatabase` if this database, which has no log, must have one."""
    if mark == ALL_ELSE_IN_LOG:
        log = shown(f"{path}-wal", 200)
        raise BadDatabase(
            f'database: the file "{log}" is missing, and with it everything since the last start; '
            "bring it back, or make an empty file of that name to go on without it"
        )


def mark_of(connection: Connection) -> int:
    """The mark that a database bears."""
    return int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())


def mark_log(connection: Connection) -> None:
    """From now on everything is in the log, until SQLite brings it into the file."""
    plain: Any = connection.connection.driver_connection  # it cannot be done in a transaction
    with suppress(Error):  # a full disk, with which a server can still show what is there
        plain.execute(f"PRAGMA user_version = {ALL_ELSE_IN_LOG}")
        plain.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        plain.execute(f"PRAGMA user_version = {IN_LOG}")
