"""Mixing the numbers of a state into a key: equal states have equal keys."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_MASK: Final = 0xFFFFFFFF
ONE: Final = 0x5BD1E995  # the factors of the two lanes of a key
TWO: Final = 0x2C1B3C6D


def stir(lane: i64, word: i64, factor: i64) -> i64:
    """Mix 32 bits into a lane; the product stays below 2**63."""
    lane = ((lane ^ (word & _MASK)) * factor) & _MASK
    return lane ^ (lane >> 15)


def stir_row(lane: i64, row: vec[i64], factor: i64) -> i64:
    """Mix a whole row into a lane."""
    i: i64 = 0
    while i < len(row):
        lane = stir(stir(lane, row[i], factor), row[i] >> 32, factor)
        i += 1
    return lane
