"""Records: JSON and plain text, comments, replays to any move, and games that do not begin empty."""

import json

import msgspec
import pytest

from ashfall import neuroshima
from ashfall.neuroshima.record import Record
from ashfall.table.errors import InvalidRecord
from tests.neuroshima.plays import OTHER_OPTIONS, PAIRS, played

Match = neuroshima.Match
parse = neuroshima.parse_record


def test_json_has_the_fields_of_the_contract() -> None:
    data = json.loads(played(1, 10).record().to_json())
    assert list(data) == ["game", "version", "rules", "options", "seed", "decks", "moves"]
    assert data["options"] == {"armies": list(PAIRS[1]), "mode": "duel", "board": 19, "variants": []}
    assert (data["game"], data["version"], data["seed"], data["decks"]) == ("neuroshima", 1, 1, None)
    assert len(data["moves"]) == 10


def test_json_has_a_move_a_line() -> None:
    record = played(1, 10).record()
    lines = [line.strip() for line in record.to_json().splitlines()]
    assert all(f'"{move}"' in " ".join(lines) for move in record.moves)
    assert sum(line.rstrip(",") in {f'"{move}"' for move in record.moves} for line in lines) == 10


@pytest.mark.parametrize("seed", range(0, 36, 5))
def test_record_of_a_whole_game_replays(seed: int) -> None:
    match = played(seed, 2000)
    for text in (match.record().to_json(), match.record().to_text()):
        twin = Match.from_record(parse(text))
        assert (twin.key(), twin.outcome) == (match.key(), match.outcome)
        assert twin.record() == match.record()


def test_replay_up_to_a_move() -> None:
    match = played(2, 40)
    for moves in (0, 1, 39, 40, 100):
        twin = Match.from_record(match.record(), upto=moves)
        assert twin.moves == match.moves[:moves]
    assert Match.from_record(match.record(), upto=0).key() == Match(PAIRS[2], seed=2).key()


def test_record_with_settings() -> None:
    match = Match(["moloch", "borgo"], seed=4, options=OTHER_OPTIONS)
    record = parse(match.record().to_json())
    assert record.settings == OTHER_OPTIONS
    assert Match.from_record(record).state.rules.options.given == OTHER_OPTIONS
    assert Match.from_record(parse(match.record().to_text())).record() == match.record()


def test_record_with_decks_has_no_seed() -> None:
    match = Match(["moloch", "borgo"], seed=9, decks=[["clown", "guard"], ["mutant"]])
    match.push("place hq A1 0")
    record = parse(match.record().to_text())
    assert (record.seed, record.decks) == (None, [["clown", "guard"], ["mutant"]])
    assert Match.from_record(record).key() == match.key()


def test_record_from_a_position_holds_its_start() -> None:
    match = Match.from_position(
        {
            "players": [{"army": "moloch"}, {"army": "borgo", "hq": 12}],
            "units": [{"hex": "C3", "owner": 0, "tile": "clown"}],
            "hands": [["battle", "clown"], []],
            "stage": "act",
        }
    )
    match.push("play battle")
    match.push("explode C3")
    for text in (match.record().to_json(), match.record().to_text()):
        assert Match.from_record(parse(text)).key() == match.key()


def test_record_that_starts_inside_a_battle() -> None:
    match = Match.from_position(
        {
            "players": [{"army": "moloch"}, {"army": "borgo"}],
            "units": [{"hex": hex, "owner": 0, "tile": "clown"} for hex in ("C3", "A1")],
            "hands": [["battle"], []],
            "stage": "act",
        }
    )
    match.push("play battle")
    match.push(match.legal[1])
    inside = Match.from_bytes(match.to_bytes())
    inside.push(inside.legal[0])
    assert Match.from_record(parse(inside.record().to_json())).key() == inside.key()


def test_popped_moves_are_not_recorded() -> None:
    match = played(3, 20)
    match.pop()
    assert len(match.record().moves) == 19


PLAIN = """\
# A short game.
[game neuroshima]
[version 1]
[options {"armies": ["moloch", "borgo"]}]
[seed 7]

place hq C3 0   # in the middle
# far away
PLACE HQ A1 0
# The end.
"""


def test_plain_text_with_comments() -> None:
    record = parse(PLAIN)
    assert record.moves == ["place hq C3 0", "PLACE HQ A1 0"]
    assert record.comments == {0: ["A short game.", "in the middle"], 1: ["far away"], 2: ["The end."]}
    assert [move.text for move in Match.from_record(record).moves] == ["place hq C3 0", "place hq A1 0"]


def test_plain_text_keeps_comments_before_moves() -> None:
    record = parse(PLAIN)
    again = parse(record.to_text())
    assert again.moves == record.moves
    assert again.comments == record.comments


def test_comments_stay_on_one_line() -> None:
    record = msgspec.structs.replace(played(6, 2).record(), comments={0: ["two\nlines"], 2: ["last"]})
    again = parse(record.to_text())
    assert again.moves == record.moves
    assert again.comments == {0: ["two lines"], 2: ["last"]}


def test_a_record_needs_a_seed_to_be_replayed() -> None:
    record = parse('{"options": {"armies": ["moloch", "borgo"]}}')
    assert record == Record(armies=["moloch", "borgo"])
    with pytest.raises(InvalidRecord, match="seed: expected a seed, decks or a start"):
        Match.from_record(record)


def test_wrong_line_of_plain_text_is_named() -> None:
    with pytest.raises(InvalidRecord, match="line 3"):
        parse(PLAIN.replace("[version 1]", "[version one]"))
    with pytest.raises(InvalidRecord, match="line 1"):
        parse("place hq C3 0\n")


def test_records_of_equal_games_are_equal() -> None:
    assert played(6, 30).record() == played(6, 30).record()
    assert played(6, 30).record() != played(6, 31).record()
    assert msgspec.structs.replace(played(6, 30).record(), seed=5) != played(6, 30).record()
