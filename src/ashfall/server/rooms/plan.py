"""How a wish becomes a match that can begin, and a finished match the next one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from ashfall.neuroshima.army import army_keys, load_army
from ashfall.neuroshima.setup import field_of, make_rules, usual_board
from ashfall.server.messages import Guest, MatchWish, SeatWish
from ashfall.server.rooms.chance import draw_invite, draw_match_id, draw_seed
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.rooms.seating import RANDOM, any_order, draw_armies, first_of_each, next_order, partner
from ashfall.server.rooms.seats import BOT, LINK, OPEN, PERSON
from ashfall.server.rooms.starts import stored_start
from ashfall.server.rooms.terms import TEAM_HEALTH, TEAMS, Terms, read_terms, write_terms
from ashfall.server.rooms.thinkers import BOTS
from ashfall.server.store import MatchRow, SeatRow
from ashfall.server.workshop import Steps
from ashfall.table.errors import shown, suggestion

__all__ = ["plan_match", "plan_rematch"]

KEPT: Final = {"link": LINK, "open": OPEN}
ALLY: Final = "ally"
USUAL_TEAM_HEALTH: Final = 15


def plan_match(wish: MatchWish, guest: Guest, created: int) -> Steps[MatchRow]:
    """The match that a guest wants; raises Refusal naming what is wrong with the wish."""
    if sum(seat.who == "me" for seat in wish.seats) > 1:
        raise Refusal.bad('seats: expected "me" at most once, and "local" for others at the same screen')
    rows = [_seat(f"seats[{number}]", seat, guest) for number, seat in enumerate(wish.seats)]
    terms, seed, start = _wished_terms(wish), draw_seed(), ""
    if wish.record:
        start, rules = yield from stored_start(wish, seed)
        terms = replace(terms, **rules)
        rows = [replace(row, army=army) for row, army in zip(rows, terms.armies, strict=True)]
    else:
        terms = _checked(terms)
    terms = replace(terms, leaders=_leaders(wish.seats, terms.mode, terms.sides()))
    rows = [replace(rows[leader], army=row.army) for row, leader in zip(rows, terms.leaders, strict=True)]
    rows, terms = _seated(rows, terms, list(range(len(rows))) if start else _order(wish, terms.sides()))
    who = [row.who for row in rows]
    terms = replace(terms, places=who)
    return MatchRow(
        id=draw_match_id(),
        owner=guest.id,
        created=created,
        listed=wish.listed and (OPEN in who or LINK not in who),  # nobody can join a seat kept for a friend
        casual=wish.casual,
        seed=seed,
        invite=draw_invite() if LINK in who or OPEN in who else "",
        options=write_terms(terms),
        start=start,
        seats=rows,
    )


def plan_rematch(row: MatchRow, key: str, created: int) -> MatchRow:
    """The same people with the same wishes; whoever began now comes last."""
    terms = read_terms(row)
    # A position has its own order.
    order = list(range(len(row.seats))) if row.start else next_order(terms.sides())
    rows = [replace(seat, army=army) for seat, army in zip(row.seats, terms.armies, strict=True)]
    rows, terms = _seated(rows, terms, order)
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


def _wished_terms(wish: MatchWish) -> Terms:
    unusual = wish.mode == TEAMS and wish.team_health != USUAL_TEAM_HEALTH
    return Terms(
        clock=wish.clock,
        armies=[seat.army for seat in wish.seats],
        listed=wish.listed,
        mode=wish.mode,
        board=wish.board or usual_board(len(wish.seats)),
        variants=wish.variants,
        settings={TEAM_HEALTH: str(wish.team_health)} if unusual else {},
    )


def _checked(terms: Terms) -> Terms:
    """The terms as the rules put them; raises Refusal in their words, but with the fields of the wish."""
    armies = [load_army(key) for key in draw_armies(terms.armies, terms.board)]
    try:
        rules = make_rules(
            armies, terms.mode, board=terms.board, variants=terms.variants, settings=terms.settings
        )
    except ValueError as error:
        field, problem = field_of(error, "team_health")
        if field == "armies":
            named = [seat for seat, key in enumerate(terms.armies) if problem.startswith(f'"{key}"')]
            field = f"seats[{named[0]}].army" if named else "seats"
        raise Refusal.bad(f"{field}: {problem}") from None
    return replace(terms, variants=list(rules.mode.variants))


def _leaders(seats: Sequence[SeatWish], mode: str, sides: Sequence[int]) -> list[int]:
    """For each seat, the one whose person leads it; raises Refusal."""
    leaders = list(range(len(seats)))
    for seat, wish in enumerate(seats):
        if wish.who == ALLY:
            other = partner(sides, seat)
            if mode != TEAMS or other is None:
                raise Refusal.bad(f'seats[{seat}].who: expected "ally" only in the mode {TEAMS}')
            if seats[other].who == ALLY:
                raise Refusal.bad(f'seats[{seat}].who: expected "ally" on one seat of a side, got it on both')
            leaders[seat] = other
    return leaders


def _order(wish: MatchWish, sides: Sequence[int]) -> list[int]:
    """Whom each seat gets."""
    if wish.starts == "random":
        return any_order(sides)
    if wish.starts == "second" and len(sides) > 2:
        raise Refusal.bad(f'starts: expected "first" or "random" with {len(sides)} seats, got "second"')
    return [1, 0] if wish.starts == "second" else list(range(len(sides)))


def _seated(rows: Sequence[SeatRow], terms: Terms, order: Sequence[int]) -> tuple[list[SeatRow], Terms]:
    """The seats and the terms in another order."""
    seated = [rows[seat] for seat in order]
    leaders = first_of_each([terms.leaders[seat] for seat in order] if terms.leaders else order)
    return seated, replace(terms, armies=[row.army for row in seated], leaders=leaders)


def _seat(field: str, wish: SeatWish, guest: Guest) -> SeatRow:
    if wish.army != RANDOM and wish.army not in army_keys():
        known = suggestion(wish.army, (RANDOM, *army_keys()))
        raise Refusal.bad(f'{field}.army: unknown army "{shown(wish.army)}"{known}')
    if wish.who == "bot":
        if wish.bot not in BOTS:
            raise Refusal.bad(f'{field}.bot: unknown bot "{shown(wish.bot)}"{suggestion(wish.bot, BOTS)}')
        return SeatRow(who=BOT, army=wish.army, bot=wish.bot)
    if wish.who in ("me", "local"):
        return SeatRow(who=PERSON, army=wish.army, guest=guest.id, name=guest.name)
    return SeatRow(who=KEPT.get(wish.who, OPEN), army=wish.army)  # of an ally: until it is known who leads
