"""Drawing from the piles, and what happens when one runs out (HC-4, HC-8, HC-13, HC-15.7)."""

from __future__ import annotations

from mypy_extensions import i64

from ashfall.hardcity.figures.scoring import add_points
from ashfall.hardcity.ground.cards import POLICE_DECK
from ashfall.hardcity.ground.rows import (
    CHAOS,
    CHAOS_DISCARDS,
    CHAOS_PILE,
    CIVIL,
    CIVIL_DISCARDS,
    EVENTS,
    EVENTS_DISCARDS,
    GEAR,
    HAND,
    POLICE,
    POLICE_DISCARDS,
)
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.trace import CHAOS_DRAWN, CHAOS_RESHUFFLED, EVENT_DRAWN, GEAR_GAINED


def next_chaos(s: State) -> i64:
    """The next card of the chaos pile, -1 if all are elsewhere; an empty pile is made anew at once.

    AutoDoc scores each time that happens (HC-13).
    """
    card: i64 = s.draw_card(CHAOS_PILE)
    if s.pile_size(CHAOS_PILE) == 0 and s.pile_size(CHAOS_DISCARDS) > 0:
        s.move_pile(CHAOS_DISCARDS, CHAOS_PILE)
        s.shuffle(CHAOS_PILE)
        s.tell(CHAOS_RESHUFFLED)
        if s.rules.coop:
            add_points(s, CHAOS, s.rules.exhausted_vp, -1)
    if card < 0:
        card = s.draw_card(CHAOS_PILE)
    return card


def draw_chaos(s: State, count: i64) -> None:
    """Doctor Zero draws cards into his hand, which nobody else sees (HC-8); none after the end (HC-R44)."""
    if s.is_over():
        return
    drawn: i64 = 0
    while drawn < count:
        card: i64 = next_chaos(s)
        if card < 0:
            break
        s.put_card(HAND, card)
        drawn += 1
    s.tell(CHAOS_DRAWN, drawn)


def draw_event(s: State) -> i64:
    """Draw an event card; it lies open on its discards (HC-4)."""
    if s.pile_size(EVENTS) == 0:
        s.move_pile(EVENTS_DISCARDS, EVENTS)
        s.shuffle(EVENTS)
    card: i64 = s.draw_card(EVENTS)
    s.put_card(EVENTS_DISCARDS, card)
    s.tell(EVENT_DRAWN, card)
    return card


def draw_gear(s: State, who: i64, deck: i64) -> i64:
    """An officer draws an equipment card; the kind drawn, -1 if there is none (HC-5, HC-15.7)."""
    pile: i64 = POLICE if deck == POLICE_DECK else CIVIL
    discards: i64 = POLICE_DISCARDS if deck == POLICE_DECK else CIVIL_DISCARDS
    if s.pile_size(pile) == 0:
        s.move_pile(discards, pile)
        s.shuffle(pile)
    card: i64 = s.draw_card(pile)
    if card >= 0:
        s.set_person(who, GEAR + card, s.person(who, GEAR + card) + 1)
        s.tell(GEAR_GAINED, who, card)
    return card


def put_away(s: State, card: i64) -> None:
    """An equipment card that nobody holds any more goes to its discards (HC-5.12)."""
    s.put_card(POLICE_DISCARDS if s.rules.gear_deck[card] == POLICE_DECK else CIVIL_DISCARDS, card)
