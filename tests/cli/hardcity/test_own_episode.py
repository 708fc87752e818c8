"""An episode of one's own on the command line: `--episode FILE`."""

import json
from pathlib import Path

from tests.cli.conftest import Run
from tests.hardcity.own import example

SIM = ("sim", "hardcity", "--games", "2", "--bots", "random,random", "--seed", "1")


def test_games_of_an_own_episode_are_played_saved_and_shown(run: Run, tmp_path: Path) -> None:
    file, record = tmp_path / "night.toml", tmp_path / "game.json"
    file.write_text(example(), encoding="utf-8")
    assert json.loads(run(*SIM, "--episode", str(file), "--json").out)["episode"] == 6
    play = ("play", "hardcity", "--episode", str(file), "--seats", "random,random", "--seed", "2")
    assert "Night Shift" in run(*play, "--save", str(record)).out
    file.unlink()
    assert "Nocna zmiana" in run("show", str(record), "--lang", "pl").out
    assert run("replay", str(record)).code == 0


def test_a_mistake_in_the_file_is_told_with_its_place(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "night.toml"
    file.write_text(example().replace("number = 6", "number = 1"), encoding="utf-8")
    result = run(*SIM, "--episode", str(file))
    assert result.code != 0
    assert "argument --episode: " in result.err
    assert "number: a shipped episode has this number" in result.err
    assert "gone.toml: cannot be read" in run(*SIM, "--episode", str(tmp_path / "gone.toml")).err
