"""The takes that hurt mutants: stuns, fights, shots, blasts and a rolling car (HC-17.9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.actions.fights import can_fight
from ashfall.hardcity.actions.shots import has_shot
from ashfall.hardcity.actions.sites import explode
from ashfall.hardcity.actions.targets import ANYWHERE
from ashfall.hardcity.figures.loads import first_like
from ashfall.hardcity.figures.mutants import (
    count_mutants,
    has_active,
    is_active,
    is_twin,
    spaces_of_mutants,
    stun_mutant,
)
from ashfall.hardcity.figures.people import is_there, is_up, pay
from ashfall.hardcity.ground.board import ROOF_MAP
from ashfall.hardcity.ground.moves import CHOOSE_LOAD, CHOOSE_MUTANT, GIVE_TO, PASS, TAKE, a_of, move, verb_of
from ashfall.hardcity.ground.rows import (
    AP,
    BARRELS,
    CAR_AT,
    CAR_NOSE,
    DONE,
    KAFAR,
    LAST_ACTION,
    LAST_KILLS,
    LOADS,
    OFFICERS,
    PLACE,
)
from ashfall.hardcity.ground.rules import BIT
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import FIGHT, ROLLING, SHOOT, ask_officers
from ashfall.hardcity.officers.take_effects import LEFT, OFFICER, PICKED, TakeRule
from ashfall.hardcity.places.police_car import IN_REVERSE, can_roll, run_over

# Numbers of the task that only these takes have.
_SPACE: Final = 5  # the space that was chosen, plus one, 0: none yet
_COUNT: Final = 6  # officers who have fought


class OneLiner(TakeRule):
    """After an action that killed several mutants others fall over (HC-17.9.6)."""

    def fits(self, s: State, who: i64) -> bool:
        """Directly after the action, with a mutant to stun; a take is no action."""
        if s.get(LAST_ACTION) == TAKE or s.get(LAST_KILLS) < self.needs(s):
            return False
        m: i64 = 0
        while m < KAFAR:
            if self._hears_it(s, who, m):
                return True
            m += 1
        return False

    def _hears_it(self, s: State, who: i64, m: i64) -> bool:
        board = s.rules.board
        return is_active(s, m) and board.map[s.mutant(m)] == board.map[s.person(who, PLACE)]

    def work(self, s: State) -> None:
        """Offer the mutants; the first one decides on the space, then stopping is possible."""
        if s.note_of(LEFT) <= 0:
            s.finish()
            return
        space: i64 = s.note_of(_SPACE) - 1
        ask_officers(s, s.note_of(OFFICER))
        if space >= 0:
            s.offer(move(PASS))
        m: i64 = 0
        while m < KAFAR:
            is_meant: bool = space < 0 or s.mutant(m) == space
            if is_meant and self._hears_it(s, s.note_of(OFFICER), m) and not is_twin(s, m):
                s.offer(move(CHOOSE_MUTANT, m))
            m += 1

    def answer(self, s: State, code: i64) -> None:
        """Stun it, or stop."""
        if verb_of(code) == PASS:
            s.finish()
            return
        s.keep(LEFT, s.note_of(LEFT) - 1)
        s.keep(_SPACE, s.mutant(a_of(code)) + 1)
        stun_mutant(s, a_of(code))


class BackToBack(TakeRule):
    """Officers of one space fight together (HC-17.9.7)."""

    def fits(self, s: State, who: i64) -> bool:
        """Somewhere enough officers stand together with an active mutant."""
        other: i64 = 0
        while other < OFFICERS:
            if self._may_begin(s, other):
                return True
            other += 1
        return False

    def _may_begin(self, s: State, who: i64) -> bool:
        """Whether an officer can be the first to fight."""
        n: i64 = 0
        other: i64 = 0
        while other < OFFICERS:
            if is_there(s, other, s.person(who, PLACE)):
                n += 1
            other += 1
        return n >= self.needs(s) and can_fight(s, who) and has_active(s, s.person(who, PLACE))

    def work(self, s: State) -> None:
        """Offer who fights next, until enough have fought or nobody is left to be fought."""
        ask_officers(s, s.note_of(OFFICER))
        space: i64 = s.note_of(_SPACE) - 1
        who: i64 = 0
        while s.note_of(_COUNT) < self.needs(s) and who < OFFICERS:
            if space < 0:
                if self._may_begin(s, who):
                    s.offer(move(GIVE_TO, who))
            elif is_there(s, who, space) and s.note_of(PICKED) & BIT[who] == 0 and can_fight(s, who):
                s.offer(move(GIVE_TO, who))
            who += 1
        if len(s.legal) == 0:
            s.finish()

    def answer(self, s: State, code: i64) -> None:
        """A free melee."""
        who: i64 = a_of(code)
        s.keep(PICKED, s.note_of(PICKED) | BIT[who])
        s.keep(_SPACE, s.person(who, PLACE) + 1)
        s.keep(_COUNT, s.note_of(_COUNT) + 1)
        s.plan(FIGHT, who, self.amount(s))


class BigBoom(TakeRule):
    """A barrel near many mutants blows up; nobody scores for it (HC-17.9.10)."""

    def fits(self, s: State, who: i64) -> bool:
        """With such a barrel."""
        barrel: i64 = BARRELS
        while barrel < LOADS:
            if self._is_tempting(s, barrel):
                return True
            barrel += 1
        return False

    def _is_tempting(self, s: State, barrel: i64) -> bool:
        """Whether a barrel on a space, not on the truck, lies on or next to a crowded space."""
        board = s.rules.board
        space: i64 = s.load(barrel)
        if space < 0 or space >= board.plain:
            return False
        places = spaces_of_mutants(s)
        i: i64 = 0
        while i < len(places):
            if board.apart(space, places[i]) <= 1 and count_mutants(s, places[i]) >= self.needs(s):
                return True
            i += 1
        return False

    def work(self, s: State) -> None:
        """Offer the barrels."""
        ask_officers(s, s.note_of(OFFICER))
        barrel: i64 = BARRELS
        while barrel < LOADS:
            if self._is_tempting(s, barrel) and first_like(s, barrel):
                s.offer(move(CHOOSE_LOAD, barrel))
            barrel += 1

    def answer(self, s: State, code: i64) -> None:
        """Boom."""
        s.finish()
        explode(s, a_of(code), s.load(a_of(code)))


class SharedShot(TakeRule):
    """An officer of choice makes a quick shot with a number of dice; below: who may and what it costs."""

    def is_shooter(self, s: State, who: i64, other: i64) -> bool:
        """Whether an officer may be chosen in the turn of ``who``."""
        raise NotImplementedError

    def ap(self, s: State) -> i64:
        """What the shooter pays."""
        return 0

    def fits(self, s: State, who: i64) -> bool:
        """With an officer who has a target."""
        other: i64 = 0
        while other < OFFICERS:
            if self.is_shooter(s, who, other) and has_shot(s, other, 0, ANYWHERE):
                return True
            other += 1
        return False

    def work(self, s: State) -> None:
        """Offer who shoots."""
        ask_officers(s, s.note_of(OFFICER))
        other: i64 = 0
        while other < OFFICERS:
            if self.is_shooter(s, s.note_of(OFFICER), other) and has_shot(s, other, 0, ANYWHERE):
                s.offer(move(GIVE_TO, other))
            other += 1

    def answer(self, s: State, code: i64) -> None:
        """That officer pays and shoots."""
        s.finish()
        pay(s, a_of(code), self.ap(s))
        s.plan(SHOOT, a_of(code), self.amount(s))


class CoverMe(SharedShot):
    """Another officer, not yet activated, pays for a shot now (HC-17.9.13)."""

    def is_shooter(self, s: State, who: i64, other: i64) -> bool:
        """Who has not acted and has AP."""
        if other == who or not is_up(s, other) or s.person(other, DONE) != 0:
            return False
        return s.person(other, AP) >= self.ap(s)

    def ap(self, s: State) -> i64:
        """As much as the condition asks for."""
        return self.needs(s)


class Showdown(SharedShot):
    """An officer on the roof shoots for nothing (HC-17.9.18)."""

    def is_shooter(self, s: State, who: i64, other: i64) -> bool:
        """Who is up there."""
        return is_up(s, other) and s.rules.board.map[s.person(other, PLACE)] == ROOF_MAP


class ReverseGear(TakeRule):
    """The police car rolls over mutants, or shakes off those that climbed onto it (HC-17.9.14)."""

    def fits(self, s: State, who: i64) -> bool:
        """While no officer shares a space with an active mutant."""
        other: i64 = 0
        while other < OFFICERS:
            if is_up(s, other) and has_active(s, s.person(other, PLACE)):
                return False
            other += 1
        if s.get(CAR_AT) >= 0:
            return can_roll(s, s.get(CAR_AT), s.get(CAR_NOSE), self.amount(s), IN_REVERSE)
        return s.rules.car >= 0 and self._has_stowaway(s)

    def _has_stowaway(self, s: State) -> bool:
        """Whether a mutant other than KAFAR is on the car."""
        m: i64 = 0
        while m < KAFAR:
            if s.mutant(m) >= 0 and s.mutant(m) == s.rules.board.node[s.rules.car]:
                return True
            m += 1
        return False

    def work(self, s: State) -> None:
        """Roll, or shake."""
        s.finish()
        if s.get(CAR_AT) >= 0:
            s.plan(ROLLING, self.amount(s), IN_REVERSE)
        else:
            run_over(s, s.rules.board.node[s.rules.car])
