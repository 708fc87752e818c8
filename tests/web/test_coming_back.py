"""Games over days: the first page, the title and lists tell whose turn it is, without being loaded anew."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.server.playing import wished
from tests.web.people import PHONE, Person, Visit
from tests.web.table import Player

DAY = 86_400


def made(person: Person, **wish: Any) -> str:
    """A table at which this person sits, for one more."""
    seats = [{"who": "me", "part": "moloch"}, {"who": "open", "part": "borgo"}]
    data = wished(seats=seats, starts="first", **wish)
    answer = person.page.request.post(f"{person.home}/api/matches", data=data)
    assert answer.ok, answer.text()
    match: str = answer.json()["id"]
    return match


def named(person: Person, name: str) -> None:
    assert person.page.request.put(f"{person.home}/api/me", data={"name": name}).ok


def test_the_first_page_tells_whose_turn_it_is(visit: Visit) -> None:
    ada, bob = visit(), visit(PHONE, locale="uk-UA")
    named(ada, "Ada")
    named(bob, "Bob")
    match = made(ada, clock={"kind": "turn", "seconds": 3 * DAY})
    assert bob.page.request.post(f"{bob.home}/api/matches/{match}/join", data={"invite": ""}).ok
    for person in (ada, bob):
        person.open("/")
    hers, his = (
        person.page.locator(".row").filter(has=person.page.locator(f"a[href='/m/{match}']"))
        for person in (ada, bob)
    )
    expect(hers).to_contain_text(ada.say("web-continue-yours"))
    expect(hers).to_contain_text(
        re.compile(ada.say("turn-left", time=ada.say("time-days-hours", days=2, hours=23)))
    )
    expect(ada.page).to_have_title(re.compile(r"^\(1\) "))
    expect(his).to_contain_text(bob.say("turn-theirs", name="Ada"))
    expect(bob.page).not_to_have_title(re.compile(r"^\("))

    ada.open(f"/m/{match}")
    player = Player(ada)
    player.play_turn(player.my_turn())
    expect(ada.page).not_to_have_title(re.compile(r"^\("))
    # He looks at the first page all the time.
    expect(his).to_contain_text(bob.say("web-continue-yours"))
    expect(bob.page).to_have_title(re.compile(r"^\(1\) "))
    assert bob.beyond_the_edge()["out"] == []


def test_days_can_be_chosen(visit: Visit) -> None:
    person = visit(PHONE)
    person.open("/new/neuroshima")
    person.choose("web-new-who", person.say("web-new-open"))
    person.choose("web-new-clock", person.say("time-turn", days=3))
    expect(person.page.get_by_text(person.say("time-turn-about"))).to_be_visible()
    person.press_button("web-new-start-open")
    person.page.wait_for_url("**/m/*")
    expect(person.page.get_by_role("heading", name=person.say("web-wait-open-title"))).to_be_visible()
    expect(person.page.get_by_text(person.say("time-turn", days=3))).to_be_visible()


def test_the_address_of_a_waiting_table_is_its_invitation(visit: Visit) -> None:
    host, friend, stranger = visit(), visit(PHONE), visit()
    host.start_game("link")
    host.page.wait_for_url("**/m/*?invite=*")
    copied = host.path
    stranger.open(copied.partition("?")[0])
    expect(stranger.page.get_by_role("heading", name=stranger.say("web-wait-none-title"))).to_be_visible()
    host.reload()
    assert host.path == copied
    friend.accept(friend.home + copied)
    for person in (host, friend):
        person.page.wait_for_url(f"**{copied.partition('?')[0]}")


def test_what_is_said_comes_up_in_the_language_of_whoever_hears_it(visit: Visit) -> None:
    ada, bob = visit(), visit(PHONE, locale="pl-PL")
    match = made(ada)
    assert bob.page.request.post(f"{bob.home}/api/matches/{match}/join", data={"invite": ""}).ok
    for person in (ada, bob):
        person.open(f"/m/{match}")
        board = person.page.get_by_role("group", name=person.say("table-board", hexes=19))
        expect(board).to_be_visible()  # whoever is not at the table yet hears nothing
    ada.press_button("say-open")
    ada.press_button("say-luck")
    heard = bob.page.get_by_role("log", name=bob.say("say-shown"))
    expect(heard).to_contain_text(bob.say("say-luck"))
    expect(ada.page.get_by_role("log", name=ada.say("say-shown"))).to_contain_text(ada.say("say-luck"))
    expect(heard.locator("p")).to_have_count(0)  # after a while
    bob.press_button("say-open")
    bob.switch("say-shown", on=False)
    bob.press_button("say-face-laugh")
    expect(heard.locator("svg")).not_to_have_count(0)  # his own
    ada.press_button("say-open")
    ada.press_button("say-thanks")
    expect(ada.page.get_by_text(ada.say("say-thanks"), exact=True).first).to_be_visible()
    expect(heard).not_to_contain_text(bob.say("say-thanks"))
    assert bob.beyond_the_edge()["out"] == []
