"""The fixed colours of tiles and tables; the colour of an army stands in its file."""

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


def _channels(colour: str) -> list[int]:
    return [int(colour[k : k + 2], 16) for k in (1, 3, 5)]
