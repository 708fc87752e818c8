"""Hard City: the rules, and the :class:`Match` that plays by them."""

from typing import Final

from ashfall.hardcity import game as _game
from ashfall.hardcity.campaign import Campaign, Carried
from ashfall.hardcity.content import load_content, read_episode
from ashfall.hardcity.files.record import RULES_VERSION, VERSION, Options, Record, parse_record
from ashfall.hardcity.ground.moves import VERBS
from ashfall.hardcity.ground.setup import MODES
from ashfall.hardcity.match import Match
from ashfall.hardcity.view import View
from ashfall.table.contract import GameFacts
from ashfall.table.errors import IllegalMove, InvalidPosition, InvalidRecord

__all__ = [
    "COMPILED",
    "GAME",
    "RULES_VERSION",
    "Campaign",
    "Carried",
    "IllegalMove",
    "InvalidPosition",
    "InvalidRecord",
    "Match",
    "Options",
    "Record",
    "View",
    "load_content",
    "parse_record",
    "read_episode",
]

GAME: Final = GameFacts(
    name="hardcity",
    seats=tuple(range(1, 6)),
    modes=MODES,
    boards=(),
    variants=("ally", "campaign"),
    verbs=tuple(form[0] for form in VERBS.values()),
    settings={},
    version=VERSION,
    rules=RULES_VERSION,
)
"""Static facts of Hard City."""

COMPILED: Final[bool] = not (_game.__file__ or "").endswith(".py")
"""Whether the rules run as compiled code."""
