"""All that may come of a move by the dice, with exact chances: the rules play it on from every throw.

A branch ends where somebody must really choose, or where a card would be drawn. Small questions on the way
are answered in a fixed manner (`ASSUMED`): this is the base from which people may decide otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final

from ashfall.hardcity.actions.reactions import ACTOR, TRIGGER
from ashfall.hardcity.actions.rolls import NUMBER_OF_DICE, ROOM, is_unrolled, lay_dice
from ashfall.hardcity.actions.spread import KIND, takes
from ashfall.hardcity.agenda import AGENDA
from ashfall.hardcity.events.reading import read_events
from ashfall.hardcity.ground import tasks
from ashfall.hardcity.ground.moves import DIE, END_TURN, GIVE_TO, PASS, PAY_SKULLS, a_of, verb_of
from ashfall.hardcity.ground.rows import DICE, FREE_LEVEL, KAFAR
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.trace import Trace
from ashfall.hardcity.telling.decisions import decision_of
from ashfall.table.contract import Event

__all__ = ["Branch", "branches_of", "throws"]

# Tasks that only carry out what has been chosen. Whatever else comes next is another matter.
CARRIED_OUT: Final = frozenset(
    {
        tasks.ASSIGN_ATTACK,
        tasks.BLOW,
        tasks.CIVILIAN_HIT,
        tasks.CROWBAR_TASK,
        tasks.FIGHT,
        tasks.FIRST_AID_TASK,
        tasks.LEAVING,
        tasks.NO_WARNING_TASK,
        tasks.NUDGE,
        tasks.REACTION,
        tasks.ROLL_DICE,
        tasks.SHOOT,
        tasks.SHOT,
        tasks.SPARE_MUTANT,
        tasks.SPREAD,
        tasks.TAKE_EFFECT,
        tasks.USE_ON_SPACE,
        tasks.WELDING,
    }
)
# Questions on the way that are answered with the first move that is offered, if it is one of these: nobody
# rolls again or pays for skulls, no ability or take is used, nobody reacts, and who leaves a space takes the
# harm. Damage is spread so that it kills most.
ASSUMED: Final[dict[int, tuple[int, ...]]] = {
    tasks.BLOW: (PASS,),
    tasks.CIVILIAN_HIT: (PASS,),
    tasks.LEAVING: (GIVE_TO,),
    tasks.NO_WARNING_TASK: (PASS,),
    tasks.NUDGE: (PASS,),
    tasks.REACTION: (PASS,),
    tasks.ROLL_DICE: (PASS, PAY_SKULLS),
    tasks.SHOT: (PASS,),
}
NO_DIE: Final = -1


@dataclass(slots=True)
class Branch:
    """One way in which a move may end."""

    state: State
    chance: Fraction
    rolled: bool  # whether the dice that lie there belong to it
    events: list[Event]
    triggers: list[tuple[int, int]]  # what Doctor Zero may react to on the way, and who set it off
    asks: str = ""  # the kind of decision that comes next, if the move is not done yet


def branches_of(s: State, code: int) -> list[Branch]:
    """All ways in which a legal move may end; the state of a view is enough."""
    ends: list[Branch] = []
    for start in _starts(s, code):
        ends += _ends_of(start)
    return ends


def throws(faces: list[int], dice: int) -> list[tuple[tuple[int, ...], Fraction]]:
    """What so many dice may show, lowest face first, each with its chance."""
    found = []
    for shown in combinations_with_replacement(sorted(set(faces)), dice):
        orders = factorial(dice) // prod(factorial(shown.count(face)) for face in set(shown))
        ways = orders * prod(faces.count(face) for face in shown)
        found.append((shown, Fraction(ways, len(faces) ** dice)))
    return found


def _starts(s: State, code: int) -> Iterator[Branch]:
    """The move is made; one die that is rolled again may show any face."""
    shown = throws(_faces(s), 1) if verb_of(code) == DIE else [((), Fraction(1))]
    for dice, chance in shown:
        start = Branch(_fresh(s), chance, s.task() == tasks.ROLL_DICE, [], [])
        if verb_of(code) <= END_TURN:  # a setting does nothing by itself
            AGENDA[s.task()].answer(start.state, code)
        for face in dice:
            start.state.put(DICE + a_of(code), face)
        yield start


def _fresh(s: State) -> State:
    """A copy that notes what happens from now on."""
    twin = s.copy()
    twin.forget_legal()
    twin.trace = Trace()
    return twin


def _faces(s: State) -> list[int]:
    return [int(face) for face in s.rules.faces]


def _ends_of(branch: Branch) -> Iterator[Branch]:
    """Play a branch on to all its ends."""
    s = branch.state
    while not s.is_over() and s.get(FREE_LEVEL) == 0 and s.task() in CARRIED_OUT:
        if is_unrolled(s):
            yield from _thrown(branch)
            return
        s.forget_legal()
        AGENDA[s.task()].work(s)
        if not len(s.legal):
            continue
        code = _answer(s, [int(code) for code in s.legal])
        if code is None:
            branch.asks = decision_of(s).kind
            break
        if s.task() == tasks.REACTION:
            branch.triggers.append((int(s.note_of(TRIGGER)), int(s.note_of(ACTOR))))
        s.forget_legal()
        AGENDA[s.task()].answer(s, code)
    branch.events += _told(s)
    yield branch


def _told(s: State) -> list[Event]:
    return [] if s.trace is None else read_events(s.rules, s.trace)


def _thrown(branch: Branch) -> Iterator[Branch]:
    """The branch with everything that the dice may show."""
    before = branch.events + _told(branch.state)
    for shown, chance in throws(_faces(branch.state), int(branch.state.note_of(NUMBER_OF_DICE))):
        twin = _fresh(branch.state)
        lay_dice(twin, *shown, *[NO_DIE] * (ROOM - len(shown)))
        yield from _ends_of(Branch(twin, branch.chance * chance, True, list(before), list(branch.triggers)))


def _answer(s: State, codes: list[int]) -> int | None:
    """The answer to a question on the way, None if somebody must really choose."""
    task = int(s.task())
    if len(codes) == 1:
        return codes[0]
    if task == tasks.SPREAD:
        return min(codes, key=lambda code: _last_to_hit(s, a_of(code)))
    if task in ASSUMED and verb_of(codes[0]) in ASSUMED[task]:
        return codes[0]
    return None


def _last_to_hit(s: State, m: int) -> tuple[bool, int, int]:
    """The order in which most mutants die, and most of the others are stunned: KAFAR takes what is left."""
    return m == KAFAR, int(takes(s, m, s.note_of(KIND))), m
