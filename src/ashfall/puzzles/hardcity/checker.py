"""An attempt at a task: every choice is compared with the best one, so luck decides nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import prod

from ashfall.hardcity.events.reading import read_events
from ashfall.hardcity.files.notation import move_text, read_move
from ashfall.hardcity.ground.masks import hide
from ashfall.hardcity.ground.moves import END_TURN, verb_of
from ashfall.hardcity.ground.state import State, is_in
from ashfall.hardcity.ground.trace import Trace
from ashfall.hardcity.refusals.reasons import why_not
from ashfall.puzzles.hardcity.search import CERTAIN, IMPOSSIBLE, carry_out, is_at_turn, is_turn_over
from ashfall.puzzles.hardcity.task import CityPuzzle
from ashfall.table.contract import Event
from ashfall.table.errors import IllegalMove, InvalidNotation, shown

__all__ = ["TaskAttempt", "TaskVerdict", "TurnChoice", "TurnPlay", "judge_turn"]


@dataclass(frozen=True, slots=True)
class TurnChoice:
    """A choice of an attempt: the chance that there was before it, and that it left."""

    move: str
    best: Fraction
    left: Fraction
    better: tuple[str, ...] = ()  # the best moves, where this one gave chance away

    @property
    def kept(self) -> Fraction:
        """How much of the chance the choice kept; all of it where there was none."""
        return self.left / self.best if self.best else CERTAIN

    @property
    def is_best(self) -> bool:
        """Whether it gave nothing away."""
        return self.left == self.best


@dataclass(frozen=True, slots=True)
class TaskVerdict:
    """What an attempt is worth."""

    best: Fraction  # the chance of the task
    choices: tuple[TurnChoice, ...]
    is_reached: bool  # the dice and the choices have brought the goal
    is_over: bool  # nothing more can change

    @property
    def kept(self) -> Fraction:
        """How much of the chance all choices together kept."""
        return prod((choice.kept for choice in self.choices), start=CERTAIN)

    @property
    def chance(self) -> Fraction:
        """The chance that these choices had."""
        return self.best * self.kept

    @property
    def is_solved(self) -> bool:
        """Whether the turn is over and no choice gave chance away, whatever the dice did."""
        return self.is_over and all(choice.is_best for choice in self.choices)

    @property
    def slips(self) -> tuple[TurnChoice, ...]:
        """The choices that gave chance away."""
        return tuple(choice for choice in self.choices if not choice.is_best)


class TurnPlay:
    """A turn with real dice while it is made, one move after the other."""

    def __init__(self, task: CityPuzzle, seed: int) -> None:
        self.task = task
        self.state = task.dealt(seed)
        self.tally = 0
        self.made: list[str] = []
        self.last: list[Event] = []  # what the last move did
        self.has_ended = False

    @property
    def has_stopped(self) -> bool:
        """Whether the turn goes on no more."""
        return self.has_ended or is_turn_over(self.state, self.task.depth)

    @property
    def is_reached(self) -> bool:
        """Whether the goal is reached, should the turn end now."""
        ends = self.has_stopped or is_at_turn(self.state)
        return ends and self.task.aim.is_reached(self.state, self.tally)

    def parse(self, text: str) -> int:
        """The legal move that a text means; raises IllegalMove or InvalidNotation."""
        code = read_move(self.state.rules, text)
        if not is_in(self.state.legal, code):
            raise why_not(self.state, code)
        return code

    def make(self, text: str) -> None:
        """Make a move; raises IllegalMove or InvalidNotation."""
        self.make_move(self.parse(text))

    def make_move(self, code: int) -> None:
        """The same with a legal move. What would follow the end of the turn does not happen."""
        self.made.append(move_text(self.state.rules, code))
        if verb_of(code) == END_TURN:
            self.last, self.has_ended = [], True
            return
        state = self.state.copy()
        state.trace = Trace()
        carry_out(state, code, self.task.depth)
        self.tally = int(self.task.aim.counted(self.tally, code, state.trace))
        self.last = read_events(state.rules, state.trace)
        state.trace = None
        self.state = state


class TaskAttempt(TurnPlay):
    """The same, every choice compared with the best one."""

    def __init__(self, task: CityPuzzle, seed: int) -> None:
        super().__init__(task, seed)
        self.search = task.search
        self.choices: list[TurnChoice] = []

    @property
    def chance(self) -> Fraction:
        """The chance of the goal from here on by best play."""
        if self.has_stopped:
            return CERTAIN if self.is_reached else IMPOSSIBLE
        return self.search.best(self.known, self.tally)

    @property
    def known(self) -> State:
        """What the officers know: a search remembers it better than real dice and piles."""
        known = self.state.copy()
        hide(known, False)
        return known

    @property
    def is_over(self) -> bool:
        """Whether the goal is certain to be reached by ending the turn, or cannot be reached any more."""
        return self.has_ended or self.is_reached or self.chance == IMPOSSIBLE

    def make_move(self, code: int) -> None:
        """Compare a legal move with the best, then make it."""
        known = self.known
        best = self.search.best(known, self.tally)
        left = self.search.after(known, code, self.tally)
        better = () if left == best else self._best_moves(best)
        self.choices.append(TurnChoice(move_text(self.state.rules, code), best, left, better))
        super().make_move(code)

    def _best_moves(self, best: Fraction) -> tuple[str, ...]:
        known = self.known
        found = [
            code for code in self.search.moves(known) if self.search.after(known, code, self.tally) == best
        ]
        return tuple(move_text(self.state.rules, code) for code in found)

    def verdict(self) -> TaskVerdict:
        """What the attempt is worth so far."""
        return TaskVerdict(
            best=self.search.best(self.task.start, 0),
            choices=tuple(self.choices),
            is_reached=self.is_reached,
            is_over=self.is_over,
        )


def judge_turn(task: CityPuzzle, moves: Sequence[str], seed: int) -> TaskAttempt:
    """An attempt after these moves, as far as they were needed; raises IllegalMove naming the move."""
    attempt = TaskAttempt(task, seed)
    for text in moves:
        if attempt.is_over:
            break
        try:
            attempt.make(text)
        except (IllegalMove, InvalidNotation) as error:
            raise IllegalMove("", f'"{shown(text)}": {error}') from None
    return attempt
