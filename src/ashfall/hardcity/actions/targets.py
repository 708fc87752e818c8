"""Who may shoot, and at what (HC-5.7 to HC-5.9, HC-5.14, HC-14.1.4, HC-14.5, HC-15.8, HC-15.17)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ashfall.hardcity.figures.harm import crowds
from ashfall.hardcity.figures.loads import civilian_at, first_like
from ashfall.hardcity.figures.mutants import has_active
from ashfall.hardcity.figures.people import abilities_work, has_card, is_there, is_up
from ashfall.hardcity.ground.board import FAR, ROOF_MAP
from ashfall.hardcity.ground.cards import CUP_WINNER, POINT_BLANK, SPARE_CLIP
from ashfall.hardcity.ground.rows import (
    BARRELS,
    LAMPS_AT,
    LOADS,
    MACHINE,
    MAYOR,
    OUT_OF_AMMO,
    PEOPLE,
    PLACE,
)
from ashfall.hardcity.ground.state import State

ANYWHERE: Final = 0  # as the farthest distance: no limit


def can_shoot(s: State, who: i64) -> bool:
    """Whether an officer may make a quick shot: loaded, and no active mutant on the own space (HC-5.7)."""
    return is_loaded(s, who) and not has_active(s, s.person(who, PLACE))


def can_aim(s: State, who: i64) -> bool:
    """The same for an aimed shot: with Point Blank active mutants do not matter (HC-17.3.16)."""
    return is_loaded(s, who) and (has_card(s, who, POINT_BLANK) or not has_active(s, s.person(who, PLACE)))


def is_loaded(s: State, who: i64) -> bool:
    """Whether an officer stands and has ammunition, or a Spare Clip (HC-5.14, HC-17.3.18)."""
    if not is_up(s, who):
        return False
    if s.person(who, OUT_OF_AMMO) == 0:
        return True
    return abilities_work(s) and has_card(s, who, SPARE_CLIP)


def bystanders(s: State) -> vec[i64]:
    """1 for each place that no shot goes to: somebody un-stunned or a civilian is there (HC-5.8)."""
    marks = crowds(s)
    if s.load(MAYOR) >= 0:
        marks[s.load(MAYOR)] = 1
    return marks


def is_quick_target(s: State, who: i64, space: i64, others: vec[i64]) -> bool:
    """Whether a quick shot may go to a space that holds a mutant (HC-5.8); ``others`` marks bystanders."""
    return others[space] == 0 and is_in_sight(s, who, space) and space != s.person(who, PLACE)


def is_aimed_target(s: State, who: i64, space: i64, others: vec[i64]) -> bool:
    """The same for an aimed shot: two abilities widen it (HC-17.3.16, HC-17.3.17)."""
    if others[space] != 0 and not has_card(s, who, CUP_WINNER) and not _is_alone(s, who, space):
        return False
    return is_in_sight(s, who, space) and (space != s.person(who, PLACE) or has_card(s, who, POINT_BLANK))


def _is_alone(s: State, who: i64, space: i64) -> bool:
    """Whether the shooter alone is on a space, besides mutants."""
    return not has_civilian(s, space) and not has_other(s, who, space)


def is_in_sight(s: State, who: i64, space: i64) -> bool:
    """Whether a shot reaches a space: same grid, in the dark from next to it (HC-14.5.3, HC-15.17)."""
    board = s.rules.board
    place: i64 = s.person(who, PLACE)
    if board.map[place] != board.map[space]:
        return False
    return not is_dark(s, space) or board.apart(place, space) <= 1


def is_dark(s: State, space: i64) -> bool:
    """Whether a space lies under a lamp that is off (HC-14.5.3, HC-15.16)."""
    if not s.rules.has_lamps:
        return False
    lamp: i64 = s.rules.board.lamp_of[space]
    return lamp >= 0 and s.row[LAMPS_AT + lamp] == 0


def has_civilian(s: State, space: i64) -> bool:
    """Whether a civilian is on a space; the mayor is treated as one (HC-14.3.8)."""
    return s.load(MAYOR) == space or civilian_at(s, space) >= 0


def has_other(s: State, who: i64, space: i64) -> bool:
    """Whether somebody un-stunned other than the shooter is on a space (HC-3.3.3, HC-10.2)."""
    other: i64 = 0
    while other < PEOPLE:
        if other != who and is_there(s, other, space):
            return True
        other += 1
    return False


def is_barrel_target(s: State, who: i64, barrel: i64) -> bool:
    """Whether a quick shot may go to a barrel, whoever is on its space (HC-15.8)."""
    space: i64 = s.load(barrel)
    if space < 0 or not first_like(s, barrel) or space == s.person(who, PLACE):
        return False
    grid: i64 = s.rules.board.map[space]
    if grid != s.rules.board.map[s.person(who, PLACE)]:
        return False
    return s.rules.has_explosive_barrels or (s.rules.has_roof_barrels and grid == ROOF_MAP)


def is_machine_target(s: State, who: i64) -> bool:
    """Whether a quick shot may go to the doom machine: no barrel is left on its roof (HC-14.5.9)."""
    if not s.rules.has_machine or s.get(MACHINE) == 0 or s.rules.machine < 0:
        return False
    if s.rules.board.map[s.person(who, PLACE)] != s.rules.board.map[machine_space(s)]:
        return False
    barrel: i64 = BARRELS
    while barrel < LOADS:
        if s.load(barrel) >= 0 and s.rules.board.map[s.load(barrel)] == ROOF_MAP:
            return False
        barrel += 1
    return True


def machine_space(s: State) -> i64:
    """The first space that the doom machine covers."""
    return s.rules.board.covers[s.rules.board.covers_at[s.rules.machine]]


def machine_distance(s: State, who: i64) -> i64:
    """How far the doom machine is."""
    board = s.rules.board
    best: i64 = FAR
    i: i64 = board.covers_at[s.rules.machine]
    while i < board.covers_at[s.rules.machine + 1]:
        apart: i64 = board.apart(s.person(who, PLACE), board.covers[i])
        if apart < best:
            best = apart
        i += 1
    return best


def is_within(distance: i64, least: i64, most: i64) -> bool:
    """Whether a distance fits; ``most`` may be ANYWHERE."""
    return distance >= least and (most == ANYWHERE or distance <= most)


def is_reached(s: State, who: i64, space: i64, least: i64, most: i64) -> bool:
    """Whether a space is at a fitting distance from an officer."""
    return is_within(s.rules.board.apart(s.person(who, PLACE), space), least, most)
