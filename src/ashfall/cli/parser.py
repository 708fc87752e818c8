"""Options of a command, and the error that a wrong one raises."""

from __future__ import annotations

import os
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError
from collections.abc import Callable
from typing import NoReturn

from ashfall.table.errors import AshfallError
from ashfall.table.texts import LANGUAGES, pick_language

__all__ = ["CommandError", "Help", "Parser", "number"]

Help = Callable[[str], str]


class CommandError(AshfallError):
    """Something wrong with what the user gave; the sentence names it."""


class Parser(ArgumentParser):
    """Options of one command; ``tell`` gives the help texts."""

    def __init__(self, command: str, tell: Help) -> None:
        """Prepare the options that every command has."""
        super().__init__(
            prog=f"ashfall {command}".strip(),
            description=tell(f"cli-help-{command or 'about'}"),
            add_help=False,
            allow_abbrev=False,
        )
        self.tell = tell
        self.add_argument("-h", "--help", action="help", default=SUPPRESS, help=tell("cli-help-help"))

    def add_language(self) -> None:
        """The option ``--lang``."""
        self.add_argument(
            "--lang",
            choices=LANGUAGES,
            default=pick_language(os.environ),
            metavar="LANG",
            help=self.tell("cli-help-lang"),
        )

    def error(self, message: str) -> NoReturn:
        """Refuse in one line."""
        raise CommandError(f"{self.prog}: {message}")


def number(low: int, high: int) -> Callable[[str], int]:
    """A type for whole numbers in a range."""

    def read(text: str) -> int:
        # Longer texts are out of every range, and slow to convert.
        if len(text) > 20 or not text.removeprefix("-").isdecimal() or not low <= int(text) <= high:
            raise ArgumentTypeError(f'expected a whole number from {low} to {high}, got "{text[:40]}"')
        return int(text)

    return read
