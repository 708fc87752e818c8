"""What the answers outside the turns are worth: who takes damage, where things are put, the golden rule."""

from __future__ import annotations

from mypy_extensions import i64

from ashfall.bots.hardcity.dice import reroll_worth, skulls_worth
from ashfall.bots.hardcity.fields import way_to_errand, way_to_safety
from ashfall.bots.hardcity.heist import Heist
from ashfall.bots.hardcity.outlook import (
    Outlook,
    active_at,
    civilian_worth,
    harm_to,
    hazard_at,
    prey_at,
    threat_of,
)
from ashfall.bots.hardcity.supplies import ability_worth, kept_worth
from ashfall.hardcity.actions.firing import SHOOTER
from ashfall.hardcity.actions.rolls import ROLLER
from ashfall.hardcity.figures.mutants import count_mutants
from ashfall.hardcity.figures.people import is_there
from ashfall.hardcity.figures.ways import is_obstacle
from ashfall.hardcity.ground.moves import (
    ABILITY,
    CHOOSE_DECK,
    CHOOSE_LOAD,
    CHOOSE_MUTANT,
    DIE,
    GIVE_LOAD,
    GIVE_TO,
    KEEP_CARD,
    LAMP,
    PARK,
    PAY_SKULLS,
    PUT,
    REACT,
    ROLL,
    TAKE,
    TARGET,
    WELD,
    YES,
    a_of,
    b_of,
    verb_of,
)
from ashfall.hardcity.ground.rows import (
    AP,
    CAR_AT,
    CAR_NOSE,
    FANG,
    HEALTH,
    LOADS_AT,
    LYING,
    MARKED,
    MAYOR,
    MOST,
    STATES_AT,
)
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import (
    ACT,
    ACTIVATE_MUTANT,
    ASSIGN_ATTACK,
    BOTTOM,
    CIVILIAN_HIT,
    DRAG_TASK,
    FIRST_AID_TASK,
    FRENZY_TASK,
    GETTING_OUT,
    JAM_TASK,
    KAFAR_COMES,
    LEAVING,
    MOVE_HELICOPTER,
    PACK_TASK,
    REACTION,
    SHOT,
    SPARE_MUTANT,
    SPREAD,
    SQUAD,
    STATIC_TASK,
    USE_ON_SPACE,
)


def answer_worth(s: State, code: i64) -> float:
    """What an answer is worth to the one who gives it."""
    verb: i64 = verb_of(code)
    if verb == GIVE_TO:
        return _give_worth(s, a_of(code))
    if verb == GIVE_LOAD:
        return -civilian_worth(s)
    if verb == CHOOSE_MUTANT:
        return _mutant_worth(s, a_of(code))
    if verb == TARGET:
        return _target_worth(s, a_of(code))
    if verb == DIE:
        return reroll_worth(s, a_of(code))
    if verb == PAY_SKULLS:
        return skulls_worth(s, a_of(code))
    if verb == KEEP_CARD:
        return kept_worth(a_of(code))
    if verb == PUT and s.task() == DRAG_TASK:
        return _drag_worth(s, a_of(code), b_of(code))
    if verb == PUT:
        return -0.1 * float(way_to_safety(s)[b_of(code)]) - 0.3 * hazard_at(s, b_of(code))
    if verb == PARK:
        return -_start_cost(s, a_of(code)) - _start_cost(s, b_of(code))
    if verb == ROLL:
        return _roll_worth(s, a_of(code), b_of(code))
    if verb == ABILITY:
        who: i64 = s.note_of(SHOOTER if s.task() == SHOT else ROLLER)
        return ability_worth(s, who, a_of(code), b_of(code))
    return _plain_worth(s, verb, a_of(code))


def _plain_worth(s: State, verb: i64, a: i64) -> float:
    """Answers that are good or bad by themselves."""
    if verb == REACT:
        return 0.5
    if verb == TAKE:  # Human Shield: somebody is hurt instead of the civilian
        return 0.7 * civilian_worth(s)
    if verb in (YES, WELD):
        return 0.2
    if verb == CHOOSE_LOAD:
        return 0.5 if a == MAYOR else 0.1
    if verb == CHOOSE_DECK:
        return 0.1 if a == 0 else 0.0
    if verb == LAMP:
        return -0.1
    return 0.0


def _give_worth(s: State, who: i64) -> float:
    """Damage goes to whom it hurts least, help to whom it helps most, mischief to who could do most."""
    task: i64 = s.task()
    if task == FIRST_AID_TASK:
        return harm_to(s, who) + 0.1 * float(min(s.person(who, MOST) - s.person(who, HEALTH), 3))
    if task in (STATIC_TASK, JAM_TASK):
        return 0.1 + 0.05 * float(s.person(who, AP))
    if task in (ASSIGN_ATTACK, LEAVING, CIVILIAN_HIT, ACTIVATE_MUTANT, ACT):
        return -harm_to(s, who)
    return 0.1 + 0.01 * float(s.person(who, HEALTH))


def _mutant_worth(s: State, m: i64) -> float:
    """The mutant that dies, that is spared, or that acts for AutoDoc."""
    task: i64 = s.task()
    lies: bool = s.row[STATES_AT + m] & LYING != 0
    if task == SPREAD:
        if lies:
            return 1.0
        if s.row[STATES_AT + m] >= MARKED:
            return 0.9 + threat_of(s, m)
        return 0.3 + threat_of(s, m)
    if task in (SQUAD, BOTTOM):  # the golden rule: those who do least harm
        if lies:
            return 0.1
        return -prey_at(s, s.mutant(m)) - 0.3 * Outlook(s).pull(s.mutant(m))
    if task in (SPARE_MUTANT, PACK_TASK):
        return 0.1 + threat_of(s, m)
    return 0.1 + threat_of(s, m)


def _target_worth(s: State, space: i64) -> float:
    """A space that a card, an opening or the helicopter asks for."""
    task: i64 = s.task()
    if task == GETTING_OUT:
        return -_start_cost(s, space) - 0.2 * hazard_at(s, space)
    if task == USE_ON_SPACE:
        return (
            float(count_mutants(s, space)) + 0.2 * float(active_at(s, space)) - 6.0 * _people_cost(s, space)
        )
    if task == FRENZY_TASK:
        return prey_at(s, space) * float(min(active_at(s, space), 5))
    if task == PACK_TASK:
        return Outlook(s).pull(space) * (1.0 + 0.2 * float(active_at(s, space)))
    if task == REACTION:
        return Outlook(s).pull(space) + 0.3 * hazard_at(s, space)
    if task == MOVE_HELICOPTER:
        return _far_from_civilians(s, space) + (20.0 if is_obstacle(s, space) else 0.0)
    if task == KAFAR_COMES:
        return -Outlook(s).pull(space)
    return -0.05 * _far_from_civilians(s, space)


def _people_cost(s: State, space: i64) -> float:
    if prey_at(s, space) > 0.0:
        return 3.0
    return 0.0


def _far_from_civilians(s: State, space: i64) -> float:
    """How far the helicopter would be from those who wait for it."""
    total: i64 = 0
    load: i64 = 0
    while load < MAYOR:
        if s.row[LOADS_AT + load] >= 0:
            total += s.rules.board.apart(space, s.row[LOADS_AT + load])
        load += 1
    return float(total)


def _drag_worth(s: State, load: i64, space: i64) -> float:
    """People are best dragged to where no officer takes the damage, the mayor towards the edge."""
    if load == MAYOR:
        heist = Heist(s)
        return 0.3 * float(heist.way[s.load(MAYOR)] - heist.way[space])
    who: i64 = 0
    while who <= FANG:
        if is_there(s, who, space):
            return 0.1
        who += 1
    return 1.0


def _start_cost(s: State, space: i64) -> float:
    """How far a space is from what has to be done in the episode."""
    safety = way_to_safety(s)
    if s.rules.has_evacuate_by_helicopter:
        return float(safety[space])
    return float(way_to_errand(s, 0, safety)[space])


def _roll_worth(s: State, spaces: i64, backwards: i64) -> float:
    """Where the police car would stand: near to the errands."""
    board = s.rules.board
    at: i64 = s.get(CAR_AT)
    nose: i64 = s.get(CAR_NOSE)
    dx: i64 = board.x[nose] - board.x[at]
    dy: i64 = board.y[nose] - board.y[at]
    if backwards != 0:
        dx = -dx
        dy = -dy
    x: i64 = board.x[at] + dx * spaces
    y: i64 = board.y[at] + dy * spaces
    space: i64 = 0
    best: float = 0.0
    while space < board.plain:
        if board.x[space] == x and board.y[space] == y and board.map[space] == board.map[at]:
            best = -_start_cost(s, space) - 0.1 * hazard_at(s, space)
        space += 1
    return best
