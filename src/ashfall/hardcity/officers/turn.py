"""An officer's turn: any actions in any order while AP last (HC-4.10, HC-5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ashfall.hardcity.actions.action import Action
from ashfall.hardcity.actions.fights import Melee
from ashfall.hardcity.actions.shots import AimedShot, BarrelShot, BigIron, MachineShot, QuickShot
from ashfall.hardcity.actions.walking import Open, Step
from ashfall.hardcity.course.rounds import forget_action
from ashfall.hardcity.figures.people import is_up, pay
from ashfall.hardcity.ground.cards import (
    BIG_IRON,
    COFFEE_BREAK,
    FLYING_KICK,
    FOLLOW_ME,
    KEG_TOSS,
    MEDICAL_TRAINING,
)
from ashfall.hardcity.ground.moves import (
    ABILITY,
    AIMED_SHOT,
    ALLY,
    CALL,
    CLIMB,
    END_TURN,
    EVACUATE,
    HAND_OVER,
    MELEE,
    OPEN,
    OPEN_ROOF,
    QUICK_SHOT,
    RELOAD,
    SHOOT_BARREL,
    SHOOT_MACHINE,
    STEP,
    TAKE,
    TAKE_OVER,
    UNLOAD_CAR,
    USE,
    WELD,
    WELD_SURELY,
    a_of,
    move,
    verb_of,
)
from ashfall.hardcity.ground.rows import ACTIVE, AP, LAST_ACTION, OWED, STEPS
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import OWED_CARD, Task, ask_officers
from ashfall.hardcity.ground.trace import TURN_ENDED
from ashfall.hardcity.officers.abilities import CoffeeBreak, FlyingKick, FollowMe, KegToss, MedicalTraining
from ashfall.hardcity.officers.ally import SendFang
from ashfall.hardcity.officers.belongings import HandOver, Reload, TakeOver
from ashfall.hardcity.officers.gear import UseGear
from ashfall.hardcity.officers.takes import ENDING, UseTake
from ashfall.hardcity.places.helicopter import CallHelicopter
from ashfall.hardcity.places.manholes import TryToWeld, WeldSurely
from ashfall.hardcity.places.roof import Climb, OpenRoof
from ashfall.hardcity.places.vehicles import Evacuate, UnloadCar

_ACTIONS: Final[list[tuple[int, Action]]] = [
    (STEP, Step()),
    (OPEN, Open()),
    (QUICK_SHOT, QuickShot()),
    (AIMED_SHOT, AimedShot()),
    (SHOOT_BARREL, BarrelShot()),
    (SHOOT_MACHINE, MachineShot()),
    (MELEE, Melee()),
    (HAND_OVER, HandOver()),
    (TAKE_OVER, TakeOver()),
    (USE, UseGear()),
    (RELOAD, Reload()),
    (TAKE, UseTake()),
    (ALLY, SendFang()),
    (EVACUATE, Evacuate()),
    (CALL, CallHelicopter()),
    (WELD, TryToWeld()),
    (WELD_SURELY, WeldSurely()),
    (UNLOAD_CAR, UnloadCar()),
    (OPEN_ROOF, OpenRoof()),
    (CLIMB, Climb()),
]
ABILITY_ACTIONS: Final[list[tuple[int, Action]]] = [
    (BIG_IRON, BigIron()),
    (COFFEE_BREAK, CoffeeBreak(COFFEE_BREAK)),
    (FLYING_KICK, FlyingKick(FLYING_KICK)),
    (FOLLOW_ME, FollowMe(FOLLOW_ME)),
    (KEG_TOSS, KegToss(KEG_TOSS)),
    (MEDICAL_TRAINING, MedicalTraining(MEDICAL_TRAINING)),
]


def _in_order() -> list[Action]:
    """All of them in the order of their moves, so that each is offered after those before it."""
    before = [action for verb, action in _ACTIONS if verb < ABILITY]
    after = [action for verb, action in _ACTIONS if verb > ABILITY]
    return before + [action for _, action in ABILITY_ACTIONS] + after


def _by_number(actions: list[tuple[int, Action]]) -> vec[Action]:
    table = [Action()] * END_TURN
    for number, action in actions:
        table[number] = action
    return vec[Action](table)


_ALL: Final = vec[Action](_in_order())
_BY_VERB: Final = _by_number(_ACTIONS)
_BY_CARD: Final = _by_number(ABILITY_ACTIONS)


class OfficerTurn(Task):
    """The turn of the active officer; one who is stunned acts no more (HC-10.5)."""

    def work(self, s: State) -> None:
        """Offer every action that is possible now, and the end of the turn."""
        who: i64 = s.get(ACTIVE)
        if s.note_of(ENDING) != 0 or not is_up(s, who):
            _end_turn(s, who)
            return
        if s.get(OWED) > 0:
            s.plan(OWED_CARD)
            return
        ask_officers(s, who)
        for action in _ALL:
            action.offer(s, who)
        s.offer(move(END_TURN))

    def answer(self, s: State, code: i64) -> None:
        """Do it."""
        who: i64 = s.get(ACTIVE)
        verb: i64 = verb_of(code)
        if verb == END_TURN:
            _end_turn(s, who)
            return
        if not _belongs_to_move(s, who, verb):
            forget_action(s)
            s.set_person(who, STEPS, 0)
            s.put(LAST_ACTION, verb)
        if verb == ABILITY:
            _BY_CARD[a_of(code)].carry_out(s, who, code)
        else:
            _BY_VERB[verb].carry_out(s, who, code)


def _belongs_to_move(s: State, who: i64, verb: i64) -> bool:
    """Whether a move action goes on: a further step, or a crate opened on the way (HC-R9)."""
    if verb == STEP:
        return s.person(who, STEPS) > 0
    return verb == OPEN and s.get(LAST_ACTION) == STEP


def _end_turn(s: State, who: i64) -> None:
    """AP left are lost (HC-4.10). AutoDoc still needs to know who was active (HC-13.2, HC-R1)."""
    s.finish()
    s.set_person(who, STEPS, 0)
    pay(s, who, s.person(who, AP))
    s.tell(TURN_ENDED, who)
    if not s.rules.coop:
        s.put(ACTIVE, -1)
