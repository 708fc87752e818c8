"""``ashfall puzzles hardcity``: list, show, try, solve and check, in words and as JSON."""

import json
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest

from ashfall.puzzles.hardcity.shipped import shipped_tasks
from tests.cli.conftest import Run
from tests.puzzles.hardcity.tiny import HEAD, task_text

KEY = "the_easy_half"
TASK = ("puzzles", "hardcity")
ME = 'space = "SB1", ap = 1'
SCENE = 'episode = 3\nmutants = ["SC1"]'
GOAL = "happened = { mutant_killed = 1 }"


def test_the_list_names_all_of_them_and_the_other_game_keeps_its_own(run: Run) -> None:
    rows = json.loads(run(*TASK, "list", "--json").out)
    assert [row["key"] for row in rows] == list(shipped_tasks())
    assert {"key", "officer", "difficulty", "themes", "best", "chance"} <= set(rows[0])
    assert "solution" not in rows[0]
    words = run(*TASK, "list", "--lang", "uk").out
    assert all(key in words for key in shipped_tasks())
    assert "порятунок" in words
    assert "army" in json.loads(run("puzzles", "list", "--json").out)[0]


def test_show_draws_the_map_and_tells_the_task(run: Run, tmp_path: Path) -> None:
    words = run(*TASK, "show", KEY).out
    for said in ("The easy half", "Kill 2 mutants.", "Everybody stays on their feet.", "Miranda Casey"):
        assert said in words
    assert "aim C4" not in words
    assert run(*TASK, "show", KEY, "--svg", str(tmp_path / "map.svg")).code == 0
    assert fromstring((tmp_path / "map.svg").read_text(encoding="utf-8")).tag.endswith("svg")


def test_an_attempt_tells_the_chance_that_its_choices_had(run: Run) -> None:
    right = run(*TASK, "try", KEY, "aim C4 mutant1", "shoot F5", "--seed", "3")
    assert right.code == 0
    assert "Solved: no choice gave chance away." in right.out
    wrong = run(*TASK, "try", KEY, "aim F5 mutant2", "shoot C4", "--seed", "3")
    assert wrong.code == 1
    assert "Your choices kept 55.6 % of 75 %: a chance of 41.7 %." in wrong.out
    assert "aim F5 mutant2: 75 % became 41.7 %. Better: shoot F5 / aim C4 mutant1." in wrong.out
    facts = json.loads(run(*TASK, "try", KEY, "aim F5 mutant2", "--seed", "3", "--json").out)
    assert (facts["solved"], facts["over"], facts["seed"]) == (False, False, 3)
    assert facts["choices"][0]["better"] == ["shoot F5", "aim C4 mutant1"]


def test_moves_may_be_typed(run: Run) -> None:
    typed = run(*TASK, "try", KEY, "--seed", "3", "--json", stdin="aim C4 mutant1\nshoot F5\n")
    assert json.loads(typed.out)["solved"]
    assert run(*TASK, "try", KEY, "--json", stdin="\n").code == 1


def test_solve_tells_the_chance_of_every_first_move(run: Run) -> None:
    words = run(*TASK, "solve", KEY).out
    assert "Best chance: 75 % (3/4)." in words
    assert "41.7 %  shoot C4 · aim F5 mutant2" in words
    facts = json.loads(run(*TASK, "solve", KEY, "--json").out)
    assert (facts["best"], facts["solutions"], facts["holds"]) == ("3/4", 2, True)
    assert facts["positions"] > 0


def test_check_finds_what_a_file_says_wrongly(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(task_text("jenny", ME, SCENE, GOAL), encoding="utf-8")
    checked = run(*TASK, "check", str(mine))
    assert checked.code == 1
    assert "mine: the best chance is 5/12." in checked.out
    assert "mine: its own solution gives chance away." in checked.out
    assert "mine: its tempting move gives no chance away, or cannot be made." in checked.out
    good = HEAD.replace("1/2", "5/12").replace('["end"]', '["shoot SC1"]') + 'tempting = ["step SA1"]'
    mine.write_text(task_text("jenny", ME, SCENE, GOAL, good), encoding="utf-8")
    assert run(*TASK, "check", str(mine)).code == 0
    facts = json.loads(run(*TASK, "check", str(mine), "--json").out)[0]
    assert {"key", "best", "solutions", "positions", "seconds"} <= set(facts)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("list", KEY), "expected no FILE"),
        (("show",), "expected a FILE or the key of a task"),
        (("show", "the_easy_haf"), 'unknown task "the_easy_haf", did you mean "the_easy_half"?'),
        (("show", KEY, "--seed", "1"), "--seed goes with try"),
        (("solve", KEY, "--svg", "x"), "--svg goes with show"),
        (("solve", KEY, "end"), "expected one FILE at most"),
        (("try", "-"), "expected moves on the command line"),
        (("try", KEY, "fly"), '"fly": move "fly": unknown verb'),
    ],
)
def test_what_is_wrong_is_said_in_one_line(run: Run, words: tuple[str, ...], said: str) -> None:
    done = run(*TASK, *words)
    assert done.code == 2
    assert said in done.err
    assert done.err.count("\n") == 1
