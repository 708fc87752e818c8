"""The bot that searches: a tree over samples of what it cannot see, played on by the rules of thumb."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ashfall.bots.contract import Candidate, Choice, Request
from ashfall.bots.hardcity.packing import Parcel, parcel_of
from ashfall.bots.hardcity.ranking import score
from ashfall.bots.hardcity.reasons import prospect_of
from ashfall.bots.hardcity.tree import DECISIONS, NODES, Tree
from ashfall.bots.hardcity.weights import check_value, value_for
from ashfall.bots.limits import SearchLimits
from ashfall.bots.thinking import think
from ashfall.bots.training import HAND
from ashfall.hardcity.ground.state import State

__all__ = ["SampleRoot", "SearchBot"]


@dataclass(frozen=True, slots=True)
class SampleRoot:
    """A position to search from, without what its chooser cannot see, and how to do it."""

    state: State
    knows_hand: bool
    value: str = HAND
    depth: int = DECISIONS
    nodes: int = NODES

    def begin(self, seed: int) -> Tree:
        """A new tree."""
        value = value_for(self.state.rules, self.value)
        return Tree(self.state, self.knows_hand, value, seed, self.depth, self.nodes)

    def __reduce__(self) -> tuple[Any, ...]:
        return _root, (parcel_of(self.state), self.knows_hand, self.value, self.depth, self.nodes)


def _root(parcel: Parcel, knows_hand: bool, value: str, depth: int, nodes: int) -> SampleRoot:
    return SampleRoot(parcel.state(), knows_hand, value, depth, nodes)


class SearchBot:
    """Tries the most promising moves out as long as the budget allows.

    ``iterations`` and ``seconds`` (0: no limit of its own) hold beside the budget of the request; where
    nobody sets a limit it is one second. ``value`` judges positions; ``depth`` is how many decisions a trial
    goes on for beyond the tree; ``nodes`` bounds the memory of each process that searches.
    """

    def __init__(
        self,
        iterations: int = 0,
        seconds: float = 0.0,
        value: str = HAND,
        depth: int = DECISIONS,
        nodes: int = NODES,
    ) -> None:
        self._limits = SearchLimits.of(iterations, seconds)
        for name, number, least in (("depth", depth, 0), ("nodes", nodes, 1)):
            if number < least:
                raise ValueError(f"{name}: expected {least} or more, got {number}")
        check_value(value)
        self._value, self._depth, self._nodes = value, depth, nodes

    def choose(self, request: Request) -> Choice:
        """The move that was tried most."""
        view, limits = request.view, self._limits.within(request.budget)
        state: State = view.state
        root = SampleRoot(state, view.seat == state.rules.zero, self._value, self._depth, self._nodes)
        thought = think(root, request.seed, limits, request.cores, request.progress)
        ranked = sorted(thought.opinions, key=lambda opinion: (-opinion.visits, -opinion.lead))
        listed = [
            Candidate(
                view.move(opinion.code),
                score(opinion.lead),
                opinion.visits,
                prospect_of(view, opinion.code, request.seed).reasons,
            )
            for opinion in ranked[: request.alternatives]
        ]
        best = ranked[0]
        return Choice(view.move(best.code), score(best.lead), tuple(listed), thought.iterations, thought.full)
