"""What officers do at vehicles and the helicopter to bring people to safety (HC-14.1, HC-14.3, HC-14.4)."""

from __future__ import annotations

from mypy_extensions import i64

from ashfall.hardcity.actions.action import Action
from ashfall.hardcity.actions.sites import evacuate, offer_unloads, unload
from ashfall.hardcity.figures.loads import first_like
from ashfall.hardcity.figures.mutants import has_active
from ashfall.hardcity.figures.people import pay
from ashfall.hardcity.figures.ways import is_door
from ashfall.hardcity.ground.moves import EVACUATE, a_of, move
from ashfall.hardcity.ground.rows import AP, HELICOPTER, LADDER_DOWN, MAYOR, PLACE
from ashfall.hardcity.ground.state import State


class Evacuate(Action):
    """Bring a civilian or the mayor away from the own space (HC-14.1.6, HC-14.3.7, HC-14.4.7)."""

    def offer(self, s: State, who: i64) -> None:
        """Everybody here, if there is a way out; civilians are alike (HC-R3)."""
        here: i64 = s.person(who, PLACE)
        if s.person(who, AP) < s.rules.evacuate_ap or not is_way_out(s, here):
            return
        load: i64 = 0
        while load <= MAYOR:
            if s.load(load) == here and first_like(s, load):
                s.offer(move(EVACUATE, load))
            load += 1

    def carry_out(self, s: State, who: i64, code: i64) -> None:
        """Pay, and score."""
        pay(s, who, s.rules.evacuate_ap)
        evacuate(s, a_of(code))


def is_way_out(s: State, space: i64) -> bool:
    """Whether people can be evacuated from a space now."""
    return is_at_ladder(s, space) or is_at_police_car(s, space) or is_at_boat(s, space)


def is_at_ladder(s: State, space: i64) -> bool:
    """Whether the helicopter hovers over a space with its ladder down (HC-14.1.6)."""
    if not s.rules.has_evacuate_by_helicopter:
        return False
    return s.get(HELICOPTER) == space and s.get(LADDER_DOWN) != 0


def is_at_police_car(s: State, space: i64) -> bool:
    """Whether a space is at the doors of the police car, with no active mutant there or on it (HC-14.3.7)."""
    car: i64 = s.rules.car
    if not s.rules.has_evacuate_to_car or car < 0 or not is_door(s, car, space) or has_active(s, space):
        return False
    return s.rules.board.node[car] < 0 or not has_active(s, s.rules.board.node[car])


def is_at_boat(s: State, space: i64) -> bool:
    """Whether a space is the pier of the motorboat, with no active mutant there (HC-14.4.7)."""
    return s.rules.has_boat and space == s.rules.pier and not has_active(s, space)


class UnloadCar(Action):
    """Let somebody out of a car at whose doors the officer stands (HC-14.3.5, HC-14.3.6)."""

    def offer(self, s: State, who: i64) -> None:
        """Everybody who can get out here."""
        if s.rules.has_take_from_cars and s.person(who, AP) >= s.rules.take_from_car_ap:
            offer_unloads(s, who)

    def carry_out(self, s: State, who: i64, code: i64) -> None:
        """Pay, and put the one who gets out on the own space."""
        pay(s, who, s.rules.take_from_car_ap)
        unload(s, who, a_of(code))
