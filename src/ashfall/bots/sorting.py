"""Moves in the order of what they seem worth, for the searches of any game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def sort_best_first(moves: vec[i64], worth: vec[float]) -> None:
    """Put the most worthy first, in place; equal ones keep their order."""
    i: i64 = 1
    while i < len(moves):
        code: i64 = moves[i]
        value: float = worth[i]
        j: i64 = i
        while j > 0 and worth[j - 1] < value:
            moves[j] = moves[j - 1]
            worth[j] = worth[j - 1]
            j -= 1
        moves[j] = code
        worth[j] = value
        i += 1
