"""Results of Hard City in the arena, in the terminal."""

from __future__ import annotations

from rich.markup import escape

from ashfall.arena.hardcity.report import COLUMNS, cell_row
from ashfall.arena.hardcity.standing import CityStanding
from ashfall.cli.console import new_console, new_table, say
from ashfall.cli.ends import say_ends
from ashfall.cli.match_lines import match_table, say_match
from ashfall.hardcity import GAME
from ashfall.table.texts import Texts

__all__ = ["show"]


def show(standing: CityStanding, language: str) -> None:
    """Print everything that fits a terminal."""
    console, texts = new_console(), Texts(language)
    if standing.match:
        console.print(match_table([standing.match], texts))
        console.print()
        say_match(console, texts, standing.match, standing.sprt)
    else:
        say(console, f"{texts.format('cli-players')}: {escape(', '.join(standing.plan.bots))}")
    table = new_table(*map(texts.format, COLUMNS), wrap=True)
    for tally in standing.tallies:
        table.add_row(*cell_row(tally))
    console.print(table)
    console.print()
    say_ends(console, texts, GAME.name, standing.reasons, standing.average_moves)
