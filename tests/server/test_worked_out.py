"""What was worked out once is remembered, for as long as there is room."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, cast

import pytest

from ashfall.server.puzzles import worked_out
from ashfall.server.puzzles.worked_out import WorkedOut
from ashfall.server.rooms.errands import Errand
from ashfall.server.rooms.thinkers import Busy, Thinkers

ADA, BOB = ("10.0.0.1", "ada"), ("10.0.0.1", "bob")


class Nothing(Errand[int]):
    """Is never done by anybody."""

    seconds = 1.0

    def work(self) -> int:
        raise AssertionError


@dataclass
class Counting:
    """Thinkers that count what they are asked, and may be busy."""

    asked: list[object] = field(default_factory=list)
    is_busy: bool = False

    async def ask(self, errand: Errand[int], asker: object) -> int:
        self.asked.append(asker)
        await asyncio.sleep(0)
        if self.is_busy:
            raise Busy("now")
        return len(self.asked)


def memory(thinkers: Any) -> WorkedOut:
    return WorkedOut(cast(Thinkers, thinkers))


def test_the_same_is_worked_out_once_for_all_who_ask() -> None:
    async def scene() -> None:
        thinkers = Counting()
        known = memory(thinkers)
        found = await asyncio.gather(
            *(known.ask(Nothing(), ("proof", "one"), asker) for asker in (ADA, BOB, ADA))
        )
        assert (found, thinkers.asked) == ([1, 1, 1], [ADA])
        assert await known.ask(Nothing(), ("proof", "two"), BOB) == 2
        assert await known.ask(Nothing(), ("proof", "one"), BOB) == 1

    asyncio.run(scene())


def test_who_goes_away_leaves_the_others_their_answer() -> None:
    async def scene() -> None:
        known = memory(Counting())
        first = asyncio.create_task(known.ask(Nothing(), ("one",), ADA))
        second = asyncio.create_task(known.ask(Nothing(), ("one",), BOB))
        await asyncio.sleep(0)
        first.cancel()
        assert await second == 1

    asyncio.run(scene())


def test_a_refusal_is_not_remembered() -> None:
    async def scene() -> None:
        thinkers = Counting(is_busy=True)
        known = memory(thinkers)
        with pytest.raises(Busy):
            await known.ask(Nothing(), ("one",), ADA)
        thinkers.is_busy = False
        assert await known.ask(Nothing(), ("one",), ADA) == 2

    asyncio.run(scene())


def test_nor_is_one_for_which_nobody_waited_any_more() -> None:
    async def scene() -> None:
        thinkers = Counting(is_busy=True)
        known = memory(thinkers)
        asked = asyncio.create_task(known.ask(Nothing(), ("one",), ADA))
        await asyncio.sleep(0)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        await asyncio.sleep(0)
        thinkers.is_busy = False
        assert await known.ask(Nothing(), ("one",), BOB) == 2

    asyncio.run(scene())


def test_only_so_much_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worked_out, "MOST_REMEMBERED", 2)

    async def scene() -> None:
        thinkers = Counting()
        known = memory(thinkers)
        for name in ("one", "two", "one", "three", "one"):
            await known.ask(Nothing(), (name,), ADA)
        assert len(thinkers.asked) == 3
        await known.ask(Nothing(), ("two",), ADA)  # long ago
        assert len(thinkers.asked) == 4

    asyncio.run(scene())
