"""Ratings are those of the paper on Glicko-2."""

import pytest

from ashfall.puzzles.rating import NEWCOMER, Glicko, rated, rating_of_difficulty

EXAMPLE = Glicko(1500, 200, 0.06)
OPPONENTS = [(Glicko(1400, 30), 1.0), (Glicko(1550, 100), 0.0), (Glicko(1700, 300), 0.0)]


def test_the_worked_example_of_the_paper() -> None:
    found = rated(EXAMPLE, OPPONENTS)
    assert found.rating == pytest.approx(1464.06, abs=0.02)  # which rounds in between
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_without_results_only_doubt_grows() -> None:
    found = rated(EXAMPLE, [])
    assert (found.rating, found.volatility) == (1500, 0.06)
    assert 200 < found.deviation < 201
    assert rated(NEWCOMER, []).deviation == 350  # nobody is less sure than of somebody new


@pytest.mark.parametrize("score", [0.0, 1.0])
def test_both_sides_move_against_each_other(score: float) -> None:
    person, puzzle = NEWCOMER, rating_of_difficulty(3)
    after, other = rated(person, [(puzzle, score)]), rated(puzzle, [(person, 1 - score)])
    assert (after.rating > person.rating) == (score == 1) == (other.rating < puzzle.rating)
    assert after.deviation < person.deviation
    assert other.deviation < puzzle.deviation


def test_surprises_count_more_and_make_ratings_less_steady() -> None:
    expected = rated(EXAMPLE, [(rating_of_difficulty(1), 1.0)])
    surprise = rated(EXAMPLE, [(rating_of_difficulty(5), 1.0)])
    assert expected.rating < surprise.rating
    many = rated(EXAMPLE, [(rating_of_difficulty(5), 1.0)] * 30)
    assert many.volatility > EXAMPLE.volatility > rated(EXAMPLE, [(EXAMPLE, 0.5)]).volatility


def test_harder_puzzles_begin_higher() -> None:
    ratings = [rating_of_difficulty(difficulty).rating for difficulty in range(1, 6)]
    assert ratings == sorted(set(ratings))
    assert ratings[2] == NEWCOMER.rating
