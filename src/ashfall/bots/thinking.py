"""A search under a budget, in this process or in several at once."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, wait
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from ashfall.bots.neuroshima.opinions import value_for
from ashfall.bots.neuroshima.tree import Tree
from ashfall.bots.processes import Workers
from ashfall.neuroshima import storage
from ashfall.neuroshima.army import Army, army_keys
from ashfall.neuroshima.state import State
from ashfall.table.random import SEED_LIMIT

__all__ = ["Limits", "Opinion", "Thought", "think"]

FIRST_SPEED: Final = 200.0  # iterations a second, before anything is known
CHUNK: Final = 16  # iterations between two looks at the tree where no clock runs: the same in every run
TOLD: Final = 0.01  # share of the budget between two reports
RESERVE: Final = 0.03  # share of the seconds kept back for what happens around the search
LEAST_STAKE: Final = 0.15  # share of the seconds that even a decided game gets
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
    own = tuple(army for army in state.rules.armies if army.key not in army_keys())
    data, workers = storage.to_bytes(state), _workers(cores - 1)
    try:
        others = [
            workers.submit(_think_elsewhere, data, own, value, (seed + STRIDE * number) % SEED_LIMIT, share)
            for number in range(1, cores)
        ]
        thought = _grow(state, value, seed, share, start, progress)
        for other in _finished(others, limits.seconds, start):
            thought.add(other)
    except BaseException:  # Ctrl-C above all: nobody waits for the other processes any more
        _workers.cache_clear()
        workers.end()
        raise
    return thought


def _grow(
    state: State, value: str, seed: int, limits: Limits, start: float, progress: Progress | None
) -> Thought:
    tree = Tree(state, value_for(state.rules, value), seed)
    begun = time.perf_counter()
    done, told = 0, 0.0
    while tree.choices() > 1:
        now = time.perf_counter()
        speed = done / (now - begun) if done else FIRST_SPEED
        left = _left(limits, done, start, now, speed, tree.best_lead())
        if left <= 0 or tree.lead_in_visits() > left:
            break
        # On a clock one by one: an iteration may take as long as fifty others.
        chunk = min(left, CHUNK) if limits.seconds is None else 1
        tree.run(chunk)
        done += chunk
        share = done / (done + left - chunk)
        if progress is not None and share >= told + TOLD:
            progress(share)
            told = share
    moves = enumerate(int(code) for code in tree.root.moves)
    return Thought(done, [Opinion(code, int(tree.visits(i)), float(tree.total(i))) for i, code in moves])


def _left(limits: Limits, done: int, start: float, now: float, speed: float, lead: float) -> int:
    """How many iterations are left. On a clock, a game that is nearly decided is worth less thought."""
    left = [] if limits.iterations is None else [limits.iterations - done]
    if limits.seconds is not None:
        stake = max(LEAST_STAKE, math.sqrt(max(0.0, 1 - lead * lead)))
        left.append(int((start + limits.seconds * stake * (1 - RESERVE) - now) * speed))
    return min(left)


@lru_cache(maxsize=1)
def _workers(count: int) -> Workers:
    """Processes that stay for the next search; they start with the first one."""
    return Workers(count)


def _think_elsewhere(data: bytes, own: tuple[Army, ...], value: str, seed: int, limits: Limits) -> Thought:
    return _grow(storage.from_bytes(data, own), value, seed, limits, time.perf_counter(), None)


def _finished(others: Sequence[Future[Thought]], seconds: float | None, start: float) -> list[Thought]:
    """What the other processes found; under a clock those that are late do not count."""
    patience = None if seconds is None else start + seconds * (1 + LATE) - time.perf_counter()
    done, late = wait(others, timeout=patience)
    for future in late:
        future.cancel()
    return [future.result() for future in others if future in done]
