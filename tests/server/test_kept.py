"""A game as a table keeps it: moves make new ones, and all of them can be taken back."""

from __future__ import annotations

from random import Random

import pytest

from ashfall.neuroshima import Match, parse_record
from ashfall.server.neuroshima.table import TABLE
from ashfall.server.rooms.kept import KEPT, KeptMatch


def played(moves: int, seed: int) -> list[KeptMatch]:
    """A game before its first move, after it, after the second and so on."""
    games, chance = [KeptMatch(TABLE, Match(["moloch", "borgo"], seed))], Random(seed)
    while len(games) <= moves and not games[-1].played.over:
        games.append(games[-1].after(chance.choice(games[-1].played.legal).text)[0])
    return games


@pytest.mark.parametrize("seed", [1, 2])
def test_moves_are_taken_back_from_anywhere(seed: int) -> None:
    games = played(60, seed)
    for count in (1, 2, KEPT - 1, KEPT, KEPT + 1, 30, len(games) - 1):
        back = games[-1].before(count)
        expected = games[-1 - count]
        assert (back.played.key(), back.texts) == (expected.played.key(), expected.texts)
        for again in range(1, min(4, len(back.texts))):
            assert back.before(again).played.key() == games[-1 - count - again].played.key()
        onward = back.after(games[-count].texts[-1])[0]
        assert onward.played.key() == games[-count].played.key()


def test_a_game_keeps_few_of_its_states() -> None:
    for game in played(40, 3):
        assert len(game._last) == min(KEPT, len(game.texts))


def test_the_record_replays_to_the_same_game() -> None:
    last = played(1000, 4)[-1]
    assert last.played.over
    assert (
        Match.from_record(parse_record(last.played.recorded(list(last.texts)).to_json())).key()
        == last.played.key()
    )
