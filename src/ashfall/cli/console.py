"""The terminal: one console for all commands, and words coloured by seat."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape

from ashfall.cli.board import seat_style
from ashfall.neuroshima.state import State
from ashfall.neuroshima.words import Words

__all__ = ["coloured_words", "new_console", "say"]


def new_console() -> Console:
    """A console that keeps to NO_COLOR and to what the terminal can do."""
    return Console(highlight=False, emoji=False)


def coloured_words(state: State, language: str) -> Words:
    """Words about a match in which names have the colour of their seat, as console markup."""
    return Words(
        state.rules.armies,
        language,
        lambda text, seat: f"[{seat_style(state, seat)}]{escape(text)}[/]",
    )


def say(console: Console, text: str = "", indent: int = 0) -> None:
    """Print a line of markup; longer than the screen only where there is no screen."""
    console.print(" " * indent + text, soft_wrap=not console.is_terminal)
