"""The task of a puzzle as phrases: what to reach, with how many tiles."""

from __future__ import annotations

from ashfall.puzzles.neuroshima.puzzle import Puzzle
from ashfall.table.phrases import Phrase, TileRef

__all__ = ["count_phrase", "goal_phrase"]


def goal_phrase(puzzle: Puzzle) -> Phrase:
    """What has to be reached."""
    unit = TileRef(1 - puzzle.seat, puzzle.target) if puzzle.target else ""
    return Phrase(f"puzzle-goal-{puzzle.goal}", {"unit": unit})


def count_phrase(puzzle: Puzzle) -> Phrase:
    """How many tiles to use, in two turns with what the opponent may use between them."""
    counted = "puzzle-use" if puzzle.is_exact else "puzzle-at-most"
    if puzzle.turns == 1:
        return Phrase(counted, {"count": puzzle.use})
    return Phrase(f"{counted}-twice", {"count": puzzle.use, "replies": puzzle.replies})
