"""Learning by self-play, for any game: batches, a learning curve, and checkpoints that survive a power cut.

The games of a batch depend only on the weights before it and on their own numbers, and are learned from in
the order of their numbers. So the result is the same on any number of processes, and after any interruption.
"""

from __future__ import annotations

import os
import sys
from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, Protocol, Self, TypeVar

import msgspec

from ashfall.table.errors import AshfallError, shown

__all__ = [
    "CHECK_SEEDS",
    "HAND",
    "LEARNED",
    "MOST_SEED",
    "InvalidWeights",
    "Plan",
    "Point",
    "SelfPlayPlan",
    "SelfPlayTraining",
    "WeightsFile",
    "check_value",
    "game_seed",
    "shared_out",
]

SEED_BITS: Final = 32  # of a game's own number, below the seed of the plan
CHECK_SEEDS: Final = 1 << 40  # games against the hand-made value never meet the games learned from
MOST_SEED: Final = (CHECK_SEEDS >> SEED_BITS) - 1  # so a plan's seed stays below them
HAND: Final = "hand"  # values by name: the hand-made one,
LEARNED: Final = "learned"  # the one that comes with the package,
FILE_ENDING: Final = ".json"  # or one of a weights file

Plan = TypeVar("Plan", bound="SelfPlayPlan")
R = TypeVar("R")


class InvalidWeights(AshfallError):
    """A weights file that cannot be used; the sentence says why."""


def check_value(name: str, known: Sequence[str], load: Callable[[str], object]) -> None:
    """Raise ValueError if there is no such value; ``load`` opens a weights file."""
    if name not in known and not name.endswith(FILE_ENDING):
        words = ", ".join(known)
        raise ValueError(f'value: expected {words} or a {FILE_ENDING} file, got "{shown(name)}"')
    if name.endswith(FILE_ENDING):
        try:
            load(name)
        except InvalidWeights as error:
            raise ValueError(str(error)) from None


class Point(msgspec.Struct, frozen=True):
    """One point of the learning curve."""

    games: int
    error: float  # mean squared error of the predictions since the last point
    score: float  # against the hand-made value


@dataclass(frozen=True, slots=True, kw_only=True)
class SelfPlayPlan:
    """How to train. The same plan gives the same weights, to the last bit. Games give all fields defaults."""

    games: int  # to learn from
    seed: int = 1  # the number that all chance follows
    batch: int  # games that are played before anything is learned from them
    decay: float  # lambda: how far a result is carried back
    rate: float  # size of the steps
    heat: float  # how often a worse move is tried
    settled: float = 0.5  # share of the games after which weights are averaged over all batches
    check: int  # games between two points of the learning curve
    pairs: int  # paired games against the hand-made value at each point

    def __post_init__(self) -> None:
        """Games of the plan must not be those of the learning curve."""
        if not 0 <= self.seed <= MOST_SEED:
            raise ValueError(f"seed: expected 0 to {MOST_SEED}, got {self.seed}")


def game_seed(plan: SelfPlayPlan, number: int) -> int:
    """The seed of a game that is learned from."""
    return (plan.seed << SEED_BITS) + number


def shared_out(
    work: Callable[..., R], given: Sequence[object], numbers: range, pool: Executor, workers: int
) -> list[R]:
    """Let every process do ``work`` with its share of some numbers; ``given`` comes before them."""
    jobs = [pool.submit(work, *given, numbers[start::workers]) for start in range(workers)]
    return [job.result() for job in jobs]


class WeightsFile(Protocol):
    """What a training comes to."""

    def to_json(self) -> str:
        """The text of the file."""
        ...


class _Checkpoint(msgspec.Struct, frozen=True, kw_only=True):
    rules: int  # version of the rules that the games follow
    facts: list[str]  # what the numbers belong to
    plan: dict[str, int | float]
    done: int
    error: float
    curve: list[Point]
    averaged: int  # batches that the sums hold
    numbers: bytes  # all that is learned


class SelfPlayTraining(ABC, Generic[Plan]):
    """A training that can be stopped after every batch. A game says how it plays, learns and measures."""

    rules: ClassVar[int]  # version of the rules

    def __init__(self, plan: Plan) -> None:
        """Nothing is learned yet."""
        self.plan = plan
        self.done = 0
        self.curve: list[Point] = []
        self._error = 0.0  # sum over the games since the last point
        self._averaged = 0

    @abstractmethod
    def _learn(self, numbers: range, pool: Executor, workers: int) -> None:
        """Play the games with these numbers and learn from them, in order; add up their errors."""

    @abstractmethod
    def _score(self, pool: Executor, workers: int) -> float:
        """The share of points against the hand-made value."""

    @abstractmethod
    def _add_up(self) -> None:
        """Add the present weights to the sums of which the result is the mean."""

    @abstractmethod
    def _numbers(self) -> array[float]:
        """All that is learned."""

    @abstractmethod
    def _restore(self, numbers: array[float]) -> None:
        """Go on with what was learned before."""

    @staticmethod
    @abstractmethod
    def facts() -> list[str]:
        """Names of everything that has weights, in their order."""

    @abstractmethod
    def weights(self) -> WeightsFile:
        """What the training has come to, with its card: the mean weights since they settled."""

    def run(self, pool: Executor, workers: int) -> Iterator[int]:
        """Train on; yields how many games are done after every batch."""
        while self.done < self.plan.games:
            numbers = range(self.done, min(self.done + self.plan.batch, self.plan.games))
            self._learn(numbers, pool, workers)
            self.done += len(numbers)
            if self.done >= self.plan.settled * self.plan.games:
                self._add_up()
                self._averaged += 1
            if self.done % self.plan.check < len(numbers) or self.done == self.plan.games:
                self._check(pool, workers)
            yield self.done

    def _check(self, pool: Executor, workers: int) -> None:
        """Add a point to the learning curve."""
        score = self._score(pool, workers)
        since = self.done - (self.curve[-1].games if self.curve else 0)
        self.curve.append(Point(self.done, round(self._error / since, 4), round(score, 4)))
        self._error = 0.0

    def _card(self, method: str) -> dict[str, Any]:
        """Where weights come from, as plain data."""
        return {
            "method": method,
            "plan": asdict(self.plan),
            "games": self.done,
            "curve": msgspec.to_builtins(self.curve),
        }

    # Interruptions.

    def save(self, path: Path) -> None:
        """Write a checkpoint; an old one is replaced only when the new one is whole on the disk."""
        data = _Checkpoint(
            rules=self.rules,
            facts=self.facts(),
            plan=asdict(self.plan),
            done=self.done,
            error=self._error,
            curve=self.curve,
            averaged=self._averaged,
            numbers=self._numbers().tobytes(),
        )
        _replace(path, msgspec.msgpack.encode(data))

    @classmethod
    def resume(cls, path: Path, plan: Plan) -> Self:
        """Go on from a checkpoint of the same plan; raises InvalidWeights."""
        where = f"checkpoint {shown(str(path))}"
        try:
            data = msgspec.msgpack.decode(path.read_bytes(), type=_Checkpoint)
        except (OSError, msgspec.DecodeError) as error:
            raise InvalidWeights(f"{where}: {error}") from None
        if data.rules != cls.rules:
            raise InvalidWeights(f"{where}: expected rules of version {cls.rules}, got {data.rules}")
        for name, value in asdict(plan).items():
            if data.plan.get(name) != value:
                raise InvalidWeights(f"{where}: expected {name} {data.plan.get(name)} as before, got {value}")
        training = cls(plan)
        if data.facts != cls.facts() or len(data.numbers) != 8 * len(training._numbers()):
            raise InvalidWeights(f"{where}: made for other facts than this version knows")
        numbers = array("d")
        numbers.frombytes(data.numbers)
        training._restore(numbers)
        training.done, training.curve, training._error = data.done, list(data.curve), data.error
        training._averaged = data.averaged
        return training


def _replace(path: Path, data: bytes) -> None:
    """Put a file in the place of another. A power cut leaves one of them, and never half of one."""
    fresh = path.with_suffix(".new")
    with fresh.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(fresh, path)
    if sys.platform != "win32":  # where folders cannot be opened
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
