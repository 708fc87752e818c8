"""Games of Hard City between bots, for the tests of what is shown and told of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count

from ashfall.bots.contract import Request
from ashfall.bots.hardcity.rules import RulesBot
from ashfall.hardcity import Match
from ashfall.hardcity.ground.rows import CHAOS_PILE, HAND
from ashfall.hardcity.ground.state import State
from ashfall.table.contract import Event, Move
from ashfall.table.random import Stream
from tests.hardcity.hiding import put_pile
from tests.hardcity.piles import pile

# Episode, mode, players: against Doctor Zero, together, alone.
TABLES = (
    *((episode, "versus", 2 + episode % 4) for episode in range(1, 6)),
    *((episode, "coop", 2 + episode % 3) for episode in range(1, 6)),
    *((episode, "coop", 1) for episode in range(1, 6)),
)
BOT = RulesBot(blur=0.3)


@dataclass(frozen=True)
class Step:
    """A game after one more move."""

    match: Match
    before: State
    move: Move
    events: Sequence[Event]


def begun(number: int) -> Match:
    """The start of game ``number``: all tables in turn, every third one with the ally."""
    episode, mode, players = TABLES[number % len(TABLES)]
    return Match(episode, number, mode=mode, players=players, ally=number % 3 == 2)


def game(number: int, most: int = 400) -> Iterator[Step]:
    """A game move by move."""
    match = begun(number)
    for turn in count():
        if match.over or turn == most:
            return
        before = match.state
        seat = int(before.chooser)
        move = BOT.choose(Request(match.view(seat), number * 1000 + turn)).move
        yield Step(match, before, move, match.push(move))


def with_another_hand(state: State, seed: int) -> State:
    """The same, but for what Doctor Zero holds and what he would draw."""
    twin, stream = state.copy(), Stream(seed)
    held, cards = int(state.pile_size(HAND)), [*pile(state, HAND), *pile(state, CHAOS_PILE)]
    for i in range(len(cards) - 1, 0, -1):
        j = int(stream.below(i + 1))
        cards[i], cards[j] = cards[j], cards[i]
    put_pile(twin, HAND, cards[:held])
    put_pile(twin, CHAOS_PILE, cards[held:])
    return twin


def resumed(state: State) -> Match:
    """A match that stands at a state."""
    return Match._standing_at(state)
