"""Every mode on the command line: simulations, the game in the terminal, lists, the arena."""

import json
from pathlib import Path

import pytest

from ashfall.neuroshima.modes import MODES
from tests.cli.conftest import Run
from tests.cli.neuroshima.test_play import typed
from tests.cli.test_hostile import refused
from tests.neuroshima.plays import SEATED, large_match

TEAMS = ("--mode", "teams", "--armies", "moloch,borgo,moloch,hegemony", "--seed", "3")
SIX = "moloch,borgo,outpost,hegemony,steel_police,borgo"


# Simulations.


@pytest.mark.parametrize(("mode", "seats"), SEATED)
def test_sim_of_every_table(run: Run, mode: str, seats: int) -> None:
    bots = ",".join(["random"] * seats)
    done = run("sim", "neuroshima", "--games", "3", "--mode", mode, "--bots", bots, "--json")
    assert (done.code, done.err) == (0, "")
    data = json.loads(done.out)
    assert (data["mode"], len(data["wins"]["seats"]), data["games"]) == (mode, seats, 3)
    assert data["board"] == (37 if seats > 4 else 19)
    assert data["unfinished"] == 0
    assert sum(data["games_by_army"].values()) <= 3 * seats


@pytest.mark.parametrize("mode", MODES)
def test_sim_needs_only_a_mode(run: Run, mode: str) -> None:
    data = json.loads(run("sim", "neuroshima", "--games", "2", "--mode", mode, "--json").out)
    assert data["bots"] == ["random"] * MODES[mode][0]


def test_sim_draws_armies_by_the_seed(run: Run) -> None:
    game = ("sim", "neuroshima", "--games", "6", "--mode", "ffa", "--json")
    one, same, other = (json.loads(run(*game, "--seed", seed).out) for seed in ("1", "1", "2"))
    assert one["games_by_army"] == same["games_by_army"]
    assert one["games_by_army"] != other["games_by_army"]


def test_sim_leaves_beasts_out_of_the_large_board(run: Run) -> None:
    game = ("sim", "neuroshima", "--games", "10", "--mode", "ffa", "--board", "37", "--json")
    data = json.loads(run(*game).out)
    assert len(data["bots"]) == 4
    assert "beasts" not in data["games_by_army"]


def test_sim_with_variants(run: Run) -> None:
    game = ("sim", "neuroshima", "--games", "2", "--variants", "reinforcements,tactical_start", "--json")
    assert json.loads(run(*game).out)["variants"] == ["reinforcements", "tactical_start"]


def test_allies_win_together(run: Run) -> None:
    data = json.loads(run("sim", "neuroshima", "--games", "8", "--mode", "teams", "--json").out)
    first, second, third, fourth = data["wins"]["seats"]
    assert (first, second) == (third, fourth)
    assert first + second + data["draws"] == 8
    assert data["shared"] == 0


def test_sim_in_words(run: Run) -> None:
    bots = "random,random,random,random,random"
    words = run("sim", "neuroshima", "--games", "30", "--mode", "ffa", "--bots", bots).out
    assert "Seat 4 (random): " in words
    assert "Shared victories: " in words


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("--mode teams --bots rush,random", "--bots: expected 4 in the mode teams, got 2"),
        ("--bots rush,random,random", "--bots: expected 2 in the mode duel, got 3"),
        ("--mode ffa --armies moloch,borgo", "--armies: expected 3 to 6 in the mode ffa, got 2"),
        (
            "--mode ffa --board 37 --armies beasts,moloch,borgo,outpost",
            '--armies: "beasts" is not played on 37 hexes',
        ),
        (
            "--mode ffa --board 19 --bots random,random,random,random,random",
            "--board: expected 37 hexes for 5 armies, got 19",
        ),
        ("--board 37", "--board: expected 19 hexes for 2 armies, got 37"),
        ("--board 38", 'argument --board: expected 19 or 37 hexes, got "38"'),
        ("--variants fast", 'argument --variants: unknown "fast"'),
        (
            "--variants tactical_start,tactical_start",
            "--variants: expected each at most once",
        ),
        (
            "--mode ffa --bots random,random,random --armies moloch,borgo,outpost,beasts",
            "expected as many in all lists, got 3 with --bots and 4 with --armies",
        ),
        ("--mode ffa --bots " + ",".join(["random"] * 7), "expected 2 to 6 bots"),
    ],
)
def test_tables_that_do_not_fit(run: Run, options: str, said: str) -> None:
    line = refused(run, "sim", "neuroshima", *options.split())
    assert line.startswith("ashfall sim: ")
    assert said in line


# The game in the terminal.


def test_a_team_game_shows_sides_hands_and_turns(run: Run) -> None:
    seats = ("--seats", "human,random,human,random")
    out = run("play", "neuroshima", *TEAMS, *seats, stdin=typed("C3", "C5", "quit")).out
    for line in ("█ Moloch A ▶", "░ Borgo B", "▚ 2nd Moloch A", "┃ Hegemony B", "15/15"):
        assert line in out
    assert "HQ C5 (2nd Moloch) is placed." in out


def test_points_are_shown_as_points(run: Run) -> None:
    out = run("play", "neuroshima", "--mode", "points", "--armies", SIX, stdin=typed("quit")).out
    assert out.count("0/20 points") == 6
    assert "▌ 2nd Borgo 0/20 points" in out
    assert "h0" not in out


def test_the_large_board_fits_eighty_columns(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    game = ("play", "neuroshima", "--mode", "ffa", "--armies", SIX)
    for columns, fits in ((80, True), (76, False)):
        monkeypatch.setenv("COLUMNS", str(columns))
        out = run(*game, stdin=typed("quit")).out
        assert max(len(line) for line in out.splitlines()[:40]) <= columns
        assert ("The board needs 77 columns, this terminal has 76." not in out) == fits
        assert "G4" in out


def test_who_is_out_is_told(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    units = [{"hex": hex, "owner": seat, "tile": "hq"} for seat, hex in ((0, "A1"), (2, "E3"))]
    players = [{"army": "moloch"}, {"army": "borgo", "hq": 0}, {"army": "outpost"}]
    file.write_text(json.dumps({"mode": "ffa", "players": players, "units": units}), encoding="utf-8")
    shown = run("show", str(file))
    assert (shown.code, shown.err) == (0, "")
    assert "░ Borgo out" in shown.out


def test_armies_are_asked_for_every_seat(run: Run) -> None:
    answers = typed("1", "2", "borgo", "4", "quit")
    out = run("play", "neuroshima", "--mode", "teams", "--board", "37", stdin=answers).out
    assert "Army of player 1 (side A)." in out
    assert "Army of player 4 (side B)." in out
    assert "(beasts)" not in out
    assert "2nd Borgo A" in out


def test_seats_must_fit_the_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(large_match(0, 5).record().to_json(), encoding="utf-8")
    line = refused(run, "play", "neuroshima", "--load", str(file), "--seats", "human,random")
    assert line == "ashfall play: --seats: expected 3 for this game, got 2\n"
    assert run("play", "neuroshima", "--load", str(file), stdin="quit\n").code == 0


# Files.


@pytest.mark.parametrize("number", range(len(SEATED)))
def test_records_of_every_mode_replay_and_are_drawn(run: Run, tmp_path: Path, number: int) -> None:
    match = large_match(number, 60)
    file, drawing = tmp_path / "game.json", tmp_path / "game.svg"
    file.write_text(match.record().to_json(), encoding="utf-8")
    data = json.loads(run("replay", str(file), "--json").out)
    assert data["moves"] == len(match.moves)
    assert data["position"]["mode"] == match.mode
    assert run("replay", str(file)).code == 0
    assert run("show", str(file), "--svg", str(drawing)).code == 0
    assert drawing.read_text(encoding="utf-8").count("data-seat=") == len(match.armies)


@pytest.mark.parametrize(("mode", "said"), [("ffa", "Moloch HQ 20"), ("points", "Moloch 0 points")])
def test_a_battle_of_six(run: Run, tmp_path: Path, mode: str, said: str) -> None:
    hexes = ("A1", "A4", "D1", "D7", "G1", "G4")
    units = [{"hex": hex, "owner": seat, "tile": "hq"} for seat, hex in enumerate(hexes)]
    units.append({"hex": "D2", "owner": 1, "tile": "mutant"})
    players = [{"army": army} for army in SIX.split(",")]
    position = {"mode": mode, "board": 37, "players": players, "units": units}
    file = tmp_path / "position.json"
    file.write_text(json.dumps(position), encoding="utf-8")
    data = json.loads(run("battle", str(file), "--json").out)
    hit = {"ffa": [20, 20, 19, 20, 20, 20], "points": [0, 1, 0, 0, 0, 0]}
    assert [player["hq"] for player in data["players"]] == hit[mode]
    assert said in run("battle", str(file)).out


def test_the_list_names_all_modes(run: Run) -> None:
    data = json.loads(run("list", "neuroshima", "--json").out)
    assert [mode["key"] for mode in data["modes"]] == list(MODES)
    assert data["modes"][1] == {
        "key": "ffa",
        "seats": [3, 4, 5, 6],
        "boards": [19, 37],
        "variants": ["tactical_start", "reinforcements"],
    }
    assert data["modes"][0]["boards"] == [19]
    words = run("list", "neuroshima").out
    assert "ffa: armies 3-6, hexes 19, 37" in words


# The arena.


def test_an_arena_of_three(run: Run, tmp_path: Path) -> None:
    report, journal = tmp_path / "report.html", tmp_path / "games.jsonl"
    game = ("arena", "neuroshima", "--mode", "ffa", "--bots", "random,rush,random:", "--workers", "1")
    done = run(*game, "--games", "3", "--report", str(report), "--journal", str(journal))
    assert (done.code, done.err) == (0, "")
    for text in ("Rating", "Victories", "rush", "±", "Games: 3."):
        assert text in done.out
    assert "--mode ffa" in report.read_text(encoding="utf-8")
    again = run("arena", "neuroshima", "--resume", str(journal), "--games", "4", "--json", "--workers", "1")
    data = json.loads(again.out)
    assert (data["mode"], data["games"], data["complete"]) == ("ffa", 4, True)
    assert [player["bot"] for player in data["players"]] == ["random", "rush", "random:"]
    assert len(data["seats"]) == 3


def test_an_arena_of_teams(run: Run) -> None:
    game = ("arena", "neuroshima", "--mode", "teams", "--bots", "random,random:", "--games", "2", "--json")
    data = json.loads(run(*game, "--workers", "1").out)
    assert len(data["seats"]) == 4
    assert [player["games"] for player in data["players"]] == [2, 2]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("--mode ffa --bots random,rush", "bots: expected 3 to 12 for 3 sides, got 2"),
        ("--mode ffa --bots random,rush,rush --sprt 0,10", "--sprt: goes with duels only"),
        ("--bots random,rush --variants reinforcements", "--variants: goes with another --mode than duel"),
        ("--bots random,rush --armies moloch,borgo,beasts", "--armies: expected 2 in duels, got 3"),
        ("--mode ffa", "expected --bots A,B"),
        ("--mode ffa --bots random,rush,genius", 'unknown bot "genius"'),
    ],
)
def test_arenas_that_do_not_fit(run: Run, options: str, said: str) -> None:
    assert said in refused(run, "arena", "neuroshima", *options.split())
