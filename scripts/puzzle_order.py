"""Gives the shipped puzzles their ratings, difficulties and numbers anew, after some have come or changed.

    PYTHONPATH=src .venv/bin/python -m scripts.puzzle_order [FOLDER]

Every puzzle is proven, and bots look at it. Numbers follow the difficulty, and within one the themes take
turns, the easiest of each first: a beginner meets one idea at a time, and each of them again and again.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from ashfall.arena.neuroshima.puzzle_bots import bot_looks
from ashfall.puzzles.neuroshima.difficulty import Difficulty, estimate
from ashfall.puzzles.neuroshima.puzzle import Puzzle, parse_puzzle
from ashfall.puzzles.neuroshima.solver import prove

__all__ = ["Rated", "in_order", "rewritten"]

COLLECTION = Path(__file__).resolve().parent.parent / "src/ashfall/puzzles/neuroshima/collection"

Rated = tuple[Puzzle, Difficulty]


def in_order(rated: Sequence[Rated]) -> list[Rated]:
    """By difficulty; within one, themes in turn, each from its easiest to its hardest puzzle."""
    ordered: list[Rated] = []
    for level in sorted({told.level for _, told in rated}):
        themes: defaultdict[str, list[Rated]] = defaultdict(list)
        for each in sorted(rated, key=lambda each: (each[1].rating, each[0].key)):
            if each[1].level == level:
                themes[each[0].themes[0]].append(each)
        rounds = max(map(len, themes.values()))
        ordered += [row[i] for i in range(rounds) for row in themes.values() if i < len(row)]
    return ordered


def rewritten(text: str, number: int, told: Difficulty) -> str:
    """The file of a puzzle with another number, difficulty and rating."""
    text = re.sub(r"(?m)^rating = .*\n", "", text)
    text = re.sub(r"(?m)^number = .*$", f"number = {number}", text)
    return re.sub(r"(?m)^difficulty = .*$", f"difficulty = {told.level}\nrating = {told.rating}", text)


def main(folder: Path = COLLECTION) -> None:
    """Rewrite all files of a folder."""
    paths = {path.stem: path for path in sorted(folder.glob("*.toml"))}
    puzzles = [parse_puzzle(path.read_text("utf-8"), path.name, key) for key, path in paths.items()]
    rated = [(puzzle, estimate(puzzle, prove(puzzle), bot_looks(puzzle))) for puzzle in puzzles]
    for number, (puzzle, told) in enumerate(in_order(rated), start=1):
        path = paths[puzzle.key]
        path.write_text(rewritten(path.read_text("utf-8"), number, told), "utf-8")
        print(f"{number:4} {puzzle.key:32} {told.level} {told.rating} {', '.join(puzzle.themes)}")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
