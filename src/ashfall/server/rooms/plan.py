"""How a wish becomes a match that can begin, and a finished match the next one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from ashfall.neuroshima import storage
from ashfall.neuroshima.army import army_keys
from ashfall.neuroshima.match import Match
from ashfall.neuroshima.position import parse_position
from ashfall.neuroshima.record import parse_record
from ashfall.server.messages import Guest, MatchWish, SeatWish
from ashfall.server.neuroshima.shown_modes import as_shown
from ashfall.server.rooms.chance import draw_invite, draw_match_id, draw_one, draw_seed, number_of
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.rooms.seats import BOT, LINK, OPEN, PERSON
from ashfall.server.rooms.terms import Terms, read_terms, write_terms
from ashfall.server.rooms.thinkers import BOTS
from ashfall.server.store import MatchRow, SeatRow
from ashfall.table.errors import AshfallError, shown, suggestion

__all__ = ["draw_armies", "plan_match", "plan_rematch"]

RANDOM: Final = "random"
LONGEST_START: Final = 2000  # moves that are replayed to get to a start
WHO: Final = {"me": PERSON, "local": PERSON, "link": LINK, "open": OPEN, "bot": BOT}


def plan_match(wish: MatchWish, guest: Guest, created: int) -> MatchRow:
    """The match that a guest wants; raises Refusal naming what is wrong with the wish."""
    if sum(seat.who == "me" for seat in wish.seats) > 1:
        raise _bad('seats: expected "me" at most once, and "local" for the second seat at one screen')
    rows = [_seat(f"seats[{number}]", seat, guest) for number, seat in enumerate(wish.seats)]
    seed, start = draw_seed(), ""
    if wish.record:
        start, armies = _start(wish, seed)
        for row, army in zip(rows, armies, strict=True):
            row.army = army
    elif wish.starts == "second" or (wish.starts == "random" and draw_one((True, False))):
        rows.reverse()
    return _row(guest.id, created, rows, wish, seed=seed, start=start)


def plan_rematch(row: MatchRow, key: str, created: int) -> MatchRow:
    """The same people with the same wishes; whoever began now comes second."""
    wishes = read_terms(row).armies
    rows = [
        SeatRow(who=seat.who, army=army, guest=seat.guest, bot=seat.bot, name=seat.name)
        for seat, army in zip(row.seats, wishes, strict=True)
    ]
    if not row.start:  # a position has its own order
        rows.reverse()
    terms = msgspec.structs.replace(read_terms(row), armies=[seat.army for seat in rows])
    return MatchRow(
        id=key,
        owner=row.owner,
        created=created,
        listed=terms.listed,
        casual=row.casual,
        seed=draw_seed(),
        options=write_terms(terms),
        start=row.start,
        seats=rows,
    )


def draw_armies(wishes: Sequence[str]) -> list[str]:
    """An army for each seat; chance gives everybody an army that nobody else has."""
    armies: list[str] = []
    for seat, wish in enumerate(wishes):
        taken = {*armies, *wishes[seat + 1 :]}
        armies.append(wish if wish != RANDOM else draw_one([key for key in army_keys() if key not in taken]))
    return armies


def _row(
    owner: str, created: int, rows: list[SeatRow], wish: MatchWish, *, seed: str, start: str
) -> MatchRow:
    who = [row.who for row in rows]
    terms = Terms(clock=wish.clock, armies=[row.army for row in rows], listed=wish.listed)
    return MatchRow(
        id=draw_match_id(),
        owner=owner,
        created=created,
        listed=wish.listed and (OPEN in who or LINK not in who),  # nobody can join a seat kept for a friend
        casual=wish.casual,
        seed=seed,
        invite=draw_invite() if LINK in who or OPEN in who else "",
        options=write_terms(terms),
        start=start,
        seats=rows,
    )


def _seat(field: str, wish: SeatWish, guest: Guest) -> SeatRow:
    if wish.army != RANDOM and wish.army not in army_keys():
        known = suggestion(wish.army, (RANDOM, *army_keys()))
        raise _bad(f'{field}.army: unknown army "{shown(wish.army)}"{known}')
    if wish.who == "bot":
        if wish.bot not in BOTS:
            raise _bad(f'{field}.bot: unknown bot "{shown(wish.bot)}"{suggestion(wish.bot, BOTS)}')
        return SeatRow(who=BOT, army=wish.army, bot=wish.bot)
    if wish.who in ("me", "local"):
        return SeatRow(who=PERSON, army=wish.army, guest=guest.id, name=guest.name)
    return SeatRow(who=WHO[wish.who], army=wish.army)


def _start(wish: MatchWish, seed: str) -> tuple[str, list[str]]:
    """The stored start of a match that goes on from a record or position, and its armies.

    Its piles have no order: the seed of the match shuffles them when it begins, so nobody knows what comes.
    """
    try:
        match = _replayed(wish, seed)
    except AshfallError as error:
        raise _bad(f"record: {error}") from None
    if match.over:
        raise _bad("record: the game is over there, expected an earlier move in upto")
    return storage.to_text(match.view().state), match.armies


def _replayed(wish: MatchWish, seed: str) -> Match:
    if _is_position(wish.record):
        position = as_shown(parse_position(wish.record))
        return Match.from_position(msgspec.structs.replace(position, seed=number_of(seed)))
    record = as_shown(parse_record(wish.record))
    moves = record.moves[: wish.upto]
    if len(moves) > LONGEST_START:
        raise _bad(f"record: expected at most {LONGEST_START} moves, got {len(moves)}")
    return Match.from_record(record, wish.upto)


def _is_position(text: str) -> bool:
    """Whether a JSON object is a position; anything else is read as a record, which names its faults."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return isinstance(data, dict) and "players" in data


def _bad(problem: str) -> Refusal:
    return Refusal("bad_message", problem)
