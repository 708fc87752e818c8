"""A table with an army that is not shipped: named, drawn, and played by clicking."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from ashfall.neuroshima import Match
from ashfall.neuroshima.army import army_id
from tests.neuroshima.own import drifters
from tests.web.people import Visit
from tests.web.table import Player

POSITION = {
    "players": [{"army": "drifters"}, {"army": "borgo"}],
    "units": [
        {"hex": "A1", "owner": 0, "tile": "hq"},
        {"hex": "E3", "owner": 1, "tile": "hq"},
        {"hex": "C3", "owner": 0, "tile": "slinger"},
    ],
    "hands": [["ambush", "wrestler"], []],
    "stage": "act",
    "own": [drifters().data()],
}


def test_an_own_army_is_seen_and_its_instant_is_played_by_clicking(visit: Visit) -> None:
    """The tile is called ``ambush``; that it moves a unit, its army alone can tell."""
    person = visit()
    person.go_on_with(Match.from_position(POSITION).record().to_json(), "me", "local")
    player = Player(person)
    expect(person.page.get_by_text("Drifters").first).to_be_visible()
    expect(person.page.locator(f'[data-army="{drifters().key}"]').first).to_be_attached()
    player.take("Ambush")
    player.point_at("C3")
    player.point_at("C2")
    player.press(player.prompt_button(player.say("table-go-play")))
    player.settled()
    log = person.page.get_by_text(re.compile("Slinger C3.*C2")).first
    expect(log).to_be_attached()
    assert army_id(drifters()) not in person.page.content()
