"""Equipment that is used on a space: flamethrower, flashbang, grenade (HC-17.10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.actions.targets import is_reached
from ashfall.hardcity.figures.harm import blast, can_be_attacked
from ashfall.hardcity.figures.mutants import damage_mutant, has_mutant
from ashfall.hardcity.ground.cards import FLAMETHROWER, FLASHBANG
from ashfall.hardcity.ground.moves import TARGET, a_of, move
from ashfall.hardcity.ground.rows import MUTANTS
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import USE_ON_SPACE, Task, ask_officers
from ashfall.hardcity.officers.gear_effects import Gear, has_stunnable, stun_all

# Numbers of the task.
THROWER: Final = 1  # the officer
THROWN: Final = 2  # the equipment card


class Throw(Gear):
    """Equipment that works on one space in its reach."""

    def is_useful(self, s: State, who: i64) -> bool:
        """With a space where it does something."""
        space: i64 = 0
        while space < s.rules.board.size:
            if _is_target(s, who, self.card, space):
                return True
            space += 1
        return False

    def work(self, s: State, who: i64) -> None:
        """Choose the space."""
        s.plan(USE_ON_SPACE, who, self.card)


def _is_target(s: State, who: i64, card: i64, space: i64) -> bool:
    """Whether a card reaches a space and does something there (HC-16.1, HC-R11)."""
    if not is_reached(s, who, space, s.rules.gear_least[card], s.rules.gear_most[card]):
        return False
    if card == FLASHBANG:
        return has_stunnable(s, space)
    return has_mutant(s, space) or (card != FLAMETHROWER and can_be_attacked(s, space))


class UseOnSpace(Task):
    """Where such a card is used."""

    def work(self, s: State) -> None:
        """Offer the spaces."""
        who: i64 = s.note_of(THROWER)
        ask_officers(s, who)
        space: i64 = 0
        while space < s.rules.board.size:
            if _is_target(s, who, s.note_of(THROWN), space):
                s.offer(move(TARGET, space))
            space += 1

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
