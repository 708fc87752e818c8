"""One game between bots: who won, how, and how long everybody thought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ashfall.arena.plan import MOST_MOVES, UNFINISHED, AskedBots, ThinkingTime
from ashfall.bots.contract import Bot
from ashfall.neuroshima.game import deal, push
from ashfall.neuroshima.state import HEALTH, OVER, ROW, State
from ashfall.neuroshima.tables import Rules
from ashfall.neuroshima.view import View, outcome_of
from ashfall.table.random import Stream

__all__ = ["GameResult", "armies_text", "play_game", "play_out"]


@dataclass(frozen=True, slots=True)
class GameResult:
    """What came of one game; lists go by seat."""

    winner: int | None  # a seat, None for a draw
    reason: str  # one of events.CAUSES, or UNFINISHED at the limit of moves
    moves: int
    health: tuple[int, ...]
    clocks: tuple[ThinkingTime, ...]


def play_game(rules: Rules, bots: Sequence[Bot], seed: int, names: Sequence[str] = ()) -> GameResult:
    """Play one game; ``bots`` (and ``names``, for errors) go by seat. Raises BotFailed.

    The seed shuffles the piles and, with the number of the move, seeds each decision.
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
) -> tuple[State, int, tuple[ThinkingTime, ...]]:
    """Play one game of any mode as :func:`play_game` does; its last state, the moves made, and the clocks."""
    asked = AskedBots(bots, names, seed, armies_text([army.key for army in rules.armies]))
    state = deal(rules, Stream(seed))
    while state.stage != OVER and asked.moves < MOST_MOVES:
        seat = int(state.chooser)
        push(state, asked.choose(seat, View(state, seat), seat).move.code)
    return state, asked.moves, tuple(asked.clocks)


def armies_text(armies: Sequence[str]) -> str:
    """The armies by seat, as an error names them."""
    return f"armies {','.join(armies)}"
