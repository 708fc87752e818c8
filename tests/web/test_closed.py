"""A match that the rules of today do not allow any more: the browser tells why, and its record is kept."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.server.running import running_server
from tests.server.test_changed_rules import forbid
from tests.web.people import Person, Visit
from tests.web.table import Player


def saved(person: Person) -> dict[str, object]:
    """The record that the page offers."""
    with person.page.expect_download() as coming:
        person.press(person.link("web-save-record").or_(person.button("web-save-record")))
    record: dict[str, object] = json.loads(coming.value.path().read_text(encoding="utf-8"))
    return record


def test_a_closed_match_tells_why_and_offers_its_record(visit: Visit, tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        person = visit(home=server.url)
        person.pardon("WebSocket connection|ERR_|422")
        person.start_game("local")
        player = Player(person)
        player.point_at("B2")
        person.press_button("table-go-place")
        assert player.settled().units == ["B2"]
        match = person.match
        server.stop()
        forbid(tmp_path / "ashfall.db", match, 2, "end")
        server.start()
        reason = person.page.get_by_text(person.say("web-problem-closed"))
        expect(reason).to_be_visible()  # at the table that was open
        assert saved(person)["game"] == "neuroshima"
        person.open("/")
        row = person.page.get_by_role("listitem").filter(has_text=person.say("web-result-closed"))
        person.press(row.get_by_role("link", name=person.say("web-continue-open")))
        expect(reason).to_be_visible()
        assert person.path == f"/m/{match}"
        assert saved(person)["moves"] == ["end"]
        person.open(f"/replay/{match}")  # where every match that is over was to be seen
        assert saved(person)["moves"] == ["end"]
