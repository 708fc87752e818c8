"""Own armies are values: they travel in records, positions and stored states, and sentences know them."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ashfall.neuroshima import Match, parse_record, read_army
from ashfall.neuroshima.army import (
    army_id,
    army_keys,
    check_own,
    convert_armies,
    is_shipped,
    load_army,
    written_armies,
)
from ashfall.neuroshima.army_file import convert_army
from ashfall.neuroshima.skirmish import fight_position
from ashfall.neuroshima.tile import Army
from ashfall.neuroshima.words import Words
from ashfall.table.errors import InvalidArmy, InvalidPosition, InvalidRecord
from ashfall.table.random import Stream
from tests.neuroshima.own import drifters, written
from tests.neuroshima.plays import pick


def played(moves: int, seed: int = 3) -> Match:
    """Some way into a game of an own army."""
    match, stream = Match([drifters(), "borgo"], seed=seed), Stream(seed)
    while not match.over and len(match.moves) < moves:
        match.push(pick([move.code for move in match.legal], stream))
    return match


def renamed(army: Army, key: str) -> Army:
    return replace(army, key=key, tiles=tuple(replace(tile, army=key) for tile in army.tiles))


@pytest.mark.parametrize("army", [*map(load_army, army_keys()), drifters()], ids=lambda army: army.key)
def test_an_army_comes_back_from_its_data(army: Army) -> None:
    data = msgspec.json.decode(msgspec.json.encode(army.data()))
    again = convert_army(data, "again")
    assert again == army
    assert (again.tiles, again.names, again.look) == (army.tiles, army.names, army.look)
    assert (again.order, again.about, again.traits) == (army.order, army.about, army.traits)


def test_an_army_is_told_by_its_content(tmp_path: Path) -> None:
    army = drifters()
    assert read_army(written(tmp_path)) == army
    assert len({army, drifters()}) == 1
    changed = [
        replace(army, names={**army.names, "en": "Others"}),
        replace(army, look=replace(army.look, colour="#3fa7d7")),
        replace(army, tiles=(replace(army.tiles[0], health=19), *army.tiles[1:])),
        replace(army, tiles=(replace(army.tiles[0], effects=()), *army.tiles[1:])),
        replace(army, traits=("merciless",)),
    ]
    assert len({army, *changed}) == 6


def test_ids_name_shipped_armies_by_key_and_others_by_content() -> None:
    army = drifters()
    assert [army_id(load_army(key)) for key in army_keys()] == list(army_keys())
    assert army_id(army) == f"drifters@{army.digest}"
    same = renamed(renamed(load_army("borgo"), "x"), "borgo")
    assert is_shipped(same)
    assert army_id(same) == "borgo"


def test_only_own_armies_are_written() -> None:
    army = drifters()
    assert written_armies([load_army("borgo"), army, army]) == [army.data()]
    assert convert_armies([army.data()]) == (army,)
    assert convert_armies([army.data()])[0] is convert_armies([army.data()])[0]


@pytest.mark.parametrize("moves", [0, 1, 25, 1000])
def test_a_match_of_an_own_army_comes_back_from_everything(moves: int) -> None:
    match = played(moves)
    assert match.over == (moves == 1000)
    for text in (match.record().to_json(), match.record().to_text()):
        again = Match.from_record(parse_record(text))
        assert (again.key(), again.outcome) == (match.key(), match.outcome)
        assert again.record() == match.record()
    stored = Match.from_bytes(match.to_bytes())
    assert stored.key() == match.key()
    assert Match.from_record(parse_record(stored.record().to_text())).key() == match.key()
    position = json.loads(json.dumps(match.position()))
    assert Match.from_position(position).position() == match.position()


def test_a_record_without_own_armies_is_as_before() -> None:
    match = Match(["moloch", "borgo"], seed=1)
    assert "own" not in match.record().to_dict()["options"]
    assert "own" not in match.position()


def test_files_may_name_an_army_that_is_given_apart() -> None:
    army, match = drifters(), played(10)
    record = msgspec.structs.replace(match.record(), own=[])
    assert Match.from_record(record, armies=[army]).key() == match.key()
    position = {name: value for name, value in match.position().items() if name != "own"}
    assert Match.from_position(position, [army]).legal == match.legal
    with pytest.raises(InvalidRecord, match=r'options\.armies: unknown army "drifters"'):
        Match.from_record(record)
    with pytest.raises(InvalidPosition, match='army: unknown army "drifters"'):
        Match.from_position(position)


def test_an_army_may_be_named_by_its_id() -> None:
    match = played(10)
    position = match.position()
    position["players"][0]["army"] = army_id(drifters())
    assert Match.from_position(position).legal == match.legal


def test_a_key_that_is_shipped_later_closes_no_record() -> None:
    """No game begins with a false Moloch, but one that was played before it was ours can be replayed."""
    false = renamed(drifters(), "moloch")
    with pytest.raises(InvalidArmy, match="a shipped army has this key"):
        Match([false, "borgo"])
    with pytest.raises(InvalidArmy, match="a shipped army has this key"):
        check_own([false])
    match = played(10)
    record = msgspec.structs.replace(match.record(), own=[false.data()], armies=["moloch", "borgo"])
    again = Match.from_record(parse_record(record.to_text()))
    assert again.state.rules.armies[0] == false
    assert Match.from_bytes(again.to_bytes()).state.rules.armies[0] == false
    assert [move.text for move in again.moves] == record.moves


def test_battles_are_fought_by_own_armies() -> None:
    position = {
        "players": [{"army": "drifters"}, {"army": "borgo"}],
        "units": [
            {"hex": "C3", "owner": 0, "tile": "slinger", "facing": 0},
            {"hex": "C1", "owner": 1, "tile": "mutant", "facing": 0},
        ],
        "own": [drifters().data()],
    }
    assert [row["tile"] for row in fight_position(position).to_dict()["units"]] == ["slinger"]


def test_sentences_know_where_own_tiles_point() -> None:
    match = Match.from_position(
        {
            "players": [{"army": "drifters"}, {"army": "borgo"}],
            "units": [{"hex": "A1", "owner": 0, "tile": "hq"}, {"hex": "E3", "owner": 1, "tile": "hq"}],
            "hands": [["wrestler", "ambush"], []],
            "stage": "act",
            "own": [drifters().data()],
        }
    )
    words = Words(match.state.rules.armies)
    assert "Wrestler C3 is placed, facing SE." in words.tell(match.push("place wrestler C3 2"))
    assert any(move.text.startswith("play ambush C3 ") for move in match.legal)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data.pop("total"), "total: is missing"),
        (lambda data: data["tile"][1].update(count=0), "tile slinger: count: expected 1..99"),
        (lambda data: data.update(key="x" * 24), "key: expected at most 23 letters, got 24"),
        (
            lambda data: data["tile"][1].update(key="x" * 41),
            f"tile {'x' * 41}: key: expected at most 40 letters",
        ),
        (lambda data: data["name"].update(en="x" * 401), "name.en: expected at most 400"),
        (lambda data: data["name"].update(en="a\x1b[2J"), "name.en: expected a line of text without control"),
        (lambda data: data["name"].update(en="a\nb"), "name.en: expected a line of text without control"),
        (lambda data: data["name"].update(en="a\u2028b"), "name.en: expected a line of text without control"),
        (lambda data: data["name"].update(en="a\uffffb"), "name.en: expected a line of text without control"),
        (
            lambda data: data["tile"][1].update(aliases=["x"] * 11),
            "tile slinger: aliases: expected at most 10",
        ),
        (
            lambda data: data["tile"][1].update(aliases=["x" * 41]),
            "tile slinger: aliases: expected at most 10",
        ),
        (lambda data: data.update(total=122), "total: expected 1..100"),
        (lambda data: data.clear(), "key: is missing"),
    ],
)
def test_a_mistake_in_an_army_is_named(change: Callable[[dict[str, Any]], object], said: str) -> None:
    data = drifters().data()
    change(data)
    refuse([data], f"own[0]: {said}")


def test_a_table_has_at_most_six_armies() -> None:
    refuse([drifters().data()] * 7, "own: expected at most 6 armies, got 7")


def refuse(own: list[dict[str, Any]], said: str) -> None:
    """Every kind of file that holds these armies is refused with these words."""
    match = played(3)
    position = match.position() | {"own": own}
    with pytest.raises(InvalidPosition) as refused:
        Match.from_position(position)
    assert str(refused.value).startswith(said)
    with pytest.raises(InvalidRecord) as closed:
        Match.from_record(msgspec.structs.replace(match.record(), own=own))
    assert str(closed.value).startswith(f"options.{said}")
    stored = msgspec.msgpack.decode(match.to_bytes())
    with pytest.raises(InvalidPosition, match=r"^bytes: expected a stored state, own"):
        Match.from_bytes(msgspec.msgpack.encode([*stored[:-1], own]))


JUNK: tuple[Any, ...] = (None, -1, 0, 7, 2**63, 1.5, "", "x", "\x00", [], [[]], {}, True, [1, 2, 3], [{}])


def damaged(data: Any, stream: Stream) -> None:
    """Change one place of an army, however deep it lies."""
    places = list(data) if isinstance(data, dict) else list(range(len(data)))
    place = places[stream.below(len(places))]
    if data[place] and isinstance(data[place], dict | list) and stream.below(3):
        damaged(data[place], stream)
    elif stream.below(5) == 0:
        del data[place]
    else:
        data[place] = deepcopy(JUNK[stream.below(len(JUNK))])


def test_a_damaged_army_plays_or_is_refused_in_one_sentence() -> None:
    match = played(12)
    position, refusals = match.position(), []
    for seed in range(600):
        data = drifters().data()
        damaged(data, Stream(seed))
        try:
            found = Match.from_position({**position, "own": [data]})
            assert Match.from_bytes(found.to_bytes()).key() == found.key()
        except InvalidPosition as error:
            refusals.append(str(error))
    assert 300 < len(refusals) < 600
    assert all(len(said.splitlines()) == 1 for said in refusals)


def test_a_start_of_another_army_is_refused() -> None:
    match = played(5)
    stored = Match.from_bytes(match.to_bytes()).record()
    other = replace(drifters(), look=replace(drifters().look, pattern="bars"))
    record = msgspec.structs.replace(stored, own=[other.data()])
    with pytest.raises(InvalidRecord, match="start: its armies, mode or settings"):
        Match.from_record(record)


def test_signs_that_end_a_header_are_harmless() -> None:
    army = drifters()
    odd = replace(army, names={**army.names, "en": "] # end"})
    match = Match([odd, "borgo"], seed=1)
    record = parse_record(match.record().to_text())
    assert record == match.record()
