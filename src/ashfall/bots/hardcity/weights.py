"""Values by name: ``hand``, or a weights file that a person can read, table by table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from ashfall.bots import training
from ashfall.bots.hardcity.value import BY_HAND, HAND_MADE, Value
from ashfall.bots.training import HAND, InvalidWeights
from ashfall.hardcity.ground.rules import Rules
from ashfall.hardcity.ground.setup import COOP, VERSUS
from ashfall.table.errors import shown

__all__ = [
    "FACTS",
    "CityWeights",
    "check_value",
    "load_weights",
    "table_name",
    "value_for",
]

FACTS: Final = tuple(HAND_MADE)
FORMAT: Final = 1
DIGITS: Final = 5  # kept after the point


class CityWeights(msgspec.Struct, frozen=True, kw_only=True):
    """A weight for each fact, by table: ``1 versus``; and the card that says where they come from."""

    format: int = FORMAT
    card: dict[str, Any]
    facts: list[str] = msgspec.field(default_factory=lambda: list(FACTS))
    tables: dict[str, list[float]]

    def to_json(self) -> str:
        """The text of a weights file."""
        rounded = {name: [round(x, DIGITS) for x in row] for name, row in self.tables.items()}
        text = msgspec.json.encode(msgspec.structs.replace(self, tables=rounded))
        return msgspec.json.format(text, indent=0).decode().replace('], "', '],\n"') + "\n"


_FILE: Final = msgspec.json.Decoder(CityWeights)


def table_name(episode: int, coop: bool) -> str:
    """What weights belong to."""
    return f"{episode} {COOP if coop else VERSUS}"


def check_value(name: str) -> None:
    """Raise ValueError if there is no such value."""
    training.check_value(name, (HAND,), _values)


def value_for(rules: Rules, name: str) -> Value:
    """The value called ``name`` for a match; tables that nobody has trained for have the hand-made one."""
    if name == HAND:
        return BY_HAND
    return _values(name).get(table_name(int(rules.episode), bool(rules.coop)), BY_HAND)


@lru_cache(maxsize=8)
def _values(name: str) -> Mapping[str, Value]:
    return {table: Value(row) for table, row in load_weights(Path(name)).tables.items()}


def load_weights(path: Path) -> CityWeights:
    """Read a weights file; raises InvalidWeights."""
    try:
        return _parse(path.read_bytes(), str(path))
    except OSError as error:
        raise InvalidWeights(f"weights {shown(str(path))}: {error.strerror}") from None


def _parse(data: bytes, source: str) -> CityWeights:
    try:
        weights = _FILE.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        raise InvalidWeights(f"weights {shown(source)}: {error}") from None
    if (weights.format, tuple(weights.facts)) != (FORMAT, FACTS):
        raise InvalidWeights(f"weights {shown(source)}: made for other facts than this version knows")
    for table, row in weights.tables.items():
        if len(row) != len(FACTS):
            raise InvalidWeights(
                f'weights {shown(source)}: expected {len(FACTS)} numbers, in "{shown(table)}"'
            )
    return weights
