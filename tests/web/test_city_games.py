"""Games of Hard City in the browser, to their end by clicking."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.city import CityPlayer, near_the_end, play_together, sit_down
from tests.web.people import CALM, DESKTOP, PHONE, Device, Person, Visit


def hand_of(zero: CityPlayer) -> list[str]:
    """The names of Doctor Zero's cards."""
    return zero.page.locator(".hand .name").all_inner_texts()


def assert_hidden(held: list[str], blind: CityPlayer, watcher: CityPlayer) -> None:
    """A page shows no hand and names no card of it, unless all saw one like it played."""
    told, shown = watcher.page.locator("section.log, .last"), blind.page.content()
    for name in held:
        if name in shown:
            expect(told.filter(has_text=name).first).to_be_attached()
    assert blind.page.locator(".hand").count() == 0


def read_the_goal(person: Person) -> None:
    """What scores stays in sight; behind it is all that is special in the episode."""
    goal = person.say("city-goal")
    line = person.page.get_by_role("region", name=goal).or_(
        person.page.get_by_role("button", name=f"{goal}:")
    )
    expect(line).to_contain_text(person.say("city-score-evacuated"))
    person.press(line if person.device.touch else line.get_by_role("button"))
    told = person.page.get_by_role("dialog")
    expect(told).to_contain_text(person.say("city-only-here"))
    person.press(told.get_by_role("button", name=person.say("web-close")))
    expect(told).not_to_be_visible()


@pytest.mark.timeout(600)
@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_one_plays_alone_against_autodoc(visit: Visit, device: Device) -> None:
    player = CityPlayer(visit(device, **CALM))
    sit_down(player.person, near_the_end(1, "coop", 1), "me")
    read_the_goal(player.person)
    player.play()
    expect(player.page.locator("section.end")).to_be_visible()
    player.person.press(player.person.link("table-watch-replay"))
    expect(player.page.get_by_role("slider", name=player.person.say("replay-moves"))).to_be_visible()


@pytest.mark.timeout(600)
def test_two_play_together(visit: Visit) -> None:
    players = [CityPlayer(visit(**CALM)), CityPlayer(visit(PHONE, locale="pl-PL", **CALM))]
    first, second = (player.person for player in players)
    sit_down(first, near_the_end(5, "coop", 2), "me", "link")
    second.accept(first.invitation())
    play_together(players)
    for player in players:
        expect(player.page.locator("section.end")).to_be_visible()


@pytest.mark.timeout(600)
def test_three_play_one_against_all_and_somebody_watches(visit: Visit) -> None:
    """Two lead officers, one is Doctor Zero; nobody but him is shown his cards or what he may choose."""
    players = [CityPlayer(visit(**CALM), seed) for seed in range(3)]
    first, zero = players[0], players[-1]
    path = sit_down(first.person, near_the_end(5, "versus", 3), "me", "link", "link")
    for player in players[1:]:
        player.person.accept(first.person.invitation())
    watcher = CityPlayer(visit(**CALM))
    watcher.person.open(path)
    seen = set()

    def look() -> None:
        held = hand_of(zero)
        for blind in (*players[:-1], watcher):
            assert_hidden(held, blind, watcher)
        assert watcher.page.locator("rect.space.legal").count() == 0
        seen.update(held)

    play_together(players, look)
    assert seen
    for player in (*players, watcher):
        expect(player.page.locator("section.end")).to_be_visible()


@pytest.mark.timeout(600)
def test_one_screen_goes_from_hand_to_hand(visit: Visit) -> None:
    """What Doctor Zero holds is not even in the page while others have the screen or it changes hands."""
    player, watcher = CityPlayer(visit(**CALM)), CityPlayer(visit(**CALM))
    watcher.person.open(sit_down(player.person, near_the_end(5, "versus", 3), "me", "local", "local"))
    held, before = list[str](), 0

    def look() -> None:
        """He is the only one who can change his hand, but for drawing at the start of a round."""
        nonlocal held, before
        found = hand_of(player)
        if not found:
            assert_hidden(held, player, watcher)
            before += bool(held)
        held = found or held

    play_together([player], look)
    assert before


@pytest.mark.timeout(600)
def test_a_page_that_is_loaded_anew_goes_on_in_the_middle(visit: Visit) -> None:
    player = CityPlayer(visit(**CALM))
    sit_down(player.person, near_the_end(3, "coop", 1), "me")
    for _ in range(12):
        if player.wait() == "over":
            break
        player.answer()
        asked = player.page.locator(".prompt h2").inner_text() if player.state() == "mine" else ""
        player.person.reload()
        player.wait()
        if asked and not player.page.locator(".prompt .buttons").count():
            assert player.page.locator(".prompt h2").inner_text()
    player.play()
