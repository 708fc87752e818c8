"""Texts from files or standard input, and to files; every mistake names the file."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from ashfall.cli.parser import CommandError
from ashfall.table.errors import AshfallError

__all__ = ["blame", "read_text", "write_text"]

STANDARD: Final = "-"
MOST_BYTES: Final = 16 << 20


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
