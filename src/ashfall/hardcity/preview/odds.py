"""What many moves promise, each in a few figures: for a look at all targets at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from ashfall.hardcity.content.words import FACES
from ashfall.hardcity.files.notation import move_text
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.preview.branches import branches_of
from ashfall.hardcity.preview.prices import price_of
from ashfall.hardcity.preview.results import Result, result_of

__all__ = ["Odds", "odds_of"]

SKULL: Final = FACES[-1]


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """What a legal move promises; chances are those of the dice as they fall, see Preview."""

    move: str
    price: int  # AP at once
    dice: int  # how many are rolled
    one: float  # chance of at least one hit
    two: float  # of at least two
    skull: float  # of at least one skull
    mean: float  # hits on average
    kills: float  # on average, as the next ones
    stuns: float
    order: float
    chaos: float


def odds_of(s: State, code: int) -> Odds:
    """The figures of one move, made of what the state of a view knows."""
    weighed = [(end.chance, result_of(end)) for end in branches_of(s, code)]

    def mean(amount: Callable[[Result], int]) -> float:
        return float(sum(chance * amount(result) for chance, result in weighed))

    return Odds(
        move=move_text(s.rules, code),
        price=price_of(s, code),
        dice=max(len(result.dice) for _, result in weighed),
        one=mean(lambda result: result.hits >= 1),
        two=mean(lambda result: result.hits >= 2),
        skull=mean(lambda result: SKULL in result.dice),
        mean=mean(lambda result: result.hits),
        kills=mean(lambda result: len(result.killed)),
        stuns=mean(lambda result: len(result.stunned)),
        order=mean(lambda result: result.order),
        chaos=mean(lambda result: result.chaos),
    )
