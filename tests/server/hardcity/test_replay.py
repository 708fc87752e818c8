"""Replays of Hard City: every step of a game as it was, with little to send."""

from __future__ import annotations

import gzip
from collections.abc import Sequence

import msgspec
import pytest

from ashfall.hardcity import Match, parse_record
from ashfall.server.hardcity.lines import lines_of
from ashfall.server.hardcity.replay import MOST_MOVES
from ashfall.server.hardcity.shapes import CityReplay
from ashfall.server.hardcity.sight import widest_audience
from ashfall.server.hardcity.table import TABLE
from ashfall.table.errors import InvalidRecord
from tests.server.hardcity.games import game
from tests.server.playing import Json
from tests.server.working import finished

BYTES_FOR_A_MOVE = 500  # gzipped; a game of 300 moves may have 150 kB


def replay_of(text: str, names: Sequence[str] = ()) -> CityReplay:
    return finished(TABLE.replay(text, names))


def plain(value: object) -> Json:
    found: Json = msgspec.to_builtins(value)
    return found


@pytest.mark.parametrize("number", [1, 8, 12])
def test_every_step_is_shown_as_it_was(number: int) -> None:
    tables, told, turns = [], [], []
    for step in game(number):
        view = TABLE.view(step.match, widest_audience(step.match))
        tables.append(plain(view.now()))
        told.append(lines_of(view.told(step.events)))
        turns.append(step.match.at(step.before))
    match = step.match
    replay = replay_of(match.record().to_json(), ["Ada"])
    assert (replay.names, replay.seed, replay.terms.episode) == (["Ada"], str(number), match.options.episode)
    assert [step.move for step in replay.steps] == [move.text for move in match.moves]
    assert [step.lines for step in replay.steps] == told
    assert [(step.seat, step.turn) for step in replay.steps] == [
        (int(before.state.chooser), TABLE.turn(before)) for before in turns
    ]
    now = plain(replay.start)
    for step_number, (shown, table) in enumerate(zip(replay.steps, tables, strict=True)):
        now = {**now, **plain(shown.now)}
        assert now == table
        for mark in replay.marks:
            if mark.step == step_number:
                assert mark.kind != "round" or mark.round == now["round"]
                assert mark.kind != "points" or mark.total <= now[mark.side]
    rounds = [mark.round for mark in replay.marks if mark.kind == "round"]
    assert rounds == list(range(replay.start.round + 1, match.round + 1))
    points = {
        side: sum(mark.points for mark in replay.marks if mark.side == side) for side in ("order", "chaos")
    }
    assert points == {side: now[side] for side in points}
    assert (replay.outcome is None) == (match.outcome is None)
    assert parse_record(replay.record) == parse_record(replay.plain) == match.record()
    assert len(gzip.compress(msgspec.json.encode(replay))) < BYTES_FOR_A_MOVE * len(replay.steps)


def test_moves_that_cannot_be_are_named_and_bounded() -> None:
    record = Match(1, 2).record()
    with pytest.raises(InvalidRecord, match=r'moves\[0\]: "fly"'):
        replay_of(record.with_moves(["fly"]).to_json())
    with pytest.raises(InvalidRecord, match=f"moves: expected at most {MOST_MOVES}, got {MOST_MOVES + 1}"):
        replay_of(record.with_moves(["end"] * (MOST_MOVES + 1)).to_json())
