"""One random game with every invariant checked after every move."""

from dataclasses import dataclass

from ashfall.neuroshima.events import CAUSES
from ashfall.neuroshima.game import push
from ashfall.neuroshima.state import OVER
from ashfall.neuroshima.view import outcome_of
from tests.neuroshima.invariants import check_every_push, check_state, check_storage
from tests.neuroshima.plays import choose, new_game, new_large_game

MOST_MOVES = 2000  # no game may be longer
DEEP = 4  # every so many moves the slow checks are made too


@dataclass
class Played:
    """How a game went."""

    number: int
    moves: int
    reason: str
    winners: tuple[int, ...]
    table: str  # the mode, or the two armies of a duel


def soak_game(number: int, *, large: bool = False) -> Played:
    """Play game ``number`` to its end; an AssertionError says what was broken and when.

    ``large``: not a duel, but one of the other modes.
    """
    s, stream = new_large_game(number) if large else new_game(number)
    made = 0
    try:
        while s.stage != OVER:
            check_state(s)
            if made % DEEP == number % DEEP:
                check_storage(s)
                check_every_push(s, stream, 2)
            push(s, choose(s, stream))
            made += 1
            assert made < MOST_MOVES, "the game does not end"
        check_state(s)
        check_storage(s)
    except Exception as error:
        raise AssertionError(f"game {number} after {made} moves: {type(error).__name__}: {error}") from error
    mode = s.rules.mode
    table = f"{mode.name} {int(mode.seats)}" if large else " ".join(army.key for army in s.rules.armies)
    return Played(number, made, CAUSES[int(s.ended)], outcome_of(s).winners, table)
