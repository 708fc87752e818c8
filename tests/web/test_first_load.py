"""What a cold visit costs."""

from __future__ import annotations

from typing import Any

import httpx
from playwright.sync_api import Response

from tests.web.city import near_the_end, sit_down
from tests.web.people import Person, Visit
from tests.web.table import Player

MOST = 150_000  # bytes of gzipped script
TABLE_MOST = 165_000  # of it at a table
FIRST = 225_000  # bytes of everything that a first visit fetches
TABLE = 150_000  # of what entering a table adds to that
CITY_MOST = 120_000  # of gzipped script and drawings that a table of Hard City costs beyond the first page
SCRIPTS = ("javascript",)
DRAWN = ("javascript", "svg")


def gzipped(addresses: set[str]) -> int:
    """What these scripts weigh on their way."""
    total = 0
    for address in addresses:
        with httpx.stream("GET", address, headers={"Accept-Encoding": "gzip"}) as answer:
            answer.raise_for_status()
            total += sum(len(chunk) for chunk in answer.iter_raw())
    return total


def scripts_of(person: Person, kinds: tuple[str, ...] = SCRIPTS) -> set[str]:
    """Fills with the addresses of all scripts, or files of other kinds, that come from now on."""
    found: set[str] = set()

    def note(answer: Response) -> None:
        if any(kind in answer.headers.get("content-type", "") for kind in kinds):
            found.add(answer.url)

    person.page.on("response", note)
    return found


class Traffic:
    """The bytes that come over the wire from now on, headers included."""

    def __init__(self, person: Person) -> None:
        self.bytes = 0
        session = person.context.new_cdp_session(person.page)
        session.on("Network.loadingFinished", self._note)
        session.send("Network.enable")

    def _note(self, event: dict[str, Any]) -> None:
        self.bytes += int(event["encodedDataLength"])


def test_a_first_visit_and_a_first_table(visit: Visit) -> None:
    person = visit()
    traffic = Traffic(person)
    person.read("/")
    first = traffic.bytes
    assert 0 < first < FIRST
    person.press_button("nh-home-play")
    Player(person).my_turn()
    person.page.wait_for_load_state("networkidle")
    assert 0 < traffic.bytes - first < TABLE


def test_the_first_page(visit: Visit) -> None:
    person = visit()
    scripts = scripts_of(person)
    person.read("/")
    assert scripts
    assert gzipped(scripts) < MOST


def test_the_table(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.start_game("local")
    Player(host).my_turn()
    scripts = scripts_of(guest)
    guest.read(host.path)
    Player(guest).look("is_theirs")
    assert len(scripts) > 1
    assert gzipped(scripts) < TABLE_MOST


def test_a_table_of_hard_city(visit: Visit) -> None:
    person = visit()
    come = scripts_of(person, DRAWN)
    person.read("/")
    first = set(come)
    sit_down(person, near_the_end(5, "versus", 2), "me", "local")
    person.page.locator("rect.space").first.wait_for()
    person.page.wait_for_load_state("networkidle")
    assert gzipped(come - first) < CITY_MOST
