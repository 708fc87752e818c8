"""Decisions, moves and outcomes as phrases; no language is needed for that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ashfall.hardcity.actions import (
    blows,
    fights,
    firing,
    nudges,
    reactions,
    rolls,
    shots,
    spread,
    steps,
    walking,
)
from ashfall.hardcity.autodoc import activation, bottoms, deploying, top_halves
from ashfall.hardcity.content import Episode, load_content
from ashfall.hardcity.content.words import AUTO_SPECIALS, DECKS, FACES, QUESTIONS, VERSUS_SPECIALS
from ashfall.hardcity.course import arrivals
from ashfall.hardcity.figures import harm
from ashfall.hardcity.figures.deploying import zone_spaces
from ashfall.hardcity.figures.loads import crate_at
from ashfall.hardcity.files.audit_frames import frames
from ashfall.hardcity.files.notation import BASICS, USED_ON, load_name, mutant_name, vehicle_name
from ashfall.hardcity.ground import moves, tasks
from ashfall.hardcity.ground.board import NOWHERE
from ashfall.hardcity.ground.cards import CITY_IS_OURS
from ashfall.hardcity.ground.holdings import person_key
from ashfall.hardcity.ground.masks import LEARNER
from ashfall.hardcity.ground.moves import FIELD, VERBS, a_of, b_of, c_of, verb_of
from ashfall.hardcity.ground.rows import (
    ACTIVE,
    BOXES_AT,
    DICE,
    IN_PLAY,
    KAFAR_AP,
    LEADER,
    LYING,
    OFFICERS,
    PLACE,
    STEPS,
)
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.officers import openings, take_effects, throws
from ashfall.hardcity.telling import names
from ashfall.hardcity.zero import escort, swarm
from ashfall.hardcity.zero.turn import BASIC_KINDS, RAISED_BASICS, STAGE
from ashfall.table.contract import Decision, Move, Outcome
from ashfall.table.phrases import Argument, Listing, Phrase

__all__ = [
    "card_in_effect",
    "decision_phrase",
    "move_ids",
    "move_phrase",
    "outcome_phrase",
    "part_phrase",
    "seat_name",
    "title_phrase",
]

Getter = Callable[[State, int], Argument]
SCHEME_KEY: Final = "scheme"


def title_phrase(script: Episode) -> Phrase:
    """The episode with its number."""
    return Phrase("hc-title", {"number": script.number, "name": names.title(script)})


def seat_name(state: State, seat: int) -> Argument:
    """A player: Doctor Zero, all officers, or those whom the player leads."""
    if seat == state.rules.zero:
        return names.side("zero")
    people = [who for who in range(OFFICERS) if state.person(who, IN_PLAY)]
    led = [who for who in people if state.person(who, LEADER) == seat]
    if len(led) == len(people):
        return names.side("officers")
    return Listing(tuple(_person(who) for who in led))


def outcome_phrase(outcome: Outcome) -> Phrase:
    """Who won, and why."""
    reason = Phrase(f"hc-reason-{outcome.reason.replace('_', '-')}")
    if outcome.drawn:
        return Phrase("hc-outcome-nobody", {"reason": reason})
    return Phrase("hc-outcome-won", {"side": names.side(outcome.side), "reason": reason})


# Names of numbers.


def _person(who: int) -> Phrase:
    return names.person(person_key(who))


def _space(state: State, space: int) -> Argument:
    return names.space(state.rules.board.labels[space])


def _mutant(state: State, m: int) -> Phrase:
    """A mutant with its space, if it is on the map, and whether it lies stunned there."""
    name = names.mutant(mutant_name(state.rules, m))
    space = int(state.mutant(m))
    if space < 0:
        return name
    lies = bool(state.is_mutant(m, LYING))
    return Phrase("hc-lying-at" if lies else "hc-at", {"name": name, "space": _space(state, space)})


def _load(state: State, load: int) -> Phrase:
    name, space = names.load(load_name(load)), int(state.load(load))
    return name if space < 0 else Phrase("hc-at", {"name": name, "space": _space(state, space)})


def _special(state: State) -> Phrase:
    sides = AUTO_SPECIALS if state.rules.coop else VERSUS_SPECIALS
    return names.special(sides[int(state.rules.special)])


def _chaos(state: State, card: int) -> Argument:
    """A chaos card; one that stands for the special card is named by it."""
    key = load_content().chaos[card].key
    return _special(state) if key == SCHEME_KEY else names.chaos_card(key)


def _auto(card: int) -> Phrase:
    return names.auto_card(load_content().auto[card].key)


def card_in_effect(state: State) -> Phrase | None:
    """The card of AutoDoc, or the take, whose text is being carried out."""
    for frame in reversed(list(frames(state))):
        if frame[0] == tasks.AUTO_CARD:
            key = load_content().auto[frame[top_halves.CARD]].key
            return _special(state) if key == SCHEME_KEY else names.auto_card(key)
        if frame[0] == tasks.BOTTOM:
            return names.bottom_half(load_content().auto[frame[bottoms.CARD]].key)
        if frame[0] == tasks.TAKE_EFFECT:
            return names.take(load_content().takes[frame[take_effects.USED_TAKE]].key)
    return None


# Decisions.


def decision_phrase(state: State, decision: Decision) -> Phrase:
    """The question that somebody must answer now."""
    given: dict[str, Argument] = {"seat": seat_name(state, decision.seat)}
    for name, (number, get) in ASKED.get(int(state.task()), {}).items():
        given[name] = get(state, int(state.note_of(number)))
    if int(state.task()) in ASKED_OF_STATE:
        given |= ASKED_OF_STATE[int(state.task())](state)
    return Phrase(f"hc-decision-{decision.kind.replace('_', '-')}", given)


def _officer(number: int) -> dict[str, tuple[int, Getter]]:
    return {"officer": (number, lambda s, who: _person(who))}


def _count(number: int) -> dict[str, tuple[int, Getter]]:
    return {"count": (number, lambda s, count: count)}


def _at(number: int) -> dict[str, tuple[int, Getter]]:
    return {"space": (number, _space)}


def _equipment(state: State, card: int) -> Phrase:
    return names.equipment(load_content().equipment[card].key)


def _take(state: State, take: int) -> Phrase:
    return names.take(load_content().takes[take].key)


def _acting(number: int) -> dict[str, tuple[int, Getter]]:
    return {"mutant": (number, _mutant)}


# What each question needs: the number of the frame, and what it names.
ASKED: Final[dict[int, dict[str, tuple[int, Getter]]]] = {
    tasks.LEVEL_UP: _officer(LEARNER),
    tasks.CIVILIAN_HIT: {"load": (harm.VICTIM, _load)},
    tasks.ASSIGN_ATTACK: _at(harm.ATTACKED_SPACE),
    tasks.WALK: {
        **_officer(walking.WALKER),
        "count": (walking.WALKER, lambda s, who: int(s.person(who, STEPS))),
    },
    tasks.LEAVING: _officer(steps.WALKER),
    tasks.SHOOT: _officer(shots.SHOOTER),
    tasks.SHOT: _officer(firing.SHOOTER),
    tasks.FIGHT: _officer(fights.FIGHTER),
    tasks.SPREAD: {**_at(spread.SPACE), **_count(spread.DAMAGE_LEFT)},
    tasks.REACTION: _officer(reactions.ACTOR),
    tasks.BLOW: _officer(blows.STRIKER),
    tasks.USE_ON_SPACE: {"card": (throws.THROWN, _equipment)},
    tasks.NUDGE: _count(nudges.PUSHES_LEFT),
    tasks.ROLL_DICE: _officer(rolls.ROLLER),
    tasks.NO_WARNING_TASK: _at(firing.TARGET),
    tasks.MUTANTS_ACT: {
        "deploys": (swarm.DEPLOYS, lambda s, count: count),
        "moves": (swarm.MOVES, lambda s, count: count),
        "attacks": (swarm.ATTACKS, lambda s, count: count),
    },
    tasks.WALK_ON: {**_acting(escort.ESCORT), **_count(escort.SPACES_LEFT)},
    tasks.AUTO_CARD: {"card": (top_halves.CARD, lambda s, card: _auto(card))},
    tasks.ACTIVATE_MUTANT: _acting(activation.ACTIVATED),
    tasks.BOTTOM: {"card": (bottoms.CARD, lambda s, card: names.bottom_half(load_content().auto[card].key))},
    tasks.ACT: _acting(bottoms.ACTOR),
    tasks.DEPLOY_NEAR: _count(deploying.TO_COME),
    tasks.GETTING_OUT: _officer(openings.NEXT_OFFICER),
    tasks.SETTING_OUT: _officer(openings.NEXT_OFFICER),
    tasks.ARRIVAL: _at(arrivals.SPACE),
    tasks.TAKE_EFFECT: {"take": (take_effects.USED_TAKE, _take)},
}
# What stands in the state itself.
ASKED_OF_STATE: Final[dict[int, Callable[[State], dict[str, Argument]]]] = {
    tasks.OFFICER_TURN: lambda s: {
        "officer": _person(int(s.get(ACTIVE))),
        "count": int(s.person(int(s.get(ACTIVE)), STEPS)),
    },
    tasks.KAFAR_TURN: lambda s: {"count": int(s.get(KAFAR_AP))},
    tasks.AUTO_SPECIAL: lambda s: {"special": _special(s)},
}


# Moves.


def move_ids() -> list[str]:
    """The ids of every sentence that :func:`move_phrase` may ask for."""
    verbs = [form[0] for form in VERBS.values()]
    return [f"hc-move-{word.replace('_', '-')}" for word in [*verbs, *VARIANTS.values()]]


def move_phrase(state: State, move: Move) -> Phrase:
    """What a legal move would do, in a few words."""
    verb = int(verb_of(move.code))
    word = VERBS[verb][0]
    fields = (int(a_of(move.code)), int(b_of(move.code)), int(c_of(move.code)))
    if verb in VARIANTS and fields[VARIED[verb]] != FIELD:
        word = VARIANTS[verb]
    given: dict[str, Argument] = {
        kind: NAMED[kind](state, field)
        for kind, field in zip(VERBS[verb][1:], fields, strict=False)
        if kind in NAMED and field != FIELD
    }
    if verb in MORE:
        given |= MORE[verb](state, fields)
    return Phrase(f"hc-move-{word.replace('_', '-')}", given)


VARIANTS: Final = {moves.STEP: "step_with", moves.ABILITY: "ability_on", moves.MOVE_MUTANT: "move_with"}
VARIED: Final = {moves.STEP: 1, moves.ABILITY: 1, moves.MOVE_MUTANT: 2}  # the field that makes the difference


def _key_of(family: str, name: Callable[[str], Phrase]) -> Getter:
    return lambda s, number: name(getattr(load_content(), family)[number].key)


NAMED: Final[dict[str, Getter]] = {  # fields by their kind, which is also the name of the argument
    moves.OFFICER: lambda s, who: _person(who),
    moves.SPACE: _space,
    moves.LOAD: _load,
    moves.MUTANT: _mutant,
    moves.ENEMY: _key_of("enemies", names.enemy),
    moves.ABILITY_CARD: _key_of("abilities", names.ability),
    moves.EQUIPMENT: _key_of("equipment", names.equipment),
    moves.TAKE_CARD: _key_of("takes", names.take),
    moves.DECK: lambda s, deck: DECKS[deck],
    moves.QUESTION: lambda s, question: names.question(QUESTIONS[question]),
    moves.VEHICLE: lambda s, vehicle: names.vehicle(vehicle_name(s.rules, vehicle)),
}
Fields = tuple[int, int, int]


def part_phrase(state: State, kind: str, number: int) -> Argument:
    """The name of one part of a move, where it makes sense alone."""
    return _chaos(state, number) if kind == moves.CHAOS else NAMED[kind](state, number)


def _target(s: State, fields: Fields) -> dict[str, Argument]:
    if fields[1] == FIELD:
        return {}
    return {"target": NAMED[USED_ON[fields[0]]](s, fields[1])}


def _loads(s: State, fields: Fields) -> dict[str, Argument]:
    return {"loads": Listing(tuple(_load(s, load) for load in fields[1:] if load != FIELD))}


def _basics(s: State, fields: Fields) -> dict[str, Argument]:
    values = s.rules.basics[fields[0] * BASIC_KINDS : fields[0] * BASIC_KINDS + BASIC_KINDS]
    raised = s.task() == tasks.ZERO_TURN and s.note_of(STAGE) == RAISED_BASICS
    more = int(s.rules.chaos_amount[CITY_IS_OURS]) if raised else 0
    named = {name: int(value) + more for name, value in zip(BASICS, values, strict=True)}
    return {"card": _chaos(s, fields[0]), "left": BASICS[fields[1]], **named}


def _zone(s: State, fields: Fields) -> dict[str, Argument]:
    spaces = tuple(_space(s, int(space)) for space in zone_spaces(s, fields[0]))
    return {"zone": Phrase("hc-zone", {"number": fields[0] + 1}), "spaces": Listing(spaces)}


def _manhole(s: State, fields: Fields) -> dict[str, Argument]:
    space = _space(s, int(s.rules.manhole_space[fields[0]]))
    return {"manhole": Phrase("hc-manhole", {"number": fields[0] + 1}), "space": space}


def _what_lies_here(s: State, fields: Fields) -> dict[str, Argument]:
    """A crate or a box, under whoever is walking or acting."""
    task = int(s.task())
    who = int(s.note_of(walking.WALKER)) if task == tasks.WALK else int(s.get(ACTIVE))
    crate = int(crate_at(s, s.person(who, PLACE)))
    is_box = crate != NOWHERE and s.row[BOXES_AT + crate] != 0
    return {"what": Phrase("hc-box" if is_box else "hc-crate")}


def _die(s: State, fields: Fields) -> dict[str, Argument]:
    return {"number": fields[0] + 1, "face": names.face(FACES[int(s.get(DICE + fields[0]))])}


def _roll(s: State, fields: Fields) -> dict[str, Argument]:
    way = "still" if fields[0] == 0 else "back" if fields[1] == 1 else "forward"
    return {"count": fields[0], "way": way}


def _card(s: State, fields: Fields) -> dict[str, Argument]:
    return {"card": _chaos(s, fields[0])}


MORE: Final[dict[int, Callable[[State, Fields], dict[str, Argument]]]] = {
    moves.STEP: _loads,
    moves.ABILITY: _target,
    moves.OPEN: _what_lies_here,
    moves.DIE: _die,
    moves.PAY_SKULLS: lambda s, fields: {"count": fields[0]},
    moves.LAMP: lambda s, fields: {"lamp": Phrase("hc-lamp", {"number": fields[0] + 1})},
    moves.PARK: lambda s, fields: {"tail": _space(s, fields[0]), "nose": _space(s, fields[1])},
    moves.ROLL: _roll,
    moves.CHOOSE_ZONE: _zone,
    moves.MANHOLE: _manhole,
    moves.INSTANT: _card,
    moves.ACTION_CARD: _card,
    moves.BASICS: _basics,
    moves.REACT: _card,
}
