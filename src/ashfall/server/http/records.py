"""Records that people bring, and replays of records and of finished matches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ashfall.games import FIRST
from ashfall.server.contract import AnyTable
from ashfall.server.endpoints import Call, Endpoint, Problem
from ashfall.server.games import table_of, tables
from ashfall.server.http.matches import finished_record
from ashfall.server.messages import RecordKey, RecordWish
from ashfall.server.shapes import GameReplay
from ashfall.server.workshop import Steps
from ashfall.table.documents import game_of
from ashfall.table.errors import InvalidRecord, shown

__all__ = ["ENDPOINTS", "stored_text"]

FOR_EVER: Final = 86_400  # seconds; a record never changes


async def add(call: Call) -> RecordKey:
    """Keep a record that replays without a fault, written as a match would write it."""
    wish: RecordWish = call.body
    await call.need_guest()
    record = await call.services.workshop.do(_game_of(wish.text).replayable(wish.text), call.asker)
    return RecordKey(await call.services.store.add_record(record.to_json()))


def _game_of(text: str) -> AnyTable:
    """The game of a record; raises InvalidRecord where it is none of those here."""
    name = game_of(text) or FIRST
    known = [table.name for table in tables()]
    if name not in known:
        raise InvalidRecord("game", f'expected one of {", ".join(known)}, got "{shown(name)}"')
    return table_of(name)


async def get(call: Call) -> bytes:
    """A record."""
    return (await stored_text(call)).encode()


async def replay(call: Call) -> bytes:
    """A record step by step."""
    text = await stored_text(call)
    return await call.services.workshop.do(_replayed(_game_of(text), text, ()), call.asker)


async def match_replay(call: Call) -> bytes:
    """A finished match step by step."""
    row, record = await finished_record(call.services, call.path["id"])
    names = [seat.name for seat in call.services.hall.info(row).seats]
    return await call.services.workshop.do(_replayed(table_of(row.game), record.to_json(), names), call.asker)


async def stored_text(call: Call) -> str:
    """A record as it was kept, which is the JSON that is sent."""
    text = await call.services.store.record(call.path["id"])
    if text is None:
        raise Problem(404, "not_found", "There is no such record.")
    return text


def _replayed(game: AnyTable, text: str, names: Sequence[str]) -> Steps[bytes]:
    """The whole replay as it travels."""
    replay = yield from game.replay(text, names)
    return msgspec.json.encode(replay)


ENDPOINTS: Final = [
    Endpoint(
        "POST",
        "/api/records",
        add,
        "Keep a record under a short address",
        body=RecordWish,
        returns=RecordKey,
        cost="lasting",
        status=201,
    ),
    Endpoint("GET", "/api/records/{id}", get, "A record", returns=dict[str, Any], cache=FOR_EVER),
    Endpoint(
        "GET",
        "/api/records/{id}/replay",
        replay,
        "A record step by step",
        returns=GameReplay,
        cost="dear",
        cache=FOR_EVER,
    ),
    Endpoint(
        "GET",
        "/api/matches/{id}/replay",
        match_replay,
        "A finished match step by step",
        returns=GameReplay,
        cost="dear",
    ),
]
