"""Activating a mutant in an AutoDoc step: it stands up, attacks or moves (HC-13.10).

As in versus a mutant moves once and attacks once in a turn (HC-8.9, HC-8.11). A card that activates the same
mutant several times lifts that for these activations (HC-R60); ``again`` says so below.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.hardcity.autodoc.paths import INTO_BOAT, ON_FOOT, OVER_VEHICLES, Paths
from ashfall.hardcity.autodoc.prey import (
    VICTIMS,
    can_attack,
    can_move,
    goals_of,
    in_reach,
    place_of,
    prey_of,
    wish_of,
)
from ashfall.hardcity.figures.loads import first_like, move_load
from ashfall.hardcity.figures.mutants import raise_mutant
from ashfall.hardcity.figures.people import hurt
from ashfall.hardcity.figures.prowl import go_to, leave_map, may_stand, range_of
from ashfall.hardcity.figures.strikes import attack, is_on_police_car
from ashfall.hardcity.ground.board import NOWHERE, SEWER_MAP
from ashfall.hardcity.ground.cards import FOR_BOAT
from ashfall.hardcity.ground.moves import (
    ATTACK,
    FIELD,
    GIVE_LOAD,
    GIVE_TO,
    LEAVE_MAP,
    MOVE_MUTANT,
    STAND,
    a_of,
    b_of,
    c_of,
    move,
    verb_of,
)
from ashfall.hardcity.ground.rows import ATTACKED, KAFAR, LYING, MAYOR, MOVED, PEOPLE, STOOD
from ashfall.hardcity.ground.rules import BIT
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import CIVILIAN_HIT, Task, ask_officers
from ashfall.hardcity.ground.trace import ATTACKED as TOLD_ATTACK
from ashfall.hardcity.ground.trace import BY_ATTACK

# Numbers of the task.
ACTIVATED: Final = 1  # the mutant
PRIORITY: Final = 2
TIMES_LEFT: Final = 3
AGAIN: Final = 4  # 1: the card lets it do again what it has done in this turn


class Activate(Task):
    """A mutant is activated, once or several times (HC-13.10)."""

    def work(self, s: State) -> None:
        """The first that applies: stand up, drag the mayor, attack the priority target or another, move."""
        m: i64 = s.note_of(ACTIVATED)
        priority: i64 = s.note_of(PRIORITY)
        if s.note_of(TIMES_LEFT) > 1:
            s.keep(AGAIN, 1)
        again: bool = s.note_of(AGAIN) != 0
        if s.mutant(m) < 0 or s.note_of(TIMES_LEFT) == 0:
            s.finish()
        elif s.is_mutant(m, LYING) and (again or may_stand(s, m)):
            s.keep(TIMES_LEFT, s.note_of(TIMES_LEFT) - 1)
            raise_mutant(s, m)
        elif _offer_drag(s, m):
            return
        elif not offer_attacks(s, m, priority, again) and not offer_moves(s, m, priority, again):
            s.finish()

    def answer(self, s: State, code: i64) -> None:
        """Do it."""
        s.keep(TIMES_LEFT, s.note_of(TIMES_LEFT) - 1)
        carry_out(s, s.note_of(ACTIVATED), code)


def offer_attacks(s: State, m: i64, priority: i64, again: bool) -> bool:
    """Offer the priority targets in reach, or else all others (HC-13.10, HC-R24). Whether there are any."""
    victims: i64 = in_reach(s, m, again)
    prey: i64 = prey_of(s, s.mutant(m), priority) & victims
    on_car: bool = can_attack(s, m, again) and is_on_police_car(s, s.mutant(m))
    if victims == 0 and not on_car:
        return False
    ask_officers(s, -1)
    _offer_victims(s, prey if prey != 0 else victims)
    if on_car and prey == 0:
        s.offer(move(ATTACK, m, s.mutant(m)))
    return True


def _offer_victims(s: State, victims: i64) -> None:
    victim: i64 = 0
    while victim < VICTIMS:
        if victims & BIT[victim] != 0:
            if victim < PEOPLE:
                s.offer(move(GIVE_TO, victim))
            elif first_like(s, victim - PEOPLE):
                s.offer(move(GIVE_LOAD, victim - PEOPLE))
        victim += 1


def offer_moves(s: State, m: i64, priority: i64, again: bool) -> bool:
    """Offer to stand up, to drag the mayor, or the ends of shortest ways. Whether there are any."""
    if may_stand(s, m):
        ask_officers(s, -1)
        s.offer(move(STAND, m))
        return True
    if _offer_drag(s, m):
        return True
    ends = ends_of(s, m, priority, again)
    if len(ends) == 0:
        return False
    ask_officers(s, -1)
    i: i64 = 0
    while i < len(ends):
        s.offer(move(MOVE_MUTANT, m, ends[i]))
        i += 1
    return True


def ends_of(s: State, m: i64, priority: i64, again: bool) -> vec[i64]:
    """Where a mutant can stop on shortest ways to its priority targets; none if it cannot move (HC-13.3)."""
    found = vec[i64]()
    if not can_move(s, m, again):
        return found
    if _is_lured(s, m):
        priority = FOR_BOAT
    enter: i64 = INTO_BOAT if wish_of(s, priority) == FOR_BOAT else OVER_VEHICLES
    goals = goals_of(s, s.mutant(m), priority)
    paths = Paths(s, m, goals, _speed(s, m), enter)
    i: i64 = 0
    while i < len(goals):
        ends = paths.ends(goals[i])
        j: i64 = 0
        while j < len(ends):
            found = append(found, ends[j])
            j += 1
        i += 1
    return found


def _is_lured(s: State, m: i64) -> bool:
    """Whether a mutant is so near the motorboat that it makes for it, whatever the card says (HC-14.4.8)."""
    if not s.rules.has_boat or s.rules.boat < 0:
        return False
    board = s.rules.board
    return board.apart(s.mutant(m), board.node[s.rules.boat]) <= s.rules.boat_lure


def _speed(s: State, m: i64) -> i64:
    """How many spaces a mutant moves; KAFAR like the others here (HC-13.15)."""
    return s.rules.kafar_coop_move if m == KAFAR else range_of(s, m)


def may_drag(s: State, m: i64) -> bool:
    """Whether a mutant that may move is on the mayor's space (HC-14.3.13)."""
    return s.load(MAYOR) == s.mutant(m) and can_move(s, m, False)


def _offer_drag(s: State, m: i64) -> bool:
    """Offer to drag the mayor towards the edge, or off the map (HC-14.3.13). Whether it is possible."""
    if not may_drag(s, m):
        return False
    edges = s.rules.edges
    paths = Paths(s, m, edges, _speed(s, m), ON_FOOT)
    nearest: i64 = NOWHERE
    i: i64 = 0
    while i < len(edges):
        far: i64 = paths.steps_to(edges[i])
        if far >= 0 and (nearest < 0 or far < nearest):
            nearest = far
        i += 1
    if nearest < 0:
        return False
    ask_officers(s, -1)
    if nearest < _speed(s, m):
        s.offer(move(LEAVE_MAP, m, MAYOR))
        return True
    i = 0
    while i < len(edges):
        if paths.steps_to(edges[i]) == nearest:
            _offer_drags_to(s, m, paths.ends(edges[i]))
        i += 1
    return True


def _offer_drags_to(s: State, m: i64, ends: vec[i64]) -> None:
    i: i64 = 0
    while i < len(ends):
        s.offer(move(MOVE_MUTANT, m, ends[i], MAYOR))
        i += 1


def carry_out(s: State, m: i64, code: i64) -> None:
    """A mutant does what was chosen; the task on top must have taken its notes."""
    verb: i64 = verb_of(code)
    if verb == STAND:
        raise_mutant(s, m)
    elif verb == MOVE_MUTANT:
        _move(s, m, b_of(code), c_of(code))
    elif verb == LEAVE_MAP:
        leave_map(s, m, b_of(code), _speed(s, m))
    elif verb == ATTACK:
        attack(s, m, b_of(code), 0)
    else:
        _strike(s, m, a_of(code) if verb == GIVE_TO else PEOPLE + a_of(code))


def _move(s: State, m: i64, space: i64, load: i64) -> None:
    """A mutant moves, with the mayor if she is named."""
    s.flag_mutant(m, MOVED)
    s.clear_mutant(m, STOOD)
    go_to(s, m, space, _ladder_to(s, m, space), load != FIELD)
    if load != FIELD:
        move_load(s, load, space)


def _ladder_to(s: State, m: i64, space: i64) -> i64:
    """The ladder that a mutant remembers when it has gone to a space (HC-14.3.10)."""
    if s.rules.board.map[space] != SEWER_MAP:
        return NOWHERE
    return Paths(s, m, append(vec[i64](), space), _speed(s, m), OVER_VEHICLES).ladder_to(space)


def _strike(s: State, m: i64, victim: i64) -> None:
    """A mutant attacks one victim; on a civilian KAFAR's second point is lost (HC-R24)."""
    damage: i64 = s.rules.kafar_coop_attack if m == KAFAR else s.rules.mutant_attack[s.rules.kind_of[m]]
    s.flag_mutant(m, ATTACKED)
    s.tell(TOLD_ATTACK, m, place_of(s, victim), damage)
    if victim < PEOPLE:
        hurt(s, victim, damage, BY_ATTACK)
    else:
        s.plan(CIVILIAN_HIT, victim - PEOPLE)
