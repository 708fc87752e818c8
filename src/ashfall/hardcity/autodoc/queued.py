"""The queue of AutoDoc cards and the AP markers that lie on them (HC-13.5, HC-13.8, HC-16.32)."""

from __future__ import annotations

from mypy_extensions import i64

from ashfall.hardcity.figures.people import pay
from ashfall.hardcity.ground.cards import STOLEN_DONUT
from ashfall.hardcity.ground.rows import (
    AP,
    CHAOS_DISCARDS,
    DONE,
    MARKERS_AT,
    PILE,
    PILES_AT,
    POOL,
    QUEUE,
    QUEUED,
)
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.trace import AP_LAID, AP_RETURNED, AUTO_DISCARDED, AUTO_QUEUED


def discard(s: State, card: i64) -> None:
    """A card goes to the discard pile (HC-13.5, HC-13.6)."""
    s.put_card(CHAOS_DISCARDS, card)
    s.tell(AUTO_DISCARDED, card)


def join_queue(s: State, card: i64, owner: i64) -> None:
    """A card joins the queue at its far left; ``owner``: whose AP lie on it, -1 nobody's (HC-13.5)."""
    s.put_card(QUEUE, card)
    first: i64 = PILES_AT + QUEUE * PILE + 1
    i: i64 = s.pile_size(QUEUE) - 1
    while i > 0:
        s.row[first + i] = s.row[first + i - 1]
        s.row[MARKERS_AT + i] = s.row[MARKERS_AT + i - 1]
        i -= 1
    s.row[first] = card
    s.row[MARKERS_AT] = owner
    s.put(QUEUED, s.get(QUEUED) + 1)
    s.tell(AUTO_QUEUED, card)


def leave_queue(s: State, place: i64) -> None:
    """A resolved card goes to the discards; AP that lay on it return (HC-13.6, HC-17.7.11)."""
    owner: i64 = s.row[MARKERS_AT + place]
    discard(s, s.take_card(QUEUE, place))
    i: i64 = place
    while i < s.pile_size(QUEUE):
        s.row[MARKERS_AT + i] = s.row[MARKERS_AT + i + 1]
        i += 1
    if owner >= 0:
        _return_ap(s, owner)


def lay_ap(s: State, who: i64) -> None:
    """An officer's AP go onto a card: the pool is smaller until they come back (HC-17.7.11)."""
    ap: i64 = s.rules.auto_amount[STOLEN_DONUT]
    s.set_person(who, POOL, s.person(who, POOL) - ap)
    s.tell(AP_LAID, who, ap)
    left: i64 = s.person(who, AP)
    pay(s, who, ap if ap < left else left)


def _return_ap(s: State, who: i64) -> None:
    """They can be spent in this round only by an officer who is still to act (HC-17.7.11)."""
    ap: i64 = s.rules.auto_amount[STOLEN_DONUT]
    s.set_person(who, POOL, s.person(who, POOL) + ap)
    s.tell(AP_RETURNED, who, ap)
    room: i64 = s.person(who, POOL) - s.person(who, AP)
    if s.person(who, DONE) == 0 and room > 0:
        pay(s, who, -ap if ap < room else -room)
