"""What does not depend on any match: armies and pictures of tiles."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from typing import Annotated, Final

import msgspec

from ashfall.draw.card import Card
from ashfall.draw.neuroshima.cluster import army_svg
from ashfall.draw.sprite import band_pattern, definitions, known
from ashfall.neuroshima.army import army_keys, load_army
from ashfall.server.endpoints import Call, Endpoint, Problem
from ashfall.server.languages import spoken
from ashfall.server.neuroshima.drawings import UnknownDrawing, draw
from ashfall.server.neuroshima.own_armies import army_by_id
from ashfall.server.neuroshima.shapes import NAME, ArmySheet
from ashfall.server.neuroshima.sheets import army_sheet, army_sheets
from ashfall.server.sharing.naming import game_name
from ashfall.server.sharing.painting import PaintCard
from ashfall.server.sharing.shapes import PNG, PlainCardWish
from ashfall.server.workshop import Steps
from ashfall.table.errors import UnknownArmy, sentence
from ashfall.table.texts import ENGLISH

__all__ = ["ENDPOINTS"]

SVG: Final = "image/svg+xml"
FAMILIES: Final = ("ab", "d", "e", "em", "fx", "i", "in", "mk", "pl")  # of symbols in the sprite
CLIP: Final = "url(#tile-clip)"
MOST_DRAWINGS: Final = 100
MINUTE: Final = 60  # short, so that a new version of the server shows its own texts soon
HOUR: Final = 3600  # a key always means the same picture


class DrawingWish(msgspec.Struct):
    """Keys of pictures, parted by commas."""

    keys: Annotated[str, msgspec.Meta(max_length=8000)] = ""


async def armies(call: Call) -> bytes:
    """Every army with all its tiles."""
    return _armies()


@cache
def _armies() -> bytes:
    return msgspec.json.encode(army_sheets())


async def army(call: Call) -> ArmySheet:
    """One army with all its tiles: a shipped one, or an own army that was shown not long ago."""
    try:
        return army_sheet(army_by_id(call.path["army"]))
    except UnknownArmy as error:
        raise Problem(404, "no_army", sentence(error)) from None


async def army_card(call: Call) -> bytes:
    """A shipped army on a card."""
    wish: PlainCardWish = call.query
    texts = await spoken(wish.known)
    try:
        army = load_army(call.path["army"])
    except UnknownArmy as error:
        raise Problem(404, "no_army", sentence(error)) from None
    language = texts.language
    about = army.about.get(language) or army.about.get(ENGLISH, "")
    card = Card(army.name(language), game_name(NAME, texts), (about,), language=language)

    async def drawn() -> PaintCard:
        return PaintCard(replace(card, drawing=army_svg(army, language)))

    return await call.services.pictures.get(f"army {army.key} {language}", call.asker, drawn)


async def drawings(call: Call) -> dict[str, str]:
    """Pictures of tiles by key."""
    wish: DrawingWish = call.query
    keys = dict.fromkeys(key for key in wish.keys.split(",") if key)
    if len(keys) > MOST_DRAWINGS:
        raise Problem(400, "bad_request", f"keys: expected at most {MOST_DRAWINGS} keys, got {len(keys)}.")
    try:
        return await call.services.workshop.do(_drawn(keys), call.asker)
    except UnknownDrawing as error:
        raise Problem(400, "unknown_drawing", f"keys: {error}") from None


def _drawn(keys: Iterable[str]) -> Steps[dict[str, str]]:
    found: dict[str, str] = {}
    for key in keys:
        found[key] = draw(key)
        yield
    return found


async def sprite(call: Call) -> str:
    """The symbols and patterns that all pictures refer to."""
    return _sprite()


@cache
def _sprite() -> str:
    symbols = (f'href="#{family}-{name}"' for family in FAMILIES for name in known(family))
    looks = (load_army(key).look for key in army_keys())
    bands = (band_pattern(look.pattern, look.colour) for look in looks)
    everything = " ".join((*symbols, *bands, CLIP))
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">{definitions(everything)}</svg>'


ENDPOINTS: Final = [
    Endpoint(
        "GET", f"/api/{NAME}/armies", armies, "Armies with all tiles", returns=list[ArmySheet], cache=MINUTE
    ),
    Endpoint(
        "GET",
        f"/api/{NAME}/armies/{{army}}",
        army,
        "One army with all tiles",
        returns=ArmySheet,
        cache=MINUTE,
    ),
    Endpoint(
        "GET",
        f"/api/{NAME}/armies/{{army}}/card",
        army_card,
        "An army as a picture for links to it",
        query=PlainCardWish,
        returns=bytes,
        media=PNG,
        cost="dear",
        cache=HOUR,
    ),
    Endpoint(
        "GET",
        f"/api/{NAME}/drawings",
        drawings,
        "Pictures of tiles by key",
        query=DrawingWish,
        returns=dict[str, str],
        cost="drawing",
        cache=HOUR,
    ),
    Endpoint(
        "GET",
        f"/api/{NAME}/sprite",
        sprite,
        "Symbols of all pictures",
        returns=str,
        media=SVG,
        cache=MINUTE,
    ),
]
