"""What is kept of finished matches for those who played them: worked out once, or brought in a file."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from sqlalchemy import and_, bindparam, delete, exists, func, insert, select

from ashfall.server.store.puzzles import Read
from ashfall.server.store.rows import PlayedRow
from ashfall.server.store.tables import matches, played_games, seats
from ashfall.server.store.writer import Statement

__all__ = ["MOST_PLAYED", "PlayedStore"]

MOST_PLAYED: Final = 2000  # of one guest that are read, the last ones

PLAYED: Final = (
    select(played_games, matches.c.id.is_not(None).label("is_here"))
    .outerjoin(matches, and_(matches.c.id == played_games.c.match, matches.c.status == "over"))
    .where(played_games.c.guest == bindparam("guest"))
    .order_by(played_games.c.at.desc(), played_games.c.match)
    .limit(MOST_PLAYED)
)
BROUGHT: Final = select(func.count()).where(
    played_games.c.guest == bindparam("guest"), played_games.c.brought.is_(True)
)
_IS_KNOWN: Final = exists().where(
    played_games.c.guest == bindparam("guest"),
    played_games.c.match == matches.c.id,
    played_games.c.brought.is_(False),
)
_UNREAD: Final = (
    select(matches.c.id, matches.c.changed)
    .distinct()
    .join(seats, seats.c.match == matches.c.id)
    .where(
        seats.c.guest == bindparam("guest"),
        matches.c.status == "over",
        matches.c.game.in_(bindparam("games", expanding=True)),
        ~_IS_KNOWN,
    )
)
UNREAD: Final = _UNREAD.order_by(matches.c.changed.desc(), matches.c.id).limit(bindparam("most"))
HOW_MANY: Final = select(func.count()).select_from(_UNREAD.subquery())
TAKE_AWAY: Final = delete(played_games).where(
    played_games.c.guest == bindparam("key_guest"), played_games.c.match == bindparam("key_match")
)
ADD: Final = insert(played_games)


class PlayedStore:
    """Finished matches of guests."""

    def __init__(self, read: Read, write: Callable[..., Awaitable[None]]) -> None:
        self._read = read
        self._write = write

    async def played(self, guest: str) -> list[PlayedRow]:
        """What is known of somebody's matches, the last first."""
        return [PlayedRow(**row._mapping) for row in await self._read(PLAYED, guest=guest)]

    async def unread(self, guest: str, most: int, games: Sequence[str]) -> list[str]:
        """Matches of somebody that are over and that nobody has looked at for them, by id, the last first."""
        found = await self._read(UNREAD, guest=guest, most=most, games=list(games))
        return [str(row.id) for row in found]

    async def count_unread(self, guest: str, games: Sequence[str]) -> int:
        """How many such matches of these games there are."""
        return int((await self._read(HOW_MANY, guest=guest, games=list(games)))[0][0])

    async def count_brought(self, guest: str) -> int:
        """How many matches somebody has brought in files."""
        return int((await self._read(BROUGHT, guest=guest))[0][0])

    async def keep(self, rows: Sequence[PlayedRow]) -> None:
        """Keep these, each in the place of what was known of its match before; all or none."""
        statements: list[Statement] = []
        for row in rows:
            values = {column.name: getattr(row, column.name) for column in played_games.columns}
            statements += [(TAKE_AWAY, {"key_guest": row.guest, "key_match": row.match}), (ADD, values)]
        await self._write(*statements)
