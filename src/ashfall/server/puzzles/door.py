"""Finding a puzzle, a shipped one or one that somebody made, and what is believed of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ashfall.puzzles.daily import puzzle_of_day
from ashfall.puzzles.rating import Glicko, rating_of_difficulty
from ashfall.server.endpoints import Call, Problem
from ashfall.server.puzzle_shapes import PuzzleInfo, PuzzleStatistic
from ashfall.server.puzzles.desk import AnyDesk
from ashfall.server.puzzles.ledger import today
from ashfall.server.services import Services
from ashfall.server.store import PuzzleMarkRow
from ashfall.table.errors import shown

__all__ = ["FoundPuzzle", "daily_key", "find_puzzle", "info_of", "puzzle_named", "shipped_puzzle"]


@dataclass(frozen=True, slots=True)
class FoundPuzzle:
    """A puzzle and where it comes from."""

    desk: AnyDesk
    key: str
    puzzle: Any
    text: str  # its file
    maker: str = ""  # name of the guest who made it
    is_shipped: bool = True

    @property
    def believed(self) -> Glicko:
        """Its rating before anybody has tried it."""
        return believed_of(self.desk, self.puzzle)

    @property
    def rated(self) -> Glicko | None:
        """The same of those that count for ratings: whoever makes puzzles could solve them by themselves."""
        return self.believed if self.is_shipped else None

    def mark(self, guest: str) -> PuzzleMarkRow:
        """A new mark of somebody on it."""
        return PuzzleMarkRow(guest=guest, game=self.desk.game, puzzle=self.key)

    def info(self, statistic: PuzzleStatistic) -> PuzzleInfo:
        """Its line in a list."""
        info: PuzzleInfo = self.desk.info(self.puzzle, statistic.rating, self.maker)
        return info


def shipped_puzzle(desk: AnyDesk, key: str) -> FoundPuzzle:
    """One that comes with the program."""
    return FoundPuzzle(desk, key, desk.shipped()[key], desk.text(key))


async def find_puzzle(call: Call, desk: AnyDesk) -> FoundPuzzle:
    """The puzzle that the address names; raises Problem."""
    return await puzzle_named(call.services, desk, call.path["key"])


async def puzzle_named(services: Services, desk: AnyDesk, key: str) -> FoundPuzzle:
    """A shipped puzzle, or one that somebody made; raises Problem."""
    if key in desk.shipped():
        return shipped_puzzle(desk, key)
    row = await services.store.puzzles.made(desk.game, key)
    if row is None:
        raise Problem(404, "not_found", f'No puzzle is called "{shown(key)}".')
    return FoundPuzzle(desk, key, desk.read(row.text, key), row.text, row.name, is_shipped=False)


def believed_of(desk: AnyDesk, puzzle: Any) -> Glicko:
    """The rating of a puzzle before anybody has tried it."""
    estimated = desk.rating(puzzle)
    guess = rating_of_difficulty(desk.info(puzzle, 0).difficulty)
    return replace(guess, rating=float(estimated)) if estimated else guess


def info_of(desk: AnyDesk, puzzle: Any, rating: int | None) -> PuzzleInfo:
    """The line of a shipped puzzle in a list."""
    if rating is None:
        rating = round(believed_of(desk, puzzle).rating)
    info: PuzzleInfo = desk.info(puzzle, rating)
    return info


def daily_key(desk: AnyDesk) -> str:
    """The key of today's puzzle."""
    shipped = desk.shipped()
    difficulties = {key: desk.info(puzzle, 0).difficulty for key, puzzle in shipped.items()}
    dates = {key: since for key, puzzle in shipped.items() if (since := desk.since(puzzle))}
    return puzzle_of_day(today(), difficulties, dates)
