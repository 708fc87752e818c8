"""Typed reading of one table of an army file; every mistake names the file, the tile and the field."""

import re
import unicodedata
from typing import Final, NoReturn

from ashfall.table.errors import InvalidArmy, shown
from ashfall.table.fields import TableFields

__all__ = ["Fields"]

EDGES: Final = 6
STRENGTH_LIMIT: Final = 9
LONGEST_TEXT: Final = 400  # letters
LONGEST_KEY: Final = 40
# Categories of letters: control characters, ends of lines; what is no letter, and would make no valid SVG.
NOT_IN_A_LINE: Final = ("Cc", "Zl", "Zp", "Cn", "Cs")

_COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}")


class Fields(TableFields):
    """One TOML table with its place in the file: the tile that it belongs to, or nothing."""

    example = "net_fighter"

    def fail(self, field: str, problem: str) -> NoReturn:
        """Raise the one error of army files."""
        raise InvalidArmy(self.source, self.place, self.prefix + field, problem)

    def text(self, field: str) -> str:
        """A required text with something in it, of bounded length, that can be shown as it is."""
        value = super().text(field)
        if any(unicodedata.category(letter) in NOT_IN_A_LINE for letter in value):
            self.fail(
                field, f'expected a line of text without control or unknown letters, got "{shown(value)}"'
            )
        if len(value) > LONGEST_TEXT:
            self.fail(field, f"expected at most {LONGEST_TEXT} letters, got {len(value)}")
        return value

    def snake(self, field: str, longest: int = LONGEST_KEY) -> str:
        """A required key in snake_case, of bounded length."""
        value = super().snake(field)
        if len(value) > longest:
            self.fail(field, f"expected at most {longest} letters, got {len(value)}")
        return value

    def colour(self, field: str) -> str:
        """A required colour such as `#F5523F`."""
        value = self.text(field)
        if not _COLOUR.fullmatch(value):
            self.fail(field, f'expected a colour such as "#F5523F", got "{value}"')
        return value

    def integer(self, field: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number in a range; required unless a default is given."""
        if default is not None and field not in self:
            return default
        return self._in_range(field, self._required(field, int), low, high)

    def integers(self, field: str, low: int, high: int) -> tuple[int, ...]:
        """A list of whole numbers in a range; empty when absent."""
        return tuple(self._in_range(field, value, low, high) for value in self._list(field, int))

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

    def rows(self, field: str) -> tuple["Fields", ...]:
        """A list of tables; empty when absent."""
        return tuple(Fields(row, self.source, self.place, f"{field}.") for row in self._list(field, dict))
