"""The terminal: one console for all commands."""

from __future__ import annotations

from rich.console import Console

__all__ = ["new_console", "say"]


def new_console() -> Console:
    """A console that keeps to NO_COLOR and to what the terminal can do."""
    return Console(highlight=False, emoji=False)


def say(console: Console, text: str = "", indent: int = 0) -> None:
    """Print a line of markup; longer than the screen only where there is no screen."""
    console.print(" " * indent + text, soft_wrap=not console.is_terminal)
