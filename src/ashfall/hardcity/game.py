"""The engine's door: go on to the next decision, carry a move out, play at random."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.agenda import AGENDA
from ashfall.hardcity.ground.moves import END_TURN, verb_of
from ashfall.hardcity.ground.rows import FREE_LEVEL, STANDING
from ashfall.hardcity.ground.state import State, is_in
from ashfall.hardcity.ground.tasks import LEVEL_UP
from ashfall.hardcity.standing import change_setting, is_setting, standing_answer
from ashfall.table.random import Stream

MOST_STEPS: Final = 50_000  # of the agenda between two decisions; only a forged state takes so many


def go_on(s: State) -> None:
    """Work the agenda off until somebody must choose or the game is over.

    A lone answer is given at once (HC-R2), unless that would tell something hidden (HC-R38). So is one that a
    player leaves to the rules (HC-R70).
    """
    s.forget_legal()
    steps: i64 = 0
    while not s.is_over():
        steps += 1
        if steps > MOST_STEPS:
            raise OverflowError("the agenda never comes to an end")
        if s.get(FREE_LEVEL) > 0 and s.task() != LEVEL_UP:  # one level after the other (HC-R23)
            s.put(FREE_LEVEL, s.get(FREE_LEVEL) - 1)
            s.plan(LEVEL_UP)
        task = AGENDA[s.task()]
        task.work(s)
        n: i64 = len(s.legal)
        if n > 1 or (n == 1 and task.is_secret(s)):
            if s.get(STANDING + s.chooser) == 0 or not _answer_by_rule(s):
                return
        elif n == 1:
            code: i64 = s.legal[0]
            s.forget_legal()
            task.answer(s, code)
    s.forget_legal()
    s.chooser = 0  # nobody's turn any more


def _answer_by_rule(s: State) -> bool:
    """Give the answer that the player who chooses leaves to the rules; whether there is one."""
    code: i64 = standing_answer(s)
    if code < 0:
        return False
    s.forget_legal()
    AGENDA[s.task()].answer(s, code)
    return True


def push(s: State, code: i64) -> None:
    """Carry out a legal move, or a setting, and whatever follows without a choice."""
    if verb_of(code) > END_TURN:
        change_setting(s, code)
        if _answer_by_rule(s):
            go_on(s)
        return
    AGENDA[s.task()].answer(s, code)
    go_on(s)


def is_legal(s: State, code: i64) -> bool:
    """Whether ``code`` is one of the legal moves, or a setting of whoever chooses."""
    if verb_of(code) > END_TURN:
        return is_setting(s, code)
    return is_in(s.legal, code)


def playout(s: State, stream: Stream, limit: i64) -> i64:
    """Play random legal moves until the game is over or ``limit`` moves are made; how many were made."""
    n: i64 = 0
    while not s.is_over() and n < limit:
        push(s, s.legal[stream.below(len(s.legal))])
        n += 1
    return n


def copies(s: State, count: i64) -> i64:
    """Copy a state ``count`` times; the sum of their sizes keeps the work honest."""
    total: i64 = 0
    i: i64 = 0
    while i < count:
        total += len(s.copy().row)
        i += 1
    return total
