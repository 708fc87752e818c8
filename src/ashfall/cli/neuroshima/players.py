"""Who sits at a seat of Neuroshima Hex."""

from __future__ import annotations

from typing import Final

from ashfall.bots.registry import make_bot
from ashfall.cli.player import HUMAN, BotPlayer, bots_of, seats_of
from ashfall.neuroshima import GAME

__all__ = ["DEFAULT_BOT", "bots", "seats", "usual_player"]

DEFAULT_BOT: Final = "sergeant"  # plays against a person who asked for nobody else, and gives hints
FEWEST: Final = min(GAME.seats)
MOST: Final = max(GAME.seats)

# The types of --bots and --seats.
bots: Final = bots_of(GAME.name, FEWEST, MOST, f"{FEWEST} to {MOST} bots, such as random,rush")
seats: Final = seats_of(GAME.name, FEWEST, MOST, f"{FEWEST} to {MOST} players, such as {HUMAN},{DEFAULT_BOT}")


def usual_player() -> BotPlayer:
    """The bot that plays where nobody else was asked for."""
    return BotPlayer(DEFAULT_BOT, make_bot(DEFAULT_BOT, GAME.name))
