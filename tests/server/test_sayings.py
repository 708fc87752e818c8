"""Ready phrases: those who play say them, everybody at the table hears them, and nothing is stored."""

from __future__ import annotations

import asyncio

import pytest

from ashfall.server.rooms import sayings as sayings_module
from ashfall.server.rooms.sayings import Sayings
from tests.server.playing import Chair, Person
from tests.server.running import RunningServer
from tests.server.test_table import two_people


async def said(chair: Chair, what: str, key: str = "s") -> None:
    await chair.send({"t": "say", "id": key, "what": what})


@pytest.mark.parametrize("game", ["neuroshima", "hardcity"])
def test_everybody_hears_what_somebody_says_who_plays(server: RunningServer, game: str) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    seats = ("me", "open")
    terms = {"mode": "versus", "episode": 1} if game == "hardcity" else {"starts": "first"}
    match = ada.create(*seats, game=game, **terms)["id"]
    assert bob.join(match).status_code == 200

    async def scene() -> None:
        async with ada.at(match) as first, bob.at(match) as second, Person(server).at(match) as watching:
            seat = second.seats[0]
            await said(second, "luck")
            for chair in (first, second, watching):
                assert await chair.until("said") == {"t": "said", "seat": seat, "what": "luck"}
            await said(watching, "hello", "not mine")
            refused = await watching.until("reject")
            assert (refused["id"], refused["code"]) == ("not mine", "not_seated")
            before = first.seq
        async with ada.at(match) as again:
            assert again.seq == before  # no entry came of it
            assert all(message["t"] != "said" for message in again.heard)

    asyncio.run(scene())


def test_nobody_talks_all_the_time(server: RunningServer) -> None:
    ada, bob, match = two_people(server)

    async def scene() -> None:
        async with ada.at(match) as first, bob.at(match) as second:
            for number in range(4):
                await said(first, "nice", f"word {number}")
            refused = await first.until("reject")
            assert (refused["id"], refused["code"]) == ("word 3", "too_fast")
            await said(second, "thanks")  # others are not held up by it
            await second.until("said", lambda message: message["what"] == "thanks")

    asyncio.run(scene())


def test_only_what_is_ready_can_be_said(server: RunningServer) -> None:
    ada, _, match = two_people(server)

    async def scene() -> None:
        async with ada.at(match) as first:
            await said(first, "free text")
            assert (await first.until("reject"))["code"] == "bad_message"

    asyncio.run(scene())


def test_each_has_a_share_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sayings_module, "RATE", 1e-9)
    sayings = Sayings()
    assert [sayings.may_speak("ada") for _ in range(4)] == [True, True, True, False]
    assert sayings.may_speak("bob")
