"""Melee: dice, stuns and what officers make of it (HC-5.10, HC-15.4, HC-17.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.actions.action import Action
from ashfall.hardcity.actions.nudges import plan_nudges
from ashfall.hardcity.actions.reactions import SKULL_IN_FIGHT, open_window
from ashfall.hardcity.actions.rolls import FOR_FIGHT, plan_roll, skulls_rolled
from ashfall.hardcity.actions.spread import OF_FIGHT, OF_SUPLEX, deal, marks, room
from ashfall.hardcity.figures.people import has_card, is_ready, is_up, pay, regain, regainable, use_ability
from ashfall.hardcity.ground.cards import CROWD_PLEASER, LESSON, MISTER_HAMMER, SUPLEX
from ashfall.hardcity.ground.moves import MELEE, move
from ashfall.hardcity.ground.rows import AP, CHOSEN, HITS, LAST_STUNS, LYING, MUTANTS, PLACE
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import FIGHT, SPREAD, Task
from ashfall.hardcity.ground.trace import FOUGHT

# Numbers of the task.
FIGHTER: Final = 1
DICE: Final = 2  # 0: the usual number
STAGE: Final = 3
STUNS_BEFORE: Final = 4  # in the same action

# Stages.
_BEGIN: Final = 0
_SKULLS: Final = 1
_DAMAGE: Final = 2
_DEAL: Final = 3
_AFTER: Final = 4


def can_fight(s: State, who: i64) -> bool:
    """Whether a melee could stun or kill a mutant on the own space (HC-5.10, HC-R11)."""
    return is_up(s, who) and room(s, s.person(who, PLACE), _damage_of(s, who)) > 0


def _damage_of(s: State, who: i64) -> i64:
    """The kind of damage: with Suplex those who were stunned before may die (HC-17.3.19)."""
    if has_card(s, who, SUPLEX):
        return OF_SUPLEX
    return OF_FIGHT


def _usual_dice(s: State, who: i64) -> i64:
    """How many dice a melee rolls that no card gives (HC-5.10, HC-17.2.4)."""
    if has_card(s, who, MISTER_HAMMER):
        return s.rules.ability_amount[MISTER_HAMMER]
    return s.rules.melee_dice


class Melee(Action):
    """A melee on the own space (HC-5.10)."""

    def offer(self, s: State, who: i64) -> None:
        """Offer it, if it could do anything."""
        if s.person(who, AP) >= s.rules.melee_ap and can_fight(s, who):
            s.offer(move(MELEE))

    def carry_out(self, s: State, who: i64, code: i64) -> None:
        """Pay and fight."""
        pay(s, who, s.rules.melee_ap)
        s.plan(FIGHT, who)


class Fight(Task):
    """A melee in the order of HC-15.4."""

    def work(self, s: State) -> None:
        """Go to the next stage."""
        who: i64 = s.note_of(FIGHTER)
        stage: i64 = s.note_of(STAGE)
        s.keep(STAGE, stage + 1)
        if stage == _BEGIN:
            _begin(s, who)
        elif stage == _SKULLS:
            if skulls_rolled(s) > 0:
                open_window(s, SKULL_IN_FIGHT, who)
        elif stage == _DAMAGE:
            if s.get(HITS) > 0:
                s.plan(SPREAD, who, s.person(who, PLACE), s.get(HITS), _damage_of(s, who))
        elif stage == _DEAL:
            _deal(s, who)
        else:
            _end(s, who, s.get(LAST_STUNS) - s.note_of(STUNS_BEFORE))


def _begin(s: State, who: i64) -> None:
    """Roll; a free melee without anybody to fight is none."""
    if not can_fight(s, who):
        s.finish()
        return
    dice: i64 = s.note_of(DICE)
    if dice == 0:
        dice = _usual_dice(s, who)
    s.keep(STUNS_BEFORE, s.get(LAST_STUNS))
    s.tell(FOUGHT, who, s.person(who, PLACE))
    plan_roll(s, who, dice, FOR_FIGHT)


def _deal(s: State, who: i64) -> None:
    """Deal the damage; remember whom it stuns, for Grandfather's Lesson."""
    if has_card(s, who, LESSON):
        m: i64 = 0
        while m < MUTANTS:
            if marks(s, m) > 0 and not s.is_mutant(m, LYING):
                s.flag_mutant(m, CHOSEN)
            m += 1
    deal(s, s.person(who, PLACE), _damage_of(s, who))


def _may_regain(s: State, who: i64) -> bool:
    """Whether an officer can get back AP spent in this turn by Crowd Pleaser."""
    return is_ready(s, who, CROWD_PLEASER) and is_up(s, who) and regainable(s, who) > 0


def _end(s: State, who: i64, stuns: i64) -> None:
    """What officers gain from a melee: Crowd Pleaser works by itself (HC-17.3.23, HC-R34)."""
    s.finish()
    if stuns >= s.rules.ability_needs[CROWD_PLEASER] and _may_regain(s, who):
        use_ability(s, who, CROWD_PLEASER)
        regain(s, who, s.rules.ability_amount[CROWD_PLEASER])
    if has_card(s, who, LESSON):
        plan_nudges(s, who, MUTANTS)
