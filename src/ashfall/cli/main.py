"""``ashfall COMMAND ...``: finds the command, reads its options, turns errors into one line."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from types import ModuleType
from typing import Final

from ashfall import __version__
from ashfall.cli.files import read_text
from ashfall.cli.parser import CommandError, Help, Parser
from ashfall.games import FIRST, game_named, games
from ashfall.table.errors import AshfallError, suggestion
from ashfall.table.texts import LANGUAGES, Texts, pick_language

__all__ = ["COMMANDS", "main"]

# Every command and the module that holds it: one in each game's package, or the only one by its whole name.
# A module is imported only when its command runs.
COMMANDS: Final = {
    "play": "play",
    "serve": "ashfall.cli.serve",
    "backup": "ashfall.cli.backup",
    "battle": "battle",
    "replay": "replay",
    "show": "show",
    "sim": "sim",
    "arena": "arena",
    "train": "train",
    "puzzles": "puzzles",
    "bench": "ashfall.cli.bench",
    "list": "listing",
}
OF_FILES: Final = ("replay", "show")  # commands that learn from their file which game it is
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        code = _run(given)
        sys.stdout.flush()
        return code
    except AshfallError as error:
        print(error, file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has left; without this Python would complain again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(given: list[str]) -> int:
    if not given or given[0] in ("-h", "--help"):
        print(_overview(Texts(_language(given))))
        return 0
    if given[0] == "--version":
        print(f"ashfall {__version__}")
        return 0
    name = given[0]
    if name not in COMMANDS:
        raise CommandError(f'ashfall: unknown command "{name}"{suggestion(name, COMMANDS)}')
    command = _command(name, given[1:])
    parser = Parser(name, COMMANDS[name], _helper(given))
    command.add_arguments(parser)
    try:
        options = parser.parse_args(given[1:])
    except SystemExit:
        return 0  # after --help
    if name in OF_FILES:
        command = _command_for_file(name, options)
    code: int = command.run(options)
    return code


def _command(name: str, given: list[str]) -> ModuleType:
    """The module of a command for the game that its words name."""
    module = COMMANDS[name]
    if "." in module:
        return import_module(module)
    named = [game for game in games() if game in given] if name not in OF_FILES else []
    if len(named) > 1:  # one of them is a file or the like
        named = [game for game in named if _first_word(name, game, given) == game]
    return _module(module, *named[:1])


def _module(command: str, game: str = FIRST) -> ModuleType:
    """The module of a command for a game; where it has none, the first one's, whose options refuse it."""
    asked = game_named(game)
    owner = asked if asked.has_part("cli", command) else game_named(FIRST)
    return owner.part("cli", command)


def _first_word(name: str, game: str, given: list[str]) -> str | None:
    """The word that names the game, as far as the options of that game tell."""
    parser = Parser(name, COMMANDS[name], lambda _: "")
    _module(COMMANDS[name], game).add_arguments(parser)
    return parser.first_word(given)


def _command_for_file(name: str, options: Namespace) -> ModuleType:
    """The module of a command for the game of the file that it reads, whose text joins the options."""
    from ashfall.table.documents import game_of  # takes time, and not every command needs it

    options.text = read_text(options.file)
    try:
        game = game_of(options.text)
    except AshfallError:
        game = None  # the first game says what is wrong with the file
    known = game if game and game in games() else FIRST
    if not game_named(known).has_part("cli", COMMANDS[name]):
        raise CommandError(f"ashfall {name}: {options.file}: {known} has no such command")
    return _module(COMMANDS[name], known)


def _helper(given: list[str]) -> Help:
    """The texts of the help, or nothing where nobody will read them: loading them takes time."""
    if not {"-h", "--help"} & set(given):
        return lambda _: ""
    texts = Texts(_language(given))
    return lambda message: texts.format(message).replace("%", "%%")


def _language(given: list[str]) -> str:
    """The language asked for, before the options are parsed."""
    for word, following in pairwise(given):
        if word == "--lang" and following in LANGUAGES:
            return following
    return pick_language(os.environ)


def _overview(texts: Texts) -> str:
    lines = [texts.format("cli-help-about"), "", f"{texts.format('cli-help-commands')}:"]
    lines += [f"  {name:<10}{texts.format(f'cli-help-{name}')}" for name in COMMANDS]
    lines += ["", f"  {'--version':<10}{texts.format('cli-help-version')}", "", texts.format("cli-help-more")]
    return "\n".join(lines)
