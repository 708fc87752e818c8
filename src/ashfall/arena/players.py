"""Bots made once, so that a worker can play one game after another."""

from __future__ import annotations

from collections.abc import Sequence

from ashfall.arena.plan import AnyFixture, ResultT
from ashfall.bots.contract import Bot
from ashfall.bots.registry import make_bot

__all__ = ["Players"]


class Players:
    """The bots of a plan, ready to play any of its games."""

    def __init__(self, game: str, specs: Sequence[str], bots: Sequence[Bot] = ()) -> None:
        """Make the bots of a game by their specs, or take those given; raises UnknownBot."""
        self.specs = tuple(specs)
        self.bots = list(bots) or [make_bot(spec, game) for spec in specs]

    def play(self, fixture: AnyFixture[ResultT]) -> ResultT:
        """Play one game; raises BotFailed."""
        bots = [self.bots[bot] for bot in fixture.bots]
        return fixture.play(bots, [self.specs[bot] for bot in fixture.bots])
