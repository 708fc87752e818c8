"""Seeds that follow from other seeds, the same in every game of the house."""

from __future__ import annotations

from ashfall.table.random import SEED_LIMIT, Stream

__all__ = ["mix", "move_seed"]


def mix(seed: int, number: int) -> int:
    """A new seed from a seed and a number; neighbouring numbers give unrelated seeds."""
    return _draw((_draw(seed) + number) % SEED_LIMIT)


def move_seed(seed: int, number: int) -> int:
    """The seed that a bot gets for its move ``number`` (from 1, all seats counted) of the game ``seed``."""
    return mix(seed, number)


def _draw(seed: int) -> int:
    stream = Stream(seed)
    return (int(stream.word()) << 31) | (int(stream.word()) >> 1)
