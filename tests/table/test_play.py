"""A table holds any game: a toy of a few lines gets everything, and both real games get it the same way."""

from typing import Any

import pytest

from ashfall import hardcity, neuroshima
from ashfall.table.contract import Move, Outcome, Seen, Written
from ashfall.table.errors import IllegalMove, InvalidRecord
from ashfall.table.play import PlayedMatch, Table
from tests.table.nim import Heap, Nim, Taken


def matches() -> list[PlayedMatch[Any]]:
    return [Nim(Heap(5)), neuroshima.Match(["moloch", "borgo"], seed=7), hardcity.Match(1, 7)]


def test_a_game_is_its_engine() -> None:
    match = Nim(Heap(5))
    assert [move.text for move in match.legal] == ["take 1", "take 2", "take 3"]
    assert match.push("take 3") == [Taken(count=3)]
    assert match.push(2) == [Taken(count=2)]
    assert (match.over, match.decision, list(match.legal)) == (True, None, [])
    assert match.outcome == Outcome((1,), "last")
    assert match.pop() == Move(2, "take 2")
    assert match.record().to_text() == "take 3"


def test_a_game_that_goes_on_has_no_outcome() -> None:
    match = Nim(Heap(5))
    match.push("take 3")
    assert (match.over, match.outcome, match.state.chooser) == (False, None, 1)


@pytest.mark.parametrize("match", matches())
def test_every_match_can_be_asked_the_same(match: PlayedMatch[Any]) -> None:
    before, legal = match.key(), match.legal
    decision = match.decision
    assert decision is not None
    assert decision.seat == match.state.chooser
    assert [match.move(move.code).text for move in legal] == [move.text for move in legal]
    assert match.parse(legal[-1].text) == match.parse(legal[-1].code) == legal[-1]
    assert match.push(legal[-1])
    assert (match.moves, match.key() == before) == ([legal[-1]], False)
    twin = match.copy()
    assert (match.pop(), match.moves, match.legal, match.key()) == (legal[-1], [], legal, before)
    assert twin.moves == [legal[-1]]
    view: Seen = match.view(decision.seat)
    assert (view.seat, view.legal) == (decision.seat, legal)
    record: Written = twin.record()
    assert legal[-1].text in record.to_text()
    assert legal[-1].text in record.to_json()


@pytest.mark.parametrize("match", matches())
def test_the_match_after_a_move_is_another_one(match: PlayedMatch[Any]) -> None:
    before, first = match.key(), match.legal[0]
    after, made, events = match.after(first.text)
    assert (match.key(), match.moves, made) == (before, [], first)
    assert events == match.push(first)
    assert (after.key(), after.moves) == (match.key(), [])


@pytest.mark.parametrize("match", matches())
def test_a_refusal_names_the_clause_and_changes_nothing(match: PlayedMatch[Any]) -> None:
    before = match.key()
    with pytest.raises(IllegalMove) as refused:
        match.push(0)
    assert refused.value.reason
    for wrong in ("picnic", -1, 1 << 32):
        with pytest.raises(IllegalMove):
            match.push(wrong)
    with pytest.raises(InvalidRecord, match=r"moves\[0\]"):
        match.push_all(["picnic"])
    with pytest.raises(IndexError, match="no move"):
        match.pop()
    assert (match.key(), match.moves) == (before, [])


@pytest.mark.parametrize("match", matches())
def test_nobody_can_change_the_list_of_legal_moves(match: PlayedMatch[Any]) -> None:
    many = len(match.legal)
    match.legal.codes.clear()
    assert len(match.legal) == many


def test_a_table_without_a_match_answers_too() -> None:
    state = neuroshima.Match(["moloch", "borgo"], seed=7).state
    table: Table[Any] = neuroshima.view.Table(state)
    assert table.legal
    assert not hasattr(table, "push")
