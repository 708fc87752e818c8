"""Work that the server does step by step, done at once."""

from __future__ import annotations

from typing import TypeVar

from ashfall.server.workshop import Steps

T = TypeVar("T")


def finished(work: Steps[T]) -> T:
    """What comes of it."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: T = end.value
            return found
