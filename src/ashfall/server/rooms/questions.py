"""Answers to questions about the present position. Nothing changes, and nothing hidden is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ashfall.bots.contract import Candidate, Choice
from ashfall.server.contract import AnyTable, Audience, Question
from ashfall.server.decoding import read_words
from ashfall.server.messages import Answered, Ask, Idea, Ideas, IdeaVariant, LineStep, WhyNot
from ashfall.server.rooms.history import MatchState
from ashfall.server.rooms.kept import KeptMatch
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.shapes import GameAnswer
from ashfall.table.errors import AshfallError, shown

__all__ = ["Answers", "AskedQuestion", "answer_to", "ideas_of", "question_named"]

MOST_KNOWN: Final = 200
WHY: Final = "why"


@dataclass(frozen=True, slots=True)
class AskedQuestion:
    """A question, who asks it, and where the match stands."""

    ask: Ask
    state: MatchState
    audience: Audience
    casual: bool

    @property
    def match(self) -> KeptMatch:
        """The match; raises Refusal before the begin."""
        if self.state.match is None:
            raise Refusal.because("not_allowed", "server-refused-not-begun")
        return self.state.match


class Answers:
    """Answers about one match; what many ask about the same position is worked out once."""

    def __init__(self) -> None:
        self._seq = 0
        self._known: dict[tuple[object, ...], GameAnswer] = {}

    def answer(self, asked: AskedQuestion) -> Answered:
        """The answer; raises Refusal."""
        ask = asked.ask
        if asked.state.seq != self._seq or len(self._known) >= MOST_KNOWN:
            self._seq = asked.state.seq
            self._known.clear()
        about = sorted((name, repr(value)) for name, value in ask.about.items())
        key = (asked.audience, ask.what, ask.move, *about)
        if key not in self._known:
            self._known[key] = _worked_out(asked)
        return Answered(id=ask.id, seq=asked.state.seq, answer=self._known[key])


def ideas_of(game: AnyTable, view: Any, choice: Choice) -> Ideas:
    """What a bot would consider, the best first."""
    return Ideas(ideas=[_idea_of(game, view, candidate) for candidate in choice.candidates])


def _idea_of(game: AnyTable, view: Any, one: Candidate) -> Idea:
    return Idea(
        move=one.move.text,
        title=game.move_phrase(view, one.move),
        value=one.value,
        visits=one.visits,
        reasons=one.reasons,
        loss=one.loss,
        behind=one.behind,
        before=one.before,
        after=one.after,
        line=[LineStep(step.move.text, step.title, step.seat) for step in one.line],
        variants=[
            IdeaVariant(other.move.text, game.move_phrase(view, other.move), other.value)
            for other in one.variants
        ],
    )


def question_named(what: str, questions: Mapping[str, Question], others: Sequence[str] = ()) -> Question:
    """A question of a game; raises Refusal with all that can be asked."""
    if what not in questions:
        known = ", ".join((*others, *questions))
        raise Refusal.bad(f'what: expected one of {known}, got "{shown(what)}"')
    return questions[what]


def answer_to(question: Question, view: Any, move: str, about: Mapping[str, Any]) -> GameAnswer:
    """The answer to a question of a game; raises Refusal and AshfallError."""
    given = {"move": move, **about} if move else about
    return question.answer(view, read_words(given, question.arguments))


def _worked_out(asked: AskedQuestion) -> GameAnswer:
    """The answer, made of what the one who asks may know."""
    game, ask = asked.match.game, asked.ask
    view = game.view(asked.match.played, asked.audience)
    try:
        return _why(game, view, ask.move) if ask.what == WHY else _of_game(game, view, asked)
    except AshfallError as error:
        raise Refusal.bad(str(error)) from None


def _why(game: AnyTable, view: Any, move: str) -> WhyNot:
    clause, reason = game.why_not(view, move) or ("", None)
    return WhyNot(clause=clause, reason=reason)


def _of_game(game: AnyTable, view: Any, asked: AskedQuestion) -> GameAnswer:
    ask = asked.ask
    question = question_named(ask.what, game.questions, (WHY, "hint"))
    if question.is_help and not asked.casual:
        raise Refusal.because("not_allowed", "server-refused-no-forecast")
    return answer_to(question, view, ask.move, ask.about)
