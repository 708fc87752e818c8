"""What a touch, a click or a key means on boards, hands and dialogs, and what it leaves to others."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from ashfall.neuroshima import Match
from tests.web import games
from tests.web.fingers import Fingers, Point, bounds, middle
from tests.web.people import CALM, PHONE, SMALL_PHONE, Person, Visit
from tests.web.table import Player, at_a_table_of_six

# As Safari tells of it. Chromium keeps to itself what a finger strays in a tap.
TAP_THAT_STRAYS = """
(hex) => {
  const { x, y, width, height } = hex.getBoundingClientRect()
  const touch = (by) =>
    new Touch({ identifier: 1, target: hex, clientX: x + width / 2 + by, clientY: y + height / 2 })
  const tell = (kind, touches) =>
    hex.dispatchEvent(new TouchEvent(kind, { touches, bubbles: true, cancelable: true }))
  tell('touchstart', [touch(0)])
  tell('touchmove', [touch(1)])
  tell('touchmove', [touch(5)])
  tell('touchend', [])
  hex.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
}
"""
LONG_PRESS = 600  # milliseconds, and a bit more


def test_a_tap_that_strays_picks_its_hex_on_a_close_board(visit: Visit) -> None:
    person = visit(PHONE, **CALM)
    player = at_a_table_of_six(person)
    Fingers(person).pinch(middle(player.board), 60, 140)
    player.take_for_a_hex()
    hex = player.look().choices[0]
    player.hex(hex).evaluate(TAP_THAT_STRAYS)
    assert player.look().ghost == hex


def test_a_tap_that_strays_further_picks_its_hex(visit: Visit) -> None:
    """What Chromium takes for a tap is one."""
    person = visit(PHONE, **CALM)
    player = at_a_table_of_six(person)
    player.take_for_a_hex()
    hex = player.look().choices[0]
    x, y = middle(player.hex(hex))
    Fingers(person).drag((x - 5, y), (x + 5, y))
    expect(player.hex(hex)).to_have_class(re.compile("ghostly"))


def analysing(person: Person, folder: Path) -> Locator:
    """Somebody who plays on with a game in the analysis; returns the tiles that they may take."""
    person.open_record(games.save(games.of_six(), folder))
    person.press(person.link("replay-analyse"))
    cards = person.page.locator("main .bar ul button")
    expect(cards.first).to_be_visible()
    return cards


def test_the_page_is_scrolled_over_tiles_that_are_not_dragged(visit: Visit, tmp_path: Path) -> None:
    person = visit(SMALL_PHONE, **CALM)
    cards = analysing(person, tmp_path)
    cards.first.scroll_into_view_if_needed()
    before = person.page.evaluate("() => scrollY")
    x, y = middle(cards.first)
    Fingers(person).drag((x, y), (x, y - 120))
    person.page.wait_for_function("(before) => scrollY > before + 40", arg=before)


def press_long(person: Person, what: Locator) -> None:
    """Somebody whose pen rests for a while where it is put."""
    x, y = middle(what)
    pen = person.context.new_cdp_session(person.page)
    told = {"x": x, "y": y, "button": "left", "clickCount": 1, "pointerType": "pen"}
    pen.send("Input.dispatchMouseEvent", {"type": "mousePressed", **told})
    person.page.wait_for_timeout(LONG_PRESS)
    pen.send("Input.dispatchMouseEvent", {"type": "mouseReleased", **told})


def test_a_long_press_where_there_is_nothing_to_ask_is_a_click(visit: Visit, tmp_path: Path) -> None:
    person = visit(**CALM)
    cards = analysing(person, tmp_path)
    unit = cards.filter(has_text=games.tile_name("moloch", "officer")).first
    press_long(person, unit)
    expect(unit).to_have_attribute("aria-pressed", "true")
    press_long(person, person.page.locator("[data-hex].choice").first)
    expect(person.page.locator("[data-hex].ghostly")).to_have_count(1)


def test_a_long_press_explains_the_tiles_of_a_lesson(visit: Visit) -> None:
    person = visit(PHONE, **CALM)
    person.open("/learn/neuroshima/board")
    hand = person.page.get_by_role("list", name=person.say("table-hand"))
    press_long(person, hand.get_by_role("button").first)
    sheet = person.page.get_by_role("dialog", name=person.say("replay-tile"))
    expect(sheet.get_by_role("heading", name=games.tile_name("moloch", "hq"), exact=True)).to_be_visible()


def test_space_plays_a_replay_whose_board_was_clicked(visit: Visit, tmp_path: Path) -> None:
    person = visit(**CALM)
    match = games.before_battle()
    match.push("play battle")
    person.open_record(games.save(match, tmp_path))
    person.page.keyboard.press("Home")
    person.page.get_by_role("group", name=person.say("replay-board")).locator("[data-hex]").first.click()
    person.page.keyboard.press("Space")
    expect(person.button("battle-pause")).to_be_visible()
    person.page.keyboard.press("Space")
    expect(person.button("battle-play")).to_be_visible()

    person.page.get_by_role("slider", name=person.say("replay-moves")).press("End")
    person.press_button("replay-previous-battle")
    player = Player(person)
    expect(player.battle).to_be_visible()
    person.page.keyboard.press("Enter")  # it has been read who called it
    playing = player.battle.get_by_role("button", name=person.say("battle-pause"), exact=True)
    expect(playing).to_be_visible()
    player.battle.locator("[data-hex]").first.click()
    person.page.keyboard.press("Space")
    expect(playing).not_to_be_visible()


def beside(dialog: Locator) -> Point:
    """A point of the page behind a dialog."""
    box = bounds(dialog)
    return box["x"] / 2, box["y"] + box["height"] / 2


def test_a_dialog_stays_for_whoever_selects_its_text(visit: Visit) -> None:
    person = visit(**CALM)
    person.read("/analysis")
    person.press_button("analysis-file")
    dialog, mouse = person.page.get_by_role("dialog"), person.page.mouse
    text = dialog.get_by_role("textbox")
    text.fill("what somebody has pasted")
    mouse.move(*middle(text))
    mouse.down()
    mouse.move(*beside(dialog), steps=4)
    mouse.up()
    expect(text).to_have_value("what somebody has pasted")
    mouse.click(*beside(dialog))
    expect(dialog).to_have_count(0)


def test_a_second_finger_on_the_hand_leaves_the_tile_that_is_dragged(visit: Visit, tmp_path: Path) -> None:
    match = games.searched(("moloch", "borgo"), two_warriors)
    person = visit(PHONE, **CALM)
    person.play_on(games.save(match, tmp_path))
    player = Player(person)
    cards = player.my_turn().cards
    free = next(move.text.split()[2] for move in match.legal if move.text.startswith("place"))
    at = [middle(player.card(index)) for index in range(2)]
    Fingers(person).go((at[0], middle(player.hex(free))), (at[1], at[1]))
    expect(player.hex(free)).to_have_class(re.compile("ghostly"))
    expect(player.card(0)).to_have_attribute("aria-pressed", "true")
    assert len(player.look().cards) == len(cards)


def two_warriors(match: Match) -> bool:
    """The first two tiles of the hand may be placed."""
    if match.decision is None or match.decision.kind != "turn":
        return False
    placed = {move.text.split()[1] for move in match.legal if move.text.startswith("place")}
    hand = match.hand(match.turn)[:2]
    return len(set(hand)) == 2 and placed.issuperset(hand)
