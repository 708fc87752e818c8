"""All figures, tokens and vehicles with their names on one sheet."""

from collections.abc import Iterator
from typing import Final

from ashfall.draw.hardcity.crowd import crowd_group, piece_group
from ashfall.draw.hardcity.figures import MUTANTS, PEOPLE
from ashfall.draw.hardcity.metrics import fitted
from ashfall.draw.hardcity.palette import LINE, OFFICERS, PAGE, PANEL, TEXT_2
from ashfall.draw.hardcity.scene import Piece
from ashfall.draw.hardcity.shapes import Box, placed, rect
from ashfall.draw.hardcity.sprite import document
from ashfall.draw.hardcity.tokens import THINGS, TOKENS, thing_group
from ashfall.draw.hardcity.vehicles import vehicle_group
from ashfall.draw.hardcity.words import name_of
from ashfall.draw.svg import group, num
from ashfall.hardcity.content import load_content
from ashfall.table.texts import Texts

__all__ = ["draw_sheet"]

FULL_HEALTH: Final = 6  # of KAFAR on a picture of his own
CELL: Final = 132.0
CAPTION: Final = 26.0
COLUMNS: Final = 9
MARGIN: Final = 24.0
# Texts of tokens, with a number where the text wants one.
NAMES: Final = {
    "cloud": "hc-cloud",
    "lid-open": "hc-manhole",
    "lid-closed": "hc-manhole",
    "lamp-on": "hc-lamp",
    "lamp-off": "hc-lamp",
    "helicopter-ladder": "hc-helicopter",
    "helicopter-on_the_way": "hc-helicopter",
    "roadblock": "hc-take-roadblock",
    "barrel": "hc-load-barrel",
    "battery": "hc-load-battery",
    "crate": "hc-crate",
    "box": "hc-box",
}
Cell = tuple[str, str, float]  # drawing around the origin, caption, how many columns it takes


def _token(key: str) -> str:
    return thing_group(key) if key in THINGS else group(placed(key), data_token=key)


def _token_name(key: str, texts: Texts) -> str:
    return texts.format(NAMES[key], number=1) if key in NAMES else ""


def _vehicle_name(kind: str, texts: Texts) -> str:
    return texts.format(f"hc-vehicle-{kind.replace('_', '-')}")


def draw_sheet(language: str = "en") -> str:
    """All figures, tokens and vehicles with their names on one sheet."""
    texts = Texts(language)
    body, x, y = "", 0.0, MARGIN
    width = 2 * MARGIN + COLUMNS * CELL
    for section in (_officers(texts), _mutants(texts), _tokens(texts), _vehicles(texts)):
        for drawing, caption, columns in section:
            if x + columns > COLUMNS:
                x, y = 0.0, y + CELL + CAPTION
            left, wide = MARGIN + x * CELL, columns * CELL
            frame = rect(left + 4, y + 4, wide - 8, CELL - 8, rx=12, fill=PANEL, stroke=LINE)
            body += frame + group(drawing, transform=f"translate({num(left + wide / 2)} {num(y + CELL / 2)})")
            body += fitted(
                caption, left + wide / 2, y + CELL + CAPTION / 2 - 4, 15, TEXT_2, wide - 12, "middle", 600
            )
            x += columns
        x, y = 0.0, y + CELL + CAPTION + 10
    page = rect(0, 0, width, y + MARGIN, fill=PAGE)
    names = f"{texts.format('hc-officers')}, {texts.format('hc-zero')}"
    return document(page + body, (0, 0, width, y + MARGIN), width, names, language=texts.language)


def _officers(texts: Texts) -> Iterator[Cell]:
    for key in OFFICERS:
        yield piece_group(Piece(key)), name_of(key, texts), 1
    for key in PEOPLE:
        yield piece_group(Piece(key)), name_of(key, texts), 1
    for key in ("donathan", "jenny"):
        yield piece_group(Piece(key, active=True)), name_of(key, texts), 1
    for key in OFFICERS:
        yield piece_group(Piece(key, lying=True)), name_of(key, texts), 1


def _mutants(texts: Texts) -> Iterator[Cell]:
    for key in MUTANTS:
        health = FULL_HEALTH if key == "kafar" else 0
        yield piece_group(Piece(key, health=health)), name_of(key, texts), 1
    for key in ("mutant", "rat", "soldier"):
        yield piece_group(Piece(key, lying=True)), name_of(key, texts), 1
    crowd = [Piece("mutant")] * 5 + [Piece("mutant", lying=True)] * 2 + [Piece("rat"), Piece("civilian")]
    yield crowd_group(crowd, Box(-50, -50, 100, 100)), name_of("mutant", texts), 1


def _tokens(texts: Texts) -> Iterator[Cell]:
    for key in TOKENS:
        yield _token(key), _token_name(key, texts), 1


def _vehicles(texts: Texts) -> Iterator[Cell]:
    for number, (kind, (length, width)) in enumerate(load_content().sizes.items()):
        long, wide = length * 100.0, width * 100.0
        scale = min(1.0, 118 / wide)
        drawing = vehicle_group(kind, Box(-long / 2, -wide / 2, long, wide), number=number)
        columns = -(-(long * scale + 10) // CELL)
        yield group(drawing, transform=f"scale({num(scale)})"), _vehicle_name(kind, texts), columns
