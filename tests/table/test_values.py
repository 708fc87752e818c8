"""Matches and views are values: compared, hashed, copied, pickled and printed, in any game."""

import copy
import pickle
import unittest.mock
from typing import Any

import pytest

from ashfall import hardcity, neuroshima
from ashfall.table.contract import Move
from ashfall.table.errors import IllegalMove
from ashfall.table.play import PlayedMatch
from ashfall.table.random import Stream
from tests.hardcity import plays as city_plays
from tests.neuroshima import plays
from tests.table.nim import Heap, Nim


def matches() -> list[PlayedMatch[Any]]:
    """Some way into each game; of Hard City also a finale that victories have made harder."""
    campaign = hardcity.Campaign(results=(True, False, True, True))
    finale = hardcity.Match(5, 3, mode="coop", campaign=campaign)
    nim = Nim(Heap(9))
    nim.push("take 2")
    return [
        nim,
        plays.played(4, 31),
        plays.large_match(5, 40),
        *(city_plays.play_on(match, Stream(9), 40) for match in (city_plays.new_match(2), finale)),
    ]


@pytest.mark.parametrize("match", matches())
def test_a_copy_of_any_kind_is_equal_and_independent(match: PlayedMatch[Any]) -> None:
    for twin in (copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert (twin, hash(twin), twin.moves) == (match, hash(match), match.moves)
        assert twin.record() == match.record() or isinstance(match, Nim)
        assert twin.legal == pickle.loads(pickle.dumps(match.legal)) == match.legal
        assert [move.text for move in copy.deepcopy(match.legal)] == [move.text for move in match.legal]
        twin.push(twin.legal[-1])
        assert twin != match
        assert twin.pop() == match.legal[-1]
        assert twin.pop() == match.moves[-1]
        assert len(match.moves) == len(twin.moves) + 1


@pytest.mark.parametrize("match", matches())
def test_a_view_travels_and_tells_no_more_than_before(match: PlayedMatch[Any]) -> None:
    for seat in (None, *range(match.seats)):
        view: Any = match.view(seat)
        twin = pickle.loads(pickle.dumps(view))
        assert (twin, hash(twin), twin.seat, twin.legal) == (view, hash(view), seat, view.legal)
        assert view != match
    assert match.view(0) != match.view(None)


@pytest.mark.parametrize("match", [match for match in matches() if not isinstance(match, Nim)])
def test_the_state_of_an_engine_travels_by_itself(match: PlayedMatch[Any]) -> None:
    state = match.state
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        again: Any = type(match).from_state(twin)  # type: ignore[attr-defined]
        assert again == match
        again.push(again.legal[0])
        assert match.legal == match.copy().legal


def test_what_a_view_guesses_becomes_a_match() -> None:
    for match in matches()[1:]:
        view: Any = match.view(0)
        guess: Any = type(match).from_state(view.sample(Stream(1)))  # type: ignore[attr-defined]
        assert guess.view(0) == view


def test_tables_with_other_rules_are_not_equal() -> None:
    one = neuroshima.Match(["moloch", "borgo"], seed=7)
    assert one == neuroshima.Match(["moloch", "borgo"], seed=7, options={"pay_last_health": False})
    assert one != neuroshima.Match(["moloch", "borgo"], seed=7, options={"pay_last_health": True})
    assert one != neuroshima.Match(["moloch", "borgo"], seed=8)
    assert hardcity.Match(1, 7) != hardcity.Match(1, 7, mode="coop")
    assert one != "moloch"
    assert one == unittest.mock.ANY
    one.options.settings["pay_last_health"] = True
    assert one.options.settings == {}


@pytest.mark.parametrize("match", matches())
def test_everybody_can_be_asked_the_same(match: PlayedMatch[Any]) -> None:
    decision = match.decision
    assert decision is not None
    assert match.to_move == decision.seat
    assert match.returns() == [0.0] * match.seats
    assert all(match.is_legal(move) and match.is_legal(move.text) and move.text for move in match.legal)
    assert not match.is_legal("picnic")
    while not match.over:
        match.push(match.legal[len(match.legal) // 2])
    outcome = match.outcome
    assert outcome is not None
    assert [match.to_move, match.decision] == [None, None]
    won = [seat for seat, value in enumerate(match.returns()) if value > 0]
    assert won == ([] if outcome.drawn else list(outcome.winners))


def test_an_officer_and_his_friends_lose_to_autodoc_together() -> None:
    match = hardcity.Match(5, 11, mode="coop", players=2)
    while not match.over:
        match.push(match.legal[-1])
    assert match.outcome is not None
    assert match.outcome.winners == ()
    assert match.returns() == [-1.0, -1.0]


@pytest.mark.parametrize("match", matches())
@pytest.mark.parametrize("wrong", [1.0, None, [1], b"end"])
def test_what_is_no_move_is_refused_in_words(match: PlayedMatch[Any], wrong: Any) -> None:
    with pytest.raises(IllegalMove, match="expected a move, its text or its number"):
        match.push(wrong)


@pytest.mark.parametrize("seat", [-1, 2, 0.0, True, "0"])
def test_a_seat_that_is_none_is_refused_in_words(seat: Any) -> None:
    match = neuroshima.Match(["moloch", "borgo"], seed=7)
    for ask in (
        match.hand,
        match.health,
        match.pile,
        match.discards,
        match.remaining,
        match.is_out,
        match.view,
    ):
        with pytest.raises(ValueError, match=r"^seat: expected 0 to 1, got "):
            ask(seat)
    with pytest.raises(ValueError, match=r"^seat: expected 0 to 1, got "):
        hardcity.Match().view(seat)


def test_moves_write_their_text_when_somebody_asks() -> None:
    asked: list[int] = []
    move = Move(7, lambda code: asked.append(code) or f"take {code}")  # type: ignore[func-returns-value]
    assert (move, hash(move), int(move)) == (Move(7, "else"), hash(7), 7)
    assert Move(6, "") < move <= move < Move(8, "")
    assert asked == []
    assert (str(move), repr(pickle.loads(pickle.dumps(move)))) == ("take 7", "Move('take 7')")


def test_events_are_a_sequence_that_travels() -> None:
    match = neuroshima.Match(["moloch", "borgo"], seed=7)
    events = match.push(match.legal[0])
    assert events[0].to_dict()["type"] == "placed"
    assert (len(events), events[-1:]) == (len(list(events)), [events[-1]])
    assert events == pickle.loads(pickle.dumps(events)) == list(events)
    assert repr(events) == repr(list(events))


def test_a_table_prints_as_a_board_and_shows_as_a_picture() -> None:
    match = plays.played(4, 31)
    for unit in match.units():
        assert f"{unit.owner}:{unit.tile[:9]}" in repr(match)
    city = city_plays.play_on(city_plays.new_match(1), Stream(1), 60)
    assert repr(city).startswith("Hard City, episode 2, versus, round ")
    assert "donathan" in repr(city)
    for table in (match, city, city.view(0)):
        assert table._repr_svg_().startswith("<svg")  # type: ignore[union-attr]
    assert Nim(Heap(5))._repr_svg_() is None
    assert repr(Nim(Heap(5))) == "5 left"
