"""What does not depend on any match: games and texts."""

from __future__ import annotations

from typing import Final

from ashfall.server.endpoints import Call, Endpoint, Problem
from ashfall.server.games import tables
from ashfall.server.messages import GameInfo
from ashfall.table.errors import shown
from ashfall.table.texts import LANGUAGES, client_source

__all__ = ["ENDPOINTS"]

FLUENT: Final = "text/plain; charset=utf-8"
MINUTE: Final = 60  # short, so that a new version of the server shows its own texts soon


async def games(call: Call) -> list[GameInfo]:
    """What can be played here."""
    return [GameInfo(table.name, list(table.levels)) for table in tables()]


async def texts(call: Call) -> str:
    """The sentences of a language."""
    language = call.path["lang"]
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Problem(404, "no_language", f'lang: expected one of {known}, got "{shown(language)}".')
    return client_source(language)


ENDPOINTS: Final = [
    Endpoint("GET", "/api/games", games, "Games and their bots", returns=list[GameInfo], cache=MINUTE),
    Endpoint(
        "GET",
        "/api/texts/{lang}",
        texts,
        "Sentences of a language",
        returns=str,
        media=FLUENT,
        cache=MINUTE,
    ),
]
