"""The one list of games: ours, and those that installed packages bring to every process."""

import json
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from ashfall.bots.processes import Workers
from ashfall.bots.random import RandomBot
from ashfall.bots.registry import bot_names, make_bot
from ashfall.games import FIRST, OURS, UnknownGame, game_named, games
from tests.third_game import third_game

ROOMS = {
    "arena": ("headers", "words"),
    "bots": ("roster", "packing"),
    "cli": ("play", "sim", "arena", "speed"),
    "server": ("table",),
}


def known() -> list[str]:
    return list(games())


@pytest.fixture
def nim(tmp_path: Path) -> Iterator[None]:
    """A game with bots and nothing else."""
    (tmp_path / "tiny_nim").mkdir()
    (tmp_path / "tiny_nim" / "__init__.py").write_text("HEAP = 21\n", encoding="utf-8")
    (tmp_path / "tiny_nim" / "bots").mkdir()
    (tmp_path / "tiny_nim" / "bots" / "__init__.py").touch()
    (tmp_path / "tiny_nim" / "bots" / "roster.py").write_text(
        "from ashfall.bots.random import RandomBot\nBOTS = {'random': RandomBot}\n", encoding="utf-8"
    )
    with third_game("nim", "tiny_nim", tmp_path):
        yield


def test_each_game_has_a_part_in_every_room() -> None:
    assert known()[0] == FIRST
    for game in games().values():
        assert game.engine.GAME.name == game.name
        for room, modules in ROOMS.items():
            for module in modules:
                assert game.has_part(room, module)
                part = game.part(room, module)
                assert part is import_module(f"ashfall.{room}.{game.name}.{module}")


def test_nothing_of_a_game_is_imported_before_it_is_asked_for() -> None:
    code = "import sys; from ashfall.games import games; games(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert [module for module in done.stdout.split() if module.endswith(OURS)] == []


def test_an_unknown_game_is_one_sentence() -> None:
    with pytest.raises(UnknownGame, match='unknown game "hardcitty", did you mean "hardcity"'):
        game_named("hardcitty")


@pytest.mark.usefixtures("nim")
def test_an_installed_package_brings_a_game() -> None:
    assert known() == [*OURS, "nim"]
    assert game_named("nim").engine.HEAP == 21
    assert bot_names("nim") == ("random",)
    assert isinstance(make_bot("random", "nim"), RandomBot)
    assert not game_named("nim").has_part("cli", "play")


@pytest.mark.usefixtures("nim")
def test_every_process_knows_it() -> None:
    code = "import json; from ashfall.games import games; print(json.dumps(list(games())))"
    started = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert json.loads(started.stdout) == known()
    workers = Workers(1)
    try:
        assert workers.submit(known).result(timeout=60) == known()
    finally:
        workers.end()


def test_it_is_gone_afterwards(tmp_path: Path) -> None:
    with third_game("nim", "tiny_nim", tmp_path):
        assert "nim" in games()
    assert "nim" not in games()


def test_nobody_takes_the_place_of_ours(tmp_path: Path) -> None:
    with third_game("hardcity", "tiny_nim", tmp_path):
        assert known() == list(OURS)
        assert game_named("hardcity").rules == "ashfall.hardcity"


@pytest.mark.usefixtures("nim")
def test_a_part_that_cannot_be_imported_is_not_taken_for_missing(tmp_path: Path) -> None:
    (tmp_path / "tiny_nim" / "cli").mkdir()
    (tmp_path / "tiny_nim" / "cli" / "__init__.py").write_text("import no_such_package\n", encoding="utf-8")
    with pytest.raises(ModuleNotFoundError, match="no_such_package"):
        game_named("nim").has_part("cli", "play")
