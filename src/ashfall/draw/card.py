"""A picture with words beside it, for whoever is sent a link: 1200 x 630, as previews of links want it."""

import re
from dataclasses import dataclass
from typing import Final

from ashfall.draw.palette import THEMES
from ashfall.draw.svg import attributes, document, group, path, shape, text

__all__ = ["HEIGHT", "WIDTH", "Card", "card_svg"]

WIDTH: Final = 1200
HEIGHT: Final = 630
MARGIN: Final = 36.0
WORDS: Final = 316.0  # width of the words beside a drawing
GAP: Final = 24.0
MOST_LINES: Final = 4  # of a title; what is longer ends in an ellipsis
LETTER: Final = 0.53  # width of a letter of our font as a share of its size, rather too much
ACCENT: Final = "#FF8A3D"
THEME: Final = THEMES["dark"]
BRAND: Final = "Ashfall"
MARK: Final = "M16 6l8.7 5v10L16 26l-8.7-5V11z"
_ROOT: Final = re.compile(r"<svg\b[^>]*>")
_SIZES: Final = re.compile(r' (?:width|height|role|lang)="[^"]*"')


@dataclass(frozen=True, slots=True)
class Card:
    """What a card says. ``drawing`` is an SVG file, or empty: then the words have all the room."""

    title: str
    over: str = ""  # above the title, small: the game
    lines: tuple[str, ...] = ()  # below it
    drawing: str = ""
    language: str = "en"


def card_svg(card: Card) -> str:
    """The card as an SVG file."""
    page = shape("rect", width=WIDTH, height=HEIGHT, fill=THEME.page)
    stripe = shape("rect", width=WIDTH, height=6, fill=ACCENT)
    room = WORDS if card.drawing else WIDTH - 2 * MARGIN
    drawing = _beside(card.drawing) if card.drawing else ""
    body = page + drawing + stripe + _words(card, room) + _brand()
    return document(body, (0, 0, WIDTH, HEIGHT), WIDTH, card.title, language=card.language)


def _beside(drawing: str) -> str:
    """A drawing as large as there is room to the right of the words."""
    left = MARGIN + WORDS + GAP
    place = attributes(x=left, y=20, width=WIDTH - left - 14, height=HEIGHT - 34)
    return _ROOT.sub(lambda found: f"{_SIZES.sub('', found[0])[:-1]}{place}>", drawing, count=1)


def _words(card: Card, room: float) -> str:
    size = 52.0 if card.drawing else 76.0
    title = _broken(card.title, size, room)
    while len(title) > MOST_LINES - 1 and size > 36:
        size -= 4
        title = _broken(card.title, size, room)
    y, out = MARGIN + 34, ""
    for row in _broken(card.over, 26, room)[:2]:
        out += text(row, MARGIN, y, 26, ACCENT, "start", 700)
        y += 34
    y += size * 0.45
    for row in _cut(title, MOST_LINES):
        out += text(row, MARGIN, y, size, THEME.text, "start", 700)
        y += size * 1.14
    y += 8
    for line in card.lines:
        for row in _cut(_broken(line, 28, room), 3):
            out += text(row, MARGIN, y, 28, THEME.text_2, "start", 500)
            y += 38
        y += 8
    return out


def _broken(words: str, size: float, room: float) -> list[str]:
    """Words in lines that fit the room, no dash at the begin of one; what is longer than a line is cut."""
    most = max(4, int(room / (size * LETTER)))
    lines: list[str] = []
    for word in words.replace(" – ", "\u00a0– ").split(" "):
        word = word if len(word) <= most else f"{word[: most - 1]}…"
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _cut(lines: list[str], most: int) -> list[str]:
    return lines if len(lines) <= most else [*lines[: most - 1], f"{lines[most - 1]} …"]


def _brand() -> str:
    mark = group(path(MARK, fill=ACCENT), transform=f"translate({MARGIN - 12} {HEIGHT - 78}) scale(1.7)")
    return mark + text(BRAND, MARGIN + 40, HEIGHT - 51, 34, THEME.text, "start", 700)
