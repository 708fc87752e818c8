"""How wide words are, without a font at hand: as in a wide one that may stand in for ours."""

from typing import Final

from ashfall.draw.svg import text

__all__ = ["fitted", "height_of", "lines_of", "paragraph", "width_of"]

# Widths as shares of the font size: those of DejaVu Sans, the widest of the usual fonts, rounded up.
_CLASSES: Final = (
    ("'", 0.3),
    (" ,./IJ|ijl·łІЇії’", 0.35),
    ("-:;f", 0.4),
    ("!()[]rt", 0.45),
    ('"*_–', 0.5),
    ("?cszćśźżгґзсє", 0.55),
    ("FLkvxyŁвтухь“”„", 0.6),
    ("0123456789EPSTYabdeghnopqu{}«»óąęńŚГҐЕЗРТабеийклорчя", 0.65),
    ("ABCKRVXZĆŹŻЄАБВСУХЯнпц", 0.7),
    ("NUŃЙКЧд", 0.75),
    ("&DGHOQÓДЛНОПИм", 0.8),
    ("#+<=>w~×Ц", 0.85),
    ("MМФфю", 0.9),
    ("жш", 0.95),
    ("%@Wmщ—…", 1.0),
    ("ЖШЮ", 1.1),
)
_WIDTHS: Final = {letter: width for letters, width in _CLASSES for letter in letters}
_OTHERS: Final = 1.2
_BOLD: Final = 1.14  # from weight 600 on
_LEADING: Final = 1.32


def width_of(string: str, size: float, weight: int = 700) -> float:
    """The width of a line, rather too much than too little."""
    bold = _BOLD if weight >= 600 else 1.0
    return sum(_WIDTHS.get(letter, _OTHERS) for letter in string) * size * bold


def lines_of(string: str, size: float, room: float, weight: int = 500) -> list[str]:
    """A text broken into lines that fit the room."""
    lines: list[str] = []
    line = ""
    for word in string.split():
        longer = f"{line} {word}" if line else word
        if line and width_of(longer, size, weight) > room:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line] if line else lines


def fitted(
    string: str,
    x: float,
    y: float,
    size: float,
    colour: str,
    room: float,
    anchor: str = "start",
    weight: int = 700,
) -> str:
    """One line, made smaller if it does not fit the room."""
    wide = width_of(string, size, weight)
    return text(string, x, y, size * min(1.0, room / wide) if wide else size, colour, anchor, weight)


def height_of(string: str, size: float, room: float, weight: int = 500) -> float:
    """How high a paragraph will be."""
    return len(lines_of(string, size, room, weight)) * size * _LEADING


def paragraph(
    string: str, x: float, top: float, size: float, colour: str, room: float, weight: int = 500
) -> str:
    """Several lines from the left."""
    lines, step = lines_of(string, size, room, weight), size * _LEADING
    drawn = (
        text(line, x, top + step * (k + 0.5), size, colour, "start", weight) for k, line in enumerate(lines)
    )
    return "".join(drawn)
