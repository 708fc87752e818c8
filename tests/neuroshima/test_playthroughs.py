"""Whole games and trees of moves, compared with what was written down; see ``scripts/playthroughs.py``."""

import pytest

from ashfall import neuroshima
from tests.neuroshima.goldens import FOLDER, GAMES, TREE, file_of, playthrough, tree_table

ADVICE = "if the change was meant: python -m scripts.playthroughs --update"


@pytest.mark.parametrize("game", GAMES)
def test_game_goes_as_written_down(game: tuple[str, str, int, bool]) -> None:
    assert playthrough(*game).splitlines() == file_of(*game).read_text(encoding="utf-8").splitlines(), ADVICE


def test_tree_of_moves_is_as_large_as_written_down() -> None:
    assert tree_table().splitlines() == TREE.read_text(encoding="utf-8").splitlines(), ADVICE


def test_no_file_is_forgotten() -> None:
    assert set(FOLDER.glob("*.txt")) == {TREE, *(file_of(*game) for game in GAMES)}


def test_games_are_of_all_armies() -> None:
    assert {army for first, second, *_ in GAMES for army in (first, second)} == set(neuroshima.army_keys())
