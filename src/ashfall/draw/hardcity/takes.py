"""The row of takes with the clapper (HC-7)."""

from typing import Final

from ashfall.draw.hardcity.metrics import fitted, height_of, paragraph
from ashfall.draw.hardcity.palette import CIVILIAN, INK, LINE, TAKE, TEXT, TEXT_2
from ashfall.draw.hardcity.panel import PAD, Panel, frame, text_id
from ashfall.draw.hardcity.shapes import moved, rect
from ashfall.draw.svg import group, use
from ashfall.hardcity.description.cards import TakeNow
from ashfall.table.texts import Texts

__all__ = ["takes_column", "takes_row"]

GAP: Final = 10.0
SIZE: Final = 12.5  # of the text
HEAD: Final = 36.0
FOOT: Final = 12.0


def takes_row(takes: list[TakeNow], texts: Texts, width: float, columns: int) -> Panel:
    """The takes side by side, all as high as the longest text needs."""
    each = (width - GAP * (columns - 1)) / columns
    heights = [_height(take.take, texts, each) for take in takes]
    height = max(heights, default=0.0)
    cards = (
        moved(_take(take, _is_used(takes, k), texts, each, height), (each + GAP) * k, 0)
        for k, take in enumerate(takes)
    )
    return group("".join(cards), data_layer="takes"), height


def takes_column(takes: list[TakeNow], texts: Texts, width: float) -> Panel:
    """The takes below each other, each as high as its text."""
    body, y = "", 0.0
    for k, take in enumerate(takes):
        height = _height(take.take, texts, width)
        body += moved(_take(take, _is_used(takes, k), texts, width, height), 0, y)
        y += height + GAP
    return group(body, data_layer="takes"), max(0.0, y - GAP)


def _is_used(takes: list[TakeNow], place: int) -> bool:
    """Whether the clapper lies on a take or to the right of it (HC-7.2)."""
    return any(take.clapper for take in takes[place:])


def _height(key: str, texts: Texts, width: float) -> float:
    return HEAD + height_of(texts.format(text_id("take", key, "-text")), SIZE, width - 2 * PAD) + FOOT


def _take(take: TakeNow, is_used: bool, texts: Texts, width: float, height: float) -> str:
    """One take: used up to the clapper, still to come after it."""
    key, room = take.take, width - 2 * PAD
    words = fitted(texts.format(text_id("take", key)), PAD, 22, 15, TEXT, room)
    words += paragraph(texts.format(text_id("take", key, "-text")), PAD, HEAD, SIZE, TEXT_2, room)
    body = frame(width, height) + rect(1, 0, width - 2, 5, rx=2.5, fill=LINE if is_used else TAKE)
    body += group(words, opacity=0.5 if is_used else None)
    if take.clapper:
        body += rect(width - 42, -20, 34, 32, rx=8, fill=CIVILIAN, stroke=INK, stroke_width=2)
        body += use("hc-i-clapper", width - 25, -4, 22, INK)
    return group(body, data_take=key, data_state="used" if is_used else "open")
