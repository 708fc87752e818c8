"""Typed reading of one table of an army file; every mistake names the file, the tile and the field."""

import re
from collections.abc import Iterable
from typing import Final, NoReturn, TypeVar

from ashfall.table.errors import InvalidArmy, suggestion
from ashfall.table.texts import LANGUAGES

__all__ = ["Fields"]

_T = TypeVar("_T")

EDGES: Final = 6
STRENGTH_LIMIT: Final = 9

_SNAKE: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}")
_TYPE_NAMES: Final[dict[type, str]] = {
    bool: "true or false",
    dict: "a table",
    float: "a number with a fraction",
    int: "a whole number",
    list: "a list",
    str: "a text",
}


class Fields:
    """One TOML table with its place in the file."""

    def __init__(self, table: dict[str, object], source: str, tile: str = "", prefix: str = "") -> None:
        self.table = table
        self.source = source
        self.tile = tile
        self.prefix = prefix

    def __contains__(self, field: str) -> bool:
        return field in self.table

    def fail(self, field: str, problem: str) -> NoReturn:
        """Raise the one error of this module."""
        raise InvalidArmy(self.source, self.tile, self.prefix + field, problem)

    def allow_only(self, known: Iterable[str]) -> None:
        """Refuse misspelt keys."""
        options = tuple(known)
        for key in self.table:
            if key not in options:
                self.fail(key, f"unknown key{suggestion(key, options)}")

    def text(self, field: str) -> str:
        """A required text with something in it."""
        value = self._required(field, str)
        if not value.strip():
            self.fail(field, "expected a text that is not empty")
        return value

    def snake(self, field: str) -> str:
        """A required key or id such as `net_fighter`."""
        value = self.text(field)
        if not _SNAKE.fullmatch(value):
            self.fail(field, f'expected snake_case such as "net_fighter", got "{value}"')
        return value

    def colour(self, field: str) -> str:
        """A required colour such as `#F5523F`."""
        value = self.text(field)
        if not _COLOUR.fullmatch(value):
            self.fail(field, f'expected a colour such as "#F5523F", got "{value}"')
        return value

    def choice(self, field: str, known: tuple[str, ...], default: str | None = None) -> str:
        """One word of a fixed list."""
        if default is not None and field not in self:
            return default
        value = self.text(field)
        if value not in known:
            self.fail(field, f'unknown word "{value}"{suggestion(value, known)}')
        return value

    def integer(self, field: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number in a range; required unless a default is given."""
        if default is not None and field not in self:
            return default
        return self._in_range(field, self._required(field, int), low, high)

    def flag(self, field: str) -> bool:
        """true or false; false when absent."""
        return field in self and self._required(field, bool)

    def integers(self, field: str, low: int, high: int) -> tuple[int, ...]:
        """A list of whole numbers in a range; empty when absent."""
        if field not in self:
            return ()
        values = self._required(field, list)
        return tuple(self._in_range(field, self._typed(field, value, int), low, high) for value in values)

    def edges(self, field: str) -> tuple[int, ...]:
        """Different edges, in rising order."""
        found = self.integers(field, 0, EDGES - 1)
        for edge in found:
            if found.count(edge) > 1:
                self.fail(field, f"edge {edge} stands twice")
        return tuple(sorted(found))

    def strengths(self, field: str) -> tuple[int, ...]:
        """One strength per edge; six zeros when absent."""
        if field not in self:
            return (0,) * EDGES
        found = self.integers(field, 0, STRENGTH_LIMIT)
        if len(found) != EDGES:
            self.fail(field, f"expected six strengths, one per edge, got {len(found)}")
        return found

    def texts(self, field: str) -> tuple[str, ...]:
        """A list of texts; empty when absent."""
        if field not in self:
            return ()
        return tuple(self._typed(field, value, str) for value in self._required(field, list))

    def words(self, field: str, known: tuple[str, ...]) -> tuple[str, ...]:
        """Different words of a fixed list; empty when absent."""
        found = self.texts(field)
        for word in found:
            if word not in known:
                self.fail(field, f'unknown word "{word}"{suggestion(word, known)}')
            if found.count(word) > 1:
                self.fail(field, f'"{word}" stands twice')
        return found

    def translations(self, field: str) -> dict[str, str]:
        """One text per language."""
        inner = self.inner(field)
        inner.allow_only(LANGUAGES)
        return {language: inner.text(language) for language in LANGUAGES}

    def inner(self, field: str) -> "Fields":
        """A required table inside this one."""
        table = self._required(field, dict)
        return Fields(table, self.source, self.tile, f"{self.prefix}{field}.")

    def rows(self, field: str) -> tuple["Fields", ...]:
        """A list of tables; empty when absent."""
        if field not in self:
            return ()
        tables = [self._typed(field, row, dict) for row in self._required(field, list)]
        return tuple(Fields(table, self.source, self.tile, f"{field}.") for table in tables)

    def _required(self, field: str, wanted: type[_T]) -> _T:
        if field not in self:
            self.fail(field, f"is missing, expected {_TYPE_NAMES[wanted]}")
        return self._typed(field, self.table[field], wanted)

    def _typed(self, field: str, value: object, wanted: type[_T]) -> _T:
        # `True` is an int for Python, not for a person who wrote an army file.
        if not isinstance(value, wanted) or (isinstance(value, bool) and wanted is not bool):
            got = _TYPE_NAMES.get(type(value), "a date or time")
            self.fail(field, f"expected {_TYPE_NAMES[wanted]}, got {got}")
        return value

    def _in_range(self, field: str, value: int, low: int, high: int) -> int:
        if not low <= value <= high:
            self.fail(field, f"expected {low}..{high}, got {value}")
        return value
