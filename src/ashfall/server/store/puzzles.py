"""What is kept of puzzles. A row that changes is replaced, and only while it is as it is believed to be."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Protocol

import msgspec
from sqlalchemy import Select, Table, and_, bindparam, case, delete, func, insert, select
from sqlalchemy.sql.dml import Delete, Insert

from ashfall.server.store.rows import MadePuzzleRow, PuzzleDayRow, PuzzleMarkRow, RatingRow, RushRow
from ashfall.server.store.tables import (
    guests,
    made_puzzles,
    puzzle_days,
    puzzle_marks,
    puzzle_ratings,
    puzzle_rushes,
)
from ashfall.server.store.writer import Statement

__all__ = ["PuzzleRow", "PuzzleStore"]

MOST_DAYS: Final = 1000  # of a calendar
PuzzleRow = PuzzleMarkRow | RatingRow | RushRow | PuzzleDayRow | MadePuzzleRow

TABLES: Final[dict[type[msgspec.Struct], Table]] = {
    PuzzleMarkRow: puzzle_marks,
    RatingRow: puzzle_ratings,
    RushRow: puzzle_rushes,
    PuzzleDayRow: puzzle_days,
    MadePuzzleRow: made_puzzles,
}
ADD: Final[dict[type[msgspec.Struct], Insert]] = {kind: insert(table) for kind, table in TABLES.items()}


def _as_believed(table: Table) -> Delete:
    """Takes a row away, unless it has changed since it was read; then no other takes its place."""
    keys = [column == bindparam(f"key_{column.name}") for column in table.primary_key]
    return delete(table).where(and_(*keys), table.c.seq == bindparam("believed"))


TAKE_AWAY: Final = {kind: _as_believed(table) for kind, table in TABLES.items() if "seq" in table.c}

_MARK: Final = (puzzle_marks.c.guest == bindparam("guest"), puzzle_marks.c.game == bindparam("game"))
MARKS: Final = select(puzzle_marks).where(*_MARK).order_by(puzzle_marks.c.changed.desc())
MARK: Final = select(puzzle_marks).where(*_MARK, puzzle_marks.c.puzzle == bindparam("puzzle"))
COUNTS: Final = select(
    func.count(),
    func.coalesce(func.sum(case((puzzle_marks.c.solved, 1), else_=0)), 0),
    func.coalesce(func.sum(case((puzzle_marks.c.clean, 1), else_=0)), 0),
).where(
    puzzle_marks.c.game == bindparam("game"),
    puzzle_marks.c.puzzle == bindparam("puzzle"),
    puzzle_marks.c.tries > 0,
)
_RATINGS: Final = select(puzzle_ratings).where(
    puzzle_ratings.c.game == bindparam("game"), puzzle_ratings.c.kind == bindparam("kind")
)
RATINGS: Final = _RATINGS
RATING: Final = _RATINGS.where(puzzle_ratings.c.key == bindparam("key"))
DAYS: Final = (
    select(puzzle_days)
    .where(puzzle_days.c.guest == bindparam("guest"), puzzle_days.c.game == bindparam("game"))
    .order_by(puzzle_days.c.date.desc())
    .limit(MOST_DAYS)
)
RUSH: Final = select(puzzle_rushes).where(
    puzzle_rushes.c.id == bindparam("key"), puzzle_rushes.c.game == bindparam("game")
)
RUSHES: Final = select(func.count(), func.coalesce(func.max(puzzle_rushes.c.score), 0)).where(
    puzzle_rushes.c.guest == bindparam("guest"), puzzle_rushes.c.game == bindparam("game")
)
MADE: Final = (
    select(made_puzzles, guests.c.name)
    .join(guests, guests.c.id == made_puzzles.c.guest)
    .where(made_puzzles.c.id == bindparam("key"), made_puzzles.c.game == bindparam("game"))
)
MADE_BY: Final = select(func.count()).where(made_puzzles.c.guest == bindparam("guest"))


class Read(Protocol):
    """Rows that answer a query."""

    async def __call__(self, query: Select[Any], **values: Any) -> Sequence[Any]:
        """Read; raises `StoreError`."""


class PuzzleStore:
    """Marks, ratings, days, rushes and made puzzles of all games."""

    def __init__(self, read: Read, write: Callable[..., Awaitable[None]]) -> None:
        self._read = read
        self._write = write

    async def keep(self, *rows: PuzzleRow) -> None:
        """Keep new rows and new versions of old ones, all or none.

        Raises `Duplicate` where one has changed since it was read, or where it is there already.
        """
        statements: list[Statement] = []
        for row in rows:
            statements += _kept(row)
        await self._write(*statements)

    async def mark(self, game: str, guest: str, puzzle: str) -> PuzzleMarkRow | None:
        """What a guest has done with a puzzle."""
        rows = await self._read(MARK, game=game, guest=guest, puzzle=puzzle)
        return PuzzleMarkRow(**rows[0]._mapping) if rows else None

    async def marks(self, game: str, guest: str) -> list[PuzzleMarkRow]:
        """The same for all puzzles that they have done something with, the last first."""
        return [PuzzleMarkRow(**row._mapping) for row in await self._read(MARKS, game=game, guest=guest)]

    async def counts(self, game: str, puzzle: str) -> tuple[int, int, int]:
        """How many people have tried a puzzle, solved it, and solved it at once without help."""
        people, solved, clean = (await self._read(COUNTS, game=game, puzzle=puzzle))[0]
        return int(people), int(solved), int(clean)

    async def rating(self, game: str, kind: str, key: str) -> RatingRow | None:
        """The rating of a person or a puzzle that has one."""
        rows = await self._read(RATING, game=game, kind=kind, key=key)
        return RatingRow(**rows[0]._mapping) if rows else None

    async def ratings(self, game: str, kind: str) -> dict[str, RatingRow]:
        """All of them by key."""
        rows = await self._read(RATINGS, game=game, kind=kind)
        return {row.key: RatingRow(**row._mapping) for row in rows}

    async def days(self, game: str, guest: str) -> list[PuzzleDayRow]:
        """Days on which a guest has solved the puzzle of the day, newest first."""
        return [PuzzleDayRow(**row._mapping) for row in await self._read(DAYS, game=game, guest=guest)]

    async def rush(self, game: str, key: str) -> RushRow | None:
        """One rush."""
        rows = await self._read(RUSH, game=game, key=key)
        return RushRow(**rows[0]._mapping) if rows else None

    async def rushes(self, game: str, guest: str) -> tuple[int, int]:
        """How many rushes a guest has begun, and the best score in them."""
        count, best = (await self._read(RUSHES, game=game, guest=guest))[0]
        return int(count), int(best)

    async def made(self, game: str, key: str) -> MadePuzzleRow | None:
        """A puzzle that somebody made."""
        rows = await self._read(MADE, game=game, key=key)
        return MadePuzzleRow(**rows[0]._mapping) if rows else None

    async def made_by(self, guest: str) -> int:
        """How many puzzles of a guest are kept."""
        return int((await self._read(MADE_BY, guest=guest))[0][0])


def _kept(row: PuzzleRow) -> list[Statement]:
    table = TABLES[type(row)]
    values = {column.name: getattr(row, column.name) for column in table.columns}
    added: Statement = (ADD[type(row)], values)
    if type(row) not in TAKE_AWAY:
        return [added]
    keys = {f"key_{column.name}": values[column.name] for column in table.primary_key}
    return [
        (TAKE_AWAY[type(row)], {**keys, "believed": values["seq"]}),
        (ADD[type(row)], {**values, "seq": values["seq"] + 1}),
    ]
