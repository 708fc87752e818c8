"""Animated pictures of battles."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from ashfall.server.endpoints import Call, Endpoint, Problem
from ashfall.server.http.matches import finished_record
from ashfall.server.http.records import stored_text
from ashfall.server.languages import LanguageWish, spoken
from ashfall.server.neuroshima.battle_frames import battle_motion
from ashfall.server.neuroshima.shapes import NAME
from ashfall.server.sharing.painting import PaintMotion
from ashfall.table.documents import game_of
from ashfall.table.errors import InvalidRecord

__all__ = ["ENDPOINTS"]

GIF: Final = "image/gif"
HOUR: Final = 3600


class BattleWish(LanguageWish, kw_only=True):
    """The battle that a move led to."""

    move: Annotated[int, msgspec.Meta(ge=1, le=9999)]


async def match_battle(call: Call) -> bytes:
    """A battle of a finished match."""
    row, record = await finished_record(call.services, call.path["id"])
    if row.game != NAME:
        raise Problem(404, "not_found", "There is no such match of this game.")
    return await _painted(call, f"match {row.id}", record.to_json())


async def record_battle(call: Call) -> bytes:
    """A battle of a record."""
    text = await stored_text(call)
    if (game_of(text) or NAME) != NAME:
        raise InvalidRecord("game", f"expected {NAME}")
    return await _painted(call, f"record {call.path['id']}", text)


async def _painted(call: Call, source: str, text: str) -> bytes:
    wish: BattleWish = call.query
    texts = await spoken(wish.known)

    async def drawn() -> PaintMotion:
        return await call.services.workshop.do(battle_motion(text, wish.move, texts), call.asker)

    return await call.services.pictures.get(
        f"battle of {source} {wish.move} {texts.language}", call.asker, drawn
    )


ENDPOINTS: Final = [
    Endpoint(
        "GET",
        f"/api/{NAME}/matches/{{id}}/battle",
        match_battle,
        "A battle of a finished match as an animated picture",
        query=BattleWish,
        returns=bytes,
        media=GIF,
        cost="dear",
        cache=HOUR,
    ),
    Endpoint(
        "GET",
        f"/api/{NAME}/records/{{id}}/battle",
        record_battle,
        "A battle of a record as an animated picture",
        query=BattleWish,
        returns=bytes,
        media=GIF,
        cost="dear",
        cache=HOUR,
    ),
]
