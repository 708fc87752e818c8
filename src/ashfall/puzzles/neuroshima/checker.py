"""Whether an attempt solves a puzzle, for every answer of the opponent (R-50), and why not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from ashfall.neuroshima.game import is_legal
from ashfall.neuroshima.moves import END, EXECUTE, PLACE, PLAY, REPLACE, verb_of
from ashfall.neuroshima.notation import move_text, read_move
from ashfall.neuroshima.refusals import why_not
from ashfall.neuroshima.skirmish import BattleReport, fight_state
from ashfall.neuroshima.state import ACT, HAND, HEALTH, OVER, ROW, State
from ashfall.puzzles.neuroshima.aim import (
    SOLVED,
    UNDONE,
    battle_worth,
    lost_units,
    step,
    worth_of_answer,
)
from ashfall.puzzles.neuroshima.puzzle import Puzzle
from ashfall.puzzles.neuroshima.search import NO_END, TurnSearch, silent
from ashfall.table.contract import Move
from ashfall.table.errors import IllegalMove, InvalidNotation, refusal, shown

__all__ = ["PuzzleAttempt", "PuzzleVerdict", "judge"]

USES: Final = (PLACE, EXECUTE, REPLACE, PLAY)
PASSED: Final = ("R-96", "puzzle-refusal-turn")
EARLY: Final = ("R-99", "puzzle-refusal-early")


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
    """The turns of a puzzle while they are made, one move after the other, by both sides."""

    def __init__(self, puzzle: Puzzle, state: State, search: TurnSearch, way: tuple[str, ...] = ()) -> None:
        self.puzzle = puzzle
        self.state = state
        self.aim = search.aim
        self.way = way
        self._search = search  # knows what the best play of both sides leads to

    @classmethod
    def at(cls, puzzle: Puzzle, most: int = NO_END) -> PuzzleAttempt:
        """The beginning; the opponent looks at so many boards before answering anything."""
        state = puzzle.start()
        return cls(puzzle, state, TurnSearch(state, puzzle.aim(state), silent, most))

    @classmethod
    def along(cls, puzzle: Puzzle, moves: Sequence[str], most: int = NO_END) -> PuzzleAttempt:
        """The attempt after these moves of both sides; see :meth:`following`."""
        return cls.at(puzzle, most).following(moves)

    @property
    def is_own(self) -> bool:
        """Whether the solver has to choose."""
        return bool(self.state.chooser == self.aim.seat)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended before any battle."""
        return bool(self.state.stage == OVER)

    @property
    def is_certain(self) -> bool:
        """Whether all answers of the opponent were the best: no search had to be stopped."""
        return bool(self._search.is_whole)

    @property
    def turn(self) -> int:
        """The turn of the solver that is made, or was made last, from 1."""
        return self.puzzle.turns - (int(self.aim.last) - int(self.state.turn) + 1) // 2

    @property
    def left(self) -> int:
        """Tiles that may still be used in this turn."""
        return min(int(self.state.plays), int(self.state.seat[self.state.active * ROW + HAND]))

    @property
    def can_fight(self) -> bool:
        """Whether the battle may begin now, or everything is over without one."""
        return self.is_over or bool(self.aim.may_fight(self.state))

    @property
    def can_end(self) -> bool:
        """Whether the solver may end the first of two turns now."""
        return self.is_own and bool(self.aim.may_end(self.state))

    def moves(self) -> list[int]:
        """What can be chosen now."""
        return [int(code) for code in self.state.legal if self.aim.allows(self.state, code)]

    def parse(self, text: str) -> int:
        """The legal move that a text means; raises IllegalMove or InvalidNotation."""
        state = self.state
        code = read_move(state.rules, int(state.chooser), text)
        if is_legal(state, code) and self.aim.allows(state, code):
            return code
        if state.stage == ACT and not self.aim.allows(state, code):
            is_early = verb_of(code) == END and state.turn < self.aim.last
            raise refusal(*(EARLY if is_early else PASSED))
        if state.stage == ACT and not state.plays and verb_of(code) in USES:
            raise refusal("NH-15.2", "puzzle-refusal-uses")
        raise why_not(state, code)

    def text(self, code: int) -> str:
        """A move in the words that :meth:`parse` reads."""
        return move_text(self.state.rules, code)

    def after(self, code: int) -> PuzzleAttempt:
        """The same after a move."""
        state = self.state.copy()
        step(state, code, self.aim)
        return PuzzleAttempt(self.puzzle, state, self._search, (*self.way, self.text(code)))

    def following(self, moves: Sequence[str]) -> PuzzleAttempt:
        """The same after moves of both sides, made literally; raises IllegalMove naming the move."""
        attempt = self
        for text in moves:
            attempt = attempt.after(_parsed(attempt, text))
        return attempt

    def answered(self) -> PuzzleAttempt:
        """The same after the answers of a perfect opponent, where the solver has to choose again."""
        attempt = self
        while not attempt.is_over and not attempt.is_own:
            attempt = attempt.after(attempt.best())
        return attempt

    def best(self) -> int:
        """The move that is best for whoever chooses when both play on perfectly.

        Of equal ones it is the first, but the solver makes no move that does not help before ending a turn.
        """
        if not self.is_own:
            return max(self.moves(), key=lambda code: self.after(code).worth())
        return min(self.moves(), key=lambda code: (self.after(code).worth(), verb_of(code) != END))

    def worth(self) -> int:
        """What is missing when both sides play on perfectly."""
        return self._search.worth(self.state)

    def played_out(self) -> PuzzleAttempt:
        """The same after the best moves of both sides, where the battle may begin and nothing helps more."""
        attempt = self
        while attempt.moves() and not attempt._is_at_its_best():
            attempt = attempt.after(attempt.best())
        return attempt

    def _is_at_its_best(self) -> bool:
        """Whether no more moves before the battle are any good."""
        if not self.aim.may_fight(self.state):
            return False
        return int(battle_worth(self.state, self.aim)) <= self.worth()

    def fight(self) -> PuzzleVerdict:
        """Let the battle begin."""
        if self.is_over:
            return self._verdict(int(self.aim.missing_early(self.state)))
        if not self.can_fight:
            return self._verdict(UNDONE)
        report = fight_state(self.state, self._answer)
        return PuzzleVerdict(int(battle_worth(self.state, self.aim)), self.way, self.state, report)

    def _answer(self, state: State, options: list[Move]) -> Move:
        """The best answer of whoever is asked in the battle."""
        best = min if state.chooser == self.aim.seat else max
        return best(options, key=lambda option: int(worth_of_answer(state, option.code, self.aim)))

    def _verdict(self, missing: int, refused: str = "") -> PuzzleVerdict:
        return PuzzleVerdict(missing, self.way, self.state, None, refused)


def judge(puzzle: Puzzle, moves: Sequence[str], most: int = NO_END) -> PuzzleVerdict:
    """Make the moves of the solver and fight; raises IllegalMove naming the move.

    The opponent answers as is worst for the solver. Where the moves are all made and the solver is still
    asked something, the best answer is taken. In two turns (R-99) they may be those of the first turn alone:
    from there on both sides play perfectly. What would take more than ``most`` boards counts as not solved.
    """
    attempt = PuzzleAttempt.at(puzzle, most)
    verdict = _judge(attempt, list(moves), answered=False)
    return verdict if attempt.is_certain else replace(verdict, missing=UNDONE)


def _judge(attempt: PuzzleAttempt, moves: list[str], answered: bool) -> PuzzleVerdict:
    state = attempt.state
    if attempt.can_end and not moves:
        return attempt.played_out().fight()
    if state.stage == OVER or (state.stage == ACT and attempt.is_own and not moves):
        return attempt.fight()
    if attempt.is_own and moves:
        try:
            code = _parsed(attempt, moves[0])
        except IllegalMove as error:
            if answered:
                return attempt._verdict(UNDONE, str(error))
            raise
        return _judge(attempt.after(code), moves[1:], answered)
    if state.stage == ACT:  # a whole turn of the opponent: what is best against all that may follow
        return _judge(attempt.answered(), moves, answered=True)
    verdicts = [_judge(attempt.after(code), moves, not attempt.is_own) for code in attempt.moves()]
    choose = min if attempt.is_own else max
    return choose(verdicts, key=lambda verdict: verdict.missing)


def _parsed(attempt: PuzzleAttempt, text: str) -> int:
    """The move that a text means; whatever is wrong is told with the text."""
    try:
        return attempt.parse(text)
    except (IllegalMove, InvalidNotation) as error:
        raise IllegalMove("", f'"{shown(text)}": {error}') from None
