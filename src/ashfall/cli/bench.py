"""``ashfall bench``: how fast the rules and the bots are here, one core, best of several repeats.

``ashfall bench server``: how a server holds up under load.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import time
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable
from itertools import product
from typing import Any, Final

from ashfall.cli.bench_bots import ROWS, measure_bots
from ashfall.cli.hardcity.speed import ROWS as CITY_ROWS
from ashfall.cli.hardcity.speed import measure_city
from ashfall.cli.parser import Parser, number
from ashfall.cli.results import tell_result
from ashfall.neuroshima import COMPILED
from ashfall.neuroshima.army import army_keys
from ashfall.neuroshima.game import battles, copies, deal, playout
from ashfall.neuroshima.removal import settle
from ashfall.neuroshima.setup import duel_rules
from ashfall.neuroshima.state import State, new_state
from ashfall.neuroshima.tables import Rules
from ashfall.table.random import Stream

__all__ = ["add_arguments", "battle_positions", "run"]

SECONDS: Final = 1.0  # for each figure
SERVER_SECONDS: Final = 30.0
TABLES: Final = 500
REPEATS: Final = 5
POSITIONS: Final = 216  # six from each pair of armies
FEWEST, MOST = 12, 16  # units on a board that fights, HQs included
LONGEST: Final = 100_000  # moves
CAPACITY: Final = 40
Work = Callable[[int], int]  # how often to do it -> how much was done


def add_arguments(parser: Parser) -> None:
    """The options of the command."""
    tell = parser.tell
    parser.add_argument("what", nargs="?", choices=["server"], help=tell("cli-help-bench-what"))
    parser.add_json()
    parser.add_argument("--seconds", type=_seconds, metavar="S", help=tell("cli-help-bench-seconds"))
    parser.add_argument(
        "--tables", type=number(1, 2000), default=TABLES, metavar="N", help=tell("cli-help-bench-tables")
    )
    parser.add_language()


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
    seconds = options.seconds or SECONDS
    figures = measure(seconds)
    city = measure_city(seconds, _best)
    bots = measure_bots(seconds, _best)
    machine = {"cores": os.cpu_count() or 1, "python": platform.python_version()}
    facts = {"neuroshima": figures, "hardcity": city, "bots": bots, **machine}
    rows = {f"cli-bench-{name}": value for name, value in figures.items()}
    rows |= {text: city[name] for name, text in CITY_ROWS.items()}
    rows |= {text: bots[bot][figure] for (bot, figure), text in ROWS.items()}
    rows |= {f"cli-bench-{name}": value for name, value in machine.items()}
    return tell_result(options, lambda: facts, lambda: _show(rows, options.lang))


def _run_server(options: Namespace) -> int:
    from ashfall.cli import bench_server  # brings the whole server along

    figures = bench_server.measure_server(options.tables, options.seconds or SERVER_SECONDS, options.lang)
    rows = {text: figures[name] for name, text in bench_server.ROWS.items()}
    return tell_result(options, lambda: {"server": figures}, lambda: _show(rows, options.lang))


def measure(seconds: float) -> dict[str, Any]:
    """The figures of Neuroshima Hex; each is the best of several repeats that share ``seconds``."""
    pairs = list(product(army_keys(), repeat=2))
    rules = [duel_rules(pair) for pair in pairs]
    boards = battle_positions(rules)
    games: list[tuple[float, float]] = []

    def play(rounds: int) -> int:
        moves, start = 0, time.perf_counter()
        for i in range(rounds):
            stream = Stream(i)
            moves += int(playout(deal(rules[i % len(rules)], stream), stream, LONGEST))
        games.append((moves, time.perf_counter() - start))
        return rounds

    per_second = _best(play, seconds, len(rules))
    moves_per_second = max(moves / spent for moves, spent in games if spent > 0)
    return {
        "random_games_per_s": round(per_second, 1),
        "battles_per_s": round(_best(lambda rounds: int(battles(boards, rounds)), seconds, 1), 1),
        "copies_per_s": round(_best(lambda rounds: _copy(boards[0], rounds), seconds, 1000), 1),
        "moves_per_s": round(moves_per_second, 1),
        "compiled": COMPILED,
        "import_s": round(_import_time(), 3),
    }


def _copy(state: State, rounds: int) -> int:
    copies(state, rounds)
    return rounds


def _best(work: Work, seconds: float, least: int) -> float:
    """Most work done in a second. A first run, which is not counted, tells how much fits into a repeat."""
    rounds, share = least, seconds / REPEATS
    start = time.perf_counter()
    work(rounds)
    spent = max(time.perf_counter() - start, 1e-6)
    rounds = max(least, int(rounds * share / spent) // least * least)
    best = 0.0
    for _ in range(REPEATS):
        start = time.perf_counter()
        done = work(rounds)
        best = max(best, done / max(time.perf_counter() - start, 1e-9))
    return best


def battle_positions(rules: list[Rules]) -> list[State]:
    """Random boards of 12 to 16 units, HQs included; always the same ones, from all given armies."""
    return [_crowd(rules[i % len(rules)], Stream(i)) for i in range(POSITIONS)]


def _crowd(rules: Rules, stream: Stream) -> State:
    state = new_state(rules, CAPACITY)
    empty = list(range(len(state.units)))
    for turn in range(FEWEST + int(stream.below(MOST - FEWEST + 1))):
        seat = turn % 2
        hex = empty.pop(int(stream.below(len(empty))))
        units = [int(rules.hq_kind[seat])] if turn < 2 else _fighters(rules, seat)
        state.put(hex, units[int(stream.below(len(units)))], seat, int(stream.below(6)))
    settle(state)
    return state


def _fighters(rules: Rules, seat: int) -> list[int]:
    """The units that a seat may place, each as often as its army has it."""
    army = rules.armies[seat]
    fit = [tile for tile in army.tiles if tile.kind in ("warrior", "module") and not tile.starts_on_board]
    return [int(rules.kinds.number[army.key, tile.key]) for tile in fit for _ in range(tile.count)]


def _import_time() -> float:
    """Seconds that a fresh Python needs to import the rules, its own start taken off."""

    def spent(code: str) -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - start

    bare = min(spent("pass") for _ in range(3))
    return max(0.0, min(spent("import ashfall.neuroshima") for _ in range(3)) - bare)


def _show(figures: dict[str, Any], language: str) -> None:
    from rich.table import Table

    from ashfall.cli.console import new_console
    from ashfall.table.texts import Texts

    texts = Texts(language)
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column()
    table.add_column(justify="right")
    for text, value in figures.items():
        shown = texts.format("cli-yes" if value else "cli-no") if isinstance(value, bool) else f"{value}"
        if isinstance(value, float) and value > 100:
            shown = f"{value:,.0f}".replace(",", " ")
        table.add_row(texts.format(text), shown)
    new_console().print(table)
