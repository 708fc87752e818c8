"""Finished games looked back at: what they came to, and what a bot thinks of them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import msgspec

from ashfall.neuroshima.record import parse_record
from ashfall.server.endpoints import Call, Endpoint, Problem
from ashfall.server.http.matches import finished_record
from ashfall.server.http.records import stored_text
from ashfall.server.neuroshima.judging import JUDGE, judge
from ashfall.server.neuroshima.review import Reviewing
from ashfall.server.neuroshima.review_shapes import Judgement, Review
from ashfall.server.neuroshima.shapes import NAME
from ashfall.server.rooms.thinkers import Busy
from ashfall.server.workshop import Steps
from ashfall.table.documents import game_of
from ashfall.table.errors import InvalidRecord

__all__ = ["ENDPOINTS"]

LATER: Final = 5.0  # seconds


@dataclass(frozen=True, slots=True)
class _Game:
    """A game that can be reviewed: a finished match, or a record that somebody brought."""

    key: str
    record: str
    names: Sequence[str] = ()
    winners: Collection[int] = ()
    people: Sequence[int] = ()  # seats; empty: not known

    def played(self) -> Steps[Reviewing]:
        """The game played through; raises InvalidRecord."""
        record = parse_record(self.record)
        judged = self.people or range(len(record.armies))
        reviewing = Reviewing(record, self.names, self.winners, judged)
        yield from reviewing.steps()
        return reviewing

    def reviewed(self) -> Steps[bytes]:
        """What it came to, as it travels."""
        reviewing = yield from self.played()
        return msgspec.json.encode(reviewing.review)


async def _match(call: Call) -> _Game:
    row, record = await finished_record(call.services, call.path["id"])
    if row.game != NAME:
        raise Problem(404, "not_found", "There is no such match of this game.")
    info = call.services.hall.info(row)
    people = [seat for seat, who in enumerate(info.seats) if who.who == "person"]
    names = [seat.name for seat in info.seats]
    return _Game(f"match {row.id}", record.to_json(), names, info.winners, people)


async def _record(call: Call) -> _Game:
    text = await stored_text(call)
    if (game_of(text) or NAME) != NAME:
        raise InvalidRecord("game", f"expected {NAME}")
    return _Game(f"record {call.path['id']}", text)


async def match_review(call: Call) -> bytes:
    """What a finished match came to."""
    return await call.services.workshop.do((await _match(call)).reviewed(), call.asker)


async def record_review(call: Call) -> bytes:
    """What the game of a record came to."""
    return await call.services.workshop.do((await _record(call)).reviewed(), call.asker)


async def match_judgement(call: Call) -> bytes:
    """What a bot thinks of a finished match."""
    return await _judged(call, await _match(call))


async def record_judgement(call: Call) -> bytes:
    """What a bot thinks of a record."""
    return await _judged(call, await _record(call))


async def _judged(call: Call, game: _Game) -> bytes:
    """All of it, or how far it has come; who asks first has it begun."""
    undertakings = call.services.undertakings
    found = undertakings.known(game.key)
    if found is None:
        reviewing = await call.services.workshop.do(game.played(), call.asker)
        try:
            # Somebody else may have begun it meanwhile.
            found = undertakings.known(game.key) or undertakings.begin(
                game.key, call.asker, partial(judge, reviewing)
            )
        except Busy:
            raise _busy() from None
    if found.has_failed:
        raise _busy()
    return found.found or msgspec.json.encode(Judgement(done=found.done, judge=JUDGE))


def _busy() -> Problem:
    return Problem(503, "busy", "The bots are busy, please try again in a moment.", LATER)


ENDPOINTS: Final = [
    Endpoint(
        "GET",
        f"/api/{NAME}/matches/{{id}}/review",
        match_review,
        "What a finished match came to: health, battles, units, the turning point",
        returns=Review,
        cost="dear",
    ),
    Endpoint(
        "GET",
        f"/api/{NAME}/records/{{id}}/review",
        record_review,
        "The same of a record",
        returns=Review,
        cost="dear",
    ),
    Endpoint(
        "GET",
        f"/api/{NAME}/matches/{{id}}/judgement",
        match_judgement,
        "What a bot thinks of a finished match: chances, the turns that cost most; or how far it has come",
        returns=Judgement,
        cost="work",
    ),
    Endpoint(
        "GET",
        f"/api/{NAME}/records/{{id}}/judgement",
        record_judgement,
        "The same of a record",
        returns=Judgement,
        cost="work",
    ),
]
