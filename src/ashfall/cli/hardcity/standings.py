"""Results of Hard City in the arena, in the terminal."""

from __future__ import annotations

from rich.markup import escape

from ashfall.arena.hardcity.standing import CityStanding
from ashfall.arena.hardcity.tables import grids
from ashfall.cli.console import new_console, new_table, say
from ashfall.cli.ends import say_ends
from ashfall.cli.match_lines import match_table, say_match
from ashfall.hardcity import GAME
from ashfall.hardcity.telling.words import Words

__all__ = ["show"]


def show(standing: CityStanding, language: str) -> None:
    """Print everything that fits a terminal."""
    console, words = new_console(), Words(language)
    texts = words.texts
    if standing.match:
        console.print(match_table([standing.match], texts))
        console.print()
        say_match(console, texts, standing.match, standing.sprt)
    else:
        say(console, f"{texts.format('cli-players')}: {escape(', '.join(standing.plan.bots))}")
    for grid in grids(words, standing.tallies):
        say(console, escape(grid.title))
        for piece in grid.pieces(console.width):
            table = new_table(*piece.heads, wrap=True)
            for row in piece.rows:
                table.add_row(*row)
            console.print(table)
            console.print()
    say_ends(console, texts, GAME.name, standing.reasons, standing.average_moves)
