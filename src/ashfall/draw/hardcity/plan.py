"""Where spaces lie in a drawing: the map turned a quarter for wide pictures, upright for narrow ones.

Main map, harbour and alley share one system of columns and rows; sewer and roof are panels beside it.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from ashfall.draw.hardcity.scene import Scene
from ashfall.draw.hardcity.shapes import Box
from ashfall.draw.svg import num
from ashfall.hardcity.description.city import CitySpace

__all__ = ["CELL", "Projection", "plan_of"]

CELL: Final = 100.0
GUTTER: Final = 44.0  # coordinates beside a map
MARGIN: Final = 20.0  # right and below
APART: Final = 34.0  # between a map and a panel
COLUMNS: Final = 8
JOINED: Final = ("main", "harbour", "alley")


@dataclass(frozen=True, slots=True)
class Projection:
    """A projection of board coordinates, columns x and rows y, onto the drawing."""

    upright: bool
    panels: dict[str, tuple[float, float, int]]  # left and top of sewer and roof, and their columns
    box: Box  # of everything, coordinates included

    def point(self, x: float, y: float, grid: str = "main") -> tuple[float, float]:
        """A corner of the grid in the drawing."""
        left, top, columns = self.panels.get(grid, (0.0, 0.0, COLUMNS))
        if self.upright:
            return left + x * CELL, top + y * CELL
        return left + y * CELL, top + (columns - x) * CELL

    def rect(self, x: float, y: float, wide: float = 1, high: float = 1, grid: str = "main") -> Box:
        """A rectangle of columns and rows in the drawing."""
        (x1, y1), (x2, y2) = self.point(x, y, grid), self.point(x + wide, y + high, grid)
        return Box(min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1))

    def cell(self, place: CitySpace) -> Box:
        """The box of a space."""
        return self.rect(place.x, place.y, grid=place.grid)

    def around(self, places: Iterable[CitySpace]) -> Box:
        """The box around several spaces of one grid."""
        boxes = [self.cell(place) for place in places]
        left, top = min(box.left for box in boxes), min(box.top for box in boxes)
        right = max(box.left + box.width for box in boxes)
        return Box(left, top, right - left, max(box.top + box.height for box in boxes) - top)

    def line(self, x1: float, y1: float, x2: float, y2: float, grid: str = "main") -> str:
        """A straight line between two corners as path data."""
        (a, b), (c, d) = self.point(x1, y1, grid), self.point(x2, y2, grid)
        return f"M{num(a)} {num(b)}L{num(c)} {num(d)}"


def plan_of(scene: Scene, upright: bool) -> Projection:
    """The projection for a scene: panels to the right of a turned map, below an upright one."""
    joined = Projection(upright, {}, Box(0, 0, 0, 0)).around(p for p in scene.city.spaces if p.grid in JOINED)
    right, bottom = joined.left + joined.width, joined.top + joined.height
    panels: dict[str, tuple[float, float, int]] = {}
    for grid in ("sewer", "roof"):
        own = [place for place in scene.city.spaces if place.grid == grid]
        if not own:
            continue
        columns, lines = max(p.x for p in own) + 1, max(p.y for p in own) + 1
        if upright:
            panels[grid] = (joined.left, bottom + APART + GUTTER, columns)
            bottom += APART + GUTTER + lines * CELL
        else:
            panels[grid] = (right + APART + GUTTER, joined.top + joined.height - columns * CELL, columns)
            right += APART + GUTTER + lines * CELL
    left, top = joined.left - GUTTER, joined.top - GUTTER
    return Projection(upright, panels, Box(left, top, right + MARGIN - left, bottom + MARGIN - top))
