"""Decisions for bots: from lively random games over all armies, in all modes, at all stages."""

from collections.abc import Iterator

from ashfall import neuroshima
from ashfall.bots.contract import Budget, Choice, Request
from ashfall.bots.faults import ask
from ashfall.bots.registry import make_bot
from ashfall.neuroshima.game import push
from ashfall.neuroshima.state import OVER, PILE, ROW, State
from ashfall.neuroshima.view import View
from ashfall.table.random import Stream
from tests.neuroshima.plays import choose, new_game, new_large_game

ALL = 10_000  # candidates: more than a position has moves


def scale(compiled: int, interpreted: int) -> int:
    """How much of something to do, by build."""
    return compiled if neuroshima.COMPILED else interpreted


def decisions(number: int, every: int) -> Iterator[State]:
    """One decision in ``every`` of the duel ``number``, as copies."""
    yield from _some(*new_game(number), number, every)


def large_decisions(number: int, every: int) -> Iterator[State]:
    """Likewise of the game ``number`` of the other modes."""
    yield from _some(*new_large_game(number), number, every)


def _some(state: State, stream: Stream, number: int, every: int) -> Iterator[State]:
    made = 0
    while state.stage != OVER:
        if made % every == number % every:
            yield state.copy()
        push(state, choose(state, stream))
        made += 1


def reshuffled(state: State, seed: int) -> State:
    """The same position with all piles in another order."""
    other, stream = state.copy(), Stream(seed)
    for seat in range(int(state.rules.seats)):
        stream.shuffle(other.tiles, other.pile_start(seat), other.seat[seat * ROW + PILE])
    return other


def asked(spec: str, state: State, seed: int = 5, iterations: int = 8, cores: int = 1) -> Choice:
    """The answer of a bot, with everything that it has to say."""
    view = View(state, int(state.chooser))
    return ask(make_bot(spec), Request(view, seed, Budget(iterations=iterations), ALL, cores))
