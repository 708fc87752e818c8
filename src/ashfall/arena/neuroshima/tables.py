"""Games of more than two armies: which are played, and what came of one.

A bot leads a side: one seat where everybody plays alone, else all seats of the side. Games come in rounds.
All games of a round have the same seed, so the same shuffled piles, and the same armies at the same seats;
the bots move on by one side from game to game, so that each of them leads every side once. Every other round
goes about in the other direction, so that nobody always follows the same rival.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import ClassVar, Final

from ashfall.arena.neuroshima.duel import GameResult, play_out
from ashfall.arena.neuroshima.layout import TableLayout
from ashfall.arena.neuroshima.schedule import Fixture
from ashfall.arena.plan import UNFINISHED, InvalidPlan, check_counts
from ashfall.arena.seeds import mix
from ashfall.bots.contract import Bot
from ashfall.neuroshima import GAME
from ashfall.neuroshima.state import HEALTH, OVER, ROW
from ashfall.neuroshima.tables import Rules
from ashfall.neuroshima.view import outcome_of
from ashfall.table.random import Stream

__all__ = ["TableFixture", "TablePlan", "TableResult", "play_table"]

MOST_TABLE_BOTS: Final = 12  # 924 groups of six


@dataclass(frozen=True, slots=True)
class TableResult(GameResult):
    """What came of one game at a table of any size; ``health`` holds points where points are played."""

    winners: tuple[int, ...]  # seats; several of different sides share the victory


@dataclass(frozen=True, slots=True)
class TableFixture(Fixture):
    """One game to be played at a table of any size."""

    def play(self, bots: Sequence[Bot], names: Sequence[str]) -> TableResult:
        """Play it with these bots; raises BotFailed."""
        rules = self.layout.rules(self.armies)
        return play_table(rules, bots, self.seed, names, self.layout.sides)


@dataclass(frozen=True, slots=True)
class TablePlan:
    """What is played: bots, a table, a seed, and how many games each group of bots plays."""

    game: ClassVar[str] = GAME.name

    bots: tuple[str, ...]
    games: int
    layout: TableLayout
    seed: int = 0
    armies: tuple[str, ...] = ()  # by seat; nothing: drawn anew for each round

    def __post_init__(self) -> None:
        fewest = self.sides
        if not fewest <= len(self.bots) <= MOST_TABLE_BOTS:
            raise InvalidPlan(
                f"bots: expected {fewest} to {MOST_TABLE_BOTS} for {fewest} sides, got {len(self.bots)}"
            )
        check_counts(self)
        try:
            self.layout.rules(self.armies or self.layout.draw_armies(Stream(0)))
        except ValueError as error:
            raise InvalidPlan(str(error)) from None

    @property
    def sides(self) -> int:
        """How many bots play a game."""
        return len(set(self.layout.sides))

    @property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        """The bots that meet, as places in ``bots``."""
        return _groups(len(self.bots), self.sides)

    @property
    def total(self) -> int:
        """How many games that are in all."""
        return self.games * len(self.groups)

    def fixture(self, index: int) -> TableFixture:
        """The game with a number."""
        shift = index % self.sides
        group = self.groups[index // self.sides % len(self.groups)]
        deal = index // self.sides // len(self.groups)
        led = [group[self._place(side, shift, deal)] for side in range(self.sides)]
        seed = mix(self.seed, deal)
        return TableFixture(
            index=index,
            bots=tuple(led[side] for side in self.layout.sides),
            armies=self.armies or self.layout.draw_armies(Stream(mix(seed, 1))),
            seed=seed,
            layout=self.layout,
        )

    def indices(self) -> Iterator[int]:
        """The numbers of all games, in order; the last round may be played in part."""
        rounds, rest = divmod(self.games, self.sides)
        whole = rounds * self.sides * len(self.groups)
        yield from range(whole)
        for group in range(len(self.groups)):
            yield from range(whole + group * self.sides, whole + group * self.sides + rest)

    def is_paired(self, index: int) -> bool:
        """Never: here games come in rounds."""
        return False

    def _place(self, side: int, shift: int, deal: int) -> int:
        return (side + shift) % self.sides if deal % 2 == 0 else (shift - side) % self.sides


def play_table(
    rules: Rules, bots: Sequence[Bot], seed: int, names: Sequence[str], sides: tuple[int, ...]
) -> TableResult:
    """Play one game; bots and names go by seat. Raises BotFailed."""
    state, moves, clocks = play_out(rules, bots, seed, names)
    outcome = outcome_of(state) if state.stage == OVER else None
    winners = outcome.winners if outcome else ()
    alone = len({sides[seat] for seat in winners}) == 1
    return TableResult(
        winner=winners[0] if alone else None,
        reason=outcome.reason if outcome else UNFINISHED,
        moves=moves,
        health=tuple(int(state.seat[seat * ROW + HEALTH]) for seat in range(len(bots))),
        clocks=clocks,
        winners=winners,
    )


@lru_cache(maxsize=16)
def _groups(bots: int, sides: int) -> tuple[tuple[int, ...], ...]:
    return tuple(combinations(range(bots), sides))
