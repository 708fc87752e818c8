"""What is being decided: the kind of each decision, the clause that asks for it, the spaces it is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ashfall.hardcity.actions import (
    blows,
    fights,
    firing,
    nudges,
    reactions,
    rolls,
    shots,
    spread,
    steps,
    walking,
)
from ashfall.hardcity.actions.reactions import (
    LEFT_MUTANTS,
    SHOT_KILLS,
    SKULL_IN_FIGHT,
    SKULL_IN_SHOT,
    TAKES_CIVILIAN,
)
from ashfall.hardcity.autodoc import activation, bottoms, deploying
from ashfall.hardcity.course import arrivals
from ashfall.hardcity.figures import harm
from ashfall.hardcity.ground import tasks
from ashfall.hardcity.ground.rows import ACTIVE, KAFAR, LOADS, MUTANTS, PEOPLE, PLACE
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.officers import crowbar, gear_effects, throws
from ashfall.hardcity.zero import escort
from ashfall.table.contract import Decision

__all__ = ["KINDS", "TRIGGERS", "decision_of"]

KINDS: Final[dict[int, tuple[str, str]]] = {
    tasks.OPENING: ("opening", "HC-3.1.10"),
    tasks.ROUND_TASK: ("round_task", "HC-4.7"),
    tasks.LEVEL_UP: ("level_up", "HC-6.2"),
    tasks.OFFICER_TURN: ("officer_turn", "HC-4.10"),
    tasks.ZERO_TURN: ("zero_turn", "HC-8.2"),
    tasks.AUTO_STEP: ("auto_step", "HC-13.2"),
    tasks.EVENT_STEP: ("event_step", "HC-4.3"),
    tasks.CIVILIAN_HIT: ("civilian_hit", "HC-17.9.15"),
    tasks.ASSIGN_ATTACK: ("assign_attack", "HC-8.11"),
    tasks.WALK: ("walk", "HC-5.1"),
    tasks.LEAVING: ("leaving", "HC-5.5"),
    tasks.SHOOT: ("shoot", "HC-5.6"),
    tasks.SHOT: ("shot", "HC-17.3.13"),
    tasks.FIGHT: ("fight", "HC-5.10"),
    tasks.SPREAD: ("spread", "HC-R10"),
    tasks.REACTION: ("reaction", "HC-8.4"),
    tasks.BLOW: ("blow", "HC-16.8"),
    tasks.USE_ON_SPACE: ("use_on_space", "HC-5.12"),
    tasks.FIRST_AID_TASK: ("first_aid_task", "HC-17.10.3"),
    tasks.CROWBAR_TASK: ("crowbar_task", "HC-17.10.14"),
    tasks.NUDGE: ("nudge", "HC-16.15"),
    tasks.ROLL_DICE: ("roll_dice", "HC-5.17"),
    tasks.NO_WARNING_TASK: ("no_warning_task", "HC-17.3.5"),
    tasks.SPARE_MUTANT: ("spare_mutant", "HC-17.5.14"),
    tasks.MUTANTS_ACT: ("mutants_act", "HC-8.7"),
    tasks.KAFAR_TURN: ("kafar_turn", "HC-9.7"),
    tasks.STATIC_TASK: ("static_task", "HC-17.5.4"),
    tasks.PACK_TASK: ("pack_task", "HC-17.5.5"),
    tasks.FRENZY_TASK: ("frenzy_task", "HC-17.5.6"),
    tasks.DRAG_TASK: ("drag_task", "HC-17.5.10"),
    tasks.JAM_TASK: ("jam_task", "HC-17.5.11"),
    tasks.MOVE_HELICOPTER: ("move_helicopter", "HC-17.6.1"),
    tasks.TURN_LIDS: ("turn_lids", "HC-17.6.3"),
    tasks.SWITCH_OFF: ("switch_off", "HC-17.6.5"),
    tasks.WALK_ON: ("walk_on", "HC-14.3.9"),
    tasks.AUTO_DRAW: ("auto_draw", "HC-13.4"),
    tasks.AUTO_CARD: ("auto_card", "HC-13.4"),
    tasks.STOLEN_AP: ("stolen_ap", "HC-17.7.11"),
    tasks.SQUAD: ("squad", "HC-13.3"),
    tasks.ACTIVATE_MUTANT: ("activate_mutant", "HC-13.10"),
    tasks.BOTTOM: ("bottom", "HC-16.25"),
    tasks.ACT: ("act", "HC-16.29"),
    tasks.DEPLOY_NEAR: ("deploy_near", "HC-16.12"),
    tasks.DEPLOY_ON_ROOF: ("deploy_on_roof", "HC-14.5.12"),
    tasks.DEPLOY_AT_MANHOLES: ("deploy_at_manholes", "HC-17.8.2"),
    tasks.AUTO_SPECIAL: ("auto_special", "HC-17.7.7"),
    tasks.KAFAR_COMES: ("kafar_comes", "HC-13.13"),
    tasks.OWED_CARD: ("owed_card", "HC-R62"),
    tasks.ALLY_START: ("ally_start", "HC-3.3.1"),
    tasks.FEWER_BARRELS: ("fewer_barrels", "HC-11.5"),
    tasks.PARKING: ("parking", "HC-17.9.1"),
    tasks.ROLLING: ("rolling", "HC-15.20"),
    tasks.GETTING_OUT: ("getting_out", "HC-17.9.1"),
    tasks.FLAMETHROWER_FOUND: ("flamethrower_found", "HC-14.3.1"),
    tasks.LANDING: ("landing", "HC-17.9.3"),
    tasks.FIRST_SHOTS: ("first_shots", "HC-17.9.3"),
    tasks.SETTING_OUT: ("setting_out", "HC-17.9.4"),
    tasks.ARRIVAL: ("arrival", "HC-R12"),
    tasks.WELDING: ("welding", "HC-14.2.3"),
    tasks.TAKE_EFFECT: ("take_effect", "HC-7.1"),
}
TRIGGERS: Final = {  # what Doctor Zero may react to, and the clause of it
    TAKES_CIVILIAN: ("takes_civilian", "HC-17.5.16"),
    LEFT_MUTANTS: ("left_mutants", "HC-17.5.15"),
    SKULL_IN_SHOT: ("skull_in_shot", "HC-5.18"),
    SKULL_IN_FIGHT: ("skull_in_fight", "HC-5.18"),
    SHOT_KILLS: ("shot_kills", "HC-17.5.14"),
}


def decision_of(s: State) -> Decision:
    """Who must choose now, what and why. The game must not be over."""
    task = int(s.task())
    kind, clause = KINDS[task]
    if task == tasks.REACTION:
        trigger, clause = TRIGGERS[int(s.note_of(reactions.TRIGGER))]
        kind = f"{kind}_{trigger}"
    labels = s.rules.board.labels
    about = [place(s, int(s.note_of(i))) for i, place in PLACES.get(task, ())]
    if task in (tasks.OFFICER_TURN, tasks.AUTO_CARD, tasks.SQUAD, tasks.BOTTOM):
        about.append(_of_person(s, int(s.get(ACTIVE))))
    elif task in (tasks.KAFAR_TURN, tasks.KAFAR_COMES):
        about.append(_of_mutant(s, KAFAR))
    spaces = [space for space in dict.fromkeys(about) if 0 <= space < len(labels)]
    return Decision(int(s.chooser), kind, clause, tuple(labels[space] for space in spaces))


def _space(s: State, number: int) -> int:
    return number


def _near_to(s: State, number: int) -> int:
    """The space that the zones must be near to, where the card names one."""
    return -1 if s.note_of(deploying.ANYWHERE) else number


def _of_person(s: State, who: int) -> int:
    return int(s.person(who, PLACE)) if 0 <= who < PEOPLE else -1


def _of_mutant(s: State, m: int) -> int:
    return int(s.mutant(m)) if 0 <= m < MUTANTS else -1


def _of_load(s: State, load: int) -> int:
    return int(s.load(load)) if 0 <= load < LOADS else -1


PLACES: Final[
    dict[int, tuple[tuple[int, Callable[[State, int], int]], ...]]
] = {  # number of the frame: what it is
    tasks.CIVILIAN_HIT: ((harm.VICTIM, _of_load),),
    tasks.ASSIGN_ATTACK: ((harm.ATTACKED_SPACE, _space),),
    tasks.WALK: ((walking.WALKER, _of_person),),
    tasks.LEAVING: ((steps.WALKER, _of_person), (steps.THERE, _space)),
    tasks.SHOOT: ((shots.SHOOTER, _of_person),),
    tasks.SHOT: ((firing.SHOOTER, _of_person),),
    tasks.FIGHT: ((fights.FIGHTER, _of_person),),
    tasks.SPREAD: ((spread.SPACE, _space),),
    tasks.REACTION: ((reactions.ACTOR, _of_person),),
    tasks.BLOW: ((blows.STRIKER, _of_person),),
    tasks.USE_ON_SPACE: ((throws.THROWER, _of_person),),
    tasks.FIRST_AID_TASK: ((gear_effects.HEALER, _of_person),),
    tasks.CROWBAR_TASK: ((crowbar.USER, _of_person),),
    tasks.NUDGE: ((nudges.PUSHER, _of_person),),
    tasks.ROLL_DICE: ((rolls.ROLLER, _of_person),),
    tasks.NO_WARNING_TASK: ((firing.TARGET, _space),),
    tasks.WALK_ON: ((escort.ESCORT, _of_mutant),),
    tasks.ACTIVATE_MUTANT: ((activation.ACTIVATED, _of_mutant),),
    tasks.ACT: ((bottoms.ACTOR, _of_mutant),),
    tasks.DEPLOY_NEAR: ((deploying.NEAR_TO, _near_to),),
    tasks.ARRIVAL: ((arrivals.SPACE, _space),),
}
