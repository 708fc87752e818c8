"""A table of Hard City as it is drawn: its description, who and what shares a space, how it ended."""

from dataclasses import dataclass
from typing import Final

from ashfall.hardcity.description.city import City, CitySpace
from ashfall.hardcity.description.now import CityNow
from ashfall.table.phrases import Phrase

__all__ = ["Piece", "Scene", "scene_of"]

DIGITS: Final = "0123456789"
KAFAR: Final = "kafar"


@dataclass(frozen=True, slots=True)
class Piece:
    """A figure or a thing on a space."""

    key: str  # officer, fang, civilian, mayor, barrel, battery, crate, box or a kind of mutant
    lying: bool = False
    active: bool = False
    health: int = 0  # KAFAR only


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything on the maps and beside them at one moment, spaces by their label."""

    city: City
    now: CityNow
    places: dict[str, CitySpace]
    pieces: dict[str, tuple[Piece, ...]]  # of spaces, and of vehicles that mutants are on
    outcome: Phrase | None  # None while the game goes on


def scene_of(city: City, now: CityNow, outcome: Phrase | None = None) -> Scene:
    """What stands and lies where."""
    return Scene(city, now, {space.label: space for space in city.spaces}, _pieces(now), outcome)


def _pieces(now: CityNow) -> dict[str, tuple[Piece, ...]]:
    """Figures and things by space: officers first, then people, things and mutants, KAFAR before others."""
    found: dict[str, list[Piece]] = {}
    for who in now.people:
        if who.space is not None:
            found.setdefault(who.space, []).append(Piece(who.person, who.stunned, who.active))
    for load in now.loads:
        if load.space is not None:
            found.setdefault(load.space, []).append(Piece(load.load.rstrip(DIGITS)))
    for key, spaces in (("crate", now.crates), ("box", now.boxes)):
        for space in spaces:
            found.setdefault(space, []).append(Piece(key))
    for mutant in reversed(now.mutants):
        health = now.kafar.hp if mutant.kind == KAFAR else 0
        found.setdefault(mutant.space, []).append(Piece(mutant.kind, mutant.stunned, health=health))
    return {space: tuple(pieces) for space, pieces in found.items()}
