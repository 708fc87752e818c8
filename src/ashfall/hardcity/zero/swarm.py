"""Doctor Zero's mutants act: deployments, moves and attacks in any order, one mutant at a time (HC-8.7).

Basic actions and most texts of cards are this one task with other numbers and limits.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.hardcity.figures.deploying import (
    ANY_SPACE,
    IN_MIST,
    IN_ZONE,
    NO_SPACE,
    has_open_space,
    is_horde,
    offer_kinds,
    open_spaces,
    put_mutant,
    score_horde,
)
from ashfall.hardcity.figures.harm import crowds
from ashfall.hardcity.figures.mutants import raise_mutant, unlike_mutants
from ashfall.hardcity.figures.prowl import (
    leave_map,
    may_move,
    may_stand,
    offer_laden_moves,
    offer_moves,
    range_of,
)
from ashfall.hardcity.figures.strikes import attack, drop_barrel, may_attack, offer_attacks, offer_drops
from ashfall.hardcity.ground.cards import MUTAGEN_MIST, RUSH_HOUR
from ashfall.hardcity.ground.moves import (
    ATTACK,
    DEPLOY,
    DROP_BARREL,
    LEAVE_MAP,
    MOVE_MUTANT,
    PASS,
    STAND,
    a_of,
    b_of,
    c_of,
    move,
    verb_of,
)
from ashfall.hardcity.ground.rows import CHOSEN, KAFAR
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import MUTANTS_ACT, Task, ask_zero
from ashfall.hardcity.zero.escort import move_laden

# Numbers of the task of mutants that act.
DEPLOYS: Final = 1
MOVES: Final = 2
ATTACKS: Final = 3
LIMITS: Final = 4
SPACES: Final = 5  # how far they move, 0: as far as each can
SECONDS: Final = 6  # how many more the doubled space may take
DOUBLED: Final = 7  # that space plus one, 0: none yet

# Limits.
ONLY_CHOSEN: Final = 1  # mutants that the card has marked
STAND_ONLY: Final = 2
LADEN_ONLY: Final = 4  # moves with a barrel
DROP_ONLY: Final = 8  # barrels instead of attacks
MISTY: Final = 16  # deployments as Mutagen Mist says
ONE_GRID: Final = 32  # mutants of one grid, that of the first one (HC-R61)
GRID_AT: Final = 64  # from here on the number counts that grid plus one, 0: not settled yet


def let_act(s: State, deploys: i64, moves: i64, attacks: i64) -> None:
    """So many deployments, moves and attacks follow; a deployment without figures is the horde (HC-8.12)."""
    if deploys > 0 and is_horde(s):
        s.plan(MUTANTS_ACT, 0, moves, attacks)
        _meet_horde(s, IN_ZONE)
    else:
        s.plan(MUTANTS_ACT, deploys, moves, attacks)


def let_chosen_act(s: State, moves: i64, attacks: i64, spaces: i64) -> None:
    """So many moves (of so many spaces) and attacks of the mutants marked as chosen follow."""
    s.plan(MUTANTS_ACT, 0, moves, attacks, ONLY_CHOSEN)
    s.keep(SPACES, spaces)


def let_stand(s: State, count: i64) -> None:
    """So many stunned mutants may stand up (HC-17.5.3)."""
    s.plan(MUTANTS_ACT, 0, count, 0, STAND_ONLY | ONE_GRID)


def let_stampede(s: State, count: i64) -> None:
    """So many mutants may move or stand up (HC-17.5.8)."""
    s.plan(MUTANTS_ACT, 0, count, 0, ONE_GRID)


def is_on_grid(s: State, place: i64, grid: i64) -> bool:
    """Whether a place is on the grid on which a text works; ``grid``: plus one, 0 not settled (HC-R61)."""
    return grid == 0 or s.rules.board.map[place] == grid - 1


def let_carry(s: State, count: i64, spaces: i64) -> None:
    """So many mutants may first drop a barrel off the truck, then so many move with one (HC-17.6.2)."""
    s.plan(MUTANTS_ACT, 0, count, 0, LADEN_ONLY)
    s.keep(SPACES, spaces)
    s.plan(MUTANTS_ACT, 0, 0, count, DROP_ONLY)


def rush(s: State) -> None:
    """Many mutants come, one space may take more of them (HC-17.5.7)."""
    let_act(s, s.rules.chaos_amount[RUSH_HOUR], 0, 0)
    if s.task() == MUTANTS_ACT:
        s.keep(SECONDS, s.rules.chaos_second[RUSH_HOUR] - 1)


def come_in_mist(s: State) -> None:
    """Mutants come far from the officers (HC-17.5.9)."""
    if is_horde(s):
        _meet_horde(s, IN_MIST)
    else:
        s.plan(MUTANTS_ACT, s.rules.chaos_amount[MUTAGEN_MIST], 0, 0, MISTY)


def _meet_horde(s: State, where: i64) -> None:
    """All mutants are on the map: a point, but none without a free space (HC-8.12, HC-R14)."""
    if has_open_space(s, where, NO_SPACE):
        score_horde(s)


class MutantsAct(Task):
    """Deployments, moves and attacks, as many as are left (HC-8.7)."""

    def work(self, s: State) -> None:
        """Offer everything that is still possible, and to stop."""
        if s.note_of(DEPLOYS) <= 0 and s.note_of(MOVES) <= 0 and s.note_of(ATTACKS) <= 0:
            s.finish()
            return
        ask_zero(s)
        s.offer(move(PASS))
        limits: i64 = s.note_of(LIMITS)
        if s.note_of(DEPLOYS) > 0:
            where: i64 = IN_ZONE
            if limits & MISTY:
                where = IN_MIST
            offer_kinds(s, open_spaces(s, where, _doubled(s)))
        meant = _those_meant(s, limits)
        if s.note_of(MOVES) > 0:
            _offer_all_moves(s, limits, meant)
            _offer_all_stands(s, limits, meant)
        if s.note_of(ATTACKS) > 0:
            _offer_all_attacks(s, limits, meant)

    def answer(self, s: State, code: i64) -> None:
        """One mutant acts, or all is done."""
        verb: i64 = verb_of(code)
        m: i64 = a_of(code)
        if verb != PASS:
            _settle_grid(s, m)
        if verb == PASS:
            s.finish()
        elif verb == DEPLOY:
            _count_down(s, DEPLOYS)
            _note_double(s, b_of(code))
            put_mutant(s, m, b_of(code))
        elif verb == STAND:
            _count_down(s, MOVES)
            raise_mutant(s, m)
        elif verb == MOVE_MUTANT:
            _count_down(s, MOVES)
            move_laden(s, m, b_of(code), c_of(code), _spaces(s, m))
        elif verb == LEAVE_MAP:
            _count_down(s, MOVES)
            leave_map(s, m, b_of(code), _spaces(s, m))
        elif verb == DROP_BARREL:
            _count_down(s, ATTACKS)
            drop_barrel(s, m, b_of(code))
        elif verb == ATTACK:
            _count_down(s, ATTACKS)
            attack(s, m, b_of(code), s.rules.mutant_attack[s.rules.kind_of[m]])


def _settle_grid(s: State, m: i64) -> None:
    """The first mutant decides on which grid a text works."""
    limits: i64 = s.note_of(LIMITS)
    if limits & ONE_GRID and limits < GRID_AT:
        s.keep(LIMITS, limits + GRID_AT * (s.rules.board.map[s.mutant(m)] + 1))


def _count_down(s: State, what: i64) -> None:
    s.keep(what, s.note_of(what) - 1)


def _spaces(s: State, m: i64) -> i64:
    return s.note_of(SPACES) if s.note_of(SPACES) > 0 else range_of(s, m)


def _doubled(s: State) -> i64:
    """Which space may take a mutant more than one."""
    if s.note_of(SECONDS) <= 0:
        return NO_SPACE
    if s.note_of(DOUBLED) == 0:
        return ANY_SPACE
    return s.note_of(DOUBLED) - 1


def _note_double(s: State, space: i64) -> None:
    """A space that gets a mutant again in this turn is the doubled one."""
    if s.was_deployed(space):
        s.keep(DOUBLED, space + 1)
        _count_down(s, SECONDS)


def _those_meant(s: State, limits: i64) -> vec[i64]:
    """The mutants that may act at all, KAFAR aside."""
    found = vec[i64](capacity=KAFAR)
    mutants = unlike_mutants(s)
    i: i64 = 0
    while i < len(mutants):
        if mutants[i] != KAFAR and _is_meant(s, mutants[i], limits):
            found = append(found, mutants[i])
        i += 1
    return found


def _is_meant(s: State, m: i64, limits: i64) -> bool:
    """Whether a text lets a mutant act."""
    if limits & ONLY_CHOSEN and not s.is_mutant(m, CHOSEN):
        return False
    return is_on_grid(s, s.mutant(m), limits // GRID_AT)


def _offer_all_moves(s: State, limits: i64, meant: vec[i64]) -> None:
    if limits & STAND_ONLY:
        return
    i: i64 = 0
    while i < len(meant):
        m: i64 = meant[i]
        if may_move(s, m):
            if limits & LADEN_ONLY:
                offer_laden_moves(s, m, _spaces(s, m))
            else:
                offer_moves(s, m, _spaces(s, m))
        i += 1


def _offer_all_stands(s: State, limits: i64, meant: vec[i64]) -> None:
    if limits & LADEN_ONLY:
        return
    i: i64 = 0
    while i < len(meant):
        if may_stand(s, meant[i]):
            s.offer(move(STAND, meant[i]))
        i += 1


def _offer_all_attacks(s: State, limits: i64, meant: vec[i64]) -> None:
    crowd = crowds(s)
    i: i64 = 0
    while i < len(meant):
        m: i64 = meant[i]
        if may_attack(s, m):
            if limits & DROP_ONLY == 0:
                offer_attacks(s, m, crowd)
            offer_drops(s, m)
        i += 1
