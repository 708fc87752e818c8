"""What is impossible about a position, for readers of any language.

The rules tell it in one English sentence after the name of a field. Sentences that somebody can meet who
sets a position up by hand are put into phrases here; what only a misspelt file can bring keeps the words of
the rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from ashfall.neuroshima.position import Position
from ashfall.table.errors import InvalidPosition
from ashfall.table.phrases import Argument, Phrase, SeatRef, TileRef

__all__ = ["impossible"]

# The texts of the phrases, and the sentences that they stand for. The names of the groups are those of the
# arguments; a number that only says where the field is has none.
SENTENCES: Final = {
    "position-seats": r"players: expected .+ in the mode (?P<mode>\w+), got (?P<count>\d+)",
    "position-not-there": r'players: "(?P<army>\w+)" is not played on (?P<hexes>\d+) hexes',
    "position-no-army": r'players\[\d+\]\.army: unknown army "(?P<name>.+?)".*',
    "position-board": r"board: expected (?P<hexes>\d+) hexes for (?P<count>\d+) armies, got \d+",
    "position-health": r"players\[(?P<seat>\d+)\]\.hq: expected (?P<least>\d+) to (?P<most>\d+), got -?\d+",
    "position-out": r"players\[(?P<seat>\d+)\]\.hq: expected health where units are on the board",
    "position-turn-out": r"turn: seat (?P<seat>\d+) has no health and is out of the game",
    "position-no-hex": r'units\[\d+\]\.hex: expected a hex of the board .+, got "(?P<hex>.*)"',
    "position-hex-taken": r"units\[\d+\]\.\w+: (?P<hex>\w+) already holds units\[\d+\]",
    "position-no-tile": r'\w+\[\d+\].*: the army "(?P<army>\w+)" has no tile "(?P<name>.+?)".*',
    "position-instant": r'units\[(?P<unit>\d+)\]\.tile: ".+" is an instant and never stands on the board',
    "position-wounds": r"units\[\d+\]\.wounds: expected 0 to (?P<most>\d+), got -?\d+",
    "position-hqs": r"units\[\d+\]\.tile: seat (?P<seat>\d+) already has an HQ",
    "position-hq-gone": r"units\[\d+\]\.tile: seat (?P<seat>\d+) has 0 health, so its HQ is gone",
    "position-hq-drawn": r"\w+\[(?P<seat>\d+)\]\[\d+\]: the HQ is set up on the board, not drawn",
    "position-hand": r"hands\[(?P<seat>\d+)\]: expected at most (?P<most>\d+) tiles, got \d+",
    "position-tiles": r"\w+(?:\[\d+\])?: expected at most (?P<most>\d+) tiles(?: a seat)?, got \d+",
    "position-net-nobody": r"net_of_steel: no unit stands on (?P<hex>\w+)",
    "position-net-hq": r"net_of_steel: an HQ cannot be marked",
    "position-net-enemy": r"net_of_steel: no enemy of the marked unit has a Net of Steel",
    "position-stage": r'stage: "(?P<stage>setup|start|discard|act)" does not fit .+',
}
PATTERNS: Final = [(id, re.compile(sentence)) for id, sentence in SENTENCES.items()]


def impossible(error: InvalidPosition, position: Position) -> Phrase | None:
    """The mistake of a position in words of any language; None where only the rules have words for it."""
    for id, pattern in PATTERNS:
        if found := pattern.fullmatch(str(error)):
            given = found.groupdict().items()
            return Phrase(id, {name: _argument(position, name, text) for name, text in given})
    return None


def _argument(position: Position, name: str, text: str) -> Argument:
    make = REFERENCES.get(name)
    if make is not None:
        return make(position, text)
    return int(text) if text.isdecimal() else text


def _leader(position: Position, army: str) -> SeatRef:
    """The first seat that leads an army: sides are called by their armies."""
    return SeatRef([player.army for player in position.players].index(army))


def _tile(position: Position, number: str) -> TileRef:
    unit = position.units[int(number)]
    return TileRef(unit.owner, unit.tile)


REFERENCES: Final[dict[str, Callable[[Position, str], Argument]]] = {
    "army": _leader,
    "seat": lambda _, text: SeatRef(int(text)),
    "unit": _tile,
    "mode": lambda _, text: Phrase(f"mode-{text}"),
    "stage": lambda _, text: Phrase(f"analysis-stage-{text}"),
}
