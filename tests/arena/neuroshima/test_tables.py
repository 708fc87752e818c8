"""Games of more than two armies: who plays where, what is counted, and that journals go on."""

from collections import Counter
from pathlib import Path

import pytest

from ashfall.arena.journal import RunJournal, read_header
from ashfall.arena.neuroshima.headers import TableHeader, header_of, table_header_of
from ashfall.arena.neuroshima.layout import TableLayout
from ashfall.arena.neuroshima.ranking import rank
from ashfall.arena.neuroshima.schedule import ContestPlan
from ashfall.arena.neuroshima.table_contest import TableContest
from ashfall.arena.neuroshima.table_report import table_report_page
from ashfall.arena.neuroshima.tables import TablePlan, TableResult
from ashfall.arena.plan import InvalidPlan, ThinkingTime
from ashfall.arena.run_header import InvalidJournal
from ashfall.arena.series import pick_runner
from ashfall.table.texts import LANGUAGES

FFA = TableLayout("ffa", 3, 19)
TEAMS = TableLayout("teams", 4, 19)
LAYOUTS = (FFA, TEAMS, TableLayout("points", 5, 37), TableLayout("one_vs_two", 3, 19, ("tactical_start",)))
BOTS = ("random", "random:", "rush", "greedy", "veteran", "captain")
THREE = ("random", "rush", "greedy")


def result(winners: tuple[int, ...], health: tuple[int, ...], reason: str = "health") -> TableResult:
    clocks = tuple(ThinkingTime(10, 0.5, 0.1) for _ in health)
    winner = winners[0] if len(winners) == 1 else None
    return TableResult(winner, reason, 60, health, clocks, winners)


# Who plays where.


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.mode)
def test_every_bot_sits_everywhere_equally_often(layout: TableLayout) -> None:
    sides = len(set(layout.sides))
    plan = TablePlan(BOTS[: sides + 1], 4 * sides, layout)
    seen = Counter(
        (seat, bot) for index in plan.indices() for seat, bot in enumerate(plan.fixture(index).bots)
    )
    assert len(seen) == layout.seats * len(plan.bots)
    assert len(set(seen.values())) == 1
    assert sum(1 for _ in plan.indices()) == plan.total


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.mode)
def test_a_round_is_one_deal(layout: TableLayout) -> None:
    """Each bot leads every side once with the same piles and armies; allies are led by one bot."""
    sides = len(set(layout.sides))
    plan = TablePlan(BOTS[:sides], 2 * sides, layout, seed=4)
    for start in (0, sides):
        games = [plan.fixture(index) for index in range(start, start + sides)]
        assert len({(game.seed, game.armies) for game in games}) == 1
        for game in games:
            led = {(side, bot) for side, bot in zip(layout.sides, game.bots, strict=True)}
            assert len(led) == sides
        assert len({game.bots for game in games}) == sides
    assert plan.fixture(0).seed != plan.fixture(sides).seed


def test_every_other_round_goes_the_other_way() -> None:
    plan = TablePlan(THREE, 6, FFA)
    followers = [
        {(game.bots[seat], game.bots[(seat + 1) % 3]) for seat in range(3)}
        for game in (plan.fixture(0), plan.fixture(3))
    ]
    assert not followers[0] & followers[1]


def test_all_groups_of_bots_meet() -> None:
    plan = TablePlan(BOTS, 3, FFA)
    met = {frozenset(plan.fixture(index).bots) for index in plan.indices()}
    assert len(met) == 20


def test_games_do_not_depend_on_how_many_are_wanted() -> None:
    few, many = TablePlan(THREE, 4, FFA, seed=2), TablePlan(THREE, 9, FFA, seed=2)
    assert [few.fixture(i) for i in few.indices()] == [many.fixture(i) for i in few.indices()]
    assert set(few.indices()) < set(many.indices())


def test_given_armies_stay_at_their_seats() -> None:
    armies = ("borgo", "moloch", "borgo")
    plan = TablePlan(THREE, 3, FFA, armies=armies)
    assert {plan.fixture(index).armies for index in plan.indices()} == {armies}


@pytest.mark.parametrize(
    ("bots", "games", "layout", "armies", "said"),
    [
        (THREE[:2], 3, FFA, (), "bots: expected 3 to 12 for 3 sides, got 2"),
        (THREE, 0, FFA, (), "games: expected 1 to"),
        (THREE, 3, FFA, ("moloch", "borgo"), "armies: expected 3 to 6 in the mode ffa, got 2"),
        (BOTS, 3, TableLayout("ffa", 5, 19), (), "board: expected 37 hexes for 5 armies, got 19"),
    ],
)
def test_plans_that_cannot_be_played(
    bots: tuple[str, ...], games: int, layout: TableLayout, armies: tuple[str, ...], said: str
) -> None:
    with pytest.raises(InvalidPlan, match=said):
        TablePlan(bots, games, layout, armies=armies)


# What is counted.


def test_shares_by_bot_and_seat() -> None:
    plan = TablePlan(THREE, 3, FFA)
    winner = 1
    results: dict[int, TableResult] = {}
    for index in plan.indices():
        seat = plan.fixture(index).bots.index(winner)
        results[index] = result((seat,), tuple(9 if place == seat else 5 for place in range(3)))
    ranking = rank(plan, results)
    assert [bot.total.won for bot in ranking.bots] == [0, 3, 0]
    assert [share.won for share in ranking.seats] == [1, 1, 1]
    assert ranking.ladder[0].bot == "rush"
    assert ranking.bots[1].mu > ranking.bots[0].mu
    assert all(0 < bot.sigma < 25 / 3 for bot in ranking.bots)
    assert {seat: share.won for seat, share in ranking.bots[1].seats.items()} == {0: 1, 1: 1, 2: 1}


def test_a_shared_victory_counts_in_parts() -> None:
    plan = TablePlan(THREE, 1, FFA)
    ranking = rank(plan, {0: result((0, 2), (9, 3, 9), "shared")})
    assert [bot.total.won for bot in ranking.bots] == [0.5, 0, 0.5]
    assert ranking.bots[0].mu == pytest.approx(ranking.bots[2].mu)
    assert ranking.bots[0].mu > ranking.bots[1].mu


def test_who_does_not_win_is_ranked_by_the_counter() -> None:
    plan = TablePlan(THREE, 1, FFA)
    ranking = rank(plan, {0: result((0,), (9, 3, 8))})
    assert [bot.bot for bot in ranking.ladder] == ["random", "greedy", "rush"]


def test_allies_win_one_game_together() -> None:
    plan = TablePlan(THREE[:2], 2, TEAMS)
    ranking = rank(plan, {0: result((0, 2), (5, 0, 5, 9), "hq_destroyed")})
    assert (ranking.bots[0].total.games, ranking.bots[0].total.won) == (1, 1)
    assert (ranking.bots[1].total.games, ranking.bots[1].total.won) == (1, 0)
    assert [share.won for share in ranking.seats] == [1, 0, 1, 0]


def test_a_game_that_is_broken_off_rates_nobody() -> None:
    ranking = rank(TablePlan(THREE, 1, FFA), {0: result((), (1, 2, 3), "unfinished")})
    assert {bot.mu for bot in ranking.bots} == {25.0}


# Playing, stopping, going on.


def test_games_are_the_same_with_any_number_of_workers() -> None:
    plan = TablePlan(("random", "random:", "rush"), 3, FFA, seed=3)
    alone, together = TableContest(plan), TableContest(plan)
    alone.run(pick_runner(1))
    together.run(pick_runner(2))
    fates = [{i: (r.reason, r.moves, r.health) for i, r in c.results.items()} for c in (alone, together)]
    assert fates[0] == fates[1]
    ratings = [[(bot.mu, bot.sigma) for bot in c.ranking().bots] for c in (alone, together)]
    assert ratings[0] == ratings[1]


@pytest.mark.parametrize("layout", [FFA, TEAMS], ids=lambda layout: layout.mode)
def test_a_journal_goes_on(layout: TableLayout, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    bots = ("random",) * len(set(layout.sides))
    few, more = TablePlan(bots, 2, layout), TablePlan(bots, 4, layout)
    with_journal = RunJournal.create(file, table_header_of(few))
    first = TableContest(few, with_journal)
    first.run(pick_runner(1))
    with_journal.close()
    header = read_header(file)
    assert isinstance(header, TableHeader)
    assert (header.layout, header.games) == (layout, 2)
    again = RunJournal.resume(file, table_header_of(more))
    contest = TableContest(more, again)
    assert contest.results == first.results
    contest.run(pick_runner(1))
    again.close()
    assert len(contest.results) == 4
    whole = TableContest(more)
    whole.run(pick_runner(1))
    assert {i: r.moves for i, r in whole.results.items()} == {i: r.moves for i, r in contest.results.items()}


def test_a_journal_of_another_table_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    RunJournal.create(file, table_header_of(TablePlan(THREE, 2, FFA))).close()
    other = TableLayout("points", 3, 19)
    with pytest.raises(InvalidJournal, match='mode: the journal has "ffa", this run has "points"'):
        RunJournal.resume(file, table_header_of(TablePlan(THREE, 2, other)))
    with pytest.raises(InvalidJournal, match='mode: the journal has "ffa", this run has "duel"'):
        RunJournal.resume(file, header_of(ContestPlan(THREE, 2)))


def test_duels_keep_their_header(tmp_path: Path) -> None:
    """Nothing of tables stands in journals of duels."""
    file = tmp_path / "games.jsonl"
    RunJournal.create(file, header_of(ContestPlan(THREE, 2))).close()
    line = file.read_text(encoding="utf-8")
    assert line.startswith('{"arena":2,"game":"neuroshima","rules":')
    assert '"mode"' not in line
    assert not isinstance(read_header(file), TableHeader)


def test_a_line_with_other_seats_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    header = table_header_of(TablePlan(THREE, 2, FFA))
    journal = RunJournal.create(file, header)
    journal.add(0, result((0,), (1, 2)))
    journal.close()
    with pytest.raises(InvalidJournal, match="line 2: expected a game between 3 seats"):
        RunJournal.resume(file, header)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_names_everything(language: str) -> None:
    plan = TablePlan(("random", "rush", "<b>"), 3, FFA, armies=("moloch", "borgo", "borgo"))
    page = table_report_page(rank(plan, {0: result((0,), (9, 3, 8))}, False), "ashfall arena", language)
    assert page.startswith("<!DOCTYPE html>")
    for text in ("random", "rush", "&lt;b&gt;", "ashfall arena", "ffa"):
        assert text in page
    assert "<b>" not in page.replace("<b>ASHFALL</b>", "")
