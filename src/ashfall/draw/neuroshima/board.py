"""A board with its tiles as SVG, alone or as two boards before and after a battle."""

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Final

from ashfall.draw.neuroshima.badges import Pill, pill_group, spread
from ashfall.draw.neuroshima.layout import TILE_SCALE, Hex, board_with, centre_of, extent, label_of
from ashfall.draw.neuroshima.look import TileState
from ashfall.draw.neuroshima.overlays import Highlight, Line, highlight_group, line_group
from ashfall.draw.neuroshima.seats import SEAT_HEIGHT, SEAT_WIDTH, Seat, seat_group
from ashfall.draw.neuroshima.tile import tile_group
from ashfall.draw.neuroshima.words import tile_words
from ashfall.draw.palette import INK, IVORY, THEMES, Theme
from ashfall.draw.svg import HEX, document, group, num, path, shape, text
from ashfall.neuroshima import tile as data

__all__ = ["BoardUnit", "Highlight", "Line", "Pill", "Seat", "TileState", "before_after_svg", "board_svg"]

MARGIN: Final = 28.0
CAPTION_SIZE: Final = 34.0
TAG_FROM: Final = 72.0  # pixels; on smaller tiles labels would hide more than they tell


@dataclass(frozen=True, slots=True)
class BoardUnit:
    """One tile on the board."""

    at: Hex
    tile: data.Tile
    army: data.ArmyLook
    look: TileState = field(default_factory=TileState)
    owner: str = ""  # name of the army or player, for the description in words


def board_svg(
    units: Sequence[BoardUnit],
    radius: int = 2,
    *,
    labels: bool = True,
    theme: str = "dark",
    title: str = "",
    caption: str = "",
    seats: Sequence[Seat] = (),
    pills: Sequence[Pill] = (),
    lines: Sequence[Line] = (),
    highlights: Sequence[Highlight] = (),
    tile_width: float = 110,
    language: str = "en",
) -> str:
    """A whole SVG file of one board; `tile_width` is in pixels from corner to corner."""
    frame = _Frame(radius, _theme(theme), labels, tile_width, language)
    plane = frame.plane(units, pills, lines, highlights)
    return frame.document([(plane, "")], seats, caption, title, frame.words(units))


def before_after_svg(
    before: Sequence[BoardUnit],
    after: Sequence[BoardUnit],
    radius: int = 2,
    *,
    labels: bool = True,
    theme: str = "dark",
    title: str = "",
    captions: tuple[str, str] = ("", ""),
    caption: str = "",
    seats: Sequence[Seat] = (),
    pills: Sequence[Pill] = (),
    lines: Sequence[Line] = (),
    tile_width: float = 90,
    language: str = "en",
) -> str:
    """Two boards side by side; lines and pills lie on the first."""
    frame = _Frame(radius, _theme(theme), labels, tile_width, language)
    planes = [
        (frame.plane(before, pills, lines, ()), captions[0]),
        (frame.plane(after, (), (), ()), captions[1]),
    ]
    words = [f"{captions[0]} {frame.words(before)}", f"{captions[1]} {frame.words(after)}"]
    return frame.document(planes, seats, caption, title, " ".join(words).strip())


def _theme(name: str) -> Theme:
    if name not in THEMES:
        raise ValueError(f'theme: expected one of {", ".join(THEMES)}, got "{name}"')
    return THEMES[name]


@dataclass(frozen=True, slots=True)
class _Frame:
    """What all boards of one drawing share."""

    radius: int
    theme: Theme
    labels: bool
    tile_width: float
    language: str

    def plane(
        self,
        units: Sequence[BoardUnit],
        pills: Sequence[Pill],
        lines: Sequence[Line],
        highlights: Sequence[Highlight],
    ) -> str:
        """One board around the origin, layer by layer."""
        taken = {unit.at for unit in units}
        ends = [hex_ for item in lines for hex_ in (item.start, item.end)]
        for at in (*taken, *ends, *(pill.at for pill in pills), *(mark.at for mark in highlights)):
            label_of(at, self.radius)  # refuses what is not on the board
        layers = [self._cell(at, at in taken) for at in board_with(self.radius).points]
        layers += [self._unit(unit) for unit in sorted(units, key=lambda unit: unit.at)]
        layers += [highlight_group(item, self.theme) for item in highlights]
        layers += [line_group(item) for item in lines]
        layers += [pill_group(item, drop) for item, drop in spread(pills)]
        return "".join(layers)

    def words(self, units: Sequence[BoardUnit]) -> str:
        """The units in words, in the order of their hexes."""
        return " ".join(
            f"{self._name(unit)}: {self._facts(unit)}." for unit in sorted(units, key=lambda u: u.at)
        )

    def document(
        self, planes: Sequence[tuple[str, str]], seats: Sequence[Seat], caption: str, title: str, words: str
    ) -> str:
        """Boards from left to right, the legend beside them, captions below."""
        half_width, half_height = extent(self.radius)
        step = 2 * half_width + MARGIN
        width = step * len(planes) + MARGIN + (SEAT_WIDTH + MARGIN if seats else 0)
        board_height = max(2 * half_height, (SEAT_HEIGHT + MARGIN) * len(seats) - MARGIN)
        body, bottom = "", MARGIN + board_height
        for k, (plane, _) in enumerate(planes):
            x = MARGIN + half_width + step * k
            body += group(plane, transform=f"translate({num(x)} {num(MARGIN + board_height / 2)})")
        if any(below for _, below in planes):
            bottom += CAPTION_SIZE * 1.5
            for k, (_, below) in enumerate(planes):
                body += text(
                    below,
                    MARGIN + half_width + step * k,
                    bottom - CAPTION_SIZE * 0.5,
                    CAPTION_SIZE,
                    self.theme.text,
                )
        body += self._seats(seats, step * len(planes) + MARGIN, MARGIN + board_height / 2)
        for row in textwrap.wrap(caption, max(20, int(width / (CAPTION_SIZE * 0.5)))):
            bottom += CAPTION_SIZE * 1.4
            body += text(
                row, width / 2, bottom - CAPTION_SIZE * 0.5, CAPTION_SIZE, self.theme.text_2, weight=500
            )
        height = bottom + MARGIN
        page = shape("rect", width=width, height=height, fill=self.theme.page)
        pixels = width * self.tile_width / 200
        return document(page + body, (0, 0, width, height), pixels, title, words, self.language)

    def _cell(self, at: Hex, taken: bool) -> str:
        x, y = centre_of(at)
        label = label_of(at, self.radius)
        body = path(
            HEX, transform="scale(.965)", fill=self.theme.cell, stroke=self.theme.cell_line, stroke_width=3
        )
        if self.labels and not taken:
            body += text(label, 0, 64, 26, self.theme.text_2, weight=600)
        return group(body, data_hex=label, transform=f"translate({num(x)} {num(y)})")

    def _unit(self, unit: BoardUnit) -> str:
        x, y = centre_of(unit.at)
        label = label_of(unit.at, self.radius)
        body = f"<title>{escape(self._name(unit))}</title>" + tile_group(unit.tile, unit.army, unit.look)
        if self.labels and self.tile_width >= TAG_FROM:
            body += shape("rect", x=-67, y=-88, width=42, height=27, rx=9, fill=INK, fill_opacity=0.88)
            body += text(label, -46, -74.5, 21, IVORY, weight=600)
        return group(body, data_unit=label, transform=f"translate({num(x)} {num(y)}) scale({TILE_SCALE})")

    def _name(self, unit: BoardUnit) -> str:
        owner = f", {unit.owner}" if unit.owner else ""
        return f"{label_of(unit.at, self.radius)} {unit.tile.name(self.language)}{owner}"

    def _facts(self, unit: BoardUnit) -> str:
        return tile_words(unit.tile, unit.look, self.language)

    def _seats(self, seats: Sequence[Seat], x: float, middle: float) -> str:
        top = middle - ((SEAT_HEIGHT + MARGIN) * len(seats) - MARGIN) / 2
        return "".join(
            seat_group(seat, self.theme, x, top + (SEAT_HEIGHT + MARGIN) * k) for k, seat in enumerate(seats)
        )
