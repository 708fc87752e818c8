"""The AutoDoc sides of the special cards (HC-17.8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.autodoc.deploying import gain_points, plan_deployment_near
from ashfall.hardcity.autodoc.squads import FROM_BOAT, FROM_MAYOR, plan_squad
from ashfall.hardcity.figures.loads import barrel_at, lose_barrel
from ashfall.hardcity.ground.board import MAIN, NOWHERE
from ashfall.hardcity.ground.cards import (
    ALL,
    ALL_ABOARD,
    CROSSED_FREQUENCIES,
    FOR_SPECIAL,
    KIDNAP_SQUAD,
    OVERCHARGE,
    SCORE_BARREL_GONE,
    WHAT_A_SEWER,
)
from ashfall.hardcity.ground.moves import TARGET, a_of, move
from ashfall.hardcity.ground.rows import ACTIVE, INSIDE, MAYOR, PLACE
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import DEPLOY_AT_MANHOLES, Task, ask_officers
from ashfall.hardcity.places.helicopter import can_hover, send_to
from ashfall.hardcity.places.lamps import has_light, offer_lit, switch_lamp

PARTS_DONE: Final = 1  # number of the task: how much of the effect is done


class AutoSide:
    """The AutoDoc side of one special card; its effect is a task whose number 1 is its own."""

    def __init__(self, effect: i64) -> None:
        """By the number of its effect."""
        self.effect: i64 = effect

    def work(self, s: State) -> None:
        """Go on: offer what is chosen, or do it and finish."""
        raise NotImplementedError

    def answer(self, s: State, code: i64) -> None:
        """Carry out the choice."""
        raise NotImplementedError

    def draws_another(self) -> bool:
        """Whether one more card is drawn afterwards."""
        return False


class CrossedFrequencies(AutoSide):
    """The helicopter is sent far away, and mutants come there (HC-17.8.1)."""

    def work(self, s: State) -> None:
        """Offer the spaces of the main boards that are farthest from the active officer."""
        board = s.rules.board
        officer: i64 = s.person(s.get(ACTIVE), PLACE)
        farthest: i64 = 0
        space: i64 = 0
        while space < board.plain:
            if _can_hover_there(s, space) and board.apart(officer, space) > farthest:
                farthest = board.apart(officer, space)
            space += 1
        ask_officers(s, -1)
        space = 0
        while space < board.plain:
            if _can_hover_there(s, space) and board.apart(officer, space) == farthest:
                s.offer(move(TARGET, space))
            space += 1

    def answer(self, s: State, code: i64) -> None:
        """The helicopter has a new space."""
        s.finish()
        send_to(s, a_of(code))
        plan_deployment_near(s, s.rules.special_amount, a_of(code))


def _can_hover_there(s: State, space: i64) -> bool:
    """This card keeps it over the main boards."""
    return s.rules.board.part[space] == MAIN and can_hover(s, space)


class WhatASewer(AutoSide):
    """Mutants come out of every manhole, barrels are lost, and AutoDoc scores in any case (HC-17.8.2)."""

    def work(self, s: State) -> None:
        """One after the other."""
        if s.note_of(PARTS_DONE) == 0:
            s.keep(PARTS_DONE, 1)
            s.plan(DEPLOY_AT_MANHOLES, s.rules.special_amount)
            return
        s.finish()
        lost: i64 = 0
        while lost < s.rules.special_second and _barrel_on_truck(s) >= 0:
            lose_barrel(s, _barrel_on_truck(s))
            lost += 1
        if lost == 0 and s.rules.points[SCORE_BARREL_GONE] > 0:
            gain_points(s, s.rules.points[SCORE_BARREL_GONE])

    def draws_another(self) -> bool:
        """In any case."""
        return True


def _barrel_on_truck(s: State) -> i64:
    """A barrel that is left on the truck, -1 if there is none."""
    if s.rules.truck < 0:
        return -1
    return barrel_at(s, INSIDE - s.rules.truck)


class KidnapSquad(AutoSide):
    """Mutants come for the mayor, and all who are near go for her (HC-17.8.3)."""

    def work(self, s: State) -> None:
        """One after the other; without her nobody comes (HC-R52)."""
        if s.note_of(PARTS_DONE) == 0:
            s.keep(PARTS_DONE, 1)
            place: i64 = _place_of_mayor(s)
            if place >= 0:
                plan_deployment_near(s, s.rules.special_amount, place)
            return
        s.finish()
        plan_squad(s, ALL, FROM_MAYOR, s.rules.special_second, FOR_SPECIAL)


def _place_of_mayor(s: State) -> i64:
    """Her space, or the first one of the limousine; -1 if she is neither on the map nor in it."""
    at: i64 = s.load(MAYOR)
    if at > INSIDE:
        return max(at, NOWHERE)
    return s.rules.board.covers[s.rules.board.covers_at[INSIDE - at]]


class AllAboard(AutoSide):
    """Mutants near the motorboat go for it (HC-17.8.4)."""

    def work(self, s: State) -> None:
        """Activate them."""
        s.finish()
        if s.rules.boat >= 0:
            _activate_near(s, FROM_BOAT)


def _activate_near(s: State, source: i64) -> None:
    """So many mutants near what the card is about are activated."""
    plan_squad(s, s.rules.special_amount, source, s.rules.special_second, FOR_SPECIAL)


class Overcharge(AutoSide):
    """A point, or what stands for it, then lamps go out (HC-17.8.5)."""

    def work(self, s: State) -> None:
        """One after the other."""
        if s.note_of(PARTS_DONE) == 0:
            s.keep(PARTS_DONE, 1)
            gain_points(s, s.rules.special_amount)
            return
        if s.note_of(PARTS_DONE) > s.rules.special_second or not has_light(s):
            s.finish()
            return
        ask_officers(s, -1)
        offer_lit(s)

    def answer(self, s: State, code: i64) -> None:
        """A lamp goes out."""
        s.keep(PARTS_DONE, s.note_of(PARTS_DONE) + 1)
        switch_lamp(s, a_of(code))


_SIDES: Final[list[AutoSide]] = [
    CrossedFrequencies(CROSSED_FREQUENCIES),
    WhatASewer(WHAT_A_SEWER),
    KidnapSquad(KIDNAP_SQUAD),
    AllAboard(ALL_ABOARD),
    Overcharge(OVERCHARGE),
]


def _by_effect() -> list[AutoSide]:
    table = [AutoSide(0)] * len(_SIDES)
    for side in _SIDES:
        table[side.effect] = side
    return table


_TABLE: Final = _by_effect()


def draws_another(s: State) -> bool:
    """Whether the special card of the episode makes draw one more."""
    return _TABLE[s.rules.special].draws_another()


class AutoSpecial(Task):
    """The effect of the special card of the episode (HC-17.8)."""

    def work(self, s: State) -> None:
        """As this card does."""
        _TABLE[s.rules.special].work(s)

    def answer(self, s: State, code: i64) -> None:
        """As this card does."""
        _TABLE[s.rules.special].answer(s, code)
