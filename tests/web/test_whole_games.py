"""Whole games from the first page to the end card, by clicking."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.people import Visit
from tests.web.table import Player, play_together

END_CARD = "section:has(a[href^='/replay/'])"


@pytest.mark.timeout(600)
def test_two_people_play_a_game_over_a_link(visit: Visit) -> None:
    # With less motion battles wait to be stepped through, so that they can be left at any time.
    host, guest = visit(reduced_motion="reduce"), visit(reduced_motion="reduce")
    for person in (host, guest):
        person.hurry()
    host.start_game("link", armies=("moloch", "borgo"))
    guest.accept(host.invitation())
    players = [Player(host, seed=1), Player(guest, seed=2)]
    play_together(players)

    cards = [player.page.locator(END_CARD) for player in players]
    endings = {card.locator("h2").inner_text() for card in cards}
    # The style writes them in capitals.
    won, lost, drawn = (host.say(f"end-{kind}").upper() for kind in ("victory", "defeat", "draw"))
    assert endings in ({won, lost}, {drawn})
    for player in players:
        player.person.press_button("table-look-at-board")
    assert len(players[0].told()) == len(players[1].told())  # everybody is "you" in the own log
    assert players[0].look().hexes.keys() == players[1].look().hexes.keys()
    assert players[0].look().units == players[1].look().units
    for player in players:
        player.person.press(player.person.link("table-watch-replay"))
        expect(player.page.get_by_role("group", name=host.say("replay-controls"))).to_be_visible()
    sliders = [player.page.get_by_role("slider", name=host.say("replay-moves")) for player in players]
    assert sliders[0].get_attribute("max") == sliders[1].get_attribute("max")


@pytest.mark.timeout(600)
def test_one_plays_a_bot_to_the_end(visit: Visit) -> None:
    person = visit()
    person.hurry()
    person.start_game("bot", level="recruit", armies=("outpost", "hegemony"))
    player = Player(person, seed=3)
    while not (seen := player.my_turn()).is_over:
        player.play_turn(seen)
    title = player.page.locator(f"{END_CARD} h2").text_content()
    assert title in {person.say(f"end-{how}") for how in ("victory", "defeat", "draw")}
    person.open(f"/review/{person.match}")
    person.press(person.page.get_by_text(person.say("review-fair"), exact=True))
    expect(person.page.locator("details code").first).to_have_text(re.compile(r"^\d+:[0-9a-f]+$"))
    person.open("/")
    expect(person.link("web-continue-replay")).to_be_visible()
