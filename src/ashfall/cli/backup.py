"""``ashfall backup``: a copy of the database, also while a server uses it."""

from __future__ import annotations

from argparse import Namespace
from contextlib import ExitStack
from pathlib import Path

from ashfall.cli.parser import CommandError, Parser
from ashfall.cli.progress import Bar, progress
from ashfall.server.config import from_environment
from ashfall.server.store.backup import back_up
from ashfall.table.errors import shown
from ashfall.table.texts import Texts

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """The options of the command."""
    tell = parser.tell
    parser.add_argument("--out", required=True, metavar="FILE", help=tell("cli-help-backup-out"))
    parser.add_argument("--db", metavar="URL", help=tell("cli-help-serve-db"))
    parser.add_language()


def run(options: Namespace) -> int:
    """Copy."""
    target = Path(options.out)
    database = from_environment(database=options.db).database
    try:
        with ExitStack() as stack:
            back_up(database, target, _Telling(stack).tell)
    except OSError as error:
        is_there = isinstance(error, FileExistsError)
        reason = "it is there already, name a new file" if is_there else error.strerror
        raise CommandError(f'ashfall backup: argument --out: "{shown(options.out, 200)}": {reason}') from None
    size = round(target.stat().st_size / 1000)
    print(Texts(options.lang).format("cli-backup-done", file=options.out, size=size))
    return 0


class _Telling:
    """A bar that begins once it is known how much there is to copy."""

    def __init__(self, stack: ExitStack) -> None:
        self._stack = stack
        self._bar: Bar | None = None
        self._has_begun = False

    def tell(self, done: int, of: int) -> None:
        """So many pages are copied."""
        if not self._has_begun:
            self._has_begun = True
            self._bar = self._stack.enter_context(progress(of))
        if self._bar is not None:
            self._bar.reach(done)
