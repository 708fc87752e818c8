"""Hard City in the arena: what is played, counted and told."""

import json
from pathlib import Path

import pytest

from ashfall.arena.hardcity import Cell, CityBotFailed, CityResult, CityTally, cells_of, play_cells, play_city
from ashfall.bots.registry import UnknownBot
from ashfall.cli.main import main

BROKEN = """
class Broken:
    def choose(self, request):
        return 7

make_bot = lambda: Broken()
"""


def test_tables() -> None:
    cells = cells_of((1, 5), ("versus", "coop"), (4, 3))
    assert len(cells) == 8
    assert Cell(1, "versus", 4).players == 2
    assert Cell(1, "versus", 3).players == 4
    assert Cell(1, "coop", 4).players == 1
    assert Cell(1, "coop", 3).players == 3


def test_a_tally() -> None:
    results = [CityResult(number < 3, (7, 2), 4, 200) for number in range(4)]
    facts = CityTally(Cell(2, "coop", 3), results).to_dict()
    assert (facts["games"], facts["won"], facts["share"]) == (4, 3, 0.75)
    assert facts["interval"][0] < 0.75 < facts["interval"][1]
    assert facts["points"] == [7, 2]


def test_a_game_depends_on_its_seed_only() -> None:
    cell = Cell(3, "versus", 4)
    assert play_city(cell, ("rules",), 9) == play_city(cell, ("rules", "rules"), 9)


def test_games_are_the_same_in_one_process_and_in_two() -> None:
    cells = cells_of((3,), ("coop",), (3,))
    alone = play_cells(cells, ("rules",), 6, 1, 1)
    done: list[int] = []
    together = play_cells(cells, ("rules",), 6, 1, 2, done.append)
    assert sum(done) == 6
    assert sorted(map(str, alone[0].results)) == sorted(map(str, together[0].results))


def test_bots_that_do_not_exist_or_break(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot):
        play_cells(cells_of((1,), ("coop",), (4,)), ("nobody",), 1, 0, 1)
    file = tmp_path / "broken.py"
    file.write_text(BROKEN)
    with pytest.raises(CityBotFailed, match="move 1: expected a Choice, got int"):
        play_city(Cell(1, "coop", 4), (str(file),), 1)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "hardcity", "--episodes", "3", "--modes", "coop", "--officers", "4", "--games", "2"]
    assert main([*words, "--workers", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["bots"] == ["rules", "rules"]
    assert [table["games"] for table in told["tables"]] == [2]
    assert main([*words, "--workers", "1", "--lang", "en"]) == 0
    assert "coop" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("--episodes", "6", "expected some of 1,2,3,4,5"),
        ("--modes", "duel", "expected some of versus,coop"),
        ("--bots", "a,b,c", "expected one or two bots"),
        ("--bots", "rush", "unknown bot"),
    ],
)
def test_wrong_words(option: str, value: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "hardcity", option, value]) == 2
    assert said in capsys.readouterr().err
