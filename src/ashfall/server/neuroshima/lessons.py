"""The first-game tutorial: short tasks on real positions, judged by the real rules.

Each lesson is a file in ``lessons/``: texts by their ids, positions as in ``docs/notation.md``, and for each
task what counts as done, the usual mistakes and one solution. Nothing about a learner is kept: an attempt
says all its moves.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final

import msgspec

from ashfall.neuroshima import IllegalMove, Match
from ashfall.server.neuroshima.battles import battle_show
from ashfall.server.neuroshima.folders import read_folder
from ashfall.server.neuroshima.goals import LEARNER, Goal, LessonTrial, holds
from ashfall.server.neuroshima.learning import LessonInfo, LessonTask, LessonView, Verdict
from ashfall.server.neuroshima.lines import event_lines, why_not_phrase
from ashfall.server.neuroshima.shapes import Sight
from ashfall.server.neuroshima.sight import sight_of
from ashfall.table.contract import Event
from ashfall.table.phrases import Phrase

__all__ = ["Lesson", "LessonStep", "Mistake", "lesson_infos", "lesson_view", "lessons", "try_task"]

BATTLE: Final = "play battle"
USES: Final = ("place ", "play ")  # moves that use a tile
TRY_AGAIN: Final = "lesson-try-again"


class Mistake(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What goes wrong often, how it is recognised, and what to say then."""

    say: str
    when: Goal
    early: bool = False  # said at once, not only when the attempt is over


class LessonStep(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One thing to do."""

    prompt: str
    hint: str
    praise: str
    position: dict[str, Any]
    done: Goal
    solution: list[str]
    mistakes: list[Mistake] = []
    moves: int = 1  # so many, and the attempt is over
    battle: bool = False  # a battle follows by itself, with the Battle tile of the hand

    def match(self) -> Match:
        """The position, ready to be played."""
        return Match.from_position(self.position)


class Lesson(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A lesson as its file has it."""

    number: int
    title: str
    about: str
    closing: str
    tasks: Annotated[list[LessonStep], msgspec.Meta(min_length=1)]


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons by id, in their order."""
    return read_folder("lessons", Lesson)


def lesson_infos() -> list[LessonInfo]:
    """The list of all lessons."""
    return [_info(key, each) for key, each in lessons().items()]


def lesson_view(key: str) -> LessonView:
    """A lesson as the client gets it."""
    each = lessons()[key]
    keys = [*lessons(), None]
    return LessonView(
        info=_info(key, each),
        tasks=[_task_view(task) for task in each.tasks],
        closing=Phrase(each.closing),
        next=keys[keys.index(key) + 1],
    )


def try_task(task: LessonStep, moves: list[str]) -> Verdict:
    """Make the moves of an attempt, as far as they are legal, and judge it."""
    attempt = _Attempt(task)
    for text in moves:
        if attempt.is_over:
            break
        try:
            attempt.push(text)
        except IllegalMove:
            return attempt.refused(text)
    return attempt.verdict()


class _Attempt:
    """The state of one attempt while its moves are made."""

    def __init__(self, task: LessonStep) -> None:
        self.task = task
        self.match = task.match()
        self.before = self.match.state  # before the last move
        self.stood = self.match.units()
        self.events: list[Event] = []
        self.last: list[Event] = []
        self.made: list[str] = []

    @property
    def trial(self) -> LessonTrial:
        return LessonTrial(self.match, self.events, self.stood)

    @property
    def is_over(self) -> bool:
        """Whether nothing more is asked of the learner."""
        decision = self.match.decision
        leaves = decision is None or decision.seat != LEARNER
        return leaves or self.trial.fought or len(self.made) >= self.task.moves

    def push(self, text: str) -> None:
        """Make a move of the learner, and the battle that follows it by itself."""
        before = self.match.state
        self.last = self._make(text)
        self.before = before
        self.made.append(text)
        if self._battle_follows():
            self.last += self._make(BATTLE)

    def _battle_follows(self) -> bool:
        last = self.task.battle and len(self.made) >= self.task.moves
        return last and self.match.turn == LEARNER and any(move.text == BATTLE for move in self.match.legal)

    def _make(self, text: str) -> list[Event]:
        stood = self.match.units()
        events = self.match.push(text)
        self.events += events
        self.stood = stood if self.trial.fought else self.match.units()
        return events

    def verdict(self) -> Verdict:
        """What the attempt is worth so far."""
        trial = self.trial
        done = bool(self.made) and holds(self.task.done, trial)
        over = done or self.is_over
        lines = event_lines(self.last, self.match.state.rules.armies)
        return Verdict(
            sight=_sight(self.task, self.match, () if over else (LEARNER,)),
            lines=lines,
            battle=battle_show(self.before, self.last, lines, self.match.state),
            done=done,
            over=over,
            feedback=Phrase(self.task.praise) if done else self._mistake(trial, over),
            moves=self.made,
        )

    def refused(self, text: str) -> Verdict:
        """The same after a move that the rules forbid."""
        clause, reason = why_not_phrase(self.match.state, text)
        verdict = self.verdict()
        return msgspec.structs.replace(verdict, feedback=reason, clause=clause, lines=[], battle=None)

    def _mistake(self, trial: LessonTrial, over: bool) -> Phrase | None:
        for mistake in self.task.mistakes:
            if (over or mistake.early) and holds(mistake.when, trial):
                return Phrase(mistake.say)
        return Phrase(TRY_AGAIN) if over else None


def _info(key: str, each: Lesson) -> LessonInfo:
    return LessonInfo(
        id=key,
        number=each.number,
        title=Phrase(each.title),
        about=Phrase(each.about),
        tasks=len(each.tasks),
    )


def _sight(task: LessonStep, match: Match, seats: tuple[int, ...]) -> Sight:
    """What the learner sees; where a battle follows by itself nothing else than using tiles is offered."""
    sight = sight_of(match, seats)
    if task.battle:
        sight.legal = [text for text in sight.legal if text.startswith(USES)]
        sight.answers = []
    return sight


def _task_view(task: LessonStep) -> LessonTask:
    return LessonTask(
        prompt=Phrase(task.prompt),
        hint=Phrase(task.hint),
        sight=_sight(task, task.match(), (LEARNER,)),
        position=task.position,
        solution=task.solution,
    )
