"""What the games of two bots say about their strength; as plain data for JSON too."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from ashfall.arena.elo import Estimate, elo_estimate, superiority
from ashfall.arena.pairs import SCORES, mean_and_variance
from ashfall.arena.tally import WinLoss

__all__ = ["MatchSummary"]


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """Two bots against each other, from the first one's side."""

    bots: tuple[str, str]
    record: WinLoss
    places: tuple[int, ...]  # the pairs in order, each as its place in SCORES

    @property
    def counts(self) -> list[int]:
        """How many pairs gave the first bot 0, 0.5, 1, 1.5 and 2 points."""
        counted = Counter(self.places)
        return [counted[place] for place in range(len(SCORES))]

    @property
    def elo(self) -> Estimate:
        """The Elo difference, from pairs."""
        return elo_estimate(self.counts)

    @property
    def superiority(self) -> float:
        """How sure it is that the first bot is stronger."""
        return superiority(self.counts)

    def to_dict(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        counts, record = self.counts, self.record
        pairs = sum(counts)
        deviation = mean_and_variance(counts)[1] ** 0.5 if pairs else None
        return {
            "bots": list(self.bots),
            "games": record.games,
            "wins": record.wins,
            "draws": record.draws,
            "losses": record.losses,
            "score": None if record.score is None else round(record.score, 4),
            "elo": self.elo.to_dict(2) if pairs else {"value": None, "low": None, "high": None},
            "superiority": round(self.superiority, 4) if pairs else None,
            "pairs": {
                "games": 2 * pairs,
                "count": pairs,
                "scores": {f"{2 * score:g}": n for score, n in zip(SCORES, counts, strict=True)},
                "mean": round(mean_and_variance(counts)[0], 4) if pairs else None,
                "deviation": None if deviation is None else round(deviation, 4),
            },
        }
