"""How wide words are, without a font at hand: generous widths, so that the narrow letters of ours fit."""

from typing import Final

from ashfall.draw.svg import text

__all__ = ["fitted", "height_of", "lines_of", "paragraph", "width_of"]

# Widths as shares of the font size, those of a common sans-serif font.
_CLASSES: Final = (
    ("ijl|.,:;'!ІіЇї’ ", 0.28),
    ('ftrI()[]-/"“”«»', 0.36),
    ("ckszJvxyгґзє", 0.51),
    ("mwMW%—жмшщюфыШЩЮЖМФ…", 0.84),
    ("ABCDEGHKNOPQRSTUVXYZŁŚŻŹĆŃÓАБВГДЕЄЗИЙКЛНОПРСТУХЦЧЯ&", 0.69),
)
_WIDTHS: Final = {letter: width for letters, width in _CLASSES for letter in letters}
_OTHERS: Final = 0.56
_BOLD: Final = 1.06  # from weight 600 on
_NARROW: Final = 0.93  # our fonts are narrower still; one that stands in needs a part of the margins
_LEADING: Final = 1.32


def width_of(string: str, size: float, weight: int = 700) -> float:
    """The width of a line, rather too much than too little."""
    bold = _BOLD if weight >= 600 else 1.0
    return sum(_WIDTHS.get(letter, _OTHERS) for letter in string) * size * bold * _NARROW


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
