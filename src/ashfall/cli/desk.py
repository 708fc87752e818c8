"""The terminal that people sit at: what is printed, read and waited for."""

from __future__ import annotations

import sys

from rich.text import Text

from ashfall.cli.console import new_console, say
from ashfall.table.texts import Texts

__all__ = ["Desk"]


class Desk:
    """A console with somebody before it, or a pipe, where nothing is cleared and nobody waited for."""

    def __init__(self, texts: Texts) -> None:
        self.console = new_console()
        self.is_screen = sys.stdin.isatty() and self.console.is_terminal
        self._texts = texts

    def clear(self) -> None:
        """Begin a new screen."""
        if self.is_screen:
            self.console.clear()

    def say(self, line: str = "") -> None:
        """Print a line of markup."""
        say(self.console, line)

    def read(self, prompt: str) -> str:
        """What somebody types; raises EOFError at the end of the input."""
        try:
            return self.console.input(prompt).strip()
        except UnicodeDecodeError:
            return ""

    def wait(self) -> None:
        """Until somebody has read the screen."""
        if self.is_screen:
            self.read(f"[dim]{self._texts.format('play-enter')}[/]")

    def page(self, lines: list[str]) -> None:
        """A screen of its own."""
        self.clear()
        for line in lines:
            self.say(line)
        self.wait()

    def pages(self, lines: list[str]) -> None:
        """As many screens as the lines need, one after the other."""
        if not self.is_screen:
            self.page(lines)
            return
        wrapped = [Text.from_markup(line).wrap(self.console, self.console.width) for line in lines]
        rows = [row for group in wrapped for row in group or (Text(),)]
        room = max(1, self.console.height - 1)
        for start in range(0, len(rows), room):
            self.clear()
            for row in rows[start : start + room]:
                self.console.print(row)
            self.wait()

    def choose(self, count: int, prompt: str) -> int:
        """A number from 1 to ``count``, asked for until it is given; 1 where the input ends."""
        while True:
            try:
                answer = self.read(prompt)
            except EOFError:
                return 1
            if answer in map(str, range(1, count + 1)):
                return int(answer)
