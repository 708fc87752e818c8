"""A whole run: what it counts, when it ends, and its use as a library."""

import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from ashfall.arena.journal import RunJournal
from ashfall.arena.neuroshima.contest import Contest, compare
from ashfall.arena.neuroshima.duel import GameResult
from ashfall.arena.neuroshima.headers import header_of
from ashfall.arena.neuroshima.schedule import ContestPlan
from ashfall.arena.plan import AnyPlan, InvalidPlan, ThinkingTime
from ashfall.arena.pool import Games, play_here
from ashfall.arena.sprt import ACCEPT_H1, Sprt
from ashfall.bots.contract import Choice, Request
from ashfall.bots.random import RandomBot
from ashfall.bots.registry import UnknownBot

DOCUMENT = Path(__file__).parents[3] / "docs" / "arena.md"
PLAN = ContestPlan(("a", "b"), 8, matchups=(("moloch", "borgo"),))


def result(winner: int | None, moves: int = 50) -> GameResult:
    return GameResult(
        winner, "health", moves, (5, 5), (ThinkingTime(20, 2.0, 0.5), ThinkingTime(30, 0.3, 0.02))
    )


def fake(winners: Mapping[int, int | None]) -> dict[int, GameResult]:
    return {index: result(winner) for index, winner in winners.items()}


def contest_of(plan: ContestPlan, results: dict[int, GameResult], sprt: Sprt | None = None) -> Contest:
    """A contest whose games have been played already, in the given order."""

    def runner(_: AnyPlan[GameResult], indices: object) -> Games[GameResult]:
        yield from results.items()

    contest = Contest(plan, sprt)
    contest.run(runner)
    return contest


def test_everything_is_counted_from_the_side_of_the_first_bot() -> None:
    # Bot a sits at seat 0 in even games, at seat 1 in odd ones.
    winners = {0: 0, 1: 1, 2: 0, 3: 0, 4: None, 5: 1, 6: None, 7: None}
    summary = contest_of(PLAN, fake(winners)).summary()
    match = summary.matches[0]
    assert (match.record.wins, match.record.draws, match.record.losses) == (4, 3, 1)
    assert match.counts == [0, 0, 2, 1, 1]
    data = summary.to_dict()
    assert data["score"] == 0.6875
    assert data["pairs"]["scores"] == {"0": 0, "0.5": 0, "1": 2, "1.5": 1, "2": 1}
    assert data["complete"] is True
    assert data["elo"]["low"] < data["elo"]["value"] < data["elo"]["high"]
    first, second = data["players"]
    assert (first["wins"], second["wins"]) == (4, 1)
    # Deals 0 and 2 give Moloch seat 0, deals 1 and 3 give it seat 1.
    with_moloch = next(row for row in first["armies"] if row["army"] == "moloch")
    assert (with_moloch["wins"], with_moloch["draws"], with_moloch["losses"]) == (1, 2, 1)
    assert first["seconds_per_move"] == {"mean": round(4 * 2.3 / 200, 6), "max": 0.5}
    moloch = next(row for row in data["armies"] if row["army"] == "moloch")
    assert (moloch["games"], moloch["wins"], moloch["losses"]) == (8, 1, 4)
    assert data["ladder"][0]["bot"] == "a"
    assert data["ladder"][1]["elo"]["value"] == -data["elo"]["value"]


def test_a_lonely_game_counts_but_not_for_elo() -> None:
    summary = contest_of(replace(PLAN, games=3), fake({0: 0, 1: 1, 2: 1})).summary()
    match = summary.matches[0]
    assert match.record.games == 3
    assert match.counts == [0, 0, 0, 0, 1]
    data = contest_of(replace(PLAN, games=1), fake({0: 0})).summary().to_dict()
    assert (data["games"], data["elo"]["value"], data["superiority"]) == (1, None, None)


def test_perfect_scores_have_one_bound() -> None:
    data = contest_of(PLAN, fake({i: i % 2 for i in range(8)})).summary().to_dict()
    assert data["score"] == 1
    assert (data["elo"]["value"], data["elo"]["high"]) == (None, None)
    assert data["elo"]["low"] > 0


def test_the_verdict_does_not_depend_on_the_order_in_which_games_end() -> None:
    plan, test = replace(PLAN, games=200), Sprt(0, 100)
    winners = {i: i % 2 if i % 10 else 1 for i in range(200)}
    forward = contest_of(plan, fake(winners), test).summary()
    assert forward.sprt is not None
    assert forward.sprt.verdict == ACCEPT_H1
    assert len(forward.games) == 2 * forward.sprt.pairs < 200
    backward = contest_of(plan, dict(reversed(fake(winners).items())), test).summary()
    assert backward.to_dict() == forward.to_dict()
    assert forward.to_dict()["complete"] is True


def test_a_test_needs_two_bots() -> None:
    with pytest.raises(InvalidPlan, match="sprt: expected two bots, got 3"):
        Contest(ContestPlan(("a", "b", "c"), 2), Sprt(0, 5))


def test_a_ladder_of_three() -> None:
    plan = ContestPlan(("weak", "strong", "weak too"), 40)
    strong = {
        i: plan.fixture(i).bots.index(1) if 1 in plan.fixture(i).bots else i % 2 for i in plan.indices()
    }
    summary = contest_of(plan, fake(strong)).summary()
    assert summary.ladder[0].bot == "strong"
    data = summary.to_dict()
    assert len(data["matches"]) == 3
    assert "elo" not in data
    assert data["ladder"][0]["elo"]["low"] > 100


def test_a_journal_takes_part(tmp_path: Path) -> None:
    plan = ContestPlan(("random", "random"), 6, seed=9)
    journal = RunJournal.create(tmp_path / "j", header_of(plan))
    first = Contest(plan, journal=journal)
    for index, told in list(play_here(plan, iter([4, 1]))):
        journal.add(index, told)
    assert not first.complete
    journal.close()
    again = compare(["random", "random"], 6, seed=9, journal=tmp_path / "j")
    assert again.complete
    whole = compare(["random", "random"], 6, seed=9)
    assert [g.result.winner for g in again.games] == [g.result.winner for g in whole.games]
    longer = compare(["random", "random"], 8, seed=9, journal=tmp_path / "j")
    assert [g.result.winner for g in longer.games][:6] == [g.result.winner for g in whole.games]
    shorter = compare(["random", "random"], 2, seed=9, journal=tmp_path / "j")
    assert len(shorter.games) == 2


def test_equal_bots_share_every_pair() -> None:
    summary = compare(["random", "random"], 8, seed=1)
    assert summary.matches[0].counts == [0, 0, 4, 0, 0]
    assert summary.matches[0].elo.value == 0


def test_bots_that_are_objects() -> None:
    class First:
        def choose(self, request: Request) -> Choice:
            return Choice(request.legal[0])

    summary = compare(["first", "random"], 4, made=[First(), RandomBot()])
    assert summary.matches[0].bots == ("first", "random")
    with pytest.raises(UnknownBot):
        compare(["first", "random"], 4)


def test_the_example_of_the_document_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(example.strip().splitlines()) <= 15
    exec(compile(example, "arena.md", "exec"), {"__name__": "__main__"})
    assert "Elo" in capsys.readouterr().out
