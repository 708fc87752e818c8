"""What games of more than two armies say: ratings by openskill, shares of victories by bot and by seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating

from ashfall.arena.neuroshima.tables import TablePlan, TableResult
from ashfall.arena.tally import Share, Times
from ashfall.neuroshima import GAME

__all__ = ["BotRanking", "Ranking", "rank"]


@dataclass(slots=True)
class BotRanking:
    """One bot of a plan."""

    bot: str
    mu: float
    sigma: float
    total: Share = field(default_factory=Share)
    seats: dict[int, Share] = field(default_factory=dict)
    times: Times = field(default_factory=Times)

    def to_dict(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        return {
            "bot": self.bot,
            "rating": {"mu": round(self.mu, 4), "sigma": round(self.sigma, 4)},
            **self.total.to_dict(),
            "seats": [{"seat": seat, **self.seats[seat].to_dict()} for seat in sorted(self.seats)],
            **self.times.to_dict(),
        }


@dataclass(frozen=True, slots=True)
class Ranking:
    """What the games of a plan say so far."""

    plan: TablePlan
    bots: tuple[BotRanking, ...]  # in the order of the plan
    seats: tuple[Share, ...]
    reasons: Mapping[str, int]
    moves: int
    games: int
    complete: bool

    @property
    def ladder(self) -> list[BotRanking]:
        """The bots, the highest rating first."""
        return sorted(self.bots, key=lambda bot: -bot.mu)

    @property
    def average_moves(self) -> float:
        """Moves a game."""
        return self.moves / max(1, self.games)

    def to_dict(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        plan, layout = self.plan, self.plan.layout
        return {
            "game": GAME.name,
            "mode": layout.mode,
            "board": layout.board,
            "variants": list(layout.variants),
            "settings": dict(layout.settings),
            "armies": list(plan.armies),
            "seed": plan.seed,
            "complete": self.complete,
            "games": self.games,
            "players": [bot.to_dict() for bot in self.bots],
            "seats": [seat.to_dict() for seat in self.seats],
            "reasons": dict(self.reasons),
            "average_moves": round(self.average_moves, 2),
        }


def rank(plan: TablePlan, results: Mapping[int, TableResult], complete: bool = True) -> Ranking:
    """Count finished games and rate the bots, in the order of the plan."""
    model = PlackettLuce()
    ratings = [model.rating(name=bot) for bot in plan.bots]
    bots = [BotRanking(bot, 0.0, 0.0) for bot in plan.bots]
    seats = tuple(Share() for _ in range(plan.layout.seats))
    reasons: Counter[str] = Counter()
    for index in sorted(results):
        fixture, result = plan.fixture(index), results[index]
        _rate(model, ratings, plan.layout.sides, fixture.bots, result)
        parts = _parts(plan.layout.sides, result)
        for seat, number in enumerate(fixture.bots):
            seats[seat].add(parts[seat])
            bots[number].seats.setdefault(seat, Share()).add(parts[seat])
            bots[number].times.take(result.clocks[seat])
        for number, seat in {bot: seat for seat, bot in enumerate(fixture.bots)}.items():
            bots[number].total.add(parts[seat])
        reasons[result.reason] += 1
    for bot, rating in zip(bots, ratings, strict=True):
        bot.mu, bot.sigma = rating.mu, rating.sigma
    moves = sum(result.moves for result in results.values())
    return Ranking(plan, tuple(bots), seats, dict(reasons), moves, len(results), complete)


def _parts(sides: Sequence[int], result: TableResult) -> list[float]:
    """What a game was worth for each seat; a side that shares a victory has its part."""
    winning = {sides[seat] for seat in result.winners}
    return [1 / len(winning) if side in winning else 0.0 for side in sides]


def _rate(
    model: PlackettLuce,
    ratings: list[PlackettLuceRating],
    sides: Sequence[int],
    bots: Sequence[int],
    result: TableResult,
) -> None:
    """Rate one game: who won is first, the others follow by what their counters hold."""
    if not result.winners:  # broken off: nobody is better
        return
    leader = {side: bots[seat] for seat, side in enumerate(sides)}
    order = sorted(leader)
    held = [sum(result.health[seat] for seat, side in enumerate(sides) if side == each) for each in order]
    won = {sides[seat] for seat in result.winners}
    places = zip(order, held, strict=True)
    ranks = [0.0 if side in won else 1.0 + max(held) - counter for side, counter in places]
    rated = model.rate([[ratings[leader[side]]] for side in order], ranks=ranks)
    for side, team in zip(order, rated, strict=True):
        ratings[leader[side]] = team[0]
