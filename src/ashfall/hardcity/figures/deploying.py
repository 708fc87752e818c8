"""Deploying mutants: the zones, one mutant on a space in a turn, KAFAR and the unstoppable horde (HC-8.8).

A zone is a group of spaces of the layout, a manhole or an unlit area; zones are numbered in that order.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.hardcity.figures.mutants import from_supply
from ashfall.hardcity.figures.people import distance_to_people
from ashfall.hardcity.figures.scoring import add_points
from ashfall.hardcity.figures.ways import is_barred, is_obstacle
from ashfall.hardcity.ground.board import MAIN
from ashfall.hardcity.ground.cards import BIG_ONE, MUTAGEN_MIST, NORMAL, SOLDIER
from ashfall.hardcity.ground.moves import DEPLOY, FIELD_B, move
from ashfall.hardcity.ground.rows import (
    CHAOS,
    KAFAR,
    KAFAR_HEALTH,
    KAFAR_PLACE,
    LAMPS_AT,
    LIDS_AT,
    MUTANTS_AT,
    NOT_YET,
    ON_MAP,
    ORDER,
    STATES_AT,
)
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.trace import DEPLOYED, HORDE

# Where a deployment puts its mutants.
IN_ZONE: Final = 0
IN_MIST: Final = 1  # outside the zones, far from the officers (HC-17.5.9)

# Which space may take one mutant more.
NO_SPACE: Final = -1
ANY_SPACE: Final = -2


def zones(s: State) -> i64:
    """How many numbers of zones there are; some may be empty now (HC-16.12)."""
    return s.rules.board.zones + len(s.rules.manhole_space) + s.rules.board.lamps


def zone_spaces(s: State, zone: i64) -> vec[i64]:
    """The spaces of a zone, whatever is on them; none if it does not count now."""
    board = s.rules.board
    if zone < board.zones:
        return board.zone[board.zone_at[zone] : board.zone_at[zone + 1]]
    hole: i64 = zone - board.zones
    if hole < len(s.rules.manhole_space):
        if s.rules.has_deploy_at_manholes and s.row[LIDS_AT + hole] != 0:
            return s.rules.manhole_space[hole : hole + 1]
        return vec[i64]()
    lamp: i64 = hole - len(s.rules.manhole_space)
    if s.rules.has_deploy_in_the_dark and s.row[LAMPS_AT + lamp] == 0:
        return board.lamp_spaces[board.lamp_at[lamp] : board.lamp_at[lamp + 1]]
    return vec[i64]()


def can_hold(s: State, space: i64) -> bool:
    """Whether a mutant may be put on a space at all: no obstacle, no roadblock (HC-2.3, HC-17.9.12)."""
    return not is_obstacle(s, space) and not is_barred(s, space)


def can_take(s: State, space: i64) -> bool:
    """Whether a space can get a mutant in this turn: one on each (HC-8.8)."""
    return can_hold(s, space) and not s.was_deployed(space)


def _zone_marks(s: State) -> vec[i64]:
    """1 for each space that belongs to one of the zones."""
    marks = s.rules.board.zoned[:]
    zone: i64 = s.rules.board.zones
    while zone < zones(s):
        spaces = zone_spaces(s, zone)
        i: i64 = 0
        while i < len(spaces):
            marks[spaces[i]] = 1
            i += 1
        zone += 1
    return marks


def is_misty(s: State, space: i64) -> bool:
    """Whether a space lies on the main boards, far from every un-stunned officer (HC-17.5.9, HC-R46)."""
    if s.rules.board.part[space] != MAIN:
        return False
    return distance_to_people(s, space) >= s.rules.chaos_second[MUTAGEN_MIST]


def open_spaces(s: State, where: i64, doubled: i64) -> vec[i64]:
    """The spaces that a deployment may use, in order.

    ``doubled``: the space that takes one more although it has got its mutant, or one of the two below.
    """
    found = vec[i64]()
    marks = _zone_marks(s)
    space: i64 = _next_open(s, where, doubled, marks, 0)
    while space >= 0:
        found = append(found, space)
        space = _next_open(s, where, doubled, marks, space + 1)
    return found


def has_open_space(s: State, where: i64, doubled: i64) -> bool:
    """Whether a deployment has a space that it may use."""
    return _next_open(s, where, doubled, _zone_marks(s), 0) >= 0


def _next_open(s: State, where: i64, doubled: i64, marks: vec[i64], space: i64) -> i64:
    """The first open space from a number on, -1 if there is none; ``marks`` are those of the zones."""
    while space < s.rules.board.plain:
        if (marks[space] != 0) == (where == IN_ZONE) and _is_open(s, where, doubled, space):
            return space
        space += 1
    return -1


def _is_open(s: State, where: i64, doubled: i64, space: i64) -> bool:
    """Whether a mutant may still come to a space, in a zone (HC-8.8) or in the mist (HC-17.5.9)."""
    if s.was_deployed(space) and space != doubled and doubled != ANY_SPACE:
        return False
    return can_hold(s, space) and (where == IN_ZONE or is_misty(s, space))


def is_supply_empty(s: State) -> bool:
    """Whether no mutant but KAFAR is left to be deployed."""
    m: i64 = 0
    while m < KAFAR:
        if s.rules.usable[m] != 0 and s.row[MUTANTS_AT + m] < 0:
            return False
        m += 1
    return True


def supply_left(s: State) -> i64:
    """How many mutants of the episode are not on the map, KAFAR aside."""
    n: i64 = 0
    m: i64 = 0
    while m < KAFAR:
        if s.rules.usable[m] != 0 and s.mutant(m) < 0:
            n += 1
        m += 1
    return n


def is_horde(s: State) -> bool:
    """Whether all mutants of the episode are on the map; KAFAR too, unless he is gone for good (HC-8.12)."""
    return s.get(KAFAR_PLACE) != NOT_YET and is_supply_empty(s)


def can_deploy(s: State) -> bool:
    """Whether a deployment of Doctor Zero brings anything: mutants, KAFAR or a point (HC-R14)."""
    return not is_supply_empty(s) or can_kafar_come(s) or is_horde(s)


def begin_deployment(s: State) -> bool:
    """A deployment begins. Whether it only scores, all mutants being on the map (HC-8.12)."""
    if not is_horde(s):
        return False
    score_horde(s)
    return True


def score_horde(s: State) -> None:
    """The unstoppable horde scores (HC-8.12)."""
    s.tell(HORDE)
    add_points(s, CHAOS, s.rules.horde_vp, -1)


def kafar_health(s: State) -> i64:
    """The HP that KAFAR would be deployed with in versus; 0: he cannot come (HC-9.5, HC-14.5.10)."""
    if s.rules.kafar_hp_versus > 0:
        return s.rules.kafar_hp_versus
    points: i64 = s.get(ORDER)
    return points if points < s.rules.kafar_hp_most else s.rules.kafar_hp_most


def can_kafar_come(s: State) -> bool:
    """Whether Doctor Zero may deploy KAFAR now, once per game (HC-9.4)."""
    return not s.rules.coop and from_supply(s, BIG_ONE) >= 0 and kafar_health(s) > 0


def offer_kinds(s: State, spaces: vec[i64]) -> None:
    """Offer every kind of mutant that is left on each of the spaces, KAFAR too if he can come (HC-8.8)."""
    offer_supply(s, spaces)
    if can_kafar_come(s):
        s.offer_each(move(DEPLOY, BIG_ONE, 0), FIELD_B, spaces)


def offer_supply(s: State, spaces: vec[i64]) -> None:
    """Offer every kind of mutant that is left, but not KAFAR, on each of the spaces (HC-R12)."""
    kind: i64 = NORMAL
    while kind <= SOLDIER:
        if from_supply(s, kind) >= 0:
            s.offer_each(move(DEPLOY, kind, 0), FIELD_B, spaces)
        kind += 1


def put_mutant(s: State, kind: i64, space: i64) -> i64:
    """Put a figure of a kind on a space; which one, -1 if none is left."""
    if kind == BIG_ONE:
        put_kafar(s, space, kafar_health(s))
        return KAFAR
    m: i64 = from_supply(s, kind)
    if m >= 0:
        _put(s, m, space)
    return m


def put_kafar(s: State, space: i64, health: i64) -> None:
    """KAFAR comes (HC-9.4, HC-13.13)."""
    s.put(KAFAR_PLACE, ON_MAP)
    s.put(KAFAR_HEALTH, health)
    _put(s, KAFAR, space)


def _put(s: State, m: i64, space: i64) -> None:
    s.row[MUTANTS_AT + m] = space
    s.row[STATES_AT + m] = 0
    s.mark_deployed(space)
    s.tell(DEPLOYED, m, space)
