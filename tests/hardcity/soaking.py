"""One random game of Hard City with every invariant checked after every move, and its record replayed."""

import random
from dataclasses import dataclass

from ashfall.hardcity import Match, parse_record
from ashfall.hardcity.ground.keys import state_key
from ashfall.hardcity.ground.rows import ROUND
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.view import outcome_of
from ashfall.table.random import Stream
from tests.hardcity.hiding import check_views
from tests.hardcity.invariants import OncePerTurn, check_pushes, check_state, check_storage
from tests.hardcity.plays import choose, new_match

MOST_MOVES = 6000  # no game may be longer
DEEP = 25  # every so many moves the slow checks are made too
REPLAYED = 4  # every so many games the record is replayed


@dataclass
class Played:
    """How a game went."""

    number: int
    table: str
    moves: int
    rounds: int
    reason: str
    winners: tuple[int, ...]


def soak_game(number: int) -> Played:
    """Play game ``number`` to its end; an AssertionError says what was broken and when."""
    match, stream, chance = new_match(number), Stream(number), random.Random(number)
    s, made = match.state.copy(), 0
    codes: list[int] = []
    limits = OncePerTurn(s)
    try:
        while not s.is_over():
            check_state(s)
            if made % DEEP == number % DEEP:
                check_storage(s, match.options)
                check_pushes(s, stream, 2)
                check_views(s, chance)
            codes.append(choose(s, stream))
            limits.push(s, codes[-1])
            made += 1
            assert made < MOST_MOVES, "the game does not end"
        check_state(s)
        check_storage(s, match.options)
        if number % REPLAYED == 0:
            check_record(match, codes, s)
    except Exception as error:
        raise AssertionError(f"game {number} after {made} moves: {type(error).__name__}: {error}") from error
    outcome = outcome_of(s)
    table = f"{match.options.mode} {match.episode} {match.options.players}"
    return Played(number, table, made, int(s.get(ROUND)), outcome.reason, outcome.winners)


def check_record(match: Match, codes: list[int], end: State) -> None:
    """The game as a record leads to the same end, in both forms."""
    for code in codes:
        match.push(code)
    for written in (match.record().to_json(), match.record().to_text()):
        again = Match.from_record(parse_record(written))
        assert state_key(again.state) == state_key(end), "the record ends elsewhere"
