"""``ashfall bench``: how fast the rules and the bots are here, one core, best of several repeats.

``ashfall bench server``: how a server holds up under load.
"""

from __future__ import annotations

import os
import platform
from argparse import ArgumentTypeError, Namespace
from collections.abc import Iterator
from typing import Any, Final

from ashfall.cli.measuring import Speed
from ashfall.cli.parser import Parser, number
from ashfall.cli.results import tell_result
from ashfall.games import FIRST, game_named, games

__all__ = ["add_arguments", "run"]

SECONDS: Final = 1.0  # for each figure
SERVER_SECONDS: Final = 30.0


def add_arguments(parser: Parser) -> None:
    """The options of the command."""
    tell = parser.tell
    parser.add_argument("what", nargs="?", choices=["server"], help=tell("cli-help-bench-what"))
    parser.add_json()
    parser.add_argument("--seconds", type=_seconds, metavar="S", help=tell("cli-help-bench-seconds"))
    parser.add_argument(
        "--game", choices=_measurable(), default=FIRST, metavar="GAME", help=tell("cli-help-bench-game")
    )
    parser.add_argument("--tables", type=number(1, 2000), metavar="N", help=tell("cli-help-bench-tables"))
    parser.add_language()


def _measurable() -> list[str]:
    return [game.name for game in games().values() if game.has_part("cli", "speed")]


def _seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0.001 <= value <= 600:
        raise ArgumentTypeError(f'expected seconds from 0.001 to 600, got "{text[:40]}"')
    return value


def run(options: Namespace) -> int:
    """Measure."""
    if options.what == "server":
        return _run_server(options)
    facts: dict[str, Any] = {}
    rows: dict[str, Any] = {}
    for speed in _measured(options.seconds or SECONDS):
        facts |= speed.facts
        rows |= speed.rows
    return tell_result(options, lambda: facts, lambda: _show(rows, options.lang))


def _measured(seconds: float) -> Iterator[Speed]:
    """Every game that can be measured, then the machine."""
    for name in _measurable():
        yield game_named(name).part("cli", "speed").measure(seconds)
    machine = {"cores": os.cpu_count() or 1, "python": platform.python_version()}
    yield Speed(machine, {f"cli-bench-{name}": value for name, value in machine.items()})


def _run_server(options: Namespace) -> int:
    from ashfall.cli import bench_server  # brings the whole server along

    load = game_named(options.game).part("cli", "speed").SERVER_LOAD
    figures = bench_server.measure_server(
        load, options.tables or load.tables, options.seconds or SERVER_SECONDS, options.lang
    )
    rows = {text: figures[name] for name, text in bench_server.ROWS.items()}
    return tell_result(options, lambda: {"server": figures}, lambda: _show(rows, options.lang))


def _show(figures: dict[str, Any], language: str) -> None:
    from ashfall.cli.console import new_console, new_table
    from ashfall.table.texts import Texts

    texts = Texts(language)
    table = new_table("", "", heads=False)
    for text, value in figures.items():
        shown = texts.format("cli-yes" if value else "cli-no") if isinstance(value, bool) else f"{value}"
        if isinstance(value, float) and value > 100:
            shown = f"{value:,.0f}".replace(",", " ")
        table.add_row(texts.format(text), shown)
    new_console().print(table)
