"""Records of Hard City on the command line, and what there is to choose from."""

import json
import re
from pathlib import Path

import pytest

from ashfall.cli.hardcity.speed import measure_rules
from ashfall.hardcity import Match, parse_record
from ashfall.hardcity.ground.setup import MODES
from ashfall.table.random import Stream
from tests.cli.conftest import Run


def record_of(moves: int, episode: int = 1, mode: str = "versus") -> Match:
    match, stream = Match(episode, 5, mode=mode), Stream(5)
    while not match.over and len(match.moves) < moves:
        legal = match.legal
        match.push(legal[int(stream.below(len(legal)))])
    return match


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "record.json"
    file.write_text(record_of(40).record().to_json(), encoding="utf-8")
    return file


def test_a_record_is_replayed(run: Run, record: Path) -> None:
    data = json.loads(run("replay", str(record), "--json").out)
    assert (data["game"], data["moves"], data["outcome"]) == ("hardcity", 40, None)
    position = data["position"]
    match = record_of(40)
    assert position["round"] == match.round
    assert position["points"] == {"officers": match.points[0], "zero": match.points[1]}
    assert [officer["key"] for officer in position["officers"]] == [
        "donathan",
        "jenny",
        "miranda",
        "marcellus",
    ]
    assert match.decision is not None
    assert data["decision"] == {"seat": match.decision.seat, "kind": match.decision.kind}


def test_a_record_is_replayed_up_to_a_move(run: Run, record: Path) -> None:
    assert json.loads(run("replay", "--at", "7", str(record), "--json").out)["moves"] == 7
    result = run("replay", str(record), "--at", "41")
    assert (result.code, result.out) == (2, "")
    assert "expected at most 40 moves, got 41" in result.err


def test_a_record_from_standard_input_in_plain_text(run: Run) -> None:
    text = record_of(12, 4).record().to_text()
    result = run("replay", "-", stdin=text)
    assert result.code == 0
    assert "Episode 4: Blood on the Beach" in result.out
    assert "Moves made: 12" in result.out


def test_a_whole_game_names_the_winner(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "whole.json"
    whole = record_of(20_000, 1, "coop")
    file.write_text(whole.record().to_json(), encoding="utf-8")
    assert ": victory." in run("replay", str(file)).out
    outcome = json.loads(run("replay", str(file), "--json").out)["outcome"]
    assert whole.outcome is not None
    assert outcome == {
        "winners": list(whole.outcome.winners),
        "side": whole.outcome.side,
        "reason": whole.outcome.reason,
    }
    assert outcome["side"] in ("officers", "autodoc")


@pytest.mark.parametrize("episode", range(1, 6))
def test_a_record_is_shown(run: Run, tmp_path: Path, episode: int) -> None:
    file = tmp_path / "record.json"
    file.write_text(record_of(25, episode).record().to_json(), encoding="utf-8")
    result = run("show", str(file))
    assert (result.code, result.err) == (0, "")
    assert f"Episode {episode}:" in result.out
    assert "to choose" in result.out


def test_a_stored_state_is_shown(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "stored.json"
    stored = Match.from_bytes(record_of(25).to_bytes())
    file.write_text(stored.record().to_json(), encoding="utf-8")
    assert run("show", str(file)).code == 0


def test_a_record_is_drawn(run: Run, record: Path, tmp_path: Path) -> None:
    drawing = tmp_path / "city.svg"
    assert run("show", str(record), "--svg", str(drawing)).code == 0
    assert drawing.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"game": "hardcity", "version": 1}', "options"),
        ('{"game": "hardcity", "version": 9, "options": {}}', "version: expected 1"),
        ('{"game": "hardcity", "version": 1, "options": {"episode": 9}}', "options.episode"),
        ('{"game": "hardcity", "version": 1, "options": {}, "moves": ["picnic"]}', "moves[0]"),
        ('{"game": "hardcity", "version": 1, "options": {}, "start": "?"}', "start"),
        ("[game hardcity]\nend\n", "options"),
        ("{", "JSON"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "show"])
def test_mistakes_name_the_file_and_the_field(
    run: Run, tmp_path: Path, command: str, text: str, said: str
) -> None:
    file = tmp_path / "wrong.json"
    file.write_text(text, encoding="utf-8")
    result = run(command, str(file))
    assert (result.code, result.out) == (2, "")
    assert str(file) in result.err
    assert said in result.err
    assert result.err.count("\n") == 1


def test_a_file_that_bears_the_name_of_a_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("replay", "hardcity")
    assert (result.code, result.out) == (2, "")
    assert "hardcity: cannot be read" in result.err


# Lists and figures.


def test_the_list_has_everything(run: Run) -> None:
    data = json.loads(run("list", "hardcity", "--json").out)
    assert [episode["number"] for episode in data["episodes"]] == [1, 2, 3, 4, 5]
    assert {mode["key"]: mode["players"] for mode in data["modes"]} == {
        "versus": [2, 3, 4, 5],
        "coop": [1, 2, 3, 4],
    }
    assert len(data["officers"]) == 4
    assert "random" in [bot["key"] for bot in data["bots"]]
    assert "Zero Hour" in run("list", "hardcity").out


def test_other_games_have_their_own_list(run: Run) -> None:
    assert json.loads(run("list", "neuroshima", "--json").out)["game"] == "neuroshima"
    result = run("list", "chess")
    assert (result.code, result.out) == (2, "")
    assert "hardcity" in result.err


def test_the_speed_is_measured() -> None:
    figures = measure_rules(0.001, lambda work, seconds, least: float(work(1)))
    assert set(figures["random_games_per_s_by_episode"]) == set(MODES)
    assert all(len(speeds) == 5 for speeds in figures["random_games_per_s_by_episode"].values())
    assert figures["moves_per_s"] > 0
    assert isinstance(figures["compiled"], bool)


# The page about it.


def test_the_examples_of_the_page_are_real() -> None:
    page = (Path(__file__).parents[3] / "docs" / "hardcity.md").read_text(encoding="utf-8")
    exec(compile(re.findall(r"```python\n(.*?)```", page, re.DOTALL)[0], "hardcity.md", "exec"), {})
    record = parse_record(re.findall(r"```\n(\[game .*?)```", page, re.DOTALL)[0])
    assert len(Match.from_record(record).moves) == 3
