"""The crowbar: one card, three uses (HC-17.10.14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.actions.fights import can_fight
from ashfall.hardcity.actions.sites import can_weld, has_unload, offer_unloads, plan_weld_roll, unload
from ashfall.hardcity.ground.moves import MELEE, UNLOAD_CAR, WELD, a_of, move, verb_of
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import CROWBAR_TASK, FIGHT, Task, ask_officers
from ashfall.hardcity.officers.gear_effects import Gear

# Numbers of the task.
USER: Final = 1  # the officer
MELEE_DICE: Final = 2


class Crowbar(Gear):
    """Weld, free a civilian or fight, without further AP."""

    def is_useful(self, s: State, who: i64) -> bool:
        """With one of the three at hand."""
        return can_weld(s, who) or has_unload(s, who) or can_fight(s, who)

    def work(self, s: State, who: i64) -> None:
        """Choose what it is used for."""
        s.plan(CROWBAR_TASK, who, s.rules.gear_amount[self.card])


class UseCrowbar(Task):
    """What the crowbar is used for."""

    def work(self, s: State) -> None:
        """Offer a welding roll, a civilian who gets out, a melee."""
        who: i64 = s.note_of(USER)
        ask_officers(s, who)
        if can_weld(s, who):
            s.offer(move(WELD))
        offer_unloads(s, who)
        if can_fight(s, who):
            s.offer(move(MELEE))

    def answer(self, s: State, code: i64) -> None:
        """Do it."""
        who: i64 = s.note_of(USER)
        dice: i64 = s.note_of(MELEE_DICE)
        verb: i64 = verb_of(code)
        s.finish()
        if verb == WELD:
            plan_weld_roll(s, who)
        elif verb == UNLOAD_CAR:
            unload(s, who, a_of(code))
        else:
            s.plan(FIGHT, who, dice)
