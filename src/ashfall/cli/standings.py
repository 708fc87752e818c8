"""Results of the arena in the terminal: tables at the end, a bar on the way."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Console, JustifyMethod
from rich.markup import escape
from rich.table import Table

from ashfall.arena.contest import Contest
from ashfall.arena.duel import UNFINISHED
from ashfall.arena.elo import elo_estimate
from ashfall.arena.pairs import SCORES
from ashfall.arena.summary import Summary
from ashfall.arena.tally import Record
from ashfall.arena.words import (
    bounds_text,
    elo_text,
    match_text,
    seconds_text,
    sure_text,
    verdict_text,
)
from ashfall.cli.console import new_console, say
from ashfall.cli.progress import Bar, progress
from ashfall.neuroshima.army import army_keys, load_army
from ashfall.table.figures import percent
from ashfall.table.texts import Texts

__all__ = ["show", "watched"]

REFRESH: Final = 0.25  # seconds between two looks at the running result
MOST_COLUMNS: Final = 3  # bots side by side in the table of armies


def show(summary: Summary, language: str) -> None:
    """Print everything that fits a terminal."""
    console, texts = new_console(), Texts(language)
    if len(summary.plan.bots) > 2:
        _print(console, _ladder(summary, texts))
    _print(console, _matches(summary, texts))
    _print(console, _pairs(summary, texts))
    if len(summary.matches) == 1:
        say(console, escape(match_text(texts, summary.matches[0])))
    if summary.sprt:
        state = summary.sprt
        lower, upper = state.test.bounds
        ratio = state.path[-1] if state.path else 0.0
        say(console, f"SPRT: LLR {ratio:.2f} ({lower:.2f} .. {upper:.2f}), {verdict_text(texts, state)}.")
    if len(summary.matches) == 1:
        say(console)
    _print(console, _armies(summary, texts))
    _print(console, _times(summary, texts))
    _ends(summary, texts, console)


def _print(console: Console, table: Table) -> None:
    console.print(table)
    console.print()


def _table(*columns: str, words: int = 1) -> Table:
    """A table; the first columns hold words, the others figures."""
    table = Table(box=None, pad_edge=False)
    for place, column in enumerate(columns):
        justify: JustifyMethod = "left" if place < words else "right"
        table.add_column(column, justify=justify, no_wrap=place >= words, overflow="fold")
    return table


def _ladder(summary: Summary, texts: Texts) -> Table:
    table = _table(
        texts.format("arena-ladder"), "Elo", "95 %", texts.format("cli-games"), texts.format("arena-score")
    )
    for step in summary.ladder:
        bounds = bounds_text(step.rating) if step.rating.low < step.rating.high else ""
        record = step.record
        elo = elo_text(step.rating.value)
        table.add_row(escape(step.bot), elo, bounds, str(record.games), percent(record.score))
    return table


def _matches(summary: Summary, texts: Texts) -> Table:
    names = (texts.format("arena-bot"), texts.format("arena-opponent"))
    score, sure = texts.format("arena-score"), texts.format("arena-superiority")
    table = _table(*names, "+", "=", "-", score, "Elo", "95 %", sure, words=2)
    for match in summary.matches:
        record, elo, paired = match.record, match.elo, bool(match.places)
        table.add_row(
            *map(escape, match.bots),
            *(str(n) for n in (record.wins, record.draws, record.losses)),
            percent(record.score),
            elo_text(elo.value) if paired else "-",
            bounds_text(elo) if paired else "-",
            sure_text(match.superiority) if paired else "-",
        )
    return table


def _pairs(summary: Summary, texts: Texts) -> Table:
    table = _table(texts.format("arena-pairs-head"), *(f"{2 * score:g}" for score in SCORES))
    for match in summary.matches:
        names = texts.format("arena-title-two", one=match.bots[0], two=match.bots[1])
        table.add_row(escape(names), *map(str, match.counts))
    return table


def _times(summary: Summary, texts: Texts) -> Table:
    table = _table(*(texts.format(column) for column in ("arena-time", "arena-mean", "arena-slowest")))
    for bot in summary.bots:
        table.add_row(escape(bot.bot), seconds_text(bot.times.mean), seconds_text(bot.times.slowest))
    return table


def _armies(summary: Summary, texts: Texts) -> Table:
    bots = summary.bots if len(summary.bots) <= MOST_COLUMNS else ()
    table = _table(
        texts.format("cli-army"), *(escape(bot.bot) for bot in bots), texts.format("arena-any-bot")
    )
    led = {army for bot in summary.bots for army in bot.table.armies}
    for army in (key for key in army_keys() if key in led):
        records = [*(bot.table.own(army) for bot in bots), summary.balance.own(army)]
        table.add_row(load_army(army).name(texts.language), *map(_rate, records))
    return table


def _rate(record: Record) -> str:
    rate = record.rate
    return f"{percent(rate.value, 0)} ({100 * rate.low:.0f}-{100 * rate.high:.0f})" if record.games else "-"


def _ends(summary: Summary, texts: Texts, console: Console) -> None:
    data = summary.to_dict()
    if not data["games"]:
        return
    ends = [
        f"{texts.format('cli-unfinished' if reason == UNFINISHED else f'reason-{reason}')} {n}"
        for reason, n in sorted(data["reasons"].items(), key=lambda item: -item[1])
    ]
    say(
        console,
        f"{texts.format('cli-games')}: {data['games']}. {texts.format('cli-reasons')}: {', '.join(ends)}",
    )
    say(console, f"{texts.format('cli-average-moves')}: {data['average_moves']:.1f}")


@contextmanager
def watched(contest: Contest) -> Iterator[Callable[[Contest], None] | None]:
    """A bar with the running result on a terminal, nothing elsewhere."""
    with progress(contest.plan.total, len(contest.results)) as bar:
        yield _watch(bar) if bar else None


def _watch(bar: Bar) -> Callable[[Contest], None]:
    """Tell a bar how a contest goes, but not too often."""
    seen = 0.0

    def watch(contest: Contest) -> None:
        nonlocal seen
        if time.monotonic() - seen >= REFRESH:
            bar.reach(len(contest.results), _running(contest))
            seen = time.monotonic()

    return watch


def _running(contest: Contest) -> str:
    """The state of the match of two bots in a few figures."""
    if len(contest.plan.bots) != 2 or not sum(contest.counts):
        return ""
    elo = elo_estimate(contest.counts)
    ratio = f"  LLR {contest.sprt.path[-1]:.2f}" if contest.sprt and contest.sprt.path else ""
    return f"Elo {elo_text(elo.value)} ({bounds_text(elo)}){ratio}"
