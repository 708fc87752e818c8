"""Finished games in a file of JSON lines, written at once, so that nothing is lost when a run is stopped.

The first line tells what is played; a run with other bots, another seed or other armies is refused. How many
games are wanted, and a test that may stop them, can be changed: they do not change any single game. Such a
change is a line of its own, so that the next run knows it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Generic

import msgspec

from ashfall.arena.plan import MOST_GAMES, ResultT
from ashfall.arena.run_header import Header, InvalidJournal, differences, read_bytes
from ashfall.games import FIRST, game_named, games
from ashfall.table.errors import shown

__all__ = ["RunJournal", "read_header"]

WISH: Final = b'{"wanted":'  # how a line with a change begins


class _Line(msgspec.Struct, Generic[ResultT], frozen=True):
    game: int
    result: ResultT


class _Wish(msgspec.Struct, frozen=True):
    """More games than before, or another test."""

    wanted: int
    sprt: tuple[float, float] | None


class RunJournal(Generic[ResultT]):
    """An open journal; ``results`` holds the games that were in it."""

    def __init__(self, path: Path, descriptor: int, results: dict[int, ResultT]) -> None:
        """Use :meth:`create` or :meth:`resume`."""
        self.path = path
        self.results = results
        self._descriptor = descriptor

    @classmethod
    def create(cls, path: Path, header: Header[ResultT]) -> RunJournal[ResultT]:
        """A new file; raises InvalidJournal if there is one."""
        try:
            descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND, 0o644)
        except FileExistsError:
            raise InvalidJournal(f"{path}: exists already, use --resume to go on with it") from None
        except OSError as error:
            raise InvalidJournal(f"{path}: cannot be written, {error.strerror}") from error
        journal = cls(path, descriptor, {})
        try:
            with journal._closed_on_failure():
                journal._lock()
                journal._write(header)
        except InvalidJournal:
            path.unlink(missing_ok=True)  # nobody could use it later
            raise
        return journal

    @classmethod
    def resume(cls, path: Path, header: Header[ResultT]) -> RunJournal[ResultT]:
        """Go on with a file, its last line cut off if it is not whole; raises InvalidJournal."""
        try:
            descriptor = os.open(path, os.O_RDWR | os.O_APPEND)
        except OSError as error:
            raise InvalidJournal(f"{path}: cannot be read and written, {error.strerror}") from error
        journal = cls(path, descriptor, {})
        with journal._closed_on_failure():
            journal._lock()  # before reading: a game that another run writes now must not be cut off
            journal._load(header)
        return journal

    def _load(self, header: Header[ResultT]) -> None:
        with open(self._descriptor, "rb", closefd=False) as file:
            data = file.read()
        whole = data[: data.rfind(b"\n") + 1]
        first, *lines = whole.splitlines() or [b""]
        found = _header(self.path, first)
        for word, (has, wants) in differences(found, header).items():
            both = f"the journal has {_text(has)}, this run has {_text(wants)}"
            raise InvalidJournal(f"{self.path}: {word}: {both}")
        for number, line in enumerate(lines, start=2):
            read = _read_line(self.path, number, line, found)
            if isinstance(read, _Wish):
                found = _granted(found, read)
            else:
                self.results.setdefault(read.game, read.result)
        os.ftruncate(self._descriptor, len(whole))
        if header.games > found.games or header.sprt not in (None, found.sprt):
            self._write(_Wish(header.games, header.sprt))

    def add(self, game: int, result: ResultT) -> None:
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
        except BlockingIOError:
            raise InvalidJournal(f"{self.path}: another run is writing it") from None
        except OSError as error:
            raise InvalidJournal(f"{self.path}: cannot be locked, {error.strerror}") from error

    @contextmanager
    def _closed_on_failure(self) -> Iterator[None]:
        try:
            yield
        except BaseException:
            self.close()
            raise


def read_header(path: Path) -> Header[Any]:
    """The header of a journal with the changes that were made since; raises InvalidJournal."""
    first, *lines = read_bytes(path).splitlines(keepends=True) or [b""]
    header = _header(path, first)
    for number, line in enumerate(lines, start=2):
        if line.startswith(WISH) and line.endswith(b"\n"):
            header = _granted(header, _read_line(path, number, line, header))
    return header


def _granted(header: Header[Any], wish: _Line[Any] | _Wish) -> Header[Any]:
    """A header after a wish; games that were wanted once are not given up."""
    if not isinstance(wish, _Wish):
        return header
    games, sprt = max(header.games, wish.wanted), wish.sprt or header.sprt
    return msgspec.structs.replace(header, games=games, sprt=sprt)


def _header(path: Path, line: bytes) -> Header[Any]:
    try:
        fields = msgspec.json.decode(line)
        header: Header[Any] = msgspec.convert(fields, _kind_of(fields))
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise InvalidJournal(f"{path}: line 1: expected the header of an arena journal, {error}") from None
    return header


def _kind_of(fields: object) -> type[Header[Any]]:
    """Which kind of run a first line tells of; one that names no game is held to be of the first one."""
    known = fields if isinstance(fields, dict) else {}
    game = str(known.get("game"))
    headers = game_named(game if game in games() else FIRST).part("arena", "headers")
    kind: type[Header[Any]] = headers.header_kind(known)
    return kind


def _read_line(path: Path, number: int, line: bytes, header: Header[Any]) -> _Line[Any] | _Wish:
    """A line of a journal with this header."""
    kind: Any = _Wish if line.startswith(WISH) else _Line[header.result]  # type: ignore[name-defined]
    try:
        read: _Line[Any] | _Wish = msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise InvalidJournal(f"{path}: line {number}: expected a game, {error}") from None
    if isinstance(read, _Wish):
        return read
    if not 0 <= read.game < 2 * MOST_GAMES or not header.is_sound(read.result):
        raise InvalidJournal(f"{path}: line {number}: expected {header.sound}")
    return read


def _text(value: Any) -> str:
    return shown(msgspec.json.encode(value).decode(), 60)
