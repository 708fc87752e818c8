"""The table of all tasks, by number."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from ashfall.hardcity.actions.blows import Blow
from ashfall.hardcity.actions.fights import Fight
from ashfall.hardcity.actions.firing import NoWarning, Shooting
from ashfall.hardcity.actions.nudges import Nudge
from ashfall.hardcity.actions.reactions import Reaction
from ashfall.hardcity.actions.rolls import RollDice
from ashfall.hardcity.actions.shots import Shoot
from ashfall.hardcity.actions.sites import Welding
from ashfall.hardcity.actions.spread import SpareMutant, Spread
from ashfall.hardcity.actions.steps import Leaving
from ashfall.hardcity.actions.walking import Walk
from ashfall.hardcity.autodoc.activation import Activate
from ashfall.hardcity.autodoc.bottoms import BottomHalf, MutantAct
from ashfall.hardcity.autodoc.deploying import DeployAtManholes, DeployNear, DeployOnRoof
from ashfall.hardcity.autodoc.letters import KafarComes
from ashfall.hardcity.autodoc.schemes import AutoSpecial
from ashfall.hardcity.autodoc.squads import Squad
from ashfall.hardcity.autodoc.step import AutoDraw, AutoStep, OwedCard
from ashfall.hardcity.autodoc.top_halves import StolenAp
from ashfall.hardcity.autodoc.tops import DrawnCard
from ashfall.hardcity.course.arrivals import Arrival
from ashfall.hardcity.course.event_steps import EventStep
from ashfall.hardcity.course.rounds import LevelUp, Round
from ashfall.hardcity.figures.harm import AssignAttack, CivilianHit
from ashfall.hardcity.ground.tasks import (
    ACT,
    ACTIVATE_MUTANT,
    ALLY_START,
    ARRIVAL,
    ASSIGN_ATTACK,
    AUTO_CARD,
    AUTO_DRAW,
    AUTO_SPECIAL,
    AUTO_STEP,
    BLOW,
    BOTTOM,
    CIVILIAN_HIT,
    CROWBAR_TASK,
    DEPLOY_AT_MANHOLES,
    DEPLOY_NEAR,
    DEPLOY_ON_ROOF,
    DRAG_TASK,
    EVENT_STEP,
    FEWER_BARRELS,
    FIGHT,
    FIRST_AID_TASK,
    FIRST_SHOTS,
    FLAMETHROWER_FOUND,
    FRENZY_TASK,
    GETTING_OUT,
    JAM_TASK,
    KAFAR_COMES,
    KAFAR_TURN,
    LANDING,
    LEAVING,
    LEVEL_UP,
    MOVE_HELICOPTER,
    MUTANTS_ACT,
    NO_WARNING_TASK,
    NUDGE,
    OFFICER_TURN,
    OPENING,
    OWED_CARD,
    PACK_TASK,
    PARKING,
    REACTION,
    ROLL_DICE,
    ROLLING,
    ROUND_TASK,
    SETTING_OUT,
    SHOOT,
    SHOT,
    SPARE_MUTANT,
    SPREAD,
    SQUAD,
    STATIC_TASK,
    STOLEN_AP,
    SWITCH_OFF,
    TAKE_EFFECT,
    TASKS,
    TURN_LIDS,
    USE_ON_SPACE,
    WALK,
    WALK_ON,
    WELDING,
    ZERO_TURN,
    Task,
)
from ashfall.hardcity.officers.crowbar import UseCrowbar
from ashfall.hardcity.officers.gear_effects import HealOne
from ashfall.hardcity.officers.openings import (
    AllyStart,
    FewerBarrels,
    FirstShots,
    FlamethrowerFound,
    GettingOut,
    Landing,
    Opening,
    SettingOut,
)
from ashfall.hardcity.officers.takes import TakeEffect
from ashfall.hardcity.officers.throws import UseOnSpace
from ashfall.hardcity.officers.turn import OfficerTurn
from ashfall.hardcity.places.police_car import Parking, Rolling
from ashfall.hardcity.zero.chaos_moves import DragTask, FrenzyTask, PackTask
from ashfall.hardcity.zero.chaos_texts import JamTask, StaticTask
from ashfall.hardcity.zero.escort import WalkOn
from ashfall.hardcity.zero.kafar import KafarTurn
from ashfall.hardcity.zero.schemes import MoveHelicopter, SwitchOff, TurnLids
from ashfall.hardcity.zero.swarm import MutantsAct
from ashfall.hardcity.zero.turn import ZeroTurn

_ALL: Final[list[tuple[int, Task]]] = [
    (ROUND_TASK, Round()),
    (LEVEL_UP, LevelUp()),
    (CIVILIAN_HIT, CivilianHit()),
    (ASSIGN_ATTACK, AssignAttack()),
    (OFFICER_TURN, OfficerTurn()),
    (WALK, Walk()),
    (LEAVING, Leaving()),
    (BLOW, Blow()),
    (REACTION, Reaction()),
    (ROLL_DICE, RollDice()),
    (SHOOT, Shoot()),
    (SHOT, Shooting()),
    (NO_WARNING_TASK, NoWarning()),
    (FIGHT, Fight()),
    (SPREAD, Spread()),
    (SPARE_MUTANT, SpareMutant()),
    (NUDGE, Nudge()),
    (FIRST_AID_TASK, HealOne()),
    (USE_ON_SPACE, UseOnSpace()),
    (CROWBAR_TASK, UseCrowbar()),
    (ZERO_TURN, ZeroTurn()),
    (MUTANTS_ACT, MutantsAct()),
    (KAFAR_TURN, KafarTurn()),
    (STATIC_TASK, StaticTask()),
    (PACK_TASK, PackTask()),
    (FRENZY_TASK, FrenzyTask()),
    (DRAG_TASK, DragTask()),
    (JAM_TASK, JamTask()),
    (MOVE_HELICOPTER, MoveHelicopter()),
    (TURN_LIDS, TurnLids()),
    (SWITCH_OFF, SwitchOff()),
    (WALK_ON, WalkOn()),
    (AUTO_STEP, AutoStep()),
    (AUTO_DRAW, AutoDraw()),
    (OWED_CARD, OwedCard()),
    (AUTO_CARD, DrawnCard()),
    (STOLEN_AP, StolenAp()),
    (AUTO_SPECIAL, AutoSpecial()),
    (SQUAD, Squad()),
    (ACTIVATE_MUTANT, Activate()),
    (BOTTOM, BottomHalf()),
    (ACT, MutantAct()),
    (DEPLOY_NEAR, DeployNear()),
    (DEPLOY_ON_ROOF, DeployOnRoof()),
    (DEPLOY_AT_MANHOLES, DeployAtManholes()),
    (KAFAR_COMES, KafarComes()),
    (OPENING, Opening()),
    (ALLY_START, AllyStart()),
    (FEWER_BARRELS, FewerBarrels()),
    (PARKING, Parking()),
    (ROLLING, Rolling()),
    (GETTING_OUT, GettingOut()),
    (FLAMETHROWER_FOUND, FlamethrowerFound()),
    (LANDING, Landing()),
    (FIRST_SHOTS, FirstShots()),
    (SETTING_OUT, SettingOut()),
    (ARRIVAL, Arrival()),
    (EVENT_STEP, EventStep()),
    (WELDING, Welding()),
    (TAKE_EFFECT, TakeEffect()),
]


def _table() -> vec[Task]:
    table = [Task()] * TASKS
    for number, task in _ALL:
        table[number] = task
    return vec[Task](table)


AGENDA: Final = _table()
