"""Reasons why an officer cannot do what only some episodes know (HC-14)."""

from __future__ import annotations

from typing import Final

from ashfall.hardcity.actions.sites import manhole_at
from ashfall.hardcity.figures.mutants import has_active
from ashfall.hardcity.figures.ways import is_door
from ashfall.hardcity.ground import moves
from ashfall.hardcity.ground.moves import FIELD, a_of, move
from ashfall.hardcity.ground.rows import BATTERY, HELICOPTER, INSIDE, LADDER_DOWN, LOADS, MAYOR, ROOF_OPEN
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.refusals.officers import Reason, has_ap, here, is_calm, names_space

__all__ = ["AT_PLACES", "deeds_at"]


def _load_is_here(s: State, code: int) -> bool:
    return a_of(code) != FIELD and s.load(a_of(code)) == here(s)


def _at_helicopter(s: State, code: int) -> bool:
    if not s.rules.has_evacuate_by_helicopter:
        return True
    return s.get(HELICOPTER) == here(s) and s.get(LADDER_DOWN) != 0


def _at_pier(s: State, code: int) -> bool:
    return not s.rules.has_boat or here(s) == s.rules.pier


def _at_police_car(s: State, code: int) -> bool:
    return not s.rules.has_evacuate_to_car or is_door(s, s.rules.car, here(s))


def _calm_but_in_air(s: State, code: int) -> bool:
    return s.rules.has_evacuate_by_helicopter or not has_active(s, here(s))


def _sits_in_car(s: State, code: int) -> bool:
    return a_of(code) != FIELD and s.load(a_of(code)) <= INSIDE


def _at_its_doors(s: State, code: int) -> bool:
    return is_door(s, INSIDE - s.load(a_of(code)), here(s))


AT_PLACES: Final[dict[int, tuple[Reason, ...]]] = {
    moves.EVACUATE: (
        (_load_is_here, "HC-12.1", "load-not-here"),
        (_at_helicopter, "HC-14.1.6", "no-ladder"),
        (_at_pier, "HC-14.4.7", "not-at-pier"),
        (_at_police_car, "HC-14.3.7", "not-at-doors"),
        (_calm_but_in_air, "HC-14.3.7", "mutant-here"),
        has_ap("evacuate_ap"),
    ),
    moves.CALL: (
        (lambda s, code: s.rules.has_call_helicopter, "HC-14.1.7", "not-in-episode"),
        (names_space, "HC-14.1.7", "no-space"),
        has_ap("call_helicopter_ap"),
    ),
    **{
        verb: (
            (lambda s, code: manhole_at(s, here(s)) >= 0, "HC-14.2.3", "no-manhole"),
            (is_calm, "HC-14.2.3", "mutant-here"),
            has_ap(cost),
            (lambda s, code: s.rules.has_weld, "HC-14.2.3", "not-in-episode"),
        )
        for verb, cost in ((moves.WELD, "weld_ap"), (moves.WELD_SURELY, "weld_sure_ap"))
    },
    moves.UNLOAD_CAR: (
        (_sits_in_car, "HC-14.3.5", "not-in-car"),
        (_at_its_doors, "HC-14.3.5", "not-at-doors"),
        has_ap("take_from_car_ap"),
    ),
    moves.OPEN_ROOF: (
        (lambda s, code: s.rules.has_roof_door, "HC-14.5.5", "not-in-episode"),
        (lambda s, code: s.get(ROOF_OPEN) == 0, "HC-14.5.5", "exit-open"),
        (lambda s, code: here(s) == s.rules.generator, "HC-14.5.5", "not-at-generator"),
        (lambda s, code: s.load(BATTERY) == here(s), "HC-14.5.5", "no-battery"),
        has_ap("generator_ap"),
    ),
    moves.CLIMB: (
        (lambda s, code: s.rules.has_roof_door, "HC-14.5.6", "not-in-episode"),
        (lambda s, code: s.get(ROOF_OPEN) != 0, "HC-14.5.6", "exit-closed"),
        (lambda s, code: here(s) in (s.rules.lab_door, s.rules.exit_space), "HC-14.5.6", "not-at-door"),
        has_ap("door_ap"),
    ),
}


def deeds_at(s: State) -> list[int]:
    """Moves for which the active officer is at the right place, whether they are legal or not."""
    rules, space = s.rules, here(s)
    found = []
    if rules.has_weld and manhole_at(s, space) >= 0:
        found.append(move(moves.WELD))
    if _is_at_transport(s):
        found += [move(moves.EVACUATE, load) for load in range(MAYOR + 1) if s.load(load) == space]
    if rules.has_take_from_cars:
        inside = [load for load in range(LOADS) if s.load(load) <= INSIDE]
        found += [move(moves.UNLOAD_CAR, load) for load in inside if is_door(s, INSIDE - s.load(load), space)]
    if rules.has_roof_door and space == rules.generator and not s.get(ROOF_OPEN):
        found.append(move(moves.OPEN_ROOF))
    if rules.has_roof_door and space in (rules.lab_door, rules.exit_space):
        found.append(move(moves.CLIMB))
    return found


def _is_at_transport(s: State) -> bool:
    """Whether the episode lets people be brought away, and this is the place for it."""
    rules = s.rules
    if not (rules.has_evacuate_by_helicopter or rules.has_boat or rules.has_evacuate_to_car):
        return False
    return _at_helicopter(s, moves.PASS) and _at_pier(s, moves.PASS) and _at_police_car(s, moves.PASS)
