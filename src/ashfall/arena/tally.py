"""Counting: wins, draws and losses, pairs, time and armies, from finished games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ashfall.arena.duel import GameResult
from ashfall.arena.elo import Estimate, wilson
from ashfall.arena.pairs import SCORES
from ashfall.arena.plan import Clock
from ashfall.arena.schedule import Fixture, Plan

__all__ = ["ArmyTable", "Played", "Record", "Share", "Times", "pair_places", "played_games", "points_of"]

Results = Mapping[int, GameResult]


@dataclass(frozen=True, slots=True)
class Played:
    """A game of the plan and what came of it."""

    fixture: Fixture
    result: GameResult

    def points(self, seat: int) -> float:
        """What the game was worth for a seat."""
        return points_of(self.result, seat)


@dataclass(slots=True)
class Record:
    """Wins, draws and losses of somebody."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    def add(self, points: float) -> None:
        """Count a game that was worth 0, half a point or 1."""
        if points == 0.5:
            self.draws += 1
        elif points > 0.5:
            self.wins += 1
        else:
            self.losses += 1

    @property
    def games(self) -> int:
        """How many games that were."""
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        """A win is a point, a draw is half of one."""
        return self.wins + self.draws / 2

    @property
    def score(self) -> float | None:
        """The share of points, None without a game."""
        return self.points / self.games if self.games else None

    @property
    def rate(self) -> Estimate:
        """The share of points with Wilson's 95 % interval."""
        return wilson(self.points, self.games)

    def to_dict(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        score = self.rate.to_dict() if self.games else None
        return {
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "score": score,
        }


@dataclass(slots=True)
class Share:
    """Victories among games; a shared one counts in parts."""

    games: int = 0
    won: float = 0.0

    def add(self, part: float) -> None:
        """Count one game."""
        self.games += 1
        self.won += part

    @property
    def rate(self) -> Estimate:
        """The share of victories with Wilson's 95 % interval."""
        return wilson(self.won, self.games)

    def to_dict(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        share = self.rate.to_dict() if self.games else None
        return {"games": self.games, "won": round(self.won, 4), "share": share}


@dataclass(slots=True)
class Times:
    """How long a bot thought about its moves."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    means: list[float] = field(default_factory=list)  # seconds a move, game by game

    def add(self, game: Played, seat: int) -> None:
        """Count what one seat thought in one game."""
        self.take(game.result.clocks[seat])

    def take(self, clock: Clock) -> None:
        """Count what a clock shows."""
        self.decisions += clock.decisions
        self.seconds += clock.seconds
        self.slowest = max(self.slowest, clock.slowest)
        if clock.decisions:
            self.means.append(clock.seconds / clock.decisions)

    @property
    def mean(self) -> float:
        """Seconds a move."""
        return self.seconds / self.decisions if self.decisions else 0.0

    def to_dict(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        return {
            "decisions": self.decisions,
            "seconds_per_move": {"mean": round(self.mean, 6), "max": round(self.slowest, 6)},
        }


@dataclass(slots=True)
class ArmyTable:
    """How somebody did with each army against each army."""

    cells: dict[tuple[str, str], Record] = field(default_factory=lambda: defaultdict(Record))

    def add(self, army: str, enemy: str, points: float) -> None:
        """Count one game."""
        self.cells[army, enemy].add(points)

    def own(self, army: str) -> Record:
        """With one army, whatever the enemy was."""
        return _sum(record for (mine, _), record in self.cells.items() if mine == army)

    @property
    def armies(self) -> list[str]:
        """The armies that were led, in the order in which they came."""
        return list(dict.fromkeys(army for army, _ in self.cells))


def _sum(records: Iterator[Record]) -> Record:
    total = Record()
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


def played_games(plan: Plan, results: Results) -> list[Played]:
    """The finished games in the order of the plan."""
    return [Played(plan.fixture(index), results[index]) for index in sorted(results)]


def pair_places(plan: Plan, results: Results) -> dict[tuple[int, int], dict[int, int]]:
    """For every two bots, the deals of which both games are over, and which of SCORES the first bot made."""
    pairs: dict[tuple[int, int], dict[int, int]] = {both: {} for both in plan.opponents}
    for index in sorted(results):
        if index % 2 == 0 and index + 1 in results:
            both = plan.opponents[plan.opponents_of(index)]
            points = points_of(results[index], 0) + points_of(results[index + 1], 1)
            pairs[both][plan.deal_of(index)] = SCORES.index(points / 2)
    return pairs
