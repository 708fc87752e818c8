"""Making puzzles: the same seed finds the same ones, and what is found is good."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest

from ashfall.arena.neuroshima.puzzle_bots import bot_looks, greedy_solves
from ashfall.neuroshima.army import army_keys
from ashfall.puzzles.neuroshima.difficulty import WIDTHS, Difficulty, estimate, finds
from ashfall.puzzles.neuroshima.maker import dig
from ashfall.puzzles.neuroshima.maker_changes import without_unit
from ashfall.puzzles.neuroshima.maker_draft import likeness, offered, puzzle_text, with_health, with_offer
from ashfall.puzzles.neuroshima.maker_trial import Ideas, Rejected, look_at
from ashfall.puzzles.neuroshima.maker_wish import WAYS, PuzzleWish, filled
from ashfall.puzzles.neuroshima.puzzle import GOALS, THEMES, Puzzle, parse_puzzle
from ashfall.puzzles.neuroshima.shipped import shipped_puzzles
from ashfall.puzzles.neuroshima.solver import prove
from ashfall.puzzles.neuroshima.themes import needed_moves, shown_themes
from scripts.puzzle_order import in_order, rewritten

ENOUGH = 30_000
WISH = PuzzleWish(use=1, theme="modules", goal="lose_no_unit")  # which greed is no help for


class Bots:
    """The real ones."""

    greedy_solves = staticmethod(greedy_solves)
    looks = staticmethod(bot_looks)


def made(seed: int, wish: PuzzleWish) -> Puzzle | None:
    chance = Random(seed)
    return dig(chance, filled(chance, wish), Bots()).puzzle


@pytest.fixture(scope="module")
def found() -> tuple[int, Puzzle]:
    """A puzzle of one tile, and the seed that finds it."""
    for seed in range(200):
        puzzle = made(seed, WISH)
        if puzzle is not None:
            return seed, puzzle
    raise AssertionError("nothing found")


def test_a_seed_finds_the_same_puzzle_twice(found: tuple[int, Puzzle]) -> None:
    seed, puzzle = found

    assert made(seed, WISH) == puzzle


def test_what_is_found_is_a_good_puzzle(found: tuple[int, Puzzle]) -> None:
    _, puzzle = found
    proof = prove(puzzle)

    assert proof.holds
    assert len(proof.ideas) == 1
    assert proof.misses
    assert "modules" in puzzle.themes
    assert len(offered(puzzle)) > puzzle.use
    assert not greedy_solves(puzzle)
    told = estimate(puzzle, proof, bot_looks(puzzle))
    assert (puzzle.rating, puzzle.difficulty) == (told.rating, told.level)
    assert parse_puzzle(puzzle_text(puzzle), "made") == puzzle


def test_no_unit_of_it_is_idle(found: tuple[int, Puzzle]) -> None:
    _, puzzle = found
    ideas = look_at(puzzle, ENOUGH).ideas
    for row in puzzle.position.units:
        if row.tile != "hq":
            less = without_unit(puzzle, row)
            assert _ideas(less) != ideas or prove(less).fewer, row


def _ideas(draft: Puzzle) -> Ideas | None:
    """None where there are too many solutions to be one idea."""
    with suppress(Rejected):
        return look_at(draft, ENOUGH).ideas
    return None


@pytest.mark.parametrize("key", sorted(shipped_puzzles())[:6])
def test_a_puzzle_is_written_as_it_is_read(key: str) -> None:
    puzzle = shipped_puzzles()[key]

    assert parse_puzzle(puzzle_text(puzzle), "written", key) == puzzle


@pytest.mark.parametrize(
    ("key", "theme"),
    [
        ("out_of_the_way", "pushes"),
        ("pick_your_butcher", "grabs"),
        ("the_long_arm", "quartermaster"),
        ("one_gun_two_shots", "extra_attack"),
        ("tied_hands", "net_of_steel"),
        ("division_of_labour", "initiative"),
    ],
)
def test_themes_are_found_by_what_the_solution_cannot_do_without(key: str, theme: str) -> None:
    puzzle = shipped_puzzles()[key]

    assert theme in shown_themes(puzzle, needed_moves(puzzle, puzzle.solution))


def test_moves_that_are_not_needed_are_left_out() -> None:
    puzzle = shipped_puzzles()["tied_hands"]
    net = next(move for move in puzzle.solution if move.startswith("net"))

    assert net in needed_moves(puzzle, puzzle.solution)
    assert set(needed_moves(puzzle, puzzle.solution)) <= set(puzzle.solution)


LOOKS = {"greedy": 0, "recruit": 0, "warlord": 2}


def test_difficulty_grows_with_rarity_and_near_misses_and_with_bots_that_fail() -> None:
    puzzle = shipped_puzzles()["one_gun_two_shots"]
    proof = prove(puzzle)
    rarer, nearer = replace(proof, positions=proof.positions * 10), replace(proof, near=1000)
    told = estimate(puzzle, proof, LOOKS)

    assert told == estimate(puzzle, replace(proof, seconds=99.0), LOOKS)
    assert estimate(puzzle, rarer, LOOKS).rating > told.rating
    assert estimate(puzzle, nearer, LOOKS).rating > told.rating
    assert estimate(puzzle, proof, {**LOOKS, "warlord": 0}).rating > told.rating
    assert estimate(puzzle, proof, {**LOOKS, "warlord": 1}).rating == told.rating
    assert [rated(rating).level for rating in (900, 1100, 1500, 1800, 2200)] == [1, 2, 3, 4, 5]


def rated(rating: int) -> Difficulty:
    return Difficulty(1.0, 1.0, 1, {}, rating)


def test_what_greedy_solves_is_for_the_first_day() -> None:
    """Beginners need strikes that can be seen; an estimate never calls them harder."""
    puzzle = shipped_puzzles()["one_gun_two_shots"]
    rare = replace(prove(puzzle), positions=10**9)

    assert estimate(puzzle, rare, LOOKS).level > 1
    assert estimate(puzzle, rare, {**LOOKS, "greedy": 3}).level == 1


EASY = [key for key, puzzle in shipped_puzzles().items() if puzzle.difficulty <= 2]


@pytest.mark.parametrize("key", EASY[::15])
def test_files_tell_the_difficulty_that_is_estimated(key: str) -> None:
    puzzle = shipped_puzzles()[key]
    told = estimate(puzzle, prove(puzzle), bot_looks(puzzle))

    assert (puzzle.rating, puzzle.difficulty) == (told.rating, told.level)


def test_the_set_has_every_army_goal_theme_and_difficulty() -> None:
    """So that nobody runs out of any of them; numbers are without gaps."""
    found = list(shipped_puzzles().values())
    levels = Counter(puzzle.difficulty for puzzle in found)
    goals = Counter(puzzle.goal for puzzle in found)
    themes = Counter(theme for puzzle in found for theme in puzzle.themes)
    sides = [Counter(puzzle.armies[side] for puzzle in found) for side in (0, 1)]

    assert len(found) >= 200
    assert [puzzle.number for puzzle in found] == list(range(1, len(found) + 1))
    assert set(levels) == {1, 2, 3, 4, 5}
    assert min(levels.values()) >= 25
    assert set(goals) == set(GOALS)
    assert min(goals.values()) >= 15
    assert set(themes) == set(THEMES)
    assert min(count for theme, count in themes.items() if theme != "replacement") >= 5
    for side in sides:
        assert set(side) == set(army_keys())
        assert min(side.values()) >= 15


def test_wider_search_finds_what_greed_does_not() -> None:
    """Two small cuts look like nothing one by one."""
    puzzle = shipped_puzzles()["two_small_cuts"]

    assert [finds(puzzle, width) for width in WIDTHS] == [False, False, True]


def test_a_tile_more_on_offer_is_another_draft() -> None:
    puzzle = shipped_puzzles()["one_gun_two_shots"]
    more = with_offer(puzzle, [*offered(puzzle), "scout"])

    assert sum(more.offer.values()) == sum(puzzle.offer.values()) + 1
    assert likeness(more) == likeness(puzzle)
    assert with_health(puzzle, 1, 9).position.players[1].hq == 9


def test_every_way_to_a_theme_names_tiles_and_themes() -> None:
    assert set(WAYS) <= set(THEMES)
    for theme in WAYS:
        for seed in range(5):
            wish = filled(Random(seed), PuzzleWish(theme=theme))
            assert wish.army != wish.against


def test_numbers_follow_difficulty_and_themes_take_turns() -> None:
    one = shipped_puzzles()["one_gun_two_shots"]
    easy, hard = rated(900), rated(2200)
    rows = [
        (replace(one, key="d", themes=("nets",)), hard),
        (replace(one, key="a", themes=("nets",)), easy),
        (replace(one, key="b", themes=("nets",)), easy),
        (replace(one, key="c", themes=("agony",)), easy),
    ]

    assert [puzzle.key for puzzle, _ in in_order(rows)] == ["a", "c", "b", "d"]
    text = rewritten("number = 7\ndifficulty = 1\nrating = 5\n", 12, hard)
    assert text == "number = 12\ndifficulty = 5\nrating = 2200\n"
