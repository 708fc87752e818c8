"""Bots and rules made once, so that a worker can play one game after another."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ashfall.arena.duel import GameResult, play_game
from ashfall.arena.schedule import Fixture, Matchup
from ashfall.bots.contract import Bot
from ashfall.bots.registry import make_bot
from ashfall.neuroshima.duels import duel_rules
from ashfall.neuroshima.tables import Rules

__all__ = ["Players"]


class Players:
    """The bots of a plan, ready to play any of its games."""

    def __init__(self, specs: Sequence[str], bots: Sequence[Bot] = ()) -> None:
        """Make the bots by their specs, or take those given; raises UnknownBot."""
        self.specs = tuple(specs)
        self.bots = list(bots) or [make_bot(spec) for spec in specs]

    def play(self, fixture: Fixture) -> GameResult:
        """Play one game; raises BotFailed."""
        seats = fixture.bots
        return play_game(
            _rules(fixture.armies),
            [self.bots[bot] for bot in seats],
            fixture.seed,
            [self.specs[bot] for bot in seats],
        )


@cache
def _rules(armies: Matchup) -> Rules:
    return duel_rules(armies)
