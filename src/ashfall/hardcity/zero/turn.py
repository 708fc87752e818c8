"""Doctor Zero's turn in versus (HC-8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.figures.decks import draw_chaos
from ashfall.hardcity.figures.mutants import begin_turn_of_mutants
from ashfall.hardcity.ground.cards import CITY_IS_OURS
from ashfall.hardcity.ground.moves import (
    ACTION_CARD,
    BASICS,
    DRAW,
    INSTANT,
    KAFAR_ACTS,
    a_of,
    b_of,
    move,
    verb_of,
)
from ashfall.hardcity.ground.rows import CHAOS_DISCARDS, CHAOS_PILE, HAND
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import Task, ask_zero
from ashfall.hardcity.ground.trace import CHAOS_PLAYED, TURN_ENDED
from ashfall.hardcity.zero.chaos_cards import can_do_something, is_action, is_instant, play_text
from ashfall.hardcity.zero.kafar import activate_kafar, can_kafar_act
from ashfall.hardcity.zero.swarm import let_act

BASIC_KINDS: Final = 3  # deploy, move, attack

# Stages of the turn: the number of its task.
STAGE: Final = 1
FRESH: Final = 0  # an instant may come first
ACTION: Final = 1  # the instant has been played
RAISED_BASICS: Final = 2  # after The City Is Ours!
OVER: Final = 3

# How a card was played, for those who listen.
FOR_TEXT: Final = 0
FOR_BASICS: Final = 1
AS_INSTANT: Final = 2


class ZeroTurn(Task):
    """An instant if he wants, then exactly one thing (HC-8.1, HC-8.2)."""

    def work(self, s: State) -> None:
        """Offer what the stage of the turn allows."""
        stage: i64 = s.note_of(STAGE)
        if stage == OVER:
            _end(s)
            return
        ask_zero(s)
        i: i64 = 0
        while i < s.pile_size(HAND):
            _offer_card(s, s.card(HAND, i), stage)
            i += 1
        if stage != RAISED_BASICS:
            if s.pile_size(CHAOS_PILE) + s.pile_size(CHAOS_DISCARDS) > 0:
                s.offer(move(DRAW))
            if can_kafar_act(s):
                s.offer(move(KAFAR_ACTS))

    def answer(self, s: State, code: i64) -> None:
        """Do it."""
        verb: i64 = verb_of(code)
        stage: i64 = s.note_of(STAGE)
        if verb == INSTANT:
            _play_instant(s, a_of(code))
            return
        s.keep(STAGE, OVER)
        if verb == ACTION_CARD:
            _discard(s, a_of(code), FOR_TEXT)
            play_text(s, a_of(code))
        elif verb == BASICS:
            _discard(s, a_of(code), FOR_BASICS, b_of(code))
            _play_basics(s, a_of(code), b_of(code), stage == RAISED_BASICS)
        elif verb == DRAW:
            draw_chaos(s, 1)
        elif verb == KAFAR_ACTS:
            activate_kafar(s)


def _offer_card(s: State, card: i64, stage: i64) -> None:
    """A card of the hand: for its text, or for two of its basic actions."""
    if stage == FRESH and is_instant(s, card) and can_do_something(s, card):
        s.offer(move(INSTANT, card))
    if stage != RAISED_BASICS and is_action(s, card) and can_do_something(s, card):
        s.offer(move(ACTION_CARD, card))
    left_out: i64 = 0
    while left_out < BASIC_KINDS:
        s.offer(move(BASICS, card, left_out))
        left_out += 1


def _play_instant(s: State, card: i64) -> None:
    """An instant; after The City Is Ours! only another card's basic actions follow (HC-17.5.1)."""
    s.keep(STAGE, RAISED_BASICS if card == CITY_IS_OURS else ACTION)
    _discard(s, card, AS_INSTANT)
    play_text(s, card)


def _play_basics(s: State, card: i64, left_out: i64, raised: bool) -> None:
    """Two of the three basic actions of a card (HC-8.7), both higher after The City Is Ours!."""
    more: i64 = 0
    if raised:
        more = s.rules.chaos_amount[CITY_IS_OURS]
    deploys: i64 = s.rules.basics[card * BASIC_KINDS] + more
    moves: i64 = s.rules.basics[card * BASIC_KINDS + 1] + more
    attacks: i64 = s.rules.basics[card * BASIC_KINDS + 2] + more
    if left_out == 0:
        deploys = 0
    elif left_out == 1:
        moves = 0
    else:
        attacks = 0
    let_act(s, deploys, moves, attacks)


def _discard(s: State, card: i64, how: i64, left_out: i64 = -1) -> None:
    """A played card lies open on the discards (HC-8.5)."""
    s.put_card(CHAOS_DISCARDS, s.take_card(HAND, s.find_card(HAND, card)))
    s.tell(CHAOS_PLAYED, card, how, left_out)


def _end(s: State) -> None:
    """The turn is over; what the mutants did in it no longer matters."""
    s.finish()
    begin_turn_of_mutants(s)
    s.tell(TURN_ENDED, -1)
