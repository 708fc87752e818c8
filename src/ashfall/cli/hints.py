"""What a bot would do in the place of a person."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.markup import escape

from ashfall.bots.contract import Candidate, Choice
from ashfall.table.contract import Move
from ashfall.table.phrases import Phrase
from ashfall.table.texts import percent

__all__ = ["MOST_IDEAS", "idea_lines"]

MOST_IDEAS: Final = 3


def idea_lines(choice: Choice, words: Callable[[Move], str], reason: Callable[[Phrase], str]) -> list[str]:
    """The moves that a bot would consider, the best first; just its move where it names no others.

    ``words`` tells what a move does and ``reason`` why one would make it, both as markup. Values that would
    look the same are told more exactly.
    """
    lines = []
    ideas = choice.candidates[:MOST_IDEAS] or (choice,)
    digits = 0 if len({percent(idea.value, 0) for idea in ideas}) == len(ideas) else 1
    for idea in ideas:
        share = "" if idea.value is None else f"[bold]{percent(idea.value, digits):>{5 + 2 * digits}}[/]  "
        lines.append(f"  {share}{words(idea.move)} [dim]({escape(idea.move.text)})[/]")
        if isinstance(idea, Candidate) and idea.reasons:
            lines.append(f"         {'; '.join(map(reason, idea.reasons))}")
    return lines
