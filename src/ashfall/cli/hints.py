"""What a bot would do in the place of a person."""

from __future__ import annotations

from typing import Final

from ashfall.bots.contract import Choice
from ashfall.bots.registry import make_bot
from ashfall.cli.players import DEFAULT_BOT, Player
from ashfall.neuroshima.state import State
from ashfall.neuroshima.words import Words
from ashfall.table.figures import percent

__all__ = ["MOST_IDEAS", "idea_lines", "usual_adviser"]

MOST_IDEAS: Final = 3


def usual_adviser() -> Player:
    """The bot that helps where only people play."""
    return Player(DEFAULT_BOT, make_bot(DEFAULT_BOT))


def idea_lines(state: State, words: Words, choice: Choice) -> list[str]:
    """The moves that a bot would consider, the best first; just its move where it names no others."""
    lines = []
    for idea in choice.candidates[:MOST_IDEAS] or (choice,):
        share = "" if idea.value is None else f"[bold]{percent(idea.value, 0):>5}[/]  "
        lines.append(f"{share}{words.move(state, idea.move)} [dim]({idea.move.text})[/]")
    return lines
