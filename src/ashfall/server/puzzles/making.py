"""Puzzles that people make: what the solver finds out about one, and keeping it."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from ashfall.server.endpoints import Call, Endpoint, Problem
from ashfall.server.puzzle_shapes import PuzzleFile, SavedPuzzle
from ashfall.server.puzzles.desk import AnyDesk
from ashfall.server.puzzles.worked_out import asking
from ashfall.server.store import Duplicate, MadePuzzleRow, now, short_hash

__all__ = ["making_endpoints"]

MOST_OF_ONE: Final = 100  # puzzles of one guest that are kept


def making_endpoints(desk: AnyDesk) -> list[Endpoint]:
    """The addresses for those who make a puzzle of a game."""
    path, making = f"/api/{desk.game}/puzzles", _Making(desk)
    return [
        Endpoint(
            "POST",
            f"{path}/proof",
            making.prove,
            "What the solver finds out about a puzzle",
            body=PuzzleFile,
            returns=desk.forms.proof,
            cost="dear",
        ),
        Endpoint(
            "POST",
            path,
            making.save,
            "Keep a puzzle that can be solved",
            body=PuzzleFile,
            returns=SavedPuzzle,
            cost="lasting",
        ),
    ]


class _Making:
    """What the addresses do, for the puzzles of one game."""

    def __init__(self, desk: AnyDesk) -> None:
        self._desk = desk

    async def prove(self, call: Call) -> Any:
        wish: PuzzleFile = call.body
        return await self._proof(call, wish.text, short_hash(wish.text))

    async def save(self, call: Call) -> SavedPuzzle:
        """Keep it under an id that its text alone decides; whoever brings it again finds it there."""
        wish: PuzzleFile = call.body
        key = short_hash(wish.text)
        rows = call.services.store.puzzles
        if await rows.made(self._desk.game, key) is not None:
            return SavedPuzzle(id=key)
        self._desk.without_solution(wish.text)
        proof = await self._proof(call, wish.text, key)
        if not proof.is_whole:
            raise Problem(422, "unproven", "This puzzle is too large to be proven here, so it is not kept.")
        if not proof.is_solvable:
            raise Problem(422, "not_solvable", "Nothing solves this puzzle, so it is not kept.")
        guest = await call.need_guest()
        if await rows.made_by(guest.id) >= MOST_OF_ONE:
            raise Problem(409, "many_puzzles", f"You have made {MOST_OF_ONE} puzzles, no more are kept.")
        row = MadePuzzleRow(id=key, game=self._desk.game, guest=guest.id, text=wish.text, created=now())
        with suppress(Duplicate):  # somebody brought the same one at the same moment
            await rows.keep(row)
        return SavedPuzzle(id=key)

    async def _proof(self, call: Call, text: str, key: str) -> Any:
        return await self._desk.proof(self._desk.read(text, key), asking(call, self._desk.game))
