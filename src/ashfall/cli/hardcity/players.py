"""Who sits at a seat of Hard City."""

from __future__ import annotations

from typing import Final

from ashfall.bots.registry import make_bot
from ashfall.cli.player import HUMAN, BotPlayer, bots_of, seats_of
from ashfall.hardcity import GAME

__all__ = ["USUAL", "bots", "seats", "usual_player"]

USUAL: Final = "rules"  # plays where nobody else was asked for, and gives hints
MOST: Final = 5

# The types of --bots, for the officers and for Doctor Zero, and of --seats.
bots: Final = bots_of(GAME.name, 1, 2, f"one or two bots, such as {USUAL},{USUAL}")
seats: Final = seats_of(GAME.name, 1, MOST, f"1 to {MOST} players, such as {HUMAN},{USUAL}")


def usual_player() -> BotPlayer:
    """The bot that plays where nobody else was asked for."""
    return BotPlayer(USUAL, make_bot(USUAL, GAME.name))
