"""Clocks count whole milliseconds, wait for people who are away, and are the same after a restart."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ashfall.server.messages import Clock, ClockState
from ashfall.server.rooms.clocks import Clocks, Reading
from tests.server import running
from tests.server.playing import Chair, Person
from tests.server.running import RunningServer, running_server
from tests.server.test_table import two_people

BANK = Clock("bank", 60, 5)
MOVE = Clock("move", 30)
PATIENCE = 10_000
BOTH = (0, 1)


def clocks(rule: Clock | None, chooser: int | None = 0, away: bool = False, now: int = 1000) -> Clocks:
    made = Clocks(rule, 2, PATIENCE)
    made.watch(chooser, away, now)
    return made


# The arithmetic.


def test_only_the_clock_of_the_one_who_chooses_runs() -> None:
    bank = clocks(BANK)
    assert bank.read(1000) == Reading((60_000, 60_000), (PATIENCE, PATIENCE))
    assert bank.read(4500).left == (56_500, 60_000)
    bank.watch(1, False, 4500)
    assert bank.read(6000).left == (56_500, 58_500)
    bank.watch(None, False, 6000)
    assert bank.read(9_999_999).left == (56_500, 58_500)


def test_a_turn_brings_the_increment_and_a_move_alone_does_not() -> None:
    bank = clocks(BANK)
    assert bank.after_move(0, 3000, fresh=BOTH, ended=None).left == (58_000, 60_000)
    assert bank.after_move(0, 3000, fresh=BOTH, ended=0).left == (63_000, 60_000)
    assert bank.after_move(0, 3000, fresh=BOTH, ended=1).left == (58_000, 65_000)  # in another one's turn


def test_each_decision_has_its_own_time() -> None:
    assert clocks(MOVE).after_move(0, 9000, fresh=BOTH, ended=0).left == (30_000, 30_000)
    assert clocks(MOVE).after_move(0, 9000, fresh=(1,), ended=0).left == (22_000, 30_000)


def test_a_reading_can_be_given_back_to_some() -> None:
    now, then = Reading((10, 20, 30), (1, 2, 3)), Reading((40, 50, 20), (4, 5, 2))
    assert now.with_at_least(then, (1, 2)) == Reading((10, 50, 30), (1, 5, 3))
    assert Reading((), (1, 2)).with_at_least(Reading((), (3, 4)), (0,)) == Reading((), (3, 2))


def test_a_flag_falls_at_nothing_and_not_before() -> None:
    bank = clocks(BANK)
    assert bank.has_flagged(60_999) is None
    assert bank.has_flagged(61_000) == 0
    assert bank.read(99_000).left == (0, 60_000)
    assert bank.next_change(31_000) == 30_000
    assert clocks(BANK, None).has_flagged(10**9) is None


def test_a_clock_waits_for_who_is_away_but_not_for_ever() -> None:
    bank = clocks(BANK, away=True)
    assert bank.read(8000) == Reading((60_000, 60_000), (3000, PATIENCE))
    assert bank.state(8000) == ClockState(left=[60_000, 60_000], running=0, paused=True, away=3000)
    assert bank.next_change(8000) == 3000
    assert bank.read(13_000) == Reading((58_000, 60_000), (0, PATIENCE))
    assert bank.state(13_000) == ClockState(left=[58_000, 60_000], running=0, paused=False, away=0)
    bank.watch(0, False, 13_000)
    bank.watch(0, True, 14_000)  # away again: the patience is used up
    assert bank.read(15_000).left == (56_000, 60_000)
    assert bank.may_be_claimed(15_000) is None  # the clock sees to it


def test_without_a_clock_patience_ends_in_a_claim() -> None:
    none = clocks(None, away=True)
    assert none.has_flagged(10**9) is None
    assert none.may_be_claimed(10_999) is None
    assert none.may_be_claimed(11_000) == 0
    assert none.next_change(10_999) == 1
    assert none.next_change(11_000) is None
    assert none.after_move(0, 11_000, fresh=BOTH, ended=None).patience == (PATIENCE, PATIENCE)
    assert clocks(None).state(5000) is None


def test_a_stored_reading_goes_on_where_it_was() -> None:
    bank = clocks(BANK)
    bank.set(Reading((20_000, 30_000), (0, 500)), 50_000, least=2000)
    bank.watch(0, True, 50_000)
    assert bank.read(51_000) == Reading((20_000, 30_000), (1000, 2000))
    assert bank.read(53_000) == Reading((19_000, 30_000), (0, 2000))


# At the table.


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that has patience for two seconds; no request could ask for that."""
    door = "import ashfall.server.rooms.hall as hall, ashfall.server.rooms.play as play\n"
    door += "hall.PATIENCE, play.GRACE = 2000, 500\n"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(running, "PROGRAM", door + running.PROGRAM)
        with running_server(tmp_path_factory.mktemp("hasty")) as server:
            yield server


def passed(began: float) -> int:
    """Milliseconds since then, and a little more than nothing."""
    return int(1000 * (time.monotonic() - began)) + 20


def left(chair: Chair) -> list[int]:
    assert chair.clocks is not None
    found: list[int] = chair.clocks["left"]
    return found


def test_a_flag_falls_without_anybody_there(hasty: RunningServer) -> None:
    ada, _, match = two_people(hasty, clock={"kind": "move", "seconds": 5})

    async def play() -> None:
        async with Person(hasty).at(match) as watching:
            async with ada.at(match) as first:
                assert 0 < left(first)[0] <= 5000
                assert left(first)[1] == 5000
                assert first.clocks is not None
                assert first.clocks["running"] == 0
            # Both players are gone: two seconds of patience, then five on the clock.
            flag = await watching.until("update")
            assert (flag["what"], flag["seat"]) == ("flag", 0)
            assert flag["sight"]["outcome"]["reason"] == "time"

    asyncio.run(play())
    assert ada.info(match)["winners"] == [1]


def test_clocks_are_told_with_every_entry_and_survive_a_restart(hasty: RunningServer) -> None:
    began = time.monotonic()
    ada, bob, match = two_people(hasty, clock={"kind": "bank", "seconds": 60, "increment": 3})

    async def play() -> list[int]:
        async with ada.at(match) as first, bob.at(match) as second:
            await asyncio.sleep(0.5)
            assert first.sight is not None
            update = await first.done("move", move=first.sight["legal"][0])
            assert 60_000 - passed(began) <= update["clocks"]["left"][0] <= 59_500
            assert update["clocks"]["running"] == 1
            await second.seen(update["seq"])
            assert left(second)[0] == left(first)[0]
            return left(first)

    before = asyncio.run(play())
    hasty.kill()
    asyncio.run(asyncio.sleep(1.0))  # nobody's time
    began = time.monotonic()
    hasty.start()

    async def again() -> None:
        async with bob.at(match) as second:
            assert left(second)[0] == before[0]
            # As at the last entry, which was before anybody heard of it.
            assert before[1] - passed(began) <= left(second)[1] <= 60_000

    asyncio.run(again())


def test_a_clock_pauses_while_somebody_is_away(hasty: RunningServer) -> None:
    ada, bob, match = two_people(hasty, clock={"kind": "bank", "seconds": 60})

    async def play() -> None:
        async with bob.at(match) as second:
            async with ada.at(match):
                await second.until("presence", lambda m: m["online"] == [True, True])
            paused = await second.until("table", lambda m: bool((m["clocks"] or {}).get("paused")))
            assert 0 < paused["clocks"]["away"] <= 2000
            runs = await second.until("table", lambda m: not m["clocks"]["paused"])
            assert runs["clocks"]["away"] == 0
            # The clock stood still for two seconds; how late we are told so depends on the machine.
            assert 0 <= paused["clocks"]["left"][0] - runs["clocks"]["left"][0] < 1000
            assert (await second.do("claim"))["code"] == "not_allowed"

    asyncio.run(play())


def test_without_a_clock_the_win_can_be_claimed(hasty: RunningServer) -> None:
    ada, bob, match = two_people(hasty)

    async def play() -> None:
        async with bob.at(match) as second, Person(hasty).at(match) as watching:
            async with ada.at(match):
                await second.until("presence", lambda m: m["online"] == [True, True])
                assert (await second.do("claim"))["code"] == "not_allowed"
            await second.until("table", lambda m: (m["clocks"] or {}).get("away") == 0)
            async with ada.at(match):
                await second.until("table", lambda m: (m["clocks"] or {"away": 0})["away"] is None)
                assert (await second.do("claim"))["code"] == "not_allowed"  # she is back
            await second.until("presence", lambda m: m["online"] == [False, True])
            assert (await watching.do("claim"))["code"] == "not_seated"
            update = await second.done("claim")
            assert update["sight"]["outcome"]["winners"] == [1]

    asyncio.run(play())
    assert ada.info(match)["winners"] == [1]


def test_an_ally_need_not_wait_either(hasty: RunningServer) -> None:
    ada, bob, cid = (Person(hasty, name) for name in ("Ada", "Bob", "Cid"))
    seats = ("me", "open", "open", "bot:random")
    match = ada.create(*seats, mode="teams", starts="first")["id"]
    assert [person.join(match).status_code for person in (bob, cid)] == [200, 200]

    async def play() -> None:
        async with bob.at(match), cid.at(match) as ally:
            await ally.until("table", lambda m: (m["clocks"] or {}).get("away") == 0)
            update = await ally.done("claim")
            assert update["sight"]["outcome"] is None
            told = [phrase["id"] for phrase in update["history"]["phrases"]]
            assert told == ["server-log-claim-bot", "server-log-taken-over"]
            moved = await ally.until("update", lambda message: message["what"] == "move")
            assert moved["seat"] == 0

    asyncio.run(play())
    assert [seat["who"] for seat in ada.info(match)["seats"]] == ["bot", "person", "person", "bot"]


def test_nobody_thinks_for_ever_by_taking_back(hasty: RunningServer) -> None:
    ada, bob, match = two_people(hasty, clock={"kind": "move", "seconds": 5})

    async def play() -> None:
        async with ada.at(match) as first, bob.at(match) as second:
            assert first.sight is not None
            move, left_before = first.sight["legal"][0], 5000
            for _ in range(3):
                await asyncio.sleep(0.3)
                update = await first.done("move", move=move)
                assert update["clocks"]["left"][1] > 4000  # whose clock runs now
                assert update["clocks"]["left"][0] <= left_before
                back = await first.done("take_back")
                assert back["what"] == "take_back"
                left_before = back["clocks"]["left"][0] - 200
            await second.seen(back["seq"])

    asyncio.run(play())


def test_who_plays_alone_may_take_back_and_think_anew(hasty: RunningServer) -> None:
    ada = Person(hasty)
    match = ada.create("me", "local", clock={"kind": "move", "seconds": 5})["id"]

    async def play() -> None:
        async with ada.at(match) as chair:
            assert chair.sight is not None
            move = chair.sight["legal"][0]
            await chair.done("move", move=move)
            await chair.done("take_back")
            await asyncio.sleep(0.3)
            update = await chair.done("move", move=move)
            assert update["clocks"]["left"][0] == 5000

    asyncio.run(play())


def test_a_bot_has_no_clock(hasty: RunningServer, tmp_path: Path) -> None:
    ada = Person(hasty)
    match = ada.create("bot:random", "me", starts="first", clock={"kind": "move", "seconds": 5})["id"]

    async def play() -> None:
        async with ada.at(match) as chair:
            while chair.chooser != 1:
                await chair.until("update")
            assert chair.clocks is not None
            assert chair.clocks["running"] == 1

    asyncio.run(play())
