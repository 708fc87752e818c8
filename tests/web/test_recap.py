"""What the others did: the recap by the prompt, its frames on the board, and the log."""

import re

from playwright.sync_api import expect

from tests.server.running import RunningServer
from tests.web import games
from tests.web.people import CALM, PHONE, Visit
from tests.web.table import Player


def test_the_turn_of_a_bot_is_told_and_framed_and_goes_and_comes_by_key(visit: Visit) -> None:
    person = visit(**CALM)
    person.start_game("bot", "recruit", ("moloch", "borgo"))
    player = Player(person)
    player.play_turn(player.my_turn())  # the HQ
    seen = player.my_turn()
    recap = person.page.get_by_role("region", name=re.compile("last turn|this turn"))
    expect(recap.get_by_role("listitem").first).to_be_visible()
    frames = person.page.locator("svg .changed text")
    numbers = recap.locator(".number").all_inner_texts()
    assert numbers, "the bot has placed its HQ"
    assert sorted(frames.all_text_contents()) == sorted(numbers)
    marked = [hex for hex, label in seen.hexes.items() if person.say("recap-hex") in label]
    assert len(marked) == len(numbers)

    person.page.keyboard.press("r")
    expect(recap).to_have_count(0)
    expect(frames).to_have_count(0)
    person.page.keyboard.press("r")
    expect(recap).to_be_visible()


def test_the_log_names_people_and_puts_the_newest_turn_first(visit: Visit) -> None:
    person = visit(**CALM)
    person.go_on_with(games.before_battle().record().to_json(), "me", "bot")
    player = Player(person)
    player.play_turns(1)
    player.open_log()
    titles = player.log.locator("h3").all_inner_texts()
    numbers = [int(found[0]) for title in titles if (found := re.findall(r"\d+", title)[-1:])]
    assert numbers == sorted(numbers, reverse=True)
    assert len(numbers) > 1
    assert any(title.startswith(person.say("table-you")) for title in titles)
    told = player.log.inner_text()
    for noise in ("drew", "Keep the tiles", "finds nobody"):
        assert noise not in told


def test_a_recap_on_a_phone_is_one_bar(repeatable: RunningServer, visit: Visit) -> None:
    person = visit(PHONE, home=repeatable.url, **CALM)  # a question after another draw would take its place
    person.start_game("bot", "recruit", ("moloch", "borgo"))
    player = Player(person)
    player.play_turn(player.my_turn())
    player.my_turn()
    recap = person.page.locator(".recap")
    expect(recap).to_be_visible()
    box = recap.bounding_box()
    assert box is not None
    assert box["height"] < 64
    assert person.beyond_the_edge()["out"] == []
