"""What the choices of Doctor Zero's turn are worth now: texts, basic actions, drawing, KAFAR."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.bots.hardcity.by_card import ByCard, chaos_cards
from ashfall.bots.hardcity.outlook import Outlook
from ashfall.bots.hardcity.strength import lying, still_to_act
from ashfall.bots.hardcity.zero_basics import basics_worth
from ashfall.bots.hardcity.zero_texts import text_worth
from ashfall.hardcity.ground.cards import BUCKET_CHAIN, JAMMED_CHAMBER, SCHEME, WAKE_UP_CALL
from ashfall.hardcity.ground.moves import ACTION_CARD, BASICS, DRAW, INSTANT, KAFAR_ACTS, a_of, b_of, verb_of
from ashfall.hardcity.ground.rows import HAND, KAFAR
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.zero.turn import RAISED_BASICS, STAGE

CHAIN_HELD: Final = 0.45  # Bucket Chain waits for its moment

# What holding on to a card is worth: reactions above all.
USUALLY_HELD: Final = 0.1
HELD: Final[ByCard[float]] = ByCard(
    chaos_cards,
    {
        "city_is_ours": 0.2,
        "fresh_batch": 0.08,
        "wake_up_call": 0.06,
        "radio_static": 0.08,
        "pack_hunt": 0.12,
        "feeding_frenzy": 0.12,
        "rush_hour": 0.1,
        "stampede": 0.08,
        "mutagen_mist": 0.1,
        "drag_off": 0.12,
        "jammed_chamber": 0.06,
        "bite": 0.18,
        "misfire": 0.12,
        "too_angry": 0.14,
        "ankle_grab": 0.08,
        "panic": 0.16,
        "scheme": 0.1,
    },
    USUALLY_HELD,
)


def turn_worth(s: State, outlook: Outlook, code: i64) -> float:
    """What a choice of his turn is worth."""
    verb: i64 = verb_of(code)
    if verb == BASICS:
        raised: bool = s.note_of(STAGE) == RAISED_BASICS
        return basics_worth(s, outlook, a_of(code), b_of(code), raised) - held(s, a_of(code))
    if verb == ACTION_CARD:
        return text_worth(s, outlook, a_of(code)) - held(s, a_of(code))
    if verb == INSTANT:
        return instant_worth(s, outlook, a_of(code))
    if verb == DRAW:
        if s.pile_size(HAND) < 2:
            return 0.25
        return 0.12
    if verb == KAFAR_ACTS:
        return 0.1 + 2.2 * outlook.pull(s.mutant(KAFAR))
    return 0.0


def held(s: State, card: i64) -> float:
    """What it costs to give a card away."""
    if card == SCHEME and s.rules.special == BUCKET_CHAIN:
        return CHAIN_HELD
    return HELD.of(card)


def instant_worth(s: State, outlook: Outlook, card: i64) -> float:
    """An instant is played if a card is left for the turns to come."""
    spare: i64 = s.pile_size(HAND) - 1 - still_to_act(s)
    if spare < 1:
        return 0.0
    if card == WAKE_UP_CALL:
        return 0.5 * float(min(lying(s), 3))
    if card == JAMMED_CHAMBER and spare < 2:
        return 2.0 * text_worth(s, outlook, card)
    return 1.6
