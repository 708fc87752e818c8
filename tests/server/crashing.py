"""A server that is killed again and again while people play, and everything that must survive it.

soak = Soak(folder, tables=5)
soak.run(kills=6)  # raises Broken
soak.totals["acknowledged"]
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random

from httpx import HTTPError
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ashfall.server.rooms.history import MatchState, fold
from ashfall.server.store import Store
from tests.server.crash_books import Book, Broken
from tests.server.crash_players import KINDS, Kind, Table
from tests.server.crash_servers import (
    MortalServer,
    check_file,
    dead_copy,
    kill_while_migrating,
    mortal_server,
)

PATIENCE = 60.0  # seconds until everybody must be back at their tables
CUT_OFF = (ConnectionClosed, InvalidHandshake, OSError, EOFError, HTTPError)  # how people feel a kill
# Where kills fall, in turn: while all play, while they come back, while the server starts, and while it
# makes the tables of a new database.
MOMENTS = ("playing", "arriving", "playing", "starting", "playing", "migrating")
ARRIVING = 0.6  # seconds in which such a kill falls
STARTING = 2.0
MIGRATING = 0.3
OLD_ONES = 20  # matches that were left long ago are looked at a few at a time, and all at the end


class Soak:
    """Kills, and the tables that live through them."""

    def __init__(
        self,
        folder: Path,
        tables: int,
        *,
        kinds: Sequence[Kind] = KINDS,
        seed: int = 0,
        span: float = 2.0,
        database: str = "",
        killed: Callable[[str], None] = lambda _: None,
    ) -> None:
        """A kill falls within ``span`` seconds of play; ``killed`` hears its moment once all was checked."""
        self.kills: Counter[str] = Counter()  # by moment
        self.tables: list[Table] = []
        self._settled: list[Book] = []  # nobody will play them any more
        self._folder = folder
        self._kinds = [kinds[number % len(kinds)] for number in range(tables)]
        self._chance = Random(seed)
        self._span = span
        self._database = database
        self._killed = killed

    @property
    def books(self) -> list[Book]:
        """All matches."""
        return [book for table in self.tables for book in table.books]

    @property
    def totals(self) -> Counter[str]:
        """What applied in all."""
        found: Counter[str] = Counter()
        for counts in (*(table.counts for table in self.tables), *(book.counts for book in self.books)):
            found.update(counts)
        found["matches"], found["over"] = len(self.books), sum(book.is_over for book in self.books)
        found["entries"] = sum(len(book.entries) for book in self.books)
        return found

    def run(self, kills: int, moments: Sequence[str] = MOMENTS) -> None:
        """Kill as often as asked, at these moments in turn; raises Broken."""
        with mortal_server(self._folder, self._database) as server:
            self.tables = [Table(server, kind, Random(self._chance.random())) for kind in self._kinds]
            for number in range(kills):
                moment = moments[number % len(moments)]
                try:
                    self._kill(server, moment)
                except Broken as error:
                    raise Broken(f"kill {number + 1}, {moment}: {error}") from None
                self.kills[moment] += 1
                self._killed(moment)
            self._end(server)

    def _kill(self, server: MortalServer, moment: str) -> None:
        """One kill at some time of this kind, and a look at what it left."""
        if moment == "migrating":
            kill_while_migrating(self._folder / "empty", self._chance.uniform(0, MIGRATING))
            return
        if moment == "starting":
            server.kill()
            server.start_and_die(lambda: self._chance.uniform(0, STARTING))
        elif moment == "arriving":
            server.wake()
            asyncio.run(self._live(self._chance.uniform(0, ARRIVING), server.kill, is_early=True))
        else:
            server.wake()
            asyncio.run(self._live(self._chance.uniform(0, self._span), server.kill))
        asyncio.run(self._check(server, self._due()))

    def _end(self, server: MortalServer) -> None:
        """Everybody comes back once more, the server ends in order, and all matches are looked at."""
        server.wake()
        asyncio.run(self._live(0, server.stop))
        if server.process.returncode:
            raise Broken(f"the server ended with {server.process.returncode}")
        asyncio.run(self._check(server, self.books, is_last=True))

    # Playing.

    async def _live(self, seconds: float, end: Callable[[], object], is_early: bool = False) -> None:
        """Play until the server is ended after some seconds, counted once everybody is there."""
        for table in self.tables:
            table.is_up = False
        living = [asyncio.create_task(table.live(), name=table.kind.name) for table in self.tables]
        if not is_early:
            await self._all_there(living)
        done, _ = await asyncio.wait(living, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        _raise_first(done, ())
        await asyncio.to_thread(end)
        done, _ = await asyncio.wait(living, timeout=PATIENCE)
        _raise_first(done, CUT_OFF)

    async def _all_there(self, living: list[asyncio.Task[None]]) -> None:
        end = time.monotonic() + PATIENCE
        while not all(table.is_up for table in self.tables):
            _raise_first((task for task in living if task.done()), ())
            if time.monotonic() > end:
                missing = [table.kind.name for table in self.tables if not table.is_up]
                raise Broken(f"after {PATIENCE:.0f} s nobody could play at: {', '.join(missing)}")
            await asyncio.sleep(0.01)

    # Checking.

    def _due(self) -> list[Book]:
        """The matches to look at after a kill: all that were played, and a few old ones."""
        present = {id(table.books[-1]) for table in self.tables if table.books}
        settled = {id(book) for book in self._settled}
        played = [book for book in self.books if id(book) not in settled]
        old = self._chance.sample(self._settled, min(OLD_ONES, len(self._settled)))
        self._settled += [book for book in played if id(book) not in present]
        return played + old

    async def _check(self, server: MortalServer, books: Iterable[Book], is_last: bool = False) -> None:
        """Compare what is stored with what everybody was told; the server is down."""
        server.check_log()
        database = self._database
        if not database:
            copied = dead_copy(server)
            check_file(copied)
            database = str(copied)
        store = Store(database)
        try:
            for book in books:
                row, entries = await store.match(book.id), await store.entries(book.id)
                book.compare(row, entries, server.starts)
                if row is not None and row.rematch:
                    book.compare_following(row, await store.match(row.rematch))
                if is_last and row is not None:
                    state = MatchState()
                    for applied in fold(row, entries):
                        state = applied.after
                    book.compare_rebuilt(state)
            if is_last:
                for table in self.tables:
                    await table.check_campaigns(store)
        finally:
            await store.close()


def _raise_first(tasks: Iterable[asyncio.Task[None]], allowed: tuple[type[Exception], ...]) -> None:
    """Whatever made a table stop, unless it is one of these."""
    for task in tasks:
        error = task.exception()
        if isinstance(error, Broken):
            raise error
        if not isinstance(error, allowed):
            raise Broken(f"the table {task.get_name()} stopped: {error!r}") from error
