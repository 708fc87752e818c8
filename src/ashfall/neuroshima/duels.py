"""The rules of a duel: two armies on the board of 19 hexes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ashfall.neuroshima.army import Army, find_army
from ashfall.neuroshima.geometry import board_of
from ashfall.neuroshima.options import Options
from ashfall.neuroshima.tables import Rules

__all__ = ["duel_rules"]

HEXES: Final = 19


def duel_rules(armies: Sequence[str | Army], settings: Mapping[str, bool | str] | None = None) -> Rules:
    """The rules for two armies; raises UnknownArmy, and ValueError for a setting that does not exist."""
    return Rules([find_army(army) for army in armies], board_of(HEXES), Options(dict(settings or {})))
