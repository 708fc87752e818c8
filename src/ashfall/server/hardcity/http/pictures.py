"""Pictures that depend on no match: symbols, the ground of maps, posters of episodes."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ashfall.draw.hardcity.ground import draw_ground
from ashfall.draw.hardcity.maps import UnknownMap, map_named
from ashfall.draw.hardcity.posters import draw_poster
from ashfall.draw.hardcity.sprite import sprite as all_symbols
from ashfall.server.endpoints import Call, Endpoint, Problem
from ashfall.server.hardcity.shapes import NAME
from ashfall.table.errors import shown

__all__ = ["ENDPOINTS"]

SVG: Final = "image/svg+xml"
MINUTE: Final = 60  # short, so that a new version of the server shows its own drawings soon
MAPS_KEPT: Final = 32


async def sprite(call: Call) -> str:
    """All symbols: pieces, tokens, vehicles, dice, icons."""
    return all_symbols()


async def ground(call: Call) -> str:
    """The ground of a map: of a shipped episode by its number, of any by the key that a table tells."""
    try:
        return _ground(call.path["map"])
    except UnknownMap as error:
        raise Problem(404, "no_map", str(error)) from None


@lru_cache(maxsize=MAPS_KEPT)
def _ground(key: str) -> str:
    return draw_ground(map_named(key))


async def poster(call: Call) -> str:
    """The poster of an episode, without words; one that is not shipped has one, too."""
    episode = call.path["episode"]
    number = int(episode) if episode.isascii() and episode.isdecimal() else 0
    if number < 1:
        raise Problem(404, "no_episode", f'episode: expected a number from 1 on, got "{shown(episode)}"')
    return draw_poster(number)


ENDPOINTS: Final = [
    Endpoint(
        "GET", f"/api/{NAME}/sprite", sprite, "Symbols of all pictures", returns=str, media=SVG, cache=MINUTE
    ),
    Endpoint(
        "GET",
        f"/api/{NAME}/maps/{{map}}",
        ground,
        "The ground of a map",
        returns=str,
        media=SVG,
        cost="drawing",
        cache=MINUTE,
    ),
    Endpoint(
        "GET",
        f"/api/{NAME}/posters/{{episode}}",
        poster,
        "The poster of an episode",
        returns=str,
        media=SVG,
        cost="drawing",
        cache=MINUTE,
    ),
]
