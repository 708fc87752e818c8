"""axe finds no serious or critical fault on any page, in the dark or in the light."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web import games
from tests.web.axe import grave_faults
from tests.web.moves import begin_battle
from tests.web.pages import PAGES
from tests.web.people import DESKTOP, PHONE, TABLET, Device, Visit
from tests.web.table import Player

both = pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])


def test_pages(visit: Visit) -> None:
    person = visit(bypass_csp=True)
    faults = []
    for path in PAGES:
        person.read(path)
        faults += grave_faults(person)
    assert not faults, "\n".join(faults)


@both
def test_table_battle_end_and_replay(visit: Visit, device: Device, tmp_path: Path) -> None:
    match = games.before_battle()
    person = visit(device, bypass_csp=True)
    person.play_on(games.save(match, tmp_path))
    player = Player(person)
    player.my_turn()
    faults = grave_faults(person)
    begin_battle(player, match.armies[match.turn])
    faults += grave_faults(person)
    player.leave_battle()
    player.my_turn()
    person.press_button("table-menu")
    faults += grave_faults(person)
    menu = person.page.get_by_role("dialog", name=person.say("table-menu"))
    person.press(menu.get_by_role("button", name=person.say("table-resign"), exact=True))
    question = person.page.get_by_role("dialog", name=person.say("table-resign-title"))
    person.press(question.get_by_role("button", name=person.say("table-resign"), exact=True))
    player.look("is_over")
    faults += grave_faults(person)
    person.press(person.link("table-watch-replay"))
    expect(person.page.get_by_role("slider", name=person.say("replay-moves"))).to_be_visible()
    faults += grave_faults(person)
    assert not faults, "\n".join(faults)


def test_the_turn_of_the_opponent(visit: Visit) -> None:
    host, guest = visit(), visit(bypass_csp=True)
    host.start_game("link")
    guest.accept(host.invitation())
    Player(host).my_turn()
    Player(guest).look("is_theirs")
    faults = grave_faults(guest)
    assert not faults, "\n".join(faults)


def test_what_happens_in_a_phase_is_pointed_out_by_different_names(visit: Visit, tmp_path: Path) -> None:
    match = games.before_battle()
    person = visit(reduced_motion="reduce")  # step by step
    person.play_on(games.save(match, tmp_path))
    player = Player(person)
    player.my_turn()
    begin_battle(player, match.armies[match.turn])
    told = player.battle.get_by_role("complementary", name=person.say("battle-told"))
    phases = player.battle.get_by_role("list", name=person.say("battle-phases")).get_by_role("button")
    most = 0
    for number in range(phases.count()):
        person.press(phases.nth(number))
        marks = told.locator("button[aria-pressed]").all()
        names = [mark.get_attribute("aria-label") for mark in marks]
        assert len(set(names)) == len(names), names
        most = max(most, len(names))
    assert most > 1


@pytest.mark.parametrize("device", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_moves_and_the_end_of_a_game_are_read_aloud_once(visit: Visit, device: Device) -> None:
    person = visit(device)
    person.start_game("local")
    player = Player(person)
    player.my_turn()
    player.point_at("B2")
    person.press_button("table-go-place")
    player.my_turn()
    aloud = person.page.locator('[aria-live="polite"]')
    expect(aloud.filter(has_text=f"{games.tile_name('moloch', 'hq')} B2")).to_have_count(1)
    person.press_button("table-menu")
    person.press_button("table-agree-draw")
    player.look("is_over")
    expect(aloud.filter(has_text=person.say("table-end-draw"))).to_have_count(1)


def test_a_unit_that_is_pointed_at_tells_what_it_does(visit: Visit, tmp_path: Path) -> None:
    person = visit()
    match = games.before_battle()
    person.play_on(games.save(match, tmp_path))
    player = Player(person)
    hex = player.my_turn().units[0]
    told = player.hex(hex).get_attribute("aria-label") or ""
    player.hex(hex).hover()
    expect(player.hex(hex)).not_to_have_attribute("aria-label", told)
