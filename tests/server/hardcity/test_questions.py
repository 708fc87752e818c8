"""What can be asked at a table of Hard City, and that the answers tell nothing hidden."""

from __future__ import annotations

import random

import msgspec
import pytest

from ashfall.hardcity import IllegalMove, Match
from ashfall.hardcity.ground.masks import reshuffle
from ashfall.server.contract import Audience
from ashfall.server.decoding import BadInput, read_words
from ashfall.server.endpoints import Problem
from ashfall.server.hardcity.questions import MOST_MOVES, QUESTIONS, answer_about
from ashfall.server.hardcity.sight import OFFICERS, ZERO, view_of
from ashfall.server.rooms.refusals import Refusal
from ashfall.table.phrases import Phrase
from ashfall.table.random import Stream
from tests.hardcity.hiding import stirred
from tests.server.hardcity.games import game, resumed


def answer(match: Match, audience: Audience, what: str, **about: object) -> bytes:
    """What travels to somebody who asks, the refusal too."""
    question = QUESTIONS[what]
    try:
        found = question.answer(view_of(match, audience), read_words(about, question.arguments))
    except Refusal as refusal:
        return f"{refusal.code} {refusal.reason}".encode()
    except IllegalMove as error:
        return str(error).encode()
    return msgspec.json.encode(found)


def waiting_for(kind: str) -> Match:
    """A game in which this is decided next."""
    for step in game(0):
        if step.match.decision is not None and step.match.decision.kind == kind:
            return step.match
    raise AssertionError(f"nobody decides {kind}")


def answers(match: Match, audience: Audience, moves: list[str]) -> list[bytes]:
    """The answers to everything that is asked about what could be done now."""
    found = [answer(match, audience, what) for what in ("ways", "actions")]
    return [*found, answer(match, audience, "odds", moves=moves)]


@pytest.mark.parametrize("number", range(5))
def test_answers_tell_nothing_hidden(number: int) -> None:
    chance = random.Random(number)
    for turn, step in enumerate(game(number)):
        if turn % 23:
            continue
        state = step.match.state
        moves = [move.text for move in step.match.legal[:5]] or ["end"]
        others, own = resumed(stirred(state, chance)), state.copy()
        assert answers(step.match, OFFICERS, moves) == answers(others, OFFICERS, moves)
        reshuffle(own, True, Stream(turn))
        assert answers(step.match, ZERO, moves) == answers(resumed(own), ZERO, moves)


def test_only_doctor_zero_is_answered_while_he_chooses() -> None:
    match = waiting_for("zero_turn")
    for refused in answers(match, OFFICERS, ["draw"]):
        assert b"not_your_turn" in refused
        assert b"server-refused-not-your-turn" in refused
    ways, actions, odds = (msgspec.json.decode(found) for found in answers(match, ZERO, ["draw"]))
    assert ways["ways"] == []
    held = view_of(match, ZERO).now().zero
    assert held is not None
    assert {card["card"] for card in actions["cards"]} == set(held.cards or ())
    assert [one["move"] for one in odds["odds"]] == ["draw"]


def test_everybody_may_look_at_what_an_officer_could_do() -> None:
    match = waiting_for("officer_turn")
    steps = [move.text for move in match.legal if move.text.startswith("step")]
    ways = msgspec.json.decode(answer(match, OFFICERS, "ways"))["ways"]
    assert {way["moves"][0] for way in ways} <= set(steps)
    assert answers(match, OFFICERS, steps[:3]) == answers(match, ZERO, steps[:3])


@pytest.mark.parametrize(
    ("about", "field"),
    [({}, "moves"), ({"moves": []}, "moves"), ({"moves": ["end"] * (MOST_MOVES + 1)}, "moves")],
)
def test_odds_are_asked_for_some_moves(about: dict[str, object], field: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_words(about, QUESTIONS["odds"].arguments)
    assert caught.value.field == field


def test_away_from_a_table_a_refusal_keeps_its_words_for_every_language() -> None:
    view = view_of(waiting_for("zero_turn"), OFFICERS)
    with pytest.raises(Problem) as refused:
        answer_about(view, "actions", "", {})
    problem = refused.value
    assert (problem.status, problem.code) == (409, "not_your_turn")
    assert problem.phrase == Phrase("server-refused-not-your-turn")
    assert problem.reason == "Somebody else must choose now."
