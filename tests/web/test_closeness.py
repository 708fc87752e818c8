"""Boards are looked at closely: by fingers, wheel and keys, at tables, in replays and in battles."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.web import games
from tests.web.fingers import Fingers, bounds, middle
from tests.web.people import DESKTOP, LYING_PHONE, PHONE, SMALL_PHONE, Device, Person, Visit
from tests.web.table import Player
from tests.web.test_phones import assert_fits

SIX = ("moloch", "borgo", "outpost", "hegemony", "steel_police", "moloch")
CALM = {"reduced_motion": "reduce"}
TOUCHABLE = 44
PLACE = "div.place"
AT_REST = """
(hex) => new Promise((done) => {
  let [last, frames] = ['', 0]
  const look = () => {
    const { x, y, width } = hex.getBoundingClientRect()
    const now = [x, y, width].join()
    frames = now === last ? frames + 1 : 0
    last = now
    if (frames > 12) done()
    else requestAnimationFrame(look)
  }
  look()
})
"""
phones = pytest.mark.parametrize(
    "device", [SMALL_PHONE, PHONE, LYING_PHONE], ids=["360x640", "390x844", "740x360"]
)


def whole_board(person: Person) -> Locator:
    """The button that shows all of the board."""
    return person.button("board-whole")


def is_seen(hex: Locator, place: Locator, share: float = 0.9) -> bool:
    """Whether so much of a hex around its middle lies in a place; the box of a hex has its outline in it."""
    inner, outer = bounds(hex), bounds(place)
    for start, length in (("x", "width"), ("y", "height")):
        away = abs(inner[start] + inner[length] / 2 - outer[start] - outer[length] / 2)  # type: ignore[literal-required]
        if away + inner[length] * share / 2 > outer[length] / 2 + 1:  # type: ignore[literal-required]
            return False
    return True


def at_a_replay_of_six(person: Person, folder: Path) -> Locator:
    person.open_record(games.save(games.late(SIX, "ffa", left=18), folder))
    return person.page.get_by_role("group", name=person.say("replay-board"))


def at_a_table_of_six(person: Person) -> Player:
    person.go_on_with(games.late(SIX, "ffa", left=18).record().to_json(), "me", *["bot"] * 5)
    player = Player(person)
    player.my_turn()
    return player


@phones
def test_a_replay_is_pinched_and_moved(visit: Visit, tmp_path: Path, device: Device) -> None:
    person = visit(device, **CALM)
    board = at_a_replay_of_six(person, tmp_path)
    hex = board.locator('[data-hex="D4"]')
    place = person.page.locator(PLACE)
    at, before, fingers = middle(hex), bounds(hex), Fingers(person)
    expect(whole_board(person)).to_have_count(0)
    fingers.pinch(at, 60, 180)
    after = bounds(hex)
    assert after["width"] >= 2.5 * before["width"]
    assert after["height"] >= TOUCHABLE
    assert middle(hex) == pytest.approx(at, abs=4)

    fingers.drag(at, (at[0] - 60, at[1] - 40))
    assert middle(hex)[0] < at[0] - 30
    assert person.page.evaluate("() => [scrollX, scrollY]") == [0, 0]
    person.press(whole_board(person))
    expect(whole_board(person)).to_have_count(0)
    assert all(is_seen(board.locator(f'[data-hex="{label}"]'), place) for label in ("A1", "D1", "D7", "G4"))
    assert_fits(person)


def test_the_page_is_scrolled_over_a_whole_board(visit: Visit, tmp_path: Path) -> None:
    person = visit(SMALL_PHONE, **CALM)
    board = at_a_replay_of_six(person, tmp_path)
    x, y = middle(board)
    Fingers(person).drag((x, y + 80), (x, y - 80))
    person.page.wait_for_function("() => scrollY > 40")


def test_the_page_is_scrolled_at_the_edge_of_a_close_board(visit: Visit, tmp_path: Path) -> None:
    person = visit(SMALL_PHONE, **CALM)
    board = at_a_replay_of_six(person, tmp_path)
    fingers, place = Fingers(person), person.page.locator(PLACE)
    x, y = middle(board)
    fingers.pinch((x, y), 60, 120)
    for _ in range(6):
        fingers.drag((x, y + 80), (x, y - 80))
        if person.page.evaluate("() => scrollY"):
            break
    person.page.wait_for_function("() => scrollY > 40")
    end = place.evaluate("place => place.scrollHeight - place.clientHeight - place.scrollTop")
    assert end <= 1  # not before


@phones
def test_tiles_are_placed_on_a_board_that_is_close(visit: Visit, device: Device) -> None:
    person = visit(device, **CALM)
    player = at_a_table_of_six(person)
    fingers = Fingers(person)
    fingers.pinch(middle(person.page.locator(PLACE)), 60, 140)
    box = bounds(player.hex("D4"))
    assert box["width"] >= TOUCHABLE
    assert box["height"] >= TOUCHABLE
    placeable = next(index for index in range(3) if takes_a_hex(player, index))
    place = person.page.locator(PLACE)
    choices = player.look().choices
    seen = [label for label in choices if is_seen(player.hex(label), place, 0.5)]
    person.page.touchscreen.tap(*middle(player.hex(seen[0])))
    assert player.look().ghost == seen[0]

    # The ghost can be dragged on, and the board beside it still moves.
    corner = bounds(player.hex("D4"))
    fingers.pinch(middle(place), 60, 66)
    assert player.look().ghost == seen[0]
    assert bounds(player.hex("D4")) != corner
    person.press_button("table-back")

    card = middle(player.card(placeable))
    goal = next(label for label in reversed(choices) if is_seen(player.hex(label), place, 0.5))
    fingers.drag(card, middle(player.hex(goal)))
    assert player.look().ghost == goal
    person.press(player.prompt_button(player.say("table-go-place")))
    assert goal in player.settled().units


def takes_a_hex(player: Player, index: int) -> bool:
    """Take a tile up, and see whether it wants a hex and can be turned there."""
    player.press(player.card(index))
    return len(player.look().choices) > 10


def test_a_double_tap_comes_near_and_goes_back(visit: Visit, tmp_path: Path) -> None:
    person = visit(SMALL_PHONE, **CALM)
    board = at_a_replay_of_six(person, tmp_path)
    hex, fingers = board.locator('[data-hex="C3"]'), Fingers(person)
    far = bounds(hex)["width"]
    for closer in (True, False):
        fingers.tap_twice(middle(hex))
        assert (bounds(hex)["width"] > 1.4 * far) == closer
    expect(whole_board(person)).to_have_count(0)


def test_a_board_flies_and_is_thrown_where_things_move(visit: Visit, tmp_path: Path) -> None:
    person = visit(SMALL_PHONE, reduced_motion="no-preference")
    board = at_a_replay_of_six(person, tmp_path)
    hex, fingers = board.locator('[data-hex="D4"]'), Fingers(person)
    at, far = middle(hex), bounds(hex)["width"]
    fingers.tap_twice(at)
    at_rest(hex)
    assert bounds(hex)["width"] > 1.4 * far
    assert middle(hex) == pytest.approx(at, abs=4)
    fingers.throw(at, (at[0] - 60, at[1]))
    at_rest(hex)
    assert middle(hex)[0] < at[0] - 70
    assert middle(hex)[1] == pytest.approx(at[1], abs=4)
    person.press(whole_board(person))
    expect(whole_board(person)).to_have_count(0)
    assert bounds(hex)["width"] == pytest.approx(far, abs=1)


def at_rest(hex: Locator) -> None:
    """Wait until nothing moves a hex any more."""
    hex.evaluate(AT_REST)


def test_wheel_and_keys_come_closer_too(visit: Visit, tmp_path: Path) -> None:
    person = visit(DESKTOP, **CALM)
    board = at_a_replay_of_six(person, tmp_path)
    hex, keys = board.locator('[data-hex="E4"]'), person.page.keyboard
    far = bounds(hex)["width"]
    person.page.mouse.move(*middle(hex))
    at = middle(hex)
    keys.down("Control")
    for _ in range(3):
        person.page.mouse.wheel(0, -100)
    keys.up("Control")
    expect(whole_board(person)).to_be_visible()
    assert bounds(hex)["width"] > 1.5 * far
    assert middle(hex) == pytest.approx(at, abs=4)
    person.page.mouse.down()
    person.page.mouse.move(at[0] - 90, at[1] - 30, steps=4)
    person.page.mouse.up()
    assert middle(hex) == pytest.approx((at[0] - 90, at[1] - 30), abs=4)
    keys.press("0")
    expect(whole_board(person)).to_have_count(0)
    hex.focus()
    for _ in range(3):
        keys.press("+")
    near = bounds(hex)["width"]
    assert near > 1.5 * far
    place = person.page.locator(PLACE)
    for key in ["ArrowLeft"] * 4 + ["ArrowUp"] * 3 + ["ArrowRight"] * 6:
        keys.press(key)
        assert is_seen(board.locator(":focus"), place), key
    keys.press("-")
    assert bounds(hex)["width"] < near


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
@pytest.mark.parametrize("key", ["0", "-", "Enter"])
def test_whoever_shows_all_by_key_is_on_the_board(
    visit: Visit, tmp_path: Path, key: str, motion: str
) -> None:
    person = visit(DESKTOP, reduced_motion=motion)
    board = at_a_replay_of_six(person, tmp_path)
    keys = person.page.keyboard
    board.locator('[data-hex="E4"]').focus()
    keys.press("+")
    expect(whole_board(person)).to_be_visible()
    keys.press("Tab")
    expect(whole_board(person)).to_be_focused()
    keys.press(key)
    expect(whole_board(person)).to_have_count(0)
    expect(board.locator('[data-hex="E4"]')).to_be_focused()


def test_a_mouse_that_is_let_go_outside_leaves_the_board_alone(visit: Visit, tmp_path: Path) -> None:
    person = visit(DESKTOP, **CALM)
    board = at_a_replay_of_six(person, tmp_path)
    hex, mouse = board.locator('[data-hex="D4"]'), person.page.mouse
    for _ in range(3):
        person.page.keyboard.press("+")
    at, box = middle(hex), bounds(person.page.locator(PLACE))
    edge, inside = box["x"] + box["width"] - 4, box["y"] + box["height"] / 2
    mouse.move(edge, inside)
    mouse.down()
    mouse.move(edge + 60, inside)
    mouse.up()
    mouse.move(edge - 20, inside)
    mouse.move(edge - 120, inside + 40)
    assert middle(hex) == pytest.approx(at, abs=1)

    # Something else is held as it comes back, such as a tile of the hand.
    mouse.move(edge, inside)
    mouse.down()
    mouse.move(edge + 60, inside)
    mouse.up()
    mouse.down()
    mouse.move(edge - 120, inside + 40, steps=3)
    mouse.up()
    assert middle(hex) == pytest.approx(at, abs=1)


def test_a_battle_is_followed_by_those_who_look_closely(visit: Visit, tmp_path: Path) -> None:
    person = visit(PHONE, **CALM)
    at_a_replay_of_six(person, tmp_path)
    person.press_button("replay-previous-battle")
    player = Player(person)
    place = player.battle.locator(PLACE)
    phases = player.battle.get_by_role("list", name=person.say("battle-phases")).get_by_role("button")
    person.press(phases.first)
    box = bounds(place)
    Fingers(person).pinch(middle(place), 50, 200)
    corner = (box["x"] + box["width"] - 20, box["y"] + box["height"] - 20)
    Fingers(person).drag((box["x"] + 20, box["y"] + 20), corner)  # look somewhere else
    for phase in reversed(phases.all()):
        person.press(phase)
        rims = player.battle.locator("path.rim")
        assert any(is_seen(rim, place) for rim in rims.all()), phase.inner_text()
