"""What takes many errands is done once, tells how far it has come, and never fills the server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, cast

import pytest

from ashfall.bots.faults import BotFault
from ashfall.server import undertakings
from ashfall.server.rooms.errands import Errand
from ashfall.server.rooms.thinkers import Busy, Thinkers
from ashfall.server.undertakings import AskErrand, Undertaking, Undertakings, Work

ADA, BOB = ("10.0.0.1", "ada"), ("10.0.0.1", "bob")


class Step(Errand[int]):
    seconds = 1.0

    def work(self) -> int:
        raise AssertionError


@dataclass
class Pretending:
    """Thinkers that answer when they are let go on, or refuse at first."""

    asked: list[object] = field(default_factory=list)
    refusals: int = 0
    is_broken: bool = False
    going: asyncio.Event = field(default_factory=asyncio.Event)

    async def ask(self, errand: Errand[int], asker: object) -> int:
        self.asked.append(asker)
        if self.is_broken:
            raise BotFault("broken")
        if self.refusals:
            self.refusals -= 1
            raise Busy("now")
        await self.going.wait()
        return len(self.asked)


def hall(thinkers: Pretending) -> Undertakings:
    return Undertakings(cast(Thinkers, cast(Any, thinkers)))


def of_two_steps() -> Work:
    async def work(ask: AskErrand, told: Callable[[float], None]) -> bytes:
        first = await ask(Step())
        told(0.5)
        return bytes([first, await ask(Step())])

    return work


async def ended(one: Undertaking) -> None:
    assert one.task is not None
    await one.task


def play(scene: Callable[[], Awaitable[None]]) -> None:
    async def played() -> None:
        await scene()

    asyncio.run(played())


def test_it_is_done_once_and_remembered() -> None:
    async def scene() -> None:
        thinkers = Pretending()
        all_of_them = hall(thinkers)
        assert all_of_them.known("one") is None
        begun = all_of_them.begin("one", ADA, of_two_steps())
        await asyncio.sleep(0)
        assert all_of_them.known("one") is begun
        assert (begun.done, begun.found) == (0.0, None)
        thinkers.going.set()
        await ended(begun)
        assert (begun.done, begun.found) == (0.5, bytes([1, 2]))
        assert thinkers.asked == [ADA, ADA]

    play(scene)


def test_a_refused_errand_is_brought_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undertakings, "AGAIN", 0.0)

    async def scene() -> None:
        thinkers = Pretending(refusals=5)
        thinkers.going.set()
        begun = hall(thinkers).begin("one", ADA, of_two_steps())
        await ended(begun)
        assert begun.found == bytes([6, 7])

    play(scene)


def test_a_failure_is_told_once_and_then_tried_anew() -> None:
    async def scene() -> None:
        thinkers = Pretending(is_broken=True)
        all_of_them = hall(thinkers)
        begun = all_of_them.begin("one", ADA, of_two_steps())
        await ended(begun)
        assert begun.has_failed
        assert all_of_them.known("one") is begun
        assert all_of_them.known("one") is None

    play(scene)


def test_so_many_are_under_way_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undertakings, "MOST_UNDER_WAY", 4)

    async def scene() -> None:
        all_of_them = hall(Pretending())
        for number in range(3):
            all_of_them.begin(f"a{number}", ADA, of_two_steps())
        with pytest.raises(Busy):
            all_of_them.begin("a3", ADA, of_two_steps())
        all_of_them.begin("b0", BOB, of_two_steps())
        with pytest.raises(Busy):
            all_of_them.begin("b1", BOB, of_two_steps())
        await all_of_them.close()

    play(scene)


def test_what_was_asked_for_last_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undertakings, "MOST_REMEMBERED", 2)

    async def scene() -> None:
        thinkers = Pretending()
        thinkers.going.set()
        all_of_them = hall(thinkers)
        for key in ("one", "two"):
            await ended(all_of_them.begin(key, ADA, of_two_steps()))
        all_of_them.known("one")
        await ended(all_of_them.begin("three", ADA, of_two_steps()))
        assert all_of_them.known("two") is None
        assert all_of_them.known("one") is not None

    play(scene)
