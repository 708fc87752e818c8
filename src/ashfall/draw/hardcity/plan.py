"""Where spaces lie in a drawing: the map turned a quarter for wide pictures, upright for narrow ones.

Main map, harbour and alley share one system of columns and rows; sewer and roof are panels below it, which
are to the right of a map that is turned.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import msgspec

from ashfall.draw.hardcity.maps import MapParts
from ashfall.draw.hardcity.shapes import Box
from ashfall.draw.svg import group, num
from ashfall.hardcity.description.city import CitySpace

__all__ = ["CELL", "GUTTER", "RIM", "GroundPlan", "Projection", "ground_plan"]

CELL: Final = 100.0
RIM: Final = 16.0  # around a map and a panel
GUTTER: Final = 44.0  # coordinates beside a map
APART: Final = 78.0  # between a map and a panel, coordinates included


class GroundPlan(msgspec.Struct, frozen=True, kw_only=True):
    """The drawing of a map's ground, upright, with 100 units for a space."""

    map: str  # the key of the picture
    width: float
    height: float
    origins: dict[str, tuple[float, float]]  # by grid: the upper left corner of column 0 and row 0


def ground_plan(parts: MapParts) -> GroundPlan:
    """Where everything lies: panels below the street."""
    joined = [grid for grid in parts.grids if grid.joined]
    columns = max(grid.high[0] for grid in joined) + 1
    bottom = RIM + (max(grid.high[1] for grid in joined) + 1) * CELL
    origins = dict.fromkeys((grid.key for grid in joined), (RIM, RIM))
    for grid in parts.grids:
        if not grid.joined:
            origins[grid.key] = (RIM, bottom + APART)
            bottom += APART + (grid.high[1] + 1) * CELL
            columns = max(columns, grid.high[0] + 1)
    return GroundPlan(map=parts.key, width=2 * RIM + columns * CELL, height=bottom + RIM, origins=origins)


@dataclass(frozen=True, slots=True)
class Projection:
    """A projection of board coordinates, columns x and rows y, onto a drawing."""

    upright: bool
    ground: GroundPlan

    @property
    def box(self) -> Box:
        """Of everything, coordinates included."""
        wide, high = self.ground.width, self.ground.height
        if not self.upright:
            wide, high = high, wide
        return Box(RIM - GUTTER, RIM - GUTTER, wide + GUTTER - RIM, high + GUTTER - RIM)

    def turned(self, drawing: str) -> str:
        """An upright drawing of the ground as it lies here."""
        if self.upright:
            return drawing
        return group(drawing, transform=f"translate(0 {num(self.ground.width)}) rotate(-90)")

    def point(self, x: float, y: float, grid: str = "main") -> tuple[float, float]:
        """A corner of the grid in the drawing."""
        left, top = self.ground.origins[grid]
        left, top = left + x * CELL, top + y * CELL
        return (left, top) if self.upright else (top, self.ground.width - left)

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
