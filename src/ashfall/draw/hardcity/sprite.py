"""The sprite of Hard City, on top of the one that all drawings share: icons, faces, pieces, tokens, vehicles.

`sprite()` is all of it for a page. Icons, `hc-i-…`, lie in a box of 24 x 24; pieces and tokens in one of
100 x 100 around the origin, which is a space; vehicles cover as many as they do on the map. Keys of the rules
stand in the ids as they are: `hc-officer-jenny-lying`, `hc-vehicle-police_car`.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Final

from ashfall.draw import svg
from ashfall.draw.hardcity.figures import figure_symbols
from ashfall.draw.hardcity.shapes import Box
from ashfall.draw.hardcity.tokens import token_symbols
from ashfall.draw.hardcity.vehicles import vehicle_symbols
from ashfall.draw.sprite import definitions
from ashfall.draw.svg import num

__all__ = ["document", "known", "ours", "picture", "sprite"]

_ELEMENT: Final = re.compile(r'<(symbol|clipPath) id="([^"]+)".*?</\1>', re.DOTALL)
_REFERENCE: Final = re.compile(r'(?:href="|url\()#([\w-]+)')


@cache
def _elements() -> dict[str, str]:
    source = (files("ashfall.draw.hardcity") / "icons.svg").read_text(encoding="utf-8")
    icons = {match[2]: match[0] for match in _ELEMENT.finditer(source)}
    return icons | figure_symbols() | token_symbols() | vehicle_symbols()


def known() -> tuple[str, ...]:
    """The ids of everything that this sprite draws."""
    return tuple(_elements())


@cache
def sprite() -> str:
    """Everything that a page needs to show any picture of Hard City, as one hidden SVG."""
    all_of_it = "".join(_elements().values())
    shared = definitions(all_of_it)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">{shared}<defs>{all_of_it}</defs></svg>'
    )


def ours(body: str) -> str:
    """Everything of this sprite that a drawing refers to, sorted, as one `<defs>`."""
    symbols = _elements()
    found: set[str] = set()
    waiting = {key for key in _REFERENCE.findall(body) if key in symbols}
    while waiting:
        key = waiting.pop()
        found.add(key)
        waiting |= {each for each in _REFERENCE.findall(symbols[key]) if each in symbols} - found
    return f"<defs>{''.join(symbols[key] for key in sorted(found))}</defs>" if found else ""


def picture(body: str, box: Box) -> str:
    """A whole SVG file without a word, for pages that say themselves what it shows."""
    drawing = ours(body) + body
    wide, high = num(box.width), num(box.height)
    view = f"{num(box.left)} {num(box.top)} {wide} {high}"
    size = f'width="{wide}" height="{high}" viewBox="{view}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{definitions(drawing)}{drawing}</svg>'


def document(
    body: str,
    box: tuple[float, float, float, float],
    width: float,
    title: str,
    description: str = "",
    language: str = "en",
) -> str:
    """A whole SVG file that needs nothing outside itself; `box` is left, top, width, height."""
    return svg.document(ours(body) + body, box, width, title, description, language)
