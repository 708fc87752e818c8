"""What bots are called: people of the wasteland, told apart from every tile of the game."""

from __future__ import annotations

import pytest

from ashfall.bots.neuroshima.roster import LEVELS
from ashfall.bots.registry import our_bots
from ashfall.neuroshima.army import army_keys, load_army
from ashfall.table.texts import LANGUAGES, Texts

SPARRING = ("rush", "greedy")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bot_bears_the_name_of_a_tile(language: str) -> None:
    tiles = {tile.name(language).casefold() for name in army_keys() for tile in load_army(name).tiles}
    names = {bot: Texts(language).format(f"bot-{bot}").casefold() for bot in our_bots()}
    assert {bot: name for bot, name in names.items() if name in tiles} == {}
    words = {bot: set(name.split()) & tiles for bot, name in names.items()}
    assert {bot: found for bot, found in words.items() if found} == {}
    assert len(set(names.values())) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_who_is_offered_has_a_trade(language: str) -> None:
    texts = Texts(language)
    trades = [texts.format(f"bot-{bot}-trade") for bot in (*LEVELS, *SPARRING)]
    assert len(set(trades)) == len(trades)
