"""What can be played, watched or continued now. Many look at it again and again, so a look is shared."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from ashfall.server.messages import Guest, LobbyView, MatchInfo
from ashfall.server.rooms.hall import Hall
from ashfall.server.store import MatchRow, Store

__all__ = ["Lobby"]

FINISHED_SHOWN: Final = 10  # of one's own
LISTED_SHOWN: Final = 50
FRESH: Final = 1.0  # seconds for which the listed matches are not read again


class Lobby:
    """The lists of matches; names, seats and presence in them are always those of this moment."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self._store = store
        self._hall = hall
        self._waiting: list[MatchRow] = []
        self._playing: list[MatchRow] = []
        self._read_at = float("-inf")
        self._reading = asyncio.Lock()

    async def view(self, guest: Guest | None) -> LobbyView:
        """The lobby as this guest sees it; own matches stand only among the own ones."""
        mine: list[MatchRow] = []
        if guest is not None:
            mine = await self._store.matches_of(guest.id, ("waiting", "playing"))
            mine += await self._store.matches_of(guest.id, ("over",), FINISHED_SHOWN)
        await self._refresh()
        own = {row.id for row in mine}
        return LobbyView(
            mine=[self._hall.info(row) for row in mine],
            waiting=self._listed(self._waiting, "waiting", own),
            playing=self._listed(self._playing, "playing", own),
        )

    def _listed(self, rows: list[MatchRow], status: str, own: set[str]) -> list[MatchInfo]:
        infos = (self._hall.info(row) for row in rows if row.id not in own)
        return [info for info in infos if info.status == status]

    async def _refresh(self) -> None:
        async with self._reading:
            if time.monotonic() - self._read_at < FRESH:
                return
            self._waiting = await self._store.matches("waiting", listed=True, limit=LISTED_SHOWN)
            self._playing = await self._store.matches("playing", listed=True, limit=LISTED_SHOWN)
            self._read_at = time.monotonic()
