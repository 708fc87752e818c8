"""Addresses lead where they say, whatever was asked for or done before."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.web.people import Visit
from tests.web.table import Player

GO = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"


def test_the_late_error_of_one_match_leaves_another_alone(visit: Visit) -> None:
    person = visit()
    person.pardon("404")
    person.start_game("local")
    player = Player(person)
    player.my_turn()
    table = person.path
    asked: list[Route] = []
    person.page.route("**/api/matches/slow", lambda route: asked.append(route))
    with person.page.expect_request("**/api/matches/slow"):
        person.page.evaluate(GO, "/m/slow")
    person.page.evaluate(GO, table)
    player.my_turn()
    with person.page.expect_response("**/api/matches/slow"):
        asked[0].fulfill(status=404, json={"code": "not_found", "reason": ""})
    person.page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
    assert player.my_turn().is_mine
    expect(person.page.get_by_text(person.say("web-lost-title"))).to_have_count(0)


def test_a_link_to_the_rule_in_the_address_leads_there_after_a_search(visit: Visit) -> None:
    person = visit()
    person.read("/rules/neuroshima#NH-9.2")
    rule = person.page.locator('[id="NH-9.2"]')
    expect(rule).to_be_in_viewport()
    person.page.get_by_role("searchbox").fill("9.2")
    expect(person.page.locator('[id="NH-9.3"]')).to_have_count(0)
    person.press(rule.get_by_role("link", name=person.say("rules-link", clause="NH-9.2")))
    expect(person.page.locator('[id="NH-9.3"]')).to_be_attached()
    expect(rule).to_be_in_viewport()
    assert person.path == "/rules/neuroshima#NH-9.2"


def test_the_address_of_a_lesson_from_when_there_was_one_game_leads_there(visit: Visit) -> None:
    person = visit()
    person.read("/learn/board")
    assert person.path == "/learn/neuroshima/board"


def test_a_match_that_is_long_in_coming_is_announced(visit: Visit) -> None:
    person = visit()
    asked: list[Route] = []
    person.page.route("**/api/matches/slow", lambda route: asked.append(route))
    with person.page.expect_request("**/api/matches/slow"):
        person.page.goto(f"{person.home}/m/slow")
    expect(person.page.get_by_text(person.say("table-coming"))).to_be_visible()
    asked[0].abort()
    person.pardon("ERR_FAILED")
    expect(person.button("web-retry")).to_be_visible()


def test_a_waiting_room_stands_until_the_table_has_come(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.start_game("link")
    link = host.invitation()
    asked: list[Route] = []
    host.page.route(f"**/api/matches/{host.match}", lambda route: asked.append(route))
    with host.page.expect_request("**/api/matches/*"):
        guest.accept(link)
    expect(host.page.get_by_role("main")).to_be_visible()
    asked[0].continue_()
    Player(host).my_turn()


def test_a_game_that_cannot_be_shown_here_is_named_and_says_so(visit: Visit) -> None:
    host, other = visit(), visit()
    host.start_game("open")
    host.page.wait_for_url("**/m/*")

    def of_another_game(route: Route) -> None:
        told = route.fetch().text().replace('"neuroshima"', '"nim"')
        route.fulfill(body=told, content_type="application/json")

    other.page.route("**/api/{lobby,matches/*}", of_another_game)
    other.open("/")
    name = other.say("web-game", game="nim")
    row = other.page.get_by_role("listitem").filter(has_text=name)
    other.press(row.get_by_role("link", name=other.say("web-lobby-join")).first)
    expect(other.page.get_by_role("heading", name=name)).to_be_visible()
    expect(other.page.get_by_text(other.say("web-problem-no_board"))).to_be_visible()
    expect(other.page.get_by_role("link", name=other.say("web-lost-home"), exact=True)).to_be_visible()
