"""What shots and melees are worth: at whom, with how much damage to be expected."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.bots.hardcity.dice import chance_of_hits
from ashfall.bots.hardcity.outlook import active_at, harm_to, threat_of
from ashfall.hardcity.actions.shots import aimed_shot_ap
from ashfall.hardcity.figures.mutants import is_active, would_kill
from ashfall.hardcity.ground.cards import SCORE_KILLS
from ashfall.hardcity.ground.moves import QUICK_SHOT, SHOOT_BARREL, SHOOT_MACHINE, a_of, verb_of
from ashfall.hardcity.ground.rows import (
    CIVILIANS,
    HEALTH,
    KAFAR,
    LOADS_AT,
    LYING,
    MUTANTS,
    MUTANTS_AT,
    OFFICERS,
    PLACE,
    STATES_AT,
)
from ashfall.hardcity.ground.state import State

DAMAGE_OF_DIE: Final = 0.72  # some of the skulls paid for
FEAR: Final = 0.11  # an attack to be feared
STUN_WORTH: Final = 0.45  # of what a kill is worth
LEVEL: Final = 0.04  # the share of a kill in the next abilities
ROOF_BARREL: Final = 3.0
MACHINE: Final = 5.0
SKULL_HELPS: Final = 0.1  # how much more likely a roll is good enough if a skull is paid for


def kill_worth(s: State, m: i64) -> float:
    """What the death of a mutant brings: the track, abilities, safety."""
    track: float = float(s.rules.points[SCORE_KILLS]) / float(s.rules.kills_per_level) + LEVEL
    if s.row[STATES_AT + m] & LYING != 0:
        return track + 0.02
    return track + threat_of(s, m)


def quick_shot_worth(s: State, space: i64, dice: i64) -> float:
    """Spread the damage to be expected over those who lie and those who stand."""
    damage: float = DAMAGE_OF_DIE * float(dice)
    if s.mutant(KAFAR) == space:
        damage -= float(s.rules.kafar_shot_less)
    worth: float = 0.0
    m: i64 = 0
    while m < MUTANTS and damage > 0.0:
        if s.row[MUTANTS_AT + m] == space and (s.row[STATES_AT + m] & LYING != 0 or would_kill(s, m, 1)):
            worth += min(damage, 1.0) * kill_worth(s, m)
            damage -= 1.0
        m += 1
    m = 0
    while m < MUTANTS and damage > 0.0:
        if s.row[MUTANTS_AT + m] == space and is_active(s, m) and not would_kill(s, m, 1):
            share: float = min(damage, 2.0) / 2.0
            worth += share * kill_worth(s, m)
            damage -= 2.0
        m += 1
    return worth


def best_shot(s: State) -> float:
    """What the best of the quick shots that can be chosen now is worth."""
    best: float = 0.0
    i: i64 = 0
    while i < len(s.legal):
        if verb_of(s.legal[i]) == QUICK_SHOT:
            best = max(best, quick_shot_worth(s, a_of(s.legal[i]), s.rules.quick_shot_dice))
        elif verb_of(s.legal[i]) == SHOOT_BARREL:
            best = max(best, barrel_worth(s, a_of(s.legal[i])))
        elif verb_of(s.legal[i]) == SHOOT_MACHINE:
            best = max(best, MACHINE)
        i += 1
    return best


def melee_worth(s: State, who: i64, dice: i64) -> float:
    """Who is stunned neither attacks nor hinders; more dice lay more of them down."""
    crowd: i64 = active_at(s, s.person(who, PLACE))
    if crowd == 0:
        return -0.1
    surer: float = 1.0 + 0.2 * float(min(crowd, dice) - 1)
    if dice > 1:
        surer += 0.2
    return (0.14 + 0.03 * float(min(crowd, 3))) * surer + 0.5 * (fright_of(s, who) - FEAR)


def fright_of(s: State, who: i64) -> float:
    """What an attack to be feared means to an officer: the weaker, the more."""
    left: i64 = s.person(who, HEALTH)
    if left <= 1:
        return FEAR * 3.0
    if left == 2:
        return FEAR * 1.8
    return FEAR


def aimed_shot_worth(s: State, who: i64, m: i64) -> float:
    """One sure kill."""
    cost: i64 = aimed_shot_ap(s, who)
    worth: float = kill_worth(s, m)
    if m == KAFAR:
        worth *= 0.5
    if cost > 1:
        worth = worth / float(cost) + 0.01
    return worth


def barrel_worth(s: State, barrel: i64) -> float:
    """On the roof barrels must go; in the streets they are worth it amid mutants only."""
    if s.rules.has_roof_barrels:
        return ROOF_BARREL
    board = s.rules.board
    at: i64 = s.load(barrel)
    worth: float = 0.0
    m: i64 = 0
    while m < MUTANTS:
        if s.mutant(m) >= 0:
            far: i64 = board.apart(at, s.mutant(m))
            if far == 0:
                worth += kill_worth(s, m)
            elif far == 1:
                worth += STUN_WORTH * kill_worth(s, m)
        m += 1
    load: i64 = 0
    while load < CIVILIANS:
        if s.row[LOADS_AT + load] >= 0 and board.apart(at, s.row[LOADS_AT + load]) <= 1:
            worth -= 1.5
        load += 1
    who: i64 = 0
    while who < OFFICERS:
        if board.apart(at, s.person(who, PLACE)) <= 1:
            worth -= 2.0 * harm_to(s, who)
        who += 1
    likely: float = chance_of_hits(s, s.rules.quick_shot_dice, s.rules.barrel_needed)
    return min(likely + SKULL_HELPS, 1.0) * worth
