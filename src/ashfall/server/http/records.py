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
    """Keep a record that replays without a fault."""
    wish: RecordWish = call.body
    await call.need_guest()
    record = await call.services.workshop.do(_checked(wish.text))
    return RecordKey(await call.services.store.add_record(record.to_json()))


def _checked(text: str) -> Steps[Record]:
    """The record, if it can be played through; raises AshfallError."""
    record = parse_record(text)
    yield from Replaying(record).moves()
    return record


async def get(call: Call) -> bytes:
    """A record."""
    return (await _record(call)).to_json().encode()


async def replay(call: Call) -> bytes:
    """A record step by step."""
    record = await _record(call)
    return await call.services.workshop.do(_replayed(record, ()))


async def match_replay(call: Call) -> bytes:
    """A finished match step by step."""
    row, record = await finished_record(call.services, call.path["id"])
    names = [seat.name for seat in call.services.hall.info(row).seats]
    return await call.services.workshop.do(_replayed(record, names))


async def _record(call: Call) -> Record:
    text = await call.services.store.record(call.path["id"])
    if text is None:
        raise Problem(404, "not_found", "There is no such record.")
    return parse_record(text)


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
        cost="dear",
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
