"""The shape of a card as pages show it."""

from __future__ import annotations

import msgspec

from ashfall.table.phrases import Phrase

__all__ = ["CityCard"]


class CityCard(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card by its kind and key, as descriptions and moves name it."""

    kind: str  # ability, equipment, take, chaos, auto or special
    key: str
    name: Phrase
    text: Phrase
    of: str = ""  # the officer of an ability, the deck of equipment, what a chaos card is: action, reaction
    starting: bool = False  # an ability of the sheet, an opening among the takes
    basics: dict[str, int] = {}  # deploy, move and attack of a chaos card
    bottom: Phrase | None = None  # the lower half of a card of AutoDoc
    bottom_text: Phrase | None = None
