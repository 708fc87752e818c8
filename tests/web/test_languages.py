"""The three languages: the browser's comes first, and nothing is left unsaid."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ashfall.table.texts import client_source_of
from tests.web import games
from tests.web.moves import begin_battle
from tests.web.pages import PAGES
from tests.web.people import Person, Visit
from tests.web.table import Player

LOCALES = {"en": "en-GB", "pl": "pl-PL", "uk": "uk-UA"}
IDS = set(re.findall(r"^([a-z][\w-]*-[\w-]*) =", client_source_of("en"), re.MULTILINE))
every = pytest.mark.parametrize("language", LOCALES)

# Everything that is read or read aloud.
TEXTS = """
() => {
  const names = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']
  const all = [...document.querySelectorAll('*')]
  const told = all.flatMap((one) => names.map((name) => one.getAttribute(name))).filter(Boolean)
  return [document.title, document.body.innerText, ...told].join('\\n')
}
"""


def assert_translated(person: Person) -> None:
    text: str = person.page.evaluate(TEXTS)
    left = {word for word in re.findall(r"[a-z][\w-]*-[\w-]*", text) if word in IDS}
    left |= set(re.findall(r"\{\s*\$?[A-Za-z][\w-]*\s*\}|undefined|\[object|NaN|\?\?\?", text))
    assert not left, person.path
    assert person.page.locator("html").get_attribute("lang") == person.language


@every
def test_every_page(visit: Visit, language: str) -> None:
    person = visit(locale=LOCALES[language])
    person.open("/")
    expect(person.button("nh-home-play")).to_be_visible()
    for path in PAGES:
        person.read(path)
        assert_translated(person)


@every
def test_a_table_from_its_menu_to_its_end(visit: Visit, language: str, tmp_path: Path) -> None:
    match = games.before_battle(("hegemony", "steel_police"))
    person = visit(locale=LOCALES[language])
    person.play_on(games.save(match, tmp_path))
    player = Player(person)
    player.my_turn()
    assert_translated(person)
    begin_battle(player, match.armies[match.turn])
    assert_translated(person)
    person.press(player.battle.get_by_role("button", name=re.compile(person.say("battle-skip"))))
    assert_translated(person)
    player.leave_battle()
    player.my_turn()
    person.press_button("table-menu")
    menu = person.page.get_by_role("dialog", name=person.say("table-menu"))
    assert_translated(person)
    person.press(menu.get_by_role("button", name=person.say("table-resign"), exact=True))
    question = person.page.get_by_role("dialog", name=person.say("table-resign-title"))
    assert_translated(person)
    person.press(question.get_by_role("button", name=person.say("table-resign"), exact=True))
    player.look("is_over")
    assert_translated(person)
    person.press(person.link("table-watch-replay"))
    expect(person.page.get_by_role("slider", name=person.say("replay-moves"))).to_be_visible()
    assert_translated(person)


def test_other_languages_fall_back_to_english(visit: Visit) -> None:
    person = visit(locale="xx-XX")
    person.open("/")
    assert person.page.locator("html").get_attribute("lang") == "en"


def test_a_chosen_language_goes_before_that_of_the_browser(visit: Visit) -> None:
    person = visit(locale="pl-PL")
    person.open("/settings")
    person.choose("web-set-language", "Українська")
    expect(person.page.locator("html")).to_have_attribute("lang", "uk")
    person.open("/")
    expect(person.page.locator("html")).to_have_attribute("lang", "uk")


def test_a_language_that_does_not_come_is_not_chosen(visit: Visit) -> None:
    person = visit()
    person.pardon("503")
    person.open("/settings")
    person.page.route("**/api/texts/pl", lambda route: route.fulfill(status=503, json={"code": "failed"}))
    person.choose("web-set-language", "Polski")
    expect(person.page.get_by_text(person.say("web-problem-failed"))).to_be_visible()
    english = person.page.get_by_role("radio", name="English")
    expect(english).to_be_checked()
    person.reload()
    expect(english).to_be_checked()
    assert person.page.locator("html").get_attribute("lang") == "en"
