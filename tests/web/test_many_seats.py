"""Tables of three to six: over the network, at one screen, against bots, on a phone, and as records."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from ashfall.neuroshima import Match
from tests.server.test_out import POSITION
from tests.web import games
from tests.web.axe import grave_faults
from tests.web.fingers import Fingers, bounds, middle, wait_for_width
from tests.web.people import CALM, DESKTOP, LYING_PHONE, PHONE, SMALL_PHONE, Device, Person, Visit
from tests.web.table import Player, at_a_table_of_six, play_together
from tests.web.test_phones import assert_fits
from tests.web.test_whole_games import END_CARD

SIX = games.SIX
FIVE, FOUR = SIX[:5], SIX[:4]
BANNER = ".banner"


@pytest.mark.timeout(600)
def test_four_people_play_a_team_game_over_a_link(visit: Visit) -> None:
    host, *guests = people = [visit(**CALM) for _ in FOUR]
    for person in people:
        person.hurry()
    start = Match(list(FOUR), seed=4, mode="teams").record()  # no HQ stands yet
    host.go_on_with(start.to_json(), "me", "link", "link", "link")
    link = host.invitation()
    for guest in guests:
        guest.accept(link)
    players = [Player(person, seed=number) for number, person in enumerate(people)]
    play_together(players)

    titles = [player.page.locator(f"{END_CARD} h2").inner_text() for player in players]
    won, lost, drawn = (host.say(f"table-end-{how}") for how in ("won-team", "lost-team", "draw"))
    assert titles in ([won, lost] * 2, [lost, won] * 2, [drawn] * 4)
    assert players[0].look().units == players[3].look().units
    for player in players[:3]:
        player.person.press_button("table-rematch" if player is players[0] else "table-rematch-accept")
    missing = host.say("table-unanswered", names="").rstrip(" .")
    expect(host.page.locator(END_CARD)).to_contain_text(missing)
    first = host.page.url
    players[3].person.press_button("table-rematch-accept")
    for player in players:
        player.page.wait_for_url(lambda url: url != first)
        player.settled()


def test_whoever_is_invited_is_told_how_it_is_played(visit: Visit) -> None:
    host, guest = visit(), visit()
    options: dict[str, bool | str] = {"team_hq_health": "20", "pay_last_health": True}
    start = Match(list(FOUR), seed=4, mode="teams", options=options).record()
    host.go_on_with(start.to_json(), "me", "link", "link", "link")
    guest.open(host.invitation().removeprefix(guest.home))
    facts = guest.page.get_by_role("main").get_by_role("listitem")
    expect(facts.filter(has_text=f"{guest.say('web-new-health')}: 20")).to_be_visible()
    other = guest.say("setting-pay_last_health")
    expect(facts.filter(has_text=other)).to_be_visible()


def active_army(player: Player) -> str:
    """The army that must choose, as it is called at one screen."""
    return str(player.page.locator("section[aria-current=true]").get_attribute("aria-label"))


def play_one_army(player: Player) -> str:
    """Choose for one army until another one must; the screen may have to be handed over first."""
    army = active_army(player)
    while not (seen := player.look("is_mine", "is_battle", "is_passed")).is_passed:
        if seen.is_battle:
            player.leave_battle()
        elif active_army(player) != army:
            break
        else:
            player.decide(seen)
    return army


def test_three_people_at_one_screen_one_of_whom_leads_two_armies(visit: Visit) -> None:
    person = visit(**CALM)
    person.hurry()
    start = games.late(FOUR, "teams", left=99)  # the first turn: no HQ can fall in the next five
    person.go_on_with(start.record().to_json(), "me", "local", "ally", "local")
    leaders = dict(zip(map(games.army_name, FOUR), (0, 1, 0, 3), strict=True))
    player = Player(person, seed=5)
    player.look("is_mine")
    for _ in FOUR:
        before, after = play_one_army(player), active_army(player)
        is_passed = player.look().is_passed
        assert is_passed == (leaders[before] != leaders[after])
        if not is_passed:
            continue
        card = person.page.get_by_role("region", name=person.say("table-handover-to", name=after))
        expect(card.get_by_role("listitem").first).to_be_visible()
        person.page.keyboard.press("Enter")
        assert after in player.look("is_mine").prompt
    person.press_button("table-menu")
    person.switch("web-set-handover", on=False)
    person.press(person.page.get_by_role("dialog").get_by_role("button", name=person.say("web-close")))
    before = play_one_army(player)
    assert active_army(player) != before
    assert not player.look().is_passed


@pytest.mark.parametrize("device", [PHONE, SMALL_PHONE], ids=["390x844", "360x640"])
def test_five_on_a_phone_to_the_end(visit: Visit, device: Device) -> None:
    person = visit(device, **CALM)
    person.hurry()
    late = games.late(FIVE, "ffa", left=1)
    person.go_on_with(late.record().to_json(), "me", "bot", "bot", "bot", "bot")
    player = Player(person, seed=6)
    chips = person.page.get_by_role("list", name=person.say("table-sides")).get_by_role("button")
    expect(chips).to_have_count(len(FIVE))
    hexes = player.board.locator("[data-hex]")
    expect(hexes).to_have_count(37)
    sizes = [hex.bounding_box() for hex in (hexes.first, hexes.last)]
    assert all(box and box["width"] >= 40 and box["height"] >= 40 for box in sizes)
    player.my_turn()
    person.press(chips.nth(3))
    sheet = person.page.get_by_role("dialog")
    expect(sheet).to_contain_text(games.army_name(FIVE[3]))
    assert_fits(person)
    person.press(sheet.get_by_role("button", name=person.say("web-close")))
    while not (seen := player.my_turn()).is_over:
        assert_fits(person)
        player.play_turn(seen)
    rows = person.page.locator(f"{END_CARD} li")
    expect(rows).to_have_count(len(FIVE))
    expect(rows.first).to_contain_text(person.say("table-place", place=1))
    assert_fits(person)


def is_beside(one: FloatRect, other: FloatRect) -> bool:
    return one["x"] + one["width"] <= other["x"] + 1


def test_six_seats_beside_the_board_of_a_lying_phone(visit: Visit) -> None:
    person = visit(LYING_PHONE, **CALM)
    player = at_a_table_of_six(person)
    chips = player.page.get_by_role("list", name=person.say("table-sides")).get_by_role("button")
    expect(chips).to_have_count(len(SIX))
    emblems, figures = chips.locator(".emblem").all(), chips.locator(".numbers").all()
    boxes = [bounds(part) for pair in zip(emblems, figures, strict=True) for part in pair]
    assert all(map(is_beside, boxes, boxes[1:]))
    person.press(player.card(0))
    player.point_at(player.look().choices[0])
    consequence, bar = bounds(outlook(player)), bounds(player.page.get_by_role("navigation"))
    assert consequence["y"] + consequence["height"] <= bar["y"]


def outlook(player: Player) -> Locator:
    return player.page.locator("footer .lane > button")


def test_small_tiles_are_scrolled_to_and_looked_at_closely(visit: Visit) -> None:
    person = visit(LYING_PHONE, **CALM)
    player = at_a_table_of_six(person)
    hex = player.hex(player.look().units[0])
    assert bounds(hex)["width"] >= 48
    Fingers(person).tap_twice(middle(hex))
    wait_for_width(hex, 90)
    expect(hex).to_be_in_viewport(ratio=1)
    assert_fits(person)


def test_a_bot_plays_on_for_whoever_leaves(visit: Visit) -> None:
    host, friend = visit(**CALM), visit(**CALM)
    late = games.late(FOUR[:3], "ffa", left=20).record().to_json()
    host.go_on_with(late, "me", "link", "bot", clock={"kind": "bank", "seconds": 3600})
    friend.accept(host.invitation())
    Player(friend).settled()
    expect(host.page.get_by_role("timer")).to_have_count(2)  # bots answer when they can
    friend.press_button("table-menu")
    friend.press_button("table-resign")
    question = friend.page.get_by_role("dialog", name=friend.say("table-resign-title"))
    expect(question).to_contain_text(friend.say("table-resign-bot"))
    friend.press(question.get_by_role("button", name=friend.say("table-resign"), exact=True))
    expect(friend.page.get_by_text(friend.say("table-watching"))).to_be_visible()
    left = host.page.get_by_role("region").filter(has_text=host.say("table-bot-instead"))
    expect(left.filter(has_text=games.army_name(FOUR[1]))).to_be_visible()
    expect(host.page.get_by_role("timer")).to_have_count(1)


def three_at_a_table(visit: Visit, record: str) -> list[Person]:
    """Three people who go on with a game over a link."""
    host, *guests = people = [visit(**CALM) for _ in range(3)]
    host.go_on_with(record, "me", "link", "link")
    link = host.invitation()
    for guest in guests:
        guest.accept(link)
    for person in people:
        Player(person).settled()
    return people


def name_of(person: Person) -> str:
    return str(person.page.request.get(f"{person.home}/api/me").json()["name"])


def ask(person: Person, what: str) -> None:
    person.press_button("table-menu")
    person.press_button(what)


def test_one_plays_against_two_while_somebody_watches(visit: Visit) -> None:
    people = three_at_a_table(visit, games.late(FOUR[:3], "one_vs_two", left=3).record().to_json())
    watcher = visit(**CALM)
    watcher.open(people[0].path)
    watching = Player(watcher)
    expect(watcher.page.get_by_text(watcher.say("table-watching"))).to_be_visible()
    assert watching.settled().is_theirs
    players = [Player(person, seed=number) for number, person in enumerate(people)]
    play_together(players)

    seen = watching.my_turn()  # which never comes: until the end
    assert seen.is_over
    assert seen.units == players[0].look().units
    titles = [player.page.locator(f"{END_CARD} h2").inner_text() for player in players]
    assert titles[1] == titles[2] != titles[0] or set(titles) == {watcher.say("table-end-draw")}
    ends = [player.page.locator(f"{END_CARD} header p").inner_text() for player in (watching, *players)]
    assert len(set(ends)) == 1
    for hidden in ("table-rematch", "table-rematch-accept"):
        expect(watcher.button(hidden)).to_have_count(0)


def test_three_agree_on_what_one_of_them_asks_for(visit: Visit) -> None:
    host, friend, third = people = three_at_a_table(
        visit, games.late(FOUR[:3], "ffa", left=20).record().to_json()
    )
    first = Player(host)
    before = first.my_turn()
    first.play_turn(before)
    ask(host, "table-take-back")
    banner = host.page.locator(BANNER)
    expect(banner).to_contain_text(host.say("table-take-back-waits"))
    for other in (friend, third):
        told = other.say("table-take-back-asked", name=name_of(host))
        expect(other.page.locator(BANNER)).to_contain_text(told)
    friend.press_button("table-accept")
    expect(banner).to_contain_text(host.say("table-agreed", names=name_of(friend)))
    expect(banner).to_contain_text(host.say("table-unanswered", names=name_of(third)))
    third.press_button("table-accept")
    expect(banner).to_have_count(0)
    assert first.my_turn().is_mine
    assert Player(third).settled().is_theirs

    ask(friend, "table-offer-draw")
    host.press_button("table-accept")
    third.press_button("table-decline")
    expect(banner).to_have_count(0)
    ask(third, "table-offer-draw")
    for other in (friend, host):
        other.press_button("table-accept")
    for person in people:
        expect(person.page.locator(f"{END_CARD} h2")).to_have_text(person.say("table-end-draw"))


def test_whoever_is_out_is_not_asked(visit: Visit) -> None:
    host, friend, fallen = people = three_at_a_table(visit, POSITION)
    for person in people:
        person.press_button("table-menu")
    for hidden in ("table-offer-draw", "table-resign"):
        expect(fallen.button(hidden)).to_have_count(0)
    expect(friend.button("table-resign")).to_be_visible()
    friend.page.keyboard.press("Escape")
    fallen.page.keyboard.press("Escape")
    host.press_button("table-offer-draw")
    expect(friend.button("table-accept")).to_be_visible()
    expect(fallen.page.locator(BANNER)).to_contain_text(fallen.say("table-draw-offered", name=name_of(host)))
    expect(fallen.button("table-accept")).to_have_count(0)
    friend.press_button("table-accept")
    expect(fallen.page.locator(f"{END_CARD} h2")).to_have_text(fallen.say("table-end-draw"))


def sections_of(person: Person, armies: tuple[str, ...]) -> list[str]:
    """What everybody is called who leads one of these armies, as a screen reader says it."""
    names = [games.army_name(army) for army in armies]
    before = [names[:seat].count(name) for seat, name in enumerate(names)]
    return [
        person.say("table-part-again", number=number + 1, part=name) if number else name
        for name, number in zip(names, before, strict=True)
    ]


def test_a_record_of_six_is_replayed_and_analysed(visit: Visit, tmp_path: Path) -> None:
    match = games.whole(SIX, "ffa")
    person = visit(**CALM)
    person.open_record(games.save(match, tmp_path))
    for name in sections_of(person, SIX):
        expect(person.page.get_by_role("region", name=name, exact=True)).to_be_visible()
    gone = sum(match.is_out(seat) for seat in range(len(SIX)))
    expect(person.page.get_by_text(person.say("table-out"), exact=True)).to_have_count(gone)
    person.press_button("replay-previous-battle")
    player = Player(person)
    expect(player.battle.locator("[data-hex]")).to_have_count(37)
    person.page.keyboard.press("End")
    expect(player.battle.locator("[data-hex]")).to_have_count(0)
    person.press(person.link("replay-analyse"))
    board = person.page.get_by_role("group", name=person.say("analysis-board"))
    expect(board.locator("[data-hex]")).to_have_count(37)
    for name in sections_of(person, SIX):
        expect(person.page.get_by_role("region", name=name, exact=True)).to_be_visible()


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_six_seats_for_everybody(visit: Visit, device: Device) -> None:
    person = visit(device, bypass_csp=True, **CALM)
    record = games.late(SIX, "points", left=14, variants=("reinforcements",)).record().to_json()
    person.go_on_with(record, "me", "bot", "local", "bot", "bot", "bot")
    Player(person).look("is_mine")
    assert_fits(person)
    faults = grave_faults(person)
    assert not faults, "\n".join(faults)
