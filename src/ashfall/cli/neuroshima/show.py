"""``ashfall show``: draw a position or the end of a record, in the terminal or as SVG."""

from __future__ import annotations

from argparse import Namespace

from ashfall.cli.files import write_text
from ashfall.cli.neuroshima.files import read_state_text
from ashfall.cli.parser import Parser

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """The options of the command."""
    parser.add_argument("file", metavar="FILE", help=parser.tell("cli-help-show-file"))
    parser.add_argument("--svg", metavar="OUT", help=parser.tell("cli-help-svg"))
    parser.add_language()


def run(options: Namespace) -> int:
    """Draw."""
    state = read_state_text(options.file, options.text)
    if options.svg:
        from ashfall.draw.neuroshima.state import state_svg

        write_text(options.svg, state_svg(state, options.lang))
        return 0
    from ashfall.cli.console import new_console, say
    from ashfall.cli.neuroshima.telling import board_view, coloured_words

    console, words = new_console(), coloured_words(state, options.lang)
    console.print(board_view(state, options.lang))
    seat = words.seat(int(state.active))
    say(console, words.texts.format("cli-turn", number=int(state.turn), seat=seat))
    return 0
