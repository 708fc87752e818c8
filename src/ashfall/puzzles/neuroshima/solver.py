"""The proof of a puzzle: all its solutions, what they come down to, and that fewer tiles do not do."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ashfall.neuroshima.moves import FIELD_C
from ashfall.neuroshima.notation import move_text
from ashfall.neuroshima.tables import Rules
from ashfall.puzzles.neuroshima.aim import SOLVED
from ashfall.puzzles.neuroshima.checker import PuzzleAttempt, judge
from ashfall.puzzles.neuroshima.essence import Part, fewest_parts, parts_of
from ashfall.puzzles.neuroshima.first_turns import near_first_turns
from ashfall.puzzles.neuroshima.puzzle import Puzzle
from ashfall.puzzles.neuroshima.search import NO_END, Tell, TurnSearch, silent
from ashfall.table.errors import IllegalMove

__all__ = ["Proof", "SolutionIdea", "TurnMoves", "prove"]

TurnMoves = tuple[str, ...]

MISSES_TOLD: Final = 3
MOST_NEAR: Final = 400_000  # battles for the nearest misses of two turns; what is found until then counts


@dataclass(frozen=True, slots=True)
class SolutionIdea:
    """Solutions that are the same in essence (R-98)."""

    parts: tuple[Part, ...]  # the tiles that have a part in it
    solutions: int  # how many boards they are
    way: TurnMoves  # to the first of them; in two turns with the best moves of both sides after it


@dataclass(frozen=True, slots=True)
class Proof:
    """What is known of a puzzle after everything was tried."""

    missing: int  # after the best play, 0 if it can be solved
    solutions: int  # boards before a battle that solves
    ideas: tuple[SolutionIdea, ...]
    fewer: bool  # one tile less would do, too
    sample: bool  # the solution of the file is one
    least: int  # what the nearest misses lack, 0 where there is none
    near: int  # how many boards lack no more than that, of many not all are counted
    misses: tuple[TurnMoves, ...]  # some of them, in two turns first turns
    positions: int  # boards whose battle was looked at
    seconds: float
    is_whole: bool = True  # else there was too much to look at, and this is what was found until then

    @property
    def solved(self) -> bool:
        """Whether the puzzle can be solved at all."""
        return self.missing == SOLVED

    @property
    def holds(self) -> bool:
        """Whether the puzzle is sound: its own solution solves it, and no tile is too many."""
        return self.is_whole and self.solved and self.sample and not self.fewer

    def to_dict(self) -> dict[str, Any]:
        """The facts as plain data."""
        return {
            "whole": self.is_whole,
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
            "near": self.near,
            "positions": self.positions,
            "seconds": round(self.seconds, 3),
        }


def prove(puzzle: Puzzle, tell: Tell = silent, most: int = NO_END) -> Proof:
    """Try everything; ``tell`` hears how many first moves of how many are done.

    After ``most`` boards the search stops; what it has found until then is true.
    """
    begun = time.perf_counter()
    start = puzzle.start()
    search = TurnSearch(start, puzzle.aim(start), tell, most)
    missing = search.run()
    others = _searches_with_less(puzzle, most)
    fewer = any(other.run() == SOLVED for other in others)
    found = _parts(search)
    least, near = _near(search, min(most, MOST_NEAR))
    ways = [_texts(start.rules, way) for way in search.solutions]
    sample = _is_solved_by_its_sample(puzzle, most)
    return Proof(
        missing=missing,
        solutions=len(search.solutions),
        ideas=_ideas(PuzzleAttempt.at(puzzle, most), found, ways),
        fewer=fewer,
        sample=sample,
        least=least,
        near=len(near),
        misses=tuple(_texts(start.rules, way) for way in _different(near)),
        positions=sum(int(each.positions) for each in (search, *others)),
        seconds=time.perf_counter() - begun,
        is_whole=len(found) == len(ways) and all(each.is_whole for each in (search, *others)),
    )


def _near(search: TurnSearch, most: int) -> tuple[int, list[list[int]]]:
    """What the nearest misses lack, 0 where there is none, and ways to them; in two turns first turns."""
    if search.aim.is_long and search.is_whole:
        turns = near_first_turns(search, most)
        return turns.least, turns.ways
    return int(search.least) if search.misses else 0, search.misses


def _searches_with_less(puzzle: Puzzle, most: int) -> list[TurnSearch]:
    """One tile less, of two turns in either (R-98, R-99)."""
    less = puzzle.use - 1
    counts = [(less, puzzle.use), (puzzle.use, less)][: puzzle.turns]
    starts = [(puzzle.start(first), again) for first, again in counts]
    return [TurnSearch(start, puzzle.aim(start, puzzle.use, again), silent, most) for start, again in starts]


def _parts(search: TurnSearch) -> list[frozenset[Part]]:
    """What the solutions come down to, as far as the limit of work goes."""
    found: list[frozenset[Part]] = []
    for board in search.boards:
        if search.work >= 2 * search.most:
            break
        found.append(parts_of(search, board))
    return found


def _is_solved_by_its_sample(puzzle: Puzzle, most: int) -> bool:
    try:
        return bool(puzzle.solution) and judge(puzzle, puzzle.solution, most).solved
    except IllegalMove:
        return False


def _texts(rules: Rules, way: Sequence[int]) -> TurnMoves:
    return tuple(move_text(rules, code) for code in way)


def _ideas(
    start: PuzzleAttempt, found: list[frozenset[Part]], ways: list[TurnMoves]
) -> tuple[SolutionIdea, ...]:
    """Every solution belongs to the first idea that it holds."""
    ideas = fewest_parts(found)
    members: list[list[TurnMoves]] = [[] for _ in ideas]
    for parts, way in zip(found, ways, strict=False):
        members[next(i for i, idea in enumerate(ideas) if idea <= parts)].append(way)
    return tuple(
        SolutionIdea(tuple(sorted(idea)), len(those), _main_line(start, those[0]))
        for idea, those in zip(ideas, members, strict=True)
    )


def _main_line(start: PuzzleAttempt, way: TurnMoves) -> TurnMoves:
    """A way to a solution; in two turns it goes on with the best moves of both sides.

    All lines share what one search knows, and its limit: where that is reached a line ends early.
    """
    return way if start.puzzle.turns == 1 else start.following(way).played_out().way


def _different(misses: list[list[int]]) -> list[list[int]]:
    """A few that differ by more than facings."""
    places = {tuple(sorted(code >> FIELD_C for code in way)): way for way in reversed(misses)}
    return list(places.values())[::-1][:MISSES_TOLD]
