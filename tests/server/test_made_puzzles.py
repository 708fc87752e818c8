"""Puzzles that people make: proven within limits, kept under an id of their text, tried by others."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec
import pytest

from ashfall.puzzles.neuroshima.shipped import shipped_puzzles
from ashfall.server.neuroshima.puzzle_shapes import PuzzleProof, PuzzleView
from ashfall.server.puzzles.making import MOST_OF_ONE
from tests.puzzles.neuroshima.small import CORNERS, OWN, crowded, puzzle_text
from tests.server import running
from tests.server.puzzling import KEY, SOLUTION, WRONG, Solver, text_of
from tests.server.running import RunningServer

TEXT = text_of(KEY)
RATING = shipped_puzzles()[KEY].rating


@pytest.fixture
def ann(server: RunningServer) -> Solver:
    return Solver(server)


def named(name: str) -> str:
    """The same puzzle under another name."""
    return TEXT.replace('en = "Out of the way"', f'en = "{name}"')


def test_what_the_solver_finds_out(ann: Solver) -> None:
    proof = msgspec.json.decode(ann.post("/proof", text=TEXT).content, type=PuzzleProof)
    assert (proof.is_whole, proof.is_solvable, proof.sample, proof.fewer) == (True, True, True, False)
    assert proof.solutions >= len(proof.ideas) == 1
    assert proof.ideas[0].moves[0] in SOLUTION
    assert proof.difficulty == shipped_puzzles()[KEY].difficulty
    harder = TEXT.replace("difficulty = ", "difficulty = 4 # ")  # the solver knows better
    assert ann.told("/proof", text=harder)["difficulty"] == proof.difficulty
    assert not ann.cookies


def test_a_solution_need_not_be_known_by_its_maker(ann: Solver) -> None:
    text = "\n".join(line for line in TEXT.splitlines() if not line.startswith("solution"))
    proof = ann.told("/proof", text=text)
    assert (proof["is_solvable"], proof["sample"]) == (True, False)


def test_it_is_kept_and_others_try_it(server: RunningServer, ann: Solver) -> None:
    ann.rename("Ann")
    key = ann.told("", text=named("Mine"))["id"]
    assert ann.told("", text=named("Mine"))["id"] == key
    bob = Solver(server)
    assert bob.told("", text=named("Mine"))["id"] == key  # it stays Ann's
    view = msgspec.json.decode(bob.get(f"/{key}").content, type=PuzzleView)
    assert (view.info.key, view.info.title["en"], view.info.maker) == (key, "Mine", "Ann")
    assert not bob.fight(WRONG, key)["is_solved"]
    result = bob.fight(SOLUTION, key)
    assert (result["is_solved"], result["mark"]["tries"], result["gain"]) == (True, 2, 0)
    assert result["rating"] == 1500  # whoever makes puzzles could make easy ones
    assert bob.post(f"/{key}/solutions").status_code == 200
    assert bob.get(f"/{key}").json()["statistic"] == {"people": 1, "solved": 1, "first": 0, "rating": RATING}
    assert key not in bob.get().text
    assert "solution" not in bob.get(f"/{key}/file").text


@pytest.mark.parametrize(
    ("text", "status", "code", "reason"),
    [
        ("", 422, "not_usable", "text: use: "),
        ("number = ", 422, "not_usable", "text: expected TOML, "),
        (TEXT.replace("number = ", "number = -"), 422, "not_usable", "text: number: expected "),
        (TEXT.replace("scout = 1", "scoot = 1"), 422, "not_usable", "text: offer: "),
        (TEXT.replace('hex = "C3"', 'hex = "C1"'), 422, "not_usable", "text: position.units"),
        (TEXT + "\n[more]\n", 422, "not_usable", "text: more: "),
        (TEXT.replace("hq = 2 }", "hq = 20 }"), 422, "not_solvable", "Nothing solves this puzzle"),
        ("[" * 9000, 422, "not_usable", "text: expected TOML, "),
        ("x = " + "[" * 9000, 422, "not_usable", "text: expected TOML, "),
    ],
)
def test_what_is_not_kept(ann: Solver, text: str, status: int, code: str, reason: str) -> None:
    answer = ann.post("", text=text)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert answer.json()["reason"].startswith(reason)
    assert not ann.cookies


def test_a_solution_that_cannot_be_cut_out_is_refused(ann: Solver) -> None:
    text = TEXT.replace("solution = [", '"solution" = [')
    answer = ann.post("", text=text)
    assert (answer.status_code, answer.json()["reason"].partition(":")[0]) == (400, "solution")


def test_everybody_may_keep_so_many(server: RunningServer, ann: Solver) -> None:
    ann.rename("Ann")
    with sqlite3.connect(server.database) as database:
        rows = [(f"{ann.id}-{number}", ann.id) for number in range(MOST_OF_ONE)]
        database.executemany("INSERT INTO made_puzzles VALUES (?, 'neuroshima', ?, '', 0)", rows)
    database.close()
    answer = ann.post("", text=named("One too many"))
    assert (answer.status_code, answer.json()["code"]) == (409, "many_puzzles")
    assert ann.told("", text=named("Mine"))["id"]  # somebody else's


TWO_TURNS = puzzle_text(
    crowded("scout", ("E2", "D3", "D2", "C3"), [(OWN, "officer", "D4", 0)], OWN),
    {"brawler": 1, "claws": 1},
    goal="destroy_hq",
    health=(20, 2),
    turns=2,
    replies=1,
    reply={"brawler": 1},
)


def test_a_puzzle_of_two_turns_is_played_against_the_server(ann: Solver) -> None:
    key = ann.told("", text=TWO_TURNS)["id"]
    view = msgspec.json.decode(ann.get(f"/{key}").content, type=PuzzleView)
    assert (view.turns, [tile.tile for tile in view.reply]) == (2, ["brawler"])
    early = ann.told(f"/{key}/look", moves=["end"])
    assert (early["clause"], early["board"]["moves"]) == ("R-99", [])
    proof = ann.told("/proof", text=TWO_TURNS)
    way = proof["ideas"][0]["moves"]
    first = way[: way.index("end")]
    board = ann.told(f"/{key}/look", moves=first)["board"]
    assert ("end" in board["sight"]["legal"], board["can_fight"], board["turn"]) == (True, False, 1)
    answer = ann.post(f"/{key}/fight", moves=first)
    assert (answer.status_code, answer.json()["code"]) == (422, "not_ready")
    answered = ann.told(f"/{key}/look", moves=[*first, "end"])["board"]
    assert answered["turn"] == 2
    made = answered["moves"]
    assert made[: len(first) + 1] == [*first, "end"]
    assert len(made) > len(first) + 1  # the whole turn of the opponent
    chosen = ann.post(f"/{key}/look", moves=[*first, "end", "place brawler E2 0"])
    assert (chosen.status_code, chosen.json()["code"]) == (422, "not_the_answer")
    best = ann.told(f"/{key}/look", moves=[*made, way[-1]])["board"]
    assert best["can_fight"]
    assert ann.fight(best["moves"], key)["is_solved"] == (made == way[: len(made)])


LARGE = puzzle_text(
    CORNERS, {"mutant": 2, "claws": 2, "brawler": 2}, use=3, goal="destroy_hq", health=(20, 1)
)


def test_a_puzzle_that_is_too_large_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    narrow = "import ashfall.server.neuroshima.puzzle_errands as errands; errands.MOST_BATTLES = 300\n"
    monkeypatch.setattr(running, "PROGRAM", narrow + running.PROGRAM)
    with running.running_server(tmp_path) as server:
        ann = Solver(server)
        proof = ann.told("/proof", text=LARGE)
        assert (proof["is_whole"], proof["positions"] < 2000) == (False, True)
        answer = ann.post("", text=LARGE)
        assert (answer.status_code, answer.json()["code"]) == (422, "unproven")
        assert ann.told("/proof", text=TEXT)["is_whole"]
