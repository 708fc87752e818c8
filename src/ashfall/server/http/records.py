"""Records that people bring, and replays of records and of finished matches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ashfall.neuroshima.record import Record, parse_record
from ashfall.server.endpoints import Call, Endpoint, Problem
from ashfall.server.http.matches import finished_record
from ashfall.server.messages import RecordKey, RecordWish
from ashfall.server.neuroshima.replay import Replaying
from ashfall.server.neuroshima.shapes import Replay
from ashfall.server.workshop import Steps

__all__ = ["ENDPOINTS"]

FOR_EVER: Final = 86_400  # seconds; a record never changes


async def add(call: Call) -> RecordKey:
    """Keep a record that replays without a fault, written as a match would write it."""
    wish: RecordWish = call.body
    await call.need_guest()
    record = await call.services.workshop.do(_replayable(wish.text))
    return RecordKey(await call.services.store.add_record(record.to_json()))


def _replayable(text: str) -> Steps[Record]:
    """The record of the match that comes of it; raises AshfallError where it cannot be played through."""
    replaying = Replaying(parse_record(text))
    yield from replaying.moves()
    return replaying.record


async def get(call: Call) -> bytes:
    """A record."""
    return (await _text(call)).encode()


async def replay(call: Call) -> bytes:
    """A record step by step."""
    record = parse_record(await _text(call))
    return await call.services.workshop.do(_replayed(record, ()))


async def match_replay(call: Call) -> bytes:
    """A finished match step by step."""
    row, record = await finished_record(call.services, call.path["id"])
    names = [seat.name for seat in call.services.hall.info(row).seats]
    return await call.services.workshop.do(_replayed(record, names))


async def _text(call: Call) -> str:
    """A record as it was kept, which is the JSON that is sent."""
    text = await call.services.store.record(call.path["id"])
    if text is None:
        raise Problem(404, "not_found", "There is no such record.")
    return text


def _replayed(record: Record, names: Sequence[str]) -> Steps[bytes]:
    """The whole replay as it travels."""
    replaying = Replaying(record, names)
    yield from replaying.steps()
    return msgspec.json.encode(replaying.replay)


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
        returns=Replay,
        cost="dear",
        cache=FOR_EVER,
    ),
    Endpoint(
        "GET",
        "/api/matches/{id}/replay",
        match_replay,
        "A finished match step by step",
        returns=Replay,
        cost="dear",
    ),
]
