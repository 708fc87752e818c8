"""Puzzles in the browser: solved, failed, hinted, trained, in a rush, made and shared (NH-15)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from ashfall.puzzles.neuroshima.shipped import shipped_puzzles
from tests.server import running
from tests.server.running import RunningServer, running_server
from tests.web.people import CALM, PHONE, SMALL_PHONE, Device, Visit
from tests.web.solving import EASY, Solver, simple_puzzles

TWO_TURNS = "two_roads_one_gun"
RIGHT = "place annihilator C4 2"
WRONG = "place commando C4 0"  # of the easy one
FEW = 8  # of each level in the list of all
EASY_FIRST = f"""
from ashfall.server.puzzles import endpoints, rush
usual = rush.rush_order
endpoints.daily_key = lambda desk: {EASY!r}
rush.rush_order = lambda id, all: sorted(usual(id, all), key=lambda key: key != {EASY!r})
"""
POSITION = """
{"game": "neuroshima", "players": [{"army": "outpost", "hq": 4}, {"army": "borgo", "hq": 7}],
 "units": [{"hex": "C1", "owner": 1, "tile": "hq"}, {"hex": "C5", "owner": 0, "tile": "hq"}],
 "hands": [["annihilator", "commando"], []], "turn": 0, "stage": "act"}
"""


@pytest.fixture(scope="module")
def easy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server at which the easy puzzle is that of today and the first of every rush."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(running, "PROGRAM", EASY_FIRST + running.PROGRAM)
        with running_server(tmp_path_factory.mktemp("easy")) as server:
            yield server


@pytest.mark.parametrize("goal", sorted(simple_puzzles()))
def test_each_goal_is_reached_by_clicking(visit: Visit, goal: str) -> None:
    solver = Solver(visit(**CALM))
    puzzle = simple_puzzles()[goal]
    solver.open(puzzle.key)
    solver.play(*puzzle.solution)
    solver.fight()
    solver.expect_verdict("solved")


def test_two_turns_with_the_opponents_answer_between(visit: Visit) -> None:
    solver = Solver(visit(**CALM))
    solver.open(TWO_TURNS)
    solver.play("place officer C4 0")
    solver.person.press_button("table-end")
    expect(solver.page.get_by_text(solver.person.say("puzzles-answer"), exact=True)).to_be_visible()
    solver.play("place hmg C3 2")
    solver.fight()
    solver.expect_verdict("solved")


def test_a_wrong_try_tells_why_and_keeps_the_tiles(visit: Visit) -> None:
    solver = Solver(visit(**CALM))
    solver.open(EASY)
    solver.play(WRONG)
    solver.fight()
    solver.expect_verdict("not-yet")
    verdict = solver.page.locator("section.verdict")
    expect(verdict).to_contain_text(solver.person.say("puzzles-tiles-stay"))
    assert len(verdict.locator("p").first.inner_text()) > 10
    solver.expect_numbers(1, 0, 0)
    # The tile that lies there is taken up, and another one comes in its place, turned to the north-east.
    solver.person.press(solver.hex("C4"))
    expect(solver.person.button("puzzles-put-away")).to_be_visible()
    solver.take("annihilator")
    solver.expect_numbers(0, 0, 1)
    for _ in range(2):
        solver.page.keyboard.press("e")
    solver.fight()
    solver.expect_verdict("solved")
    solver.person.press_button("puzzles-solutions")
    expect(solver.page.get_by_text(solver.person.say("puzzles-idea", number=1), exact=True)).to_be_visible()
    solver.person.press_button("puzzles-play-on")
    solver.page.wait_for_url("**/m/*")


def test_the_battle_is_played_back_in_place(visit: Visit) -> None:
    person = visit()
    person.hurry()
    solver = Solver(person)
    solver.open(EASY)
    solver.play(RIGHT)
    solver.fight()
    expect(person.page.get_by_role("group", name=person.say("battle-controls"))).to_be_visible()
    person.page.keyboard.press("s")
    solver.expect_verdict("solved")
    person.page.keyboard.press("n")
    person.page.wait_for_url(lambda url: EASY not in url and "/puzzles/" in url)


def test_three_hints(visit: Visit) -> None:
    solver = Solver(visit(**CALM))
    solver.open(EASY)
    hints = solver.page.get_by_role("list", name=solver.person.say("puzzles-hints"))
    for number in (1, 2, 3):
        solver.page.keyboard.press("h")
        expect(hints.locator("b", has_text=f"{number}/3")).to_be_visible()
    expect(hints).to_contain_text("C4")
    expect(solver.page.get_by_role("button", name=solver.person.say("puzzles-hint")).first).to_be_disabled()


def test_training_shows_the_forecast_and_does_not_count(visit: Visit) -> None:
    solver = Solver(visit(**CALM))
    solver.open(EASY)
    expect(solver.page.locator(".overlays g g")).to_have_count(0)
    solver.person.switch("puzzles-training", on=True)
    solver.play(RIGHT)
    title = solver.person.say("table-forecast-after")
    expect(solver.page.get_by_role("region", name=title)).to_be_visible()
    solver.fight()
    solver.expect_verdict("solved")
    expect(solver.page.get_by_text(solver.person.say("puzzles-training-not-counted")).first).to_be_visible()
    progress = solver.ask("GET", "/mine")
    assert (progress["marks"], progress["rating"]) == ([], 1500)


def test_a_puzzle_by_keys_alone(visit: Visit) -> None:
    solver = Solver(visit(**CALM))
    solver.open(EASY)
    solver.page.keyboard.press("3")
    solver.walk_to("C4")
    for key in ("Enter", "e", "e", "Enter", "f"):
        solver.page.keyboard.press(key)
        solver.page.wait_for_timeout(100)
    solver.expect_verdict("solved")
    solver.page.keyboard.press("n")
    solver.page.wait_for_url(lambda url: EASY not in url)


def test_a_puzzle_on_a_phone(visit: Visit) -> None:
    solver = Solver(visit(PHONE, **CALM))
    solver.open(EASY)
    assert solver.person.beyond_the_edge()["out"] == []
    solver.take("annihilator")
    solver.person.press(solver.hex("C4"))
    for _ in range(2):
        solver.person.press_button("table-turn-right")
    solver.fight()
    solver.expect_verdict("solved")
    expect(solver.person.link("puzzles-next")).to_be_in_viewport()


@pytest.mark.parametrize("device", [PHONE, SMALL_PHONE])
@pytest.mark.parametrize("turns", [1, 2])
def test_a_phone_shows_the_whole_board_at_once(visit: Visit, device: Device, turns: int) -> None:
    solver = Solver(visit(device, **CALM))
    person = solver.person
    solver.open(next(key for key, puzzle in shipped_puzzles().items() if puzzle.turns == turns))
    prompt = person.page.locator(".prompt").bounding_box()
    assert prompt
    for label in ("C1", "A3", "E3", "C5"):
        box = solver.hex(label).bounding_box()
        assert box
        assert box["height"] > 30
        assert 0 <= box["y"] <= prompt["y"] + 1 - box["height"]
    solver.expect_room_for_the_board()
    expect(person.button("puzzles-undo")).to_be_in_viewport(ratio=1)
    story = person.page.locator("p.story")
    expect(story).to_be_hidden()
    person.press_button("puzzles-words")
    expect(story).to_be_visible()


@pytest.mark.parametrize("device", [Device(1440, 900), Device(1280, 720)])
def test_the_hint_stays_in_sight(visit: Visit, device: Device) -> None:
    solver = Solver(visit(device, **CALM))
    solver.open(next(key for key, puzzle in shipped_puzzles().items() if puzzle.turns == 2))
    hint = solver.page.locator(".help").get_by_role("button", name=solver.person.say("puzzles-hint"))
    expect(hint).to_be_in_viewport(ratio=1)
    expect(solver.page.locator(".help a")).to_be_in_viewport(ratio=1)
    solver.expect_room_for_the_board()


def test_a_rush_with_right_and_wrong(visit: Visit, easy_server: RunningServer) -> None:
    person = visit(home=easy_server.url, **CALM)
    solver = Solver(person)
    person.open("/puzzles/rush")
    person.press_button("puzzles-rush-go")
    expect(person.page.get_by_role("timer")).to_be_visible()
    solver.sees(solver.ask("GET", f"/{EASY}"))
    solver.play(RIGHT)
    solver.fight()
    expect(person.page.locator("p.score")).to_contain_text("1")
    for number in (1, 2, 3):
        person.press_button("puzzles-rush-skip")
        if number < 3:
            expect(person.page.locator(".mistakes .made")).to_have_count(number)
    expect(person.page.get_by_role("heading", name=person.say("puzzles-rush-over"))).to_be_visible()
    expect(person.page.get_by_role("heading", name=person.say("puzzles-rush-missed"))).to_be_visible()


def test_one_makes_a_puzzle_and_another_solves_it(visit: Visit) -> None:
    ann = visit(**CALM)
    ann.open("/analysis")
    ann.page.evaluate("text => localStorage.setItem('ashfall.analysis', text)", POSITION)
    ann.open("/analysis")
    ann.press_button("replay-make-puzzle")
    page = ann.page
    page.get_by_role("combobox", name=ann.say("puzzles-make-goal")).select_option("ahead")
    page.get_by_label(ann.say("puzzles-make-name"), exact=True).fill("A gift for Bob")
    page.get_by_label(ann.say("puzzles-make-story"), exact=True).fill("One gun, two shots.")
    ann.press_button("puzzles-make-save")
    link = page.get_by_role("textbox", name=ann.say("puzzles-make-link")).input_value()
    with page.expect_download() as saved:
        ann.press_button("puzzles-make-picture")
    assert saved.value.suggested_filename == "A gift for Bob.png"
    bob = Solver(visit(**CALM))
    bob.open(link.rsplit("/", 1)[1])
    expect(bob.page.get_by_role("heading", name="A gift for Bob")).to_be_visible()
    bob.play(RIGHT)
    bob.fight()
    bob.expect_verdict("solved")


def test_the_day_and_the_streak_are_there_after_a_reload(visit: Visit, easy_server: RunningServer) -> None:
    solver = Solver(visit(home=easy_server.url, **CALM))
    person = solver.person
    solver.open(EASY)
    solver.play(RIGHT)
    solver.fight()
    solver.expect_verdict("solved")
    for path, text in (("/puzzles", "puzzles-day-done"), ("/", "nh-home-puzzle-solved")):
        person.open(path)
        expect(person.page.get_by_text(person.say(text), exact=True)).to_be_visible()
    expect(person.page.get_by_text(person.say("nh-home-puzzle-streak", days=1))).to_be_visible()
    person.open("/puzzles/today")
    expect(person.page.get_by_text(person.say("puzzles-streak", days=1)).first).to_be_visible()


def test_the_list_is_searched_and_filtered(visit: Visit) -> None:
    person = visit()
    person.open("/puzzles")
    rows = person.page.locator("section ul > li > a")
    count = Counter(puzzle.difficulty for puzzle in shipped_puzzles().values())
    few = sum(min(FEW, number) for number in count.values())
    expect(rows).to_have_count(few)
    hidden = count[1] - FEW
    person.press_button("puzzles-show-rest", count=hidden)
    expect(rows).to_have_count(few + hidden)
    title = shipped_puzzles()[EASY].title["en"]
    person.page.get_by_role("searchbox").fill(title.upper())
    expect(rows).to_have_count(1)
    person.choose("puzzles-show", person.say("puzzles-show-solved"))
    expect(person.page.get_by_text(person.say("puzzles-found-none"))).to_be_visible()
    person.press_button("puzzles-reset")
    expect(rows).to_have_count(few + hidden)
