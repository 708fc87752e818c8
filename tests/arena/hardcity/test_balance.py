"""The balance page of Hard City: every table is there, and says what is wanted."""

import re

import pytest

from ashfall.arena.hardcity.playing import Cell, cells_of
from ashfall.hardcity.ground.setup import MODES, VERSUS
from scripts.city_balance import EPISODES, PAGE, SEED, WANTED

TEXT = PAGE.read_text(encoding="utf-8")
SIDES = ("officers", "Doctor Zero")
LEAST_STRENGTH = 90.0  # percent


def rows(name: str) -> list[list[str]]:
    """The cells of a marked table, without its head."""
    table = TEXT.split(f"<!-- {name} -->")[1].split(f"<!-- end of {name} -->")[0]
    lines = [line for line in table.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def percent(text: str) -> float:
    return float(text.removesuffix(" %"))


def test_every_marked_table_is_known() -> None:
    assert re.findall(r"<!-- end of (\w+) -->", TEXT) == ["balance", "search", "strength"]


@pytest.mark.parametrize(("name", "modes", "games"), [("balance", MODES, 200), ("search", (VERSUS,), 20)])
def test_equal_bots_have_played_at_every_kind_of_table(name: str, modes: tuple[str, ...], games: int) -> None:
    played = tuple(Cell(int(row[1]), row[0], int(row[2])) for row in rows(name))
    assert played == cells_of(EPISODES, modes, (4, 3))
    assert {int(row[3]) for row in rows(name)} == {games}


def test_balance_is_in_range_at_every_kind_of_table() -> None:
    for mode, episode, officers, _, share, *_ in rows("balance"):
        low, high = WANTED[mode]
        assert 100 * low <= percent(share) <= 100 * high, (mode, episode, officers)


def test_bots_beat_chance_on_either_side_of_every_episode() -> None:
    found = {
        (bot.split(":")[0].strip("`"), side, int(episode)) for bot, side, episode, *_ in rows("strength")
    }
    assert found == {
        (bot, side, episode) for bot in ("rules", "search") for side in SIDES for episode in EPISODES
    }
    for bot, side, episode, games, share, _ in rows("strength"):
        assert int(games) == 200
        assert percent(share) >= LEAST_STRENGTH, (bot, side, episode)


def test_the_command_on_the_page_plays_the_games_of_the_page() -> None:
    assert f"ashfall arena hardcity --bots rules --games 200 --seed {SEED} " in TEXT
