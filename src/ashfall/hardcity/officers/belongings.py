"""What officers do with what they carry: pass equipment on, reload (HC-5.11, HC-5.14)."""

from __future__ import annotations

from mypy_extensions import i64

from ashfall.hardcity.actions.action import Action
from ashfall.hardcity.figures.people import is_there, pay
from ashfall.hardcity.ground.moves import HAND_OVER, RELOAD, TAKE_OVER, a_of, b_of, move
from ashfall.hardcity.ground.rows import AP, GEAR, KINDS_OF_GEAR, OFFICERS, OUT_OF_AMMO, PLACE
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.trace import GEAR_PASSED, RELOADED


class HandOver(Action):
    """Give a card to another officer on the same space (HC-5.11)."""

    def offer(self, s: State, who: i64) -> None:
        """Every card, to everybody here."""
        if s.person(who, AP) < s.rules.pass_ap:
            return
        other: i64 = 0
        while other < OFFICERS:
            if other != who and is_there(s, other, s.person(who, PLACE)):
                _offer_cards(s, HAND_OVER, who, other)
            other += 1

    def carry_out(self, s: State, who: i64, code: i64) -> None:
        """Pay and give it."""
        pay(s, who, s.rules.pass_ap)
        _pass_card(s, who, b_of(code), a_of(code))


class TakeOver(Action):
    """Take a card from another officer on the same space (HC-5.11)."""

    def offer(self, s: State, who: i64) -> None:
        """Every card of everybody here; a stunned officer gives none (HC-10.2)."""
        if s.person(who, AP) < s.rules.pass_ap:
            return
        other: i64 = 0
        while other < OFFICERS:
            if other != who and is_there(s, other, s.person(who, PLACE)):
                _offer_cards(s, TAKE_OVER, other, other)
            other += 1

    def carry_out(self, s: State, who: i64, code: i64) -> None:
        """Pay and take it."""
        pay(s, who, s.rules.pass_ap)
        _pass_card(s, b_of(code), who, a_of(code))


def _offer_cards(s: State, verb: i64, owner: i64, other: i64) -> None:
    """Offer to pass each card of its owner; the move names the other officer."""
    card: i64 = 0
    while card < KINDS_OF_GEAR:
        if s.person(owner, GEAR + card) > 0:
            s.offer(move(verb, card, other))
        card += 1


def _pass_card(s: State, giver: i64, taker: i64, card: i64) -> None:
    s.set_person(giver, GEAR + card, s.person(giver, GEAR + card) - 1)
    s.set_person(taker, GEAR + card, s.person(taker, GEAR + card) + 1)
    s.tell(GEAR_PASSED, giver, taker, card)


class Reload(Action):
    """Get rid of the own out-of-ammo marker (HC-5.14)."""

    def offer(self, s: State, who: i64) -> None:
        """While it lies there."""
        if s.person(who, OUT_OF_AMMO) != 0 and s.person(who, AP) >= s.rules.reload_ap:
            s.offer(move(RELOAD))

    def carry_out(self, s: State, who: i64, code: i64) -> None:
        """Pay and load."""
        pay(s, who, s.rules.reload_ap)
        s.set_person(who, OUT_OF_AMMO, 0)
        s.tell(RELOADED, who)
