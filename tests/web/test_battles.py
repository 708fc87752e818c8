"""Battles are called, and those in which nobody is hit ask for nothing."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from ashfall.neuroshima import Match
from tests.web import games
from tests.web.moves import begin_battle, choose
from tests.web.people import Person, Visit
from tests.web.table import Player

SEATS = (("me", "bot"), ("bot", "me"))


def sit_down(person: Person, match: Match) -> Player:
    """Go on with a game against a bot, as whoever is to move."""
    person.go_on_with(match.record().to_json(), *SEATS[match.turn])
    player = Player(person)
    player.my_turn()
    return player


def test_a_battle_is_called_by_somebody_and_goes_on_when_pressed(visit: Visit) -> None:
    person, match = visit(reduced_motion="reduce"), games.before_battle()
    player = sit_down(person, match)
    begin_battle(player, match.armies[match.turn])
    go_on = player.battle.get_by_role("button", name=person.say("battle-go-on"), exact=True)
    expect(go_on).to_be_visible()
    expect(player.battle.locator("[aria-live=assertive]")).to_have_text(person.say("battle-call-you"))
    person.page.keyboard.press("Enter")
    expect(go_on).to_have_count(0)
    expect(player.battle.get_by_role("heading", name=re.compile(r"^\w+ \d"))).to_be_visible()


def test_a_battle_without_a_hit_needs_no_click(visit: Visit) -> None:
    person, match = visit(), games.before_empty_battle()
    player = sit_down(person, match)
    choose(player, match.armies[match.turn], "play battle")
    player.press(player.prompt_button(player.say("table-go-play")))
    person.page.get_by_text(person.say("battle-nobody")).first.wait_for()
    expect(player.battle).to_have_count(0)
