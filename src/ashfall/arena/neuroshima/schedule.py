"""Which games are played: everything follows from the plan and the number of a game.

Games come in pairs. Both games of a pair have the same seed, so the same shuffled piles, and the same armies
at the same seats; the bots change seats. Whatever luck the deal holds, each bot gets both sides of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import ClassVar, Final

from ashfall.arena.neuroshima.duel import GameResult, play_game
from ashfall.arena.neuroshima.layout import Settings, TableLayout, duel_layout
from ashfall.arena.plan import InvalidPlan, check_counts
from ashfall.arena.seeds import mix
from ashfall.bots.contract import Bot
from ashfall.neuroshima import GAME
from ashfall.neuroshima.army import Army, army_keys
from ashfall.table.errors import shown
from ashfall.table.random import Stream

__all__ = ["MOST_BOTS", "ContestPlan", "Fixture", "Matchup", "all_matchups"]

MOST_BOTS: Final = 32
_ORDER: Final = 1 << 32  # sets the seeds of the order of a round apart from the seeds of games

Matchup = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played; bots and armies go by seat."""

    index: int
    bots: tuple[int, ...]  # places in Plan.bots
    armies: tuple[str, ...]
    seed: int
    layout: TableLayout

    def play(self, bots: Sequence[Bot], names: Sequence[str]) -> GameResult:
        """Play it with these bots; raises BotFailed."""
        return play_game(self.layout.rules(self.armies), bots, self.seed, names)


@dataclass(frozen=True, slots=True)
class ContestPlan:
    """What is played: bots, armies, a seed, and how many games each two bots play against each other."""

    game: ClassVar[str] = GAME.name

    bots: tuple[str, ...]
    games: int
    seed: int = 0
    matchups: tuple[Matchup, ...] = ()  # nothing: every two armies, see all_matchups
    settings: Settings = ()
    own: tuple[Army, ...] = ()  # armies of the matchups that are not shipped

    def __post_init__(self) -> None:
        _require(2 <= len(self.bots) <= MOST_BOTS, f"bots: expected 2 to {MOST_BOTS}, got {len(self.bots)}")
        check_counts(self)
        for matchup in self.matchups:
            _require(len(matchup) == 2, f"armies: expected two, got {shown(repr(matchup))}")
            for key in matchup:
                self.layout.army(key)
        if not self.matchups:
            object.__setattr__(self, "matchups", all_matchups())
        try:
            self.layout.rules(self.matchups[0])
        except ValueError as error:
            raise InvalidPlan(str(error)) from None

    @property
    def layout(self) -> TableLayout:
        """The table of every game."""
        return duel_layout(self.settings, self.own)

    @property
    def opponents(self) -> tuple[tuple[int, int], ...]:
        """Every two bots, as places in ``bots``."""
        return _opponents(len(self.bots))

    @property
    def total(self) -> int:
        """How many games that are in all."""
        return self.games * len(self.opponents)

    def opponents_of(self, index: int) -> int:
        """Which of ``opponents`` play a game."""
        return index // 2 % len(self.opponents)

    def is_paired(self, index: int) -> bool:
        """Whether a game is of the first two bots."""
        return self.opponents_of(index) == 0

    def deal_of(self, index: int) -> int:
        """The number of the deal of a game; every two bots play it as one pair."""
        return index // 2 // len(self.opponents)

    def fixture(self, index: int) -> Fixture:
        """The game with a number."""
        first, second = self.opponents[self.opponents_of(index)]
        deal = self.deal_of(index)
        return Fixture(
            index=index,
            bots=(second, first) if index % 2 else (first, second),
            armies=self._armies(deal),
            seed=mix(self.seed, deal),
            layout=self.layout,
        )

    def indices(self) -> Iterator[int]:
        """The numbers of all games, in order; an odd number of games leaves the last deal half played."""
        if self.games % 2 == 0:
            yield from range(self.total)
            return
        whole = (self.games // 2) * 2 * len(self.opponents)
        yield from range(whole)
        yield from (whole + 2 * i for i in range(len(self.opponents)))

    def _armies(self, deal: int) -> Matchup:
        """Each round has every matchup once, in an order of its own; every other round with seats swapped."""
        round_number, place = divmod(deal, len(self.matchups))
        one, two = self.matchups[_order(self.seed, round_number, len(self.matchups))[place]]
        return (two, one) if round_number % 2 else (one, two)


def all_matchups(keys: Sequence[str] = ()) -> tuple[Matchup, ...]:
    """Every two armies once, mirror matches included: 21 of the six armies."""
    return tuple(combinations_with_replacement(keys or army_keys(), 2))


def _require(fine: bool, problem: str) -> None:
    if not fine:
        raise InvalidPlan(problem)


@lru_cache(maxsize=16)
def _opponents(bots: int) -> tuple[tuple[int, int], ...]:
    return tuple(combinations(range(bots), 2))


@lru_cache(maxsize=64)
def _order(seed: int, round_number: int, count: int) -> tuple[int, ...]:
    stream = Stream(mix(seed, _ORDER + round_number))
    left = list(range(count))
    return tuple(left.pop(int(stream.below(len(left)))) for _ in range(count))
