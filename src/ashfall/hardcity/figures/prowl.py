"""Mutants on the move: how far they get, what they carry, how they leave the map (HC-8.9, HC-14, HC-15)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.hardcity.figures.loads import barrel_at, move_load
from ashfall.hardcity.figures.mutants import is_active, remove_mutant
from ashfall.hardcity.figures.scoring import score
from ashfall.hardcity.figures.ways import ladder_taken, number_of_ways, ways_of_mutants
from ashfall.hardcity.ground.board import LADDERS, NOWHERE, SEWER_MAP
from ashfall.hardcity.ground.cards import SCORE_BARREL_GONE, SCORE_BOAT_BOARDED, SCORE_MAYOR_GONE
from ashfall.hardcity.ground.moves import FIELD, FIELD_B, LEAVE_MAP, MOVE_MUTANT, move
from ashfall.hardcity.ground.reach import Reach
from ashfall.hardcity.ground.rows import (
    ATTACKED,
    BY_FIRST,
    BY_SECOND,
    GONE,
    LOADS_AT,
    LYING,
    MAYOR,
    MOVED,
    MUTANTS_AT,
)
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.trace import BOAT_BOARDED, LOAD_LEFT, MOST_PACKED, MUTANT_MOVED, PACKED


def may_move(s: State, m: i64) -> bool:
    """Whether a mutant can still move in this turn; a soldier does not after an attack (HC-8.9, HC-9.2)."""
    if not is_active(s, m) or s.is_mutant(m, MOVED):
        return False
    return s.rules.straight[s.rules.kind_of[m]] == 0 or not s.is_mutant(m, ATTACKED)


def may_stand(s: State, m: i64) -> bool:
    """Whether a mutant can stand up instead of moving (HC-8.10)."""
    return s.mutant(m) >= 0 and s.is_mutant(m, LYING) and not s.is_mutant(m, MOVED)


def range_of(s: State, m: i64) -> i64:
    """How many spaces a mutant moves (HC-8.9, HC-9.1)."""
    return s.rules.mutant_move[s.rules.kind_of[m]]


def ladder_of(s: State, m: i64) -> i64:
    """The ladder by which a mutant came into the sewer, -1 none (HC-14.3.10)."""
    if s.is_mutant(m, BY_FIRST):
        return 0
    return 1 if s.is_mutant(m, BY_SECOND) else NOWHERE


def is_boat(s: State, space: i64) -> bool:
    """Whether a place is the motorboat that mutants flee into (HC-14.4.6)."""
    return s.rules.has_boat and s.rules.boat >= 0 and s.rules.board.node[s.rules.boat] == space


def reach_of(s: State, m: i64, spaces: i64, laden: bool) -> Reach:
    """The places that a mutant can get to: looked for once, then known while the ways stay the same.

    Of two ways to one place the shorter one counts. A load is not taken onto vehicles (HC-R17).
    """
    known = s.rules.reaches.page(number_of_ways(s))
    start: i64 = s.mutant(m)
    ladder: i64 = ladder_of(s, m)
    reach = known.get(start, ladder, spaces, laden)
    if reach is None:
        reach = Reach(start, ladder, spaces, laden, known.first[start])
        _look_around(s, reach)
        known.first[start] = reach
    return reach


def _look_around(s: State, reach: Reach) -> None:
    """Find the places of a reach, the nearest ones first."""
    size: i64 = s.rules.board.size
    steps = s.rules.board.unseen[:size]  # by place, -1 not reached yet
    ladders = s.rules.board.unseen[:size]
    steps[reach.start] = 0
    ladders[reach.start] = reach.ladder
    found = append(vec[i64](), reach.start)
    i: i64 = 0
    while i < len(found) and steps[found[i]] < reach.spaces:
        place: i64 = found[i]
        i += 1
        if is_boat(s, place):
            continue
        ways = ways_of_mutants(s, place, ladders[place])
        j: i64 = 0
        while j < len(ways):
            to: i64 = ways[j]
            if steps[to] < 0 and not (reach.laden and to >= s.rules.board.plain):
                steps[to] = steps[place] + 1
                ladders[to] = ladder_after(s, place, to, ladders[place])
                found = append(found, to)
            j += 1
    _note_places(reach, steps, ladders)


def _note_places(reach: Reach, steps: vec[i64], ladders: vec[i64]) -> None:
    place: i64 = 0
    while place < len(steps):
        if steps[place] > 0:
            reach.places = append(reach.places, place)
            reach.steps = append(reach.steps, steps[place])
            reach.ladders = append(reach.ladders, ladders[place])
        place += 1


def ladder_after(s: State, start: i64, end: i64, before: i64) -> i64:
    """The ladder that a mutant remembers after a step, -1 above the ground (HC-14.3.10)."""
    if s.rules.board.map[end] != SEWER_MAP:
        return NOWHERE
    if s.rules.board.map[start] == SEWER_MAP:
        return before
    return ladder_taken(s, start, end)


def has_way(s: State, m: i64) -> bool:
    """Whether a mutant can step anywhere."""
    return len(reach_of(s, m, 1, False).places) > 0


def offer_moves(s: State, m: i64, spaces: i64) -> None:
    """Offer every place that a mutant can get to, alone or with a load of its space (HC-8.9, HC-15.3)."""
    offer_ways(s, m, spaces)
    offer_laden_moves(s, m, spaces)


def offer_ways(s: State, m: i64, spaces: i64) -> None:
    """Offer every place that a mutant can get to alone (HC-8.9)."""
    s.offer_each(move(MOVE_MUTANT, m, 0), FIELD_B, reach_of(s, m, spaces, False).places)


def offer_laden_moves(s: State, m: i64, spaces: i64) -> None:
    """Offer the moves with a barrel or the mayor, and the ways off the map (HC-14.2.7, HC-14.3.9)."""
    if is_laden(s, m):
        reach = reach_of(s, m, spaces, True)
        if s.rules.has_cargo_barrels:
            _offer_with(s, m, reach, barrel_at(s, s.mutant(m)))
        if s.rules.has_mayor and s.load(MAYOR) == s.mutant(m):
            _offer_with(s, m, reach, MAYOR)


def is_laden(s: State, m: i64) -> bool:
    """Whether a load that mutants may carry is on a mutant's space."""
    if s.rules.has_cargo_barrels and barrel_at(s, s.mutant(m)) >= 0:
        return True
    return s.rules.has_mayor and s.load(MAYOR) == s.mutant(m)


def _offer_with(s: State, m: i64, reach: Reach, load: i64) -> None:
    if load < 0:
        return
    i: i64 = 0
    while i < len(reach.places):
        s.offer(move(MOVE_MUTANT, m, reach.places[i], load))
        i += 1
    if _nearest_exit(s, reach, load) >= 0:
        s.offer(move(LEAVE_MAP, m, load))


def _nearest_exit(s: State, reach: Reach, load: i64) -> i64:
    """The nearest space from which the load can leave with 1 space of movement left, -1 if there is none."""
    exits = s.rules.edges if load == MAYOR else s.rules.exits
    best: i64 = NOWHERE
    fewest: i64 = reach.spaces
    i: i64 = 0
    while i < len(exits):
        steps: i64 = reach.steps_to(exits[i])
        if 0 <= steps < fewest:
            best = exits[i]
            fewest = steps
        i += 1
    return best


def carry_out_move(s: State, m: i64, place: i64, load: i64, spaces: i64) -> i64:
    """A mutant moves, with a load if ``load`` names one; how many spaces it went."""
    laden: bool = load != FIELD
    reach = reach_of(s, m, spaces, laden)
    s.flag_mutant(m, MOVED)
    go_to(s, m, place, reach.ladder_to(place), laden)
    if laden:
        move_load(s, load, place)
    return reach.steps_to(place)


def go_to(s: State, m: i64, place: i64, ladder: i64, laden: bool = False) -> None:
    """Put a mutant where it goes; the motorboat takes it off the map and scores (HC-14.4.6)."""
    if place == s.mutant(m):
        return
    if s.trace is not None:
        s.tell(MUTANT_MOVED, m, s.mutant(m), place, _spaces_between(s, m, place, ladder, laden))
    s.row[MUTANTS_AT + m] = place
    s.clear_mutant(m, BY_FIRST | BY_SECOND)
    if ladder == 0:
        s.flag_mutant(m, BY_FIRST)
    elif ladder == 1:
        s.flag_mutant(m, BY_SECOND)
    if is_boat(s, place):
        s.tell(BOAT_BOARDED, m)
        remove_mutant(s, m)
        score(s, SCORE_BOAT_BOARDED)


def _spaces_between(s: State, m: i64, place: i64, ladder: i64, laden: bool) -> i64:
    """The spaces on a shortest way of a mutant to a place, packed; only for those who listen.

    As with AutoDoc's ways, where it can go on from a space depends on the ladder by which it came.
    """
    before = s.rules.board.unseen[:]  # where it comes from, by space and ladder
    start: i64 = s.mutant(m) * LADDERS + ladder_of(s, m) + 1
    goal: i64 = place * LADDERS + ladder + 1
    before[start] = start
    seen = append(vec[i64](), start)
    i: i64 = 0
    while i < len(seen) and before[goal] < 0:
        seen = _step_from(s, seen[i], laden, before, seen)
        i += 1
    packed: i64 = 0
    here: i64 = before[goal]
    n: i64 = 0
    while here >= 0 and here != start and n < MOST_PACKED:
        packed = (packed << PACKED) | (here // LADDERS + 1)
        here = before[here]
        n += 1
    return packed


def _step_from(s: State, here: i64, laden: bool, before: vec[i64], seen: vec[i64]) -> vec[i64]:
    """Note all that is one step farther; the motorboat is the end of every way."""
    space: i64 = here // LADDERS
    came_by: i64 = here % LADDERS - 1
    if is_boat(s, space):
        return seen
    ways = ways_of_mutants(s, space, came_by)
    i: i64 = 0
    while i < len(ways):
        to: i64 = ways[i] * LADDERS + ladder_after(s, space, ways[i], came_by) + 1
        if before[to] < 0 and not (laden and ways[i] >= s.rules.board.plain):
            before[to] = here
            seen = append(seen, to)
        i += 1
    return seen


def leave_map(s: State, m: i64, load: i64, spaces: i64) -> None:
    """A mutant goes to the nearest way out and off the map with its load: no kill (HC-14.2.7, HC-14.3.9)."""
    gate: i64 = _nearest_exit(s, reach_of(s, m, spaces, True), load)
    if gate != s.mutant(m):
        go_to(s, m, gate, NOWHERE, True)
        move_load(s, load, gate)
    s.tell(LOAD_LEFT, load, gate)
    s.row[LOADS_AT + load] = GONE
    remove_mutant(s, m)
    score(s, SCORE_MAYOR_GONE if load == MAYOR else SCORE_BARREL_GONE)
