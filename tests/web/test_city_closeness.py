"""The map of Hard City on small phones: looked at closely, moved and pinched by fingers, played by taps."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from ashfall.hardcity import Match
from tests.web.city import CityPlayer, moment, sit_down
from tests.web.fingers import Fingers, Point, bounds, middle, wait_for_width
from tests.web.people import CALM, DESKTOP, SMALL_PHONE, Device, Person, Visit
from tests.web.test_city_hands import meeting

TOUCHABLE = 40
LONG_PRESS = 600  # milliseconds, and a bit more
# The space under a point, and how much of it a finger can hit there.
HIT = """
([x, y]) => {
  const space = document.elementFromPoint(x, y)?.closest('[data-space]')
  if (!space) return null
  const [one, place] = [space, space.closest('div.place')].map((each) => each.getBoundingClientRect())
  const width = Math.min(one.right, place.right) - Math.max(one.left, place.left)
  const height = Math.min(one.bottom, place.bottom) - Math.max(one.top, place.top)
  return { space: space.dataset.space, size: Math.min(width, height) }
}
"""
# How large spaces are, and how many rows of them are seen.
SEEN = """
() => {
  const boxOf = (one) => document.querySelector(one).getBoundingClientRect()
  const [space, place] = [boxOf('[data-space]'), boxOf('div.place')]
  return { size: space.width, rows: place.height / space.height }
}
"""
MOST_DRAGS = 8


def places(match: Match, verb: str) -> list[str]:
    """Where this can be done."""
    return [move.text.split()[1] for move in match.legal if move.text.startswith(f"{verb} ")]


def can_walk_and_shoot(match: Match) -> bool:
    """An officer can go to a space and shoot at another one."""
    return bool(match.decision and match.decision.kind == "officer_turn" and places(match, "shoot"))


class Touching:
    """Somebody who plays on a map with fingers."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page
        self.fingers = Fingers(person)
        self.place = self.page.locator("main div.place")

    def space(self, label: str) -> Locator:
        return self.page.locator(f'[data-space="{label}"]')

    def hit(self, label: str) -> float:
        """How many pixels a finger can hit where this space is seen; 0 where it is not."""
        found = self.page.evaluate(HIT, middle(self.space(label)))
        return found["size"] if found and found["space"] == label else 0

    def bring(self, label: str) -> None:
        """Move the map by a finger until a space is wholly in sight."""
        box = bounds(self.place)
        rest = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        for _ in range(MOST_DRAGS):
            if self.hit(label) >= TOUCHABLE:
                return
            x, y = middle(self.space(label))
            by = [max(-90.0, min(90.0, goal - at)) for goal, at in zip(rest, (x, y), strict=True)]
            start = self.ground()
            self.fingers.drag(start, (start[0] + by[0], start[1] + by[1]))
        raise AssertionError(f"{label} cannot be brought into sight")

    def ground(self) -> Point:
        """A point of the map on which nobody stands who could be dragged."""
        spaces = self.page.locator("rect.space:not(.handle)").all()
        box = bounds(self.place)
        inner = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        points = [middle(space) for space in spaces]
        return min(points, key=lambda at: abs(at[0] - inner[0]) + abs(at[1] - inner[1]))

    def tap(self, label: str) -> None:
        """Tap a space that is large enough for a finger."""
        self.bring(label)
        assert self.hit(label) >= TOUCHABLE
        self.page.touchscreen.tap(*middle(self.space(label)))

    def go_back(self) -> None:
        self.person.press(self.page.locator(".prompt").get_by_text(self.person.say("table-back"), exact=True))

    def do_it(self) -> None:
        self.person.press(self.page.locator(".prompt .buttons .primary"))


def sit_at(visit: Visit, match: Match, *seats: str) -> Touching:
    """Somebody with a small phone goes on with a game."""
    person = visit(SMALL_PHONE, **CALM)
    sit_down(person, match.record().to_json(), *seats)
    assert CityPlayer(person).wait() == "mine"
    expect(person.page.locator("rect.space.legal").first).to_be_visible()
    return Touching(person)


@pytest.mark.timeout(300)
def test_an_officer_walks_and_shoots_by_taps_on_a_small_phone(visit: Visit) -> None:
    match = moment(1, "coop", 1, can_walk_and_shoot)
    hands = sit_at(visit, match, "me")
    officer = next(person.space for person in match.view(0).now().people if person.active)
    assert officer is not None
    expect(hands.person.button("board-whole")).to_be_visible()
    assert hands.hit(officer) >= TOUCHABLE  # the map shows by itself who acts
    hands.tap(officer)
    close = hands.person.button("web-close")
    if close.count():  # others stand there, too
        hands.person.press(close)
    seen = [hands.hit(space) for space in places(match, "step")]
    assert any(size >= TOUCHABLE for size in seen)

    target = places(match, "shoot")[0]
    hands.tap(target)
    expect(hands.space(target)).to_have_attribute("aria-selected", "true")
    hands.go_back()
    goal = next(space for space in places(match, "step") if space not in places(match, "shoot"))
    hands.tap(goal)
    expect(hands.space(goal)).to_have_attribute("aria-selected", "true")
    before = hands.space(goal).get_attribute("aria-label") or ""
    hands.do_it()
    expect(hands.space(goal)).not_to_have_attribute("aria-label", before)
    assert hands.hit(goal) >= TOUCHABLE  # also after the step

    CityPlayer(hands.person).wait()
    hands.tap(target)
    told = hands.page.locator(".table > .unseen[aria-live]")
    before = told.inner_text()
    hands.do_it()
    expect(told).not_to_have_text(before)  # whatever the dice show


@pytest.mark.timeout(300)
def test_fingers_pinch_and_drag_the_map_and_its_pieces(visit: Visit) -> None:
    match = moment(1, "coop", 1, can_walk_and_shoot)
    hands = sit_at(visit, match, "me")
    officer = next(person.space for person in match.view(0).now().people if person.active) or ""
    goal = next(space for space in places(match, "step") if space not in places(match, "shoot"))
    near = bounds(hands.space(officer))["width"]

    hands.person.press_button("board-whole")
    wait_for_width(hands.space(officer), least=1, most=0.8 * near)
    hands.person.press_button("board-closer")
    wait_for_width(hands.space(officer), least=0.9 * near)
    assert hands.hit(officer) >= TOUCHABLE  # not just anywhere

    hands.fingers.pinch(hands.ground(), 60, 110)
    wait_for_width(hands.space(officer), least=1.3 * near)
    hands.fingers.pinch(hands.ground(), 120, 70)
    start = hands.ground()
    at = middle(hands.space(goal))
    hands.fingers.drag(start, (start[0], start[1] + (60 if start[1] < 250 else -60)))
    assert middle(hands.space(goal)) != pytest.approx(at, abs=20)
    expect(hands.page.locator("[aria-selected=true]")).to_have_count(0)  # a drag is no tap

    hands.bring(goal)
    at = middle(hands.space(officer))
    hands.fingers.drag(at, middle(hands.space(goal)))  # the officer, not the map
    expect(hands.space(goal)).to_have_attribute("aria-selected", "true")

    hands.go_back()
    hands.bring(goal)
    at = middle(hands.space(goal))
    hands.fingers.go((at, at), rest=LONG_PRESS / 1000)
    asked = hands.person.say("city-on-space", space=goal)
    expect(hands.page.get_by_role("region", name=asked)).to_be_visible()
    expect(hands.space(goal)).to_have_attribute("aria-selected", "false")


@pytest.mark.timeout(300)
def test_doctor_zero_sees_the_mutants_that_he_takes_up(visit: Visit) -> None:
    match = moment(5, "versus", 3, lambda match: meeting(match) is not None)
    found = meeting(match)
    assert found is not None
    one, other, goal = found
    hands = sit_at(visit, match, "me", "local", "local")
    hands.person.press(hands.page.get_by_role("switch", name=hands.person.say("city-gather")))
    hands.tap(one)
    hands.tap(other)
    expect(hands.page.locator(".prompt li:has(button)")).to_have_count(2)
    hands.tap(goal)
    expect(hands.page.locator(".prompt li:has(button):not(.staying)")).to_have_count(2)


def test_wheel_and_keys_look_at_the_map_more_closely(visit: Visit) -> None:
    person = visit(DESKTOP, **CALM)
    match = moment(1, "coop", 1, can_walk_and_shoot)
    sit_down(person, match.record().to_json(), "me")
    space, keys = person.page.locator('[data-space="D5"]'), person.page.keyboard
    expect(space).to_be_visible()
    far = bounds(space)["width"]
    at = middle(space)
    person.page.mouse.move(*at)
    keys.down("Control")
    for _ in range(3):
        person.page.mouse.wheel(0, -100)
    keys.up("Control")
    wait_for_width(space, least=1.5 * far)
    assert middle(space) == pytest.approx(at, abs=4)
    keys.press("0")
    wait_for_width(space, least=far - 1, most=far + 1)
    keys.press("+")
    wait_for_width(space, least=1.3 * far)
    keys.press("-")
    wait_for_width(space, least=far - 1, most=far + 1)


@pytest.mark.parametrize("device", [SMALL_PHONE, Device(844, 390, touch=True)], ids=["360x640", "844x390"])
def test_the_words_of_a_lesson_need_no_scrolling_and_leave_the_map_large(
    visit: Visit, device: Device
) -> None:
    person = visit(device, locale="uk-UA", **CALM)  # the longest words
    for lesson in ("walk", "zero"):
        person.read(f"/learn/hardcity/{lesson}")
        words = person.page.locator(".coach div.words")
        expect(words).to_be_visible()
        assert words.evaluate("(one) => one.scrollHeight - one.clientHeight") <= 1, lesson
        seen = person.page.evaluate(SEEN)
        assert seen["size"] >= TOUCHABLE, lesson
        assert seen["rows"] * seen["size"] >= 100, lesson
