"""Bots in processes of their own: answers, order, what happens to those who break down."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from multiprocessing import active_children
from multiprocessing.connection import Connection

import pytest

from ashfall.bots.contract import Choice
from ashfall.bots.faults import BotFault
from ashfall.neuroshima import Match
from ashfall.server.neuroshima.table import TABLE
from ashfall.server.rooms import thinkers as module
from ashfall.server.rooms.errands import SECONDS, BotQuestion, Errand
from ashfall.server.rooms.thinkers import Busy, Thinkers

ADA, BOB = ("10.0.0.1", "ada"), ("10.0.0.1", "bob")  # address and guest


def question(bot: str = "random", seed: int = 1, seconds: float = 1.0) -> BotQuestion:
    return BotQuestion.about("neuroshima", Match(["moloch", "borgo"], seed=4), bot, seed, seconds)


def run(scene: Callable[[Thinkers], Awaitable[None]]) -> None:
    async def act() -> None:
        thinkers = Thinkers(1)
        thinkers.start()
        try:
            await scene(thinkers)
        finally:
            await thinkers.close()

    asyncio.run(act())


def test_every_bot_answers_and_the_same_seed_gives_the_same_answer() -> None:
    legal = {move.text for move in Match(["moloch", "borgo"], seed=4).legal}

    async def scene(thinkers: Thinkers) -> None:
        for bot in TABLE.bots:
            choice = await thinkers.ask(question(bot, seconds=0.2))
            assert choice.move.text in legal
        first, second = [await thinkers.ask(question("veteran")) for _ in range(2)]
        assert first == second

    run(scene)


def test_tables_come_before_questions_of_people() -> None:
    async def scene(thinkers: Thinkers) -> None:
        await thinkers.ask(question())  # the process is ready now
        order: list[str] = []

        async def ask(name: str, urgent: bool) -> None:
            await thinkers.ask(question("veteran"), urgent=urgent)
            order.append(name)

        await asyncio.gather(ask("first", False), ask("person", False), ask("table", True))
        assert order.index("table") < order.index("person")

    run(scene)


def test_too_many_questions_are_refused_but_never_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 2)

    async def scene(thinkers: Thinkers) -> None:
        asked = [asyncio.create_task(thinkers.ask(question(), urgent=True)) for _ in range(4)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await thinkers.ask(question())
        assert all(isinstance(choice, Choice) for choice in await asyncio.gather(*asked))

    run(scene)


def test_one_who_asks_much_leaves_room_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_OF_ONE", 2)

    async def scene(thinkers: Thinkers) -> None:
        asked = [asyncio.create_task(thinkers.ask(question(), asker=ADA)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await thinkers.ask(question(), asker=ADA)
        assert isinstance(await thinkers.ask(question(), asker=BOB), Choice)
        await asyncio.gather(*asked)
        assert isinstance(await thinkers.ask(question(), asker=ADA), Choice)

    run(scene)


def test_nobody_has_more_time_than_the_bots_at_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []

    async def noted(thinker: module._Thinker, job: module._Job) -> bool:
        given.append(job.errand.seconds)
        job.answer.set_result(Choice(Match(["moloch", "borgo"], seed=4).legal[0]))
        return True

    monkeypatch.setattr(module, "_is_answered", noted)

    async def scene(thinkers: Thinkers) -> None:
        await thinkers.ask(question(seconds=5.0))
        await thinkers.ask(question(seconds=1.0), urgent=True)
        await thinkers.ask(question(seconds=5.0))
        await thinkers.ask(question(seconds=0.5))
        monkeypatch.setattr(module, "LATELY", 0.0)
        await thinkers.ask(question(seconds=5.0))
        assert given == [5.0, 1.0, SECONDS, 0.5, 5.0]

    run(scene)


def test_bots_hurry_where_many_tables_wait() -> None:
    async def scene(thinkers: Thinkers) -> None:
        assert thinkers.seconds_for(ADA) == SECONDS
        asked = [asyncio.create_task(thinkers.ask(question(), urgent=True, asker=ADA)) for _ in range(100)]
        await asyncio.sleep(0)
        assert thinkers.seconds_for(ADA) == module.LEAST_SECONDS
        assert thinkers.seconds_for(BOB) == SECONDS  # whose turn comes soon
        await asyncio.gather(*asked)

    run(scene)


def test_tables_take_turns_among_addresses_and_guests() -> None:
    async def scene(thinkers: Thinkers) -> None:
        await thinkers.ask(question())  # the process is ready now
        order: list[str] = []

        async def ask(name: str, asker: tuple[str, str]) -> None:
            await thinkers.ask(question(), urgent=True, asker=asker)
            order.append(name)

        crowd = [ask(guest, ("10.0.0.1", guest)) for guest in ("ada", "bob") for _ in range(20)]
        await asyncio.gather(*crowd, ask("cid", ("10.0.0.1", "cid")), ask("dot", ("10.0.0.2", "dot")))
        assert order.index("dot") <= 2  # one at work, one whose address came first
        assert order.index("cid") <= 5

    run(scene)


def test_a_question_that_cannot_be_answered_does_not_stop_the_next() -> None:
    async def scene(thinkers: Thinkers) -> None:
        with pytest.raises(BotFault):
            await thinkers.ask(BotQuestion("neuroshima", b"rubbish", "random", 1))
        with pytest.raises(BotFault):
            await thinkers.ask(question("nobody"))
        assert isinstance(await thinkers.ask(question()), Choice)

    run(scene)


# Processes that do not work as they should.


def dying(pipe: Connection, tie: Connection) -> None:
    os._exit(3)


def silent(pipe: Connection, tie: Connection) -> None:
    """Never says that it is ready, and hears nothing."""
    os.kill(os.getpid(), signal.SIGSTOP)


def halting(pipe: Connection, tie: Connection) -> None:
    """Stops in the middle of its first word."""
    os.write(pipe.fileno(), b"\x00\x00")
    os.kill(os.getpid(), signal.SIGSTOP)


def babbling(pipe: Connection, tie: Connection) -> None:
    pipe.send_bytes(b"what is this?")
    time.sleep(3600)


@pytest.mark.parametrize("work", [dying, babbling])
def test_a_process_that_breaks_down_is_given_up(
    monkeypatch: pytest.MonkeyPatch, work: Callable[[Connection, Connection], None]
) -> None:
    monkeypatch.setattr(module, "_work", work)

    async def scene(thinkers: Thinkers) -> None:
        with pytest.raises(Busy):
            await thinkers.ask(question())

    run(scene)


@pytest.mark.parametrize("work", [silent, halting])
def test_a_process_that_says_nothing_is_replaced_and_holds_up_no_end(
    monkeypatch: pytest.MonkeyPatch, work: Callable[[Connection, Connection], None]
) -> None:
    monkeypatch.setattr(module, "STARTING", 0.5)

    async def scene() -> None:
        strangers = set(active_children())  # of other tests in this process
        with monkeypatch.context() as patch:
            patch.setattr(module, "_work", work)
            thinkers = Thinkers(2)
            thinkers.start()
            await asyncio.sleep(0)
        begun = asyncio.Event()
        waiting = asyncio.create_task(thinkers.ask(question(), started=begun.set))
        await begun.wait()
        monkeypatch.setattr(module, "STARTING", 60.0)
        assert isinstance(await waiting, Choice)  # of the process that took its place
        ours = set(active_children()) - strangers
        async with asyncio.timeout(10):
            await thinkers.close()
        assert ours
        assert not any(process.is_alive() for process in ours)

    asyncio.run(scene())


# Errands that are no questions to bots.


@dataclass(frozen=True, slots=True)
class Sum(Errand[int]):
    """Adds numbers up, a long one after a while."""

    seconds = 30.0
    numbers: tuple[int, ...]
    pause: float = 0.0

    @property
    def is_long(self) -> bool:
        return self.pause > 0

    def work(self) -> int:
        time.sleep(self.pause)
        return sum(self.numbers)


@dataclass(frozen=True, slots=True)
class Deadly(Errand[int]):
    """Ends the process that works on it."""

    seconds = 1.0

    def work(self) -> int:
        os._exit(3)


def test_other_errands_are_done_as_well() -> None:
    async def scene(thinkers: Thinkers) -> None:
        assert await thinkers.ask(Sum((1, 2, 3))) == 6
        assert Sum(()).hurried(0.1) == Sum(())
        with pytest.raises(Busy):
            await thinkers.ask(Deadly())
        assert isinstance(await thinkers.ask(question()), Choice)

    run(scene)


def test_what_takes_long_holds_up_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_LONG", 1)

    async def scene(thinkers: Thinkers) -> None:
        begun = asyncio.Event()
        at_work = asyncio.create_task(thinkers.ask(Sum((1,), 60.0), asker=ADA, started=begun.set))
        await begun.wait()
        waits = asyncio.create_task(thinkers.ask(Sum((2,), 60.0), asker=ADA))
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await thinkers.ask(Sum((1,), 0.01), asker=BOB)
        assert isinstance(await thinkers.ask(question(), asker=BOB), Choice)
        assert isinstance(await thinkers.ask(question(), urgent=True), Choice)
        for task in (at_work, waits):
            assert not task.done()
            task.cancel()

    run(scene)
