"""The set-up of a match: piles, people, tokens (HC-3)."""

from __future__ import annotations

from mypy_extensions import i64

from ashfall.hardcity.figures.loads import place_crate
from ashfall.hardcity.ground.board import NOWHERE
from ashfall.hardcity.ground.cards import CIVILIAN_CAR, POLICE_DECK, TOUGHER
from ashfall.hardcity.ground.rows import (
    ABILITIES,
    ACTIVE,
    AP,
    BARRELS,
    BATTERY,
    CAME_BY,
    CAR_AT,
    CAR_NOSE,
    CARDS,
    CHAOS_PILE,
    CIVIL,
    CIVILIANS,
    CLAPPER,
    CLOUDS,
    CLOUDS_AT,
    CRATES,
    CRATES_AT,
    DICE,
    EVENT,
    EVENTS,
    FANG,
    HEALTH,
    HELICOPTER,
    IN_PLAY,
    INSIDE,
    LADDER_DOWN,
    LAMPS_AT,
    LAST_ACTION,
    LEADER,
    LIDS_AT,
    LOADS,
    LOADS_AT,
    MACHINE,
    MARKERS_AT,
    MAYOR,
    MOST,
    MUTANTS,
    MUTANTS_AT,
    OFFICERS,
    OPEN_LID,
    PEOPLE,
    PILE,
    PLACE,
    POLICE,
    POOL,
    ROADBLOCK,
    SETTING_UP,
    SUPPLY,
    TAKE_ROW,
    TAKES,
    TURN_OF,
)
from ashfall.hardcity.ground.rules import AT_S, AT_S_AND_P, BIT, Rules
from ashfall.hardcity.ground.state import State, new_state
from ashfall.hardcity.ground.tasks import ALLY_START, FEWER_BARRELS, OPENING, ROUND_TASK
from ashfall.table.random import Stream


def deal(rules: Rules, stream: Stream, officers: list[int], leaders: list[int], ally: bool) -> State:
    """A match before its opening. Officers by number, and the seat that leads each."""
    s = new_state(rules)
    s.reseed(stream.a, stream.b, stream.c, stream.d)
    _clear(s)
    _make_piles(s)
    i: i64 = 0
    while i < len(officers):
        _add_officer(s, officers[i], leaders[i])
        i += 1
    if ally:
        _add_ally(s)
    _lay_out(s)
    _stand_at_start(s, officers)
    s.plan(ROUND_TASK)
    if ally:
        s.plan(ALLY_START)
    s.plan(OPENING)
    if rules.has_roof_barrels:
        _take_barrels_away(s)
    return s


def _take_barrels_away(s: State) -> None:
    """Episodes of a campaign that were won leave fewer barrels on the roof, at most all of them (HC-11.5)."""
    fewer: i64 = min(s.rules.campaign * s.rules.roof_barrels_per_win, s.rules.roof_barrels)
    if fewer > 0:
        s.plan(FEWER_BARRELS, fewer)


def _clear(s: State) -> None:
    """Nothing is on the map, nobody has acted."""
    for field in (ACTIVE, CLAPPER, HELICOPTER, ROADBLOCK, LAST_ACTION, EVENT, CAR_AT, CAR_NOSE):
        s.put(field, -1)
    s.put(TURN_OF, SETTING_UP)
    _fill(s, DICE, 4, -1)
    _fill(s, MUTANTS_AT, MUTANTS, -1)
    _fill(s, LOADS_AT, LOADS, SUPPLY)
    _fill(s, CRATES_AT, CRATES, -1)
    _fill(s, CLOUDS_AT, CLOUDS, -1)
    _fill(s, MARKERS_AT, PILE, -1)
    who: i64 = 0
    while who < PEOPLE:
        s.set_person(who, PLACE, -1)
        s.set_person(who, CAME_BY, -1)
        who += 1


def _fill(s: State, start: i64, count: i64, value: i64) -> None:
    i: i64 = 0
    while i < count:
        s.row[start + i] = value
        i += 1


def _make_piles(s: State) -> None:
    """All piles, shuffled; the opening lies open in the row of takes (HC-3.1)."""
    rules = s.rules
    copies = rules.auto_copies if rules.coop else rules.chaos_copies
    card: i64 = 0
    while card < len(copies):
        _put_copies(s, CHAOS_PILE, card, copies[card])
        card += 1
    card = 0
    while card < len(rules.gear_copies):
        _put_copies(
            s, POLICE if rules.gear_deck[card] == POLICE_DECK else CIVIL, card, rules.gear_copies[card]
        )
        card += 1
    card = 0
    while card < len(rules.event_crates):
        s.put_card(EVENTS, card)
        card += 1
    card = 0
    while card < len(rules.takes):
        s.put_card(TAKES, rules.takes[card])
        card += 1
    s.put_card(TAKE_ROW, rules.opening)
    card = TOUGHER
    while card < len(rules.ability_owner) - OFFICERS:
        s.put_card(ABILITIES + rules.ability_owner[card], card)
        card += 1
    for pile in (CHAOS_PILE, POLICE, CIVIL, EVENTS, TAKES):
        s.shuffle(pile)
    who: i64 = 0
    while who < OFFICERS:
        s.shuffle(ABILITIES + who)
        who += 1


def _put_copies(s: State, pile: i64, card: i64, copies: i64) -> None:
    while copies > 0:
        s.put_card(pile, card)
        copies -= 1


def _add_officer(s: State, who: i64, leader: i64) -> None:
    """An officer with full HP and AP and the ability of the sheet (HC-3.1)."""
    s.set_person(who, IN_PLAY, 1)
    s.set_person(who, HEALTH, s.rules.officer_health[who])
    s.set_person(who, MOST, s.rules.officer_health[who])
    s.set_person(who, POOL, s.rules.officer_ap)
    s.set_person(who, AP, s.rules.officer_ap)
    s.set_person(who, LEADER, leader)
    s.set_person(who, CARDS, BIT[len(s.rules.ability_owner) - OFFICERS + who])


def _add_ally(s: State) -> None:
    s.set_person(FANG, IN_PLAY, 1)
    s.set_person(FANG, HEALTH, s.rules.fang_hp)
    s.set_person(FANG, MOST, s.rules.fang_hp)


def _lay_out(s: State) -> None:
    """Everything that the layout of the episode puts on the map (HC-14)."""
    rules = s.rules
    s.put(HELICOPTER, rules.helicopter_start)
    s.put(LADDER_DOWN, 1 if rules.helicopter_ladder else 0)
    s.put(MACHINE, 1 if rules.has_machine else 0)
    i: i64 = 0
    while i < len(rules.mutant_start):
        s.row[MUTANTS_AT + i] = rules.mutant_start[i]
        i += 1
    i = 0
    while i < len(rules.boxes):
        place_crate(s, rules.boxes[i], 1)
        i += 1
    i = 0
    while i < len(rules.manhole_space):
        s.row[LIDS_AT + i] = OPEN_LID
        i += 1
    i = 0
    while i < rules.board.lamps:
        s.row[LAMPS_AT + i] = 1
        i += 1
    if rules.has_battery:
        s.row[LOADS_AT + BATTERY] = rules.battery_start
    _lay_out_barrels(s)
    _fill_vehicles(s)


def _lay_out_barrels(s: State) -> None:
    """Barrels on the map, on the roof and on the truck."""
    rules = s.rules
    barrel: i64 = BARRELS
    i: i64 = 0
    while i < len(rules.barrel_start):
        s.row[LOADS_AT + barrel] = rules.barrel_start[i]
        barrel += 1
        i += 1
    i = 0
    while i < rules.roof_barrels:
        s.row[LOADS_AT + barrel] = rules.roof_barrel_start[i]
        barrel += 1
        i += 1
    i = 0
    while i < rules.barrels_on_truck:
        s.row[LOADS_AT + barrel] = INSIDE - rules.truck
        barrel += 1
        i += 1


def _fill_vehicles(s: State) -> None:
    """Civilians in cars and the bus, the mayor in her limousine."""
    rules = s.rules
    civilian: i64 = 0
    vehicle: i64 = 0
    while vehicle < rules.board.vehicles:
        inside: i64 = 0
        if rules.board.kind[vehicle] == CIVILIAN_CAR:
            inside = rules.civilians_per_car
        elif vehicle == rules.bus and rules.has_bus:
            inside = rules.civilians_on_bus
        while inside > 0 and civilian < CIVILIANS:
            s.row[LOADS_AT + civilian] = INSIDE - vehicle
            civilian += 1
            inside -= 1
        vehicle += 1
    if rules.has_mayor and rules.limousine != NOWHERE:
        s.row[LOADS_AT + MAYOR] = INSIDE - rules.limousine


def _stand_at_start(s: State, officers: list[int]) -> None:
    """Officers on S, some of them on P; a police car brings them by the opening."""
    i: i64 = 0
    while i < len(officers):
        if s.rules.start_at == AT_S or (s.rules.start_at == AT_S_AND_P and i < s.rules.officers_on_s):
            s.set_person(officers[i], PLACE, s.rules.start)
        elif s.rules.start_at == AT_S_AND_P:
            s.set_person(officers[i], PLACE, s.rules.pier)
        i += 1
