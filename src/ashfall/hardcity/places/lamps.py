"""Lamps: switched at the start of a round and by takes (HC-14.5.2, HC-17.9.17)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.figures.people import is_small_team
from ashfall.hardcity.ground.moves import LAMP, PASS, a_of, move, verb_of
from ashfall.hardcity.ground.rows import LAMPS_AT
from ashfall.hardcity.ground.rules import BIT
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import Task, ask_zero
from ashfall.hardcity.ground.trace import LAMP_SWITCHED

SWITCHED: Final = 2  # number of the event step: the set of lamps switched in it


def switch_lamp(s: State, lamp: i64) -> None:
    """Switch a lamp on or off."""
    s.row[LAMPS_AT + lamp] = 1 - s.row[LAMPS_AT + lamp]
    s.tell(LAMP_SWITCHED, lamp, s.row[LAMPS_AT + lamp])


def has_light(s: State) -> bool:
    """Whether any lamp is on."""
    return _lamps_on(s) > 0


def offer_lit(s: State) -> None:
    """Offer the lamps that are on."""
    lamp: i64 = 0
    while lamp < s.rules.board.lamps:
        if s.row[LAMPS_AT + lamp] != 0:
            s.offer(move(LAMP, lamp))
        lamp += 1


class SetLamps(Task):
    """Lamps are switched, each at most once, until the right number is on (HC-14.5.2).

    Doctor Zero does it; in co-op the officers do.
    """

    def work(self, s: State) -> None:
        """Offer the lamps from which the number can still be reached, and to stop when it is."""
        ask_zero(s)
        if _lamps_on(s) == _wanted(s):
            s.offer(move(PASS))
        lamp: i64 = 0
        while lamp < s.rules.board.lamps:
            if s.note_of(SWITCHED) & BIT[lamp] == 0 and _leads_on(s, lamp):
                s.offer(move(LAMP, lamp))
            lamp += 1

    def answer(self, s: State, code: i64) -> None:
        """Stop, or switch one."""
        if verb_of(code) == PASS:
            s.finish()
            return
        s.keep(SWITCHED, s.note_of(SWITCHED) | BIT[a_of(code)])
        switch_lamp(s, a_of(code))


def _wanted(s: State) -> i64:
    """How many lamps are to be on (HC-14.5.2)."""
    wanted: i64 = s.rules.lamps_on_coop if s.rules.coop else s.rules.lamps_on_versus
    if is_small_team(s):
        wanted -= min(s.rules.lamps_less, wanted)
    return wanted if wanted < s.rules.board.lamps else s.rules.board.lamps


def _lamps_on(s: State) -> i64:
    n: i64 = 0
    lamp: i64 = 0
    while lamp < s.rules.board.lamps:
        n += s.row[LAMPS_AT + lamp]
        lamp += 1
    return n


def _leads_on(s: State, switched: i64) -> bool:
    """Whether the right number can still be reached after this lamp; those switched before stay."""
    least: i64 = 1 - s.row[LAMPS_AT + switched]
    free: i64 = 0
    lamp: i64 = 0
    while lamp < s.rules.board.lamps:
        if lamp != switched:
            if s.note_of(SWITCHED) & BIT[lamp] == 0:
                free += 1
            else:
                least += s.row[LAMPS_AT + lamp]
        lamp += 1
    return least <= _wanted(s) <= least + free
