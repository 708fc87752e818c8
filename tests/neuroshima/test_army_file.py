"""A bad army file is refused with its file, tile and field; a good one is accepted."""

from pathlib import Path

import pytest

from ashfall.neuroshima.army import Army, InvalidArmy, parse_army, read_army

MODULE = 'kind = "module"\nlinks = [0]\n'
THREE_EFFECTS = 'effects = [{ keyword = "medic" }, { keyword = "medic" }, { keyword = "medic" }]'

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


def test_what_is_said_about_an_army_may_be_left_out() -> None:
    assert parse_army(army_text(), "toys.toml").about == {}
    told = 'about = { en = "Fun.", pl = "Zabawa.", uk = "Розвага." }'
    assert parse_army(told + army_text(), "toys.toml").about["pl"] == "Zabawa."
    assert parse_army('about = { en = "Fun." }' + army_text(), "toys.toml").about == {"en": "Fun."}
    assert refused('about = { pl = "Zabawa." }' + army_text()).field == "about.en"
    assert refused('about = "Fun."' + army_text()).field == "about"


def test_an_army_needs_english_and_may_bring_any_other_language() -> None:
    english = parse_army(army_text().replace(', pl = "Sztab", uk = "Штаб"', ""), "toys.toml").hq
    assert (english.names, english.name("pl")) == ({"en": "HQ"}, "HQ")
    more = parse_army(army_text().replace('uk = "Штаб"', 'de = "Hauptquartier"'), "toys.toml").hq
    assert (more.name("de"), more.name("pl"), more.name("uk")) == ("Hauptquartier", "Sztab", "HQ")


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
        (MODULE + THREE_EFFECTS, "effects", "at most two"),
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
        ('en = "HQ", ', "", "hq", "name.en", "is missing"),
        ('uk = "Штаб" }', 'uk = "" }', "hq", "name.uk", "not empty"),
        ('uk = "Штаб" }', 'UK = "Штаб" }', "hq", "name.UK", 'the code of a language such as "pl"'),
        ('help = { en = "a", pl = "b", uk = "c" }\nhealth', "health", "hq", "help", "is missing"),
        ('help = { en = "a", pl = "b", uk = "c" }\nhealth', 'help = "a"\nhealth', "hq", "help", "a table"),
        ('en = "a", pl = "b", uk = "c" }\nhealth', 'uk = "c" }\nhealth', "hq", "help.en", "is missing"),
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
        ('en = "Toys", ', "", "name.en", "is missing"),
        ('"#123456"', '"red"', "look.colour", 'expected a colour such as "#F5523F", got "red"'),
        ('"#123456"', '"#12345G"', "look.colour", "expected a colour"),
        ('plate = "gear"', 'plate = "Gear 7"', "look.plate", "snake_case"),
        (', pattern = "dots"', "", "look.pattern", "is missing"),
        (', pattern = "dots"', ', pattern = "dots", shape = "x"', "look.shape", "unknown key"),
        ("total = 2", "total = = 2", "line 3", "not valid TOML"),
    ],
)
def test_a_bad_head_is_refused(old: str, new: str, field: str, words: str) -> None:
    error = refused(army_text().replace(old, new))
    assert str(error).startswith(f"toys.toml: {field}: ")
    assert (error.tile, error.field) == ("", field)
    assert words in str(error)


@pytest.mark.parametrize("letter", ["\u00a0", "\u00ad", "\u200d"])
def test_spaces_and_hyphens_of_typesetters_are_text(letter: str) -> None:
    army = parse_army(army_text().replace('en = "a"', f'en = "a{letter}b"'), "toys.toml")
    assert army.tile("doll").name("en") == f"a{letter}b"


def test_an_army_without_headquarters_is_refused() -> None:
    assert "toys.toml: tile: an army needs one tile of kind" in str(refused(army_text(hq="")))


def test_an_unfinished_file_names_its_last_line() -> None:
    assert refused('key = "toys"\ntotal = [').field == "line 2"


@pytest.mark.parametrize("value", ["9" * 5000, "[" * 5000])
def test_a_file_that_python_cannot_swallow_is_refused(value: str) -> None:
    assert str(refused(f"total = {value}")).startswith("toys.toml: not valid TOML, ")


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
