"""Who answers where a battle asks: a look at where each answer leads."""

from __future__ import annotations

from collections.abc import Sequence

from ashfall.neuroshima.game import carry_out, refresh_answers
from ashfall.neuroshima.state import HEALTH, OVER, ROW, SCAVENGE, State
from ashfall.table.contract import Move

__all__ = ["best_answer"]

Worth = tuple[int, int]


def best_answer(state: State, options: Sequence[Move]) -> Move:
    """The answer after which the asked side has the best lead in health, then in units.

    Each answer is tried to the end of the battle; later questions, of all sides, get their first answer.
    """
    return max(options, key=lambda option: _worth(state, option))


def _worth(state: State, option: Move) -> Worth:
    seat = int(state.chooser)
    trial = state.copy()
    trial.trace = None
    carry_out(trial, option.code)
    while trial.stage not in (OVER, SCAVENGE):
        refresh_answers(trial)
        carry_out(trial, int(trial.legal[0]))
    friends = int(trial.rules.mode.friends[seat])
    signs = [1 if friends >> other & 1 else -1 for other in range(int(trial.rules.seats))]
    health = sum(sign * int(trial.seat[s * ROW + HEALTH]) for s, sign in enumerate(signs))
    units = sum(sign * int(trial.own(s)).bit_count() for s, sign in enumerate(signs))
    return health, units
