"""The report: one HTML file that needs nothing outside itself, neither scripts nor fonts nor pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from html import escape
from importlib.resources import files
from typing import Final

from ashfall.arena.duel import UNFINISHED
from ashfall.arena.elo import Estimate, elo_estimate
from ashfall.arena.grid import army_grid, match_table
from ashfall.arena.pairs import SCORES
from ashfall.arena.plots import Row, band_plot, bar_plot, interval_plot, ratio_plot, share_plot, time_plot
from ashfall.arena.sprt import SprtState
from ashfall.arena.summary import MatchSummary, Summary
from ashfall.arena.words import (
    bounds_text,
    elo_text,
    match_text,
    seconds_text,
    sure_text,
    verdict_text,
)
from ashfall.draw.sprite import definitions
from ashfall.neuroshima.army import army_keys, load_army
from ashfall.table.figures import percent
from ashfall.table.texts import Texts

__all__ = ["card", "page", "report_page"]

POINTS: Final = 120  # of a running plot
BINS: Final = 14
LOGO: Final = (
    '<svg viewBox="-100 -100 200 200" aria-hidden="true"><path d="M0-100 87-50V50L0 100-87 50V-50z"/></svg>'
)


def report_page(summary: Summary, command: str, language: str = "en") -> str:
    """The whole page."""
    texts = Texts(language)
    return page(texts, _title(texts, summary), "".join(_sections(texts, summary, command)))


def page(texts: Texts, title: str, body: str) -> str:
    """A report around its sections."""
    style = (files("ashfall.arena") / "report.css").read_text(encoding="utf-8")
    sprite = (
        f'<svg width="0" height="0" style="position:absolute" aria-hidden="true">{definitions(body)}</svg>'
    )
    head = (
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>Ashfall: {escape(title)}</title><style>{style}</style>"
    )
    bar = f"<b>ASHFALL</b><span>{texts.format('arena-report')} · Neuroshima Hex</span>"
    return (
        f'<!DOCTYPE html>\n<html lang="{texts.language}"><head>{head}</head><body>{sprite}'
        f'<header class="bar-top"><div>{LOGO}{bar}</div></header><main>{body}</main></body></html>\n'
    )


def _title(texts: Texts, summary: Summary) -> str:
    bots = summary.plan.bots
    if len(bots) == 2:
        return texts.format("arena-title-two", one=bots[0], two=bots[1])
    return texts.format("arena-title-many", count=len(bots))


def _sections(texts: Texts, summary: Summary, command: str) -> Iterator[str]:
    yield f"<h1>{escape(_title(texts, summary))}</h1>"
    yield f'<p class="lead">{escape(_lead(texts, summary))}</p>'
    yield f'<div class="cards">{"".join(_cards(texts, summary))}</div>'
    if summary.games:
        yield f"<h2>{texts.format('arena-strength')}</h2>"
        yield from _strength(texts, summary)
        yield f"<h2>{texts.format('arena-matches')}</h2>"
        yield f'<div class="panel">{match_table(texts, summary.matches)}'
        yield f'<p class="key">{texts.format("arena-pairs-caption")}</p></div>'
        if len(summary.matches) > 1:
            yield from _match_details(texts, summary)
        yield f"<h2>{texts.format('cli-armies')}</h2>"
        yield from _armies(texts, summary)
        yield f"<h2>{texts.format('arena-games-and-time')}</h2>"
        yield _plots(list(_games(texts, summary)))
    yield f"<h2>{texts.format('arena-settings')}</h2>"
    yield _settings(texts, summary, command)


def _lead(texts: Texts, summary: Summary) -> str:
    if len(summary.matches) == 1:
        said = match_text(texts, summary.matches[0])
    else:
        said = texts.format("arena-lead-many", bot=summary.ladder[0].bot)
    return said if summary.complete else f"{said} {texts.format('arena-incomplete')}"


def _cards(texts: Texts, summary: Summary) -> Iterator[str]:
    pairs = sum(len(match.places) for match in summary.matches)
    if len(summary.matches) == 1:
        match = summary.matches[0]
        record, elo = match.record, match.elo
        if pairs:
            yield card("Elo", elo_text(elo.value), f"95 %: {bounds_text(elo)}")
            sure = texts.format("arena-superiority-long")
            yield card(texts.format("arena-superiority"), sure_text(match.superiority), sure)
        balance = f"+{record.wins} ={record.draws} -{record.losses}"
        yield card(texts.format("arena-score"), percent(record.score), balance)
    else:
        first = summary.ladder[0]
        yield card(texts.format("arena-ladder-first"), elo_text(first.rating.value), first.bot)
    yield card(texts.format("cli-games"), str(len(summary.games)), texts.format("arena-pairs", count=pairs))
    if summary.sprt:
        ratio = summary.sprt.path[-1] if summary.sprt.path else 0.0
        yield card("SPRT", f"LLR {ratio:.2f}", verdict_text(texts, summary.sprt))


def card(head: str, figure: str, below: str) -> str:
    """A large figure with words."""
    words = f"<strong>{escape(figure)}</strong><small>{escape(below)}</small>"
    return f'<div class="card"><h3>{escape(head)}</h3>{words}</div>'


def _figure(caption: str, drawing: str, note: str = "", kind: str = "") -> str:
    small = f"<small>{escape(note)}</small>" if note else ""
    return f'<figure class="{kind}"><figcaption>{escape(caption)}{small}</figcaption>{drawing}</figure>'


def _plots(figures: list[str]) -> str:
    """Three beside each other, or else two."""
    kind = "plots" if len(figures) == 3 else "plots wide"
    return f'<div class="{kind}">{"".join(figures)}</div>'


def _strength(texts: Texts, summary: Summary) -> Iterator[str]:
    rows = [
        Row(step.bot, step.rating, _rating_text(step.rating, step.bot == summary.plan.bots[0]))
        for step in summary.ladder
    ]
    first = texts.format("arena-anchor", bot=summary.plan.bots[0])
    caption = texts.format("arena-ladder")
    ladder = _figure(caption, interval_plot(caption, rows, 0.0, elo_text), first, "ladder")
    if len(summary.matches) > 1:
        yield ladder
        return
    yield _plots([ladder, *_match_plots(texts, summary.matches[0]), *_test_plot(texts, summary.sprt)])


def _test_plot(texts: Texts, sprt: SprtState | None) -> Iterator[str]:
    if sprt and sprt.path:
        caption = texts.format("arena-llr")
        drawing = ratio_plot(caption, sprt.path, sprt.test.bounds, texts.format("arena-axis-pairs"))
        yield _figure(caption, drawing, verdict_text(texts, sprt))


def _match_details(texts: Texts, summary: Summary) -> Iterator[str]:
    for match in summary.matches:
        names = texts.format("arena-title-two", one=match.bots[0], two=match.bots[1])
        plots = _plots(list(_match_plots(texts, match)))
        yield f'<details class="panel more"><summary>{escape(names)}</summary>{plots}</details>'


def _rating_text(rating: Estimate, anchor: bool) -> str:
    if anchor and rating.low == rating.high:
        return elo_text(rating.value)
    return f"{elo_text(rating.value)} ({bounds_text(rating)})"


def _match_plots(texts: Texts, match: MatchSummary) -> Iterator[str]:
    if not match.places:
        return
    below = texts.format("arena-axis-pairs")
    names = texts.format("arena-title-two", one=match.bots[0], two=match.bots[1])
    running = texts.format("arena-running")
    yield _figure(running, band_plot(running, _running(match.places), elo_text, below), names)
    spread = texts.format("arena-pair-scores")
    bars = [(f"{2 * score:g}", n) for score, n in zip(SCORES, match.counts, strict=True)]
    axis = texts.format("arena-axis-points", bot=match.bots[0])
    yield _figure(spread, bar_plot(spread, bars, axis), names)


def _running(places: tuple[int, ...]) -> list[tuple[int, Estimate]]:
    """The estimate after some of the pairs, the last one included."""
    counts, out = [0] * len(SCORES), []
    step = max(1, len(places) // POINTS)
    for n, place in enumerate(places, start=1):
        counts[place] += 1
        if n % step == 0 or n == len(places):
            out.append((n, elo_estimate(counts)))
    return out


def _armies(texts: Texts, summary: Summary) -> Iterator[str]:
    for number, bot in enumerate(summary.bots):
        caption = texts.format("arena-armies-of", bot=bot.bot)
        opened = " open" if number == 0 else ""
        yield f'<details class="panel"{opened}><summary>{escape(caption)}</summary>'
        yield f'{army_grid(texts, bot.table)}<p class="key">{texts.format("arena-grid-key")}</p></details>'


def _balance(texts: Texts, summary: Summary) -> Iterator[str]:
    rows = []
    for key in army_keys():
        record = summary.balance.own(key)
        if record.games:
            rate, army = record.rate, load_army(key)
            words = f"{percent(rate.value)} ({100 * rate.low:.0f}-{100 * rate.high:.0f}), n {record.games}"
            rows.append(Row(army.name(texts.language), rate, words, army.look.colour))
    if rows:
        caption = texts.format("arena-balance")
        drawing = interval_plot(caption, rows, 0.5, lambda value: f"{100 * value:.0f} %")
        yield _figure(caption, drawing, texts.format("arena-balance-note"))


def _games(texts: Texts, summary: Summary) -> Iterator[str]:
    yield from _balance(texts, summary)
    caption = texts.format("arena-lengths")
    bars = _histogram([game.result.moves for game in summary.games])
    axis = texts.format("arena-axis-moves")
    yield _figure(caption, bar_plot(caption, bars, axis, every=max(1, len(bars) // 6)))
    reasons = Counter(game.result.reason for game in summary.games)
    ends = texts.format("cli-reasons")
    rows = [(_reason(texts, reason), n) for reason, n in reasons.most_common()]
    yield _figure(ends, share_plot(ends, rows))
    times = texts.format("arena-time")
    lines = [
        (bot.bot, bot.times.means, bot.times.slowest, seconds_text(bot.times.mean)) for bot in summary.bots
    ]
    yield _figure(times, time_plot(times, lines, _tick), texts.format("arena-time-note"))


def _reason(texts: Texts, reason: str) -> str:
    return texts.format("cli-unfinished" if reason == UNFINISHED else f"reason-{reason}")


def _tick(seconds: float) -> str:
    """A power of ten with its unit."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size * 0.999:
            return f"{seconds / size:.0f} {unit}"
    return f"{seconds * 1e6:.0f} µs"


def _histogram(values: list[int]) -> list[tuple[str, int]]:
    """Counts in bins of a round width, each named by its lower end."""
    low, high = min(values), max(values)
    width = next(w for w in (1, 2, 5, 10, 20, 50, 100, 1000, 10_000) if (high - low) // w < BINS)
    first = low // width
    counts = Counter(value // width for value in values)
    return [(str(k * width), counts[k]) for k in range(first, high // width + 1)]


def _settings(texts: Texts, summary: Summary, command: str) -> str:
    plan = summary.plan
    names = [" - ".join(load_army(key).name(texts.language) for key in matchup) for matchup in plan.matchups]
    facts = {
        "arena-bots": ", ".join(plan.bots),
        "cli-games": f"{len(summary.games)} / {plan.total}",
        "arena-seed": str(plan.seed),
        "arena-matchups": ", ".join(names),
    }
    rows = "".join(f"<dt>{texts.format(key)}</dt><dd>{escape(value)}</dd>" for key, value in facts.items())
    rows += f"<dt>{texts.format('arena-command')}</dt><dd><code>{escape(command)}</code></dd>"
    notes = "".join(
        f"<p>{texts.format(note)}</p>" for note in ("arena-note-pairs", "arena-note-elo", "arena-note-ladder")
    )
    reading = f"<h2>{texts.format('arena-notes')}</h2>"
    return f'<div class="panel"><dl>{rows}</dl></div>{reading}<div class="notes">{notes}</div>'
