"""Games by the rules of thumb, and what the learned value takes from them (TD(lambda))."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.bots.hardcity.policy import play_on
from ashfall.bots.hardcity.value import chance_of, facts_of
from ashfall.hardcity.ground.rows import OFFICERS_WON, WINNER, ZERO_WON
from ashfall.hardcity.ground.state import State
from ashfall.table.random import Stream

EVERY: Final = 9  # decisions between two positions that are learned from
LONGEST: Final = 5000  # decisions; far above any real game


def play(s: State, seed: i64, blur: float) -> list[float]:
    """A game to its end: the facts of some of its positions, one after the other, and the result.

    The last number is what the officers scored: 1, 0, or half for a game that nobody won.
    """
    stream = Stream(seed)
    rows: list[float] = []
    made: i64 = play_on(s, stream, blur, 1 + stream.below(EVERY))
    while not s.is_over() and made < LONGEST:
        facts = facts_of(s)
        i: i64 = 0
        while i < len(facts):
            rows.append(facts[i])
            i += 1
        made += play_on(s, stream, blur, EVERY)
    rows.append(_result(s))
    return rows


def _result(s: State) -> float:
    if s.get(WINNER) == OFFICERS_WON:
        return 1.0
    if s.get(WINNER) == ZERO_WON:
        return 0.0
    return 0.5


@final
class CityLearner:
    """Weights under training, with the memory that sets the size of each weight's steps (Adagrad)."""

    def __init__(self, weights: list[float], seen: list[float]) -> None:
        """``seen`` holds the squared gradients."""
        self.weights = vec[float](weights)
        self.seen = vec[float](seen)

    def learn(self, game: list[float], decay: float, rate: float) -> float:
        """Take a game from :func:`play` into account; the mean squared error of its predictions."""
        size: i64 = len(self.weights)
        positions: i64 = (len(game) - 1) // size
        if positions == 0:
            return 0.0
        result: float = game[len(game) - 1]
        target: float = result
        error: float = 0.0
        t: i64 = positions - 1
        while t >= 0:
            facts = vec[float]()
            i: i64 = 0
            while i < size:
                facts = append(facts, game[t * size + i])
                i += 1
            guess: float = chance_of(facts, self.weights)
            error += (result - guess) * (result - guess)
            self._step(facts, target - guess, rate)
            target = decay * target + (1.0 - decay) * guess
            t -= 1
        return error / float(positions)

    def _step(self, facts: vec[float], gap: float, rate: float) -> None:
        """Move the weights towards what happened."""
        i: i64 = 0
        while i < len(facts):
            slope: float = gap * facts[i]
            self.seen[i] += slope * slope
            self.weights[i] += rate * slope / math.sqrt(self.seen[i] + 0.0001)
            i += 1
