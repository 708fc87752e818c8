"""What people do with puzzles: every result is committed before it is told, one after the other."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime
from typing import Final

from ashfall.puzzles.daily import streaks
from ashfall.puzzles.rating import NEWCOMER, Glicko, rated
from ashfall.server.puzzle_shapes import PuzzleDay, PuzzleMark, PuzzleProgress, PuzzleStatistic
from ashfall.server.puzzles.desk import PuzzleStanding
from ashfall.server.store import PuzzleDayRow, PuzzleMarkRow, RatingRow, Store, now
from ashfall.server.store.puzzles import PuzzleRow

__all__ = ["PuzzleLedger", "today"]

PERSON: Final = "person"
PUZZLE: Final = "puzzle"


def today() -> date:
    """The day at the server, in UTC."""
    return datetime.now(UTC).date()


class PuzzleLedger:
    """Marks, ratings and days of everybody, for all games."""

    def __init__(self, store: Store) -> None:
        self._rows = store.puzzles
        self._turn = asyncio.Lock()  # what is read stays true until its change is written

    async def progress(self, game: str, guest: str) -> PuzzleProgress:
        """What is known of one person."""
        person = await self._rating(game, PERSON, guest, NEWCOMER)
        days = await self._rows.days(game, guest)
        streak, best = _streaks(days)
        rushes, rush_best = await self._rows.rushes(game, guest)
        return PuzzleProgress(
            rating=round(person.rating),
            deviation=round(person.deviation),
            streak=streak,
            best_streak=best,
            days=[
                PuzzleDay(date=day.date, key=day.puzzle, is_clean=day.clean, counts=day.counts)
                for day in days
            ],
            marks=[_mark(row) for row in await self._rows.marks(game, guest) if row.tries],
            rush_best=rush_best,
            rushes=rushes,
        )

    async def ratings(self, game: str) -> dict[str, int]:
        """Of all puzzles that somebody has tried."""
        rows = await self._rows.ratings(game, PUZZLE)
        return {key: round(row.rating) for key, row in rows.items()}

    async def statistic(self, game: str, puzzle: str, believed: Glicko) -> PuzzleStatistic:
        """What everybody has done with a puzzle; ``believed`` is its rating while nobody has tried it."""
        people, solved, first = await self._rows.counts(game, puzzle)
        rating = await self._rating(game, PUZZLE, puzzle, believed)
        return PuzzleStatistic(people=people, solved=solved, first=first, rating=round(rating.rating))

    async def solved(self, game: str, guest: str) -> set[str]:
        """The puzzles that somebody has solved."""
        return {row.puzzle for row in await self._rows.marks(game, guest) if row.solved}

    async def may_see(self, game: str, guest: str, puzzle: str) -> bool:
        """Whether somebody has solved a puzzle or given it up."""
        row = await self._rows.mark(game, guest, puzzle)
        return row is not None and (row.solved or row.shown)

    async def fought(
        self, row: PuzzleMarkRow, is_solved: bool, believed: Glicko | None, is_daily: bool
    ) -> PuzzleStanding:
        """Note a fight that counts; ``row`` names who fought and where. Made puzzles have no rating."""
        async with self._turn:
            row = await self._now(row)
            is_first = not row.settled
            days = await self._rows.days(row.game, row.guest)
            if not row.solved:
                row.tries += 1
                row.solved = is_solved
                row.clean = is_solved and is_first and not (row.hints or row.shown)
            day = _day(row, days) if is_daily and is_solved else None
            kept: list[PuzzleRow] = [] if day is None else [day]
            gain = await self._settle(row, believed, kept)
            return await self._standing(row, gain, kept, days if day is None else [day, *days])

    async def gave_up(self, row: PuzzleMarkRow, believed: Glicko | None) -> None:
        """Somebody wants to see the solutions without having found one: a try that failed."""
        async with self._turn:
            row = await self._now(row)
            if row.solved or row.shown:
                return
            row.shown = True
            row.tries = max(1, row.tries)
            kept: list[PuzzleRow] = []
            await self._settle(row, believed, kept)
            await self._keep(row, kept)

    async def trained(self, row: PuzzleMarkRow) -> PuzzleStanding:
        """Note a fight that does not count; whoever has trained first is not rated there any more."""
        async with self._turn:
            row = await self._now(row)
            days = await self._rows.days(row.game, row.guest)
            is_new = not row.settled
            row.settled = True
            if is_new:
                await self._keep(row, [])
            person = await self._rating(row.game, PERSON, row.guest, NEWCOMER)
            return _standing(row, person, 0, days)

    async def hinted(self, row: PuzzleMarkRow, step: int) -> None:
        """Note that a hint was told; after the solution it matters no more."""
        async with self._turn:
            row = await self._now(row)
            if not row.solved and step > row.hints:
                row.hints = step
                await self._keep(row, [])

    async def told(self, row: PuzzleMarkRow, *others: PuzzleRow) -> None:
        """Note that somebody was told a solution elsewhere, together with other rows."""
        async with self._turn:
            row = await self._now(row)
            if row.solved or row.shown:
                await self._rows.keep(*others)
                return
            row.shown = row.settled = True
            await self._keep(row, list(others))

    async def _now(self, row: PuzzleMarkRow) -> PuzzleMarkRow:
        """The row as it is stored; as it is given where there is none."""
        return await self._rows.mark(row.game, row.guest, row.puzzle) or row

    async def _keep(self, row: PuzzleMarkRow, others: list[PuzzleRow]) -> None:
        row.changed = now()
        await self._rows.keep(row, *others)

    async def _settle(self, row: PuzzleMarkRow, believed: Glicko | None, kept: list[PuzzleRow]) -> int:
        """Let the first result count for both sides; by how much the person gains."""
        if row.settled:
            return 0
        row.settled = True
        if believed is None:
            return 0
        person = await self._rating_row(row.game, PERSON, row.guest, NEWCOMER)
        puzzle = await self._rating_row(row.game, PUZZLE, row.puzzle, believed)
        before, other = _glicko(person), _glicko(puzzle)
        after = rated(before, [(other, float(row.clean))])
        kept += [_with(person, after), _with(puzzle, rated(other, [(before, float(not row.clean))]))]
        return round(after.rating) - round(before.rating)

    async def _standing(
        self, row: PuzzleMarkRow, gain: int, kept: list[PuzzleRow], days: list[PuzzleDayRow]
    ) -> PuzzleStanding:
        await self._keep(row, kept)
        person = await self._rating(row.game, PERSON, row.guest, NEWCOMER)
        return _standing(row, person, gain, days)

    async def _rating(self, game: str, kind: str, key: str, believed: Glicko) -> Glicko:
        return _glicko(await self._rating_row(game, kind, key, believed))

    async def _rating_row(self, game: str, kind: str, key: str, believed: Glicko) -> RatingRow:
        return await self._rows.rating(game, kind, key) or RatingRow(
            game=game,
            kind=kind,
            key=key,
            rating=believed.rating,
            deviation=believed.deviation,
            volatility=believed.volatility,
        )


def _glicko(row: RatingRow) -> Glicko:
    return Glicko(row.rating, row.deviation, row.volatility)


def _with(row: RatingRow, glicko: Glicko) -> RatingRow:
    row.rating, row.deviation, row.volatility = glicko.rating, glicko.deviation, glicko.volatility
    return row


def _mark(row: PuzzleMarkRow) -> PuzzleMark:
    return PuzzleMark(key=row.puzzle, tries=row.tries, is_solved=row.solved, is_clean=row.clean)


def _standing(row: PuzzleMarkRow, person: Glicko, gain: int, days: list[PuzzleDayRow]) -> PuzzleStanding:
    return PuzzleStanding(_mark(row), round(person.rating), round(person.deviation), gain, _streaks(days)[0])


def _day(row: PuzzleMarkRow, days: list[PuzzleDayRow]) -> PuzzleDayRow | None:
    """Today with its puzzle solved, None where that is noted already."""
    date = today().isoformat()
    if any(day.date == date for day in days):
        return None
    counts = not (row.hints or row.shown)
    return PuzzleDayRow(
        guest=row.guest, game=row.game, date=date, puzzle=row.puzzle, clean=row.clean, counts=counts
    )


def _streaks(days: list[PuzzleDayRow]) -> tuple[int, int]:
    return streaks([date.fromisoformat(day.date) for day in days if day.counts], today())
