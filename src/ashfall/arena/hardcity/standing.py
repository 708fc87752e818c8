"""What games of Hard City say: how often the officers win at every kind of table, and who is stronger."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from ashfall.arena.elo import Estimate, wilson
from ashfall.arena.hardcity.plan import CityPlan
from ashfall.arena.hardcity.playing import OFFICERS, WINNERS, ZERO, Cell, CityResult, points_of
from ashfall.arena.hardcity.special import SPECIAL, chaos_points, totals
from ashfall.arena.journal import RunJournal
from ashfall.arena.pairs import SCORES
from ashfall.arena.series import PairedSeries, Runner
from ashfall.arena.sprt import Sprt, SprtState
from ashfall.arena.summary import MatchSummary
from ashfall.arena.tally import Times, WinLoss

__all__ = [
    "CityContest",
    "CityStanding",
    "CityTally",
    "SideScore",
    "TablePlan",
    "count_wins",
    "play_cells",
    "stand",
]


@dataclass(slots=True)
class CityTally:
    """The games of one kind of table."""

    cell: Cell
    results: list[CityResult] = field(default_factory=list)

    def won(self, winner: str = OFFICERS) -> int:
        """How many games somebody won."""
        return sum(result.winner == winner for result in self.results)

    @property
    def share(self) -> Estimate:
        """How often the officers won, with Wilson's interval."""
        return wilson(self.won(), len(self.results))

    def to_dict(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        share, games = self.share, max(1, len(self.results))
        return {
            "episode": self.cell.episode,
            "mode": self.cell.mode,
            "officers": self.cell.officers,
            "games": len(self.results),
            "won": self.won(),
            "wins": count_wins(self.results),
            "share": round(share.value, 4),
            "interval": [round(share.low, 4), round(share.high, 4)],
            "points": [round(sum(r.points[side] for r in self.results) / games, 2) for side in (0, 1)],
            "rounds": round(sum(r.rounds for r in self.results) / games, 2),
            "special": self._special(),
            "zero_points": chaos_points(self.results),
            "counts": dict(sorted(totals(self.results).items())),
        }

    def _special(self) -> dict[str, Any]:
        figures = {thing.word: thing.figure(self.cell, self.results) for thing in SPECIAL}
        return {word: figure.to_json() for word, figure in figures.items() if figure}


def count_wins(results: Iterable[CityResult]) -> dict[str, int]:
    """How many games the officers, Doctor Zero and nobody won (HC-R4)."""
    counted = Counter(result.winner for result in results)
    return {winner: counted[winner] for winner in WINNERS.values()}


@dataclass(frozen=True, slots=True)
class SideScore:
    """What the first of two bots that change sides made of one side at one kind of table."""

    cell: Cell
    side: str  # OFFICERS or ZERO
    points: list[float]  # of each game: 1, half a point or 0

    @property
    def share(self) -> Estimate:
        """The mean, with Wilson's interval."""
        return wilson(sum(self.points), len(self.points))

    def to_dict(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        share = self.share
        return {
            "episode": self.cell.episode,
            "officers": self.cell.officers,
            "side": self.side,
            "games": len(self.points),
            "score": round(share.value, 4),
            "interval": [round(share.low, 4), round(share.high, 4)],
        }


class TablePlan(Protocol):
    """What a standing tells of a plan."""

    @property
    def game(self) -> str:
        """The name of the game."""
        ...

    @property
    def bots(self) -> tuple[str, ...]:
        """Who plays."""
        ...

    @property
    def seed(self) -> int:
        """The seed that all games follow."""
        ...

    @property
    def pairs(self) -> bool:
        """Whether the bots change sides."""
        ...


@dataclass(frozen=True, slots=True)
class CityStanding:
    """What the games of a plan say so far."""

    plan: TablePlan
    results: tuple[CityResult, ...]  # those that count
    tallies: tuple[CityTally, ...]
    times: tuple[Times, ...]  # by bot
    wanted: int  # games in all
    complete: bool
    match: MatchSummary | None = None  # of bots that changed sides
    sprt: SprtState | None = None
    sides: tuple[SideScore, ...] = ()  # of the first of such bots

    @property
    def reasons(self) -> Counter[str]:
        """How many games ended for each reason."""
        return Counter(result.reason for result in self.results)

    @property
    def average_moves(self) -> float:
        """Moves a game."""
        return sum(result.moves for result in self.results) / max(1, len(self.results))

    def to_dict(self) -> dict[str, Any]:
        """Plain data, ready for JSON, with the figures of a match where bots changed sides."""
        plan = self.plan
        match: dict[str, Any] = {}
        if self.match:
            sides = [side.to_dict() for side in self.sides]
            match = {**self.match.to_dict(), "sprt": self.sprt and self.sprt.to_dict(), "sides": sides}
        players = zip(plan.bots, self.times, strict=True)
        return {
            "game": plan.game,
            **match,
            "bots": list(plan.bots),
            "seed": plan.seed,
            "games": len(self.results),
            "wanted": self.wanted,
            "complete": self.complete,
            "won_by": count_wins(self.results),
            "tables": [tally.to_dict() for tally in self.tallies],
            "players": [{"bot": bot, **times.to_dict()} for bot, times in players],
            "reasons": dict(self.reasons),
            "average_moves": round(self.average_moves, 2),
        }


class CityContest(PairedSeries[CityResult]):
    """Games of a plan, finished or not."""

    def __init__(
        self, plan: CityPlan, sprt: Sprt | None = None, journal: RunJournal[CityResult] | None = None
    ) -> None:
        """Start with the games that the journal holds."""
        self.plan = plan
        super().__init__(plan, points_of, sprt, journal)

    def standing(self) -> CityStanding:
        """What the games say so far."""
        plan, results = self.plan, self.counted()
        played = []
        for index in sorted(results):
            fixture = plan.fixture(index)
            played.append((fixture.cell, fixture.bots, results[index]))
        match = _match(plan, results) if plan.pairs else None
        return stand(
            plan,
            plan.cells,
            played,
            wanted=plan.total,
            complete=self.complete,
            match=match,
            sprt=self.sprt,
        )


def stand(
    plan: TablePlan,
    cells: Iterable[Cell],
    played: Sequence[tuple[Cell, tuple[int, ...], CityResult]],
    *,
    wanted: int,
    complete: bool,
    match: MatchSummary | None = None,
    sprt: SprtState | None = None,
) -> CityStanding:
    """What games say, each given with its kind of table and its bots."""
    tallies = {cell: CityTally(cell) for cell in cells}
    times = tuple(Times() for _ in plan.bots)
    for cell, bots, result in played:
        tallies[cell].results.append(result)
        for bot, clock in zip(bots, result.clocks, strict=True):
            times[bot].take(clock)
    results = tuple(result for _, _, result in played)
    sides = _sides(played) if match else ()
    return CityStanding(plan, results, tuple(tallies.values()), times, wanted, complete, match, sprt, sides)


def _sides(played: Sequence[tuple[Cell, tuple[int, ...], CityResult]]) -> tuple[SideScore, ...]:
    """How the first bot fared in every kind of table, as the officers and as Doctor Zero."""
    points: dict[tuple[Cell, int], list[float]] = {}
    for cell, bots, result in played:
        side = bots.index(0)
        points.setdefault((cell, side), []).append(points_of(result, side))
    return tuple(SideScore(cell, (OFFICERS, ZERO)[side], won) for (cell, side), won in points.items())


def _match(plan: CityPlan, results: Mapping[int, CityResult]) -> MatchSummary:
    """Two bots that changed sides, from the first one's side."""
    record, places = WinLoss(), []
    for index in sorted(results):
        record.add(points_of(results[index], index % 2))
        if index % 2 == 0 and index + 1 in results:
            points = points_of(results[index], 0) + points_of(results[index + 1], 1)
            places.append(SCORES.index(points / 2))
    return MatchSummary((plan.bots[0], plan.bots[1]), record, tuple(places))


def play_cells(plan: CityPlan, runner: Runner) -> tuple[CityTally, ...]:
    """Play a whole plan; the games of every kind of table. Raises BotFailed."""
    contest = CityContest(plan)
    contest.run(runner)
    return contest.standing().tallies
