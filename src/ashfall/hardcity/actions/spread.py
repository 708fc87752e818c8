"""Dividing damage over the mutants of a space, and dealing it (HC-5.10, HC-5.15, HC-15.4, HC-15.5, HC-R10).

Assigned damage is marked on the mutants first and dealt when everything is assigned: in between Doctor Zero
may react to a kill.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.figures.mutants import damage_mutant, is_twin, kill_mutant, stun_mutant
from ashfall.hardcity.ground.cards import NORMAL, TOO_ANGRY
from ashfall.hardcity.ground.moves import CHOOSE_MUTANT, a_of, move
from ashfall.hardcity.ground.rows import KAFAR, KAFAR_HEALTH, LYING, MARKED, MUTANTS, MUTANTS_AT, STATES_AT
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import SPARE_MUTANT, Task, ask_officers, ask_zero

# Numbers of the tasks.
DEALER: Final = 1  # the officer who divides the damage
SPACE: Final = 2
DAMAGE_LEFT: Final = 3
KIND: Final = 4  # of damage, see below
TO_SPARE: Final = 1  # mutants that are still too angry to die

# Kinds of damage.
OF_SHOT: Final = 0
OF_FIGHT: Final = 1  # stuns only (HC-5.10)
OF_SUPLEX: Final = 2  # also kills those who were stunned before (HC-17.3.19)


def marks(s: State, m: i64) -> i64:
    """The damage assigned to a mutant and not yet dealt."""
    return s.row[STATES_AT + m] // MARKED


def mark(s: State, m: i64, damage: i64) -> None:
    """Assign damage to a mutant."""
    s.row[STATES_AT + m] += damage * MARKED


def takes(s: State, m: i64, kind: i64) -> i64:
    """How much more damage makes sense for a mutant: never beyond what is needed (HC-15.5)."""
    return _bears(s, m, kind) - marks(s, m)


def _bears(s: State, m: i64, kind: i64) -> i64:
    """How much damage of this kind a mutant can take in all."""
    is_lying: bool = s.is_mutant(m, LYING)
    if kind == OF_SHOT and not is_lying:
        if m == KAFAR:
            return s.get(KAFAR_HEALTH)
        return s.rules.kill_at[s.rules.kind_of[m]]
    if m == KAFAR or (is_lying and kind == OF_FIGHT):
        return 0
    if is_lying:
        return s.rules.kill_at_stunned[s.rules.kind_of[m]]
    return s.rules.stun_at[s.rules.kind_of[m]]


def room(s: State, space: i64, kind: i64) -> i64:
    """How much more damage all mutants of a space can take."""
    row = s.row
    total: i64 = 0
    m: i64 = 0
    while m < MUTANTS:
        if row[MUTANTS_AT + m] == space:
            total += takes(s, m, kind)
        m += 1
    return total


class Spread(Task):
    """The officer divides the damage, one point after the other; all that can hurt is given (HC-R10)."""

    def work(self, s: State) -> None:
        """Offer the mutants that can take a point; enough for all of them needs no choice."""
        space: i64 = s.note_of(SPACE)
        kind: i64 = s.note_of(KIND)
        if s.note_of(DAMAGE_LEFT) >= room(s, space, kind):
            s.finish()
            _mark_all(s, space, kind)
            return
        if s.note_of(DAMAGE_LEFT) <= 0:
            s.finish()
            return
        ask_officers(s, s.note_of(DEALER))
        m: i64 = 0
        while m < MUTANTS:
            if s.mutant(m) == space and takes(s, m, kind) > 0 and not is_twin(s, m):
                s.offer(move(CHOOSE_MUTANT, m))
            m += 1

    def answer(self, s: State, code: i64) -> None:
        """One point for the mutant that was chosen."""
        s.keep(DAMAGE_LEFT, s.note_of(DAMAGE_LEFT) - 1)
        mark(s, a_of(code), 1)


def _mark_all(s: State, space: i64, kind: i64) -> None:
    m: i64 = 0
    while m < MUTANTS:
        if s.mutant(m) == space:
            mark(s, m, takes(s, m, kind))
        m += 1


def deal(s: State, space: i64, kind: i64) -> None:
    """Deal all assigned damage of a space at once (HC-15.4), until somebody has won (HC-R44)."""
    m: i64 = 0
    while m < MUTANTS and not s.is_over():
        damage: i64 = marks(s, m)
        if damage > 0 and s.mutant(m) == space:
            mark(s, m, -damage)
            if kind == OF_SHOT:
                damage_mutant(s, m, damage, True)
            elif s.is_mutant(m, LYING):
                kill_mutant(s, m, True)
            else:
                stun_mutant(s, m)
        m += 1


def is_angry(s: State, m: i64) -> bool:
    """Whether a normal mutant that was not stunned is about to die of a shot (HC-17.5.14)."""
    if marks(s, m) < s.rules.kill_at[NORMAL]:
        return False
    return s.rules.kind_of[m] == NORMAL and not s.is_mutant(m, LYING)


def has_angry(s: State) -> bool:
    """Whether Doctor Zero may play Too Angry to Die."""
    m: i64 = 0
    while m < MUTANTS:
        if is_angry(s, m):
            return True
        m += 1
    return False


def plan_sparing(s: State) -> None:
    """Too Angry to Die has been played (HC-17.5.14)."""
    s.plan(SPARE_MUTANT, s.rules.chaos_amount[TOO_ANGRY])


class SpareMutant(Task):
    """Doctor Zero chooses the mutant that is stunned instead of killed (HC-17.5.14)."""

    def work(self, s: State) -> None:
        """Offer the mutants about to die."""
        if s.note_of(TO_SPARE) <= 0 or not has_angry(s):
            s.finish()
            return
        ask_zero(s)
        m: i64 = 0
        while m < MUTANTS:
            if is_angry(s, m) and not is_twin(s, m):
                s.offer(move(CHOOSE_MUTANT, m))
            m += 1

    def answer(self, s: State, code: i64) -> None:
        """It takes what stuns it and no more."""
        s.keep(TO_SPARE, s.note_of(TO_SPARE) - 1)
        mark(s, a_of(code), s.rules.stun_at[NORMAL] - marks(s, a_of(code)))
