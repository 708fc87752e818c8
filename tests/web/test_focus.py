"""Where keys and screen readers are after something was dragged or went away, and which keys stay theirs."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.web import games
from tests.web.fingers import middle
from tests.web.moves import begin_battle
from tests.web.people import CALM, Device, Person, Visit
from tests.web.table import Player


def drag(person: Person, start: Locator, end: Locator) -> None:
    """With the mouse, from the middle of one thing to that of another."""
    mouse, (x, y) = person.page.mouse, middle(start)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, y - 12)  # it is taken up
    mouse.move(*middle(end), steps=5)
    mouse.up()


@pytest.fixture
def player(visit: Visit) -> Player:
    """Two people at one screen, the first of whom places an HQ."""
    person = visit()
    person.start_game("local")
    player = Player(person)
    player.my_turn()
    return player


def test_enter_places_what_was_dragged_from_the_hand(player: Player) -> None:
    drag(player.person, player.card(0), player.hex("B2"))
    assert player.settled().ghost == "B2"
    player.page.keyboard.press("Enter")
    player.look("is_passed")
    assert player.my_turn().units == ["B2"]


def test_enter_places_what_was_dragged_on_the_board(player: Player) -> None:
    player.point_at("B2")
    drag(player.person, player.hex("B2"), player.hex("D3"))
    assert player.settled().ghost == "D3"
    player.page.keyboard.press("Enter")
    player.look("is_passed")
    assert player.my_turn().units == ["D3"]


def test_whoever_takes_the_screen_is_on_the_board(player: Player) -> None:
    player.point_at("B2")
    player.page.keyboard.press("Enter")
    player.look("is_passed")
    player.page.keyboard.press("Enter")
    player.look("is_mine")
    expect(player.board.locator(":focus")).to_have_count(1)


def fighting(person: Person, tmp_path: Path) -> Player:
    match = games.before_battle()
    person.open("/settings")
    person.choose("web-set-speed", "0.5×")
    person.play_on(games.save(match, tmp_path), "bot")
    player = Player(person)
    player.my_turn()
    begin_battle(player, match.armies[match.turn])
    return player


def test_whoever_leaves_a_battle_is_on_the_board(visit: Visit, tmp_path: Path) -> None:
    player = fighting(visit(), tmp_path)
    player.page.keyboard.press("s")
    player.battle.get_by_role("button", name=player.say("battle-continue")).focus()
    player.page.keyboard.press("Enter")
    expect(player.board.locator(":focus")).to_have_count(1)


def test_whoever_leaves_a_battle_by_a_click_points_at_no_unit(visit: Visit, tmp_path: Path) -> None:
    player = fighting(visit(), tmp_path)
    player.leave_battle()
    expect(player.page.locator("main")).to_be_focused()


def test_whoever_was_on_the_board_before_a_battle_is_there_after_it(visit: Visit) -> None:
    """Also who has done nothing in between but to press keys."""
    match = games.before_battle()
    host, guest = visit(), visit()
    seats = ["me" if seat == match.turn else "link" for seat in range(2)]
    host.go_on_with(match.record().to_json(), *seats)
    guest.accept(host.invitation())
    player, watcher = Player(host), Player(guest)
    watcher.look("is_theirs")
    guest.page.keyboard.press("ArrowDown")
    expect(watcher.board.locator(":focus")).to_have_count(1)
    player.my_turn()
    begin_battle(player, match.armies[match.turn])
    expect(watcher.battle).to_be_visible()
    expect(watcher.board.locator(":focus")).to_have_count(0)
    guest.page.keyboard.press("s")
    guest.page.keyboard.press("Enter")
    expect(watcher.board.locator(":focus")).to_have_count(1)


def test_whoever_reads_elsewhere_when_a_battle_ends_stays_there(visit: Visit, tmp_path: Path) -> None:
    player = fighting(visit(), tmp_path)
    menu = player.person.button("table-menu")
    menu.focus()
    player.page.keyboard.press("s")
    player.page.keyboard.press("Escape")
    player.settled()
    expect(menu).to_be_focused()


def test_arrows_change_the_speed_that_has_the_focus(visit: Visit, tmp_path: Path) -> None:
    player = fighting(visit(), tmp_path)
    player.person.press(player.battle.get_by_role("button", name=player.say("battle-pause")))
    phase = player.battle.locator("[aria-live]").last.text_content()
    player.battle.get_by_role("radio", name="½×").focus()
    player.page.keyboard.press("ArrowRight")
    expect(player.battle.get_by_role("radio", name="1×")).to_be_checked()
    assert player.battle.locator("[aria-live]").last.text_content() == phase


def test_arrows_scroll_the_log_that_has_the_focus(visit: Visit) -> None:
    person = visit(Device(1280, 720), **CALM)
    person.go_on_with(games.before_battle().record().to_json(), "me", "bot")
    player = Player(person)
    player.play_turns(1)
    player.open_log()
    player.log.evaluate("(log) => (log.style.maxHeight = '120px')")  # longer than its place
    top = "(log) => log.scrollTop"
    assert player.log.evaluate("(log) => log.scrollHeight > log.clientHeight")
    before = player.log.evaluate(top)
    player.log.focus()
    for _ in range(3):
        player.page.keyboard.press("ArrowDown")
    log = player.log.element_handle()
    person.page.wait_for_function("([log, before]) => log.scrollTop > before", arg=[log, before])
    expect(player.log).to_be_focused()
