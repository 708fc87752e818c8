"""Whole campaigns in the arena: what goes on from one episode to the next, what is counted and told."""

import json
from pathlib import Path

import pytest

from ashfall.arena.hardcity.campaigns import (
    CampaignContest,
    CampaignPlan,
    CampaignResult,
    kept_abilities,
)
from ashfall.arena.hardcity.headers import campaign_header_of
from ashfall.arena.hardcity.playing import OFFICERS, ZERO, CityResult, Crew
from ashfall.arena.journal import RunJournal, read_header
from ashfall.arena.plan import AnyPlan, InvalidPlan, ThinkingTime
from ashfall.arena.pool import Games, play_here
from ashfall.arena.run_header import InvalidJournal
from ashfall.bots.random import RandomBot
from ashfall.cli.main import main
from ashfall.hardcity import Match
from ashfall.hardcity.campaign import Campaign
from ashfall.hardcity.content import load_content
from ashfall.hardcity.ground.rows import CARDS, OFFICERS_WON, WINNER, ZERO_WON
from ashfall.hardcity.ground.rules import BIT
from tests.arena.helpers import untimed

COOP = Crew("coop", 4)
VERSUS = Crew("versus", 3)


def number(key: str) -> int:
    return next(n for n, card in enumerate(load_content().abilities) if card.key == key)


def campaign(*winners: str) -> CampaignResult:
    clocks = (ThinkingTime(1, 0.1, 0.1),)
    return CampaignResult(
        tuple(CityResult(winner, "points", (7, 2), 4, 10, clocks, {"kafar_came": 1}) for winner in winners)
    )


@pytest.mark.clause("HC-11.4")
def test_bots_keep_the_best_ability_of_a_lost_episode() -> None:
    state = Match(1, 3, mode="coop", players=1).state.copy()
    gained = int(BIT[number("big_iron")]) | int(BIT[number("seen_it_all")])
    state.set_person(0, CARDS, state.person(0, CARDS) | gained)
    state.put(WINNER, ZERO_WON)
    assert kept_abilities(Campaign(), state) == {"donathan": "big_iron"}
    state.put(WINNER, OFFICERS_WON)
    assert kept_abilities(Campaign(), state) == {}


@pytest.mark.clause("HC-11.3")
def test_a_campaign_goes_through_all_episodes() -> None:
    plan = CampaignPlan(("random",), 1, (COOP,), seed=2)
    result = plan.fixture(0).play([RandomBot()], ["random"])
    assert len(result.games) == 5
    assert result.moves == sum(game.moves for game in result.games)
    assert result.reason == result.games[-1].reason
    assert result == plan.fixture(0).play([RandomBot()], ["random"])


def test_campaigns_of_a_plan() -> None:
    plan = CampaignPlan(("rules",), 2, (COOP, VERSUS))
    assert [plan.fixture(index).crew for index in plan.indices()] == [COOP, VERSUS] * 2
    assert [plan.fixture(index).bots for index in plan.indices()] == [(0,), (0, 0)] * 2
    assert plan.fixture(0).seed == plan.fixture(1).seed != plan.fixture(2).seed


def test_each_episode_is_told_by_itself() -> None:
    def runner(_: AnyPlan[CampaignResult], indices: object) -> Games[CampaignResult]:
        yield 0, campaign(OFFICERS, ZERO, OFFICERS, ZERO, ZERO)
        yield 1, campaign(OFFICERS, OFFICERS, OFFICERS, ZERO, ZERO)

    contest = CampaignContest(CampaignPlan(("rules",), 2, (COOP,)))
    contest.run(runner)
    standing = contest.standing()
    assert [tally.cell.episode for tally in standing.tallies] == [1, 2, 3, 4, 5]
    assert [tally.won() for tally in standing.tallies] == [2, 1, 2, 0, 0]
    assert (standing.wanted, len(standing.results), standing.complete) == (10, 10, True)


def test_plans_that_cannot_be_played() -> None:
    with pytest.raises(InvalidPlan, match="bots: expected one or two, got 3"):
        CampaignPlan(("a", "b", "c"), 1, (COOP,))
    with pytest.raises(InvalidPlan, match="games: expected 1 to"):
        CampaignPlan(("a",), 0, (COOP,))


def test_a_journal_of_campaigns(tmp_path: Path) -> None:
    file, plan = tmp_path / "campaigns.jsonl", CampaignPlan(("random",), 2, (COOP,))
    journal = RunJournal.create(file, campaign_header_of(plan))
    CampaignContest(CampaignPlan(("random",), 1, (COOP,)), journal).run(play_here)
    journal.close()
    assert read_header(file) == campaign_header_of(plan)
    again = RunJournal.resume(file, campaign_header_of(plan))
    contest = CampaignContest(plan, again)
    assert set(contest.results) == {0}
    again.close()
    with pytest.raises(InvalidJournal, match="campaigns of crews: the journal has"):
        RunJournal.resume(file, campaign_header_of(CampaignPlan(("random",), 2, (VERSUS,))))
    with file.open("a", encoding="utf-8") as journal_file:
        journal_file.write('{"game":1,"result":{"games":[]}}\n')
    with pytest.raises(InvalidJournal, match="line 3: expected a campaign of Hard City"):
        RunJournal.resume(file, campaign_header_of(plan))


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    journal, kind = str(tmp_path / "j"), ("--modes", "coop", "--officers", "4", "--bots", "random")
    words = ["arena", "hardcity", *kind, "--campaigns", "1", "--workers", "1", "--json"]
    assert main([*words, "--journal", journal, "--report", str(tmp_path / "r.html")]) == 0
    told = capsys.readouterr().out
    assert [table["episode"] for table in json.loads(told)["tables"]] == [1, 2, 3, 4, 5]
    assert json.loads(told)["games"] == 5
    command = "--bots random --campaigns 1 --seed 0 --modes coop --officers 4 --workers 1"
    assert command in (tmp_path / "r.html").read_text(encoding="utf-8")
    assert main(["arena", "hardcity", "--resume", journal, "--workers", "1", "--json"]) == 0
    assert untimed(capsys.readouterr().out) == untimed(told)


@pytest.mark.parametrize("option", [("--games", "3"), ("--episodes", "2"), ("--pairs",), ("--sprt", "0,5")])
def test_what_has_no_place_in_campaigns(option: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "hardcity", "--campaigns", "2", *option]) == 2
    assert f"{option[0]}: has no place in campaigns" in capsys.readouterr().err
