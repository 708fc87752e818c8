"""Chaos cards that choose mutants by where they are, then move or attack with them (HC-17.5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.hardcity.figures.harm import can_be_attacked
from ashfall.hardcity.figures.loads import civilian_at
from ashfall.hardcity.figures.mutants import is_active, is_twin
from ashfall.hardcity.figures.prowl import carry_out_move, go_to, has_way, may_move, reach_of
from ashfall.hardcity.figures.strikes import can_attack_somewhere, may_attack
from ashfall.hardcity.ground.cards import DRAG_OFF, FEEDING_FRENZY, NORMAL, PACK_HUNT
from ashfall.hardcity.ground.moves import (
    CHOOSE_MUTANT,
    MOVE_MUTANT,
    PASS,
    TARGET,
    a_of,
    b_of,
    c_of,
    move,
    verb_of,
)
from ashfall.hardcity.ground.rows import CHOSEN, KAFAR, MAYOR, MOVED
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import DRAG_TASK, FRENZY_TASK, PACK_TASK, Task, ask_zero
from ashfall.hardcity.zero.chaos_texts import TextForMutants
from ashfall.hardcity.zero.swarm import is_on_grid, let_chosen_act

DRAGS_LEFT: Final = 1  # number of the task of dragging off: mutants that may still take somebody
DRAGS_ON: Final = 2  # the grid of the first one plus one, 0: none yet

# Stages and numbers of a pack hunt.
_STAGE: Final = 1
_PLACE: Final = 2
_ROOM: Final = 3
_WHERE: Final = 0
_WHO: Final = 1
_WHITHER: Final = 2


class PackHunt(TextForMutants):
    """Some mutants of one space move as a group, then some of them attack (HC-17.5.5)."""

    def can_follow(self, s: State, m: i64) -> bool:
        """It could be in a pack."""
        return _can_hunt(s, m)

    def play(self, s: State) -> None:
        """Choose the pack."""
        s.plan(PACK_TASK)


def _can_hunt(s: State, m: i64) -> bool:
    """Whether a mutant could be in a pack: it can move somewhere, or attack where it is (HC-17.5.5)."""
    if not may_move(s, m):
        return False
    return has_way(s, m) or (may_attack(s, m) and can_attack_somewhere(s, m))


class PackTask(Task):
    """The space, the members and the way of a Pack Hunt (HC-17.5.5)."""

    def work(self, s: State) -> None:
        """Ask for the space, the mutants and the way, one after the other."""
        ask_zero(s)
        if s.note_of(_STAGE) == _WHERE:
            _offer_packs(s)
        elif s.note_of(_STAGE) == _WHO:
            _offer_members(s)
        else:
            _offer_ways(s)

    def answer(self, s: State, code: i64) -> None:
        """Take the answer to the present question."""
        if verb_of(code) == PASS:
            s.keep(_STAGE, _WHITHER)
        elif verb_of(code) == CHOOSE_MUTANT:
            s.flag_mutant(a_of(code), CHOSEN)
            s.keep(_ROOM, s.note_of(_ROOM) - 1)
            if s.note_of(_ROOM) <= 0:
                s.keep(_STAGE, _WHITHER)
        elif s.note_of(_STAGE) == _WHERE:
            s.keep(_STAGE, _WHO)
            s.keep(_PLACE, a_of(code))
            s.keep(_ROOM, s.rules.chaos_amount[PACK_HUNT])
        else:
            s.finish()
            _move_pack(s, a_of(code))
            let_chosen_act(s, 0, s.rules.chaos_second[PACK_HUNT], 0)


def _offer_packs(s: State) -> None:
    m: i64 = 0
    while m < KAFAR:
        if _can_hunt(s, m):
            s.offer(move(TARGET, s.mutant(m)))
        m += 1


def _offer_members(s: State) -> None:
    """Those of the space who may still join; the pack may be complete as soon as it has one member."""
    if s.note_of(_ROOM) < s.rules.chaos_amount[PACK_HUNT]:
        s.offer(move(PASS))
    m: i64 = 0
    while m < KAFAR:
        if s.mutant(m) == s.note_of(_PLACE) and _may_join(s, m):
            s.offer(move(CHOOSE_MUTANT, m))
        m += 1


def _may_join(s: State, m: i64) -> bool:
    return not s.is_mutant(m, CHOSEN) and _can_hunt(s, m) and not is_twin(s, m)


def _offer_ways(s: State) -> None:
    """Every place that all of them can get to; staying, if one of them can attack from here."""
    members: i64 = 0
    stays: bool = False
    arrivals = vec[i64]()
    place: i64 = 0
    while place < s.rules.board.size:
        arrivals = append(arrivals, 0)
        place += 1
    m: i64 = 0
    while m < KAFAR:
        if s.is_mutant(m, CHOSEN):
            members += 1
            stays = stays or (may_attack(s, m) and can_attack_somewhere(s, m))
            places = reach_of(s, m, s.rules.mutant_move[NORMAL], False).places
            i: i64 = 0
            while i < len(places):
                arrivals[places[i]] += 1
                i += 1
        m += 1
    place = 0
    while place < s.rules.board.size:
        if arrivals[place] == members or (stays and place == s.note_of(_PLACE)):
            s.offer(move(TARGET, place))
        place += 1
    if len(s.legal) == 0:
        s.offer(move(TARGET, s.note_of(_PLACE)))


def _move_pack(s: State, place: i64) -> None:
    m: i64 = 0
    while m < KAFAR:
        if s.is_mutant(m, CHOSEN) and s.mutant(m) != place:
            reach = reach_of(s, m, s.rules.mutant_move[NORMAL], False)
            s.flag_mutant(m, MOVED)
            go_to(s, m, place, reach.ladder_to(place))
        m += 1


class FeedingFrenzy(TextForMutants):
    """Many mutants of one space attack (HC-17.5.6)."""

    def can_follow(self, s: State, m: i64) -> bool:
        """It has somebody to attack there."""
        return _can_go_wild(s, m)

    def play(self, s: State) -> None:
        """Choose the space."""
        s.plan(FRENZY_TASK)


def _can_go_wild(s: State, m: i64) -> bool:
    """Whether a mutant shares its space with somebody whom it can attack (HC-17.5.6)."""
    return may_attack(s, m) and can_be_attacked(s, s.mutant(m))


class FrenzyTask(Task):
    """The space of a Feeding Frenzy (HC-17.5.6)."""

    def work(self, s: State) -> None:
        """Offer the spaces."""
        ask_zero(s)
        m: i64 = 0
        while m < KAFAR:
            if _can_go_wild(s, m):
                s.offer(move(TARGET, s.mutant(m)))
            m += 1

    def answer(self, s: State, code: i64) -> None:
        """All active mutants there are meant."""
        s.finish()
        m: i64 = 0
        while m < KAFAR:
            if s.mutant(m) == a_of(code) and is_active(s, m):
                s.flag_mutant(m, CHOSEN)
            m += 1
        let_chosen_act(s, 0, s.rules.chaos_amount[FEEDING_FRENZY], 0)


class DragOff(TextForMutants):
    """Mutants take civilians away, then they attack (HC-17.5.10)."""

    def can_follow(self, s: State, m: i64) -> bool:
        """It has somebody to take."""
        return _can_drag(s, m)

    def play(self, s: State) -> None:
        """Choose whom."""
        s.plan(DRAG_TASK, s.rules.chaos_amount[DRAG_OFF])


def _can_drag(s: State, m: i64) -> bool:
    """Whether a mutant that can move shares its space with a civilian or the mayor (HC-17.5.10)."""
    if not may_move(s, m) or s.is_mutant(m, CHOSEN):
        return False
    return civilian_at(s, s.mutant(m)) >= 0 or s.load(MAYOR) == s.mutant(m)


class DragTask(Task):
    """Whom mutants drag off, and where to (HC-17.5.10)."""

    def work(self, s: State) -> None:
        """Offer whom a mutant can take and where to."""
        if s.note_of(DRAGS_LEFT) <= 0:
            _end_dragging(s)
            return
        ask_zero(s)
        s.offer(move(PASS))
        m: i64 = 0
        while m < KAFAR:
            if _can_drag(s, m) and is_on_grid(s, s.mutant(m), s.note_of(DRAGS_ON)) and not is_twin(s, m):
                _offer_drags(s, m)
            m += 1

    def answer(self, s: State, code: i64) -> None:
        """One is dragged off, or the attacks follow."""
        if verb_of(code) == PASS:
            _end_dragging(s)
            return
        m: i64 = a_of(code)
        s.keep(DRAGS_LEFT, s.note_of(DRAGS_LEFT) - 1)
        s.keep(DRAGS_ON, s.rules.board.map[s.mutant(m)] + 1)
        s.flag_mutant(m, CHOSEN)
        if b_of(code) != s.mutant(m):
            carry_out_move(s, m, b_of(code), c_of(code), s.rules.chaos_second[DRAG_OFF])


def _offer_drags(s: State, m: i64) -> None:
    """Every space with every load; the own space (0 spaces) only to attack from."""
    here: i64 = s.mutant(m)
    civilian: i64 = civilian_at(s, here)
    reach = reach_of(s, m, s.rules.chaos_second[DRAG_OFF], True)
    space: i64 = 0
    while space < s.rules.board.plain:
        if reach.steps_to(space) > 0 or (space == here and _can_go_wild(s, m)):
            if civilian >= 0:
                s.offer(move(MOVE_MUTANT, m, space, civilian))
            if s.load(MAYOR) == here and space != here:
                s.offer(move(MOVE_MUTANT, m, space, MAYOR))
        space += 1


def _end_dragging(s: State) -> None:
    s.finish()
    let_chosen_act(s, 0, s.rules.chaos_amount[DRAG_OFF], 0)
