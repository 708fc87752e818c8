"""Everywhere that somebody who may step can get: the rules walk every way, and the best to a space is told.

Steps are answered on copies of the state, so whatever the rules take or set off on the way is read off and
there is no second arithmetic. What stands on the map stays while one figure walks: of two arrivals on a space
with as many steps left, one that has no less AP and HP and cost no more leads to nothing worse.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Final

import msgspec

from ashfall.hardcity.actions.walking import WALKER, Step
from ashfall.hardcity.agenda import AGENDA
from ashfall.hardcity.figures.people import is_up
from ashfall.hardcity.files.notation import load_name, move_text
from ashfall.hardcity.ground import tasks
from ashfall.hardcity.ground.moves import FIELD, STEP, a_of, b_of, c_of, verb_of
from ashfall.hardcity.ground.rows import (
    ACTIVE,
    AGENDA_AT,
    AP,
    CAME_BY,
    CIVILIANS,
    HEALTH,
    PLACE,
    STEPS,
    USED_ROUND,
)
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.preview.branches import assumed_answer
from ashfall.hardcity.telling.decisions import decision_of

__all__ = ["Way", "ways_of"]

MOST_STANDS: Final = 4_000  # of one search; a real position has a tenth of it
Loads = tuple[int, ...]  # by their kinds: civilians are all alike
Cost = tuple[bool, int, int, int, bool, int]  # falls, AP, HP, reactions, is asked something, steps
MOVE: Final = Step()
KEPT: Final = (PLACE, STEPS, CAME_BY, USED_ROUND)  # of who walks: what must be the same to compare


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


@dataclass(slots=True)
class Stand:
    """Somebody on the way."""

    state: State
    steps: tuple[int, ...]  # moves that led here
    cost: Cost
    asks: str = ""


def ways_of(s: State) -> tuple[Way, ...]:
    """The ways of whoever may step now, by space and then by load; the state of a view is enough."""
    starts: dict[Loads, int] = {}
    for code in [int(code) for code in s.legal]:
        if verb_of(code) == STEP:
            starts.setdefault(_loads(code), code)
    ends = [(_Search(s, loads).best(), code) for loads, code in starts.items()]
    spaces = sorted({space for best, _ in ends for space in best})
    return tuple(_told(s, code, best[space]) for space in spaces for best, code in ends if space in best)


def _loads(code: int) -> Loads:
    """The kinds of what goes along with a step: a civilian may be another one after some spaces (HC-R3)."""
    loads = [load for load in (b_of(code), c_of(code)) if load != FIELD]
    return tuple(sorted(max(load, CIVILIANS - 1) for load in loads))


def _walker(s: State) -> int:
    return int(s.note_of(WALKER) if s.task() == tasks.WALK else s.get(ACTIVE))


class _Search:
    """The best ways of one figure that takes the same kinds of loads along with every step."""

    def __init__(self, s: State, loads: Loads) -> None:
        self._start = s
        self._loads = loads
        self._depth = int(s.get(AGENDA_AT))
        self._who = _walker(s)
        self._best: dict[int, Stand] = {}
        self._arrivals: dict[tuple[int, ...], list[tuple[int, int, Cost]]] = {}

    def best(self) -> dict[int, Stand]:
        """By space, the best way there."""
        first = Stand(self._start, (), (False, 0, 0, 0, False, 0))
        queue, number = [(first.cost, 0, first)], 0
        while queue and number < MOST_STANDS:
            _, _, stand = heappop(queue)
            for code in self._steps(stand.state):
                after = self._after(stand, code)
                if self._is_worse(after):
                    continue
                number += 1
                self._note(a_of(code), after)
                if not after.asks and not after.cost[0]:
                    heappush(queue, (after.cost, number, after))
        self._best.pop(self._place(self._start), None)
        return self._best

    def _place(self, s: State) -> int:
        return int(s.person(self._who, PLACE))

    def _steps(self, s: State) -> Iterator[int]:
        """The steps from here with these loads."""
        s = s.copy()
        s.forget_legal()
        if s.task() == tasks.OFFICER_TURN:
            MOVE.offer(s, self._who)  # of all actions only this one
        else:
            AGENDA[s.task()].work(s)
        for code in [int(code) for code in s.legal]:
            if verb_of(code) == STEP and _loads(code) == self._loads:
                yield code

    def _after(self, stand: Stand, code: int) -> Stand:
        """The step is made, and everything that it sets off."""
        s = stand.state.copy()
        AGENDA[s.task()].answer(s, code)
        reactions, asks = stand.cost[3], ""
        while s.get(AGENDA_AT) > self._depth:
            s.forget_legal()
            AGENDA[s.task()].work(s)
            codes = [int(code) for code in s.legal]
            if not codes:
                continue
            if s.task() == tasks.REACTION:
                reactions += 1
            elif len(codes) > 1:
                asks = asks or decision_of(s).kind
            answer = assumed_answer(s, codes)
            if answer is None:
                break
            AGENDA[s.task()].answer(s, answer)
        who, start = self._who, self._start
        price = int(start.person(who, AP) - s.person(who, AP))
        harm = int(start.person(who, HEALTH) - s.person(who, HEALTH))
        steps = (*stand.steps, code)
        cost = (not is_up(s, who), price, harm, reactions, asks != "", len(steps))
        return Stand(s, steps, cost, asks)

    def _is_worse(self, stand: Stand) -> bool:
        """Whether an arrival is known from which everything can be reached as well; else note this one."""
        s, who = stand.state, self._who
        key = tuple(int(s.person(who, field)) for field in KEPT)
        ap, hp = int(s.person(who, AP)), int(s.person(who, HEALTH))
        known = self._arrivals.setdefault(key, [])
        if any(ap <= its_ap and hp <= its_hp and cost <= stand.cost for its_ap, its_hp, cost in known):
            return True
        known.append((ap, hp, stand.cost))
        return False

    def _note(self, space: int, stand: Stand) -> None:
        if space not in self._best or stand.cost < self._best[space].cost:
            self._best[space] = stand


def _told(s: State, first: int, stand: Stand) -> Way:
    falls, price, harm, reactions, _, _ = stand.cost
    spaces = tuple(s.rules.board.labels[a_of(code)] for code in stand.steps)
    return Way(
        space=spaces[-1],
        load=" ".join(load_name(int(load)) for load in (b_of(first), c_of(first)) if load != FIELD),
        moves=tuple(move_text(s.rules, code) for code in stand.steps),
        spaces=spaces,
        price=price,
        left=int(stand.state.person(_walker(s), AP)),
        harm=harm,
        reactions=reactions,
        asks=stand.asks,
        falls=falls,
    )
