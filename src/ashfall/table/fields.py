"""Typed reading of one table of a data file; every mistake names the file, the place in it and the field."""

import re
from collections.abc import Iterable
from typing import Final, NoReturn, Self, TypeVar

from ashfall.table.errors import shown, suggestion
from ashfall.table.texts import ENGLISH

__all__ = ["TableFields"]

_T = TypeVar("_T")

_LANGUAGE: Final = re.compile(r"[a-z]{2,3}")
_SNAKE: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_TYPE_NAMES: Final[dict[type, str]] = {
    bool: "true or false",
    dict: "a table",
    float: "a number with a fraction",
    int: "a whole number",
    list: "a list",
    str: "a text",
}


class TableFields:
    """One TOML table with its place in the file. A game says which error a mistake is."""

    example = ""  # a key as this game writes them

    def __init__(self, table: dict[str, object], source: str, place: str = "", prefix: str = "") -> None:
        self.table = table
        self.source = source
        self.place = place
        self.prefix = prefix

    def __contains__(self, field: str) -> bool:
        return field in self.table

    def fail(self, field: str, problem: str) -> NoReturn:
        """Raise the error of the game's data files."""
        raise NotImplementedError

    def allow_only(self, known: Iterable[str]) -> None:
        """Refuse misspelt keys."""
        options = tuple(known)
        for key in self.table:
            if key not in options:
                self.fail(shown(key), f"unknown key{suggestion(key, options)}")

    def text(self, field: str) -> str:
        """A required text with something in it."""
        value = self._required(field, str)
        if not value.strip():
            self.fail(field, "expected a text that is not empty")
        return value

    def snake(self, field: str) -> str:
        """A required key in snake_case."""
        value = self.text(field)
        if not _SNAKE.fullmatch(value):
            self.fail(field, f'expected snake_case such as "{self.example}", got "{shown(value)}"')
        return value

    def choice(self, field: str, known: tuple[str, ...], default: str | None = None) -> str:
        """One word of a fixed list."""
        if default is not None and field not in self:
            return default
        return self._word(field, self.text(field), known)

    def texts(self, field: str) -> tuple[str, ...]:
        """A list of texts; empty when absent."""
        return self._list(field, str)

    def words(self, field: str, known: tuple[str, ...]) -> tuple[str, ...]:
        """Different words of a fixed list; empty when absent."""
        found = self.texts(field)
        for word in found:
            self._word(field, word, known)
            if found.count(word) > 1:
                self.fail(field, f'"{word}" stands twice')
        return found

    def flag(self, field: str) -> bool:
        """true or false; false when absent."""
        return field in self and self._required(field, bool)

    def translations(self, field: str) -> dict[str, str]:
        """A text in English and in any other languages, also in those that nobody here speaks yet."""
        inner = self.inner(field)
        for language in inner.table:
            if not _LANGUAGE.fullmatch(language):
                inner.fail(shown(language), 'expected the code of a language such as "pl"')
        return {language: inner.text(language) for language in sorted({ENGLISH, *inner.table})}

    def inner(self, field: str) -> Self:
        """A required table inside this one."""
        table = self._required(field, dict)
        return type(self)(table, self.source, self.place, f"{self.prefix}{field}.")

    def _list(self, field: str, wanted: type[_T]) -> tuple[_T, ...]:
        if field not in self:
            return ()
        return tuple(self._typed(field, value, wanted) for value in self._required(field, list))

    def _word(self, field: str, word: str, known: tuple[str, ...]) -> str:
        if word not in known:
            self.fail(field, f'unknown word "{shown(word)}"{suggestion(word, known)}')
        return word

    def _required(self, field: str, wanted: type[_T]) -> _T:
        if field not in self:
            self.fail(field, f"is missing, expected {_TYPE_NAMES[wanted]}")
        return self._typed(field, self.table[field], wanted)

    def _typed(self, field: str, value: object, wanted: type[_T]) -> _T:
        # `True` is an int for Python, not for a person who wrote a data file.
        if not isinstance(value, wanted) or (isinstance(value, bool) and wanted is not bool):
            got = _TYPE_NAMES.get(type(value), "a date or time")
            self.fail(field, f"expected {_TYPE_NAMES[wanted]}, got {got}")
        return value

    def _in_range(self, field: str, value: int, low: int, high: int) -> int:
        if not low <= value <= high:
            self.fail(field, f"expected {low}..{high}, got {value}")
        return value
