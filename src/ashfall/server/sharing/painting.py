"""What is painted in other processes. They import nothing of the server but errands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from ashfall.draw.card import WIDTH, Card, card_svg
from ashfall.server.rooms.errands import Errand

__all__ = ["LARGEST_MOTION", "PaintCard", "PaintMotion"]

LARGEST_MOTION: Final = 1_500_000  # bytes


@dataclass(frozen=True, slots=True)
class PaintCard(Errand[bytes]):
    """A card as PNG."""

    tries: ClassVar[int] = 1
    card: Card
    seconds: float = 60.0

    def work(self) -> bytes:
        """Draw the card around its drawing, and make a picture of it."""
        from ashfall.draw.raster import png_of  # only where something is painted

        return png_of(card_svg(self.card), WIDTH)


@dataclass(frozen=True, slots=True)
class PaintMotion(Errand[bytes]):
    """Drawings of one size as an animated picture."""

    tries: ClassVar[int] = 1
    drawings: tuple[str, ...]
    milliseconds: tuple[int, ...]
    seconds: float = 60.0

    @property
    def is_long(self) -> bool:
        """It waits behind nobody but others like it, and so do they."""
        return True

    def work(self) -> bytes:
        """Paint every drawing."""
        from ashfall.draw.motion import animated_gif  # only where something is painted

        return animated_gif(self.drawings, self.milliseconds, LARGEST_MOTION)
