"""A connection that breaks at a table of Hard City loses nothing, and nothing is done twice."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from ashfall.hardcity import Match
from ashfall.hardcity.preview.ways import Way, ways_of
from tests.server.running import RunningServer
from tests.web.city import CityPlayer, asked, moment, sit_down, socket_at
from tests.web.people import CALM, Person, Visit
from tests.web.test_connection import CUT
from tests.web.wire import DOWN, UP, Wire, wire_to

STEPS = 3


@pytest.fixture
def wire(server: RunningServer) -> Iterator[Wire]:
    with wire_to(server.port) as whole:
        yield whole


class Table:
    """A table at the end of a wire."""

    def __init__(self, person: Person, wire: Wire, match: Match, *seats: str) -> None:
        person.pardon(CUT)
        self.player = CityPlayer(person)
        self.page, self.wire, self.person = person.page, wire, person
        self.id = sit_down(person, match.record().to_json(), *seats).removeprefix("/m/")
        assert self.player.wait() == "mine"

    def entries(self) -> int:
        """How many there are at the server."""
        with socket_at(self.person, self.id) as socket:
            found: int = json.loads(socket.recv())["seq"]
            return found

    def cut(self) -> None:
        """Everything breaks, and is mended once it was seen."""
        self.wire.cut()
        expect(self.page.get_by_text(self.person.say("table-lost"))).to_be_visible()
        self.wire.mend()
        assert self.player.wait() == "mine"

    def press_into_a_cut(self, button: str, direction: str) -> None:
        """Press a button of which nothing arrives, or of whose answer nothing does."""
        offer = self.page.locator(button).first
        expect(offer).to_be_enabled()
        self.wire.swallow(direction)
        offer.click()
        expect(self.page.get_by_text(self.person.say("table-moment"))).to_be_visible()
        self.cut()


def long_way(match: Match) -> Way | None:
    """A way of some steps on which nothing else happens."""
    fitting = (
        way
        for way in ways_of(match.state)
        if len(way.moves) == STEPS and not (way.harm or way.asks or way.load)
    )
    return next(fitting, None)


def may_walk(match: Match) -> bool:
    return asked("officer_turn")(match) and long_way(match) is not None


@pytest.mark.parametrize("direction", [UP, DOWN])
def test_in_the_middle_of_a_way(visit: Visit, wire: Wire, direction: str) -> None:
    """What was sent arrives once, and the way goes on to its end."""
    match = moment(1, "coop", 1, may_walk)
    way = long_way(match)
    assert way is not None
    table = Table(visit(home=wire.url, **CALM), wire, match, "me")
    before, end = table.entries(), table.page.locator(f'rect[data-space="{way.space}"]')
    walker = next(one.person for one in match.now().people if one.active)
    end.click()
    table.cut()
    if not table.page.locator(".prompt .buttons button.primary").count():
        end.click()
    table.press_into_a_cut(".prompt .buttons button.primary", direction)
    expect(end).to_have_attribute("aria-label", re.compile(table.person.say(f"hc-officer-{walker}")))
    assert table.entries() == before + STEPS


@pytest.mark.parametrize(
    ("mode", "players", "kind", "direction"),
    [("coop", 1, "roll_dice", UP), ("versus", 3, "reaction_", DOWN)],
    ids=["roll", "reaction"],
)
def test_over_dice_and_reactions(
    visit: Visit, wire: Wire, mode: str, players: int, kind: str, direction: str
) -> None:
    match = moment(5, mode, players, asked(kind))
    seats = ("me", "local", "local")[:players]
    table = Table(visit(home=wire.url, **CALM), wire, match, *seats)
    before, tray = table.entries(), table.page.locator(".tray")
    told = tray.inner_text()
    table.cut()
    expect(tray).to_have_text(told, use_inner_text=True)
    table.press_into_a_cut(".tray .options button, .tray .buttons button.primary", direction)
    assert table.entries() == before + 1
    for _ in range(3):
        if table.player.wait() != "over":
            table.player.answer()
