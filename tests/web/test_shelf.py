"""Hard City from the first page to a table: every way to play, with bots, friends and on one screen."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect

from tests.web.axe import grave_faults
from tests.web.city import socket_at
from tests.web.people import PHONE, SMALL_PHONE, Device, Person, Visit
from tests.web.test_new_game import match_of, waits_for
from tests.web.test_phones import assert_fits


def role(person: Person, name: str) -> Locator:
    """The button that tells who plays somebody of the cast."""
    return person.page.get_by_role("button", name=person.say(name))


def join(person: Person) -> None:
    """Sit down at the table whose page is open."""
    person.press_button("web-join-go")
    expect(person.button("web-join-go")).to_have_count(0)


def resign(person: Person, match: str) -> None:
    """Give a game up, without its page."""
    with socket_at(person, match) as socket:
        seq = json.loads(socket.recv())["seq"]
        socket.send(json.dumps({"t": "do", "id": "gone", "what": "resign", "seq": seq}))
        while json.loads(socket.recv())["t"] != "ack":
            pass


def people_at(match: dict[str, object]) -> list[str]:
    seats = match["seats"]
    assert isinstance(seats, list)
    return [seat["who"] for seat in seats]


def test_home_knows_both_games_and_starts_the_first_episode(visit: Visit) -> None:
    person = visit()
    person.open("/")
    for name in ("neuroshima", "hardcity"):
        expect(person.page.get_by_role("region", name=person.say("web-game", game=name))).to_be_visible()
    expect(person.page.get_by_text(person.say("web-continue-empty"))).to_be_visible()
    person.press_button("hc-home-play")
    match = match_of(person)
    assert (match["game"], match["terms"]["mode"], match["terms"]["episode"]) == ("hardcity", "coop", 1)
    person.open("/")
    row = person.page.get_by_role("listitem").filter(has_text=person.say("hc-episode-1"))
    expect(row).to_contain_text(person.say("web-continue-yours"))
    expect(row).to_contain_text(person.say("city-mode-solo"))


def test_a_new_game_is_of_the_last_one_chosen_and_of_the_other_by_one_click(visit: Visit) -> None:
    person = visit()
    person.open("/new")
    games = person.page.get_by_role("link")
    person.press(games.filter(has_text=person.say("web-new-game-hardcity")))
    expect(person.page.get_by_role("radio", name=person.say("hc-new-mode-solo"))).to_be_attached()
    person.open("/new?who=open")
    person.page.wait_for_url("**/new/hardcity?who=open")
    person.press(games.get_by_text(person.say("web-game", game="neuroshima"), exact=True))
    person.page.wait_for_url("**/new/neuroshima?who=open")
    expect(person.button("web-new-start-open")).to_be_visible()


def test_home_says_so_where_a_game_cannot_be_fetched_and_tries_again(visit: Visit) -> None:
    person = visit()
    person.pardon("ERR_FAILED")
    person.page.route("**/assets/Hero-*", lambda route: route.abort())
    person.open("/")
    retry = person.button("web-retry")
    expect(retry).to_be_visible()
    person.page.unroute_all()
    person.press(retry)
    expect(person.button("hc-home-play")).to_be_visible()


@pytest.mark.parametrize(
    ("mode", "seats"),
    [("versus", ["person", "bot"]), ("solo", ["person"]), ("campaign", ["person"])],
)
def test_an_episode_begins(visit: Visit, mode: str, seats: list[str]) -> None:
    person = visit()
    person.open("/new")
    person.press(person.page.get_by_role("link", name=person.say("web-game", game="hardcity")))
    person.choose("hc-new-mode", person.say(f"hc-new-mode-{mode}"))
    is_campaign = mode == "campaign"
    if not is_campaign:
        person.press(person.page.get_by_text(person.say("hc-episode-3")).first)
    # How hard an episode is stands on every cassette, and with its reason beside the one that is chosen.
    expect(person.page.locator(".tape .rate")).to_have_count(5)
    person.press(person.page.get_by_text(person.say("hc-new-difficulty"), exact=True))
    expect(person.page.get_by_text(person.say("hc-new-difficulty-rule"))).to_be_visible()
    person.switch("hc-ally-fang", on=True)
    person.press_button("hc-new-start-campaign" if is_campaign else "hc-new-start")
    match = match_of(person)
    terms = match["terms"]
    assert (terms["episode"], terms["mode"]) == (
        1 if is_campaign else 3,
        "versus" if mode == "versus" else "coop",
    )
    assert terms["ally"] is True
    assert (terms.get("campaign") is not None) == is_campaign
    assert people_at(match) == seats


@pytest.mark.parametrize("device", [PHONE, SMALL_PHONE], ids=["390x844", "360x640"])
def test_together_with_a_friend(visit: Visit, device: Device) -> None:
    host, friend = visit(), visit(device, locale="pl-PL", bypass_csp=True)
    host.open("/new/hardcity?mode=coop&episode=2")
    host.press_button("web-new-start-link")
    expect(waits_for(host, 1)).to_be_visible()
    friend.open(host.invitation().removeprefix(friend.home))
    offered = friend.page.get_by_role("listitem").filter(has_text=friend.say("web-join-yours"))
    expect(offered).to_contain_text(friend.say("hc-officer-miranda"))
    expect(friend.page.get_by_text(friend.say("hc-episode-2"))).to_be_visible()
    assert_fits(friend)
    assert not grave_faults(friend)
    join(friend)
    assert people_at(match_of(friend)) == ["person", "person"]


def test_three_lead_one_officer_each_and_somebody_at_this_screen_is_doctor_zero(visit: Visit) -> None:
    """HC-3.1.6: with three in play one officer stays at home."""
    person = visit(bypass_csp=True)
    person.open("/new/hardcity")
    person.choose("hc-new-leaders", "3")
    home = person.say("hc-new-at-home")
    expect(role(person, "hc-officer-marcellus")).to_contain_text(home)
    person.press(role(person, "hc-officer-marcellus"))
    dialog = person.page.get_by_role("dialog")
    person.press(dialog.get_by_role("button", name=person.say("hc-officer-donathan")))
    assert not grave_faults(person)
    person.press_button("web-new-seat-done")
    expect(role(person, "hc-officer-donathan")).to_contain_text(home)
    person.choose("web-new-others", person.say("web-new-local"))
    person.press_button("hc-new-start")
    match = match_of(person)
    assert match["terms"]["officers"] == ["marcellus", "jenny", "miranda"]
    assert match["sides"] == [0, 0, 0, 1]
    assert people_at(match) == ["person"] * 4


def test_an_open_table_stands_in_the_lobby_of_its_game(visit: Visit) -> None:
    host, other = visit(), visit(SMALL_PHONE, locale="uk-UA")
    host.open("/new/hardcity?mode=versus&who=open&episode=4")
    host.press_button("web-new-start-open")
    expect(waits_for(host, 1)).to_be_visible()
    other.open("/")
    row = other.page.get_by_role("listitem").filter(has_text=other.say("hc-episode-4"))
    expect(row).to_contain_text(other.say("city-mode-versus"))
    assert_fits(other)
    other.press(row.get_by_role("button", name=other.say("web-lobby-join")).first)
    other.page.wait_for_url("**/m/*")
    assert match_of(other)["seats"][1]["part"] == "zero"


def test_a_campaign_goes_on_from_its_page(visit: Visit) -> None:
    """HC-11: after an episode the next one follows, whatever came of it."""
    person = visit(bypass_csp=True)
    person.open("/campaign/hardcity")
    person.press(person.link("hc-new-start-campaign"))
    person.press_button("hc-new-start-campaign")
    match = match_of(person)
    resign(person, match["id"])
    person.open("/")
    person.press(person.link("hc-home-campaign"))
    expect(person.page.get_by_text(person.say("hc-campaign-lost"), exact=True)).to_be_visible()
    assert not grave_faults(person)
    person.press_button("hc-campaign-go")
    person.page.wait_for_url("**/m/*")
    following = match_of(person)
    assert following["terms"]["episode"] == 2
    assert following["terms"]["campaign"]["results"] == [False]


def test_every_campaign_can_be_chosen(visit: Visit) -> None:
    """Those that go on stand first, the newest before the others; the address keeps the one that is shown."""
    person = visit(PHONE, bypass_csp=True)
    person.open("/campaign/hardcity")
    expect(person.page.get_by_text(person.say("hc-campaign-none"))).to_be_visible()
    for _ in range(2):
        person.open("/campaign/hardcity")
        person.press(
            person.page.get_by_role("link")
            .filter(has_text=person.say("hc-campaign-again"))
            .or_(person.link("hc-new-start-campaign"))
        )
        person.press_button("hc-new-start-campaign")
        last = match_of(person)["id"]
    resign(person, last)
    person.open("/campaign/hardcity")
    campaigns = person.page.get_by_role("navigation", name=person.say("hc-campaigns")).get_by_role("link")
    expect(campaigns).to_have_count(2)
    expect(campaigns.nth(0)).to_have_attribute("aria-current", "true")
    expect(person.button("hc-campaign-go")).to_be_visible()
    assert_fits(person)
    assert not grave_faults(person)
    person.press(campaigns.nth(1))
    expect(campaigns.nth(1)).to_have_attribute("aria-current", "true")
    expect(person.link("web-continue-go")).to_be_visible()
    person.page.reload()
    expect(campaigns.nth(1)).to_have_attribute("aria-current", "true")
