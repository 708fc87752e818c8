"""As many puzzles as possible in three minutes: the server keeps the time and the order."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

import msgspec

from ashfall.server.endpoints import Call, Endpoint, Problem
from ashfall.server.puzzle_shapes import Rush, RushAnswer, RushVerdict
from ashfall.server.puzzles.desk import AnyDesk
from ashfall.server.puzzles.door import FoundPuzzle, shipped_puzzle
from ashfall.server.puzzles.worked_out import asking
from ashfall.server.store import Duplicate, RushRow, new_id, now
from ashfall.table.errors import shown

__all__ = ["MOST_MISTAKES", "SECONDS", "rush_endpoints", "rush_order"]

SECONDS: Final = 180
MOST_MISTAKES: Final = 3
OF_EACH: Final = 6  # puzzles of each difficulty, then come harder ones


def rush_endpoints(desk: AnyDesk) -> list[Endpoint]:
    """The addresses of rushes through a game's puzzles."""
    path, runs = f"/api/{desk.game}/puzzles/rush", _Rushes(desk)
    return [
        Endpoint("POST", path, runs.begin, "Begin a rush", returns=Rush, cost="lasting"),
        Endpoint("GET", f"{path}/{{id}}", runs.show, "A rush of one's own", returns=Rush),
        Endpoint(
            "POST",
            f"{path}/{{id}}",
            runs.answer,
            "Answer in a rush",
            body=RushAnswer,
            returns=RushVerdict,
            cost="work",
        ),
    ]


def rush_order(rush: str, difficulties: dict[str, int]) -> list[str]:
    """The keys in the order of one rush: some of each difficulty, from easy to hard, then the others."""
    shuffled = sorted(difficulties, key=lambda key: blake2b(f"{rush} {key}".encode()).digest())
    seen: dict[int, int] = {}
    places = {}
    for key in shuffled:
        difficulty = difficulties[key]
        seen[difficulty] = seen.get(difficulty, 0) + 1
        places[key] = ((seen[difficulty] - 1) // OF_EACH, difficulty)
    return sorted(shuffled, key=lambda key: places[key])


class _Rushes:
    """What the addresses do, for the puzzles of one game."""

    def __init__(self, desk: AnyDesk) -> None:
        self._desk = desk

    async def begin(self, call: Call) -> Rush:
        guest = await call.need_guest()
        row = RushRow(id=new_id(), guest=guest.id, game=self._desk.game, began=now())
        await call.services.store.puzzles.keep(row)
        return await self._told(call, row)

    async def show(self, call: Call) -> Rush:
        return await self._told(call, await self._row(call))

    async def answer(self, call: Call) -> RushVerdict:
        came, wish = now(), call.body
        row = await self._row(call)
        rush = await self._told(call, row, came)
        if rush.is_over:
            return RushVerdict(is_solved=False, rush=rush, solution=[])
        if wish.key != rush.key:
            reason = f'key: expected "{rush.key}", which is to be solved now, got "{shown(wish.key)}".'
            raise Problem(409, "rush_moved_on", reason)
        found = shipped_puzzle(self._desk, rush.key)
        is_solved = not wish.skip and await self._is_solved(call, found, wish)
        await self._note(call, row, found, is_solved)
        solution = [] if is_solved else self._desk.sample(found.puzzle)
        return RushVerdict(is_solved=is_solved, rush=await self._told(call, row), solution=solution)

    async def _is_solved(self, call: Call, found: FoundPuzzle, wish: RushAnswer) -> bool:
        outcome = await self._desk.fight(found.puzzle, wish.moves, asking(call, self._desk.game))
        return outcome.is_solved

    async def _note(self, call: Call, row: RushRow, found: FoundPuzzle, is_solved: bool) -> None:
        """Commit an answer; of two that come at once the first one counts."""
        services = call.services
        if is_solved:
            row.solved = _with(row.solved, found.key)
            row.score += 1
        else:
            row.failed = _with(row.failed, found.key)
        try:
            if is_solved:
                await services.store.puzzles.keep(row)
            else:
                await services.ledger.told(found.mark(row.guest), row)
        except Duplicate:
            raise Problem(409, "rush_moved_on", "This puzzle has been answered already.") from None

    async def _row(self, call: Call) -> RushRow:
        """The rush that the address names; others have theirs."""
        row = await call.services.store.puzzles.rush(self._desk.game, call.path["id"])
        if row is None or call.guest is None or row.guest != call.guest.id:
            raise Problem(404, "not_found", f'No rush of yours is called "{shown(call.path["id"])}".')
        return row

    async def _told(self, call: Call, row: RushRow, at: int | None = None) -> Rush:
        """How a rush stands; ``at`` is the moment, else now."""
        solved, failed = msgspec.json.decode(row.solved), msgspec.json.decode(row.failed)
        passed = ((now() if at is None else at) - row.began) / 1000
        seconds = max(0.0, SECONDS - passed)
        key = self._next(row, {*solved, *failed}) if seconds and len(failed) < MOST_MISTAKES else ""
        _, best = await call.services.store.puzzles.rushes(self._desk.game, row.guest)
        return Rush(
            id=row.id,
            seconds=seconds,
            score=row.score,
            mistakes=len(failed),
            most_mistakes=MOST_MISTAKES,
            is_over=not key,
            key=key,
            best=best,
            solved=solved,
            failed=failed,
        )

    def _next(self, row: RushRow, done: set[str]) -> str:
        shipped = self._desk.shipped()
        order = rush_order(
            row.id, {key: self._desk.info(each, 0).difficulty for key, each in shipped.items()}
        )
        return next((key for key in order if key not in done), "")


def _with(keys: str, key: str) -> str:
    return msgspec.json.encode([*msgspec.json.decode(keys), key]).decode()
