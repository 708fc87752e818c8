"""The report: one HTML file that needs nothing outside itself, neither scripts nor fonts nor pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from html import escape
from typing import Final

from ashfall.arena.elo import Estimate
from ashfall.arena.neuroshima.grid import army_grid
from ashfall.arena.neuroshima.summary import Summary
from ashfall.arena.neuroshima.words import settings_facts
from ashfall.arena.page import card, facts_panel, figure, match_plots, page, plots, test_plot
from ashfall.arena.page_tables import match_table
from ashfall.arena.plots import Row, bar_plot, interval_plot, share_plot, time_plot
from ashfall.arena.words import (
    bounds_text,
    elo_text,
    end_text,
    match_text,
    seconds_text,
    sure_text,
    verdict_text,
)
from ashfall.neuroshima import GAME
from ashfall.table.texts import Texts, percent

__all__ = ["report_page"]

BINS: Final = 14


def report_page(summary: Summary, command: str, language: str = "en") -> str:
    """The whole page."""
    texts = Texts(language)
    return page(texts, "Neuroshima Hex", _title(texts, summary), "".join(_sections(texts, summary, command)))


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
        yield plots(list(_games(texts, summary)))
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


def _strength(texts: Texts, summary: Summary) -> Iterator[str]:
    rows = [
        Row(step.bot, step.rating, _rating_text(step.rating, step.bot == summary.plan.bots[0]))
        for step in summary.ladder
    ]
    first = texts.format("arena-anchor", bot=summary.plan.bots[0])
    caption = texts.format("arena-ladder")
    ladder = figure(caption, interval_plot(caption, rows, 0.0, elo_text), first, "ladder")
    if len(summary.matches) > 1:
        yield ladder
        return
    yield plots([ladder, *match_plots(texts, summary.matches[0]), *test_plot(texts, summary.sprt)])


def _match_details(texts: Texts, summary: Summary) -> Iterator[str]:
    for match in summary.matches:
        names = texts.format("arena-title-two", one=match.bots[0], two=match.bots[1])
        drawn = plots(list(match_plots(texts, match)))
        yield f'<details class="panel more"><summary>{escape(names)}</summary>{drawn}</details>'


def _rating_text(rating: Estimate, anchor: bool) -> str:
    if anchor and rating.low == rating.high:
        return elo_text(rating.value)
    return f"{elo_text(rating.value)} ({bounds_text(rating)})"


def _armies(texts: Texts, summary: Summary) -> Iterator[str]:
    for number, bot in enumerate(summary.bots):
        caption = texts.format("arena-armies-of", bot=bot.bot)
        opened = " open" if number == 0 else ""
        yield f'<details class="panel"{opened}><summary>{escape(caption)}</summary>'
        grid = army_grid(texts, bot.table, summary.plan.layout)
        yield f'{grid}<p class="key">{texts.format("arena-grid-key")}</p></details>'


def _balance(texts: Texts, summary: Summary) -> Iterator[str]:
    rows = []
    layout = summary.plan.layout
    for key in layout.in_order(summary.balance.armies):
        record, army = summary.balance.own(key), layout.army(key)
        rate = record.rate
        words = f"{percent(rate.value)} ({100 * rate.low:.0f}-{100 * rate.high:.0f}), n {record.games}"
        rows.append(Row(army.name(texts.language), rate, words, army.look.colour))
    if rows:
        caption = texts.format("arena-balance")
        drawing = interval_plot(caption, rows, 0.5, lambda value: f"{100 * value:.0f} %")
        yield figure(caption, drawing, texts.format("arena-balance-note"))


def _games(texts: Texts, summary: Summary) -> Iterator[str]:
    yield from _balance(texts, summary)
    caption = texts.format("arena-lengths")
    bars = _histogram([game.result.moves for game in summary.games])
    axis = texts.format("arena-axis-moves")
    yield figure(caption, bar_plot(caption, bars, axis, every=max(1, len(bars) // 6)))
    reasons = Counter(game.result.reason for game in summary.games)
    ends = texts.format("cli-reasons")
    rows = [(end_text(texts, reason, GAME.name), n) for reason, n in reasons.most_common()]
    yield figure(ends, share_plot(ends, rows))
    times = texts.format("arena-time")
    lines = [
        (bot.bot, bot.times.means, bot.times.slowest, seconds_text(bot.times.mean)) for bot in summary.bots
    ]
    yield figure(times, time_plot(times, lines, _tick), texts.format("arena-time-note"))


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
    plan, army = summary.plan, summary.plan.layout.army
    names = [" - ".join(army(key).name(texts.language) for key in matchup) for matchup in plan.matchups]
    facts = {
        "arena-bots": ", ".join(plan.bots),
        "cli-games": f"{len(summary.games)} / {plan.total}",
        "arena-seed": str(plan.seed),
        "arena-matchups": ", ".join(names),
        **settings_facts(plan.settings),
    }
    notes = ("arena-note-pairs", "arena-note-elo", "arena-note-ladder")
    return facts_panel(texts, facts, command, notes)
