"""Deploying mutants in an AutoDoc step: in the zone, on the roof, at manholes (HC-16.11, HC-16.12, HC-R43).

The officers choose the spaces of the zone (HC-13.3), unless the card names the zone closest to something.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.hardcity.figures.deploying import (
    IN_ZONE,
    NO_SPACE,
    begin_deployment,
    can_hold,
    can_take,
    is_supply_empty,
    offer_kinds,
    open_spaces,
    put_mutant,
    supply_left,
    zone_spaces,
    zones,
)
from ashfall.hardcity.figures.scoring import add_points
from ashfall.hardcity.ground.board import FAR, ROOF
from ashfall.hardcity.ground.moves import CHOOSE_ZONE, DEPLOY, MANHOLE, a_of, b_of, move, verb_of
from ashfall.hardcity.ground.rows import CHAOS, LIDS_AT
from ashfall.hardcity.ground.rules import BIT
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import DEPLOY_NEAR, DEPLOY_ON_ROOF, Task, ask_officers

# Numbers of a deployment in the zone or on the roof.
TO_COME: Final = 1  # mutants
NEAR_TO: Final = 2  # the space that the zones are near to
ZONE_IN_USE: Final = 3  # plus one, 0: none yet
HAS_BEGUN: Final = 4
ANYWHERE: Final = 5  # 1: in all zones, whatever is near
ROOF_HAS_BEGUN: Final = 2

# Numbers of a deployment at manholes.
EACH: Final = 1  # mutants for each of them
HOLE_IN_USE: Final = 2  # plus one, 0: none
LEFT_HERE: Final = 3  # mutants still to come out of it
SERVED: Final = 4  # the set of those done


def plan_deployment(s: State, count: i64) -> None:
    """Deploy so many mutants on spaces of the zone that the officers choose (HC-13.3)."""
    if count > 0:
        s.plan(DEPLOY_NEAR, count)
        s.keep(ANYWHERE, 1)


def plan_deployment_near(s: State, count: i64, space: i64) -> None:
    """Deploy so many mutants in the zone closest to a space, which the card names (HC-16.12)."""
    if count > 0:
        s.plan(DEPLOY_NEAR, count, space)


def gain_points(s: State, points: i64) -> None:
    """A chaos card scores for AutoDoc; some episodes put mutants on the roof instead (HC-14.5.12)."""
    if s.rules.roof_mutants_for_vp > 0:
        s.plan(DEPLOY_ON_ROOF, s.rules.roof_mutants_for_vp)
    else:
        add_points(s, CHAOS, points, -1)


class DeployNear(Task):
    """Mutants come in the zone, or in the closest one and what finds no room there in the next (HC-16.12)."""

    def work(self, s: State) -> None:
        """Offer kinds and spaces, or the zones that are closest now."""
        anywhere: bool = s.note_of(ANYWHERE) != 0
        room = _room_in_zones(s)
        if s.note_of(HAS_BEGUN) == 0:
            s.keep(HAS_BEGUN, 1)
            if len(room) > 0 and begin_deployment(s):
                s.finish()
            return
        if s.note_of(TO_COME) == 0 or is_supply_empty(s) or len(room) == 0:
            s.finish()
            return
        ask_officers(s, -1)
        if not anywhere:
            zone: i64 = s.note_of(ZONE_IN_USE) - 1
            if zone < 0 or not _has_room(s, zone):
                _offer_zones(s, s.note_of(NEAR_TO))
                return
            room = _room(s, zone)
        offer_kinds(s, _worth_asking(s, room, s.note_of(TO_COME)))

    def answer(self, s: State, code: i64) -> None:
        """The zone is chosen, or a mutant comes."""
        if verb_of(code) == CHOOSE_ZONE:
            s.keep(ZONE_IN_USE, a_of(code) + 1)
        else:
            s.keep(TO_COME, s.note_of(TO_COME) - 1)
            put_mutant(s, a_of(code), b_of(code))


def _room(s: State, zone: i64) -> vec[i64]:
    """The spaces of a zone that can take a mutant in this turn."""
    found = vec[i64]()
    spaces = zone_spaces(s, zone)
    i: i64 = 0
    while i < len(spaces):
        if can_take(s, spaces[i]):
            found = append(found, spaces[i])
        i += 1
    return found


def _room_in_zones(s: State) -> vec[i64]:
    """The spaces of all zones that can take a mutant in this turn."""
    return open_spaces(s, IN_ZONE, NO_SPACE)


def _worth_asking(s: State, room: vec[i64], count: i64) -> vec[i64]:
    """If all of the spaces will be filled, which one is first does not matter (HC-R2)."""
    if count >= len(room) and supply_left(s) >= len(room):
        return room[:1]
    return room


def _has_room(s: State, zone: i64) -> bool:
    return len(_room(s, zone)) > 0


def _distance_of(s: State, zone: i64, space: i64) -> i64:
    """The distance from a space to the nearest one of a zone, free or not."""
    best: i64 = FAR
    spaces = zone_spaces(s, zone)
    i: i64 = 0
    while i < len(spaces):
        if s.rules.board.apart(space, spaces[i]) < best:
            best = s.rules.board.apart(space, spaces[i])
        i += 1
    return best


def _closest(s: State, space: i64) -> i64:
    """The distance of the closest zone with room, more than FAR if there is none."""
    best: i64 = FAR + 1
    zone: i64 = 0
    while zone < zones(s):
        if _has_room(s, zone) and _distance_of(s, zone, space) < best:
            best = _distance_of(s, zone, space)
        zone += 1
    return best


def _offer_zones(s: State, space: i64) -> None:
    """Offer the closest zones with room."""
    best: i64 = _closest(s, space)
    zone: i64 = 0
    while zone < zones(s):
        if _has_room(s, zone) and _distance_of(s, zone, space) == best:
            s.offer(move(CHOOSE_ZONE, zone))
        zone += 1


class DeployOnRoof(Task):
    """Mutants come on spaces of the roof that the officers choose (HC-14.5.12)."""

    def work(self, s: State) -> None:
        """Offer kinds and spaces."""
        if s.note_of(ROOF_HAS_BEGUN) == 0:
            s.keep(ROOF_HAS_BEGUN, 1)
            if begin_deployment(s):
                s.finish()
            return
        room = _room_on_roof(s)
        if s.note_of(TO_COME) == 0 or is_supply_empty(s) or len(room) == 0:
            s.finish()
            return
        ask_officers(s, -1)
        offer_kinds(s, room)

    def answer(self, s: State, code: i64) -> None:
        """A mutant comes."""
        s.keep(TO_COME, s.note_of(TO_COME) - 1)
        put_mutant(s, a_of(code), b_of(code))


def _room_on_roof(s: State) -> vec[i64]:
    found = vec[i64]()
    board = s.rules.board
    space: i64 = 0
    while space < board.plain:
        if board.part[space] == ROOF and can_take(s, space):
            found = append(found, space)
        space += 1
    return found


class DeployAtManholes(Task):
    """Every manhole on the map receives mutants, whatever came there before (HC-17.8.2)."""

    def work(self, s: State) -> None:
        """Offer the kinds for the manhole in use, or the manholes still to be served."""
        hole: i64 = s.note_of(HOLE_IN_USE) - 1
        if hole < 0 and s.note_of(SERVED) == 0 and _has_manhole(s, 0) and begin_deployment(s):
            s.finish()
            return
        if is_supply_empty(s) or (hole < 0 and not _has_manhole(s, s.note_of(SERVED))):
            s.finish()
            return
        ask_officers(s, -1)
        if hole >= 0:
            offer_kinds(s, append(vec[i64](), s.rules.manhole_space[hole]))
        else:
            _offer_manholes(s, s.note_of(SERVED), s.note_of(EACH))

    def answer(self, s: State, code: i64) -> None:
        """A manhole is next, or a mutant comes out of it."""
        if verb_of(code) == DEPLOY:
            s.keep(LEFT_HERE, s.note_of(LEFT_HERE) - 1)
            if s.note_of(LEFT_HERE) == 0:
                s.keep(HOLE_IN_USE, 0)
            put_mutant(s, a_of(code), b_of(code))
        else:
            s.keep(HOLE_IN_USE, a_of(code) + 1)
            s.keep(LEFT_HERE, s.note_of(EACH))
            s.keep(SERVED, s.note_of(SERVED) | BIT[a_of(code)])


def _is_left(s: State, hole: i64, done: i64) -> bool:
    """Whether a manhole is on the map, can take mutants and has not been served."""
    return s.row[LIDS_AT + hole] != 0 and done & BIT[hole] == 0 and can_hold(s, s.rules.manhole_space[hole])


def _has_manhole(s: State, done: i64) -> bool:
    hole: i64 = 0
    while hole < len(s.rules.manhole_space):
        if _is_left(s, hole, done):
            return True
        hole += 1
    return False


def _offer_manholes(s: State, done: i64, each: i64) -> None:
    """Offer those still to be served; with enough mutants for all of them the order does not matter."""
    is_scarce: bool = supply_left(s) < each * len(s.rules.manhole_space)
    hole: i64 = 0
    while hole < len(s.rules.manhole_space):
        if _is_left(s, hole, done):
            s.offer(move(MANHOLE, hole))
            if not is_scarce:
                return
        hole += 1
