"""What is worked out about puzzles in other processes: the opponent's answers, battles and proofs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ashfall.arena.neuroshima.puzzle_bots import bot_looks
from ashfall.puzzles.neuroshima.checker import PuzzleAttempt
from ashfall.puzzles.neuroshima.difficulty import estimate
from ashfall.puzzles.neuroshima.puzzle import Puzzle
from ashfall.puzzles.neuroshima.search import NO_END, silent
from ashfall.puzzles.neuroshima.shipped import shipped_puzzles
from ashfall.puzzles.neuroshima.solver import Proof, prove
from ashfall.puzzles.neuroshima.why import VerdictReasons, reasons_of
from ashfall.server.rooms.errands import Errand

__all__ = ["MOST_BATTLES", "DifficultyErrand", "FightErrand", "FoughtOut", "ProofErrand", "ReplyErrand"]

SECONDS: Final = 5.0
LONG_SECONDS: Final = 60.0
MOST_BATTLES: Final = 500_000  # that are looked at for a puzzle that somebody made


@dataclass(frozen=True, slots=True)
class ReplyErrand(Errand[tuple[str, ...]]):
    """The moves of the opponent until the solver chooses again; always the same ones, the best there are."""

    seconds = LONG_SECONDS
    puzzle: Puzzle
    moves: tuple[str, ...]

    @property
    def is_long(self) -> bool:
        """A whole turn of the opponent takes long; another answer may in puzzles that people made."""
        return self.puzzle.turns > 1 or self.puzzle.key not in shipped_puzzles()

    def work(self) -> tuple[str, ...]:
        """Let the opponent answer."""
        attempt = PuzzleAttempt.along(self.puzzle, self.moves, MOST_BATTLES)
        return attempt.answered().way[len(self.moves) :]


@dataclass(frozen=True, slots=True)
class FoughtOut:
    """How a battle ends with the best answers of both sides, and why so."""

    is_solved: bool
    answers: tuple[str, ...]
    reasons: VerdictReasons


@dataclass(frozen=True, slots=True)
class FightErrand(Errand[FoughtOut]):
    """The battle after some moves."""

    seconds = SECONDS
    puzzle: Puzzle
    moves: tuple[str, ...]

    def work(self) -> FoughtOut:
        """Fight, with the worst that can happen to the solver."""
        verdict = PuzzleAttempt.along(self.puzzle, self.moves).fight()
        answers = tuple(verdict.battle.choices) if verdict.battle else ()
        return FoughtOut(verdict.solved, answers, reasons_of(self.puzzle, verdict))


@dataclass(frozen=True, slots=True)
class ProofErrand(Errand[Proof]):
    """All solutions; ``most`` battles are looked at for them."""

    tries = 1  # what found no end will find none
    seconds = LONG_SECONDS
    puzzle: Puzzle
    most: int = NO_END

    @property
    def is_long(self) -> bool:
        """Always."""
        return True

    def work(self) -> Proof:
        """Try everything."""
        return prove(self.puzzle, silent, self.most)


@dataclass(frozen=True, slots=True)
class DifficultyErrand(Errand[int]):
    """How hard a puzzle is that is proven, 1 to 5."""

    tries = 1
    seconds = LONG_SECONDS
    puzzle: Puzzle
    proven: Proof

    @property
    def is_long(self) -> bool:
        """Always."""
        return True

    def work(self) -> int:
        """Look at it in simple ways, and let bots look."""
        return estimate(self.puzzle, self.proven, bot_looks(self.puzzle, MOST_BATTLES)).level
