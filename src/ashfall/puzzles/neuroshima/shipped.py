"""The puzzles that come with the program: one file for each in ``collection/``."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from ashfall.puzzles.neuroshima.puzzle import Puzzle, parse_puzzle

__all__ = ["shipped_puzzles", "shipped_text"]

SUFFIX: Final = ".toml"


@cache
def shipped_puzzles() -> dict[str, Puzzle]:
    """All of them by key, in the order of their numbers."""
    found = [
        parse_puzzle(entry.read_text(encoding="utf-8"), entry.name, entry.name.removesuffix(SUFFIX))
        for entry in (files(__package__) / "collection").iterdir()
        if entry.name.endswith(SUFFIX)
    ]
    return {puzzle.key: puzzle for puzzle in sorted(found, key=lambda puzzle: puzzle.number)}


@cache
def shipped_text(key: str) -> str:
    """The file of one of them."""
    return (files(__package__) / "collection" / f"{key}{SUFFIX}").read_text(encoding="utf-8")
