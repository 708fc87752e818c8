"""What the text of a chaos card is, and the texts that deploy, wake or hinder (HC-17.5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ashfall.hardcity.course.rounds import can_anybody_act, offer_those_to_act
from ashfall.hardcity.figures.deploying import (
    ANY_SPACE,
    IN_MIST,
    IN_ZONE,
    NO_SPACE,
    can_deploy,
    has_open_space,
)
from ashfall.hardcity.figures.mutants import is_active
from ashfall.hardcity.figures.people import is_up, pay, run_out
from ashfall.hardcity.figures.prowl import has_way, may_move, may_stand
from ashfall.hardcity.ground.cards import FRESH_BATCH, JAMMED_CHAMBER, RADIO_STATIC, STAMPEDE, WAKE_UP_CALL
from ashfall.hardcity.ground.moves import GIVE_TO, PASS, a_of, move, verb_of
from ashfall.hardcity.ground.rows import AP, HAND, KAFAR, MUTANTS, OFFICERS, OUT_OF_AMMO, PLACE
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import JAM_TASK, STATIC_TASK, Task, ask_zero
from ashfall.hardcity.zero.swarm import come_in_mist, is_on_grid, let_act, let_stampede, let_stand, rush

# Numbers of the task.
JAMS_LEFT: Final = 1  # officers who may still be chosen
JAMS_ON: Final = 2  # the grid of the first one plus one, 0: none yet


class ChaosText:
    """The text of a card that Doctor Zero plays in his turn, as an instant or an action (HC-8.1, HC-8.2)."""

    def can_do(self, s: State) -> bool:
        """Whether it would change anything: else the card may not be played for it (HC-16.14)."""
        return False

    def play(self, s: State) -> None:
        """Do it, or plan what follows."""
        raise NotImplementedError


class TextForMutants(ChaosText):
    """A text that tells mutants on the map to do something; KAFAR is none of them (HC-9.6)."""

    def can_do(self, s: State) -> bool:
        """Any of them can follow."""
        m: i64 = 0
        while m < KAFAR:
            if s.mutant(m) >= 0 and self.can_follow(s, m):
                return True
            m += 1
        return False

    def can_follow(self, s: State, m: i64) -> bool:
        """Whether a mutant can do what the text tells it to."""
        raise NotImplementedError


def text_table(texts: list[tuple[int, ChaosText]]) -> vec[ChaosText]:
    """Texts by their numbers; what is missing among them is never played for a text."""
    table = [ChaosText()] * (1 + max(number for number, _ in texts))
    for number, text in texts:
        table[number] = text
    return vec[ChaosText](table)


class CityIsOurs(ChaosText):
    """The basic actions of another card are raised (HC-17.5.1)."""

    def can_do(self, s: State) -> bool:
        """There is another card."""
        return s.pile_size(HAND) > 1

    def play(self, s: State) -> None:
        """Nothing more: the turn itself goes on with the basic actions."""


class FreshBatch(ChaosText):
    """Some mutants come before the action (HC-17.5.2)."""

    def can_do(self, s: State) -> bool:
        """Somebody can come, and the zone has room."""
        return can_deploy(s) and has_open_space(s, IN_ZONE, NO_SPACE)

    def play(self, s: State) -> None:
        """Let them come."""
        let_act(s, s.rules.chaos_amount[FRESH_BATCH], 0, 0)


class WakeUpCall(TextForMutants):
    """Stunned mutants stand up (HC-17.5.3)."""

    def can_follow(self, s: State, m: i64) -> bool:
        """It lies there."""
        return may_stand(s, m)

    def play(self, s: State) -> None:
        """Let them stand up."""
        let_stand(s, s.rules.chaos_amount[WAKE_UP_CALL])


class RushHour(ChaosText):
    """Many mutants come, more than one of them on one space (HC-17.5.7)."""

    def can_do(self, s: State) -> bool:
        """Somebody can come, and the zone has room, be it on a space that was used in this turn."""
        return can_deploy(s) and has_open_space(s, IN_ZONE, ANY_SPACE)

    def play(self, s: State) -> None:
        """Let them come."""
        rush(s)


class Stampede(TextForMutants):
    """Many mutants move (HC-17.5.8)."""

    def can_follow(self, s: State, m: i64) -> bool:
        """It can stand up or go somewhere."""
        return may_stand(s, m) or (may_move(s, m) and has_way(s, m))

    def play(self, s: State) -> None:
        """Let them move."""
        let_stampede(s, s.rules.chaos_amount[STAMPEDE])


class MutagenMist(ChaosText):
    """Mutants come far from the officers (HC-17.5.9)."""

    def can_do(self, s: State) -> bool:
        """Somebody can come, and there is a space so far away."""
        return can_deploy(s) and has_open_space(s, IN_MIST, NO_SPACE)

    def play(self, s: State) -> None:
        """Let them come."""
        come_in_mist(s)


class RadioStatic(ChaosText):
    """An officer still to act loses AP (HC-17.5.4)."""

    def can_do(self, s: State) -> bool:
        """There is one."""
        return can_anybody_act(s)

    def play(self, s: State) -> None:
        """Choose who."""
        s.plan(STATIC_TASK)


class StaticTask(Task):
    """Who loses AP by Radio Static (HC-17.5.4, HC-R22)."""

    def work(self, s: State) -> None:
        """Offer the officers."""
        ask_zero(s)
        offer_those_to_act(s, GIVE_TO)

    def answer(self, s: State, code: i64) -> None:
        """Take the AP."""
        s.finish()
        who: i64 = a_of(code)
        lost: i64 = s.rules.chaos_amount[RADIO_STATIC]
        if lost > s.person(who, AP):
            lost = s.person(who, AP)
        pay(s, who, lost)


class JammedChamber(ChaosText):
    """Officers near mutants run out of ammunition (HC-17.5.11)."""

    def can_do(self, s: State) -> bool:
        """There is one with ammunition."""
        who: i64 = 0
        while who < OFFICERS:
            if can_jam(s, who):
                return True
            who += 1
        return False

    def play(self, s: State) -> None:
        """Choose them."""
        s.plan(JAM_TASK, s.rules.chaos_amount[JAMMED_CHAMBER])


def can_jam(s: State, who: i64) -> bool:
    """Whether an officer without a marker has an active mutant, KAFAR too, within 1 (HC-17.5.11, HC-R13)."""
    if not is_up(s, who) or s.person(who, OUT_OF_AMMO) != 0:
        return False
    m: i64 = 0
    while m < MUTANTS:
        if is_active(s, m) and s.rules.board.apart(s.person(who, PLACE), s.mutant(m)) <= 1:
            return True
        m += 1
    return False


class JamTask(Task):
    """Who runs out of ammunition by Jammed Chamber (HC-17.5.11)."""

    def work(self, s: State) -> None:
        """Offer the officers, and to stop."""
        if s.note_of(JAMS_LEFT) <= 0:
            s.finish()
            return
        ask_zero(s)
        s.offer(move(PASS))
        who: i64 = 0
        while who < OFFICERS:
            if can_jam(s, who) and is_on_grid(s, s.person(who, PLACE), s.note_of(JAMS_ON)):
                s.offer(move(GIVE_TO, who))
            who += 1

    def answer(self, s: State, code: i64) -> None:
        """One gets a marker."""
        if verb_of(code) == PASS:
            s.finish()
            return
        s.keep(JAMS_LEFT, s.note_of(JAMS_LEFT) - 1)
        s.keep(JAMS_ON, s.rules.board.map[s.person(a_of(code), PLACE)] + 1)
        run_out(s, a_of(code))
