"""A state with everything changed that the officers cannot know: their views must not notice (HC-15.9)."""

import random

from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.masks import LEARNER
from ashfall.hardcity.ground.rows import ABILITIES, CHAOS_PILE, CIVIL, EVENTS, HAND, POLICE, TAKES
from ashfall.hardcity.ground.state import State, state_of
from ashfall.hardcity.ground.tasks import LEVEL_UP
from ashfall.hardcity.view import View
from tests.hardcity.piles import pile

HIDDEN = (EVENTS, POLICE, CIVIL, TAKES)


def put_pile(s: State, number: int, cards: list[int]) -> None:
    """Cards in the place of those of a pile."""
    for i, card in enumerate(cards):
        s.row[rows.PILES_AT + number * rows.PILE + 1 + i] = card


def stirred(s: State, chance: random.Random) -> State:
    """The same state as far as the officers can know: hidden cards and dice to come are others."""
    twin = state_of(s.rules, [int(x) for x in s.row], s.chooser, [int(code) for code in s.legal])
    twin.reseed(*(chance.getrandbits(32) for _ in range(4)))
    hand, deck = pile(s, HAND), pile(s, CHAOS_PILE)
    chaos = hand + deck
    chance.shuffle(chaos)
    put_pile(twin, HAND, chaos[: len(hand)])
    put_pile(twin, CHAOS_PILE, chaos[len(hand) :])
    for number in HIDDEN:
        cards = pile(s, number)
        chance.shuffle(cards)
        put_pile(twin, number, cards)
    for who in range(rows.OFFICERS):
        cards = pile(s, ABILITIES + who)
        drawn = 2 if not s.is_over() and s.task() == LEVEL_UP and s.note_of(LEARNER) == who else 0
        below = cards[: max(0, len(cards) - drawn)]
        chance.shuffle(below)
        put_pile(twin, ABILITIES + who, below + cards[len(below) :])
    return twin


def check_views(s: State, chance: random.Random) -> None:
    """The first officers' player and spectators see the same, whatever is hidden."""
    twin = stirred(s, chance)
    for seat in (0, None):
        one, other = View(s, seat), View(twin, seat)
        assert one.key() == other.key(), f"seat {seat} sees something hidden"
        assert list(one.state.row) == list(other.state.row), f"seat {seat} sees something hidden"
        assert (one.legal, one.decision) == (other.legal, other.decision), f"seat {seat} is told too much"
        assert (one.city(), one.now()) == (other.city(), other.now()), f"seat {seat} is shown too much"
