"""Sounds: nothing before the first touch, then what is done is heard, until the speaker is pressed."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.people import Visit
from tests.web.table import Player

# Counts the sounds that are started, and the mixers that are made. What a test looks up counts as a touch for
# the browser, so that only what is pressed is told to the page.
NOTE = """
  window.isTouched = false
  addEventListener('pointerdown', () => (window.isTouched = true), true)
  Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive: window.isTouched }) })
  window.started = 0
  const start = AudioBufferSourceNode.prototype.start
  AudioBufferSourceNode.prototype.start = function (...args) {
    window.started += 1
    return start.apply(this, args)
  }
  window.made = 0
  window.AudioContext = class extends AudioContext {
    constructor(...args) {
      super(...args)
      window.made += 1
    }
  }
"""


def test_what_is_done_is_heard_after_the_first_touch(visit: Visit) -> None:
    host, person = visit(), visit()
    host.start_game("local")
    Player(host).my_turn()
    person.page.add_init_script(NOTE)
    person.read(host.path)
    Player(person).look("is_theirs")
    assert person.page.evaluate("window.made") == 0
    speaker = person.button("web-set-sound")
    expect(speaker).to_have_attribute("aria-pressed", "true")
    person.press(speaker)  # the first touch silences all
    expect(speaker).to_have_attribute("aria-pressed", "false")
    assert person.page.evaluate("window.made") == 0
    person.press(speaker)
    person.page.wait_for_function("() => window.started > 0")
    assert person.page.evaluate("window.made") == 1


def test_a_silent_table_stays_silent(visit: Visit) -> None:
    person = visit()
    person.page.add_init_script(NOTE)
    person.open("/settings")
    person.switch("web-set-sound-on", on=False)
    person.start_game("local")
    player = Player(person)
    player.my_turn()
    player.point_at("C3")
    assert person.page.evaluate("window.made") == 0
