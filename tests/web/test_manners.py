"""What happens between players: sharing a screen, watching, taking back, draws, resigning, once more."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from ashfall.neuroshima import Match
from tests.web import games
from tests.web.fingers import middle
from tests.web.people import Person, Visit
from tests.web.table import Player

# Every title that the window has from now on, also those that nobody is quick enough to read.
NOTE_TITLES = """
() => {
  window.titles = []
  const note = () => window.titles.push(document.title)
  new MutationObserver(note).observe(document.querySelector('title'), { childList: true })
}
"""


def seated(visit: Visit) -> tuple[Player, Player]:
    """Two people at a table; both HQs stand and the host is to move."""
    host, guest = visit(), visit()
    host.start_game("link")
    guest.accept(host.invitation())
    players = Player(host), Player(guest)
    for player, hex in zip(players, ("B2", "D3"), strict=True):
        player.my_turn()
        player.point_at(hex)
        player.person.press_button("table-go-place")
        player.look("is_theirs")
    players[0].my_turn()
    return players


def open_menu(player: Player) -> Locator:
    player.person.press_button("table-menu")
    return player.page.get_by_role("dialog", name=player.say("table-menu"))


def from_menu(player: Player, text: str) -> None:
    player.person.press(open_menu(player).get_by_role("button", name=player.say(text), exact=True))


def end_card(player: Player, text: str) -> Locator:
    return player.page.get_by_role("region", name=player.say(text), exact=True)


def test_two_on_one_screen(visit: Visit) -> None:
    person = visit()
    person.hurry()
    person.start_game("local", armies=("steel_police", "beasts"))
    player = Player(person, seed=5)
    seen = player.settled()
    owners: set[str] = set()
    while len(seen.units) < 5 and not seen.is_over:
        player.decide(seen)
        seen = player.settled()
        assert seen.is_mine or seen.is_over
        owners |= {seen.hexes[hex].split(", ")[2] for hex in seen.units}
    assert owners == {games.army_name("steel_police"), games.army_name("beasts")}


def test_an_open_table_is_found_in_the_lobby(visit: Visit) -> None:
    host, guest, watcher = visit(), visit(), visit()
    host.open("/settings")
    host.page.get_by_label(host.say("web-set-name")).fill("Ada of the Ashes")
    host.press_button("web-set-save")
    expect(host.page.get_by_role("status").last).to_contain_text(host.say("web-set-saved"))
    host.start_game("open")
    for person in (guest, watcher):
        person.open("/")
        row = person.page.get_by_role("listitem").filter(has_text="Ada of the Ashes")
        if person is watcher:
            person.press(row.get_by_role("link", name=person.say("web-watch-go")))
        else:
            person.press(row.get_by_role("button", name=person.say("web-lobby-join")))
            assert Player(host).settled().is_mine != Player(guest).settled().is_mine
    assert Player(watcher).look("is_theirs").is_theirs


def test_placing_by_drag_wheel_and_drag(visit: Visit, tmp_path: Path) -> None:
    person = visit()
    person.play_on(games.save(before_a_hybrid(), tmp_path))
    player = Player(person)
    before = player.my_turn()
    name = games.tile_name("moloch", "hybrid")
    index = next(i for i, card in enumerate(before.cards) if card.startswith(name))
    player.card(index).hover()  # it stands still then
    drag(person, middle(player.card(index)), middle(player.hex("A1")))
    assert player.settled().ghost == "A1"
    prompt = player.page.locator("footer p").first
    told = prompt.inner_text()
    player.hex("A1").hover()
    person.page.mouse.wheel(0, 100)
    expect(prompt).not_to_have_text(told)
    person.page.mouse.wheel(0, -100)
    expect(prompt).to_have_text(told)
    x, y = middle(player.hex("A1"))
    rim = player.hex("A1").evaluate("(hex) => hex.getBoundingClientRect().height * 0.42")
    drag(person, (x, y - rim), (x + rim, y + rim / 2))
    expect(prompt).not_to_have_text(told)
    assert player.settled().ghost == "A1"
    person.press_button("table-go-place")
    assert set(player.settled().units) == {*before.units, "A1"}


def drag(person: Person, start: tuple[float, float], goal: tuple[float, float]) -> None:
    person.page.mouse.move(*start)
    person.page.mouse.down()
    person.page.mouse.move(*goal, steps=20)
    person.page.mouse.up()


def before_a_hybrid() -> Match:
    """Moloch may place a Hybrid, among others on A1."""

    def fits(match: Match) -> bool:
        return "place hybrid A1 0" in {move.text for move in match.legal}

    return games.searched(("moloch", "borgo"), fits)


def test_a_move_that_is_made_is_not_asked_for_again(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.start_game("link")
    guest.accept(host.invitation())
    player = Player(host)
    player.my_turn()
    player.point_at("B2")
    player.settled()
    host.page.evaluate(NOTE_TITLES)
    host.press_button("table-go-place")
    player.look("is_theirs")
    titles = host.page.evaluate("() => window.titles")
    assert not any(title.startswith(host.say("table-window-yours", rivals="")) for title in titles)


def test_an_illegal_attempt_is_explained(visit: Visit, tmp_path: Path) -> None:
    person = visit()
    person.play_on(games.save(before_a_hybrid(), tmp_path))
    player = Player(person)
    seen = player.my_turn()
    player.take(games.tile_name("moloch", "hybrid"))
    player.point_at(seen.units[0])
    expect(person.page.get_by_role("alert")).to_contain_text(person.say("refusal-occupied"))
    assert player.settled().units == seen.units


def test_a_spectator_sees_all_and_moves_nothing(visit: Visit) -> None:
    host, _guest = seated(visit)
    spectator = visit()
    spectator.open(host.person.path)
    watcher = Player(spectator)
    seen = watcher.look("is_theirs")
    expect(watcher.page.get_by_text(spectator.say("table-watching"))).to_be_visible()
    assert seen.units == ["B2", "D3"]
    assert seen.buttons == []
    assert not seen.choices
    assert seen.cards  # hands lie face up
    watcher.press(watcher.card(0))
    for hex in ("B2", "C3"):
        watcher.point_at(hex)
    watcher.page.keyboard.press("d")
    after = watcher.look("is_theirs")
    assert (after.choices, after.ghost, after.units) == ([], "", ["B2", "D3"])
    menu = open_menu(watcher)
    for forbidden in ("table-resign", "table-offer-draw", "table-take-back"):
        expect(menu.get_by_role("button", name=spectator.say(forbidden), exact=True)).to_have_count(0)
    watcher.page.keyboard.press("Escape")
    assert host.settled().is_mine
    make_a_move(host)
    watcher.open_log()
    expect(watcher.log.locator("li")).to_have_count(len(host.told()))
    assert watcher.look("is_theirs").units == host.settled().units


def make_a_move(player: Player) -> None:
    """Whatever can be done, until something of it stands in the log."""
    lines = len(player.told())
    while len(player.told()) == lines and (seen := player.settled()).is_mine:
        player.decide(seen)
    expect(player.log.locator("li")).not_to_have_count(lines)


def test_taking_back_ones_own_move(visit: Visit, tmp_path: Path) -> None:
    person = visit()
    person.play_on(games.save(before_a_hybrid(), tmp_path), "bot")
    player = Player(person)
    before = player.my_turn()
    player.take(games.tile_name("moloch", "hybrid"))
    player.point_at("A1")
    person.press_button("table-go-place")
    assert "A1" in player.settled().units
    person.press_button("table-undo")
    expect(player.hex("A1")).to_have_attribute("aria-label", re.compile(person.say("table-hex-empty")))
    after = player.my_turn()
    assert (after.units, after.cards) == (before.units, before.cards)


def test_taking_back_needs_the_other_side(visit: Visit) -> None:
    host, guest = seated(visit)
    host.play_turn(host.my_turn())
    guest.my_turn()
    waiting = host.page.get_by_text(host.say("table-take-back-waits"))
    from_menu(guest, "table-take-back")
    host.person.press_button("table-decline")
    from_menu(guest, "table-take-back")
    expect(guest.page.get_by_role("status")).to_contain_text(host.say("server-refused-asked-already"))
    assert guest.my_turn().is_mine
    from_menu(host, "table-take-back")
    expect(waiting).to_be_visible()
    guest.person.press_button("table-accept")
    expect(waiting).not_to_be_visible()
    assert host.my_turn().is_mine
    assert guest.look("is_theirs").is_theirs
    assert len(host.told()) == len(guest.told())  # everybody is "you" in the own log


def test_a_draw_is_offered_declined_and_agreed_on(visit: Visit) -> None:
    host, guest = seated(visit)
    from_menu(host, "table-offer-draw")
    expect(host.page.get_by_text(host.say("table-draw-waits"))).to_be_visible()
    guest.person.press_button("table-decline")
    expect(host.page.get_by_text(host.say("table-draw-waits"))).not_to_be_visible()
    expect(host.page.get_by_role("status")).to_contain_text("declined the draw")
    assert host.settled().is_mine
    from_menu(guest, "table-offer-draw")
    host.person.press_button("table-accept")
    for player in (host, guest):
        expect(end_card(player, "table-end-draw")).to_be_visible()


def test_resigning_and_once_more(visit: Visit) -> None:
    host, guest = seated(visit)
    first = host.person.path
    from_menu(guest, "table-resign")
    dialog = guest.page.get_by_role("dialog", name=guest.say("table-resign-title"))
    guest.person.press(dialog.get_by_role("button", name=guest.say("table-resign-no")))
    assert host.settled().is_mine
    from_menu(guest, "table-resign")
    guest.person.press(dialog.get_by_role("button", name=guest.say("table-resign"), exact=True))
    expect(end_card(host, "table-end-won")).to_be_visible()
    expect(end_card(guest, "table-end-lost")).to_be_visible()
    host.person.press_button("table-rematch")
    expect(host.person.button("table-rematch-asked")).to_be_disabled()
    host.person.reload()  # the wish survives it, and so does the way to the new table
    expect(host.person.button("table-rematch-asked")).to_be_disabled()
    guest.person.press_button("table-rematch-accept")
    for player in (host, guest):
        player.page.wait_for_function("(path) => location.pathname !== path", arg=first)
        assert player.settled().units == []
    assert host.person.path == guest.person.path
    assert host.look().is_mine != guest.look().is_mine
