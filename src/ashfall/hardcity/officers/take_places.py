"""The takes about places and things of the map: helicopter, vehicles, harbour, lamps (HC-17.9)."""

from __future__ import annotations

from mypy_extensions import i64

from ashfall.hardcity.actions.sites import evacuate, is_car
from ashfall.hardcity.figures.loads import first_like
from ashfall.hardcity.figures.people import is_up
from ashfall.hardcity.figures.ways import is_next_to
from ashfall.hardcity.ground.board import HARBOUR
from ashfall.hardcity.ground.cards import TRUCK
from ashfall.hardcity.ground.moves import (
    CHOOSE_LOAD,
    CHOOSE_VEHICLE,
    LAMP,
    PASS,
    TARGET,
    YES,
    a_of,
    move,
    verb_of,
)
from ashfall.hardcity.ground.rows import CIVILIANS, HELICOPTER, LADDER_DOWN, OFFICERS, PLACE, ROADBLOCK
from ashfall.hardcity.ground.rules import BIT
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import ask_officers
from ashfall.hardcity.ground.trace import ROADBLOCK_SET
from ashfall.hardcity.officers.take_effects import LEFT, OFFICER, PICKED, TakeRule
from ashfall.hardcity.places.helicopter import can_hover, fly_to, let_ladder_down
from ashfall.hardcity.places.lamps import switch_lamp


class EyeInSky(TakeRule):
    """The helicopter lets its ladder down, or goes some spaces (HC-17.9.11)."""

    def fits(self, s: State, who: i64) -> bool:
        """While it is on the map."""
        return s.get(HELICOPTER) >= 0

    def work(self, s: State) -> None:
        """Offer to turn it where that matters, and the spaces around."""
        ask_officers(s, s.note_of(OFFICER))
        if s.rules.has_evacuate_by_helicopter and s.get(LADDER_DOWN) == 0:
            s.offer(move(YES))
        space: i64 = 0
        while space < s.rules.board.plain:
            apart: i64 = s.rules.board.apart(s.get(HELICOPTER), space)
            if 0 < apart <= self.amount(s) and can_hover(s, space):
                s.offer(move(TARGET, space))
            space += 1

    def answer(self, s: State, code: i64) -> None:
        """Turn it or move it."""
        s.finish()
        if verb_of(code) == YES:
            let_ladder_down(s)
        else:
            fly_to(s, a_of(code))


class Roadblock(TakeRule):
    """Mutants keep away from a vehicle until the next event phase (HC-17.9.12)."""

    def fits(self, s: State, who: i64) -> bool:
        """Next to a car or the truck."""
        vehicle: i64 = 0
        while vehicle < s.rules.board.vehicles:
            if self._is_near(s, who, vehicle):
                return True
            vehicle += 1
        return False

    def _is_near(self, s: State, who: i64, vehicle: i64) -> bool:
        if not is_car(s, vehicle) and s.rules.board.kind[vehicle] != TRUCK:
            return False
        return is_next_to(s, vehicle, s.person(who, PLACE))

    def work(self, s: State) -> None:
        """Offer the vehicles."""
        ask_officers(s, s.note_of(OFFICER))
        vehicle: i64 = 0
        while vehicle < s.rules.board.vehicles:
            if self._is_near(s, s.note_of(OFFICER), vehicle):
                s.offer(move(CHOOSE_VEHICLE, vehicle))
            vehicle += 1

    def answer(self, s: State, code: i64) -> None:
        """Block the road."""
        s.finish()
        s.put(ROADBLOCK, a_of(code))
        s.tell(ROADBLOCK_SET, a_of(code))


class FullThrottle(TakeRule):
    """A civilian in the harbour is evacuated at once (HC-17.9.16)."""

    def fits(self, s: State, who: i64) -> bool:
        """With enough of them there."""
        n: i64 = 0
        load: i64 = 0
        while load < CIVILIANS:
            if is_in_harbour(s, load):
                n += 1
            load += 1
        return n >= self.needs(s)

    def work(self, s: State) -> None:
        """Offer them; those on one space are alike."""
        ask_officers(s, s.note_of(OFFICER))
        load: i64 = 0
        while s.note_of(LEFT) > 0 and load < CIVILIANS:
            if is_in_harbour(s, load) and first_like(s, load):
                s.offer(move(CHOOSE_LOAD, load))
            load += 1
        if len(s.legal) == 0:
            s.finish()

    def answer(self, s: State, code: i64) -> None:
        """Away."""
        s.keep(LEFT, s.note_of(LEFT) - 1)
        evacuate(s, a_of(code))


def is_in_harbour(s: State, load: i64) -> bool:
    """Whether a load is on a space of the harbour."""
    return s.load(load) >= 0 and s.rules.board.part[s.load(load)] == HARBOUR


class LightsCamera(TakeRule):
    """Some lamps are switched, each once (HC-17.9.17)."""

    def fits(self, s: State, who: i64) -> bool:
        """With an officer in a lamp area."""
        other: i64 = 0
        while other < OFFICERS:
            if is_up(s, other) and s.rules.board.lamp_of[s.person(other, PLACE)] >= 0:
                return True
            other += 1
        return False

    def work(self, s: State) -> None:
        """Offer the lamps; after the first one also to stop."""
        if s.note_of(LEFT) <= 0:
            s.finish()
            return
        ask_officers(s, s.note_of(OFFICER))
        if s.note_of(PICKED) != 0:
            s.offer(move(PASS))
        lamp: i64 = 0
        while lamp < s.rules.board.lamps:
            if s.note_of(PICKED) & BIT[lamp] == 0:
                s.offer(move(LAMP, lamp))
            lamp += 1

    def answer(self, s: State, code: i64) -> None:
        """One more, or enough."""
        if verb_of(code) == PASS:
            s.finish()
            return
        s.keep(LEFT, s.note_of(LEFT) - 1)
        s.keep(PICKED, s.note_of(PICKED) | BIT[a_of(code)])
        switch_lamp(s, a_of(code))
