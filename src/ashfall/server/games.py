"""The tables of all games that this server knows, by name."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from ashfall.games import game_named, games
from ashfall.server.contract import AnyTable
from ashfall.server.decoding import read_json
from ashfall.server.messages import Ideas, WhyNot
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.shapes import (
    GameAnswer,
    GameReplay,
    GameSequel,
    GameShow,
    GameSight,
    GameTerms,
    GameWish,
)
from ashfall.table.errors import shown

__all__ = ["game_shapes", "read_wish", "table_of", "tables"]


class _Named(msgspec.Struct):
    game: str


@cache
def table_of(name: str) -> AnyTable:
    """The table of a game; raises UnknownGame."""
    table: AnyTable = game_named(name).part("server", "table").TABLE
    return table


def tables() -> list[AnyTable]:
    """Those of all games that have one."""
    return [table_of(name) for name, game in games().items() if game.has_part("server", "table")]


def game_shapes() -> dict[type, list[type]]:
    """What may stand where a message has one of the bases of `server.shapes`."""
    found: dict[type, list[type]] = {
        GameWish: [table.shapes.wish for table in tables()],
        GameTerms: [table.shapes.terms for table in tables()],
        GameSight: [table.shapes.sight for table in tables()],
        GameShow: [table.shapes.show for table in tables() if table.shapes.show],
        GameReplay: [table.shapes.replay for table in tables() if table.shapes.replay],
        GameSequel: [table.shapes.sequel for table in tables() if table.shapes.sequel],
        GameAnswer: [WhyNot, Ideas],
    }
    for table in tables():
        found[GameAnswer] += [question.returns for question in table.questions.values()]
    return found


def read_wish(text: bytes | msgspec.Raw) -> tuple[AnyTable, Any]:
    """The game that somebody wants to play, and how; raises Refusal and BadInput."""
    name, known = read_json(text, _Named, "terms").game, {table.name: table for table in tables()}
    if name not in known:
        raise Refusal.bad(f'terms.game: expected one of {", ".join(known)}, got "{shown(name)}"')
    return known[name], read_json(text, known[name].shapes.wish, "terms")
