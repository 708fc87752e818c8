"""What an audience sees of a game of Hard City at one moment.

There are two audiences: Doctor Zero, who sees his hand, and everybody else. A sight is made from the view of
its audience and from nothing else, so nothing that is hidden from them can get into it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Final

from ashfall.hardcity.content import load_content
from ashfall.hardcity.content.words import (
    AUTO_SPECIALS,
    FACES,
    GRIDS,
    LABELS,
    SCORES,
    VEHICLES,
    VERSUS_SPECIALS,
)
from ashfall.hardcity.figures.deploying import zone_spaces, zones
from ashfall.hardcity.figures.ways import is_door
from ashfall.hardcity.files.audit_frames import cards_being_resolved
from ashfall.hardcity.files.notation import load_name, mutant_name, vehicle_name
from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.holdings import (
    abilities_of,
    cards_in,
    equipment_of,
    people_in_play,
    person_key,
    used_abilities_of,
)
from ashfall.hardcity.ground.masks import LEARNER
from ashfall.hardcity.ground.rules import Rules
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import LEVEL_UP
from ashfall.hardcity.match import Match
from ashfall.hardcity.telling.sentences import decision_phrase, move_phrase, outcome_phrase, title_phrase
from ashfall.hardcity.view import Table, View
from ashfall.server.contract import Audience
from ashfall.server.hardcity.shapes import (
    AbilitySight,
    AutoDocSight,
    CityMap,
    CitySight,
    DeckSight,
    HelicopterSight,
    KafarSight,
    LampSight,
    LoadSight,
    ManholeSight,
    MutantSight,
    PersonSight,
    QueuedSight,
    TakeSight,
    VehicleSight,
    ZeroSight,
)
from ashfall.server.shapes import Answer, DecisionSight, OutcomeSight

__all__ = ["OFFICERS", "ZERO", "audience_of", "audiences_of", "choices_of", "sight_of", "view_of"]

OFFICERS: Final = "officers"  # spectators, too
ZERO: Final = "zero"

MAPS_KEPT: Final = 64
PHASES: Final = {
    rows.SETTING_UP: "setting_up",
    rows.EVENT_PHASE: "event",
    rows.OFFICERS_TURN: "officers",
    rows.ZEROS_TURN: "zero",
}
KAFAR_PLACES: Final = {rows.NOT_YET: "not_yet", rows.ON_MAP: "on_map", rows.DEAD: "dead"}
DECKS: Final = {
    "event": (rows.EVENTS, rows.EVENTS_DISCARDS),
    "police": (rows.POLICE, rows.POLICE_DISCARDS),
    "civilian": (rows.CIVIL, rows.CIVIL_DISCARDS),
    "take": (rows.TAKES, None),
}


def audiences_of(match: Match) -> tuple[Audience, ...]:
    """All audiences of a match; without Doctor Zero there is nothing to hide from anybody."""
    return (OFFICERS, ZERO) if match.state.rules.zero >= 0 else (OFFICERS,)


def audience_of(match: Match, seats: Collection[int]) -> Audience:
    """That of somebody who has these seats; of a spectator without any."""
    return ZERO if int(match.state.rules.zero) in seats else OFFICERS


def view_of(match: Match, audience: Audience) -> View:
    """All that an audience may know."""
    return match.view(int(match.state.rules.zero) if audience == ZERO else None)


def sight_of(match: Match, audience: Audience) -> CitySight:
    """What an audience sees, made from its view alone."""
    return _sight(view_of(match, audience))


def choices_of(table: Table) -> list[Answer]:
    """The moves of whoever must choose, as texts and in words; none in a view that must not know them."""
    return [Answer(move.text, move_phrase(table.state, move)) for move in table.legal]


def _sight(view: View) -> CitySight:
    state, rules = view.state, view.state.rules
    boxes, crates = _crates(state)
    return CitySight(
        episode=view.episode,
        title=title_phrase(state),
        mode=view.mode,
        round=view.round,
        phase=PHASES[int(state.get(rows.TURN_OF))],
        sides=view.sides,
        leads=[_led_by(state, seat) for seat in range(int(rules.seats))],
        goal=int(rules.goal),
        order=view.points[0],
        chaos=view.points[1],
        kills=int(state.get(rows.KILLS)),
        kills_per_level=int(rules.kills_per_level),
        map=_map(rules),
        zones=[_labels(rules, zone_spaces(state, zone)) for zone in range(int(zones(state)))],
        people=[_person(state, who) for who in people_in_play(state)],
        mutants=[_mutant(state, m) for m in range(rows.MUTANTS) if state.mutant(m) >= 0],
        kafar=_kafar(state),
        supply=_supply(state),
        loads=_loads(state),
        vehicles=_vehicles(state),
        crates=crates,
        boxes=boxes,
        clouds=_labels(rules, _on_map(state, rows.CLOUDS_AT, rows.CLOUDS)),
        manholes=_manholes(state),
        lamps=_lamps(state),
        helicopter=_helicopter(state),
        roof_open=bool(state.get(rows.ROOF_OPEN)),
        takes=_takes(state),
        event=_number(int(state.get(rows.EVENT))),
        decks=_decks(state),
        zero=None if rules.coop else _zero(state, view.knows_hand),
        autodoc=_autodoc(state) if rules.coop else None,
        dice=_dice(state),
        drawn=_drawn(state),
        decision=_decision(view),
        outcome=_outcome(view),
    )


def _label(rules: Rules, space: int) -> str | None:
    return rules.board.labels[space] if space >= 0 else None


def _labels(rules: Rules, spaces: Iterable[int]) -> list[str]:
    return [rules.board.labels[int(space)] for space in spaces]


def _on_map(state: State, start: int, count: int) -> list[int]:
    """The spaces of tokens that are on the map."""
    return [space for k in range(count) if (space := int(state.get(start + k))) >= 0]


def _number(place: int) -> int | None:
    """People count from 1; nothing below 0."""
    return place + 1 if place >= 0 else None


# The map.


@lru_cache(maxsize=MAPS_KEPT)
def _map(rules: Rules) -> CityMap:
    """It is shared by all sights of a match, so leave it as it is."""
    board = rules.board
    grids: dict[str, list[str]] = {}
    for space in range(int(board.plain)):
        grids.setdefault(GRIDS[int(board.part[space])], []).append(board.labels[space])
    named = zip(LABELS, (rules.start, rules.pier, rules.generator, rules.lab_door), strict=True)
    return CityMap(
        boards=rules.script.boards,
        grids=grids,
        named={letter: board.labels[int(space)] for letter, space in named if space >= 0},
        exits=_labels(rules, rules.exits),
        ladders=_labels(rules, rules.ladders),
        hatch=_label(rules, int(rules.exit_space)),
        scores={what: int(points) for what, points in zip(SCORES, rules.points, strict=True) if points},
    )


def _vehicles(state: State) -> list[VehicleSight]:
    board, found = state.rules.board, []
    for number in range(int(board.vehicles)):
        covered = range(int(board.covers_at[number]), int(board.covers_at[number + 1]))
        spaces = [int(board.covers[i]) for i in covered]
        if number == state.rules.car and state.get(rows.CAR_AT) >= 0:
            spaces = [int(state.get(rows.CAR_AT)), int(state.get(rows.CAR_NOSE))]
        if spaces:
            found.append(_vehicle(state, number, spaces))
    return found


def _vehicle(state: State, number: int, spaces: list[int]) -> VehicleSight:
    rules = state.rules
    return VehicleSight(
        vehicle=vehicle_name(rules, number),
        kind=VEHICLES[int(rules.board.kind[number])],
        spaces=_labels(rules, spaces),
        doors=_labels(rules, (n for n in range(int(rules.board.plain)) if is_door(state, number, n))),
        node=_label(rules, int(rules.board.node[number])),
        barred=bool(state.get(rows.ROADBLOCK) == number),
        wrecked=bool(number == rules.machine and not state.get(rows.MACHINE)),
    )


def _crates(state: State) -> tuple[list[str], list[str]]:
    """Where boxes and where crates lie."""
    lying: tuple[list[str], list[str]] = ([], [])
    for k in range(rows.CRATES):
        space = int(state.get(rows.CRATES_AT + k))
        if space >= 0:
            lying[0 if state.get(rows.BOXES_AT + k) else 1].append(state.rules.board.labels[space])
    return lying


def _manholes(state: State) -> list[ManholeSight]:
    rules = state.rules
    lids = [int(state.get(rows.LIDS_AT + k)) for k in range(len(rules.manhole_space))]
    return [
        ManholeSight(
            number=k + 1,
            space=rules.board.labels[int(rules.manhole_space[k])],
            open=lid == rows.OPEN_LID,
            ladder=_number(int(rules.manhole_ladder[k])),
        )
        for k, lid in enumerate(lids)
        if lid
    ]


def _lamps(state: State) -> list[LampSight]:
    board, found = state.rules.board, []
    for lamp in range(int(board.lamps)):
        lit = range(int(board.lamp_at[lamp]), int(board.lamp_at[lamp + 1]))
        spaces = _labels(state.rules, (int(board.lamp_spaces[i]) for i in lit))
        found.append(LampSight(number=lamp + 1, on=bool(state.get(rows.LAMPS_AT + lamp)), spaces=spaces))
    return found


def _helicopter(state: State) -> HelicopterSight | None:
    space = _label(state.rules, int(state.get(rows.HELICOPTER)))
    return HelicopterSight(space=space, ladder=bool(state.get(rows.LADDER_DOWN))) if space else None


def _loads(state: State) -> list[LoadSight]:
    found = []
    for load in range(rows.LOADS):
        place, name = int(state.load(load)), load_name(load)
        if place >= 0:
            found.append(LoadSight(load=name, space=state.rules.board.labels[place]))
        elif place <= rows.INSIDE:
            found.append(LoadSight(load=name, vehicle=vehicle_name(state.rules, rows.INSIDE - place)))
    return found


# Figures.


def _led_by(state: State, seat: int) -> list[str]:
    if seat == state.rules.zero:
        return [ZERO]
    return [person_key(who) for who in people_in_play(state) if _leader(state, who) == seat]


def _leader(state: State, who: int) -> int | None:
    """The seat that leads an officer; nobody leads the ally alone."""
    return int(state.person(who, rows.LEADER)) if who < rows.OFFICERS else None


def _person(state: State, who: int) -> PersonSight:
    used = used_abilities_of(state, who)
    return PersonSight(
        person=person_key(who),
        seat=_leader(state, who),
        space=_label(state.rules, int(state.person(who, rows.PLACE))),
        hp=int(state.person(who, rows.HEALTH)),
        most_hp=int(state.person(who, rows.MOST)),
        ap=int(state.person(who, rows.AP)),
        pool=int(state.person(who, rows.POOL)),
        steps=int(state.person(who, rows.STEPS)),
        ladder=_number(int(state.person(who, rows.CAME_BY))),
        active=bool(state.get(rows.ACTIVE) == who),
        done=bool(state.person(who, rows.DONE)),
        stunned=bool(state.person(who, rows.STUNNED)),
        out_of_ammo=bool(state.person(who, rows.OUT_OF_AMMO)),
        shield=bool(state.person(who, rows.SHIELD)),
        abilities=[AbilitySight(card.key, card in used) for card in abilities_of(state, who)],
        equipment={card.key: count for card, count in equipment_of(state, who)},
    )


def _kind(state: State, m: int) -> str:
    return load_content().enemies[int(state.rules.kind_of[m])].key


def _mutant(state: State, m: int) -> MutantSight:
    ladder = 1 if state.is_mutant(m, rows.BY_FIRST) else 2 if state.is_mutant(m, rows.BY_SECOND) else None
    return MutantSight(
        mutant=mutant_name(state.rules, m),
        kind=_kind(state, m),
        space=state.rules.board.labels[int(state.mutant(m))],
        stunned=state.is_mutant(m, rows.LYING),
        moved=state.is_mutant(m, rows.MOVED),
        attacked=state.is_mutant(m, rows.ATTACKED),
        stood_up=state.is_mutant(m, rows.STOOD),
        chosen=state.is_mutant(m, rows.CHOSEN),
        damage=int(state.get(rows.STATES_AT + m)) // rows.MARKED,
        ladder=ladder,
    )


def _kafar(state: State) -> KafarSight:
    return KafarSight(
        place=KAFAR_PLACES[int(state.get(rows.KAFAR_PLACE))],
        hp=int(state.get(rows.KAFAR_HEALTH)),
        ap=int(state.get(rows.KAFAR_AP)),
        done=bool(state.get(rows.KAFAR_DONE)),
    )


def _supply(state: State) -> dict[str, int]:
    at_hand = [m for m in range(rows.KAFAR) if state.rules.usable[m] and state.mutant(m) < 0]
    return dict(Counter(_kind(state, m) for m in at_hand))


# Cards and dice.


def _takes(state: State) -> list[TakeSight]:
    clapper, takes = int(state.get(rows.CLAPPER)), load_content().takes
    row = [takes[card] for card in cards_in(state, rows.TAKE_ROW)]
    return [TakeSight(take=take.key, dead=take.opening or place <= clapper) for place, take in enumerate(row)]


def _decks(state: State) -> dict[str, DeckSight]:
    return {
        name: DeckSight(
            left=int(state.pile_size(deck)),
            discards=0 if discards is None else int(state.pile_size(discards)),
        )
        for name, (deck, discards) in DECKS.items()
    }


def _zero(state: State, knows_hand: bool) -> ZeroSight:
    cards = load_content().chaos
    return ZeroSight(
        hand=int(state.pile_size(rows.HAND)),
        cards=[cards[card].key for card in cards_in(state, rows.HAND)] if knows_hand else None,
        deck=int(state.pile_size(rows.CHAOS_PILE)),
        discards=[cards[card].key for card in cards_in(state, rows.CHAOS_DISCARDS)],
        special=VERSUS_SPECIALS[int(state.rules.special)],
    )


def _autodoc(state: State) -> AutoDocSight:
    cards = load_content().auto
    return AutoDocSight(
        deck=int(state.pile_size(rows.CHAOS_PILE)),
        discards=[cards[card].key for card in cards_in(state, rows.CHAOS_DISCARDS)],
        queue=[_queued(state, place) for place in range(int(state.pile_size(rows.QUEUE)))],
        resolving=[cards[card].key for card in cards_being_resolved(state)],
        letters=[cards[card].letter for card in cards_in(state, rows.ASIDE)],
        special=AUTO_SPECIALS[int(state.rules.special)],
    )


def _queued(state: State, place: int) -> QueuedSight:
    owner = int(state.get(rows.MARKERS_AT + place))
    return QueuedSight(
        card=load_content().auto[int(state.card(rows.QUEUE, place))].key,
        marker=person_key(owner) if owner >= 0 else None,
        new=bool(state.get(rows.TURN_OF) == rows.ZEROS_TURN and place < state.get(rows.QUEUED)),
    )


def _dice(state: State) -> list[str]:
    faces = [int(state.get(rows.DICE + k)) for k in range(rows.CAR_AT - rows.DICE)]
    return [FACES[face] for face in faces if face >= 0]


def _drawn(state: State) -> list[str]:
    """The abilities from which an officer chooses: they lie open on the pile (HC-6.2)."""
    if state.is_over() or state.task() != LEVEL_UP:
        return []
    pile = cards_in(state, rows.ABILITIES + int(state.note_of(LEARNER)))
    return [load_content().abilities[card].key for card in pile[-int(state.rules.ability_draw) :]]


# What is asked, and how it ended.


def _decision(view: View) -> DecisionSight | None:
    decision = view.decision
    if decision is None:
        return None
    return DecisionSight(
        seat=decision.seat,
        kind=decision.kind,
        clause=decision.clause,
        about=decision.about,
        prompt=decision_phrase(view.state, decision),
    )


def _outcome(view: View) -> OutcomeSight | None:
    outcome = view.outcome
    if outcome is None:
        return None
    return OutcomeSight(
        winners=list(outcome.winners),
        side=outcome.side,
        reason=outcome.reason,
        phrase=outcome_phrase(outcome),
    )
