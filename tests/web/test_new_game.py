"""Setting up every way to play: who sits where, waiting for each other, and the beginning."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web import games
from tests.web.axe import grave_faults
from tests.web.people import DESKTOP, PHONE, SMALL_PHONE, Device, Person, Visit
from tests.web.test_phones import assert_fits


def seats_of(person: Person) -> Locator:
    """The seats of a new table, by side where some play together."""
    return person.page.get_by_role("region", name=person.say("web-new-seats")).get_by_role("button")


def open_seat(person: Person, number: int) -> Locator:
    """Open what can be chosen about a seat, by its number in order of play."""
    person.press(seats_of(person).filter(has_text=person.say("web-new-seat", number=number)))
    return person.page.get_by_role("dialog")


def seat(person: Person, number: int, who: str) -> None:
    """Choose who plays on a seat."""
    open_seat(person, number)
    person.choose("web-new-seat-who", person.say(f"web-new-{who}"))
    person.press_button("web-new-seat-done")


def match_of(person: Person) -> dict[str, Any]:
    """What the server says about the match at which somebody sits."""
    person.page.wait_for_url("**/m/*")
    found: dict[str, Any] = person.page.request.get(f"{person.home}/api/matches/{person.match}").json()
    return found


def expect_table(person: Person, hexes: int) -> None:
    board = person.page.get_by_role("group", name=person.say("table-board", hexes=hexes))
    expect(board).to_be_visible()


def waits_for(person: Person, count: int) -> Locator:
    return person.page.get_by_text(person.say("web-wait-waiting", count=count))


def test_teams_with_a_friend_and_two_bots(visit: Visit) -> None:
    host, friend = visit(bypass_csp=True), visit(PHONE, bypass_csp=True)
    host.open("/new/neuroshima?mode=teams")
    host.choose("web-new-health", "20")
    seat(host, 3, "link")
    host.choose("web-new-order", host.say("web-new-order-listed"))
    faults = grave_faults(host)
    host.press_button("web-new-start-link")
    expect(waits_for(host, 1)).to_be_visible()
    faults += grave_faults(host)
    team = host.page.get_by_role("list", name=host.say("side-team", side="A"))
    expect(team.get_by_role("listitem")).to_contain_text(
        [host.say("web-join-yours"), host.say("web-seat-open")]
    )
    friend.open(host.invitation().removeprefix(friend.home))
    offered = friend.page.get_by_role("list", name=friend.say("side-team", side="A")).get_by_role("listitem")
    expect(offered.nth(1)).to_contain_text(friend.say("web-join-yours"))
    expect(offered.nth(0)).not_to_contain_text(friend.say("web-join-yours"))
    assert_fits(friend)
    faults += grave_faults(friend)
    friend.press_button("web-join-go")
    for person in (host, friend):
        expect_table(person, 19)
    match = match_of(host)
    assert (match["terms"]["mode"], match["status"], match["sides"]) == ("teams", "playing", [0, 1, 0, 1])
    assert [each["who"] for each in match["seats"]] == ["person", "bot", "person", "bot"]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("device", [DESKTOP, SMALL_PHONE], ids=["desktop", "360x640"])
def test_a_free_for_all_of_five_on_the_large_board(visit: Visit, device: Device) -> None:
    person = visit(device, bypass_csp=True)
    person.open("/new/neuroshima?army=beasts")
    person.choose("web-new-mode", person.say("mode-ffa"))
    assert seats_of(person).count() == 3
    person.choose("web-new-players", "5")
    expect(person.page.get_by_text(person.say("web-new-board-large"))).to_be_visible()
    beasts = games.army_name("beasts")
    refused = person.say("web-new-not-there-about", army=beasts)
    expect(person.page.get_by_text(refused)).to_be_visible()
    dialog = open_seat(person, 1)
    expect(dialog.get_by_role("radio", name=beasts)).to_be_disabled()
    person.page.keyboard.press("Escape")
    person.switch("setting-all_armies_on_37", on=True)
    open_seat(person, 1)
    person.choose("web-new-mine", beasts)
    faults = grave_faults(person)
    person.press_button("web-new-seat-done")
    person.switch("variant-reinforcements", on=True)
    person.press(person.page.get_by_text(person.say("settings-title")))
    person.switch("setting-reinforcements_discards", on=True)
    faults += grave_faults(person)
    assert_fits(person)
    person.press_button("web-new-start")
    expect_table(person, 37)
    match = match_of(person)
    terms = match["terms"]
    assert (terms["mode"], terms["board"], terms["variants"]) == ("ffa", 37, ["reinforcements"])
    assert sorted(each["who"] for each in match["seats"]) == [*["bot"] * 4, "person"]
    assert terms["settings"] == {"all_armies_on_37": True, "reinforcements_discards": True}
    assert "beasts" in [each["part"] for each in match["seats"] if each["who"] == "person"]
    person.page.keyboard.press("h")
    expect(person.page.get_by_text(person.say("setting-all_armies_on_37-about"))).to_be_visible()
    assert not faults, "\n".join(faults)


def test_a_seat_by_keys_alone(visit: Visit) -> None:
    person = visit()
    person.open("/new/neuroshima?mode=one_vs_two")
    row = seats_of(person).filter(has_text=person.say("web-new-seat", number=2))
    row.focus()
    person.page.keyboard.press("Enter")
    who = person.page.get_by_role("group", name=person.say("web-new-seat-who"))
    who.get_by_role("radio", name=person.say("web-new-bot")).focus()
    person.page.keyboard.press("ArrowRight")
    person.page.keyboard.press("Escape")
    expect(row).to_be_focused()
    expect(row).to_contain_text(person.say("web-new-link"))
    expect(person.button("web-new-start-link")).to_be_visible()


def test_a_table_fills_one_by_one(visit: Visit) -> None:
    host, first, second = visit(), visit(SMALL_PHONE), visit()
    host.open("/new/neuroshima?mode=points&who=open")
    host.press_button("web-new-start-open")
    expect(waits_for(host, 2)).to_be_visible()
    path = host.path
    first.open("/")
    row = first.page.get_by_role("listitem").filter(has_text=first.say("web-row-free", count=2))
    assert_fits(first)
    first.press(row.get_by_role("button", name=first.say("web-lobby-join")))
    for person in (host, first):
        expect(waits_for(person, 1)).to_be_visible()
    expect(first.page.get_by_role("heading", name=first.say("web-wait-seated-title"))).to_be_visible()
    expect(first.button("web-wait-cancel")).to_have_count(0)
    assert_fits(first)
    second.accept(host.home + path)
    for person in (host, first, second):
        expect_table(person, 19)
        assert person.path == f"/m/{host.match}"


def test_a_seat_is_given_back_and_a_waiting_table_taken_back(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.open("/new/neuroshima?mode=one_vs_two&who=link")
    host.press_button("web-new-start-link")
    invitation = host.invitation()
    guest.accept(invitation)
    expect(waits_for(host, 1)).to_be_visible()
    guest.press_button("web-wait-leave")
    expect(guest.page.get_by_role("status").last).to_contain_text(guest.say("web-wait-left"))
    expect(waits_for(host, 2)).to_be_visible()
    guest.accept(invitation)
    expect(waits_for(guest, 1)).to_be_visible()
    host.press_button("web-wait-cancel")
    expect(host.page.get_by_role("status").last).to_contain_text(host.say("web-wait-cancelled"))
    expect(guest.page.get_by_text(guest.say("web-wait-cancelled"))).to_be_visible()


def test_three_people_at_one_screen_one_of_whom_leads_two_armies(visit: Visit) -> None:
    """NH-13.6: three people play in teams."""
    person = visit()
    person.open("/new/neuroshima?mode=teams&who=local")
    seat(person, 3, "ally")
    expect(seats_of(person).filter(has_text=person.say("web-new-ally-mine"))).to_have_count(1)
    seat(person, 4, "me")  # whoever now has the first seat leads the third army as well
    expect(seats_of(person).filter(has_text=person.say("web-new-ally-theirs"))).to_have_count(1)
    person.choose("web-new-others", person.say("web-new-local"))
    seat(person, 2, "ally")
    person.choose("web-new-order", person.say("web-new-order-listed"))
    person.press_button("web-new-start")
    expect_table(person, 19)
    seats = match_of(person)["seats"]
    assert [each["leader"] for each in seats] == [0, 1, 2, 1]
    assert len({each["guest"] for each in seats}) == 1
