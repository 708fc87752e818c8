"""Ratings of several bots from all their games (Bradley and Terry's model, fitted by Newton's method)."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from ashfall.arena.elo import Estimate, t95

__all__ = ["Points", "fit_ratings"]

# Points of the first of two bots in each deal and how many games they came from, by the places of the bots.
Points = Mapping[tuple[int, int], Sequence[tuple[int, float, int]]]  # (deal, points, games)
Matrix = list[list[float]]

ELO: Final = 400 / math.log(10)  # one unit of the logistic scale
_ROUNDS: Final = 60
_CLOSE: Final = 1e-10
_LONGEST_STEP: Final = 2.0


def fit_ratings(bots: int, points: Points) -> list[Estimate]:
    """The Elo rating of each bot with its 95 % interval; the first bot is 0.

    Two bots that met are given one win each on top (as BayesElo's prior), so that a bot that won or lost
    every game gets a finite rating. The intervals allow for games of one deal depending on each other: they
    share its luck (the sandwich estimator, clustered by deal).
    """
    strength = [0.0] * bots
    for _ in range(_ROUNDS):
        gradient, information = _derivatives(strength, points)
        step = _solve(information, gradient)
        longest = max(abs(change) for change in step)
        scale = min(1.0, _LONGEST_STEP / longest) if longest else 1.0
        for bot, change in enumerate(step, start=1):
            strength[bot] += scale * change
        if longest < _CLOSE:
            break
    return _estimates(strength, points)


def _chance(strength: Sequence[float], one: int, two: int) -> float:
    return 1 / (1 + math.exp(strength[two] - strength[one]))


def _derivatives(strength: Sequence[float], points: Points) -> tuple[list[float], Matrix]:
    """Gradient and information of the log likelihood; the first bot stays where it is."""
    bots = len(strength)
    gradient = [0.0] * bots
    information = [[0.0] * bots for _ in range(bots)]
    for (one, two), deals in points.items():
        chance = _chance(strength, one, two)
        games = 2 + sum(count for _, _, count in deals)
        surplus = 1 + sum(won for _, won, _ in deals) - games * chance
        weight = games * chance * (1 - chance)
        gradient[one] += surplus
        gradient[two] -= surplus
        for row, column, sign in ((one, one, 1), (two, two, 1), (one, two, -1), (two, one, -1)):
            information[row][column] += sign * weight
    return gradient[1:], [row[1:] for row in information[1:]]


def _estimates(strength: Sequence[float], points: Points) -> list[Estimate]:
    bots = len(strength)
    _, information = _derivatives(strength, points)
    surprises = _surprises(strength, points)
    clusters = len(surprises)
    factor = clusters / max(1, clusters - 1)
    reach = t95(clusters - 1)
    estimates = [Estimate(0.0, 0.0, 0.0)]
    for bot in range(1, bots):
        unit = [float(other == bot) for other in range(1, bots)]
        row = _solve(information, unit)
        parts = (sum(a * b for a, b in zip(row, surprise[1:], strict=True)) for surprise in surprises)
        error = math.sqrt(factor * sum(part * part for part in parts))
        value, half = strength[bot] * ELO, reach * error * ELO
        estimates.append(Estimate(value, value - half, value + half))
    return estimates


def _surprises(strength: Sequence[float], points: Points) -> list[list[float]]:
    """For each deal, and each game of the prior, how far every bot did better than its rating promised."""
    by_deal: dict[int, list[float]] = {}
    prior: list[list[float]] = []
    for (one, two), deals in points.items():
        chance = _chance(strength, one, two)
        for deal, won, games in deals:
            row = by_deal.setdefault(deal, [0.0] * len(strength))
            row[one] += won - games * chance
            row[two] -= won - games * chance
        for won in (0.0, 1.0):
            row = [0.0] * len(strength)
            row[one], row[two] = won - chance, chance - won
            prior.append(row)
    return [*by_deal.values(), *prior]


def _solve(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """Gauss' elimination with pivots; a bot that never played keeps its rating of 0."""
    size = len(right)
    rows = [[*matrix[i], right[i]] for i in range(size)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda i: abs(rows[i][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        if abs(rows[column][column]) < 1e-12:
            rows[column] = [float(i == column) for i in range(size)] + [0.0]
        for i in range(size):
            if i != column:
                share = rows[i][column] / rows[column][column]
                rows[i] = [a - share * b for a, b in zip(rows[i], rows[column], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]
