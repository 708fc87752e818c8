"""One shot from its first to its last step (HC-5.6, HC-5.9, HC-9.9, HC-9.10, HC-15.4, HC-15.8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.actions.reactions import MISFIRED, SHOT_KILLS, SKULL_IN_SHOT, open_window
from ashfall.hardcity.actions.rolls import FOR_SHOT, plan_roll, skulls_rolled
from ashfall.hardcity.actions.sites import explode
from ashfall.hardcity.actions.spread import OF_SHOT, deal, has_angry, mark, takes
from ashfall.hardcity.figures.mutants import damage_mutant, is_twin
from ashfall.hardcity.figures.people import (
    abilities_work,
    has_card,
    is_ready,
    is_up,
    pay,
    run_out,
    use_ability,
)
from ashfall.hardcity.figures.scoring import score
from ashfall.hardcity.ground.board import ROOF_MAP
from ashfall.hardcity.ground.cards import BIG_IRON, BURST, FURIOUS, NO_WARNING, SCORE_MACHINE_DESTROYED
from ashfall.hardcity.ground.moves import ABILITY, CHOOSE_MUTANT, PASS, a_of, move, verb_of
from ashfall.hardcity.ground.rows import (
    AP,
    GONE,
    HEALTH,
    HITS,
    KAFAR,
    LAST_KILLS,
    LOADS_AT,
    MACHINE,
    MUTANTS,
)
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import NO_WARNING_TASK, SHOT, SPREAD, Task, ask_officers
from ashfall.hardcity.ground.trace import BARREL_GONE, MACHINE_DESTROYED
from ashfall.hardcity.ground.trace import SHOT as SHOT_TOLD

# Kinds of shots, as the trace tells them; the last one is told as an aimed shot.
QUICK: Final = 0
AIMED: Final = 1
AT_BARREL: Final = 2
AT_MACHINE: Final = 3
BIG: Final = 4  # Big Iron

# Numbers of the task; that of No Warning Shots has the first two.
SHOOTER: Final = 1
TARGET: Final = 2  # a space; a barrel
STAGE: Final = 3
KIND: Final = 4
DICE: Final = 5
MUTANT: Final = 5  # of an aimed shot
KILLS_BEFORE: Final = 6

# Stages.
_NAMED: Final = 0
_ROLL: Final = 1
_SKULLS: Final = 2
_DAMAGE: Final = 3
_ASSIGNED: Final = 4
_DEAL: Final = 5
_AFTER: Final = 6


def begin_quick_shot(s: State, who: i64, target: i64, kind: i64, dice: i64) -> None:
    """Shoot at a space, a barrel or the machine with so many dice, 0 for the usual number (HC-16.6)."""
    if dice == 0:
        dice = s.rules.quick_shot_dice
    if _is_furious(s, who):
        dice += s.rules.ability_amount[FURIOUS]
    _begin(s, who, target, kind, dice, _NAMED)


def _is_furious(s: State, who: i64) -> bool:
    """Furious Sister: little is left of her (HC-17.3.12)."""
    if not abilities_work(s) or not has_card(s, who, FURIOUS):
        return False
    return s.person(who, HEALTH) <= s.rules.ability_needs[FURIOUS]


def begin_aimed_shot(s: State, who: i64, space: i64, mutant: i64) -> None:
    """Shoot at one mutant, without dice (HC-5.9)."""
    _begin(s, who, space, AIMED, mutant, _DAMAGE)


def begin_big_iron(s: State, who: i64, space: i64) -> None:
    """An aimed shot whose damage is spread (HC-17.3.2)."""
    _begin(s, who, space, BIG, -1, _DAMAGE)


def _begin(s: State, who: i64, target: i64, kind: i64, with_what: i64, stage: i64) -> None:
    if kind == AT_BARREL:
        s.tell(SHOT_TOLD, who, s.load(target), kind)
    elif kind == BIG:
        s.tell(SHOT_TOLD, who, target, AIMED)
    else:
        s.tell(SHOT_TOLD, who, target, kind)
    s.plan(SHOT, who, target, stage, kind)
    s.keep(DICE, with_what)
    s.keep(KILLS_BEFORE, s.get(LAST_KILLS))


class Shooting(Task):
    """A shot in the order of HC-15.4."""

    def work(self, s: State) -> None:
        """Go to the next stage."""
        stage: i64 = s.note_of(STAGE)
        if stage == _NAMED and _may_burst(s):
            ask_officers(s, s.note_of(SHOOTER))
            s.offer(move(PASS))
            s.offer(move(ABILITY, BURST))
            return
        s.keep(STAGE, stage + 1)
        if stage == _ROLL:
            plan_roll(s, s.note_of(SHOOTER), s.note_of(DICE), FOR_SHOT)
        elif stage == _SKULLS:
            if skulls_rolled(s) > 0:
                open_window(s, SKULL_IN_SHOT, s.note_of(SHOOTER))
        elif stage == _DAMAGE:
            if s.note_of(KIND) != AT_BARREL and s.note_of(KIND) != AT_MACHINE:
                _assign(s)
        elif stage == _ASSIGNED:
            if has_angry(s):
                open_window(s, SHOT_KILLS, s.note_of(SHOOTER))
        elif stage == _DEAL:
            _hit(s)
        elif stage == _AFTER:
            _end(s)

    def answer(self, s: State, code: i64) -> None:
        """A burst, or not (HC-17.3.13)."""
        s.keep(STAGE, _ROLL)
        if verb_of(code) == ABILITY:
            who: i64 = s.note_of(SHOOTER)
            s.keep(DICE, s.note_of(DICE) + s.rules.ability_amount[BURST])
            pay(s, who, s.rules.ability_ap[BURST])
            use_ability(s, who, BURST)


def _may_burst(s: State) -> bool:
    """Whether more dice can be bought: never above the most dice of a roll (HC-16.6)."""
    who: i64 = s.note_of(SHOOTER)
    if not abilities_work(s) or not is_ready(s, who, BURST) or s.note_of(DICE) >= s.rules.most_dice:
        return False
    return s.person(who, AP) >= s.rules.ability_ap[BURST]


def _assign(s: State) -> None:
    """The damage is divided over the mutants of the target; KAFAR lessens it (HC-9.9, HC-9.10)."""
    kind: i64 = s.note_of(KIND)
    who: i64 = s.note_of(SHOOTER)
    target: i64 = s.note_of(TARGET)
    damage: i64 = _lessened(s, _full_damage(s, kind), target)
    if damage <= 0:
        return
    if kind == AIMED:
        mutant: i64 = s.note_of(MUTANT)
        most: i64 = takes(s, mutant, OF_SHOT)
        mark(s, mutant, damage if damage < most else most)
    else:
        s.plan(SPREAD, who, target, damage, OF_SHOT)


def _lessened(s: State, damage: i64, space: i64) -> i64:
    """The damage of a shot at a space: KAFAR takes some away from every shot at his (HC-9.9, HC-9.10)."""
    return damage - s.rules.kafar_shot_less if s.mutant(KAFAR) == space else damage


def _full_damage(s: State, kind: i64) -> i64:
    if kind == QUICK:
        return s.get(HITS)
    if kind == BIG:
        return s.rules.ability_amount[BIG_IRON]
    return s.rules.aimed_shot_damage


def _hit(s: State) -> None:
    """Mutants get what was assigned; a barrel or the machine needs enough in this one shot (HC-15.8)."""
    kind: i64 = s.note_of(KIND)
    target: i64 = s.note_of(TARGET)
    if kind == AT_BARREL:
        _hit_barrel(s, target)
    elif kind == AT_MACHINE:
        if s.get(HITS) >= s.rules.machine_needed:
            s.put(MACHINE, 0)
            s.tell(MACHINE_DESTROYED)
            score(s, SCORE_MACHINE_DESTROYED)
    else:
        deal(s, target, OF_SHOT)


def _hit_barrel(s: State, barrel: i64) -> None:
    """A barrel explodes; one on the roof is only removed (HC-14.1.4, HC-14.5.8)."""
    space: i64 = s.load(barrel)
    damage: i64 = _lessened(s, s.get(HITS), space)
    if s.rules.has_roof_barrels and s.rules.board.map[space] == ROOF_MAP:
        if damage >= s.rules.roof_barrel_needed:
            s.row[LOADS_AT + barrel] = GONE
            s.tell(BARREL_GONE, barrel)
    elif damage >= s.rules.barrel_needed:
        explode(s, barrel, space)


def _end(s: State) -> None:
    """Misfire works now; then the ability that looks at the result."""
    who: i64 = s.note_of(SHOOTER)
    space: i64 = s.note_of(TARGET)
    kind: i64 = s.note_of(KIND)
    has_killed: bool = s.get(LAST_KILLS) > s.note_of(KILLS_BEFORE)
    has_misfired: bool = s.note_of(MISFIRED) != 0
    s.finish()
    if has_misfired:
        run_out(s, who)
    if kind == QUICK and has_killed and is_up(s, who) and abilities_work(s) and is_ready(s, who, NO_WARNING):
        s.plan(NO_WARNING_TASK, who, space)


class NoWarning(Task):
    """No Warning Shots: damage to one mutant next to the target of the shot, or not (HC-17.3.5)."""

    def work(self, s: State) -> None:
        """Offer the mutants next to the target."""
        space: i64 = s.note_of(TARGET)
        ask_officers(s, s.note_of(SHOOTER))
        s.offer(move(PASS))
        m: i64 = 0
        while m < MUTANTS:
            if s.mutant(m) >= 0 and s.rules.board.apart(space, s.mutant(m)) == 1 and not is_twin(s, m):
                s.offer(move(CHOOSE_MUTANT, m))
            m += 1

    def answer(self, s: State, code: i64) -> None:
        """Deal it."""
        who: i64 = s.note_of(SHOOTER)
        s.finish()
        if verb_of(code) == CHOOSE_MUTANT:
            use_ability(s, who, NO_WARNING)
            damage_mutant(s, a_of(code), s.rules.ability_amount[NO_WARNING], True)
