"""``ashfall show`` for a record of Hard City: draw where it ends, in the terminal or as SVG."""

from __future__ import annotations

from argparse import Namespace

from rich.markup import escape

from ashfall.cli.console import new_console, say
from ashfall.cli.files import write_text
from ashfall.cli.hardcity.files import read_match
from ashfall.cli.hardcity.frame import legend_line, table_lines
from ashfall.hardcity.match import Match
from ashfall.hardcity.telling.words import Words

__all__ = ["run", "show_table"]


def run(options: Namespace) -> int:
    """Draw."""
    match = read_match(options.file, options.text)
    if options.svg:
        from ashfall.draw.hardcity.city import draw_city

        write_text(options.svg, draw_city(match.state, options.lang))
        return 0
    show_table(match, options.lang)
    return 0


def show_table(match: Match, language: str) -> None:
    """The table as everybody sees it, what its signs mean, and whose choice it is or who has won."""
    console, words = new_console(), Words(language)
    for line in table_lines(console, match.state, words):
        console.print(line, soft_wrap=not console.is_terminal)
    say(console, f"[dim]{escape(legend_line(match.state, words))}[/]")
    if match.outcome is not None:
        say(console, f"[bold]{escape(words.outcome(match.outcome))}[/]")
    elif match.decision is not None:
        seat = escape(words.seat(match.state, match.decision.seat))
        say(console, words.texts.format("cli-city-round", number=match.round, seat=seat))
