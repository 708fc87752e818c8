"""Doctor Zero's instants and actions by number: how they are played, and for which text (HC-17.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.ground.cards import (
    CITY_IS_OURS,
    DRAG_OFF,
    FEEDING_FRENZY,
    FRESH_BATCH,
    IS_ACTION,
    IS_INSTANT,
    IS_SPECIAL,
    JAMMED_CHAMBER,
    MUTAGEN_MIST,
    PACK_HUNT,
    RADIO_STATIC,
    RUSH_HOUR,
    SCHEME,
    STAMPEDE,
    WAKE_UP_CALL,
)
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.zero.chaos_moves import DragOff, FeedingFrenzy, PackHunt
from ashfall.hardcity.zero.chaos_texts import (
    CityIsOurs,
    FreshBatch,
    JammedChamber,
    MutagenMist,
    RadioStatic,
    RushHour,
    Stampede,
    WakeUpCall,
    text_table,
)
from ashfall.hardcity.zero.schemes import Scheme

_TEXTS: Final = text_table(  # the reactions among the cards have none that belongs to his turn
    [
        (CITY_IS_OURS, CityIsOurs()),
        (FRESH_BATCH, FreshBatch()),
        (WAKE_UP_CALL, WakeUpCall()),
        (RADIO_STATIC, RadioStatic()),
        (PACK_HUNT, PackHunt()),
        (FEEDING_FRENZY, FeedingFrenzy()),
        (RUSH_HOUR, RushHour()),
        (STAMPEDE, Stampede()),
        (MUTAGEN_MIST, MutagenMist()),
        (DRAG_OFF, DragOff()),
        (JAMMED_CHAMBER, JammedChamber()),
        (SCHEME, Scheme()),
    ]
)


def is_instant(s: State, card: i64) -> bool:
    """Whether a card is played for its text before the action of the turn (HC-8.1, HC-17.5.17)."""
    if s.rules.chaos_type[card] == IS_SPECIAL:
        return s.rules.special_instant
    return s.rules.chaos_type[card] == IS_INSTANT


def is_action(s: State, card: i64) -> bool:
    """Whether a card is played for its text as the action of the turn (HC-8.2)."""
    if s.rules.chaos_type[card] == IS_SPECIAL:
        return not s.rules.special_instant
    return s.rules.chaos_type[card] == IS_ACTION


def can_do_something(s: State, card: i64) -> bool:
    """Whether the text of a card would change anything: else it may not be played for it (HC-16.14)."""
    return _TEXTS[card].can_do(s)


def play_text(s: State, card: i64) -> None:
    """Resolve the text of an instant or action."""
    _TEXTS[card].play(s)
