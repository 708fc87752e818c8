"""Which games are played: everything follows from the plan and the number of a game.

Games come in pairs. Both games of a pair have the same seed, so the same shuffled piles, and the same armies
at the same seats; the bots change seats. Whatever luck the deal holds, each bot gets both sides of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Final

from ashfall.arena.duel import mix
from ashfall.arena.layout import Layout
from ashfall.neuroshima.army import army_keys, load_army
from ashfall.table.errors import AshfallError, shown
from ashfall.table.random import SEED_LIMIT, Stream

__all__ = ["MOST_BOTS", "MOST_GAMES", "Fixture", "InvalidPlan", "Matchup", "Plan", "all_matchups"]

MOST_BOTS: Final = 32
MOST_GAMES: Final = 10_000_000
_ORDER: Final = 1 << 32  # sets the seeds of the order of a round apart from the seeds of games

Matchup = tuple[str, str]


class InvalidPlan(AshfallError):
    """A plan that cannot be played; the sentence names the field."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played; bots and armies go by seat."""

    index: int
    bots: tuple[int, ...]  # places in Plan.bots
    armies: tuple[str, ...]
    seed: int
    layout: Layout | None = None  # None: a duel


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played: bots, armies, a seed, and how many games each two bots play against each other."""

    bots: tuple[str, ...]
    games: int
    seed: int = 0
    matchups: tuple[Matchup, ...] = ()  # nothing: every two armies, see all_matchups

    def __post_init__(self) -> None:
        _require(2 <= len(self.bots) <= MOST_BOTS, f"bots: expected 2 to {MOST_BOTS}, got {len(self.bots)}")
        _require(1 <= self.games <= MOST_GAMES, f"games: expected 1 to {MOST_GAMES}, got {self.games}")
        _require(0 <= self.seed < SEED_LIMIT, f"seed: expected 0 to {SEED_LIMIT - 1}, got {self.seed}")
        for matchup in self.matchups:
            _require(len(matchup) == 2, f"armies: expected two, got {shown(repr(matchup))}")
            for key in matchup:
                load_army(key)
        if not self.matchups:
            object.__setattr__(self, "matchups", all_matchups())

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
