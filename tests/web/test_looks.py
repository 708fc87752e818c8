"""Themes, motion and the content policy."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web import games
from tests.web.moves import begin_battle
from tests.web.people import DESKTOP, PHONE, Device, Person, Visit
from tests.web.table import Player

BRIGHTNESS = """
() => {
  const parts = getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g).slice(0, 3).map(Number)
  return parts.reduce((sum, part) => sum + part, 0) / 3 / 255
}
"""
INLINE = """
() => {
  const script = document.createElement('script')
  script.text = 'window.broken = true'
  document.head.append(script)
}
"""


def brightness(person: Person) -> float:
    found: float = person.page.evaluate(BRIGHTNESS)
    return found


@pytest.mark.parametrize("path", ["/", "/settings", "/analysis"])
def test_the_device_decides_between_dark_and_light(visit: Visit, path: str) -> None:
    person = visit(color_scheme="dark")
    person.open(path)
    assert brightness(person) < 0.25
    person.page.emulate_media(color_scheme="light")
    expect(person.page.locator("html")).to_have_attribute("data-theme", "light")
    assert brightness(person) > 0.75


def test_a_chosen_theme_stays(visit: Visit) -> None:
    person = visit(color_scheme="dark")
    person.open("/settings")
    person.choose("web-set-theme", person.say("web-set-theme-light"))
    assert brightness(person) > 0.75
    person.reload()
    assert brightness(person) > 0.75
    person.open("/")
    assert brightness(person) > 0.75


def battle(person: Person, folder: Path) -> Player:
    match = games.before_battle()
    person.play_on(games.save(match, folder))
    player = Player(person)
    player.my_turn()
    begin_battle(player, match.armies[match.turn])
    return player


def test_with_less_motion_a_battle_waits_to_be_stepped_through(visit: Visit, tmp_path: Path) -> None:
    person = visit(reduced_motion="reduce")
    player = battle(person, tmp_path)
    controls = player.battle.get_by_role("group", name=person.say("battle-controls"))
    expect(controls.get_by_role("button", name=person.say("battle-play"), exact=True)).to_be_visible()
    running = "() => document.getAnimations().filter((one) => one.playState === 'running').length"
    assert person.page.evaluate(running) == 0
    on = controls.get_by_role("button", name=person.say("battle-forward"))
    while on.is_visible():
        person.press(on)
        assert person.page.evaluate(running) == 0
    expect(player.battle.get_by_role("heading", name=person.say("battle-result"))).to_be_visible()


def test_a_battle_plays_by_itself(visit: Visit, tmp_path: Path) -> None:
    person = visit()
    person.open("/settings")
    person.choose("web-set-speed", "4×")
    player = battle(person, tmp_path)
    expect(player.battle.get_by_role("heading", name=person.say("battle-result"))).to_be_visible()


def test_the_content_policy_is_on(visit: Visit) -> None:
    person = visit()
    person.open("/")
    person.page.evaluate(INLINE)
    assert person.page.evaluate("window.broken") is None
    assert any("Content Security Policy" in fault for fault in person.faults)
    person.pardon("Content Security Policy")


ANIMATED = """
() => {
  const made = document.body.appendChild(document.createElement('div'))
  made.style.animation = 'any 5s'
  made.style.transition = 'opacity 5s'
  const { animationName, transitionDuration } = getComputedStyle(made)
  made.remove()
  return [animationName, transitionDuration]
}
"""


def test_less_motion_is_asked_for_by_the_device_or_in_the_settings(visit: Visit) -> None:
    person = visit()
    person.open("/settings")
    still = ["none", "0s"]
    assert person.page.evaluate(ANIMATED) == ["any", "5s"]
    person.page.emulate_media(reduced_motion="reduce")
    expect(person.page.locator("html")).to_have_attribute("data-motion", "less")
    assert person.page.evaluate(ANIMATED) == still
    person.reload()
    assert person.page.evaluate(ANIMATED) == still
    person.page.emulate_media(reduced_motion="no-preference")
    expect(person.page.locator("html")).not_to_have_attribute("data-motion", "less")
    assert person.page.evaluate(ANIMATED) == ["any", "5s"]
    person.switch("web-set-motion", on=True)
    assert person.page.evaluate(ANIMATED) == still
    person.reload()
    assert person.page.evaluate(ANIMATED) == still


def test_with_less_motion_a_replay_that_runs_goes_through_its_battles(visit: Visit, tmp_path: Path) -> None:
    match = games.before_battle()
    match.push("play battle")
    person = visit(reduced_motion="reduce")
    person.open("/settings")
    person.choose("web-set-speed", "4×")
    person.open_record(games.save(match, tmp_path))
    slider = person.page.get_by_role("slider", name=person.say("replay-moves"))
    last = int(str(slider.get_attribute("max")))
    slider.fill(str(last - 1))
    person.press_button("battle-play")
    expect(person.page.get_by_role("region", name=person.say("battle-title"), exact=True)).to_be_visible()
    expect(slider).to_have_value(str(last))


FIELD = """
() => {
  const seen = (hex) => hex.checkVisibility({ visibilityProperty: true })
  const hexes = [...document.querySelectorAll('[data-hex]')].filter(seen)
  const boxes = hexes.map((hex) => hex.getBoundingClientRect())
  const least = (side) => Math.min(...boxes.map((box) => box[side]))
  const most = (side) => Math.max(...boxes.map((box) => box[side]))
  const [left, top] = [least('left'), least('top')]
  return [left, top, most('right') - left, most('bottom') - top].map(Math.round)
}
"""


@pytest.mark.parametrize("device", [DESKTOP, Device(1280, 720), PHONE], ids=["1440", "1280", "phone"])
def test_the_board_stays_where_it_is_through_a_battle(visit: Visit, tmp_path: Path, device: Device) -> None:
    person = visit(device, reduced_motion="reduce")
    match = games.before_battle()
    person.play_on(games.save(match, tmp_path))
    player = Player(person)
    player.my_turn()
    before = person.page.evaluate(FIELD)
    if not device.touch:
        assert before[3] >= 0.72 * device.height
    begin_battle(player, match.armies[match.turn])
    expect(player.battle).to_be_visible()
    assert person.page.evaluate(FIELD) == before
    person.press(player.battle.get_by_role("button", name=person.say("battle-skip")))
    expect(player.battle.get_by_role("heading", name=person.say("battle-result"))).to_be_visible()
    assert person.page.evaluate(FIELD) == before
    player.leave_battle()
    player.settled()
    assert person.page.evaluate(FIELD) == before
