"""How games ended and how long they were, in the terminal."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console

from ashfall.arena.words import end_text
from ashfall.cli.console import say
from ashfall.table.texts import Texts

__all__ = ["say_ends"]


def say_ends(
    console: Console, texts: Texts, game: str, reasons: Mapping[str, int], average_moves: float
) -> None:
    """How many games there were, why they ended, the most frequent reason first, and their length."""
    ordered = sorted(reasons.items(), key=lambda item: -item[1])
    ends = ", ".join(f"{end_text(texts, reason, game)} {count}" for reason, count in ordered)
    total = f"{texts.format('cli-games')}: {sum(reasons.values())}"
    say(console, f"{total}. {texts.format('cli-reasons')}: {ends}")
    say(console, f"{texts.format('cli-average-moves')}: {average_moves:.1f}")
