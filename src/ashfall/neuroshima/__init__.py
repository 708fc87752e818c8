"""Neuroshima Hex: the rules, and the :class:`Match` that plays by them."""

from typing import Final

from ashfall.neuroshima import battle as _battle
from ashfall.neuroshima.army import army_keys, load_army, read_army
from ashfall.neuroshima.match import Match
from ashfall.neuroshima.modes import BASIC, ENLARGED, MODES, VARIANTS
from ashfall.neuroshima.notation import PLAY_WORD, VERBS, WASTE_WORD
from ashfall.neuroshima.options import DEFAULTS
from ashfall.neuroshima.record import RULES_VERSION, VERSION, Record, parse_record
from ashfall.neuroshima.skirmish import BattleReport, fight_position
from ashfall.neuroshima.view import View
from ashfall.table.contract import GameFacts
from ashfall.table.errors import IllegalMove, InvalidArmy, InvalidPosition, InvalidRecord

__all__ = [
    "COMPILED",
    "GAME",
    "RULES_VERSION",
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

GAME: Final = GameFacts(
    name="neuroshima",
    seats=tuple(range(2, 7)),
    modes=tuple(MODES),
    boards=(BASIC, ENLARGED),
    variants=VARIANTS,
    verbs=(*VERBS, PLAY_WORD, WASTE_WORD),
    settings=DEFAULTS,
    version=VERSION,
    rules=RULES_VERSION,
)
"""Static facts of Neuroshima Hex."""

COMPILED: Final[bool] = not (_battle.__file__ or "").endswith(".py")
"""Whether the rules run as compiled code."""
