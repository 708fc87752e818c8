"""A search under a budget, in this process or in several at once."""

from __future__ import annotations

import atexit
import multiprocessing
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from ashfall.bots.neuroshima.opinions import value_for
from ashfall.bots.neuroshima.tree import Tree
from ashfall.neuroshima import storage
from ashfall.neuroshima.state import State
from ashfall.table.random import SEED_LIMIT

__all__ = ["Limits", "Opinion", "Thought", "think"]

CHUNK_SECONDS: Final = 0.005  # between two looks at the clock
RESERVE: Final = 0.03  # share of the seconds kept back for what happens around the search
LATE: Final = 0.05  # share of the seconds that other processes may be late
STRIDE: Final = 0x9E3779B97F4A7C1  # far apart seeds for the processes
Progress = Callable[[float], None]


@dataclass(frozen=True, slots=True)
class Limits:
    """When to stop: after so many iterations, after so many seconds, whichever comes first."""

    iterations: int | None
    seconds: float | None


@dataclass(slots=True)
class Opinion:
    """What the search thinks of one move at the root."""

    code: int
    visits: int
    total: float  # sum of the leads found, the first look included
    looks: int = 1  # how many first looks ``total`` holds, one for each tree

    @property
    def lead(self) -> float:
        """Mean lead of the side that chooses."""
        return self.total / (self.visits + self.looks)


@dataclass(slots=True)
class Thought:
    """The root after a search."""

    iterations: int
    opinions: list[Opinion] = field(default_factory=list)  # in the order of the first values

    def add(self, other: Thought) -> None:
        """Join what another tree from the same root found."""
        self.iterations += other.iterations
        mine = {opinion.code: opinion for opinion in self.opinions}
        for theirs in other.opinions:
            opinion = mine[theirs.code]
            opinion.visits += theirs.visits
            opinion.total += theirs.total
            opinion.looks += theirs.looks


def think(
    state: State, value: str, seed: int, limits: Limits, cores: int = 1, progress: Progress | None = None
) -> Thought:
    """Search from ``state``, whose piles may be in any order."""
    start = time.perf_counter()
    if cores == 1:
        return _grow(state, value, seed, limits, start, progress)
    share = replace(limits, iterations=None if limits.iterations is None else -(-limits.iterations // cores))
    data = storage.to_bytes(state)
    others = [
        _workers(cores - 1).submit(
            _think_elsewhere, data, value, (seed + STRIDE * number) % SEED_LIMIT, share
        )
        for number in range(1, cores)
    ]
    thought = _grow(state, value, seed, share, start, progress)
    for other in _finished(others, limits.seconds, start):
        thought.add(other)
    return thought


def _grow(
    state: State, value: str, seed: int, limits: Limits, start: float, progress: Progress | None
) -> Thought:
    tree = Tree(state, value_for(state.rules, value), seed)
    most = limits.iterations
    deadline = None if limits.seconds is None else start + limits.seconds * (1 - RESERVE)
    begun = time.perf_counter()
    chunk, done = 1, 0
    while len(tree.root.edges) > 1:
        now = time.perf_counter()
        speed = done / (now - begun) if done else 1 / CHUNK_SECONDS
        left = _left(most, done, deadline, now, speed)
        if left <= 0 or tree.lead_in_visits() > left:
            break
        chunk = max(1, min(left, 2 * chunk, int(speed * CHUNK_SECONDS)))
        tree.run(chunk)
        done += chunk
        if progress is not None:
            progress(min(1.0, done / (done + max(0, left - chunk))))
    return Thought(done, [Opinion(int(e.code), int(e.visits), float(e.total)) for e in tree.root.edges])


def _left(most: int | None, done: int, deadline: float | None, now: float, speed: float) -> int:
    """How many iterations are left."""
    left = [] if most is None else [most - done]
    if deadline is not None:
        left.append(int((deadline - now) * speed))
    return min(left)


@lru_cache(maxsize=1)
def _workers(count: int) -> ProcessPoolExecutor:
    """Processes that stay for the next search; they start with the first one."""
    pool = ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"))
    atexit.register(pool.shutdown, wait=False, cancel_futures=True)
    return pool


def _think_elsewhere(data: bytes, value: str, seed: int, limits: Limits) -> Thought:
    return _grow(storage.from_bytes(data), value, seed, limits, time.perf_counter(), None)


def _finished(others: Sequence[Future[Thought]], seconds: float | None, start: float) -> list[Thought]:
    """What the other processes found; under a clock those that are late do not count."""
    patience = None if seconds is None else start + seconds * (1 + LATE) - time.perf_counter()
    done, late = wait(others, timeout=patience)
    for future in late:
        future.cancel()
    return [future.result() for future in others if future in done]
