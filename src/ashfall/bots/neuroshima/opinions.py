"""Values by name: ``hand``, ``learned``, or a weights file; and a value as the score that people read."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from threading import get_ident

from ashfall.bots import training
from ashfall.bots.neuroshima.features import float_row
from ashfall.bots.neuroshima.value import HandMade, Learned, Value
from ashfall.bots.neuroshima.weights import TILES, Weights, load_weights, shipped_weights
from ashfall.bots.training import HAND, LEARNED
from ashfall.neuroshima.tables import Rules

__all__ = ["check_value", "score", "value_for"]


def check_value(name: str) -> None:
    """Raise ValueError if there is no such value."""
    training.check_value(name, (HAND, LEARNED), _weights)


def value_for(rules: Rules, name: str) -> Value:
    """The value called ``name`` for a match; it holds scratch space, so each thread has its own."""
    return _value_for(rules, name, get_ident())


@lru_cache(maxsize=64)
def _value_for(rules: Rules, name: str, thread: int) -> Value:
    if name == HAND:
        return HandMade(rules)
    weights = _weights(name)
    return Learned(rules, TILES, float_row(list(weights.early)), float_row(list(weights.late)))


def score(lead: float, sides: int = 2) -> float:
    """A lead of -1 (lost) to 1 (won) as an expected score of 0 to 1; 0 is an equal part of a win."""
    if lead > 0 and sides > 2:
        return min(1.0, (1.0 + lead * (sides - 1)) / sides)
    return min(1.0, max(0.0, (1.0 + lead) / sides))


@lru_cache(maxsize=8)
def _weights(name: str) -> Weights:
    return shipped_weights() if name == LEARNED else load_weights(Path(name))
