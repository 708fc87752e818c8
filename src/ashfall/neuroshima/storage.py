"""A state as bytes, exact at any moment, also in the middle of a battle."""

from __future__ import annotations

import base64
import binascii
from typing import Final

import msgspec

from ashfall.neuroshima.army import load_army
from ashfall.neuroshima.geometry import board_of
from ashfall.neuroshima.options import Options
from ashfall.neuroshima.state import State, row_of, tile_row
from ashfall.neuroshima.tables import Rules
from ashfall.table.errors import AshfallError, InvalidPosition

__all__ = ["from_bytes", "from_text", "to_bytes", "to_text"]

VERSION: Final = 1
SCALARS: Final = (
    "netted",
    "scoped",
    "stage",
    "chooser",
    "active",
    "turn",
    "target",
    "terrified",
    "first_out",
    "countdown",
    "overtime",
    "cause",
    "causer",
    "phase",
    "changed",
    "idle",
    "turned",
    "context",
    "winner",
    "ended",
)
ROWS: Final = ("uses", "answers", "spent", "legal")


class _Stored(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    version: int
    armies: list[str]
    board: int
    options: dict[str, bool | str]
    capacity: int
    units: list[int]
    seat: list[int]
    tiles: bytes
    scalars: list[int]
    rows: list[list[int]]


def to_bytes(s: State) -> bytes:
    """Everything about a state, in MessagePack."""
    stored = _Stored(
        VERSION,
        [army.key for army in s.rules.armies],
        int(s.rules.board.size),
        s.rules.options.given,
        int(s.capacity),
        [int(unit) for unit in s.units],
        [int(field) for field in s.seat],
        bytes(int(tile) for tile in s.tiles),
        [int(getattr(s, name)) for name in SCALARS],
        [[int(item) for item in getattr(s, name)] for name in ROWS],
    )
    return msgspec.msgpack.encode(stored)


def from_bytes(data: bytes) -> State:
    """The state that :func:`to_bytes` stored; raises InvalidPosition."""
    try:
        stored = msgspec.msgpack.decode(data, type=_Stored)
        rules = Rules(
            [load_army(key) for key in stored.armies], board_of(stored.board), Options(stored.options)
        )
    except (msgspec.MsgspecError, ValueError, AshfallError) as error:
        raise InvalidPosition("bytes", f"expected a stored state, {error}") from None
    if stored.version != VERSION:
        raise InvalidPosition("bytes", f"expected version {VERSION}, got {stored.version}")
    return _rebuild(rules, stored)


def _rebuild(rules: Rules, stored: _Stored) -> State:
    s = State(rules, stored.capacity, row_of(stored.units), row_of(stored.seat), tile_row(stored.tiles))
    if len(stored.scalars) != len(SCALARS) or len(stored.rows) != len(ROWS):
        raise InvalidPosition("bytes", "expected a stored state, some of its fields are missing")
    for name, value in zip(SCALARS, stored.scalars, strict=True):
        setattr(s, name, value)
    for name, row in zip(ROWS, stored.rows, strict=True):
        setattr(s, name, row_of(row))
    return s


def to_text(s: State) -> str:
    """The same as text, for records."""
    return base64.b64encode(to_bytes(s)).decode("ascii")


def from_text(text: str) -> State:
    """The state of :func:`to_text`; raises InvalidPosition."""
    try:
        return from_bytes(base64.b64decode(text, validate=True))
    except (binascii.Error, ValueError) as error:
        raise InvalidPosition("start", f"expected base64, {error}") from None
