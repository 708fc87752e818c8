"""The terminal: one console for all commands."""

from __future__ import annotations

import sys

from rich.console import Console, JustifyMethod
from rich.table import Table

__all__ = ["new_console", "new_table", "say"]


def new_console() -> Console:
    """A console that keeps to NO_COLOR and to what the terminal can do."""
    # The file is named so that a bar stays where it is while what a bot prints is sent elsewhere.
    return Console(file=sys.stdout, highlight=False, emoji=False)


def new_table(*columns: str, words: int = 1, wrap: bool = False, heads: bool = True) -> Table:
    """A plain table: the first columns hold words, the others figures, which do not ``wrap``.

    Without ``heads`` it has just its rows.
    """
    table = Table(box=None, pad_edge=False, show_header=heads)
    for place, column in enumerate(columns):
        is_figure = place >= words
        justify: JustifyMethod = "right" if is_figure else "left"
        table.add_column(column, justify=justify, no_wrap=is_figure and not wrap, overflow="fold")
    return table


def say(console: Console, text: str = "", indent: int = 0) -> None:
    """Print a line of markup; longer than the screen only where there is no screen."""
    console.print(" " * indent + text, soft_wrap=not console.is_terminal)
