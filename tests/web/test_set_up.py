"""Positions that somebody sets up in the analysis: by mouse, touch and keys, and where they are kept."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ashfall.neuroshima.army import load_army
from tests.web.axe import grave_faults
from tests.web.fingers import middle
from tests.web.games import tile_name
from tests.web.people import CALM, DESKTOP, PHONE, Device, Person, Visit

TABLET = Device(768, 1024, touch=True)
EVERYWHERE = pytest.mark.parametrize("device", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])


class Bench:
    """The analysis as one person uses it."""

    def __init__(self, person: Person, path: str = "/analysis") -> None:
        self.person = person
        self.page = person.page
        person.read(path)

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=self.person.say("analysis-board"))

    def hex(self, label: str) -> Locator:
        return self.board.locator(f"[data-hex={label}]")

    def set_up(self) -> None:
        self.person.choose("analysis-mode", self.person.say("analysis-setup"))

    def side(self, number: int) -> None:
        sides = self.page.get_by_role("group", name=self.person.say("analysis-side"), exact=True)
        self.person.press(sides.locator("label").nth(number))

    def put(self, where: str, *tiles: str, army: str = "") -> None:
        """Take tiles of the palette for the board, the hand or the discard pile."""
        self.person.choose("analysis-put", self.person.say(f"analysis-where-{where}"))
        for tile in tiles:
            name = tile_name(army, tile)
            found = self.page.get_by_role("region", name=self.person.say("analysis-setup")).get_by_title(name)
            self.person.press(found.last)

    def plan(self) -> Locator:
        """The dialog in which the table is changed."""
        change = self.person.say("analysis-table-change")
        self.person.press(self.page.get_by_role("button", name=re.compile(rf"{change}$")))
        return self.page.get_by_role("dialog")

    def choose_option(self, label: str, option: str) -> None:
        self.page.get_by_role("combobox", name=self.person.say(label), exact=True).select_option(
            self.person.say(option)
        )

    def text(self) -> Any:
        """The position as it is written."""
        self.person.press_button("analysis-file")
        dialog = self.page.get_by_role("dialog")
        written = json.loads(dialog.get_by_role("textbox").input_value())
        self.person.press(dialog.get_by_role("button", name=self.person.say("web-close")))
        return written

    def give(self, position: object) -> None:
        """Paste a position and use it."""
        self.person.press_button("analysis-file")
        self.page.get_by_role("dialog").get_by_role("textbox").fill(json.dumps(position))
        self.person.press_button("analysis-take")

    def assert_possible(self) -> None:
        self.page.wait_for_load_state("networkidle")
        expect(self.page.get_by_role("alert")).to_have_count(0)


def units(position: Any) -> list[tuple[int, str, str]]:
    return [(unit["owner"], unit["tile"], unit["hex"]) for unit in position["units"]]


@EVERYWHERE
def test_a_table_for_five_is_set_up_from_nothing(visit: Visit, device: Device) -> None:
    person = visit(device, bypass_csp=True, **CALM)
    bench = Bench(person)
    bench.set_up()
    dialog = bench.plan()
    person.choose("web-new-mode", person.say("mode-ffa"))
    person.choose("web-new-players", "6")
    person.press(dialog.get_by_role("button", name=person.say("analysis-table-remove", army="Hegemony")))
    expect(dialog.get_by_role("combobox")).to_have_count(5)
    dialog.get_by_role("combobox").nth(4).select_option("Hegemony")
    person.switch("variant-reinforcements", on=True)
    assert person.beyond_the_edge()["out"] == []
    assert grave_faults(person) == []
    person.press_button("analysis-table-empty")
    expect(bench.board.locator("[data-hex]")).to_have_count(37)
    bench.assert_possible()

    bench.put("board", "hq", army="outpost")
    person.press(bench.hex("D4"))
    bench.side(3)
    bench.put("board", "hq", army="steel_police")
    person.press(bench.hex("A1"))
    bench.put("hand", "terror", "judge", army="steel_police")
    bench.put("discards", "judge", army="steel_police")
    bench.choose_option("analysis-stage", "analysis-stage-start")
    bench.page.get_by_role("combobox", name=person.say("analysis-turn"), exact=True).select_option(
        "Steel Police"
    )
    bench.assert_possible()
    assert person.beyond_the_edge()["out"] == []
    assert grave_faults(person) == []
    written = bench.text()
    assert (written["mode"], written["board"], written["variants"]) == ("ffa", 37, ["reinforcements"])
    assert units(written) == [(0, "hq", "D4"), (3, "hq", "A1")]
    assert (written["hands"][3], written["discards"][3]) == (["terror", "judge"], ["judge"])
    assert (written["turn"], written["stage"]) == (3, "start")
    # The seat draws before it chooses: the phase counts.
    person.choose("analysis-mode", person.say("analysis-play"))
    expect(bench.page.locator("main .bar ul button")).to_have_count(6)


@EVERYWHERE
def test_a_pile_holds_what_is_left_until_it_is_changed(visit: Visit, device: Device) -> None:
    person = visit(device, bypass_csp=True, **CALM)
    bench = Bench(person)
    bench.set_up()
    bench.put("pile")
    commando = bench.page.get_by_role("group", name=tile_name("outpost", "commando"), exact=True)
    expect(commando.locator("output")).to_have_text("4")
    person.press(commando.get_by_role("button").first)
    person.press(commando.get_by_role("button").first)
    expect(commando.locator("output")).to_have_text("2")
    bench.assert_possible()
    assert person.beyond_the_edge()["out"] == []
    assert grave_faults(person) == []
    written = bench.text()
    assert (len(written["decks"][0]), written["decks"][0].count("commando")) == (26, 2)
    assert written["decks"][1] is None
    person.press_button("analysis-pile-free")
    expect(commando.locator("output")).to_have_text("4")
    assert bench.text()["decks"][0] is None


def test_a_larger_board_keeps_the_tiles_in_their_places(visit: Visit) -> None:
    person = visit(**CALM)
    bench = Bench(person)
    before = units(bench.text())
    bench.set_up()
    bench.plan()
    person.choose("web-new-mode", person.say("mode-teams"))
    person.choose("web-new-board", person.say("web-new-hexes", hexes=37))
    person.press_button("analysis-table-keep")
    expect(bench.board.locator("[data-hex]")).to_have_count(37)
    bench.assert_possible()
    after = units(bench.text())
    assert [unit[:2] for unit in after] == [unit[:2] for unit in before]
    assert (0, "hq", "D3") in after  # it was C2
    person.page.keyboard.press("z")
    expect(bench.board.locator("[data-hex]")).to_have_count(19)
    assert units(bench.text()) == before


def test_a_position_is_set_up_by_keys(visit: Visit) -> None:
    person = visit(**CALM)
    bench = Bench(person)
    bench.set_up()
    tile = bench.page.get_by_title(tile_name("outpost", "scout"), exact=True)
    tile.focus()
    person.page.keyboard.press("Enter")
    person.page.keyboard.press("ArrowRight")  # to the board, not through the moves
    expect(bench.board.locator("[data-hex]:focus")).to_have_count(1)
    label = bench.board.locator("[data-hex]:focus").get_attribute("data-hex")
    person.page.keyboard.press("e")
    person.page.keyboard.press("Enter")
    placed = [unit for unit in bench.text()["units"] if unit["tile"] == "scout"]
    assert [(unit["hex"], unit["facing"]) for unit in placed] == [(label, 1)]


def test_tiles_are_taken_by_number_and_brought_to_the_board(visit: Visit) -> None:
    person = visit(**CALM)
    bench = Bench(person)
    hand = bench.page.get_by_role("list", name=person.say("analysis-hand"), exact=True).get_by_role("button")
    expect(hand.first).to_be_visible()
    person.page.keyboard.press("1")
    expect(hand.first).to_have_attribute("aria-pressed", "true")
    expect(bench.board.locator("[data-hex]:focus")).to_have_count(1)
    person.page.keyboard.press("Escape")
    bench.hex("C5").scroll_into_view_if_needed()
    person.page.mouse.move(*middle(hand.first))
    person.page.mouse.down()
    person.page.mouse.move(*middle(bench.hex("C5")), steps=40)
    person.page.mouse.up()
    expect(bench.hex("C5")).to_have_class(re.compile("ghostly"))


def test_arrows_go_to_the_board_of_a_lesson(visit: Visit) -> None:
    person = visit(**CALM)
    person.read("/learn/neuroshima/turn")
    person.page.keyboard.press("ArrowDown")
    expect(person.page.locator("[data-hex]:focus")).to_have_count(1)


def test_one_turn_of_a_unit_is_one_step_for_each_facing(visit: Visit) -> None:
    """However many pixels the pointer goes."""
    person = visit(**CALM)
    bench = Bench(person)
    bench.set_up()
    undo = person.button("analysis-undo")
    person.press(bench.hex("B2"))
    x, y = middle(bench.hex("B2"))
    person.page.mouse.move(x, y - 40)
    person.page.mouse.down()
    person.page.mouse.move(x + 40, y + 12, steps=40)
    person.page.mouse.up()
    expect(undo).to_be_enabled()
    for _ in range(3):
        if undo.is_enabled():
            person.press(undo)
    expect(undo).to_be_disabled()


def mine(bench: Bench) -> list[tuple[int, str, str]]:
    """Change the example: the position is somebody's own from now on."""
    bench.set_up()
    bench.person.press(bench.hex("B2"))
    bench.page.keyboard.press("Delete")
    bench.assert_possible()
    found = units(bench.text())
    assert (0, "brawler", "B2") not in found
    return found


def test_what_somebody_has_set_up_is_not_lost(visit: Visit) -> None:
    person = visit(**CALM)
    own = mine(Bench(person))
    person.pardon("404")
    dead = Bench(person, "/analysis?from=nothing")
    assert units(dead.text()) == own
    bench = Bench(person)
    person.press_button("analysis-example")
    assert units(bench.text()) != own
    person.reload()
    person.page.wait_for_load_state("networkidle")
    assert units(bench.text()) == own
    person.press_button("analysis-example")
    bench.set_up()
    person.press_button("analysis-undo")
    assert units(bench.text()) == own


@pytest.mark.parametrize("part", ["players", "units"])
def test_a_file_that_is_no_position_is_told(visit: Visit, tmp_path: Path, part: str) -> None:
    """In the analysis, and on the way there from another page."""
    person = visit(**CALM)
    wrong: dict[str, Any] = {"players": [{"army": "moloch"}, {"army": "borgo"}], part: {"a": 1}}
    words = {
        "players": person.say("analysis-no-position"),
        "units": person.say("analysis-bad-part", part="units"),
    }
    bench = Bench(person)
    bench.give(wrong)
    expect(person.page.get_by_role("dialog").get_by_role("alert")).to_have_text(words[part])

    file = tmp_path / "position.json"
    file.write_text(json.dumps(wrong), encoding="utf-8")
    person.open("/replay/open")
    with person.page.expect_file_chooser() as asked:
        person.press(person.page.get_by_role("main").get_by_role("button", name=person.say("replay-open")))
    asked.value.set_files(file)
    expect(person.page.get_by_text(words[part])).to_be_visible()
    expect(bench.board).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "uk-UA"])
def test_what_is_impossible_is_told_in_the_language_of_the_page(visit: Visit, locale: str) -> None:
    person = visit(locale=locale, **CALM)
    person.pardon("400")
    bench = Bench(person)
    written = bench.text()
    bench.give({**written, "units": [*written["units"], {"hex": "E1", "owner": 0, "tile": "hq"}]})
    army = load_army("outpost").names[person.language]
    reason = f"{tile_name('outpost', 'hq', person.language)} E1: {person.say('position-hqs', seat=army)}"
    expect(bench.page.get_by_role("alert")).to_have_text(person.say("analysis-impossible", reason=reason))
