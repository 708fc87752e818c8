"""What does not depend on any match: games and texts."""

from __future__ import annotations

from functools import cache
from typing import Final

from ashfall.server.endpoints import Call, Endpoint, Problem
from ashfall.server.games import tables
from ashfall.server.messages import GameInfo
from ashfall.table.errors import shown
from ashfall.table.texts import LANGUAGES, client_source_of

__all__ = ["ENDPOINTS"]

FLUENT: Final = "text/plain; charset=utf-8"
MINUTE: Final = 60  # short, so that a new version of the server shows its own texts soon


async def games(call: Call) -> list[GameInfo]:
    """What can be played here."""
    return [GameInfo(table.name, list(table.levels), list(table.sparring)) for table in tables()]


async def house_texts(call: Call) -> str:
    """The sentences of a language that belong to no game."""
    return client_source_of(_language(call), "", _games())


async def game_texts(call: Call) -> str:
    """The sentences of a language that a table of a game needs besides."""
    return client_source_of(_language(call), _game(call), _games())


async def page_texts(call: Call) -> str:
    """The sentences of a language that only the pages of a game need."""
    return client_source_of(_language(call), _game(call), _games(), pages=True)


def _game(call: Call) -> str:
    game, games = call.path["game"], _games()
    if game not in games:
        known = ", ".join(sorted(games))
        raise Problem(404, "no_game", f'game: expected one of {known}, got "{shown(game)}".')
    return game


def _language(call: Call) -> str:
    language: str = call.path["lang"]
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Problem(404, "no_language", f'lang: expected one of {known}, got "{shown(language)}".')
    return language


@cache
def _games() -> frozenset[str]:
    return frozenset(table.name for table in tables())


ENDPOINTS: Final = [
    Endpoint("GET", "/api/games", games, "Games and their bots", returns=list[GameInfo], cache=MINUTE),
    Endpoint(
        "GET",
        "/api/texts/{lang}",
        house_texts,
        "Sentences of a language that belong to no game",
        returns=str,
        media=FLUENT,
        cache=MINUTE,
    ),
    Endpoint(
        "GET",
        "/api/texts/{lang}/{game}",
        game_texts,
        "Sentences of a language that a game needs besides",
        returns=str,
        media=FLUENT,
        cache=MINUTE,
    ),
    Endpoint(
        "GET",
        "/api/texts/{lang}/{game}/pages",
        page_texts,
        "Sentences of a language that only the pages of a game need",
        returns=str,
        media=FLUENT,
        cache=MINUTE,
    ),
]
