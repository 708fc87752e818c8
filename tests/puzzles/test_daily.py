"""The puzzle of the day and days in a row."""

from datetime import date, timedelta
from statistics import mean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ashfall.puzzles.daily import FIRST_DAY, puzzle_of_day, streaks
from ashfall.puzzles.neuroshima.shipped import shipped_puzzles

DAY = timedelta(days=1)
MANY = {f"puzzle_{number}": 1 + number % 5 for number in range(200)}


@given(st.dictionaries(st.text(max_size=3), st.integers(1, 5), min_size=1, max_size=40), st.integers(-3, 3))
def test_each_comes_once_before_any_comes_again(difficulties: dict[str, int], turn: int) -> None:
    began = FIRST_DAY + turn * len(difficulties) * DAY
    found = [puzzle_of_day(began + number * DAY, difficulties) for number in range(len(difficulties))]
    assert sorted(found) == sorted(difficulties)


def test_it_grows_harder_from_monday_to_sunday() -> None:
    days = [FIRST_DAY + number * DAY for number in range(len(MANY))]
    by_weekday = [
        mean(MANY[puzzle_of_day(day, MANY)] for day in days if day.weekday() == weekday)
        for weekday in range(7)
    ]
    assert by_weekday == sorted(by_weekday)
    assert by_weekday[0] < 1.5
    assert by_weekday[6] > 4.5


def test_it_is_the_same_whatever_the_order_of_the_set() -> None:
    turned = dict(reversed(MANY.items()))
    days = [date(2026, 11, 18) + number * DAY for number in range(20)]
    assert [puzzle_of_day(day, MANY) for day in days] == [puzzle_of_day(day, turned) for day in days]


@given(st.integers(0, 900), st.integers(1, 60))
def test_no_day_changes_when_the_set_grows(days: int, more: int) -> None:
    """Neither days that were nor the day on which they come."""
    today = FIRST_DAY + days * DAY
    fresh = {f"new_{number}": 1 + number % 5 for number in range(more)}
    dates = dict.fromkeys(fresh, today)
    for ago in (0, 1, 30, days):
        day = today - ago * DAY
        assert puzzle_of_day(day, MANY | fresh, dates) == puzzle_of_day(day, MANY)


def test_what_came_later_has_its_day_in_the_next_round() -> None:
    dates = {"late": FIRST_DAY + DAY}
    known = MANY | {"late": 3}
    first = [puzzle_of_day(FIRST_DAY + number * DAY, known, dates) for number in range(len(MANY))]
    then = [
        puzzle_of_day(FIRST_DAY + (len(MANY) + number) * DAY, known, dates) for number in range(len(known))
    ]
    assert "late" not in first
    assert sorted(then) == sorted(known)


@pytest.mark.parametrize("more", [0, 1, 20])
def test_a_puzzle_comes_again_after_months_only(more: int) -> None:
    known = MANY | {f"new_{number}": 1 + number % 5 for number in range(more)}
    dates = {key: FIRST_DAY + DAY for key in known if key not in MANY}
    seen: dict[str, date] = {}
    for number in range(3 * len(known)):
        day = FIRST_DAY + number * DAY
        key = puzzle_of_day(day, known, dates)
        assert key not in seen or day - seen[key] > 120 * DAY
        seen[key] = day


def test_every_shipped_puzzle_has_its_day() -> None:
    difficulties = {key: puzzle.difficulty for key, puzzle in shipped_puzzles().items()}
    found = {puzzle_of_day(FIRST_DAY + number * DAY, difficulties) for number in range(len(difficulties))}
    assert found == set(difficulties)


TODAY = date(2026, 3, 1)


@pytest.mark.parametrize(
    ("ago", "current", "best"),
    [
        ([], 0, 0),
        ([0], 1, 1),
        ([1], 1, 1),  # today may still come
        ([2], 0, 1),
        ([0, 1, 2], 3, 3),
        ([1, 2, 4, 5, 6, 7], 2, 4),
        ([2, 3], 0, 2),
        ([0, 0, 1], 2, 2),
    ],
)
def test_days_in_a_row(ago: list[int], current: int, best: int) -> None:
    assert streaks([TODAY - days * DAY for days in ago], TODAY) == (current, best)
