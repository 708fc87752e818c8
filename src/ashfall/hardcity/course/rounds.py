"""The course of a game: rounds, event phases, turns, abilities gained (HC-4, HC-6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.figures.decks import draw_chaos, put_away
from ashfall.hardcity.figures.mutants import begin_turn_of_mutants
from ashfall.hardcity.figures.people import heal, is_up
from ashfall.hardcity.figures.scoring import end_game, score
from ashfall.hardcity.ground.cards import RIOT_SHIELD, SCORE_ROUND_END, TOUGHER
from ashfall.hardcity.ground.masks import LEARNER
from ashfall.hardcity.ground.moves import ACTIVATE, KEEP_CARD, a_of, move
from ashfall.hardcity.ground.rows import (
    ABILITIES,
    ACTIVE,
    AP,
    BY_LIMIT,
    CARDS,
    DEPLOYED,
    DONE,
    EVENT_PHASE,
    HEALTH,
    IN_PLAY,
    KAFAR_AP,
    KAFAR_DONE,
    LAST_ACTION,
    LAST_KILLS,
    LAST_STUNS,
    MOST,
    NOBODY_WON,
    OFFICERS,
    OFFICERS_TURN,
    PEOPLE,
    POOL,
    QUEUED,
    ROADBLOCK,
    ROUND,
    SHIELD,
    SPARED,
    SPENT,
    STEPS,
    STUNNED,
    TAKE_ROW,
    TAKES,
    TURN_OF,
    USED,
    USED_ROUND,
    WALKED,
    ZEROS_TURN,
)
from ashfall.hardcity.ground.rules import BIT
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import (
    AUTO_STEP,
    EVENT_STEP,
    OFFICER_TURN,
    ROUND_TASK,
    ZERO_TURN,
    Task,
    ask_officers,
)
from ashfall.hardcity.ground.trace import (
    ABILITY_GAINED,
    OFFICER_STOOD_UP,
    ROUND_ENDED,
    ROUND_STARTED,
    TAKE_DRAWN,
    TURN_STARTED,
)

# Numbers of a round.
STAGE: Final = 1
STEPS_TAKEN: Final = 2  # of the event phase

# Stages of a round.
RECOVERY: Final = 0
EPISODE_STEPS: Final = 1
DRAWS: Final = 2
OFFICERS_CHOOSE: Final = 3
ZERO_FOLLOWS: Final = 4


class Round(Task):
    """A round: the event phase, then turn after turn until no officer is left to act (HC-4)."""

    def work(self, s: State) -> None:
        """Go to the next stage."""
        stage: i64 = s.note_of(STAGE)
        if stage == RECOVERY:
            s.keep(STAGE, EPISODE_STEPS)
            _recover(s)
        elif stage == EPISODE_STEPS:
            _next_step(s)
        elif stage == DRAWS:
            s.keep(STAGE, OFFICERS_CHOOSE)
            _draw(s)
        elif stage == ZERO_FOLLOWS:
            s.keep(STAGE, OFFICERS_CHOOSE)
            _begin_zeros_turn(s)
        elif can_anybody_act(s):
            _offer_officers(s)
        else:
            s.finish()
            _end_round(s)

    def answer(self, s: State, code: i64) -> None:
        """An officer acts; Doctor Zero follows."""
        s.keep(STAGE, ZERO_FOLLOWS)
        begin_officers_turn(s, a_of(code))


def _recover(s: State) -> None:
    """Stunned officers stand up, AP are refilled (HC-4.1, HC-4.2)."""
    s.put(ROUND, s.get(ROUND) + 1)
    s.put(TURN_OF, EVENT_PHASE)
    s.put(ACTIVE, -1)
    s.tell(ROUND_STARTED, s.get(ROUND))
    who: i64 = 0
    while who < PEOPLE:
        if s.person(who, IN_PLAY) != 0:
            _refresh(s, who)
        who += 1
    s.put(KAFAR_AP, s.rules.kafar_ap)
    s.put(KAFAR_DONE, 0)
    s.put(ROADBLOCK, -1)


def _refresh(s: State, who: i64) -> None:
    if s.person(who, STUNNED) != 0:
        s.set_person(who, STUNNED, 0)
        s.set_person(who, HEALTH, s.person(who, MOST))
        s.tell(OFFICER_STOOD_UP, who)
    s.set_person(who, AP, s.person(who, POOL))
    s.set_person(who, DONE, 0)
    s.set_person(who, USED, 0)
    s.set_person(who, USED_ROUND, 0)
    if s.person(who, SHIELD) != 0:
        s.set_person(who, SHIELD, 0)
        put_away(s, RIOT_SHIELD)


def _next_step(s: State) -> None:
    """One step of the episode's start of the round after the other (HC-4.3)."""
    step: i64 = s.note_of(STEPS_TAKEN)
    if step == len(s.rules.steps):
        s.keep(STAGE, DRAWS)
        return
    s.keep(STEPS_TAKEN, step + 1)
    s.plan(EVENT_STEP, s.rules.steps[step])


def _draw(s: State) -> None:
    """A take joins the row (HC-4.4); Doctor Zero draws (HC-4.5, HC-11.6)."""
    if s.pile_size(TAKE_ROW) < s.rules.takes_in_row and s.pile_size(TAKES) > 0:
        take: i64 = s.draw_card(TAKES)
        s.put_card(TAKE_ROW, take)
        s.tell(TAKE_DRAWN, take)
    if not s.rules.coop:
        first: i64 = s.rules.first_draw + s.rules.warning_cards
        draw_chaos(s, first if s.get(ROUND) == 1 else s.rules.officers)


def may_act(s: State, who: i64) -> bool:
    """Whether an officer is un-stunned, not yet activated and has AP (HC-4)."""
    return is_up(s, who) and s.person(who, DONE) == 0 and s.person(who, AP) > 0


def can_anybody_act(s: State) -> bool:
    """Whether the round goes on."""
    who: i64 = 0
    while who < OFFICERS:
        if may_act(s, who):
            return True
        who += 1
    return False


def offer_those_to_act(s: State, verb: i64) -> None:
    """Offer every officer still to act: to be activated, or to be chosen for a card."""
    who: i64 = 0
    while who < OFFICERS:
        if may_act(s, who):
            s.offer(move(verb, who))
        who += 1


def _offer_officers(s: State) -> None:
    s.put(ACTIVE, -1)
    ask_officers(s, -1)
    offer_those_to_act(s, ACTIVATE)


def begin_officers_turn(s: State, who: i64) -> None:
    """An officer's turn begins (HC-5)."""
    s.put(ACTIVE, who)
    s.put(TURN_OF, OFFICERS_TURN)
    s.set_person(who, DONE, 1)
    s.set_person(who, USED, 0)
    s.set_person(who, STEPS, 0)
    begin_turn_of_mutants(s)
    if s.rules.coop:
        forget_deployed(s)
        _forget_spared(s)
        s.put(QUEUED, 0)
    forget_action(s)
    s.put(LAST_ACTION, -1)
    s.put(SPENT, 0)
    s.tell(TURN_STARTED, who)
    s.plan(OFFICER_TURN)


def forget_action(s: State) -> None:
    """A new action begins: nothing has been killed, stunned or walked in it."""
    s.put(LAST_KILLS, 0)
    s.put(LAST_STUNS, 0)
    s.put(WALKED, 0)


def _begin_zeros_turn(s: State) -> None:
    """Doctor Zero's turn, or the AutoDoc step (HC-8, HC-13)."""
    s.put(TURN_OF, ZEROS_TURN)
    if not s.rules.coop:  # the step is a part of the officer's turn (HC-13.2)
        begin_turn_of_mutants(s)
        forget_deployed(s)
        _forget_spared(s)
    who: i64 = 0
    while who < PEOPLE:
        s.set_person(who, STEPS, 0)
        who += 1
    s.tell(TURN_STARTED, -1)
    s.plan(AUTO_STEP if s.rules.coop else ZERO_TURN)


def _forget_spared(s: State) -> None:
    """Cards that ignore the first harm of Doctor Zero's turn work again (HC-R33)."""
    who: i64 = 0
    while who < PEOPLE:
        s.set_person(who, SPARED, 0)
        who += 1


def forget_deployed(s: State) -> None:
    """Every space may get a mutant again (HC-8)."""
    i: i64 = 0
    while i < 4:
        s.put(DEPLOYED + i, 0)
        i += 1


def _end_round(s: State) -> None:
    """Score the end of the round, if the episode does; after the last round nobody wins (HC-15.18, HC-R4)."""
    s.tell(ROUND_ENDED, s.get(ROUND))
    score(s, SCORE_ROUND_END)
    if s.get(ROUND) >= s.rules.round_limit and not s.is_over():
        end_game(s, NOBODY_WON, BY_LIMIT)
    s.plan(ROUND_TASK)


class LevelUp(Task):
    """Every officer in play draws two ability cards and keeps one (HC-6.2)."""

    def work(self, s: State) -> None:
        """Offer the two top cards of the next officer's pile."""
        who: i64 = s.note_of(LEARNER)
        if who == OFFICERS:
            s.finish()
            return
        pile: i64 = ABILITIES + who
        n: i64 = s.pile_size(pile)
        if s.person(who, IN_PLAY) == 0 or n == 0:
            s.keep(LEARNER, who + 1)
            return
        ask_officers(s, who)
        i: i64 = 0
        while i < s.rules.ability_draw and i < n:
            s.offer(move(KEEP_CARD, s.card(pile, n - 1 - i)))
            i += 1

    def answer(self, s: State, code: i64) -> None:
        """Keep one, shuffle the other back."""
        who: i64 = s.note_of(LEARNER)
        s.keep(LEARNER, who + 1)
        card: i64 = a_of(code)
        s.take_card(ABILITIES + who, s.find_card(ABILITIES + who, card))
        s.shuffle(ABILITIES + who)
        gain_ability(s, who, card)


def gain_ability(s: State, who: i64, card: i64) -> None:
    """An officer has an ability from now on (HC-6.2)."""
    s.set_person(who, CARDS, s.person(who, CARDS) | BIT[card])
    s.tell(ABILITY_GAINED, who, card)
    if card == TOUGHER:
        s.set_person(who, MOST, s.person(who, MOST) + s.rules.ability_amount[TOUGHER])
        if is_up(s, who):  # who lies there stands up with the new maximum (HC-R23)
            heal(s, who, s.rules.ability_amount[TOUGHER])
