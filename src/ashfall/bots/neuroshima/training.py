"""Learning by self-play: batches of games with the present weights, then TD(lambda) over them, in order.

The games of a batch depend only on the weights before it and on their own numbers, and are learned from in
the order of their numbers. So the result is the same on any number of processes, and after any interruption.
"""

from __future__ import annotations

import os
import sys
from array import array
from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from functools import lru_cache
from itertools import product
from pathlib import Path
from typing import Final

import msgspec

from ashfall.bots.neuroshima.features import float_row
from ashfall.bots.neuroshima.selfplay import Learner, play
from ashfall.bots.neuroshima.slots import shipped_tiles, tile_name
from ashfall.bots.neuroshima.value import HandMade, Learned
from ashfall.bots.neuroshima.weights import SEAT_FACTS, SIZE, TILE_FACTS, TILES, InvalidWeights, Weights
from ashfall.neuroshima import GAME
from ashfall.neuroshima.army import army_keys
from ashfall.neuroshima.setup import duel_rules
from ashfall.neuroshima.tables import Rules
from ashfall.table.errors import shown

__all__ = ["MOST_SEED", "Point", "Training", "TrainingPlan"]

SEED_BITS: Final = 32  # of a game's own number, below the seed of the plan
CHECK_SEEDS: Final = 1 << 40  # games against the hand-made value never meet the games learned from
MOST_SEED: Final = (CHECK_SEEDS >> SEED_BITS) - 1  # so a plan's seed stays below them
ALL_MOVES: Final = 100_000
BOTH: Final = 3  # the set of two seats that share a draw


@dataclass(frozen=True, slots=True)
class TrainingPlan:
    """How to train. The same plan gives the same weights, to the last bit."""

    games: int = 25_600
    seed: int = 1
    batch: int = 64  # games that are played with the same weights
    decay: float = 0.9  # lambda: how far a result is carried back
    rate: float = 0.008  # size of the steps
    heat: float = 0.03  # how often a worse move is tried
    moves: int = 64  # how many moves, drawn at random, a player looks at
    settled: float = 0.5  # share of the games after which weights are averaged over all batches
    check: int = 2560  # games between two points of the learning curve
    pairs: int = 108  # paired games against the hand-made value at each point

    def __post_init__(self) -> None:
        if not 0 <= self.seed <= MOST_SEED:
            raise ValueError(f"seed: expected 0 to {MOST_SEED}, got {self.seed}")


class Point(msgspec.Struct, frozen=True):
    """One point of the learning curve."""

    games: int
    error: float  # mean squared error of the predictions since the last point
    score: float  # against the hand-made value, both one move deep


class _Checkpoint(msgspec.Struct, frozen=True, kw_only=True):
    rules: int  # version of the rules that the games follow
    facts: list[str]  # what the numbers belong to
    plan: dict[str, int | float]
    done: int
    error: float
    curve: list[Point]
    averaged: int  # batches that the sums hold
    numbers: bytes  # early weights, late weights, squared gradients, sums of early and of late weights


class Training:
    """A training that can be stopped after every batch."""

    def __init__(self, plan: TrainingPlan) -> None:
        """Begin with weights of zero."""
        self.plan = plan
        self.done = 0
        self.curve: list[Point] = []
        self._error = 0.0
        self._learner = Learner(TILES, *(float_row([0.0] * size) for size in (SIZE, SIZE, 2 * SIZE)))
        self._averaged = 0
        self._sums = array("d", bytes(8 * 2 * SIZE))

    def run(self, pool: Executor, workers: int) -> Iterator[int]:
        """Train on; yields how many games are done after every batch."""
        while self.done < self.plan.games:
            numbers = range(self.done, min(self.done + self.plan.batch, self.plan.games))
            self._learn(numbers, pool, workers)
            if self.done >= self.plan.settled * self.plan.games:
                self._add_up()
            if self.done % self.plan.check < len(numbers) or self.done == self.plan.games:
                self._check(pool, workers)
            yield self.done

    def _learn(self, numbers: range, pool: Executor, workers: int) -> None:
        weights = self._present()
        chunks = [numbers[start::workers] for start in range(workers)]
        jobs = [pool.submit(_play_games, weights.early, weights.late, self.plan, chunk) for chunk in chunks]
        games: dict[int, array[int]] = {}
        for job in jobs:
            games.update(job.result())
        for number in numbers:
            seed = _seed(self.plan, number)
            rules, moves = _rules(number), list(games[number])
            self._error += self._learner.learn(rules, seed, moves, self.plan.decay, self.plan.rate)
        self.done += len(numbers)

    def _check(self, pool: Executor, workers: int) -> None:
        """Add a point to the learning curve."""
        weights = self.weights()
        chunks = [range(start, self.plan.pairs, workers) for start in range(workers)]
        jobs = [pool.submit(_check_pairs, weights.early, weights.late, chunk) for chunk in chunks]
        score = sum(job.result() for job in jobs) / (2 * self.plan.pairs)
        since = self.done - (self.curve[-1].games if self.curve else 0)
        self.curve.append(Point(self.done, round(self._error / since, 4), round(score, 4)))
        self._error = 0.0

    def _add_up(self) -> None:
        learner = self._learner
        for place, weight in enumerate([*learner.early, *learner.late]):
            self._sums[place] += weight
        self._averaged += 1

    def _present(self) -> Weights:
        """The weights that the next batch plays with."""
        learner = self._learner
        return Weights(array("d", list(learner.early)), array("d", list(learner.late)), {})

    def weights(self) -> Weights:
        """What the training has come to, with its card: the mean weights since they settled."""
        mean = self._present()
        if self._averaged:
            numbers = array("d", [total / self._averaged for total in self._sums])
            mean = Weights(numbers[:SIZE], numbers[SIZE:], {})
        card = {
            "method": "TD(lambda) self-play, one move deep, Adagrad steps, weights averaged at the end",
            "plan": asdict(self.plan),
            "games": self.done,
            "curve": msgspec.to_builtins(self.curve),
        }
        return Weights(mean.early, mean.late, card)

    # Interruptions.

    def save(self, path: Path) -> None:
        """Write a checkpoint; an old one is replaced only when the new one is whole on the disk."""
        learner = self._learner
        numbers = array("d", [*learner.early, *learner.late, *learner.seen, *self._sums])
        data = _Checkpoint(
            rules=GAME.rules,
            facts=_facts(),
            plan=asdict(self.plan),
            done=self.done,
            error=self._error,
            curve=self.curve,
            averaged=self._averaged,
            numbers=numbers.tobytes(),
        )
        _replace(path, msgspec.msgpack.encode(data))

    @classmethod
    def resume(cls, path: Path, plan: TrainingPlan) -> Training:
        """Go on from a checkpoint of the same plan; raises InvalidWeights."""
        where = f"checkpoint {shown(str(path))}"
        try:
            data = msgspec.msgpack.decode(path.read_bytes(), type=_Checkpoint)
        except (OSError, msgspec.DecodeError) as error:
            raise InvalidWeights(f"{where}: {error}") from None
        if data.rules != GAME.rules:
            raise InvalidWeights(f"{where}: expected rules of version {GAME.rules}, got {data.rules}")
        for name, value in asdict(plan).items():
            if data.plan.get(name) != value:
                raise InvalidWeights(f"{where}: expected {name} {data.plan.get(name)} as before, got {value}")
        if data.facts != _facts() or len(data.numbers) != 6 * SIZE * 8:
            raise InvalidWeights(f"{where}: made for other facts than this version knows")
        numbers = array("d")
        numbers.frombytes(data.numbers)
        training = cls(plan)
        training.done, training.curve, training._error = data.done, list(data.curve), data.error
        early, late, seen = numbers[:SIZE], numbers[SIZE : 2 * SIZE], numbers[2 * SIZE : 4 * SIZE]
        training._learner = Learner(TILES, *(float_row(list(part)) for part in (early, late, seen)))
        training._averaged, training._sums = data.averaged, numbers[4 * SIZE :]
        return training


def _facts() -> list[str]:
    """Names of everything that has weights, in their order."""
    return [*map(tile_name, shipped_tiles()), *TILE_FACTS, *SEAT_FACTS]


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


def _seed(plan: TrainingPlan, number: int) -> int:
    return (plan.seed << SEED_BITS) + number


@lru_cache(maxsize=1)
def _all_rules() -> list[Rules]:
    """Every pair of armies, in an order that mixes them."""
    pairs = list(product(army_keys(), repeat=2))
    mixed = [pairs[i * 7 % len(pairs)] for i in range(len(pairs))]
    return [duel_rules(pair) for pair in mixed]


def _rules(number: int) -> Rules:
    rules = _all_rules()
    return rules[number % len(rules)]


def _play_games(
    early: array[float], late: array[float], plan: TrainingPlan, numbers: range
) -> dict[int, array[int]]:
    """Self-play of some games of a batch; runs in a worker."""
    first, last = float_row(list(early)), float_row(list(late))
    games: dict[int, array[int]] = {}
    for number in numbers:
        rules = _rules(number)
        value = Learned(rules, TILES, first, last)
        moves = play(rules, value, value, _seed(plan, number), plan.heat, plan.moves)
        games[number] = array("q", [int(code) for code in moves])
    return games


def _check_pairs(early: array[float], late: array[float], numbers: range) -> float:
    """Score of the weights against the hand-made value in pairs of games; runs in a worker."""
    first, last = float_row(list(early)), float_row(list(late))
    score = 0.0
    for number in numbers:
        rules = _rules(number)
        values = (Learned(rules, TILES, first, last), HandMade(rules))
        for seat in (0, 1):
            moves = play(rules, values[seat], values[1 - seat], CHECK_SEEDS + number, 0.0, ALL_MOVES)
            winners = int(moves[len(moves) - 1])
            score += 0.5 if winners == BOTH else float(winners == 1 << seat)
    return score
