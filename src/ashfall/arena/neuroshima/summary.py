"""What a run says: strength of every two bots, a ladder, time, armies; as plain data for JSON too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ashfall.arena.elo import Estimate
from ashfall.arena.ladder import fit_ratings
from ashfall.arena.neuroshima.duel import GameResult
from ashfall.arena.neuroshima.schedule import ContestPlan
from ashfall.arena.neuroshima.tally import ArmyTable, PlayedFixture, pair_places, played_games
from ashfall.arena.sprt import SprtState
from ashfall.arena.summary import MatchSummary
from ashfall.arena.tally import Times, WinLoss
from ashfall.neuroshima import GAME

__all__ = ["BotSummary", "Rated", "Summary", "summarise"]


@dataclass(frozen=True, slots=True)
class BotSummary:
    """One bot in all its games."""

    bot: str
    record: WinLoss
    times: Times
    table: ArmyTable

    def to_dict(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        table = self.table
        return {
            "bot": self.bot,
            **self.record.to_dict(),
            **self.times.to_dict(),
            "armies": [{"army": army, **table.own(army).to_dict()} for army in table.armies],
            "table": [
                {"army": army, "enemy": enemy, **cell.to_dict()}
                for (army, enemy), cell in table.cells.items()
            ],
        }


@dataclass(frozen=True, slots=True)
class Rated:
    """A step of the ladder."""

    bot: str
    rating: Estimate  # the first bot of the plan is 0
    record: WinLoss


@dataclass(frozen=True, slots=True)
class Summary:
    """Everything about a run."""

    plan: ContestPlan
    games: tuple[PlayedFixture, ...]
    matches: tuple[MatchSummary, ...]
    bots: tuple[BotSummary, ...]
    ladder: tuple[Rated, ...]  # the strongest first
    balance: ArmyTable  # armies against each other, whoever led them; mirror matches left out
    sprt: SprtState | None
    complete: bool  # all games are over, or the test has its verdict

    def to_dict(self) -> dict[str, Any]:
        """Plain data, ready for JSON. For two bots the figures of their match stand at the top as well."""
        plan, balance = self.plan, self.balance
        lengths = [game.result.moves for game in self.games]
        only = self.matches[0].to_dict() if len(self.matches) == 1 else {}
        return {
            "game": GAME.name,
            **only,
            "bots": list(plan.bots),
            "seed": plan.seed,
            "matchups": [list(matchup) for matchup in plan.matchups],
            "settings": dict(plan.settings),
            "games": len(self.games),
            "wanted": plan.total,
            "complete": self.complete,
            "sprt": self.sprt.to_dict() if self.sprt else None,
            "matches": [match.to_dict() for match in self.matches],
            "ladder": [{"bot": step.bot, "elo": step.rating.to_dict(2)} for step in self.ladder],
            "players": [bot.to_dict() for bot in self.bots],
            "armies": [{"army": army, **balance.own(army).to_dict()} for army in balance.armies],
            "reasons": dict(Counter(game.result.reason for game in self.games)),
            "average_moves": round(sum(lengths) / len(lengths), 2) if lengths else None,
        }


def summarise(
    plan: ContestPlan, results: Mapping[int, GameResult], sprt: SprtState | None = None, complete: bool = True
) -> Summary:
    """Work everything out from the finished games."""
    games = played_games(plan, results)
    matches = _matches(plan, results, games)
    bots = [_bot(plan, number, games) for number in range(len(plan.bots))]
    balance = ArmyTable()
    for game in games:
        one, two = game.fixture.armies
        if one != two:
            balance.add(one, two, game.points(0))
            balance.add(two, one, game.points(1))
    return Summary(
        plan=plan,
        games=tuple(games),
        matches=tuple(matches),
        bots=tuple(bots),
        ladder=_ladder(plan, matches, bots, games),
        balance=balance,
        sprt=sprt,
        complete=complete,
    )


def _matches(
    plan: ContestPlan, results: Mapping[int, GameResult], games: Sequence[PlayedFixture]
) -> list[MatchSummary]:
    pairs = pair_places(plan, results)
    records = {both: WinLoss() for both in plan.opponents}
    for game in games:
        one, two = game.fixture.bots
        first_seat = 0 if one < two else 1
        records[min(one, two), max(one, two)].add(game.points(first_seat))
    return [
        MatchSummary((plan.bots[one], plan.bots[two]), records[one, two], tuple(pairs[one, two].values()))
        for one, two in plan.opponents
    ]


def _bot(plan: ContestPlan, number: int, games: Sequence[PlayedFixture]) -> BotSummary:
    summary = BotSummary(plan.bots[number], WinLoss(), Times(), ArmyTable())
    for game in games:
        for seat, bot in enumerate(game.fixture.bots):
            if bot == number:
                armies = game.fixture.armies
                summary.record.add(game.points(seat))
                summary.times.take(game.result.clocks[seat])
                summary.table.add(armies[seat], armies[1 - seat], game.points(seat))
    return summary


def _ladder(
    plan: ContestPlan,
    matches: Sequence[MatchSummary],
    bots: Sequence[BotSummary],
    games: Sequence[PlayedFixture],
) -> tuple[Rated, ...]:
    """Two bots are rated by their match; more of them by one fit over all games."""
    if len(plan.bots) == 2:
        elo = matches[0].elo
        ratings = [Estimate(0.0, 0.0, 0.0), Estimate(0.0 - elo.value, 0.0 - elo.high, 0.0 - elo.low)]
    else:
        ratings = fit_ratings(len(plan.bots), _points(plan, games))
    steps = [Rated(bot.bot, rating, bot.record) for bot, rating in zip(bots, ratings, strict=True)]
    return tuple(sorted(steps, key=lambda step: -step.rating.value))


def _points(
    plan: ContestPlan, games: Sequence[PlayedFixture]
) -> dict[tuple[int, int], list[tuple[int, float, int]]]:
    """Points and games of every two bots in each deal."""
    sums: dict[tuple[tuple[int, int], int], list[float]] = {}
    for game in games:
        one, two = game.fixture.bots
        both, seat = (min(one, two), max(one, two)), 0 if one < two else 1
        entry = sums.setdefault((both, plan.deal_of(game.fixture.index)), [0.0, 0.0])
        entry[0] += game.points(seat)
        entry[1] += 1
    points: dict[tuple[int, int], list[tuple[int, float, int]]] = {}
    for (both, deal), (won, count) in sums.items():
        points.setdefault(both, []).append((deal, won, int(count)))
    return points
