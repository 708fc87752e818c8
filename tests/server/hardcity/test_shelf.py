"""What there is to choose from before an episode, and what came of one's own."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest
from starlette.applications import Starlette

from ashfall.hardcity.content import load_content
from ashfall.hardcity.ground.setup import COOP, VERSUS
from ashfall.hardcity.telling.briefing import brief
from ashfall.server.endpoints import route_of
from ashfall.server.hardcity.difficulty import ENOUGH
from ashfall.server.hardcity.http import shelf as shelf_module
from ashfall.server.limits import Limits
from ashfall.server.metrics import Metrics
from ashfall.server.store import MatchRow
from ashfall.server.workshop import Workshop
from ashfall.table.phrases import Phrase
from tests.server.hardcity.test_difficulty import ended
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


class CountedStore:
    """Matches that ended, and how often they were asked for."""

    def __init__(self) -> None:
        self.rows: list[MatchRow] = []
        self.reads = 0

    async def matches(self, *_: object, **__: object) -> list[MatchRow]:
        self.reads += 1
        await asyncio.sleep(0)
        return list(self.rows)


class Nobody:
    """Knows no guest."""

    async def guest_of(self, *_: object) -> None:
        return None


def test_the_shelf_is_worked_out_once_a_minute_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, store = [1000.0], CountedStore()
    monkeypatch.setattr(shelf_module, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    shelf = shelf_module.ENDPOINTS[0]

    async def scenario() -> tuple[list[bytes], bytes, bytes]:
        app = Starlette(routes=[route_of(shelf)])
        services: Any = SimpleNamespace(
            store=store, workshop=Workshop(), identity=Nobody(), limits=Limits(), metrics=Metrics()
        )
        app.state.services = services
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://localhost"
        ) as client:
            crowd = await asyncio.gather(*(client.get(shelf.path) for _ in range(5)))
            assert store.reads == 1
            store.rows = [ended("officers") for _ in range(ENOUGH)]
            clock[0] += shelf_module.MINUTE - 1
            soon = await client.get(shelf.path)
            assert store.reads == 1
            clock[0] += 1
            later = await client.get(shelf.path)
        return [each.content for each in crowd], soon.content, later.content

    crowd, soon, later = asyncio.run(scenario())
    assert {*crowd, soon} == {crowd[0]}
    assert store.reads == 2
    assert b'"is_here":true' in later
    assert b'"is_here":true' not in soon


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
    given_up = {"episode": 2, "best": None}  # what somebody gives up is nobody's best
    assert results(ada) == [{**given_up, "played": 2, "won": 1}]
    assert results(bob) == [{**given_up, "played": 1, "won": 0}]
    assert httpx.get(f"{server.url}/api/hardcity/results").json() == []


@pytest.mark.parametrize(
    ("scores", "best"),
    [
        ([("officers", 7, 5, 4), ("officers", 7, 2, 9), ("officers", 7, 2, 6)], (7, 2, 6)),
        ([("zero", 3, 7, 5)], (7, 3, 5)),
        ([("officers", None, None, None)], None),  # of a game that ended before scores were kept
    ],
)
def test_the_best_of_own_games_is_told(scores: list[tuple[Any, ...]], best: tuple[int, ...] | None) -> None:
    ended_ones = []
    for side, order, chaos, last in scores:
        row = ended(side)
        phrase = msgspec.json.decode(row.result, type=Phrase)
        score = {} if order is None else {"order": order, "chaos": chaos, "round": last}
        row.result = msgspec.json.encode(Phrase(phrase.id, {**phrase.args, **score})).decode()
        info: Any = SimpleNamespace(
            seats=[SimpleNamespace(guest="ada")], sides=[0], winners=[0], is_closed=False
        )
        ended_ones.append((row, info))
    (found,) = shelf_module._counted(ended_ones, "ada")
    assert (found.best and msgspec.structs.astuple(found.best)) == best


def test_the_score_of_a_game_is_kept(server: RunningServer) -> None:
    ada = Person(server, "Ada")
    match = city(ada, ME, mode="coop")
    asyncio.run(resigned(ada, match))
    told = ada.info(match)["result"]["args"]
    assert (told["order"], told["chaos"], told["round"]) == (0, 0, 0)  # it had hardly begun


def test_a_match_tells_who_must_choose(server: RunningServer) -> None:
    ada = Person(server, "Ada")
    match = city(ada, ME, mode="coop")
    assert ada.info(match)["chooser"] == 0
    asyncio.run(resigned(ada, match))
    assert ada.info(match).get("chooser") is None
