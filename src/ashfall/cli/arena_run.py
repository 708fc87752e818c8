"""What a run of the arena needs in every mode: its journal, what is checked first, and how it stops."""

from __future__ import annotations

import shlex
import shutil
import sys
import tempfile
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Protocol

from ashfall.arena.duel import GameResult
from ashfall.arena.journal import Header, Journal, TableHeader, read_header
from ashfall.arena.players import Players
from ashfall.bots.registry import UnknownBot
from ashfall.cli.parser import CommandError
from ashfall.neuroshima.modes import DUEL
from ashfall.table.errors import AshfallError, shown
from ashfall.table.texts import Texts

__all__ = ["check_bots", "check_report", "discard", "is_table", "open_journal", "resumed_header", "stop"]

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def is_table(options: Namespace) -> bool:
    """Whether another mode than duels is asked for, or written in the journal."""
    if options.resume and options.journal:
        raise CommandError("ashfall arena: expected --journal or --resume, got both")
    if options.mode is None and options.resume:
        return isinstance(read_header(Path(options.resume)), TableHeader)
    return options.mode not in (None, DUEL)


class Played(Protocol):
    """What a run has played so far."""

    results: dict[int, GameResult]

    @property
    def complete(self) -> bool:
        """Whether nothing is left to be played."""
        ...


def resumed_header(options: Namespace) -> Header | None:
    """What the journal that is resumed tells; None for a new run, which must name its bots."""
    header = read_header(Path(options.resume)) if options.resume else None
    if not options.bots and not header:
        raise CommandError("ashfall arena: expected --bots A,B")
    return header


def check_bots(bots: Sequence[str], options: Namespace) -> None:
    """Make every bot once; raises CommandError for one that cannot be made."""
    try:
        Players(bots)
    except UnknownBot as error:
        source = "ashfall arena: argument --bots" if options.bots else shown(options.resume)
        raise CommandError(f"{source}: {error}") from None


def check_report(target: str | None) -> None:
    """Raise CommandError where a report could not be written."""
    if target and (not Path(target).parent.is_dir() or Path(target).is_dir()):
        raise CommandError(f"{shown(target)}: cannot be written, expected a file in a folder that exists")


def open_journal(options: Namespace, header: Header) -> Journal:
    """The journal that was asked for, else one in a folder of its own that goes when all is well."""
    if options.resume:
        return Journal.resume(Path(options.resume), header)
    folder = "" if options.journal else tempfile.mkdtemp(prefix="ashfall-arena-")
    return Journal.create(Path(options.journal or folder, "" if options.journal else "journal.jsonl"), header)


def discard(journal: Journal, options: Namespace) -> None:
    """Remove a journal that nobody asked for."""
    if not options.resume and not options.journal:
        journal.close()
        shutil.rmtree(journal.path.parent, ignore_errors=True)


def stop(
    problem: BaseException,
    contest: Played,
    journal: Journal,
    options: Namespace,
    words: Sequence[str],
) -> int:
    """Keep the games that were played and tell with which words to go on; without any, nothing stays."""
    unread = isinstance(problem, BrokenPipeError)  # whoever wanted the result has left
    if not contest.results or (unread and contest.complete):
        discard(journal, options)
        raise problem
    if not isinstance(problem, KeyboardInterrupt | BrokenPipeError):
        print(problem if isinstance(problem, AshfallError) else f"ashfall arena: {problem}", file=sys.stderr)
    print(f"{Texts(options.lang).format('arena-interrupted')}\n{shlex.join(words)}", file=sys.stderr)
    if unread:
        raise problem
    return INTERRUPTED if isinstance(problem, KeyboardInterrupt) else BAD_INPUT
