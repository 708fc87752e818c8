"""Records that are damaged or do not replay: the field or the move is named."""

import base64
import json
import random
import time
from typing import Any

import msgspec
import pytest

from ashfall import neuroshima
from ashfall.table.errors import InvalidRecord
from tests.neuroshima.plays import played
from tests.neuroshima.refusing import BIG, SOON, refused, survives


def _record() -> neuroshima.Record:
    return played(20, 30).record()


def test_every_prefix_of_a_record_is_refused_or_shorter() -> None:
    record = _record()
    for end in range(len(record.to_json().rstrip())):
        refused(InvalidRecord, neuroshima.parse_record, record.to_json()[:end])
    for end in range(0, len(record.to_text()), 7):
        survives(replay, record.to_text()[:end])


def replay(text: str) -> neuroshima.Match:
    return neuroshima.Match.from_record(neuroshima.parse_record(text))


def test_flipped_characters_in_a_record() -> None:
    chance = random.Random(17)
    record = _record()
    for text in (record.to_json(), record.to_text()):
        for _ in range(100):
            letters = list(text)
            letters[chance.randrange(len(letters))] = chance.choice('0123456789ABCDE-"[]{}#, \n\x00é\ud800')
            survives(replay, "".join(letters))


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"game": "chess"}, "game"),
        ({"version": 2}, "version"),
        ({"version": "1"}, "version"),
        ({"options": {"armies": ["moloch"]}}, "options.armies"),
        ({"options": {"armies": ["moloch", "nobody"]}}, "options.armies"),
        ({"options": {}}, "options"),
        ({"options": {"armies": ["moloch", "borgo"], "mode": "chess"}}, "options.mode"),
        ({"options": {"armies": ["moloch", "borgo"], "mode": "ffa"}}, "options.armies"),
        ({"options": {"armies": ["moloch", "borgo"], "board": 37}}, "options.board"),
        ({"options": {"armies": ["moloch", "borgo"], "variants": ["blitz"]}}, "options.variants"),
        ({"options": {"armies": ["moloch", "borgo"], "settings": {"x": True}}}, "options"),
        ({"options": {"armies": ["moloch", "borgo"], "colour": "red"}}, "options"),
        ({"seed": -1}, "seed"),
        ({"seed": 1 << 63}, "seed"),
        ({"seed": "7"}, "seed"),
        ({"seed": 7.5}, "seed"),
        ({"decks": []}, "decks"),
        ({"decks": [["hq"], []]}, "decks[0]"),
        ({"decks": [["mutant"], []]}, "decks[0]"),
        ({"decks": [["hybrid"] * 35, []]}, "decks[0]"),
        ({"decks": [None, []]}, "decks[0]"),
        ({"start": "???"}, "start"),
        ({"start": "é"}, "start"),
        ({"start": base64.b64encode(b"garbage").decode()}, "start"),
        ({"moves": ["place hq C3 0", "place hq C3 0"]}, "moves[1]"),
        ({"moves": ["place hq C3 0", "fly"]}, "moves[1]"),
        ({"moves": [BIG]}, "moves[0]"),
        ({"moves": [7]}, "moves[0]"),
        ({"moves": ["end"] * 20_001}, "moves"),
        ({"moves": {}}, "moves"),
        ({"comment": "x"}, "record"),
    ],
)
def test_wrong_field_of_a_record_is_named(changes: dict[str, Any], named: str) -> None:
    good: dict[str, Any] = {"game": "neuroshima", "version": 1, "seed": 7, "decks": None, "moves": []}
    good["options"] = {"armies": ["moloch", "borgo"], "mode": "duel", "board": 19, "variants": []}
    text = json.dumps({**good, **changes})
    assert refused(InvalidRecord, replay, text).startswith(f"{named}: ")


def test_illegal_move_in_the_middle_is_named() -> None:
    record = _record()
    moves = [*record.moves[:12], "end of the world", *record.moves[13:]]
    assert refused(InvalidRecord, neuroshima.Match.from_record, record.with_moves(moves)).startswith(
        "moves[12]: "
    )
    moves = [*record.moves, "place hq C3 0"]
    assert refused(InvalidRecord, neuroshima.Match.from_record, record.with_moves(moves)).startswith(
        "moves[30]: "
    )


def test_moves_after_the_end_are_refused() -> None:
    match = played(4, 1000)
    assert match.over
    record = match.record().with_moves([*match.record().moves, "end"])
    assert refused(InvalidRecord, neuroshima.Match.from_record, record).startswith(
        f"moves[{len(match.moves)}]: "
    )


def test_record_with_another_seed_does_not_replay() -> None:
    record = msgspec.structs.replace(_record(), seed=21)
    assert refused(InvalidRecord, neuroshima.Match.from_record, record).startswith("moves[")


def test_start_of_another_match_is_refused() -> None:
    other = neuroshima.Match.from_bytes(played(1, 5).to_bytes()).record()
    record = msgspec.structs.replace(_record(), seed=None, start=other.start, moves=[])
    assert refused(InvalidRecord, neuroshima.Match.from_record, record).startswith("start: ")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "moves",
        "[game chess]",
        "[game neuroshima]",
        "[options {]",
        "[options {}]",
        "[seed \ud800]",
        "[options " + "[" * 100_000 + "]",
        "[" * 100_000,
        "{" * 100_000,
        '{"a":' * 100_000,
        "# only a comment",
        "\ud800",
        "{\ud800}",
        BIG,
        "[start " + BIG + "]",
        "[game " + BIG + "]",
    ],
    ids=range(17),
)
def test_text_that_is_no_record(text: str) -> None:
    start = time.perf_counter()
    refused(InvalidRecord, replay, text)
    assert time.perf_counter() - start < SOON
