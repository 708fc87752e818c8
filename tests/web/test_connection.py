"""Reloads and cut connections lose nothing, and what was sent into a cut is done exactly once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Route, expect

from ashfall.neuroshima import Match
from tests.server.running import RunningServer, running_server
from tests.web import games
from tests.web.fingers import middle
from tests.web.moves import begin_battle
from tests.web.people import Person, Visit
from tests.web.table import Player
from tests.web.wire import DOWN, UP, Wire, wire_to

CUT = r"WebSocket connection|ERR_|Failed to load resource"  # what a browser says about a cut


@pytest.fixture
def wire(server: RunningServer) -> Iterator[Wire]:
    with wire_to(server.port) as whole:
        yield whole


def test_a_reload_in_the_middle_of_a_turn(visit: Visit) -> None:
    person = visit()
    person.start_game("local")
    player = Player(person)
    player.point_at("B2")
    person.press_button("table-go-place")
    before = player.settled()
    player.point_at("D3")
    assert player.settled().ghost == "D3"
    person.reload()
    after = player.settled()
    assert after.units == before.units == ["B2"]
    player.point_at("D3")
    person.press_button("table-go-place")
    assert player.settled().units == ["B2", "D3"]


def test_a_reload_in_the_turn_of_the_opponent(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.start_game("link")
    guest.accept(host.invitation())
    waiting, choosing = Player(guest), Player(host)
    choosing.point_at("B2")
    assert waiting.settled().is_theirs
    guest.reload()
    assert waiting.settled().is_theirs
    assert waiting.settled().units == []
    assert choosing.settled().ghost == "B2"
    host.press_button("table-go-place")
    seen = waiting.my_turn()
    assert seen.units == ["B2"]
    waiting.point_at("D3")
    guest.press_button("table-go-place")
    expect(choosing.hex("D3")).not_to_have_attribute("aria-label", re.compile("empty"))
    assert sorted(choosing.told()) == sorted(waiting.told())


def test_a_lost_answer_to_joining_loses_no_seat(visit: Visit) -> None:
    host, guest = visit(), visit()
    guest.pardon(CUT)

    def lose(route: Route) -> None:
        """Let the server sit them down, and its answer never arrive."""
        asked = route.request
        httpx.post(asked.url, content=asked.post_data_buffer, headers=asked.all_headers()).raise_for_status()
        route.abort()

    guest.page.route("**/join", lose)
    host.start_game("link")
    guest.accept(host.invitation())
    Player(host).point_at("B2")
    host.press_button("table-go-place")
    assert Player(guest).my_turn().units == ["B2"]


def test_a_killed_server_comes_back(visit: Visit, tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        person = visit(home=server.url)
        person.pardon(CUT)
        person.start_game("local")
        player = Player(person)
        player.point_at("B2")
        person.press_button("table-go-place")
        assert player.settled().units == ["B2"]
        server.kill()
        expect(person.page.get_by_text(person.say("table-lost"))).to_be_visible()
        server.start()
        assert player.my_turn().units == ["B2"]
        player.point_at("D3")
        person.press_button("table-go-place")
        assert player.settled().units == ["B2", "D3"]


def test_a_reload_while_a_bot_thinks(visit: Visit) -> None:
    person = visit()
    person.start_game("bot", level="warlord", starts="second")
    player = Player(person)
    player.look("is_theirs", "is_mine")  # on a busy machine the bot may be quicker than the page
    person.reload()
    seen = player.my_turn()
    assert len(seen.units) == 1
    assert len(player.told()) == 2  # the game begins, the HQ of the bot stands


@pytest.fixture
def eve(tmp_path: Path) -> tuple[Match, Match, Path]:
    """The eve of a battle, the morning after it, and the file of the game."""
    before = games.before_battle()
    after = before.copy()
    after.push("play battle")
    return before, after, games.save(before, tmp_path)


def fighting(person: Person, before: Match, record: Path) -> Player:
    person.open("/settings")
    person.choose("web-set-speed", "0.5×")
    person.play_on(record)
    player = Player(person)
    assert set(player.my_turn().units) == games.hexes(before)
    begin_battle(player, before.armies[before.turn])
    expect(player.battle.get_by_role("button", name=person.say("battle-pause"))).to_be_visible()
    return player


def assert_morning(player: Player, after: Match) -> None:
    """The position after the battle stands, as the library works it out."""
    seen = player.settled()
    assert set(seen.units) == games.hexes(after)
    for seat, army in enumerate(after.armies):
        side = player.page.get_by_role("region", name=games.army_name(army), exact=True)
        expect(side).to_contain_text(str(after.health(seat)))
    player.open_log()
    expect(player.log.locator("details")).to_have_count(1)


def test_a_reload_in_the_middle_of_a_battle(visit: Visit, eve: tuple[Match, Match, Path]) -> None:
    before, after, record = eve
    person = visit()
    player = fighting(person, before, record)
    person.reload()
    assert_morning(player, after)


def test_a_cut_in_the_middle_of_a_battle(visit: Visit, wire: Wire, eve: tuple[Match, Match, Path]) -> None:
    before, after, record = eve
    person = visit(home=wire.url)
    person.pardon(CUT)
    player = fighting(person, before, record)
    wire.cut()
    expect(player.page.get_by_text(person.say("table-lost"))).to_be_attached()
    wire.mend()
    expect(player.page.get_by_text(person.say("table-lost"))).not_to_be_attached()
    assert_morning(player, after)


def test_a_cut_in_the_middle_of_a_turn(visit: Visit, wire: Wire) -> None:
    person = visit(home=wire.url)
    person.pardon(CUT)
    person.start_game("local")
    player = Player(person)
    player.point_at("C3")
    wire.cut()
    expect(player.page.get_by_text(person.say("table-lost"))).to_be_visible()
    wire.mend()
    seen = player.settled()
    if not seen.ghost:
        player.point_at("C3")
    person.press_button("table-go-place")
    assert player.settled().units == ["C3"]


def twin_tiles(match: Match) -> bool:
    """Somebody must discard and holds a tile twice, so that a repeated command would be legal again."""
    if match.decision is None or match.decision.kind != "discard":
        return False
    hand = match.hand(match.decision.seat)
    return len(hand) == 3 and len(set(hand)) == 2


@pytest.mark.parametrize("direction", [UP, DOWN])
def test_a_move_sent_into_a_cut_is_made_once(
    visit: Visit, wire: Wire, tmp_path: Path, direction: str
) -> None:
    match = games.searched(("moloch", "borgo"), twin_tiles)
    hand = match.hand(match.turn)
    twin = next(tile for tile in hand if hand.count(tile) == 2)
    name = games.tile_name(match.armies[match.turn], twin)
    person = visit(home=wire.url)
    person.pardon(CUT)
    person.play_on(games.save(match, tmp_path))
    player = Player(person)
    assert len(player.my_turn().cards) == 3
    lines = len(player.told())
    player.take(name)
    wire.swallow(direction)
    person.press(player.prompt_button(person.say("table-go-discard")))
    expect(player.page.get_by_text(person.say("table-moment"))).to_be_visible()
    wire.cut()
    expect(player.page.get_by_text(person.say("table-lost"))).to_be_visible()
    wire.mend()
    seen = player.my_turn()
    assert len(seen.cards) == 2
    assert len([card for card in seen.cards if card.startswith(name)]) == 1
    assert len(player.told()) == lines + 1
    person.reload()
    assert len(player.my_turn().cards) == 2
    assert len(player.told()) == lines + 1


def test_a_tile_that_is_dragged_into_a_cut_is_put_down(visit: Visit, wire: Wire) -> None:
    person = visit(home=wire.url)
    person.pardon(CUT)
    person.start_game("local")
    player = Player(person)
    player.my_turn()
    player.card(0).hover()  # it stands still then
    person.page.mouse.down()
    person.page.mouse.move(*middle(player.hex("C3")), steps=20)
    dragged = person.page.locator("footer div[aria-hidden] svg")
    expect(dragged).to_be_visible()
    wire.cut()
    expect(dragged).to_have_count(0)
    wire.mend()
    person.page.mouse.up()
    player.my_turn()
    expect(dragged).to_have_count(0)
