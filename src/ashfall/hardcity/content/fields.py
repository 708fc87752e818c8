"""Typed reading of one table of a data file; every mistake names the file, the place in it and the field."""

import tomllib
from collections.abc import Callable, Iterable
from typing import Final, NoReturn, Protocol, TypeVar

from ashfall.hardcity.content.types import Space
from ashfall.hardcity.content.words import ORIGINS
from ashfall.table.errors import AshfallError, shown
from ashfall.table.fields import TableFields

__all__ = ["Fields", "InvalidContent", "check_total", "read_fields", "read_rows"]


class _Keyed(Protocol):
    @property
    def key(self) -> str: ...


_K = TypeVar("_K", bound=_Keyed)

_TAGS: Final = ("origin", "origins")
_MOST: Final = 99


class InvalidContent(AshfallError):
    """A data file with a mistake; `place` is the row in which it stands, or empty."""

    def __init__(self, source: str, place: str, field: str, problem: str) -> None:
        super().__init__(source, place, field, problem)
        self.source = source
        self.place = place
        self.field = field
        self.problem = problem


def read_fields(text: str, source: str) -> "Fields":
    """The outermost table of a TOML file; `source` names the file in error messages."""
    try:
        return Fields(tomllib.loads(text), source)
    except (ValueError, RecursionError) as error:
        raise InvalidContent(source, "", "", f"not valid TOML, {error}") from error


class Fields(TableFields):
    """One TOML table with its place in the file; any table may say where its values come from."""

    example = "riot_shield"

    def fail(self, field: str, problem: str) -> NoReturn:
        """Raise the one error of this module."""
        raise InvalidContent(self.source, self.place, self.prefix + field, problem)

    def allow_only(self, known: Iterable[str]) -> None:
        """Refuse misspelt keys and wrong tags of origin."""
        super().allow_only((*known, *_TAGS))
        self.choice("origin", ORIGINS, "")
        if "origins" in self:
            tags = self.inner("origins")
            for key in tags.table:
                if key not in self or key in _TAGS:
                    tags.fail(shown(key), "no such key in this table")
                tags.choice(key, ORIGINS)

    def integer(self, field: str, low: int = 0, high: int = _MOST, default: int | None = None) -> int:
        """A whole number in a range; required unless a default is given."""
        if default is not None and field not in self:
            return default
        return self._in_range(field, self._required(field, int), low, high)

    def integers(self, field: str, low: int = 0, high: int = _MOST) -> tuple[int, ...]:
        """Different whole numbers in a range; empty when absent."""
        found = self._list(field, int)
        for value in found:
            self._in_range(field, value, low, high)
            if found.count(value) > 1:
                self.fail(field, f"{value} stands twice")
        return found

    def pair(self, field: str, default: tuple[int, int] | None = None) -> tuple[int, int]:
        """Two whole numbers, the second not below the first; required unless a default is given."""
        if default is not None and field not in self:
            return default
        low, high = self._two_numbers(field, self._required(field, list), "two numbers such as [2, 5]")
        if low > high:
            self.fail(field, f"expected the smaller number first, got [{low}, {high}]")
        return low, high

    def space(self, field: str) -> Space:
        """A required space."""
        return self._space(field, self._required(field, list))

    def space_or_none(self, field: str) -> Space | None:
        """A space; None when absent."""
        return self.space(field) if field in self else None

    def spaces(self, field: str) -> tuple[Space, ...]:
        """Different spaces; empty when absent."""
        return self._spaces(field, self._list(field, list))

    def groups(self, field: str) -> tuple[tuple[Space, ...], ...]:
        """Groups of spaces, no space in two of them; empty when absent."""
        found = tuple(self._spaces(field, group) for group in self._list(field, list))
        if not all(found):
            self.fail(field, "expected groups with at least one space each")
        self._spaces(field, [list(space) for group in found for space in group])
        return found

    def translations(self, field: str) -> dict[str, str]:
        """One text for each language; empty when absent."""
        return super().translations(field) if field in self else {}

    def rows(self, field: str) -> tuple["Fields", ...]:
        """A list of tables, each a place of its own named by its key; empty when absent."""
        rows = []
        for number, table in enumerate(self._list(field, dict), start=1):
            key = table.get("key")
            place = f"{self.prefix}{field} {shown(key) if isinstance(key, str) and key else number}"
            rows.append(Fields(table, self.source, f"{self.place}: {place}" if self.place else place))
        return tuple(rows)

    def _spaces(self, field: str, values: Iterable[object]) -> tuple[Space, ...]:
        found = tuple(self._space(field, value) for value in values)
        for x, y in found:
            if found.count((x, y)) > 1:
                self.fail(field, f"space [{x}, {y}] stands twice")
        return found

    def _space(self, field: str, value: object) -> Space:
        return self._two_numbers(field, self._typed(field, value, list), "a space such as [3, 4]")

    def _two_numbers(self, field: str, values: list[object], wanted: str) -> tuple[int, int]:
        if len(values) != 2:
            self.fail(field, f"expected {wanted}, got a list of {len(values)}")
        first, second = (self._in_range(field, self._typed(field, each, int), 0, _MOST) for each in values)
        return first, second


def read_rows(top: Fields, field: str, read: Callable[[Fields], _K]) -> tuple[_K, ...]:
    """One object from each row, all with different keys."""
    found: list[_K] = []
    for row in top.rows(field):
        one = read(row)
        if any(one.key == other.key for other in found):
            row.fail("key", "two rows have this key")
        found.append(one)
    return tuple(found)


def check_total(top: Fields, field: str, counted: int) -> None:
    """Compare a printed total with the cards of the file."""
    total = top.integer(field)
    if total != counted:
        top.fail(field, f"is {total}, but the cards add up to {counted}")
