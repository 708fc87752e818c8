"""The shipped armies are the printed ones."""

import pickle
from pathlib import Path

import pytest

from ashfall.neuroshima import keywords
from ashfall.neuroshima.army import (
    Effect,
    Tile,
    UnknownArmy,
    UnknownTile,
    army_keys,
    keys_for,
    load_army,
)
from tests.languages import WHOLE

ORDER = ("moloch", "borgo", "outpost", "hegemony", "steel_police", "beasts")

COUNTS = {
    "outpost": (
        "hq 1, runner 2, hmg 1, commando 5, annihilator 2, mobile_armor 1, brawler 1, saboteur 1, "
        "recon_center 1, medic 2, officer 1, scoper 1, scout 2, battle 6, move 7, sniper 1"
    ),
    "moloch": (
        "hq 1, blocker 2, hybrid 2, gauss_cannon 1, juggernaut 1, hunter_killer 2, protector 1, "
        "armored_hunter 2, armored_guard 1, guard 1, clown 1, hornet 1, net_fighter 1, stormtrooper 1, "
        "medic 2, brain 1, mother 1, officer 1, scout 1, battle 4, move 1, push_back 5, air_strike 1"
    ),
    "borgo": (
        "hq 1, mutant 6, claws 4, net_fighter 2, super_mutant 1, brawler 2, assassin 2, medic 1, officer "
        "2, super_officer 1, scout 2, battle 6, move 4, grenade 1"
    ),
    "hegemony": (
        "hq 1, runner 3, thug 1, ganger 4, gladiator 1, net_fighter 2, net_master 1, guard 1, "
        "universal_soldier 3, boss 1, officer_1 2, officer_2 1, scout 1, transport 1, quartermaster 1, "
        "battle 5, move 3, push_back 2, sniper 1"
    ),
    "beasts": (
        "hq 1, cerberus 1, alpha 1, swarm 2, ram 4, acid_spit 2, bug 2, urchin 2, vulture 2, arachnid 1, "
        "scout 3, officer_1 2, scrabbler 1, battle 6, move 2, grab 3, hunt 1"
    ),
    "steel_police": (
        "hq 1, predator 1, judge 3, pacifier 2, riot_policeman 2, executioner 1, bandog 1, wardog 2, "
        "net_of_steel_launcher 1, officer 3, sergeant 3, medic 2, scout 2, saboteur 2, steroid_dispenser "
        "1, battle 5, move 1, push_back 1, terror 1"
    ),
}


def every_tile() -> list[Tile]:
    return [tile for key in army_keys() for tile in load_army(key).tiles]


def pattern(tile: Tile, edge: int) -> tuple[object, ...]:
    """Everything printed on one edge."""
    lists = (tile.gauss, tile.friendly_fire, tile.armor, tile.reflection, tile.nets, tile.links)
    return (tile.melee[edge], tile.ranged[edge], *(edge in edges for edges in lists))


def printed(tile: Tile) -> str:
    """The line of `printed_units.txt` for this unit."""
    numbers = {
        "i": tile.initiatives,
        "g": tile.gauss,
        "f": tile.friendly_fire,
        "a": tile.armor,
        "r": tile.reflection,
        "n": tile.nets,
        "l": tile.links,
        "t": (tile.toughness,) if tile.toughness else (),
    }
    flags = {"agony": tile.agony, "web": tile.web}
    given = [
        effect.keyword
        + (f"{effect.amount:+d}" if effect.amount else "")
        + ("!" if effect.targets == "enemy" else "")
        for effect in tile.effects
    ]
    parts = [tile.army, tile.key, *("".join(map(str, edges)) for edges in (tile.melee, tile.ranged))]
    parts += [letter + "".join(map(str, values)) for letter, values in numbers.items() if values]
    return " ".join([*parts, *(word for word, has in flags.items() if has), *tile.abilities, *given])


def is_chiral(tile: Tile) -> bool:
    printed = [pattern(tile, edge) for edge in range(6)]
    mirrored = printed[::-1]
    return all(mirrored[turn:] + mirrored[:turn] != printed for turn in range(6))


def test_armies_come_in_their_order() -> None:
    assert army_keys() == ORDER
    assert [load_army(key).key for key in ORDER] == list(ORDER)


@pytest.mark.parametrize(
    "key",
    [
        pytest.param("outpost", marks=pytest.mark.clause("NH-16.1")),
        pytest.param("moloch", marks=pytest.mark.clause("NH-16.2")),
        pytest.param("borgo", marks=pytest.mark.clause("NH-16.3")),
        pytest.param("hegemony", marks=pytest.mark.clause("NH-16.4")),
        pytest.param("beasts", marks=pytest.mark.clause("NH-16.5")),
        pytest.param("steel_police", marks=pytest.mark.clause("NH-16.6")),
    ],
)
def test_counts_are_the_printed_ones(key: str) -> None:
    assert ", ".join(f"{tile.key} {tile.count}" for tile in load_army(key).tiles) == COUNTS[key]


@pytest.mark.clause("NH-2.1", "NH-2.2")
def test_totals() -> None:
    totals = {key: load_army(key).total for key in ORDER}
    assert totals == dict.fromkeys(ORDER, 35) | {"beasts": 36}


@pytest.mark.clause("NH-2.2", "NH-2.3")
def test_only_headquarters_and_cerberus_start_on_the_board() -> None:
    for key in ORDER:
        army = load_army(key)
        assert sum(tile.count for tile in army.tiles if not tile.starts_on_board) == 34
        expected = [army.hq.key, "cerberus"] if key == "beasts" else [army.hq.key]
        assert [tile.key for tile in army.tiles if tile.starts_on_board] == expected


@pytest.mark.clause("NH-2.4", "NH-6A.9", "NH-8.8.1")
def test_every_headquarters_strikes_all_around() -> None:
    for key in ORDER:
        hq = load_army(key).hq
        assert (hq.key, hq.health, hq.melee) == ("hq", 20, (1,) * 6)
        assert hq.initiatives == ((1,) if key == "beasts" else (0,))


@pytest.mark.clause("NH-16.7")
def test_plain_beasts_and_policemen_have_nothing_but_icons() -> None:
    beasts, police = load_army("beasts"), load_army("steel_police")
    plain = [beasts.tile("swarm"), beasts.tile("ram"), *map(police.tile, ("bandog", "wardog", "predator"))]
    assert all(tile.abilities == () and tile.effects == () for tile in plain)
    assert beasts.tile("alpha").abilities == ("rotation",)


@pytest.mark.clause("NH-12.11")
def test_cerberus() -> None:
    cerberus = load_army("beasts").tile("cerberus")
    assert cerberus.abilities == ("mobility", "lair")
    assert cerberus.toughness == 1
    assert (cerberus.melee, cerberus.friendly_fire) == ((2, 0, 0, 2, 0, 0), (0, 3))


def test_every_unit_is_as_printed() -> None:
    lines = (Path(__file__).parent / "printed_units.txt").read_text(encoding="utf-8").splitlines()
    expected = [line for line in lines if line and not line.startswith("#")]
    assert [printed(tile) for tile in every_tile() if tile.kind != "instant"] == expected


def test_exactly_these_tiles_differ_from_their_mirror_image() -> None:
    chiral = {(tile.army, tile.key) for tile in every_tile() if tile.kind != "instant" and is_chiral(tile)}
    assert chiral == {
        ("moloch", "juggernaut"),
        ("outpost", "mobile_armor"),
        ("steel_police", "riot_policeman"),
        ("beasts", "arachnid"),
    }


def test_chiral_tiles_turn_the_printed_way() -> None:
    juggernaut = load_army("moloch").tile("juggernaut")
    assert (juggernaut.melee.index(2), juggernaut.ranged.index(1), juggernaut.armor) == (0, 1, (0, 2, 4))
    mobile_armor = load_army("outpost").tile("mobile_armor")
    assert (mobile_armor.melee.index(2), mobile_armor.ranged.index(1)) == (0, 5)
    riot = load_army("steel_police").tile("riot_policeman")
    assert (riot.melee, riot.armor) == ((1, 0, 0, 0, 0, 1), (0,))
    assert load_army("beasts").tile("arachnid").nets == (0, 2, 5)


@pytest.mark.clause("NH-10.17")
def test_what_headquarters_give() -> None:
    given = {key: [(e.keyword, e.amount) for e in load_army(key).hq.effects] for key in ORDER}
    assert given == {
        "moloch": [("ranged", 1)],
        "borgo": [("initiative", 1)],
        "outpost": [("extra_attack", 1)],
        "hegemony": [("melee", 1)],
        "steel_police": [],
        "beasts": [],
    }
    assert load_army("steel_police").hq.abilities == ("net_of_steel",)
    assert load_army("beasts").hq.abilities == ("lair",)


@pytest.mark.clause("NH-10.6", "NH-10.7", "NH-10.8")
def test_some_modules() -> None:
    assert [e.keyword for e in load_army("moloch").tile("brain").effects] == ["melee", "ranged"]
    assert [e.keyword for e in load_army("hegemony").tile("boss").effects] == ["melee", "initiative"]
    assert load_army("steel_police").tile("steroid_dispenser").effects == (Effect("melee", 2, "friendly"),)
    saboteur = load_army("outpost").tile("saboteur")
    assert (saboteur.effects, saboteur.links) == ((Effect("initiative", -1, "enemy"),), tuple(range(6)))
    assert load_army("borgo").tile("super_officer").toughness == 1


def test_every_keyword_is_used_by_some_tile() -> None:
    tiles = every_tile()
    assert {word for tile in tiles for word in tile.abilities} == set(keywords.ABILITIES)
    assert {effect.keyword for tile in tiles for effect in tile.effects} == set(keywords.EFFECTS)
    assert {tile.instant for tile in tiles} - {""} == set(keywords.INSTANTS)
    assert {tile.kind for tile in tiles} == set(keywords.KINDS)


@pytest.mark.parametrize("tile", every_tile(), ids=lambda tile: f"{tile.army}.{tile.key}")
def test_every_tile_speaks_every_whole_language(tile: Tile) -> None:
    assert {*WHOLE} <= {*tile.names} & {*tile.help}
    assert len(set(tile.help.values())) == len(tile.help)
    assert all(20 <= len(line) <= 110 and line.endswith(".") for line in tile.help.values())
    assert any("\u0400" <= letter <= "\u04ff" for letter in tile.name("uk"))


def test_every_army_has_its_own_look() -> None:
    looks = [load_army(key).look for key in ORDER]
    for name in ("colour", "plate", "emblem", "pattern"):
        assert len({getattr(look, name) for look in looks}) == len(ORDER)
    assert [(look.plate, look.emblem) for look in looks] == [(key, key) for key in ORDER]


@pytest.mark.clause("R-42", "NH-13.7.3")
def test_armies_of_a_board() -> None:
    assert keys_for(19) == army_keys() == ORDER
    assert keys_for(37) == tuple(key for key in ORDER if key != "beasts")


def test_names_fall_back_to_english() -> None:
    army = load_army("outpost")
    assert (army.name("pl"), army.name("xx"), army.name()) == ("Posterunek", "Outpost", "Outpost")
    assert (army.hq.name("uk"), army.hq.name("xx")) == ("Штаб", "HQ")


def test_armies_can_be_hashed_compared_and_sent_to_a_worker() -> None:
    army = load_army("beasts")
    assert load_army("beasts") is army
    assert pickle.loads(pickle.dumps(army)) == army
    assert len({army, load_army("borgo")}) == 2


def test_unknown_names_are_answered_with_close_ones() -> None:
    with pytest.raises(UnknownArmy, match='unknown army "molok", did you mean "moloch"'):
        load_army("molok")
    with pytest.raises(UnknownArmy, match="expected one of: moloch, borgo, outpost"):
        load_army("../armies/moloch")
    with pytest.raises(UnknownTile, match='army "borgo" has no tile "mutnat", did you mean "mutant"'):
        load_army("borgo").tile("mutnat")
