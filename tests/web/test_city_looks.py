"""Tables of Hard City in every size, language and light: nothing is cut off or left in English."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import expect

from ashfall.table.texts import client_source_of, messages
from tests.web.axe import grave_faults
from tests.web.city import CityPlayer, asked, moment, near_the_end, sit_down
from tests.web.people import CALM, DESKTOP, PHONE, SMALL_PHONE, Person, Visit
from tests.web.test_languages import LOCALES, assert_translated

# Episode, mode, players, what is asked.
MOMENTS = {
    "officer": (1, "coop", 1, "officer_turn"),
    "dice": (5, "coop", 1, "roll_dice"),
    "reaction": (5, "versus", 3, "reaction_"),
    "zero": (5, "versus", 3, "zero_turn"),
    "mutants": (5, "versus", 3, "mutants_act"),
    "autodoc": (1, "coop", 1, "activate_mutant"),
}
# Sizes of windows, how a table lies in them, and how wide and high a target is at least.
SIZES = (
    (360, 640, "phone", 44),
    (844, 390, "landscape", 44),
    (1024, 768, "tablet", 0),
    (1920, 1080, "desktop", 0),
)
LATE = 20  # answers after which a moment is looked for
# What stands beyond the window, and what a finger may miss. In boxes that scroll things may stand beyond;
# the map can be looked at closely, and a button within a sentence is as high as its line.
LOST = """
(least) => {
  const scrolls = (one) => {
    for (let box = one.parentElement; box; box = box.parentElement)
      if (/auto|scroll/.test(getComputedStyle(box).overflow)) return true
    return false
  }
  const shown = [...document.querySelectorAll('button, a[href], input, select, h2, h3, p')].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.unseen, [inert], dialog'))
  const told = (one) => one.outerHTML.slice(0, 140).replace(/\\s+/g, ' ')
  const out = shown.filter((one) => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect()
    const isOut = left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1
    return isOut && width > 1 && !scrolls(one)
  })
  const small = shown.filter((one) => {
    const { width, height } = one.getBoundingClientRect()
    const isTarget = one.matches('button, a, select') && getComputedStyle(one).display !== 'inline'
    return isTarget && Math.min(width, height) < least - 0.5
  })
  return [
    ...(document.scrollingElement.scrollWidth > innerWidth ? ['scrolls sideways'] : []),
    ...out.map((one) => `cut off: ${told(one)}`),
    ...small.map((one) => `small: ${told(one)}`),
  ]
}
"""


def open_moment(person: Person, name: str) -> None:
    """Sit down at all seats of a table where this is asked."""
    episode, mode, players, kind = MOMENTS[name]
    match = moment(episode, mode, players, asked(kind), LATE)
    sit_down(person, match.record().to_json(), *("me", "local", "local")[:players])
    assert CityPlayer(person).wait() == "mine"
    expect(person.page.locator("svg.map image")).to_be_visible()


@cache
def english(language: str) -> frozenset[str]:
    """Whole texts that a language says in other words."""
    own, theirs = (
        {key: text.partition(" = ")[2] for key, text in messages(client_source_of(one)).items()}
        for one in (language, "en")
    )
    found = {text for key, text in theirs.items() if "{" not in text and own.get(key) != text}
    return frozenset(text for text in found - set(own.values()) if len(text) > 2)  # no letters of the map


@pytest.mark.timeout(600)
@pytest.mark.parametrize("language", ["pl", "uk"])
def test_every_size_in_every_language(visit: Visit, language: str) -> None:
    person = visit(SMALL_PHONE, locale=LOCALES[language], **CALM)
    faults = []
    for name in MOMENTS:
        open_moment(person, name)
        for width, height, form, least in SIZES:
            person.page.set_viewport_size({"width": width, "height": height})
            person.page.locator(f".table.{form}").wait_for()
            faults += [f"{name} {width}: {fault}" for fault in person.page.evaluate(LOST, least)]
        assert_translated(person)
        lines = {line.strip() for line in person.page.locator("body").inner_text().splitlines()}
        assert sorted(lines & english(language)) == []
    assert not faults, "\n".join(faults)


@pytest.mark.timeout(600)
def test_axe_finds_no_serious_fault(visit: Visit) -> None:
    person = visit(bypass_csp=True, **CALM)
    faults = []
    for name in MOMENTS:
        open_moment(person, name)
        faults += [f"{name}: {fault}" for fault in grave_faults(person)]
    for name in ("officer", "zero"):
        person.page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
        open_moment(person, name)
        faults += [f"{name} on a phone: {fault}" for fault in grave_faults(person)]
    player = CityPlayer(person)
    person.page.set_viewport_size({"width": DESKTOP.width, "height": DESKTOP.height})
    sit_down(person, near_the_end(5, "coop", 1, left=10), "me")
    player.play()
    faults += grave_faults(person)
    person.press(person.link("table-watch-replay"))
    expect(person.page.get_by_role("slider", name=person.say("replay-moves"))).to_be_visible()
    faults += grave_faults(person)
    assert not faults, "\n".join(faults)
