"""Dice in hand: which one to roll again, and which skulls are worth their AP."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.actions.firing import AT_BARREL, AT_MACHINE, KIND, TARGET
from ashfall.hardcity.actions.rolls import FOR_FIGHT, FOR_WELDING, PURPOSE, ROOM
from ashfall.hardcity.figures.mutants import would_kill
from ashfall.hardcity.ground.cards import BLANK, SKULL
from ashfall.hardcity.ground.rows import AGENDA_AT, DICE, FRAME, KAFAR, LYING, MUTANTS, STATES_AT
from ashfall.hardcity.ground.state import State

AP_WORTH: Final = 0.13  # what an action point would bring elsewhere
KILL: Final = 0.2
STUN: Final = 0.09
GOAL: Final = 1.0  # a barrel on the roof, a manhole
STREET_BARREL: Final = 0.35


def chance_of_hits(s: State, dice: i64, needed: i64) -> float:
    """How likely so many dice show so many hits; skulls count for nothing."""
    if needed <= 0:
        return 1.0
    if dice == 0:
        return 0.0
    total: float = 0.0
    i: i64 = 0
    while i < len(s.rules.faces):
        face: i64 = s.rules.faces[i]
        if face == SKULL:
            face = 0
        total += chance_of_hits(s, dice - 1, needed - face)
        i += 1
    return total / float(len(s.rules.faces))


def note_below(s: State, i: i64) -> i64:
    """Number ``i`` of the task under the one on top."""
    return s.row[AGENDA_AT + 1 + (s.row[AGENDA_AT] - 2) * FRAME + i]


def reroll_worth(s: State, die: i64) -> float:
    """Blank dice are rolled again, then skulls; hits stay."""
    face: i64 = s.get(DICE + die)
    if face == BLANK:
        return 0.5
    if face == SKULL:
        return 0.3
    return -0.5


def skulls_worth(s: State, paid: i64) -> float:
    """What the roll brings if so many skulls are paid for, less what they cost."""
    hits: i64 = paid * s.rules.skull_damage
    i: i64 = 0
    while i < ROOM:
        face: i64 = s.get(DICE + i)
        if face > 0 and face != SKULL:
            hits += face
        i += 1
    cost: float = AP_WORTH * float(paid * s.rules.skull_ap)
    purpose: i64 = s.note_of(PURPOSE)
    if purpose == FOR_WELDING:
        return _reached(hits, s.rules.weld_hits, GOAL) - cost
    if purpose == FOR_FIGHT:
        return STUN * 1.6 * float(hits) - cost
    kind: i64 = note_below(s, KIND)
    if kind == AT_MACHINE:
        return _reached(hits, s.rules.machine_needed, 5.0 * GOAL) - cost
    if kind == AT_BARREL:
        if s.rules.has_roof_barrels:
            return _reached(hits, s.rules.roof_barrel_needed, GOAL) - cost
        return _reached(hits, s.rules.barrel_needed, STREET_BARREL) - cost
    return _shot(s, note_below(s, TARGET), hits) - cost


def _reached(hits: i64, needed: i64, worth: float) -> float:
    if hits >= needed:
        return worth
    return 0.0


def _shot(s: State, space: i64, hits: i64) -> float:
    """Those who lie die first, then the others fall in pairs of hits."""
    if s.mutant(KAFAR) == space:
        hits -= s.rules.kafar_shot_less
    worth: float = 0.0
    standing: i64 = 0
    m: i64 = 0
    while m < MUTANTS:
        if s.mutant(m) == space:
            if hits > 0 and (s.row[STATES_AT + m] & LYING != 0 or would_kill(s, m, 1)):
                worth += KILL
                hits -= 1
            else:
                standing += 1
        m += 1
    while hits >= 2 and standing > 0:
        worth += KILL
        hits -= 2
        standing -= 1
    if hits > 0 and standing > 0:
        worth += STUN
    return worth
