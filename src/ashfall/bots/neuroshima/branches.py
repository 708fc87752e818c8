"""A move that is looked at by itself: the trees that grow after it, and the line that follows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ashfall.bots.neuroshima.lookahead import draw_lots
from ashfall.bots.neuroshima.search import TreeRoot
from ashfall.bots.neuroshima.tree import Tree, piles
from ashfall.neuroshima.game import push
from ashfall.neuroshima.moves import END, verb_of
from ashfall.neuroshima.notation import move_text
from ashfall.neuroshima.state import OVER, State
from ashfall.table.contract import Move
from ashfall.table.random import Stream

__all__ = ["Branch"]

DRAWS: Final = 8  # samples of what is drawn after a move, the same for all moves
LONGEST: Final = 6  # moves of a line
FIRM: Final = 4  # visits from which on a move is told as what follows


class Branch:
    """What comes after one move, for the side that makes it; of two sides."""

    def __init__(self, state: State, code: int, plant: Callable[[State], TreeRoot], seed: int) -> None:
        self.code = code
        self.visits = 0
        self._state = state
        self._side = int(state.rules.mode.side[state.chooser])
        self._ends = self._sampled(seed)
        self._trees = [plant(end).begin(seed) for end in self._ends if end.stage != OVER]

    @property
    def is_settled(self) -> bool:
        """Whether there is nothing to search: the game is over."""
        return not self._trees

    @property
    def lead(self) -> float:
        """How good it is, from -1 (lost) to 1 (won)."""
        results = [self._result(end) for end in self._ends if end.stage == OVER]
        found = results + [self._lead_of(tree) for tree in self._trees]
        return sum(found) / len(found)

    def run(self, iterations: int) -> int:
        """Search on; how often that was."""
        if not self._trees:
            return 0
        each = max(1, iterations // len(self._trees))
        for tree in self._trees:
            tree.run(each)
        self.visits += each * len(self._trees)
        return each * len(self._trees)

    def line(self) -> list[Move]:
        """The move and what follows it in the same turn, as far as that is firm and nothing is drawn."""
        codes = [self.code]
        node = self._trees[0].root if len(self._ends) == 1 and self._trees else None
        while node is not None and len(codes) < LONGEST and node.side == self._side and node.edges:
            edge = max(node.edges, key=lambda each: each.visits)
            if edge.visits < FIRM or verb_of(edge.code) == END:
                break
            codes.append(int(edge.code))
            after = edge.ends[0] if edge.ends and not edge.draws else None
            node = after if after is not None and after.state.stage != OVER else None
        return [Move(code, move_text(self._state.rules, code)) for code in codes]

    def _sampled(self, seed: int) -> list[State]:
        """Where the move leads; several samples where tiles are drawn after it."""
        first = self._after(seed)
        if piles(first) == piles(self._state):
            return [first]
        return [first, *(self._after(seed + sample) for sample in range(1, DRAWS))]

    def _after(self, seed: int) -> State:
        after = self._state.copy()
        draw_lots(after, Stream(seed))
        push(after, self.code)
        return after

    def _lead_of(self, tree: Tree) -> float:
        lead = float(tree.best_lead())
        return lead if tree.root.side == self._side else -lead

    def _result(self, end: State) -> float:
        won = [bool(end.winners >> seat & 1) for seat in range(int(end.rules.seats))]
        sides = {int(end.rules.mode.side[seat]) for seat, is_winner in enumerate(won) if is_winner}
        if len(sides) != 1:
            return 0.0
        return 1.0 if self._side in sides else -1.0
