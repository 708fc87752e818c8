"""Special things of Hard City: counted in a game, told of many."""

import json
from pathlib import Path

import pytest

from ashfall.arena.hardcity.counting import Counting
from ashfall.arena.hardcity.headers import city_header_of
from ashfall.arena.hardcity.plan import CityPlan
from ashfall.arena.hardcity.playing import OFFICERS, ZERO, Cell, CityResult, cells_of, play_city
from ashfall.arena.hardcity.special import SOURCES, SPECIAL, card_plays, chaos_points, equipment_uses
from ashfall.arena.hardcity.standing import CityContest, CityTally
from ashfall.arena.hardcity.tables import grids
from ashfall.arena.journal import RunJournal
from ashfall.arena.pool import play_here
from ashfall.bots.registry import make_bot
from ashfall.hardcity import Match
from ashfall.hardcity.content import load_content
from ashfall.hardcity.content.words import SCORES
from ashfall.hardcity.ground import trace
from ashfall.hardcity.ground.moves import CALL, PASS, WELD, WELD_SURELY, move
from ashfall.hardcity.ground.rows import BARRELS, KAFAR, MAYOR
from ashfall.hardcity.ground.setup import COOP, MODES, VERSUS
from ashfall.hardcity.telling.words import Words
from ashfall.table.texts import LANGUAGES

CHAOS_SIDE = 1
AT_BARREL = 2
TEXT, BASICS, INSTANT, REACTION = range(4)


def number(family: str, key: str) -> int:
    """The engine's number of a card."""
    return next(n for n, card in enumerate(getattr(load_content(), family)) if card.key == key)


def counted(*events: tuple[int, ...], code: int = 0) -> dict[str, int]:
    """What a listener counts of some events of one move."""
    state = Match(1, 3, mode=COOP, players=1).state.copy()
    counting = Counting(state)
    for event, *facts in events:
        state.tell(event, *facts)
    counting.take_note(code or int(move(PASS)))
    counting.take_note(int(move(PASS)))  # nothing is counted twice
    return counting.counts


def game(counts: dict[str, int], winner: str = ZERO) -> CityResult:
    return CityResult(winner, "points", (3, 7), 5, 200, (), counts)


@pytest.mark.parametrize(
    ("event", "word"),
    [
        ((trace.DEPLOYED, KAFAR, 3), "kafar_came"),
        ((trace.DEPLOYED, 3, 3), None),
        ((trace.LOAD_LEFT, MAYOR, 3), "mayor_taken"),
        ((trace.LOAD_LEFT, BARRELS, 3), None),
        ((trace.BOAT_BOARDED, 3), "boat_boarded"),
        ((trace.SHOT, 0, 3, AT_BARREL), "barrels_shot"),
        ((trace.SHOT, 0, 3, 0), None),
        ((trace.BARREL_EXPLODED, 3), "barrels_exploded"),
        ((trace.WELD_FAILED, 3), "weld_failed"),
        ((trace.CHAOS_PLAYED, number("chaos", "pack_hunt"), TEXT), "card:pack_hunt:text"),
        ((trace.CHAOS_PLAYED, number("chaos", "bite"), BASICS), "card:bite:basics"),
        ((trace.CHAOS_PLAYED, number("chaos", "fresh_batch"), INSTANT), "card:fresh_batch:instant"),
        ((trace.CHAOS_PLAYED, number("chaos", "bite"), REACTION), "card:bite:reaction"),
        ((trace.GEAR_GAINED, 0, number("equipment", "bat")), "gear:bat:gained"),
        ((trace.GEAR_USED, 0, number("equipment", "bat")), "gear:bat:used"),
        ((trace.TAKE_USED, number("takes", "montage")), "take:montage"),
    ],
)
def test_events_are_counted(event: tuple[int, ...], word: str | None) -> None:
    assert counted(event) == ({word: 1} if word else {})
    assert counted(event, event) == ({word: 2} if word else {})


@pytest.mark.parametrize(
    ("verb", "word"), [(CALL, "helicopter_called"), (WELD, "weld_rolled"), (WELD_SURELY, "weld_sure")]
)
def test_moves_are_counted(verb: int, word: str) -> None:
    assert counted(code=int(move(verb, 5))) == {word: 1}


def test_points_are_counted_by_what_they_are_given_for() -> None:
    scored = (trace.SCORED, CHAOS_SIDE, 2, SCORES.index("car_attacked"), 2)
    unnamed = (trace.SCORED, CHAOS_SIDE, 1, -1, 3)
    assert counted(scored) == {"chaos:car_attacked": 2}
    assert counted((trace.HORDE,), unnamed) == {"chaos:horde": 1}
    assert counted((trace.CHAOS_RESHUFFLED,), unnamed) == {"chaos:deck": 1}
    assert counted((trace.HORDE,), (trace.AUTO_DRAWN, 1), unnamed) == {"chaos:card": 1}
    assert counted((trace.SCORED, 0, 1, SCORES.index("kills"), 1)) == {"order:kills": 1}


def test_what_an_opening_brought_was_picked_up() -> None:
    state = Match(3, 3, mode=COOP, players=1).state.copy()
    held = Counting(state).counts
    assert held["gear:flamethrower:gained"] == 1
    assert sum(held.values()) >= 4


@pytest.mark.parametrize("cell", cells_of((3,), MODES, (4,)))
def test_a_game_accounts_for_all_points(cell: Cell) -> None:
    rules = make_bot("rules", "hardcity")
    played = play_city(cell, (rules, rules)[: 1 + cell.has_zero], 5)
    for side, name in enumerate(("order", "chaos")):
        given = sum(n for word, n in played.counts.items() if word.startswith(f"{name}:"))
        assert given >= played.points[side]  # the last ones may be more than the goal asks for
        assert given - played.points[side] < 7
    gained = sum(both[0] for both in equipment_uses([played]).values())
    assert 0 < sum(both[1] for both in equipment_uses([played]).values()) <= gained


def test_shares_of_games_points_and_cards() -> None:
    cell = Cell(3, VERSUS, 4)
    games = [
        game({"chaos:car_attacked": 6, "chaos:mayor_gone": 2, "mayor_taken": 1, "gear:bat:gained": 4}),
        game(
            {"chaos:car_attacked": 2, "chaos:officer_stunned": 6, "gear:bat:used": 1, "card:bite:basics": 3}
        ),
        game({"chaos:car_attacked": 6, "kafar_came": 1, "card:bite:reaction": 1}, OFFICERS),
        game({"take:montage": 1, "take:window": 1, "card:scheme:instant": 1}, OFFICERS),
    ]
    figures = {thing.word: thing.figure(cell, games) for thing in SPECIAL}
    assert str(figures["mayor"]) == str(figures["kafar"]) == str(figures["equipment"]) == "25.0 %"
    assert str(figures["car"]) == "50.0 %"
    assert str(figures["takes"]) == "0.50"
    assert figures["boat"] is None
    assert chaos_points(games) == {"officer_stunned": 6, "car_attacked": 8, "mayor_gone": 2}
    assert card_plays(cell, games)["bite"] == (4, 1)
    assert card_plays(cell, games)["swap_lids"] == (1, 1)
    told = CityTally(cell, games).to_dict()
    assert told["special"]["mayor"]["value"] == 0.25
    assert told["special"]["mayor"]["low"] < 0.25 < told["special"]["mayor"]["high"]
    assert (told["special"]["takes"], told["counts"]["kafar_came"]) == (0.5, 1)
    assert json.loads(json.dumps(told))["zero_points"] == chaos_points(games)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_of_special_things(language: str) -> None:
    points = {f"chaos:{source}": 1 for source in SOURCES}
    cells = [CityTally(cell, [game(points)]) for cell in cells_of((1, 2, 3, 4, 5), MODES, (4,))]
    wins, special, sources, cards, equipment = grids(Words(language), cells)
    assert [len(grid.rows) for grid in (wins, special, sources)] == [10] * 3
    assert len(special.heads) == 3 + len(SPECIAL)
    assert len(sources.heads) == 3 + len(SOURCES)
    assert len(cards.rows) == len(load_content().chaos) + 4  # one special card for each episode
    assert len(equipment.rows) == len(load_content().equipment)
    for grid in (wins, special, sources, cards, equipment):
        assert {len(row) for row in grid.rows} == {len(grid.heads)}
        assert not any(head.startswith("arena-") for head in (grid.title, *grid.heads))


def test_games_without_counts_have_one_table() -> None:
    tally = CityTally(Cell(1, COOP, 4), [game({})])
    assert len(list(grids(Words("en"), [tally]))) == 1


def test_a_journal_keeps_the_counts(tmp_path: Path) -> None:
    plan = CityPlan(("rules",), 1, (Cell(2, COOP, 4),))
    journal = RunJournal.create(tmp_path / "games.jsonl", city_header_of(plan))
    contest = CityContest(plan, None, journal)
    contest.run(play_here)
    journal.close()
    again = RunJournal.resume(tmp_path / "games.jsonl", city_header_of(plan))
    again.close()
    assert again.results[0].counts == contest.results[0].counts != {}
