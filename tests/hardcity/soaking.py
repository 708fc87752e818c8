"""One random game of Hard City with every invariant checked after every move."""

from dataclasses import dataclass

from ashfall.hardcity.game import push
from ashfall.hardcity.ground.rows import ROUND
from ashfall.hardcity.view import outcome_of
from ashfall.table.random import Stream
from tests.hardcity.invariants import check_pushes, check_state, check_storage
from tests.hardcity.plays import choose, new_match

MOST_MOVES = 6000  # no game may be longer
DEEP = 25  # every so many moves the slow checks are made too


@dataclass
class Played:
    """How a game went."""

    number: int
    moves: int
    rounds: int
    reason: str
    winners: tuple[int, ...]


def soak_game(number: int) -> Played:
    """Play game ``number`` to its end; an AssertionError says what was broken and when."""
    match, stream = new_match(number), Stream(number)
    s, made = match.state.copy(), 0
    try:
        while not s.is_over():
            check_state(s)
            if made % DEEP == number % DEEP:
                check_storage(s, match.options)
                check_pushes(s, stream, 2)
            push(s, choose(s, stream))
            made += 1
            assert made < MOST_MOVES, "the game does not end"
        check_state(s)
        check_storage(s, match.options)
    except Exception as error:
        raise AssertionError(f"game {number} after {made} moves: {type(error).__name__}: {error}") from error
    outcome = outcome_of(s)
    return Played(number, made, int(s.get(ROUND)), outcome.reason, outcome.winners)
