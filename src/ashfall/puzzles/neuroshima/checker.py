"""Whether an attempt solves a puzzle, for every answer of the opponent (R-50), and why not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ashfall.neuroshima.game import is_legal
from ashfall.neuroshima.moves import EXECUTE, PLACE, PLAY, REPLACE, verb_of
from ashfall.neuroshima.notation import move_text, read_move
from ashfall.neuroshima.refusals import why_not
from ashfall.neuroshima.skirmish import BattleReport, fight_state
from ashfall.neuroshima.state import ACT, HEALTH, OVER, ROW, State
from ashfall.puzzles.neuroshima.puzzle import Puzzle
from ashfall.puzzles.neuroshima.search import (
    SOLVED,
    UNDONE,
    PuzzleAim,
    battle_worth,
    counts,
    lost_units,
    step,
    worth_of_answer,
)
from ashfall.table.contract import Move
from ashfall.table.errors import IllegalMove, InvalidNotation, refusal, shown

__all__ = ["PuzzleAttempt", "PuzzleVerdict", "judge"]

USES: Final = (PLACE, EXECUTE, REPLACE, PLAY)


@dataclass(frozen=True, slots=True)
class PuzzleVerdict:
    """What became of an attempt, with the answers that are worst for the solver."""

    missing: int  # what the goal lacks, 0 if the puzzle is solved
    way: tuple[str, ...]  # the moves of both sides in the turn, without answers that were the only ones
    before: State  # the board before the battle
    battle: BattleReport | None  # None where none could be fought
    refused: str = ""  # why a move was impossible after an answer of the opponent

    @property
    def solved(self) -> bool:
        """Whether the goal is reached whatever the opponent does."""
        return self.missing == SOLVED

    @property
    def after(self) -> State:
        """What is left in the end."""
        return self.before if self.battle is None else self.battle.after

    @property
    def unused(self) -> int:
        """How many tiles have still to be used before the battle."""
        return int(self.before.plays) if self.missing == UNDONE and not self.refused else 0

    def health(self, seat: int) -> int:
        """Health of an HQ in the end."""
        return int(self.after.seat[seat * ROW + HEALTH])

    def lost(self, seat: int) -> int:
        """Units that a seat has lost."""
        return int(lost_units(self.after, seat))


class PuzzleAttempt:
    """A turn in a puzzle while it is made, one move after the other."""

    def __init__(self, puzzle: Puzzle, state: State, aim: PuzzleAim, way: tuple[str, ...] = ()) -> None:
        self.puzzle = puzzle
        self.state = state
        self.aim = aim
        self.way = way

    @classmethod
    def at(cls, puzzle: Puzzle) -> PuzzleAttempt:
        """The beginning."""
        state = puzzle.start()
        return cls(puzzle, state, puzzle.aim(state))

    @property
    def is_own(self) -> bool:
        """Whether the solver has to choose."""
        return bool(self.state.chooser == self.aim.seat)

    def moves(self) -> list[int]:
        """What can be chosen now."""
        return [int(code) for code in self.state.legal if counts(code)]

    def parse(self, text: str) -> int:
        """The legal move that a text means; raises IllegalMove or InvalidNotation."""
        code = read_move(self.state.rules, int(self.state.chooser), text)
        if is_legal(self.state, code) and counts(code):
            return code
        if self.state.stage == ACT and not counts(code):
            raise refusal("R-96", "puzzle-refusal-turn")
        if self.state.stage == ACT and not self.state.plays and verb_of(code) in USES:
            raise refusal("NH-15.2", "puzzle-refusal-uses")
        raise why_not(self.state, code)

    def after(self, code: int) -> PuzzleAttempt:
        """The same after a move."""
        state = self.state.copy()
        step(state, code)
        return PuzzleAttempt(self.puzzle, state, self.aim, (*self.way, move_text(self.state.rules, code)))

    def fight(self) -> PuzzleVerdict:
        """Let the battle begin."""
        if self.state.stage == OVER:
            done = self.state.plays <= self.aim.spare
            return self._verdict(int(self.aim.missing(self.state)) if done else UNDONE)
        if not self.aim.may_fight(self.state):
            return self._verdict(UNDONE)
        report = fight_state(self.state, self._answer)
        return PuzzleVerdict(int(battle_worth(self.state, self.aim)), self.way, self.state, report)

    def _answer(self, state: State, options: list[Move]) -> Move:
        """The best answer of whoever is asked in the battle."""
        best = min if state.chooser == self.aim.seat else max
        return best(options, key=lambda option: int(worth_of_answer(state, option.code, self.aim)))

    def _verdict(self, missing: int, refused: str = "") -> PuzzleVerdict:
        return PuzzleVerdict(missing, self.way, self.state, None, refused)


def judge(puzzle: Puzzle, moves: Sequence[str]) -> PuzzleVerdict:
    """Make the moves of the solver and fight; raises IllegalMove naming the move.

    The opponent answers as is worst for the solver. Where the moves are all made and the solver is still
    asked something, the best answer is taken.
    """
    return _judge(PuzzleAttempt.at(puzzle), list(moves), answered=False)


def _judge(attempt: PuzzleAttempt, moves: list[str], answered: bool) -> PuzzleVerdict:
    state = attempt.state
    if state.stage == OVER or (state.stage == ACT and not moves):
        return attempt.fight()
    if attempt.is_own and moves:
        try:
            code = attempt.parse(moves[0])
        except (IllegalMove, InvalidNotation) as error:
            said = f'"{shown(moves[0])}": {error}'
            if answered:
                return attempt._verdict(UNDONE, said)
            raise IllegalMove("", said) from None
        return _judge(attempt.after(code), moves[1:], answered)
    verdicts = [_judge(attempt.after(code), moves, not attempt.is_own) for code in attempt.moves()]
    choose = min if attempt.is_own else max
    return choose(verdicts, key=lambda verdict: verdict.missing)
