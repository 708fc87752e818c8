"""The proof of a puzzle: all its solutions, what they come down to, and that fewer tiles do not do."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ashfall.neuroshima.moves import FIELD_C
from ashfall.neuroshima.notation import move_text
from ashfall.neuroshima.tables import Rules
from ashfall.puzzles.neuroshima.checker import judge
from ashfall.puzzles.neuroshima.essence import Part, fewest_parts, parts_of
from ashfall.puzzles.neuroshima.puzzle import Puzzle
from ashfall.puzzles.neuroshima.search import SOLVED, Tell, TurnSearch
from ashfall.table.errors import IllegalMove

__all__ = ["Proof", "SolutionIdea", "TurnMoves", "prove"]

TurnMoves = tuple[str, ...]

MISSES_TOLD: Final = 3


@dataclass(frozen=True, slots=True)
class SolutionIdea:
    """Solutions that are the same in essence (R-98)."""

    parts: tuple[Part, ...]  # the tiles that have a part in it
    solutions: int  # how many boards they are
    way: TurnMoves  # to the first of them


@dataclass(frozen=True, slots=True)
class Proof:
    """What is known of a puzzle after everything was tried."""

    missing: int  # after the best play, 0 if it can be solved
    solutions: int  # boards before a battle that solves
    ideas: tuple[SolutionIdea, ...]
    fewer: bool  # one tile less would do, too
    sample: bool  # the solution of the file is one
    least: int  # what the nearest misses lack, 0 where there is none
    misses: tuple[TurnMoves, ...]
    positions: int  # boards whose battle was looked at
    seconds: float

    @property
    def solved(self) -> bool:
        """Whether the puzzle can be solved at all."""
        return self.missing == SOLVED

    @property
    def holds(self) -> bool:
        """Whether the puzzle is sound: its own solution solves it, and no tile is too many."""
        return self.solved and self.sample and not self.fewer

    def to_dict(self) -> dict[str, Any]:
        """The facts as plain data."""
        return {
            "solved": self.solved,
            "holds": self.holds,
            "solutions": self.solutions,
            "essential": len(self.ideas),
            "ideas": [
                {
                    "parts": [dict(zip(("what", "tile", "hex"), part, strict=True)) for part in idea.parts],
                    "solutions": idea.solutions,
                    "moves": list(idea.way),
                }
                for idea in self.ideas
            ],
            "fewer": self.fewer,
            "sample": self.sample,
            "missing": self.missing,
            "misses": [list(way) for way in self.misses],
            "least": self.least,
            "positions": self.positions,
            "seconds": round(self.seconds, 3),
        }


def silent(done: int, of: int) -> None:
    """Tell nobody how far a search is."""


def prove(puzzle: Puzzle, tell: Tell = silent) -> Proof:
    """Try everything; ``tell`` hears how many first moves of how many are done."""
    begun = time.perf_counter()
    start = puzzle.start()
    aim = puzzle.aim(start)
    search = TurnSearch(start, aim, tell)
    missing = search.run()
    fewer = TurnSearch(puzzle.start(puzzle.use - 1), puzzle.aim(start, puzzle.use - 1), silent)
    less = fewer.run()
    found = [parts_of(start, board, aim) for board in search.boards]
    return Proof(
        missing=missing,
        solutions=len(search.solutions),
        ideas=_ideas(found, [_texts(start.rules, way) for way in search.solutions]),
        fewer=less == SOLVED,
        sample=_is_solved_by_its_sample(puzzle),
        least=int(search.least) if search.misses else 0,
        misses=tuple(_texts(start.rules, way) for way in _different(search.misses)),
        positions=int(search.positions) + int(fewer.positions),
        seconds=time.perf_counter() - begun,
    )


def _is_solved_by_its_sample(puzzle: Puzzle) -> bool:
    try:
        return bool(puzzle.solution) and judge(puzzle, puzzle.solution).solved
    except IllegalMove:
        return False


def _texts(rules: Rules, way: Sequence[int]) -> TurnMoves:
    return tuple(move_text(rules, code) for code in way)


def _ideas(found: list[frozenset[Part]], ways: list[TurnMoves]) -> tuple[SolutionIdea, ...]:
    """Every solution belongs to the first idea that it holds."""
    ideas = fewest_parts(found)
    members: list[list[TurnMoves]] = [[] for _ in ideas]
    for parts, way in zip(found, ways, strict=True):
        members[next(i for i, idea in enumerate(ideas) if idea <= parts)].append(way)
    return tuple(
        SolutionIdea(tuple(sorted(idea)), len(those), those[0])
        for idea, those in zip(ideas, members, strict=True)
    )


def _different(misses: list[list[int]]) -> list[list[int]]:
    """A few that differ by more than facings."""
    places = {tuple(sorted(code >> FIELD_C for code in way)): way for way in reversed(misses)}
    return list(places.values())[::-1][:MISSES_TOLD]
