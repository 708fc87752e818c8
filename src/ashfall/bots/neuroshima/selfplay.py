"""Games that a value plays one move deep, and what the learned value takes from them (TD(lambda))."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.bots.neuroshima.features import float_row
from ashfall.bots.neuroshima.lookahead import leads_after, sensible_moves
from ashfall.bots.neuroshima.value import Learned, Value, final_lead
from ashfall.neuroshima.facings import Facings
from ashfall.neuroshima.game import deal, fight_out, push
from ashfall.neuroshima.state import ACT, DISCARD, OVER, REDRAW, SETUP, State
from ashfall.neuroshima.tables import Rules
from ashfall.table.random import Stream

LONGEST: Final = 2000  # moves; far above any real game
WORD: Final = 4294967296.0  # a random word lies below it


def play(rules: Rules, first: Value, second: Value, seed: i64, heat: float, most: i64) -> vec[i64]:
    """The moves of a game between two values; the last number is the set of the winners, both in a draw.

    ``heat`` makes worse moves likelier (0: always the best), ``most`` is how many moves are looked at.
    """
    stream = Stream(seed)
    s = deal(rules, stream)
    facings = Facings(rules)
    made = vec[i64]()
    while s.stage != OVER and len(made) < LONGEST:
        moves = some_moves(s, facings, most, stream)
        if s.chooser == 0:
            code: i64 = moves[pick(leads_after(s, moves, first, stream), heat, stream)]
        else:
            code = moves[pick(leads_after(s, moves, second, stream), heat, stream)]
        push(s, code)
        made = append(made, code)
    return append(made, s.winners)


def some_moves(s: State, facings: Facings, most: i64, stream: Stream) -> vec[i64]:
    """At most ``most`` of the sensible moves, drawn at random."""
    moves = sensible_moves(s, facings)
    n: i64 = len(moves)
    if n <= most:
        return moves
    i: i64 = 0
    while i < most:
        j: i64 = i + stream.below(n - i)
        kept: i64 = moves[i]
        moves[i] = moves[j]
        moves[j] = kept
        i += 1
    return moves[:most]


def pick_one(leads: list[float], heat: float, stream: Stream) -> i64:
    """As :func:`pick`, for a list."""
    return pick(float_row(leads), heat, stream)


def pick(leads: vec[float], heat: float, stream: Stream) -> i64:
    """The place of the best lead, or with ``heat`` of another by the Gumbel-max trick."""
    best: i64 = 0
    top: float = -1000.0
    i: i64 = 0
    while i < len(leads):
        score: float = leads[i]
        if heat > 0.0:
            score -= heat * math.log(-math.log((float(stream.word()) + 0.5) / WORD))
        if score > top:
            top = score
            best = i
        i += 1
    return best


@final
class Learner:
    """Weights under training, with the memory that sets the size of each weight's steps (Adagrad)."""

    def __init__(self, tiles: i64, early: vec[float], late: vec[float], seen: vec[float]) -> None:
        """``seen`` holds the squared gradients of the early, then of the late weights."""
        self.tiles = tiles
        self.early = early
        self.late = late
        self.seen = seen

    def learn(self, rules: Rules, seed: i64, game: list[int], decay: float, rate: float) -> float:
        """Take one game from :func:`play` into account; the mean squared error of its predictions."""
        value = Learned(rules, self.tiles, self.early, self.late)
        index = vec[i64]()
        amount = vec[float]()
        starts = vec[i64]()
        taper = vec[float]()
        guess = vec[float]()
        s = deal(rules, Stream(seed))
        i: i64 = 0
        while i < len(game) - 1:
            push(s, game[i])
            i += 1
            if s.stage != ACT and s.stage != DISCARD and s.stage != REDRAW and s.stage != SETUP:
                continue
            then = s.copy()
            fight_out(then)
            guess = append(guess, value.of(s, then))
            f = value.features
            starts = append(starts, i64(len(index)))
            taper = append(taper, f.early)
            j: i64 = 0
            while j < f.size:
                index = append(index, f.index[j])
                amount = append(amount, f.amount[j])
                j += 1
        starts = append(starts, i64(len(index)))
        return self._step(index, amount, starts, taper, guess, final_lead(s), decay, rate)

    def _step(
        self,
        index: vec[i64],
        amount: vec[float],
        starts: vec[i64],
        taper: vec[float],
        guess: vec[float],
        result: float,
        decay: float,
        rate: float,
    ) -> float:
        """Move the weights towards the lambda-returns, from the last position to the first."""
        target: float = result
        error: float = 0.0
        features: i64 = len(self.early)
        t: i64 = len(guess) - 1
        while t >= 0:
            gap: float = target - guess[t]
            error += (result - guess[t]) * (result - guess[t])
            slope: float = gap * (1.0 - guess[t] * guess[t])
            j: i64 = starts[t]
            while j < starts[t + 1]:
                k: i64 = index[j]
                step: float = slope * amount[j] * taper[t]
                self.seen[k] += step * step
                self.early[k] += rate * step / math.sqrt(self.seen[k] + 0.0001)
                step = slope * amount[j] * (1.0 - taper[t])
                self.seen[features + k] += step * step
                self.late[k] += rate * step / math.sqrt(self.seen[features + k] + 0.0001)
                j += 1
            target = decay * target + (1.0 - decay) * guess[t]
            t -= 1
        return error / float(max(1, len(guess)))
