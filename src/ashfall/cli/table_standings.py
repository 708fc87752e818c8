"""Results of games of more than two armies in the terminal."""

from __future__ import annotations

from rich.markup import escape
from rich.table import Table

from ashfall.arena.duel import UNFINISHED
from ashfall.arena.standing import Standing
from ashfall.arena.tally import Share
from ashfall.arena.words import rating_text, seconds_text, share_text
from ashfall.cli.console import new_console, say
from ashfall.table.texts import Texts

__all__ = ["show"]


def show(standing: Standing, language: str) -> None:
    """Print everything that fits a terminal."""
    console, texts = new_console(), Texts(language)
    ratings = _table(*(texts.format(key) for key in ("arena-bot", "arena-rating", "arena-won", "arena-time")))
    for bot in standing.ladder:
        rating, time = rating_text(bot.mu, bot.sigma), seconds_text(bot.times.mean)
        ratings.add_row(escape(bot.bot), rating, share_text(bot.total), time)
    console.print(ratings)
    console.print()
    names = [escape(bot.bot) for bot in standing.ladder]
    seats = _table(texts.format("cli-seat"), *names, texts.format("arena-any-bot"))
    for seat, share in enumerate(standing.seats):
        mine = [share_text(bot.seats.get(seat, Share())) for bot in standing.ladder]
        seats.add_row(str(seat), *mine, share_text(share))
    console.print(seats)
    console.print()
    ends = [
        f"{texts.format('cli-unfinished' if reason == UNFINISHED else f'reason-{reason}')} {n}"
        for reason, n in sorted(standing.reasons.items(), key=lambda item: -item[1])
    ]
    say(
        console,
        f"{texts.format('cli-games')}: {standing.games}. {texts.format('cli-reasons')}: {', '.join(ends)}",
    )
    say(console, f"{texts.format('cli-average-moves')}: {standing.average_moves:.1f}")


def _table(first: str, *others: str) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(first, overflow="fold")
    for column in others:
        table.add_column(column, justify="right", overflow="fold")
    return table
