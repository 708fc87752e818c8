"""Replays: every step of a game as it was."""

import msgspec
import pytest

from ashfall.neuroshima import Match
from ashfall.neuroshima.record import parse_record
from ashfall.server.neuroshima.battles import battle_show
from ashfall.server.neuroshima.lines import event_lines
from ashfall.server.neuroshima.replay import MOST_STEPS, replay_of
from ashfall.server.neuroshima.sight import sight_of
from ashfall.table.errors import InvalidRecord
from tests.server.games import game


@pytest.mark.parametrize("number", [0, 4, 17])
def test_every_step_is_shown_as_it_was(number: int) -> None:
    steps = []
    for played in game(number):
        lines = event_lines(played.events, played.before.rules.armies)
        steps.append(
            (
                sight_of(played.match, ()),
                lines,
                battle_show(played.before, played.events, lines, played.after),
            )
        )
    match = played.match
    replay = replay_of(match.record(), ["Ada", "Bob"])
    assert (replay.armies, replay.names, replay.seed) == (match.armies, ["Ada", "Bob"], str(number))
    assert [step.move for step in replay.steps] == ["", *(move.text for move in match.moves)]
    assert [(step.sight, step.lines, step.battle) for step in replay.steps[1:]] == steps
    assert all(step.title is not None and step.seat is not None for step in replay.steps[1:])
    assert all(step.sight.legal == [] for step in replay.steps)
    assert parse_record(replay.record) == parse_record(replay.plain) == match.record()
    assert len(msgspec.json.encode(replay)) < 3_000_000


def test_seeds_that_browsers_cannot_count_to_are_kept() -> None:
    seed = 2**63 - 1
    replay = replay_of(Match(["moloch", "borgo"], seed=seed).record())
    assert replay.seed == str(seed)
    assert {parse_record(text).seed for text in (replay.record, replay.plain)} == {seed}


def test_moves_that_cannot_be_are_named() -> None:
    record = Match(["moloch", "borgo"]).record().with_moves(["place hq C3 0", "fly"])
    with pytest.raises(InvalidRecord, match=r'moves\[1\]: "fly": move "fly": unknown verb'):
        replay_of(record)


def test_replays_are_bounded() -> None:
    record = Match(["moloch", "borgo"]).record().with_moves(["end"] * (MOST_STEPS + 1))
    with pytest.raises(InvalidRecord, match="moves: expected at most 1500, got 1501"):
        replay_of(record)
