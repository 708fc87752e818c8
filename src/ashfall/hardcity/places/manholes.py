"""Welding manholes as actions of a turn (HC-14.2.3, HC-14.2.4)."""

from __future__ import annotations

from mypy_extensions import i64

from ashfall.hardcity.actions.action import Action
from ashfall.hardcity.actions.sites import can_weld, manhole_at, plan_weld_roll, weld
from ashfall.hardcity.figures.people import pay
from ashfall.hardcity.ground.moves import WELD, WELD_SURELY, move
from ashfall.hardcity.ground.rows import AP, PLACE
from ashfall.hardcity.ground.state import State


class TryToWeld(Action):
    """Weld the manhole of the own space, if the dice are kind (HC-14.2.3)."""

    def offer(self, s: State, who: i64) -> None:
        """On a manhole."""
        if s.person(who, AP) >= s.rules.weld_ap and can_weld(s, who):
            s.offer(move(WELD))

    def carry_out(self, s: State, who: i64, code: i64) -> None:
        """Pay and roll."""
        pay(s, who, s.rules.weld_ap)
        plan_weld_roll(s, who)


class WeldSurely(Action):
    """Weld the manhole of the own space without a roll (HC-14.2.4)."""

    def offer(self, s: State, who: i64) -> None:
        """On a manhole."""
        if s.person(who, AP) >= s.rules.weld_sure_ap and can_weld(s, who):
            s.offer(move(WELD_SURELY))

    def carry_out(self, s: State, who: i64, code: i64) -> None:
        """Pay and weld."""
        pay(s, who, s.rules.weld_sure_ap)
        weld(s, manhole_at(s, s.person(who, PLACE)))
