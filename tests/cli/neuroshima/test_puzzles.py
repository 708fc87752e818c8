"""``ashfall puzzles``: list, show, try, solve and check, in words and as JSON."""

import json
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest

from ashfall.puzzles.neuroshima.shipped import shipped_puzzles
from tests.cli.conftest import Run
from tests.puzzles.neuroshima.small import ENEMY, OWN, puzzle_text

KEY = "out_of_the_way"
HQS = [(OWN, "hq", "C5", 0), (ENEMY, "hq", "C1", 0)]


def test_the_list_names_all_of_them(run: Run) -> None:
    rows = json.loads(run("puzzles", "list", "--json").out)
    assert [row["key"] for row in rows] == list(shipped_puzzles())
    assert {"key", "army", "difficulty", "themes"} <= set(rows[0])
    words = run("puzzles", "list", "--lang", "pl").out
    assert all(key in words for key in shipped_puzzles())
    assert "Hegemonia" in words


def test_show_draws_the_board_and_tells_the_task(run: Run, tmp_path: Path) -> None:
    words = run("puzzles", "show", KEY).out
    for said in ("Out of the way", "C3 Comman", "Push Back", "Destroy the enemy HQ.", "Use exactly 1"):
        assert said in words
    assert "play push_back" not in words
    facts = json.loads(run("puzzles", "show", KEY, "--json").out)
    assert (facts["goal"], facts["use"], facts["opponent"]) == ("destroy_hq", 1, "outpost")
    assert "solution" not in facts
    assert run("puzzles", "show", KEY, "--svg", str(tmp_path / "board.svg")).code == 0
    assert fromstring((tmp_path / "board.svg").read_text(encoding="utf-8")).tag.endswith("svg")


def test_an_attempt_is_judged_and_the_reason_told(run: Run) -> None:
    right = run("puzzles", "try", KEY, "play push_back B2 C3")
    assert right.code == 0
    assert "Solved, whatever the opponent answers." in right.out
    wrong = run("puzzles", "try", KEY, "play push_back C4 C3")
    assert wrong.code == 1
    assert "the enemy HQ still has 2 health" in wrong.out
    facts = json.loads(run("puzzles", "try", KEY, "play push_back C4 C3", "--json").out)
    assert facts["moves"] == ["play push_back C4 C3", "to C2"]
    assert (facts["solved"], facts["missing"], facts["health"]) == (False, 2, [6, 2])


@pytest.mark.parametrize(
    ("key", "moves", "said"),
    [
        ("one_gun_two_shots", ["place hmg C4 0"], "you have 4 health, the enemy 4"),
        ("the_safe_side", ["place scout A1 0"], "units lost: 1"),
        ("two_small_cuts", ["place ganger B1 2", "place scout E2 0"], "still standing: The Brain C1"),
        ("tied_hands", ["place pacifier C4 3", "place saboteur A3 0"], "your own HQ has fallen"),
        ("tied_hands", ["place pacifier C4 3"], "1 more tile has to be used"),
    ],
)
def test_why_an_attempt_of_each_goal_fails(run: Run, key: str, moves: list[str], said: str) -> None:
    result = run("puzzles", "try", key, *moves)
    assert result.code == 1
    assert f"Not solved: {said}" in result.out


def test_moves_may_come_line_by_line(run: Run) -> None:
    lines = "place pacifier C4 3\nplace net_of_steel_launcher A3 0\nnet B4\n\n"
    assert run("puzzles", "try", "tied_hands", stdin=lines).code == 0
    assert run("puzzles", "try", KEY, stdin="play push_back C4 C3\n").code == 1  # the opponent answers
    refused = run("puzzles", "try", "tied_hands", stdin="net B4\n\n")
    assert refused.code == 2
    assert "NH-12.2" in refused.err


def test_solve_tells_ideas_and_near_misses(run: Run) -> None:
    words = run("puzzles", "solve", "the_safe_side").out
    assert "Idea 1 (solutions: 2): place net_fighter B1 1" in words
    assert "Near miss, missing 1:" in words
    facts = json.loads(run("puzzles", "solve", "the_safe_side", "--json").out)
    assert facts["ideas"][0]["parts"] == [{"what": "own", "tile": "net_fighter", "hex": "B1"}]


def test_check_proves_and_names_what_does_not_hold(run: Run, tmp_path: Path) -> None:
    (row,) = json.loads(run("puzzles", "check", "the_safe_side", "--json").out)
    assert (row["solutions"], row["essential"], row["holds"]) == (2, 1, True)
    assert row["positions"] > 100
    assert row["seconds"] >= 0
    file = tmp_path / "mine.toml"
    file.write_text(puzzle_text(HQS, {"scout": 1}, solution=["place scout A1 0"]), encoding="utf-8")
    result = run("puzzles", "check", str(file))
    assert result.code == 1
    assert "mine: fewer tiles do, too." in result.out
    file.write_text(puzzle_text(HQS, {"scout": 1}, goal="destroy_hq"), encoding="utf-8")
    assert "mine: nothing solves it." in run("puzzles", "check", str(file)).out
    assert run("puzzles", "solve", str(file)).code == 1


def test_several_processes_prove_the_same(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    some = {key: shipped_puzzles()[key] for key in ("the_safe_side", "out_of_the_way")}
    monkeypatch.setattr("ashfall.cli.neuroshima.puzzles.shipped_puzzles", lambda: some)
    rows = [
        [
            {**row, "seconds": 0}
            for row in json.loads(run("puzzles", "check", "--workers", count, "--json").out)
        ]
        for count in ("1", "2")
    ]
    assert rows[0] == rows[1]
    assert [row["key"] for row in rows[0]] == list(some)
    words = run("puzzles", "check", "--workers", "2")
    assert words.code == 0
    assert "Puzzles that hold: 2 of 2." in words.out


def test_two_turns_are_played_against_the_opponent(run: Run) -> None:
    words = run("puzzles", "show", "two_roads_one_gun").out
    assert "Two turns: use exactly 1 offered tile in each." in words
    assert "Gladiator" in words
    assert run("puzzles", "try", "two_roads_one_gun", "place officer C4 0").code == 0
    answered = run("puzzles", "try", "two_roads_one_gun", stdin="place officer C4 0\nend\nplace hmg C3 2\n\n")
    assert answered.code == 0
    assert "place officer C4 0 · end · place gladiator A1 0 · end · place hmg C3 2" in answered.out
    early = run("puzzles", "try", "two_roads_one_gun", stdin="place officer C4 0\n\n")
    assert early.code == 1
    assert "the second turn is still to come" in early.out
    facts = json.loads(run("puzzles", "show", "two_roads_one_gun", "--json").out)
    assert (facts["turns"], facts["replies"], sorted(facts["reply"])) == (
        2,
        1,
        ["boss", "gladiator", "scout"],
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["show"], "expected a FILE or the key of a puzzle"),
        (["show", "tied_hand"], 'unknown puzzle "tied_hand", did you mean "tied_hands"'),
        (["show", "nowhere.toml"], "nowhere.toml: cannot be read"),
        (["list", "x"], "expected no FILE"),
        (["solve", KEY, "end"], "expected one FILE at most"),
        (["check", "--svg", "x"], "--svg goes with show"),
        (["list", "--workers", "2"], "--workers goes with check"),
        (["try", "-"], 'expected moves on the command line after "-"'),
        (["bake"], "invalid choice"),
    ],
)
def test_wrong_words_are_refused_in_one_line(run: Run, words: list[str], said: str) -> None:
    result = run("puzzles", *words)
    assert result.code == 2
    assert said in result.err
    assert result.err.count("\n") == 1
