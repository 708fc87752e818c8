"""Rectangles: as places in a drawing, and as elements."""

from dataclasses import dataclass

from ashfall.draw.svg import group, num, shape

__all__ = ["Box", "moved", "rect"]


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


def rect(x: float, y: float, width: float, height: float, **values: str | float | None) -> str:
    """A rectangle."""
    return shape("rect", x=x, y=y, width=width, height=height, **values)


def moved(body: str, x: float, y: float, scale: float = 1.0) -> str:
    """A drawing around the origin or from it on, put somewhere and perhaps enlarged."""
    grown = f" scale({num(scale)})" if scale != 1.0 else ""
    return group(body, transform=f"translate({num(x)} {num(y)}){grown}")
