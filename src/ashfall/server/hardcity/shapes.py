"""The shapes of everything that is shown of a game of Hard City.

Cards, people, kinds of figures and spaces travel by their keys and labels, as moves and events name them;
sentences travel as phrases.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from ashfall.server.shapes import GameSight, GameTerms, GameWish
from ashfall.table.phrases import Phrase

__all__ = [
    "NAME",
    "AbilitySight",
    "AutoDocSight",
    "CityMap",
    "CitySight",
    "DeckSight",
    "HardCityTerms",
    "HardCityWish",
    "HelicopterSight",
    "KafarSight",
    "LampSight",
    "LoadSight",
    "ManholeSight",
    "MutantSight",
    "PersonSight",
    "QueuedSight",
    "TakeSight",
    "VehicleSight",
    "ZeroSight",
]

NAME: Final = "hardcity"
Key = Annotated[str, msgspec.Meta(max_length=40)]


class CityMap(msgspec.Struct, kw_only=True):
    """What of the map stays as it is for the whole game."""

    boards: tuple[str, ...]  # the sides of the boards that are laid out
    grids: dict[str, list[str]]  # spaces by main, harbour, alley, sewer and roof
    named: dict[str, str]  # S, P, G and E of the episode: where they are
    exits: list[str]  # by which mutants leave
    ladders: list[str]  # of the sewer
    hatch: str | None  # of the roof
    scores: dict[str, int]  # what the episode gives points for


class AbilitySight(msgspec.Struct):
    """An ability of an officer."""

    ability: str
    used: bool  # not again in this turn or round


class PersonSight(msgspec.Struct, kw_only=True):
    """An officer or the ally."""

    person: str
    seat: int | None  # that leads the officer
    space: str | None
    hp: int
    most_hp: int
    ap: int
    pool: int  # AP after a refill
    steps: int  # left of the move that is being made
    ladder: int | None  # by which the sewer was entered, from 1
    active: bool
    done: bool  # has acted in this round
    stunned: bool
    out_of_ammo: bool
    shield: bool  # held up until the next round
    abilities: list[AbilitySight]
    equipment: dict[str, int]  # how many of each card


class MutantSight(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A mutant on the map."""

    mutant: str  # as moves name it
    kind: str
    space: str  # or the vehicle that it is on
    stunned: bool = False
    moved: bool = False  # in this turn, as the next ones
    attacked: bool = False
    stood_up: bool = False
    chosen: bool = False  # by the card that is being resolved
    damage: int = 0  # assigned and not yet dealt
    ladder: int | None = None


class KafarSight(msgspec.Struct, kw_only=True):
    """How KAFAR does."""

    place: str  # not_yet, on_map or dead
    hp: int
    ap: int
    done: bool  # activated in this round


class LoadSight(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A civilian, the mayor, the battery or a barrel: on a space, or in or on a vehicle."""

    load: str
    space: str | None = None
    vehicle: str | None = None


class VehicleSight(msgspec.Struct, kw_only=True):
    """A vehicle on the map."""

    vehicle: str  # as moves name it
    kind: str
    spaces: list[str]  # the rear first
    doors: list[str]
    node: str | None  # the space that it is for mutants
    barred: bool  # by a roadblock
    wrecked: bool


class ManholeSight(msgspec.Struct, kw_only=True):
    """A manhole that has not been welded."""

    number: int
    space: str
    open: bool
    ladder: int | None


class LampSight(msgspec.Struct, kw_only=True):
    """A lamp and the spaces that it lights."""

    number: int
    on: bool
    spaces: list[str]


class HelicopterSight(msgspec.Struct, kw_only=True):
    """Where the helicopter is."""

    space: str
    ladder: bool  # down, or still on its way


class TakeSight(msgspec.Struct, kw_only=True):
    """A take of the row."""

    take: str
    dead: bool  # it is the opening, or the clapper lies on it or to the right of it


class DeckSight(msgspec.Struct, kw_only=True):
    """A deck: how many cards are in it, never which."""

    left: int
    discards: int


class ZeroSight(msgspec.Struct, kw_only=True):
    """Doctor Zero's cards."""

    hand: int
    cards: list[str] | None  # of his hand, for himself alone
    deck: int
    discards: list[str]  # open, oldest first
    special: str


class QueuedSight(msgspec.Struct, kw_only=True):
    """A card of AutoDoc's queue."""

    card: str
    marker: str | None  # the officer whose AP lie on it
    new: bool  # queued in this step, so not resolved in it


class AutoDocSight(msgspec.Struct, kw_only=True):
    """AutoDoc's cards."""

    deck: int
    discards: list[str]
    queue: list[QueuedSight]
    resolving: list[str]  # cards that have been drawn and lie in no pile yet
    letters: list[str]  # set aside
    special: str


class HardCityWish(GameWish, tag=NAME):
    """How somebody wants to play: with how many is the number of seats, Doctor Zero on the last one."""

    mode: Literal["versus", "coop"] = "versus"
    episode: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    officers: Annotated[tuple[Key, ...], msgspec.Meta(max_length=8)] = ()  # see the terms; none: the usual
    ally: bool = False


class HardCityTerms(GameTerms, tag=NAME):
    """How a game is played at a table."""

    mode: str
    episode: int
    officers: list[str]  # of the first seat first
    ally: bool = False


class CitySight(GameSight, tag=NAME):
    """Everything that an audience may know of a game at one moment."""

    episode: int
    title: Phrase
    mode: str  # versus or coop
    round: int
    phase: str  # setting_up, event, officers or zero
    sides: list[int]  # by seat: 0 the officers, 1 Doctor Zero
    leads: list[list[str]]  # by seat: officers, or zero
    goal: int
    order: int  # victory points of the officers
    chaos: int
    kills: int  # the extermination marker
    kills_per_level: int
    map: CityMap
    zones: list[list[str]]  # where mutants may come now, by number; empty: not now
    people: list[PersonSight]
    mutants: list[MutantSight]
    kafar: KafarSight
    supply: dict[str, int]  # figures of mutants that are not on the map, by kind
    loads: list[LoadSight]
    vehicles: list[VehicleSight]
    crates: list[str]
    boxes: list[str]
    clouds: list[str]
    manholes: list[ManholeSight]
    lamps: list[LampSight]
    helicopter: HelicopterSight | None
    roof_open: bool
    takes: list[TakeSight]
    event: int | None  # number of the event card that lies open
    decks: dict[str, DeckSight]  # event, police, civilian, take
    zero: ZeroSight | None  # versus
    autodoc: AutoDocSight | None  # co-op
    dice: list[str]  # of the last roll
    drawn: list[str]  # abilities of which an officer keeps one now
