"""The colours of Hard City: a violet night, loud pieces. Everything is told by shape first."""

from typing import Final

__all__ = [
    "ALLY",
    "BARREL",
    "CHAOS",
    "CIVILIAN",
    "CLOUD",
    "CORAL",
    "CRATE",
    "DONUT",
    "HEART",
    "HEART_LOST",
    "INK",
    "KAFAR",
    "LAMP",
    "LIME",
    "LINE",
    "MUTANT",
    "OFFICERS",
    "ORDER",
    "PAGE",
    "PANEL",
    "PRESSED",
    "RAISED",
    "SAND",
    "STARS",
    "TAKE",
    "TEXT",
    "TEXT_2",
    "TEXT_3",
    "WHITE",
]

PAGE: Final = "#100D17"
PANEL: Final = "#191524"
RAISED: Final = "#231D32"
PRESSED: Final = "#322A46"
LINE: Final = "#3D3455"
INK: Final = "#15121D"
TEXT: Final = "#F1ECE2"
TEXT_2: Final = "#B9B4AA"
TEXT_3: Final = "#938E9C"
WHITE: Final = "#FFFFFF"

OFFICERS: Final = {
    "donathan": "#FFB454",
    "jenny": "#4FD8FF",
    "miranda": "#FF86C8",
    "marcellus": "#B9A0FF",
    "fang": "#F4EEE2",
}
ALLY: Final = "fang"
MUTANT: Final = "#8FE04A"
KAFAR: Final = "#FF5470"
CIVILIAN: Final = "#F4EEE2"
BARREL: Final = "#FFC233"
CRATE: Final = "#7FE3FF"  # police: crates, equipment, car, helicopter
SAND: Final = "#D8B58A"  # civilian: boxes, equipment
LAMP: Final = "#FFE27A"
CLOUD: Final = "#C6D94A"
CORAL: Final = "#FF8A70"  # closed, gone, harm
LIME: Final = "#B8F04A"  # open, ready
TAKE: Final = "#FFB454"
ORDER: Final = "#7FE3FF"
CHAOS: Final = "#8FE04A"
HEART: Final = "#FF7088"
HEART_LOST: Final = "#4B4262"
DONUT: Final = "#FFC98A"
STARS: Final = "#FFE27A"
