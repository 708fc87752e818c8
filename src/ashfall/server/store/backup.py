"""A copy of a SQLite database as it is at one moment, made while a server goes on using it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from ashfall.server.store.database import read_url
from ashfall.server.store.files import OWNER_ONLY, BadDatabase, check_log, has_log
from ashfall.table.errors import shown

__all__ = ["Tell", "back_up"]

PAGES: Final = 256  # that are copied at a time
BUSY_SECONDS: Final = 5.0

Tell = Callable[[int, int], None]  # how many pages are copied, and of how many


def back_up(database: str, target: Path, tell: Tell) -> None:
    """Copy a database into a new file; raises `BadDatabase` and OSError. What fails leaves no file behind."""
    url = read_url(database)
    if url.get_backend_name() != "sqlite":
        raise BadDatabase(
            "database: expected a SQLite file; a copy of a PostgreSQL database is made by its own program: "
            "pg_dump --format=custom --file=FILE URL"
        )
    source = str(url.database)
    if not os.path.isfile(source):
        raise BadDatabase(f'database: there is no file "{shown(source, 200)}"')
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))
    try:
        _copy(source, target, tell)
    except sqlite3.Error as error:
        target.unlink()
        raise BadDatabase(f'database: cannot copy "{shown(source, 200)}": {error}') from None
    except BaseException:
        target.unlink()
        raise


def _copy(path: str, target: Path, tell: Tell) -> None:
    had_log = has_log(path)
    address = f"{Path(path).resolve().as_uri()}?mode=ro"
    with (
        closing(sqlite3.connect(address, BUSY_SECONDS, uri=True, isolation_level=None)) as source,
        closing(sqlite3.connect(target, isolation_level=None)) as copy,
    ):
        source.execute("BEGIN")  # what is written from now on is for the next copy
        version = source.execute("PRAGMA user_version").fetchone()[0]
        if not had_log:
            check_log(version, path)
        source.backup(copy, pages=PAGES, progress=lambda _, left, of: tell(of - left, of), sleep=0)
        copy.execute("PRAGMA journal_mode = DELETE").fetchall()  # one file, until a server opens it
        copy.execute("PRAGMA user_version = 0")
        found = copy.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(f"it is damaged, and so would be the copy ({shown(found)})")
