"""The learning curve of a training as one SVG picture that needs nothing outside itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from ashfall.draw.axes import Scale, round_ticks
from ashfall.draw.svg import document, group, line, num, shape, text
from ashfall.table.texts import Texts

__all__ = ["CurvePoint", "curve_picture"]

PAGE, GRID, WORDS, TITLE = "#171A20", "#363C48", "#B9B4AA", "#F1ECE2"
EMBER, ION = "#FF8A3D", "#7FE3FF"
WIDTH: Final = 720.0
LEFT: Final = 64.0
RIGHT: Final = 696.0
PANEL: Final = 190.0  # height of one plot
HEAD: Final = 48.0  # room for the words above a plot
FOOT: Final = 52.0
DOT: Final = 3.5
SPREAD: Final = 0.02  # so that a flat curve has a scale too
Format = Callable[[float], str]


class CurvePoint(Protocol):
    """What the picture wants to know about a moment of the training."""

    @property
    def games(self) -> int:
        """How many games it has learned from."""

    @property
    def error(self) -> float:
        """Mean squared error of the predictions."""

    @property
    def score(self) -> float:
        """Share of points against the hand-made value."""


def curve_picture(points: Sequence[CurvePoint], language: str = "en") -> str:
    """Two plots over the games learned from: the score against the hand-made value, the error."""
    texts = Texts(language)
    title, score = texts.format("cli-train-curve-title"), texts.format("cli-train-curve-score")
    error = texts.format("cli-train-curve-error")
    across = Scale(0, max((point.games for point in points), default=1), LEFT, RIGHT)
    scores = [(point.games, point.score) for point in points]
    errors = [(point.games, point.error) for point in points]
    high = max((point.error for point in points), default=1.0)
    low = min((point.error for point in points), default=0.0)
    body = shape("rect", x=0, y=0, width=WIDTH, height=_height(), rx=10, fill=PAGE)
    body += _plot(0, score, scores, across, (0.0, 1.0), lambda value: f"{100 * value:.0f} %", EMBER)
    body += _middle(across)
    margin = max(SPREAD, 0.15 * (high - low))
    body += _plot(1, error, errors, across, (low - margin, high + margin), lambda value: f"{value:.2f}", ION)
    body += _feet(across, texts.format("cli-train-curve-games"))
    return document(body, (0, 0, WIDTH, _height()), WIDTH, title, f"{score}. {error}.", texts.language)


def _height() -> float:
    return 2 * (HEAD + PANEL) + FOOT


def _top(place: int) -> float:
    return HEAD + place * (HEAD + PANEL)


def _plot(
    place: int,
    title: str,
    points: Sequence[tuple[int, float]],
    across: Scale,
    ends: tuple[float, float],
    tick: Format,
    colour: str,
) -> str:
    top = _top(place)
    up = Scale(*ends, top + PANEL, top)
    body = text(title, LEFT, top - 18, 15, TITLE, "start")
    for value in round_ticks(*ends, 5):
        body += line(f"M{num(LEFT)} {num(up.at(value))}H{num(RIGHT)}", GRID, 1)
        body += text(tick(value), LEFT - 8, up.at(value), 13, WORDS, "end", 500)
    spots = [f"{num(across.at(games))} {num(up.at(value))}" for games, value in points]
    if spots:
        body += line(f"M{'L'.join(spots)}", colour, 2.5, stroke_linejoin="round")
    dots = (shape("circle", cx=across.at(x), cy=up.at(y), r=DOT, fill=colour) for x, y in points)
    return group(body + "".join(dots))


def _middle(across: Scale) -> str:
    """Half of the points: as good as the hand-made value."""
    y = Scale(0, 1, _top(0) + PANEL, _top(0)).at(0.5)
    return line(f"M{num(across.start)} {num(y)}H{num(across.end)}", WORDS, 1.5, stroke_dasharray="5 4")


def _feet(across: Scale, below: str) -> str:
    bottom = _top(1) + PANEL
    body = ""
    for value in round_ticks(across.low, across.high, 8):
        if value == int(value):
            shown = f"{value:,.0f}".replace(",", "\u202f")
            body += text(shown, across.at(value), bottom + 14, 13, WORDS, weight=500)
    return body + text(below, (LEFT + RIGHT) / 2, bottom + 36, 13, WORDS, weight=500)
