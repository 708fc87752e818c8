"""Sentences before they are put into words: the id of a text and what to fill in.

Units, seats and tiles stay what they are, so that whoever shows the sentence may name them in any language,
colour them or make them links. A game's words put phrases into a language.
"""

from __future__ import annotations

import msgspec

__all__ = ["Argument", "Listing", "Phrase", "SeatRef", "TileRef", "UnitRef"]


class _Reference(msgspec.Struct, frozen=True, tag_field="is"):
    pass


class UnitRef(_Reference, frozen=True, tag="unit"):
    """A unit where it stood."""

    owner: int
    tile: str
    hex: str


class SeatRef(_Reference, frozen=True, tag="seat"):
    """A side, named by its army."""

    seat: int


class TileRef(_Reference, frozen=True, tag="tile"):
    """A tile of a side."""

    owner: int
    tile: str


class Listing(_Reference, frozen=True, tag="list"):
    """Several things, told with commas between them."""

    items: tuple[Argument, ...]


class Phrase(_Reference, frozen=True, tag="phrase"):
    """A text of the Fluent files with its arguments, which may be phrases themselves."""

    id: str
    args: dict[str, Argument] = {}  # msgspec copies it


Argument = str | int | UnitRef | SeatRef | TileRef | Listing | Phrase
