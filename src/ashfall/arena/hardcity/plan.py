"""Which games of Hard City are played: so many at every kind of table, each by its number.

Game ``i`` of a table depends only on the seed and on ``i``, whoever plays it, and is dealt alike at all
tables. Where bots are compared, games come in pairs: both have the same seed, and the bots change sides.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from ashfall.arena.hardcity.playing import Cell, CityResult, play_city
from ashfall.arena.plan import InvalidPlan, check_counts
from ashfall.arena.seeds import mix
from ashfall.bots.contract import Bot
from ashfall.hardcity import GAME

__all__ = ["CityFixture", "CityPlan"]


@dataclass(frozen=True, slots=True)
class CityFixture:
    """One game to be played."""

    index: int
    bots: tuple[int, ...]  # places in CityPlan.bots: of the officers, and of Doctor Zero if he is led
    cell: Cell
    seed: int

    def play(self, bots: Sequence[Bot], names: Sequence[str]) -> CityResult:
        """Play it with these bots; raises BotFailed."""
        return play_city(self.cell, bots, self.seed, names)


@dataclass(frozen=True, slots=True)
class CityPlan:
    """What is played: bots, kinds of tables, a seed, and how many games at every kind of table."""

    game: ClassVar[str] = GAME.name

    bots: tuple[str, ...]  # of the officers and of Doctor Zero; one leads both
    games: int
    cells: tuple[Cell, ...]
    seed: int = 0
    pairs: bool = False  # whether the bots change sides

    def __post_init__(self) -> None:
        if not 1 <= len(self.bots) <= 2:
            raise InvalidPlan(f"bots: expected one or two, got {len(self.bots)}")
        if not self.cells:
            raise InvalidPlan("tables: expected at least one kind, got none")
        check_counts(self)
        if self.pairs and len(self.bots) != 2:
            raise InvalidPlan(f"pairs: expected two bots that change sides, got {len(self.bots)}")
        if self.pairs and not all(cell.has_zero for cell in self.cells):
            raise InvalidPlan("pairs: expected the mode versus alone, in which bots can change sides")

    @property
    def total(self) -> int:
        """How many games that are in all."""
        return self.games * len(self.cells)

    def fixture(self, index: int) -> CityFixture:
        """The game with a number."""
        number, place = divmod(index // 2 if self.pairs else index, len(self.cells))
        led = (0, len(self.bots) - 1)
        cell = self.cells[place]
        return CityFixture(
            index=index,
            bots=(led[::-1] if self.pairs and index % 2 else led)[: 1 + cell.has_zero],
            cell=cell,
            seed=mix(self.seed, number),
        )

    def indices(self) -> Iterator[int]:
        """The numbers of all games, in order; an odd number of paired games leaves the last ones alone."""
        step = 2 if self.pairs else 1
        rounds, rest = divmod(self.games, step)
        whole = rounds * step * len(self.cells)
        yield from range(whole)
        yield from range(whole, whole + rest * step * len(self.cells), step)

    def is_paired(self, index: int) -> bool:
        """Whether the bots change sides."""
        return self.pairs
