"""The bot that searches: information-set Monte Carlo tree search, in named levels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ashfall.bots.contract import Candidate, Choice, Request
from ashfall.bots.limits import SearchLimits
from ashfall.bots.neuroshima.opinions import check_value, score, value_for
from ashfall.bots.neuroshima.selfplay import pick_one
from ashfall.bots.neuroshima.tree import NODES, Tree
from ashfall.bots.thinking import Opinion, think
from ashfall.bots.training import LEARNED
from ashfall.neuroshima import storage
from ashfall.neuroshima.state import State
from ashfall.table.random import Stream

__all__ = ["SearchBot", "TreeRoot"]


@dataclass(frozen=True, slots=True)
class TreeRoot:
    """A position to search from, its piles in any order, and how: ``value`` judges, ``nodes`` have room."""

    state: State
    value: str = LEARNED
    nodes: int = NODES

    def begin(self, seed: int) -> Tree:
        """A new tree."""
        return Tree(self.state, value_for(self.state.rules, self.value), seed, self.nodes)

    def __reduce__(self) -> tuple[Any, ...]:
        return _root, (storage.to_bytes(self.state), self.value, self.nodes)


def _root(data: bytes, value: str, nodes: int) -> TreeRoot:
    return TreeRoot(storage.from_bytes(data), value, nodes)


class SearchBot:
    """Searches as deep as the budget allows.

    ``iterations`` and ``seconds`` (0: no limit of its own) hold beside the budget of the request; where
    nobody sets a limit it is one second. ``heat`` blurs the final choice, as a tired player would; ``value``
    judges positions; ``nodes`` bounds the memory of each process that searches.
    """

    def __init__(
        self,
        iterations: int = 0,
        seconds: float = 0.0,
        heat: float = 0.0,
        value: str = LEARNED,
        nodes: int = NODES,
    ) -> None:
        self.limits = SearchLimits.of(iterations, seconds)
        if not 0 <= heat <= 10:
            raise ValueError(f"heat: expected 0 to 10, got {heat}")
        check_value(value)
        if nodes < 1:
            raise ValueError(f"nodes: expected 1 or more, got {nodes}")
        self._heat, self._value, self._nodes = heat, value, nodes

    def root(self, state: State) -> TreeRoot:
        """A position to search from as this bot would."""
        return TreeRoot(state, self._value, self._nodes)

    def choose(self, request: Request) -> Choice:
        """The most visited move; with heat, the one that looks best through the blur."""
        limits = self.limits.within(request.budget)
        state: State = request.view.state
        sides = int(state.rules.mode.sides)
        thought = think(self.root(state), request.seed, limits, request.cores, request.progress)
        ranked = sorted(thought.opinions, key=lambda opinion: (-opinion.visits, -opinion.lead))
        chosen = self._blurred(ranked, request.seed) if self._heat else ranked[0]
        listed = [
            Candidate(request.view.move(opinion.code), score(opinion.lead, sides), opinion.visits)
            for opinion in ranked[: request.alternatives]
        ]
        value = score(chosen.lead, sides)
        move = request.view.move(chosen.code)
        return Choice(move, value, tuple(listed), thought.iterations, thought.full)

    def _blurred(self, ranked: Sequence[Opinion], seed: int) -> Opinion:
        """The best after every lead was shifted by chance (Gumbel noise, so likelier for better moves)."""
        leads = [opinion.lead for opinion in ranked]
        return ranked[int(pick_one(leads, self._heat, Stream(seed ^ 1)))]
