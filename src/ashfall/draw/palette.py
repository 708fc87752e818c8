"""The fixed colours of tiles and tables; the colour of an army stands in its file."""

import math
from dataclasses import dataclass
from typing import Final

__all__ = [
    "AMBER",
    "CORAL",
    "DEEP",
    "FONT",
    "INK",
    "ION",
    "IVORY",
    "LIME",
    "SILVER",
    "STEEL",
    "STEEL_NET",
    "THEMES",
    "VIOLET",
    "WHITE",
    "Theme",
    "distance",
    "mix",
]

INK: Final = "#15171C"  # dark ink on plates, base of the band
DEEP: Final = "#0B0C0F"  # veils
WHITE: Final = "#FFFFFF"
IVORY: Final = "#F7F1E5"  # melee
AMBER: Final = "#FFC233"  # ranged
ION: Final = "#7FE3FF"  # Gauss, reflection
CORAL: Final = "#FF8A70"  # friendly fire, harm, links to enemies
STEEL: Final = "#A6B5C6"  # armor
SILVER: Final = "#E6EDF5"  # net, web
STEEL_NET: Final = "#8FC7FF"  # Net of Steel
LIME: Final = "#B8F04A"  # raised value
VIOLET: Final = "#D3B4FF"  # lowered value

# Names only: nothing is fetched, and figures on tiles are drawn without a font.
FONT: Final = (
    "'Roboto Condensed Variable','Roboto Condensed',"
    "'Arial Narrow','Liberation Sans Narrow',system-ui,sans-serif"
)


@dataclass(frozen=True, slots=True)
class Theme:
    """The table under the tiles. Tiles look the same in every theme."""

    page: str
    panel: str
    cell: str
    cell_line: str
    text: str
    text_2: str
    legal: str
    danger: str
    lost: str  # used-up part of a health bar


THEMES: Final[dict[str, Theme]] = {
    "dark": Theme(
        page="#0F1115",
        panel="#171A20",
        cell="#1B1F26",
        cell_line="#343A46",
        text="#F1ECE2",
        text_2="#B9B4AA",
        legal="#B8F04A",
        danger="#FF8A70",
        lost="#2B303A",
    ),
    "light": Theme(
        page="#E6E1D7",
        panel="#F4F1EA",
        cell="#D3CCBF",
        cell_line="#B4AC9C",
        text="#1B1D22",
        text_2="#4D4A44",
        legal="#3F6B00",
        danger="#B3261E",
        lost="#C9C2B4",
    ),
}


def mix(base: str, other: str, share: float) -> str:
    """Colour `base` with a share 0..1 of `other`."""
    pairs = zip(_channels(base), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def distance(one: str, other: str) -> float:
    """How far apart two colours are to the eye (OKLab)."""
    return math.dist(_lab(one), _lab(other))


def _lab(colour: str) -> tuple[float, float, float]:
    red, green, blue = (_linear(value / 255) for value in _channels(colour))
    long = math.cbrt(0.4122 * red + 0.5363 * green + 0.0514 * blue)
    middle = math.cbrt(0.2119 * red + 0.6807 * green + 0.1074 * blue)
    short = math.cbrt(0.0883 * red + 0.2817 * green + 0.6300 * blue)
    return (
        0.2105 * long + 0.7936 * middle - 0.0041 * short,
        1.9780 * long - 2.4286 * middle + 0.4506 * short,
        0.0259 * long + 0.7828 * middle - 0.8087 * short,
    )


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _channels(colour: str) -> list[int]:
    return [int(colour[k : k + 2], 16) for k in (1, 3, 5)]
