"""The addresses of a game's puzzles: the list, one of them, attempts, hints and solutions."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, Final

from ashfall.puzzles.rating import NEWCOMER
from ashfall.server.endpoints import Call, Endpoint, Problem
from ashfall.server.puzzle_shapes import (
    GiveUp,
    HintWish,
    PictureWish,
    PuzzleFight,
    PuzzleInfo,
    PuzzleMoves,
    PuzzleProgress,
    PuzzleShelf,
    PuzzleToday,
)
from ashfall.server.puzzles.desk import AnyDesk, PuzzleStanding
from ashfall.server.puzzles.door import daily_key, find_puzzle, info_of
from ashfall.server.puzzles.ledger import today
from ashfall.server.puzzles.making import making_endpoints
from ashfall.server.puzzles.rush import rush_endpoints
from ashfall.server.puzzles.worked_out import asking
from ashfall.server.sharing.puzzles import puzzle_card
from ashfall.server.sharing.shapes import PNG, PlainCardWish

__all__ = ["puzzle_endpoints"]

SVG: Final = "image/svg+xml"
TOML: Final = "application/toml"
SURE: Final = 150  # deviation below which a rating says which puzzle is a good next one


def puzzle_endpoints(desk: AnyDesk) -> list[Endpoint]:
    """All addresses of a game's puzzles; fixed words come before the keys."""
    path, forms, visit = f"/api/{desk.game}/puzzles", desk.forms, _Visit(desk)
    one = f"{path}/{{key}}"
    return [
        Endpoint(
            "GET", path, visit.shelf, "All puzzles, and the one of today", returns=PuzzleShelf, cost="work"
        ),
        Endpoint("GET", f"{path}/today", visit.today, "The puzzle of the day", returns=PuzzleToday),
        Endpoint("GET", f"{path}/mine", visit.mine, "What I have solved", returns=PuzzleProgress),
        *making_endpoints(desk),
        *rush_endpoints(desk),
        Endpoint("GET", one, visit.show, "A puzzle", returns=forms.view, cost="work"),
        Endpoint(
            "GET",
            f"{one}/picture",
            visit.picture,
            "Its position as a picture",
            query=PictureWish,
            returns=str,
            media=SVG,
            cost="drawing",
        ),
        Endpoint(
            "GET",
            f"{one}/card",
            partial(puzzle_card, desk),
            "Its position as a picture for links to it",
            query=PlainCardWish,
            returns=bytes,
            media=PNG,
            cost="dear",
        ),
        Endpoint("GET", f"{one}/file", visit.file, "Its file, without the solution", returns=str, media=TOML),
        Endpoint(
            "POST",
            f"{one}/look",
            visit.look,
            "The board after some moves",
            body=PuzzleMoves,
            returns=forms.look,
            cost="work",
        ),
        Endpoint(
            "POST",
            f"{one}/fight",
            visit.fight,
            "Let the battle begin",
            body=PuzzleFight,
            returns=forms.result,
            cost="work",
        ),
        Endpoint(
            "POST",
            f"{one}/hint",
            visit.hint,
            "One of three hints",
            body=HintWish,
            returns=forms.hint,
            cost="work",
        ),
        Endpoint(
            "POST",
            f"{one}/solutions",
            visit.solutions,
            "All solutions, for those who are done",
            body=GiveUp,
            returns=forms.solutions,
            cost="dear",
        ),
    ]


class _Visit:
    """What the addresses do, for the puzzles of one game."""

    def __init__(self, desk: AnyDesk) -> None:
        self._desk = desk
        self._game = desk.game

    async def shelf(self, call: Call) -> PuzzleShelf:
        return PuzzleShelf(
            date=today().isoformat(), today=daily_key(self._desk), puzzles=await self._infos(call)
        )

    async def today(self, call: Call) -> PuzzleToday:
        key = daily_key(self._desk)
        ratings = await call.services.ledger.ratings(self._game)
        mine = await self.mine(call)
        return PuzzleToday(
            date=today().isoformat(),
            info=info_of(self._desk, self._desk.shipped()[key], ratings.get(key)),
            streak=mine.streak,
            is_solved=any(day.date == today().isoformat() for day in mine.days),
        )

    async def _infos(self, call: Call) -> list[PuzzleInfo]:
        ratings = await call.services.ledger.ratings(self._game)
        shipped = self._desk.shipped()
        return [info_of(self._desk, puzzle, ratings.get(key)) for key, puzzle in shipped.items()]

    async def mine(self, call: Call) -> PuzzleProgress:
        if call.guest is None:
            return PuzzleProgress(
                rating=round(NEWCOMER.rating),
                deviation=round(NEWCOMER.deviation),
                streak=0,
                best_streak=0,
                days=[],
                marks=[],
                rush_best=0,
                rushes=0,
            )
        return await call.services.ledger.progress(self._game, call.guest.id)

    async def show(self, call: Call) -> Any:
        found = await find_puzzle(call, self._desk)
        statistic = await call.services.ledger.statistic(self._game, found.key, found.believed)
        text = self._desk.without_solution(found.text)
        view = self._desk.view(found.puzzle, text, found.info(statistic), statistic)
        return await call.services.workshop.do(view, call.asker)

    async def picture(self, call: Call) -> str:
        found = await find_puzzle(call, self._desk)
        wish: PictureWish = call.query
        return self._desk.picture(found.puzzle, wish)

    async def file(self, call: Call) -> str:
        return self._desk.without_solution((await find_puzzle(call, self._desk)).text)

    async def look(self, call: Call) -> Any:
        wish: PuzzleMoves = call.body
        found = await find_puzzle(call, self._desk)
        return await self._desk.look(found.puzzle, wish.moves, asking(call, self._game))

    async def fight(self, call: Call) -> Any:
        wish: PuzzleFight = call.body
        found = await find_puzzle(call, self._desk)
        outcome = await self._desk.fight(found.puzzle, wish.moves, asking(call, self._game))
        guest = await call.need_guest()
        ledger, mark = call.services.ledger, found.mark(guest.id)
        if wish.is_training:
            standing = await ledger.trained(mark)
        else:
            is_daily = found.is_shipped and found.key == daily_key(self._desk)
            standing = await ledger.fought(mark, outcome.is_solved, found.rated, is_daily)
        standing = replace(standing, next=await self._next(call, guest.id, found.key, standing))
        return await call.services.workshop.do(self._desk.result(found.puzzle, outcome, standing), call.asker)

    async def _next(self, call: Call, guest: str, key: str, person: PuzzleStanding) -> str:
        """An unsolved puzzle: near one's rating where that is known, else the next one in order."""
        solved = await call.services.ledger.solved(self._game, guest)
        infos = await self._infos(call)
        keys = [info.key for info in infos]
        after = keys.index(key) + 1 if key in keys else 0
        left = [info for info in infos[after:] + infos[:after] if info.key not in solved and info.key != key]
        if not left:
            return ""
        if person.deviation > SURE:
            return left[0].key
        return min(left, key=lambda info: abs(info.rating - person.rating)).key

    async def hint(self, call: Call) -> Any:
        wish: HintWish = call.body
        found = await find_puzzle(call, self._desk)
        hint = await self._desk.hint(found.puzzle, wish.step, asking(call, self._game))
        guest = await call.need_guest()
        await call.services.ledger.hinted(found.mark(guest.id), wish.step)
        return hint

    async def solutions(self, call: Call) -> Any:
        wish: GiveUp = call.body
        found = await find_puzzle(call, self._desk)
        ledger = call.services.ledger
        known = call.guest is not None and await ledger.may_see(self._game, call.guest.id, found.key)
        if not known and not wish.give_up:
            raise Problem(403, "not_solved", "The solutions are for those who have solved it or given it up.")
        solutions = await self._desk.solutions(found.puzzle, asking(call, self._game))
        if not known:
            guest = await call.need_guest()
            await ledger.gave_up(found.mark(guest.id), found.rated)
        return solutions
