"""The lessons from the first to the last, with the help that they offer."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from ashfall.server.neuroshima.lessons import lessons
from tests.web.people import Person, Visit
from tests.web.table import Player

CONFIRMING = ("place", "play", "discard", "mobility", "rotate", "transport", "push", "net")


def go_through(person: Person, tasks: int) -> None:
    """Have the solution of each task of a lesson shown, and confirm it."""
    player = Player(person)
    forward = either(person, "learn-next-task", "learn-finish")
    confirm = either(person, "table-end", *(f"table-go-{verb}" for verb in CONFIRMING))
    shown = person.page.get_by_text(person.say("learn-shown"))
    for _ in range(tasks):
        person.press_button("learn-hint")
        while not forward.is_visible():
            person.press_button("learn-show")
            expect(shown).to_be_visible()
            person.press(confirm.last)
            expect(shown).not_to_be_visible()
            if player.battle.is_visible():
                player.leave_battle()
        expect(heading(person, "learn-well-done")).to_be_visible()
        person.press(forward)


def heading(person: Person, text: str, **arguments: object) -> Locator:
    return person.page.get_by_role("heading", name=person.say(text, **arguments), exact=True)


def either(person: Person, *texts: str) -> Locator:
    names = "|".join(re.escape(person.say(text)) for text in texts)
    return person.page.locator("main").get_by_role("button", name=re.compile(f"^({names})$"))


def test_all_lessons_lead_to_a_first_game(visit: Visit) -> None:
    person = visit()
    person.open("/learn/neuroshima")
    person.press(person.link("learn-begin"))
    for number, lesson in enumerate(lessons().values(), start=1):
        go_through(person, len(lesson.tasks))
        expect(heading(person, "learn-lesson-done", number=number)).to_be_visible()
        if number < len(lessons()):
            person.press(person.link("learn-next-lesson"))
    person.press(person.link("learn-all-lessons").last)
    expect(person.page.get_by_text(person.say("learn-first-game-ready"))).to_be_visible()
    person.press_button("learn-play")
    assert len(Player(person).my_turn().units) <= 1


def test_a_guided_game_is_told_to_its_end(visit: Visit) -> None:
    person = visit()
    person.open("/learn/neuroshima")
    guides = person.page.get_by_role("region", name=person.say("learn-guides"))
    person.press(guides.get_by_role("link").first)
    slider = person.page.get_by_role("slider", name=person.say("replay-moves"))
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    for _ in range(last):
        person.press_button("replay-forward")
    expect(slider).to_have_value(str(last))
    expect(person.page.get_by_text(person.say("learn-guide-end"))).to_be_visible()
