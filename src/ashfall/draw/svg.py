"""Small pieces of SVG text. Numbers are rounded in one place, so the same drawing gives the same bytes."""

from html import escape
from typing import Final

from ashfall.draw.palette import FONT
from ashfall.draw.sprite import definitions

__all__ = [
    "HEX",
    "attributes",
    "document",
    "figures",
    "figures_width",
    "group",
    "line",
    "num",
    "path",
    "shape",
    "text",
    "use",
]

HEX: Final = "M100 0 50 86.6H-50L-100 0-50-86.6H50z"  # corner radius 100, flat top
# Symbol and width of each figure at height 24; the others are FIGURE_WIDTH wide.
FIGURES: Final = {
    "+": ("plus", 12.5),
    "-": ("minus", 11.5),
    "×": ("times", 13.0),
    "|": ("bar", 2.6),
    "→": ("arrow", 20.0),
    "…": ("more", 15.0),
    "1": ("1", 11.0),
}
FIGURE_WIDTH: Final = 15.0
FIGURE_GAP: Final = 2.5


def num(value: float) -> str:
    """A number with at most two decimals and no needless zeros."""
    rounded = round(value, 2) + 0.0  # turns -0.0 into 0.0
    return f"{rounded:.2f}".rstrip("0").rstrip(".")


def attributes(**values: str | float | None) -> str:
    """XML attributes with a leading space; `_` stands for `-`, None is left out."""
    return "".join(
        f' {name.rstrip("_").replace("_", "-")}="{escape(value) if isinstance(value, str) else num(value)}"'
        for name, value in values.items()
        if value is not None
    )


def group(body: str, **values: str | float | None) -> str:
    """A group of things."""
    return f"<g{attributes(**values)}>{body}</g>"


def shape(tag: str, **values: str | float | None) -> str:
    """One element without content."""
    return f"<{tag}{attributes(**values)}/>"


def path(d: str, **values: str | float | None) -> str:
    """A path."""
    return shape("path", d=d, **values)


def line(d: str, colour: str, width: float, **values: str | float | None) -> str:
    """A path that is only a stroke."""
    return path(d, fill="none", stroke=colour, stroke_width=width, **values)


def use(icon: str, x: float, y: float, size: float, colour: str, turn: float = 0) -> str:
    """One icon of the sprite, centred on (x, y)."""
    transform = f"rotate({num(turn)} {num(x)} {num(y)})" if turn else None
    return shape(
        "use",
        href=f"#{icon}",
        x=x - size / 2,
        y=y - size / 2,
        width=size,
        height=size,
        color=colour,
        transform=transform,
    )


def figures_width(string: str, height: float) -> float:
    """How wide `figures` will be."""
    widths = [_figure(sign)[1] for sign in string]
    return (sum(widths) + FIGURE_GAP * (len(widths) - 1)) * height / 24


def figures(string: str, x: float, y: float, height: float, colour: str) -> str:
    """A number centred on (x, y), drawn with our own figures."""
    left = x - figures_width(string, height) / 2
    out = ""
    for name, units in map(_figure, string):
        width = units * height / 24
        out += shape("use", href=f"#d-{name}", x=left, y=y - height / 2, width=width, height=height)
        left += width + FIGURE_GAP * height / 24
    return group(out, color=colour, data_text=string)


def _figure(sign: str) -> tuple[str, float]:
    return FIGURES.get(sign, (sign, FIGURE_WIDTH))


def text(
    string: str, x: float, y: float, size: float, colour: str, anchor: str = "middle", weight: int = 700
) -> str:
    """Words, with (x, y) at half the height of a capital letter."""
    attrs = attributes(
        x=x,
        y=y + size * 0.345,
        font_size=size,
        font_weight=weight,
        fill=colour,
        text_anchor=anchor,
        font_family=FONT,
    )
    return f"<text{attrs}>{escape(string)}</text>"


def document(
    body: str,
    box: tuple[float, float, float, float],
    width: float,
    title: str,
    description: str = "",
    language: str = "en",
) -> str:
    """A whole SVG file that needs nothing outside itself; `box` is left, top, width, height."""
    attrs = attributes(
        xmlns="http://www.w3.org/2000/svg",
        role="img",
        lang=language,
        width=width,
        height=width * box[3] / box[2],
        viewBox=" ".join(num(v) for v in box),
    )
    words = f"<title>{escape(title)}</title>" + (f"<desc>{escape(description)}</desc>" if description else "")
    return f"<svg{attrs}>{words}{definitions(body)}{body}</svg>"
