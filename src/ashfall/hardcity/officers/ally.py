"""Fang, the officers' ally: once in each officer's turn he goes and bites (HC-3.3, HC-17.4.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.actions.action import Action
from ashfall.hardcity.actions.blows import begin_blow
from ashfall.hardcity.actions.walking import walk
from ashfall.hardcity.figures.people import is_up, pay
from ashfall.hardcity.ground.moves import ALLY, move
from ashfall.hardcity.ground.rows import AP, FANG
from ashfall.hardcity.ground.state import State

_NO_ABILITY: Final = -1
SENT: Final = 2  # the number of the officer's turn that is 1 when he has been sent in it


class SendFang(Action):
    """Pay for Fang: he goes some spaces, or none, and then stuns a mutant where he stops."""

    def offer(self, s: State, who: i64) -> None:
        """Once in a turn, while he is in play."""
        if is_up(s, FANG) and s.note_of(SENT) == 0 and s.person(who, AP) >= s.rules.fang_ap:
            s.offer(move(ALLY))

    def carry_out(self, s: State, who: i64, code: i64) -> None:
        """The blow comes after the walk, so it is planned before."""
        s.keep(SENT, 1)
        pay(s, who, s.rules.fang_ap)
        begin_blow(s, FANG, s.rules.fang_stuns, _NO_ABILITY)
        walk(s, FANG, s.rules.fang_move)
