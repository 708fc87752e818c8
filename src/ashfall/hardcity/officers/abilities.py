"""Abilities that an officer uses as an action: those of walking, healing and throwing (HC-5.13, HC-17.3).

The others work within something else: steps, rolls, shots, fights and damage ask for them there.
"""

from __future__ import annotations

from mypy_extensions import i64

from ashfall.hardcity.actions.action import Action
from ashfall.hardcity.actions.fights import can_fight
from ashfall.hardcity.actions.sites import explode
from ashfall.hardcity.actions.walking import walk
from ashfall.hardcity.figures.loads import barrel_at, move_load
from ashfall.hardcity.figures.mutants import has_active
from ashfall.hardcity.figures.people import (
    has_card,
    heal,
    is_hurt,
    is_ready,
    is_ready_in_round,
    is_up,
    pay,
    use_ability,
)
from ashfall.hardcity.figures.ways import beyond, is_obstacle
from ashfall.hardcity.ground.board import FAR, NOWHERE
from ashfall.hardcity.ground.cards import ADRENALINE, FIELD_DRESSING
from ashfall.hardcity.ground.moves import ABILITY, STEP, b_of, move
from ashfall.hardcity.ground.rows import AP, DONE, LAST_ACTION, OFFICERS, PLACE, WALKED
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import FIGHT


class AbilityAction(Action):
    """One ability that is an action of its own: for the AP that it names, once per turn (HC-16.19)."""

    def __init__(self, card: i64) -> None:
        """By the number of its card."""
        self.card: i64 = card

    def offer(self, s: State, who: i64) -> None:
        """Offer its moves, if the officer has the card and the AP and has not used it in this turn."""
        if self.may_use(s, who) and s.person(who, AP) >= s.rules.ability_ap[self.card]:
            self.offer_uses(s, who)

    def carry_out(self, s: State, who: i64, code: i64) -> None:
        """Pay and use it."""
        pay(s, who, s.rules.ability_ap[self.card])
        use_ability(s, who, self.card)
        self.work(s, who, b_of(code))

    def may_use(self, s: State, who: i64) -> bool:
        """Whether the officer may use it now, AP aside."""
        return is_ready(s, who, self.card)

    def offer_uses(self, s: State, who: i64) -> None:
        """Offer its moves."""
        raise NotImplementedError

    def work(self, s: State, who: i64, b: i64) -> None:
        """Do what it does; it is paid for. ``b`` is the second field of the move."""
        raise NotImplementedError


class CoffeeBreak(AbilityAction):
    """Donathan recovers where no active mutant is (HC-17.3.3)."""

    def offer_uses(self, s: State, who: i64) -> None:
        """If it helps."""
        if is_hurt(s, who) and not has_active(s, s.person(who, PLACE)):
            s.offer(move(ABILITY, self.card))

    def work(self, s: State, who: i64, b: i64) -> None:
        """Recover."""
        heal(s, who, s.rules.ability_amount[self.card])


class MedicalTraining(AbilityAction):
    """Jenny heals another officer on her space; two cards make it better (HC-17.2.2)."""

    def offer_uses(self, s: State, who: i64) -> None:
        """Everybody in reach who is hurt, while no active mutant is on her space."""
        if has_active(s, s.person(who, PLACE)):
            return
        reach: i64 = 0
        if has_card(s, who, FIELD_DRESSING):
            reach = 1
        other: i64 = 0
        while other < OFFICERS:
            may_be: bool = (other != who or reach > 0) and is_up(s, other) and is_hurt(s, other)
            if may_be and _apart(s, who, other) <= reach:
                s.offer(move(ABILITY, self.card, other))
            other += 1

    def work(self, s: State, who: i64, b: i64) -> None:
        """Heal; with Adrenaline who is still to act gains AP, even above the pool (HC-17.3.10)."""
        heal(s, b, s.rules.ability_amount[self.card])
        if is_ready_in_round(s, who, ADRENALINE) and s.person(b, DONE) == 0:
            use_ability(s, who, ADRENALINE)
            pay(s, b, -s.rules.ability_amount[ADRENALINE])


class FlyingKick(AbilityAction):
    """Jenny fights for nothing when she has just moved far enough (HC-17.3.9)."""

    def offer_uses(self, s: State, who: i64) -> None:
        """Directly after a move action of exactly so many spaces."""
        far: bool = s.get(LAST_ACTION) == STEP and s.get(WALKED) == s.rules.ability_needs[self.card]
        if far and can_fight(s, who):
            s.offer(move(ABILITY, self.card))

    def work(self, s: State, who: i64, b: i64) -> None:
        """A melee with the usual dice."""
        s.plan(FIGHT, who)


class FollowMe(AbilityAction):
    """Miranda lets another officer of her grid move (HC-17.3.15)."""

    def offer_uses(self, s: State, who: i64) -> None:
        """Whoever can walk."""
        other: i64 = 0
        while other < OFFICERS:
            if other != who and is_up(s, other) and _apart(s, who, other) < FAR:
                s.offer(move(ABILITY, self.card, other))
            other += 1

    def work(self, s: State, who: i64, b: i64) -> None:
        """As in a move action."""
        walk(s, b, s.rules.ability_amount[self.card])


class KegToss(AbilityAction):
    """Marcellus throws the barrel of his space, as often as he likes (HC-17.3.24)."""

    def may_use(self, s: State, who: i64) -> bool:
        """At any time in his turn."""
        return has_card(s, who, self.card)

    def offer_uses(self, s: State, who: i64) -> None:
        """Up to so many spaces in each direction, until an obstacle or the edge."""
        here: i64 = s.person(who, PLACE)
        if barrel_at(s, here) < 0:
            return
        board = s.rules.board
        i: i64 = board.near_at[here]
        while i < board.near_at[here + 1]:
            self._offer_line(s, here, board.near[i])
            i += 1

    def _offer_line(self, s: State, here: i64, first: i64) -> None:
        """Spaces in one direction, given by the first of them."""
        board = s.rules.board
        dx: i64 = board.x[first] - board.x[here]
        dy: i64 = board.y[first] - board.y[here]
        space: i64 = first
        far: i64 = 0
        while space != NOWHERE and not is_obstacle(s, space) and far < s.rules.ability_amount[self.card]:
            s.offer(move(ABILITY, self.card, space))
            space = beyond(s, space, dx, dy)
            far += 1

    def work(self, s: State, who: i64, b: i64) -> None:
        """Where barrels explode it does so where it lands; elsewhere it lies there."""
        barrel: i64 = barrel_at(s, s.person(who, PLACE))
        move_load(s, barrel, b)
        if s.rules.has_explosive_barrels:
            explode(s, barrel, b)


def _apart(s: State, a: i64, b: i64) -> i64:
    return s.rules.board.apart(s.person(a, PLACE), s.person(b, PLACE))
