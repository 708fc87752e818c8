"""Armies that nobody has trained with: their tiles borrow the weights of those most like them."""

from dataclasses import replace
from importlib.resources import files

import pytest

from ashfall.arena.neuroshima.duel import play_game
from ashfall.bots.neuroshima.greedy import GreedyBot
from ashfall.bots.neuroshima.roster import BOTS
from ashfall.bots.neuroshima.slots import shipped_tiles, slots_of, tile_name
from ashfall.bots.registry import make_bot
from ashfall.neuroshima.army import Army, army_keys, load_army, parse_army
from ashfall.neuroshima.game import deal
from ashfall.neuroshima.geometry import board_of
from ashfall.neuroshima.options import Options
from ashfall.neuroshima.tables import Rules
from ashfall.neuroshima.tile import Tile
from ashfall.table.random import Stream
from tests.bots.neuroshima.positions import asked, scale

FEW = {"warlord": ":iterations=2", "search": ":iterations=2", "captain": ":iterations=4"}

# Nothing in the box is like these.
ODD = """
[[tile]]
key = "fortress"
kind = "warrior"
count = 2
name = { en = "Fortress", pl = "Forteca", uk = "Фортеця" }
help = { en = "Shoots everywhere.", pl = "Strzela wszędzie.", uk = "Стріляє всюди." }
initiatives = [9, 4]
melee = [3, 3, 3, 3, 3, 3]
ranged = [2, 2, 2, 2, 2, 2]
armor = [0, 1, 2, 3, 4, 5]
nets = [0, 3]
toughness = 3

[[tile]]
key = "shrine"
kind = "module"
count = 1
name = { en = "Shrine", pl = "Kapliczka", uk = "Святиня" }
help = { en = "Helps everybody.", pl = "Pomaga wszystkim.", uk = "Допомагає всім." }
links = [0, 1, 2, 3, 4, 5]
effects = [{ keyword = "medic" }, { keyword = "melee", amount = 3 }]
"""


@pytest.fixture(scope="module")
def own() -> Army:
    """Moloch under another name, with tiles that no shipped army has."""
    text = (files("ashfall.neuroshima") / "armies" / "moloch.toml").read_text(encoding="utf-8")
    text = text.replace('key = "moloch"', 'key = "rustfolk"', 1).replace("total = 35", "total = 38")
    return parse_army(text + ODD, "rustfolk.toml")


def slot_name(army: Army, key: str) -> str:
    rules = Rules([army, load_army("borgo")], board_of(19), Options())
    return tile_name(shipped_tiles()[slots_of(rules.kinds)[int(rules.kinds.number[army.key, key])]])


def test_shipped_tiles_speak_for_themselves() -> None:
    for key in army_keys():
        army = load_army(key)
        for tile in army.tiles:
            assert slot_name(army, tile.key) == tile_name(tile)


def same(a: Tile, b: Tile) -> bool:
    """Whether two tiles do the same, whatever they are called."""
    return (
        replace(a, army=b.army, key=b.key, count=b.count, names=b.names, help=b.help, aliases=b.aliases) == b
    )


def test_a_copy_under_another_name_borrows_from_a_tile_that_does_the_same(own: Army) -> None:
    known = {tile_name(tile): tile for tile in shipped_tiles()}
    for tile in load_army("moloch").tiles:
        assert same(own.tile(tile.key), known[slot_name(own, tile.key)]), tile.key


def test_odd_tiles_borrow_from_their_own_kind(own: Army) -> None:
    known = {tile_name(tile): tile for tile in shipped_tiles()}
    assert known[slot_name(own, "hq")].kind == "hq"
    assert known[slot_name(own, "battle")].instant == "battle"
    assert known[slot_name(own, "fortress")].kind == "warrior"
    shrine = known[slot_name(own, "shrine")]
    assert shrine.kind == "module"
    assert any(effect.keyword == "medic" for effect in shrine.effects)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seat", [0, 1])
def test_every_bot_plays_a_whole_game_with_an_army_of_ones_own(name: str, seat: int, own: Army) -> None:
    armies = [own, load_army("beasts")][:: 1 if seat == 0 else -1]
    rules = Rules(armies, board_of(19), Options())
    bots = [make_bot(name + FEW.get(name, "")), GreedyBot()][:: 1 if seat == 0 else -1]
    result = play_game(rules, bots, seed=seat)
    assert result.moves > 10
    assert result.reason != "unfinished"


def test_other_processes_know_the_army_too(own: Army) -> None:
    state = deal(Rules([own, load_army("borgo")], board_of(19), Options()), Stream(1))
    assert asked("search", state, iterations=scale(20, 4), cores=2).iterations == scale(20, 4)
