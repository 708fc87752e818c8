"""A mutant is stunned by a blow that needs no roll: Fang's bite, Marcellus' Clothesline (HC-16.8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.figures.mutants import is_active, is_twin, stun_mutant
from ashfall.hardcity.figures.people import is_up, use_ability
from ashfall.hardcity.ground.moves import CHOOSE_MUTANT, PASS, a_of, move, verb_of
from ashfall.hardcity.ground.rows import KAFAR, PLACE
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import BLOW, Task, ask_person

# Numbers of the task.
STRIKER: Final = 1  # an officer or the ally
BLOWS_LEFT: Final = 2
BY_ABILITY: Final = 3  # the ability that lets the officer, -1: it happens in any case


def begin_blow(s: State, who: i64, count: i64, ability: i64) -> None:
    """Stun so many active mutants on the own space: by an ability, if wanted, or (-1) in any case."""
    s.plan(BLOW, who, count, ability)


class Blow(Task):
    """Choose whom to stun on the own space; KAFAR cannot be stunned (HC-9.6)."""

    def work(self, s: State) -> None:
        """Offer the active mutants there."""
        who: i64 = s.note_of(STRIKER)
        if is_up(s, who) and s.note_of(BLOWS_LEFT) > 0:
            m: i64 = 0
            while m < KAFAR:
                if s.mutant(m) == s.person(who, PLACE) and is_active(s, m) and not is_twin(s, m):
                    s.offer(move(CHOOSE_MUTANT, m))
                m += 1
        if len(s.legal) == 0:
            s.finish()
            return
        ask_person(s, who)
        if s.note_of(BY_ABILITY) >= 0:
            s.offer(move(PASS))

    def answer(self, s: State, code: i64) -> None:
        """Lay one down, or leave the ability for later."""
        if verb_of(code) == PASS:
            s.finish()
            return
        s.keep(BLOWS_LEFT, s.note_of(BLOWS_LEFT) - 1)
        ability: i64 = s.note_of(BY_ABILITY)
        if ability >= 0:
            use_ability(s, s.note_of(STRIKER), ability)
        stun_mutant(s, a_of(code))
