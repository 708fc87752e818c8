"""What happened, line by line, and what of it shows something that was hidden.

Events of Hard City are common knowledge. The only secret is what Doctor Zero holds: that he drew is told with
a number and no card, and a card is named when he plays it, which everybody sees. So all audiences get the
same lines; those of his own audience also name the cards that he drew, which stand in his view.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from ashfall.hardcity.content import load_content
from ashfall.hardcity.events import cards, people
from ashfall.hardcity.events import map as on_map
from ashfall.hardcity.telling.narration import tell
from ashfall.server.shapes import EventLine
from ashfall.table.contract import Event

__all__ = ["lines_of", "reveals"]

REVEALING: Final = (  # dice that fell, and cards that came out of a pile or a hand
    people.Rolled,
    people.Rerolled,
    people.AbilityGained,  # the other card goes back, the next officer draws
    people.EquipmentGained,
    cards.EventDrawn,
    cards.TakeDrawn,
    cards.ChaosDrawn,
    cards.ChaosPlayed,
    cards.AutoDrawn,
    cards.ChaosReshuffled,  # the last card was drawn, which nothing else tells where the game ends by it
)
DIGITS: Final = "0123456789"


def lines_of(events: Iterable[Event]) -> list[EventLine]:
    """Every event as plain data with its sentence, None where another line says as much."""
    return [EventLine(event.to_dict(), phrase) for event, phrase in tell(events)]


def reveals(events: Iterable[Event]) -> bool:
    """Whether somebody saw something by them that was hidden before, and could use it after a take-back."""
    killed = ""
    for event in events:
        if isinstance(event, REVEALING):
            return True
        if isinstance(event, on_map.MutantKilled):
            killed = event.mutant.rstrip(DIGITS)
        elif isinstance(event, people.Extermination) and event.marker < _steps()[killed]:
            return True  # the marker went round: officers draw abilities (HC-6.2)
    return False


@cache
def _steps() -> dict[str, int]:
    """By how many steps a kill moves the extermination marker, by the kind of mutant."""
    return {enemy.key: enemy.kills for enemy in load_content().enemies}
