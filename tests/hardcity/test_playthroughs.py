"""Whole games of Hard City, compared with what was written down; see ``scripts/playthroughs.py``."""

from pathlib import Path

import pytest

from tests.hardcity.goldens import FOLDER, GAMES, Golden, content_tables, playthrough
from tests.hardcity.plays import TABLES

ADVICE = "if the change was meant: CONTRIBUTING.md, A rule, tells what to raise and how to write them anew"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_game_goes_as_written_down(game: Golden) -> None:
    assert playthrough(game).splitlines() == game.file.read_text(encoding="utf-8").splitlines(), ADVICE


@pytest.mark.parametrize(
    ("file", "text"), content_tables().items(), ids=lambda given: getattr(given, "stem", "")
)
def test_the_data_is_as_written_down(file: Path, text: str) -> None:
    assert text == (file.read_text(encoding="utf-8") if file.exists() else ""), ADVICE


def test_no_file_is_forgotten() -> None:
    assert set(FOLDER.glob("*.txt")) == {game.file for game in GAMES} | set(content_tables())


def test_games_are_of_every_episode_and_mode() -> None:
    assert sorted((game.episode, game.mode) for game in GAMES) == sorted(TABLES)
