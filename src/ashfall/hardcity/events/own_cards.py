"""What only one seat is told of an event: the cards that Doctor Zero has drawn (HC-15.9)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ashfall.hardcity.events.cards import ChaosDrawn
from ashfall.table.contract import Event

__all__ = ["with_own_cards"]


def with_own_cards(events: Iterable[Event], hand: list[str]) -> list[Event]:
    """The events of one move with the cards that were drawn in it, which are the last ones of the hand.

    He plays a card only where he chooses, so nothing leaves his hand after a draw of the same move.
    """
    told = list(events)
    first = len(hand) - sum(event.count for event in told if isinstance(event, ChaosDrawn))
    for place, event in enumerate(told):
        if isinstance(event, ChaosDrawn):
            drawn = tuple(hand[first : first + event.count])
            told[place] = msgspec.structs.replace(event, cards=drawn)
            first += event.count
    return told
