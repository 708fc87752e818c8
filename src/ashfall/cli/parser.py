"""Options of a command, and the error that a wrong one raises."""

from __future__ import annotations

import os
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NoReturn

from ashfall.games import games
from ashfall.table.errors import AshfallError, shown, suggestion
from ashfall.table.random import SEED_LIMIT
from ashfall.table.texts import LANGUAGES, pick_language

__all__ = ["CommandError", "Help", "Parser", "number", "several"]

MOST_WORKERS: Final = 1024
Help = Callable[[str], str]


class CommandError(AshfallError):
    """Something wrong with what the user gave; the sentence names it."""


class Parser(ArgumentParser):
    """Options of one command, which is this module of a game; ``tell`` gives the help texts."""

    def __init__(self, command: str, module: str, tell: Help) -> None:
        """Prepare the options that every command has."""
        super().__init__(
            prog=f"ashfall {command}".strip(),
            description=tell(f"cli-help-{command or 'about'}"),
            add_help=False,
            allow_abbrev=False,
        )
        self.module = module
        self.tell = tell
        self.add_argument("-h", "--help", action="help", default=SUPPRESS, help=tell("cli-help-help"))

    def add_game(self) -> None:
        """The word that names the game: any that has this command."""
        self.add_argument(
            "game", metavar="GAME", choices=_Having(self.module), help=self.tell("cli-help-game")
        )

    def add_seed(self, default: int | None = 0, about: str = "cli-help-seed") -> None:
        """The option ``--seed``."""
        self.add_argument(
            "--seed", type=number(0, SEED_LIMIT - 1), default=default, metavar="S", help=self.tell(about)
        )

    def add_workers(self, about: str) -> None:
        """The option ``--workers``."""
        self.add_argument("--workers", type=number(1, MOST_WORKERS), metavar="W", help=self.tell(about))

    def add_json(self) -> None:
        """The option ``--json``."""
        self.add_argument("--json", action="store_true", help=self.tell("cli-help-json"))

    def add_language(self) -> None:
        """The option ``--lang``."""
        self.add_argument(
            "--lang",
            choices=LANGUAGES,
            default=pick_language(os.environ),
            metavar="|".join(LANGUAGES),
            help=self.tell("cli-help-lang"),
        )

    def first_word(self, given: Sequence[str]) -> str | None:
        """The first word that is neither an option nor the value of one."""
        words = iter(given)
        for word in words:
            if word == "--":
                return next(words, None)
            if not word.startswith("-"):
                return word
            option = self._option_string_actions.get(word)
            if option is not None and option.nargs != 0:
                next(words, None)
        return None

    def error(self, message: str) -> NoReturn:
        """Refuse in one line."""
        raise CommandError(f"{self.prog}: {message}")


class _Having:
    """The games that have a command. Only the one that is named is looked at: another may be broken."""

    def __init__(self, module: str) -> None:
        self._module = module

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name in games() and games()[name].has_part("cli", self._module)

    def __iter__(self) -> Iterator[str]:
        return (name for name in games() if name in self)


def number(low: int, high: int) -> Callable[[str], int]:
    """A type for whole numbers in a range."""

    def read(text: str) -> int:
        # Longer texts are out of every range, and slow to convert.
        if len(text) > 20 or not text.removeprefix("-").isdecimal() or not low <= int(text) <= high:
            raise ArgumentTypeError(f'expected a whole number from {low} to {high}, got "{text[:40]}"')
        return int(text)

    return read


def several(known: Callable[[], Iterable[str]], fewest: int, most: int) -> Callable[[str], tuple[str, ...]]:
    """A type for a few known words with commas between them."""

    def read(text: str) -> tuple[str, ...]:
        words = text.split(",")
        options = list(known())
        if not fewest <= len(words) <= most:
            some = f"{fewest} to {most} of {', '.join(options)} with commas between them"
            raise ArgumentTypeError(f'expected {some}, got "{shown(text)}"')
        for word in words:
            if word not in options:
                raise ArgumentTypeError(f'unknown "{shown(word)}"{suggestion(word, options)}')
        return tuple(words)

    return read
