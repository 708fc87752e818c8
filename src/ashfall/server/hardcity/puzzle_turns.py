"""A turn of a task at the server: made with the dice of its deal, and judged in another process.

The moves of an attempt begin with its deal, ``deal 7``: the number decides dice and piles. Whoever knows it
gains nothing, since a turn is judged by the chances of its choices.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ashfall.hardcity.files.notation import read_move
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.telling.sentences import move_phrase
from ashfall.hardcity.view import View
from ashfall.puzzles.hardcity.checker import TaskVerdict, TurnPlay, judge_turn
from ashfall.puzzles.hardcity.search import MOST_STATES, TooMuchWork, UnforeseenDraw
from ashfall.puzzles.hardcity.shipped import shipped_tasks
from ashfall.puzzles.hardcity.solver import ChanceProof, prove_chance
from ashfall.puzzles.hardcity.task import SOLVER, CityPuzzle, parse_task
from ashfall.server.endpoints import Problem
from ashfall.server.hardcity.lines import lines_of
from ashfall.server.hardcity.puzzle_shapes import CityPuzzleLook
from ashfall.server.hardcity.shapes import CitySight
from ashfall.server.hardcity.sight import choices_of, sight_in, turn_of
from ashfall.server.puzzles.desk import PuzzleRefusal
from ashfall.server.rooms.errands import Errand
from ashfall.table.contract import Move
from ashfall.table.errors import IllegalMove, InvalidNotation, shown
from ashfall.table.phrases import Phrase
from ashfall.table.random import SEED_LIMIT

__all__ = ["ChanceErrand", "TurnErrand", "TurnTry", "move_title"]

DEAL: Final = "deal"
NO_MOVE: Final = "hc-refusal-no-such-thing"
SECONDS: Final = 30.0
LONG_SECONDS: Final = 60.0

_TASKS: Final[dict[tuple[str, str], CityPuzzle]] = {}  # of this process, the last asked for last


class TurnTry:
    """The moves of an attempt so far; chances are not known here."""

    def __init__(self, task: CityPuzzle, moves: Sequence[str]) -> None:
        """Begin with the deal; raises Problem where there is none before a move."""
        self.seed = _deal(moves[0]) if moves else 0
        self.turn = TurnPlay(task, self.seed)
        self._moves = list(moves[1:])

    def play(self) -> None:
        """Make the moves as long as the turn goes on; raises PuzzleRefusal."""
        for number, text in enumerate(self._moves, 1):
            if self.turn.has_stopped or self.turn.is_reached:
                break
            try:
                self.turn.make(text)
            except (IllegalMove, InvalidNotation) as error:
                raise PuzzleRefusal(number, text, error, NO_MOVE) from None

    @property
    def view(self) -> View:
        """What the solver may know."""
        return View(self.turn.state, SOLVER)

    def sight(self, is_over: bool) -> CitySight:
        """The table; nobody is asked anything any more once the turn is over."""
        view = self.view
        sight = sight_in(view)
        sight.outcome = None
        if is_over:
            sight.decision = None
        else:
            choices = choices_of(view)
            sight.legal, sight.answers = choices.legal, choices.answers
        return sight

    def look(self, verdict: TaskVerdict) -> CityPuzzleLook:
        """The table after the moves."""
        return CityPuzzleLook(
            sight=self.sight(verdict.is_over),
            turn=turn_of(self.view),
            lines=lines_of(self.turn.last),
            moves=[f"{DEAL} {self.seed}", *self.turn.made],
            is_over=verdict.is_over,
            is_reached=verdict.is_reached,
        )


def _deal(text: str) -> int:
    """The number of a deal; raises Problem."""
    word, _, number = text.partition(" ")
    if word != DEAL or not number.isdecimal() or len(number) > 19 or int(number) >= SEED_LIMIT:
        raise Problem(422, "illegal", f'moves[0]: expected a deal such as "{DEAL} 7", got "{shown(text)}".')
    return int(number)


def move_title(state: State, text: str) -> Phrase:
    """A move in words."""
    return move_phrase(state, Move(read_move(state.rules, text), text))


def _task(text: str, key: str) -> CityPuzzle:
    """A task with all that a process has found out about it; what was asked for long ago is forgotten."""
    task = _TASKS.pop((text, key), None) or parse_task(text, "text", key)
    while sum(each.search.states for each in _TASKS.values()) > MOST_STATES:
        del _TASKS[next(iter(_TASKS))]
    _TASKS[text, key] = task
    return task


@dataclass(frozen=True, slots=True)
class TurnErrand(Errand[TaskVerdict]):
    """What the choices of an attempt are worth."""

    seconds = SECONDS
    text: str
    key: str
    seed: int
    moves: tuple[str, ...]

    @property
    def is_long(self) -> bool:
        """What people make may take long."""
        return self.key not in shipped_tasks()

    def work(self) -> TaskVerdict:
        """Compare every choice with the best."""
        return judge_turn(_task(self.text, self.key), self.moves, self.seed).verdict()


@dataclass(frozen=True, slots=True)
class ChanceErrand(Errand["ChanceProof | None"]):
    """The proof of a task; None where there is too much to look at."""

    tries = 1  # what found no end will find none
    seconds = LONG_SECONDS
    text: str
    key: str

    @property
    def is_long(self) -> bool:
        """Always."""
        return True

    def work(self) -> ChanceProof | None:
        """Look at everything."""
        try:
            return prove_chance(_task(self.text, self.key))
        except (TooMuchWork, UnforeseenDraw):
            return None
