"""Using equipment as an action of a turn (HC-5.12, HC-16.18)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ashfall.hardcity.actions.action import Action
from ashfall.hardcity.figures.decks import put_away
from ashfall.hardcity.figures.people import pay
from ashfall.hardcity.ground.cards import (
    BAT,
    BOOMBOX,
    CROWBAR,
    DONUTS,
    EXTINGUISHER,
    FIRST_AID,
    FLAMETHROWER,
    FLASHBANG,
    GRENADE,
    RIOT_SHIELD,
    SHOTGUN,
    SKATEBOARD,
    SPARE_MAGAZINE,
    THERMOS,
)
from ashfall.hardcity.ground.moves import USE, a_of, move
from ashfall.hardcity.ground.rows import AP, GEAR
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.trace import GEAR_USED
from ashfall.hardcity.officers.crowbar import Crowbar
from ashfall.hardcity.officers.gear_effects import (
    Bat,
    Boombox,
    Donuts,
    Extinguisher,
    FirstAid,
    Gear,
    RiotShield,
    Shotgun,
    Skateboard,
    SpareMagazine,
    Thermos,
)
from ashfall.hardcity.officers.throws import Throw

_ALL: Final = vec[Gear](  # by the number of the card
    [
        Throw(FLAMETHROWER),
        Shotgun(SHOTGUN),
        FirstAid(FIRST_AID),
        Throw(FLASHBANG),
        RiotShield(RIOT_SHIELD),
        Throw(GRENADE),
        SpareMagazine(SPARE_MAGAZINE),
        Bat(BAT),
        Donuts(DONUTS),
        Thermos(THERMOS),
        Skateboard(SKATEBOARD),
        Extinguisher(EXTINGUISHER),
        Boombox(BOOMBOX),
        Crowbar(CROWBAR),
    ]
)


class UseGear(Action):
    """Use an equipment card, then it is gone; what it grants is free (HC-5.12)."""

    def offer(self, s: State, who: i64) -> None:
        """Offer every card that would do something."""
        if s.person(who, AP) < s.rules.use_ap:
            return
        card: i64 = 0
        while card < len(_ALL):
            if s.person(who, GEAR + card) > 0 and _ALL[card].is_useful(s, who):
                s.offer(move(USE, card))
            card += 1

    def carry_out(self, s: State, who: i64, code: i64) -> None:
        """Pay, discard and resolve."""
        card: i64 = a_of(code)
        pay(s, who, s.rules.use_ap)
        s.set_person(who, GEAR + card, s.person(who, GEAR + card) - 1)
        if card != RIOT_SHIELD:  # that one stays in use until the event phase (HC-17.10.5)
            put_away(s, card)
        s.tell(GEAR_USED, who, card)
        _ALL[card].work(s, who)
