"""The rules to read, and the book of everything that can be met in the game."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

import msgspec

from ashfall.server.endpoints import Call, Endpoint
from ashfall.server.hardcity.book import book
from ashfall.server.hardcity.book_shapes import Book
from ashfall.server.hardcity.shapes import NAME
from ashfall.server.rulebook import rule_book, rules_endpoint

__all__ = ["ENDPOINTS"]

MINUTE: Final = 60  # short, so that a new version of the server shows its own book soon


async def show_book(call: Call) -> bytes:
    """Everybody and everything of the game."""
    return _encoded()


@cache
def _encoded() -> bytes:
    return msgspec.json.encode(book())


ENDPOINTS: Final = [
    rules_endpoint(NAME, partial(rule_book, NAME)),
    Endpoint(
        "GET",
        f"/api/{NAME}/book",
        show_book,
        "Every figure, card, event, episode and word",
        returns=Book,
        cache=MINUTE,
    ),
]
