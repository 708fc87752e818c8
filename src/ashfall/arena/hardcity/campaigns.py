"""Whole campaigns between bots: five episodes in order, and what goes on from one to the next (HC-11).

Campaign ``i`` of a table depends only on the seed and on ``i``. Bots keep the ability that the rules of thumb
like best.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from ashfall.arena.hardcity.playing import Cell, CityResult, Crew, play_out, result_of
from ashfall.arena.hardcity.standing import CityStanding, stand
from ashfall.arena.journal import RunJournal
from ashfall.arena.plan import InvalidPlan, check_counts
from ashfall.arena.seeds import mix
from ashfall.arena.series import Series
from ashfall.bots.contract import Bot
from ashfall.bots.hardcity.supplies import best_kept
from ashfall.hardcity import GAME, Match
from ashfall.hardcity.campaign import Campaign, carry_on, gained_abilities
from ashfall.hardcity.content import load_content
from ashfall.hardcity.ground.rows import OFFICERS_WON, WINNER
from ashfall.hardcity.ground.state import State

__all__ = [
    "CampaignContest",
    "CampaignFixture",
    "CampaignPlan",
    "CampaignResult",
    "kept_abilities",
]


@dataclass(frozen=True, slots=True)
class CampaignResult:
    """What came of one campaign: its episodes in order."""

    games: tuple[CityResult, ...]

    @property
    def reason(self) -> str:
        """Why its last episode ended."""
        return self.games[-1].reason

    @property
    def moves(self) -> int:
        """How many moves were made in all."""
        return sum(game.moves for game in self.games)


@dataclass(frozen=True, slots=True)
class CampaignFixture:
    """One campaign to be played."""

    index: int
    bots: tuple[int, ...]
    crew: Crew
    seed: int

    def play(self, bots: Sequence[Bot], names: Sequence[str]) -> CampaignResult:
        """Play it with these bots; raises BotFailed."""
        campaign, games, crew = Campaign(), [], self.crew
        while (episode := campaign.next_episode) is not None:
            seed = mix(self.seed, episode)
            match = Match(episode, seed, mode=crew.mode, players=crew.players, campaign=campaign)
            state = match.state.copy()
            games.append(result_of(state, *play_out(state, bots, seed, names)))
            campaign = carry_on(campaign, state, kept_abilities(campaign, state))
        return CampaignResult(tuple(games))


def kept_abilities(before: Campaign, end: State) -> dict[str, str]:
    """The ability that each officer keeps of those gained in a lost episode (HC-11.4)."""
    if end.get(WINNER) == OFFICERS_WON:
        return {}
    gained = gained_abilities(before, end)
    return {officer: best_kept(keys) for officer, keys in gained.items() if keys}


@dataclass(frozen=True, slots=True)
class CampaignPlan:
    """What is played: bots, crews, a seed, and how many campaigns each crew plays."""

    game: ClassVar[str] = GAME.name
    pairs: ClassVar[bool] = False

    bots: tuple[str, ...]
    games: int  # campaigns
    crews: tuple[Crew, ...]
    seed: int = 0

    def __post_init__(self) -> None:
        if not 1 <= len(self.bots) <= 2:
            raise InvalidPlan(f"bots: expected one or two, got {len(self.bots)}")
        check_counts(self)

    @property
    def total(self) -> int:
        """How many campaigns that are in all."""
        return self.games * len(self.crews)

    def fixture(self, index: int) -> CampaignFixture:
        """The campaign with a number."""
        number, place = divmod(index, len(self.crews))
        crew = self.crews[place]
        led = (0, len(self.bots) - 1)[: 1 + crew.has_zero]
        return CampaignFixture(index, led, crew, mix(self.seed, number))

    def indices(self) -> Iterator[int]:
        """The numbers of all campaigns, in order."""
        yield from range(self.total)

    def is_paired(self, index: int) -> bool:
        """Bots do not change sides."""
        return False


class CampaignContest(Series[CampaignResult]):
    """Campaigns of a plan, finished or not."""

    def __init__(self, plan: CampaignPlan, journal: RunJournal[CampaignResult] | None = None) -> None:
        """Start with the campaigns that the journal holds."""
        self.plan = plan
        super().__init__(plan, journal)

    def standing(self) -> CityStanding:
        """What the campaigns say so far, each episode as a table of its own."""
        order = load_content().core.campaign.order
        played = []
        for index in sorted(self.results):
            fixture = self.plan.fixture(index)
            for episode, result in zip(order, self.results[index].games, strict=True):
                cell = Cell(episode, fixture.crew.mode, fixture.crew.officers)
                played.append((cell, fixture.bots, result))
        cells = [Cell(episode, crew.mode, crew.officers) for crew in self.plan.crews for episode in order]
        wanted = self.plan.total * len(order)
        return stand(self.plan, cells, played, wanted=wanted, complete=self.complete)
