"""The search tree: single-observer information-set Monte Carlo tree search over atomic moves.

A node is what the searcher would know at that point: the board, the hands, and which tiles are still to come,
never their order. Where a move makes somebody draw, the draw is sampled anew; how many different draws a node
tells apart grows with its visits. A node that is visited for the first time looks at what every legal move
leads to; these values order the moves, serve as priors, and the best of them is what the visit reports.
Further moves are tried as the visits of a node grow (progressive widening).

A visit finds one lead for each side, and a move is worth what it brings to the side that chooses it (max^n).
With two sides one lead is the opposite of the other, which makes it an ordinary search.

The tree keeps as many nodes as it has room for. A full one searches on: it visits the nodes that it has, and
what lies beyond them is looked at and forgotten.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ashfall.bots.neuroshima.lookahead import draw_lots, forget_order, look_after, sensible_moves
from ashfall.bots.neuroshima.value import Value, write_result
from ashfall.bots.sorting import sort_best_first
from ashfall.neuroshima.facings import Facings
from ashfall.neuroshima.game import push
from ashfall.neuroshima.keys import state_key
from ashfall.neuroshima.state import OVER, PILE, ROW, State
from ashfall.table.random import Stream

NODES: Final = 100_000  # 250 to 400 MB; a second of thinking makes some thousands
EXPLORATION: Final = 0.6  # how much a seldom tried move is preferred
SHARPNESS: Final = 8.0  # how much a better first value raises the prior of a move
FIRST_WIDTH: Final = 4.0  # moves that a fresh node considers
WIDENING: Final = 0.4  # how fast further moves join, as a power of the visits
DRAW_WIDTH: Final = 1.5  # different draws that a move tells apart, times a power of its visits
DRAW_WIDENING: Final = 0.45


@final
class Edge:
    """A move that is considered at a node, and what it led to."""

    def __init__(self, code: i64, first: float, prior: float) -> None:
        """``first`` is the value after it, for the side that chooses; ``prior`` its share of attention."""
        self.code = code
        self.prior = prior
        self.visits: i64 = 0
        self.total: float = first  # sum of the values, the first look included
        self.draws = False  # whether tiles are drawn after the move
        self.ends: list[Node] = []  # where it led; after a draw one for each sample, some of them the same

    def mean(self) -> float:
        """The value of the move so far."""
        return self.total / float(self.visits + 1)


@final
class Node:
    """A position as the searcher would know it."""

    def __init__(self, state: State) -> None:
        """A position that nobody has looked at yet."""
        self.state = state
        self.side: i64 = state.rules.mode.side[state.chooser]
        self.visits: i64 = 0
        self.moves = vec[i64]()  # all of them, the best first value first
        self.firsts = vec[float]()  # the first values of the moves
        self.whole: float = 0.0  # sum of their weights, which makes shares of them
        self.edges: list[Edge] = []  # the moves that are considered by now

    def look(self, moves: vec[i64], firsts: vec[float]) -> None:
        """Note what each move leads to at first sight."""
        sort_best_first(moves, firsts)
        self.moves = moves
        self.firsts = firsts
        i: i64 = 0
        while i < len(firsts):
            self.whole += weight(firsts[i] - firsts[0])
            i += 1

    def consider(self, width: i64) -> None:
        """Let moves join until ``width`` of them are considered, or all."""
        while len(self.edges) < width and len(self.edges) < len(self.moves):
            i: i64 = len(self.edges)
            share: float = weight(self.firsts[i] - self.firsts[0]) / self.whole
            self.edges.append(Edge(self.moves[i], self.firsts[i], share))


@final
class Tree:
    """A search from one position."""

    def __init__(self, root: State, value: Value, seed: i64, room: i64 = NODES) -> None:
        """``root`` may have its piles in any order; the order plays no part. ``room`` counts nodes."""
        self.value = value
        self.facings = Facings(root.rules)
        self.stream = Stream(seed)
        self.room = room
        self.known: dict[int, Node] = {}  # positions by key: many orders of moves lead to the same one
        start = root.copy()
        forget_order(start)
        self.root = Node(start)
        self._expand(self.root)

    def run(self, iterations: i64) -> None:
        """Search on."""
        i: i64 = 0
        while i < iterations:
            self._visit(self.root)
            i += 1

    def is_full(self) -> bool:
        """Whether there is room for no further node."""
        return len(self.known) >= self.room

    def codes(self) -> list[int]:
        """The moves to choose from, the best first value first."""
        return [int(code) for code in self.root.moves]

    def visits(self, place: i64) -> i64:
        """How often the move at ``place`` of the root was tried."""
        if place < len(self.root.edges):
            return self.root.edges[place].visits
        return 0

    def total(self, place: i64) -> float:
        """The sum of what was found for the move at ``place`` of the root, its first value included."""
        if place < len(self.root.edges):
            return self.root.edges[place].total
        return self.root.firsts[place]

    def best_lead(self) -> float:
        """The lead of the side that chooses, after the move that is visited most."""
        lead: float = self.root.firsts[0]
        most: i64 = 0
        for edge in self.root.edges:
            if edge.visits > most:
                most = edge.visits
                lead = edge.mean()
        return lead

    def lead_in_visits(self) -> i64:
        """By how many visits the most visited move is ahead of every other."""
        most: i64 = 0
        second: i64 = 0
        for edge in self.root.edges:
            if edge.visits > most:
                second = most
                most = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return most - second

    def _visit(self, node: Node) -> vec[float]:
        """One walk down from ``node``; the leads found, by side."""
        if node.state.stage == OVER:
            leads = vec[float]([0.0] * node.state.rules.mode.sides)
            write_result(node.state, leads)
            return leads
        if not len(node.moves):
            return self._expand(node)
        edge = self._select(node)
        found = self._visit(self._follow(node, edge))
        node.visits += 1
        edge.visits += 1
        edge.total += found[node.side]
        return found

    def _expand(self, node: Node) -> vec[float]:
        """Look at every move once; the leads after the best, by side."""
        moves = sensible_moves(node.state, self.facings)
        look = look_after(node.state, moves, self.value, self.stream)
        node.look(moves, look.leads)
        node.visits += 1
        return look.best

    def _select(self, node: Node) -> Edge:
        """The move with the best sum of value and curiosity among those that are considered by now."""
        node.consider(i64(FIRST_WIDTH * math.pow(float(node.visits), WIDENING)))
        curiosity: float = EXPLORATION * math.sqrt(float(node.visits))
        chosen = node.edges[0]
        top: float = -1000.0
        for edge in node.edges:
            score: float = edge.mean() + curiosity * edge.prior / float(edge.visits + 1)
            if score > top:
                top = score
                chosen = edge
        return chosen

    def _follow(self, node: Node, edge: Edge) -> Node:
        """Where a move leads; after a draw the samples so far, or one more, stand for all draws."""
        samples: i64 = len(edge.ends)
        if samples:
            if not edge.draws:
                return edge.ends[0]
            width: i64 = i64(DRAW_WIDTH * math.pow(float(edge.visits + 1), DRAW_WIDENING))
            if samples > width or self.is_full():
                return edge.ends[self.stream.below(samples)]
        after = node.state.copy()
        draw_lots(after, self.stream)
        push(after, edge.code)
        edge.draws = piles(after) != piles(node.state)
        forget_order(after)
        key = state_key(after)
        end = self.known.get(key)
        if end is None:
            end = Node(after)
            if self.is_full():
                return end  # to be forgotten
            self.known[key] = end
        edge.ends.append(end)
        return end


def piles(s: State) -> i64:
    """How many tiles are still to come."""
    tiles: i64 = 0
    seat: i64 = 0
    while seat < s.rules.seats:
        tiles += s.seat[seat * ROW + PILE]
        seat += 1
    return tiles


def weight(behind: float) -> float:
    """How much attention a move gets whose first value is ``behind`` (0 or less) the best."""
    return math.exp(SHARPNESS * behind)
