"""Hard City in the arena: what is played, counted and told."""

import json
import os
from pathlib import Path

import pytest

from ashfall.arena.hardcity.headers import city_header_of
from ashfall.arena.hardcity.plan import CityPlan
from ashfall.arena.hardcity.playing import (
    NOBODY,
    OFFICERS,
    WINNERS,
    ZERO,
    Cell,
    CityResult,
    cells_of,
    play_city,
    play_out,
    points_of,
    result_of,
)
from ashfall.arena.hardcity.report import city_report_page
from ashfall.arena.hardcity.standing import CityContest, CityTally, play_cells
from ashfall.arena.journal import RunJournal, read_header
from ashfall.arena.plan import AnyPlan, BotFailed, InvalidPlan, ThinkingTime
from ashfall.arena.pool import Games, play_here
from ashfall.arena.run_header import InvalidJournal
from ashfall.arena.series import pick_runner
from ashfall.arena.sprt import ACCEPT_H1, Sprt
from ashfall.bots.registry import UnknownBot, make_bot
from ashfall.cli.main import main
from ashfall.hardcity import Match
from ashfall.hardcity.ground.rows import BY_LIMIT, NOBODY_WON, REASON, WINNER
from ashfall.table.texts import LANGUAGES
from tests.arena.helpers import bot_file, finish, start_game, untimed

BROKEN = """
class Broken:
    def choose(self, request):
        return 7

make_bot = lambda: Broken()
"""
DYING = """
import os

class Dying:
    def choose(self, request):
        os._exit(3)

make_bot = lambda: Dying()
"""
CHATTY = """
from ashfall.bots.random import RandomBot

class Chatty(RandomBot):
    def choose(self, request):
        print("asked")
        return super().choose(request)

make_bot = lambda: Chatty()
"""
ONE = ("--episodes", "3", "--modes", "coop", "--officers", "4")
VERSUS = Cell(3, "versus", 4)
COOP = Cell(3, "coop", 3)


def result(winner: str, reason: str = "points") -> CityResult:
    return CityResult(
        winner, reason, (7, 2), 4, 200, (ThinkingTime(10, 0.1, 0.02), ThinkingTime(8, 0.2, 0.1))
    )


def played(plan: CityPlan, winners: tuple[str, ...], sprt: Sprt | None = None) -> CityContest:
    """A contest whose games ended as told, over and over again."""

    def runner(_: AnyPlan[CityResult], indices: object) -> Games[CityResult]:
        for index in plan.indices():
            yield index, result(winners[index % len(winners)])

    contest = CityContest(plan, sprt)
    contest.run(runner)
    return contest


def write(folder: Path, source: str) -> str:
    file = folder / "own.py"
    file.write_text(source, encoding="utf-8")
    return str(file)


# What is played.


def test_tables() -> None:
    cells = cells_of((1, 5), ("versus", "coop"), (4, 3))
    assert len(cells) == 8
    assert Cell(1, "versus", 4).crew.players == 2
    assert Cell(1, "versus", 3).crew.players == 4
    assert Cell(1, "coop", 4).crew.players == 1
    assert Cell(1, "coop", 3).crew.players == 3


def test_a_game_depends_on_its_seed_only() -> None:
    rules = make_bot("rules", "hardcity")
    assert play_city(VERSUS, (rules, rules), 9) == play_city(VERSUS, [make_bot("rules", "hardcity")] * 2, 9)


@pytest.mark.clause("HC-3.2.2")
def test_one_bot_plays_the_same_co_op_game_for_one_two_or_four_players() -> None:
    """So the tables of four officers tell about all of them."""
    rules = make_bot("rules", "hardcity")
    games = []
    for players in (1, 2, 4):
        state = Match(2, 5, mode="coop", players=players).state.copy()
        games.append(result_of(state, *play_out(state, [rules], 5)))
    assert games[0] == games[1] == games[2]


def test_every_table_has_the_same_seeds() -> None:
    plan = CityPlan(("rules", "random"), 3, (VERSUS, COOP), seed=5)
    fixtures = [plan.fixture(index) for index in plan.indices()]
    assert [fixture.cell for fixture in fixtures] == [VERSUS, COOP] * 3
    assert [fixture.bots for fixture in fixtures] == [(0, 1), (0,)] * 3
    seeds = [fixture.seed for fixture in fixtures]
    assert seeds[::2] == seeds[1::2]
    assert len(set(seeds)) == 3
    assert CityPlan(("rules",), 1, (VERSUS,)).fixture(0).bots == (0, 0)


@pytest.mark.parametrize("games", [4, 5])
def test_bots_that_are_compared_change_sides(games: int) -> None:
    other = Cell(1, "versus", 3)
    plan = CityPlan(("rules", "random"), games, (VERSUS, other), pairs=True)
    fixtures = [plan.fixture(index) for index in plan.indices()]
    assert len(fixtures) == plan.total == 2 * games
    for one, two in zip(fixtures[0:8:2], fixtures[1:8:2], strict=True):
        assert (one.cell, one.seed) == (two.cell, two.seed)
        assert (one.bots, two.bots) == ((0, 1), (1, 0))
    assert sum(fixture.cell == other for fixture in fixtures) == games


@pytest.mark.parametrize(
    ("bots", "cells", "pairs", "said"),
    [
        (("a", "b", "c"), (VERSUS,), False, "bots: expected one or two, got 3"),
        (("a",), (VERSUS,), True, "pairs: expected two bots"),
        (("a", "b"), (VERSUS, COOP), True, "pairs: expected the mode versus alone"),
        (("a", "b"), (), False, "tables: expected at least one"),
    ],
)
def test_plans_that_cannot_be_played(
    bots: tuple[str, ...], cells: tuple[Cell, ...], pairs: bool, said: str
) -> None:
    with pytest.raises(InvalidPlan, match=said):
        CityPlan(bots, 2, cells, pairs=pairs)


def test_games_are_the_same_in_one_process_and_in_two() -> None:
    plan = CityPlan(("rules",), 6, (COOP,), seed=1)
    assert play_cells(plan, play_here) == play_cells(plan, pick_runner(1))
    together = CityContest(plan)
    done: list[int] = []
    together.run(pick_runner(2), done.append)
    assert done == [1, 2, 3, 4, 5, 6]
    assert together.standing().tallies == play_cells(plan, play_here)


# What is counted.


def test_a_tally() -> None:
    tally = CityTally(Cell(2, "coop", 3), [result(OFFICERS)] * 3 + [result(ZERO)])
    facts = tally.to_dict()
    assert (facts["games"], facts["won"], facts["share"]) == (4, 3, 0.75)
    assert facts["interval"][0] < 0.75 < facts["interval"][1]
    assert facts["points"] == [7, 2]


@pytest.mark.clause("HC-R4")
def test_a_game_that_ends_by_its_last_round_is_nobodys() -> None:
    state = Match(1, 3).state.copy()
    state.put(WINNER, NOBODY_WON)
    state.put(REASON, BY_LIMIT)
    told = result_of(state, 9, ())
    assert (told.winner, told.reason) == (NOBODY, "round_limit")
    assert [points_of(told, side) for side in (0, 1)] == [0.5, 0.5]
    assert [points_of(result(ZERO), side) for side in (0, 1)] == [0, 1]
    facts = CityTally(VERSUS, [told, result(OFFICERS), result(ZERO)]).to_dict()
    assert facts["wins"] == {"officers": 1, "zero": 1, "nobody": 1}
    assert facts["won"] == 1


def test_the_result_of_a_run() -> None:
    data = played(CityPlan(("rules", "random"), 4, (VERSUS,)), (OFFICERS, ZERO, ZERO, NOBODY)).standing()
    facts = data.to_dict()
    assert (facts["game"], facts["games"], facts["wanted"], facts["complete"]) == ("hardcity", 4, 4, True)
    assert facts["won_by"] == {"officers": 1, "zero": 2, "nobody": 1}
    assert [player["decisions"] for player in facts["players"]] == [40, 32]
    assert "elo" not in facts


def test_who_is_stronger() -> None:
    """The first bot wins on both sides, so that sides alone say nothing about it."""
    plan = CityPlan(("rules", "random"), 200, (VERSUS,), pairs=True)
    contest = played(plan, (OFFICERS, ZERO), Sprt(0, 50))
    facts = contest.standing().to_dict()
    assert facts["sprt"]["verdict"] == ACCEPT_H1
    assert facts["games"] < 200
    assert facts["complete"]
    assert (facts["wins"], facts["losses"], facts["score"]) == (facts["games"], 0, 1)
    even = played(plan, (OFFICERS, OFFICERS)).standing().to_dict()
    assert (even["score"], even["elo"]["value"]) == (0.5, 0)
    assert even["tables"][0]["share"] == 1  # the table tells about sides, whoever led them


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pairs", [True, False])
def test_the_report(language: str, pairs: bool) -> None:
    plan = CityPlan(("rules", "<b>"), 6, (VERSUS, Cell(1, "versus", 3)), pairs=pairs)
    sprt = Sprt(0, 50) if pairs else None
    page = city_report_page(played(plan, (OFFICERS, ZERO, NOBODY), sprt).standing(), "ashfall", language)
    assert page.startswith("<!DOCTYPE html>")
    assert "Hard City" in page
    assert "&lt;b&gt;" in page
    assert "<b>" not in page.replace("<b>ASHFALL</b>", "")
    assert "{" not in page.partition("</style>")[2]


# Journals.


def test_a_journal_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    few, more = CityPlan(("rules",), 2, (COOP,)), CityPlan(("rules",), 3, (COOP,))
    with_journal = RunJournal.create(file, city_header_of(few))
    CityContest(few, None, with_journal).run(play_here)
    with_journal.close()
    assert read_header(file) == city_header_of(few)
    again = RunJournal.resume(file, city_header_of(more))
    contest = CityContest(more, None, again)
    assert set(contest.results) == {0, 1}
    contest.run(play_here)
    again.close()
    assert contest.standing().tallies == play_cells(more, play_here)
    for other in (CityPlan(("rules",), 3, (VERSUS,)), CityPlan(("random",), 3, (COOP,))):
        with pytest.raises(InvalidJournal, match=r"(tables|bots): the journal has"):
            RunJournal.resume(file, city_header_of(other))


def test_a_damaged_journal_is_refused(tmp_path: Path) -> None:
    file, plan = tmp_path / "games.jsonl", CityPlan(("rules",), 2, (COOP,))
    journal = RunJournal.create(file, city_header_of(plan))
    journal.add(0, result("somebody"))
    journal.close()
    with pytest.raises(InvalidJournal, match="line 2: expected a game of Hard City"):
        RunJournal.resume(file, city_header_of(plan))


def test_a_run_is_resumed_by_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal, bots = str(tmp_path / "j"), ("--bots", bot_file(tmp_path))
    words = ["arena", "hardcity", *ONE, *bots, "--workers", "1", "--json"]
    assert main([*words, "--games", "3"]) == 0
    whole = untimed(capsys.readouterr().out)
    assert main([*words, "--games", "1", "--journal", journal]) == 0
    assert main(["arena", "hardcity", "--resume", journal, "--games", "3", "--workers", "1", "--json"]) == 0
    assert untimed(capsys.readouterr().out.splitlines()[-1]) == whole
    assert main(["arena", "neuroshima", "--resume", journal]) == 2
    assert "expected a journal of neuroshima, got one of hardcity" in capsys.readouterr().err


# Bots that do not behave.


def test_bots_that_do_not_exist_or_break(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot):
        play_cells(CityPlan(("nobody",), 1, (COOP,)), play_here)
    plan = CityPlan((write(tmp_path, BROKEN),), 1, (COOP,))
    with pytest.raises(BotFailed, match="move 1, episode 3, coop, seat 0: expected a Choice, got int"):
        play_cells(plan, play_here)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_that_dies_is_one_line(tmp_path: Path, workers: str) -> None:
    bot = write(tmp_path, DYING)
    code, out, err = finish(start_game("hardcity", *ONE, "--bots", bot, "--games", "2", "--workers", workers))
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert "its worker process died 3 times" in err


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_that_prints_does_not_spoil_the_result(tmp_path: Path, workers: str) -> None:
    words = ("--bots", write(tmp_path, CHATTY), "--games", "2", "--workers", workers, "--json")
    code, out, err = finish(start_game("hardcity", *ONE, *words))
    assert code == 0
    assert json.loads(out)["games"] == 2
    assert "asked" in err


# The command.


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["arena", "hardcity", *ONE, "--games", "2", "--workers", "1"]
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["bots"] == ["rules", "rules"]
    assert [table["games"] for table in told["tables"]] == [2]
    assert set(told["tables"][0]["wins"]) == set(WINNERS.values())
    report = tmp_path / "report.html"
    assert main([*words, "--lang", "en", "--report", str(report)]) == 0
    assert "coop" in capsys.readouterr().out
    command = "ashfall arena hardcity --bots rules,rules --games 2 --seed 0 --episodes 3 --modes coop"
    assert f"{command} --officers 4 --workers 1" in report.read_text(encoding="utf-8")


def test_the_command_compares_bots(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "hardcity", "--episodes", "4", "--officers", "4", "--bots", "rules,random"]
    assert main([*words, "--games", "2", "--pairs", "--workers", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["pairs"]["count"], told["wins"] + told["draws"] + told["losses"]) == (1, 2)
    assert [table["mode"] for table in told["tables"]] == ["versus"]
    assert main([*words, "--games", "4", "--sprt", "-5,500", "--workers", "1", "--lang", "en"]) == 0
    assert "SPRT: LLR" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--episodes", "6"), 'unknown "6"'),
        (("--modes", "duel"), 'unknown "duel"'),
        (("--bots", "a,b,c"), "expected one or two bots"),
        (("--bots", "rush"), "unknown bot"),
        (("--sprt", "0,5", "--modes", "coop"), "--sprt: expected the mode versus alone"),
        (("--pairs", "--bots", "rules"), "--pairs: expected two bots that change sides, got 1"),
        (("--report", os.devnull + "/none.html"), "cannot be written"),
    ],
)
def test_wrong_words(options: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "hardcity", *options]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert said in told.err
    assert told.err.count("\n") == 1
