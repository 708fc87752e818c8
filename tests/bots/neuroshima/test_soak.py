"""Games of all bots over all pairs of armies, everything checked; ``scripts/bot_soak.py`` plays many more."""

import pytest

from tests.bots.neuroshima.positions import scale
from tests.bots.neuroshima.soaking import soak_game

GAMES = scale(72, 4)
BATCHES = 4


@pytest.mark.parametrize("batch", range(BATCHES))
def test_bots_survive_every_position(batch: int) -> None:
    for number in range(batch, GAMES, BATCHES):
        soak_game(number)
