"""What mutants who come, move and attack are worth to Doctor Zero now: the basic actions of his cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.bots.hardcity.outlook import Outlook
from ashfall.bots.hardcity.strength import (
    A_CREW,
    boat_in_reach,
    count_attacks,
    feeds_officers,
    fresh_shots,
    standing,
)
from ashfall.hardcity.figures.loads import barrel_at
from ashfall.hardcity.figures.mutants import is_active
from ashfall.hardcity.figures.prowl import is_laden
from ashfall.hardcity.figures.strikes import has_barrel_to_drop, shoots
from ashfall.hardcity.ground.cards import CITY_IS_OURS
from ashfall.hardcity.ground.rows import INSIDE, KAFAR
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.zero.turn import BASIC_KINDS

APPROACH: Final = 0.3  # share of what a move leads to, if nothing comes of it in this turn
LOOT: Final = 1.1  # a point for a load that leaves the map in this turn
BOARDED: Final = 1.2  # a mutant in the motorboat
LEFT_OUT_DEPLOY: Final = 0
LEFT_OUT_MOVE: Final = 1


def deployed_worth(s: State) -> float:
    """One mutant more: the fewer there are, the better."""
    n: i64 = standing(s)
    if feeds_officers(s):
        return 0.11 if n < A_CREW else -0.04
    if n < 5:
        return 0.13
    if n < 10:
        return 0.07
    return 0.03


def basics_worth(s: State, outlook: Outlook, card: i64, left_out: i64, raised: bool) -> float:
    """Two of three basic actions."""
    more: i64 = 0
    if raised:
        more = s.rules.chaos_amount[CITY_IS_OURS]
    deploys: i64 = s.rules.basics[card * BASIC_KINDS] + more
    moves: i64 = s.rules.basics[card * BASIC_KINDS + 1] + more
    attacks: i64 = s.rules.basics[card * BASIC_KINDS + 2] + more
    heist = outlook.heist
    if left_out == LEFT_OUT_DEPLOY:
        boats: i64 = min(boat_in_reach(s, 2), moves)
        ready: float = count_attacks(s, outlook, moves - boats, attacks) + BOARDED * float(boats)
        ready = max(ready, drops(s, attacks), _near_truck(s, min(moves, attacks)))
        ready += max(_carries(s, moves), approaches(s, outlook, max(moves - attacks, 0)))
        return ready + LOOT * heist.points() * float(heist.loot(moves, 0))
    worth: float = deployed_worth(s) * float(deploys)
    if left_out == LEFT_OUT_MOVE:
        ready = count_attacks(s, outlook, 0, attacks) + drops(s, attacks)
        return worth + max(ready, fresh_shots(s, outlook, min(deploys, attacks)))
    boats = min(boat_in_reach(s, 2), moves)
    worth += BOARDED * float(boats) + max(_carries(s, moves), approaches(s, outlook, min(moves, standing(s))))
    return worth + LOOT * heist.points() * float(heist.loot(moves, deploys))


def drops(s: State, attacks: i64) -> float:
    """Barrels that mutants on the truck could put down."""
    return 0.4 * float(min(on_truck(s), attacks))


def on_truck(s: State) -> i64:
    """How many mutants could put a barrel down."""
    n: i64 = 0
    m: i64 = 0
    while m < KAFAR:
        if is_active(s, m) and has_barrel_to_drop(s, m):
            n += 1
        m += 1
    return n


def _near_truck(s: State, most: i64) -> float:
    """Barrels that mutants could put down after a move onto the truck, in the same turn."""
    truck: i64 = s.rules.truck
    if not s.rules.has_cargo_barrels or truck < 0 or barrel_at(s, INSIDE - truck) < 0:
        return 0.0
    node: i64 = s.rules.board.node[truck]
    n: i64 = 0
    m: i64 = 0
    while m < KAFAR and n < most:
        if is_active(s, m) and not shoots(s, m) and s.rules.board.apart(s.mutant(m), node) <= 2:
            n += 1
        m += 1
    return 0.4 * float(n)


def _carries(s: State, moves: i64) -> float:
    """Barrels or the mayor that mutants beside them could carry on."""
    n: i64 = 0
    m: i64 = 0
    while m < KAFAR and n < moves:
        if is_active(s, m) and is_laden(s, m):
            n += 1
        m += 1
    return 0.45 * float(n)


def approaches(s: State, outlook: Outlook, moves: i64) -> float:
    """Moves that lead to no attack yet: those of the mutants for whom they do most."""
    strides = outlook.best_strides()
    total: float = 0.0
    i: i64 = 0
    while i < moves and i < len(strides):
        total += APPROACH * strides[i]
        i += 1
    return total
