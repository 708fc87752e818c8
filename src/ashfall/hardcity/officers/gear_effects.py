"""What equipment is, and the pieces that work on the user, the own space or the grid (HC-17.10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.actions.fights import can_fight
from ashfall.hardcity.actions.nudges import plan_nudges
from ashfall.hardcity.actions.shots import has_shot
from ashfall.hardcity.actions.targets import ANYWHERE, is_reached
from ashfall.hardcity.actions.walking import walk
from ashfall.hardcity.figures.mutants import is_active, stun_mutant
from ashfall.hardcity.figures.people import heal, is_hurt, is_there, regain, regainable
from ashfall.hardcity.figures.ways import ways_of_people
from ashfall.hardcity.ground.moves import GIVE_TO, a_of, move
from ashfall.hardcity.ground.rows import (
    CAME_BY,
    CHOSEN,
    CLOUDS,
    CLOUDS_AT,
    KAFAR,
    MUTANTS,
    OFFICERS,
    OUT_OF_AMMO,
    PLACE,
    SHIELD,
)
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import FIGHT, FIRST_AID_TASK, SHOOT, Task, ask_officers
from ashfall.hardcity.ground.trace import CLOUD_CLEARED, RELOADED

# Numbers of the task in which a First Aid Kit heals.
HEALER: Final = 1  # the officer
HP: Final = 2


class Gear:
    """One kind of equipment."""

    def __init__(self, card: i64) -> None:
        """By the number of the card."""
        self.card: i64 = card

    def is_useful(self, s: State, who: i64) -> bool:
        """Whether the card could change anything now (HC-R11)."""
        raise NotImplementedError

    def work(self, s: State, who: i64) -> None:
        """Do what the card says; it is paid for and discarded."""
        raise NotImplementedError


class Shotgun(Gear):
    """A quick shot with more dice at a short distance (HC-17.10.2)."""

    def is_useful(self, s: State, who: i64) -> bool:
        """With a target near enough."""
        return has_shot(s, who, s.rules.gear_least[self.card], s.rules.gear_most[self.card])

    def work(self, s: State, who: i64) -> None:
        """Choose the target."""
        least: i64 = s.rules.gear_least[self.card]
        s.plan(SHOOT, who, s.rules.gear_amount[self.card], least, s.rules.gear_most[self.card])


class SpareMagazine(Gear):
    """A reload, then free quick shots one after the other (HC-17.10.7)."""

    def is_useful(self, s: State, who: i64) -> bool:
        """With a marker, or with a target."""
        return s.person(who, OUT_OF_AMMO) != 0 or has_shot(s, who, 0, ANYWHERE)

    def work(self, s: State, who: i64) -> None:
        """Reload and shoot."""
        if s.person(who, OUT_OF_AMMO) != 0:
            s.set_person(who, OUT_OF_AMMO, 0)
            s.tell(RELOADED, who)
        shots: i64 = 0
        while shots < s.rules.gear_amount[self.card]:
            s.plan(SHOOT, who)
            shots += 1


class Bat(Gear):
    """A melee with more dice (HC-17.10.8)."""

    def is_useful(self, s: State, who: i64) -> bool:
        """With somebody to fight."""
        return can_fight(s, who)

    def work(self, s: State, who: i64) -> None:
        """Fight."""
        s.plan(FIGHT, who, s.rules.gear_amount[self.card])


class FirstAid(Gear):
    """An officer on the own space recovers (HC-17.10.3)."""

    def is_useful(self, s: State, who: i64) -> bool:
        """With a hurt officer there."""
        other: i64 = 0
        while other < OFFICERS:
            if _needs_aid(s, who, other):
                return True
            other += 1
        return False

    def work(self, s: State, who: i64) -> None:
        """Choose whom it heals."""
        s.plan(FIRST_AID_TASK, who, s.rules.gear_amount[self.card])


class HealOne(Task):
    """Who is healed by a First Aid Kit (HC-17.10.3)."""

    def work(self, s: State) -> None:
        """Offer every hurt officer of the space."""
        who: i64 = s.note_of(HEALER)
        ask_officers(s, who)
        other: i64 = 0
        while other < OFFICERS:
            if _needs_aid(s, who, other):
                s.offer(move(GIVE_TO, other))
            other += 1

    def answer(self, s: State, code: i64) -> None:
        """Heal."""
        hp: i64 = s.note_of(HP)
        s.finish()
        heal(s, a_of(code), hp)


def _needs_aid(s: State, who: i64, other: i64) -> bool:
    return is_there(s, other, s.person(who, PLACE)) and is_hurt(s, other)


def _gains_ap(s: State, who: i64, ap: i64) -> bool:
    """Whether regaining AP brings more than using the card costs."""
    return regainable(s, who) > 0 and ap > s.rules.use_ap


class Donuts(Gear):
    """AP spent in this turn come back (HC-17.10.9)."""

    def is_useful(self, s: State, who: i64) -> bool:
        """If it brings more than it costs."""
        return _gains_ap(s, who, s.rules.gear_amount[self.card])

    def work(self, s: State, who: i64) -> None:
        """Regain."""
        regain(s, who, s.rules.gear_amount[self.card])


class Thermos(Gear):
    """HP and AP come back (HC-17.10.10)."""

    def is_useful(self, s: State, who: i64) -> bool:
        """If one of the two helps."""
        return is_hurt(s, who) or _gains_ap(s, who, s.rules.gear_amount[self.card])

    def work(self, s: State, who: i64) -> None:
        """Recover and regain."""
        heal(s, who, s.rules.gear_amount[self.card])
        regain(s, who, s.rules.gear_amount[self.card])


class RiotShield(Gear):
    """Until the event phase the first HP of each turn of Doctor Zero is not lost (HC-17.10.5)."""

    def is_useful(self, s: State, who: i64) -> bool:
        """Once."""
        return s.person(who, SHIELD) == 0

    def work(self, s: State, who: i64) -> None:
        """Hold it up."""
        s.set_person(who, SHIELD, 1)


class Skateboard(Gear):
    """A longer move (HC-17.10.11)."""

    def is_useful(self, s: State, who: i64) -> bool:
        """If there is any way."""
        return len(ways_of_people(s, s.person(who, PLACE), s.person(who, CAME_BY))) > 0

    def work(self, s: State, who: i64) -> None:
        """Go."""
        walk(s, who, s.rules.gear_amount[self.card])


class Extinguisher(Gear):
    """Stuns everybody on the own space and clears the air around (HC-17.10.12)."""

    def is_useful(self, s: State, who: i64) -> bool:
        """With a mutant to stun or a cloud to clear."""
        return has_stunnable(s, s.person(who, PLACE)) or self._next_cloud(s, who, 0) < CLOUDS

    def work(self, s: State, who: i64) -> None:
        """Stun and clear."""
        stun_all(s, s.person(who, PLACE))
        cloud: i64 = self._next_cloud(s, who, 0)
        while cloud < CLOUDS:
            s.tell(CLOUD_CLEARED, s.row[CLOUDS_AT + cloud])
            s.row[CLOUDS_AT + cloud] = -1
            cloud = self._next_cloud(s, who, cloud)

    def _next_cloud(self, s: State, who: i64, cloud: i64) -> i64:
        """The first toxic cloud in reach from this one on, CLOUDS if there is none."""
        least: i64 = s.rules.gear_least[self.card]
        most: i64 = s.rules.gear_most[self.card]
        while cloud < CLOUDS:
            space: i64 = s.row[CLOUDS_AT + cloud]
            if s.rules.has_toxic_clouds and space >= 0 and is_reached(s, who, space, least, most):
                return cloud
            cloud += 1
        return CLOUDS


def is_stunnable(s: State, m: i64) -> bool:
    """Whether a card could stun a mutant: not KAFAR (HC-16.8)."""
    return m != KAFAR and is_active(s, m)


def has_stunnable(s: State, space: i64) -> bool:
    """Whether a card could stun anybody on a space."""
    m: i64 = 0
    while m < MUTANTS:
        if s.mutant(m) == space and is_stunnable(s, m):
            return True
        m += 1
    return False


def stun_all(s: State, space: i64) -> None:
    """Every active mutant of a space is laid down (HC-16.8)."""
    m: i64 = 0
    while m < MUTANTS:
        if s.mutant(m) == space:
            stun_mutant(s, m)
        m += 1


class Boombox(Gear):
    """Active mutants of the grid go one space each where the user wants (HC-17.10.13)."""

    def is_useful(self, s: State, who: i64) -> bool:
        """With a mutant that hears it."""
        m: i64 = 0
        while m < MUTANTS:
            if _hears(s, who, m):
                return True
            m += 1
        return False

    def work(self, s: State, who: i64) -> None:
        """Choose among all who hear it."""
        m: i64 = 0
        while m < MUTANTS:
            if _hears(s, who, m):
                s.flag_mutant(m, CHOSEN)
            m += 1
        plan_nudges(s, who, s.rules.gear_amount[self.card])


def _hears(s: State, who: i64, m: i64) -> bool:
    if not is_active(s, m):
        return False
    return s.rules.board.map[s.mutant(m)] == s.rules.board.map[s.person(who, PLACE)]
