"""Positions of Hard City for the tests of its bots, and how bots play games to their end."""

from collections.abc import Iterator

from ashfall.bots.contract import Bot, Budget, Choice, Request
from ashfall.bots.faults import ask
from ashfall.hardcity.game import push
from ashfall.hardcity.ground.masks import reshuffle
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.match import Match
from ashfall.hardcity.view import View
from ashfall.table.random import Stream

EPISODES = (1, 2, 3, 4, 5)
MODES = ("versus", "coop")


def decisions(episode: int, mode: str, seed: int, every: int, most: int = 12) -> Iterator[State]:
    """Some decisions of a random game."""
    state, stream = Match(episode, seed, mode=mode).state.copy(), Stream(seed)
    for number in range(every * most):
        if state.is_over():
            return
        if number % every == 0:
            yield state.copy()
        push(state, int(state.legal[int(stream.below(len(state.legal)))]))


def asked(bot: Bot, state: State, *, seed: int = 5, iterations: int = 6, alternatives: int = 0) -> Choice:
    """What a bot answers to the one who must choose."""
    view = View(state, int(state.chooser))
    return ask(bot, Request(view, seed, Budget(iterations=iterations), alternatives))


def otherwise_hidden(state: State, seed: int, knows_hand: bool | None = None) -> State:
    """The same for the one who chooses: hidden cards in another order, other dice to come."""
    other = state.copy()
    zero = bool(state.chooser == state.rules.zero)
    reshuffle(other, zero if knows_hand is None else knows_hand, Stream(seed))
    return other


def played(state: State, officers: Bot, zero: Bot, seed: int) -> State:
    """The end of a game between two bots."""
    number = 0
    while not state.is_over():
        bot = zero if state.chooser == state.rules.zero else officers
        request = Request(View(state, int(state.chooser)), seed + number, Budget(iterations=1))
        push(state, ask(bot, request).move.code)
        number += 1
    return state
