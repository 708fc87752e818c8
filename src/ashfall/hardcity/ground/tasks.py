"""The tasks that can stand on the agenda: their numbers, and what a task is.

A task goes on until somebody must choose. What it works on stands in its frame of the agenda, so a match
can be copied or stored at any moment. The table of all tasks is in :mod:`ashfall.hardcity.agenda`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.ground.rows import ACTIVE, FANG, LEADER
from ashfall.hardcity.ground.state import State

# The course of the game.
OPENING: Final = 0  # the opening of the episode (HC-3)
ROUND_TASK: Final = 1  # 1 stage, 2 step of the event phase
LEVEL_UP: Final = 2  # 1 officer whose turn it is to gain
OFFICER_TURN: Final = 3
ZERO_TURN: Final = 4
AUTO_STEP: Final = 5
EVENT_STEP: Final = 6  # 1 step
CIVILIAN_HIT: Final = 7  # 1 load, 2 1 = an officer takes it instead (HC-17.9.15)
ASSIGN_ATTACK: Final = 8  # 1 space, 2 damage left, 3 mutant that attacks

# Officers.
WALK: Final = 20  # 1 officer, 2 spaces, 3 how (see steps), 4 load that goes along, 5 stage
LEAVING: Final = 21  # 1 officer, 2 space, 3 and 4 loads, 5 stage, 6 from, 7 how: a step is being made
SHOOT: Final = 22  # 1 officer, 2 dice (0: the usual number), 3 nearest and 4 farthest distance (0: any)
SHOT: Final = 23  # 1 officer, 2 target, 3 stage, 4 kind of shot, 5 dice or mutant, 6 kills before, 7 misfired
FIGHT: Final = 24  # 1 officer, 2 dice (0: the usual number), 3 stage: a melee
SPREAD: Final = 25  # 1 officer, 2 space, 3 damage left, 4 kind of damage
REACTION: Final = 26  # 1 trigger, 2 officer, 3 and 4 as the trigger needs
BLOW: Final = 27  # 1 officer or ally, 2 how many mutants it stuns, 3 ability by which it may, -1 it does

# What shots, fights and equipment ask for.
USE_ON_SPACE: Final = 45  # 1 officer, 2 equipment card: where it is used
FIRST_AID_TASK: Final = 46  # 1 officer, 2 HP: who is healed
CROWBAR_TASK: Final = 47  # 1 officer, 2 dice of a melee: what it is used for
NUDGE: Final = 48  # 1 officer, 2 how many of the mutants marked as chosen may still be moved
ROLL_DICE: Final = (
    49  # 1 officer, 2 dice, 3 what for (see rolls), 4 stage, 5 dice rolled again, 6 skulls turned
)
NO_WARNING_TASK: Final = 50  # 1 officer, 2 target of the shot
SPARE_MUTANT: Final = 51  # 1 how many mutants are too angry to die

# Doctor Zero.
MUTANTS_ACT: Final = 70  # 1 to 3 deployments, moves and attacks left, 4 limits, 5 to 7: see swarm
HORDE_POINT: Final = 71  # 1 where: KAFAR comes or the horde scores
KAFAR_TURN: Final = 72  # 1 he has attacked the police car
STATIC_TASK: Final = 73  # who loses AP
PACK_TASK: Final = 74  # 1 stage, 2 place, 3 mutants that may still join
FRENZY_TASK: Final = 75  # on which space
DRAG_TASK: Final = 76  # 1 mutants that may still drag somebody off
JAM_TASK: Final = 77  # 1 officers who may still be chosen
MOVE_HELICOPTER: Final = 78  # to which space
TURN_LIDS: Final = 79  # which manhole is closed
SWITCH_OFF: Final = 80  # 1 lamps still to go out
WALK_ON: Final = 81  # 1 mutant that has put the mayor down, 2 spaces left

# AutoDoc.
AUTO_DRAW: Final = 110  # the next chaos card
AUTO_CARD: Final = 111  # 1 card, 2 stage, 3 officer whose AP lies on it + 1, 4 what becomes of it
STOLEN_AP: Final = 112  # which officer puts AP on the card of the task below
SQUAD: Final = 113  # 1 how many of those equally near, 2 priority, 3 activations each, 4 manner (see squads)
ACTIVATE_MUTANT: Final = 114  # 1 mutant, 2 priority, 3 activations left, 4 1 = it may drag the mayor off
BOTTOM: Final = 115  # 1 card, 2 how many still act, 3 stage
ACT: Final = 116  # 1 mutant, 2 set of acts, 3 priority, 4 1 = it has moved
DEPLOY_NEAR: Final = 117  # 1 how many, 2 space that the zones are near to, 3 zone in use + 1, 4 1 = begun
DEPLOY_ON_ROOF: Final = 118  # 1 how many, 2 1 = begun
DEPLOY_AT_MANHOLES: Final = (
    119  # 1 how many on each, 2 manhole in use + 1, 3 left for it, 4 set of those done
)
AUTO_SPECIAL: Final = 120  # 1 stage: the AutoDoc side of the special card
KAFAR_COMES: Final = 121  # where (HC-13.13)

# Set-up.
ALLY_START: Final = 130  # on whose space the ally begins (HC-3.3)
FEWER_BARRELS: Final = 131  # 1 how many barrels leave the roof in a campaign (HC-11)
PARKING: Final = 132  # 1 most spaces that it rolls then: where the police car comes onto the map
ROLLING: Final = 133  # 1 most spaces, 2 why (see police_car)
GETTING_OUT: Final = 134  # 1 officer who is put at the doors of the police car
FLAMETHROWER_FOUND: Final = 135  # who gets it
LANDING: Final = 136  # mutants come to the spaces of the zone
FIRST_SHOTS: Final = 137  # 1 set of officers who have shot
SETTING_OUT: Final = 138  # 1 officer, 2 stage: a card and a walk
ARRIVAL: Final = 139  # 1 space, 2 how many mutants come there, 3 of which kinds (see arrivals)

# Places and takes.
WELDING: Final = 140  # 1 manhole: the roll is made
TAKE_EFFECT: Final = 141  # 1 take, 2 officer, 3 its amount, 4 to 7 its own: see take_effects

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
