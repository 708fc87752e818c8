"""All cards of Hard City: what they are called, what they say and what is printed on them."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from ashfall.hardcity.content import load_content
from ashfall.hardcity.telling import names
from ashfall.server.endpoints import Call, Endpoint
from ashfall.server.hardcity.card_shapes import CityCard
from ashfall.server.hardcity.shapes import NAME
from ashfall.table.phrases import Phrase

__all__ = ["ENDPOINTS"]

MINUTE: Final = 60  # short, so that a new version of the server shows its own cards soon


async def cards(call: Call) -> list[CityCard]:
    """Every card, as it is printed."""
    return all_cards()


@cache
def all_cards() -> list[CityCard]:
    """Every card, by kind and in the order of the data."""
    content = load_content()
    schemes = dict.fromkeys(
        side.effect for episode in content.episodes for side in (episode.versus, episode.auto)
    )
    return [
        *(
            _card("ability", card.key, names.ability(card.key), of=card.officer, starting=card.starting)
            for card in content.abilities
        ),
        *(
            _card("equipment", card.key, names.equipment(card.key), of=card.deck)
            for card in content.equipment
        ),
        *(_card("take", card.key, names.take(card.key), starting=card.opening) for card in content.takes),
        *(
            _card(
                "chaos",
                card.key,
                names.chaos_card(card.key),
                of=card.kind,
                basics={"deploy": card.deploy, "move": card.move, "attack": card.attack},
            )
            for card in content.chaos
        ),
        *(_auto(card.key, has_bottom=card.bottom is not None) for card in content.auto),
        *(_card("special", key, names.special(key)) for key in schemes),
    ]


def _auto(key: str, has_bottom: bool) -> CityCard:
    bottom = names.bottom_half(key)
    if not has_bottom:
        return _card("auto", key, names.auto_card(key))
    return _card("auto", key, names.auto_card(key), bottom=bottom, bottom_text=names.explanation(bottom))


def _card(kind: str, key: str, name: Phrase, **printed: object) -> CityCard:
    text = names.explanation(name)
    return msgspec.structs.replace(CityCard(kind=kind, key=key, name=name, text=text), **printed)


ENDPOINTS: Final = [
    Endpoint("GET", f"/api/{NAME}/cards", cards, "All cards", returns=list[CityCard], cache=MINUTE),
]
