"""What every game brings to the tables of the server."""

from __future__ import annotations

import pytest

from ashfall.bots.registry import bot_names
from ashfall.games import games
from ashfall.server.contract import AnyTable
from ashfall.server.games import table_of, tables
from ashfall.table.texts import LANGUAGES, client_source_of


@pytest.mark.parametrize("table", tables(), ids=lambda table: table.name)
def test_bots_are_known_and_have_names(table: AnyTable) -> None:
    assert table_of(table.name) is table
    assert {*table.levels, table.stand_in, table.adviser} <= set(table.bots) <= set(bot_names(table.name))
    assert games()[table.name].has_part("bots", "packing")
    for language in LANGUAGES:
        named = {line.partition(" = ")[0] for line in client_source_of(language).splitlines()}
        assert {f"bot-{level}" for level in table.levels} <= named


@pytest.mark.parametrize("table", tables(), ids=lambda table: table.name)
def test_rules_are_those_of_the_game(table: AnyTable) -> None:
    assert table.rules_version == games()[table.name].engine.GAME.rules
    assert list(games()) == [table.name for table in tables()]
