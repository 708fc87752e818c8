"""Barrels, or the mayor, on their way off the map: which mutants can hand them on, and in how many moves
(HC-14.2.7, HC-14.3.9).

A mutant carries a load only once in a turn, but where it stops another one may wait, or be deployed, and
carry it on in the same turn.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.hardcity.figures.deploying import IN_ZONE, NO_SPACE, open_spaces
from ashfall.hardcity.figures.loads import barrel_at
from ashfall.hardcity.figures.mutants import is_active
from ashfall.hardcity.figures.prowl import may_move
from ashfall.hardcity.figures.ways import is_obstacle
from ashfall.hardcity.ground.cards import SCORE_BARREL_GONE, SCORE_MAYOR_GONE
from ashfall.hardcity.ground.rows import BARRELS, KAFAR, LOADS, MAYOR
from ashfall.hardcity.ground.state import State

NEVER: Final = 9  # more moves than a turn has
STRIDE: Final = 2  # spaces that a mutant goes with a load


@final
class Heist:
    """In how many moves a load on each space could be off the map.

    ``now`` counts the mutants that can still move in this turn, ``fresh`` also those that could be deployed,
    ``later`` all that are active: the next turn, if the officers did nothing. ``hope`` is the same for a
    space where a mutant would yet have to come.
    """

    def __init__(self, s: State) -> None:
        """Look at a state."""
        self.state = s
        self.first: i64 = BARRELS  # the loads that are taken away
        self.last: i64 = LOADS
        self.exits = s.rules.exits
        self.is_on: bool = s.rules.has_cargo_barrels and not s.rules.coop
        if s.rules.has_mayor and s.load(MAYOR) >= 0 and not s.rules.coop:
            self.is_on = True
            self.first = MAYOR
            self.last = MAYOR + 1
            self.exits = s.rules.edges
        self.way = self._ways_out()
        self.now = vec[i64]()
        self.fresh = vec[i64]()
        self.later = vec[i64]()
        self.hope = vec[i64]()
        if self.is_on:
            zone = open_spaces(s, IN_ZONE, NO_SPACE)
            self.now = self._count(self._carriers(True))
            self.fresh = self._count(_with(self._carriers(True), zone))
            self.later = self._count(_with(self._carriers(False), zone))
            self.hope = self._hopes()

    def _ways_out(self) -> vec[i64]:
        """How many spaces a load is from leaving the map, the step off it included."""
        s = self.state
        board = s.rules.board
        way = vec[i64]()
        queue = vec[i64]()
        space: i64 = 0
        while space < board.plain:
            way = append(way, 20)
            space += 1
        i: i64 = 0
        while self.is_on and i < len(self.exits):
            way[self.exits[i]] = 1
            queue = append(queue, self.exits[i])
            i += 1
        i = 0
        while i < len(queue):
            here: i64 = queue[i]
            i += 1
            k: i64 = board.walk_at[here]
            while k < board.walk_at[here + 1]:
                there: i64 = board.walk[k]
                if way[there] > way[here] + 1 and not is_obstacle(s, there):
                    way[there] = way[here] + 1
                    queue = append(queue, there)
                k += 1
        return way

    def _carriers(self, only_fresh: bool) -> vec[i64]:
        """1 for each space with a mutant that can carry, in this turn or in the next one."""
        s = self.state
        marks = s.rules.board.unmarked[:]
        m: i64 = 0
        while m < KAFAR:
            at: i64 = s.mutant(m)
            if 0 <= at < s.rules.board.plain and (may_move(s, m) if only_fresh else is_active(s, m)):
                marks[at] = 1
            m += 1
        return marks

    def _count(self, carriers: vec[i64]) -> vec[i64]:
        """The moves from each space off the map, handed on by these mutants."""
        board = self.state.rules.board
        moves = vec[i64]()
        space: i64 = 0
        while space < board.plain:
            leaves: bool = carriers[space] != 0 and self.way[space] <= STRIDE
            moves = append(moves, 1 if leaves else NEVER)
            space += 1
        found: bool = True
        while found:
            found = False
            space = 0
            while space < board.plain:
                if carriers[space] != 0:
                    best: i64 = self._best_near(space, moves) + 1
                    if best < moves[space]:
                        moves[space] = best
                        found = True
                space += 1
        return moves

    def _hopes(self) -> vec[i64]:
        hope = vec[i64]()
        space: i64 = 0
        while space < self.state.rules.board.plain:
            best: i64 = min(self._best_near(space, self.later) + 1, NEVER)
            hope = append(hope, 1 if self.way[space] <= STRIDE else best)
            space += 1
        return hope

    def _best_near(self, space: i64, moves: vec[i64]) -> i64:
        """The fewest moves from a space that one move leads to."""
        board = self.state.rules.board
        best: i64 = NEVER
        i: i64 = board.walk_at[space]
        while i < board.walk_at[space + 1]:
            near: i64 = board.walk[i]
            best = min(best, moves[near])
            k: i64 = board.walk_at[near]
            while k < board.walk_at[near + 1]:
                best = min(best, moves[board.walk[k]])
                k += 1
            i += 1
        return best

    def loot(self, moves: i64, deploys: i64) -> i64:
        """How many loads could leave the map in a turn with so many moves and deployments."""
        if not self.is_on:
            return 0
        count = self.now
        if deploys > 0:
            count = self.fresh
        n: i64 = 0
        price: i64 = 1
        while price <= moves:
            load: i64 = self.first
            while load < self.last:
                at: i64 = self.state.load(load)
                if at >= 0 and count[at] == price and price <= moves:
                    n += 1
                    moves -= price
                load += 1
            price += 1
        return n

    def chained(self, most: i64, stride: i64, droppers: i64) -> i64:
        """How many barrels Bucket Chain takes off the map at once: those that lie with a mutant near enough
        to a corner, and those put down from the truck where one waits (HC-17.6.2)."""
        s = self.state
        carriers = self._carriers(True)
        n: i64 = 0
        space: i64 = 0
        while self.is_on and space < s.rules.board.plain and n < most:
            if carriers[space] != 0 and self.way[space] <= stride:
                if barrel_at(s, space) >= 0:
                    n += 1
                elif droppers > 0 and s.rules.board.apart(space, s.rules.board.node[s.rules.truck]) == 1:
                    droppers -= 1
                    n += 1
            space += 1
        return n

    def points(self) -> float:
        """What a load that leaves the map scores."""
        return float(self.state.rules.points[SCORE_MAYOR_GONE if self.first == MAYOR else SCORE_BARREL_GONE])

    def is_relay(self, space: i64, moves: i64) -> bool:
        """Whether a mutant deployed on a space lets a load leave in this turn that could not otherwise."""
        if not self.is_on or moves <= 0 or self.loot(moves, 1) <= self.loot(moves, 0):
            return False
        carriers = self._carriers(True)
        carriers[space] = 1
        count = self._count(carriers)
        load: i64 = self.first
        while load < self.last:
            at: i64 = self.state.load(load)
            if at >= 0 and count[at] <= moves and count[at] < self.now[at]:
                return True
            load += 1
        return False


def _with(marks: vec[i64], spaces: vec[i64]) -> vec[i64]:
    i: i64 = 0
    while i < len(spaces):
        marks[spaces[i]] = 1
        i += 1
    return marks
