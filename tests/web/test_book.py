"""The book of Hard City: everything is found by words, kind and episode, and leads to its rule."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from ashfall.server.hardcity.book import book
from tests.web.people import DESKTOP, PHONE, Device, Person, Visit

BOOK = book()
WHOLE = len(BOOK.entries) + len(BOOK.events) + len(BOOK.episodes) + len(BOOK.words)


def entries(person: Person) -> Locator:
    return person.page.get_by_role("article")


def search(person: Person, wish: str) -> None:
    person.page.get_by_role("searchbox", name=person.say("book-search")).fill(wish)


@pytest.mark.parametrize("device", [DESKTOP, PHONE])
def test_everything_is_there_and_found(visit: Visit, device: Device) -> None:
    person = visit(device, locale="pl-PL")
    person.read("/hardcity/book")
    expect(entries(person)).to_have_count(WHOLE)
    search(person, "zwietrzyli")
    expect(entries(person)).to_have_count(1)
    expect(entries(person)).to_contain_text(person.say("hc-auto-blood-scent-bottom"))
    search(person, "qqq")
    expect(entries(person)).to_have_count(0)
    person.press_button("book-search-all")
    expect(entries(person)).to_have_count(WHOLE)


def test_kinds_and_episodes_are_filters(visit: Visit) -> None:
    person = visit()
    person.read("/hardcity/book")
    person.press_button("book-kind-mutant")
    expect(entries(person)).to_have_count(4)
    group = person.page.get_by_role("group", name=person.say("book-filter-episode"), exact=True)
    group.locator("label", has_text="1").click()
    expect(entries(person)).to_have_count(2)  # no rats and no soldiers there
    expect(person.page.locator("#book-found")).to_have_text(person.say("book-found", count=2))


def test_an_entry_has_an_address_and_leads_to_its_rule(visit: Visit) -> None:
    person = visit(locale="uk-UA")
    person.read("/hardcity/book#chaos-bite")
    bite = person.page.locator("#chaos-bite")
    expect(bite).to_be_in_viewport()
    person.press(bite.get_by_role("link", name=person.say("book-clause", clause="HC-17.5.12")))
    expect(person.page.locator("li.here")).to_have_attribute("id", "HC-17.5.12")


def test_an_episode_tells_both_ways_to_play_it(visit: Visit) -> None:
    person = visit()
    person.read("/hardcity/book#episode-3")
    episode = person.page.locator("#episode-3")
    expect(episode).to_contain_text(person.say("hc-special-swap-lids"))
    episode.locator("label", has_text=person.say("book-coop")).click()
    expect(episode).to_contain_text(person.say("hc-special-kidnap-squad"))
