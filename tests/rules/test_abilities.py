"""Mobility and Rotation (NH-12.1, NH-12.3)."""

import pytest

from ashfall.neuroshima.events import (
    Moved,
)
from tests.rules.vectors import board, legal_texts, match_at, play, refused

# 12.1 Mobility


@pytest.mark.clause("NH-12.1", "R-78")
def test_mobility_is_one_hex_and_a_turn_or_either() -> None:
    match = match_at(board("borgo moloch", "0.assassin C3; 1.blocker C2"), ["battle"])
    goals = {"D2", "D3", "C4", "B3", "B2"}
    moves = {f"mobility C3 {goal} {facing}" for goal in goals for facing in range(6)}
    turns = {f"mobility C3 C3 {facing}" for facing in range(1, 6)}  # staying as it is changes nothing
    assert set(legal_texts(match, "mobility")) == moves | turns


@pytest.mark.clause("NH-12.1")
@pytest.mark.parametrize(
    ("text", "clause"), [("mobility C3 C1 0", "NH-12.1"), ("mobility C3 C2 0", "NH-1.4")]
)
def test_mobility_needs_an_empty_neighbour(text: str, clause: str) -> None:
    match = match_at(board("borgo moloch", "0.assassin C3; 1.blocker C2"), ["battle"])
    assert refused(match, text).clause == clause


@pytest.mark.clause("NH-12.1")
def test_mobility_is_used_once_in_a_turn() -> None:
    units = "0.assassin C3; 0.hq A1; 1.hq E3"
    decks = [["mutant"] * 6, ["hybrid"] * 6]
    match = match_at(board("borgo moloch", units, decks=decks), ["move", "battle"])
    [moved] = play(match, "mobility C3 C2 4").events(Moved)
    assert (moved.unit.hex, moved.unit.facing, moved.cause) == ("C2", 4, "mobility")
    error = refused(match, "mobility C2 C1 0")
    assert (error.clause, error.text_id) == ("NH-12.1", "refusal-used")
    play(match, "play move C2 C3 0")  # in addition to Move tiles
    assert refused(match, "mobility C3 C2 0").clause == "NH-12.1"
    play(match, "end", "discard hybrid", "end", "discard mutant")
    assert "mobility C3 C2 0" in legal_texts(match)


@pytest.mark.clause("NH-12.1", "NH-4.5", "R-4")
def test_a_fresh_unit_may_use_its_mobility() -> None:
    match = match_at(board("borgo moloch", "1.hq E3"), ["assassin", "battle"])
    play(match, "place assassin A1 0")
    assert "mobility A1 A2 0" in legal_texts(match)


@pytest.mark.clause("NH-12.1")
def test_units_without_mobility_stay() -> None:
    match = match_at(board("borgo moloch", "0.mutant C3; 1.hornet C2"), ["battle"])
    error = refused(match, "mobility C3 C4 0")
    assert (error.clause, error.text_id) == ("NH-12.1", "refusal-no-ability")
    assert refused(match, "mobility C2 C1 0").clause == "NH-3.9"


# 12.3 Rotation


@pytest.mark.clause("NH-12.3", "R-78")
def test_rotation_turns_once_and_does_not_move() -> None:
    match = match_at(board("beasts moloch", "0.alpha C3 f2"), ["battle"])
    assert legal_texts(match, "rotate") == [f"rotate C3 {facing}" for facing in (0, 1, 3, 4, 5)]
    [moved] = play(match, "rotate C3 5").events(Moved)
    assert (moved.before.hex, moved.unit.hex, moved.unit.facing, moved.cause) == ("C3", "C3", 5, "rotation")
    error = refused(match, "rotate C3 0")
    assert (error.clause, error.text_id) == ("NH-12.3", "refusal-used")
    assert refused(match, "mobility C3 C4 0").clause == "NH-12.1"


@pytest.mark.clause("NH-12.3")
def test_rotation_is_new_each_turn_and_only_for_some() -> None:
    units = "0.alpha C3; 0.ram C4; 0.hq A1; 1.hq E3"
    decks = [["ram"] * 6, ["hybrid"] * 6]
    match = match_at(board("beasts moloch", units, decks=decks), ["ram"])
    assert refused(match, "rotate C4 1").clause == "NH-12.3"
    play(match, "rotate C3 1", "end", "discard hybrid", "end", "discard ram")
    assert "rotate C3 2" in legal_texts(match)


@pytest.mark.clause("NH-12.3", "NH-4.5", "R-4")
def test_a_fresh_unit_has_not_used_what_its_forerunner_on_the_hex_has() -> None:
    # The Ram's Friendly Fire kills the Scout that has just turned; the Alpha takes its hex.
    match = match_at(board("beasts moloch", "0.ram C4 f0; 0.scout C3"), ["hunt", "alpha", "battle"])
    play(match, "rotate C3 1", "play hunt C4 C4 0", "strike C4 N", "place alpha C3 0")
    assert "rotate C3 1" in legal_texts(match)
