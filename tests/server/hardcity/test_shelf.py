"""What there is to choose from before an episode, and what came of one's own."""

from __future__ import annotations

import asyncio

import httpx
import msgspec

from ashfall.hardcity.content import load_content
from ashfall.hardcity.ground.setup import COOP, VERSUS
from ashfall.hardcity.telling.briefing import brief
from tests.server.hardcity.test_table import city
from tests.server.playing import Json, Person
from tests.server.running import RunningServer

ME, LOCAL, OPEN = {"who": "me"}, {"who": "local"}, {"who": "open"}


async def resigned(person: Person, match: str) -> None:
    async with person.at(match) as chair:
        await chair.done("resign")


def results(person: Person) -> list[Json]:
    found: list[Json] = person.call("GET", "/api/hardcity/results").json()
    return found


def test_every_episode_is_told_for_both_modes(server: RunningServer) -> None:
    shelf = httpx.get(f"{server.url}/api/hardcity/episodes").json()
    content = load_content()
    assert [sheet["episode"] for sheet in shelf["episodes"]] == [each.number for each in content.episodes]
    for sheet, episode in zip(shelf["episodes"], content.episodes, strict=True):
        assert sheet["enemies"] == list(episode.enemies)
        for mode in (VERSUS, COOP):
            assert sheet[mode] == msgspec.json.decode(msgspec.json.encode(brief(episode, mode)))
        assert {rate["mode"] for rate in sheet["rates"]} == {VERSUS, COOP}
    cast = [(sheet["officer"], sheet["hp"], sheet["ability"]) for sheet in shelf["officers"]]
    assert cast == [(officer.key, officer.hp, officer.ability) for officer in content.officers]


def test_own_games_are_counted_by_episode(server: RunningServer) -> None:
    """Whoever leads both sides has neither won nor lost."""
    ada = Person(server, "Ada")
    assert results(ada) == []
    bob = Person(server, "Bob")
    match = city(ada, ME, OPEN, mode="versus", episode=2, listed=True)
    assert bob.join(match).status_code == 200
    asyncio.run(resigned(bob, match))
    asyncio.run(resigned(ada, city(ada, ME, mode="coop", episode=2)))
    asyncio.run(resigned(ada, city(ada, ME, LOCAL, mode="versus", episode=3)))
    assert results(ada) == [{"episode": 2, "played": 2, "won": 1}]
    assert results(bob) == [{"episode": 2, "played": 1, "won": 0}]
    assert httpx.get(f"{server.url}/api/hardcity/results").json() == []


def test_a_match_tells_who_must_choose(server: RunningServer) -> None:
    ada = Person(server, "Ada")
    match = city(ada, ME, mode="coop")
    assert ada.info(match)["chooser"] == 0
    asyncio.run(resigned(ada, match))
    assert ada.info(match).get("chooser") is None
