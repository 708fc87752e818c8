"""What guests remember of their finished games: worked out once from each match, then stored, or brought."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from ashfall.server.failures import tell_failure
from ashfall.server.fair_queue import Owner
from ashfall.server.games import tables
from ashfall.server.profile_shapes import LONGEST_FILE, VERSION, BroughtGames, PlayedGame, ProfileFile
from ashfall.server.profiles.remembered import remembered
from ashfall.server.profiles.summary import Remembered, as_recent
from ashfall.server.store import MatchRow, PlayedRow, Store
from ashfall.server.workshop import Workshop
from ashfall.table.errors import AshfallError

__all__ = ["BadProfile", "Memory"]

AT_A_TIME: Final = 10  # matches that are played through for one request
MOST_BROUGHT: Final = 1000  # games of one guest
READ: Final = msgspec.json.Decoder(PlayedGame)


class BadProfile(AshfallError):
    """A file that cannot be taken in; one sentence that names the field."""


class Memory:
    """Finished games of everybody."""

    def __init__(self, store: Store, workshop: Workshop) -> None:
        self._store = store
        self._workshop = workshop
        self._bringing = asyncio.Lock()  # what is counted stays true until it is written

    async def games(self, guest: str) -> Remembered:
        """What is known of somebody's games, the last first."""
        return [
            as_recent(game, is_here=row.is_here, is_brought=row.brought)
            for row in await self._store.played.played(guest)
            if (game := _game_of(row)) is not None
        ]

    async def read_more(self, guest: str, asker: Owner) -> int:
        """Look at some matches that are new; how many are left."""
        new = await self._store.played.unread(guest, AT_A_TIME, _installed())
        rows = [row for key in new if (row := await self._look(key, guest, asker)) is not None]
        if rows:
            await self._store.played.keep(rows)
        return await self._store.played.count_unread(guest, _installed()) if len(new) == AT_A_TIME else 0

    async def file(self, guest: str, name: str) -> ProfileFile:
        """The last games as a file."""
        rows = await self._store.played.played(guest)
        games = [game for row in rows if (game := _game_of(row)) is not None]
        return ProfileFile(kind="ashfall profile", version=VERSION, name=name, games=games[:LONGEST_FILE])

    async def bring(self, guest: str, file: ProfileFile) -> BroughtGames:
        """Take the games of a file in; those that are known already stay as they are. Raises BadProfile."""
        if file.version != VERSION:
            raise BadProfile("version", f"expected {VERSION}, got {file.version}")
        async with self._bringing:
            known = {row.match for row in await self._store.played.played(guest)}
            known.update(await self._store.played.unread(guest, MOST_BROUGHT, _installed()))
            new = {game.id: game for game in file.games if game.id not in known}
            room = MOST_BROUGHT - await self._store.played.count_brought(guest)
            if len(new) > room:
                raise BadProfile("games", f"expected at most {max(room, 0)} new ones, got {len(new)}")
            await self._store.played.keep([_row(guest, game, brought=True) for game in new.values()])
        return BroughtGames(added=len(new), known=len(file.games) - len(new))

    async def _look(self, key: str, guest: str, asker: Owner) -> PlayedRow | None:
        row = await self._store.match(key)
        if row is None:
            return None
        entries = await self._store.entries(key)
        try:
            game = await self._workshop.do(remembered(row, entries, guest), asker)
        except (AshfallError, msgspec.DecodeError) as error:  # one match that cannot be read hides no others
            tell_failure("a look at a match", error)
            game = _barely(row)
        return _row(guest, game, brought=False)


def _installed() -> list[str]:
    """The games whose matches can be looked at; the package of another may come back."""
    return [table.name for table in tables()]


def _game_of(row: PlayedRow) -> PlayedGame | None:
    """What is stored; None where it was written in a shape that is none any more."""
    try:
        return READ.decode(row.data)
    except msgspec.DecodeError as error:
        tell_failure("a remembered game", error)
        return None


def _barely(row: MatchRow) -> PlayedGame:
    """That there was a match, where nothing more can be said of it."""
    return PlayedGame(id=row.id, game=row.game, at=row.changed, result="none")


def _row(guest: str, game: PlayedGame, *, brought: bool) -> PlayedRow:
    data = msgspec.json.encode(game).decode()
    return PlayedRow(guest=guest, match=game.id, at=game.at, brought=brought, data=data)
