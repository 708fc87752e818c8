"""Damage to people and civilians: attacks, blasts, and who takes it (HC-8, HC-10, HC-14.1, HC-17)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ashfall.hardcity.figures.loads import civilian_at
from ashfall.hardcity.figures.mutants import damage_mutant
from ashfall.hardcity.figures.people import distance_to_people, has_card, has_person, hurt, is_there, is_up
from ashfall.hardcity.figures.scoring import score
from ashfall.hardcity.ground.board import FAR
from ashfall.hardcity.ground.cards import HUMAN_SHIELD, HUMAN_WALL, MARCELLUS, SCORE_CIVILIAN_KILLED
from ashfall.hardcity.ground.moves import GIVE_LOAD, GIVE_TO, PASS, TAKE, a_of, move, verb_of
from ashfall.hardcity.ground.rows import (
    CIVILIANS,
    CLAPPER,
    LOADS_AT,
    MUTANTS,
    MUTANTS_AT,
    PEOPLE,
    PLACE,
    SUPPLY,
    TAKE_ROW,
)
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import ASSIGN_ATTACK, CIVILIAN_HIT, Task, ask_officers
from ashfall.hardcity.ground.trace import (
    ATTACKED,
    BY_ATTACK,
    BY_BLAST,
    BY_SHIELDING,
    CIVILIAN_KILLED,
    TAKE_USED,
)

# Numbers of an attack that is divided.
ATTACKED_SPACE: Final = 1
DAMAGE_LEFT: Final = 2
ATTACKER: Final = 3  # the mutant

# Numbers of a civilian who is hit.
VICTIM: Final = 1
IS_SHIELDED: Final = 2  # an officer takes it instead (HC-17.9.15)


def can_be_attacked(s: State, space: i64) -> bool:
    """Whether an un-stunned officer or a civilian is there (HC-8)."""
    return civilian_at(s, space) >= 0 or has_person(s, space)


def crowds(s: State) -> vec[i64]:
    """1 for each place where somebody can be attacked: for those who ask about many places."""
    row = s.row
    marks = s.rules.board.unmarked[:]
    load: i64 = 0
    while load < CIVILIANS:
        if row[LOADS_AT + load] >= 0:
            marks[row[LOADS_AT + load]] = 1
        load += 1
    who: i64 = 0
    while who < PEOPLE:
        if is_up(s, who) and s.person(who, PLACE) >= 0:
            marks[s.person(who, PLACE)] = 1
        who += 1
    return marks


def begin_attack(s: State, mutant: i64, space: i64, damage: i64) -> None:
    """A mutant attacks a space; the officers choose who takes the damage (HC-8)."""
    s.tell(ATTACKED, mutant, space, damage)
    s.plan(ASSIGN_ATTACK, space, damage, mutant)


class AssignAttack(Task):
    """The officers divide the damage of an attack, one point after the other (HC-8, HC-15.5)."""

    def work(self, s: State) -> None:
        """Offer everybody who is there; nobody left: the rest is lost."""
        space: i64 = s.note_of(ATTACKED_SPACE)
        if s.note_of(DAMAGE_LEFT) <= 0 or not can_be_attacked(s, space):
            s.finish()
            return
        ask_officers(s, -1)
        who: i64 = 0
        while who < PEOPLE:
            if is_there(s, who, space):
                s.offer(move(GIVE_TO, who))
            who += 1
        if civilian_at(s, space) >= 0:
            s.offer(move(GIVE_LOAD, civilian_at(s, space)))

    def answer(self, s: State, code: i64) -> None:
        """One point for the one who was chosen."""
        s.keep(DAMAGE_LEFT, s.note_of(DAMAGE_LEFT) - 1)
        if verb_of(code) == GIVE_TO:
            hurt(s, a_of(code), 1, BY_ATTACK)
        else:
            s.plan(CIVILIAN_HIT, a_of(code))


class CivilianHit(Task):
    """A civilian is given damage: it dies, unless somebody steps in (HC-5, HC-17)."""

    def work(self, s: State) -> None:
        """Human Wall works by itself; the take is offered to the officers."""
        load: i64 = s.note_of(VICTIM)
        space: i64 = s.load(load)
        if is_there(s, MARCELLUS, space) and has_card(s, MARCELLUS, HUMAN_WALL):
            s.finish()
            hurt(s, MARCELLUS, s.rules.ability_amount[HUMAN_WALL], BY_SHIELDING)
        elif s.note_of(IS_SHIELDED) != 0:
            _offer_nearest(s, space)
        elif usable_take(s, HUMAN_SHIELD) >= 0 and distance_to_people(s, space) < FAR:
            ask_officers(s, -1)
            s.offer(move(PASS))
            s.offer(move(TAKE, HUMAN_SHIELD))
        else:
            s.finish()
            kill_civilian(s, load)

    def answer(self, s: State, code: i64) -> None:
        """The civilian dies, or the nearest officer takes it."""
        load: i64 = s.note_of(VICTIM)
        if verb_of(code) == PASS:
            s.finish()
            kill_civilian(s, load)
        elif verb_of(code) == TAKE:
            use_take(s, HUMAN_SHIELD)
            s.keep(IS_SHIELDED, 1)
        else:
            s.finish()
            hurt(s, a_of(code), s.rules.take_amount[HUMAN_SHIELD], BY_SHIELDING)


def _offer_nearest(s: State, space: i64) -> None:
    ask_officers(s, -1)
    nearest: i64 = distance_to_people(s, space)
    who: i64 = 0
    while who < PEOPLE:
        if is_up(s, who) and s.rules.board.apart(s.person(who, PLACE), space) == nearest:
            s.offer(move(GIVE_TO, who))
        who += 1


def kill_civilian(s: State, load: i64) -> None:
    """A civilian dies, whoever caused it (HC-15.13)."""
    s.tell(CIVILIAN_KILLED, load, s.load(load))
    s.row[LOADS_AT + load] = SUPPLY
    score(s, SCORE_CIVILIAN_KILLED)


def blast(s: State, space: i64, damage: i64) -> None:
    """Everything on a space is hit: mutants, people, civilians (HC-14.1). The task on top must be done."""
    blast_mutants(s, space, damage)
    blast_people(s, space, damage)


def blast_mutants(s: State, space: i64, damage: i64) -> None:
    """The mutants of a space are hit."""
    m: i64 = 0
    while m < MUTANTS:
        if s.row[MUTANTS_AT + m] == space:
            damage_mutant(s, m, damage, True)
        m += 1


def blast_people(s: State, space: i64, damage: i64) -> None:
    """Civilians, officers and the ally on a space are hit."""
    load: i64 = CIVILIANS - 1
    while load >= 0:
        if s.load(load) == space:
            s.plan(CIVILIAN_HIT, load)
        load -= 1
    who: i64 = 0
    while who < PEOPLE:
        if is_there(s, who, space):
            hurt(s, who, damage, BY_BLAST)
        who += 1


def usable_take(s: State, take: i64) -> i64:
    """The place in the row of a take that may still be used, -1 otherwise (HC-7)."""
    place: i64 = s.find_card(TAKE_ROW, take)
    return place if place > s.get(CLAPPER) else -1


def use_take(s: State, take: i64) -> None:
    """Put the clapper on a take (HC-7)."""
    s.put(CLAPPER, s.find_card(TAKE_ROW, take))
    s.tell(TAKE_USED, take)
