"""One game of Hard City between bots, at one kind of table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from ashfall.arena.hardcity.counting import Counting
from ashfall.arena.plan import MOST_MOVES, UNFINISHED, AskedBots, ThinkingTime
from ashfall.bots.contract import Bot
from ashfall.hardcity.game import push
from ashfall.hardcity.ground.rows import CHAOS, NOBODY_WON, OFFICERS_WON, ORDER, ROUND, WINNER, ZERO_WON
from ashfall.hardcity.ground.setup import COOP, VERSUS
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.match import Match
from ashfall.hardcity.view import View, outcome_of

__all__ = [
    "NOBODY",
    "OFFICERS",
    "WINNERS",
    "ZERO",
    "Cell",
    "CityResult",
    "Crew",
    "cells_of",
    "crews_of",
    "episode_text",
    "play_city",
    "play_out",
    "points_of",
    "result_of",
]

OFFICERS: Final = "officers"
ZERO: Final = "zero"  # Doctor Zero, or the AutoDoc in his place
NOBODY: Final = "nobody"
WINNERS: Final = {OFFICERS_WON: OFFICERS, ZERO_WON: ZERO, NOBODY_WON: NOBODY}  # by the engine's number
PLAYERS: Final = {  # how many players lead so many officers, Doctor Zero not counted (HC-3.1)
    4: 1,
    3: 3,
}


@dataclass(frozen=True, slots=True)
class Crew:
    """Who plays, whatever the episode: a mode and so many officers."""

    mode: str
    officers: int

    @property
    def players(self) -> int:
        """How many seats the table has."""
        return PLAYERS[self.officers] + self.has_zero

    @property
    def has_zero(self) -> bool:
        """Whether somebody leads Doctor Zero."""
        return self.mode == VERSUS


@dataclass(frozen=True, slots=True)
class Cell:
    """One kind of table: an episode and who plays it."""

    episode: int
    mode: str
    officers: int

    @property
    def crew(self) -> Crew:
        """Who plays it."""
        return Crew(self.mode, self.officers)

    @property
    def has_zero(self) -> bool:
        """Whether somebody leads Doctor Zero."""
        return self.crew.has_zero


@dataclass(frozen=True, slots=True)
class CityResult:
    """What came of one game."""

    winner: str  # OFFICERS, ZERO or NOBODY (HC-R4)
    reason: str
    points: tuple[int, int]  # of the officers and of the other side
    rounds: int
    moves: int
    clocks: tuple[ThinkingTime, ...] = field(
        default=(), compare=False
    )  # of the officers' bot, and of Doctor Zero's
    counts: dict[str, int] = field(default_factory=dict)  # special things that happened, see Counting


def cells_of(episodes: Sequence[int], modes: Sequence[str], officers: Sequence[int]) -> tuple[Cell, ...]:
    """All kinds of tables of these."""
    return tuple(Cell(episode, mode, count) for mode in modes for episode in episodes for count in officers)


def crews_of(modes: Sequence[str], officers: Sequence[int]) -> tuple[Crew, ...]:
    """All crews of these."""
    return tuple(Crew(mode, count) for mode in modes for count in officers)


def play_city(cell: Cell, bots: Sequence[Bot], seed: int, names: Sequence[str] = ()) -> CityResult:
    """One game: the first bot leads all officers, the second one Doctor Zero; raises BotFailed."""
    state = Match(cell.episode, seed, mode=cell.mode, players=cell.crew.players).state.copy()
    return result_of(state, *play_out(state, bots, seed, names))


def play_out(
    state: State, bots: Sequence[Bot], seed: int, names: Sequence[str] = ()
) -> tuple[int, tuple[ThinkingTime, ...], dict[str, int]]:
    """Let bots play a state to its end, as :func:`play_city` does; the moves made, the clocks, the counts."""
    asked, counting = AskedBots(bots, names, seed, episode_text(state)), Counting(state)
    while not state.is_over() and asked.moves < MOST_MOVES:
        seat = int(state.chooser)
        side = int(seat == state.rules.zero)
        code = asked.choose(side, View(state, seat), seat).move.code
        push(state, code)
        counting.take_note(code)
    return asked.moves, tuple(asked.clocks), counting.counts


def episode_text(state: State) -> str:
    """What is played, as an error names it."""
    return f"episode {int(state.rules.episode)}, {COOP if state.rules.coop else VERSUS}"


def result_of(
    state: State,
    moves: int,
    clocks: tuple[ThinkingTime, ...] = (),
    counts: Mapping[str, int] = MappingProxyType({}),
) -> CityResult:
    """What came of a game, which nobody has won as long as it is not over."""
    is_over = state.is_over()
    return CityResult(
        winner=WINNERS[int(state.get(WINNER))] if is_over else NOBODY,
        reason=outcome_of(state).reason if is_over else UNFINISHED,
        points=(int(state.get(ORDER)), int(state.get(CHAOS))),
        rounds=int(state.get(ROUND)),
        moves=moves,
        clocks=clocks,
        counts=dict(counts),
    )


def points_of(result: CityResult, side: int) -> float:
    """What a game was worth for the officers (0) or Doctor Zero (1): 1, half a point or 0."""
    if result.winner == NOBODY:
        return 0.5
    return float((result.winner == ZERO) == bool(side))
