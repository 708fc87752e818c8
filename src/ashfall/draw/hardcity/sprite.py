"""The sprite of Hard City, on top of the one that all drawings share."""

import re
from functools import cache
from importlib.resources import files
from typing import Final

from ashfall.draw import svg

__all__ = ["document", "known", "ours"]

_ELEMENT: Final = re.compile(r'<(symbol|clipPath) id="([^"]+)".*?</\1>', re.DOTALL)
_REFERENCE: Final = re.compile(r'(?:href="|url\()#([\w-]+)')


@cache
def _elements() -> dict[str, str]:
    source = (files("ashfall.draw.hardcity") / "icons.svg").read_text(encoding="utf-8")
    return {match[2]: match[0] for match in _ELEMENT.finditer(source)}


def known() -> tuple[str, ...]:
    """The ids of everything that this sprite draws."""
    return tuple(_elements())


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
