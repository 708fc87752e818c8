"""Counting what only this game has: the seats of a duel, and armies against each other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from ashfall.arena.neuroshima.duel import GameResult
from ashfall.arena.neuroshima.schedule import ContestPlan, Fixture
from ashfall.arena.pairs import SCORES
from ashfall.arena.tally import WinLoss

__all__ = ["ArmyTable", "PlayedFixture", "pair_places", "played_games", "points_of"]

Results = Mapping[int, GameResult]


@dataclass(frozen=True, slots=True)
class PlayedFixture:
    """A game of the plan and what came of it."""

    fixture: Fixture
    result: GameResult

    def points(self, seat: int) -> float:
        """What the game was worth for a seat."""
        return points_of(self.result, seat)


@dataclass(slots=True)
class ArmyTable:
    """How somebody did with each army against each army."""

    cells: dict[tuple[str, str], WinLoss] = field(default_factory=lambda: defaultdict(WinLoss))

    def add(self, army: str, enemy: str, points: float) -> None:
        """Count one game."""
        self.cells[army, enemy].add(points)

    def own(self, army: str) -> WinLoss:
        """With one army, whatever the enemy was."""
        return _sum(record for (mine, _), record in self.cells.items() if mine == army)

    @property
    def armies(self) -> list[str]:
        """The armies that were led, in the order in which they came."""
        return list(dict.fromkeys(army for army, _ in self.cells))


def _sum(records: Iterator[WinLoss]) -> WinLoss:
    total = WinLoss()
    for record in records:
        total.wins += record.wins
        total.draws += record.draws
        total.losses += record.losses
    return total


def points_of(result: GameResult, seat: int) -> float:
    """What a game was worth for a seat: 1, half a point or 0."""
    if result.winner is None:
        return 0.5
    return 1.0 if result.winner == seat else 0.0


def played_games(plan: ContestPlan, results: Results) -> list[PlayedFixture]:
    """The finished games in the order of the plan."""
    return [PlayedFixture(plan.fixture(index), results[index]) for index in sorted(results)]


def pair_places(plan: ContestPlan, results: Results) -> dict[tuple[int, int], dict[int, int]]:
    """For every two bots, the deals of which both games are over, and which of SCORES the first bot made."""
    pairs: dict[tuple[int, int], dict[int, int]] = {both: {} for both in plan.opponents}
    for index in sorted(results):
        if index % 2 == 0 and index + 1 in results:
            both = plan.opponents[plan.opponents_of(index)]
            points = points_of(results[index], 0) + points_of(results[index + 1], 1)
            pairs[both][plan.deal_of(index)] = SCORES.index(points / 2)
    return pairs
