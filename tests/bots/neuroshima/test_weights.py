"""Weights files: what is written can be read again, and every mistake is one sentence."""

import json
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ashfall.bots.neuroshima import opinions
from ashfall.bots.neuroshima.slots import nearest, shipped_tiles
from ashfall.bots.neuroshima.weights import (
    SEAT_FACTS,
    SIZE,
    TILE_FACTS,
    Weights,
    load_weights,
    shipped_weights,
)
from ashfall.bots.registry import UnknownBot, make_bot
from ashfall.bots.training import InvalidWeights
from ashfall.table.random import Stream

Change = Callable[[dict[str, Any]], Any]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def some_weights() -> Weights:
    stream = Stream(3)
    rows = [
        array("d", [round(int(stream.below(200_001)) / 1e5 - 1, 5) for _ in range(SIZE)]) for _ in range(2)
    ]
    return Weights(rows[0], rows[1], {"method": "chance", "games": 0})


def test_a_file_comes_back_as_it_was(tmp_path: Path) -> None:
    weights, path = some_weights(), tmp_path / "weights.json"
    path.write_text(weights.to_json(), encoding="utf-8")
    again = load_weights(path)
    assert (again.early, again.late, again.card) == (weights.early, weights.late, weights.card)
    assert again.to_json() == weights.to_json()


def test_a_file_is_read_tile_by_tile() -> None:
    text = some_weights().to_json()
    data = json.loads(text)
    assert data["tile_facts"] == list(TILE_FACTS)
    assert data["seat_facts"] == list(SEAT_FACTS)
    assert len(data["tiles"]["moloch.hornet"]["early"]) == len(TILE_FACTS)
    assert [line for line in text.splitlines() if line.startswith('"moloch.hornet"')]


def test_rows_and_numbers_have_their_places(tmp_path: Path) -> None:
    data = json.loads(some_weights().to_json())
    data["tiles"] = {"moloch.hq": {"early": [1.5] * len(TILE_FACTS), "late": [2.5] * len(TILE_FACTS)}}
    path = tmp_path / "some.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    weights = load_weights(path)  # all HQs follow the only one that the file names, nothing else does
    assert weights.early[:-21].tolist() == [
        number for tile in shipped_tiles() for number in [1.5 if tile.kind == "hq" else 0.0] * 21
    ]
    assert list(weights.late[-21:]) == data["seat"]["late"]


def test_every_shipped_tile_is_trained() -> None:
    """Those named here play with the weights of others: train the bots with the army that has them."""
    assert shipped_weights().untrained == ()


def test_an_untrained_tile_takes_the_weights_of_the_one_most_like_it(tmp_path: Path) -> None:
    whole = shipped_weights()
    data = json.loads(whole.to_json())
    army = [name for name in data["tiles"] if name.startswith("outpost.")]
    for name in army:
        del data["tiles"][name]
    path = tmp_path / "some.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    weights = load_weights(path)
    assert weights.untrained == tuple(army)
    for slot, tile in enumerate(shipped_tiles()):
        row = slice(slot * 21, slot * 21 + 21)
        assert any(weights.early[row]), tile.key
        if tile.army != "outpost":
            assert (weights.early[row], weights.late[row]) == (whole.early[row], whole.late[row])
        else:
            like = nearest(tile, [n for n, t in enumerate(shipped_tiles()) if t.army != "outpost"])
            assert weights.late[row] == whole.late[like * 21 : like * 21 + 21]
    assert json.loads(weights.to_json())["tiles"] == data["tiles"]  # it stays untold who was not trained


def without(name: str) -> Change:
    return lambda data: data.pop(name)


BAD: dict[str, Change] = {
    "no format": without("format"),
    "no tiles": without("tiles"),
    "no seat": without("seat"),
    "no facts": without("tile_facts"),
    "other format": lambda data: data.update(format=2),
    "other facts": lambda data: data["tile_facts"].reverse(),
    "fewer facts": lambda data: data["seat_facts"].pop(),
    "unknown tile": lambda data: data["tiles"].update({"moloch.tank": data["tiles"]["moloch.hq"]}),
    "short row": lambda data: data["tiles"]["moloch.hq"]["early"].pop(),
    "long row": lambda data: data["seat"]["late"].append(0.5),
    "row of words": lambda data: data["tiles"]["moloch.hq"].update(early=["much"] * 21),
    "no late row": lambda data: data["seat"].pop("late"),
    "card of words": lambda data: data.update(card="best"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_files_are_refused_in_one_sentence(name: str, folder: Path) -> None:
    data = json.loads(some_weights().to_json())
    BAD[name](data)
    refused(json.dumps(data).encode())


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"format": 1e999}',
        b'{"card": {"a": ' + b"[" * 9999,
        b"\0" * 99,
    ],
)
def test_what_is_no_weights_file_at_all(data: bytes, folder: Path) -> None:
    refused(data)


def refused(data: bytes) -> None:
    path = Path("bad.json")
    path.write_bytes(data)
    with pytest.raises(InvalidWeights) as caught:
        load_weights(path)
    check_sentence(str(caught.value))
    opinions._weights.cache_clear()
    with pytest.raises(UnknownBot) as unknown:
        make_bot(f"search:value={path}")
    check_sentence(str(unknown.value))
    assert "InvalidWeights" not in str(unknown.value)


def check_sentence(sentence: str) -> None:
    assert "bad.json" in sentence
    assert "\n" not in sentence
    assert len(sentence) < 400


@pytest.mark.parametrize("name", ["gone.json", "folder.json", "gone/weights.json"])
def test_files_that_cannot_be_read(name: str, folder: Path) -> None:
    Path("folder.json").mkdir()
    with pytest.raises(UnknownBot, match=f"weights {name}: "):
        make_bot(f"greedy:value={name}")


def test_values_that_do_not_exist() -> None:
    with pytest.raises(UnknownBot, match=r'value: expected hand, learned or a \.json file, got "clever"'):
        make_bot("search:value=clever")


def test_the_shipped_weights_say_where_they_come_from() -> None:
    card = shipped_weights().card
    assert card["games"] == card["plan"]["games"] == card["curve"][-1]["games"]
    assert card["curve"][-1]["score"] > 0.5
