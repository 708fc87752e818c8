"""Games of Hard City in the browser, to their end by clicking."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.city import CityPlayer, near_the_end, play_together, sit_down
from tests.web.people import CALM, DESKTOP, PHONE, Device, Visit


@pytest.mark.timeout(600)
@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_one_plays_alone_against_autodoc(visit: Visit, device: Device) -> None:
    player = CityPlayer(visit(device, **CALM))
    sit_down(player.person, near_the_end(1, "coop", 1), "me")
    player.play()
    expect(player.page.locator("section.end")).to_be_visible()
    player.person.press(player.person.link("table-watch-replay"))
    expect(player.page.get_by_role("slider", name=player.person.say("replay-moves"))).to_be_visible()


@pytest.mark.timeout(600)
def test_two_play_together(visit: Visit) -> None:
    players = [CityPlayer(visit(**CALM)), CityPlayer(visit(PHONE, locale="pl-PL", **CALM))]
    first, second = (player.person for player in players)
    sit_down(first, near_the_end(5, "coop", 2), "me", "link")
    second.accept(first.invitation())
    play_together(players)
    for player in players:
        expect(player.page.locator("section.end")).to_be_visible()


@pytest.mark.timeout(600)
def test_three_play_one_against_all_and_somebody_watches(visit: Visit) -> None:
    """Two lead officers, one is Doctor Zero; nobody but him is shown his cards or what he may choose."""
    players = [CityPlayer(visit(**CALM), seed) for seed in range(3)]
    first, zero = players[0], players[-1]
    path = sit_down(first.person, near_the_end(5, "versus", 3), "me", "link", "link")
    for player in players[1:]:
        player.person.accept(first.person.invitation())
    watcher = CityPlayer(visit(**CALM))
    watcher.person.open(path)
    seen = 0

    def look() -> None:
        """What lies in his hand is named nowhere else, unless it was played before."""
        nonlocal seen
        names = zero.page.locator(".hand .name").all_inner_texts()
        told = watcher.page.locator("section.log").inner_text()
        for blind in (*players[:-1], watcher):
            shown = blind.page.content()
            assert [name for name in names if name not in told and name in shown] == []
            assert blind.page.locator(".hand").count() == 0
        assert watcher.page.locator("rect.space.legal").count() == 0
        seen += len(names)

    play_together(players, look)
    assert seen > 0
    for player in (*players, watcher):
        expect(player.page.locator("section.end")).to_be_visible()


@pytest.mark.timeout(600)
def test_a_page_that_is_loaded_anew_goes_on_in_the_middle(visit: Visit) -> None:
    player = CityPlayer(visit(**CALM))
    sit_down(player.person, near_the_end(3, "coop", 1), "me")
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
