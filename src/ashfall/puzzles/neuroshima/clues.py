"""Three hints for somebody who is stuck: the idea, then a tile, then its hex."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from ashfall.puzzles.neuroshima.essence import OWN, Part
from ashfall.puzzles.neuroshima.puzzle import Puzzle
from ashfall.puzzles.neuroshima.solver import Proof, SolutionIdea, TurnMoves
from ashfall.table.phrases import Argument, Phrase, TileRef, UnitRef

__all__ = ["PuzzleClue", "clues_of"]

END: Final = "end"
PLAY: Final = "play"


@dataclass(frozen=True, slots=True)
class PuzzleClue:
    """One hint."""

    phrase: Phrase
    tile: str = ""  # that it names
    hex: str = ""


def clues_of(puzzle: Puzzle, proof: Proof) -> tuple[PuzzleClue, ...]:
    """The hints to the first idea, one after the other; in two turns they are about the first turn.

    An idea that needs nothing, of a puzzle that does not hold, has only the first of them.
    """
    idea = proof.ideas[0]
    first = PuzzleClue(_idea_phrase(puzzle, proof))
    if not idea.parts:
        return (first,)
    what, key, hex = _first_part(idea)
    own = what == OWN
    used = key if own else _instant(idea.way)
    tile: Argument = TileRef(puzzle.seat, used) if used else TileRef(1 - puzzle.seat, key)
    unit = UnitRef(puzzle.seat if own else 1 - puzzle.seat, key, hex)
    return (
        first,
        PuzzleClue(Phrase("puzzle-clue-tile", {"tile": tile}), used or key),
        PuzzleClue(Phrase(f"puzzle-clue-{what}", {"unit": unit, "hex": hex}), used or key, hex),
    )


def _idea_phrase(puzzle: Puzzle, proof: Proof) -> Phrase:
    """What it is about, and which tile leads astray where one does."""
    theme = puzzle.themes[0] if puzzle.themes else "none"
    parts = Phrase("puzzle-clue-parts", {"count": len(proof.ideas[0].parts)})
    given: dict[str, Argument] = {"theme": Phrase(f"puzzle-clue-theme-{theme}"), "parts": parts}
    tile = _tempting(puzzle, proof)
    if not tile:
        return Phrase("puzzle-clue-idea", given)
    how = "early" if tile in _words(proof.ideas[0].way) else "tempting"  # a tile may be for the second turn
    return Phrase(f"puzzle-clue-idea-{how}", {**given, "tile": TileRef(puzzle.seat, tile)})


def _tempting(puzzle: Puzzle, proof: Proof) -> str:
    """The tile on offer that most of the nearest misses use and no idea does, "" where there is none."""
    used = {word for idea in proof.ideas for word in _words(_first_turn(idea.way))}
    tried = Counter(tile for way in proof.misses for tile in _tiles(puzzle, way) if tile not in used)
    return max(sorted(tried), key=lambda tile: tried[tile], default="")


def _words(way: TurnMoves) -> set[str]:
    return {word for move in way for word in move.split()}


def _tiles(puzzle: Puzzle, way: TurnMoves) -> set[str]:
    return {word for word in _words(way) if word in puzzle.offer}


def _first_part(idea: SolutionIdea) -> Part:
    """An own unit that has to stand somewhere, of several the one that comes first on the way; else any."""
    words = [move.split() for move in _first_turn(idea.way)]

    def place(part: Part) -> int:
        return next((i for i, move in enumerate(words) if set(part[1:]) <= set(move)), len(words))

    own = [part for part in idea.parts if part[0] == OWN]
    return min(own or idea.parts, key=place)


def _instant(way: TurnMoves) -> str:
    """The first instant on the way, "" where it has none."""
    words = (move.split() for move in _first_turn(way))
    return next((move[1] for move in words if move[0] == PLAY), "")


def _first_turn(way: TurnMoves) -> TurnMoves:
    return way[: way.index(END)] if END in way else way
