"""Hard City is learned at its table: lessons are taken by clicking, with the help that they offer."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from ashfall.server.hardcity.lessons import lessons
from tests.web.city import CityPlayer
from tests.web.people import CALM, PATIENCE, PHONE, Person, Visit


def on_map(person: Person, space: str) -> Locator:
    return person.page.locator(f'[data-space="{space}"]')


def button(person: Person, text: str) -> Locator:
    return person.page.get_by_role("button", name=re.compile(f"^{re.escape(person.say(text))}"))


def is_told(person: Person, text: str) -> None:
    expect(person.page.locator(".coach")).to_contain_text(person.say(text), timeout=PATIENCE)


def test_a_lesson_by_clicking(visit: Visit) -> None:
    person = visit(**CALM)
    person.open("/learn/hardcity")
    person.press(person.link("hc-learn-begin"))
    is_told(person, "hc-lesson-walk-go")
    person.press(on_map(person, "E6"))
    person.press(button(person, "city-do-it"))
    is_told(person, "hc-lesson-walk-go-done")
    person.press_button("hc-learn-next-task")
    is_told(person, "hc-lesson-walk-leave")
    expect(person.page.locator(".coach h2")).to_be_focused()
    person.press(on_map(person, "F4"))  # the short way, over both mutants
    person.press(button(person, "city-do-it"))
    is_told(person, "hc-lesson-walk-leave-twice")
    person.press_button("hc-learn-restart")
    expect(button(person, "hc-learn-restart")).not_to_be_visible(timeout=PATIENCE)
    for space in ("E6", "F5", "F4"):
        person.press(on_map(person, space))
        person.press(button(person, "city-do-it"))
        expect(on_map(person, space)).to_have_attribute(
            "aria-label", re.compile("Donathan"), timeout=PATIENCE
        )
    is_told(person, "hc-lesson-walk-leave-done")
    person.press_button("hc-learn-finish")
    is_told(person, "hc-lesson-walk-closing")
    expect(person.page.locator(".coach h2")).to_be_focused()
    person.press(person.link("hc-learn-all").last)
    expect(person.page.get_by_text(person.say("hc-learn-done"), exact=True)).to_have_count(1)


def test_whoever_is_stuck_is_shown_every_step(visit: Visit) -> None:
    person = visit(PHONE, **CALM)
    person.open("/learn/hardcity/zero")
    forward = button(person, "hc-learn-next-task").or_(button(person, "hc-learn-finish"))
    for task in lessons()["zero"].tasks:
        person.press_button("hc-learn-hint")
        is_told(person, task.hint)
        for _ in task.solution:
            person.press_until(person.button("hc-learn-show"), button(person, "city-do-it"))
            person.press(button(person, "city-do-it"))
            expect(button(person, "city-do-it")).not_to_be_visible(timeout=PATIENCE)
        is_told(person, task.praise)
        person.press(forward)
    is_told(person, "hc-lesson-zero-closing")


def test_a_first_round_is_told_at_a_real_table(visit: Visit) -> None:
    person = visit(**CALM)
    person.open("/new/hardcity")
    person.press_button("hc-home-told")
    is_told(person, "hc-told-welcome")
    person.press_button("hc-told-on")
    is_told(person, "hc-told-parking")
    player, coach = CityPlayer(person), person.page.locator(".coach")
    later = [person.say(f"hc-told-{step}") for step in ("points", "act", "autodoc")]
    while not any(words in coach.inner_text() for words in later):
        player.wait()
        player.answer()
    person.page.reload()
    expect(coach).to_contain_text(re.compile("|".join(map(re.escape, later))), timeout=PATIENCE)
    person.press_button("hc-told-leave")
    expect(coach).not_to_be_visible()
    assert "told" not in person.page.url
    assert player.wait() == "mine"
