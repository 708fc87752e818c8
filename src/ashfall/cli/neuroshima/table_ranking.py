"""Results of games of more than two armies in the terminal."""

from __future__ import annotations

from rich.markup import escape

from ashfall.arena.neuroshima.ranking import Ranking
from ashfall.arena.tally import Share
from ashfall.arena.words import rating_text, seconds_text, share_text
from ashfall.cli.console import new_console, new_table
from ashfall.cli.ends import say_ends
from ashfall.neuroshima import GAME
from ashfall.table.texts import Texts

__all__ = ["show"]


def show(ranking: Ranking, language: str) -> None:
    """Print everything that fits a terminal."""
    console, texts = new_console(), Texts(language)
    ratings = new_table(
        *(texts.format(key) for key in ("arena-bot", "arena-rating", "arena-won", "arena-time"))
    )
    for bot in ranking.ladder:
        rating, time = rating_text(bot.mu, bot.sigma), seconds_text(bot.times.mean)
        ratings.add_row(escape(bot.bot), rating, share_text(bot.total), time)
    console.print(ratings)
    console.print()
    names = [escape(bot.bot) for bot in ranking.ladder]
    seats = new_table(texts.format("cli-seat"), *names, texts.format("arena-any-bot"), wrap=True)
    for seat, share in enumerate(ranking.seats):
        mine = [share_text(bot.seats.get(seat, Share())) for bot in ranking.ladder]
        seats.add_row(str(seat), *mine, share_text(share))
    console.print(seats)
    console.print()
    say_ends(console, texts, GAME.name, ranking.reasons, ranking.average_moves)
