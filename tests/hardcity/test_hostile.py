"""Files, bytes, moves and records that are damaged or forged: one sentence, and nothing crashes."""

import base64
import contextlib
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from ashfall.hardcity import IllegalMove, InvalidPosition, InvalidRecord, Match, parse_record
from ashfall.hardcity.files.audit import audit
from ashfall.hardcity.game import push
from ashfall.hardcity.ground import rows, tasks
from ashfall.hardcity.ground.state import State, state_of
from ashfall.hardcity.telling.decisions import KINDS
from ashfall.table.errors import AshfallError
from ashfall.table.random import Stream
from tests.hardcity.invariants import check_legal
from tests.hardcity.plays import TABLES, choose, new_match, played

LONGEST_ERROR = 1100
ROW = 3  # the place of the row in a stored state


def refused(kind: type[AshfallError], call: Callable[..., object], *given: object) -> str:
    """The sentence of the error that ``call`` must raise."""
    with pytest.raises(kind) as caught:
        call(*given)
    sentence = str(caught.value)
    assert sentence
    assert "\n" not in sentence
    assert len(sentence) < LONGEST_ERROR
    return sentence


def play_out(s: State, stream: Stream, moves: int) -> None:
    """What was taken can be played."""
    for _ in range(moves):
        if s.is_over():
            return
        check_legal(s)
        push(s, choose(s, stream))


def survives(s: State, row: list[int]) -> bool:
    """Whether a forged row is taken; then it can be played on."""
    forged = state_of(s.rules, row, 0, [])
    try:
        audit(forged)
    except InvalidPosition as error:
        sentence = str(error)
    else:
        play_out(forged, Stream(1), 25)
        return True
    assert "\n" not in sentence
    return False


def moments(count: int) -> list[State]:
    """States from games of every table, setup and ends of games included."""
    found = []
    for number in range(len(TABLES)):
        match, stream = new_match(number), Stream(number)
        for _ in range(count):
            found.append(match.state)
            for _ in range(12):
                if not match.over:
                    match.push(choose(match.state, stream))
    return found


@pytest.fixture(scope="module")
def states() -> list[State]:
    return moments(5)


def test_single_forged_numbers(states: list[State]) -> None:
    chance, taken = random.Random(3), 0
    values = (-2, -1, 0, 1, 2, 3, 7, 38, 79, 100, 255, 1 << 16, 1 << 40, -(1 << 40))
    for s in states:
        for _ in range(25):
            row = [int(number) for number in s.row]
            place = chance.randrange(len(row))
            row[place] = chance.choice([*values, row[place] + 1, row[place] - 1])
            taken += survives(s, row)
    assert taken  # some of them are only other states


def test_forged_agendas(states: list[State]) -> None:
    """Frames that were not there, with any small numbers: refused, or at least playable."""
    chance = random.Random(5)
    for s in states:
        for _ in range(25):
            row = [int(number) for number in s.row]
            depth = row[rows.AGENDA_AT]
            start = rows.AGENDA_AT + 1 + depth * rows.FRAME
            if chance.random() < 0.5:
                start -= rows.FRAME
            else:
                row[rows.AGENDA_AT] += 1
            if start < rows.AGENDA_AT:
                continue
            numbers = [chance.choice((0, 0, 1, 2, 3, 12, 40, 255, -1)) for _ in range(7)]
            row[start : start + rows.FRAME] = [chance.choice(list(KINDS)), *numbers]
            survives(s, row)


def test_forged_figures_and_people(states: list[State]) -> None:
    chance = random.Random(7)
    for s in states:
        for _ in range(15):
            row = [int(number) for number in s.row]
            for _ in range(3):
                place = chance.choice(
                    (
                        rows.PEOPLE_AT + chance.randrange(rows.PEOPLE * rows.PERSON),
                        rows.MUTANTS_AT + chance.randrange(2 * rows.MUTANTS),
                        rows.LOADS_AT + chance.randrange(rows.LOADS + 2 * rows.CRATES + rows.CLOUDS),
                    )
                )
                row[place] = chance.choice((-10, -2, -1, 0, 1, 3, 20, 79, 80))
            survives(s, row)


Change = Callable[[list[int]], None]


def put(place: int, value: int) -> Change:
    def change(row: list[int]) -> None:
        row[place] = value

    return change


def put_frame(task: int, *numbers: int) -> Change:
    def change(row: list[int]) -> None:
        start = rows.AGENDA_AT + 1 + row[rows.AGENDA_AT] * rows.FRAME
        row[start : start + rows.FRAME] = [task, *numbers, *[0] * (7 - len(numbers))]
        row[rows.AGENDA_AT] += 1

    return change


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (put(rows.ORDER, 8), "out of range"),
        (put(rows.ROUND, 41), "out of range"),
        (put(rows.SEED, -1), "out of range"),
        (put(rows.CAR_AT, -1), "out of range"),
        (put(rows.SCALARS - 1, 1), "out of range"),
        (put(rows.PEOPLE_AT + rows.HEALTH, 0), "officers"),
        (put(rows.PEOPLE_AT + rows.IN_PLAY, 0), "officers"),
        (put(rows.PEOPLE_AT + rows.LEADER, 1), "officers"),
        (put(rows.MUTANTS_AT + rows.KAFAR, 5), "mutants"),
        (put(rows.MUTANTS_AT + 30, 5), "mutants"),
        (put(rows.STATES_AT + 29, 1), "mutants"),
        (put(rows.LOADS_AT, -99), "a load"),
        (put(rows.LOADS_AT + rows.BATTERY, -10), "a load"),
        (put(rows.CRATES_AT, 80), "a token"),
        (put(rows.LIDS_AT, 1), "a token"),
        (put(rows.PILES_AT + rows.CHAOS_PILE * rows.PILE, 40), "piles"),
        (put(rows.PILES_AT + rows.CHAOS_PILE * rows.PILE + 1, 99), "cards"),
        (put(rows.PILES_AT + rows.POLICE * rows.PILE + 1, 12), "cards"),
        (put(rows.PEOPLE_AT + rows.CARDS, 1 | 2**24), "cards"),
        (put(rows.PEOPLE_AT + rows.GEAR + 1, 2), "cards"),
        (put(rows.AGENDA_AT, 0), "in the middle"),
        (put(rows.AGENDA_AT, rows.FRAMES + 1), "in the middle"),
        (put(rows.AGENDA_AT + 1, 159), "in the middle"),
        (put_frame(tasks.ROUND_TASK), "in the middle"),
        (put_frame(tasks.AUTO_CARD, 1), "in the middle"),
        (put_frame(tasks.STOLEN_AP), "in the middle"),
        (put_frame(tasks.CIVILIAN_HIT, 7), "in the middle"),
        (put_frame(tasks.SHOT, 0, 200, 3), "in the middle"),
        (put_frame(tasks.REACTION, 0, 0, 200), "in the middle"),
    ],
)
def test_what_cannot_be_is_named(change: Change, said: str) -> None:
    match = played(0, 40)
    row = [int(number) for number in match.state.row]
    change(row)
    assert said in refused(InvalidPosition, audit, state_of(match.state.rules, row, 0, []))


def test_prefixes_and_flipped_bytes_of_stored_states() -> None:
    chance = random.Random(11)
    for number in (0, 7):
        data = played(number, 30).to_bytes()
        for end in range(0, len(data), 97):
            refused(InvalidPosition, Match.from_bytes, data[:end])
        for _ in range(60):
            damaged = bytearray(data)
            damaged[chance.randrange(len(damaged))] = chance.getrandbits(8)
            with contextlib.suppress(InvalidPosition):
                play_out(Match.from_bytes(bytes(damaged)).state.copy(), Stream(2), 10)


def test_garbage_is_no_stored_state() -> None:
    chance = random.Random(13)
    for size in (0, 1, 10, 1000):
        refused(InvalidPosition, Match.from_bytes, chance.randbytes(size))
    refused(InvalidPosition, Match.from_bytes, b"\x91" * 1_000_000)


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (0, 2),
        (1, {"episode": 9, "mode": "versus", "players": 2}),
        (1, {"episode": 1, "mode": "duel", "players": 2}),
        (1, {"episode": 2, "mode": "coop", "players": 1}),
        (1, {"episode": 1, "mode": "versus", "players": 99}),
        (1, []),
        (2, 4),
        (2, -1),
        (ROW, []),
        (ROW, [0] * 10),
        (ROW, [0] * rows.SIZE),
        (ROW, [1 << 62] * rows.SIZE),
        (ROW, "row"),
    ],
)
def test_forged_fields_of_stored_states_are_refused(place: int, value: Any) -> None:
    fields: list[Any] = msgspec.msgpack.decode(played(0, 30).to_bytes())
    fields[place] = value
    refused(InvalidPosition, Match.from_bytes, msgspec.msgpack.encode(fields))


def test_any_number_or_text_as_a_move() -> None:
    chance = random.Random(17)
    for number in range(len(TABLES)):
        match = played(number, 25)
        legal = {move.code for move in match.legal}
        for _ in range(60):
            code = chance.choice((chance.getrandbits(32), -1, 1 << 40, chance.getrandbits(8) << 24))
            if code not in legal:
                refused(IllegalMove, match.push, code)
        for text in (
            "",
            "end" * 10_000,
            "step \x00",
            "shoot A1 A2 A3",
            "move mutant99 A1",
            "скок A1",
            "- - -",
        ):
            if text not in [move.text for move in match.legal]:
                refused(IllegalMove, match.push, text)


def record_of(**changes: Any) -> str:
    """A record file with other fields."""
    data = played(1, 6).record().to_dict()
    return msgspec.json.encode({**data, **changes}).decode()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1"),
        ("{", "JSON"),
        ("[" * 100_000, "line 1"),
        (record_of(game="chess"), "game"),
        (record_of(version=9), "version"),
        (record_of(moves="end"), "moves"),
        (record_of(seed="x"), "seed"),
        (record_of(options={"episode": "one"}), "episode"),
        (record_of(options={"episode": 1, "pets": 3}), "pets"),
        (record_of(moves=["end"] * 30_000), "at most"),
    ],
)
def test_records_that_cannot_be_read(text: str, said: str) -> None:
    assert said in refused(InvalidRecord, parse_record, text)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"seed": -1}, "seed"),
        ({"seed": 1 << 63}, "seed"),
        ({"moves": ["end"]}, "moves[0]"),
        ({"moves": ["fly away"]}, "moves[0]"),
        ({"start": "not base64!"}, "start"),
        ({"start": base64.b64encode(b"junk").decode()}, "start"),
        ({"options": {"episode": 7, "mode": "versus", "players": 2}}, "episode"),
        ({"options": {"episode": 1, "mode": "versus", "players": 7}}, "players"),
    ],
)
def test_records_that_cannot_be_replayed(changes: dict[str, Any], said: str) -> None:
    record = parse_record(record_of(**changes))
    assert said in refused(InvalidRecord, Match.from_record, record)


def test_a_start_of_another_table_is_refused() -> None:
    middle = Match.from_bytes(played(0, 30).to_bytes()).record()
    data = {**middle.to_dict(), "options": {"episode": 2, "mode": "versus", "players": 2}}
    record = parse_record(msgspec.json.encode(data).decode())
    assert "not those of the record" in refused(InvalidRecord, Match.from_record, record)
