"""What a bot in another process is told of a game of Hard City: its view, and nothing that is hidden."""

import random

import pytest

from ashfall.bots.contract import Request
from ashfall.bots.hardcity.packing import pack, unpack
from ashfall.bots.hardcity.rules import RulesBot
from ashfall.hardcity.ground.masks import reshuffle
from ashfall.hardcity.ground.state import State
from ashfall.table.random import Stream
from tests.hardcity.hiding import stirred
from tests.server.hardcity.games import TABLES, begun, game


def hidden_otherwise(state: State, chance: random.Random) -> State:
    """The same for whoever must choose, but for what they cannot know."""
    if state.chooser != state.rules.zero:
        return stirred(state, chance)
    twin = state.copy()
    reshuffle(twin, True, Stream(chance.getrandbits(32)))
    return twin


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_views_travel_whole_and_without_anything_hidden(number: int) -> None:
    chance, checked = random.Random(number), 0
    for turn, step in enumerate(game(number)):
        match = step.match
        if match.over or turn % 15:
            continue
        packed, view = pack(match), match.view(int(match.state.chooser))
        found = unpack(packed)
        assert (found.seat, found.knows_hand, found.key()) == (view.seat, view.knows_hand, view.key())
        assert (found.legal, found.decision) == (view.legal, view.decision)
        bot = RulesBot()
        assert bot.choose(Request(found, turn)) == bot.choose(Request(view, turn))
        twin = begun(number).at(hidden_otherwise(match.state, chance))
        assert pack(twin) == packed
        checked += 1
    assert checked > 3
