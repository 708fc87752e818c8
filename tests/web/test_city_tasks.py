"""Tasks of Hard City are tried at its table by clicking, with real dice; the verdict counts choices."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from ashfall.puzzles.hardcity.shipped import shipped_tasks
from tests.web.people import CALM, PATIENCE, PHONE, Person, Visit
from tests.web.test_city_lessons import button, is_told, on_map

KEY = "the_easy_half"
AIM = re.compile("Aimed shot: ")


def open_task(person: Person, key: str = KEY) -> None:
    person.open(f"/puzzles/hardcity/{key}")
    expect(person.page.locator(".coach h2")).to_have_text(shipped_tasks()[key].title["en"], timeout=PATIENCE)


def shoot(person: Person, space: str, is_aimed: bool) -> None:
    person.press(on_map(person, space))
    if is_aimed:
        person.press_until(
            person.page.locator("label", has_text=AIM), person.page.locator("label.on", has_text=AIM)
        )
    person.press(button(person, "city-do-it"))
    expect(button(person, "hc-task-again")).to_be_visible(timeout=PATIENCE)  # the move has been made


def test_a_task_is_solved_by_clicking_whatever_the_dice_do(visit: Visit) -> None:
    person = visit(**CALM)
    person.open("/puzzles/hardcity")
    expect(person.page.locator("main ol a, .city ol a")).to_have_count(len(shipped_tasks()))
    open_task(person)
    is_told(person, "hc-task-standing")
    shoot(person, "C4", is_aimed=True)
    shoot(person, "F5", is_aimed=False)
    is_told(person, "hc-task-solved")
    expect(person.page.locator(".coach")).to_contain_text(re.compile(r"kept 100.% of 75.%"))
    person.press(person.link("hc-task-next"))
    expect(person.page.locator(".coach h2")).not_to_have_text(
        shipped_tasks()[KEY].title["en"], timeout=PATIENCE
    )
    person.open("/puzzles/hardcity")
    expect(person.page.get_by_text(person.say("hc-task-is-solved"), exact=True)).to_have_count(1)


def test_what_gives_chance_away_is_named_and_tried_again(visit: Visit) -> None:
    person = visit(PHONE, **CALM)
    open_task(person)
    person.press_button("hc-task-hint")
    expect(person.page.locator(".coach")).to_contain_text("kills, shooting", timeout=PATIENCE)
    shoot(person, "F5", is_aimed=True)
    shoot(person, "C4", is_aimed=False)
    is_told(person, "hc-task-unsolved")
    expect(person.page.locator(".coach")).to_contain_text(re.compile(r"75.% became 41\.7.%"))
    person.press_button("hc-task-again")
    is_told(person, "hc-task-standing")
    shoot(person, "C4", is_aimed=True)
    shoot(person, "F5", is_aimed=False)
    is_told(person, "hc-task-solved")


def test_an_address_of_no_task_leads_back(visit: Visit) -> None:
    person = visit(**CALM)
    person.pardon("404")
    person.open("/puzzles/hardcity/no_such_task")
    expect(person.page.get_by_text(person.say("hc-task-unknown"))).to_be_visible(timeout=PATIENCE)
    person.press(person.link("hc-task-all"))
    expect(person.page).to_have_url(re.compile("/puzzles/hardcity$"))
