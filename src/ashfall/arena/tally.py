"""Counting: wins, draws and losses, shares of victories, and time, from finished games."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ashfall.arena.elo import Estimate, wilson
from ashfall.arena.plan import ThinkingTime

__all__ = ["Share", "Times", "WinLoss"]


@dataclass(slots=True)
class WinLoss:
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

    def take(self, clock: ThinkingTime) -> None:
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
