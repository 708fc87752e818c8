"""A state as bytes, exact at any moment, also in the middle of a battle."""

from __future__ import annotations

import base64
import binascii
import copyreg
from collections.abc import Iterable
from typing import Annotated, Any, Final

import msgspec

from ashfall.neuroshima.army import Army, convert_armies, find_army, written_armies
from ashfall.neuroshima.audit import audit
from ashfall.neuroshima.setup import make_rules
from ashfall.neuroshima.state import NOBODY, ROWS, State, state_of
from ashfall.neuroshima.tables import Rules
from ashfall.table.errors import AshfallError, InvalidPosition

__all__ = ["from_bytes", "from_text", "to_bytes", "to_text"]

VERSION: Final = 2
SCALARS: Final = (
    "netted",
    "scoped",
    "stage",
    "chooser",
    "active",
    "slot",
    "out",
    "turn",
    "target",
    "plays",
    "terrified",
    "first_out",
    "countdown",
    "tied",
    "overtime",
    "cause",
    "causer",
    "phase",
    "changed",
    "idle",
    "turned",
    "context",
    "winners",
    "ended",
)
LAST: Final = "closer"  # behind them, only where there is one

_Number = Annotated[int, msgspec.Meta(ge=-(1 << 62), le=1 << 62)]  # what the engine's integers can hold


class _Stored(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    version: int
    armies: list[str]
    mode: str
    board: int
    variants: list[str]
    options: dict[str, bool | str]
    capacity: _Number
    units: list[_Number]
    seat: list[_Number]
    tiles: bytes
    scalars: list[_Number]
    rows: list[list[_Number]]
    own: list[dict[str, Any]] = []  # armies that are not shipped


_STORED: Final = msgspec.msgpack.Decoder(_Stored)


def to_bytes(s: State) -> bytes:
    """Everything about a state, in MessagePack."""
    stored = _Stored(
        VERSION,
        [army.key for army in s.rules.armies],
        s.rules.mode.name,
        int(s.rules.board.size),
        list(s.rules.mode.variants),
        s.rules.options.given,
        int(s.capacity),
        [int(unit) for unit in s.units],
        [int(field) for field in s.seat],
        bytes(int(tile) for tile in s.tiles),
        [int(getattr(s, name)) for name in _scalars(s)],
        [[int(item) for item in getattr(s, name)] for name in ROWS],
        written_armies(s.rules.armies),
    )
    return msgspec.msgpack.encode(stored)


def _scalars(s: State) -> tuple[str, ...]:
    return SCALARS if s.closer == NOBODY else (*SCALARS, LAST)


def from_bytes(data: bytes, armies: Iterable[Army] = ()) -> State:
    """The state that :func:`to_bytes` stored, audited; raises InvalidPosition."""
    try:
        stored = _STORED.decode(data)
        rules = _rules(stored, tuple(armies))
    except (msgspec.MsgspecError, ValueError, RecursionError, AshfallError) as error:
        raise InvalidPosition("bytes", f"expected a stored state, {error}") from None
    s = _rebuild(rules, stored)
    audit(s)
    return s


def _rules(stored: _Stored, own: tuple[Army, ...]) -> Rules:
    for name, value, expected in (
        ("version", stored.version, VERSION),
        ("scalars", len(stored.scalars) - len(stored.scalars[len(SCALARS) :][:1]), len(SCALARS)),
        ("rows", len(stored.rows), len(ROWS)),
    ):
        if value != expected:
            raise ValueError(f"{name}: expected {expected}, got {value}")
    known = (*convert_armies(stored.own), *own)
    return make_rules(
        [find_army(key, known) for key in stored.armies],
        stored.mode,
        board=stored.board,
        variants=stored.variants,
        settings=stored.options,
    )


def _rebuild(rules: Rules, stored: _Stored) -> State:
    s = state_of(rules, stored.capacity, stored.units, stored.seat, stored.tiles, stored.rows)
    for name, value in zip((*SCALARS, LAST), stored.scalars, strict=False):
        setattr(s, name, value)
    return s


def _unpickled(data: bytes) -> State:
    """A state that was pickled; nobody forges those, so it is not audited."""
    stored = _STORED.decode(data)
    s = _rebuild(_rules(stored, ()), stored)
    s.enlist_all()
    return s


copyreg.pickle(State, lambda s: (_unpickled, (to_bytes(s),)))


def to_text(s: State) -> str:
    """The same as text, for records."""
    return base64.b64encode(to_bytes(s)).decode("ascii")


def from_text(text: str, armies: Iterable[Army] = ()) -> State:
    """The state of :func:`to_text`; raises InvalidPosition."""
    try:
        return from_bytes(base64.b64decode(text, validate=True), armies)
    except (binascii.Error, ValueError) as error:
        raise InvalidPosition("start", f"expected base64, {error}") from None
