"""``ashfall sim``, ``bench`` and ``list``, and the commands as a whole."""

import json
import subprocess
import sys

import pytest

from ashfall import __version__
from ashfall.cli.hardcity.speed import ROWS as CITY_FIGURES
from ashfall.cli.main import COMMANDS
from ashfall.cli.neuroshima.bot_speed import bot_positions
from ashfall.cli.neuroshima.listing import RULINGS
from ashfall.cli.neuroshima.speed import battle_positions
from ashfall.neuroshima import COMPILED
from ashfall.neuroshima.army import army_keys, load_army
from ashfall.neuroshima.geometry import board_of
from ashfall.neuroshima.keys import state_key
from ashfall.neuroshima.modes import MODES
from ashfall.neuroshima.options import DEFAULTS, Options
from ashfall.neuroshima.tables import Rules
from tests.cli.conftest import Run
from tests.languages import WHOLE


def test_nothing_and_help_show_every_command(run: Run) -> None:
    for arguments in ([], ["--help"], ["-h"], ["--help", "--lang", "uk"]):
        result = run(*arguments)
        assert (result.code, result.err) == (0, "")
        assert all(f"  {command} " in result.out for command in COMMANDS)


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(run: Run, command: str, language: str) -> None:
    result = run(command, "--help", "--lang", language)
    assert (result.code, result.err) == (0, "")
    assert "--lang" in result.out


def test_version(run: Run) -> None:
    assert run("--version").out == f"ashfall {__version__}\n"


def test_the_version_needs_no_rules_and_no_terminal_library() -> None:
    code = (
        "import sys; from ashfall.cli.main import main; main(['--version']);"
        "sys.exit(any(name.split('.')[0] in ('rich', 'fluent', 'msgspec') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False, capture_output=True).returncode == 0


def test_a_reader_that_leaves_early_is_no_error() -> None:
    code = "import sys; from ashfall.cli.main import main; sys.exit(main())"
    command = f"'{sys.executable}' -c '{code}' list neuroshima --json | head -c 1; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], check=False, capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")


def test_sim_counts_every_game(run: Run) -> None:
    arguments = ("sim", "neuroshima", "--games", "36", "--seed", "4", "--json")
    data = json.loads(run(*arguments).out)
    assert data["games"] == 36
    assert sum(data["wins"]["seats"]) + data["draws"] + data["unfinished"] == 36
    assert sum(data["wins"]["seats"]) == sum(data["wins"]["armies"].values())
    assert sum(data["reasons"].values()) == 36
    assert data["games_by_army"] == dict.fromkeys(army_keys(), 11)
    assert data["average_moves"] > 20
    again = json.loads(run(*arguments).out)
    for timed in ("seconds", "games_per_s"):
        del data[timed], again[timed]
    assert data == again


def test_sim_in_words(run: Run) -> None:
    out = run("sim", "neuroshima", "--games", "4", "--armies", "moloch,moloch").out
    assert "Moloch" in out
    assert "Games a second" in out


def test_bench_prints_the_figures_of_the_contract(run: Run) -> None:
    data = json.loads(run("bench", "--json", "--seconds", "0.01").out)
    figures = data["neuroshima"]
    for name in ("random_games_per_s", "battles_per_s", "copies_per_s", "moves_per_s"):
        assert figures[name] > 0
    assert isinstance(figures["compiled"], bool)
    assert figures["import_s"] >= 0
    assert data["cores"] >= 1
    assert data["python"] == ".".join(map(str, sys.version_info[:3]))
    assert set(CITY_FIGURES) <= set(data["hardcity"])
    assert data["hardcity"]["random_games_per_s"] > 0
    assert set(data["bots"]) == {"search", "greedy"}
    assert all(bot["iterations_per_s"] > 0 for bot in data["bots"].values())
    greedy = data["bots"]["greedy"]
    assert greedy["iterations_per_s"] > 2 * greedy["decisions_per_s"] > 0


def test_bench_in_words_names_every_figure(run: Run) -> None:
    out = run("bench", "--seconds", "0.01").out
    for name in ("Random games", "Battles", "Search iterations", "Moves that greedy weighs", "Decisions of"):
        assert f"{name} " in out


def test_bench_asks_bots_in_the_same_positions_from_all_stages() -> None:
    count = 36 if COMPILED else 2
    positions = bot_positions(count)
    assert len({tuple(army.key for army in state.rules.armies) for state in positions}) == count
    assert [state_key(state) for state in positions] == [state_key(state) for state in bot_positions(count)]
    crowds = [int(state.own(0) | state.own(1)).bit_count() for state in positions]
    assert min(crowds) <= 5
    assert max(crowds) >= 10 or not COMPILED
    assert all(len(state.legal) > 1 for state in positions)


def test_bench_fights_on_crowded_boards() -> None:
    rules = [Rules([load_army("moloch"), load_army(key)], board_of(19), Options()) for key in army_keys()]
    boards = battle_positions(rules)
    crowds = [int(board.own(0) | board.own(1)).bit_count() for board in boards]
    assert {12, 13, 14, 15, 16} >= set(crowds) >= {12, 16}
    assert [[*board.units] for board in boards] == [[*board.units] for board in battle_positions(rules)]


def test_list_tells_armies_and_settings(run: Run) -> None:
    data = json.loads(run("list", "neuroshima", "--json").out)
    assert [army["key"] for army in data["armies"]] == list(army_keys())
    for army in data["armies"]:
        assert sum(tile["count"] for tile in army["tiles"]) == army["total"]
        assert {*WHOLE} <= {*army["names"]}
    assert {setting["key"]: setting["default"] for setting in data["settings"]} == DEFAULTS
    assert [mode["key"] for mode in data["modes"]] == list(MODES)


def test_every_setting_names_its_ruling() -> None:
    assert set(RULINGS) == set(DEFAULTS)


def test_list_in_words(run: Run) -> None:
    out = run("list", "neuroshima", "--lang", "pl").out
    assert "Posterunek (outpost)" in out
    assert "waste_instants=true|false: domyślnie false, rozstrzygnięcie R-68" in out
