"""What is painted in other processes. They import nothing of the server but errands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ashfall.draw.card import WIDTH, Card, card_svg
from ashfall.server.rooms.errands import Errand

__all__ = ["PaintCard"]


@dataclass(frozen=True, slots=True)
class PaintCard(Errand[bytes]):
    """A card as PNG."""

    tries: ClassVar[int] = 1
    card: Card
    seconds: float = 10.0

    def work(self) -> bytes:
        """Draw the card around its drawing, and make a picture of it."""
        from ashfall.draw.raster import png_of  # only where something is painted

        return png_of(card_svg(self.card), WIDTH)
