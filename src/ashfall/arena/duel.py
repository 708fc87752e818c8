"""One game between bots: who won, how, and how long everybody thought."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass
from typing import Final

from ashfall.bots.contract import Bot, Request
from ashfall.bots.faults import BotFault, ask
from ashfall.neuroshima.game import deal, push
from ashfall.neuroshima.state import HEALTH, OVER, ROW, State
from ashfall.neuroshima.tables import Rules
from ashfall.neuroshima.view import View, outcome_of
from ashfall.table.errors import AshfallError, shown
from ashfall.table.random import SEED_LIMIT, Stream

__all__ = [
    "MOST_MOVES",
    "UNFINISHED",
    "BotFailed",
    "Clock",
    "GameResult",
    "mix",
    "move_seed",
    "play_game",
    "play_out",
]

MOST_MOVES: Final = 100_000  # far above any real game
UNFINISHED: Final = "unfinished"


class BotFailed(AshfallError):
    """A bot broke down or answered with a move that is not legal."""

    def __init__(
        self, bot: str, seed: int, number: int, armies: Sequence[str], seat: int, problem: str
    ) -> None:
        super().__init__(bot, seed, number, armies, seat, problem)
        self.bot = bot
        self.seed = seed  # of the game
        self.number = number  # of the move, the first is 1
        self.armies = armies  # by seat
        self.seat = seat  # of the bot
        self.problem = problem

    def _sentence(self) -> str:
        game = f"game seed {self.seed}, move {self.number}, armies {','.join(self.armies)}"
        return f"bot {shown(self.bot)}: {game}, seat {self.seat}: {self.problem}"


@dataclass(frozen=True, slots=True)
class Clock:
    """How long one seat thought in a game."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def with_decision(self, seconds: float) -> Clock:
        """The clock after one more decision."""
        return Clock(self.decisions + 1, self.seconds + seconds, max(self.slowest, seconds))


@dataclass(frozen=True, slots=True)
class GameResult:
    """What came of one game; lists go by seat."""

    winner: int | None  # a seat, None for a draw
    reason: str  # one of events.CAUSES, or UNFINISHED at the limit of moves
    moves: int
    health: tuple[int, ...]
    clocks: tuple[Clock, ...]


def mix(seed: int, number: int) -> int:
    """A new seed from a seed and a number; neighbouring numbers give unrelated seeds."""
    return _draw((_draw(seed) + number) % SEED_LIMIT)


def move_seed(seed: int, number: int) -> int:
    """The seed that a bot gets for its move ``number`` (from 1, all seats counted) of the game ``seed``."""
    return mix(seed, number)


def play_game(rules: Rules, bots: Sequence[Bot], seed: int, names: Sequence[str] = ()) -> GameResult:
    """Play one game; ``bots`` (and ``names``, for errors) go by seat. Raises BotFailed.

    The seed shuffles the piles and, with the number of the move, seeds each decision. What bots print goes to
    standard error.
    """
    state, moves, clocks = play_out(rules, bots, seed, names)
    outcome = outcome_of(state) if state.stage == OVER else None
    return GameResult(
        winner=None if outcome is None else outcome.winner,
        reason=UNFINISHED if outcome is None else outcome.reason,
        moves=moves,
        health=tuple(int(state.seat[seat * ROW + HEALTH]) for seat in range(len(clocks))),
        clocks=clocks,
    )


def play_out(
    rules: Rules, bots: Sequence[Bot], seed: int, names: Sequence[str] = ()
) -> tuple[State, int, tuple[Clock, ...]]:
    """Play one game of any mode as :func:`play_game` does; its last state, the moves made, and the clocks."""
    with redirect_stdout(sys.stderr):
        return _play(rules, bots, seed, names)


def _play(
    rules: Rules, bots: Sequence[Bot], seed: int, names: Sequence[str]
) -> tuple[State, int, tuple[Clock, ...]]:
    called = list(names) or [type(bot).__name__ for bot in bots]
    state = deal(rules, Stream(seed))
    clocks = [Clock() for _ in bots]
    moves = 0
    while state.stage != OVER and moves < MOST_MOVES:
        seat, moves = int(state.chooser), moves + 1
        request = Request(View(state, seat), move_seed(seed, moves))
        start = time.perf_counter()
        try:
            choice = ask(bots[seat], request)
        except BotFault as fault:
            armies = [army.key for army in rules.armies]
            raise BotFailed(called[seat], seed, moves, armies, seat, str(fault)) from fault
        clocks[seat] = clocks[seat].with_decision(time.perf_counter() - start)
        push(state, choice.move.code)
    return state, moves, tuple(clocks)


def _draw(seed: int) -> int:
    stream = Stream(seed)
    return (int(stream.word()) << 31) | (int(stream.word()) >> 1)
