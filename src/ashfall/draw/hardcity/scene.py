"""A state of Hard City read into plain values: what a drawing shows, and nothing else."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from ashfall.hardcity.content import Content, load_content
from ashfall.hardcity.content.words import GRIDS, LABELS, VEHICLES
from ashfall.hardcity.figures.ways import is_door
from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.board import NOWHERE
from ashfall.hardcity.ground.state import State

__all__ = ["Piece", "Place", "Scene", "Vehicle", "read_scene"]

LOADS: Final = (
    ("civilian",) * rows.CIVILIANS + ("mayor", "battery") + ("barrel",) * (rows.LOADS - rows.BARRELS)
)


@dataclass(frozen=True, slots=True)
class Place:
    """One ordinary space."""

    grid: str
    x: int
    y: int
    label: str


@dataclass(frozen=True, slots=True)
class Piece:
    """A figure or a thing on a space."""

    key: str  # officer, fang, civilian, mayor, barrel, battery, crate, box or a kind of mutant
    lying: bool = False
    active: bool = False
    health: int = 0  # KAFAR only


@dataclass(frozen=True, slots=True)
class Vehicle:
    """A vehicle that is on the map."""

    kind: str
    spaces: tuple[int, ...]  # the rear first
    doors: tuple[int, ...]
    node: int  # the space that it is for mutants, NOWHERE without one
    cargo: tuple[tuple[str, int], ...]
    is_barred: bool  # by the take (HC-17.9.12)
    is_wrecked: bool


@dataclass(frozen=True, slots=True)
class Manhole:
    """A manhole that has not been welded."""

    number: int
    space: int
    is_closed: bool
    ladder: int  # below it, 0 without a sewer


@dataclass(frozen=True, slots=True)
class Lamp:
    """A lamp and its area."""

    number: int
    spaces: tuple[int, ...]
    is_on: bool


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything on the maps at one moment."""

    boards: tuple[str, ...]
    places: tuple[Place, ...]
    zones: tuple[tuple[int, ...], ...]
    named: dict[int, str]
    exits: tuple[int, ...]
    ladders: tuple[int, ...]
    hatch: int  # the exit on the roof
    is_hatch_open: bool
    vehicles: tuple[Vehicle, ...]
    manholes: tuple[Manhole, ...]
    lamps: tuple[Lamp, ...]
    clouds: tuple[int, ...]
    helicopter: int
    is_ladder_down: bool
    pieces: dict[int, tuple[Piece, ...]]


def read_scene(state: State) -> Scene:
    """What stands and lies where."""
    content, rules, board = load_content(), state.rules, state.rules.board
    places = tuple(
        Place(GRIDS[int(board.part[n])], int(board.x[n]), int(board.y[n]), board.labels[n])
        for n in range(int(board.plain))
    )
    named = zip(LABELS, (rules.start, rules.pier, rules.generator, rules.lab_door), strict=True)
    return Scene(
        boards=rules.script.boards,
        places=places,
        zones=_table(board.zone_at, board.zone, int(board.zones)),
        named={int(space): letter for letter, space in named if space != NOWHERE},
        exits=tuple(map(int, rules.exits)),
        ladders=tuple(map(int, rules.ladders)),
        hatch=int(rules.exit_space),
        is_hatch_open=bool(state.get(rows.ROOF_OPEN)),
        vehicles=tuple(_vehicles(state)),
        manholes=tuple(_manholes(state)),
        lamps=tuple(_lamps(state)),
        clouds=tuple(_spaces(state, rows.CLOUDS_AT, rows.CLOUDS)),
        helicopter=int(state.get(rows.HELICOPTER)),
        is_ladder_down=bool(state.get(rows.LADDER_DOWN)),
        pieces=_pieces(state, content),
    )


def _table(starts: Iterable[int], items: Iterable[int], count: int) -> tuple[tuple[int, ...], ...]:
    """The lists of a table of the board."""
    ends, flat = [int(n) for n in starts], [int(n) for n in items]
    return tuple(tuple(flat[ends[k] : ends[k + 1]]) for k in range(count))


def _spaces(state: State, start: int, count: int) -> list[int]:
    """The spaces of tokens that are on the map."""
    return [space for k in range(count) if (space := int(state.get(start + k))) >= 0]


def _vehicles(state: State) -> list[Vehicle]:
    board, found = state.rules.board, []
    covers = _table(board.covers_at, board.covers, int(board.vehicles))
    for number, spaces in enumerate(covers):
        if number == state.rules.car and state.get(rows.CAR_AT) >= 0:
            spaces = (int(state.get(rows.CAR_AT)), int(state.get(rows.CAR_NOSE)))
        if spaces:
            found.append(_vehicle(state, number, spaces))
    return found


def _vehicle(state: State, number: int, spaces: tuple[int, ...]) -> Vehicle:
    board = state.rules.board
    inside = Counter(key for load, key in enumerate(LOADS) if state.load(load) == rows.INSIDE - number)
    return Vehicle(
        kind=VEHICLES[int(board.kind[number])],
        spaces=spaces,
        doors=tuple(space for space in range(int(board.plain)) if is_door(state, number, space)),
        node=int(board.node[number]),
        cargo=tuple(inside.items()),
        is_barred=bool(state.get(rows.ROADBLOCK) == number),
        is_wrecked=bool(number == state.rules.machine and not state.get(rows.MACHINE)),
    )


def _manholes(state: State) -> list[Manhole]:
    rules = state.rules
    lids = [int(state.get(rows.LIDS_AT + k)) for k in range(len(rules.manhole_space))]
    return [
        Manhole(k + 1, int(rules.manhole_space[k]), lid == rows.CLOSED_LID, int(rules.manhole_ladder[k]) + 1)
        for k, lid in enumerate(lids)
        if lid
    ]


def _lamps(state: State) -> list[Lamp]:
    board = state.rules.board
    areas = _table(board.lamp_at, board.lamp_spaces, int(board.lamps))
    return [Lamp(k + 1, area, bool(state.get(rows.LAMPS_AT + k))) for k, area in enumerate(areas)]


def _pieces(state: State, content: Content) -> dict[int, tuple[Piece, ...]]:
    """Figures and things by space: officers first, then people, things and mutants."""
    found: dict[int, list[Piece]] = {}
    keys = [officer.key for officer in content.officers] + [ally.key for ally in content.allies]
    for who, key in enumerate(keys):
        if state.person(who, rows.IN_PLAY):
            active = bool(state.get(rows.ACTIVE) == who)
            piece = Piece(key, bool(state.person(who, rows.STUNNED)), active)
            found.setdefault(int(state.person(who, rows.PLACE)), []).append(piece)
    for load, key in enumerate(LOADS):
        found.setdefault(int(state.load(load)), []).append(Piece(key))
    for k in range(rows.CRATES):
        key = "box" if state.get(rows.BOXES_AT + k) else "crate"
        found.setdefault(int(state.get(rows.CRATES_AT + k)), []).append(Piece(key))
    for m in reversed(range(rows.MUTANTS)):  # KAFAR first
        kind = content.enemies[int(state.rules.kind_of[m])].key
        health = int(state.get(rows.KAFAR_HEALTH)) if m == rows.KAFAR else 0
        piece = Piece(kind, state.is_mutant(m, rows.LYING), health=health)
        found.setdefault(int(state.mutant(m)), []).append(piece)
    return {space: tuple(pieces) for space, pieces in sorted(found.items()) if space >= 0}
