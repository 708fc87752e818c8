"""The top halves of AutoDoc's cards, one object for each that is not like the others (HC-17.7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.autodoc.deploying import gain_points, plan_deployment, plan_deployment_near
from ashfall.hardcity.autodoc.queued import lay_ap
from ashfall.hardcity.autodoc.schemes import draws_another
from ashfall.hardcity.autodoc.squads import (
    FROM_OFFICER,
    FROM_VICTIMS,
    TIMES,
    distance_from,
    is_touched,
    plan_chosen,
    plan_squad,
)
from ashfall.hardcity.course.rounds import can_anybody_act, offer_those_to_act
from ashfall.hardcity.figures.harm import can_be_attacked
from ashfall.hardcity.figures.mutants import raise_mutant
from ashfall.hardcity.figures.people import is_up, run_out
from ashfall.hardcity.figures.prowl import may_stand
from ashfall.hardcity.ground.moves import GIVE_TO, a_of, move
from ashfall.hardcity.ground.rows import ACTIVE, CHAOS, CHOSEN, MUTANTS, ORDER, PLACE
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import AUTO_SPECIAL, STOLEN_AP, Task, ask_officers

# The numbers of the task that a drawn card is.
CARD: Final = 1
STAGE: Final = 2
OWNER: Final = 3  # of the AP that lie on it, plus one

# Its stages.
OWN_TEXT: Final = 0
DEPLOYS: Final = 1
ACTIVATES: Final = 2
IS_DONE: Final = 3


class TopHalf:
    """A card whose numbers say all: mutants come, then some near the active officer are activated."""

    def __init__(self, card: i64) -> None:
        """By the number of its card."""
        self.card: i64 = card

    def do_own_text(self, s: State) -> None:
        """What no other card says, before mutants come; the task on top is the card."""

    def deploy(self, s: State, count: i64) -> None:
        """So many mutants come."""
        plan_deployment(s, count)

    def activate(self, s: State, count: i64, priority: i64) -> None:
        """So many mutants are activated."""
        plan_squad(s, count, FROM_OFFICER, self.within(s), priority)

    def draws(self, s: State) -> i64:
        """How many more cards are drawn when this one has been put away (HC-13.5)."""
        return 0

    def within(self, s: State) -> i64:
        """The distance that it speaks of."""
        return s.rules.auto_within[self.card]

    def amount(self, s: State) -> i64:
        """The number that it speaks of."""
        return s.rules.auto_amount[self.card]


class BloodScent(TopHalf):
    """One mutant near the officer is activated more than once (HC-17.7.1)."""

    def activate(self, s: State, count: i64, priority: i64) -> None:
        """Choose it."""
        plan_squad(s, count, FROM_OFFICER, self.within(s), priority)
        s.keep(TIMES, self.amount(s))


class TheyAreHere(TopHalf):
    """Mutants come in the closest zone, then all next to the officer are activated (HC-17.7.2)."""

    def deploy(self, s: State, count: i64) -> None:
        """As close as they can."""
        plan_deployment_near(s, count, s.person(s.get(ACTIVE), PLACE))


class SomethingBig(TopHalf):
    """Every mutant that shares a space with a civilian or an un-stunned officer is activated (HC-17.7.4)."""

    def activate(self, s: State, count: i64, priority: i64) -> None:
        """Mark them."""
        m: i64 = 0
        while m < MUTANTS:
            if s.mutant(m) >= 0 and is_touched(s, s.mutant(m)) and can_be_attacked(s, s.mutant(m)):
                s.flag_mutant(m, CHOSEN)
            m += 1
        plan_chosen(s, priority)


class Waking(TopHalf):
    """All stunned mutants near the active officer stand up (HC-17.7.5, HC-17.7.12)."""

    def do_own_text(self, s: State) -> None:
        """Stand up."""
        m: i64 = 0
        while m < MUTANTS:
            if may_stand(s, m) and distance_from(s, s.mutant(m), FROM_OFFICER) <= self.within(s):
                raise_mutant(s, m)
            m += 1


class AutoScheme(TopHalf):
    """Zero's Scheme is the special card of the episode (HC-17.7.7, HC-17.8)."""

    def do_own_text(self, s: State) -> None:
        """As that card says."""
        s.plan(AUTO_SPECIAL)

    def draws(self, s: State) -> i64:
        """As that card says."""
        return 1 if draws_another(s) else 0


class ManEaters(TopHalf):
    """Mutants near any civilian are activated (HC-17.7.10)."""

    def activate(self, s: State, count: i64, priority: i64) -> None:
        """Those."""
        plan_squad(s, count, FROM_VICTIMS, self.within(s), priority)


class StolenDonut(TopHalf):
    """An officer puts AP on the card (HC-17.7.11)."""

    def do_own_text(self, s: State) -> None:
        """Choose who, if anybody can."""
        if can_anybody_act(s) or is_up(s, s.get(ACTIVE)):
            s.plan(STOLEN_AP)


class StolenAp(Task):
    """An officer still to act, or else the active one, puts AP on the card (HC-17.7.11)."""

    def work(self, s: State) -> None:
        """Offer the officers."""
        ask_officers(s, -1)
        if can_anybody_act(s):
            offer_those_to_act(s, GIVE_TO)
        else:
            s.offer(move(GIVE_TO, s.get(ACTIVE)))

    def answer(self, s: State, code: i64) -> None:
        """The card, the task below, remembers whose they are."""
        s.finish()
        s.keep(OWNER, a_of(code) + 1)
        lay_ap(s, a_of(code))


class ClickClick(TopHalf):
    """The active officer runs out of ammunition, unless stunned (HC-17.7.13, HC-10.1)."""

    def do_own_text(self, s: State) -> None:
        """Empty the gun."""
        if is_up(s, s.get(ACTIVE)):
            run_out(s, s.get(ACTIVE))


class Broadcast(TopHalf):
    """More cards are drawn (HC-17.7.14)."""

    def draws(self, s: State) -> i64:
        """So many."""
        return self.amount(s)


class Laughter(TopHalf):
    """AutoDoc gains points if the officers lead; otherwise mutants come (HC-17.7.15)."""

    def do_own_text(self, s: State) -> None:
        """Gain them instead of deploying."""
        if s.get(ORDER) > s.get(CHAOS):
            s.keep(STAGE, ACTIVATES)
            gain_points(s, self.amount(s))
