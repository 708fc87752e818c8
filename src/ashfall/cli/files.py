"""Reading positions and records from files or standard input; every mistake names the file."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from ashfall.cli.parser import CommandError
from ashfall.neuroshima.match import Match
from ashfall.neuroshima.position import Position, parse_position, read_position
from ashfall.neuroshima.record import Record, parse_record
from ashfall.neuroshima.state import State
from ashfall.table.errors import AshfallError, InvalidPosition, InvalidRecord

__all__ = [
    "blame",
    "read_match",
    "read_position_file",
    "read_record_text",
    "read_state_text",
    "read_text",
    "write_text",
]

STANDARD: Final = "-"
MOST_BYTES: Final = 16 << 20
POSITION: Final = "position"
RECORD: Final = "record"
PLAIN_RECORD: Final = re.compile(r"\s*(#|\[\w+ )")  # begins with a comment or a header


@contextmanager
def blame(source: str) -> Iterator[None]:
    """Put the name of the file before every mistake found in it."""
    try:
        yield
    except CommandError:
        raise
    except AshfallError as error:
        raise CommandError(f"{_name(source)}: {error}") from None
    except (OverflowError, RecursionError, ValueError) as error:
        raise CommandError(f"{_name(source)}: cannot be read, {error}") from None


def _name(source: str) -> str:
    return "standard input" if source == STANDARD else source


def read_text(source: str) -> str:
    """The text of a file, or of standard input for ``-``."""
    try:
        if source == STANDARD:
            data = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with open(source, "rb") as file:
                data = file.read(MOST_BYTES + 1)
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CommandError(f"{_name(source)}: byte {error.start}: expected UTF-8 text") from None
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or error
        raise CommandError(f"{_name(source)}: cannot be read, {str(problem).lower()}") from None
    if len(data) > MOST_BYTES:
        raise CommandError(f"{_name(source)}: expected at most {MOST_BYTES >> 20} MB")
    if not text.strip():
        raise CommandError(f"{_name(source)}: is empty, expected a position or a record")
    return text


def write_text(target: str, text: str) -> None:
    """Write a file."""
    try:
        Path(target).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or error
        raise CommandError(f"{target}: cannot be written, {str(problem).lower()}") from None


def read_position_file(source: str) -> Position:
    """A position file."""
    text = read_text(source)
    with blame(source):
        if _kind(text) == RECORD:
            raise InvalidPosition("players", "expected a position, this is a record")
        return parse_position(text)


def read_record_text(source: str, text: str) -> Record:
    """The record that a file holds, JSON or plain text."""
    with blame(source):
        if _kind(text) == POSITION:
            raise InvalidRecord("options", "expected a record, this is a position")
        return parse_record(text)


def read_match(source: str) -> Match:
    """A match at the end of a record, or about to go on from a position."""
    text = read_text(source)
    with blame(source):
        if _kind(text) == RECORD:
            return Match.from_record(parse_record(text))
        return Match.from_position(parse_position(text))


def read_state_text(source: str, text: str) -> State:
    """The state that a file describes as a position, or the one at the end of its record."""
    with blame(source):
        if _kind(text) == RECORD:
            return Match.from_record(parse_record(text)).state
        return read_position(parse_position(text))


def _kind(text: str) -> str:
    """What a text looks like: a position, a record, or "" where it is neither."""
    if PLAIN_RECORD.match(text):
        return RECORD
    try:
        data: Any = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return ""
    if not isinstance(data, dict):
        return ""
    if "players" in data:
        return POSITION
    return RECORD if isinstance(data.get("options"), dict) and "armies" in data["options"] else ""
