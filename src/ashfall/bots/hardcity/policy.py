"""The rules that a good player follows, as one number for each legal move: for both sides, in both modes."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.bots.hardcity.choices import answer_worth
from ashfall.bots.hardcity.fields import way_to_errand, way_to_safety
from ashfall.bots.hardcity.officer_moves import Duty
from ashfall.bots.hardcity.outlook import Outlook, hazard_at
from ashfall.bots.hardcity.zero_cards import turn_worth
from ashfall.bots.hardcity.zero_moves import Plot
from ashfall.hardcity.actions.shots import SHOOTER
from ashfall.hardcity.actions.walking import WALKER
from ashfall.hardcity.game import push
from ashfall.hardcity.ground.moves import (
    ATTACK,
    CHOOSE_ZONE,
    CLOUD,
    DEPLOY,
    DROP_BARREL,
    LEAVE_MAP,
    MANHOLE,
    MOVE_MUTANT,
    PASS,
    STAND,
    a_of,
    verb_of,
)
from ashfall.hardcity.ground.rows import ACTIVE, PLACE
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import (
    CROWBAR_TASK,
    NUDGE,
    OFFICER_TURN,
    ROUND_TASK,
    SHOOT,
    WALK,
    ZERO_TURN,
)
from ashfall.hardcity.officers.crowbar import USER
from ashfall.table.random import Stream

_MUTANTS: Final = vec[i64]([ATTACK, MOVE_MUTANT, DEPLOY, STAND, LEAVE_MAP, DROP_BARREL, CLOUD])


def scores(s: State) -> vec[float]:
    """What each legal move is worth to the one who chooses, in victory points or parts of one."""
    task: i64 = s.task()
    if task == OFFICER_TURN:
        return _by_duty(s, s.get(ACTIVE))
    if task == WALK:
        return _by_duty(s, s.note_of(WALKER))
    if task == SHOOT:
        return _by_duty(s, s.note_of(SHOOTER))
    if task == CROWBAR_TASK:
        return _by_duty(s, s.note_of(USER))
    if task == ROUND_TASK:
        return _who_acts(s)
    if task == ZERO_TURN:
        return _by_cards(s)
    if _is_about_mutants(s):
        return _by_plot(s, s.rules.coop or task == NUDGE)
    found = vec[float]()
    i: i64 = 0
    while i < len(s.legal):
        found = append(found, answer_worth(s, s.legal[i]))
        i += 1
    return found


def _by_duty(s: State, who: i64) -> vec[float]:
    duty = Duty(s, who)
    found = vec[float]()
    i: i64 = 0
    while i < len(s.legal):
        found = append(found, duty.score(s.legal[i]))
        i += 1
    return found


def _who_acts(s: State) -> vec[float]:
    """Who is in danger or close to the end of an errand acts first."""
    safety = way_to_safety(s)
    found = vec[float]()
    i: i64 = 0
    while i < len(s.legal):
        who: i64 = a_of(s.legal[i])
        here: i64 = s.person(who, PLACE)
        left: i64 = way_to_errand(s, who, safety)[here]
        found = append(found, 0.3 * hazard_at(s, here) - 0.1 * float(left))
        i += 1
    return found


def _by_cards(s: State) -> vec[float]:
    outlook = Outlook(s)
    found = vec[float]()
    i: i64 = 0
    while i < len(s.legal):
        found = append(found, turn_worth(s, outlook, s.legal[i]))
        i += 1
    return found


def _is_about_mutants(s: State) -> bool:
    """Whether the choice is what mutants do next."""
    i: i64 = 0
    while i < len(s.legal):
        verb: i64 = verb_of(s.legal[i])
        k: i64 = 0
        while k < len(_MUTANTS):
            if _MUTANTS[k] == verb:
                return True
            k += 1
        if verb != PASS and verb != CHOOSE_ZONE and verb != MANHOLE:
            return False
        i += 1
    return False


def _by_plot(s: State, against: bool) -> vec[float]:
    """For Doctor Zero; the officers, who choose by the golden rule, want the opposite."""
    plot = Plot(s)
    found = vec[float]()
    i: i64 = 0
    while i < len(s.legal):
        worth: float = plot.score(s.legal[i])
        if against:
            worth = -worth
        found = append(found, worth)
        i += 1
    return found


def best_move(s: State, stream: Stream, blur: float) -> i64:
    """The legal move that is worth most; ``blur`` adds chance, and among equals chance decides."""
    worth = scores(s)
    best: i64 = s.legal[0]
    top: float = -1000.0
    i: i64 = 0
    while i < len(worth):
        value: float = worth[i] + (blur + 0.001) * float(stream.below(1000)) / 1000.0
        if value > top:
            top = value
            best = s.legal[i]
        i += 1
    return best


def play_on(s: State, stream: Stream, blur: float, limit: i64) -> i64:
    """Let both sides follow the rules for so many decisions, or to the end; how many were made."""
    n: i64 = 0
    while n < limit and not s.is_over():
        push(s, best_move(s, stream, blur))
        n += 1
    return n
