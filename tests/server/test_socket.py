"""What a socket endures: nonsense, floods, clients that do not read, strangers, addresses of nothing."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server import running
from tests.server.playing import Chair, Person
from tests.server.running import RunningServer, running_server
from tests.server.test_table import two_people

NONSENSE = [
    ("", "body: expected JSON"),
    ("hello", "body: expected JSON"),
    ("[]", "expected object"),
    ('{"t":"dance"}', "t: expected"),
    ('{"t":"do","id":"1","what":"cheat","seq":1}', "what: expected one of accept_draw"),
    ('{"t":"do","id":"1","what":"move"}', "seq: "),
    ('{"t":"do","id":"1","what":"move","seq":-1}', "seq: "),
    ('{"t":"do","id":"1","what":"move","seq":"1"}', "seq: expected"),
    ('{"t":"do","id":"","what":"move","seq":1}', "id: "),
    ('{"t":"do","id":"%s","what":"move","seq":1}' % ("x" * 41), "id: "),
    ('{"t":"do","id":"1","what":"move","seq":1,"move":"%s"}' % ("x" * 81), "move: "),
    ('{"t":"ask","id":"1","what":"seed"}', "what: expected one of"),
    ("[" * 5000, "body: expected"),
]


def test_nonsense_is_refused_in_one_sentence(server: RunningServer) -> None:
    ada, _, match = two_people(server)

    async def act() -> None:
        async with ada.at(match) as chair:
            for text, expected in NONSENSE:
                await chair.connection.send(text)
                refused = await chair.until("reject")
                assert refused["code"] == "bad_message"
                assert expected in refused["reason"], (text, refused["reason"])
                assert refused["reason"].endswith(".")
            await chair.connection.send(b"\xff\xfe")
            assert (await chair.until("reject"))["code"] == "bad_message"
            await chair.send({"t": "ping"})
            await chair.until("pong")
            assert await chair.flood(["x"] * 20) == 1008

    asyncio.run(act())


def test_messages_that_are_too_large_close_the_socket(server: RunningServer) -> None:
    ada, _, match = two_people(server)

    async def act() -> int:
        async with ada.at(match) as chair:
            return await chair.flood(["x" * 100_000])

    assert asyncio.run(act()) == 1009


def test_there_is_no_socket_of_no_match(server: RunningServer) -> None:
    async def act() -> int:
        async with connect(f"{server.socket_url}/api/matches/nothing/socket") as connection:
            return await Chair(connection).close_code()

    assert asyncio.run(act()) == 4404


def test_pages_of_others_get_no_socket(server: RunningServer) -> None:
    ada, _, match = two_people(server)

    async def act() -> None:
        with pytest.raises(InvalidStatus):
            async with ada.at(match, origin="https://evil.example"):
                raise AssertionError("the server let a foreign page in")
        async with ada.at(match, origin=server.url) as chair:
            assert chair.seats == [0]

    asyncio.run(act())


def test_a_forged_cookie_is_nobody(server: RunningServer) -> None:
    ada, _, match = two_people(server)
    forger = Person(server)
    forger.cookies.set("ashfall_guest", f"{ada.id}.AAAA", domain="127.0.0.1")

    async def act() -> None:
        async with forger.at(match) as chair:
            assert chair.seats == []
            assert chair.heard[0]["you"] == {"id": "", "name": ""}
            assert (await chair.do("resign"))["code"] == "not_seated"

    asyncio.run(act())


@pytest.mark.parametrize("last", ["-1", "x", "9" * 30, "1e3", "٣"])
def test_a_strange_last_number_is_no_trouble(server: RunningServer, last: str) -> None:
    _, _, match = two_people(server)

    async def act() -> None:
        async with connect(f"{server.socket_url}/api/matches/{match}/socket?last={last}") as connection:
            assert (await Chair(connection).hear())["missed"] == []

    asyncio.run(act())


def test_the_same_person_may_look_twice_but_not_a_hundred_times(server: RunningServer) -> None:
    ada, _, match = two_people(server)

    async def act() -> None:
        async with AsyncExitStack() as stack:
            chairs = [await stack.enter_async_context(ada.at(match)) for _ in range(10)]
            update = await chairs[3].done("move", move="place hq C3 0")
            for chair in chairs:
                assert (await chair.seen(update["seq"]))["move"] == "place hq C3 0"
            with pytest.raises(ConnectionClosed) as closed:
                await stack.enter_async_context(ada.at(match))
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013

    asyncio.run(act())


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("limited"), limits=True) as server:
        yield server


def test_a_flood_of_messages_is_refused_and_then_cut_off(limited: RunningServer) -> None:
    ada = Person(limited, "Ada")
    match = ada.create("me", "local")["id"]

    async def act() -> int:
        async with ada.at(match) as chair:
            return await chair.flood(['{"t":"ping"}'] * 300)

    assert asyncio.run(act()) == 1008


def test_hints_are_dear(limited: RunningServer) -> None:
    ada = Person(limited, "Ada")
    match = ada.create("me", "local")["id"]
    hints = [f'{{"t":"ask","id":"{number}","what":"hint"}}' for number in range(55)]  # no flood of messages

    async def act() -> None:
        async with ada.at(match) as chair:
            for hint in hints:
                await chair.connection.send(hint)
            refused = [await chair.until("reject") for _ in range(30)]  # some were answered
            assert {message["code"] for message in refused} == {"too_fast"}
            await chair.send({"t": "ping"})
            await chair.until("pong")  # others at the same address may have asked for too much

    asyncio.run(act())


LITTLE = "from ashfall.server import limits\n"
LITTLE += "limits.BY_GUEST['question'] = (0.001, 2)\n"
LITTLE += "limits.BY_ADDRESS['question'] = (0.001, 5)\n"
LITTLE += "limits.MESSAGES = (0.001, 6)\n"


@pytest.fixture
def strict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningServer]:
    """A server that allows next to nothing."""
    monkeypatch.setattr(running, "PROGRAM", LITTLE + running.PROGRAM)
    with running_server(tmp_path, limits=True) as server:
        yield server


def test_questions_are_counted_by_guest_and_address(strict: RunningServer) -> None:
    ada = Person(strict, "Ada")
    match = ada.create("me", "local")["id"]

    async def answers(person: Person, count: int) -> list[str]:
        async with person.at(match) as chair:
            return [(await chair.ask("links"))["t"] for _ in range(count)]

    assert asyncio.run(answers(ada, 3)) == ["answer", "answer", "reject"]
    assert asyncio.run(answers(ada, 1)) == ["reject"]  # another socket does not help
    assert asyncio.run(answers(Person(strict), 2)) == ["answer", "reject"]  # nor does another cookie


def test_what_comes_too_fast_is_refused_by_its_id(strict: RunningServer) -> None:
    ada = Person(strict, "Ada")
    match = ada.create("me", "local")["id"]

    async def act() -> None:
        async with ada.at(match) as chair:
            for _ in range(6):
                await chair.send({"t": "ping"})
            refused = await chair.do("move", move="place hq C3 0")
            assert (refused["t"], refused["code"]) == ("reject", "too_fast")
            assert (await chair.ask("links"))["code"] == "too_fast"
        assert ada.info(match)["seq"] == 1

    asyncio.run(act())


def test_what_nobody_expected_is_noted_and_closes_the_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = "import ashfall.server.rooms.room as rooms\n"
    broken += "def ask(*_): raise ZeroDivisionError('what it was about')\nrooms.Room.ask = ask\n"
    monkeypatch.setattr(running, "PROGRAM", broken + running.PROGRAM)
    with running_server(tmp_path, may_fail=True) as server:
        ada, _, match = two_people(server)

        async def act() -> int:
            async with ada.at(match) as chair:
                return await chair.flood(['{"t":"ask","id":"1","what":"links"}'])

        assert asyncio.run(act()) == 1011
        assert f"socket /api/matches/{match}/socket failed: ZeroDivisionError" in server.log
        assert "what it was about" not in server.log


def test_a_client_that_does_not_read_is_dropped_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = "import ashfall.server.rooms.sending as sending; sending.MOST_CHARACTERS = 200_000\n"
    monkeypatch.setattr(running, "PROGRAM", small + running.PROGRAM)
    with running_server(tmp_path) as server:
        ada, bob, match = two_people(server)

        async def act() -> int:
            # The sleeper reads nothing more: the buffers of his side fill up, then those of the server.
            narrow = socket.socket()
            narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            narrow.connect(("127.0.0.1", server.port))
            narrow.setblocking(False)
            async with ada.at(match) as first, bob.at(match, max_queue=1, sock=narrow) as sleeper:
                await first.until("presence", lambda m: m["online"] == [True, True])
                is_there = True
                while is_there:
                    assert first.sight is not None
                    await first.done("move", move=first.sight["legal"][0])
                    await first.done("take_back")
                    presence = [message for message in first.heard if message["t"] == "presence"]
                    is_there = all(message["online"][1] for message in presence[1:])
                    first.heard = presence[:1] + presence[-1:]
                    first.raw.clear()
                return await sleeper.close_code()

        assert asyncio.run(act()) == 1013
