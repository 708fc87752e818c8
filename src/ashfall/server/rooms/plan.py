"""How a wish becomes a match that can begin, and a finished match the next one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from ashfall.server.contract import AnyTable, Plan
from ashfall.server.games import read_wish, table_of
from ashfall.server.messages import Clock, Guest, MatchWish, SeatWish
from ashfall.server.rooms.chance import draw_invite, draw_match_id, draw_seed
from ashfall.server.rooms.clocks import counts_days
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.rooms.seating import any_order, first_of_each, next_order
from ashfall.server.rooms.seats import BOT, LINK, OPEN, PERSON
from ashfall.server.rooms.terms import Terms, game_sequel, game_terms, read_terms, write_terms
from ashfall.server.store import MatchRow, SeatRow
from ashfall.server.workshop import Steps
from ashfall.table.errors import shown, suggestion

__all__ = ["plan_following", "plan_match"]

KEPT: Final = {"link": LINK, "open": OPEN}
DAY: Final = 86_400  # seconds


def plan_match(wish: MatchWish, guest: Guest, created: int) -> Steps[MatchRow]:
    """The match that a guest wants; raises Refusal naming what is wrong with the wish."""
    if sum(seat.who == "me" for seat in wish.seats) > 1:
        raise Refusal.bad('seats: expected "me" at most once, and "local" for others at the same screen')
    game, own = read_wish(wish.terms)
    rows = [_seat(f"seats[{number}]", seat, guest, game) for number, seat in enumerate(wish.seats)]
    seed, start = draw_seed(), ""
    if wish.record:
        started = yield from game.read_start(wish.record, wish.upto, wish.seats, seed)
        start, plan = started.text, started.plan
    else:
        plan = game.plan(own, wish.seats)
    _check_clock(wish.clock)
    terms = _terms(wish, plan)
    _check_allies(wish, terms)
    rows = [replace(rows[leader], part=part) for part, leader in zip(plan.parts, terms.leaders, strict=True)]
    rows, terms = _seated(rows, terms, _order(wish, terms))
    who, key = [row.who for row in rows], draw_match_id()
    return MatchRow(
        id=key,
        game=game.name,
        rules=game.rules_version,
        owner=guest.id,
        created=created,
        listed=wish.listed and (OPEN in who or LINK not in who),  # nobody can join a seat kept for a friend
        casual=wish.casual,
        seed=seed,
        invite=draw_invite() if LINK in who or OPEN in who else "",
        options=write_terms(replace(terms, places=who)),
        start=start,
        seats=rows,
        series=key if plan.is_series else "",
    )


def plan_following(row: MatchRow, key: str, created: int) -> MatchRow:
    """The next match of a series, or a rematch: all lead the same; whoever began now comes last."""
    game, terms, sequel = table_of(row.game), read_terms(row), game_sequel(row)
    own = game.following_terms(game_terms(row), sequel)
    terms = replace(terms, game=msgspec.Raw(msgspec.json.encode(own)))
    order = list(range(len(row.seats))) if terms.is_fixed else next_order(terms.sides)
    rows, terms = _seated(row.seats, terms, order)
    return MatchRow(
        id=key,
        game=row.game,
        rules=game.rules_version,
        owner=row.owner,
        created=created,
        listed=terms.listed,
        casual=row.casual,
        seed=draw_seed(),
        options=write_terms(terms),
        start=row.start if sequel is None else "",
        seats=rows,
        series=key if sequel is not None and not sequel.goes_on else row.series,
    )


def _terms(wish: MatchWish, plan: Plan) -> Terms:
    return Terms(
        game=msgspec.Raw(msgspec.json.encode(plan.terms)),
        clock=wish.clock,
        listed=wish.listed,
        parts=plan.parts,
        sides=plan.sides,
        is_fixed=plan.is_fixed,
        leaders=plan.leaders or range(len(plan.parts)),
    )


def _check_clock(clock: Clock | None) -> None:
    """A turn takes whole days, everything else a day at most."""
    if clock is None:
        return
    if counts_days(clock) and clock.seconds % DAY:
        raise Refusal.bad(f"clock.seconds: expected 1 to 7 days of {DAY} for a turn, got {clock.seconds}")
    if not counts_days(clock) and clock.seconds > DAY:
        raise Refusal.bad(f"clock.seconds: expected at most {DAY}, got {clock.seconds}")


def _check_allies(wish: MatchWish, terms: Terms) -> None:
    for number, seat in enumerate(wish.seats):
        if seat.who == "ally" and terms.leaders[number] == number:
            raise Refusal.bad(f'seats[{number}].who: expected "ally" only where one person leads two seats')


def _order(wish: MatchWish, terms: Terms) -> list[int]:
    """Whom each seat gets."""
    seats = len(terms.sides)
    if terms.is_fixed:
        return list(range(seats))
    if wish.starts == "random":
        return any_order(terms.sides)
    if wish.starts == "second" and seats != 2:
        raise Refusal.bad(f'starts: expected "first" or "random" with {seats} seats, got "second"')
    return [1, 0] if wish.starts == "second" else list(range(seats))


def _seated(rows: Sequence[SeatRow], terms: Terms, order: Sequence[int]) -> tuple[list[SeatRow], Terms]:
    """The seats and the terms in another order."""
    seated = [rows[seat] for seat in order]
    leaders = first_of_each([terms.leaders[seat] for seat in order] if terms.leaders else order)
    return seated, replace(terms, parts=[row.part for row in seated], leaders=leaders)


def _seat(field: str, wish: SeatWish, guest: Guest, game: AnyTable) -> SeatRow:
    if wish.who == "bot":
        if wish.bot not in game.bots:
            known = suggestion(wish.bot, game.bots)
            raise Refusal.bad(f'{field}.bot: unknown bot "{shown(wish.bot)}"{known}')
        return SeatRow(who=BOT, bot=wish.bot)
    if wish.who in ("me", "local"):
        return SeatRow(who=PERSON, guest=guest.id, name=guest.name)
    return SeatRow(who=KEPT.get(wish.who, OPEN))  # of an ally: until it is known who leads
