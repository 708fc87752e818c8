"""What a view leaves out of a state, and how a guess puts something in its place (HC-15.9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.ground.rows import ABILITIES, CHAOS_PILE, CIVIL, EVENTS, HAND, OFFICERS, POLICE, TAKES
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import LEVEL_UP
from ashfall.table.random import Stream

LEARNER: Final = 1  # number of the task LEVEL_UP: the officer who chooses, and before whom two cards lie open


def hide(s: State, knows_hand: bool) -> None:
    """Sort every hidden pile and forget the dice to come. An unknown hand is the last cards of its pile."""
    unknown: i64 = 0 if knows_hand else _pool_hand(s)
    for pile in (CHAOS_PILE, EVENTS, POLICE, CIVIL, TAKES):
        _sort(s, pile, 0, s.pile_size(pile))
    who: i64 = 0
    while who < OFFICERS:
        hidden: i64 = _hidden_abilities(s, who)
        _sort(s, ABILITIES + who, 0, hidden)
        _sort(s, ABILITIES + who, hidden, s.pile_size(ABILITIES + who))
        who += 1
    _deal_hand(s, unknown)
    s.reseed(0, 0, 0, 0)


def reshuffle(s: State, knows_hand: bool, stream: Stream) -> None:
    """Put hidden cards into a random order, and let the dice fall anew."""
    s.reseed(stream.word(), stream.word(), stream.word(), stream.word())
    unknown: i64 = 0 if knows_hand else _pool_hand(s)
    for pile in (CHAOS_PILE, EVENTS, POLICE, CIVIL, TAKES):
        s.shuffle(pile)
    who: i64 = 0
    while who < OFFICERS:
        _shuffle_first(s, ABILITIES + who, _hidden_abilities(s, who))
        who += 1
    _deal_hand(s, unknown)


def _pool_hand(s: State) -> i64:
    """Put the hand on its pile; how many cards it had."""
    n: i64 = s.pile_size(HAND)
    s.move_pile(HAND, CHAOS_PILE)
    return n


def _deal_hand(s: State, n: i64) -> None:
    while n > 0:
        s.put_card(HAND, s.draw_card(CHAOS_PILE))
        n -= 1


def _hidden_abilities(s: State, who: i64) -> i64:
    """How many cards of an officer's pile nobody sees: those drawn to choose from lie on top (HC-6.2)."""
    n: i64 = s.pile_size(ABILITIES + who)
    if s.is_over() or s.task() != LEVEL_UP or s.note_of(LEARNER) != who:
        return n
    if n < s.rules.ability_draw:
        return 0
    return n - s.rules.ability_draw


def _shuffle_first(s: State, pile: i64, count: i64) -> None:
    i: i64 = count - 1
    while i > 0:
        s.swap_cards(pile, i, s.below(i + 1))
        i -= 1


def _sort(s: State, pile: i64, start: i64, end: i64) -> None:
    """Sort the cards of a pile from one place up to another."""
    i: i64 = start + 1
    while i < end:
        j: i64 = i
        while j > start and s.card(pile, j - 1) > s.card(pile, j):
            s.swap_cards(pile, j - 1, j)
            j -= 1
        i += 1
