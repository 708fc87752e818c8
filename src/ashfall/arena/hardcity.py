"""Hard City between bots: how often the officers win, by episode, mode and number of officers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, as_completed
from dataclasses import dataclass, field
from typing import Any, Final

from ashfall.arena.duel import mix, move_seed
from ashfall.arena.elo import Estimate, wilson
from ashfall.bots.contract import Bot, Request
from ashfall.bots.faults import BotFault, ask
from ashfall.bots.processes import Workers
from ashfall.bots.registry import CITY, make_bot
from ashfall.hardcity.game import push
from ashfall.hardcity.ground.rows import CHAOS, OFFICERS_WON, ORDER, ROUND, WINNER
from ashfall.hardcity.ground.setup import VERSUS
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.match import Match
from ashfall.hardcity.view import View
from ashfall.table.errors import AshfallError, shown

__all__ = [
    "Cell",
    "CityBotFailed",
    "CityResult",
    "CityTally",
    "cells_of",
    "play_cells",
    "play_city",
    "play_out",
]

PLAYERS: Final = {  # how many players lead so many officers, Doctor Zero not counted (HC-3.1)
    4: 1,
    3: 3,
}
BATCH: Final = 4  # games that a process plays before it tells them


class CityBotFailed(AshfallError):
    """A bot broke down or answered with a move that is not legal."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One kind of table: what is played, and by how many officers."""

    episode: int
    mode: str
    officers: int

    @property
    def players(self) -> int:
        """How many seats the table has."""
        return PLAYERS[self.officers] + (self.mode == VERSUS)


@dataclass(frozen=True, slots=True)
class CityResult:
    """What came of one game."""

    won: bool  # by the officers
    points: tuple[int, int]  # of the officers and of the other side
    rounds: int
    moves: int


@dataclass(slots=True)
class CityTally:
    """The games of one kind of table."""

    cell: Cell
    results: list[CityResult] = field(default_factory=list)

    @property
    def share(self) -> Estimate:
        """How often the officers won, with Wilson's interval."""
        return wilson(sum(result.won for result in self.results), len(self.results))

    def to_dict(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        share, games = self.share, max(1, len(self.results))
        return {
            "episode": self.cell.episode,
            "mode": self.cell.mode,
            "officers": self.cell.officers,
            "games": len(self.results),
            "won": sum(result.won for result in self.results),
            "share": round(share.value, 4),
            "interval": [round(share.low, 4), round(share.high, 4)],
            "points": [round(sum(r.points[side] for r in self.results) / games, 2) for side in (0, 1)],
            "rounds": round(sum(r.rounds for r in self.results) / games, 2),
        }


def cells_of(episodes: Sequence[int], modes: Sequence[str], officers: Sequence[int]) -> list[Cell]:
    """All kinds of tables of these."""
    return [Cell(episode, mode, count) for mode in modes for episode in episodes for count in officers]


def play_city(cell: Cell, specs: Sequence[str], seed: int) -> CityResult:
    """One game: the first bot leads all officers, the last one Doctor Zero; raises CityBotFailed."""
    bots = [make_bot(spec, CITY) for spec in specs]
    state = Match(cell.episode, seed, mode=cell.mode, players=cell.players).state.copy()
    moves = play_out(state, bots, specs, seed)
    points = int(state.get(ORDER)), int(state.get(CHAOS))
    return CityResult(state.get(WINNER) == OFFICERS_WON, points, int(state.get(ROUND)), moves)


def play_out(state: State, bots: Sequence[Bot], specs: Sequence[str], seed: int) -> int:
    """Let bots play a state to its end, as :func:`play_city` does; how many moves they made."""
    moves = 0
    while not state.is_over():
        moves += 1
        seat = int(state.chooser)
        side = -1 if seat == state.rules.zero else 0
        push(state, _answer(bots[side], specs[side], View(state, seat), seed, moves))
    return moves


def _answer(bot: Bot, spec: str, view: View, seed: int, number: int) -> int:
    try:
        return ask(bot, Request(view, move_seed(seed, number))).move.code
    except BotFault as fault:
        raise CityBotFailed(f"bot {shown(spec)}: game seed {seed}, move {number}: {fault}") from fault


def _play_batch(cell: Cell, specs: Sequence[str], seeds: Sequence[int]) -> list[CityResult]:
    return [play_city(cell, specs, seed) for seed in seeds]


def play_cells(
    cells: Sequence[Cell],
    specs: Sequence[str],
    games: int,
    seed: int,
    workers: int,
    watch: Callable[[int], None] | None = None,
) -> list[CityTally]:
    """So many games at every kind of table; ``watch`` hears how many more are done. Raises CityBotFailed.

    Game ``i`` of a table depends only on the seed and on ``i``, whoever plays it.
    """
    for spec in specs:
        make_bot(spec, CITY)  # a wrong name is told before anything starts
    tallies = [CityTally(cell) for cell in cells]
    batches = [(tally, list(part)) for tally in tallies for part in _parts(games, seed)]
    for tally, results in _played(batches, specs, workers):
        tally.results.extend(results)
        if watch:
            watch(len(results))
    return tallies


def _parts(games: int, seed: int) -> Iterator[Iterator[int]]:
    for start in range(0, games, BATCH):
        yield (mix(seed, number) for number in range(start, min(start + BATCH, games)))


def _played(
    batches: Sequence[tuple[CityTally, list[int]]], specs: Sequence[str], workers: int
) -> Iterator[tuple[CityTally, list[CityResult]]]:
    """The results of all batches, in this process or in several, in any order."""
    if workers == 1:
        for tally, seeds in batches:
            yield tally, _play_batch(tally.cell, specs, seeds)
        return
    pool = Workers(workers)
    try:
        given: dict[Future[list[CityResult]], CityTally] = {
            pool.submit(_play_batch, tally.cell, tuple(specs), tuple(seeds)): tally
            for tally, seeds in batches
        }
        for done in as_completed(given):
            yield given[done], done.result()
    finally:
        pool.end()
