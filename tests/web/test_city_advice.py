"""What a bot advises in Hard City, in the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ashfall.hardcity import Match
from tests.web.city import CityPlayer, asked, moment, near_the_end, sit_down
from tests.web.people import CALM, DESKTOP, PATIENCE, PHONE, Device, Person, Visit


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_hint_is_planned_and_then_done(visit: Visit, device: Device) -> None:
    player = CityPlayer(visit(device, **CALM))
    person, page = player.person, player.page
    sit_down(person, near_the_end(1, "coop", 1), "me")
    ideas = page.locator(".ideas ol > li")
    plan = page.get_by_role("button", name=person.say("city-idea-plan"), exact=True)
    player.wait()
    person.press_button("city-hint")
    expect(ideas.first).to_be_visible(timeout=PATIENCE)
    while not plan.count():  # some questions are answered over the map
        person.press(ideas.first.get_by_role("button"))
        expect(ideas).to_have_count(0)
        player.wait()
        person.press_button("city-hint")
        expect(ideas.first).to_be_visible(timeout=PATIENCE)
    told = page.locator(".table > .unseen[aria-live]").inner_text()
    person.press(plan.first)
    person.press(page.locator(".prompt .buttons .primary"))
    expect(page.locator(".table > .unseen[aria-live]")).not_to_have_text(told, timeout=PATIENCE)
    expect(ideas).to_have_count(0)


def paste(person: Person, record: str) -> None:
    """Give a record to the page of analysis."""
    person.open("/analysis/hardcity")
    person.page.get_by_role("textbox", name=person.say("city-line-paste")).fill(record)
    person.press_button("city-line-analyse")


def test_a_game_is_analysed_and_another_move_is_tried(visit: Visit) -> None:
    person = visit(**CALM)
    page = person.page
    paste(person, near_the_end(1, "coop", 1, left=60))
    course = page.get_by_role("region", name=person.say("city-line-course"))
    ideas = page.locator(".ideas ol > li")
    slider = course.get_by_role("slider", name=person.say("replay-moves"))
    expect(slider).to_have_value("0", timeout=PATIENCE)
    expect(ideas.first).to_be_visible(timeout=PATIENCE)
    person.press_button("replay-forward")
    expect(slider).to_have_value("1", timeout=PATIENCE)
    expect(ideas.first).to_be_visible(timeout=PATIENCE)
    person.press(ideas.first.get_by_role("button"))
    person.press(page.locator(".prompt .buttons .primary"))
    tried = course.get_by_role("listitem")
    expect(tried).to_have_count(1, timeout=PATIENCE)
    person.press_button("replay-back")
    expect(page.locator("ol .on")).to_have_count(0)
    person.press_button("replay-forward")
    expect(page.locator("ol .on")).to_have_count(1)
    person.press_button("city-line-to-game")
    expect(slider).to_have_value("1", timeout=PATIENCE)
    person.press_button("table-menu")
    person.press_button("replay-continue")
    person.press_button("replay-start")
    page.wait_for_url("**/m/*")


def test_a_versus_game_is_analysed_for_both_sides(visit: Visit) -> None:
    """What Doctor Zero holds is seen in his turns, and the bot has ideas for whoever chooses."""
    match = moment(2, "versus", 2, asked("zero_turn"))
    cards = match.view(int(match.state.chooser)).now().zero
    assert cards is not None
    person = visit(**CALM)
    page = person.page
    paste(person, match.record().to_json())
    course = page.get_by_role("region", name=person.say("city-line-course"))
    ideas = page.locator(".ideas ol > li")
    slider = course.get_by_role("slider", name=person.say("replay-moves"))
    last = len(match.moves)
    expect(slider).to_have_attribute("max", str(last), timeout=PATIENCE)
    before = next(ply for ply in range(last - 1, 0, -1) if is_of_officers(match, ply))
    for ply, is_zero in ((before, False), (last, True)):
        slider.fill(str(ply))
        expect(slider).to_have_value(str(ply), timeout=PATIENCE)
        expect(ideas.first).to_be_visible(timeout=PATIENCE)
        expect(page.locator(".table.zero")).to_have_count(int(is_zero))
    expect(page.locator(".hand > li")).to_have_count(len(cards.cards or ()))
    person.press(ideas.first.get_by_role("button"))
    person.press(page.locator(".prompt .buttons .primary"))
    expect(course.get_by_role("listitem")).to_have_count(1, timeout=PATIENCE)


def is_of_officers(match: Match, ply: int) -> bool:
    """Whether an officer's turn was asked for after so many moves."""
    return asked("officer_turn")(Match.from_record(match.record(), upto=ply))


def test_what_is_no_record_is_refused_in_one_sentence(visit: Visit) -> None:
    person = visit()
    person.pardon("422")
    paste(person, "no record")
    expect(person.page.get_by_role("alert")).to_be_visible(timeout=PATIENCE)


def test_an_analysis_that_could_not_begin_is_tried_again(visit: Visit) -> None:
    person = visit(**CALM)
    person.pardon("ERR_FAILED")
    sight = "**/analysis/sight"
    person.page.route(sight, lambda route: route.abort())
    person.page.goto(f"{person.home}/analysis/hardcity?episode=1&mode=coop")
    expect(person.button("web-retry")).to_be_visible(timeout=PATIENCE)
    person.page.unroute(sight)
    person.press_button("web-retry")
    course = person.page.get_by_role("region", name=person.say("city-line-course"))
    expect(course).to_be_visible(timeout=PATIENCE)
