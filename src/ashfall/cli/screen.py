"""What every screen of a game is made of besides its board: news, an answer, and room for a question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

__all__ = ["notice_lines", "print_below", "print_news", "room_below"]

LAST_LINES: Final = 3  # below the last screen: who won, what a campaign says, and the shell


def room_below(console: Console, prompt: str) -> int:
    """The lines that a prompt takes; without one the game is over, and its end is told there."""
    return -(-Text.from_markup(prompt).cell_len // max(1, console.width)) or LAST_LINES


def notice_lines(console: Console, notice: str) -> list[Text]:
    """The answer to what was typed last, whole however long it is."""
    return list(Text.from_markup(f"[bold]{notice}[/]").wrap(console, console.width)) if notice else []


def print_below(
    console: Console, taken: int, news: Sequence[str], choices: Sequence[Text], said: Sequence[Text]
) -> None:
    """The end of a screen of which ``taken`` lines are needed: news as there is room, choices, an answer."""
    print_news(console, news, console.height - taken)
    for line in (*choices, *said):
        console.print(line, no_wrap=True, overflow="ellipsis")


def print_news(console: Console, news: Sequence[str], room: int) -> None:
    """As many of the last sentences as there is room for, one line each; all of them on a pipe."""
    for sentence in news[-max(1, room) :] if console.is_terminal else news:
        console.print(Text.from_markup(sentence), no_wrap=console.is_terminal, overflow="ellipsis")
