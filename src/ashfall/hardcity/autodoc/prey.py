"""Whom the mutants of AutoDoc go for: priorities, goals and reach (HC-13.10, HC-13.11).

Possible victims have numbers: officers and the ally first, then the civilians. Several of them are a set.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.hardcity.figures.mutants import is_active
from ashfall.hardcity.figures.people import is_up
from ashfall.hardcity.figures.prowl import may_move
from ashfall.hardcity.figures.strikes import is_in_line, may_attack
from ashfall.hardcity.ground.board import FAR, NOWHERE
from ashfall.hardcity.ground.cards import (
    FOR_ACTIVE,
    FOR_BOAT,
    FOR_CIVILIAN,
    FOR_MAYOR,
    FOR_NEAREST,
    FOR_OFFICER,
    FOR_SPECIAL,
    SOLDIER,
)
from ashfall.hardcity.ground.rows import ACTIVE, ATTACKED, CIVILIANS, MAYOR, MOVED, PEOPLE, PLACE, STOOD
from ashfall.hardcity.ground.rules import BIT
from ashfall.hardcity.ground.state import State

VICTIMS: Final = PEOPLE + CIVILIANS
PREY: Final = VICTIMS + 1  # the mayor too: mutants go for her as for a civilian, but she takes no damage


def place_of(s: State, victim: i64) -> i64:
    """Where a possible victim is; -1 for the stunned and for people in vehicles (HC-16.4, HC-R48)."""
    if victim < PEOPLE:
        return s.person(victim, PLACE) if is_up(s, victim) else NOWHERE
    space: i64 = s.load(victim - PEOPLE)
    return space if space >= 0 else NOWHERE


def is_soldier(s: State, m: i64) -> bool:
    """Whether a mutant is a soldier: it attacks along lines, but never moves and attacks (HC-9.2)."""
    return s.rules.kind_of[m] == SOLDIER


def in_reach(s: State, m: i64, again: bool) -> i64:
    """The set of those whom a mutant can attack now (HC-8.11, HC-13.19, HC-16.30)."""
    found: i64 = 0
    if not can_attack(s, m, again):
        return found
    space: i64 = s.mutant(m)
    victim: i64 = 0
    while victim < VICTIMS:
        place: i64 = place_of(s, victim)
        if place == space or (place >= 0 and is_soldier(s, m) and is_in_line(s, space, place)):
            found |= BIT[victim]
        victim += 1
    return found


def can_attack(s: State, m: i64, again: bool) -> bool:
    """Whether a mutant may attack now; ``again``: even if it has (HC-R60), but no soldier that moved."""
    if not again:
        return may_attack(s, m)
    if not is_active(s, m):
        return False
    return not is_soldier(s, m) or not s.is_mutant(m, MOVED) or s.is_mutant(m, STOOD)


def can_move(s: State, m: i64, again: bool) -> bool:
    """Whether a mutant may move now; ``again``: even if it has (HC-R60), but no soldier that attacked."""
    if not again:
        return may_move(s, m)
    return is_active(s, m) and not (is_soldier(s, m) and s.is_mutant(m, ATTACKED))


def wish_of(s: State, priority: i64) -> i64:
    """The priority that holds now: nearest, if there is no target of the kind (HC-13.11, HC-16.35)."""
    wish: i64 = s.rules.special_priority if priority == FOR_SPECIAL else priority
    if wish == FOR_MAYOR:
        return wish if s.load(MAYOR) >= 0 else FOR_NEAREST
    if wish == FOR_BOAT:
        return wish if s.rules.has_boat and s.rules.boat >= 0 else FOR_NEAREST
    victim: i64 = 0
    while victim < PREY:
        if place_of(s, victim) >= 0 and _is_wanted(s, victim, wish):
            return wish
        victim += 1
    return FOR_NEAREST


def _is_wanted(s: State, victim: i64, wish: i64) -> bool:
    if wish == FOR_ACTIVE:
        return victim == s.get(ACTIVE)
    if wish == FOR_OFFICER:
        return victim < PEOPLE
    if wish == FOR_CIVILIAN:
        return victim >= PEOPLE
    return wish == FOR_NEAREST


def prey_of(s: State, space: i64, priority: i64) -> i64:
    """The set of priority targets for a mutant on a space: those of the kind that are nearest (HC-13.11)."""
    wish: i64 = wish_of(s, priority)
    found: i64 = 0
    best: i64 = FAR
    victim: i64 = 0
    while victim < PREY:
        place: i64 = place_of(s, victim)
        if place >= 0 and _is_wanted(s, victim, wish):
            apart: i64 = s.rules.board.apart(space, place)
            if apart < best:
                found = 0
                best = apart
            if apart == best:
                found |= BIT[victim]
        victim += 1
    return found


def goals_of(s: State, space: i64, priority: i64) -> vec[i64]:
    """The spaces that a mutant on a space moves to, each once (HC-13.11, HC-16.35)."""
    goals = vec[i64]()
    wish: i64 = wish_of(s, priority)
    if wish == FOR_MAYOR:
        return append(goals, s.load(MAYOR))
    if wish == FOR_BOAT:
        return append(goals, s.rules.board.node[s.rules.boat])
    prey: i64 = prey_of(s, space, wish)
    victim: i64 = 0
    while victim < PREY:
        if prey & BIT[victim] != 0 and not _has(goals, place_of(s, victim)):
            goals = append(goals, place_of(s, victim))
        victim += 1
    return goals


def _has(spaces: vec[i64], space: i64) -> bool:
    i: i64 = 0
    while i < len(spaces):
        if spaces[i] == space:
            return True
        i += 1
    return False
