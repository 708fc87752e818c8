"""A first game with somebody at one's side: what is told when, by clicking, and how to be rid of it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.people import CALM, PHONE, Person, Visit
from tests.web.table import Player


def bubble(person: Person) -> Locator:
    return person.page.locator(".coach-place section")


def is_told(person: Person, title: str) -> None:
    expect(bubble(person).get_by_role("heading")).to_contain_text(title)


def test_the_first_situations_of_a_coached_game(visit: Visit) -> None:
    person = visit(**CALM)
    person.start_game(armies=("borgo", "moloch"), coach=True)
    player = Player(person)
    is_told(person, person.say("coach-hq", effect="initiative"))
    expect(bubble(person)).to_contain_text("C3")
    person.button("coach-there").focus()
    person.page.keyboard.press("Enter")
    expect(bubble(person)).to_have_count(0)
    expect(person.page.locator(".prompt .primary")).to_be_focused()
    assert player.look().ghost == "C3"
    person.page.keyboard.press("Enter")

    discard = person.say("coach-discard")
    heading = bubble(person).get_by_role("heading")
    for _ in range(40):
        seen = player.my_turn()
        if len(seen.cards) == 3:
            break
        player.decide(seen)  # whatever is told, nothing is in the way
    is_told(person, discard)
    person.reload()
    is_told(person, discard)
    got_it = person.button("coach-got-it")
    got_it.focus()
    person.page.keyboard.press("Enter")
    expect(heading.filter(has_text=discard)).to_have_count(0)
    expect(player.board.locator(":focus")).to_have_count(1)


def test_on_a_phone_it_makes_way_and_can_be_left_for_good(visit: Visit) -> None:
    person = visit(PHONE, **CALM)
    person.open("/learn/neuroshima")
    person.press_button("learn-play")
    player = Player(person)
    expect(bubble(person)).to_be_visible()
    seen = player.my_turn()
    board = player.board.bounding_box()
    box = bubble(person).bounding_box()
    assert board is not None
    assert box is not None
    assert box["y"] >= board["y"] + board["height"] - 1, "no hex is covered"
    player.point_at(seen.choices[-1])
    expect(bubble(person)).not_to_be_visible()  # the button that confirms lies below it
    person.press_button("table-back")
    person.press_button("coach-leave")
    expect(bubble(person)).to_have_count(0)
    expect(person.page.locator("main")).to_be_focused()
    person.reload()
    player.my_turn()
    expect(bubble(person)).to_have_count(0)
    person.open("/new/neuroshima")
    wish = person.page.get_by_role("switch", name=re.compile(person.say("coach-wish")))
    expect(wish).not_to_be_checked()
