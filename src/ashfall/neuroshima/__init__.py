"""Neuroshima Hex: the rules, and the :class:`Match` that plays by them."""

from ashfall.neuroshima import battle as _battle
from ashfall.neuroshima.army import army_keys, load_army, read_army
from ashfall.neuroshima.match import Match, View
from ashfall.neuroshima.record import Record, parse_record
from ashfall.neuroshima.skirmish import BattleReport, fight_position
from ashfall.table.errors import IllegalMove, InvalidArmy, InvalidPosition, InvalidRecord

__all__ = [
    "COMPILED",
    "BattleReport",
    "IllegalMove",
    "InvalidArmy",
    "InvalidPosition",
    "InvalidRecord",
    "Match",
    "Record",
    "View",
    "army_keys",
    "fight_position",
    "load_army",
    "parse_record",
    "read_army",
]

COMPILED: bool = not (_battle.__file__ or "").endswith(".py")
"""Whether the rules run as compiled code."""
