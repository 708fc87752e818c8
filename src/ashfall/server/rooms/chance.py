"""Everything that the server leaves to chance, drawn from the system's own source.

The piles of a match are shuffled by a seed that nobody knows while it is played. So that nobody need believe
that it was drawn before the first move, its SHA-256 is shown from the start and the seed itself at the end::

    printf '%s' '4193885730184437:9f0c...' | sha256sum

The part before the colon is the seed of the record; the part after it is salt, which makes it hopeless to
find the seed by trying all of them.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

from ashfall.table.random import SEED_LIMIT, Stream

__all__ = [
    "draw_invite",
    "draw_match_id",
    "draw_number",
    "draw_one",
    "draw_order",
    "draw_seed",
    "number_of",
    "seed_hash",
    "stream_of",
]

T = TypeVar("T")
ID_BYTES = 12  # 96 bits: the address of a private match is its key
TOKEN_BYTES = 16


def draw_match_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(ID_BYTES)


def draw_invite() -> str:
    """The token of a link for a friend."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def draw_seed() -> str:
    """A seed with its salt."""
    return f"{secrets.randbelow(SEED_LIMIT)}:{secrets.token_hex(TOKEN_BYTES)}"


def draw_number() -> int:
    """A seed for one thought of a bot; it has nothing to do with the piles."""
    return secrets.randbelow(SEED_LIMIT)


def draw_one(items: Sequence[T]) -> T:
    """One of several, all equally likely."""
    return secrets.choice(items)


def draw_order(items: Sequence[T]) -> list[T]:
    """All of several, every order equally likely."""
    return secrets.SystemRandom().sample(items, len(items))


def seed_hash(seed: str) -> str:
    """What is shown of a seed before the end."""
    return sha256(seed.encode()).hexdigest()


def stream_of(seed: str) -> Stream:
    """The stream that shuffles the piles."""
    return Stream(number_of(seed))


def number_of(seed: str) -> int:
    """The seed without its salt, as records have it."""
    return int(seed.partition(":")[0])
