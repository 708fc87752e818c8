"""A search of any game under a budget, in this process or in several at once."""

from __future__ import annotations

import atexit
import math
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, wait
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, Protocol

from ashfall.bots.limits import SearchLimits
from ashfall.bots.processes import Workers
from ashfall.table.random import SEED_LIMIT

__all__ = ["Opinion", "Progress", "SearchTree", "Subject", "Thought", "think"]

FIRST_SPEED: Final = 200.0  # iterations a second, before anything is known
CHUNK: Final = 16  # iterations between two looks at the tree where no clock runs: the same in every run
TOLD: Final = 0.01  # share of the budget between two reports
RESERVE: Final = 0.03  # share of the seconds kept back for what happens around the search
RESERVE_ELSEWHERE: Final = 0.06  # more in other processes, whose votes still have to come here
LEAST_STAKE: Final = 0.15  # share of the seconds that even a decided game gets
STRIDE: Final = 0x9E3779B97F4A7C1  # far apart seeds for the trees
Progress = Callable[[float], None]


class SearchTree(Protocol):
    """A search from one position that can always be gone on with. Leads are -1 (lost) to 1 (won)."""

    def run(self, iterations: int) -> None:
        """Search on."""
        ...

    def is_full(self) -> bool:
        """Whether its memory is used up, so that it goes on with what it has."""
        ...

    def codes(self) -> list[int]:
        """The moves to choose from, always in the same order."""
        ...

    def visits(self, place: int) -> int:
        """How often the move at a place of that order was tried."""
        ...

    def total(self, place: int) -> float:
        """The sum of the leads that were found for it, its first look included."""
        ...

    def best_lead(self) -> float:
        """The lead of the side that chooses, after the move that was tried most."""
        ...

    def lead_in_visits(self) -> int:
        """By how many visits the move that was tried most is ahead of every other."""
        ...


class Subject(Protocol):
    """What is thought about. It can be pickled, for other processes to think about it, too."""

    def begin(self, seed: int) -> SearchTree:
        """A new tree."""
        ...


@dataclass(frozen=True, slots=True)
class _Task:
    """What one tree is to do."""

    seed: int
    limits: SearchLimits
    start: float  # when the whole search began, by a clock that all processes of the machine share
    alone: bool  # whether no other tree has a vote
    reserve: float = RESERVE  # share of the seconds that it leaves unused

    @property
    def time_left(self) -> float | None:
        """Seconds until the answer is due, none or less when it is late; None without a clock."""
        seconds = self.limits.seconds
        return None if seconds is None else self.start + seconds - time.monotonic()


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
    full: bool = False  # whether a tree ran out of room
    opinions: list[Opinion] = field(default_factory=list)  # in the order of the first values

    def add(self, other: Thought) -> None:
        """Join what another tree from the same root found."""
        self.iterations += other.iterations
        self.full = self.full or other.full
        mine = {opinion.code: opinion for opinion in self.opinions}
        for theirs in other.opinions:
            opinion = mine[theirs.code]
            opinion.visits += theirs.visits
            opinion.total += theirs.total
            opinion.looks += theirs.looks


def think(
    subject: Subject,
    seed: int,
    limits: SearchLimits,
    cores: int = 1,
    progress: Progress | None = None,
) -> Thought:
    """Search until a limit is reached.

    Several cores grow a tree each from the same position; iterations are shared out, votes are joined.
    """
    tasks = _tasks(seed, limits, cores)
    tree = subject.begin(tasks[0].seed)
    if len(tasks) == 1 or len(tree.codes()) == 1:  # a single move needs no votes
        return _grow(tree, tasks[0], progress)
    workers = _workers(len(tasks) - 1)
    try:
        others = [workers.submit(_think_elsewhere, subject, task) for task in tasks[1:]]
        thought = _grow(tree, tasks[0], progress)
        for other in _finished(others, tasks[0]):
            thought.add(other)
    except BaseException:  # Ctrl-C above all: nobody waits for the other processes any more
        _workers.cache_clear()
        workers.end()
        raise
    return thought


def _tasks(seed: int, limits: SearchLimits, cores: int) -> list[_Task]:
    """The work of each tree; never more trees than iterations."""
    start = time.monotonic()
    if limits.iterations is None:
        shares = [limits] * cores
    else:
        trees = max(1, min(cores, limits.iterations))
        least, over = divmod(limits.iterations, trees)
        shares = [SearchLimits(least + (tree < over), limits.seconds) for tree in range(trees)]
    return [
        _Task(
            (seed + STRIDE * tree) % SEED_LIMIT,
            share,
            start,
            alone=len(shares) == 1,
            reserve=RESERVE_ELSEWHERE if tree else RESERVE,
        )
        for tree, share in enumerate(shares)
    ]


def _grow(tree: SearchTree, task: _Task, progress: Progress | None) -> Thought:
    begun = time.monotonic()
    codes, done, told = tree.codes(), 0, 0.0
    while len(codes) > 1:
        now = time.monotonic()
        speed = done / (now - begun) if done else FIRST_SPEED
        left = _left(task, done, now, speed, tree.best_lead())
        # A lead in one tree decides nothing where others vote: each of them may have as many votes.
        if left <= 0 or (task.alone and tree.lead_in_visits() > left):
            break
        # On a clock one by one: an iteration may take as long as fifty others.
        chunk = min(left, CHUNK) if task.limits.seconds is None else 1
        tree.run(chunk)
        done += chunk
        share = done / (done + left - chunk)
        if progress is not None and share >= told + TOLD:
            progress(share)
            told = share
    opinions = [Opinion(code, tree.visits(place), tree.total(place)) for place, code in enumerate(codes)]
    return Thought(done, tree.is_full(), opinions)


def _left(task: _Task, done: int, now: float, speed: float, lead: float) -> int:
    """How many iterations are left. On a clock, a game that is nearly decided is worth less thought."""
    limits = task.limits
    left = [] if limits.iterations is None else [limits.iterations - done]
    if limits.seconds is not None:
        stake = max(LEAST_STAKE, math.sqrt(max(0.0, 1 - lead * lead)))
        left.append(int((task.start + limits.seconds * stake * (1 - task.reserve) - now) * speed))
    return min(left)


@lru_cache(maxsize=1)
def _workers(count: int) -> Workers:
    """Processes that stay for the next search; they start with the first one."""
    return Workers(count)


atexit.register(_workers.cache_clear)  # before the modules that it needs are taken apart


def _think_elsewhere(subject: Subject, task: _Task) -> Thought:
    """Grow a tree in another process. Work that is picked up too late is put away at once: nobody waits
    for it any more, and the next search should find the process free."""
    left = task.time_left
    if left is not None and left <= 0:
        return Thought(0)
    return _grow(subject.begin(task.seed), task, None)


def _finished(others: Sequence[Future[Thought]], task: _Task) -> list[Thought]:
    """What the other processes found. On a clock nobody waits for them longer than the search may take:
    those that are late do not count."""
    done, late = wait(others, timeout=task.time_left)
    for future in late:
        future.cancel()
    return [future.result() for future in others if future in done]
