"""Games as files and links: opened from the first page, watched, saved, shared."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from ashfall.neuroshima import Match
from ashfall.neuroshima.record import parse_record
from tests.web import games
from tests.web.people import CALM, DESKTOP, PHONE, TABLET, Device, Visit
from tests.web.table import Player

NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"  # as without https


def test_a_saved_game_is_opened_from_the_first_page_and_saved_again(visit: Visit, tmp_path: Path) -> None:
    match = games.before_battle()
    file = games.save(match, tmp_path)
    person = visit()
    person.open("/")
    person.press(person.page.get_by_role("link", name=re.compile(person.say("web-learn-replay"))))
    with person.page.expect_file_chooser() as asked:
        person.press(person.page.get_by_role("main").get_by_role("button", name=person.say("replay-open")))
    asked.value.set_files(file)
    expect(person.page.get_by_role("slider", name=person.say("replay-moves"))).to_be_visible()
    person.press_button("replay-files")
    with person.page.expect_download() as download:
        person.press_button("replay-download-json")
    assert json.loads(download.value.path().read_bytes()) == json.loads(file.read_bytes())


def test_the_plain_text_of_a_game_with_a_long_seed_replays(visit: Visit, tmp_path: Path) -> None:
    match = Match(["moloch", "borgo"], seed=2**63 - 25)  # the numbers of a browser end at 2**53
    for _ in range(12):
        match.push(match.legal[-1])
    person = visit()
    person.open_record(games.save(match, tmp_path))
    person.press_button("replay-files")
    expect(person.page.get_by_role("dialog")).to_contain_text(str(2**63 - 25))
    with person.page.expect_download() as download:
        person.press_button("replay-download-text")
    saved = tmp_path / "game.txt"
    download.value.save_as(saved)
    assert parse_record(saved.read_text(encoding="utf-8")) == match.record()
    person.open_record(saved)
    slider = person.page.get_by_role("slider", name=person.say("replay-moves"))
    expect(slider).to_have_attribute("max", str(len(match.moves)))


def test_where_there_is_no_game_no_table_is_offered(visit: Visit) -> None:
    person = visit()
    person.pardon("404")
    person.open("/replay/nothing-here")
    expect(person.page.get_by_text(person.say("web-problem-not_found"))).to_be_visible()
    expect(person.link("replay-to-table")).to_have_count(0)
    person.start_game("bot")
    Player(person).my_turn()
    person.pardon("409")
    person.open(f"/replay/{person.match}")
    expect(person.link("replay-to-table")).to_be_visible()


def test_two_people_at_one_screen_are_told_apart_in_the_replay(visit: Visit, tmp_path: Path) -> None:
    match = games.before_battle()
    person = visit()
    person.play_on(games.save(match, tmp_path))
    Player(person).my_turn()
    person.press_button("table-menu")
    person.press_button("table-resign")
    question = person.page.get_by_role("dialog", name=person.say("table-resign-title"))
    person.press(question.get_by_role("button", name=person.say("table-resign"), exact=True))
    person.press(person.link("table-watch-replay"))
    for army in match.armies:
        side = person.page.get_by_role("region", name=games.army_name(army), exact=True)
        expect(side).to_be_visible()


def test_the_link_of_a_table_is_copied_without_a_clipboard_of_the_page(visit: Visit) -> None:
    person = visit()
    person.context.add_init_script(NO_CLIPBOARD)
    person.start_game("local")
    Player(person).my_turn()
    person.press_button("table-menu")
    person.press_button("table-share")
    dialog = person.page.get_by_role("dialog", name=person.say("share-title"))
    field = dialog.get_by_role("textbox", name=person.say("share-link"), exact=True)
    expect(field).to_have_value(f"{person.home}{person.path}")
    person.press(dialog.get_by_role("button", name=person.say("share-copy"), exact=True))
    expect(person.page.get_by_text(person.say("share-copied"))).to_be_visible()


def test_a_sheet_is_opened_for_a_unit_only(visit: Visit, tmp_path: Path) -> None:
    """Also not later, when somebody merely points at a unit."""
    match = games.before_battle()
    person = visit()
    person.open_record(games.save(match, tmp_path))
    board = person.page.get_by_role("group", name=person.say("replay-board"))
    units = {unit["hex"]: unit for unit in match.position()["units"]}
    one, other, *_ = sorted(units)
    empty = next(hex for hex in ("A1", "A2", "A3", "B1", "E1", "E3") if hex not in units)
    card = person.page.get_by_role("article")
    sheet = person.page.get_by_role("dialog", name=person.say("replay-tile"))

    def hex(label: str) -> Locator:
        return board.locator(f'[data-hex="{label}"]')

    def name(label: str) -> str:
        return games.tile_name(match.armies[units[label]["owner"]], units[label]["tile"])

    hex(one).hover()
    expect(card).to_contain_text(name(one))
    hex(empty).click(button="right")
    expect(sheet).to_have_count(0)
    hex(other).hover()
    expect(card).to_contain_text(name(other))
    expect(sheet).to_have_count(0)
    hex(one).click(button="right")
    expect(sheet).to_contain_text(name(one))


@pytest.mark.parametrize("device", [DESKTOP, TABLET])
def test_every_tile_of_a_replay_is_explained(visit: Visit, tmp_path: Path, device: Device) -> None:
    match = games.before_battle()
    person = visit(device)
    person.open_record(games.save(match, tmp_path))
    card = person.page.get_by_role("article")
    board = person.page.get_by_role("group", name=person.say("replay-board"))
    army = match.armies[match.turn]
    held = games.tile_name(army, match.position()["hands"][match.turn][0])
    side = person.page.get_by_role("region", name=games.army_name(army), exact=True)
    side.get_by_role("button", name=held, exact=True).first.hover()
    expect(card.get_by_role("heading", name=held, exact=True)).to_be_visible()
    unit = match.position()["units"][0]
    board.locator(f'[data-hex="{unit["hex"]}"]').hover()
    name = games.tile_name(match.armies[unit["owner"]], unit["tile"])
    expect(card.get_by_role("heading", name=name, exact=True)).to_be_visible()
    person.page.keyboard.press("Home")  # nobody stands there yet
    expect(card).to_have_count(0)


def test_a_tile_of_a_hand_is_explained_on_a_phone(visit: Visit, tmp_path: Path) -> None:
    match = games.before_battle()
    person = visit(PHONE)
    person.open_record(games.save(match, tmp_path))
    held = match.position()["hands"][match.turn][0]
    name = games.tile_name(match.armies[match.turn], held)
    person.press(person.page.get_by_role("button", name=name, exact=True).first)
    expect(person.page.get_by_role("dialog", name=person.say("replay-tile"))).to_contain_text(name)


def test_a_battle_of_a_replay_is_left_at_any_time(visit: Visit, tmp_path: Path) -> None:
    match = games.before_battle()
    match.push(games.BATTLE)
    person = visit(**CALM)  # the battle waits to be stepped through
    person.open_record(games.save(match, tmp_path))
    slider = person.page.get_by_role("slider", name=person.say("replay-moves"))
    person.page.keyboard.press("b")
    expect(slider).to_have_count(0)
    person.page.keyboard.press("Escape")
    expect(slider).to_have_value(str(len(match.moves)))


@pytest.mark.parametrize("path", ["/replay/abc", "/guides/outpost", "/learn/neuroshima/board"])
def test_what_could_not_be_fetched_is_tried_again(visit: Visit, path: str) -> None:
    person = visit()
    person.pardon("503")
    person.open("/settings")
    answers = "**/api/{matches,neuroshima/guides,neuroshima/lessons}/**"
    person.page.route(answers, lambda route: route.fulfill(status=503, json={"code": "busy"}))
    person.open(path)
    expect(person.button("web-retry")).to_be_visible()
    person.page.unroute(answers)
    person.pardon("404")  # there is no such match
    person.press_button("web-retry")
    expect(person.button("web-retry")).to_have_count(0)
