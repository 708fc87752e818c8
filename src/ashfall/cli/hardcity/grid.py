"""The maps as lines of text: columns of spaces with their labels, vehicles over the spaces they cover."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from ashfall.cli.hardcity.glyphs import (
    ZONE,
    Glyph,
    ParkedVehicle,
    glyphs_inside,
    glyphs_on,
    is_dark,
    vehicles_on_map,
    zone_glyph,
    zones_now,
)
from ashfall.hardcity.ground.board import ROOF, SEWER
from ashfall.hardcity.ground.state import State
from ashfall.table.texts import Texts

__all__ = ["Size", "legend_signs", "map_lines", "side_lines"]

MARK: Final = "›"  # before a space that may be chosen
MORE: Final = "…"  # not everything fits
EMPTY: Final = "·"
DARK: Final = "░"
MARKED: Final = "bold reverse"
MARGIN: Final = 3  # columns of the row numbers
ASIDE: Final = (SEWER, ROOF)  # parts with coordinates of their own
DIGITS: Final = "0123456789"


@dataclass(frozen=True, slots=True)
class Size:
    """Columns and rows of one space."""

    wide: int
    tall: int


class _Ground:
    """Everything that every space of a state needs to be drawn."""

    def __init__(self, s: State, size: Size, marked: Collection[str], texts: Texts) -> None:
        self.state, self.size, self.marked, self.texts = s, size, marked, texts
        self.covering = {space: vehicle for vehicle in vehicles_on_map(s) for space in vehicle.spaces}
        self.zones = zones_now(s)

    def cell(self, space: int) -> list[Text]:
        """A space as lines of the size's width; the first column is for the mark."""
        vehicle = self.covering.get(space)
        content, style, filling = self._content(space, vehicle)
        rows = _packed(content, self.size, 1 if filling == DARK else 0)
        is_marked = self.state.rules.board.labels[space] in self.marked
        lines = []
        for number, row in enumerate(rows):
            mark = MARK if is_marked and number == 0 else " "
            line = Text().append(mark, MARKED if is_marked else style)
            for glyph in row:
                line.append(glyph.text, f"{glyph.style} {style}".strip())
            if is_marked and number == 0 and not row:
                line.append(EMPTY, MARKED)
            line.append(filling * (self.size.wide - line.cell_len), style or "dim")
            lines.append(line)
        return lines

    def _content(self, space: int, vehicle: ParkedVehicle | None) -> tuple[list[Glyph], str, str]:
        """What is written on a space, on which ground, and what fills the rest."""
        if vehicle is None:
            dark = is_dark(self.state, space)
            return self._signs(space), "", DARK if dark else " "
        place = vehicle.spaces.index(space)
        name = [Glyph(self.texts.format(f"cli-city-short-{vehicle.kind.replace('_', '-')}"))]
        inside = glyphs_inside(self.state, vehicle)
        if len(vehicle.spaces) == 1:
            return [*inside, *name], vehicle.style, " "
        return (name if place == 0 else inside if place == 1 else []), vehicle.style, " "

    def _signs(self, space: int) -> list[Glyph]:
        """What is on a space, and what area and zone it belongs to."""
        signs, lamp = glyphs_on(self.state, space), int(self.state.rules.board.lamp_of[space])
        if not signs and lamp >= 0:
            signs = [Glyph(str(lamp + 1), "dim")]
        if space in self.zones:
            signs.append(zone_glyph(self.zones[space]))
        return signs or [Glyph(EMPTY, "dim")]


def _packed(glyphs: Sequence[Glyph], size: Size, spare: int) -> list[list[Glyph]]:
    """Glyphs put into rows; where they do not fit, without minor ones, and else the last row says so.

    Minor ones leave ``spare`` columns to what fills the space.
    """
    width = size.wide - 1
    rows = _rows_of(glyphs, width - spare, size.tall)
    if not any(glyph.text == MORE for row in rows for glyph in row):
        return rows
    return _rows_of([glyph for glyph in glyphs if not glyph.is_minor], width, size.tall)


def _rows_of(glyphs: Sequence[Glyph], width: int, tall: int) -> list[list[Glyph]]:
    """Glyphs one after another; where they do not fit, the last row says so."""
    rows: list[list[Glyph]] = [[] for _ in range(tall)]
    at = used = 0
    for number, glyph in enumerate(glyphs):
        if used + len(glyph.text) > width and at + 1 < tall:
            at, used = at + 1, 0
        is_last_row, is_last = at + 1 == tall, number + 1 == len(glyphs)
        if is_last_row and used + len(glyph.text) > width - (not is_last):
            if used == 0:
                rows[at].append(Glyph(glyph.text[: width - 1], glyph.style))
            rows[at].append(Glyph(MORE, "bold"))
            return rows
        rows[at].append(glyph)
        used += len(glyph.text)
    return rows


def map_lines(s: State, size: Size, marked: Collection[str], texts: Texts) -> list[Text]:
    """The main map with harbour and alley."""
    parts = [int(part) for part in s.rules.board.part if part not in ASIDE]
    return _lines(_Ground(s, size, marked, texts), set(parts))


def side_lines(s: State, size: Size, marked: Collection[str], texts: Texts) -> list[Text]:
    """The sewer or the roof; nothing in episodes that have neither."""
    part = next((part for part in ASIDE if any(here == part for here in s.rules.board.part)), None)
    return [] if part is None else _lines(_Ground(s, size, marked, texts), {part})


def _lines(ground: _Ground, parts: set[int]) -> list[Text]:
    board, size = ground.state.rules.board, ground.size
    spaces = {
        (int(board.x[space]), int(board.y[space])): space
        for space in range(int(board.plain))
        if int(board.part[space]) in parts
    }
    letters = {x: board.labels[space].rstrip(DIGITS) for (x, _), space in spaces.items()}
    lines = [Text(" " * MARGIN) + _letters(letters, [x for x, y in spaces if y == 0], size.wide)]
    for y in range(max(y for _, y in spaces) + 1):
        row = sorted(x for x, at in spaces if at == y)
        cells = [ground.cell(spaces[x, y]) for x in row]
        over = sorted(x for x, at in spaces if at == y - 1 and x not in row)
        for number in range(size.tall):
            label = f"{y + 1:>{MARGIN - 1}} " if number == 0 else " " * MARGIN
            line = Text().append(label, "dim") + Text().join(cell[number] for cell in cells)
            lines.append(line + _letters(letters, over, size.wide) if number == 0 else line)
    return lines


def _letters(letters: dict[int, str], columns: Sequence[int], wide: int) -> Text:
    """The letters of columns: above the map, or below a part that ends earlier."""
    return Text("".join(f" {letters[x]}".ljust(wide) for x in columns), "dim")


def legend_signs(s: State) -> list[str]:
    """The signs that stand on the map now, each once, without letters of people and without numbers."""
    board = s.rules.board
    found: dict[str, None] = {}
    for space in range(int(board.plain)):
        for glyph in glyphs_on(s, space):
            found.update(dict.fromkeys(glyph.text))
        if is_dark(s, space):
            found[DARK] = None
    if zones_now(s):
        found[ZONE] = None
    for vehicle in vehicles_on_map(s):
        for glyph in glyphs_inside(s, vehicle):
            found.update(dict.fromkeys(glyph.text))
    return list(found)
