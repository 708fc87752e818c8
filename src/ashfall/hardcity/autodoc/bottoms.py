"""The bottom halves of queued cards: which mutants act, and what they do (HC-13.9, HC-16.23 to HC-16.31)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.autodoc.activation import carry_out, ends_of, may_drag, offer_attacks, offer_moves
from ashfall.hardcity.autodoc.deploying import plan_deployment
from ashfall.hardcity.autodoc.prey import can_attack, in_reach, is_soldier
from ashfall.hardcity.autodoc.squads import FROM_OFFICER, clear_marks, distance_from, is_touched
from ashfall.hardcity.figures.mutants import is_twin
from ashfall.hardcity.figures.prowl import may_stand
from ashfall.hardcity.figures.strikes import is_on_police_car
from ashfall.hardcity.ground.cards import (
    ACT_ATTACK,
    ACT_DEPLOY,
    ACT_MOVE,
    ACT_MOVE_THEN_ATTACK,
    ALL,
    BAND_FAR,
    BAND_NEAR,
)
from ashfall.hardcity.ground.moves import CHOOSE_MUTANT, a_of, move
from ashfall.hardcity.ground.rows import CHOSEN, MUTANTS
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import ACT, BOTTOM, Task, ask_officers

# Numbers of a bottom half.
CARD: Final = 1
COUNT: Final = 2  # mutants that still act
STAGE: Final = 3

# Numbers of a mutant that acts.
ACTOR: Final = 1
ACTS: Final = 2  # a set of acts
PRIORITY: Final = 3
HAS_MOVED: Final = 4

# Sets of acts.
DEPLOYS: Final = 2**ACT_DEPLOY
MOVES: Final = 2**ACT_MOVE
ATTACKS: Final = 2**ACT_ATTACK
MOVES_THEN_ATTACKS: Final = 2**ACT_MOVE_THEN_ATTACK

# Stages of a bottom half.
_BEGINS: Final = 0
_GOES_ON: Final = 1


def plan_bottom(s: State, card: i64) -> None:
    """Resolve the bottom half of a card."""
    if s.rules.has_bottom[card] != 0:
        s.plan(BOTTOM, card, s.rules.bottom_count[card])


class BottomHalf(Task):
    """So many mutants of a band act, one after the other (HC-13.9)."""

    def work(self, s: State) -> None:
        """See who is in the band, then offer those who can do something (HC-16.24, HC-16.25)."""
        card: i64 = s.note_of(CARD)
        acts: i64 = s.rules.bottom_acts[card]
        if acts & DEPLOYS != 0:
            count: i64 = s.note_of(COUNT)
            s.finish()
            plan_deployment(s, count)
        elif s.note_of(STAGE) == _BEGINS:
            s.keep(STAGE, _GOES_ON)
            _choose_band(s, s.rules.bottom_band[card])
        elif s.note_of(COUNT) == 0 or not self._offer(s, acts, s.rules.bottom_priority[card]):
            s.finish()
            clear_marks(s)

    def _offer(self, s: State, acts: i64, priority: i64) -> bool:
        """Offer the mutants; if all move and nothing else happens their order does not matter (HC-R3)."""
        ask_officers(s, -1)
        is_any: bool = False
        in_turn: bool = acts == MOVES and (s.note_of(COUNT) == ALL or _count_chosen(s) <= s.note_of(COUNT))
        m: i64 = 0
        while m < MUTANTS:
            if s.is_mutant(m, CHOSEN) and not is_twin(s, m) and can_act(s, m, acts, priority):
                s.offer(move(CHOOSE_MUTANT, m))
                is_any = True
                if in_turn:
                    return True
            m += 1
        return is_any

    def answer(self, s: State, code: i64) -> None:
        """This one acts now."""
        m: i64 = a_of(code)
        card: i64 = s.note_of(CARD)
        if s.note_of(COUNT) != ALL:
            s.keep(COUNT, s.note_of(COUNT) - 1)
        s.clear_mutant(m, CHOSEN)
        s.plan(ACT, m, s.rules.bottom_acts[card], s.rules.bottom_priority[card])


def _choose_band(s: State, band: i64) -> None:
    """Mark the mutants in the band, all of them on the active officer's grid (HC-16.24, HC-R61)."""
    m: i64 = 0
    while m < MUTANTS:
        if s.mutant(m) >= 0 and is_touched(s, s.mutant(m)):
            is_near: bool = distance_from(s, s.mutant(m), FROM_OFFICER) <= s.rules.band_distance
            if not (band == BAND_NEAR and not is_near) and not (band == BAND_FAR and is_near):
                s.flag_mutant(m, CHOSEN)
        m += 1


def _count_chosen(s: State) -> i64:
    n: i64 = 0
    m: i64 = 0
    while m < MUTANTS:
        if s.is_mutant(m, CHOSEN):
            n += 1
        m += 1
    return n


def can_act(s: State, m: i64, acts: i64, priority: i64) -> bool:
    """Whether a mutant can do at least one of the things that a bottom half lists (HC-16.25)."""
    if acts & (ATTACKS | MOVES_THEN_ATTACKS) != 0 and _can_hit(s, m):
        return True
    if acts & (MOVES | MOVES_THEN_ATTACKS) == 0:
        return False
    return may_stand(s, m) or may_drag(s, m) or len(ends_of(s, m, priority, False)) > 0


def _can_hit(s: State, m: i64) -> bool:
    """Whether somebody, or the police car, is in a mutant's reach."""
    return in_reach(s, m, False) != 0 or (can_attack(s, m, False) and is_on_police_car(s, s.mutant(m)))


class MutantAct(Task):
    """A mutant moves, attacks, or both (HC-16.26 to HC-16.30)."""

    def work(self, s: State) -> None:
        """Offer what the card lets it do."""
        m: i64 = s.note_of(ACTOR)
        acts: i64 = s.note_of(ACTS)
        priority: i64 = s.note_of(PRIORITY)
        if s.mutant(m) < 0:
            s.finish()
        elif acts == MOVES_THEN_ATTACKS:
            self._move_then_attack(s, m, priority)
        else:
            can: bool = acts & MOVES != 0 and offer_moves(s, m, priority, False)
            if acts & ATTACKS != 0 and offer_attacks(s, m, priority, False):
                can = True
            if not can:
                s.finish()

    def _move_then_attack(self, s: State, m: i64, priority: i64) -> None:
        """First the one, then the other; a soldier attacks if it can, else it moves (HC-16.30)."""
        has_moved: bool = s.note_of(HAS_MOVED) != 0
        if has_moved or (is_soldier(s, m) and _can_hit(s, m)):
            s.keep(ACTS, ATTACKS)
        elif not offer_moves(s, m, priority, False):
            s.keep(HAS_MOVED, 1)

    def answer(self, s: State, code: i64) -> None:
        """Do it; only the first half of two leaves something to do."""
        m: i64 = s.note_of(ACTOR)
        if s.note_of(ACTS) == MOVES_THEN_ATTACKS:
            s.keep(HAS_MOVED, 1)
        else:
            s.finish()
        carry_out(s, m, code)
