"""What stands on a space, as a few characters: letters for people, counts for mutants, signs for tokens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ashfall.hardcity.content.words import VEHICLES
from ashfall.hardcity.figures.deploying import can_hold, zone_spaces, zones
from ashfall.hardcity.ground.rows import (
    BARRELS,
    BATTERY,
    BOXES_AT,
    CAR_AT,
    CAR_NOSE,
    CIVILIANS,
    CLOUDS,
    CLOUDS_AT,
    CRATES,
    CRATES_AT,
    HELICOPTER,
    IN_PLAY,
    INSIDE,
    KAFAR,
    KAFAR_HEALTH,
    LADDER_DOWN,
    LAMPS_AT,
    LIDS_AT,
    LOADS,
    LYING,
    MAYOR,
    MUTANTS,
    OPEN_LID,
    PEOPLE,
    PLACE,
    STUNNED,
)
from ashfall.hardcity.ground.state import State

__all__ = [
    "LETTERS",
    "LIES",
    "SIGNS",
    "Glyph",
    "ParkedVehicle",
    "glyphs_inside",
    "glyphs_on",
    "is_dark",
    "person_style",
    "vehicles_on_map",
    "zone_glyph",
    "zones_now",
]

LETTERS: Final = "DJMHF"  # officers by number, the ally after them
COLOURS: Final = ("#ffb454", "#4fd8ff", "#ff86c8", "#b9a0ff", "bold")
KINDS: Final = "xrsK"  # kinds of mutants by number
GREEN: Final = "#6fc02a"
RED: Final = "bold #ff5470"
LIES: Final = "~"  # before whoever is stunned
ZONE: Final = "z"  # before the number of a deployment zone

# Every sign of the map with the text that names it, for the legend.
SIGNS: Final = {
    "x": "hc-enemy-mutant",
    "r": "hc-enemy-rat",
    "s": "hc-enemy-soldier",
    "K": "hc-enemy-kafar",
    LIES: "play-city-lies",
    "c": "hc-load-civilian",
    "Y": "hc-load-mayor",
    "+": "hc-load-battery",
    "●": "hc-load-barrel",
    "■": "hc-crate",
    "□": "hc-box",
    "▽": "play-city-on-the-way",
    "▼": "play-city-ladder",
    "○": "play-city-open-lid",
    "ø": "play-city-closed-lid",
    "≈": "hc-cloud",
    "P": "play-city-pier",
    "G": "play-city-generator",
    "E": "play-city-exit",
    "»": "play-city-leave",
    "#": "play-city-rungs",
    ZONE: "play-city-zone",
    "░": "play-city-dark",
}
VEHICLE_COLOURS: Final = {
    "police_car": "white on #1f5fbf",
    "civilian_car": "white on #7a4a38",
    "limousine": "white on #3a3a44",
    "truck": "white on #75602a",
    "bus": "black on #e0b040",
    "motorboat": "white on #2a7a8a",
    "doom_machine": "white on #a02040",
}


@dataclass(frozen=True, slots=True)
class Glyph:
    """A sign, perhaps with a number after it, and its style; a minor one gives way where room is short."""

    text: str
    style: str = ""
    is_minor: bool = False


@dataclass(frozen=True, slots=True)
class ParkedVehicle:
    """A vehicle on the map: its number, kind, spaces and style."""

    number: int
    kind: str
    spaces: tuple[int, ...]
    style: str


def person_style(who: int) -> str:
    """The colour of an officer or the ally."""
    return COLOURS[who]


def vehicles_on_map(s: State) -> list[ParkedVehicle]:
    """Every vehicle that covers spaces now."""
    board = s.rules.board
    found = []
    for number in range(int(board.vehicles)):
        first, last = int(board.covers_at[number]), int(board.covers_at[number + 1])
        spaces = [int(board.covers[i]) for i in range(first, last)]
        kind = VEHICLES[int(board.kind[number])]
        if not spaces and kind == VEHICLES[0]:
            spaces = [space for space in (int(s.get(CAR_AT)), int(s.get(CAR_NOSE))) if space >= 0]
        if spaces:
            found.append(ParkedVehicle(number, kind, tuple(sorted(spaces)), VEHICLE_COLOURS[kind]))
    return found


def is_dark(s: State, space: int) -> bool:
    """Whether a space lies in an area whose lamp is off."""
    lamp = int(s.rules.board.lamp_of[space])
    return lamp >= 0 and s.row[LAMPS_AT + lamp] == 0


def zones_now(s: State) -> dict[int, int]:
    """The spaces where mutants may be deployed now, each with the number of its zone (HC-16.12)."""
    return {
        int(space): zone + 1
        for zone in range(int(zones(s)))
        for space in zone_spaces(s, zone)
        if can_hold(s, space)
    }


def zone_glyph(number: int) -> Glyph:
    """How a space of a zone is marked."""
    return Glyph(f"{ZONE}{number}", f"dim {GREEN}", is_minor=True)


def glyphs_on(s: State, space: int) -> list[Glyph]:
    """Everything on a space: people first, then mutants, loads, tokens and what is printed there."""
    return [*_people(s, space), *_mutants(s, space), *_loads(s, space), *_tokens(s, space), *_print(s, space)]


def glyphs_inside(s: State, vehicle: ParkedVehicle) -> list[Glyph]:
    """Mutants on a vehicle and whatever it carries."""
    node = int(s.rules.board.node[vehicle.number])
    mutants = list(_mutants(s, node)) if node >= 0 else []
    return [*mutants, *_loads(s, INSIDE - vehicle.number)]


def _people(s: State, space: int) -> Iterator[Glyph]:
    for who in range(PEOPLE):
        if s.person(who, IN_PLAY) and s.person(who, PLACE) == space:
            lies = LIES if s.person(who, STUNNED) else ""
            yield Glyph(lies + LETTERS[who], f"bold {COLOURS[who]}")


def _mutants(s: State, space: int) -> Iterator[Glyph]:
    there = [m for m in range(MUTANTS) if s.mutant(m) == space]
    if KAFAR in there:
        yield Glyph(f"K{int(s.get(KAFAR_HEALTH))}", RED)
    for lies in (False, True):
        for kind in range(len(KINDS) - 1):
            alike = [m for m in there if s.rules.kind_of[m] == kind and s.is_mutant(m, LYING) == lies]
            if alike:
                style = f"dim {GREEN}" if lies else f"bold {GREEN}"
                yield Glyph(f"{LIES if lies else ''}{KINDS[kind]}{_count(len(alike))}", style)


def _count(n: int) -> str:
    return str(n) if n > 1 else ""


def _loads(s: State, place: int) -> Iterator[Glyph]:
    there = [load for load in range(LOADS) if s.load(load) == place]
    civilians = sum(load < CIVILIANS for load in there)
    barrels = sum(load >= BARRELS for load in there)
    if civilians:
        yield Glyph(f"c{_count(civilians)}", "bold")
    if MAYOR in there:
        yield Glyph("Y", "bold")
    if BATTERY in there:
        yield Glyph("+", "bold yellow")
    if barrels:
        yield Glyph(f"●{_count(barrels)}", "yellow")


def _tokens(s: State, space: int) -> Iterator[Glyph]:
    for crate in range(CRATES):
        if s.row[CRATES_AT + crate] == space:
            is_box = s.row[BOXES_AT + crate] != 0
            yield Glyph("□", "#c9a66b") if is_box else Glyph("■", "cyan")
    if s.get(HELICOPTER) == space:
        yield Glyph("▼" if s.get(LADDER_DOWN) else "▽", "bold cyan")
    for number in range(len(s.rules.manhole_space)):
        lid = int(s.row[LIDS_AT + number])
        if lid and s.rules.manhole_space[number] == space:
            yield Glyph(f"{'○' if lid == OPEN_LID else 'ø'}{number + 1}")
    if any(s.row[CLOUDS_AT + cloud] == space for cloud in range(CLOUDS)):
        yield Glyph("≈", "magenta")


def _print(s: State, space: int) -> Iterator[Glyph]:
    rules = s.rules
    for sign, place in (
        ("P", rules.pier),
        ("G", rules.generator),
        ("E", rules.lab_door),
        ("E", rules.exit_space),
    ):
        if place == space:
            yield Glyph(sign, "underline")
    if any(place == space for place in rules.exits):
        yield Glyph("»", "dim")
    if any(place == space for place in rules.ladders):
        yield Glyph("#", "dim")
