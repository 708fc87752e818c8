"""A board as text: columns of tiles, attacks and marks on the edges where they point."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from rich.text import Text

from ashfall.neuroshima.modes import POINTS
from ashfall.neuroshima.state import State
from ashfall.neuroshima.status import UnitStatus, statuses
from ashfall.neuroshima.tile import Effect, Tile

__all__ = ["BARS", "GAUSS", "SHOTS", "board_lines", "edge_marks", "seat_style"]

CELL: Final = 11  # columns of a hex: a bar, nine for the tile, a gap
INNER: Final = 9
CAUGHT: Final = "NET"
TALL: Final = 4  # rows of a hex
BARS: Final = "█░▚┃╳▌"  # whose a tile is, also without colours
SHOTS: Final = "↑↗↘↓↙↖"
GAUSS: Final = "⇑⇗⇘⇓⇙⇖"
# The corners of a cell in which the six directions are written: row, and where in it.
CORNERS: Final = ((0, "^"), (0, ">"), (3, ">"), (3, "^"), (3, "<"), (0, "<"))
GIFTS: Final = {
    "melee": "*",
    "ranged": "↑",
    "initiative": "i",
    "medic": "medic",
    "extra_attack": "again",
    "scoper": "scope",
    "double_move": "2 steps",
    "mobility": "carry",
    "quartermaster": "swap",
    "grab": "grab",
    "free_net_of_steel": "net",
}


class Canvas:
    """Rows of characters with a style each."""

    def __init__(self, rows: int, columns: int) -> None:
        """Start blank."""
        self._cells = [[(" ", "")] * columns for _ in range(rows)]

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        """Write a text; what does not fit is cut off."""
        for i, letter in enumerate(text[: len(self._cells[row]) - column]):
            self._cells[row][column + i] = (letter, style)

    def lines(self) -> list[Text]:
        """The rows as texts."""
        return [Text.assemble(*_runs(row)) for row in self._cells]


def _runs(row: list[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Neighbours of one style together, so that a terminal gets few colour changes."""
    for style, cells in groupby(row, key=lambda cell: cell[1]):
        yield "".join(letter for letter, _ in cells), style


def board_lines(state: State, marked: Iterable[str] = (), language: str = "en") -> list[Text]:
    """The board of a state; ``marked`` hexes stand out."""
    board = state.rules.board
    units = {unit.at: unit for unit in statuses(state)}
    radius = max(q for q, _ in board.points)
    canvas = Canvas(TALL * (2 * radius + 1), CELL * (2 * radius + 1))
    chosen = {hex.upper() for hex in marked}
    for at, label in zip(board.points, board.labels, strict=True):
        q, r = at
        row, column = TALL * (radius + r) + TALL // 2 * q, CELL * (radius + q)
        if at in units:
            name = state.rules.armies[units[at].owner].tile(units[at].tile).name(language)
            _draw_unit(canvas, row, column, state, units[at], name, label in chosen)
        else:
            _draw_empty(canvas, row, column, label, label in chosen)
    return canvas.lines()


def _draw_empty(canvas: Canvas, row: int, column: int, label: str, chosen: bool) -> None:
    canvas.put(row, column + 3, "· · ·", "dim")
    canvas.put(row + 1, column + 1, "·", "dim")
    canvas.put(row + 1, column + 4, f"[{label}]" if chosen else f" {label}", "bold" if chosen else "dim")
    canvas.put(row + 1, column + 9, "·", "dim")
    canvas.put(row + 2, column + 1, "·       ·", "dim")
    canvas.put(row + 3, column + 3, "· · ·", "dim")


def _draw_unit(
    canvas: Canvas, row: int, column: int, state: State, unit: UnitStatus, name: str, chosen: bool
) -> None:
    army = state.rules.armies[unit.owner]
    tile = army.tile(unit.tile)
    style = seat_style(state, unit.owner)
    for line in range(TALL):
        canvas.put(row + line, column, BARS[unit.owner], style)
    if tile.kind != "hq":  # an HQ strikes everywhere
        for direction, (line, place) in enumerate(CORNERS):
            marks = edge_marks(
                tile, (direction - unit.facing) % 6, direction, unit.melee_bonus, unit.ranged_bonus
            )
            start = {"<": 0, "^": (INNER - len(marks)) // 2, ">": INNER - len(marks)}[place]
            canvas.put(row + line, column + 1 + start, marks, "dim" if unit.netted else "")
    canvas.put(
        row + 1,
        column + 1,
        f"{unit.hex} {name}"[:INNER].rstrip(),
        f"{style} bold{' reverse' if chosen else ''}",
    )
    counts = state.rules.mode.goal != POINTS  # an HQ has no health there (NH-13.3.1)
    canvas.put(row + 2, column + 1, _values(tile, unit, counts)[:INNER], "reverse" if unit.netted else "")


def _values(tile: Tile, unit: UnitStatus, counts: bool) -> str:
    """Initiative, hearts, what a module gives, and whether a net holds the unit."""
    words = [f"h{unit.health}"] if counts and unit.health is not None else []
    words += [f"i{'/'.join(map(str, unit.initiatives))}"] if unit.initiatives else []
    words += [f"h{tile.toughness + 1 - unit.wounds}"] if tile.toughness else []
    if tile.kind == "module":
        words += [_gift(effect) for effect in tile.effects]
    if not unit.netted:
        return " ".join(words)
    while len(" ".join([*words, CAUGHT])) > INNER:
        words.pop()
    return " ".join([*words, CAUGHT])


def _gift(effect: Effect) -> str:
    amount = f"{effect.amount:+d}" if effect.amount else ""
    return f"{GIFTS[effect.keyword]}{amount}"


def edge_marks(tile: Tile, edge: int, direction: int, melee_bonus: int = 0, ranged_bonus: int = 0) -> str:
    """What one edge carries, in up to three signs."""
    strike = tile.melee[edge] + melee_bonus if tile.melee[edge] else 0
    shot = tile.ranged[edge] + ranged_bonus if tile.ranged[edge] else 0
    marks = ""
    if edge in tile.gauss:
        marks = GAUSS[direction]
    elif strike and shot:
        marks = f"*{SHOTS[direction]}{strike}" if strike == shot else f"*{SHOTS[direction]}"
    elif strike:
        marks = f"{'!' if edge in tile.friendly_fire else '*'}{strike}"
    elif shot:
        marks = f"{SHOTS[direction]}{shot}"
    for edges, mark in ((tile.nets, "#"), (tile.armor, "="), (tile.reflection, "~"), (tile.links, "+")):
        marks += mark if edge in edges else ""
    return marks[:3]


def seat_style(state: State, seat: int) -> str:
    """The colour of a seat."""
    return state.rules.armies[seat].look.colour
