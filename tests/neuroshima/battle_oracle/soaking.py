"""One random battle, worked out twice, for ``scripts/soak.py --battles``."""

from ashfall.table.random import Stream
from tests.neuroshima.battle_oracle.driving import check_battle
from tests.neuroshima.battle_oracle.positions import TABLES, random_state
from tests.neuroshima.soaking import Played


def soak_battle(number: int) -> Played:
    """Fight battle ``number`` both ways; an AssertionError says where the engine and the rules differ."""
    try:
        fought = check_battle(random_state(number), Stream(number))
    except Exception as error:
        raise AssertionError(f"battle {number}: {type(error).__name__}: {error}") from error
    mode, seats = TABLES[number % len(TABLES)]
    reason = "goes on" if fought.winners is None else "over"
    winners = tuple(sorted(fought.winners or ()))
    return Played(number, fought.questions, reason, winners, f"{mode} {seats}")
