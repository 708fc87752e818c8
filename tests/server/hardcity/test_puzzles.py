"""Tasks over HTTP: the scene, a turn with real dice, the verdict in chances, and what nobody is told."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ashfall.puzzles.hardcity.shipped import shipped_task_text, shipped_tasks
from ashfall.server.hardcity.puzzle_shapes import (
    CityPuzzleLook,
    CityPuzzleProof,
    CityPuzzleResult,
    CityPuzzleSolutions,
    CityPuzzleView,
)
from ashfall.server.puzzle_shapes import PuzzleShelf
from tests.puzzles.hardcity.tiny import task_text
from tests.server.playing import Json, Person
from tests.server.running import RunningServer

PATH = "/api/hardcity/puzzles"
KEY = "the_easy_half"
WELL = ["aim C4 mutant1", "shoot F5"]
BADLY = ["aim F5 mutant2", "shoot C4"]
DEALS = [f"deal {number}" for number in range(8)]


class Officer(Person):
    """Somebody with tasks in front of them."""

    def told(self, path: str, **body: Any) -> Json:
        answer = self.call("POST", f"{PATH}{path}", body)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def look(self, *moves: str) -> CityPuzzleLook:
        return msgspec.convert(self.told(f"/{KEY}/look", moves=list(moves)), CityPuzzleLook)

    def fight(self, *moves: str) -> CityPuzzleResult:
        return msgspec.convert(self.told(f"/{KEY}/fight", moves=list(moves)), CityPuzzleResult)


@pytest.fixture
def jenny(server: RunningServer) -> Officer:
    return Officer(server)


def test_the_shelf_has_all_of_them(jenny: Officer) -> None:
    shelf = msgspec.json.decode(jenny.call("GET", PATH).content, type=PuzzleShelf)
    assert [info.key for info in shelf.puzzles] == list(shipped_tasks())
    assert shelf.today in shipped_tasks()
    assert {info.game for info in shelf.puzzles} == {"hardcity"}


@pytest.mark.parametrize("key", list(shipped_tasks()))
def test_every_task_is_shown_without_its_solution(jenny: Officer, key: str) -> None:
    answer = jenny.call("GET", f"{PATH}/{key}")
    view = msgspec.json.decode(answer.content, type=CityPuzzleView)
    task = shipped_tasks()[key]
    assert (view.info.parts, view.seat, view.best) == ([task.officer], 0, float(task.best))
    assert view.goals[-1].id == "hc-task-standing"
    assert view.sight.legal
    assert "solution" not in view.text
    assert "tempting" not in view.text
    assert "#" not in view.text
    assert shipped_task_text(key) != view.text


def test_a_turn_is_made_with_real_dice(jenny: Officer) -> None:
    looks = [jenny.look(deal, *WELL) for deal in DEALS]
    assert {look.is_reached for look in looks} == {True, False}
    assert all(look.is_over and look.sight.decision is None for look in looks)
    assert looks[0] == jenny.look(DEALS[0], *WELL)
    half = jenny.look(DEALS[0], WELL[0])
    assert half.moves == [DEALS[0], WELL[0]]
    assert half.sight.legal
    assert "mutant_killed" in [line.event["type"] for line in half.lines]
    assert not half.is_over


def test_a_move_that_is_not_allowed_leaves_the_table_and_says_why(jenny: Officer) -> None:
    look = jenny.look(DEALS[0], WELL[0], "shoot C4")
    assert look.moves == [DEALS[0], WELL[0]]
    assert look.reason is not None
    assert look.clause.startswith("HC-")


def test_the_verdict_counts_choices_and_not_luck(jenny: Officer) -> None:
    deal = next(deal for deal in DEALS if not jenny.look(deal, *WELL).is_reached)
    result = jenny.fight(deal, *WELL)
    assert (result.is_solved, result.is_reached, result.kept, result.chance) == (True, False, 1.0, 0.75)
    assert (result.mark.is_solved, result.mark.is_clean) == (True, True)
    assert result.next == "the_other_lid"
    assert result.gain > 0


def test_a_slip_is_named_with_what_was_better(jenny: Officer) -> None:
    deal = next(deal for deal in DEALS if jenny.look(deal, *BADLY).is_reached)
    result = jenny.fight(deal, *BADLY)
    assert (result.is_solved, result.is_reached, result.best) == (False, True, 0.75)
    assert result.kept == pytest.approx(5 / 9)
    assert result.chance == pytest.approx(5 / 12)
    assert result.choices[0].best == 0.75
    assert result.choices[0].left == pytest.approx(5 / 12)
    assert len(result.choices[0].better) == 2
    assert result.choices[1].better == []
    assert result.mark.tries == 1


def test_what_is_no_attempt_is_refused(jenny: Officer) -> None:
    for moves, said in (
        ([], "the turn is not over yet"),
        (["deal 1", WELL[0]], "the turn is not over yet"),
        ([WELL[0]], 'expected a deal such as "deal 7"'),
        (["deal 99999999999999999999"], "expected a deal"),
        (["deal 1", "shoot B2"], 'moves[1]: "shoot B2"'),
    ):
        answer = jenny.call("POST", f"{PATH}/{KEY}/fight", {"moves": moves})
        assert answer.status_code == 422
        assert said in answer.json()["reason"]
    assert jenny.call("GET", f"{PATH}/no_such_task").status_code == 404


def test_questions_are_answered_about_the_attempt(jenny: Officer) -> None:
    ways = jenny.told(f"/{KEY}/ask", moves=["deal 1"], what="ways")
    assert ways["ways"]
    odds = jenny.told(f"/{KEY}/ask", moves=["deal 1", WELL[0]], what="odds", about={"moves": ["shoot F5"]})
    assert odds["odds"][0]["one"] == 0.75
    refused = jenny.call("POST", f"{PATH}/{KEY}/ask", {"moves": ["deal 1", "shoot B2"], "what": "ways"})
    assert refused.status_code == 422


def test_three_hints_and_the_chances_for_those_who_are_done(jenny: Officer) -> None:
    ids = [jenny.told(f"/{KEY}/hint", step=step)["phrase"]["id"] for step in (1, 2, 3)]
    assert ids == ["hc-task-hint-themes", "hc-task-hint-not", "hc-task-hint-first"]
    assert jenny.call("POST", f"{PATH}/{KEY}/solutions", {}).status_code == 403
    told = msgspec.convert(jenny.told(f"/{KEY}/solutions", give_up=True), CityPuzzleSolutions)
    assert (told.fraction, told.firsts[0].chance) == ("3/4", 0.75)
    assert told.positions > 0


def test_a_task_of_ones_own_is_proven_and_kept(jenny: Officer) -> None:
    text = task_text(
        "jenny", 'space = "SB1", ap = 1', 'episode = 3\nmutants = ["SC1"]', "happened = { mutant_killed = 1 }"
    )
    proof = msgspec.convert(jenny.told("/proof", text=text), CityPuzzleProof)
    assert (proof.is_whole, proof.is_solvable, proof.fraction, proof.is_told) == (True, True, "5/12", False)
    kept = jenny.told("", text=text)["id"]
    shown = msgspec.json.decode(jenny.call("GET", f"{PATH}/{kept}").content, type=CityPuzzleView)
    assert shown.info.title == {"en": "Tiny"}
    refused = jenny.call("POST", PATH, {"text": text.replace("ap = 1", "ap = 0")})
    assert refused.status_code in (400, 422)


def test_the_map_is_drawn(jenny: Officer) -> None:
    answer = jenny.call("GET", f"{PATH}/{KEY}/picture")
    assert answer.status_code == 200
    assert answer.text.startswith("<svg")
