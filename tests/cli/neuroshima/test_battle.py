"""``ashfall battle``: words, JSON, lines of JSON, drawings, and who answers questions."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import fromstring

import pytest

from ashfall.neuroshima.answers import best_answer
from ashfall.neuroshima.skirmish import fight_position
from tests.cli.conftest import Run
from tests.rules.vectors import board

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "battle.json"
# A Clown between two enemies and two friends: its attack and its explosion lead to different boards.
CLOWN: dict[str, Any] = {
    "players": [{"army": "moloch"}, {"army": "borgo"}],
    "units": [
        {"hex": "A1", "owner": 0, "tile": "hq"},
        {"hex": "E3", "owner": 1, "tile": "hq"},
        {"hex": "C3", "owner": 0, "tile": "clown", "facing": 0},
        {"hex": "C4", "owner": 1, "tile": "medic", "facing": 3},
        {"hex": "D3", "owner": 1, "tile": "officer", "facing": 3},
        {"hex": "B3", "owner": 1, "tile": "scout", "facing": 3},
    ],
}


def test_words_explain_every_phase(run: Run) -> None:
    result = run("battle", str(EXAMPLE))
    assert (result.code, result.err) == (0, "")
    for sentence in (
        "Moloch HQ 20; Borgo HQ 17",
        "Phase 3",
        "Hybrid D2 shoots Mutant C2: 1 wound.",
        "Mutant C2 is destroyed.",
        "Medic D3 (Moloch) takes the hit of Super-Mutant D1 for Hybrid D2 (1 wound).",
        "HQ C3 (Moloch) loses 3 health; 17 left.",
        "HQ C3 (Moloch) is netted by Net Fighter B2 (Borgo) and does not attack.",
        "HQ A1 (Borgo) finds nobody to hit.",
        "Moloch: HQ C3 (Moloch), Hybrid D2",
    ):
        assert sentence in result.out
    assert "\x1b" not in result.out


@pytest.mark.parametrize(("language", "word"), [("pl", "Segment 3"), ("uk", "Фаза 3")])
def test_words_in_other_languages(run: Run, language: str, word: str) -> None:
    assert word in run("battle", str(EXAMPLE), "--lang", language).out


def test_json_has_the_keys_of_the_contract(run: Run) -> None:
    result = run("battle", str(EXAMPLE), "--json")
    assert (result.code, result.err) == (0, "")
    data = json.loads(result.out)
    assert set(data) == {"players", "units", "phases", "outcome"}
    assert data["players"] == [{"army": "moloch", "hq": 17}, {"army": "borgo", "hq": 17}]
    assert [set(unit) for unit in data["units"]] == [
        {"at", "hex", "owner", "tile", "facing", "wounds"} for _ in data["units"]
    ]
    assert [unit["at"] for unit in data["units"]] == sorted(unit["at"] for unit in data["units"])
    assert [phase["initiative"] for phase in data["phases"]] == [3, 2, 0]
    assert all("type" in event for phase in data["phases"] for event in phase["events"])
    assert data["outcome"] is None


def test_position_from_standard_input(run: Run) -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert run("battle", "-", "--json", stdin=text).out == run("battle", str(EXAMPLE), "--json").out


def test_lines_keep_their_order_and_bad_ones_do_not_stop_the_rest(run: Run) -> None:
    def line(health: int) -> str:
        return json.dumps({**CLOWN, "players": [{"army": "moloch", "hq": health}, {"army": "borgo"}]})

    lines = [line(20), "{", line(11), "", '{"players": 3}', line(7)]
    result = run("battle", "-", "--jsonl", stdin="\n".join(lines))
    assert (result.code, result.err) == (0, "")
    answers = [json.loads(text) for text in result.out.splitlines()]
    assert len(answers) == len(lines)
    assert [answers[i]["players"][0]["hq"] for i in (0, 2, 5)] == [20, 11, 7]
    assert all(set(answers[i]) == {"error"} for i in (1, 3, 4))


def test_lines_are_answered_as_they_come() -> None:
    code = "import sys; from ashfall.cli.main import main; sys.exit(main())"
    command = [sys.executable, "-c", code, "battle", "-", "--jsonl"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(2):
            process.stdin.write(json.dumps(CLOWN).encode() + b"\n")
            process.stdin.flush()
            assert "players" in json.loads(process.stdout.readline())
        process.stdin.close()
        assert process.wait(10) == 0


def test_answers_in_the_file_come_first(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "clown.json"
    left = {}
    for answer in ("attack C3", "explode C3"):
        file.write_text(json.dumps({**CLOWN, "moves": [answer]}), encoding="utf-8")
        left[answer] = [unit["hex"] for unit in json.loads(run("battle", str(file), "--json").out)["units"]]
    assert "C3" in left["attack C3"]
    assert left["explode C3"] == ["A1", "E3"]


def test_a_bot_looks_where_its_answers_lead(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "clown.json"
    file.write_text(json.dumps(CLOWN), encoding="utf-8")
    units = json.loads(run("battle", str(file), "--json", "--choose", "bot").out)["units"]
    assert [unit["hex"] for unit in units] == ["A1", "E3"]
    assert fight_position(CLOWN, best_answer).choices == ["explode C3"]
    assert fight_position(CLOWN).choices == ["attack C3"]


@pytest.mark.parametrize(("neighbour", "answer"), [("2.runner", "attack C3"), ("3.runner", "explode C3")])
def test_a_bot_spares_the_units_of_its_ally(neighbour: str, answer: str) -> None:
    hqs = "0.hq C1; 1.hq C5; 2.hq A3; 3.hq E3"
    units = f"{hqs}; 0.clown C3 melee>N; {neighbour} B2; {neighbour} D2 f3; 1.medic C4"
    position = board("moloch borgo outpost outpost", units, mode="teams")
    assert fight_position(position, best_answer).choices[0] == answer


def test_drawing_is_well_formed(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "battle.svg"
    result = run("battle", str(EXAMPLE), "--json", "--svg", str(target))
    assert result.code == 0
    root = fromstring(target.read_text(encoding="utf-8"))
    assert root.tag.endswith("svg")
    units = [found.attrib["data-unit"] for found in root.findall(".//{*}g[@data-unit]")]
    assert units.count("D2") == 2  # before and after
    assert units.count("C2") == 1  # destroyed


def test_a_position_nobody_fights_in(run: Run) -> None:
    empty = json.dumps({"players": [{"army": "moloch"}, {"army": "borgo"}]})
    result = run("battle", "-", stdin=empty)
    assert result.code == 0
    assert "Nobody acts in this battle." in result.out
