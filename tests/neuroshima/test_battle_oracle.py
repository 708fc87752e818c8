"""Every battle is worked out a second time, slowly and from the rules alone, and both must agree.

The second way is ``tests/neuroshima/battle_oracle``; ``scripts/soak.py --battles`` fights many more.
"""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ashfall import neuroshima
from ashfall.table.random import Stream
from tests.neuroshima.battle_oracle.driving import check_battle
from tests.neuroshima.battle_oracle.games import check_game
from tests.neuroshima.battle_oracle.odd_boards import ODD_BOARDS
from tests.neuroshima.battle_oracle.positions import TABLES, random_state
from tests.neuroshima.boards import Position, heals, is_special, large_positions, nets, positions, state_of
from tests.neuroshima.plays import new_game, new_large_game

BATTLES = 2750 if neuroshima.COMPILED else 110
VARIED = 300 if neuroshima.COMPILED else 110
GAMES = 32 if neuroshima.COMPILED else 6
DEFAULTS: dict[str, Any] = {"all_armies_on_37": True}  # Beasts stand on the enlarged area too

small_boards = positions(most=17) | positions(keep=is_special) | positions(keep=heals) | positions(keep=nets)
large_boards = large_positions() | large_positions(keep=is_special) | large_positions(keep=heals)


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_random_battles_are_worked_out_the_same_way_twice(table: int) -> None:
    for number in range(table, BATTLES, len(TABLES)):
        try:
            check_battle(random_state(number), Stream(number))
        except AssertionError as error:
            raise AssertionError(f"battle {number}: {error}") from error


def test_random_battles_ask_every_question_and_come_to_every_end() -> None:
    asked: Counter[object] = Counter()
    for number in range(VARIED):
        fought = check_battle(random_state(number), Stream(number))
        asked.update(fought.verbs)
        asked["won"] += fought.winners is not None
    expected = {"explode", "attack", "convert", "plain", "heal", "give", "won"}
    assert expected == {word for word, count in asked.items() if count}, f"only {asked}"


@pytest.mark.parametrize("name", ODD_BOARDS)
def test_odd_battles_are_worked_out_the_same_way_twice(name: str) -> None:
    check_battle(state_of(ODD_BOARDS[name]), Stream(0))


@given(small_boards | large_boards, st.integers(0, 1 << 40))
@settings(max_examples=400)
def test_any_battle_is_worked_out_the_same_way_twice(position: Position, seed: int) -> None:
    check_battle(state_of({**position, "options": DEFAULTS}), Stream(seed))


@pytest.mark.parametrize("large", [False, True])
def test_battles_of_random_games_are_worked_out_the_same_way_twice(large: bool) -> None:
    checked = 0
    for number in range(GAMES * 3 // 2):
        if number % 3 < 2:  # the third ones have other settings
            s, stream = new_large_game(number) if large else new_game(number)
            checked += check_game(s, stream)
    assert checked > GAMES
