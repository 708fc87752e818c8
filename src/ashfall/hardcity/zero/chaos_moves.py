"""Chaos cards that choose mutants by where they are, then move or attack with them (HC-17.5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.hardcity.figures.harm import can_be_attacked
from ashfall.hardcity.figures.loads import move_load
from ashfall.hardcity.figures.mutants import is_active, is_twin
from ashfall.hardcity.figures.prowl import go_to, has_way, may_move, reach_of
from ashfall.hardcity.figures.strikes import can_attack_somewhere, may_attack
from ashfall.hardcity.ground.cards import DRAG_OFF, FEEDING_FRENZY, NORMAL, PACK_HUNT
from ashfall.hardcity.ground.moves import (
    CHOOSE_MUTANT,
    PASS,
    PUT,
    TARGET,
    a_of,
    b_of,
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
    """Mutants drag people from where they are guarded, then they attack (HC-17.5.10)."""

    def can_follow(self, s: State, m: i64) -> bool:
        """It has somebody to drag to it."""
        return _can_drag(s, m)

    def play(self, s: State) -> None:
        """Choose whom."""
        s.plan(DRAG_TASK, s.rules.chaos_amount[DRAG_OFF])


def _can_drag(s: State, m: i64) -> bool:
    """Whether somebody is near enough to a mutant that may attack and has not dragged yet (HC-17.5.10)."""
    if not may_attack(s, m) or s.is_mutant(m, CHOSEN) or s.mutant(m) >= s.rules.board.plain:
        return False
    load: i64 = 0
    while load <= MAYOR:
        if _is_in_reach(s, m, load):
            return True
        load += 1
    return False


def _is_in_reach(s: State, m: i64, load: i64) -> bool:
    """Whether a mutant can drag somebody to it; a civilian already there it just holds."""
    at: i64 = s.load(load)
    if at < 0 or (load == MAYOR and at == s.mutant(m)):
        return False
    return s.rules.board.apart(at, s.mutant(m)) <= s.rules.chaos_second[DRAG_OFF]


class DragTask(Task):
    """Whom mutants drag off, and where to (HC-17.5.10)."""

    def work(self, s: State) -> None:
        """Offer everybody with every space that they could be dragged to."""
        ask_zero(s)
        s.offer(move(PASS))
        m: i64 = 0
        while m < KAFAR:
            on_grid: bool = is_on_grid(s, s.mutant(m), s.note_of(DRAGS_ON))
            if s.note_of(DRAGS_LEFT) > 0 and on_grid and _can_drag(s, m):
                load: i64 = 0
                while load <= MAYOR:
                    if _is_in_reach(s, m, load):
                        s.offer(move(PUT, load, s.mutant(m)))
                    load += 1
            m += 1

    def answer(self, s: State, code: i64) -> None:
        """One is dragged off, or the attacks follow."""
        if verb_of(code) == PASS:
            s.finish()
            let_chosen_act(s, 0, s.rules.chaos_amount[DRAG_OFF], 0)
            return
        load: i64 = a_of(code)
        s.keep(DRAGS_LEFT, s.note_of(DRAGS_LEFT) - 1)
        s.keep(DRAGS_ON, s.rules.board.map[b_of(code)] + 1)
        s.flag_mutant(_dragger(s, load, b_of(code)), CHOSEN)
        if s.load(load) != b_of(code):
            move_load(s, load, b_of(code))


def _dragger(s: State, load: i64, space: i64) -> i64:
    """The first mutant of a space that can drag somebody there."""
    m: i64 = 0
    while s.mutant(m) != space or not _can_drag(s, m) or not _is_in_reach(s, m, load):
        m += 1
    return m
