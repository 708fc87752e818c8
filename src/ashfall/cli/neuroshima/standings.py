"""Results of the arena in the terminal: tables at the end, a bar on the way."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ashfall.arena.elo import elo_estimate
from ashfall.arena.neuroshima.contest import Contest
from ashfall.arena.neuroshima.summary import Summary
from ashfall.arena.pairs import SCORES
from ashfall.arena.tally import WinLoss
from ashfall.arena.words import bounds_text, elo_text, seconds_text
from ashfall.cli.console import new_console, new_table
from ashfall.cli.ends import say_ends
from ashfall.cli.match_lines import match_table, say_match
from ashfall.cli.progress import Bar, progress
from ashfall.neuroshima import GAME
from ashfall.table.texts import Texts, percent

__all__ = ["show", "watched"]

REFRESH: Final = 0.25  # seconds between two looks at the running result
MOST_COLUMNS: Final = 3  # bots side by side in the table of armies


def show(summary: Summary, language: str) -> None:
    """Print everything that fits a terminal."""
    console, texts = new_console(), Texts(language)
    if len(summary.plan.bots) > 2:
        _print(console, _ladder(summary, texts))
    _print(console, match_table(summary.matches, texts))
    _print(console, _pairs(summary, texts))
    if len(summary.matches) == 1:
        say_match(console, texts, summary.matches[0], summary.sprt)
    _print(console, _armies(summary, texts))
    _print(console, _times(summary, texts))
    data = summary.to_dict()
    if data["games"]:
        say_ends(console, texts, GAME.name, data["reasons"], data["average_moves"])


def _print(console: Console, table: Table) -> None:
    console.print(table)
    console.print()


def _ladder(summary: Summary, texts: Texts) -> Table:
    table = new_table(
        texts.format("arena-ladder"), "Elo", "95 %", texts.format("cli-games"), texts.format("arena-score")
    )
    for step in summary.ladder:
        bounds = bounds_text(step.rating) if step.rating.low < step.rating.high else ""
        record = step.record
        elo = elo_text(step.rating.value)
        table.add_row(escape(step.bot), elo, bounds, str(record.games), percent(record.score))
    return table


def _pairs(summary: Summary, texts: Texts) -> Table:
    table = new_table(texts.format("arena-pairs-head"), *(f"{2 * score:g}" for score in SCORES))
    for match in summary.matches:
        names = texts.format("arena-title-two", one=match.bots[0], two=match.bots[1])
        table.add_row(escape(names), *map(str, match.counts))
    return table


def _times(summary: Summary, texts: Texts) -> Table:
    table = new_table(*(texts.format(column) for column in ("arena-time", "arena-mean", "arena-slowest")))
    for bot in summary.bots:
        table.add_row(escape(bot.bot), seconds_text(bot.times.mean), seconds_text(bot.times.slowest))
    return table


def _armies(summary: Summary, texts: Texts) -> Table:
    bots = summary.bots if len(summary.bots) <= MOST_COLUMNS else ()
    table = new_table(
        texts.format("cli-army"), *(escape(bot.bot) for bot in bots), texts.format("arena-any-bot")
    )
    led = {army for bot in summary.bots for army in bot.table.armies}
    layout = summary.plan.layout
    for army in layout.in_order(led):
        records = [*(bot.table.own(army) for bot in bots), summary.balance.own(army)]
        table.add_row(escape(layout.army(army).name(texts.language)), *map(_rate, records))
    return table


def _rate(record: WinLoss) -> str:
    rate = record.rate
    return f"{percent(rate.value, 0)} ({100 * rate.low:.0f}-{100 * rate.high:.0f})" if record.games else "-"


@contextmanager
def watched(contest: Contest) -> Iterator[Callable[[int], None] | None]:
    """A bar with the running result on a terminal, nothing elsewhere."""
    with progress(contest.plan.total, len(contest.results)) as bar:
        yield _watch(contest, bar) if bar else None


def _watch(contest: Contest, bar: Bar) -> Callable[[int], None]:
    """Tell a bar how a contest goes, but not too often."""
    seen = 0.0

    def watch(done: int) -> None:
        nonlocal seen
        if time.monotonic() - seen >= REFRESH:
            bar.reach(done, _running(contest))
            seen = time.monotonic()

    return watch


def _running(contest: Contest) -> str:
    """The state of the match of two bots in a few figures."""
    if len(contest.plan.bots) != 2 or not sum(contest.counts):
        return ""
    elo = elo_estimate(contest.counts)
    ratio = f"  LLR {contest.sprt.path[-1]:.2f}" if contest.sprt and contest.sprt.path else ""
    return f"Elo {elo_text(elo.value)} ({bounds_text(elo)}){ratio}"
