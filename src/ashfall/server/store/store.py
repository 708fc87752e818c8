"""The store: everything that the server reads and writes goes through one of these."""

from __future__ import annotations

import asyncio
import logging
import secrets as chance
import time
from asyncio import timeout
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import cache
from hashlib import sha256
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Select, bindparam, delete, exists, func, insert, select, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.sql.dml import Update

from ashfall.server.messages import Guest
from ashfall.server.store.database import open_database
from ashfall.server.store.files import BadDatabase
from ashfall.server.store.migrate import UnknownVersion, migrate
from ashfall.server.store.played import PlayedStore
from ashfall.server.store.puzzles import PuzzleStore
from ashfall.server.store.queries import (
    ENTRIES,
    GUEST,
    LAST_NEWS,
    LATEST,
    MATCH,
    RECORD,
    SECRET,
    SERIES,
    SITTING,
    WITH_LAST,
    WITH_SEQ,
    due,
    going_on,
    left_waiting,
)
from ashfall.server.store.rows import Entry, MatchChange, MatchRow, SeatRow, Status
from ashfall.server.store.tables import entries, guests, matches, records, seats, secrets
from ashfall.server.store.writer import Duplicate, Observe, Outdated, Statement, StoreError, Writer
from ashfall.table.errors import shown

__all__ = ["Store", "new_id", "now", "short_hash"]

T = TypeVar("T")
CHECK_SECONDS: Final = 5
FRESH: Final = 1.0  # seconds for which it is believed that something can be written
MARK: Final = "health"  # what is written to see whether that is possible
RECENT: Final = 50  # matches of one list of the lobby
ID_LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz"  # none that look alike
ID_LENGTH: Final = 10
RECORD_LENGTH: Final = 20  # always, and longer than the id of a match, so that nobody takes one for the other

ADD_GUEST: Final = insert(guests)
RENAME_GUEST: Final = update(guests).where(guests.c.id == bindparam("key")).values(name=bindparam("new_name"))
ADD_MATCH: Final = insert(matches)
DELETE_WAITING: Final = delete(matches).where(matches.c.id == bindparam("key"), matches.c.status == "waiting")
ADD_SEAT: Final = insert(seats)
CLEAR_SEATS: Final = delete(seats).where(seats.c.match == bindparam("key"))
# A seat as its match believes it to be; where it is not so any more it stays, and no other takes its number.
CLEAR_SEAT: Final = delete(seats).where(
    seats.c.match == bindparam("key"),
    seats.c.seat == bindparam("number"),
    seats.c.who == bindparam("believed_who"),
    func.coalesce(seats.c.guest, "") == bindparam("believed_guest"),
    exists().where(matches.c.id == seats.c.match, matches.c.status == "waiting"),
)
ADD_ENTRY: Final = insert(entries)
ADD_RECORD: Final = insert(records)
ADD_SECRET: Final = insert(secrets)
FORGET_SECRET: Final = delete(secrets).where(secrets.c.name == bindparam("key"))

log = logging.getLogger(__name__)


def new_id() -> str:
    """A name for something new that nobody can guess."""
    return "".join(chance.choice(ID_LETTERS) for _ in range(ID_LENGTH))


class Store:
    """Everything that is kept, by what it is about; every write is committed when its call returns."""

    def __init__(self, url: str, observe: Observe = lambda _seconds, _jobs: None) -> None:
        self._database = open_database(url)
        self._writer = Writer(self._database, observe)
        self.puzzles = PuzzleStore(self._read, self._write)
        self.played = PlayedStore(self._read, self._write)
        self._checking = asyncio.Lock()
        self._checked_at = float("-inf")
        self._is_well = True

    async def open(self) -> None:
        """Be the only one here, bring the tables up to date, begin to write; raises `BadDatabase`."""
        try:
            if not await self._database.claim():
                told = "another server uses it; end that one, or take another database"
                raise BadDatabase(f'database: cannot use "{self._place}": {told}')
            await self._database.prepare(migrate)
        except BadDatabase:
            await self._database.close()
            raise
        except (SQLAlchemyError, OSError, UnknownVersion) as error:
            await self._database.close()
            cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
            told = str(cause) or "it does not answer"
            raise BadDatabase(f'database: cannot use "{self._place}": {told}') from None
        self._writer.start()

    async def close(self) -> None:
        """Write what waits and disconnect."""
        await self._writer.close()
        await self._database.close()

    async def check(self) -> None:
        """Raises `StoreError` if nothing can be written; many who ask at once share one try."""
        async with self._checking:
            if time.monotonic() - self._checked_at > FRESH:
                self._is_well = await self._can_write()
                self._checked_at = time.monotonic()
        if not self._is_well:
            raise StoreError("nothing can be written")

    async def _can_write(self) -> bool:
        mark = {"name": MARK, "value": str(now()).encode()}
        try:
            async with timeout(CHECK_SECONDS):
                await self._write((FORGET_SECRET, {"key": MARK}), (ADD_SECRET, mark))
            self._database.check()
        except (StoreError, OSError):  # of which a time-out is one
            return False
        return True

    @property
    def _place(self) -> str:
        return shown(self._database.url.render_as_string(hide_password=True), 200)

    # Guests.

    async def add_guest(self, guest: Guest) -> None:
        """Keep somebody new."""
        await self._write((ADD_GUEST, {"id": guest.id, "name": guest.name, "created": now()}))

    async def guest(self, key: str) -> Guest | None:
        """Who has this id."""
        rows = await self._read(GUEST, key=key)
        return Guest(rows[0].id, rows[0].name) if rows else None

    async def rename_guest(self, key: str, name: str) -> None:
        """Call them otherwise from now on."""
        await self._write((RENAME_GUEST, {"key": key, "new_name": name}))

    # Matches.

    async def add_match(self, row: MatchRow) -> None:
        """Keep a new match and its seats; raises `Duplicate` if the id is taken or a guest unknown."""
        await self._write(*_new_match_statements(row))

    async def match(self, key: str) -> MatchRow | None:
        """One match."""
        found = await self._matches(MATCH, key=key)
        return found[0] if found else None

    async def matches(
        self,
        status: Status,
        *,
        game: str | None = None,
        listed: bool | None = None,
        since: int = 0,
        limit: int = RECENT,
    ) -> list[MatchRow]:
        """Matches in this status that changed ``since``, those that did so last first."""
        query = WITH_SEQ.where(matches.c.status == status, matches.c.changed >= since)
        if game is not None:
            query = query.where(matches.c.game == game)
        if listed is not None:
            query = query.where(matches.c.listed == listed)
        return await self._matches(query.order_by(matches.c.changed.desc(), matches.c.id).limit(limit))

    async def matches_of(
        self, guest: str, statuses: Iterable[Status] = ("waiting", "playing"), limit: int = RECENT
    ) -> list[MatchRow]:
        """Matches that a guest sits in or made, those first in which something happened last."""
        sat = select(seats.c.match.label("id")).where(seats.c.guest == guest)
        made = select(matches.c.id).where(matches.c.owner == guest, matches.c.status == "waiting")
        theirs = sat.union(made).subquery()  # joined, so that nobody looks through the matches of all others
        query = WITH_LAST.join(theirs, theirs.c.id == matches.c.id)
        query = query.where(matches.c.status.in_(list(statuses)))
        return await self._matches(query.order_by(LAST_NEWS.desc(), matches.c.id).limit(limit))

    async def latest(self) -> int:
        """When something last happened in a match that is not over, in milliseconds since 1970."""
        return int((await self._read(LATEST))[0][0])

    async def going_on(self, recently: int, after: str = "") -> list[str]:
        """Matches to be taken up after a restart, by id; some at a time, those that come ``after`` this one.

        They are timed or about to begin, or a bot plays in them and something happened since ``recently``.
        """
        return [row.id for row in await self._read(going_on(recently, after))]

    async def left_waiting(self, before: int, long_before: int, after: str = "") -> list[str]:
        """Matches that wait for players and have not changed since, by id; some at a time likewise.

        Those that are played over days wait longer.
        """
        return [row.id for row in await self._read(left_waiting(before, long_before, after))]

    async def due(self, until: int, after: str = "") -> list[str]:
        """Matches over days in which somebody's time is up by then, by id; some at a time likewise."""
        return [row.id for row in await self._read(due(until, after))]

    async def delete_match(self, key: str) -> None:
        """Forget a match that waits for players; raises `Outdated` where it has begun."""
        await self._write((DELETE_WAITING, {"key": key}))
        if await self._read(MATCH, key=key):
            raise Outdated("this match has begun")

    async def series_of(self, game: str, guest: str) -> list[MatchRow]:
        """All matches of the last series in which a guest sat, the newest series first."""
        return await self._matches(SERIES, game=game, guest=guest)

    async def change(self, key: str, change: MatchChange, following: MatchRow | None = None) -> None:
        """Change a match without an entry; with it the match that follows is kept, both or neither."""
        await self._write(*_change_statements(key, change), *_new_match_statements(following))

    async def reseat(self, key: str, before: Sequence[SeatRow], after: Sequence[SeatRow]) -> None:
        """Somebody sits down or stands up before a match begins.

        Raises `Outdated`, and changes nothing, where the seats are not as they are believed to be, or where
        the match has begun.
        """
        believed = [
            {"key": key, "number": number, "believed_who": seat.who, "believed_guest": seat.guest or ""}
            for number, seat in enumerate(before)
        ]
        cleared: list[Statement] = [(CLEAR_SEAT, values) for values in believed]
        try:
            await self._write(
                *_change_statements(key, MatchChange()), *cleared, *_seat_statements(key, after)
            )
        except Duplicate:
            raise Outdated("these seats have changed") from None

    # Entries.

    async def append(
        self,
        key: str,
        entry: Entry,
        change: MatchChange | None = None,
        following: MatchRow | None = None,
    ) -> None:
        """Add an entry to a match, change the match with it, and keep the one that follows: all or nothing.

        Returns once it is committed. Raises `Duplicate` if the number or the command is there already,
        `StoreError` if the database failed.
        """
        values = {
            "match": key,
            "seq": entry.seq,
            "at": entry.at,
            "kind": entry.kind,
            "seat": entry.seat,
            "data": entry.data,
            "command": entry.command,
        }
        statements = _change_statements(key, change) if change else []
        await self._write((ADD_ENTRY, values), *statements, *_new_match_statements(following))

    async def entries(self, key: str, after: int = 0) -> list[Entry]:
        """The entries of a match with higher numbers than this, in order."""
        return [
            Entry(seq=row.seq, at=row.at, kind=row.kind, seat=row.seat, data=row.data, command=row.command)
            for row in await self._read(ENTRIES, key=key, after=after)
        ]

    # Records.

    async def add_record(self, text: str) -> str:
        """Keep a record; the id under which it is found. The same text has the same id for ever."""
        key = short_hash(text)
        if await self.record(key) is None:
            with suppress(Duplicate):  # somebody brought the same one at the same moment
                await self._write((ADD_RECORD, {"id": key, "text": text, "created": now()}))
        return key

    async def record(self, key: str) -> str | None:
        """The text of a record."""
        rows = await self._read(RECORD, key=key)
        return str(rows[0].text) if rows else None

    # Secrets.

    async def secret(self, name: str) -> bytes:
        """A random secret that is made once and stays the same for this database."""
        if not await self._read(SECRET, key=name):
            with suppress(Duplicate):  # another server made it at the same moment
                await self._write((ADD_SECRET, {"name": name, "value": chance.token_bytes(32)}))
        return bytes((await self._read(SECRET, key=name))[0].value)

    async def _write(self, *statements: Statement) -> None:
        await self._writer.write(*statements)

    async def _read(self, query: Select[Any], **values: Any) -> Sequence[Any]:
        return await self._reading(lambda connection: connection.execute(query, values).all())

    async def _matches(self, query: Select[Any], **values: Any) -> list[MatchRow]:
        return await self._reading(lambda connection: _read_matches(connection, query, values))

    async def _reading(self, work: Callable[[Connection], T]) -> T:
        try:
            return await self._database.read(work)
        except (SQLAlchemyError, OSError) as error:
            log.error("reading failed: %s", type(error).__name__)
            raise StoreError("the database does not answer") from None


def _read_matches(connection: Connection, query: Select[Any], values: dict[str, Any]) -> list[MatchRow]:
    """Matches with their seats."""
    rows = connection.execute(query, values).all()
    by_match: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    for one in connection.execute(SITTING, {"keys": list(by_match)}) if rows else ():
        seat = SeatRow(who=one.who, part=one.part, guest=one.guest, bot=one.bot, name=one.name or "")
        by_match[one.match].append(seat)
    return [MatchRow(**row._mapping, seats=by_match[row.id]) for row in rows]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _new_match_statements(row: MatchRow | None) -> list[Statement]:
    if row is None:
        return []
    values = {
        column.name: getattr(row, column.name) for column in matches.columns if column.name != "changed"
    }
    return [(ADD_MATCH, {**values, "changed": now()}), *_seat_statements(row.id, row.seats)]


def _seat_statements(key: str, row: Sequence[SeatRow]) -> list[Statement]:
    return [
        (
            ADD_SEAT,
            {
                "match": key,
                "seat": number,
                "who": seat.who,
                "part": seat.part,
                "guest": seat.guest,
                "bot": seat.bot,
            },
        )
        for number, seat in enumerate(row)
    ]


def _change_statements(key: str, change: MatchChange) -> list[Statement]:
    names = ("status", "listed", "result", "winners", "side", "rematch", "sequel", "due")
    values = {name: getattr(change, name) for name in names if getattr(change, name) is not None}
    named = {f"new_{name}": value for name, value in values.items()}
    statements: list[Statement] = [(_update(tuple(values)), {"key": key, "new_changed": now(), **named})]
    if change.seats is not None:
        statements += [(CLEAR_SEATS, {"key": key}), *_seat_statements(key, change.seats)]
    return statements


@cache
def _update(names: tuple[str, ...]) -> Update:
    """The same object for the same columns, so that equal changes of many matches are sent as one."""
    values: dict[str, Any] = {name: bindparam(f"new_{name}") for name in ("changed", *names)}
    return update(matches).where(matches.c.id == bindparam("key")).values(values)


def short_hash(text: str) -> str:
    """The same id for the same text, for ever."""
    number = int.from_bytes(sha256(text.encode()).digest()[:14], "big")
    letters = ""
    for _ in range(RECORD_LENGTH):
        number, digit = divmod(number, len(ID_LETTERS))
        letters += ID_LETTERS[digit]
    return letters
