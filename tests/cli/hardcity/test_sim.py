"""``ashfall sim hardcity``: many games without a display."""

import json
from dataclasses import replace

import pytest

from ashfall.arena.hardcity.playing import CityResult
from ashfall.arena.plan import UNFINISHED
from ashfall.cli.hardcity.sim import CityTotals
from tests.cli.conftest import Run

SIM = ("sim", "hardcity", "--games", "2", "--json")


def totals(run: Run, *options: str) -> dict[str, object]:
    data: dict[str, object] = json.loads(run(*SIM, *options).out)
    return {name: value for name, value in data.items() if name not in ("seconds", "games_per_s")}


def test_totals(run: Run) -> None:
    data = json.loads(run(*SIM, "--episode", "4").out)
    assert (data["game"], data["episode"], data["mode"], data["games"]) == ("hardcity", 4, "versus", 2)
    assert set(data["wins"]) == {"officers", "zero", "nobody"}
    assert sum(data["wins"].values()) == 2
    assert sum(data["reasons"].values()) == 2
    assert data["average_rounds"] > 1
    assert data["games_per_s"] > 0


@pytest.mark.clause("HC-R4")
def test_a_game_that_ends_by_its_last_round_is_nobodys() -> None:
    totals, end = CityTotals(), CityResult("nobody", "round_limit", (3, 4), 12, 300)
    for result in (end, replace(end, winner="zero", reason="points"), replace(end, reason=UNFINISHED)):
        totals.note(result.reason, result.moves)
        totals.add(result)
    assert totals.facts()["wins"] == {"officers": 0, "zero": 1, "nobody": 1}
    assert totals.unfinished == 1


def test_the_same_seed_gives_the_same_games(run: Run) -> None:
    options = ("--episode", "1", "--mode", "coop", "--seed", "7")
    assert totals(run, *options) == totals(run, *options)


def test_totals_in_words(run: Run) -> None:
    out = run("sim", "hardcity", "--games", "1", "--mode", "coop").out
    assert "Won by the officers: " in out
    assert "Games a second: " in out


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--bots", "random"), "--bots: expected 2 in versus, got 1"),
        (("--mode", "coop", "--bots", "random,random"), "--bots: expected 1 in coop, got 2"),
        (("--bots", "a,b,c"), "expected one or two bots"),
        (("--bots", "robbot,random"), 'unknown player "robbot"'),
        (("--players", "1"), "--players: expected 2 to 5 in versus, got 1"),
        (("--games", "0"), "--games"),
    ],
)
def test_bad_options_are_one_sentence(run: Run, options: tuple[str, ...], said: str) -> None:
    result = run("sim", "hardcity", *options)
    assert (result.code, result.out) == (2, "")
    assert said in result.err
    assert result.err.count("\n") == 1
