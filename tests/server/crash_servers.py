"""A server that dies when it is told to, and its database as the kill left it."""

from __future__ import annotations

import re
import select
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.crash_books import Broken
from tests.server.crash_checks import now
from tests.server.running import PATIENCE, RunningServer

# What a process says that was being started when its server was killed: there is nothing for it to read.
ORPHAN = re.compile(r"Traceback [^\n]*\n(?:  [^\n]*\n)+EOFError: Ran out of input\n?")
ENV = {"ASHFALL_LIMITS": "off", "ASHFALL_THINKERS": "1"}


class Died(Exception):
    """The server was killed before it was there."""


class MortalServer(RunningServer):
    """A server that may be told when to die before it starts.

    A ``doom`` says how many seconds after its call the server is killed; it may wait for something first.
    """

    def __init__(self, folder: Path, database: str, doom: Callable[[], float] | None = None) -> None:
        self.starts: list[int] = []  # when it was started, in milliseconds since 1970
        self._doom = doom
        super().__init__(folder, database, (), ENV)

    @property
    def is_up(self) -> bool:
        """Whether it runs."""
        return self.process.poll() is None

    def start(self) -> None:
        """Start, also after a kill; raises Broken."""
        self.starts.append(now())
        try:
            super().start()
        except Died:
            return
        except AssertionError as error:
            raise Broken(str(error)) from None

    def start_and_die(self, doom: Callable[[], float]) -> None:
        """Start and be killed, at the latest when it is there."""
        self._doom = doom
        self.start()
        self.kill()

    def wake(self) -> None:
        """Start unless it is there."""
        if not self.is_up:
            self.start()

    def check_log(self) -> None:
        """It had nothing to complain about; raises Broken."""
        log = ORPHAN.sub("", self.log)
        lines = [line for line in log.splitlines() if " ERROR " in line or "Traceback" in line]
        if lines:
            raise Broken(f"the server wrote: {lines[0]}")

    def _first_line(self) -> str:
        doom, self._doom = self._doom, None
        pipe = self.process.stdout
        if doom is not None and pipe is not None and not select.select([pipe], [], [], doom())[0]:
            self.kill()
            raise Died
        return super()._first_line()


@contextmanager
def mortal_server(folder: Path, database: str = "") -> Iterator[MortalServer]:
    """Such a server, which ends with the block."""
    server = MortalServer(folder, database or str(folder / "ashfall.db"))
    try:
        yield server
    finally:
        server.kill()


def kill_while_migrating(folder: Path, seconds: float) -> None:
    """Kill a server so long after it began a new database, which must work all the same; raises Broken."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    database = folder / "ashfall.db"

    def doom() -> float:
        end = time.monotonic() + PATIENCE
        while not database.exists() and time.monotonic() < end:
            time.sleep(0.001)
        return seconds

    server = MortalServer(folder, str(database), doom)
    server.kill()
    check_file(dead_copy(server))
    server.start()
    server.stop()
    server.check_log()
    check_file(database)


def dead_copy(server: MortalServer) -> Path:
    """A copy of the SQLite files, so that looking at them mends nothing before the server sees them again."""
    source = Path(server.database)
    folder = source.parent / "copy"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for suffix in ("", "-wal", "-journal"):
        file = source.with_name(source.name + suffix)
        if file.exists():
            shutil.copy(file, folder / file.name)
    return folder / source.name


def check_file(path: Path) -> None:
    """A whole database whose rows belong together; raises Broken."""
    connection = sqlite3.connect(path)
    try:
        whole = connection.execute("PRAGMA integrity_check").fetchall()
        loose = connection.execute("PRAGMA foreign_key_check").fetchall()
    except sqlite3.DatabaseError as error:
        raise Broken(f"the database cannot be read: {error}") from None
    finally:
        connection.close()
    if whole != [("ok",)] or loose:
        raise Broken(f"the database is damaged: {whole[:3]}, {loose[:3]}")
