"""A game that the server has never heard of is played at its tables: an adapter is all that it takes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import httpx
import pytest

from ashfall.server.contract import HOUSE
from tests.server.nim.server.table import NimAtServer
from tests.server.playing import Chair, Json, Person
from tests.server.running import RunningServer, running_server
from tests.server.test_table import invite_of, play_on
from tests.table.nim import Heap, Nim
from tests.third_game import third_game

PACKAGE = "tests.server.nim"
ADAPTER = Path(__file__).parent / "nim"
MOST_LINES = 150


@pytest.fixture(scope="module")
def nim_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that finds Nim installed beside it."""
    folder = tmp_path_factory.mktemp("nim")
    with third_game("nim", PACKAGE, folder / "site"), running_server(folder) as server:
        yield server


def two_people(server: RunningServer, heap: int) -> tuple[Person, Person, str]:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    match = ada.create({"who": "me"}, {"who": "link"}, game="nim", heap=heap, starts="first")["id"]
    assert bob.join(match, asyncio.run(invite_of(ada, match))).status_code == 200
    return ada, bob, match


async def take(chair: Chair, count: int, *others: Chair) -> Json:
    update = await chair.done("move", move=f"take {count}")
    for other in others:
        await other.seen(update["seq"])
    return update


def left(*chairs: Chair) -> set[int]:
    """What lies on the table, as all of them see it."""
    return {chair.sight["left"] for chair in chairs if chair.sight is not None}


def test_an_adapter_is_small() -> None:
    assert sum(len(path.read_text().splitlines()) for path in ADAPTER.rglob("*.py")) <= MOST_LINES


def test_the_game_is_offered(nim_server: RunningServer) -> None:
    games = httpx.get(f"{nim_server.url}/api/games").json()
    assert {"name": "nim", "levels": ["random"], "sparring": []} in games
    schemas = httpx.get(f"{nim_server.url}/openapi.json").json()["components"]["schemas"]
    assert {"NimWish", "NimTerms", "NimSight"} <= set(schemas)


def test_two_people_and_a_spectator_through_everything(nim_server: RunningServer) -> None:
    ada, bob, match = two_people(nim_server, 10)
    watcher = Person(nim_server)

    async def before() -> int:
        async with ada.at(match) as first, bob.at(match) as second, watcher.at(match) as third:
            assert first.sight is not None
            assert first.sight["legal"] == ["take 1", "take 2", "take 3"]
            assert third.sight is not None
            assert (third.seats, third.sight["legal"], third.sight["answers"]) == ([], [], [])
            update = await take(first, 3, second, third)
            assert update["lines"][0]["event"] == {"type": "taken", "count": 3}
            assert left(first, second, third) == {7}
            assert (await first.done("take_back"))["what"] == "take_back"  # nobody has moved since
            await take(first, 2, second, third)
            await take(second, 3, first, third)
            assert (await first.do("take_back"))["t"] == "ack"  # now Bob must agree
            await second.until("update", lambda message: message["what"] == "ask_take_back")
            await second.done("accept_take_back")
            await first.until("update", lambda message: message["what"] == "accept_take_back")
            assert left(first, second) == {10}
            await take(first, 1, second)
            assert (await second.do("move", move="take 4"))["code"] == "illegal"
            assert (await second.ask("why", move="take 4"))["answer"]["clause"] == "NIM-1"
            assert (await second.ask("why", move="take 3"))["answer"].get("reason") is None
            return first.seq

    seq = asyncio.run(before())
    nim_server.restart("kill")

    async def after() -> Json:
        again = ada.at(match, last=seq - 1)
        async with again as first, bob.at(match) as second, watcher.at(match) as third:
            assert left(first, second, third) == {9}
            assert [update["seq"] for update in first.heard[0]["missed"]] == [seq]
            assert first.heard[0]["history"][-1]["phrases"][0]["id"] == "nim-taken"
            await play_on([second, first, third], Random(2))
            await third.until("table", lambda message: message["info"]["status"] == "over")
            assert left(first, second, third) == {0}
            return third.info

    info = asyncio.run(after())
    assert info["result"]["id"] == "nim-won"
    record = ada.call("GET", f"/api/matches/{match}/record")
    assert json.loads(record.text)["heap"] == 10
    assert ada.call("POST", "/api/records", {"text": record.text}).status_code == 201
    refused = ada.call("POST", "/api/records", {"text": '{"game": "nim", "heap": 2, "moves": ["take 3"]}'})
    assert (refused.status_code, "moves[0]" in refused.text) == (422, True)


def test_a_bot_plays_it_to_the_end_and_gives_hints(nim_server: RunningServer) -> None:
    ada = Person(nim_server, "Ada")
    match = ada.create({"who": "me"}, {"who": "bot", "bot": "random"}, game="nim", heap=30)["id"]

    async def play() -> Json:
        async with ada.at(match) as chair:
            while True:
                while chair.chooser not in (None, *chair.seats):
                    await chair.hear()
                if chair.chooser is None:
                    break
                answer = await chair.ask("hint")
                assert answer["answer"]["is"] == "ideas"
                await chair.done("move", move="take 1")
            await chair.until("table", lambda message: message["info"]["status"] == "over")
            return chair.info

    info = asyncio.run(play())
    assert len(info["winners"]) == 1


def test_who_resigns_loses(nim_server: RunningServer) -> None:
    ada, bob, match = two_people(nim_server, 10)

    async def play() -> Json:
        async with ada.at(match) as first, bob.at(match) as second:
            await first.done("resign")
            await second.until("table", lambda message: message["info"]["status"] == "over")
            return second.info

    info = asyncio.run(play())
    assert (info["winners"], info["result"]["args"]["reason"]["id"]) == ([1], "server-reason-resigned")


@pytest.mark.parametrize(
    ("terms", "seats", "problem"),
    [
        ({"game": "nim", "heap": 0}, 2, "terms.heap: "),
        ({"game": "nim"}, 3, "seats: expected 2, got 3"),
        ({"game": "chess"}, 2, "terms.game: expected one of neuroshima, "),
    ],
)
def test_wishes_that_cannot_be_fulfilled(
    nim_server: RunningServer, terms: Json, seats: int, problem: str
) -> None:
    wish = {"terms": terms, "seats": [{"who": "me"}, *[{"who": "local"}] * (seats - 1)]}
    answer = Person(nim_server).call("POST", "/api/matches", wish)
    assert answer.status_code in (400, 422)
    assert problem in answer.text


def test_nobody_leads_two_seats_where_the_game_knows_no_allies(nim_server: RunningServer) -> None:
    wish = {"terms": {"game": "nim"}, "seats": [{"who": "me"}, {"who": "ally"}]}
    answer = Person(nim_server).call("POST", "/api/matches", wish)
    assert answer.status_code == 400
    assert "seats[1].who: expected" in answer.text


def test_those_who_play_together_and_give_up_lose() -> None:
    class Together(NimAtServer):
        def sides(self, match: Nim) -> Sequence[int]:
            return (0, 0)

    outcome = Together().left(Nim(Heap(5)), [0, 1])
    assert (outcome.winners, outcome.side, outcome.drawn) == ((), HOUSE, False)
    assert NimAtServer().left(Nim(Heap(5)), [0]).winners == (1,)
