"""The first-game tutorial: each lesson is a file in ``lessons/``, positions as in ``docs/notation.md``."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from ashfall.neuroshima import IllegalMove, Match
from ashfall.puzzles.neuroshima.goals import LEARNER, BoardGoal, BoardTrial, reaches
from ashfall.server.folders import read_folder
from ashfall.server.lessons import Lesson, LessonStep, infos_of, next_of, remark_on
from ashfall.server.neuroshima.battles import battle_show
from ashfall.server.neuroshima.learning import LessonTask, LessonView, Verdict
from ashfall.server.neuroshima.lines import event_lines, why_not_phrase
from ashfall.server.neuroshima.shapes import Sight
from ashfall.server.neuroshima.sight import sight_of
from ashfall.server.shapes import LessonInfo
from ashfall.server.workshop import Steps
from ashfall.table.contract import Event
from ashfall.table.phrases import Phrase

__all__ = ["BoardStep", "lesson_infos", "lesson_view", "lessons", "try_task"]

BATTLE: Final = "play battle"
TRY_AGAIN: Final = "lesson-try-again"
USES: Final = ("place ", "play ")  # moves that use a tile


class BoardStep(LessonStep[BoardGoal], kw_only=True):
    """One thing to do on a position."""

    position: dict[str, Any]
    moves: int = 1  # so many, and the attempt is over
    battle: bool = False  # a battle follows by itself, with the Battle tile of the hand

    def match(self) -> Match:
        """The position, ready to be played."""
        return Match.from_position(self.position)


@cache
def lessons() -> dict[str, Lesson[BoardStep]]:
    """All lessons by id, in their order."""
    return read_folder(__package__, "lessons", Lesson[BoardStep])


def lesson_infos() -> list[LessonInfo]:
    """The list of all lessons."""
    return infos_of(lessons())


def lesson_view(key: str) -> LessonView:
    """A lesson as the client gets it."""
    each = lessons()[key]
    return LessonView(
        info=next(info for info in lesson_infos() if info.id == key),
        tasks=[_task_view(task) for task in each.tasks],
        closing=Phrase(each.closing),
        next=next_of(lessons(), key),
    )


def try_task(task: BoardStep, moves: list[str]) -> Steps[Verdict]:
    """Make the moves of an attempt, as far as they are legal, and judge it."""
    attempt = _Attempt(task)
    for text in moves:
        if attempt.is_over:
            break
        try:
            attempt.push(text)
        except IllegalMove:
            return attempt.refused(text)
        yield
    return attempt.verdict()


class _Attempt:
    """The state of one attempt while its moves are made."""

    def __init__(self, task: BoardStep) -> None:
        self.task = task
        self.match = task.match()
        self.before = self.match.state  # before the last move
        self.stood = self.match.units()
        self.events: list[Event] = []
        self.last: list[Event] = []
        self.made: list[str] = []

    @property
    def trial(self) -> BoardTrial:
        return BoardTrial(self.match, self.events, self.stood)

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
        events = list(self.match.push(text))
        self.events += events
        self.stood = stood if self.trial.fought else self.match.units()
        return events

    def verdict(self) -> Verdict:
        """What the attempt is worth so far."""
        trial = self.trial
        done = bool(self.made) and reaches(self.task.done, trial)
        over = done or self.is_over
        lines = event_lines(self.last, self.match.state.rules.armies)
        return Verdict(
            sight=_sight(self.task, self.match, () if over else (LEARNER,)),
            lines=lines,
            battle=battle_show(self.before, self.last, lines, self.match.state),
            done=done,
            over=over,
            feedback=Phrase(self.task.praise) if done else self._remark(trial, over),
            moves=self.made,
        )

    def refused(self, text: str) -> Verdict:
        """The same after a move that the rules forbid."""
        clause, reason = why_not_phrase(self.match.state, text)
        verdict = self.verdict()
        return msgspec.structs.replace(verdict, feedback=reason, clause=clause, lines=[], battle=None)

    def _remark(self, trial: BoardTrial, over: bool) -> Phrase | None:
        return remark_on(self.task, lambda goal: reaches(goal, trial), TRY_AGAIN if over else "")


def _sight(task: BoardStep, match: Match, seats: tuple[int, ...]) -> Sight:
    """What the learner sees; where a battle follows by itself nothing else than using tiles is offered."""
    sight = sight_of(match, seats)
    if task.battle:
        sight.legal = [text for text in sight.legal if text.startswith(USES)]
        sight.answers = []
    return sight


def _task_view(task: BoardStep) -> LessonTask:
    return LessonTask(
        prompt=Phrase(task.prompt),
        hint=Phrase(task.hint),
        sight=_sight(task, task.match(), (LEARNER,)),
        position=task.position,
        solution=task.solution,
    )
