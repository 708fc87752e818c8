"""The shipped armies are the printed ones, and a bad army file is refused with file, tile and field."""

import pickle
from pathlib import Path

import pytest

from ashfall.neuroshima import keywords
from ashfall.neuroshima.army import (
    LANGUAGES,
    Army,
    Effect,
    InvalidArmy,
    Tile,
    UnknownArmy,
    UnknownTile,
    army_keys,
    load_army,
    parse_army,
    read_army,
)

ORDER = ("moloch", "borgo", "outpost", "hegemony", "steel_police", "beasts")
MODULE = 'kind = "module"\nlinks = [0]\n'

COUNTS = {
    "outpost": "hq 1, runner 2, hmg 1, commando 5, annihilator 2, mobile_armor 1, brawler 1, saboteur 1, "
    "recon_center 1, medic 2, officer 1, scoper 1, scout 2, battle 6, move 7, sniper 1",
    "moloch": "hq 1, blocker 2, hybrid 2, gauss_cannon 1, juggernaut 1, hunter_killer 2, protector 1, "
    "armored_hunter 2, armored_guard 1, guard 1, clown 1, hornet 1, net_fighter 1, stormtrooper 1, medic 2, "
    "brain 1, mother 1, officer 1, scout 1, battle 4, move 1, push_back 5, air_strike 1",
    "borgo": "hq 1, mutant 6, claws 4, net_fighter 2, super_mutant 1, brawler 2, assassin 2, medic 1, officer 2, "
    "super_officer 1, scout 2, battle 6, move 4, grenade 1",
    "hegemony": "hq 1, runner 3, thug 1, ganger 4, gladiator 1, net_fighter 2, net_master 1, guard 1, "
    "universal_soldier 3, boss 1, officer_1 2, officer_2 1, scout 1, transport 1, quartermaster 1, battle 5, "
    "move 3, push_back 2, sniper 1",
    "beasts": "hq 1, cerberus 1, alpha 1, swarm 2, ram 4, acid_spit 2, bug 2, urchin 2, vulture 2, arachnid 1, "
    "scout 3, officer_1 2, scrabbler 1, battle 6, move 2, grab 3, hunt 1",
    "steel_police": "hq 1, predator 1, judge 3, pacifier 2, riot_policeman 2, executioner 1, bandog 1, wardog 2, "
    "net_of_steel_launcher 1, officer 3, sergeant 3, medic 2, scout 2, saboteur 2, steroid_dispenser 1, battle 5, "
    "move 1, push_back 1, terror 1",
}


def every_tile() -> list[Tile]:
    return [tile for key in army_keys() for tile in load_army(key).tiles]


def pattern(tile: Tile, edge: int) -> tuple[object, ...]:
    """Everything printed on one edge."""
    lists = (tile.gauss, tile.friendly_fire, tile.armor, tile.reflection, tile.nets, tile.links)
    return (tile.melee[edge], tile.ranged[edge], *(edge in edges for edges in lists))


def is_chiral(tile: Tile) -> bool:
    printed = [pattern(tile, edge) for edge in range(6)]
    mirrored = printed[::-1]
    return all(mirrored[turn:] + mirrored[:turn] != printed for turn in range(6))


# The shipped armies


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
def test_every_tile_speaks_three_languages(tile: Tile) -> None:
    assert set(tile.names) == set(tile.help) == set(LANGUAGES)
    assert len(set(tile.help.values())) == len(LANGUAGES)
    assert all(20 <= len(line) <= 110 and line.endswith(".") for line in tile.help.values())
    assert any("\u0400" <= letter <= "\u04ff" for letter in tile.name("uk"))


def test_every_army_has_its_own_look() -> None:
    looks = [load_army(key).look for key in ORDER]
    for name in ("colour", "plate", "emblem", "pattern"):
        assert len({getattr(look, name) for look in looks}) == len(ORDER)
    assert [(look.plate, look.emblem) for look in looks] == [(key, key) for key in ORDER]


def test_names_fall_back_to_english() -> None:
    army = load_army("outpost")
    assert (army.name("pl"), army.name("de"), army.name()) == ("Posterunek", "Outpost", "Outpost")
    assert (army.hq.name("uk"), army.hq.name("de")) == ("Штаб", "HQ")


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


# Army files from anywhere

HEADQUARTERS = """
[[tile]]
key = "hq"
kind = "hq"
count = 1
name = { en = "HQ", pl = "Sztab", uk = "Штаб" }
help = { en = "a", pl = "b", uk = "c" }
health = 20
"""

TOP = """
key = "toys"
total = 2
name = { en = "Toys", pl = "Zabawki", uk = "Іграшки" }
look = { colour = "#123456", plate = "gear", emblem = "gear", pattern = "dots" }
"""


def tile(extra: str, key: str = "doll", kind: str = 'kind = "warrior"', count: str = "count = 1") -> str:
    kind = "" if "kind =" in extra else kind
    words = 'name = { en = "a", pl = "b", uk = "c" }\nhelp = { en = "a", pl = "b", uk = "c" }'
    return f'\n[[tile]]\nkey = "{key}"\n{kind}\n{count}\n{words}\n{extra}\n'


def army_text(extra: str = "", hq: str = HEADQUARTERS) -> str:
    return TOP + hq + tile(extra)


def refused(text: str) -> InvalidArmy:
    with pytest.raises(InvalidArmy) as caught:
        parse_army(text, "toys.toml")
    return caught.value


def test_a_plain_army_is_accepted() -> None:
    army = parse_army(army_text("melee = [3, 0, 0, 0, 0, 9]\narmor = [5, 0]"), "toys.toml")
    assert isinstance(army, Army)
    doll = army.tile("doll")
    assert (doll.army, doll.melee, doll.armor, doll.ranged) == ("toys", (3, 0, 0, 0, 0, 9), (0, 5), (0,) * 6)
    assert army.hq.starts_on_board
    assert not doll.starts_on_board


@pytest.mark.parametrize(
    "extra",
    [
        MODULE + 'effects = [{ keyword = "medic" }, { keyword = "melee", amount = 2 }]',
        MODULE + 'effects = [{ keyword = "scoper", targets = "enemy" }]',
        MODULE + 'effects = [{ keyword = "initiative", amount = -2, targets = "enemy" }]',
        'kind = "module"\neffects = [{ keyword = "double_move" }]',
        'kind = "module"\neffects = [{ keyword = "free_net_of_steel" }]',
        'abilities = ["mobility", "flying"]\ntoughness = 9\ninitiatives = [9, 0]',
        "ranged = [0, 0, 1, 0, 0, 0]\ngauss = [2]",
        'kind = "instant"\ninstant = "hunt"\naliases = ["Chase"]',
    ],
)
def test_these_tiles_are_accepted(extra: str) -> None:
    assert parse_army(army_text(extra), "toys.toml").total == 2


@pytest.mark.parametrize(
    ("extra", "field", "words"),
    [
        ("armour = [0]", "armour", 'unknown key, did you mean "armor"'),
        ("toughness = true", "toughness", "expected a whole number, got true or false"),
        ("toughness = 1.5", "toughness", "got a number with a fraction"),
        ("toughness = 10", "toughness", "expected 0..9, got 10"),
        ("toughness = -1", "toughness", "expected 0..9, got -1"),
        ("agony = 1", "agony", "expected true or false, got a whole number"),
        ("agony = 1979-05-27", "agony", "got a date or time"),
        ("armor = 3", "armor", "expected a list, got a whole number"),
        ("armor = [true]", "armor", "expected a whole number, got true or false"),
        ("armor = [6]", "armor", "expected 0..5, got 6"),
        ("nets = [-1]", "nets", "expected 0..5, got -1"),
        ("reflection = [2, 4, 2]", "reflection", "edge 2 stands twice"),
        ("melee = [1, 1]", "melee", "expected six strengths, one per edge, got 2"),
        ("ranged = [10, 0, 0, 0, 0, 0]", "ranged", "expected 0..9, got 10"),
        ("ranged = [-1, 0, 0, 0, 0, 0]", "ranged", "expected 0..9, got -1"),
        ("initiatives = [10]", "initiatives", "expected 0..9, got 10"),
        ("initiatives = [1, 2]", "initiatives", "falling values"),
        ("initiatives = [2, 2]", "initiatives", "falling values"),
        ("gauss = [1]", "gauss", "needs ranged strength 1"),
        ("ranged = [2, 0, 0, 0, 0, 0]\ngauss = [0]", "gauss", "needs ranged strength 1"),
        ("ranged = [1, 0, 0, 0, 0, 0]\nfriendly_fire = [0]", "friendly_fire", "needs melee strength"),
        ("web = true", "web", "needs net edges"),
        ('abilities = ["mobilty"]', "abilities", 'unknown word "mobilty", did you mean "mobility"'),
        ('abilities = ["flying", "flying"]', "abilities", '"flying" stands twice'),
        ('abilities = ["flying", "mobility", "rotation"]', "abilities", "at most two"),
        ('abilities = ["net_of_steel"]', "abilities", "belongs to an HQ"),
        ('abilities = ["lair"]', "abilities", "starts_on_board = true"),
        ("starts_on_board = true", "starts_on_board", 'needs the ability "lair"'),
        ('starts_on_board = true\nabilities = ["lair"]', "abilities", "joins the HQ and exactly one other"),
        ("health = 20", "health", "only an HQ has health"),
        ('instant = "move"', "instant", "only a tile of kind instant"),
        ('effects = [{ keyword = "medic" }]\nlinks = [0]', "effects", "only a module or an HQ"),
        ('kind = "tank"', "kind", 'unknown word "tank", expected one of: hq, warrior'),
        ('kind = "module"', "effects", "is missing"),
        ('kind = "module"\neffects = [{ keyword = "medic" }]', "links", "is missing"),
        (MODULE + 'effects = [{ keyword = "double_move" }]', "links", "nothing here"),
        (MODULE + 'effects = [{ keyword = "medik" }]', "effects.keyword", 'did you mean "medic"'),
        (MODULE + "effects = [{ amount = 1 }]", "effects.keyword", "is missing"),
        (MODULE + 'effects = ["medic"]', "effects", "expected a table, got a text"),
        (MODULE + 'effects = [{ keyword = "medic", ammount = 1 }]', "effects.ammount", 'mean "amount"'),
        (MODULE + 'effects = [{ keyword = "medic", amount = 1 }]', "effects.amount", "has no amount"),
        (MODULE + 'effects = [{ keyword = "melee" }]', "effects.amount", "is missing"),
        (
            MODULE + 'effects = [{ keyword = "melee", amount = -1 }]',
            "effects.amount",
            "expected 1..9, got -1",
        ),
        (MODULE + 'effects = [{ keyword = "initiative", amount = 0 }]', "effects.amount", "do nothing"),
        (MODULE + 'effects = [{ keyword = "scoper" }]', "effects.targets", "reaches only enemy units"),
        (MODULE + 'effects = [{ keyword = "medic", targets = "all" }]', "effects.targets", "friendly, enemy"),
        (MODULE + f"effects = [{', '.join(3 * ['{ keyword = "medic" }'])}]", "effects", "at most two"),
        ('kind = "instant"', "instant", "is missing, expected one of: battle, move"),
        ('kind = "instant"\ninstant = "snipper"', "instant", 'did you mean "sniper"'),
        ('kind = "instant"\ninstant = "move"\narmor = [0]', "armor", "nothing but its instant keyword"),
        ("aliases = [1]", "aliases", "expected a text, got a whole number"),
    ],
)
def test_a_bad_tile_is_refused(extra: str, field: str, words: str) -> None:
    error = refused(army_text(extra))
    assert (error.source, error.tile, error.field) == ("toys.toml", "doll", field)
    assert str(error).startswith(f"toys.toml: tile doll: {field}: ")
    assert words in str(error)
    assert "\n" not in str(error)


@pytest.mark.parametrize(
    ("old", "new", "tile_key", "field", "words"),
    [
        ('key = "doll"', 'key = "Doll"', "Doll", "key", "snake_case"),
        ('key = "doll"', 'key = "hq"', "hq", "key", "two tiles have this key"),
        ('key = "doll"', "", "number 2", "key", "is missing"),
        ('key = "doll"', "key = 4", "number 2", "key", "expected a text"),
        ('key = "hq"\nkind = "hq"', 'key = "hq"\nkind = "warrior"', "hq", "health", "only an HQ"),
        ('kind = "warrior"', 'kind = "hq"\nhealth = 5', "doll", "kind", "this is the second"),
        ("health = 20", "", "hq", "health", "needs health 1..99"),
        ("health = 20", "health = 0", "hq", "health", "expected 1..99, got 0"),
        ("health = 20", "health = 100", "hq", "health", "expected 1..99, got 100"),
        ("health = 20", "health = 20\ntoughness = 1", "hq", "toughness", "health instead"),
        (
            "health = 20",
            'health = 20\nabilities = ["net_of_steel", "flying"]\nlinks = [0]\n'
            'effects = [{ keyword = "medic" }]',
            "hq",
            "abilities",
            "an HQ counts its effects too",
        ),
        ("health = 20", 'health = 20\nabilities = ["lair"]', "hq", "abilities", "exactly one other tile"),
        ('uk = "Штаб" }', "}", "hq", "name.uk", "is missing"),
        ('uk = "Штаб" }', 'uk = "" }', "hq", "name.uk", "not empty"),
        ('uk = "Штаб" }', 'uk = "Штаб", de = "HQ" }', "hq", "name.de", "unknown key"),
        ('help = { en = "a", pl = "b", uk = "c" }\nhealth', "health", "hq", "help", "is missing"),
        ('help = { en = "a", pl = "b", uk = "c" }\nhealth', 'help = "a"\nhealth', "hq", "help", "a table"),
        ('pl = "b", uk = "c" }\nhealth', 'uk = "c" }\nhealth', "hq", "help.pl", "is missing"),
        ('count = 1\nname = { en = "a"', 'count = -1\nname = { en = "a"', "doll", "count", "got -1"),
        ('count = 1\nname = { en = "a"', 'name = { en = "a"', "doll", "count", "is missing"),
        ('count = 1\nname = { en = "HQ"', 'count = 2\nname = { en = "HQ"', "hq", "count", "one HQ"),
    ],
)
def test_a_bad_frame_of_a_tile_is_refused(old: str, new: str, tile_key: str, field: str, words: str) -> None:
    text = army_text()
    assert text.count(old) == 1
    error = refused(text.replace(old, new))
    assert str(error).startswith(f"toys.toml: tile {tile_key}: {field}: ")
    assert (error.tile, error.field) == (tile_key, field)
    assert words in str(error)


@pytest.mark.parametrize(
    ("old", "new", "field", "words"),
    [
        ('key = "toys"', 'key = "my toys"', "key", "snake_case"),
        ('key = "toys"', "", "key", "is missing"),
        ('key = "toys"', 'key = "toys"\nordr = 1', "ordr", 'did you mean "order"'),
        ('key = "toys"', 'key = "toys"\norder = -1', "order", "expected 0..999"),
        ("total = 2", "total = 3", "total", "is 3, but the counts of the tiles add up to 2"),
        ("total = 2", "", "total", "is missing"),
        ("total = 2", "total = true", "total", "expected a whole number"),
        ('pl = "Zabawki", ', "", "name.pl", "is missing"),
        ('"#123456"', '"red"', "look.colour", 'expected a colour such as "#F5523F", got "red"'),
        ('"#123456"', '"#12345G"', "look.colour", "expected a colour"),
        ('plate = "gear"', 'plate = "Gear 7"', "look.plate", "snake_case"),
        (', pattern = "dots"', "", "look.pattern", "is missing"),
        (', pattern = "dots"', ', pattern = "dots", shape = "x"', "look.shape", "unknown key"),
        ("total = 2", "total = = 2", "line 3", "not valid TOML"),
        ("total = 2", f"total = {'9' * 5000}", "line 26", "not valid TOML"),
    ],
)
def test_a_bad_head_is_refused(old: str, new: str, field: str, words: str) -> None:
    error = refused(army_text().replace(old, new))
    assert str(error).startswith(f"toys.toml: {field}: ")
    assert (error.tile, error.field) == ("", field)
    assert words in str(error)


def test_an_army_without_headquarters_is_refused() -> None:
    assert "toys.toml: tile: an army needs one tile of kind" in str(refused(army_text(hq="")))


def test_an_unfinished_file_names_its_last_line() -> None:
    assert refused('key = "toys"\ntotal = [').field == "line 2"


def test_a_guard_may_start_next_to_its_headquarters() -> None:
    text = army_text('starts_on_board = true\nabilities = ["lair"]', HEADQUARTERS + 'abilities = ["lair"]\n')
    assert parse_army(text, "toys.toml").tile("doll").starts_on_board
    twice = text.replace('count = 1\nname = { en = "a"', 'count = 2\nname = { en = "a"')
    assert "tile doll: count: a tile that starts on the board" in str(refused(twice))


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    good = tmp_path / "toys.toml"
    good.write_text(army_text(), encoding="utf-8")
    assert read_army(good).key == "toys"
    with pytest.raises(InvalidArmy, match=r"absent\.toml: cannot be read, No such file"):
        read_army(tmp_path / "absent.toml")
    good.write_bytes(b"key = '\xff'")
    with pytest.raises(InvalidArmy, match=r"toys\.toml: byte 7: expected UTF-8"):
        read_army(good)
