"""The seeded stream of randomness that every game uses.

Bob Jenkins' small fast generator on four 32-bit words. It needs neither multiplication nor overflow, so
compiled and interpreted runs give the same numbers on every machine.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

_MASK: Final = 0xFFFFFFFF
SEED_LIMIT: Final = 1 << 63  # seeds lie in 0 .. SEED_LIMIT - 1


def _turn(x: i64, k: i64) -> i64:
    return ((x << k) | (x >> (32 - k))) & _MASK


@final
class Stream:
    """A stream of random numbers that a seed determines completely."""

    def __init__(self, seed: i64) -> None:
        """Start the stream of ``seed`` (0 .. 2**63 - 1)."""
        self.a: i64 = 0xF1EA5EED
        self.b: i64 = seed & _MASK
        self.c: i64 = (seed >> 32) & _MASK
        self.d: i64 = self.b
        i: i64 = 0
        while i < 20:
            self.word()
            i += 1

    def word(self) -> i64:
        """The next 32 random bits."""
        e: i64 = (self.a - _turn(self.b, 27)) & _MASK
        self.a = self.b ^ _turn(self.c, 17)
        self.b = (self.c + self.d) & _MASK
        self.c = (self.d + e) & _MASK
        self.d = (e + self.a) & _MASK
        return self.d

    def below(self, n: i64) -> i64:
        """A number in 0 .. n - 1 (n up to 2**31)."""
        return (self.word() * n) >> 32

    def shuffle(self, items: vec[u8], start: i64, count: i64) -> None:
        """Shuffle ``count`` items from ``start`` on, in place."""
        i: i64 = count - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            kept: u8 = items[start + i]
            items[start + i] = items[start + j]
            items[start + j] = kept
            i -= 1
