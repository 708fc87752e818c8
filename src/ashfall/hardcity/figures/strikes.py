"""What a mutant does when it attacks: people, the police car, or a barrel off the truck (HC-8.11, HC-9.2)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ashfall.hardcity.figures.harm import begin_attack, crowds
from ashfall.hardcity.figures.loads import barrel_at, place_load
from ashfall.hardcity.figures.mutants import is_active
from ashfall.hardcity.figures.scoring import score
from ashfall.hardcity.figures.ways import is_obstacle
from ashfall.hardcity.ground.cards import SCORE_CAR_ATTACKED
from ashfall.hardcity.ground.moves import ATTACK, DROP_BARREL, move
from ashfall.hardcity.ground.rows import ATTACKED, CIVILIANS, INSIDE, MOVED, PEOPLE, PLACE, STOOD
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.trace import CAR_ATTACKED


def may_attack(s: State, m: i64) -> bool:
    """Whether a mutant can still attack in this turn; a soldier that moved does not (HC-8.11, HC-9.2)."""
    if not is_active(s, m) or s.is_mutant(m, ATTACKED):
        return False
    return not shoots(s, m) or not s.is_mutant(m, MOVED) or s.is_mutant(m, STOOD)


def shoots(s: State, m: i64) -> bool:
    """Whether a mutant attacks along straight lines, as soldiers do (HC-9.2)."""
    return s.rules.straight[s.rules.kind_of[m]] != 0


def is_on_police_car(s: State, place: i64) -> bool:
    """Whether a place is the police car, in an episode where mutants attack it (HC-14.3.4)."""
    return s.rules.has_attack_car and s.rules.car >= 0 and s.rules.board.node[s.rules.car] == place


def can_hit(s: State, m: i64, place: i64, crowd: vec[i64]) -> bool:
    """Whether a mutant's attack reaches a place with somebody to hurt, or the police car under it.

    ``crowd`` marks the places with somebody to hurt.
    """
    if place == s.mutant(m):
        return crowd[place] != 0 or is_on_police_car(s, place)
    return shoots(s, m) and is_in_line(s, s.mutant(m), place) and crowd[place] != 0


def is_in_line(s: State, place: i64, space: i64) -> bool:
    """Whether a space lies on a straight orthogonal line from a place of the same grid (HC-9.2, HC-R30)."""
    board = s.rules.board
    if space < 0 or space >= board.plain or board.map[place] != board.map[space]:
        return False
    if place < board.plain:
        return board.x[place] == board.x[space] or board.y[place] == board.y[space]
    vehicle: i64 = 0
    while board.node[vehicle] != place:
        vehicle += 1
    i: i64 = board.covers_at[vehicle]
    while i < board.covers_at[vehicle + 1]:
        under: i64 = board.covers[i]
        if board.x[under] == board.x[space] or board.y[under] == board.y[space]:
            return True
        i += 1
    return False


def can_attack_somewhere(s: State, m: i64) -> bool:
    """Whether there is anything that a mutant could attack."""
    crowd = crowds(s)
    if can_hit(s, m, s.mutant(m), crowd):
        return True
    victim: i64 = 0
    while shoots(s, m) and victim < PEOPLE + CIVILIANS:
        if can_hit(s, m, _place_of(s, victim), crowd):
            return True
        victim += 1
    return False


def offer_attacks(s: State, m: i64, crowd: vec[i64]) -> None:
    """Offer the places that a mutant can attack; ``crowd`` marks those with somebody to hurt."""
    if can_hit(s, m, s.mutant(m), crowd):
        s.offer(move(ATTACK, m, s.mutant(m)))
    if not shoots(s, m):
        return
    victim: i64 = 0
    while victim < PEOPLE + CIVILIANS:
        place: i64 = _place_of(s, victim)
        if can_hit(s, m, place, crowd):
            s.offer(move(ATTACK, m, place))
        victim += 1


def _place_of(s: State, victim: i64) -> i64:
    """Where somebody is whom a soldier may see: people first, then civilians; negative: nowhere."""
    return s.person(victim, PLACE) if victim < PEOPLE else s.load(victim - PEOPLE)


def attack(s: State, m: i64, place: i64, damage: i64) -> None:
    """A mutant attacks; the task on top must have taken its notes (HC-8.11, HC-15.14)."""
    s.flag_mutant(m, ATTACKED)
    if is_on_police_car(s, place):
        s.tell(CAR_ATTACKED, m)
        score(s, SCORE_CAR_ATTACKED)
    else:
        begin_attack(s, m, place, damage)


def has_barrel_to_drop(s: State, m: i64) -> bool:
    """Whether a mutant is on a truck that still has barrels (HC-14.2.6)."""
    truck: i64 = s.rules.truck
    if not s.rules.has_cargo_barrels or truck < 0 or s.rules.board.node[truck] != s.mutant(m):
        return False
    return barrel_at(s, INSIDE - truck) >= 0


def offer_drops(s: State, m: i64) -> None:
    """Offer the spaces next to the truck where a mutant can put a barrel (HC-14.2.6)."""
    if not has_barrel_to_drop(s, m):
        return
    board = s.rules.board
    i: i64 = board.near_at[s.mutant(m)]
    while i < board.near_at[s.mutant(m) + 1]:
        if not is_obstacle(s, board.near[i]):
            s.offer(move(DROP_BARREL, m, board.near[i]))
        i += 1


def drop_barrel(s: State, m: i64, space: i64) -> None:
    """A mutant puts a barrel of the truck on a space, instead of attacking (HC-14.2.6)."""
    s.flag_mutant(m, ATTACKED)
    place_load(s, barrel_at(s, INSIDE - s.rules.truck), space)
