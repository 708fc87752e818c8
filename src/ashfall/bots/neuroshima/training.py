"""The learned value of Neuroshima Hex: games of the learner against itself, then TD(lambda) over them."""

from __future__ import annotations

from array import array
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Final

from ashfall.bots.neuroshima.features import float_row
from ashfall.bots.neuroshima.selfplay import Learner, play
from ashfall.bots.neuroshima.slots import shipped_tiles, tile_name
from ashfall.bots.neuroshima.value import HandMade, Learned
from ashfall.bots.neuroshima.weights import SEAT_FACTS, SIZE, TILE_FACTS, TILES, Weights
from ashfall.bots.training import CHECK_SEEDS, SelfPlayPlan, SelfPlayTraining, game_seed, shared_out
from ashfall.neuroshima import GAME
from ashfall.neuroshima.army import army_keys
from ashfall.neuroshima.setup import duel_rules
from ashfall.neuroshima.tables import Rules

__all__ = ["Training", "TrainingPlan"]

METHOD: Final = "TD(lambda) self-play, one move deep, Adagrad steps, weights averaged at the end"
ALL_MOVES: Final = 100_000
BOTH: Final = 3  # the set of two seats that share a draw


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainingPlan(SelfPlayPlan):
    """What is usual for Neuroshima Hex; the learner plays with the weights of the batch before."""

    games: int = 25_600
    batch: int = 64
    decay: float = 0.9
    rate: float = 0.008
    heat: float = 0.03
    moves: int = 64  # how many moves, drawn at random, a player looks at
    check: int = 2560
    pairs: int = 108


class Training(SelfPlayTraining[TrainingPlan]):
    """A training of the value of duels."""

    rules = GAME.rules

    def __init__(self, plan: TrainingPlan) -> None:
        """Begin with weights of zero."""
        super().__init__(plan)
        self._learner = Learner(TILES, *(float_row([0.0] * size) for size in (SIZE, SIZE, 2 * SIZE)))
        self._sums = array("d", bytes(8 * 2 * SIZE))

    def _learn(self, numbers: range, pool: Executor, workers: int) -> None:
        weights = self._present()
        given = weights.early, weights.late, self.plan
        games: dict[int, array[int]] = {}
        for some in shared_out(_play_games, given, numbers, pool, workers):
            games.update(some)
        for number in numbers:
            seed = game_seed(self.plan, number)
            rules, moves = _rules(number), list(games[number])
            self._error += self._learner.learn(rules, seed, moves, self.plan.decay, self.plan.rate)

    def _score(self, pool: Executor, workers: int) -> float:
        weights, pairs = self.weights(), self.plan.pairs
        scores = shared_out(_check_pairs, (weights.early, weights.late), range(pairs), pool, workers)
        return sum(scores) / (2 * pairs)

    def _add_up(self) -> None:
        learner = self._learner
        for place, weight in enumerate([*learner.early, *learner.late]):
            self._sums[place] += weight

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
        return Weights(mean.early, mean.late, self._card(METHOD))

    def _numbers(self) -> array[float]:
        """Early weights, late weights, squared gradients, sums of early and of late weights."""
        learner = self._learner
        return array("d", [*learner.early, *learner.late, *learner.seen, *self._sums])

    def _restore(self, numbers: array[float]) -> None:
        early, late, seen = numbers[:SIZE], numbers[SIZE : 2 * SIZE], numbers[2 * SIZE : 4 * SIZE]
        self._learner = Learner(TILES, *(float_row(list(part)) for part in (early, late, seen)))
        self._sums = numbers[4 * SIZE :]

    @staticmethod
    def facts() -> list[str]:
        """Names of everything that has weights, in their order."""
        return [*map(tile_name, shipped_tiles()), *TILE_FACTS, *SEAT_FACTS]


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
        moves = play(rules, value, value, game_seed(plan, number), plan.heat, plan.moves)
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
