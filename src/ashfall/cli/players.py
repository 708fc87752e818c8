"""Players that need no thought, for simulations and as opponents in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ashfall.neuroshima.game import playout, push
from ashfall.neuroshima.state import OVER, State
from ashfall.table.random import Stream

__all__ = ["BOTS", "MOST_MOVES", "play_out"]

MOST_MOVES: Final = 100_000  # far above any real game
Bot = Callable[[State, Stream], int]


def random_move(state: State, stream: Stream) -> int:
    """Any legal move."""
    return int(state.legal[int(stream.below(len(state.legal)))])


def first_move(state: State, stream: Stream) -> int:
    """The first legal move of the list."""
    return int(state.legal[0])


BOTS: Final[dict[str, Bot]] = {"random": random_move, "first": first_move}


def play_out(state: State, stream: Stream, bots: tuple[str, str]) -> int:
    """Play to the end and return how many moves were made."""
    if bots == ("random", "random"):
        return int(playout(state, stream, MOST_MOVES))  # the same, all of it compiled
    made = 0
    while state.stage != OVER and made < MOST_MOVES:
        push(state, BOTS[bots[int(state.chooser)]](state, stream))
        made += 1
    return made
