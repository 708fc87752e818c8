"""How fast the rules of Neuroshima Hex are here, for ``ashfall bench``."""

from __future__ import annotations

import subprocess
import sys
import time
from itertools import product
from typing import Any, Final

from ashfall.cli.measuring import ServerLoad, Speed, best, repeated
from ashfall.cli.neuroshima import bot_speed
from ashfall.neuroshima import COMPILED, GAME
from ashfall.neuroshima.army import army_keys
from ashfall.neuroshima.game import battles, copies, deal, playout
from ashfall.neuroshima.removal import settle
from ashfall.neuroshima.setup import duel_rules
from ashfall.neuroshima.state import State, new_state
from ashfall.neuroshima.tables import Rules
from ashfall.table.random import Stream

__all__ = ["SERVER_LOAD", "battle_positions", "measure", "measure_rules"]

POSITIONS: Final = 216  # six from each pair of armies
FEWEST, MOST = 12, 16  # units on a board that fights, HQs included
LONGEST: Final = 100_000  # moves
CAPACITY: Final = 40
SERVER_LOAD: Final = ServerLoad(terms=[{"game": GAME.name}], people=2, tables=500, moves=100)


def measure(seconds: float) -> Speed:
    """The rules and the bots."""
    rules, bots = measure_rules(seconds), bot_speed.measure_bots(seconds)
    rows = {f"cli-bench-{name}": value for name, value in rules.items()}
    rows |= {text: bots[bot][figure] for (bot, figure), text in bot_speed.ROWS.items()}
    return Speed({GAME.name: rules, "bots": bots}, rows)


def measure_rules(seconds: float) -> dict[str, Any]:
    """The figures of the rules; each is the best of several repeats that share ``seconds``."""
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

    per_second = best(play, seconds, len(rules))
    moves_per_second = max(moves / spent for moves, spent in games if spent > 0)
    return {
        "random_games_per_s": round(per_second, 1),
        "battles_per_s": round(best(lambda rounds: int(battles(boards, rounds)), seconds, 1), 1),
        "copies_per_s": round(best(repeated(lambda rounds: copies(boards[0], rounds)), seconds, 1000), 1),
        "moves_per_s": round(moves_per_second, 1),
        "compiled": COMPILED,
        "import_s": round(_import_time(), 3),
    }


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
