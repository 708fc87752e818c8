"""What lies and stands on the map beside figures: loads, vehicles, tokens, and where mutants may come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

import msgspec

from ashfall.hardcity.content.words import VEHICLES
from ashfall.hardcity.description.city import labels_of
from ashfall.hardcity.figures.deploying import zone_spaces, zones
from ashfall.hardcity.figures.ways import is_door
from ashfall.hardcity.files.notation import load_name, vehicle_name
from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.state import State

__all__ = [
    "HelicopterNow",
    "LoadNow",
    "VehicleNow",
    "describe_crates",
    "describe_helicopter",
    "describe_lids",
    "describe_loads",
    "describe_tokens",
    "describe_vehicles",
    "describe_zones",
    "load_kind",
    "tokens_on_map",
]

LIDS: Final = {0: "welded", rows.OPEN_LID: "open", rows.CLOSED_LID: "closed"}
DIGITS: Final = "0123456789"


class LoadNow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A civilian, the mayor, the battery or a barrel: on a space, or in or on a vehicle."""

    load: str  # as moves name it
    space: str | None = None
    vehicle: str | None = None


class VehicleNow(msgspec.Struct, frozen=True, kw_only=True):
    """A vehicle on the map."""

    vehicle: str  # as moves name it
    kind: str
    spaces: list[str]  # the rear first
    doors: list[str]
    node: str | None  # the space that it is for mutants
    cargo: dict[str, int]  # how many of each kind of load are in or on it
    barred: bool  # by a roadblock
    wrecked: bool


class HelicopterNow(msgspec.Struct, frozen=True, kw_only=True):
    """Where the helicopter is."""

    space: str
    ladder: bool  # down, or still on its way


def load_kind(load: int) -> str:
    """Civilian, mayor, battery or barrel."""
    return load_name(load).rstrip(DIGITS)


def describe_zones(s: State) -> list[list[str]]:
    """The spaces where mutants may come now, by number of the zone; an empty list counts for nothing now."""
    return [labels_of(s.rules, zone_spaces(s, zone)) for zone in range(int(zones(s)))]


def describe_loads(s: State) -> list[LoadNow]:
    """Loads that are on the map or in vehicles."""
    found = []
    for load in range(rows.LOADS):
        place, name = int(s.load(load)), load_name(load)
        if place >= 0:
            found.append(LoadNow(load=name, space=s.rules.board.labels[place]))
        elif place <= rows.INSIDE:
            found.append(LoadNow(load=name, vehicle=vehicle_name(s.rules, rows.INSIDE - place)))
    return found


def describe_vehicles(s: State) -> list[VehicleNow]:
    """Those on the map, also the police car that the officers have parked."""
    board, found = s.rules.board, []
    for number in range(int(board.vehicles)):
        covered = range(int(board.covers_at[number]), int(board.covers_at[number + 1]))
        spaces = [int(board.covers[i]) for i in covered]
        if number == s.rules.car and s.get(rows.CAR_AT) >= 0:
            spaces = [int(s.get(rows.CAR_AT)), int(s.get(rows.CAR_NOSE))]
        if spaces:
            found.append(_vehicle(s, number, spaces))
    return found


def _vehicle(s: State, number: int, spaces: list[int]) -> VehicleNow:
    rules, node = s.rules, int(s.rules.board.node[number])
    inside = [load for load in range(rows.LOADS) if s.load(load) == rows.INSIDE - number]
    return VehicleNow(
        vehicle=vehicle_name(rules, number),
        kind=VEHICLES[int(rules.board.kind[number])],
        spaces=labels_of(rules, spaces),
        doors=labels_of(rules, (space for space in _door_spaces(s, number) if is_door(s, number, space))),
        node=rules.board.labels[node] if node >= 0 else None,
        cargo=dict(Counter(load_kind(load) for load in inside)),
        barred=bool(s.get(rows.ROADBLOCK) == number),
        wrecked=bool(number == rules.machine and not s.get(rows.MACHINE)),
    )


def _door_spaces(s: State, number: int) -> Iterable[int]:
    """Where doors of a vehicle can be; those of the police car go where the officers park it."""
    board = s.rules.board
    if number == s.rules.car and s.get(rows.CAR_AT) >= 0:
        return range(int(board.plain))
    return sorted(int(board.doors[i]) for i in range(board.doors_at[number], board.doors_at[number + 1]))


def describe_crates(s: State) -> tuple[list[str], list[str]]:
    """Where police crates lie, and where boxes."""
    lying: tuple[list[str], list[str]] = ([], [])
    for k in range(rows.CRATES):
        space = int(s.get(rows.CRATES_AT + k))
        if space >= 0:
            lying[int(s.get(rows.BOXES_AT + k))].append(s.rules.board.labels[space])
    return lying


def describe_lids(s: State) -> list[str]:
    """Whether each manhole is open, closed or welded, in the order of their numbers."""
    return [LIDS[int(s.get(rows.LIDS_AT + k))] for k in range(len(s.rules.manhole_space))]


def describe_helicopter(s: State) -> HelicopterNow | None:
    """None while it is off the map."""
    space = int(s.get(rows.HELICOPTER))
    if space < 0:
        return None
    return HelicopterNow(space=s.rules.board.labels[space], ladder=bool(s.get(rows.LADDER_DOWN)))


def tokens_on_map(s: State, start: int, count: int) -> list[int]:
    """The spaces of tokens of one kind."""
    return [space for k in range(count) if (space := int(s.get(start + k))) >= 0]


def describe_tokens(s: State) -> dict[str, int]:
    """What is left beside the map: it may still come, or come again (HC-4.12, HC-1.2)."""
    civilians = sum(bool(s.load(load) == rows.SUPPLY) for load in range(rows.CIVILIANS))
    return {
        "civilian": civilians,
        "crate": rows.CRATES - len(tokens_on_map(s, rows.CRATES_AT, rows.CRATES)),
        "cloud": rows.CLOUDS - len(tokens_on_map(s, rows.CLOUDS_AT, rows.CLOUDS)),
    }
