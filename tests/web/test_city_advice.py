"""What a bot advises in Hard City, in the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.city import CityPlayer, near_the_end, sit_down
from tests.web.people import CALM, DESKTOP, PATIENCE, PHONE, Device, Visit


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_hint_is_planned_and_then_done(visit: Visit, device: Device) -> None:
    player = CityPlayer(visit(device, **CALM))
    person, page = player.person, player.page
    sit_down(person, near_the_end(1, "coop", 1), "me")
    ideas = page.locator(".ideas ol > li")
    plan = page.get_by_role("button", name=person.say("city-idea-plan"), exact=True)
    player.wait()
    person.press_button("city-hint")
    expect(ideas.first).to_be_visible(timeout=PATIENCE)
    while not plan.count():  # some questions are answered over the map
        person.press(ideas.first.get_by_role("button"))
        expect(ideas).to_have_count(0)
        player.wait()
        person.press_button("city-hint")
        expect(ideas.first).to_be_visible(timeout=PATIENCE)
    told = page.locator(".table > .unseen[aria-live]").inner_text()
    person.press(plan.first)
    person.press(page.locator(".prompt .buttons .primary"))
    expect(page.locator(".table > .unseen[aria-live]")).not_to_have_text(told, timeout=PATIENCE)
    expect(ideas).to_have_count(0)
