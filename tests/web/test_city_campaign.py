"""Two episodes of a campaign in the browser, on a server that is killed between them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from ashfall.server.identity import COOKIE
from tests.server.hardcity.test_campaigns import prepared
from tests.server.running import RunningServer, running_server
from tests.web.city import CityPlayer, play_together
from tests.web.people import CALM, PHONE, Person, Visit
from tests.web.test_connection import CUT


class Eve(NamedTuple):
    """A server with an episode that is about to be lost, and the cookies of its two people."""

    server: RunningServer
    match: str
    cookies: list[str]


# Made before Playwright holds the event loop.
@pytest.fixture(scope="module")
def eve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Eve]:
    folder = tmp_path_factory.mktemp("campaign")
    database = str(folder / "campaign.db")
    row, cookies = asyncio.run(prepared(database))
    with running_server(folder, database=database) as server:
        yield Eve(server, row.id, cookies)


def come_as(person: Person, cookie: str) -> None:
    """Be somebody who played here before."""
    person.pardon(CUT)
    person.context.add_cookies([{"name": COOKIE, "value": cookie, "url": person.home}])


def keeps(person: Person) -> list[Locator]:
    """For each of the own officers the abilities of which one is kept."""
    person.page.locator(".choice").first.wait_for()
    return person.page.locator(".choice").all()


def choose(person: Person) -> list[str]:
    """The last ability that is offered for each own officer, by name."""
    kept = []
    for choice in keeps(person):
        label = choice.locator("label").last
        person.press(label)
        expect(label.locator("input")).to_be_checked()
        expect(person.button("hc-campaign-go")).not_to_have_attribute("aria-busy", "true")
        kept.append(label.locator("b").inner_text())
    return kept


@pytest.mark.timeout(600)
def test_two_lose_an_episode_keep_abilities_and_play_the_next_one(eve: Eve, visit: Visit) -> None:
    """HC-11.3, HC-11.4; what was chosen outlives a kill of the server, and all of the next one is played."""
    server, match, cookies = eve
    ada, bob = visit(home=server.url, **CALM), visit(PHONE, home=server.url, **CALM)
    players = [CityPlayer(person, haste=1) for person in (ada, bob)]
    for person, cookie in zip((ada, bob), cookies, strict=True):
        come_as(person, cookie)
        person.open(f"/m/{match}")
    play_together(players)
    for person in (ada, bob):
        person.press(person.link("hc-campaign-go"))
        expect(person.page.get_by_text(person.say("hc-campaign-lost"), exact=True)).to_be_visible()
    expect(ada.button("hc-campaign-go")).to_be_disabled()
    kept = choose(ada)
    server.restart("kill")
    kept += choose(bob)
    ada.reload()
    for choice in keeps(ada):
        expect(choice.locator("label").last.locator("input")).to_be_checked()
    ada.press_button("hc-campaign-go")
    for person in (ada, bob):
        person.page.wait_for_url("**/m/*")
    assert ada.path == bob.path
    server.restart("kill")
    bob.reload()
    ada.open("/campaign/hardcity")
    carried = ada.page.locator("article")
    for ability in kept:
        expect(carried.filter(has_text=ability)).to_have_count(1)
    assert carried.count() == len(kept)
    ada.press(ada.link("web-continue-go"))
    play_together(players)
    ada.press(ada.link("hc-campaign-go"))
    expect(ada.page.get_by_text(ada.say("hc-campaign-lost"), exact=True)).to_have_count(2)
