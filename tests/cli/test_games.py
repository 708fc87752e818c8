"""Which game a command is about, and bots of anybody's own in all of them."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from ashfall.cli.listing import bot_facts
from ashfall.hardcity import Match as City
from ashfall.neuroshima import Match
from tests.arena.helpers import ASHFALL
from tests.cli.conftest import Run
from tests.third_game import third_game

CHATTY = """
from ashfall.bots.random import RandomBot

class Chatty(RandomBot):
    def choose(self, request):
        print("asked")
        return super().choose(request)

make_bot = lambda: Chatty()
"""
DYING = """
import os

class Dying:
    def choose(self, request):
        os._exit(3)

make_bot = lambda: Dying()
"""
TABLES = {
    "neuroshima": ("--armies", "moloch,borgo"),
    "hardcity": ("--episode", "4"),
}


def own_bot(folder: Path, source: str) -> str:
    file = folder / "own.py"
    file.write_text(source, encoding="utf-8")
    return str(file)


def finished(*words: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, which a bot may end."""
    return subprocess.run([*ASHFALL, *words], capture_output=True, text=True, check=False, timeout=120)


# The word that names the game.


@pytest.mark.parametrize("command", ["play", "sim", "arena", "train", "list"])
def test_a_game_without_a_command_is_not_taken_for_another(run: Run, tmp_path: Path, command: str) -> None:
    (tmp_path / "bare_nim").mkdir()
    (tmp_path / "bare_nim" / "__init__.py").touch()
    with third_game("nim", "bare_nim", tmp_path):
        result = run(command, "nim")
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(f"ashfall {command}: argument GAME: invalid choice: 'nim' (choose from ")


@pytest.mark.parametrize("command", ["replay", "show"])
def test_a_file_of_a_game_without_a_command_is_not_taken_for_another(
    run: Run, tmp_path: Path, command: str
) -> None:
    (tmp_path / "bare_nim").mkdir()
    (tmp_path / "bare_nim" / "__init__.py").touch()
    file = tmp_path / "nim.json"
    file.write_text('{"game": "nim"}', encoding="utf-8")
    with third_game("nim", "bare_nim", tmp_path):
        result = run(command, str(file))
    assert (result.code, result.out) == (2, "")
    assert result.err == f"ashfall {command}: {file}: nim has no such command\n"


def test_a_broken_game_breaks_no_other(run: Run, tmp_path: Path) -> None:
    (tmp_path / "broken_nim").mkdir()
    (tmp_path / "broken_nim" / "__init__.py").write_text("import no_such_package\n", encoding="utf-8")
    with third_game("nim", "broken_nim", tmp_path):
        result = run("sim", "neuroshima", "--games", "1", "--bots", "random,random")
    assert (result.code, result.err) == (0, "")


def test_bots_of_an_installed_game_are_told_in_the_words_of_their_author(tmp_path: Path) -> None:
    (tmp_path / "bots_nim" / "bots").mkdir(parents=True)
    (tmp_path / "bots_nim" / "__init__.py").touch()
    (tmp_path / "bots_nim" / "bots" / "__init__.py").touch()
    roster = 'def taker():\n    "Takes one."\n\n\nBOTS = {"taker": taker}\n'
    (tmp_path / "bots_nim" / "bots" / "roster.py").write_text(roster, encoding="utf-8")
    with third_game("nim", "bots_nim", tmp_path):
        facts = bot_facts("taker", "nim")
    assert set(facts["name"].values()) == {"taker"}
    assert set(facts["about"].values()) == {"Takes one."}


def test_a_file_may_bear_the_name_of_the_other_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("--armies", "moloch,borgo", "--seats", "random,random", "--seed", "1")
    result = run("play", "--save", "hardcity", "neuroshima", *words)
    assert (result.code, result.err) == (0, "")
    assert json.loads(Path("hardcity").read_text(encoding="utf-8"))["game"] == "neuroshima"
    result = run("play", "hardcity", "--save", "neuroshima", "--seats", "random,random", "--seed", "1")
    assert (result.code, result.err) == (0, "")
    assert json.loads(Path("neuroshima").read_text(encoding="utf-8"))["game"] == "hardcity"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--save", "hardcity", "neuroshima", "--armies", "picnic"), "--armies"),
        (("--save", "neuroshima", "hardcity", "--episode", "9"), "--episode"),
        (("--save", "hardcity"), "GAME"),
        (("--save", "hardcity", "chess"), "chess"),
    ],
)
def test_mistakes_are_told_by_the_right_game(run: Run, words: tuple[str, ...], said: str) -> None:
    result = run("play", *words)
    assert (result.code, result.out) == (2, "")
    assert said in result.err
    assert result.err.count("\n") == 1


@pytest.mark.parametrize("form", ["to_json", "to_text"])
def test_a_record_of_the_other_game_is_named(run: Run, tmp_path: Path, form: str) -> None:
    file = tmp_path / "record"
    records = {"neuroshima": City(1, 3).record(), "hardcity": Match(["moloch", "borgo"]).record()}
    for game, record in records.items():
        file.write_text(getattr(record, form)(), encoding="utf-8")
        result = run("play", game, "--load", str(file))
        other = "hardcity" if game == "neuroshima" else "neuroshima"
        assert (result.code, result.out) == (2, "")
        assert result.err == f"{file}: game: expected {game}, got {other}\n"


# Bots that do not behave.


@pytest.mark.parametrize("game", TABLES)
def test_a_bot_that_prints_does_not_spoil_a_simulation(tmp_path: Path, game: str) -> None:
    bot = own_bot(tmp_path, CHATTY)
    done = finished("sim", game, *TABLES[game], "--bots", f"{bot},random", "--games", "2", "--json")
    assert done.returncode == 0
    assert json.loads(done.stdout)["games"] == 2
    assert "asked" in done.stderr


@pytest.mark.parametrize("game", TABLES)
def test_a_bot_that_prints_does_not_spoil_the_screen(run: Run, tmp_path: Path, game: str) -> None:
    bot = own_bot(tmp_path, CHATTY)
    result = run("play", game, *TABLES[game], "--seats", f"{bot},random", "--seed", "1")
    assert result.code == 0
    assert "asked" in result.err
    assert "asked" not in result.out


@pytest.mark.parametrize("game", TABLES)
def test_a_bot_that_dies_in_a_simulation_is_one_line(tmp_path: Path, game: str) -> None:
    bot = own_bot(tmp_path, DYING)
    done = finished("sim", game, *TABLES[game], "--bots", f"{bot},random", "--games", "2", "--json")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "its worker process died 3 times" in done.stderr


def test_a_simulation_is_the_same_with_a_file(tmp_path: Path) -> None:
    """Games with anybody's own bot are played in another process; what comes of them is the same."""
    bot = own_bot(tmp_path, "from ashfall.bots.random import RandomBot as make_bot")
    told = []
    for spec in (bot, "random"):
        words = ("sim", "neuroshima", "--bots", f"{spec},rush", "--games", "4", "--json")
        data = json.loads(finished(*words).stdout)
        told.append({name: data[name] for name in ("wins", "reasons", "average_moves")})
    assert told[0] == told[1]


# Input that is no text.


def test_bytes_that_are_no_text_at_the_question_for_an_army() -> None:
    done = subprocess.run(
        [*ASHFALL, "play", "neuroshima"],
        input=b"\xff\n",
        capture_output=True,
        check=False,
        timeout=60,
        env={**os.environ, "PYTHONIOENCODING": "utf-8:strict", "ASHFALL_LANG": "en"},
    )
    assert (done.returncode, done.stderr) == (0, b"")
