"""What people are called: a friendly name for somebody new, and a chosen name made fit to be shown."""

from __future__ import annotations

import secrets
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

__all__ = ["LONGEST_NAME", "clean_name", "random_name"]

LONGEST_NAME: Final = 24
MOST_MARKS: Final = 2  # accents on one letter
# Control, formatting (direction of writing too), broken and private characters, and separators of lines.
UNWANTED: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
INVISIBLE: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters that show nothing


def random_name() -> str:
    """A name such as "Quiet Kestrel"."""
    return " ".join(secrets.choice(words) for words in _words())


def clean_name(text: str) -> str:
    """The name without what cannot be seen or confuses others; empty if nothing readable is left."""
    spaced = " ".join(unicodedata.normalize("NFC", text).split())
    letters = [letter for letter in spaced if not _is_unwanted(letter)]
    name = " ".join(_with_few_marks(letters).split())
    return name if any(unicodedata.category(letter)[0] in "LN" for letter in name) else ""


def _is_unwanted(letter: str) -> bool:
    return unicodedata.category(letter) in UNWANTED or letter in INVISIBLE


@cache
def _words() -> list[list[str]]:
    """The first words of names and the second ones, parted by an empty line in their file."""
    text = (files("ashfall.server") / "guest_names.txt").read_text(encoding="utf-8")
    return [part.split() for part in text.split("\n\n")]


def _with_few_marks(letters: list[str]) -> str:
    """At most two accents after each letter, so that no name grows over its line."""
    kept, marks = "", 0
    for letter in letters:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept += letter
    return kept
