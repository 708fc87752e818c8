"""Rectangles: as places in a drawing, and as elements. Symbols, which are drawn once and used often."""

from dataclasses import dataclass
from typing import Final

from ashfall.draw.svg import group, num, shape

__all__ = ["SPACE", "Box", "moved", "placed", "rect", "symbol"]


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle of the drawing."""

    left: float
    top: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        """The point in the middle."""
        return self.left + self.width / 2, self.top + self.height / 2

    def smaller(self, by: float) -> "Box":
        """The same with a margin on each side; a negative one makes it larger."""
        return Box(self.left + by, self.top + by, self.width - 2 * by, self.height - 2 * by)

    def draw(self, **values: str | float | None) -> str:
        """The rectangle as an element."""
        return rect(self.left, self.top, self.width, self.height, **values)


SPACE: Final = Box(-50, -50, 100, 100)  # a space around the origin; pieces and tokens are drawn for it


def rect(x: float, y: float, width: float, height: float, **values: str | float | None) -> str:
    """A rectangle."""
    return shape("rect", x=x, y=y, width=width, height=height, **values)


def moved(body: str, x: float, y: float, scale: float = 1.0) -> str:
    """A drawing around the origin or from it on, put somewhere and perhaps enlarged."""
    grown = f" scale({num(scale)})" if scale != 1.0 else ""
    return group(body, transform=f"translate({num(x)} {num(y)}){grown}")


def symbol(key: str, body: str, box: Box = SPACE) -> str:
    """A drawing of the sprite: `hc-` and its key; as large as a space around the origin unless told."""
    view = " ".join(num(value) for value in (box.left, box.top, box.width, box.height))
    return f'<symbol id="hc-{key}" viewBox="{view}">{body}</symbol>'


def placed(key: str, box: Box = SPACE, **values: str | float | None) -> str:
    """A drawing of the sprite where its box lies."""
    return shape(
        "use",
        href=f"#hc-{key}",
        x=box.left,
        y=box.top,
        width=box.width,
        height=box.height,
        **values,
    )
