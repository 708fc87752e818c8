"""The learned value of Hard City: games by the rules of thumb at every kind of table, then TD(lambda)."""

from __future__ import annotations

from array import array
from concurrent.futures import Executor
from dataclasses import dataclass
from itertools import product
from typing import Final

from ashfall.bots.hardcity.selfplay import CityLearner, play
from ashfall.bots.hardcity.tree import DECISIONS, Tree
from ashfall.bots.hardcity.value import BY_HAND, Value
from ashfall.bots.hardcity.weights import FACTS, CityWeights, table_name
from ashfall.bots.training import CHECK_SEEDS, SelfPlayPlan, SelfPlayTraining, game_seed, shared_out
from ashfall.hardcity import GAME
from ashfall.hardcity.game import push
from ashfall.hardcity.ground.rows import OFFICERS_WON, WINNER, ZERO_WON
from ashfall.hardcity.ground.setup import COOP, MODES, VERSUS
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.match import Match
from ashfall.hardcity.view import View

__all__ = ["CityTraining", "CityTrainingPlan"]

METHOD: Final = "games by the rules of thumb, TD(lambda), Adagrad steps, weights averaged at the end"
EPISODES: Final = (1, 2, 3, 4, 5)
TABLES: Final = tuple(product(EPISODES, MODES))
PLAYERS: Final = {VERSUS: (2, 4), COOP: (1, 3)}  # who lead four officers and three, in turn
SIZE: Final = len(FACTS)
ITERATIONS: Final = 16  # of the search by which two values are compared


@dataclass(frozen=True, slots=True, kw_only=True)
class CityTrainingPlan(SelfPlayPlan):
    """What is usual for Hard City."""

    games: int = 10_000
    batch: int = 200
    decay: float = 0.95
    rate: float = 0.02
    heat: float = 0.15
    check: int = 5_000
    pairs: int = 10


class CityTraining(SelfPlayTraining[CityTrainingPlan]):
    """A training of the value of all episodes in both modes."""

    rules = GAME.rules

    def __init__(self, plan: CityTrainingPlan) -> None:
        """Begin with weights of zero."""
        super().__init__(plan)
        self._learners = [CityLearner([0.0] * SIZE, [0.0] * SIZE) for _ in TABLES]
        self._sums = array("d", bytes(8 * SIZE * len(TABLES)))

    def _learn(self, numbers: range, pool: Executor, workers: int) -> None:
        games: dict[int, array[float]] = {}
        for some in shared_out(_play_games, [self.plan], numbers, pool, workers):
            games.update(some)
        for number in numbers:
            learner = self._learners[number % len(TABLES)]
            self._error += learner.learn(list(games[number]), self.plan.decay, self.plan.rate)

    def _score(self, pool: Executor, workers: int) -> float:
        pairs = self.plan.pairs
        scores = shared_out(_check_pairs, [self.weights().tables], range(pairs), pool, workers)
        return sum(scores) / (2 * pairs)

    def _add_up(self) -> None:
        for place, weight in enumerate(self._present()):
            self._sums[place] += weight

    def _present(self) -> list[float]:
        return [float(weight) for learner in self._learners for weight in learner.weights]

    def weights(self) -> CityWeights:
        """What the training has come to, with its card: the mean weights since they settled."""
        numbers = self._present()
        if self._averaged:
            numbers = [total / self._averaged for total in self._sums]
        rows = {
            table_name(episode, mode == COOP): numbers[place * SIZE : (place + 1) * SIZE]
            for place, (episode, mode) in enumerate(TABLES)
        }
        return CityWeights(card=self._card(METHOD), tables=rows)

    def _numbers(self) -> array[float]:
        """Weights, squared gradients and sums of weights."""
        seen = [float(number) for learner in self._learners for number in learner.seen]
        return array("d", [*self._present(), *seen, *self._sums])

    def _restore(self, numbers: array[float]) -> None:
        count = SIZE * len(TABLES)
        weights, seen = list(numbers[:count]), list(numbers[count : 2 * count])
        starts = range(0, count, SIZE)
        self._learners = [CityLearner(weights[at : at + SIZE], seen[at : at + SIZE]) for at in starts]
        self._sums = numbers[2 * count :]

    @staticmethod
    def facts() -> list[str]:
        """Names of everything that has weights, in their order."""
        return [*(table_name(episode, mode == COOP) for episode, mode in TABLES), *FACTS]


def _begin(episode: int, mode: str, number: int, seed: int) -> State:
    """A game with four officers and the next one with three."""
    players = PLAYERS[mode][number % 2]
    return Match(episode, seed, mode=mode, players=players).state.copy()


def _play_games(plan: CityTrainingPlan, numbers: range) -> dict[int, array[float]]:
    """Some games of a batch; runs in a worker."""
    games: dict[int, array[float]] = {}
    for number in numbers:
        episode, mode = TABLES[number % len(TABLES)]
        seed = game_seed(plan, number)
        state = _begin(episode, mode, number // len(TABLES), seed)
        games[number] = array("d", play(state, seed, plan.heat))
    return games


def _check_pairs(tables: dict[str, list[float]], numbers: range) -> float:
    """Score of the weights against the hand-made value in pairs of games of versus; runs in a worker."""
    score = 0.0
    for number in numbers:
        episode = EPISODES[number % len(EPISODES)]
        learned = Value(tables[table_name(episode, coop=False)])
        for values in ((learned, BY_HAND), (BY_HAND, learned)):
            state = _begin(episode, VERSUS, number // len(EPISODES), CHECK_SEEDS + number)
            officers = _played(state, values, CHECK_SEEDS + number)
            score += officers if values[0] is learned else 1 - officers
    return score


def _played(s: State, values: tuple[Value, Value], seed: int) -> float:
    """What the officers score in a game between two searches, one value on each side."""
    made = 0
    while not s.is_over():
        is_zero = s.chooser == s.rules.zero
        view = View(s, int(s.chooser))
        tree = Tree(view.state, is_zero, values[is_zero], seed + 1000 * made, DECISIONS)
        tree.run(ITERATIONS)
        places = range(len(tree.codes()))
        push(s, tree.codes()[max(places, key=lambda place: (tree.visits(place), tree.total(place)))])
        made += 1
    return {int(OFFICERS_WON): 1.0, int(ZERO_WON): 0.0}.get(int(s.get(WINNER)), 0.5)
