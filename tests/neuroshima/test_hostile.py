"""Position files that are damaged, forged or absurd: refused with the field in one line, in good time."""

import json
import random
import time
from typing import Any

import pytest

from ashfall import neuroshima
from ashfall.neuroshima.position import convert_position, parse_position, read_position
from ashfall.neuroshima.skirmish import fight_position
from ashfall.table.errors import InvalidPosition
from tests.neuroshima.refusing import BIG, SOON, refused, survives

POSITION: dict[str, Any] = {
    "game": "neuroshima",
    "board": 19,
    "mode": "duel",
    "players": [{"army": "steel_police", "hq": 20}, {"army": "beasts", "hq": 17}],
    "units": [
        {"hex": "C3", "owner": 0, "tile": "hq", "facing": 0},
        {"at": [0, -1], "owner": 1, "tile": "hq", "facing": 3, "wounds": 0},
        {"hex": "D2", "owner": 1, "tile": "cerberus", "facing": 2, "wounds": 1},
        {"hex": "A1", "owner": 0, "tile": "pacifier", "facing": 5},
    ],
    "net_of_steel": "D2",
    "hands": [["battle", "pacifier"], []],
    "decks": [["battle"], None],
    "discards": [[], []],
    "turn": 0,
    "stage": "act",
}


def from_json(text: str | bytes) -> neuroshima.Match:
    return neuroshima.Match.from_position(parse_position(text))


def test_the_position_itself_is_good() -> None:
    assert survives(from_json, json.dumps(POSITION))


def test_every_prefix_of_a_position_is_refused() -> None:
    text = json.dumps(POSITION)
    for end in range(len(text)):
        refused(InvalidPosition, from_json, text[:end])


def test_flipped_bytes_in_a_position() -> None:
    data = json.dumps(POSITION).encode()
    chance = random.Random(5)
    taken = 0
    for _ in range(600):
        damaged = bytearray(data)
        for _ in range(chance.randint(1, 3)):
            damaged[chance.randrange(len(damaged))] = chance.choice(b'0123456789-",:[]{}ABhq.e \xff\x00')
        taken += survives(from_json, bytes(damaged))
    assert taken > 0


# Field, wrong value, what the error must name.
WRONG_FIELDS: list[tuple[str, Any, str]] = [
    ("game", "chess", "game"),
    ("board", 37, "board"),
    ("board", -1, "board"),
    ("board", 1 << 80, "board"),
    ("board", "19", "board"),
    ("mode", "chess", "mode"),
    ("mode", "ffa", "players"),
    ("variants", ["blitz"], "variants"),
    ("variants", ["reinforcements"] * 2, "variants"),
    ("slot", 1, "slot"),
    ("slot", 2, "slot"),
    ("overtime", 1, "overtime"),
    ("overtime", [2], "overtime[0]"),
    ("tied", [-1], "tied[0]"),
    ("closer", 0, "closer"),
    ("closer", 2, "closer"),
    ("plays", 7, "plays"),
    ("plays", -1, "plays"),
    ("unlucky", 1, "unlucky"),
    ("players", [], "players"),
    ("players", [{"army": "moloch"}] * 3, "players"),
    ("players", [{"army": "moloch"}, {"army": "nobody"}], "players[1].army"),
    ("players", [{"army": "moloch"}, {"army": ""}], "players[1].army"),
    ("players", [{"army": "moloch"}, {"army": "../moloch"}], "players[1].army"),
    ("players", [{"army": "steel_police", "hq": 21}, {"army": "beasts"}], "players[0].hq"),
    ("players", [{"army": "steel_police", "hq": -1}, {"army": "beasts"}], "players[0].hq"),
    ("players", [{"army": "steel_police", "hq": 1 << 70}, {"army": "beasts"}], "players[0].hq"),
    ("players", [{"army": "steel_police", "hq": 1.5}, {"army": "beasts"}], "players[0].hq"),
    ("players", [{"army": "steel_police", "hp": 1}, {"army": "beasts"}], "players[0]"),
    ("players", {"army": "moloch"}, "players"),
    ("units", None, "units"),
    ("units", [{"hex": "C3", "owner": 0, "tile": "nothing"}], "units[0].tile"),
    ("units", [{"hex": "C3", "owner": 0, "tile": "battle"}], "units[0].tile"),
    ("units", [{"hex": "C3", "owner": 0, "tile": "cerberus"}], "units[0].tile"),
    ("units", [{"hex": "C3", "owner": 2, "tile": "hq"}], "units[0].owner"),
    ("units", [{"hex": "C3", "owner": -1, "tile": "hq"}], "units[0].owner"),
    ("units", [{"hex": "C3", "owner": 1 << 65, "tile": "hq"}], "units[0].owner"),
    ("units", [{"hex": "C3", "owner": True, "tile": "hq"}], "units[0].owner"),
    ("units", [{"hex": "Z9", "owner": 0, "tile": "hq"}], "units[0].hex"),
    ("units", [{"hex": "", "owner": 0, "tile": "hq"}], "units[0].hex"),
    ("units", [{"at": [9, 9], "owner": 0, "tile": "hq"}], "units[0].at"),
    ("units", [{"at": [0], "owner": 0, "tile": "hq"}], "units[0].at"),
    ("units", [{"at": [0, 0, 0], "owner": 0, "tile": "hq"}], "units[0].at"),
    ("units", [{"hex": "C3", "at": [1, 0], "owner": 0, "tile": "hq"}], "units[0].at"),
    ("units", [{"owner": 0, "tile": "hq"}], "units[0]"),
    ("units", [{"hex": "C3", "owner": 0, "tile": "hq", "facing": 6}], "units[0].facing"),
    ("units", [{"hex": "C3", "owner": 0, "tile": "hq", "facing": -1}], "units[0].facing"),
    ("units", [{"hex": "C3", "owner": 0, "tile": "hq", "wounds": 1}], "units[0].wounds"),
    ("units", [{"hex": "C3", "owner": 0, "tile": "hq", "wounds": -1}], "units[0].wounds"),
    ("units", [{"hex": "C3", "owner": 0, "tile": "hq", "colour": 1}], "units[0]"),
    ("units", [{"hex": h, "owner": 0, "tile": "hq"} for h in ("C3", "C4")], "units[1].tile"),
    ("units", [{"hex": "C3", "owner": o, "tile": "hq"} for o in (0, 1)], "units[1].hex"),
    ("units", [{"hex": h, "owner": 0, "tile": "pacifier"} for h in ("A1", "a1")], "units[1].hex"),
    ("net_of_steel", "E1", "net_of_steel"),
    ("net_of_steel", "C3", "net_of_steel"),
    ("net_of_steel", "A1", "net_of_steel"),
    ("net_of_steel", [0, 99], "net_of_steel"),
    ("net_of_steel", ["D2", "D2"], "net_of_steel"),
    ("net_of_steel", 7, "net_of_steel"),
    ("hands", [["hq"], []], "hands[0][0]"),
    ("hands", [["nothing"], []], "hands[0][0]"),
    ("hands", [["battle"] * 7, []], "hands[0]"),
    ("hands", [[], [], []], "hands"),
    ("hands", [[1], []], "hands[0][0]"),
    ("decks", [["hq"], None], "decks[0][0]"),
    ("decks", [["battle"] * 121, None], "decks[0]"),
    ("decks", [["battle"] * 118, None], "decks"),
    ("decks", [None, None, None], "decks"),
    ("discards", [["mutant"], []], "discards[0][0]"),
    ("turn", 2, "turn"),
    ("turn", -1, "turn"),
    ("turn", "0", "turn"),
    ("seed", -1, "seed"),
    ("seed", 1 << 63, "seed"),
    ("seed", 1 << 200, "seed"),
    ("seed", 0.5, "seed"),
    ("moves", "end", "moves"),
    ("options", {"no_such_setting": True}, "options"),
    ("options", {"pay_last_health": "yes"}, "options"),
    ("options", {"destroyed_hq_leaves": "never"}, "options"),
    ("options", {"destroyed_hq_leaves": True}, "options"),
    ("stage", "battle", "asked"),
    ("asked", {"seat": 0}, "asked"),
    ("idle", 2, "idle"),
    ("stage", "setup", "stage"),
    ("stage", "redraw", "stage"),
    ("turn_number", -1, "turn_number"),
    ("turn_number", 1 << 40, "turn_number"),
    ("terror", [2], "terror[0]"),
    ("terrified", 1, "terrified"),
    ("uses", [-1], "uses[0]"),
    ("uses", [""], "uses[0]"),
    ("uses", ["mobility"], "uses[0]"),
    ("uses", ["mobility Z9"], "uses[0]"),
    ("uses", ["place C3"], "uses[0]"),
    ("uses", ["mobility E3"], "uses"),
    ("uses", ["mobility E3"] * 9999, "uses"),
    ("first_out", 2, "first_out"),
    ("first_out", -1, "first_out"),
    ("countdown", 1, "countdown"),
    ("overtime", 3, "overtime"),
    ("overtime", -1, "overtime"),
    ("unknown", 1, "position"),
]


def _battle() -> dict[str, Any]:
    """One of three Clowns has attacked, the others may still explode."""
    clowns = [{"hex": hex, "owner": 0, "tile": "clown"} for hex in ("C3", "A1", "E3")]
    players = [{"army": "moloch"}, {"army": "borgo"}]
    start = {"players": players, "units": clowns, "hands": [["battle"], []], "stage": "act"}
    match = neuroshima.Match.from_position(start)
    match.push("play battle")
    match.push("attack A1")
    return match.position()


ASKED = _battle()


def test_a_question_itself_is_good() -> None:
    assert survives(from_json, json.dumps(ASKED))


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("seat", 2, "asked"),
        ("seat", 1 << 70, "asked.seat"),
        ("about", 5, "asked"),
        ("cause", 99, "asked"),
        ("phase", 63, "asked"),
        ("out", 1, "asked"),
        ("spent", [0], "asked"),
        ("spent", [-1] * 19, "asked.spent[0]"),
        ("owed", [1], "asked.owed"),
        ("owed", [1, 0], "asked"),
        ("answers", ["attack C4"], "asked.answers[0]"),
        ("answers", ["end"], "asked.answers[0]"),
        ("answers", ["picnic"], "asked.answers[0]"),
        ("answers", ["attack A1"] * 9, "asked.answers[1]"),
        ("answers", ["attack A1", "attack C3", "attack E3"], "asked"),
        ("answers", 5, "asked.answers"),
    ],
)
def test_a_wrong_question_is_named(field: str, value: Any, named: str) -> None:
    data = ASKED | {"asked": ASKED["asked"] | {field: value}}
    assert refused(InvalidPosition, from_json, json.dumps(data)).startswith(named)


def test_flipped_bytes_in_a_question() -> None:
    data = json.dumps(ASKED["asked"]).encode()
    rest = {name: value for name, value in ASKED.items() if name != "asked"}
    head, chance = json.dumps(rest).encode()[:-1] + b', "asked": ', random.Random(6)
    for _ in range(300):
        damaged = bytearray(data)
        for _ in range(chance.randint(1, 2)):
            damaged[chance.randrange(len(damaged))] = chance.choice(b'0123456789-",:[]{}ABhq.e ')
        survives(from_json, head + bytes(damaged) + b"}")


@pytest.mark.parametrize(("field", "value", "named"), WRONG_FIELDS)
def test_wrong_field_is_named(field: str, value: Any, named: str) -> None:
    data = {**POSITION, field: value}
    if field == "units":
        data["net_of_steel"] = None
    with pytest.raises(InvalidPosition) as caught:
        read_position(convert_position(data))
    assert caught.value.field == named
    assert refused(InvalidPosition, from_json, json.dumps(data)).startswith(named)
    refused(InvalidPosition, fight_position, data)


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"stage": "discard", "hands": [[], []]}, "stage"),
        ({"stage": "redraw", "hands": [["battle"], []], "decks": [[], None]}, "stage"),
        ({"stage": "redraw", "hands": [["pacifier"], []]}, "stage"),
        ({"stage": "setup", "units": [], "net_of_steel": None, "turn": 1}, "stage"),
        ({"players": [{"army": "steel_police", "hq": 0}, {"army": "beasts"}]}, "units[0].tile"),
        (
            {
                "stage": "setup",
                "units": [],
                "net_of_steel": None,
                "players": [{"army": "moloch", "hq": 0}, {"army": "borgo"}],
                "hands": [],
                "decks": [],
            },
            "stage",
        ),
        ({"first_out": 0, "countdown": 2}, "countdown"),
        ({"first_out": 0, "countdown": -1}, "countdown"),
    ],
)
def test_fields_must_fit_together(changes: dict[str, Any], named: str) -> None:
    with pytest.raises(InvalidPosition) as caught:
        read_position(convert_position({**POSITION, **changes}))
    assert caught.value.field == named


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "7",
        '"position"',
        "{",
        '{"players": NaN}',
        '{"players": [{"army": "moloch", "hq": Infinity}, {"army": "borgo"}]}',
        '{"players": [{"army": "moloch", "hq": 1e999}, {"army": "borgo"}]}',
        '{"players": [{"army": "moloch", "hq": ' + "9" * 5000 + '}, {"army": "borgo"}]}',
        "[" * 100_000,
        '{"players": ' + "[" * 100_000 + "]" * 100_000 + "}",
        '{"players": ' + '{"army":' * 100_000,
        '{"units": "\ud800"}',
        "\x00",
    ],
)
def test_text_that_is_no_position(text: str) -> None:
    data = text.encode("utf-8", "surrogatepass")
    refused(InvalidPosition, from_json, data)
    refused(InvalidPosition, from_json, text)


@pytest.mark.parametrize(
    "value", [float("nan"), float("inf"), float("-inf"), 1e300, b"C3", object(), {1: 2}, {}]
)
@pytest.mark.parametrize("field", ["players", "units", "turn", "seed", "net_of_steel", "hands", "options"])
def test_plain_data_of_a_wrong_type(field: str, value: object) -> None:
    if (field, value) == ("options", {}):
        return
    refused(InvalidPosition, neuroshima.Match.from_position, {**POSITION, field: value})


@pytest.mark.parametrize(
    "changes",
    [
        {"mode": BIG},
        {"stage": BIG},
        {"game": BIG},
        {"players": [{"army": BIG}, {"army": "beasts"}]},
        {"units": [{"hex": BIG, "owner": 0, "tile": "hq"}]},
        {"units": [{"hex": "C3", "owner": 0, "tile": BIG}]},
        {"net_of_steel": BIG},
        {"hands": [[BIG], []]},
        {"decks": [[BIG], []]},
        {"decks": [["battle"] * 1_000_000, []]},
        {"units": [{"hex": "C3", "owner": 0, "tile": "hq"}] * 100_000},
        {"options": {BIG: True}},
        {"options": {"destroyed_hq_leaves": BIG}},
        {BIG: 1},
    ],
)
def test_ten_megabytes_are_refused_quickly(changes: dict[str, Any]) -> None:
    start = time.perf_counter()
    refused(InvalidPosition, neuroshima.Match.from_position, {**POSITION, **changes})
    assert time.perf_counter() - start < SOON


@pytest.mark.parametrize("answer", ["", "end", "attack C3", "heal A1 - - B1", BIG, "stay " * 100_000])
def test_wrong_answers_in_a_position(answer: str) -> None:
    with pytest.raises(InvalidPosition, match=r"^moves\[0\]"):
        fight_position({**POSITION, "moves": [answer]})
