"""The top halves of AutoDoc's cards: what is a card's own, then mutants come, then mutants act (HC-17.7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.autodoc.activation import stand_up
from ashfall.hardcity.autodoc.deploying import gain_points, plan_deployment
from ashfall.hardcity.autodoc.letters import set_letter_aside
from ashfall.hardcity.autodoc.queued import join_queue, lay_ap
from ashfall.hardcity.autodoc.schemes import after_special, draws_another
from ashfall.hardcity.autodoc.squads import (
    FROM_OFFICER,
    FROM_VICTIMS,
    IN_ANY_ORDER,
    NEAREST_FIRST,
    choose_within,
    distance_from,
    plan_chosen,
    plan_nearest,
    plan_one_within,
)
from ashfall.hardcity.course.rounds import can_anybody_act, may_act
from ashfall.hardcity.figures.harm import can_be_attacked
from ashfall.hardcity.figures.people import is_up
from ashfall.hardcity.ground.cards import (
    AS_SPECIAL,
    AUTO_SCHEME,
    BLOOD_SCENT,
    BROADCAST,
    CLICK_CLICK,
    LAUGHTER,
    MAN_EATERS,
    QUEUE_UP,
    SECOND_WIND,
    SET_ASIDE,
    SHAKING_ASPHALT,
    SOMETHING_BIG,
    STOLEN_DONUT,
    SWARM,
    THEY_ARE_HERE,
)
from ashfall.hardcity.ground.moves import GIVE_TO, a_of, move
from ashfall.hardcity.ground.rows import (
    ACTIVE,
    CHAOS,
    CHAOS_DISCARDS,
    CHOSEN,
    LYING,
    MUTANTS,
    OFFICERS,
    ORDER,
    OUT_OF_AMMO,
    PLACE,
)
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import AUTO_DRAW, AUTO_SPECIAL, STOLEN_AP, Task, ask_officers
from ashfall.hardcity.ground.trace import AMMO_OUT

# Stages of a top half.
_OWN_TEXT: Final = 0
_DEPLOYS: Final = 1
_ACTIVATES: Final = 2
_IS_DONE: Final = 3


class AutoCard(Task):
    """A card that was drawn: its top half, then where it goes (HC-13.4, HC-13.5)."""

    def work(self, s: State) -> None:
        """Go to the next stage."""
        card: i64 = s.note_of(1)
        stage: i64 = s.note_of(2)
        if stage == _OWN_TEXT:
            s.keep(2, _DEPLOYS)
            s.keep(4, _after(s, card))
            _do_own_text(s, card)
        elif stage == _DEPLOYS:
            s.keep(2, _ACTIVATES)
            plan_deployment(s, s.rules.auto_deploy[card], s.person(s.get(ACTIVE), PLACE))
        elif stage == _ACTIVATES:
            s.keep(2, _IS_DONE)
            _activate(s, card)
        else:
            owner: i64 = s.note_of(3) - 1
            after: i64 = s.note_of(4)
            s.finish()
            _put_away(s, card, after, owner)


def _after(s: State, card: i64) -> i64:
    """What becomes of a card."""
    after: i64 = s.rules.auto_after[card]
    return after_special(s) if after == AS_SPECIAL else after


def _do_own_text(s: State, card: i64) -> None:
    """What no other card says; the task on top is the card."""
    if card in (SECOND_WIND, SHAKING_ASPHALT):
        _wake(s, s.rules.auto_within[card])
    elif card == STOLEN_DONUT:
        if can_anybody_act(s) or is_up(s, s.get(ACTIVE)):
            s.plan(STOLEN_AP)
    elif card == CLICK_CLICK:
        _empty_the_gun(s, s.get(ACTIVE))
    elif card == AUTO_SCHEME:
        s.plan(AUTO_SPECIAL)
    elif card == LAUGHTER and s.get(ORDER) > s.get(CHAOS):
        s.keep(2, _ACTIVATES)
        gain_points(s, s.rules.auto_amount[card])


def _wake(s: State, within: i64) -> None:
    """All stunned mutants near the active officer stand up (HC-17.7.5, HC-17.7.12)."""
    m: i64 = 0
    while m < MUTANTS:
        if s.is_mutant(m, LYING) and distance_from(s, s.mutant(m), FROM_OFFICER) <= within:
            stand_up(s, m)
        m += 1


def _empty_the_gun(s: State, who: i64) -> None:
    """An officer gets an out-of-ammo marker, unless stunned or already without (HC-10.1, HC-17.7.13)."""
    if is_up(s, who) and s.person(who, OUT_OF_AMMO) == 0:
        s.set_person(who, OUT_OF_AMMO, 1)
        s.tell(AMMO_OUT, who)


def _activate(s: State, card: i64) -> None:
    """The mutants that the card names are activated (HC-17.7)."""
    count: i64 = s.rules.auto_activate[card]
    priority: i64 = s.rules.auto_priority[card]
    if count == 0:
        return
    if card == BLOOD_SCENT:
        plan_one_within(s, count, s.rules.auto_within[card], priority, s.rules.auto_amount[card])
    elif card == THEY_ARE_HERE:
        choose_within(s, s.rules.auto_within[card])
        plan_chosen(s, priority)
    elif card == SOMETHING_BIG:
        _choose_those_with_victims(s)
        plan_chosen(s, priority)
    elif card == MAN_EATERS:
        plan_nearest(s, count, FROM_VICTIMS, priority, IN_ANY_ORDER)
    else:
        plan_nearest(s, count, FROM_OFFICER, priority, NEAREST_FIRST if card == SWARM else IN_ANY_ORDER)


def _choose_those_with_victims(s: State) -> None:
    """Mark every mutant that shares a space with a civilian or an un-stunned officer (HC-17.7.4)."""
    m: i64 = 0
    while m < MUTANTS:
        if s.mutant(m) >= 0 and can_be_attacked(s, s.mutant(m)):
            s.flag_mutant(m, CHOSEN)
        m += 1


def _put_away(s: State, card: i64, after: i64, owner: i64) -> None:
    """The card goes where it says; some make draw another one (HC-13.5)."""
    if after == QUEUE_UP:
        join_queue(s, card, owner)
    elif after == SET_ASIDE:
        set_letter_aside(s, card)
    else:
        s.put_card(CHAOS_DISCARDS, card)
    more: i64 = 0
    if card == BROADCAST:
        more = s.rules.auto_amount[card]
    elif card == AUTO_SCHEME and draws_another(s):
        more = 1
    while more > 0:
        s.plan(AUTO_DRAW)
        more -= 1


class StolenAp(Task):
    """An officer still to act, or else the active one, puts AP on the card (HC-17.7.11)."""

    def work(self, s: State) -> None:
        """Offer the officers."""
        ask_officers(s, -1)
        if not can_anybody_act(s):
            s.offer(move(GIVE_TO, s.get(ACTIVE)))
            return
        who: i64 = 0
        while who < OFFICERS:
            if may_act(s, who):
                s.offer(move(GIVE_TO, who))
            who += 1

    def answer(self, s: State, code: i64) -> None:
        """The card, the task below, remembers whose they are."""
        s.finish()
        s.keep(3, a_of(code) + 1)
        lay_ap(s, a_of(code))
