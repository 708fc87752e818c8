"""Plots of the report, as SVG text. Colours come from classes in report.css."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from ashfall.arena.elo import Estimate
from ashfall.draw.axes import Scale, log_ticks, round_ticks
from ashfall.draw.svg import group, num, path, shape

__all__ = ["Row", "band_plot", "bar_plot", "interval_plot", "ratio_plot", "share_plot", "time_plot"]

WIDTH: Final = 400.0
HEIGHT: Final = 230.0
LEFT: Final = 46.0
RIGHT: Final = 388.0
TOP: Final = 12.0
BOTTOM: Final = 198.0
ROW: Final = 44.0  # height of a row with a name above its bar
LETTERS: Final = 46  # of a name that fit the width

Format = Callable[[float], str]


@dataclass(frozen=True, slots=True)
class Row:
    """A line of an interval plot."""

    name: str
    estimate: Estimate
    text: str  # the figures, written at the right
    colour: str = ""  # of the mark


def band_plot(label: str, estimates: Sequence[tuple[int, Estimate]], tick: Format, below: str) -> str:
    """A value and its interval, as they changed with the number of pairs; 0 is marked."""
    last = estimates[-1][1]
    ends = [value for value in (last.low, last.value, last.high) if math.isfinite(value)]
    low, high = min(0.0, *ends), max(0.0, *ends)
    margin = max(20.0, 0.6 * (high - low))
    across = Scale(0, estimates[-1][0], LEFT, RIGHT)
    up = Scale(low - margin, high + margin, BOTTOM, TOP)
    uppers = [f"{num(across.at(n))} {num(up.at(e.high))}" for n, e in estimates]
    lowers = [f"{num(across.at(n))} {num(up.at(e.low))}" for n, e in reversed(estimates)]
    middle = [f"{num(across.at(n))} {num(up.at(e.value))}" for n, e in estimates]
    body = _grid(up, tick) + _feet(across, below)
    body += path(f"M{'L'.join([*uppers, *lowers])}z", class_="band")
    body += path(f"M{num(LEFT)} {num(up.at(0))}H{num(RIGHT)}", class_="zero")
    body += path(f"M{'L'.join(middle)}", class_="line")
    return _svg(body, label)


def ratio_plot(label: str, ratios: Sequence[float], bounds: tuple[float, float], below: str) -> str:
    """The path of a sequential test between its two bounds."""
    lower, upper = bounds
    low, high = min(lower, *ratios), max(upper, *ratios)
    across, up = Scale(0, len(ratios), LEFT, RIGHT), Scale(low * 1.12, high * 1.12, BOTTOM, TOP)
    points = [f"{num(across.at(n))} {num(up.at(ratio))}" for n, ratio in enumerate([0.0, *ratios])]
    body = _grid(up, lambda value: f"{value:g}") + _feet(across, below)
    for name, bound in (("H0", lower), ("H1", upper)):
        body += path(f"M{num(LEFT)} {num(up.at(bound))}H{num(RIGHT)}", class_="bound")
        body += _text(name, RIGHT, up.at(bound) - 5, "end", "strong")
    return _svg(body + path(f"M{'L'.join(points)}", class_="line"), label)


def bar_plot(label: str, bars: Sequence[tuple[str, int]], below: str, every: int = 1) -> str:
    """Counts as bars; every so many bars have their name below."""
    step = (RIGHT - LEFT) / len(bars)
    up = Scale(0, max(1, *(count for _, count in bars)) * 1.12, BOTTOM, TOP)
    body = _grid(up, lambda value: f"{value:g}" if value == int(value) else "")
    for place, (name, count) in enumerate(bars):
        left, top = LEFT + step * place + step * 0.1, up.at(count)
        size = {"width": step * 0.8, "height": max(0.0, BOTTOM - top)}
        body += shape("rect", x=left, y=top, rx=2, class_="bar", **size)
        if count and len(bars) <= 8:
            body += _text(str(count), left + step * 0.4, top - 4, "middle", "strong")
        if place % every == 0:
            body += _text(name, left + step * 0.4, BOTTOM + 14, "middle")
    return _svg(body + _text(below, (LEFT + RIGHT) / 2, HEIGHT - 4, "middle", "small"), label)


def interval_plot(label: str, rows: Sequence[Row], middle: float, tick: Format) -> str:
    """Values with error bars, one below the other; an end without a bound gets an arrow."""
    ends = [value for row in rows for value in (row.estimate.low, row.estimate.high, middle)]
    finite = [value for value in ends if math.isfinite(value)]
    margin = max(1e-9, (max(finite) - min(finite)) * 0.12)
    across = Scale(min(finite) - margin, max(finite) + margin, 12, RIGHT)
    bottom = TOP + ROW * len(rows)
    body = ""
    for value in round_ticks(across.low, across.high):
        body += _upright(across.at(value), len(rows), "grid")
        body += _text(tick(value), across.at(value), bottom + 16, "middle")
    body += _upright(across.at(middle), len(rows), "zero")
    for place, row in enumerate(rows):
        body += _interval_row(row, across, TOP + ROW * place)
    return _svg(body, label, bottom + 24)


def _upright(x: float, rows: int, kind: str) -> str:
    """A line down a plot of rows that leaves their words free."""
    parts = (f"M{num(x)} {num(TOP + ROW * row + 21)}v{num(ROW - 23)}" for row in range(rows))
    return path("".join(parts), class_=kind)


def _interval_row(row: Row, across: Scale, top: float) -> str:
    y, estimate = top + 30, row.estimate
    body = _text(_short(row.name), 12, top + 16, "start", "strong") + _text(row.text, RIGHT, top + 16, "end")
    left, right = across.at(estimate.low), across.at(estimate.high)
    if estimate.low < estimate.high:
        body += path(f"M{num(left)} {num(y)}H{num(right)}", class_="error")
        body += _cap(left, y, math.isfinite(estimate.low), 1) + _cap(
            right, y, math.isfinite(estimate.high), -1
        )
    fill = {"style": f"fill:{row.colour}"} if row.colour else {}
    if math.isfinite(estimate.value):
        body += shape("circle", cx=across.at(estimate.value), cy=y, r=6, class_="mark", **fill)
    return body


def _cap(x: float, y: float, closed: bool, inward: int) -> str:
    """The end of an error bar."""
    if closed:
        return path(f"M{num(x)} {num(y - 6)}V{num(y + 6)}", class_="error")
    return path(
        f"M{num(x + 7 * inward)} {num(y - 6)}L{num(x)} {num(y)}L{num(x + 7 * inward)} {num(y + 6)}",
        class_="error",
    )


def share_plot(label: str, rows: Sequence[tuple[str, int]]) -> str:
    """Counts as shares of their sum, one bar below the other."""
    total = max(1, sum(count for _, count in rows))
    body = ""
    for place, (name, count) in enumerate(rows):
        top, width = TOP + ROW * place, RIGHT - 12
        body += _text(_short(name), 12, top + 16, "start", "strong")
        body += _text(f"{count} · {100 * count / total:.0f} %", RIGHT, top + 16, "end")
        body += shape("rect", x=12, y=top + 25, width=width, height=10, rx=3, class_="rest")
        body += shape("rect", x=12, y=top + 25, width=width * count / total, height=10, rx=3, class_="bar")
    return _svg(group(body, class_="shares"), label, TOP + ROW * len(rows) + 4)


def time_plot(label: str, rows: Sequence[tuple[str, Sequence[float], float, str]], tick: Format) -> str:
    """Seconds a move on a logarithmic scale: the middle half of games, their median, the slowest move."""
    times = [max(value, 1e-6) for _, means, slowest, _ in rows for value in (*means, slowest)]
    ticks = log_ticks(times)
    across = Scale(math.log10(ticks[0]), math.log10(ticks[-1]), 34, RIGHT - 22)
    bottom = TOP + ROW * len(rows)
    body = ""
    for value in ticks:
        body += _upright(across.at(math.log10(value)), len(rows), "grid")
        body += _text(tick(value), across.at(math.log10(value)), bottom + 16, "middle")
    for place, (name, means, slowest, words) in enumerate(rows):
        top = TOP + ROW * place
        body += _text(_short(name), 12, top + 16, "start", "strong") + _text(words, RIGHT, top + 16, "end")
        ordered = sorted(max(value, 1e-6) for value in means) or [1e-6]
        low, middle, high = (across.at(math.log10(_quantile(ordered, q))) for q in (0.25, 0.5, 0.75))
        far, y = across.at(math.log10(max(slowest, 1e-6))), top + 30
        body += path(f"M{num(middle)} {num(y)}H{num(far)}", class_="error thin")
        body += shape("rect", x=low - 1, y=y - 6, width=high - low + 2, height=12, rx=3, class_="box")
        body += path(f"M{num(middle)} {num(y - 8)}V{num(y + 8)}", class_="line")
        body += path(f"M{num(far - 4)} {num(y - 4)}l8 8m0-8l-8 8", class_="cross")
    return _svg(body, label, bottom + 24)


def _quantile(ordered: Sequence[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def _grid(up: Scale, tick: Format) -> str:
    body = ""
    for value in round_ticks(up.low, up.high, 5):
        body += path(f"M{num(LEFT)} {num(up.at(value))}H{num(RIGHT)}", class_="grid")
        body += _text(tick(value), LEFT - 6, up.at(value) + 4, "end")
    return body


def _feet(across: Scale, below: str) -> str:
    body = "".join(
        _text(f"{value:g}", across.at(value), BOTTOM + 14, "middle")
        for value in round_ticks(across.low, across.high, 5)
        if value == int(value)
    )
    return body + _text(below, (LEFT + RIGHT) / 2, HEIGHT - 4, "middle", "small")


def _text(words: str, x: float, y: float, anchor: str, kind: str = "") -> str:
    return f'<text x="{num(x)}" y="{num(y)}" text-anchor="{anchor}" class="{kind}">{escape(words)}</text>'


def _short(name: str) -> str:
    return name if len(name) <= LETTERS else f"{name[: LETTERS - 1]}…"


def _svg(body: str, label: str, height: float = HEIGHT) -> str:
    box = f"0 0 {num(WIDTH)} {num(height)}"
    return f'<svg viewBox="{box}" role="img" aria-label="{escape(label)}">{group(body)}</svg>'
