"""Mutants on the map: where they are, how they fall, rise, die and leave (HC-5, HC-8, HC-9)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.hardcity.figures.scoring import count_kills
from ashfall.hardcity.ground.cards import BIG_ONE
from ashfall.hardcity.ground.rows import (
    ASIDE,
    CHAOS_DISCARDS,
    DEAD,
    KAFAR,
    KAFAR_HEALTH,
    KAFAR_PLACE,
    LAST_STUNS,
    LYING,
    MOVED,
    MUTANTS,
    MUTANTS_AT,
    STATES_AT,
    STOOD,
    THIS_TURN,
)
from ashfall.hardcity.ground.state import State, put_in
from ashfall.hardcity.ground.trace import (
    KAFAR_HURT,
    MUTANT_HIT,
    MUTANT_KILLED,
    MUTANT_LEFT,
    MUTANT_STOOD_UP,
    MUTANT_STUNNED,
)


def has_mutant(s: State, space: i64) -> bool:
    """Whether a mutant is on a space, active or stunned."""
    row = s.row
    m: i64 = 0
    while m < MUTANTS:
        if row[MUTANTS_AT + m] == space:
            return True
        m += 1
    return False


def has_active(s: State, space: i64) -> bool:
    """Whether an active mutant is on a space."""
    row = s.row
    m: i64 = 0
    while m < MUTANTS:
        if row[MUTANTS_AT + m] == space and row[STATES_AT + m] & LYING == 0:
            return True
        m += 1
    return False


def count_mutants(s: State, space: i64) -> i64:
    """How many mutants are on a space."""
    row = s.row
    n: i64 = 0
    m: i64 = 0
    while m < MUTANTS:
        if row[MUTANTS_AT + m] == space:
            n += 1
        m += 1
    return n


def spaces_of_mutants(s: State) -> vec[i64]:
    """The places of all mutants, each once, in order."""
    row = s.row
    found = vec[i64](capacity=MUTANTS)
    m: i64 = 0
    while m < MUTANTS:
        if row[MUTANTS_AT + m] >= 0:
            found = put_in(found, row[MUTANTS_AT + m])
        m += 1
    return found


def is_active(s: State, m: i64) -> bool:
    """Whether a mutant is on the map and not stunned."""
    return s.row[MUTANTS_AT + m] >= 0 and s.row[STATES_AT + m] & LYING == 0


def is_twin(s: State, m: i64) -> bool:
    """Whether an earlier mutant cannot be told from this one: offering that one is enough (HC-R3)."""
    row = s.row
    place: i64 = row[MUTANTS_AT + m]
    flags: i64 = row[STATES_AT + m]
    first: i64 = s.rules.first_of[s.rules.kind_of[m]]
    other: i64 = m - 1
    while other >= first:
        if row[MUTANTS_AT + other] == place and row[STATES_AT + other] == flags:
            return True
        other -= 1
    return False


def unlike_mutants(s: State) -> vec[i64]:
    """The mutants on the map, in order; of those that cannot be told apart only the first (HC-R3)."""
    row = s.row
    found = vec[i64](capacity=MUTANTS)
    seen = s.rules.board.unmarked[:]  # places with a mutant before: only there can a twin be
    m: i64 = 0
    while m < MUTANTS:
        place: i64 = row[MUTANTS_AT + m]
        if place >= 0 and (seen[place] == 0 or not is_twin(s, m)):
            seen[place] = 1
            found = append(found, m)
        m += 1
    return found


def from_supply(s: State, kind: i64) -> i64:
    """A figure of this kind that is not on the map, -1 if there is none."""
    if kind == BIG_ONE and s.get(KAFAR_PLACE) != 0:
        return -1
    row = s.row
    m: i64 = s.rules.first_of[kind]
    end: i64 = s.rules.first_of[kind + 1]
    while m < end:
        if row[MUTANTS_AT + m] < 0 and s.rules.usable[m] != 0:
            return m
        m += 1
    return -1


def stun_mutant(s: State, m: i64) -> None:
    """Lay an active mutant down; KAFAR cannot be stunned (HC-9.6)."""
    if m == KAFAR or s.row[STATES_AT + m] & LYING != 0:
        return
    s.flag_mutant(m, LYING)
    s.put(LAST_STUNS, s.get(LAST_STUNS) + 1)
    s.tell(MUTANT_STUNNED, m, s.mutant(m))


def raise_mutant(s: State, m: i64) -> None:
    """A stunned mutant stands up instead of moving in this turn (HC-8)."""
    s.clear_mutant(m, LYING)
    s.flag_mutant(m, STOOD | MOVED)
    s.tell(MUTANT_STOOD_UP, m, s.mutant(m))


def would_kill(s: State, m: i64, damage: i64) -> bool:
    """Whether this much damage at once kills a mutant (HC-5)."""
    if m == KAFAR:
        return damage >= s.get(KAFAR_HEALTH)
    if s.row[STATES_AT + m] & LYING != 0:
        return damage >= s.rules.kill_at_stunned[s.rules.kind_of[m]]
    return damage >= s.rules.kill_at[s.rules.kind_of[m]]


def damage_mutant(s: State, m: i64, damage: i64, counts: bool) -> None:
    """Give a mutant damage at once: it falls or dies, KAFAR loses HP (HC-5, HC-9.6).

    ``counts``: the officers caused it, so a kill moves the extermination marker (HC-16).
    """
    if damage <= 0 or s.is_over():  # HC-R44
        return
    s.tell(MUTANT_HIT, m, damage)
    if would_kill(s, m, damage):
        kill_mutant(s, m, counts)
    elif m == KAFAR:
        s.put(KAFAR_HEALTH, s.get(KAFAR_HEALTH) - damage)
        s.tell(KAFAR_HURT, damage, s.get(KAFAR_HEALTH))
    elif damage >= s.rules.stun_at[s.rules.kind_of[m]]:
        stun_mutant(s, m)


def kill_mutant(s: State, m: i64, counts: bool) -> None:
    """A mutant dies and goes back to the supply; KAFAR does not return (HC-9.4)."""
    if s.is_over():  # HC-R44
        return
    s.tell(MUTANT_KILLED, m, s.mutant(m))
    _take_off(s, m)
    if counts:
        count_kills(s, s.rules.kafar_kills if m == KAFAR else 1)


def remove_mutant(s: State, m: i64) -> None:
    """A mutant leaves the map: not a kill (HC-6)."""
    s.tell(MUTANT_LEFT, m, s.mutant(m))
    _take_off(s, m)


def _take_off(s: State, m: i64) -> None:
    """Back to the supply; with KAFAR his letters, which were set aside, are discarded (HC-13.16)."""
    s.row[MUTANTS_AT + m] = -1
    s.row[STATES_AT + m] = 0
    if m == KAFAR:
        s.put(KAFAR_PLACE, DEAD)
        s.put(KAFAR_HEALTH, 0)
        s.move_pile(ASIDE, CHAOS_DISCARDS)


def begin_turn_of_mutants(s: State) -> None:
    """Forget what mutants did in the turn before."""
    row = s.row
    m: i64 = 0
    while m < MUTANTS:
        row[STATES_AT + m] &= ~THIS_TURN
        m += 1
