"""Taking back and clocks: nobody gains time by it, and nobody else loses any. A test says what time it is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ashfall.server.messages import Clock, Command, Guest, SeatWish
from ashfall.server.rooms import play as play_module
from ashfall.server.rooms.history import EntryFacts
from tests.server.house import ADA, BOB, CID, House, Seat, run
from tests.server.wishes import match_wish

MOVE = Clock("move", 30)
BANK = Clock("bank", 100, 5)
# Bob has a full hand, so that Ada ends her turn and no tile is drawn; he has to put one away first.
POSITION = {
    "players": [{"army": "moloch"}, {"army": "borgo"}],
    "units": [
        {"hex": "A1", "owner": 0, "tile": "hq"},
        {"hex": "E3", "owner": 1, "tile": "hq"},
    ],
    "hands": [["hybrid", "armored_hunter", "blocker"], ["mutant", "claws", "medic"]],
    "turn": 0,
    "stage": "act",
}
HYBRID, HUNTER = "place hybrid C3 0", "place armored_hunter C4 0"


class Table:
    """A match at which people sit and time passes when they say so."""

    def __init__(self, there: House, now: list[int], seq: int = 1) -> None:
        self._there, self._now, self._seq = there, now, seq
        self._match = ""
        self.people: list[Seat] = []

    async def sit(self, match: str, *guests: Guest) -> None:
        self._match = match
        self.people = [await self._there.sit(match, guest) for guest in guests]

    async def do(self, who: int, move: str = "", *, after: int = 0, what: str = "move") -> list[int]:
        """Somebody commands something, after so many seconds; what the clocks of all seats show then."""
        answer = await self.attempt(who, move, after=after, what=what)
        assert answer["t"] == "ack", answer
        self._seq = answer["seq"]
        entry = (await self._there.store.entries(self._match))[-1]
        return [left // 1000 for left in msgspec.json.decode(entry.data, type=EntryFacts).left]

    async def attempt(self, who: int, move: str, *, after: int, what: str = "move") -> dict[str, Any]:
        self._now[0] += 1000 * after
        key = f"{what} at {self._now[0]} after {self._seq}"
        command = Command(id=key, what=what, seq=self._seq, move=move)  # type: ignore[arg-type]
        return await self.people[who].answer(command)


Scene = Callable[[Table], Awaitable[None]]


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    moment = [1_000_000]
    monkeypatch.setattr(play_module, "_now", lambda: moment[0])
    return moment


def duel(folder: Path, now: list[int], clock: Clock, scene: Scene) -> None:
    """Ada and Bob, at the position above."""

    async def act(there: House) -> None:
        table = Table(there, now)
        match = await there.match(clock=clock, record=msgspec.json.encode(POSITION).decode())
        await table.sit(match, ADA, BOB)
        await scene(table)

    run(folder, act)


def set_up(folder: Path, now: list[int], clock: Clock, who: Sequence[str], scene: Scene) -> None:
    """Three seats, of which no HQ stands yet."""

    async def act(there: House) -> None:
        table = Table(there, now)
        seats = [SeatWish(one, part="moloch") for one in who]  # type: ignore[arg-type]
        wish = match_wish(seats=seats, mode="ffa", starts="first", clock=clock)
        match = (await there.hall.create(wish, ADA)).id
        guests = [BOB, CID][: who.count("open")]
        for guest in guests:
            await there.hall.join(match, guest, "")
        await table.sit(match, ADA, *guests)
        await scene(table)

    run(folder, act)


def test_what_somebody_took_back_takes_no_time_from_the_next(tmp_path: Path, now: list[int]) -> None:
    async def scene(table: Table) -> None:
        await table.do(0, HYBRID)
        await table.do(0, HUNTER)
        await table.do(0, what="take_back")
        await table.do(0, what="take_back")
        assert await table.do(0, "end") == [30, 30]
        assert await table.do(1, "discard claws", after=25) == [30, 30]

    duel(tmp_path, now, MOVE, scene)


def test_a_turn_that_ends_for_the_first_time_brings_its_increment(tmp_path: Path, now: list[int]) -> None:
    async def scene(table: Table) -> None:
        await table.do(0, HYBRID)
        await table.do(0, HUNTER)
        await table.do(0, what="take_back")
        await table.do(0, what="take_back")
        assert await table.do(0, "end", after=10) == [95, 100]
        await table.do(1, "discard claws")
        assert (await table.do(1, "end", after=1))[1] == 104

    duel(tmp_path, now, BANK, scene)


def test_a_turn_brings_its_increment_once(tmp_path: Path, now: list[int]) -> None:
    async def scene(table: Table) -> None:
        assert await table.do(0, "end") == [105, 100]
        await table.do(0, what="take_back")
        await table.do(0, HYBRID)
        assert await table.do(0, "end") == [105, 100]
        await table.do(0, what="take_back")
        await table.do(0, HUNTER)
        assert await table.do(0, "end") == [105, 100]

    duel(tmp_path, now, BANK, scene)


def test_each_decision_has_its_time_once(tmp_path: Path, now: list[int]) -> None:
    async def scene(table: Table) -> None:
        await table.do(0, HYBRID)
        await table.do(0, what="take_back", after=10)
        assert (await table.do(0, HYBRID))[0] == 20
        await table.do(0, what="take_back")
        assert (await table.do(0, "end", after=5))[0] == 15  # another first move, but not a new decision
        await table.do(0, what="take_back")
        await table.do(0, HUNTER)
        assert (await table.do(0, HYBRID, after=5))[0] == 30  # the second move is

    duel(tmp_path, now, MOVE, scene)


@pytest.mark.parametrize("clock", [MOVE, BANK])
def test_the_time_of_the_others_is_given_back(tmp_path: Path, now: list[int], clock: Clock) -> None:
    full = clock.seconds

    async def scene(table: Table) -> None:
        assert (await table.do(0, "place hq C3 0"))[1:] == [full, full]
        assert (await table.do(0, what="take_back", after=20))[1:] == [full, full]
        assert (await table.do(0, "place hq C2 0"))[1:] == [full, full]
        assert (await table.do(0, what="take_back", after=20))[1:] == [full, full]

    set_up(tmp_path, now, clock, ("me", "open", "open"), scene)


def test_the_time_of_the_others_is_given_back_after_a_restart(tmp_path: Path, now: list[int]) -> None:
    match = ""

    async def before(there: House) -> None:
        nonlocal match
        match = await there.match(clock=BANK)
        table = Table(there, now)
        await table.sit(match, ADA, BOB)
        assert await table.do(0, "place hq C3 0", after=10) == [90, 100]
        assert await table.do(1, what="offer_draw", after=60) == [90, 40]

    async def after(there: House) -> None:
        table = Table(there, now, seq=3)
        await table.sit(match, ADA, BOB)
        assert await table.do(0, what="take_back", after=10) == [90, 100]

    run(tmp_path, before)
    run(tmp_path, after)


def test_people_at_one_screen_gain_no_time_from_each_other(tmp_path: Path, now: list[int]) -> None:
    async def scene(table: Table) -> None:
        await table.do(0, "place hq C3 0")
        assert await table.do(0, what="take_back", after=20) == [100, 80, 100]

    set_up(tmp_path, now, BANK, ("me", "local", "open"), scene)


def test_people_at_one_screen_think_no_longer_by_taking_back(tmp_path: Path, now: list[int]) -> None:
    async def scene(table: Table) -> None:
        await table.do(0, "place hq C3 0")
        await table.do(0, what="take_back", after=20)
        assert (await table.do(0, "place hq C3 0"))[1] == 10

    set_up(tmp_path, now, MOVE, ("me", "local", "open"), scene)


def test_who_agrees_to_take_back_loses_nothing_by_it(tmp_path: Path, now: list[int]) -> None:
    async def scene(table: Table) -> None:
        await table.do(0, "end", after=10)
        await table.do(1, "discard claws", after=20)
        await table.do(0, what="take_back", after=20)
        assert await table.do(1, what="accept_take_back", after=20) == [95, 100]
        assert await table.do(0, "end") == [100, 100]  # all have agreed to play it anew

    duel(tmp_path, now, BANK, scene)


@pytest.mark.parametrize("after", [25, 200])  # a move cannot be stored, or that a flag has fallen
@pytest.mark.parametrize("clock", [MOVE, BANK])
def test_no_time_passes_while_nothing_can_be_stored(
    tmp_path: Path, now: list[int], clock: Clock, after: int
) -> None:
    async def act(there: House) -> None:
        match = await there.match(clock=clock)
        table = Table(there, now)
        await table.sit(match, ADA, BOB)
        there.store.trouble = "before"
        for _ in range(5):
            assert (await table.attempt(0, "place hq C3 0", after=after))["code"] == "storage"
        there.store.trouble = ""
        assert (await table.do(0, "place hq C3 0", after=5))[0] in (30, 95)
        told = [message for message in table.people[1].heard() if message["t"] == "table"]
        assert told[-1]["clocks"]["left"][0] == clock.seconds * 1000

    run(tmp_path, act)
