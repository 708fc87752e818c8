"""The search tree: information-set Monte Carlo tree search over samples of what the searcher cannot see.

Every iteration fills in hidden cards and dice to come by chance, walks down the tree with that sample, and
lets both sides go on by the rules of thumb from where the tree ends. A node is what the searcher would know
there, so it stands for all samples that look alike; which moves are legal may depend on the sample where
Doctor Zero's hand is hidden. The rules of thumb order the moves and give them their first values; moves
further down the order join as the visits of a node grow (progressive widening). The samples of all moves of
the root are the same, so that luck does not decide between them.

The tree keeps as many nodes as it has room for. A full one searches on: it visits the nodes that it has, and
what lies beyond them is tried out and forgotten.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.bots.hardcity.policy import play_on
from ashfall.bots.hardcity.ranking import RankedMoves
from ashfall.bots.hardcity.value import Value
from ashfall.hardcity.game import push
from ashfall.hardcity.ground.keys import state_key
from ashfall.hardcity.ground.masks import hide, reshuffle
from ashfall.hardcity.ground.state import State
from ashfall.table.random import Stream

NODES: Final = 100_000
DECISIONS: Final = 12  # how far a trial goes beyond the tree
EXPLORATION: Final = 0.6  # how much a seldom tried move is preferred
SHARPNESS: Final = 2.0  # how much a move that the rules like better is preferred
FIRST_WIDTH: Final = 2.0  # moves that a fresh node considers
WIDENING: Final = 0.4  # how fast further moves join, as a power of the visits
BLUR: Final = 0.06  # so that the trials of a move do not all go the same way


@final
class Edge:
    """A move that is considered at a node, and what it led to."""

    def __init__(self, first: float) -> None:
        """``first`` is what the rules think of it: the lead of the side that chooses."""
        self.prior: float = 0.0
        self.visits: i64 = 0
        self.total: float = first  # sum of the leads found, the first one included

    def mean(self) -> float:
        """The lead after the move so far."""
        return self.total / float(self.visits + 1)


@final
class Node:
    """What the searcher would know at some point."""

    def __init__(self) -> None:
        """Nobody was here yet."""
        self.visits: i64 = 0
        self.ranking: RankedMoves | None = None  # of the sample that was here last
        self.weights = vec[float]()  # how much attention each of its moves should get
        self.edges: dict[int, Edge] = {}  # by move: those that were considered in any sample

    def look(self, s: State, value: Value) -> RankedMoves:
        """Let the rules order the moves of a sample, unless they are those of the sample before."""
        known = self.ranking
        if known is not None and known.is_of(s):
            return known
        ranking = RankedMoves(s, value)
        self.ranking = ranking
        self.weights = vec[float]()
        whole: float = 0.0
        i: i64 = 0
        while i < len(ranking.worth):
            behind: float = ranking.worth[i] - ranking.worth[0]
            self.weights = append(self.weights, math.exp(max(SHARPNESS * behind, -20.0)))
            whole += self.weights[i]
            i += 1
        i = 0
        while i < len(self.weights):
            self.weights[i] /= whole
            i += 1
        return ranking

    def edge(self, ranking: RankedMoves, place: i64) -> Edge:
        """The move at a place of the order."""
        found = self.edges.get(ranking.moves[place])
        if found is None:
            found = Edge(ranking.leads[place])
            self.edges[ranking.moves[place]] = found
        found.prior = self.weights[place]
        return found


@final
class Tree:
    """A search from one position."""

    def __init__(
        self, root: State, knows_hand: bool, value: Value, seed: i64, decisions: i64, room: i64 = NODES
    ) -> None:
        """``root`` hides what its chooser does not know; ``room`` counts nodes."""
        self.start = root.copy()
        self.knows_hand = knows_hand
        self.value = value
        self.seed: i64 = seed >> 1  # room for as many samples as there may be
        self.decisions = decisions
        self.room = room
        self.known: dict[int, Node] = {}  # by what is known: many orders of moves lead to the same
        self.root = Node()
        self.ranking = self.root.look(self.start, value)

    def run(self, iterations: i64) -> None:
        """Search on."""
        i: i64 = 0
        while i < iterations:
            self._iterate()
            i += 1

    def is_full(self) -> bool:
        """Whether there is room for no further node."""
        return len(self.known) >= self.room

    def codes(self) -> list[int]:
        """The moves to choose from, those that the rules like best first."""
        return self.ranking.codes()

    def visits(self, place: i64) -> i64:
        """How often the move at a place was tried."""
        return self.root.edge(self.ranking, place).visits

    def total(self, place: i64) -> float:
        """The sum of the leads found for the move at a place, its first value included."""
        return self.root.edge(self.ranking, place).total

    def best_lead(self) -> float:
        """The lead of the side that chooses, after the move that is visited most."""
        lead: float = self.ranking.leads[0]
        most: i64 = 0
        for edge in self.root.edges.values():
            if edge.visits > most:
                most = edge.visits
                lead = edge.mean()
        return lead

    def lead_in_visits(self) -> i64:
        """By how many visits the most visited move is ahead of every other."""
        most: i64 = 0
        second: i64 = 0
        for edge in self.root.edges.values():
            if edge.visits > most:
                second = most
                most = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return most - second

    def _iterate(self) -> None:
        """One walk down a sample, a trial from where it ends, and the news back to the root."""
        node, ranking = self.root, self.ranking
        place: i64 = self._select(node, ranking)
        edge = node.edge(ranking, place)
        stream = Stream(self.seed + edge.visits)
        s = self.start.copy()
        reshuffle(s, self.knows_hand, stream)
        path: list[Edge] = []
        sides = vec[i64]()
        while True:
            path.append(edge)
            sides = append(sides, i64(s.chooser == s.rules.zero))
            node.visits += 1
            push(s, ranking.moves[place])
            if s.is_over():
                break
            node = self._node(s)
            if node.visits == 0:
                node.visits = 1
                play_on(s, stream, BLUR, self.decisions)
                break
            ranking = node.look(s, self.value)
            place = self._select(node, ranking)
            edge = node.edge(ranking, place)
        officers: float = 2.0 * self.value.chance(s) - 1.0
        i: i64 = 0
        while i < len(sides):
            path[i].visits += 1
            path[i].total += -officers if sides[i] else officers
            i += 1

    def _select(self, node: Node, ranking: RankedMoves) -> i64:
        """The place of the move with the best sum of lead and curiosity among those considered by now."""
        width: i64 = i64(FIRST_WIDTH * math.pow(float(node.visits + 1), WIDENING))
        if width > len(ranking.moves):
            width = len(ranking.moves)
        curiosity: float = EXPLORATION * math.sqrt(float(node.visits + 1))
        chosen: i64 = 0
        top: float = -1000.0
        i: i64 = 0
        while i < width:
            edge = node.edge(ranking, i)
            score: float = edge.mean() + curiosity * edge.prior / float(edge.visits + 1)
            if score > top:
                top = score
                chosen = i
            i += 1
        return chosen

    def _node(self, s: State) -> Node:
        """The node of all samples that look like this one."""
        seen = s.copy()
        hide(seen, self.knows_hand)
        key = state_key(seen)
        node = self.known.get(key)
        if node is None:
            node = Node()
            if not self.is_full():
                self.known[key] = node
        return node
