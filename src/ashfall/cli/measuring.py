"""How often something can be done in a second, for ``ashfall bench``."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

__all__ = ["REPEATS", "Best", "ServerLoad", "Speed", "best", "repeated"]

REPEATS: Final = 5
Work = Callable[[int], int]  # how often to do it -> how much was done
Best = Callable[[Work, float, int], float]  # work, seconds, least rounds -> most in a second


class Speed(NamedTuple):
    """How fast a game is: the facts for programs, and the figures for people by the ids of their texts."""

    facts: dict[str, Any]
    rows: dict[str, Any]


class ServerLoad(NamedTuple):
    """How a game puts a server under load."""

    terms: Sequence[dict[str, Any]]  # of the tables, in turn
    people: int  # at each table
    tables: int  # usually
    moves: int  # up to so many are made before anything is measured: tables are in all stages of their games


def best(work: Work, seconds: float, least: int) -> float:
    """Most work done in a second. A first run, which is not counted, tells how much fits into a repeat."""
    rounds, share = least, seconds / REPEATS
    start = time.perf_counter()
    work(rounds)
    spent = max(time.perf_counter() - start, 1e-6)
    rounds = max(least, int(rounds * share / spent) // least * least)
    most = 0.0
    for _ in range(REPEATS):
        start = time.perf_counter()
        done = work(rounds)
        most = max(most, done / max(time.perf_counter() - start, 1e-9))
    return most


def repeated(act: Callable[[int], object]) -> Work:
    """Work of something that does as much as it is told and does not say so."""

    def work(rounds: int) -> int:
        act(rounds)
        return rounds

    return work
