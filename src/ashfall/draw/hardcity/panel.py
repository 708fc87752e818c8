"""What all panels beside the map share: their frame, and rows of small labels.

A panel is drawn from the origin on for a given width, and says how high it is.
"""

from collections.abc import Iterable
from typing import Final

from ashfall.draw.hardcity.metrics import fitted, width_of
from ashfall.draw.hardcity.palette import INK, LINE, PANEL, TEXT
from ashfall.draw.hardcity.shapes import rect
from ashfall.draw.palette import mix

__all__ = ["PAD", "Chip", "Panel", "chips", "frame", "text_id"]

Panel = tuple[str, float]  # the drawing and its height
Chip = tuple[str, str, bool]  # words, colour, whether its ends are round
PAD: Final = 12.0
CHIP: Final = 21.0
SIZE: Final = 12.5


def frame(width: float, height: float, colour: str = LINE, fill: str = PANEL) -> str:
    """The frame of a panel."""
    return rect(0, 0, width, height, rx=10, fill=fill, stroke=colour, stroke_width=1.5)


def text_id(kind: str, key: str, end: str = "") -> str:
    """The id of the text about a card, such as `hc-take-big-boom-text`."""
    return f"hc-{kind}-{key.replace('_', '-')}{end}"


def chips(labels: Iterable[Chip], room: float) -> Panel:
    """Small labels, line after line."""
    body, x, y = "", 0.0, 0.0
    for words, colour, is_round in labels:
        wide = min(room, width_of(words, SIZE, 600) + 16)
        if x and x + wide > room:
            x, y = 0.0, y + CHIP + 5
        back = rect(
            x, y, wide, CHIP, rx=CHIP / 2 if is_round else 4, fill=mix(INK, colour, 0.2), stroke=colour
        )
        body += back + fitted(words, x + 8, y + CHIP / 2, SIZE, TEXT, wide - 16, weight=600)
        x += wide + 5
    return body, y + CHIP if body else 0.0
