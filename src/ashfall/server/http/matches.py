"""Matches: find, make, join, leave, and the records of finished ones. They are played over sockets."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from ashfall.server.endpoints import Call, Endpoint, Problem
from ashfall.server.messages import LobbyView, MatchInfo, MatchWish
from ashfall.server.rooms.history import record_of
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.services import Services
from ashfall.server.store import MatchRow
from ashfall.table.contract import Written
from ashfall.table.phrases import Phrase
from ashfall.table.texts import Texts

__all__ = ["ENDPOINTS", "JoinWish", "finished_record", "match_row", "problem_of"]

STATUS: Final = {
    "bad_message": 400,
    "no_seat": 403,
    "not_owner": 403,
    "not_found": 404,
    "busy": 429,
    "storage": 503,
}


class JoinWish(msgspec.Struct):
    """Sit down at a table: with the token of a link, or without at a table that is open to all."""

    invite: Annotated[str, msgspec.Meta(max_length=80)] = ""


async def lobby(call: Call) -> LobbyView:
    """What can be played, watched or continued now."""
    call.services.lobby.note(call.asker)
    return await call.services.lobby.view(call.guest)


async def create(call: Call) -> MatchInfo:
    """Make a match."""
    wish: MatchWish = call.body
    try:
        return await call.services.hall.create(wish, await call.need_guest())
    except Refusal as refusal:
        raise problem_of(refusal) from None


async def match(call: Call) -> MatchInfo:
    """What everybody may know about a match."""
    return call.services.hall.info(await match_row(call.services, call.path["id"]))


async def join(call: Call) -> MatchInfo:
    """Sit down at a table."""
    wish: JoinWish = call.body
    try:
        return await call.services.hall.join(call.path["id"], await call.need_guest(), wish.invite)
    except Refusal as refusal:
        raise problem_of(refusal) from None


async def stand_up(call: Call) -> MatchInfo:
    """Give a seat back before the match begins."""
    try:
        return await call.services.hall.stand_up(call.path["id"], await call.need_guest())
    except Refusal as refusal:
        raise problem_of(refusal) from None


async def cancel(call: Call) -> None:
    """Take back a match that has not begun."""
    try:
        await call.services.hall.cancel(call.path["id"], await call.need_guest())
    except Refusal as refusal:
        raise problem_of(refusal) from None


async def record(call: Call) -> bytes:
    """The record of a finished match."""
    _, found = await finished_record(call.services, call.path["id"])
    return found.to_json().encode()


async def finished_record(services: Services, key: str) -> tuple[MatchRow, Written]:
    """A match that is over, and its record. While it goes on nothing is told, since a record tells all."""
    row = await match_row(services, key)
    if row.status != "over":
        raise Problem(409, "not_over", "This match is not over yet.")
    entries = await services.store.entries(key)
    if not entries:
        raise Problem(404, "not_found", "This match was never played.")
    return row, record_of(row, entries)


async def match_row(services: Services, key: str) -> MatchRow:
    """A match as it is stored; raises Problem."""
    row = await services.store.match(key)
    if row is None:
        raise Problem(404, "not_found", "There is no such match.")
    return row


def problem_of(refusal: Refusal) -> Problem:
    """A refusal of the hall as an answer over HTTP."""
    reason = refusal.reason
    sentence = Texts("en").format(reason.id, **reason.args) if isinstance(reason, Phrase) else reason
    return Problem(STATUS.get(refusal.code, 409), refusal.code, sentence)


ENDPOINTS: Final = [
    Endpoint("GET", "/api/lobby", lobby, "What can be played, watched or continued", returns=LobbyView),
    Endpoint(
        "POST",
        "/api/matches",
        create,
        "Make a match",
        body=MatchWish,
        returns=MatchInfo,
        cost="lasting",
        status=201,
    ),
    Endpoint("GET", "/api/matches/{id}", match, "What everybody may know about a match", returns=MatchInfo),
    Endpoint("POST", "/api/matches/{id}/join", join, "Sit down at a table", body=JoinWish, returns=MatchInfo),
    Endpoint("DELETE", "/api/matches/{id}/join", stand_up, "Give a seat back", returns=MatchInfo),
    Endpoint(
        "GET",
        "/api/matches/{id}/record",
        record,
        "The record of a match that is over",
        returns=dict[str, Any],
        cost="dear",
    ),
    Endpoint("DELETE", "/api/matches/{id}", cancel, "Take back a match that has not begun"),
]
