"""Dice: a roll, one die rolled again, skulls that are paid for (HC-5.16 to HC-5.18, HC-R19, HC-R20)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.figures.people import abilities_work, is_ready, pay, use_ability
from ashfall.hardcity.ground.cards import OLD_TRICKS, SKULL, STEADY_HAND
from ashfall.hardcity.ground.moves import ABILITY, DIE, PASS, PAY_SKULLS, a_of, move, verb_of
from ashfall.hardcity.ground.rows import AP, DICE, HITS
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import ROLL_DICE, Task, ask_officers
from ashfall.hardcity.ground.trace import REROLLED, ROLLED, SKULLS_PAID

ROOM: Final = 4  # dice that the row has room for

# What a roll is for.
FOR_SHOT: Final = 0
FOR_FIGHT: Final = 1
FOR_WELDING: Final = 2  # nothing but skulls matters here (HC-R20)

# Numbers of the task.
ROLLER: Final = 1  # the officer
NUMBER_OF_DICE: Final = 2
PURPOSE: Final = 3
STAGE: Final = 4
REROLLS: Final = 5
SKULLS_TURNED: Final = 6

# Stages.
_ROLL: Final = 0
_REROLL: Final = 1
_SKULLS: Final = 2


def plan_roll(s: State, who: i64, dice: i64, purpose: i64) -> None:
    """An officer rolls; when the task below goes on, HITS says what came of it."""
    if dice > s.rules.most_dice:
        dice = s.rules.most_dice
    s.plan(ROLL_DICE, who, dice, purpose)


def skulls_rolled(s: State) -> i64:
    """How many dice of the last roll show a skull, paid for or not."""
    n: i64 = 0
    i: i64 = 0
    while i < ROOM:
        if s.get(DICE + i) == SKULL:
            n += 1
        i += 1
    return n


class RollDice(Task):
    """One roll, from the dice to the hits (HC-15.4)."""

    def work(self, s: State) -> None:
        """Roll, then ask for the die rolled again and for the skulls that are paid."""
        stage: i64 = s.note_of(STAGE)
        if stage == _ROLL:
            _roll(s, s.note_of(NUMBER_OF_DICE))
        elif stage == _REROLL:
            if _may_reroll(s):
                _offer_dice(s)
            else:
                s.keep(STAGE, _SKULLS)
        elif abilities_work(s) and skulls_rolled(s) > s.note_of(SKULLS_TURNED):
            _offer_skulls(s)
        else:
            _count_hits(s)

    def answer(self, s: State, code: i64) -> None:
        """Roll a die again, use Steady Hand, pay for skulls, or leave it."""
        who: i64 = s.note_of(ROLLER)
        verb: i64 = verb_of(code)
        if verb == PASS:
            s.keep(STAGE, _SKULLS)
        elif verb == DIE:
            _reroll(s, who, a_of(code))
        elif verb == ABILITY:
            s.keep(SKULLS_TURNED, s.note_of(SKULLS_TURNED) + s.rules.ability_amount[STEADY_HAND])
            use_ability(s, who, STEADY_HAND)
        else:
            _pay_for(s, who, a_of(code))


def _roll(s: State, dice: i64) -> None:
    """All dice at once."""
    first: i64 = _throw(s) if dice > 0 else -1
    second: i64 = _throw(s) if dice > 1 else -1
    third: i64 = _throw(s) if dice > 2 else -1
    lay_dice(s, first, second, third, _throw(s) if dice > 3 else -1)


def _throw(s: State) -> i64:
    """The face that one die shows."""
    return s.rules.faces[s.below(len(s.rules.faces))]


def is_unrolled(s: State) -> bool:
    """Whether the next thing that happens is a roll."""
    return s.task() == ROLL_DICE and s.note_of(STAGE) == _ROLL


def lay_dice(s: State, first: i64, second: i64, third: i64, fourth: i64) -> None:
    """The dice of the roll on top show these faces, -1 for no die."""
    s.keep(STAGE, _REROLL)
    s.put(DICE, first)
    s.put(DICE + 1, second)
    s.put(DICE + 2, third)
    s.put(DICE + 3, fourth)
    s.tell(ROLLED, first, second, third, fourth)


def _may_reroll(s: State) -> bool:
    """Old Tricks: once per turn, after the roll of a shot or a melee (HC-17.2.1)."""
    if s.note_of(PURPOSE) == FOR_WELDING or not abilities_work(s):
        return False
    done: i64 = s.note_of(REROLLS)
    if done > 0:
        return done < s.rules.ability_amount[OLD_TRICKS]
    return is_ready(s, s.note_of(ROLLER), OLD_TRICKS)


def _offer_dice(s: State) -> None:
    """Offer one die of each face: equal ones cannot be told apart (HC-R3)."""
    ask_officers(s, s.note_of(ROLLER))
    s.offer(move(PASS))
    i: i64 = 0
    while i < ROOM:
        if s.get(DICE + i) >= 0 and _is_first_of_face(s, i):
            s.offer(move(DIE, i))
        i += 1


def _is_first_of_face(s: State, die: i64) -> bool:
    other: i64 = 0
    while other < die:
        if s.get(DICE + other) == s.get(DICE + die):
            return False
        other += 1
    return True


def _reroll(s: State, who: i64, die: i64) -> None:
    if s.note_of(REROLLS) == 0:
        use_ability(s, who, OLD_TRICKS)
    s.keep(REROLLS, s.note_of(REROLLS) + 1)
    s.put(DICE + die, _throw(s))
    s.tell(REROLLED, die, s.get(DICE + die))


def _offer_skulls(s: State) -> None:
    """Offer how many skulls are paid for, none included, and Steady Hand (HC-5.17, HC-17.3.14)."""
    who: i64 = s.note_of(ROLLER)
    ask_officers(s, who)
    left: i64 = skulls_rolled(s) - s.note_of(SKULLS_TURNED)
    n: i64 = 0
    while n <= left and n * s.rules.skull_ap <= s.person(who, AP):
        s.offer(move(PAY_SKULLS, n))
        n += 1
    if s.note_of(PURPOSE) != FOR_WELDING and is_ready(s, who, STEADY_HAND):
        s.offer(move(ABILITY, STEADY_HAND))


def _pay_for(s: State, who: i64, skulls: i64) -> None:
    s.keep(SKULLS_TURNED, s.note_of(SKULLS_TURNED) + skulls)
    if skulls > 0:
        pay(s, who, skulls * s.rules.skull_ap)
        s.tell(SKULLS_PAID, who, skulls)
    _count_hits(s)


def _count_hits(s: State) -> None:
    """The hits of the faces, and those of the skulls that were turned; the roll is done."""
    turned: i64 = s.note_of(SKULLS_TURNED)
    if turned > skulls_rolled(s):
        turned = skulls_rolled(s)
    hits: i64 = turned * s.rules.skull_damage
    i: i64 = 0
    while i < ROOM:
        face: i64 = s.get(DICE + i)
        if face > 0 and face != SKULL:
            hits += face  # a hit is face 1, two hits are face 2
        i += 1
    s.finish()
    s.put(HITS, hits)
