"""Records that people bring, and replays of records and of finished matches."""

from __future__ import annotations

from typing import Any, Final

from ashfall.neuroshima.record import Record, parse_record
from ashfall.server.endpoints import Call, Endpoint, Problem
from ashfall.server.http.analysis import in_turns
from ashfall.server.http.matches import finished_record
from ashfall.server.messages import RecordKey, RecordWish
from ashfall.server.neuroshima.replay import Replaying
from ashfall.server.neuroshima.shapes import Replay

__all__ = ["ENDPOINTS"]

STEPS_AT_A_TIME: Final = 4  # before others are served
FOR_EVER: Final = 86_400  # seconds; a record never changes


async def add(call: Call) -> RecordKey:
    """Keep a record that replays without a fault."""
    wish: RecordWish = call.body
    await call.need_guest()
    record = parse_record(wish.text)
    await in_turns(Replaying(record).moves())
    return RecordKey(await call.services.store.add_record(record.to_json()))


async def get(call: Call) -> bytes:
    """A record."""
    return (await _record(call)).to_json().encode()


async def replay(call: Call) -> Replay:
    """A record step by step."""
    return await _replayed(await _record(call), ())


async def match_replay(call: Call) -> Replay:
    """A finished match step by step."""
    row, record = await finished_record(call.services, call.path["id"])
    names = [seat.name for seat in call.services.hall.info(row).seats]
    return await _replayed(record, names)


async def _record(call: Call) -> Record:
    text = await call.services.store.record(call.path["id"])
    if text is None:
        raise Problem(404, "not_found", "There is no such record.")
    return parse_record(text)


async def _replayed(record: Record, names: tuple[str, ...] | list[str]) -> Replay:
    replaying = Replaying(record, names)
    await in_turns(replaying.steps(), STEPS_AT_A_TIME)
    return replaying.replay


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
