"""Boards are looked at closely: by fingers, wheel and keys, at tables, in replays and in battles."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.web import games
from tests.web.fingers import Fingers, Point, bounds, middle, wait_for_width
from tests.web.people import CALM, DESKTOP, LYING_PHONE, PHONE, SMALL_PHONE, Device, Person, Visit
from tests.web.table import Player, at_a_table_of_six
from tests.web.test_phones import assert_fits

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
NEARLY_IN_THE_CORNER = "(place) => place.scrollTo(40, 40)"
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
    person.open_record(games.save(games.of_six(), folder))
    return person.page.get_by_role("group", name=person.say("replay-board"))


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


def with_a_ghost(person: Person) -> tuple[Player, str]:
    """Somebody who looks closely at the board of six, and the hex of a tile that they have not placed yet."""
    player = at_a_table_of_six(person)
    place = person.page.locator(PLACE)
    Fingers(person).pinch(middle(place), 60, 140)
    player.take_for_a_hex()
    seen = next(label for label in player.look().choices if is_seen(player.hex(label), place, 0.5))
    person.page.touchscreen.tap(*middle(player.hex(seen)))
    assert player.look().ghost == seen
    return player, seen


def told(player: Player) -> str:
    """What the prompt says: which tile goes where, and where it points."""
    return player.page.locator("footer p").first.inner_text()


def rim_of(hex: Locator, up: bool = True) -> Point:
    """Where a tile is taken that is to be turned."""
    (x, y), height = middle(hex), bounds(hex)["height"]
    return x, y + height * (-0.36 if up else 0.36)


@phones
def test_tiles_are_placed_on_a_board_that_is_close(visit: Visit, device: Device) -> None:
    person = visit(device, **CALM)
    player, ghost = with_a_ghost(person)
    fingers, place = Fingers(person), person.page.locator(PLACE)
    box = bounds(player.hex(ghost))
    assert box["width"] >= TOUCHABLE
    assert box["height"] >= TOUCHABLE

    # The ghost is turned at its rim and moved by its middle, and the board stays where it is.
    before = told(player)
    fingers.drag(rim_of(player.hex(ghost)), rim_of(player.hex(ghost), up=False))
    assert told(player) != before
    assert player.look().ghost == ghost
    goal = next(label for label in reversed(player.look().choices) if is_seen(player.hex(label), place, 0.5))
    fingers.drag(middle(player.hex(ghost)), middle(player.hex(goal)))
    assert player.look().ghost == goal
    assert bounds(player.hex(ghost)) == box
    person.press_button("table-back")

    # So is a tile of the hand.
    fingers.drag(
        middle(player.page.locator("footer ul button[aria-pressed=true]")), middle(player.hex(ghost))
    )
    assert player.look().ghost == ghost
    person.press(player.prompt_button(player.say("table-go-place")))
    assert ghost in player.settled().units


@phones
def test_a_finger_beside_the_ghost_moves_the_board_alone(visit: Visit, device: Device) -> None:
    """The ghost stands as it stood, although the finger goes on over other hexes at the edge of the board."""
    person = visit(device, **CALM)
    player, ghost = with_a_ghost(person)
    place = person.page.locator(PLACE)
    place.evaluate(NEARLY_IN_THE_CORNER)
    before, stood = (told(player), player.look()), bounds(player.hex(ghost))
    others = player.board.locator("[data-hex]:not(.ghostly)").all()
    x, y = min(middle(hex) for hex in others if is_seen(hex, place, 0.5))
    far, rim = 1.6 * stood["width"], 0.36 * stood["height"]
    goal_x, goal_y = middle(player.hex(ghost))
    over_the_ghost = (x, y), (goal_x + 20, goal_y + 20)
    as_if_turning = [((x, at), (x + far, at)) for at in (y - rim, y + rim)]
    for start, end in (over_the_ghost, *as_if_turning):
        place.evaluate(NEARLY_IN_THE_CORNER)
        Fingers(person).drag(start, end)
        assert bounds(player.hex(ghost))["x"] > stood["x"] + 20
        assert (told(player), player.look()) == before, (start, end)


def test_a_double_tap_comes_near_and_goes_back(visit: Visit, tmp_path: Path) -> None:
    person = visit(SMALL_PHONE, **CALM)
    board = at_a_replay_of_six(person, tmp_path)
    hex, fingers = board.locator('[data-hex="C3"]'), Fingers(person)
    far = bounds(hex)["width"]
    fingers.tap_twice(middle(hex))
    wait_for_width(hex, least=1.4 * far)
    fingers.tap_twice(middle(hex))
    wait_for_width(hex, least=far - 1, most=far + 1)
    expect(whole_board(person)).to_have_count(0)


def test_a_board_flies_and_is_thrown_where_things_move(visit: Visit, tmp_path: Path) -> None:
    person = visit(SMALL_PHONE, reduced_motion="no-preference")
    board = at_a_replay_of_six(person, tmp_path)
    hex, fingers = board.locator('[data-hex="D4"]'), Fingers(person)
    at, far = middle(hex), bounds(hex)["width"]
    fingers.tap_twice(at)
    wait_for_width(hex, least=1.4 * far)
    at_rest(hex)
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
