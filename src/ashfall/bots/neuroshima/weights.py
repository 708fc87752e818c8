"""The learned weights as a file that a person can read: tile by tile, fact by fact."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec

from ashfall.bots.neuroshima import features as f
from ashfall.bots.neuroshima.slots import nearest, shipped_tiles, tile_name
from ashfall.bots.training import InvalidWeights
from ashfall.table.errors import shown

__all__ = ["SIZE", "TILES", "Weights", "load_weights", "shipped_weights"]

TILES: Final = len(shipped_tiles())
SIZE: Final = TILES * f.PER_TILE + f.PER_SEAT
FORMAT: Final = 1
DIGITS: Final = 5  # kept after the point: enough for any choice, and small
SHIPPED: Final = "weights.json"

TILE_FACTS: Final = (
    "stands",
    "falls",
    "netted",
    "in_centre",
    "on_inner_ring",
    "in_corner",
    "on_edge",
    "one_from_enemy_hq",
    "two_from_enemy_hq",
    "far_from_enemy_hq",
    "one_from_home",
    "two_from_home",
    "far_from_home",
    "aims_at_hq",
    "aims_at_unit",
    "aimed_at",
    "helps",
    "ready",
    "kept",
    "to_come",
    "wounded",
)
SEAT_FACTS: Final = (
    "health",
    *(f"health_{n}_or_more" for n in range(1, f.LAST_POINTS + 1)),
    "health_after_battle",
    *(f"health_{n}_or_more_after_battle" for n in range(1, f.LAST_POINTS + 1)),
    "to_move",
    "choices",
    "open_sides",
    "armed",
    "crowded",
)


class _Row(msgspec.Struct, frozen=True):
    early: list[float]
    late: list[float]


class _File(msgspec.Struct, frozen=True, kw_only=True):
    format: int
    card: dict[str, Any]
    tile_facts: list[str]
    seat_facts: list[str]
    seat: _Row
    tiles: dict[str, _Row]


_FILE: Final = msgspec.json.Decoder(_File)


class Weights:
    """Early and late weights by number of the fact, and the card that says where they come from."""

    def __init__(
        self,
        early: array[float],
        late: array[float],
        card: Mapping[str, Any],
        untrained: Sequence[str] = (),
    ) -> None:
        """``card`` is plain data; ``untrained`` names the tiles that speak with the weights of others."""
        self.early = early
        self.late = late
        self.card = dict(card)
        self.untrained = tuple(untrained)

    def to_json(self) -> str:
        """The text of a weights file."""
        rows = {
            tile_name(tile): self._row(slot * f.PER_TILE, f.PER_TILE)
            for slot, tile in enumerate(shipped_tiles())
            if tile_name(tile) not in self.untrained
        }
        file = _File(
            format=FORMAT,
            card=self.card,
            tile_facts=list(TILE_FACTS),
            seat_facts=list(SEAT_FACTS),
            seat=self._row(TILES * f.PER_TILE, f.PER_SEAT),
            tiles=rows,
        )
        line = msgspec.json.format(msgspec.json.encode(file), indent=0).decode()
        return line.replace('}, "', '},\n"') + "\n"

    def _row(self, start: int, count: int) -> _Row:
        return _Row(
            [round(x, DIGITS) for x in self.early[start : start + count]],
            [round(x, DIGITS) for x in self.late[start : start + count]],
        )


def load_weights(path: Path) -> Weights:
    """Read a weights file; raises InvalidWeights."""
    try:
        return _parse(path.read_bytes(), str(path))
    except OSError as error:
        raise InvalidWeights(f"weights {shown(str(path))}: {error.strerror}") from None


@lru_cache(maxsize=1)
def shipped_weights() -> Weights:
    """The weights that come with the package."""
    return _parse(files(__package__).joinpath(SHIPPED).read_bytes(), SHIPPED)


def _parse(data: bytes, source: str) -> Weights:
    try:
        file = _FILE.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        raise InvalidWeights(f"weights {shown(source)}: {error}") from None
    if (file.format, tuple(file.tile_facts), tuple(file.seat_facts)) != (FORMAT, TILE_FACTS, SEAT_FACTS):
        raise InvalidWeights(f"weights {shown(source)}: made for other facts than this version knows")
    early, late = array("d", bytes(8 * SIZE)), array("d", bytes(8 * SIZE))
    starts = {tile_name(tile): slot * f.PER_TILE for slot, tile in enumerate(shipped_tiles())}
    for name, row in (*file.tiles.items(), ("", file.seat)):
        start, count = (starts.get(name), f.PER_TILE) if name else (TILES * f.PER_TILE, f.PER_SEAT)
        if start is None or len(row.early) != count or len(row.late) != count:
            raise InvalidWeights(
                f'weights {shown(source)}: expected {count} numbers for a known tile, in "{shown(name)}"'
            )
        early[start : start + count] = array("d", row.early)
        late[start : start + count] = array("d", row.late)
    untrained = [name for name in starts if name not in file.tiles]
    trained = sorted(starts[name] // f.PER_TILE for name in file.tiles)
    _fill_in(early, untrained, trained)
    _fill_in(late, untrained, trained)
    return Weights(early, late, file.card, untrained)


def _fill_in(row: array[float], untrained: Sequence[str], trained: Sequence[int]) -> None:
    """Give tiles that nobody has trained the weights of those of their kind that are most like them."""
    known = shipped_tiles()
    for slot, tile in enumerate(known):
        alike = [other for other in trained if known[other].kind == tile.kind]
        if tile_name(tile) in untrained and alike:
            start, like = slot * f.PER_TILE, nearest(tile, alike) * f.PER_TILE
            row[start : start + f.PER_TILE] = row[like : like + f.PER_TILE]
