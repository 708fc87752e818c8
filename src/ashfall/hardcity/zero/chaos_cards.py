"""The texts of Doctor Zero's instants and actions: when they can do something, and what (HC-17.5)."""

from __future__ import annotations

from mypy_extensions import i64

from ashfall.hardcity.course.rounds import can_anybody_act, may_act
from ashfall.hardcity.figures.deploying import ANY_SPACE, IN_MIST, IN_ZONE, NO_SPACE, open_spaces
from ashfall.hardcity.figures.mutants import is_active
from ashfall.hardcity.figures.people import is_up, pay
from ashfall.hardcity.figures.prowl import has_way, may_move, may_stand
from ashfall.hardcity.ground.cards import (
    CITY_IS_OURS,
    DRAG_OFF,
    FEEDING_FRENZY,
    FRESH_BATCH,
    IS_ACTION,
    IS_INSTANT,
    IS_SPECIAL,
    JAMMED_CHAMBER,
    MUTAGEN_MIST,
    PACK_HUNT,
    RADIO_STATIC,
    RUSH_HOUR,
    SCHEME,
    STAMPEDE,
    WAKE_UP_CALL,
)
from ashfall.hardcity.ground.moves import GIVE_TO, PASS, a_of, move, verb_of
from ashfall.hardcity.ground.rows import AP, HAND, KAFAR, MUTANTS, OFFICERS, OUT_OF_AMMO, PLACE
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import (
    DRAG_TASK,
    FRENZY_TASK,
    JAM_TASK,
    PACK_TASK,
    STATIC_TASK,
    Task,
    ask_zero,
)
from ashfall.hardcity.ground.trace import AMMO_OUT
from ashfall.hardcity.zero.chaos_moves import can_drag, can_go_wild, can_hunt
from ashfall.hardcity.zero.schemes import can_scheme, scheme
from ashfall.hardcity.zero.swarm import come_in_mist, let_act, let_stand, rush


def is_instant(s: State, card: i64) -> bool:
    """Whether a card is played for its text before the action of the turn (HC-8.1, HC-17.5.17)."""
    if s.rules.chaos_type[card] == IS_SPECIAL:
        return s.rules.special_instant
    return s.rules.chaos_type[card] == IS_INSTANT


def is_action(s: State, card: i64) -> bool:
    """Whether a card is played for its text as the action of the turn (HC-8.2)."""
    if s.rules.chaos_type[card] == IS_SPECIAL:
        return not s.rules.special_instant
    return s.rules.chaos_type[card] == IS_ACTION


def can_do_something(s: State, card: i64) -> bool:
    """Whether the text of a card would change anything: else it may not be played for it (HC-16.14)."""
    if card == CITY_IS_OURS:
        return s.pile_size(HAND) > 1
    if card == FRESH_BATCH:
        return len(open_spaces(s, IN_ZONE, NO_SPACE)) > 0
    if card == RUSH_HOUR:
        return len(open_spaces(s, IN_ZONE, ANY_SPACE)) > 0
    if card == MUTAGEN_MIST:
        return len(open_spaces(s, IN_MIST, NO_SPACE)) > 0
    if card == RADIO_STATIC:
        return can_anybody_act(s)
    if card == JAMMED_CHAMBER:
        return _has_to_jam(s)
    if card == SCHEME:
        return can_scheme(s)
    return _has_mutant_for(s, card)


def _has_mutant_for(s: State, card: i64) -> bool:
    """Whether any mutant but KAFAR can do what a card tells it to (HC-9.6)."""
    m: i64 = 0
    while m < KAFAR:
        if s.mutant(m) >= 0 and _can_follow(s, card, m):
            return True
        m += 1
    return False


def _can_follow(s: State, card: i64, m: i64) -> bool:
    if card == WAKE_UP_CALL:
        return may_stand(s, m)
    if card == PACK_HUNT:
        return can_hunt(s, m)
    if card == FEEDING_FRENZY:
        return can_go_wild(s, m)
    if card == STAMPEDE:
        return may_stand(s, m) or (may_move(s, m) and has_way(s, m))
    return card == DRAG_OFF and can_drag(s, m)


def play_text(s: State, card: i64) -> None:
    """Resolve the text of an instant or action; The City Is Ours! belongs to the turn itself."""
    if card == FRESH_BATCH:
        let_act(s, s.rules.chaos_amount[FRESH_BATCH], 0, 0)
    elif card == WAKE_UP_CALL:
        let_stand(s, s.rules.chaos_amount[WAKE_UP_CALL])
    elif card == RADIO_STATIC:
        s.plan(STATIC_TASK)
    elif card == PACK_HUNT:
        s.plan(PACK_TASK)
    elif card == FEEDING_FRENZY:
        s.plan(FRENZY_TASK)
    elif card == RUSH_HOUR:
        rush(s)
    elif card == STAMPEDE:
        let_act(s, 0, s.rules.chaos_amount[STAMPEDE], 0)
    elif card == MUTAGEN_MIST:
        come_in_mist(s)
    elif card == DRAG_OFF:
        s.plan(DRAG_TASK, s.rules.chaos_amount[DRAG_OFF])
    elif card == JAMMED_CHAMBER:
        s.plan(JAM_TASK, s.rules.chaos_amount[JAMMED_CHAMBER])
    elif card == SCHEME:
        scheme(s)


class RadioStatic(Task):
    """An officer still to act loses AP (HC-17.5.4, HC-R22)."""

    def work(self, s: State) -> None:
        """Offer the officers."""
        ask_zero(s)
        who: i64 = 0
        while who < OFFICERS:
            if may_act(s, who):
                s.offer(move(GIVE_TO, who))
            who += 1

    def answer(self, s: State, code: i64) -> None:
        """Take the AP."""
        s.finish()
        who: i64 = a_of(code)
        lost: i64 = s.rules.chaos_amount[RADIO_STATIC]
        if lost > s.person(who, AP):
            lost = s.person(who, AP)
        pay(s, who, lost)


def can_jam(s: State, who: i64) -> bool:
    """Whether an officer without a marker has an active mutant, KAFAR too, within 1 (HC-17.5.11, HC-R13)."""
    if not is_up(s, who) or s.person(who, OUT_OF_AMMO) != 0:
        return False
    m: i64 = 0
    while m < MUTANTS:
        if is_active(s, m) and s.rules.board.apart(s.person(who, PLACE), s.mutant(m)) <= 1:
            return True
        m += 1
    return False


def _has_to_jam(s: State) -> bool:
    who: i64 = 0
    while who < OFFICERS:
        if can_jam(s, who):
            return True
        who += 1
    return False


class JammedChamber(Task):
    """Officers near mutants run out of ammunition (HC-17.5.11)."""

    def work(self, s: State) -> None:
        """Offer the officers, and to stop."""
        if s.note_of(1) <= 0:
            s.finish()
            return
        ask_zero(s)
        s.offer(move(PASS))
        who: i64 = 0
        while who < OFFICERS:
            if can_jam(s, who):
                s.offer(move(GIVE_TO, who))
            who += 1

    def answer(self, s: State, code: i64) -> None:
        """One gets a marker."""
        if verb_of(code) == PASS:
            s.finish()
            return
        s.keep(1, s.note_of(1) - 1)
        s.set_person(a_of(code), OUT_OF_AMMO, 1)
        s.tell(AMMO_OUT, a_of(code))
