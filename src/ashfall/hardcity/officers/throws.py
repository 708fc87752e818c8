"""Equipment that is used on a space: flamethrower, flashbang, grenade (HC-17.10)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.hardcity.actions.targets import is_reached
from ashfall.hardcity.figures.harm import blast, crowds
from ashfall.hardcity.figures.mutants import damage_mutant
from ashfall.hardcity.ground.cards import FLAMETHROWER, FLASHBANG
from ashfall.hardcity.ground.moves import FIELD_A, TARGET, a_of, move
from ashfall.hardcity.ground.rows import MUTANTS
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import USE_ON_SPACE, Task, ask_officers
from ashfall.hardcity.officers.gear_effects import Gear, is_stunnable, stun_all

# Numbers of the task.
THROWER: Final = 1  # the officer
THROWN: Final = 2  # the equipment card


class Throw(Gear):
    """Equipment that works on one space in its reach."""

    def is_useful(self, s: State, who: i64) -> bool:
        """With a space where it does something."""
        return len(_targets(s, who, self.card)) > 0

    def work(self, s: State, who: i64) -> None:
        """Choose the space."""
        s.plan(USE_ON_SPACE, who, self.card)


def _targets(s: State, who: i64, card: i64) -> vec[i64]:
    """The places that a card reaches and where it does something, in order (HC-16.1, HC-R11)."""
    found = vec[i64]()
    marks = _worth_throwing_at(s, card)
    place: i64 = 0
    while place < len(marks):
        if marks[place] != 0 and is_reached(s, who, place, s.rules.gear_least[card], s.rules.gear_most[card]):
            found = append(found, place)
        place += 1
    return found


def _worth_throwing_at(s: State, card: i64) -> vec[i64]:
    """1 for each place where a card does something: only the grenade hurts people, too."""
    harms_people: bool = card != FLASHBANG and card != FLAMETHROWER
    marks = crowds(s) if harms_people else s.rules.board.unmarked[:]
    m: i64 = 0
    while m < MUTANTS:
        if s.mutant(m) >= 0 and (card != FLASHBANG or is_stunnable(s, m)):
            marks[s.mutant(m)] = 1
        m += 1
    return marks


class UseOnSpace(Task):
    """Where such a card is used."""

    def work(self, s: State) -> None:
        """Offer the spaces."""
        who: i64 = s.note_of(THROWER)
        ask_officers(s, who)
        s.offer_each(move(TARGET, 0), FIELD_A, _targets(s, who, s.note_of(THROWN)))

    def answer(self, s: State, code: i64) -> None:
        """Burn, blind or blow up what is there (HC-17.10.1, HC-17.10.4, HC-17.10.6)."""
        card: i64 = s.note_of(THROWN)
        space: i64 = a_of(code)
        s.finish()
        if card == FLASHBANG:
            stun_all(s, space)
        elif card == FLAMETHROWER:
            _burn(s, space, s.rules.gear_amount[card])
        else:
            blast(s, space, s.rules.gear_amount[card])


def _burn(s: State, space: i64, damage: i64) -> None:
    """Every mutant of a space, and nobody else."""
    m: i64 = 0
    while m < MUTANTS:
        if s.mutant(m) == space:
            damage_mutant(s, m, damage, True)
        m += 1
