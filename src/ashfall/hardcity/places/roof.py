"""The way to the roof: the generator and the door of the laboratory (HC-14.5.5, HC-14.5.6, HC-R37)."""

from __future__ import annotations

from mypy_extensions import i64

from ashfall.hardcity.actions.action import Action
from ashfall.hardcity.actions.steps import ON_FOOT, begin_step
from ashfall.hardcity.figures.people import pay
from ashfall.hardcity.ground.board import NOWHERE
from ashfall.hardcity.ground.moves import CLIMB, FIELD, OPEN_ROOF, a_of, move
from ashfall.hardcity.ground.rows import AP, BATTERY, GONE, LOADS_AT, PLACE, ROOF_OPEN
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.trace import ROOF_OPENED


class OpenRoof(Action):
    """Feed the generator with the battery: the exit to the roof opens (HC-14.5.5)."""

    def offer(self, s: State, who: i64) -> None:
        """At the generator, with the battery."""
        here: i64 = s.person(who, PLACE)
        if not s.rules.has_roof_door or s.get(ROOF_OPEN) != 0 or here != s.rules.generator:
            return
        if s.load(BATTERY) == here and s.person(who, AP) >= s.rules.generator_ap:
            s.offer(move(OPEN_ROOF))

    def carry_out(self, s: State, who: i64, code: i64) -> None:
        """Pay; the battery is used up."""
        pay(s, who, s.rules.generator_ap)
        s.row[LOADS_AT + BATTERY] = GONE
        s.put(ROOF_OPEN, 1)
        s.tell(ROOF_OPENED)


class Climb(Action):
    """Pass between the door of the laboratory and the roof, alone (HC-14.5.6, HC-R37)."""

    def offer(self, s: State, who: i64) -> None:
        """At either end, once it is open."""
        there: i64 = other_end(s, s.person(who, PLACE))
        if there != NOWHERE and s.person(who, AP) >= s.rules.door_ap:
            s.offer(move(CLIMB, there))

    def carry_out(self, s: State, who: i64, code: i64) -> None:
        """Pay, and leave the space as in a step."""
        pay(s, who, s.rules.door_ap)
        begin_step(s, who, a_of(code), FIELD, FIELD, ON_FOOT)


def other_end(s: State, space: i64) -> i64:
    """Where the open door leads from a space, NOWHERE if it does not."""
    if s.get(ROOF_OPEN) != 0 and space == s.rules.lab_door:
        return s.rules.exit_space
    if s.get(ROOF_OPEN) != 0 and space == s.rules.exit_space:
        return s.rules.lab_door
    return NOWHERE
