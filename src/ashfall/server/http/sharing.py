"""Pictures for whoever is sent a link."""

from __future__ import annotations

from typing import Final

from ashfall.draw.card import Card
from ashfall.server.endpoints import Call, Endpoint
from ashfall.server.languages import spoken
from ashfall.server.sharing.matches import match_card, record_card
from ashfall.server.sharing.painting import PaintCard
from ashfall.server.sharing.shapes import PNG, CardWish, PlainCardWish

__all__ = ["ENDPOINTS"]

HOUR: Final = 3600


async def house_card(call: Call) -> bytes:
    """The house itself, on a card."""
    wish: PlainCardWish = call.query
    texts = await spoken(wish.known)
    lines = (texts.format("share-home-text"),)
    card = Card(texts.format("web-home-title"), "", lines, language=texts.language)

    async def drawn() -> PaintCard:
        return PaintCard(card)

    return await call.services.pictures.get(f"house {texts.language}", call.asker, drawn)


ENDPOINTS: Final = [
    Endpoint(
        "GET",
        "/api/card",
        house_card,
        "The house as a picture for links to it",
        query=PlainCardWish,
        returns=bytes,
        media=PNG,
        cost="work",
        cache=HOUR,
    ),
    Endpoint(
        "GET",
        "/api/matches/{id}/card",
        match_card,
        "A match as a picture for links to it: as a spectator sees it now, or after a move once it is over",
        query=CardWish,
        returns=bytes,
        media=PNG,
        cost="dear",
    ),
    Endpoint(
        "GET",
        "/api/records/{id}/card",
        record_card,
        "A record as a picture for links to it: its end, or after a move",
        query=CardWish,
        returns=bytes,
        media=PNG,
        cost="dear",
        cache=HOUR,
    ),
]
