"""Settings of the rules in the terminal (section 17 of the rules)."""

import json
from pathlib import Path

import pytest

from ashfall.arena.journal import RunJournal, read_header
from ashfall.neuroshima.options import CHOICES, DEFAULTS
from tests.cli.conftest import Run

HEALTH = ("--set", "team_hq_health=20")
TEAMS = ("--mode", "teams", "--armies", "moloch,borgo,outpost,hegemony")


@pytest.mark.clause("R-1")
def test_teams_may_have_twenty_health(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    assert run("play", "neuroshima", *TEAMS, *HEALTH, "--save", file, stdin="quit\n").code == 0
    record = json.loads(Path(file).read_text(encoding="utf-8"))
    assert record["options"]["settings"] == {"team_hq_health": "20"}
    shown = json.loads(run("replay", file, "--json").out)
    assert {player["hq"] for player in shown["position"]["players"]} == {20}


def test_simulations_follow_settings(run: Run) -> None:
    words = ("sim", "neuroshima", *TEAMS, "--games", "6", "--json")
    usual, other = (json.loads(run(*words, *more).out) for more in ((), HEALTH))
    assert (usual["settings"], other["settings"]) == ({}, {"team_hq_health": "20"})
    assert usual["average_moves"] != other["average_moves"]


@pytest.mark.parametrize("mode", [("--bots", "random,rush"), (*TEAMS, "--bots", "random,rush")])
def test_a_journal_remembers_settings(run: Run, tmp_path: Path, mode: tuple[str, ...]) -> None:
    file, report = str(tmp_path / "j"), tmp_path / "r.html"
    words = ("arena", "neuroshima", *mode, "--workers", "1", "--set", "waste_instants=true")
    result = run(*words, "--games", "2", "--journal", file, "--report", str(report), "--json")
    assert json.loads(result.out)["settings"] == {"waste_instants": True}
    assert "--set waste_instants=true" in report.read_text(encoding="utf-8")
    assert read_header(Path(file)).facts()["settings"] == (("waste_instants", True),)
    again = run("arena", "neuroshima", "--resume", file, "--workers", "1", "--games", "4", "--json")
    data = json.loads(again.out)
    assert (data["games"], data["settings"]) == (4, {"waste_instants": True})
    refused = run("arena", "neuroshima", "--resume", file, "--set", "pay_last_health=true")
    assert refused.code == 2
    assert "settings: the journal has" in refused.err


def test_a_journal_without_settings_is_read(run: Run, tmp_path: Path) -> None:
    """Journals that were written before there were any."""
    file = tmp_path / "j"
    run(
        "arena",
        "neuroshima",
        "--bots",
        "random,rush",
        "--games",
        "1",
        "--workers",
        "1",
        "--journal",
        str(file),
    )
    first, *others = file.read_text(encoding="utf-8").splitlines(keepends=True)
    header = json.loads(first)
    del header["settings"]
    file.write_text(json.dumps(header) + "\n" + "".join(others), encoding="utf-8")
    journal = RunJournal.resume(file, read_header(file))
    assert set(journal.results) == {0}
    journal.close()


def test_the_list_says_what_can_be_chosen(run: Run) -> None:
    out = run("list", "neuroshima", "--lang", "en").out
    assert "team_hq_health=15|20: default 15, ruling R-1" in out
    assert "waste_instants=true|false: default false, ruling R-68" in out
    listed = {each["key"]: each for each in json.loads(run("list", "neuroshima", "--json").out)["settings"]}
    assert set(listed) == set(DEFAULTS)
    for name, known in CHOICES.items():
        assert listed[name]["choices"] == list(known)


@pytest.mark.parametrize("command", ["play", "sim", "arena"])
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--set", "team_hq_health=25"), 'team_hq_health: expected 15 or 20, got "25"'),
        (("--set", "waste_instants=yes"), 'waste_instants: expected true or false, got "yes"'),
        (("--set", "team_health=20"), 'unknown setting "team_health", did you mean'),
        (("--set", "picnic"), "expected NAME=VALUE"),
        ((*HEALTH, "--set", "team_hq_health=15"), "team_hq_health: expected one value, it is given twice"),
    ],
)
def test_wrong_settings_are_one_sentence(run: Run, command: str, words: tuple[str, ...], said: str) -> None:
    bots = ("--bots", "random,random") if command == "arena" else ()
    result = run(command, "neuroshima", *bots, *words)
    assert (result.code, result.out) == (2, "")
    assert "--set" in result.err
    assert said in result.err
    assert result.err.count("\n") == 1


def test_a_game_that_goes_on_has_its_own_settings(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    run("play", "neuroshima", "--armies", "moloch,borgo", "--save", file, stdin="quit\n")
    result = run("play", "neuroshima", "--load", file, *HEALTH)
    assert (result.code, result.out) == (2, "")
    assert "--set: expected a new game" in result.err
