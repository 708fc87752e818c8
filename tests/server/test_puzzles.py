"""Puzzles over HTTP: what is shown, what an attempt brings, what counts, and what nobody is told."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from ashfall.puzzles.daily import puzzle_of_day
from ashfall.puzzles.neuroshima.shipped import shipped_puzzles
from ashfall.server.neuroshima.puzzle_shapes import PuzzleLook, PuzzleResult, PuzzleSolutions, PuzzleView
from ashfall.server.neuroshima.puzzles import DESK
from ashfall.server.puzzle_shapes import PuzzleProgress, PuzzleShelf, PuzzleToday
from ashfall.server.puzzles.door import daily_key
from tests.server import running
from tests.server.puzzling import ALWAYS_TODAY, EASY, KEY, PATH, SOLUTION, WRONG, Solver, text_of
from tests.server.running import RunningServer, running_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(running, "PROGRAM", ALWAYS_TODAY + running.PROGRAM)
        with running_server(tmp_path_factory.mktemp("puzzles")) as found:
            yield found


@pytest.fixture
def ann(server: RunningServer) -> Solver:
    return Solver(server)


def test_the_shelf_has_all_of_them_in_order_and_the_one_of_today(server: RunningServer, ann: Solver) -> None:
    shelf = msgspec.json.decode(ann.get().content, type=PuzzleShelf)
    shipped = shipped_puzzles()
    assert [info.key for info in shelf.puzzles] == list(shipped)
    assert shelf.date == datetime.now(UTC).date().isoformat()
    assert shelf.today == KEY
    difficulties = {key: puzzle.difficulty for key, puzzle in shipped.items()}
    assert daily_key(DESK) == puzzle_of_day(datetime.now(UTC).date(), difficulties)
    info = next(info for info in shelf.puzzles if info.key == KEY)
    assert (info.number, info.parts) == (shipped[KEY].number, ["moloch", "outpost"])
    assert info.goal == "destroy_hq"


def test_today_in_one_request(ann: Solver) -> None:
    before = ann.get("/today")
    told = msgspec.json.decode(before.content, type=PuzzleToday)
    assert (told.info.key, told.streak, told.is_solved) == (KEY, 0, False)
    assert "set-cookie" not in before.headers
    ann.fight()
    after = ann.get("/today").json()
    assert (after["streak"], after["is_solved"]) == (1, True)


def test_somebody_new_has_nothing_and_looking_makes_nobody(ann: Solver) -> None:
    answer = ann.get("/mine")
    progress = msgspec.json.decode(answer.content, type=PuzzleProgress)
    assert (progress.rating, progress.deviation, progress.streak, progress.marks) == (1500, 350, 0, [])
    for path in ("", f"/{KEY}", f"/{KEY}/file", f"/{KEY}/picture"):
        assert ann.get(path).status_code == 200
    ann.told(f"/{KEY}/look", moves=SOLUTION)
    assert "set-cookie" not in answer.headers
    assert not ann.cookies


def test_every_puzzle_is_shown_without_its_solution(ann: Solver) -> None:
    shelf = ann.get().text
    for key, puzzle in shipped_puzzles().items():
        view = msgspec.json.decode(ann.get(f"/{key}").content, type=PuzzleView)
        offer = [tile for tile, count in puzzle.offer.items() for _ in range(count)]
        assert (view.info.key, view.seat, view.use, view.turns) == (
            key,
            puzzle.seat,
            puzzle.use,
            puzzle.turns,
        )
        assert [tile.tile for tile in view.offer] == offer
        assert view.board.sight.legal
        assert not any(move.startswith("discard") for move in view.board.sight.legal)
        assert view.board.can_fight == (puzzle.turns == 1 and not puzzle.is_exact)
        assert view.position["units"]
        for text in (view.text, ann.get(f"/{key}/file").text, shelf):
            assert not any(move in text for move in puzzle.solution)


def test_the_opponent_answers_and_its_answer_cannot_be_chosen(ann: Solver) -> None:
    look = msgspec.json.decode(ann.post(f"/{KEY}/look", moves=SOLUTION).content, type=PuzzleLook)
    assert look.board.moves[:1] == SOLUTION
    assert len(look.board.moves) == 2
    assert look.board.lines
    assert (look.board.left, look.board.can_fight) == (0, True)
    again = ann.told(f"/{KEY}/look", moves=look.board.moves)
    assert again["board"]["moves"] == look.board.moves
    for path in ("look", "fight"):
        answer = ann.post(f"/{KEY}/{path}", moves=[*SOLUTION, "to D3"])
        assert (answer.status_code, answer.json()["code"]) == (422, "not_the_answer")
        assert answer.json()["reason"].startswith("moves[1]: expected the opponent's answer \"")


@pytest.mark.parametrize(
    ("moves", "clause", "made"),
    [
        (["place guard B2 0"], "NH-1.4", []),
        (["discard guard"], "R-96", []),
        (["dance"], "", []),
        (["place guard A1 0", "place scout A2 0"], "NH-15.2", ["place guard A1 0"]),
    ],
)
def test_a_move_that_is_not_allowed_changes_nothing(
    ann: Solver, moves: list[str], clause: str, made: list[str]
) -> None:
    told = ann.told(f"/{KEY}/look", moves=moves)
    assert told["board"]["moves"] == made
    assert told.get("clause", "") == clause
    assert told["reason"]["id"]
    answer = ann.post(f"/{KEY}/fight", moves=moves)
    assert (answer.status_code, answer.json()["code"]) == (422, "illegal")
    assert answer.json()["reason"].startswith(f"moves[{len(made)}]: ")


def test_no_battle_before_enough_tiles_are_used(ann: Solver) -> None:
    answer = ann.post(f"/{KEY}/fight", moves=[])
    assert (answer.status_code, answer.json()["code"]) == (422, "not_ready")
    assert not ann.cookies  # it was no try


def test_solved_at_once(ann: Solver) -> None:
    before = ann.get(f"/{KEY}").json()["statistic"]
    answer = ann.post(f"/{KEY}/fight", moves=SOLUTION)
    result = msgspec.json.decode(answer.content, type=PuzzleResult)
    assert result.is_solved
    assert result.battle is not None
    assert result.battle.is_whole
    assert (result.mark.tries, result.mark.is_solved, result.mark.is_clean) == (1, True, True)
    assert result.rating == 1500 + result.gain > 1500
    assert result.position is None  # an HQ has fallen
    assert result.next not in ("", KEY)
    again = ann.fight()
    assert (again["mark"]["tries"], again["gain"], again["rating"]) == (1, 0, result.rating)
    statistic = ann.get(f"/{KEY}").json()["statistic"]
    assert [statistic[name] - before[name] for name in ("people", "solved", "first")] == [1, 1, 1]
    assert statistic["rating"] < before["rating"]
    listed = {info["key"]: info["rating"] for info in ann.get().json()["puzzles"]}
    assert listed[KEY] == statistic["rating"]


def test_a_wrong_try_says_why_and_keeps_the_first_result(ann: Solver) -> None:
    failed = ann.fight(WRONG)
    assert not failed["is_solved"]
    assert failed["reasons"]
    assert failed["battle"]
    assert failed["position"]["units"]
    assert failed["gain"] < 0
    solved = ann.fight()
    assert (solved["is_solved"], solved["gain"], solved["rating"]) == (True, 0, failed["rating"])
    assert solved["mark"] == {"key": KEY, "tries": 2, "is_solved": True, "is_clean": False}
    assert ann.progress["marks"] == [solved["mark"]]
    assert ann.progress["rating"] == failed["rating"]


def test_a_hint_is_noted(ann: Solver) -> None:
    hints = [ann.told(f"/{KEY}/hint", step=step) for step in (1, 2, 3)]
    assert [hint["step"] for hint in hints] == [1, 2, 3]
    assert "tile" not in hints[0]
    assert hints[1]["tile"]
    assert "hex" not in hints[1]
    assert hints[2]["hex"]
    solved = ann.fight()
    assert (solved["is_solved"], solved["mark"]["is_clean"]) == (True, False)
    assert solved["gain"] < 0
    assert solved["streak"] == 0


def test_training_counts_for_nothing(ann: Solver) -> None:
    result = ann.fight(is_training=True)
    assert result["is_solved"]
    assert result["mark"] == {"key": KEY, "tries": 0, "is_solved": False, "is_clean": False}
    assert (result["gain"], result["rating"], ann.progress["marks"]) == (0, 1500, [])
    later = ann.fight()  # known by now
    assert (later["mark"]["is_solved"], later["mark"]["is_clean"], later["gain"]) == (True, False, 0)


def test_the_puzzle_of_the_day_begins_a_streak(ann: Solver) -> None:
    result = ann.fight()
    assert (result["is_solved"], result["streak"]) == (True, 1)
    progress = ann.progress
    assert (progress["streak"], progress["best_streak"]) == (1, 1)
    day = {"date": ann.get().json()["date"], "key": KEY, "is_clean": True, "counts": True}
    assert progress["days"] == [day]
    assert ann.fight()["streak"] == 1
    assert ann.progress["days"] == [day]


def test_with_a_hint_the_day_is_solved_and_does_not_count(ann: Solver) -> None:
    ann.told(f"/{KEY}/hint", step=1)
    assert ann.fight()["streak"] == 0
    assert [(day["is_clean"], day["counts"]) for day in ann.progress["days"]] == [(False, False)]


def test_solutions_are_for_those_who_are_done(server: RunningServer, ann: Solver) -> None:
    for path in (f"/{KEY}/solutions", f"/{EASY}/solutions"):
        answer = ann.post(path)
        assert (answer.status_code, answer.json()["code"]) == (403, "not_solved")
        assert len(answer.content) < 200
    ann.fight(WRONG)
    ann.fight(is_training=True)
    ann.told(f"/{KEY}/hint", step=3)
    assert ann.post(f"/{KEY}/solutions").status_code == 403
    ann.fight()
    found = msgspec.json.decode(ann.post(f"/{KEY}/solutions").content, type=PuzzleSolutions)
    assert found.solutions >= 1
    assert found.ideas[0].moves[0] in SOLUTION
    assert len(found.ideas[0].titles) == len(found.ideas[0].moves)
    assert Solver(server).post(f"/{KEY}/solutions").status_code == 403


def test_giving_up_is_a_failed_try(ann: Solver) -> None:
    told = ann.told(f"/{KEY}/solutions", give_up=True)
    assert told["ideas"]
    progress = ann.progress
    assert progress["marks"] == [{"key": KEY, "tries": 1, "is_solved": False, "is_clean": False}]
    assert progress["rating"] < 1500
    later = ann.fight()
    assert (later["mark"]["is_clean"], later["gain"], later["rating"]) == (False, 0, progress["rating"])
    assert ann.post(f"/{KEY}/solutions").status_code == 200


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_picture_and_file(ann: Solver, language: str) -> None:
    picture = ann.get(f"/{KEY}/picture?lang={language}")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert shipped_puzzles()[KEY].title[language] in picture.text
    file = ann.get(f"/{KEY}/file")
    assert file.headers["content-type"].startswith("application/toml")
    assert file.text == "".join(
        line for line in text_of(KEY).splitlines(keepends=True) if not line.startswith("solution")
    )
    light = ann.get(f"/{KEY}/picture?lang={language}&theme=light&legend=false")
    assert len(light.content) < len(picture.content)
    assert ann.get(f"/{KEY}/picture?theme=pink").status_code == 400
    refused = ann.get(f"/{KEY}/picture?lang=xx")
    assert (refused.status_code, refused.json()["code"]) == (400, "no_language")


def test_nothing_that_is_told_before_depends_on_the_solution(ann: Solver) -> None:
    """Two puzzles that differ in their written solutions alone look the same to the last byte."""
    text = text_of(KEY)
    other = text.replace(str(SOLUTION).replace("'", '"'), '["play push_back B2 C3", "to D3"]')
    assert other != text
    keys = [ann.told("", text=each)["id"] for each in (text, other)]
    told = [
        [
            answer.content.replace(key.encode(), b"KEY")
            for answer in (
                ann.get(f"/{key}"),
                ann.get(f"/{key}/file"),
                ann.get(f"/{key}/picture"),
                ann.post(f"/{key}/look", moves=[]),
                ann.post(f"/{key}/look", moves=["place guard A1 0"]),
                ann.post(f"/{key}/look", moves=WRONG),
                ann.post(f"/{key}/solutions"),
                ann.post(f"/{key}/fight", moves=["place guard A1 0"]),
            )
        ]
        for key in keys
    ]
    assert told[0] == told[1]
    assert all(b"solution =" not in answer for answer in told[0])


@pytest.mark.parametrize(
    ("path", "body", "status", "reason"),
    [
        (f"/{KEY}/look", {"moves": "end"}, 400, "moves: expected array, got str."),
        (f"/{KEY}/look", {"moves": ["x" * 81]}, 400, "moves[0]: "),
        (f"/{KEY}/look", {"moves": ["end"] * 41}, 400, "moves: "),
        (f"/{KEY}/look", [], 400, "body: "),
        (f"/{KEY}/fight", {"moves": SOLUTION, "is_training": 1}, 400, "is_training: "),
        (f"/{KEY}/fight", {"moves": [None]}, 400, "moves[0]: "),
        (f"/{KEY}/hint", {"step": 4}, 400, "step: "),
        (f"/{KEY}/hint", {"step": 0}, 400, "step: "),
        (f"/{KEY}/hint", {}, 400, "step: this field is missing."),
        (f"/{KEY}/solutions", {"give_up": "yes"}, 400, "give_up: "),
        ("/nobody/look", {"moves": []}, 404, 'No puzzle is called "nobody".'),
        ("/nobody/fight", {"moves": []}, 404, 'No puzzle is called "nobody".'),
        ("/nobody/hint", {"step": 1}, 404, 'No puzzle is called "nobody".'),
        ("/nobody/solutions", {"give_up": True}, 404, 'No puzzle is called "nobody".'),
        ("/proof", {"text": "x" * 20_001}, 400, "text: "),
        ("/proof", {"text": 5}, 400, "text: "),
        ("/rush/nobody", {"key": KEY}, 404, 'No rush of yours is called "nobody".'),
    ],
)
def test_bad_requests(ann: Solver, path: str, body: Any, status: int, reason: str) -> None:
    answer = ann.call("POST", f"{PATH}{path}", body)
    assert answer.status_code == status, answer.text
    assert answer.json()["reason"].startswith(reason)
    assert not ann.cookies


@pytest.mark.parametrize("path", [f"/{KEY}/fight", f"/{KEY}/hint", f"/{KEY}/solutions", "", "/rush"])
def test_other_pages_cannot_act_for_anybody(ann: Solver, server: RunningServer, path: str) -> None:
    answer = httpx.post(
        f"{server.url}{PATH}{path}",
        json={"moves": SOLUTION, "step": 1, "give_up": True, "text": ""},
        headers={"Origin": "https://elsewhere.example"},
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")


def test_fights_at_the_same_moment_are_counted_one_after_the_other(ann: Solver) -> None:
    ann.told(f"/{EASY}/hint", step=1)  # now there is somebody

    def fight(_: int) -> httpx.Response:
        twin = Solver(ann.server)
        twin.cookies = httpx.Cookies(ann.cookies)
        return twin.post(f"/{KEY}/fight", moves=WRONG)

    with ThreadPoolExecutor(8) as pool:
        results = [answer.json() for answer in pool.map(fight, range(8))]
    assert sorted(result["mark"]["tries"] for result in results) == list(range(1, 9))
    assert sorted(result["gain"] for result in results)[1:] == [0] * 7
    assert min(result["gain"] for result in results) < 0
    assert {result["rating"] for result in results} == {ann.progress["rating"]}


def test_nobody_asks_for_too_much(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=True) as server:
        ann = Solver(server)
        ann.told(f"/{KEY}/look", moves=[])
        answers = [ann.post("/proof", text="") for _ in range(70)]
        assert {answer.status_code for answer in answers[:20]} == {422}
        assert answers[-1].status_code == 429
        assert float(answers[-1].headers["Retry-After"]) > 0
        rushes = [ann.post("/rush") for _ in range(12)]
        assert [rushes[0].status_code, rushes[-1].status_code] == [200, 429]
