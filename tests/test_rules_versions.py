"""The version of the rules: written games change only with it, and records tell it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ashfall import hardcity, neuroshima
from ashfall.table.errors import InvalidRecord
from ashfall.table.play import PlayedMatch
from scripts.playthroughs import GAMES, Playthroughs, compare, digests, kept
from tests.neuroshima.goldens import written_number

ROOMS: dict[str, Any] = {"neuroshima": neuroshima, "hardcity": hardcity}

NUMBERS: dict[str, Callable[[Any], int]] = {
    "neuroshima": lambda match: written_number(match.state),
    "hardcity": lambda match: match.key(),
}

# Records as they were written before rules had versions, and where they led.
OLD = {
    "neuroshima/duel": 0x64BD858A866EAC78,
    "neuroshima/points": 0x9DD16A30996D2AED,
    "neuroshima/settings": 0x6CA69E32CEB6F38F,
    "neuroshima/stored_state": 0xF7CDC132CA92DDD5,
    "hardcity/campaign": 0x7E039520CDF3D150,
}

# Those that later rules forbid somewhere: AutoDoc's mutants act once a turn (HC-R60), maps and cards changed.
FORBIDDEN = ("hardcity/versus", "hardcity/coop", "hardcity/own_episode", "hardcity/stored_state")


@pytest.mark.parametrize("name", GAMES)
def test_written_games_are_those_of_this_version_of_the_rules(name: str) -> None:
    facts, module = GAMES[name]
    written = kept(facts, module.FOLDER)
    versions = written.versions()
    assert list(versions) == list(range(1, facts.rules + 1)), "python -m scripts.playthroughs --update"
    found = digests(written.texts())
    assert found == {game: versions[facts.rules].get(game) for game in found}, "raise RULES_VERSION"


@pytest.fixture
def written(tmp_path: Path) -> Playthroughs:
    """Two written games."""
    made = Playthroughs("neuroshima", 1, tmp_path)
    made.write({tmp_path / "a.txt": "one\n", tmp_path / "b.txt": "two\n"})
    return made


def test_a_changed_game_is_not_written_under_the_same_version(
    written: Playthroughs, capsys: pytest.CaptureFixture[str]
) -> None:
    a, b = written.texts()
    assert compare(written, {a: "other\n", b: "two\n"}, update=True) == 1
    assert "version 1 of the rules gave other games (a); raise RULES_VERSION" in capsys.readouterr().out
    assert written.texts() == {a: "one\n", b: "two\n"}
    assert compare(written, {b: "two\n"}, update=True) == 0  # somebody takes it away first
    assert compare(written, {a: "other\n", b: "two\n"}, update=True) == 1


def test_a_version_that_is_not_published_is_written_again(written: Playthroughs) -> None:
    a, b = written.texts()
    before = written.versions()[1]
    assert compare(written, {a: "other\n", b: "two\n"}, update=True, again=True) == 0
    now = written.versions()[1]
    assert (now["a"] != before["a"], now["b"]) == (True, before["b"])


def test_a_new_version_writes_what_changed_and_keeps_what_was(written: Playthroughs) -> None:
    a, b = written.texts()
    before = written.versions()[1]
    later = replace(written, rules=2)
    assert compare(later, {a: "other\n", b: "two\n"}, update=False) == 1
    assert compare(later, {a: "other\n", b: "two\n"}, update=True) == 0
    versions = later.versions()
    assert (list(versions), versions[1], versions[2]["b"]) == ([1, 2], before, before["b"])
    assert versions[2]["a"] != before["a"]


def test_another_game_may_be_written_down_at_any_time(written: Playthroughs) -> None:
    more = written.texts() | {written.folder / "c.txt": "three\n"}
    assert compare(written, more, update=True) == 0
    assert sorted(written.versions()[1]) == ["a", "b", "c"]


@pytest.mark.parametrize("form", ["json", "txt"])
@pytest.mark.parametrize("name", OLD)
def test_records_from_before_versions_open(name: str, form: str) -> None:
    game, _, file = name.partition("/")
    room = ROOMS[game]
    text = (Path(__file__).parent / game / "records" / f"{file}.{form}").read_text(encoding="utf-8")
    record = room.parse_record(text)
    assert record.rules is None
    assert "rules" not in record.to_dict()
    match = room.Match.from_record(record)
    assert NUMBERS[game](match) == OLD[name]
    assert match.record().rules == room.RULES_VERSION  # it was played again, by the rules of today


@pytest.mark.parametrize("form", ["json", "txt"])
@pytest.mark.parametrize("name", FORBIDDEN)
def test_records_that_the_rules_of_today_forbid_tell_so_and_open_as_far_as_they_go(
    name: str, form: str
) -> None:
    game, _, file = name.partition("/")
    room = ROOMS[game]
    text = (Path(__file__).parent / game / "records" / f"{file}.{form}").read_text(encoding="utf-8")
    record = room.parse_record(text)
    with pytest.raises(InvalidRecord) as refused:
        room.Match.from_record(record)
    said = str(refused.value)
    assert said.endswith(
        f"(made with rules from before they had versions, here is version {room.RULES_VERSION})"
    )
    legal = int(said.removeprefix("moves[").split("]")[0])
    assert len(room.Match.from_record(record, legal).moves) == legal > 0


def neuroshima_match() -> PlayedMatch[Any]:
    return neuroshima.Match(["moloch", "borgo"], seed=7)


def hardcity_match() -> PlayedMatch[Any]:
    return hardcity.Match(1, 7)


def with_moves(match: PlayedMatch[Any], moves: list[str], rules: int | None) -> Any:
    """A record of a match as if it had been made with other rules."""
    record: Any = match.record()
    return msgspec.structs.replace(record, moves=moves, rules=rules)


BEGINNINGS = {"neuroshima": neuroshima_match, "hardcity": hardcity_match}


@pytest.mark.parametrize(("name", "begin"), BEGINNINGS.items())
def test_records_tell_the_version_of_the_rules(name: str, begin: Callable[[], PlayedMatch[Any]]) -> None:
    room, record = ROOMS[name], begin().record()
    assert room.GAME.rules == room.RULES_VERSION
    for text, line in (
        (record.to_json(), f'"rules": {room.RULES_VERSION},'),
        (record.to_text(), f"[rules {room.RULES_VERSION}]"),
    ):
        assert line in [each.strip() for each in text.splitlines()]
        assert room.parse_record(text) == record


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        (None, " (made with rules from before they had versions, here is version {here})"),
        (99, " (made with version 99 of the rules, here is version {here})"),
    ],
)
@pytest.mark.parametrize(("name", "begin"), BEGINNINGS.items())
def test_a_move_that_is_no_longer_legal_tells_of_both_rules(
    name: str, begin: Callable[[], PlayedMatch[Any]], rules: int | None, said: str
) -> None:
    room = ROOMS[name]
    record = with_moves(begin(), ["fly"], rules)
    for text in (record.to_json(), record.to_text()):
        with pytest.raises(InvalidRecord) as refused:
            room.Match.from_record(room.parse_record(text))
        assert str(refused.value).startswith('moves[0]: "fly": ')
        assert str(refused.value).endswith(said.format(here=room.RULES_VERSION))


@pytest.mark.parametrize(("name", "begin"), BEGINNINGS.items())
def test_a_wrong_move_under_the_same_rules_is_only_wrong(
    name: str, begin: Callable[[], PlayedMatch[Any]]
) -> None:
    record = with_moves(begin(), ["fly"], ROOMS[name].RULES_VERSION)
    with pytest.raises(InvalidRecord) as refused:
        ROOMS[name].Match.from_record(record)
    assert "made with" not in str(refused.value)


@pytest.mark.parametrize("name", BEGINNINGS)
def test_a_version_of_the_rules_is_a_positive_number(name: str) -> None:
    room = ROOMS[name]
    data = BEGINNINGS[name]().record()
    text = data.to_json().replace(f'"rules": {room.RULES_VERSION}', '"rules": 0')
    with pytest.raises(InvalidRecord, match="rules: expected `int` >= 1"):
        room.parse_record(text)
