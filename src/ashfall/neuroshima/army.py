"""Armies by name: the shipped ones, and own armies from files, records and positions."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec

from ashfall.neuroshima.army_file import convert_army, parse_army
from ashfall.neuroshima.modes import ENLARGED
from ashfall.neuroshima.tile import BASIC_AREA_ONLY, Army, ArmyLook, Effect, Tile
from ashfall.table.errors import InvalidArmy, UnknownArmy, UnknownTile

__all__ = [
    "Army",
    "ArmyLook",
    "Effect",
    "InvalidArmy",
    "Tile",
    "UnknownArmy",
    "UnknownTile",
    "army_id",
    "army_keys",
    "check_own",
    "convert_armies",
    "find_army",
    "is_played_on",
    "is_shipped",
    "keys_for",
    "load_army",
    "parse_army",
    "read_army",
    "written_armies",
]

MOST_OWN: Final = 6  # armies at one table
REMEMBERED: Final = 16  # own armies that were read from plain data, so that the same one is read once


def army_keys() -> tuple[str, ...]:
    """Keys of the shipped armies, in their fixed order."""
    shipped = [_load(name) for name in _file_names()]
    return tuple(army.key for army in sorted(shipped, key=lambda army: (army.order, army.key)))


def keys_for(board: int) -> tuple[str, ...]:
    """Keys of the shipped armies that are played on a board of so many hexes, in their order (R-42)."""
    return tuple(key for key in army_keys() if is_played_on(load_army(key), board))


def is_played_on(army: Army, board: int) -> bool:
    """Whether an army is played on a board of so many hexes (R-42)."""
    return board != ENLARGED or BASIC_AREA_ONLY not in army.traits


def load_army(key: str) -> Army:
    """A shipped army; raises UnknownArmy."""
    if f"{key}.toml" not in _file_names():
        raise UnknownArmy(key, army_keys())
    return _load(f"{key}.toml")


def read_army(path: Path) -> Army:
    """An army from any TOML file; raises InvalidArmy."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise InvalidArmy(str(path), "", "", f"cannot be read, {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise InvalidArmy(str(path), "", f"byte {error.start}", "expected UTF-8 text") from error
    return parse_army(text, str(path))


def find_army(army: str | Army, own: Iterable[Army] = ()) -> Army:
    """An army by key or id among ``own`` and the shipped ones, or an army as it is; raises UnknownArmy."""
    if isinstance(army, Army):
        return army
    return next((each for each in own if army in (each.key, army_id(each))), None) or load_army(army)


def check_own(armies: Iterable[Army]) -> None:
    """Refuse own armies with the key of a shipped one, since people would take them for it.

    Only where a game begins: an army that is shipped later must not close the records of an older one.
    """
    for army in armies:
        if army.key in _digests() and not is_shipped(army):
            raise InvalidArmy(army.key, "", "key", "a shipped army has this key, choose another")


def is_shipped(army: Army) -> bool:
    """Whether an army is one of ours, and not anybody's own."""
    return _digests().get(army.key) == army.digest


def army_id(army: Army) -> str:
    """What tells an army from every other: the key of a shipped one, key and hash of an own one."""
    return army.key if is_shipped(army) else f"{army.key}@{army.digest}"


def written_armies(armies: Iterable[Army]) -> list[dict[str, Any]]:
    """The own ones among armies as plain data, each once; nobody else could know them."""
    return [army.data() for army in dict.fromkeys(armies) if not is_shipped(army)]


def convert_armies(rows: Sequence[dict[str, Any]]) -> tuple[Army, ...]:
    """The armies that :func:`written_armies` wrote; raises InvalidArmy, which names the row."""
    if len(rows) > MOST_OWN:
        raise InvalidArmy("own", "", "", f"expected at most {MOST_OWN} armies, got {len(rows)}")
    return tuple(_converted(_encoded(row, f"own[{i}]"), f"own[{i}]") for i, row in enumerate(rows))


def _encoded(row: dict[str, Any], source: str) -> bytes:
    try:
        return msgspec.json.encode(row)
    except (OverflowError, RecursionError, TypeError, ValueError):  # stored states may hold anything
        raise InvalidArmy(source, "", "", "expected an army as plain data") from None


@lru_cache(maxsize=REMEMBERED)
def _converted(data: bytes, source: str) -> Army:
    return convert_army(msgspec.json.decode(data), source)


@cache
def _file_names() -> frozenset[str]:
    folder = files("ashfall.neuroshima") / "armies"
    return frozenset(entry.name for entry in folder.iterdir() if entry.name.endswith(".toml"))


@cache
def _digests() -> dict[str, str]:
    """The hashes of the shipped armies."""
    return {key: load_army(key).digest for key in army_keys()}


@cache
def _load(name: str) -> Army:
    entry = files("ashfall.neuroshima") / "armies" / name
    return parse_army(entry.read_text(encoding="utf-8"), name)
