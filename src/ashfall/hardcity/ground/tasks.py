"""The tasks that can stand on the agenda: their numbers, and what a task is.

A task goes on until somebody must choose. What it works on stands in its frame of the agenda, so a match
can be copied or stored at any moment. What the numbers of its frame are, in the order of ``State.plan``, is
named beside the class of the task. The table of all tasks is in :mod:`ashfall.hardcity.agenda`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.ground.rows import ACTIVE, FANG, LEADER
from ashfall.hardcity.ground.state import State

# The course of the game.
OPENING: Final = 0  # the opening of the episode (HC-3)
ROUND_TASK: Final = 1
LEVEL_UP: Final = 2  # officers keep a new ability, one after the other
OFFICER_TURN: Final = 3
ZERO_TURN: Final = 4
AUTO_STEP: Final = 5
EVENT_STEP: Final = 6  # one step of the event phase
CIVILIAN_HIT: Final = 7  # a civilian is given damage
ASSIGN_ATTACK: Final = 8  # the damage of an attack is divided

# Officers.
WALK: Final = 20  # somebody goes some spaces without AP
LEAVING: Final = 21  # a step is being made
SHOOT: Final = 22  # a free shot is aimed
SHOT: Final = 23  # a shot is fired
FIGHT: Final = 24  # a melee
SPREAD: Final = 25  # damage is divided over mutants
REACTION: Final = 26  # Doctor Zero may react
BLOW: Final = 27  # mutants are stunned without a roll

# What shots, fights and equipment ask for.
USE_ON_SPACE: Final = 45  # where equipment is used
FIRST_AID_TASK: Final = 46  # who is healed
CROWBAR_TASK: Final = 47  # what it is used for
NUDGE: Final = 48  # mutants are pushed
ROLL_DICE: Final = 49
NO_WARNING_TASK: Final = 50  # who is hit beside the target
SPARE_MUTANT: Final = 51  # who is too angry to die

# Doctor Zero.
MUTANTS_ACT: Final = 70  # deployments, moves and attacks
KAFAR_TURN: Final = 72
STATIC_TASK: Final = 73  # who loses AP
PACK_TASK: Final = 74  # who hunts together
FRENZY_TASK: Final = 75  # on which space
DRAG_TASK: Final = 76  # who is dragged off
JAM_TASK: Final = 77  # who runs out of ammunition
MOVE_HELICOPTER: Final = 78  # to which space
TURN_LIDS: Final = 79  # which manhole is closed
SWITCH_OFF: Final = 80  # which lamps go out
WALK_ON: Final = 81  # a mutant has put the mayor down and goes on

# AutoDoc.
AUTO_DRAW: Final = 110  # the next chaos card
AUTO_CARD: Final = 111  # a card that was drawn
STOLEN_AP: Final = 112  # which officer puts AP on the card of the task below
SQUAD: Final = 113  # who is activated next
ACTIVATE_MUTANT: Final = 114
BOTTOM: Final = 115  # the bottom half of a card
ACT: Final = 116  # a mutant acts by it
DEPLOY_NEAR: Final = 117  # in the zone, or in the closest one
DEPLOY_ON_ROOF: Final = 118
DEPLOY_AT_MANHOLES: Final = 119
AUTO_SPECIAL: Final = 120  # the AutoDoc side of the special card
KAFAR_COMES: Final = 121  # where (HC-13.13)
OWED_CARD: Final = 122  # a card for a stunned officer, in the turn of another one (HC-R62)

# Set-up.
ALLY_START: Final = 130  # on whose space the ally begins (HC-3.3)
FEWER_BARRELS: Final = 131  # which barrels leave the roof in a campaign (HC-11)
PARKING: Final = 132  # where the police car comes onto the map
ROLLING: Final = 133  # how far it rolls
GETTING_OUT: Final = 134  # who is put at which of its doors
FLAMETHROWER_FOUND: Final = 135  # who gets it
LANDING: Final = 136  # mutants come to the spaces of the zone
FIRST_SHOTS: Final = 137  # who shoots next
SETTING_OUT: Final = 138  # a card and a walk for each officer
ARRIVAL: Final = 139  # mutants come to a space

# Places and takes.
WELDING: Final = 140  # the roll is made
TAKE_EFFECT: Final = 141  # what a take does

TASKS: Final = 160


class Task:
    """One kind of task."""

    def work(self, s: State) -> None:
        """Go on: finish, plan other tasks, or offer the legal answers to the one who must choose.

        Whoever does not offer anything must have changed the agenda or the numbers of the frame.
        """
        raise NotImplementedError

    def answer(self, s: State, code: i64) -> None:
        """Carry out one of the answers."""
        raise NotImplementedError

    def is_secret(self, s: State) -> bool:
        """Whether even a lone answer is waited for, because giving it at once would tell something hidden."""
        return False


def ask_officers(s: State, who: i64) -> None:
    """The player who leads an officer chooses; -1: the leader of the active one, else the first (HC-R1)."""
    from_active: i64 = who if who >= 0 else s.get(ACTIVE)
    s.chooser = s.person(from_active, LEADER) if from_active >= 0 else 0


def ask_person(s: State, who: i64) -> None:
    """The player who leads an officer chooses; for the ally the leader of the active one does (HC-R1)."""
    if who == FANG:
        ask_officers(s, -1)
    else:
        ask_officers(s, who)


def ask_zero(s: State) -> None:
    """Doctor Zero chooses; without one the officers do (HC-13: the golden rule)."""
    if s.rules.zero >= 0:
        s.chooser = s.rules.zero
    else:
        ask_officers(s, -1)
