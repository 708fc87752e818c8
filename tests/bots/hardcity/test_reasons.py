"""What the bots say about a move: a value of its own, what it brings, what it risks."""

from collections.abc import Iterator
from itertools import islice

import pytest

from ashfall.bots.contract import Candidate, Choice
from ashfall.bots.hardcity.policy import play_on
from ashfall.bots.hardcity.reasons import KINDS, prospect_of
from ashfall.bots.registry import make_bot
from ashfall.cli.hints import idea_lines
from ashfall.hardcity.figures.mutants import has_active
from ashfall.hardcity.ground.moves import EVACUATE, MELEE, STEP, verb_of
from ashfall.hardcity.ground.rows import ACTIVE, PLACE
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import OFFICER_TURN
from ashfall.hardcity.match import Match
from ashfall.hardcity.telling.words import Words
from ashfall.hardcity.view import View
from ashfall.table.phrases import Phrase
from ashfall.table.random import Stream
from ashfall.table.texts import LANGUAGES
from tests.bots.hardcity.tables import asked

WORDS = Words("en")


def turns(episode: int, seed: int) -> Iterator[State]:
    """The decisions of officers in their turns, in a game by the rules."""
    state, stream = Match(episode, seed).state.copy(), Stream(seed)
    while not state.is_over():
        if state.task() == OFFICER_TURN:
            yield state.copy()
        play_on(state, stream, 0.0, 1)


def with_move(verb: int, episode: int = 1, seed: int = 3) -> tuple[State, int]:
    """A turn in which a move of this kind is legal."""
    for state in turns(episode, seed):
        for code in state.legal:
            if verb_of(int(code)) == verb:
                return state, int(code)
    raise AssertionError(f"no turn with the verb {verb}")


def said(state: State, code: int) -> list[str]:
    """The reasons for a move, in words."""
    return [WORDS.say(reason) for reason in prospect_of(View(state, int(state.chooser)), code, 5).reasons]


def test_a_civilian_who_is_saved_is_a_gain() -> None:
    assert said(*with_move(EVACUATE))[:2] == ["officers +1 VP", "one is saved"]


def test_dice_have_a_likelihood() -> None:
    reasons = said(*with_move(MELEE))
    assert any(reason.startswith(("a mutant is stunned (", "2 mutants are stunned (")) for reason in reasons)


def test_harm_when_leaving_is_a_risk() -> None:
    for state in turns(1, 3):
        here = int(state.person(int(state.get(ACTIVE)), PLACE))
        steps = [int(code) for code in state.legal if verb_of(int(code)) == STEP]
        if steps and has_active(state, here):
            assert any("HP when leaving" in reason for reason in said(state, steps[0]))
            assert all(reason.startswith("risk: ") for reason in said(state, steps[0]) if "leaving" in reason)
            return
    raise AssertionError("nobody stood among mutants")


@pytest.mark.parametrize("spec", ["rules", "search:depth=2"])
def test_moves_have_values_of_their_own(spec: str) -> None:
    bot = make_bot(spec, "hardcity")
    state = next(state for state in turns(1, 4) if len(state.legal) > 8)
    choice = asked(bot, state, iterations=12, alternatives=3)
    values = [candidate.value for candidate in choice.candidates]
    assert len(set(values)) == 3
    assert any(candidate.reasons for candidate in choice.candidates)
    assert choice.move in [candidate.move for candidate in choice.candidates]


def test_rules_list_the_best_first() -> None:
    for state in islice(turns(2, 6), 0, 36, 12):
        choice = asked(make_bot("rules", "hardcity"), state, alternatives=2)
        values = [candidate.value for candidate in choice.candidates]
        assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    words = Words(language)
    for kind in KINDS:
        for count in (1, 2, 5):
            reason = Phrase(f"bot-reason-{kind}", {"count": count, "who": "X"})
            likely = Phrase("bot-reason-likely", {"what": reason, "chance": 58})
            text = words.say(Phrase("bot-reason-risk", {"what": likely}))
            assert "58 %" in text
            assert "{" not in text


def test_hints_show_them() -> None:
    move = Match(1, 3).legal[0]
    reasons = (Phrase("bot-reason-kills", {"count": 2}), Phrase("bot-reason-reaction"))
    choice = Choice(move, 0.5, (Candidate(move, 0.5, 1, reasons),))
    lines = idea_lines(choice, lambda move: move.text, WORDS.say)
    assert lines[1].strip() == "2 mutants die; Doctor Zero may react"
    near = Choice(move, 0.5, (Candidate(move, 0.503, 1), Candidate(move, 0.501, 1)))
    first, second = idea_lines(near, lambda move: move.text, WORDS.say)
    assert "50.3 %" in first
    assert "50.1 %" in second
    assert len(idea_lines(Choice(move), lambda move: move.text, WORDS.say)) == 1
