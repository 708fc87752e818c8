"""Bots and rules made once, so that a worker can play one game after another."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ashfall.arena.duel import GameResult, play_game
from ashfall.arena.layout import Layout
from ashfall.arena.schedule import Fixture
from ashfall.arena.tables import play_table
from ashfall.bots.contract import Bot
from ashfall.bots.registry import make_bot
from ashfall.neuroshima.setup import duel_rules
from ashfall.neuroshima.tables import Rules

__all__ = ["Players"]

KNOWN_RULES: Final = 100  # tables whose rules are kept; more than there are pairs of armies


class Players:
    """The bots of a plan, ready to play any of its games."""

    def __init__(self, specs: Sequence[str], bots: Sequence[Bot] = ()) -> None:
        """Make the bots by their specs, or take those given; raises UnknownBot."""
        self.specs = tuple(specs)
        self.bots = list(bots) or [make_bot(spec) for spec in specs]

    def play(self, fixture: Fixture) -> GameResult:
        """Play one game; raises BotFailed."""
        bots = [self.bots[bot] for bot in fixture.bots]
        names = [self.specs[bot] for bot in fixture.bots]
        rules = _rules(fixture.armies, fixture.layout)
        if fixture.layout is None:
            return play_game(rules, bots, fixture.seed, names)
        return play_table(rules, bots, fixture.seed, names, fixture.layout.sides)


@lru_cache(maxsize=KNOWN_RULES)
def _rules(armies: tuple[str, ...], layout: Layout | None) -> Rules:
    return layout.rules(armies) if layout else duel_rules(armies)
