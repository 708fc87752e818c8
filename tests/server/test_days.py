"""Games over days: clocks run by the calendar, matches rest, and everybody sees for whom they wait."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ashfall.server import lobby as lobby_module
from ashfall.server.lobby import Lobby
from ashfall.server.messages import Clock, Guest, OwnTurn, SeatWish
from ashfall.server.rooms import attendance as attendance_module
from ashfall.server.rooms import hall as hall_module
from ashfall.server.rooms import play as play_module
from ashfall.server.rooms import upkeep as upkeep_module
from ashfall.server.rooms.clocks import Clocks, Reading
from ashfall.server.store import store as store_module
from tests.server.house import ADA, BOB, CID, House, move, run
from tests.server.playing import Person, wished
from tests.server.running import RunningServer
from tests.server.test_table import two_people
from tests.server.wishes import match_wish

DAY = 86_400
TURN = Clock("turn", DAY)


class Calendar:
    """The calendar of the server, which can be turned on."""

    def __init__(self) -> None:
        self.ahead = 0  # seconds

    def time_ns(self) -> int:
        return time.time_ns() + self.ahead * 10**9


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    """Rooms that nobody needs are put away in a moment, and matches are looked after all the time."""
    calendar = Calendar()
    monkeypatch.setattr(store_module, "time", SimpleNamespace(time_ns=calendar.time_ns))
    monkeypatch.setattr(lobby_module, "FRESH", 0.0)
    monkeypatch.setattr(hall_module, "SWEEP", 0.02)
    monkeypatch.setattr(hall_module, "IDLE", 0.05)
    monkeypatch.setattr(upkeep_module, "NOW_AND_THEN", 0.05)
    monkeypatch.setattr(play_module, "HOUR", 0)
    return calendar


async def turn_of(there: House, match: str, guest: Guest) -> OwnTurn:
    view = await Lobby(there.store, there.hall).view(guest)
    return view.turns[match]


async def put_away(there: House) -> None:
    while there.hall._rooms:
        await asyncio.sleep(0.005)


# The arithmetic.


def test_a_turn_has_its_time_and_nobody_waits_for_who_is_away() -> None:
    clocks = Clocks(TURN, 2, 180_000)
    clocks.watch(0, True, 1000)
    assert clocks.read(61_000) == Reading((DAY * 1000 - 60_000, DAY * 1000), (0, 0))
    told = clocks.state(61_000)
    assert told is not None
    assert not told.paused
    assert clocks.after_move(0, 61_000, fresh=(), ended=None).left == (DAY * 1000 - 60_000, DAY * 1000)
    assert clocks.after_move(0, 61_000, fresh=(0, 1), ended=0).left == (DAY * 1000, DAY * 1000)


@pytest.mark.parametrize(
    ("spent", "least", "left"), [(30, 0, 70), (200, 0, 0), (30, 90, 90), (30, 500, 100), (30, -9, 70)]
)
def test_time_goes_on_but_leaves_a_little(spent: int, least: int, left: int) -> None:
    assert Reading((50, 100), (0, 0)).less(1, spent, least) == Reading((50, left), (0, 0))


# In the hall.


def test_it_rests_and_ends_when_the_time_is_up(tmp_path: Path, calendar: Calendar) -> None:
    async def scene(there: House) -> None:
        match = await there.match(clock=TURN)
        await put_away(there)  # a match with another clock stays in memory
        calendar.ahead += DAY - 3600
        await asyncio.sleep(0.2)
        row = await there.store.match(match)
        assert row is not None
        assert row.status == "playing"
        turn = await turn_of(there, match, ADA)
        assert (turn.is_yours, turn.is_awaited) == (True, True)
        assert turn.left is not None
        assert 3_500_000 < turn.left <= 3_600_000
        assert not (await turn_of(there, match, BOB)).is_yours
        calendar.ahead += 3601
        while (row := await there.store.match(match)) is not None and row.status != "over":
            await asyncio.sleep(0.01)
        assert row is not None
        assert row.winners == "[1]"

    run(tmp_path, scene)


def test_time_goes_on_while_the_server_is_down_but_leaves_an_hour(
    tmp_path: Path, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play_module, "HOUR", 3_600_000)
    keys: list[str] = []

    async def before(there: House) -> None:
        keys.append(await there.match(clock=Clock("turn", 3 * DAY)))

    async def a_day_later(there: House) -> None:
        await there.sit(keys[0], ADA)
        left = (await turn_of(there, keys[0], ADA)).left
        assert left is not None
        assert 2 * DAY * 1000 - 60_000 < left <= 2 * DAY * 1000

    async def too_late(there: House) -> None:
        await there.sit(keys[0], CID)
        left = (await turn_of(there, keys[0], ADA)).left
        assert left is not None
        assert 3_500_000 < left <= 3_600_000

    run(tmp_path, before)
    calendar.ahead += DAY
    run(tmp_path, a_day_later)
    calendar.ahead += 9 * DAY
    run(tmp_path, too_late)


def test_all_of_a_turn_is_played_in_its_time(tmp_path: Path, calendar: Calendar) -> None:
    async def scene(there: House) -> None:
        match = await there.match(clock=TURN)
        ada, bob = await there.sit(match, ADA), await there.sit(match, BOB)
        for seat, text in ((ada, "place hq C3 0"), (bob, "place hq A1 0")):
            room = seat.room
            room._play._clocks._mark -= 3_600_000  # an hour later
            answer = await seat.answer(move(text, room.info().seq, text))
            assert answer["t"] == "ack", answer
        left = room._play._clocks.read(play_module._now()).left
        assert min(left) > DAY * 1000 - 60_000  # each placed HQ was a turn

    run(tmp_path, scene)


def test_a_table_over_days_waits_in_the_lobby_without_its_owner(
    tmp_path: Path, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monotonic = SimpleNamespace(monotonic=lambda: time.monotonic() + calendar.ahead)
    monkeypatch.setattr(attendance_module, "time", monotonic)

    async def scene(there: House) -> None:
        seats, made = [SeatWish("me"), SeatWish("open")], {}
        for name, clock in (("days", TURN), ("minutes", Clock("bank", 600))):
            wish = match_wish(seats=seats, listed=True, clock=clock)
            made[name] = (await there.hall.create(wish, ADA)).id
        calendar.ahead += 3600
        view = await Lobby(there.store, there.hall).view(CID)
        assert [info.id for info in view.waiting] == [made["days"]]
        await there.sit(made["days"], CID)  # looks at it
        assert [info.id for info in (await Lobby(there.store, there.hall).view(BOB)).waiting] == [
            made["days"]
        ]

    run(tmp_path, scene)


def test_a_game_against_a_bot_calls_nobody(tmp_path: Path, calendar: Calendar) -> None:
    async def scene(there: House) -> None:
        wish = match_wish(seats=[SeatWish("me"), SeatWish("bot", bot="random")], starts="first")
        match = (await there.hall.create(wish, ADA)).id
        await put_away(there)
        turn = await turn_of(there, match, ADA)
        assert (turn.is_yours, turn.is_awaited, turn.left) == (True, False, None)
        assert await Lobby(there.store, there.hall).awaited(ADA) == []

    run(tmp_path, scene)


# Over HTTP.


def turns_of(person: Person) -> list[str]:
    found: list[str] = person.call("GET", "/api/me/turns").json()["awaited"]
    return found


def test_who_is_called(server: RunningServer) -> None:
    ada, bob, match = two_people(server, clock={"kind": "turn", "seconds": 3 * DAY})
    assert (turns_of(ada), turns_of(bob), turns_of(Person(server))) == ([match], [], [])
    mine: dict[str, Any] = ada.call("GET", "/api/lobby").json()["turns"][match]
    assert mine["is_yours"]
    assert 3 * DAY * 1000 - 120_000 < mine["left"] <= 3 * DAY * 1000


@pytest.mark.parametrize(
    ("clock", "reason"),
    [
        ({"kind": "turn", "seconds": DAY + 1}, "clock.seconds: expected 1 to 7 days of 86400 for a turn"),
        ({"kind": "move", "seconds": DAY + 1}, "clock.seconds: expected at most 86400, got 86401"),
        ({"kind": "turn", "seconds": 8 * DAY}, "clock.seconds"),
    ],
)
def test_what_cannot_be_wished_for(server: RunningServer, clock: dict[str, Any], reason: str) -> None:
    wish = wished(seats=[{"who": "me"}, {"who": "local"}], clock=clock)
    answer = Person(server).call("POST", "/api/matches", wish)
    assert answer.status_code == 400
    assert reason in answer.json()["reason"]
