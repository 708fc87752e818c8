"""What seldom happens at a table: an absent opponent, instants without effect, moves by one click."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ashfall.neuroshima import Match
from tests.server import running
from tests.server.running import RunningServer, running_server
from tests.web import games
from tests.web.people import Visit
from tests.web.table import Player

# A server that has patience for two seconds; no request could ask for that.
HASTY = """
import ashfall.server.rooms.hall as hall, ashfall.server.rooms.play as play
hall.PATIENCE, play.GRACE = 2000, 500
"""


# It is seen for less than two seconds, which may be over before a busy machine looks at the page again.
NOTE_PAUSES = """
(word) => {
  window.pauses = []
  const note = () => {
    const isPaused = document.body.innerText.includes(word)
    if (isPaused !== (window.pauses.at(-1) ?? false)) window.pauses.push(isPaused)
  }
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
}
"""


@pytest.fixture
def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningServer]:
    monkeypatch.setattr(running, "PROGRAM", HASTY + running.PROGRAM)
    with running_server(tmp_path) as server:
        yield server


def test_the_win_is_claimed_from_somebody_who_stays_away(hasty: RunningServer, visit: Visit) -> None:
    host, guest = visit(home=hasty.url), visit(home=hasty.url)
    host.start_game("link")
    guest.accept(host.invitation())
    Player(host).my_turn()
    waiting = Player(guest)
    waiting.look("is_theirs")
    expect(guest.button("table-claim")).to_have_count(0)
    host.page.close()
    guest.press_button("table-claim")
    waiting.look("is_over")
    won = guest.page.get_by_role("region", name=guest.say("table-end-won"), exact=True)
    expect(won).to_be_visible()


def test_where_a_clock_runs_nothing_is_claimed(hasty: RunningServer, visit: Visit) -> None:
    host, guest = visit(home=hasty.url), visit(home=hasty.url)
    position = Match(["moloch", "borgo"]).record().to_json()
    host.go_on_with(position, "me", "link", clock={"kind": "bank", "seconds": 3600})
    guest.accept(host.invitation())
    Player(host).my_turn()
    Player(guest).look("is_theirs")
    guest.page.evaluate(NOTE_PAUSES, guest.say("table-paused"))
    host.page.close()
    guest.page.wait_for_function("() => window.pauses.join() === 'true,false'")  # it stands, and runs again
    expect(guest.button("table-claim")).to_have_count(0)


def wastable(match: Match) -> str:
    """A tile that may be used up without effect, if there is one."""
    return next((move.text.split()[1] for move in match.legal if move.text.startswith("waste")), "")


def test_an_instant_is_used_up_without_effect(visit: Visit, tmp_path: Path) -> None:
    armies = ("moloch", "borgo")
    match = games.searched(armies, lambda match: bool(wastable(match)), {"waste_instants": True})
    person = visit()
    person.play_on(games.save(match, tmp_path))
    player = Player(person)
    before = player.my_turn()
    lines = len(player.told())
    player.take(games.tile_name(match.armies[match.turn], wastable(match)))
    use_up = player.prompt_button(person.say("table-go-waste"))
    player.press(use_up)  # it is said what would happen
    player.press(use_up)
    expect(player.log.locator("li")).not_to_have_count(lines)
    after = player.settled()
    assert after.units == before.units
    assert len(after.cards) != len(before.cards)


def must_discard(match: Match) -> bool:
    return match.decision is not None and match.decision.kind == "discard"


def test_moves_without_a_second_click(visit: Visit, tmp_path: Path) -> None:
    """Whoever wants it so discards by one click, and places by one what need not be turned."""
    person = visit()
    person.open("/settings")
    person.switch("web-set-confirm", on=False)
    person.start_game("local")
    player = Player(person)
    for hex in ("B2", "D3"):  # an HQ is the same on all sides
        player.my_turn()
        player.point_at(hex)
    expect(player.hex("D3")).not_to_have_attribute("aria-label", f"D3, {person.say('table-hex-empty')}")
    assert player.settled().units == ["B2", "D3"]
    person.play_on(games.save(games.searched(("moloch", "borgo"), must_discard), tmp_path))
    cards = player.my_turn().cards
    player.press(player.card(1))
    expect(player.page.locator("footer ul button")).to_have_count(len(cards) - 1)
    assert player.settled().cards == cards[:1] + cards[2:]


# Answers a move of somebody else the moment it is shown, and notes what was pointed out then.
ANSWER_AT_ONCE = """
([hex, yours]) => {
  const answer = () => {
    if (!document.title.startsWith(yours)) return
    window.lit = document.querySelectorAll('.lit, .changed').length
    document.querySelector(`[data-hex="${hex}"]`).dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }
  new MutationObserver(answer).observe(document.querySelector('title'), { childList: true })
}
"""


def test_a_move_that_was_answered_quickly_is_not_pointed_out_for_good(visit: Visit) -> None:
    host, guest = visit(), visit()
    guest.open("/settings")
    guest.switch("web-set-confirm", on=False)
    host.start_game("link")
    guest.accept(host.invitation())
    Player(guest).look("is_theirs")
    guest.page.evaluate(ANSWER_AT_ONCE, ["D3", guest.say("table-window-yours", rivals="")])
    Player(host).point_at("B2")
    host.press_button("table-go-place")
    assert Player(host).my_turn().units == ["B2", "D3"]
    assert guest.page.evaluate("() => window.lit") >= 1
    Player(guest).look("is_theirs")
    expect(guest.page.locator("svg .lit, svg g.changed")).to_have_count(0)


# The menu begins on the lower edge of its unit, as far as the board reaches there.
BESIDE = """
(unit) => {
  const menu = document.querySelector('[role=menu]').getBoundingClientRect()
  const frame = document.querySelector('main > div').getBoundingClientRect()
  const edge = unit.getBoundingClientRect().bottom
  return Math.abs(menu.top - Math.min(edge, frame.bottom - menu.height)) < 12
}
"""


def busy_unit(match: Match) -> str:
    """The hex of a unit that can go by itself and be carried."""
    moves = [move.text.split() for move in match.legal]
    movers = {words[1] for words in moves if words[0] == "mobility"}
    return next((words[2] for words in moves if words[0] == "transport" and words[2] in movers), "")


def test_the_menu_of_a_unit_goes_when_something_else_is_pointed_at(visit: Visit, tmp_path: Path) -> None:
    match = games.searched(("hegemony", "borgo"), lambda match: bool(busy_unit(match)))
    person = visit(reduced_motion="reduce")  # the board is there at once
    person.play_on(games.save(match, tmp_path))
    player = Player(person)
    seen = player.my_turn()
    unit, menu = player.hex(busy_unit(match)), person.page.get_by_role("menu")
    person.press(unit)
    expect(menu).to_be_visible()
    player.point_at([hex for hex in seen.hexes if hex not in seen.units][-1])  # not under the menu
    expect(menu).to_have_count(0)
    person.press(unit)
    for key in "++0":  # the menu keeps to its unit
        person.page.keyboard.press(key)
        person.page.wait_for_function(BESIDE, arg=unit.element_handle())
    player.board.hover()
    person.page.keyboard.down("Control")
    person.page.mouse.wheel(0, -100)
    person.page.keyboard.up("Control")
    expect(menu).to_have_count(0)
