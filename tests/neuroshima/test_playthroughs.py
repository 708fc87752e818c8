"""Whole games and trees of moves, compared with what was written down; see ``scripts/playthroughs.py``."""

from pathlib import Path

import pytest

from ashfall import neuroshima
from ashfall.neuroshima.modes import MODES, VARIANTS
from tests.neuroshima.goldens import FOLDER, GAMES, TREE, Golden, army_tables, playthrough, tree_table

ADVICE = "if the change was meant: CONTRIBUTING.md, A rule, tells what to raise and how to write them anew"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_game_goes_as_written_down(game: Golden) -> None:
    assert playthrough(game).splitlines() == game.file.read_text(encoding="utf-8").splitlines(), ADVICE


def test_tree_of_moves_is_as_large_as_written_down() -> None:
    assert tree_table().splitlines() == TREE.read_text(encoding="utf-8").splitlines(), ADVICE


@pytest.mark.parametrize(
    ("file", "text"), army_tables().items(), ids=lambda given: getattr(given, "stem", "")
)
def test_armies_are_as_written_down(file: Path, text: str) -> None:
    written = file.read_text(encoding="utf-8") if file.exists() else ""
    assert text.splitlines() == written.splitlines(), ADVICE


def test_no_file_is_forgotten() -> None:
    assert set(FOLDER.glob("*.txt")) == {*army_tables(), TREE, *(game.file for game in GAMES)}


def test_games_are_of_all_armies_modes_and_variants() -> None:
    assert {army for game in GAMES for army in game.armies} == set(neuroshima.army_keys())
    assert {game.mode for game in GAMES} == set(MODES)
    assert {variant for game in GAMES for variant in game.variants} == set(VARIANTS)
