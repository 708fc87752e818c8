"""Phones: everything by tapping, nothing beside the screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from ashfall.neuroshima import Match
from tests.server.running import RunningServer
from tests.web import games
from tests.web.fingers import bounds, middle
from tests.web.moves import begin_battle
from tests.web.pages import PAGES
from tests.web.people import (
    CALM,
    DESKTOP,
    LYING_PHONE,
    PHONE,
    SMALL_PHONE,
    TABLET,
    Device,
    Person,
    Visit,
)
from tests.web.table import Player, at_a_table_of_six

NOTCHED_PHONE = Device(844, 390, touch=True)
NOTCH = 59  # pixels
# What is seen and stands nearer to a side than this; in boxes that scroll sideways things may do so.
UNDER_A_NOTCH = """
(notch) => {
  const scrolls = (element) => {
    for (let box = element.parentElement; box; box = box.parentElement)
      if (getComputedStyle(box).overflowX === 'auto' && box.scrollWidth > box.clientWidth) return true
    return false
  }
  const isUnder = (element) => {
    const { left, right, bottom, width } = element.getBoundingClientRect()
    return bottom > 0 && width > 1 && (left < notch - 1 || right > innerWidth - notch + 1)
  }
  const found = [...document.querySelectorAll('button, a, input, select, h1, h2, h3, p, li')]
  const under = found.filter((one) => one.checkVisibility() && isUnder(one) && !scrolls(one))
  return under.map((one) => one.outerHTML.slice(0, 120))
}
"""
# Lines of words that reach beyond their box or are cut.
WORDS_OUTSIDE = """
(box) => {
  const outer = box.getBoundingClientRect()
  const isOut = (line) => {
    const { top, bottom, height } = line.getBoundingClientRect()
    const isCut = line.scrollHeight > Math.ceil(height)
    return top < outer.top || bottom > outer.bottom || isCut
  }
  return [...box.querySelectorAll('p')].filter(isOut).map((line) => line.textContent)
}
"""
both = pytest.mark.parametrize("device", [PHONE, SMALL_PHONE], ids=["390x844", "360x640"])


def assert_fits(person: Person) -> None:
    """Nothing stands beyond the edges, and nobody needs to scroll sideways."""
    found = person.beyond_the_edge()
    width = person.device.width
    assert (found["page"], found["window"], found["out"]) == (width, width, []), person.path


@both
def test_no_page_scrolls_sideways(visit: Visit, device: Device) -> None:
    person = visit(device)
    for path in PAGES:
        person.read(path)
        assert_fits(person)


def test_long_names_fit_into_the_lobby(visit: Visit) -> None:
    name = "Wolfeschlegelsteinhausen"
    host = visit()
    host.open("/settings")
    assert host.page.request.put(f"{host.home}/api/me", data={"name": name}).ok
    host.start_game("open")
    host.page.wait_for_url("**/m/*")
    guest = visit(SMALL_PHONE, locale="uk-UA")
    guest.read("/")
    expect(guest.page.get_by_text(name).first).to_be_visible()
    assert_fits(guest)
    host.page.request.delete(f"{host.home}/api/matches/{host.match}")


@both
def test_some_turns_by_tapping(repeatable: RunningServer, visit: Visit, device: Device) -> None:
    person = visit(device, home=repeatable.url)
    person.open("/")
    person.page.get_by_role("combobox", name=person.say("nh-home-level")).select_option("recruit")
    person.press_button("nh-home-play")
    player = Player(person, seed=4)
    for _ in range(3):
        player.play_turns(1)
        assert_fits(person)
    own = [label for label in player.look().hexes.values() if person.say("table-hex-yours") in label]
    assert own


def with_a_notch(person: Person) -> None:
    """The phone has a notch at one side, and takes as much from the other one, as phones do."""
    screen = person.context.new_cdp_session(person.page)
    screen.send(
        "Emulation.setSafeAreaInsetsOverride", {"insets": {"left": NOTCH, "right": NOTCH, "bottom": 21}}
    )


def assert_clear_of_the_notch(person: Person) -> None:
    """What is read or pressed stands beside the notch; the bar at the top is coloured behind it."""
    assert person.page.evaluate(UNDER_A_NOTCH, NOTCH) == [], person.path
    bar = bounds(person.page.get_by_role("banner").first)
    assert bar["x"] + bar["width"] == person.device.width, person.path


def test_nothing_stands_under_a_notch(visit: Visit, tmp_path: Path) -> None:
    person = visit(NOTCHED_PHONE, **CALM)
    with_a_notch(person)
    for path in PAGES:
        person.read(path)
        assert_clear_of_the_notch(person)
        if not person.page.locator(".table").count():  # a lying table has its bar beside the map
            assert bounds(person.page.get_by_role("banner").first)["x"] == 0
    match = games.before_battle()
    person.play_on(games.save(match, tmp_path))
    player = Player(person)
    player.my_turn()
    assert_clear_of_the_notch(person)
    begin_battle(player, match.armies[match.turn])
    expect(player.battle).to_be_visible()
    assert_clear_of_the_notch(person)


def test_tiles_are_placed_beside_a_notch(visit: Visit) -> None:
    person = visit(NOTCHED_PHONE, **CALM)
    with_a_notch(person)
    player = at_a_table_of_six(person)
    player.take_for_a_hex()
    player.point_at(player.look().choices[0])
    expect(person.button("table-go-place")).to_be_in_viewport(ratio=1)
    assert_clear_of_the_notch(person)
    place = bounds(player.board)
    assert place["x"] >= NOTCH


def test_a_told_game_is_read_without_scrolling(visit: Visit) -> None:
    """What is told of a step stands on the first screen of a small phone, above the buttons to go on."""
    person = visit(SMALL_PHONE)
    person.read("/guides/outpost")
    slider = person.page.get_by_role("slider", name=person.say("replay-moves"))
    forward = person.button("replay-forward")
    told = person.page.locator(".comment")
    for step in (0, 1, 5, 20):
        slider.fill(str(step))
        top = bounds(person.page.get_by_role("group", name=person.say("replay-board")))
        comment, way = bounds(told), bounds(slider)
        assert top["y"] + top["height"] <= comment["y"] + 1
        assert comment["y"] + comment["height"] <= way["y"], step
        expect(forward).to_be_in_viewport(ratio=1)
        assert person.page.evaluate("() => scrollY") == 0


def test_a_lesson_shows_its_whole_board(visit: Visit) -> None:
    """Between the task and the hand, which stay in sight."""
    person = visit(SMALL_PHONE)
    person.read("/learn/neuroshima/board")
    board = bounds(person.page.get_by_role("group", name=person.say("table-board", hexes=19)))
    hand = bounds(person.page.get_by_role("list", name=person.say("table-hand")))
    prompt = bounds(person.page.get_by_text(person.say("table-setup")))
    assert board["y"] + board["height"] <= min(hand["y"], prompt["y"])
    assert hand["y"] + hand["height"] <= SMALL_PHONE.height
    person.press_button("learn-hint")
    person.press_button("learn-show")
    confirm = person.button("table-go-place")
    expect(confirm).to_be_in_viewport(ratio=1)
    shown = Player(person).hex(Player(person).look().ghost)
    expect(shown).to_be_in_viewport(ratio=1)
    assert bounds(shown)["y"] + bounds(shown)["height"] <= bounds(confirm)["y"]


def sheet(player: Player, title: str) -> Locator:
    return player.page.get_by_role("dialog", name=player.say(title))


@both
def test_sheets_open_and_close(visit: Visit, device: Device, tmp_path: Path) -> None:
    match = games.before_battle()
    person = visit(device)
    person.play_on(games.save(match, tmp_path))
    player = Player(person)
    player.my_turn()
    bar = person.page.get_by_role("navigation", name=person.say("table-bar"))
    titles = {"table-forecast": "table-forecast-now", "table-tile": "table-tile", "table-log": "table-log"}
    for button, title in titles.items():
        person.press(bar.get_by_role("button", name=person.say(button)))
        opened = sheet(player, title)
        expect(opened).to_be_visible()
        assert_fits(person)
        person.press(opened.get_by_role("button", name=person.say("web-close")))
        expect(opened).not_to_be_visible()
    person.press(bar.get_by_role("button", name=person.say("table-log")))
    person.page.touchscreen.tap(device.width / 2, 20)  # beside the sheet
    expect(sheet(player, "table-log")).not_to_be_visible()


@both
def test_a_battle_fits(visit: Visit, device: Device, tmp_path: Path) -> None:
    match = games.before_battle()
    person = visit(device)
    person.play_on(games.save(match, tmp_path))
    player = Player(person)
    player.my_turn()
    begin_battle(player, match.armies[match.turn])
    assert_fits(person)
    player.leave_battle()
    match.push("play battle")
    assert set(player.settled().units) == games.hexes(match)


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "uk-UA"])
def test_the_board_stands_still_while_a_tile_is_placed(visit: Visit, tmp_path: Path, locale: str) -> None:
    match = games.searched(("moloch", "borgo"), has_officer)
    person = visit(SMALL_PHONE, locale=locale)
    person.play_on(games.save(match, tmp_path))
    player = Player(person)
    player.my_turn()
    before = bounds(player.board)
    player.take(games.tile_name("moloch", "officer", person.language))
    player.point_at(player.look().choices[0])
    for _ in range(2):  # it points in three directions
        player.turn()
        assert bounds(player.board) == before


def has_officer(match: Match) -> bool:
    return match.turn == 0 and any(move.text.startswith("place officer") for move in match.legal)


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "uk-UA"])
@pytest.mark.parametrize("width", [320, 360])
def test_a_question_at_one_screen_has_room_for_its_words(visit: Visit, locale: str, width: int) -> None:
    person = visit(Device(width, 740, touch=True), locale=locale)
    person.go_on_with(games.before_battle().record().to_json(), "me", "local")
    player = Player(person)
    player.my_turn()
    person.press(person.page.get_by_role("navigation").get_by_role("button", name=person.say("table-end")))
    expect(person.page.get_by_text(person.say("table-end-anyway"))).to_be_visible()
    prompt, hand = person.page.locator("footer .prompt"), person.page.locator("footer ul")
    assert prompt.evaluate(WORDS_OUTSIDE) == []
    assert bounds(prompt)["y"] + bounds(prompt)["height"] <= bounds(hand)["y"]
    assert_fits(person)


@pytest.mark.parametrize("device", [NOTCHED_PHONE, LYING_PHONE], ids=["844x390", "740x360"])
def test_a_lying_phone_is_handed_over(visit: Visit, device: Device) -> None:
    """The button is seen as a whole, below all that has happened."""
    person = visit(device, locale="uk-UA", **CALM)
    person.go_on_with(games.of_six().record().to_json(), "me", *["local"] * 5)
    player = Player(person, seed=2)
    seen = player.my_turn()
    while not seen.is_passed:
        player.decide(seen)
        seen = player.look("is_mine", "is_passed")
    expect(person.page.get_by_role("listitem").first).to_be_visible()
    expect(person.button("table-handover-go")).to_be_in_viewport(ratio=1)


def test_clock_offers_and_whose_turn_comes_are_seen_during_a_battle(visit: Visit) -> None:
    match = games.before_battle()
    seats = ["me" if seat == match.turn else "link" for seat in range(2)]
    host, guest = visit(), visit(PHONE, reduced_motion="reduce")  # who watches it step by step
    host.go_on_with(match.record().to_json(), *seats, clock={"kind": "bank", "seconds": 3600})
    guest.accept(host.invitation())
    player, watcher = Player(host), Player(guest)
    player.my_turn()
    begin_battle(player, match.armies[match.turn])
    player.leave_battle()
    expect(watcher.battle).to_be_visible()
    expect(guest.page.get_by_role("timer").first).to_be_visible()
    expect(guest.page).to_have_title(re.compile("^" + guest.say("table-window-yours", rivals="")))
    host.press_button("table-menu")
    host.press_button("table-offer-draw")
    guest.press_button("table-decline")
    expect(watcher.battle).to_be_visible()


def test_a_long_press_explains_a_tile(visit: Visit, tmp_path: Path) -> None:
    match = games.before_battle()
    person = visit(PHONE)
    person.play_on(games.save(match, tmp_path))
    player = Player(person)
    hex = player.my_turn().units[0]
    x, y = middle(player.hex(hex))
    touch = person.context.new_cdp_session(person.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(sheet(player, "table-tile")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(sheet(player, "table-tile")).to_be_visible()
    expect(sheet(player, "table-tile").get_by_role("article")).to_be_visible()


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_unit_is_explained_during_a_battle(visit: Visit, device: Device, tmp_path: Path) -> None:
    match = games.before_battle()
    person = visit(device, **CALM)  # step by step
    person.play_on(games.save(match, tmp_path))
    player = Player(person)
    player.my_turn()
    begin_battle(player, match.armies[match.turn])
    person.press(player.battle.get_by_role("button", name=person.say("battle-go-on"), exact=True))
    unit = next(unit for unit in match.position()["units"] if unit["tile"] != "hq")
    person.press(player.battle.locator(f'[data-hex="{unit["hex"]}"]'))
    name = games.tile_name(match.armies[unit["owner"]], unit["tile"])
    expect(sheet(player, "table-tile").get_by_role("article").get_by_role("heading")).to_have_text(name)


def kept_tiles(match: Match) -> bool:
    """The other side has kept two tiles."""
    is_turn = match.decision is not None and match.decision.kind == "turn"
    return is_turn and len(match.hand(1 - match.turn)) == 2


@pytest.mark.parametrize("device", [TABLET, PHONE, SMALL_PHONE, LYING_PHONE])
def test_the_tiles_of_the_other_side_are_seen_and_explained(
    visit: Visit, device: Device, tmp_path: Path
) -> None:
    match = games.searched(("moloch", "borgo"), kept_tiles)
    army, held = match.armies[1 - match.turn], match.hand(1 - match.turn)
    person = visit(device, **CALM)
    person.play_on(games.save(match, tmp_path))
    player = Player(person)
    player.my_turn()
    hand = person.page.get_by_role("list", name=person.say("table-hand-of", name=games.army_name(army)))
    tiles = hand.get_by_role("button")
    expect(tiles).to_have_count(len(held))
    assert_fits(person)
    for tile, key in zip(tiles.all(), held, strict=True):
        name = games.tile_name(army, key)
        expect(tile).to_have_accessible_name(name)
        person.press(tile)
        expect(person.page.get_by_role("article").get_by_role("heading", name=name)).to_be_visible()
        if device.touch:
            person.page.keyboard.press("Escape")


def test_a_forecast_that_is_switched_off_can_be_switched_on(visit: Visit, tmp_path: Path) -> None:
    person = visit(PHONE)
    person.play_on(games.save(games.before_battle(), tmp_path))
    player = Player(person)
    player.my_turn()
    person.press_button("table-menu")
    person.switch("table-forecast-switch", on=False)
    person.page.keyboard.press("Escape")
    bar = person.page.get_by_role("navigation", name=person.say("table-bar"))
    person.press(bar.get_by_role("button", name=person.say("table-forecast")))
    opened = sheet(player, "table-forecast-now")
    expect(opened.get_by_text(person.say("table-forecast-hidden"))).to_be_visible()
    person.press(opened.get_by_role("switch"))
    expect(opened.get_by_text(person.say("table-forecast-hidden"))).to_have_count(0)
    expect(opened.get_by_role("listitem").first).to_be_visible()


def test_the_end_of_a_game_leaves_a_tab_to_whoever_read_the_forecast(visit: Visit) -> None:
    person = visit(TABLET)
    person.start_game("local")
    Player(person).my_turn()
    person.press(person.page.get_by_role("tab", name=person.say("table-forecast")))
    person.press_button("table-menu")
    person.press_button("table-agree-draw")
    person.press_button("table-look-at-board")
    expect(person.page.get_by_role("tab")).to_have_count(2)
    expect(person.page.get_by_role("tab", selected=True)).to_have_text(person.say("table-tile"))
