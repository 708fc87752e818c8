"""Everywhere that somebody who may step can get, and the best way to each space.

The rules walk every way on copies of the state (`walks`), so there is no second arithmetic.
"""

from __future__ import annotations

import msgspec

from ashfall.hardcity.files.notation import load_name, move_text
from ashfall.hardcity.ground.moves import FIELD, STEP, a_of, b_of, c_of, verb_of
from ashfall.hardcity.ground.rows import AP
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.preview.walks import NO_TASK, Arrival, best_walks, loads_of, walker
from ashfall.hardcity.telling.decisions import KINDS

__all__ = ["Way", "ways_of"]


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """The best way to a space, alone or with loads that stand where it begins.

    The best costs least AP, then HP, reactions and steps; one on which nobody falls comes before all others.
    Nobody reacts on it, and who leaves a space takes the harm.
    """

    space: str
    load: str  # names of those taken along, as the first step has them; empty: alone
    moves: tuple[str, ...]  # in order
    spaces: tuple[str, ...]  # that are entered
    price: int  # AP in all
    left: int  # AP that are left
    harm: int  # HP that the one who walks loses
    reactions: int  # how often Doctor Zero may react on the way, whatever he holds
    asks: str  # kind of a decision of the officers that comes with the last move; there the way ends
    falls: bool  # whether the one who walks is stunned by the last move


def ways_of(s: State) -> tuple[Way, ...]:
    """The ways of whoever may step now, by space and then by load; the state of a view is enough."""
    starts: dict[int, int] = {}  # by the loads, the first step with them
    for code in [int(code) for code in s.legal]:
        if verb_of(code) == STEP:
            starts.setdefault(loads_of(code), code)
    ends = [(best_walks(s, loads), code) for loads, code in starts.items()]
    spaces = sorted({space for best, _ in ends for space in best})
    return tuple(_told(s, code, best[space]) for space in spaces for best, code in ends if space in best)


def _told(s: State, first: int, arrival: Arrival) -> Way:
    steps = arrival.steps()
    spaces = tuple(s.rules.board.labels[a_of(code)] for code in steps)
    return Way(
        space=spaces[-1],
        load=" ".join(load_name(load) for load in (b_of(first), c_of(first)) if load != FIELD),
        moves=tuple(move_text(s.rules, code) for code in steps),
        spaces=spaces,
        price=arrival.price,
        left=arrival.state.person(walker(s), AP),
        harm=arrival.harm,
        reactions=arrival.reactions,
        asks=KINDS[arrival.asks][0] if arrival.asks != NO_TASK else "",
        falls=arrival.falls,
    )
