"""The lessons of Hard City: each is a file in ``lessons/`` with scenes in which something is to be done.

An attempt lasts as long as the turn with which its scene begins. What AutoDoc would do after it, and what
others would answer, is no part of it.
"""

from __future__ import annotations

from functools import cache, cached_property
from typing import Final

import msgspec

from ashfall.hardcity import IllegalMove, Match
from ashfall.hardcity.events.people import TurnEnded
from ashfall.hardcity.scene import StagedScene, match_of
from ashfall.puzzles.hardcity.goals import CityGoal, CityTrial, counts_of, reaches, verbs_of
from ashfall.server.folders import read_folder
from ashfall.server.hardcity.learning import CityLesson, CityTask, CityVerdict
from ashfall.server.hardcity.lines import lines_of
from ashfall.server.hardcity.plan import terms_of
from ashfall.server.hardcity.shapes import CitySight
from ashfall.server.hardcity.sight import audience_of, choices_of, parts_on, sight_of, turn_of, view_of
from ashfall.server.lessons import Lesson, LessonStep, infos_of, next_of, remark_on
from ashfall.server.workshop import Steps
from ashfall.table.contract import Event
from ashfall.table.phrases import Phrase

__all__ = ["CityAttempt", "SceneStep", "lesson_view", "lessons", "try_task"]

END: Final = "end"
TRY_AGAIN: Final = "hc-lesson-try-again"
NO_MOVE: Final = "hc-refusal-no-such-thing"


class SceneStep(LessonStep[CityGoal], kw_only=True, dict=True):
    """One thing to do in a scene."""

    scene: StagedScene
    places: list[str] = msgspec.field(default_factory=list)  # spaces that the task is about

    @cached_property
    def match(self) -> Match:
        """The scene, ready to be copied and played."""
        return match_of(self.scene)


@cache
def lessons() -> dict[str, Lesson[SceneStep]]:
    """All lessons by id, in their order."""
    return read_folder(__package__, "lessons", Lesson[SceneStep])


def lesson_view(key: str) -> CityLesson:
    """A lesson as the client gets it."""
    each = lessons()[key]
    return CityLesson(
        info=next(info for info in infos_of(lessons()) if info.id == key),
        tasks=[_task_view(task) for task in each.tasks],
        closing=Phrase(each.closing),
        next=next_of(lessons(), key),
    )


def try_task(task: SceneStep, moves: list[str]) -> Steps[CityVerdict]:
    """Make the moves of an attempt, as far as they are legal, and judge it."""
    attempt = CityAttempt(task)
    try:
        yield from attempt.make(moves)
    except IllegalMove as error:
        return attempt.refused(error)
    return attempt.verdict()


class CityAttempt:
    """The state of one attempt while its moves are made."""

    def __init__(self, task: SceneStep) -> None:
        self.task = task
        self.match = task.match.copy()
        self.seat = int(self.match.state.chooser)
        self.turn = turn_of(self.match)
        self.made: list[str] = []
        self.events: list[Event] = []
        self.last: list[Event] = []
        self.has_ended = False

    @property
    def trial(self) -> CityTrial:
        """The attempt as goals judge it."""
        return CityTrial(self.match.state, verbs_of(self.made), counts_of(self.events))

    @property
    def is_done(self) -> bool:
        """Whether the goal is reached."""
        return bool(self.made) and reaches(self.task.done, self.trial)

    @property
    def is_over(self) -> bool:
        """Whether nothing more is asked of the learner."""
        decision = self.match.decision
        return self.has_ended or decision is None or decision.seat != self.seat or self.is_done

    def make(self, moves: list[str]) -> Steps[None]:
        """Make moves until the attempt is over; raises IllegalMove."""
        for text in moves:
            if self.is_over:
                break
            self._push(text)
            yield

    def _push(self, text: str) -> None:
        made = self.match.parse(text)
        self.turn = turn_of(self.match)
        if made.text == END:  # the table stays as it is: what follows is no part of the task
            self.last, self.has_ended = [], True
        else:
            self.last = list(self.match.push(made))
            self.has_ended = any(isinstance(event, TurnEnded) for event in self.last)
        self.events += self.last
        self.made.append(made.text)

    def verdict(self) -> CityVerdict:
        """What the attempt is worth so far."""
        done, over = self.is_done, self.is_over
        return CityVerdict(
            sight=_sight(self.match, self.seat, with_moves=not over),
            turn=self.turn,
            lines=lines_of(view_of(self.match, audience_of(self.match, (self.seat,))).told(self.last)),
            done=done,
            over=over,
            feedback=Phrase(self.task.praise) if done else self._remark(over),
            moves=self.made,
        )

    def refused(self, error: IllegalMove) -> CityVerdict:
        """The same after a move that the rules forbid."""
        return msgspec.structs.replace(
            self.verdict(),
            feedback=Phrase(error.text_id or NO_MOVE),
            refused=True,
            clause=error.clause,
            lines=[],
        )

    def _remark(self, over: bool) -> Phrase | None:
        trial = self.trial
        return remark_on(self.task, lambda goal: reaches(goal, trial), TRY_AGAIN if over else "")


def _sight(match: Match, seat: int, *, with_moves: bool) -> CitySight:
    """The table as the learner sees it; nobody is asked anything any more once the attempt is over."""
    sight = sight_of(match, audience_of(match, (seat,)))
    if not with_moves:
        sight.decision = None
        return sight
    choices = choices_of(match.view(seat))
    sight.legal, sight.answers = choices.legal, choices.answers
    return sight


def _task_view(task: SceneStep) -> CityTask:
    attempt = CityAttempt(task)
    match = attempt.match
    return CityTask(
        prompt=Phrase(task.prompt),
        hint=Phrase(task.hint),
        places=task.places,
        seat=attempt.seat,
        parts=parts_on(match.sides),
        sides=match.sides,
        terms=terms_of(match.options),
        sight=_sight(match, attempt.seat, with_moves=True),
        solution=task.solution,
    )
