"""What an army is like, counted from its tiles: five measures from 1 to 5 beside the shipped armies."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

from ashfall.neuroshima.army import army_keys, load_army
from ashfall.neuroshima.tile import Army, Tile

__all__ = ["DIFFICULTY", "character_of"]

MOST: Final = 5
# How hard an army is for a beginner, of five, as the printed rules rank them; the duel box ranks none.
DIFFICULTY: Final = {"borgo": 1, "moloch": 2, "hegemony": 4, "outpost": 4}


def character_of(army: Army) -> dict[str, int]:
    """The measures of an army, each from 1 to 5."""
    return {name: _level(name, measure(army)) for name, measure in MEASURES.items()}


def _level(name: str, value: float) -> int:
    """Where a value lies between the least and the most of the shipped armies."""
    least, most = _range(name)
    share = min(1.0, max(0.0, (value - least) / (most - least)))
    return 1 + round(share * (MOST - 1))


@cache
def _range(name: str) -> tuple[float, float]:
    values = [MEASURES[name](load_army(key)) for key in army_keys()]
    return min(values), max(values)


def _speed(army: Army) -> float:
    return _mean((max(tile.initiatives, default=0), tile.count) for tile in _of_kind(army, "warrior"))


def _toughness(army: Army) -> float:
    """Extra wounds that a unit takes, and edges that hold or throw back attacks."""
    units = [*_of_kind(army, "warrior"), *_of_kind(army, "module")]
    return _mean(
        (tile.toughness + (len(tile.armor) + len(tile.reflection)) / 3, tile.count) for tile in units
    )


def _reach(army: Army) -> float:
    """How many of the warriors shoot."""
    return _mean((float(any(tile.ranged)), tile.count) for tile in _of_kind(army, "warrior"))


def _mobility(army: Army) -> float:
    """Moves in the pile, and units that move by themselves."""
    moves = [tile for tile in army.tiles if tile.instant == "move" or "mobility" in tile.abilities]
    return float(sum(tile.count for tile in moves))


def _battles(army: Army) -> float:
    return float(sum(tile.count for tile in army.tiles if tile.instant == "battle"))


MEASURES: Final[dict[str, Callable[[Army], float]]] = {
    "speed": _speed,
    "toughness": _toughness,
    "reach": _reach,
    "mobility": _mobility,
    "battles": _battles,
}


def _of_kind(army: Army, kind: str) -> list[Tile]:
    return [tile for tile in army.tiles if tile.kind == kind]


def _mean(weighted: Iterable[tuple[float, int]]) -> float:
    values = list(weighted)
    return sum(value * count for value, count in values) / max(1, sum(count for _, count in values))
