"""The rules page: every clause in the language of the person, found by words, by number and by address."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from ashfall.server.rulebook import rule_book
from ashfall.table.texts import Texts
from tests.web.fingers import bounds
from tests.web.people import DESKTOP, PHONE, Device, Person, Visit

LOCALES = {"en": "en-GB", "pl": "pl-PL", "uk": "uk-UA"}
# As people type it: no capitals, no accents.
WORDS = {
    "neuroshima": {"en": "scavenger", "pl": "padlinozerca", "uk": "шукач"},
    "hardcity": {"en": "flamethrower", "pl": "miotacz plomieni", "uk": "вогнемет"},
}
CLAUSES = {"neuroshima": "NH-9.2", "hardcity": "HC-8.12"}


def titles(language: str, game: str = "neuroshima") -> dict[str, str]:
    return {section.id: section.title for section in rule_book(game, language).sections}


def search(person: Person, wish: str) -> Locator:
    """Type something into the search; returns the clauses that are left."""
    person.page.get_by_role("searchbox", name=person.say("rules-search")).fill(wish)
    return clauses(person)


def clauses(person: Person) -> Locator:
    return person.page.locator(f"[lang={person.language}] section li")


@pytest.mark.parametrize("game", CLAUSES)
@pytest.mark.parametrize("language", LOCALES)
def test_rules_are_read_and_searched_in_the_own_language(visit: Visit, language: str, game: str) -> None:
    person = visit(locale=LOCALES[language])
    person.read(f"/rules/{game}")
    for title in titles(language, game).values():
        expect(person.page.get_by_role("heading", name=title, exact=True)).to_be_attached()
    found = search(person, WORDS[game][language])
    expect(found.first).to_be_visible()
    assert 2 <= found.count() < 20
    expect(search(person, CLAUSES[game].lower())).to_have_count(1)
    expect(clauses(person)).to_have_attribute("id", CLAUSES[game])
    expect(search(person, "qqq")).to_have_count(0)
    expect(person.page.locator("#rules-search-help")).to_have_text(person.say("rules-found", count=0))
    person.button("rules-search-all").press("Enter")
    expect(person.page.get_by_role("searchbox", name=person.say("rules-search"))).to_be_focused()
    expect(clauses(person)).to_have_count(
        sum(len(section.clauses) for section in rule_book(game, language).sections)
    )


def test_the_rules_of_both_games_are_offered(visit: Visit) -> None:
    person = visit()
    person.read("/rules")
    for game in CLAUSES:
        link = person.page.get_by_role("link", name=person.say(f"rules-about-{game}"))
        expect(link).to_have_attribute("href", f"/rules/{game}")
    person.press(person.page.get_by_role("link", name=person.say("rules-about-hardcity")))
    expect(person.page.get_by_role("heading", name=person.say("rules-of", game="hardcity"))).to_be_visible()


def test_a_clause_leads_to_another_one(visit: Visit) -> None:
    person = visit()
    person.read("/rules/hardcity#HC-13.18")
    person.press(person.page.locator('[id="HC-13.18"]').get_by_role("link", name="HC-R62", exact=True))
    expect(person.page.locator('[id="HC-R62"]')).to_be_in_viewport()
    expect(person.page.locator("li.here")).to_have_attribute("id", "HC-R62")


def test_another_language_brings_other_clauses(visit: Visit) -> None:
    person = visit(locale="pl-PL")
    person.read("/rules/neuroshima#NH-9.2")
    search(person, "NH-9")
    window = person.context.new_page()  # settings hold in all windows of the browser
    window.goto(f"{person.home}/settings")
    group = window.get_by_role("group", name=person.say("web-set-language"), exact=True)
    group.locator("label", has_text="Українська").click()
    expect(person.page.get_by_role("heading", name=titles("uk")["section-9"], exact=True)).to_be_visible()
    expect(person.page.get_by_role("searchbox")).to_have_value("NH-9")  # what was being read is still there


def test_clauses_that_do_not_come_in_another_language_are_told_of(visit: Visit) -> None:
    person = visit(locale="en-GB")
    person.read("/rules/neuroshima")
    person.pardon("503|Failed to load resource")
    person.context.route("**/api/**rules**", lambda route: route.fulfill(status=503))
    window = person.context.new_page()
    window.goto(f"{person.home}/settings")
    group = window.get_by_role("group", name=person.say("web-set-language"), exact=True)
    group.locator("label", has_text="Polski").click()
    retry = person.page.get_by_role("button", name=Texts("pl").format("web-retry"), exact=True)
    expect(retry).to_be_visible()
    expect(clauses(person).first).to_be_attached()  # those of before
    person.context.unroute("**/api/**rules**")
    retry.click()
    expect(person.page.get_by_role("heading", name=titles("pl")["section-9"], exact=True)).to_be_attached()
    expect(retry).to_have_count(0)


def test_exact_rules_are_large_enough_for_fingers(visit: Visit) -> None:
    person = visit(PHONE)
    person.read("/rules/neuroshima")
    links = person.page.get_by_role("link", name=person.say("rules-more"), exact=True)
    expect(links).not_to_have_count(0)
    assert min(bounds(link)["height"] for link in links.all()) >= 44


@pytest.mark.parametrize("device", [DESKTOP, PHONE])
def test_sections_are_gone_to_from_anywhere(visit: Visit, device: Device) -> None:
    person = visit(device, locale="pl-PL")
    person.read("/rules/neuroshima#R-91")
    for section in ("section-9", "section-17", "section-9"):
        person.press_button("rules-sections")
        listed = person.page.get_by_role("dialog", name=person.say("rules-sections"))
        person.press(listed.get_by_role("link", name=titles("pl")[section], exact=True))
        expect(person.page.get_by_role("heading", name=titles("pl")[section], exact=True)).to_be_in_viewport(
            ratio=1
        )


def test_what_is_found_comes_into_view(visit: Visit) -> None:
    person = visit(PHONE)
    person.read("/rules/neuroshima#R-91")
    expect(search(person, "scoper").first).to_be_in_viewport()


@pytest.mark.parametrize(
    ("address", "clause"),
    [
        ("/rules#NH-9.9", "NH-9.9"),
        ("/rules/neuroshima#nh-9-9", "NH-9.9"),
        ("/rules#HC-8.12", "HC-8.12"),
        ("/rules/hardcity#hc-14-3", "HC-14.3.1"),
    ],
)
def test_an_address_leads_to_its_clause(visit: Visit, address: str, clause: str) -> None:
    person = visit(PHONE, locale="uk-UA")
    person.read(address)
    expect(person.page.locator(f'[id="{clause}"]')).to_be_in_viewport()
    expect(person.page.locator("li.here")).to_have_attribute("id", clause)
