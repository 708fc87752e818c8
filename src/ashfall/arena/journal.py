"""Finished games in a file of JSON lines, written at once, so that nothing is lost when a run is stopped.

The first line tells what is played; a run with other bots, another seed or other armies is refused. How many
games are wanted, and a test that may stop them, can be changed: they do not change any single game.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from ashfall.arena.duel import GameResult
from ashfall.arena.schedule import MOST_GAMES, Matchup, Plan
from ashfall.bots.registry import FILE
from ashfall.neuroshima import GAME
from ashfall.table.errors import AshfallError, shown

__all__ = ["Header", "InvalidJournal", "Journal", "header_of", "read_header"]

FORMAT: Final = 1
SEATS: Final = 2


class InvalidJournal(AshfallError):
    """A journal that cannot be read, written or continued."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a journal."""

    arena: int  # version of this format
    game: str
    rules: int  # version of rules and data
    bots: tuple[str, ...]
    seed: int
    matchups: tuple[Matchup, ...]
    files: dict[str, str]  # digest of every bot that is a file
    games: int
    sprt: tuple[float, float] | None = None


class _Line(msgspec.Struct, frozen=True):
    game: int
    result: GameResult


# What must be the same for a run to go on, with the word that an error uses for it.
_SAME: Final = {
    "arena": "format",
    "game": "game",
    "rules": "version of the rules",
    "bots": "bots",
    "seed": "seed",
    "matchups": "armies",
    "files": "digest of the bot files",
}


class Journal:
    """An open journal; ``results`` holds the games that were in it."""

    def __init__(self, path: Path, descriptor: int, results: dict[int, GameResult]) -> None:
        """Use :meth:`create` or :meth:`resume`."""
        self.path = path
        self.results = results
        self._descriptor = descriptor

    @classmethod
    def create(cls, path: Path, header: Header) -> Journal:
        """A new file; raises InvalidJournal if there is one."""
        try:
            descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND, 0o644)
        except FileExistsError:
            raise InvalidJournal(f"{path}: exists already, use --resume to go on with it") from None
        except OSError as error:
            raise InvalidJournal(f"{path}: cannot be written, {error.strerror}") from error
        journal = cls(path, descriptor, {})
        journal._lock()
        journal._write(header)
        return journal

    @classmethod
    def resume(cls, path: Path, header: Header) -> Journal:
        """Go on with a file, its last line cut off if it is not whole; raises InvalidJournal."""
        data = _read(path)
        whole = data[: data.rfind(b"\n") + 1]
        first, *lines = whole.splitlines() or [b""]
        _compare(path, _header(path, first), header)
        results: dict[int, GameResult] = {}
        for number, line in enumerate(lines, start=2):
            game, result = _game(path, number, line)
            results.setdefault(game, result)
        try:
            descriptor = os.open(path, os.O_WRONLY | os.O_APPEND)
        except OSError as error:
            raise InvalidJournal(f"{path}: cannot be written, {error.strerror}") from error
        journal = cls(path, descriptor, results)
        journal._lock()
        os.ftruncate(descriptor, len(whole))
        return journal

    def add(self, game: int, result: GameResult) -> None:
        """Write one game."""
        self._write(_Line(game, result))

    def close(self) -> None:
        """Close the file."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1

    def _write(self, line: msgspec.Struct) -> None:
        data = msgspec.json.encode(line) + b"\n"
        try:
            while data:
                data = data[os.write(self._descriptor, data) :]
        except OSError as error:
            raise InvalidJournal(f"{self.path}: cannot be written, {error.strerror}") from error

    def _lock(self) -> None:
        if sys.platform == "win32":
            return
        import fcntl

        try:
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.close()
            raise InvalidJournal(f"{self.path}: another run is writing it") from None


def header_of(plan: Plan, sprt: tuple[float, float] | None = None) -> Header:
    """The header of a plan; raises InvalidJournal when a bot's file cannot be read."""
    names = sorted({found[1] for spec in plan.bots if (found := FILE.fullmatch(spec))})
    files = {name: hashlib.sha256(_read(Path(name))).hexdigest() for name in names}
    return Header(
        FORMAT, GAME.name, GAME.version, plan.bots, plan.seed, plan.matchups, files, plan.games, sprt
    )


def read_header(path: Path) -> Header:
    """The header of a journal; raises InvalidJournal."""
    return _header(path, _read(path).partition(b"\n")[0])


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise InvalidJournal(f"{path}: cannot be read, {error.strerror}") from error


def _header(path: Path, line: bytes) -> Header:
    try:
        return msgspec.json.decode(line, type=Header)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise InvalidJournal(f"{path}: line 1: expected the header of an arena journal, {error}") from None


def _game(path: Path, number: int, line: bytes) -> tuple[int, GameResult]:
    try:
        read = msgspec.json.decode(line, type=_Line)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise InvalidJournal(f"{path}: line {number}: expected a game, {error}") from None
    result = read.result
    seats = (*range(SEATS), None)
    if not 0 <= read.game < 2 * MOST_GAMES or result.winner not in seats or len(result.clocks) != SEATS:
        raise InvalidJournal(f"{path}: line {number}: expected a game between two seats")
    return read.game, result


def _compare(path: Path, found: Header, wanted: Header) -> None:
    for field, word in _SAME.items():
        has, wants = getattr(found, field), getattr(wanted, field)
        if has != wants:
            raise InvalidJournal(f"{path}: {word}: the journal has {_text(has)}, this run has {_text(wants)}")


def _text(value: Any) -> str:
    return shown(msgspec.json.encode(value).decode(), 60)
