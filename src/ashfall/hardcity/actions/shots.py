"""Shooting as actions of a turn, and free shots that a card gives (HC-5.6 to HC-5.9, HC-15.8, HC-16.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.actions.action import Action
from ashfall.hardcity.actions.firing import (
    AT_BARREL,
    AT_MACHINE,
    QUICK,
    begin_aimed_shot,
    begin_big_iron,
    begin_quick_shot,
)
from ashfall.hardcity.actions.targets import (
    ANYWHERE,
    bystanders,
    can_aim,
    can_shoot,
    is_aimed_target,
    is_barrel_target,
    is_machine_target,
    is_quick_target,
    is_reached,
    is_within,
    machine_distance,
    machine_space,
)
from ashfall.hardcity.figures.mutants import unlike_mutants
from ashfall.hardcity.figures.people import is_ready, pay, use_ability
from ashfall.hardcity.ground.cards import BIG_IRON, CRACK_SHOT
from ashfall.hardcity.ground.moves import (
    ABILITY,
    AIMED_SHOT,
    PASS,
    QUICK_SHOT,
    SHOOT_BARREL,
    SHOOT_MACHINE,
    a_of,
    b_of,
    move,
    verb_of,
)
from ashfall.hardcity.ground.rows import AP, BARRELS, LOADS, MUTANTS
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import Task, ask_officers

# Numbers of the task of a free shot.
SHOOTER: Final = 1
DICE: Final = 2  # 0: the usual number
LEAST: Final = 3  # the nearest distance
MOST: Final = 4  # the farthest distance, 0: any


class QuickShot(Action):
    """A quick shot at mutants (HC-5.6)."""

    def offer(self, s: State, who: i64) -> None:
        """Offer every target."""
        if _can_pay_quick(s, who):
            _offer_spaces(s, who, 0, ANYWHERE)

    def carry_out(self, s: State, who: i64, code: i64) -> None:
        """Pay and shoot."""
        pay(s, who, s.rules.quick_shot_ap)
        shoot(s, who, code, 0)


class BarrelShot(QuickShot):
    """A quick shot at a barrel (HC-14.1.4, HC-14.5.8)."""

    def offer(self, s: State, who: i64) -> None:
        """Offer every barrel."""
        if (s.rules.has_explosive_barrels or s.rules.has_roof_barrels) and _can_pay_quick(s, who):
            _offer_barrels(s, who, 0, ANYWHERE)


class MachineShot(QuickShot):
    """A quick shot at the doom machine (HC-14.5.9)."""

    def offer(self, s: State, who: i64) -> None:
        """Offer it, if no barrel protects it any more."""
        if is_machine_target(s, who) and _can_pay_quick(s, who):
            s.offer(move(SHOOT_MACHINE))


class AimedShot(Action):
    """An aimed shot at one mutant (HC-5.9)."""

    def offer(self, s: State, who: i64) -> None:
        """Offer every mutant that may be aimed at."""
        if s.person(who, AP) < aimed_shot_ap(s, who) or not can_aim(s, who):
            return
        others = bystanders(s)
        mutants = unlike_mutants(s)
        i: i64 = 0
        while i < len(mutants):
            space: i64 = s.mutant(mutants[i])
            if is_aimed_target(s, who, space, others):
                s.offer(move(AIMED_SHOT, space, mutants[i]))
            i += 1

    def carry_out(self, s: State, who: i64, code: i64) -> None:
        """Pay and shoot."""
        pay_for_aiming(s, who)
        begin_aimed_shot(s, who, a_of(code), b_of(code))


class BigIron(Action):
    """An aimed shot that hits harder and is spread over a space (HC-17.3.2)."""

    def offer(self, s: State, who: i64) -> None:
        """Offer every space that may be aimed at."""
        if not is_ready(s, who, BIG_IRON) or s.person(who, AP) < aimed_shot_ap(s, who) or not can_aim(s, who):
            return
        others = bystanders(s)
        m: i64 = 0
        while m < MUTANTS:
            if s.mutant(m) >= 0 and is_aimed_target(s, who, s.mutant(m), others):
                s.offer(move(ABILITY, BIG_IRON, s.mutant(m)))
            m += 1

    def carry_out(self, s: State, who: i64, code: i64) -> None:
        """Pay for the aimed shot and shoot."""
        pay_for_aiming(s, who)
        use_ability(s, who, BIG_IRON)
        begin_big_iron(s, who, b_of(code))


def aimed_shot_ap(s: State, who: i64) -> i64:
    """What an aimed shot costs: Crack Shot makes one in a turn cheaper (HC-17.2.3)."""
    ap: i64 = s.rules.aimed_shot_ap
    if is_ready(s, who, CRACK_SHOT):
        ap -= s.rules.ability_amount[CRACK_SHOT]
    if ap < 0:
        return 0
    return ap


def pay_for_aiming(s: State, who: i64) -> None:
    """Pay for an aimed shot; Crack Shot works by itself (HC-R34)."""
    pay(s, who, aimed_shot_ap(s, who))
    if is_ready(s, who, CRACK_SHOT):
        use_ability(s, who, CRACK_SHOT)


def _can_pay_quick(s: State, who: i64) -> bool:
    return s.person(who, AP) >= s.rules.quick_shot_ap and can_shoot(s, who)


def _offer_spaces(s: State, who: i64, least: i64, most: i64) -> None:
    others = bystanders(s)
    m: i64 = 0
    while m < MUTANTS:
        space: i64 = s.mutant(m)
        if space >= 0 and is_quick_target(s, who, space, others) and is_reached(s, who, space, least, most):
            s.offer(move(QUICK_SHOT, space))
        m += 1


def _offer_barrels(s: State, who: i64, least: i64, most: i64) -> None:
    barrel: i64 = BARRELS
    while barrel < LOADS:
        if is_barrel_target(s, who, barrel) and is_reached(s, who, s.load(barrel), least, most):
            s.offer(move(SHOOT_BARREL, barrel))
        barrel += 1


def _reaches_machine(s: State, who: i64, least: i64, most: i64) -> bool:
    return is_machine_target(s, who) and is_within(machine_distance(s, who), least, most)


def has_shot(s: State, who: i64, least: i64, most: i64) -> bool:
    """Whether a quick shot at such a distance has a target now (HC-16.5)."""
    if not can_shoot(s, who):
        return False
    others = bystanders(s)
    m: i64 = 0
    while m < MUTANTS:
        space: i64 = s.mutant(m)
        if space >= 0 and is_quick_target(s, who, space, others) and is_reached(s, who, space, least, most):
            return True
        m += 1
    barrel: i64 = BARRELS
    while barrel < LOADS:
        if is_barrel_target(s, who, barrel) and is_reached(s, who, s.load(barrel), least, most):
            return True
        barrel += 1
    return _reaches_machine(s, who, least, most)


def shoot(s: State, who: i64, code: i64, dice: i64) -> None:
    """Carry out one of the quick shots that were offered, with so many dice (0: the usual number)."""
    verb: i64 = verb_of(code)
    if verb == QUICK_SHOT:
        begin_quick_shot(s, who, a_of(code), QUICK, dice)
    elif verb == SHOOT_BARREL:
        begin_quick_shot(s, who, a_of(code), AT_BARREL, dice)
    else:
        begin_quick_shot(s, who, machine_space(s), AT_MACHINE, dice)


class Shoot(Task):
    """A free quick shot: choose a target, or do not shoot (HC-16.5)."""

    def work(self, s: State) -> None:
        """Offer the targets; without one there is no shot."""
        who: i64 = s.note_of(SHOOTER)
        least: i64 = s.note_of(LEAST)
        most: i64 = s.note_of(MOST)
        if not has_shot(s, who, least, most):
            s.finish()
            return
        ask_officers(s, who)
        s.offer(move(PASS))
        _offer_spaces(s, who, least, most)
        _offer_barrels(s, who, least, most)
        if _reaches_machine(s, who, least, most):
            s.offer(move(SHOOT_MACHINE))

    def answer(self, s: State, code: i64) -> None:
        """Shoot."""
        who: i64 = s.note_of(SHOOTER)
        dice: i64 = s.note_of(DICE)
        s.finish()
        if verb_of(code) != PASS:
            shoot(s, who, code, dice)
