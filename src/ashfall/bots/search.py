"""The bot that searches: information-set Monte Carlo tree search, in named levels."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from ashfall.bots.contract import Candidate, Choice, Request
from ashfall.bots.limits import Limits
from ashfall.bots.neuroshima.opinions import LEARNED, check_value
from ashfall.bots.neuroshima.selfplay import pick_one
from ashfall.bots.score import score
from ashfall.bots.thinking import Opinion, think
from ashfall.neuroshima.state import State
from ashfall.table.random import Stream

__all__ = ["LEVELS", "SearchBot"]


class SearchBot:
    """Searches as deep as the budget allows.

    ``iterations`` and ``seconds`` (0: no limit of its own) hold beside the budget of the request; where
    nobody sets a limit it is one second. ``heat`` blurs the final choice, as a tired player would; ``value``
    judges positions.
    """

    def __init__(
        self, iterations: int = 0, seconds: float = 0.0, heat: float = 0.0, value: str = LEARNED
    ) -> None:
        self._limits = Limits.of(iterations, seconds)
        if not 0 <= heat <= 10:
            raise ValueError(f"heat: expected 0 to 10, got {heat}")
        check_value(value)
        self._heat, self._value = heat, value

    def choose(self, request: Request) -> Choice:
        """The most visited move; with heat, the one that looks best through the blur."""
        limits = self._limits.within(request.budget)
        state: State = request.view.state
        sides = int(state.rules.mode.sides)
        thought = think(state, self._value, request.seed, limits, request.cores, request.progress)
        ranked = sorted(thought.opinions, key=lambda opinion: (-opinion.visits, -opinion.lead))
        chosen = self._blurred(ranked, request.seed) if self._heat else ranked[0]
        listed = [
            Candidate(request.view.move(opinion.code), score(opinion.lead, sides), opinion.visits)
            for opinion in ranked[: request.alternatives]
        ]
        value = score(chosen.lead, sides)
        return Choice(request.view.move(chosen.code), value, tuple(listed), thought.iterations)

    def _blurred(self, ranked: Sequence[Opinion], seed: int) -> Opinion:
        """The best after every lead was shifted by chance (Gumbel noise, so likelier for better moves)."""
        leads = [opinion.lead for opinion in ranked]
        return ranked[int(pick_one(leads, self._heat, Stream(seed ^ 1)))]


# From weak to strong. They differ in budget and noise alone; all know the same rules and see the same. One
# iteration looks at what every move leads to and takes the best.
LEVELS: Final[Mapping[str, Callable[..., SearchBot]]] = {
    "recruit": partial(SearchBot, iterations=1, heat=0.2),
    "soldier": partial(SearchBot, iterations=1, heat=0.08),
    "sergeant": partial(SearchBot, iterations=1, heat=0.03),
    "veteran": partial(SearchBot, iterations=1),
    "captain": partial(SearchBot, iterations=16),
    "warlord": SearchBot,
}
