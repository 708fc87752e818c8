"""The helicopter: called by officers, put elsewhere and turned by cards (HC-14.1, HC-14.4, HC-R31)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.hardcity.actions.action import Action
from ashfall.hardcity.figures.people import pay
from ashfall.hardcity.ground.board import MAIN_MAP, NOWHERE
from ashfall.hardcity.ground.moves import CALL, FIELD_A, a_of, move
from ashfall.hardcity.ground.rows import AP, HELICOPTER, LADDER_DOWN
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.trace import HELICOPTER_MOVED


def can_hover(s: State, space: i64) -> bool:
    """Whether the helicopter may be on a space: any one under the open sky, obstacles too (HC-R31)."""
    return s.rules.board.map[space] == MAIN_MAP


def fly_to(s: State, space: i64) -> None:
    """The helicopter goes to a space; its side stays."""
    s.put(HELICOPTER, space)
    s.tell(HELICOPTER_MOVED, space, s.get(LADDER_DOWN))


def offer_flights(s: State, verb: i64) -> None:
    """Offer every space that it would change something to send the helicopter to (HC-R31)."""
    spaces = s.rules.board.under_the_sky
    already: i64 = NOWHERE
    if s.get(LADDER_DOWN) == 0:
        already = s.get(HELICOPTER)
    found = vec[i64](capacity=len(spaces))
    i: i64 = 0
    while i < len(spaces):
        if spaces[i] != already:
            found = append(found, spaces[i])
        i += 1
    s.offer_each(move(verb, 0), FIELD_A, found)


def send_to(s: State, space: i64) -> None:
    """The helicopter is on its way to a space: no ladder (HC-14.1.7)."""
    s.put(LADDER_DOWN, 0)
    fly_to(s, space)


def let_ladder_down(s: State) -> None:
    """The helicopter turns to its ladder side (HC-14.1.3)."""
    s.put(LADDER_DOWN, 1)
    s.tell(HELICOPTER_MOVED, s.get(HELICOPTER), 1)


class CallHelicopter(Action):
    """Call the helicopter to any space, where it is on the way first (HC-14.1.7, HC-14.4.5)."""

    def offer(self, s: State, who: i64) -> None:
        """Every space but the one that it is on the way to already."""
        if not s.rules.has_call_helicopter or s.person(who, AP) < s.rules.call_helicopter_ap:
            return
        offer_flights(s, CALL)

    def carry_out(self, s: State, who: i64, code: i64) -> None:
        """Pay and call it."""
        pay(s, who, s.rules.call_helicopter_ap)
        send_to(s, a_of(code))
