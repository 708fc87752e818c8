"""The AutoDoc sides of the special cards (HC-17.8)."""

from __future__ import annotations

from mypy_extensions import i64

from ashfall.hardcity.autodoc.deploying import gain_points, plan_deployment
from ashfall.hardcity.autodoc.squads import DRAGGING, FROM_BOAT, FROM_MAYOR, IN_ANY_ORDER, plan_nearest
from ashfall.hardcity.figures.loads import barrel_at, lose_barrel
from ashfall.hardcity.ground.board import MAIN
from ashfall.hardcity.ground.cards import (
    ALL_ABOARD,
    CROSSED_FREQUENCIES,
    DISCARD,
    FOR_SPECIAL,
    KIDNAP_SQUAD,
    WHAT_A_SEWER,
)
from ashfall.hardcity.ground.moves import TARGET, a_of, move
from ashfall.hardcity.ground.rows import ACTIVE, INSIDE, PLACE
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import DEPLOY_AT_MANHOLES, Task, ask_officers
from ashfall.hardcity.places.helicopter import can_hover, send_to
from ashfall.hardcity.places.lamps import has_light, offer_lit, switch_lamp


def after_special(s: State) -> i64:
    """What becomes of the card when the effect is done; without a barrel it does not queue (HC-17.8.2)."""
    if s.rules.special == WHAT_A_SEWER and _barrel_on_truck(s) < 0:
        return DISCARD
    return s.rules.special_after


def draws_another(s: State) -> bool:
    """Whether one more card is drawn afterwards (HC-17.8.2)."""
    return s.rules.special == WHAT_A_SEWER


class AutoSpecial(Task):
    """The effect of the special card, stage by stage."""

    def work(self, s: State) -> None:
        """Go on with the effect of this episode's card."""
        effect: i64 = s.rules.special
        if effect == CROSSED_FREQUENCIES:
            _offer_farthest(s)
        elif effect == WHAT_A_SEWER:
            _open_the_sewer(s)
        elif effect == KIDNAP_SQUAD:
            s.finish()
            plan_nearest(s, s.rules.special_amount, FROM_MAYOR, FOR_SPECIAL, DRAGGING)
        elif effect == ALL_ABOARD:
            s.finish()
            if s.rules.boat >= 0:
                plan_nearest(s, s.rules.special_amount, FROM_BOAT, FOR_SPECIAL, IN_ANY_ORDER)
        else:
            _overcharge(s)

    def answer(self, s: State, code: i64) -> None:
        """The helicopter has a new space, or a lamp goes out."""
        if s.rules.special == CROSSED_FREQUENCIES:
            s.finish()
            send_to(s, a_of(code))
            plan_deployment(s, s.rules.special_amount, a_of(code))
        else:
            s.keep(1, s.note_of(1) + 1)
            switch_lamp(s, a_of(code))


def _offer_farthest(s: State) -> None:
    """Offer the free spaces of the main boards that are farthest from the active officer (HC-17.8.1)."""
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


def _can_hover_there(s: State, space: i64) -> bool:
    """This card keeps it over the main boards."""
    return s.rules.board.part[space] == MAIN and can_hover(s, space)


def _barrel_on_truck(s: State) -> i64:
    """A barrel that is left on the truck, -1 if there is none."""
    if s.rules.truck < 0:
        return -1
    return barrel_at(s, INSIDE - s.rules.truck)


def _open_the_sewer(s: State) -> None:
    """Mutants come out of every manhole, then barrels are lost (HC-17.8.2)."""
    if s.note_of(1) == 0:
        s.keep(1, 1)
        s.plan(DEPLOY_AT_MANHOLES, s.rules.special_amount)
        return
    s.finish()
    taken: i64 = 0
    while taken < s.rules.special_second and _barrel_on_truck(s) >= 0:
        lose_barrel(s, _barrel_on_truck(s))
        taken += 1


def _overcharge(s: State) -> None:
    """A point, or what stands for it, then lamps go out (HC-17.8.5)."""
    if s.note_of(1) == 0:
        s.keep(1, 1)
        gain_points(s, s.rules.special_amount)
        return
    if s.note_of(1) > s.rules.special_second or not has_light(s):
        s.finish()
        return
    ask_officers(s, -1)
    offer_lit(s)
