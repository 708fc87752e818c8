"""What every report is made of: the page around it, cards, figures, and the plots of two bots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from importlib.resources import files
from typing import Final

from ashfall.arena.elo import Estimate, elo_estimate
from ashfall.arena.pairs import SCORES
from ashfall.arena.plots import band_plot, bar_plot, ratio_plot
from ashfall.arena.sprt import SprtState
from ashfall.arena.summary import MatchSummary
from ashfall.arena.words import elo_text, verdict_text
from ashfall.draw.sprite import definitions
from ashfall.table.texts import Texts

__all__ = ["card", "facts_panel", "figure", "match_plots", "page", "plots", "test_plot"]

POINTS: Final = 120  # of a running plot
LOGO: Final = (
    '<svg viewBox="-100 -100 200 200" aria-hidden="true"><path d="M0-100 87-50V50L0 100-87 50V-50z"/></svg>'
)


def page(texts: Texts, game: str, title: str, body: str) -> str:
    """A report about a game around its sections."""
    style = (files("ashfall.arena") / "report.css").read_text(encoding="utf-8")
    sprite = (
        f'<svg width="0" height="0" style="position:absolute" aria-hidden="true">{definitions(body)}</svg>'
    )
    head = (
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>Ashfall: {escape(title)}</title><style>{style}</style>"
    )
    bar = f"<b>ASHFALL</b><span>{texts.format('arena-report')} · {game}</span>"
    return (
        f'<!DOCTYPE html>\n<html lang="{texts.language}"><head>{head}</head><body>{sprite}'
        f'<header class="bar-top"><div>{LOGO}{bar}</div></header><main>{body}</main></body></html>\n'
    )


def card(head: str, figure: str, below: str) -> str:
    """A large figure with words."""
    words = f"<strong>{escape(figure)}</strong><small>{escape(below)}</small>"
    return f'<div class="card"><h3>{escape(head)}</h3>{words}</div>'


def figure(caption: str, drawing: str, note: str = "", kind: str = "") -> str:
    """A drawing with words above it."""
    small = f"<small>{escape(note)}</small>" if note else ""
    return f'<figure class="{kind}"><figcaption>{escape(caption)}{small}</figcaption>{drawing}</figure>'


def plots(figures: list[str]) -> str:
    """Three beside each other, or else two."""
    kind = "plots" if len(figures) == 3 else "plots wide"
    return f'<div class="{kind}">{"".join(figures)}</div>'


def facts_panel(texts: Texts, facts: Mapping[str, str], command: str, notes: Sequence[str]) -> str:
    """What was played, facts by the ids of their names, and how to read the page."""
    rows = "".join(f"<dt>{texts.format(key)}</dt><dd>{escape(value)}</dd>" for key, value in facts.items())
    rows += f"<dt>{texts.format('arena-command')}</dt><dd><code>{escape(command)}</code></dd>"
    told = "".join(f"<p>{texts.format(note)}</p>" for note in notes)
    reading = f"<h2>{texts.format('arena-notes')}</h2>"
    return f'<div class="panel"><dl>{rows}</dl></div>{reading}<div class="notes">{told}</div>'


def match_plots(texts: Texts, match: MatchSummary) -> Iterator[str]:
    """How two bots fared: the estimate on its way, and the results of pairs."""
    if not match.places:
        return
    below = texts.format("arena-axis-pairs")
    names = texts.format("arena-title-two", one=match.bots[0], two=match.bots[1])
    running = texts.format("arena-running")
    yield figure(running, band_plot(running, _running(match.places), elo_text, below), names)
    spread = texts.format("arena-pair-scores")
    bars = [(f"{2 * score:g}", n) for score, n in zip(SCORES, match.counts, strict=True)]
    axis = texts.format("arena-axis-points", bot=match.bots[0])
    yield figure(spread, bar_plot(spread, bars, axis), names)


def test_plot(texts: Texts, sprt: SprtState | None) -> Iterator[str]:
    """How a test went, if there was one."""
    if sprt and sprt.path:
        caption = texts.format("arena-llr")
        drawing = ratio_plot(caption, sprt.path, sprt.test.bounds, texts.format("arena-axis-pairs"))
        yield figure(caption, drawing, verdict_text(texts, sprt))


def _running(places: tuple[int, ...]) -> list[tuple[int, Estimate]]:
    """The estimate after some of the pairs, the last one included."""
    counts, out = [0] * len(SCORES), []
    step = max(1, len(places) // POINTS)
    for n, place in enumerate(places, start=1):
        counts[place] += 1
        if n % step == 0 or n == len(places):
            out.append((n, elo_estimate(counts)))
    return out
