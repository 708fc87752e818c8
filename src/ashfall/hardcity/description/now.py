"""What changes from move to move: figures, things, cards, tracks."""

from __future__ import annotations

from typing import Final

import msgspec

from ashfall.hardcity.content.words import QUESTIONS
from ashfall.hardcity.description.cards import (
    AutoDocNow,
    DeckNow,
    TakeNow,
    ZeroNow,
    describe_autodoc,
    describe_decks,
    describe_dice,
    describe_drawn,
    describe_takes,
    describe_zero,
)
from ashfall.hardcity.description.city import labels_of
from ashfall.hardcity.description.figures import (
    KafarNow,
    MutantNow,
    PersonNow,
    describe_kafar,
    describe_mutants,
    describe_person,
    describe_supply,
)
from ashfall.hardcity.description.things import (
    HelicopterNow,
    LoadNow,
    VehicleNow,
    describe_crates,
    describe_helicopter,
    describe_lids,
    describe_loads,
    describe_tokens,
    describe_vehicles,
    describe_zones,
    tokens_on_map,
)
from ashfall.hardcity.description.under_way import ActsNow, RollNow, describe_acts, describe_roll
from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.holdings import people_in_play
from ashfall.hardcity.ground.state import State

__all__ = ["CityNow", "describe_now"]

PHASES: Final = {
    rows.SETTING_UP: "setting_up",
    rows.EVENT_PHASE: "event",
    rows.OFFICERS_TURN: "officers",
    rows.ZEROS_TURN: "zero",
}


class CityNow(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a seat may know of a table at one moment, and that the next move may change."""

    round: int  # 0 in the set-up
    phase: str  # setting_up, event, officers or zero (also AutoDoc's step)
    order: int  # victory points of the officers
    chaos: int
    kills: int  # the extermination marker
    zones: list[list[str]]  # where mutants may come now, by number from 1; empty: not now
    people: list[PersonNow]
    mutants: list[MutantNow]
    kafar: KafarNow
    supply: dict[str, int]  # figures of mutants that are not on the map, by kind
    tokens: dict[str, int]  # civilians, crates and clouds that are not on the map
    loads: list[LoadNow]
    vehicles: list[VehicleNow]
    crates: list[str]
    boxes: list[str]
    clouds: list[str]
    lids: list[str]  # open, closed or welded, in the order of the manholes
    lamps: list[bool]  # whether each is on
    helicopter: HelicopterNow | None
    roof_open: bool
    takes: list[TakeNow]
    event: int | None  # number of the event card that lies open
    decks: dict[str, DeckNow]  # event, police, civilian, take
    zero: ZeroNow | None  # versus
    autodoc: AutoDocNow | None  # co-op
    dice: list[str]  # of the last roll
    roll: RollNow | None  # that is under way
    acts: ActsNow | None  # versus: what is left to the mutants that act
    drawn: list[str]  # abilities of which an officer keeps one now
    standing: list[list[str]]  # by seat: questions that the rules answer for its player


def describe_now(s: State, knows_hand: bool) -> CityNow:
    """A table at one moment, from the state of a view; the cards of the hand only if its seat knows them."""
    rules = s.rules
    crates, boxes = describe_crates(s)
    event = int(s.get(rows.EVENT))
    return CityNow(
        round=int(s.get(rows.ROUND)),
        phase=PHASES[int(s.get(rows.TURN_OF))],
        order=int(s.get(rows.ORDER)),
        chaos=int(s.get(rows.CHAOS)),
        kills=int(s.get(rows.KILLS)),
        zones=describe_zones(s),
        people=[describe_person(s, who) for who in people_in_play(s)],
        mutants=describe_mutants(s),
        kafar=describe_kafar(s),
        supply=describe_supply(s),
        tokens=describe_tokens(s),
        loads=describe_loads(s),
        vehicles=describe_vehicles(s),
        crates=crates,
        boxes=boxes,
        clouds=labels_of(rules, tokens_on_map(s, rows.CLOUDS_AT, rows.CLOUDS)),
        lids=describe_lids(s),
        lamps=[bool(s.get(rows.LAMPS_AT + lamp)) for lamp in range(int(rules.board.lamps))],
        helicopter=describe_helicopter(s),
        roof_open=bool(s.get(rows.ROOF_OPEN)),
        takes=describe_takes(s),
        event=event + 1 if event >= 0 else None,
        decks=describe_decks(s),
        zero=None if rules.coop else describe_zero(s, knows_hand),
        autodoc=describe_autodoc(s) if rules.coop else None,
        dice=describe_dice(s),
        roll=describe_roll(s),
        acts=describe_acts(s),
        drawn=describe_drawn(s),
        standing=[_standing(s, seat) for seat in range(int(rules.seats))],
    )


def _standing(s: State, seat: int) -> list[str]:
    held = int(s.get(rows.STANDING + seat))
    return [question for number, question in enumerate(QUESTIONS) if held >> number & 1]
