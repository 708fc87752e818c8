"""What equipment, abilities and takes are worth to an officer now."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ashfall.bots.hardcity.outlook import active_at, harm_to
from ashfall.hardcity.ground import cards
from ashfall.hardcity.ground.rows import AP, HEALTH, LYING, MOST, MUTANTS, OFFICERS, PLACE, STATES_AT
from ashfall.hardcity.ground.state import State

# What it is worth to have an ability, by the number of its card.
_KEPT: Final = vec[i64]([6, 9, 4, 3, 5, 4, 5, 6, 5, 5, 4, 6, 8, 6, 4, 5, 5, 6, 7, 6, 4, 6, 6, 2, 0, 0, 0, 0])


def kept_worth(card: i64) -> float:
    """How good it is to keep an ability at a level-up."""
    return float(_KEPT[card])


def crowd_near(s: State, space: i64, least: i64, most: i64) -> i64:
    """The largest number of mutants on one space at such a distance; the own grid only."""
    best: i64 = 0
    m: i64 = 0
    while m < MUTANTS:
        at: i64 = s.mutant(m)
        if at >= 0 and least <= s.rules.board.apart(space, at) <= most:
            n: i64 = 0
            other: i64 = 0
            while other < MUTANTS:
                if s.mutant(other) == at:
                    n += 1
                other += 1
            if n > best:
                best = n
        m += 1
    return best


def gear_worth(s: State, who: i64, card: i64) -> float:
    """What using an equipment card now is worth."""
    here: i64 = s.person(who, PLACE)
    most: i64 = s.rules.gear_most[card]
    if most <= 0:
        most = 20
    if card == cards.FIRST_AID or card == cards.THERMOS or card == cards.DONUTS:
        return _relief(s, who, card)
    if card == cards.FLAMETHROWER or card == cards.GRENADE:
        return 0.13 * float(crowd_near(s, here, s.rules.gear_least[card], most)) - 0.15
    if card == cards.SHOTGUN:
        return 0.1 * float(crowd_near(s, here, 1, most))
    if card == cards.FLASHBANG:
        return 0.07 * float(crowd_near(s, here, 0, most)) - 0.05
    if card == cards.BAT or card == cards.CROWBAR or card == cards.EXTINGUISHER:
        return 0.14 * float(active_at(s, here)) - 0.02
    if card == cards.RIOT_SHIELD:
        return 0.16 * float(min(active_at(s, here), 2)) + 0.02
    if card == cards.SPARE_MAGAZINE:
        return 0.17
    if card == cards.SKATEBOARD:
        return 0.12
    return 0.06


def _relief(s: State, who: i64, card: i64) -> float:
    """Healing where somebody needs it, AP where they are spent."""
    if card == cards.FIRST_AID:
        if s.person(who, HEALTH) + 2 <= s.person(who, MOST):
            return 0.2 + harm_to(s, who)
        return 0.03
    spent: bool = s.person(who, AP) <= 2
    return 0.3 if spent else 0.02


def ability_worth(s: State, who: i64, card: i64, b: i64) -> float:
    """What using an ability now is worth."""
    if card == cards.BIG_IRON:
        return 0.2 + 0.05 * float(_lying_at(s, b))
    if card == cards.MEDICAL_TRAINING:
        lost: i64 = s.person(b, MOST) - s.person(b, HEALTH)
        return 0.12 * float(min(lost, 2)) + 0.5 * harm_to(s, b) - 0.1
    if card == cards.COFFEE_BREAK:
        return 0.5 * harm_to(s, who) + 0.03
    if card == cards.STEADY_HAND:
        return 1.0
    if card == cards.KEG_TOSS:
        return _toss_worth(s, b)
    if card == cards.FLYING_KICK:
        return 0.25
    return 0.08


def _lying_at(s: State, space: i64) -> i64:
    n: i64 = 0
    m: i64 = 0
    while m < MUTANTS:
        if s.mutant(m) == space and s.row[STATES_AT + m] & LYING != 0:
            n += 1
        m += 1
    return n


def _toss_worth(s: State, space: i64) -> float:
    if not s.rules.has_explosive_barrels:
        return -0.2
    worth: float = 0.12 * float(crowd_near(s, space, 0, 1)) - 0.1
    other: i64 = 0
    while other < OFFICERS:
        if s.rules.board.apart(space, s.person(other, PLACE)) <= 1:
            worth -= 0.5
        other += 1
    return worth


def take_worth(s: State, who: i64, take: i64) -> float:
    """What using a take now is worth: it costs nothing but those to its left."""
    if take == cards.SLOW_MOTION:
        if s.person(who, AP) > 1:
            return -0.1
        return 0.6
    if take == cards.MONTAGE:
        if s.person(who, AP) > 0 or s.person(who, HEALTH) == s.person(who, MOST):
            return -0.1
        return 0.2
    if take == cards.EYE_IN_SKY or take == cards.WINDOW:
        return 0.1
    return 0.3
