"""How strong Doctor Zero's mutants are where they stand: what a turn with them could bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.bots.hardcity.outlook import Outlook, prey_at
from ashfall.hardcity.figures.deploying import IN_ZONE, NO_SPACE, open_spaces
from ashfall.hardcity.figures.mutants import from_supply, is_active
from ashfall.hardcity.figures.strikes import is_in_line, shoots
from ashfall.hardcity.ground.cards import SCORE_CIVILIAN_KILLED, SCORE_KILLS, SOLDIER
from ashfall.hardcity.ground.rows import (
    AP,
    CIVILIANS,
    DONE,
    KAFAR,
    LOADS_AT,
    LYING,
    MUTANTS,
    OFFICERS,
    PLACE,
    STATES_AT,
)
from ashfall.hardcity.ground.state import State

A_CREW: Final = 5  # mutants: enough where more would only be killed for points


def count_attacks(s: State, outlook: Outlook, moves: i64, attacks: i64) -> float:
    """What so many moves and attacks could bring in one turn: the best prey first, those in place first."""
    total: float = 0.0
    n: i64 = len(outlook.places)
    used: i64 = 0  # mutants that attacked without a move
    done: i64 = 0
    while done < attacks:
        best: float = 0.0
        walks: bool = False
        i: i64 = 0
        while i < n:
            place: i64 = outlook.places[i]
            worth: float = prey_at(s, place)
            if worth > best:
                standing: i64 = _attackers(s, place, 0) - used
                if standing > 0:
                    best = worth
                    walks = False
                elif moves > 0 and _attackers(s, place, 2) - done > 0:
                    best = worth
                    walks = True
            i += 1
        if best == 0.0:
            return total
        total += best
        if walks:
            moves -= 1
        else:
            used += 1
        done += 1
    return total


def _attackers(s: State, place: i64, reach: i64) -> i64:
    """How many active mutants are so near; soldiers need a line only."""
    n: i64 = 0
    m: i64 = 0
    while m < KAFAR:
        if is_active(s, m):
            in_line: bool = shoots(s, m) and is_in_line(s, s.mutant(m), place)
            if in_line or s.rules.board.apart(s.mutant(m), place) <= reach:
                n += 1
        m += 1
    return n


def fresh_shots(s: State, outlook: Outlook, most: i64) -> float:
    """What soldiers could bring that are deployed now and attack at once."""
    spaces = open_spaces(s, IN_ZONE, NO_SPACE)
    if from_supply(s, SOLDIER) < 0:
        return 0.0
    best: float = 0.0
    i: i64 = 0
    while i < len(outlook.places):
        place: i64 = outlook.places[i]
        worth: float = prey_at(s, place)
        k: i64 = 0
        while worth > best and k < len(spaces):
            if place < s.rules.board.plain and is_in_line(s, spaces[k], place):
                best = worth
            k += 1
        i += 1
    return best * float(min(most, len(spaces)))


def boat_in_reach(s: State, reach: i64) -> i64:
    """How many active mutants could get into the motorboat."""
    if not s.rules.has_boat or s.rules.boat < 0:
        return 0
    node: i64 = s.rules.board.node[s.rules.boat]
    n: i64 = 0
    m: i64 = 0
    while m < KAFAR:
        if is_active(s, m) and s.rules.board.apart(s.mutant(m), node) <= reach:
            n += 1
        m += 1
    return n


def standing(s: State) -> i64:
    """How many mutants are on the map and active."""
    n: i64 = 0
    m: i64 = 0
    while m < MUTANTS:
        if is_active(s, m):
            n += 1
        m += 1
    return n


def feeds_officers(s: State) -> bool:
    """Whether idle mutants are only points for the officers: there is nobody else to be attacked."""
    return s.rules.points[SCORE_KILLS] > 0 and s.rules.points[SCORE_CIVILIAN_KILLED] == 0


def still_to_act(s: State) -> i64:
    """How many officers have not acted in this round."""
    n: i64 = 0
    who: i64 = 0
    while who < OFFICERS:
        if s.person(who, DONE) == 0 and s.person(who, AP) > 0 and s.person(who, PLACE) >= 0:
            n += 1
        who += 1
    return n


def civilians_out(s: State) -> i64:
    """How many civilians are on the map."""
    n: i64 = 0
    load: i64 = 0
    while load < CIVILIANS:
        if s.row[LOADS_AT + load] >= 0:
            n += 1
        load += 1
    return n


def lying(s: State) -> i64:
    """How many mutants lie on the map."""
    n: i64 = 0
    m: i64 = 0
    while m < MUTANTS:
        if s.mutant(m) >= 0 and s.row[STATES_AT + m] & LYING != 0:
            n += 1
        m += 1
    return n
