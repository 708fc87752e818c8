"""How fast the bots think, on positions that are always the same ones."""

from __future__ import annotations

import time
from itertools import product
from typing import Final

from ashfall.arena.seeds import move_seed
from ashfall.bots.contract import Request
from ashfall.bots.neuroshima.greedy import GreedyBot
from ashfall.bots.neuroshima.opinions import value_for
from ashfall.bots.neuroshima.tree import Tree
from ashfall.bots.training import LEARNED
from ashfall.cli.measuring import REPEATS, best
from ashfall.neuroshima import COMPILED
from ashfall.neuroshima.army import army_keys
from ashfall.neuroshima.game import deal, push
from ashfall.neuroshima.setup import duel_rules
from ashfall.neuroshima.state import OVER, State
from ashfall.neuroshima.view import View
from ashfall.table.random import Stream

__all__ = ["ROWS", "bot_positions", "measure_bots"]

EARLIEST: Final = 6  # moves before the first position
STAGES: Final = 60  # later positions have more moves behind them, up to so many
STRIDE: Final = 7  # mixes stages and armies; has no factor in common with their number
SLOW: Final = 2  # positions for sources that are not compiled, which take a hundred times as long
# The figures, as people read them.
ROWS: Final = {
    ("search", "iterations_per_s"): "cli-bench-search",
    ("greedy", "iterations_per_s"): "cli-bench-greedy",
    ("greedy", "decisions_per_s"): "cli-bench-greedy-decisions",
}


def measure_bots(seconds: float) -> dict[str, dict[str, float]]:
    """Iterations a second of each bot on one core.

    ``search`` counts walks through its tree (learned value), ``greedy`` moves that it weighs (hand-made
    value), and decisions.
    """
    positions = bot_positions(len(army_keys()) ** 2 if COMPILED else SLOW)
    searched = _searched(positions, seconds)
    weighed = best(lambda rounds: _weigh(positions, rounds), seconds, 1)
    decisions = len(positions) / _weigh(positions, 1)  # for each move that is weighed
    return {
        "search": {"iterations_per_s": round(searched, 1)},
        "greedy": {
            "iterations_per_s": round(weighed, 1),
            "decisions_per_s": round(weighed * decisions, 1),
        },
    }


def bot_positions(count: int) -> list[State]:
    """Decisions from games of greedy against itself, from opening to end: one game for each two armies."""
    pairs = list(product(army_keys(), repeat=2))
    mixed = [pairs[place * STRIDE % len(pairs)] for place in range(count)]
    return [_position(armies, number) for number, armies in enumerate(mixed)]


def _position(armies: tuple[str, ...], number: int) -> State:
    state, bot = deal(duel_rules(armies), Stream(number)), GreedyBot()
    for made in range(EARLIEST + number * STRIDE % STAGES):
        after = state.copy()
        request = Request(View(state, int(state.chooser)), move_seed(number, made + 1))
        push(after, bot.choose(request).move.code)
        if after.stage == OVER:
            break
        state = after
    return state


def _searched(positions: list[State], seconds: float) -> float:
    """Most iterations in a second; the first look at the moves of a position is not counted."""
    rounds = max(1, int(seconds / REPEATS / _grow(positions, 1)))
    return max(rounds * len(positions) / _grow(positions, rounds) for _ in range(REPEATS))


def _grow(positions: list[State], iterations: int) -> float:
    """Search from every position; the seconds that the iterations took."""
    spent = 0.0
    for number, state in enumerate(positions):
        tree = Tree(state, value_for(state.rules, LEARNED), number)
        start = time.perf_counter()
        tree.run(iterations)
        spent += time.perf_counter() - start
    return max(spent, 1e-9)


def _weigh(positions: list[State], rounds: int) -> int:
    bot, weighed = GreedyBot(), 0
    for _ in range(rounds):
        for number, state in enumerate(positions):
            weighed += bot.choose(Request(View(state, int(state.chooser)), number)).iterations
    return weighed
