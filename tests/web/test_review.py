"""The end of a game is a moment, then a page that looks back at it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.test_review import winnable
from tests.web.games import BATTLE
from tests.web.people import CALM, PHONE, Device, Visit
from tests.web.table import Player

WIDE = Device(1440, 900)


@pytest.mark.parametrize("device", [WIDE, PHONE], ids=["desktop", "phone"])
def test_a_game_is_won_and_looked_back_at(visit: Visit, device: Device) -> None:
    match, seat = winnable()
    person = visit(device, **CALM)
    person.open("/")
    seats = [{"who": "me" if number == seat else "bot", "bot": "recruit"} for number in (0, 1)]
    for wished in seats:
        if wished["who"] == "me":
            del wished["bot"]
    wish = {"terms": {"game": "neuroshima"}, "seats": seats, "record": match.record().to_json()}
    made = person.page.request.post(f"{person.home}/api/matches", data={**wish, "starts": "first"})
    assert made.status == 201, made.text()
    key = made.json()["id"]
    person.open(f"/m/{key}")
    player = Player(person)
    player.my_turn()
    made = person.page.evaluate(PLAY, [key, BATTLE])
    assert made == "ack"
    assert player.my_turn().is_over

    moment = person.page.get_by_role("region", name=person.say("table-end-won"), exact=True)
    expect(moment.get_by_role("heading", name=person.say("end-victory"))).to_be_visible()
    expect(moment.locator("dl")).to_be_visible()
    assert "seed" not in moment.inner_text().lower()
    person.press(moment.get_by_role("link", name=person.say("end-review")))

    page = person.page
    expect(page).to_have_url(f"{person.home}/review/{key}")
    chart = page.get_by_role("slider", name=person.say("review-chart-keys"))
    expect(chart).to_be_visible()
    for heading in ("review-units", "review-best", "review-next", "review-costly"):
        expect(page.get_by_role("heading", name=person.say(heading))).to_be_visible()
    chart.focus()
    page.keyboard.press("Home")
    expect(chart).to_have_attribute("aria-valuenow", str(match.turn_number))
    # A win at once is no costly turn; the bot has looked when it says so.
    expect(page.get_by_text(person.say("review-costly-none"))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    person.press(page.get_by_text(person.say("review-fair"), exact=True))
    expect(page.get_by_text(person.say("review-hash"), exact=True)).to_be_visible()


# One move over a socket of its own: where the tile lies on the screen is no matter here.
PLAY = """
([key, move]) => new Promise((done) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/matches/${key}/socket`)
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data)
    if (told.t === 'welcome')
      socket.send(JSON.stringify({ t: 'do', id: 'won', what: 'move', seq: told.seq, move }))
    if (told.id === 'won') done(told.t)
  }
})
"""
