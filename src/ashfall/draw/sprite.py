"""The icon sprite: which symbols there are, and just those that a drawing uses."""

import re
from functools import cache
from importlib.resources import files
from typing import Final

from ashfall.draw.palette import INK, mix
from ashfall.table.errors import AshfallError, suggestion

__all__ = ["UnknownSymbol", "band_pattern", "definitions", "known", "own_pattern", "plate_centre", "require"]

_ELEMENT: Final = re.compile(r'<(symbol|clipPath) id="([^"]+)".*?</\1>', re.DOTALL)
_REFERENCE: Final = re.compile(r'(?:href="|url\()#([\w-]+)')
_OWN_ID: Final = re.compile(r' id="([\w-]+)"')
_PATTERN: Final = re.compile(r"pt-(\w+)-([0-9A-F]{6})")
_VIEW_BOX: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>(.*)</symbol>', re.DOTALL)
_CENTRE: Final = re.compile(r'data-centre="([^"]+)"')
_FIELDS: Final = {"pl": "look.plate", "em": "look.emblem", "pt": "look.pattern"}
_PATTERN_SHARE: Final = 0.26  # of army colour in the pattern; the band under it has less


class UnknownSymbol(AshfallError):
    """A look that names a plate, an emblem or a pattern that is not drawn."""

    def __init__(self, field: str, key: str, known: tuple[str, ...]) -> None:
        super().__init__(field, key, known)
        self.field = field
        self.key = key
        self.known = known

    def _sentence(self) -> str:
        return f'{self.field}: nothing is drawn under the id "{self.key}"{suggestion(self.key, self.known)}'


@cache
def _elements() -> dict[str, str]:
    source = (files("ashfall.draw") / "icons.svg").read_text(encoding="utf-8")
    return {match[2]: match[0] for match in _ELEMENT.finditer(source)}


def known(prefix: str) -> tuple[str, ...]:
    """Ids of one family without the prefix: `pl` plates, `em` emblems, `pt` patterns."""
    return tuple(key.removeprefix(f"{prefix}-") for key in _elements() if key.startswith(f"{prefix}-"))


def require(prefix: str, key: str) -> str:
    """The full id of a plate, emblem or pattern; raises UnknownSymbol."""
    if f"{prefix}-{key}" not in _elements():
        raise UnknownSymbol(_FIELDS.get(prefix, prefix), key, known(prefix))
    return f"{prefix}-{key}"


def plate_centre(plate: str) -> float:
    """How far below the middle of the tile the number stands on this plate."""
    match = _CENTRE.search(_elements()[require("pl", plate)])
    return float(match[1]) if match else 0.0


def band_pattern(pattern: str, colour: str) -> str:
    """The fill of a tile band: the pattern in a colour."""
    return f"url(#{require('pt', pattern)}-{colour.removeprefix('#').upper()})"


def own_pattern(pattern: str, colour: str) -> str:
    """The definition behind :func:`band_pattern`, for a drawing that brings it along."""
    return f"<defs>{_pattern(pattern, colour.upper())}</defs>"


def definitions(body: str) -> str:
    """Everything of the sprite that a drawing refers to, sorted, as one `<defs>`."""
    own = set(_OWN_ID.findall(body))
    found: dict[str, str] = {}
    waiting = set(_REFERENCE.findall(body)) - own
    while waiting:
        key = waiting.pop()
        found[key] = _definition(key)
        waiting |= set(_REFERENCE.findall(found[key])) - own - set(found)
    return f"<defs>{''.join(found[key] for key in sorted(found))}</defs>" if found else ""


def _definition(key: str) -> str:
    match = _PATTERN.fullmatch(key)
    return _pattern(match[1], f"#{match[2]}") if match else _elements()[key]


def _pattern(pattern: str, colour: str) -> str:
    symbol = _VIEW_BOX.search(_elements()[require("pt", pattern)])
    if symbol is None:
        raise UnknownSymbol(_FIELDS["pt"], pattern, known("pt"))
    width, height, content = symbol.groups()
    tint = mix(INK, colour, _PATTERN_SHARE)
    return (
        f'<pattern id="pt-{pattern}-{colour[1:]}" width="{width}" height="{height}" '
        f'patternUnits="userSpaceOnUse"><g fill="{tint}" color="{tint}">{content}</g></pattern>'
    )
