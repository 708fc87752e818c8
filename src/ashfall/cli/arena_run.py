"""A run of the arena in any game: options, journal, what is checked first, how it is told and stops."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable, Sequence, Sized
from contextlib import closing
from pathlib import Path
from typing import Any, ClassVar, Final, Protocol

from ashfall.arena.journal import RunJournal, read_header
from ashfall.arena.players import Players
from ashfall.arena.run_header import Header
from ashfall.arena.series import Runner, pick_runner
from ashfall.arena.sprt import Sprt
from ashfall.bots.processes import default_workers
from ashfall.bots.registry import UnknownBot, is_ours
from ashfall.cli.files import write_text
from ashfall.cli.parser import CommandError, Parser
from ashfall.cli.results import tell_result
from ashfall.table.errors import AshfallError, shown
from ashfall.table.texts import Texts, pick_language

__all__ = ["Run", "add_run", "add_sprt", "resumed_header", "specs_of"]

NEGATIVE: Final = re.compile(r"^-[\d.]+(,-?[\d.]+)?$")
BAD_INPUT: Final = 2
ARENA: Final = "ashfall arena"
INTERRUPTED: Final = 130


def add_run(parser: Parser) -> None:
    """The options of every run: who plays where, which file keeps the games, how it is told."""
    tell = parser.tell
    parser.add_workers("cli-help-arena-workers")
    parser.add_argument("--journal", metavar="FILE", help=tell("cli-help-arena-journal"))
    parser.add_argument("--resume", metavar="FILE", help=tell("cli-help-arena-resume"))
    parser.add_argument("--ray", metavar="ADDRESS", help=tell("cli-help-arena-ray"))
    parser.add_json()
    parser.add_argument("--report", metavar="OUT.html", help=tell("cli-help-arena-report"))
    parser.add_language()


def add_sprt(parser: Parser) -> None:
    """The option ``--sprt``."""
    parser._negative_number_matcher = NEGATIVE  # so that "--sprt -5,0" is a value and no option
    parser.add_argument("--sprt", type=_sprt, metavar="LO,HI", help=parser.tell("cli-help-arena-sprt"))


def specs_of(fewest: int, most: int, expected: str) -> Callable[[str], tuple[str, ...]]:
    """The type of an option that names bots, which are made later; ``expected`` says how many in words."""

    def read(text: str) -> tuple[str, ...]:
        specs = tuple(text.split(","))
        if not fewest <= len(specs) <= most or not all(specs):
            raise ArgumentTypeError(f'expected {expected}, got "{shown(text)}"')
        return specs

    return read


def _sprt(text: str) -> Sprt:
    try:
        low, high = (float(word) for word in text.split(","))
        return Sprt(low, high)
    except ValueError:
        raise ArgumentTypeError(
            f'expected two Elo bounds LO,HI, -1000 <= LO < HI <= 1000, got "{shown(text)}"'
        ) from None


def resumed_header(options: Namespace, command: str = ARENA) -> Header[Any] | None:
    """What the journal that is resumed tells; None for a new run."""
    if options.resume and options.journal:
        raise CommandError(f"{command}: expected --journal or --resume, got both")
    header = read_header(Path(options.resume)) if options.resume else None
    if header is not None and header.game != options.game:
        raise CommandError(
            f"{shown(options.resume)}: game: expected a journal of {options.game}, got one of {header.game}"
        )
    return header


class PlayedGames(Protocol):
    """Games, finished or not."""

    @property
    def results(self) -> Sized:
        """What came of the games so far."""
        ...

    @property
    def complete(self) -> bool:
        """Whether nothing is left to be played."""
        ...


class Run(ABC):
    """What is the same in all modes; a subclass says what is played and how it is told."""

    name: ClassVar[str] = ""  # of the command, where it is not that of the arena

    def __init__(self, options: Namespace, header: Header[Any]) -> None:
        self.options, self.header = options, header

    @abstractmethod
    def begin(self, journal: RunJournal[Any] | None) -> PlayedGames:
        """The games that are to be played, with those that the journal holds; raises InvalidPlan."""

    @abstractmethod
    def go_on(self, runner: Runner) -> None:
        """Play what is missing."""

    @abstractmethod
    def data(self) -> dict[str, Any]:
        """The result so far, ready for JSON."""

    @abstractmethod
    def show(self) -> None:
        """The result so far in the terminal."""

    @abstractmethod
    def page(self, command: str) -> str:
        """The result so far as a page."""

    @abstractmethod
    def words(self) -> list[str]:
        """The options that say what is played."""

    def run(self) -> int:
        """Play, count, tell; what cannot work is told before anything is played."""
        _check_bots(self.header.bots, self.options)
        _check_report(self.options.report)
        self.begin(None)
        journal = _open_journal(self.options, self.header)
        with closing(journal):
            games = self.begin(journal)
            try:
                self._play(games)
            except (AshfallError, KeyboardInterrupt, OSError) as problem:
                words = [*self._command(), "--resume", str(journal.path)]
                return _stop(problem, games, journal, self.options, words)
        _discard(journal, self.options)
        return 0

    def _play(self, games: PlayedGames) -> None:
        """Play and tell what came of it, also where something stops it."""
        start = time.perf_counter()
        trusted = all(is_ours(spec, self.header.game) for spec in self.header.bots)
        runner = pick_runner(self.options.workers or default_workers(), self.options.ray, trusted=trusted)
        try:
            self.go_on(runner)
        finally:
            if games.results:
                self._tell(time.perf_counter() - start)

    def _tell(self, seconds: float) -> None:
        tell_result(self.options, lambda: {**self.data(), "seconds": round(seconds, 3)}, self.show)
        if self.options.report:
            write_text(self.options.report, self.page(shlex.join(self._command())))

    def _command(self) -> list[str]:
        """The command that plays the same."""
        options = self.options
        words = [*(self.name or f"{ARENA} {options.game}").split(), *self.words()]
        for name in ("workers", "ray", "report"):
            value = getattr(options, name)
            words += [f"--{name}", str(value)] if value else []
        words += ["--json"] if options.json else []
        return [*words, "--lang", options.lang] if options.lang != pick_language(os.environ) else words


def _check_bots(bots: Sequence[str], options: Namespace) -> None:
    """Make every bot once; raises CommandError for one that cannot be made."""
    try:
        Players(options.game, bots)
    except UnknownBot as error:
        source = "ashfall arena: argument --bots" if options.bots else shown(options.resume)
        raise CommandError(f"{source}: {error}") from None


def _check_report(target: str | None) -> None:
    """Raise CommandError where a report could not be written."""
    if target and (not Path(target).parent.is_dir() or Path(target).is_dir()):
        raise CommandError(f"{shown(target)}: cannot be written, expected a file in a folder that exists")


def _open_journal(options: Namespace, header: Header[Any]) -> RunJournal[Any]:
    """The journal that was asked for, else one in a folder of its own that goes when all is well."""
    if options.resume:
        return RunJournal.resume(Path(options.resume), header)
    folder = "" if options.journal else tempfile.mkdtemp(prefix="ashfall-arena-")
    return RunJournal.create(
        Path(options.journal or folder, "" if options.journal else "journal.jsonl"), header
    )


def _discard(journal: RunJournal[Any], options: Namespace) -> None:
    """Remove a journal that nobody asked for."""
    if not options.resume and not options.journal:
        journal.close()
        shutil.rmtree(journal.path.parent, ignore_errors=True)


def _stop(
    problem: BaseException,
    games: PlayedGames,
    journal: RunJournal[Any],
    options: Namespace,
    words: Sequence[str],
) -> int:
    """Keep the games that were played and tell with which words to go on; without any, nothing stays."""
    unread = isinstance(problem, BrokenPipeError)  # whoever wanted the result has left
    if not games.results or (unread and games.complete):
        _discard(journal, options)
        raise problem
    if not isinstance(problem, KeyboardInterrupt | BrokenPipeError):
        print(problem if isinstance(problem, AshfallError) else f"ashfall arena: {problem}", file=sys.stderr)
    print(f"{Texts(options.lang).format('arena-interrupted')}\n{shlex.join(words)}", file=sys.stderr)
    if unread:
        raise problem
    return INTERRUPTED if isinstance(problem, KeyboardInterrupt) else BAD_INPUT
