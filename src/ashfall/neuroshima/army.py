"""Armies by name: the shipped ones, and any army file from a path."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path

from ashfall.neuroshima.army_file import parse_army
from ashfall.neuroshima.modes import ENLARGED
from ashfall.neuroshima.tile import BASIC_AREA_ONLY, Army, Effect, Look, Tile
from ashfall.table.errors import InvalidArmy, UnknownArmy, UnknownTile

__all__ = [
    "Army",
    "Effect",
    "InvalidArmy",
    "Look",
    "Tile",
    "UnknownArmy",
    "UnknownTile",
    "army_keys",
    "find_army",
    "keys_for",
    "load_army",
    "parse_army",
    "read_army",
]


def army_keys() -> tuple[str, ...]:
    """Keys of the shipped armies, in their fixed order."""
    shipped = [_load(name) for name in _file_names()]
    return tuple(army.key for army in sorted(shipped, key=lambda army: (army.order, army.key)))


def keys_for(board: int) -> tuple[str, ...]:
    """Keys of the shipped armies that are played on a board of so many hexes, in their order (R-42)."""
    everywhere = board != ENLARGED
    return tuple(key for key in army_keys() if everywhere or BASIC_AREA_ONLY not in load_army(key).traits)


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
    """An army by its key among ``own`` and the shipped ones, or an army as it is; raises UnknownArmy.

    An own army may not take the key of a shipped one: records and positions know armies by key alone.
    """
    by_key = {each.key: each for each in own}
    if isinstance(army, Army):
        by_key[army.key] = army
    key = army.key if isinstance(army, Army) else army
    found = by_key.get(key)
    if found is None:
        return load_army(key)
    if f"{key}.toml" in _file_names() and found != load_army(key):
        raise InvalidArmy(key, "", "key", "a shipped army has this key, choose another")
    return found


@cache
def _file_names() -> frozenset[str]:
    folder = files("ashfall.neuroshima") / "armies"
    return frozenset(entry.name for entry in folder.iterdir() if entry.name.endswith(".toml"))


@cache
def _load(name: str) -> Army:
    entry = files("ashfall.neuroshima") / "armies" / name
    return parse_army(entry.read_text(encoding="utf-8"), name)
