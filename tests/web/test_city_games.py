"""Games of Hard City in the browser, by clicking."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.city import CityPlayer, near_the_end
from tests.web.people import CALM, DESKTOP, PHONE, Device, Visit

TERMS = {"game": "hardcity"}
ANSWERS = 40  # of people who play without a plan; their games would last long


def sit_down(player: CityPlayer, record: str, *seats: dict[str, Any]) -> str:
    """Go on with a game at a new table; tells its address."""
    person = player.person
    person.open("/settings")  # whoever opens a page is somebody
    wish = {"terms": TERMS, "seats": list(seats), "record": record, "starts": "first"}
    answer = person.page.request.post(f"{person.home}/api/matches", data=wish)
    assert answer.ok, answer.text()
    path = f"/m/{answer.json()['id']}"
    person.open(path)
    return path


def give_up(player: CityPlayer) -> None:
    """Resign by the menu."""
    person = player.person
    person.press_button("table-menu")
    menu = person.page.get_by_role("dialog", name=person.say("table-menu"))
    person.press(menu.get_by_role("button", name=person.say("table-resign"), exact=True))
    question = person.page.get_by_role("dialog", name=person.say("table-resign-title"))
    person.press(question.get_by_role("button", name=person.say("table-resign"), exact=True))


@pytest.mark.timeout(600)
@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_one_plays_alone_against_autodoc(visit: Visit, device: Device) -> None:
    player = CityPlayer(visit(device, **CALM))
    sit_down(player, near_the_end(1, "coop", 1), {"who": "me"})
    player.play()
    expect(player.page.locator("section.end")).to_be_visible()
    player.person.press(player.person.link("table-watch-replay"))
    expect(player.page.get_by_role("slider", name=player.person.say("replay-moves"))).to_be_visible()


@pytest.mark.timeout(600)
def test_three_play_one_against_all_and_somebody_watches(visit: Visit) -> None:
    """Two lead officers, one is Doctor Zero; nobody but him is shown his cards or what he may choose."""
    players = [CityPlayer(visit(**CALM), seed) for seed in range(3)]
    first = players[0]
    path = sit_down(first, near_the_end(2, "versus", 3), {"who": "me"}, {"who": "link"}, {"who": "link"})
    for player in players[1:]:
        player.person.accept(first.person.invitation())
    watcher = CityPlayer(visit(**CALM))
    watcher.person.open(path)
    zero = players[-1]
    answers = 0
    while answers < ANSWERS:
        for player in players:
            if player.state() == "mine":
                player.answer()
                answers += 1
        if zero.state() == "mine":
            assert watcher.page.locator("rect.space.legal").count() == 0
    assert watcher.page.locator(".hand").count() == 0
    give_up(zero)
    for player in (*players, watcher):
        expect(player.page.locator("section.end")).to_be_visible()


@pytest.mark.timeout(600)
def test_a_page_that_is_loaded_anew_goes_on_in_the_middle(visit: Visit) -> None:
    player = CityPlayer(visit(**CALM))
    sit_down(player, near_the_end(3, "coop", 1, left=30), {"who": "me"})
    for _ in range(12):
        if player.wait() == "over":
            break
        player.answer()
        asked = player.page.locator(".prompt h2").inner_text() if player.state() == "mine" else ""
        player.person.reload()
        player.wait()
        if asked and not player.page.locator(".prompt .buttons").count():
            assert player.page.locator(".prompt h2").inner_text()
    player.play()
