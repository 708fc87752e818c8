"""The search behind `ways`: every walk of one figure, made by the rules on copies of the state.

What stands on the map stays while one figure walks. So of two arrivals on a space with as many steps left,
one that has no less AP and HP and cost no more leads to nothing worse, and the other is dropped.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, final

from mypy_extensions import i64

from ashfall.hardcity.actions.walking import WALKER, Step
from ashfall.hardcity.agenda import AGENDA
from ashfall.hardcity.figures.people import is_up
from ashfall.hardcity.ground.moves import FIELD, GIVE_TO, PASS, STEP, a_of, b_of, c_of, verb_of
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
from ashfall.hardcity.ground.tasks import OFFICER_TURN, REACTION, WALK

NO_TASK: Final = -1
_MOST: Final = 4_000  # arrivals that are looked at; real positions have a tenth of it
_DIGIT: Final = 1024  # each part of a cost is less
_MOVE: Final = Step()


@final
class Arrival:
    """Somebody on the way, after at least one step."""

    def __init__(self, state: State, before: Arrival | None, code: i64) -> None:
        """``code`` is the last step, ``before`` where it was made from."""
        self.state = state
        self.before = before
        self.code = code
        self.length: i64 = 1 if before is None else before.length + 1
        self.reactions: i64 = 0 if before is None else before.reactions
        self.price: i64 = 0  # AP
        self.harm: i64 = 0  # HP
        self.falls = False
        self.asks: i64 = NO_TASK  # the task that asks the officers something
        self.cost: i64 = 0  # all of these in the order in which they count

    def steps(self) -> list[int]:
        """The moves that lead here."""
        found: list[int] = []
        last: Arrival | None = self
        while last is not None:
            found.append(int(last.code))
            last = last.before
        found.reverse()
        return found


def walker(s: State) -> i64:
    """Who steps, where a step is asked for."""
    return s.note_of(WALKER) if s.task() == WALK else s.get(ACTIVE)


def loads_of(code: i64) -> i64:
    """The kinds of what goes along with a step: a civilian may be another one after some spaces (HC-R3)."""
    first: i64 = _kind(b_of(code))
    second: i64 = _kind(c_of(code))
    return first * FIELD + second if first < second else second * FIELD + first


def _kind(load: i64) -> i64:
    return CIVILIANS - 1 if load < CIVILIANS else load


def best_walks(s: State, loads: i64) -> dict[int, Arrival]:
    """By space, the best walk of whoever may step now that takes the same kinds of loads with every step."""
    return _Search(s, loads).run()


@final
class _Search:
    def __init__(self, s: State, loads: i64) -> None:
        self.start = s
        self.loads = loads
        self.who: i64 = walker(s)
        self.depth: i64 = s.get(AGENDA_AT)
        self.best: dict[int, Arrival] = {}
        self.known: list[list[Arrival]] = [[] for _ in range(int(s.rules.board.size))]
        self.queue: list[tuple[int, int, Arrival]] = []  # by cost, then as they came
        self.number: i64 = 0

    def run(self) -> dict[int, Arrival]:
        """Go on from the cheapest arrival until nothing is left."""
        self._go_on(self.start, None)
        while self.queue and self.number < _MOST:
            arrival = heappop(self.queue)[2]
            self._go_on(arrival.state, arrival)
        self.best.pop(int(self.start.person(self.who, PLACE)), None)
        return self.best

    def _go_on(self, s: State, before: Arrival | None) -> None:
        """Every step from here."""
        offers = s.copy()
        offers.forget_legal()
        if s.task() == OFFICER_TURN:
            _MOVE.offer(offers, self.who)  # of all actions only this one
        else:
            AGENDA[s.task()].work(offers)
        i: i64 = 0
        while i < len(offers.legal):
            code: i64 = offers.legal[i]
            if verb_of(code) == STEP and loads_of(code) == self.loads:
                self._step(s, before, code)
            i += 1

    def _step(self, s: State, before: Arrival | None, code: i64) -> None:
        """Make a step and note where it leads, unless something as good is known."""
        arrival = Arrival(s.copy(), before, code)
        AGENDA[s.task()].answer(arrival.state, code)
        self._carry_out(arrival)
        self._judge(arrival)
        if self._is_worse(arrival):
            return
        space: int = int(a_of(code))
        if space not in self.best or arrival.cost < self.best[space].cost:
            self.best[space] = arrival
        if arrival.asks == NO_TASK and not arrival.falls:
            self.known[self._number(arrival, PLACE)].append(arrival)
            self.number += 1
            heappush(self.queue, (int(arrival.cost), int(self.number), arrival))

    def _carry_out(self, arrival: Arrival) -> None:
        """All that a step sets off: nobody reacts or uses anything, who leaves a space takes the harm."""
        s = arrival.state
        while s.get(AGENDA_AT) > self.depth:
            s.forget_legal()
            AGENDA[s.task()].work(s)
            if len(s.legal) == 0:
                continue
            answer: i64 = s.legal[0]
            if s.task() == REACTION:
                arrival.reactions += 1
            elif len(s.legal) > 1:
                if arrival.asks == NO_TASK:
                    arrival.asks = s.task()
                if verb_of(answer) not in (PASS, GIVE_TO):
                    return
            AGENDA[s.task()].answer(s, answer)

    def _judge(self, arrival: Arrival) -> None:
        """What it has cost in all. Falling counts most, then AP, HP, reactions, a question, the length."""
        s = arrival.state
        arrival.falls = not is_up(s, self.who)
        arrival.price = self.start.person(self.who, AP) - s.person(self.who, AP)
        arrival.harm = self.start.person(self.who, HEALTH) - s.person(self.who, HEALTH)
        # Added up, so that AP or HP that somebody got on the way makes it cheaper.
        cost: i64 = 1 if arrival.falls else 0
        cost = cost * _DIGIT + arrival.price
        cost = cost * _DIGIT + arrival.harm
        cost = cost * _DIGIT + arrival.reactions
        cost = cost * 2 + (0 if arrival.asks == NO_TASK else 1)
        arrival.cost = cost * _DIGIT + arrival.length

    def _is_worse(self, arrival: Arrival) -> bool:
        """Whether all that it can lead to can be had as well from another arrival."""
        for other in self.known[self._number(arrival, PLACE)]:
            if other.cost <= arrival.cost and self._is_as_good(other, arrival):
                return True
        return False

    def _is_as_good(self, one: Arrival, other: Arrival) -> bool:
        for field in (STEPS, CAME_BY, USED_ROUND):
            if self._number(one, field) != self._number(other, field):
                return False
        if self._number(one, AP) < self._number(other, AP):
            return False
        return self._number(one, HEALTH) >= self._number(other, HEALTH)

    def _number(self, arrival: Arrival, field: i64) -> i64:
        return arrival.state.person(self.who, field)
