"""How a wish becomes a game that can begin: armies, mode and board, or a start out of a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from ashfall.neuroshima import Match, storage
from ashfall.neuroshima.army import army_keys, keys_for, load_army
from ashfall.neuroshima.modes import SIDE_OF
from ashfall.neuroshima.options import DEFAULTS, Options
from ashfall.neuroshima.position import is_position, parse_position
from ashfall.neuroshima.record import parse_record
from ashfall.neuroshima.setup import field_of, make_rules, usual_board
from ashfall.neuroshima.view import View
from ashfall.server.contract import Plan, Start
from ashfall.server.messages import SeatWish
from ashfall.server.neuroshima.own_armies import show_army
from ashfall.server.neuroshima.shapes import NeuroshimaTerms, NeuroshimaWish
from ashfall.server.rooms.chance import draw_one, number_of, stream_of
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.rooms.seating import partner
from ashfall.server.starts import check_start, played_to_start
from ashfall.server.workshop import Steps
from ashfall.table.errors import AshfallError, shown, suggestion

__all__ = ["begin", "draw_armies", "plan", "read_start"]

RANDOM: Final = "random"
ALLY: Final = "ally"
TEAMS: Final = "teams"
# As the rules call them.
TEAM_HEALTH: Final = "team_hq_health"
EVERYWHERE: Final = "all_armies_on_37"


def plan(wish: NeuroshimaWish, seats: Sequence[SeatWish]) -> Plan:
    """What comes of a wish; raises Refusal naming what is wrong with it."""
    armies = [_army(f"seats[{number}]", seat) for number, seat in enumerate(seats)]
    terms = NeuroshimaTerms(
        mode=wish.mode,
        board=wish.board or usual_board(len(seats)),
        variants=wish.variants,
        team_health=wish.team_health if wish.mode == TEAMS else 0,
        settings=_wished(wish.settings),
    )
    return _plan(_checked(terms, armies), armies, seats)


def _plan(
    terms: NeuroshimaTerms, armies: Sequence[str], seats: Sequence[SeatWish], is_fixed: bool = False
) -> Plan:
    sides = list(SIDE_OF.get(terms.mode, range(len(armies))))
    return Plan(terms, armies, sides, _leaders(seats, terms.mode, sides), is_fixed)


def draw_armies(terms: NeuroshimaTerms, wishes: Sequence[str]) -> list[str]:
    """An army for each seat; chance gives everybody one that nobody else has, as long as there are any."""
    known = army_keys() if terms.settings.get(EVERYWHERE) is True else keys_for(terms.board)
    armies: list[str] = []
    for seat, wish in enumerate(wishes):
        taken = [*armies, *wishes[seat + 1 :]]
        fewest = min(taken.count(key) for key in known)
        free = [key for key in known if taken.count(key) == fewest]
        armies.append(draw_one(free) if wish == RANDOM else wish)
    return armies


def begin(terms: NeuroshimaTerms, armies: Sequence[str], secret: str, start: str) -> Match:
    """The match before its first move."""
    if start:
        state = View(storage.from_text(start), None).sample(stream_of(secret))
        for army in state.rules.armies:
            show_army(army)  # the seats name it before anybody sees the table
        return Match.from_state(state)
    return Match(
        list(armies),
        number_of(secret),
        mode=terms.mode,
        board=terms.board,
        variants=terms.variants,
        options=_settings(terms),
    )


def _army(field: str, wish: SeatWish) -> str:
    if wish.part and wish.part != RANDOM and wish.part not in army_keys():
        known = suggestion(wish.part, (RANDOM, *army_keys()))
        raise Refusal.bad(f'{field}.part: unknown army "{shown(wish.part)}"{known}')
    return wish.part or RANDOM


def _wished(settings: Mapping[str, bool | str]) -> dict[str, bool | str]:
    """The settings of a wish that are not the usual ones; raises Refusal naming a wrong one."""
    if TEAM_HEALTH in settings:
        raise Refusal.bad(f"terms.settings: expected terms.team_health instead of {TEAM_HEALTH}")
    try:
        Options(dict(settings))
    except ValueError as error:
        raise Refusal.bad(f"terms.settings: {error}") from None
    return _unusual(settings)


def _settings(terms: NeuroshimaTerms) -> dict[str, bool | str]:
    """All settings of the rules that are not the usual ones."""
    health = {TEAM_HEALTH: str(terms.team_health)} if terms.mode == TEAMS else {}
    return {**terms.settings, **_unusual(health)}


def _unusual(settings: Mapping[str, bool | str]) -> dict[str, bool | str]:
    return {key: value for key, value in settings.items() if value != DEFAULTS[key]}


def _checked(terms: NeuroshimaTerms, wished: Sequence[str]) -> NeuroshimaTerms:
    """The terms as the rules put them; raises Refusal in their words, but with the fields of the wish."""
    armies = [load_army(key) for key in draw_armies(terms, wished)]
    try:
        rules = make_rules(
            armies, terms.mode, board=terms.board, variants=terms.variants, settings=_settings(terms)
        )
    except ValueError as error:
        field, problem = field_of(error, "team_health")
        if field == "armies":
            named = [seat for seat, key in enumerate(wished) if problem.startswith(f'"{key}"')]
            raise Refusal.bad(f"{f'seats[{named[0]}].part' if named else 'seats'}: {problem}") from None
        raise Refusal.bad(f"terms.{field}: {problem}") from None
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


# Games that go on from a record or a position.


def read_start(text: str, upto: int | None, seats: Sequence[SeatWish], secret: str) -> Steps[Start]:
    """The start that a record or a position tells; raises Refusal.

    Its piles have no order: the secret of the match shuffles them when it begins, so nobody knows what comes.
    """
    try:
        match = yield from _replayed(text, upto, secret)
    except AshfallError as error:
        raise Refusal.bad(f"record: {error}") from None
    check_start(match, len(match.armies), seats)
    state = match.view().state
    armies = [show_army(army) for army in state.rules.armies]
    return Start(storage.to_text(state), _plan(_terms_of(state.rules), armies, seats, is_fixed=True))


def _terms_of(rules: Any) -> NeuroshimaTerms:
    settings = _unusual(rules.options.given)
    health = settings.pop(TEAM_HEALTH, DEFAULTS[TEAM_HEALTH])
    return NeuroshimaTerms(
        mode=rules.mode.name,
        board=int(rules.board.size),
        variants=list(rules.mode.variants),
        team_health=int(health) if rules.mode.name == TEAMS else 0,
        settings=settings,
    )


def _replayed(text: str, upto: int | None, secret: str) -> Steps[Match]:
    if is_position(text):  # anything else is read as a record, which names its faults
        return Match.from_position(msgspec.structs.replace(parse_position(text), seed=number_of(secret)))
    record = parse_record(text)
    match = Match.from_record(record, upto=0)
    return (yield from played_to_start(match, record.moves[:upto], record.made_with))
