"""Drawings as PNG. The letters are our own files, so that a picture is the same on every machine."""

from importlib.resources import files
from typing import Final

import resvg_py

__all__ = ["png_of"]

FONT: Final = "Roboto Condensed"
_FONTS: Final = sorted(
    str(entry) for entry in (files("ashfall.draw") / "fonts").iterdir() if entry.name.endswith(".ttf")
)


def png_of(svg: str, width: int) -> bytes:
    """An SVG file as PNG, so many pixels wide."""
    return resvg_py.svg_to_bytes(
        svg_string=svg,
        width=width,
        skip_system_fonts=True,
        font_files=_FONTS,
        font_family=FONT,
        sans_serif_family=FONT,
    )
