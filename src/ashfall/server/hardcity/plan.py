"""How a wish becomes an episode that can begin: who sits where and leads whom, or a start out of a record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from ashfall.hardcity import Campaign, InvalidRecord, Match, Options, View, parse_record
from ashfall.hardcity.files import storage
from ashfall.hardcity.ground.setup import VERSUS, officers_of
from ashfall.server.contract import Plan, Start
from ashfall.server.hardcity.shapes import HardCityTerms, HardCityWish
from ashfall.server.hardcity.sight import parts_on
from ashfall.server.messages import SeatWish
from ashfall.server.rooms.chance import number_of, stream_of
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.starts import check_start, played_to_start
from ashfall.server.workshop import Steps
from ashfall.table.errors import AshfallError, shown

__all__ = ["begin", "plan", "read_start", "terms_of"]

FIELDS: Final = {  # what the rules find fault with, as a wish calls it
    "options.episode": "terms.episode",
    "officers": "terms.officers",
    "players": "seats",
}


def plan(wish: HardCityWish, seats: Sequence[SeatWish]) -> Plan:
    """What comes of a wish; raises Refusal naming what is wrong with it."""
    options = Options(
        episode=wish.episode,
        mode=wish.mode,
        players=len(seats),
        officers=wish.officers,
        ally=wish.ally,
        campaign=Campaign() if wish.campaign else None,
    )
    if wish.campaign and all(seat.who == "bot" for seat in seats):
        raise Refusal.bad("terms.campaign: expected a person at a seat, who begins the next episode")
    try:
        return _plan(options, seats)
    except InvalidRecord as error:
        raise Refusal.bad(f"{FIELDS[error.field]}: {error.problem}") from None


def begin(terms: HardCityTerms, players: int, secret: str, start: str) -> Match:
    """The match before its first move."""
    if start:
        known, options = storage.from_text(start)
        guess = View(known, None).sample(stream_of(secret))
        return Match.from_bytes(storage.to_bytes(guess, options))  # which finds the moves of another hand
    return Match(
        terms.episode,
        number_of(secret),
        mode=terms.mode,
        players=players,
        officers=terms.officers,
        ally=terms.ally,
        campaign=terms.campaign,
    )


def read_start(text: str, upto: int | None, seats: Sequence[SeatWish]) -> Steps[Start]:
    """The start that a record tells; raises Refusal.

    It holds what a spectator knows. The secret of the match decides all else when it begins: the hand of
    Doctor Zero, the order of the piles and the dice.
    """
    try:
        record = parse_record(text)
        match = Match.from_record(record, upto=0)
        yield from played_to_start(match, record.moves[:upto], record.made_with)
    except AshfallError as error:
        raise Refusal.bad(f"record: {error}") from None
    check_start(match, match.options.players, seats)
    alone = replace(match.options, campaign=None)  # no part of a campaign that went another way
    return Start(storage.to_text(match.view().state, match.options), _plan(alone, seats))


def terms_of(options: Options) -> HardCityTerms:
    """How a match with these options is played; raises InvalidRecord."""
    content = storage.content_of(options)
    officers = [content.officers[number].key for number in officers_of(content, storage.wishes_of(options))]
    return HardCityTerms(
        mode=options.mode,
        episode=options.episode,
        officers=officers,
        ally=options.ally,
        campaign=options.campaign,
    )


def _plan(options: Options, seats: Sequence[SeatWish]) -> Plan:
    """Officers on all seats, but for Doctor Zero on the last one (HC-R5); raises InvalidRecord, Refusal."""
    terms = terms_of(options)
    sides = [int(options.mode == VERSUS and seat == len(seats) - 1) for seat in range(len(seats))]
    parts = parts_on(sides)
    for number, (seat, part) in enumerate(zip(seats, parts, strict=True)):
        if seat.part not in ("", part):
            raise Refusal.bad(f'seats[{number}].part: expected "{part}", got "{shown(seat.part)}"')
    return Plan(terms, parts, sides, is_fixed=True, is_series=terms.campaign is not None)
