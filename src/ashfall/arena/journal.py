"""Finished games in a file of JSON lines, written at once, so that nothing is lost when a run is stopped.

The first line tells what is played; a run with other bots, another seed or other armies is refused. How many
games are wanted, and a test that may stop them, can be changed: they do not change any single game. Such a
change is a line of its own, so that the next run knows it.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec

from ashfall.arena.duel import GameResult
from ashfall.arena.layout import Layout
from ashfall.arena.schedule import MOST_GAMES, Matchup, Plan
from ashfall.arena.tables import TablePlan, TableResult
from ashfall.bots.neuroshima.weights import SHIPPED
from ashfall.bots.registry import bot_files
from ashfall.neuroshima import GAME
from ashfall.neuroshima.modes import BASIC, DUEL
from ashfall.table.errors import AshfallError, shown

__all__ = [
    "Header",
    "InvalidJournal",
    "Journal",
    "TableHeader",
    "differences",
    "header_of",
    "read_header",
    "table_header_of",
]

FORMAT: Final = 2
SEATS: Final = 2
WISH: Final = b'{"wanted":'  # how a line with a change begins
WEIGHTS: Final = "learned"  # the weights that come with the package, among the names of files


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
    files: dict[str, str]  # digests of bots that are files, of files that options name, of our weights
    games: int
    sprt: tuple[float, float] | None = None


class TableHeader(Header, frozen=True, forbid_unknown_fields=True):
    """The first line of a journal of another mode than duels."""

    mode: str = DUEL
    seats: int = SEATS
    board: int = BASIC
    variants: tuple[str, ...] = ()
    armies: tuple[str, ...] = ()  # by seat; nothing: drawn

    @property
    def layout(self) -> Layout:
        """The table."""
        return Layout(self.mode, self.seats, self.board, self.variants)


class _Line(msgspec.Struct, frozen=True):
    game: int
    result: GameResult


class _TableLine(msgspec.Struct, frozen=True):
    game: int
    result: TableResult


class _Wish(msgspec.Struct, frozen=True):
    """More games than before, or another test."""

    wanted: int
    sprt: tuple[float, float] | None


# What must be the same for a run to go on, with the word that an error uses for it.
_SAME: Final = {
    "arena": "format",
    "game": "game",
    "rules": "version of the rules",
    "bots": "bots",
    "seed": "seed",
    "matchups": "armies",
    "files": "digests of bot files and weights",
}
_SAME_TABLE: Final = {
    "mode": "mode",
    "seats": "seats",
    "board": "board",
    "variants": "variants",
    "armies": "armies",
}
_DUEL: Final = {"mode": DUEL, "seats": SEATS, "board": BASIC, "variants": (), "armies": ()}


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
        try:
            with journal._closed_on_failure():
                journal._lock()
                journal._write(header)
        except InvalidJournal:
            path.unlink(missing_ok=True)  # nobody could use it later
            raise
        return journal

    @classmethod
    def resume(cls, path: Path, header: Header) -> Journal:
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

    def _load(self, header: Header) -> None:
        with open(self._descriptor, "rb", closefd=False) as file:
            data = file.read()
        whole = data[: data.rfind(b"\n") + 1]
        first, *lines = whole.splitlines() or [b""]
        found = _header(self.path, first)
        for field, word in differences(found, header).items():
            has, wants = (_text(_fact(each, field)) for each in (found, header))
            raise InvalidJournal(f"{self.path}: {word}: the journal has {has}, this run has {wants}")
        for number, line in enumerate(lines, start=2):
            read = _read_line(self.path, number, line, found)
            if isinstance(read, _Wish):
                found = _granted(found, read)
            else:
                self.results.setdefault(read.game, read.result)
        os.ftruncate(self._descriptor, len(whole))
        if header.games > found.games or header.sprt not in (None, found.sprt):
            self._write(_Wish(header.games, header.sprt))

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


def header_of(plan: Plan, sprt: tuple[float, float] | None = None) -> Header:
    """The header of a plan; raises InvalidJournal when a file of a bot cannot be read."""
    digests = _digests(plan.bots)
    return Header(
        FORMAT, GAME.name, GAME.version, plan.bots, plan.seed, plan.matchups, digests, plan.games, sprt
    )


def table_header_of(plan: TablePlan) -> TableHeader:
    """Likewise for another mode than duels."""
    layout = plan.layout
    return TableHeader(
        arena=FORMAT,
        game=GAME.name,
        rules=GAME.version,
        bots=plan.bots,
        seed=plan.seed,
        matchups=(),
        files=_digests(plan.bots),
        games=plan.games,
        mode=layout.mode,
        seats=layout.seats,
        board=layout.board,
        variants=layout.variants,
        armies=plan.armies,
    )


def _digests(bots: tuple[str, ...]) -> dict[str, str]:
    named = {name: path for spec in bots for name, path in bot_files(spec).items()}
    digests = {name: _digest(_read(path)) for name, path in sorted(named.items())}
    digests[WEIGHTS] = _shipped()
    return digests


def read_header(path: Path) -> Header:
    """The header of a journal with the changes that were made since; raises InvalidJournal."""
    first, *lines = _read(path).splitlines(keepends=True) or [b""]
    header = _header(path, first)
    for number, line in enumerate(lines, start=2):
        if line.startswith(WISH) and line.endswith(b"\n"):
            header = _granted(header, _read_line(path, number, line, header))
    return header


def differences(one: Header, other: Header) -> dict[str, str]:
    """What keeps two runs from sharing games: fields, with the words for them."""
    same = _SAME_TABLE | _SAME  # another mode is the first thing to tell
    return {field: word for field, word in same.items() if _fact(one, field) != _fact(other, field)}


def _fact(header: Header, field: str) -> Any:
    return getattr(header, field, None) if hasattr(header, field) else _DUEL[field]


def _granted(header: Header, wish: _Line | _TableLine | _Wish) -> Header:
    """A header after a wish; games that were wanted once are not given up."""
    if not isinstance(wish, _Wish):
        return header
    games, sprt = max(header.games, wish.wanted), wish.sprt or header.sprt
    return msgspec.structs.replace(header, games=games, sprt=sprt)


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


@cache
def _shipped() -> str:
    return _digest((files("ashfall.bots.neuroshima") / SHIPPED).read_bytes())


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise InvalidJournal(f"{path}: cannot be read, {error.strerror}") from error


def _header(path: Path, line: bytes) -> Header:
    try:
        return msgspec.json.decode(line, type=TableHeader if b'"mode"' in line else Header)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise InvalidJournal(f"{path}: line 1: expected the header of an arena journal, {error}") from None


def _read_line(path: Path, number: int, line: bytes, header: Header) -> _Line | _TableLine | _Wish:
    """A line of a journal with this header."""
    is_table = isinstance(header, TableHeader)
    game: type[_Line | _TableLine] = _TableLine if is_table else _Line
    kind: type[_Line | _TableLine | _Wish] = _Wish if line.startswith(WISH) else game
    try:
        read = msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise InvalidJournal(f"{path}: line {number}: expected a game, {error}") from None
    seats = header.seats if isinstance(header, TableHeader) else SEATS
    if not isinstance(read, _Wish) and not _is_sound(read, seats):
        between = "two seats" if seats == SEATS else f"{seats} seats"
        raise InvalidJournal(f"{path}: line {number}: expected a game between {between}")
    return read


def _is_sound(line: _Line | _TableLine, seats: int) -> bool:
    winners, result = (*range(seats), None), line.result
    if isinstance(result, TableResult) and (
        not set(result.winners) <= set(range(seats)) or len(result.health) != seats
    ):
        return False
    return 0 <= line.game < 2 * MOST_GAMES and result.winner in winners and len(result.clocks) == seats


def _text(value: Any) -> str:
    return shown(msgspec.json.encode(value).decode(), 60)
