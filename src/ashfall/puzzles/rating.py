"""How good a person is and how hard a puzzle, from who solved what: Glicko-2, by Mark Glickman's paper.

Names and steps are those of "Example of the Glicko-2 system" (2013). A first try is a game between the person
and the puzzle, and a rating period of its own.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

__all__ = ["NEWCOMER", "Glicko", "rated", "rating_of_difficulty"]

MIDDLE: Final = 1500.0
SCALE: Final = 173.7178
TAU: Final = 0.5  # how much volatilities may change
NEARNESS: Final = 0.000001  # to which the new volatility is found
UNKNOWN: Final = 350.0  # deviation of somebody of whom nothing is known
ESTIMATED: Final = 200.0  # deviation of a puzzle that nobody has tried: its difficulty is a guess
LEAST: Final = 1000.0  # rating of the first difficulty
STEP: Final = 250.0  # from one difficulty to the next

Result = tuple["Glicko", float]  # the opponent, and 1 for a win, 0 for a loss


@dataclass(frozen=True, slots=True)
class Glicko:
    """A rating, how sure it is, and how steady."""

    rating: float = MIDDLE
    deviation: float = UNKNOWN
    volatility: float = 0.06


NEWCOMER: Final = Glicko()


def rating_of_difficulty(difficulty: int) -> Glicko:
    """What is believed of a puzzle before anybody has tried it; difficulties begin at 1."""
    return Glicko(LEAST + STEP * (difficulty - 1), ESTIMATED)


def rated(player: Glicko, results: Sequence[Result]) -> Glicko:
    """The rating after all results of one period."""
    phi = player.deviation / SCALE
    if not results:
        rested = math.sqrt(phi * phi + player.volatility**2)
        return Glicko(player.rating, min(UNKNOWN, rested * SCALE), player.volatility)
    mu = _mu(player)
    weighed = [(_g(other.deviation / SCALE), _mu(other), score) for other, score in results]
    chances = [(g, _chance(mu, other, g), score) for g, other, score in weighed]
    variance = 1 / sum(g * g * chance * (1 - chance) for g, chance, _ in chances)
    surplus = sum(g * (score - chance) for g, chance, score in chances)
    volatility = _volatility(player.volatility, phi, variance, variance * surplus)
    before = math.sqrt(phi * phi + volatility * volatility)
    after = 1 / math.sqrt(1 / (before * before) + 1 / variance)
    return Glicko(MIDDLE + SCALE * (mu + after * after * surplus), SCALE * after, volatility)


def _mu(player: Glicko) -> float:
    return (player.rating - MIDDLE) / SCALE


def _g(phi: float) -> float:
    return 1 / math.sqrt(1 + 3 * phi * phi / math.pi**2)


def _chance(mu: float, other: float, g: float) -> float:
    return 1 / (1 + math.exp(-g * (mu - other)))


def _other_end(f: Callable[[float], float], a: float, excess: float) -> float:
    """A point on the other side of the zero than ``a``."""
    if excess > 0:
        return math.log(excess)
    steps = 1
    while f(a - steps * TAU) < 0:
        steps += 1
    return a - steps * TAU


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """The new volatility: the zero of a function, by the Illinois algorithm (step 5 of the paper)."""
    a = math.log(sigma * sigma)

    def f(x: float) -> float:
        grown = phi * phi + variance + math.exp(x)
        return math.exp(x) * (delta * delta - grown) / (2 * grown * grown) - (x - a) / (TAU * TAU)

    low, high = a, _other_end(f, a, delta * delta - phi * phi - variance)
    f_low, f_high = f(low), f(high)
    while abs(high - low) > NEARNESS:
        between = low + (low - high) * f_low / (f_high - f_low)
        f_between = f(between)
        if f_between * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = between, f_between
    return math.exp(low / 2)
