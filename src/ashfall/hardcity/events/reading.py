"""Events of Hard City: everything that happens, enough to animate and to explain.

The compiled rules note events as numbers (:mod:`ashfall.hardcity.ground.trace`); :func:`read_events` turns
them into the events of ``people``, ``cards`` and ``map``. Everything is named by its key, spaces by their
label.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from ashfall.hardcity.content import load_content
from ashfall.hardcity.content.words import FACES, QUESTIONS, SCORES
from ashfall.hardcity.events import cards as on_cards
from ashfall.hardcity.events import map as on_map
from ashfall.hardcity.events import people
from ashfall.hardcity.files.notation import BASICS, load_name, move_text, mutant_name, vehicle_name
from ashfall.hardcity.ground import trace
from ashfall.hardcity.ground.rows import (
    BY_LIMIT,
    BY_MACHINE,
    BY_POINTS,
    NOBODY_WON,
    OFFICERS_WON,
    OPEN_LID,
    ZERO_WON,
)
from ashfall.hardcity.ground.rules import Rules
from ashfall.hardcity.ground.trace import WORDS, Trace
from ashfall.table.contract import Event

__all__ = ["CAUSES", "FORMS", "PLAYED", "REASONS", "SHOTS", "SIDES", "read_events", "winner_word"]

Reader = Callable[[Rules, int], Any]

SIDES: Final = ("order", "chaos")
SHOTS: Final = ("quick", "aimed", "barrel", "machine")
PLAYED: Final = ("text", "basics", "instant", "reaction")
CAUSES: Final = {
    trace.BY_LEAVING: "leaving",
    trace.BY_ATTACK: "attack",
    trace.BY_BLAST: "blast",
    trace.BY_CLOUD: "cloud",
    trace.BY_REACTION: "reaction",
    trace.BY_SHIELDING: "shielding",
}
WINNERS: Final = {OFFICERS_WON: "officers", NOBODY_WON: "nobody"}
REASONS: Final = {BY_POINTS: "points", BY_MACHINE: "machine_destroyed", BY_LIMIT: "round_limit"}


@cache
def _keys(family: str) -> tuple[str, ...]:
    """The keys of one kind of thing, by number."""
    content = load_content()
    if family == "people":
        return (*(officer.key for officer in content.officers), *(ally.key for ally in content.allies))
    return tuple(each.key for each in getattr(content, family))


def _of(family: str) -> Reader:
    return lambda rules, value: _keys(family)[value]


def _maybe(reader: Reader) -> Reader:
    """The same where the fact may be missing."""
    return lambda rules, value: None if value < 0 else reader(rules, value)


def _word(words: Any) -> Reader:
    return lambda rules, value: words[value]


def _number(rules: Rules, value: int) -> int:
    return value


def _from_one(rules: Rules, value: int) -> int:
    """People count from 1."""
    return value + 1


def _flag(rules: Rules, value: int) -> bool:
    return value == 1


def _space(rules: Rules, value: int) -> str:
    return rules.board.labels[value]


def _load(rules: Rules, value: int) -> str:
    return load_name(value)


def _zero(rules: Rules) -> str:
    return "autodoc" if rules.coop else "zero"


def _path(rules: Rules, value: int) -> tuple[str, ...]:
    """Packed spaces, the first in the lowest bits; nothing if there are none."""
    found = []
    while value > 0:
        found.append(rules.board.labels[value % (1 << trace.PACKED) - 1])
        value >>= trace.PACKED
    return tuple(found)


def _basics(rules: Rules, value: int) -> tuple[str, ...]:
    """The basic actions that were chosen, by the one that was left out."""
    return () if value < 0 else tuple(word for number, word in enumerate(BASICS) if number != value)


def _turn(rules: Rules, value: int) -> str:
    return _zero(rules) if value < 0 else _keys("people")[value]


def winner_word(rules: Rules, value: int) -> str:
    """Which side won: ``officers``, ``zero``, ``autodoc`` or ``nobody``."""
    return _zero(rules) if value == ZERO_WON else WINNERS[value]


PERSON: Final = _of("people")
ABILITY: Final = _of("abilities")
EQUIPMENT: Final = _of("equipment")
TAKE: Final = _of("takes")
CHAOS: Final = _of("chaos")
AUTO: Final = _of("auto")

# The event of each number of the trace, and what its facts are, in their order.
FORMS: Final[dict[int, tuple[type[Event], dict[str, Reader]]]] = {
    trace.ROUND_STARTED: (people.RoundStarted, {"number": _number}),
    trace.ROUND_ENDED: (people.RoundEnded, {"number": _number}),
    trace.STANDING_CHANGED: (
        people.StandingChanged,
        {"seat": _number, "question": _word(QUESTIONS), "auto": _flag},
    ),
    trace.ANSWERED: (
        people.RulesAnswered,
        {"seat": _number, "question": _word(QUESTIONS), "move": move_text},
    ),
    trace.TURN_STARTED: (people.TurnStarted, {"who": _turn}),
    trace.TURN_ENDED: (people.TurnEnded, {"who": _turn}),
    trace.EVENT_DRAWN: (on_cards.EventDrawn, {"number": _from_one}),
    trace.SCORED: (
        people.Scored,
        {"side": _word(SIDES), "points": _number, "what": _maybe(_word(SCORES)), "total": _number},
    ),
    trace.EXTERMINATION: (people.Extermination, {"marker": _number}),
    trace.GAME_OVER: (people.GameOver, {"winner": winner_word, "reason": _word(REASONS)}),
    trace.TAKE_DRAWN: (on_cards.TakeDrawn, {"take": TAKE}),
    trace.OFFICER_PLACED: (people.OfficerPlaced, {"officer": PERSON, "space": _space}),
    trace.OFFICER_MOVED: (people.OfficerMoved, {"officer": PERSON, "start": _space, "end": _space}),
    trace.OFFICER_HURT: (people.OfficerHurt, {"officer": PERSON, "hp": _number, "cause": _word(CAUSES)}),
    trace.OFFICER_HEALED: (people.OfficerHealed, {"officer": PERSON, "hp": _number}),
    trace.OFFICER_STUNNED: (people.OfficerStunned, {"officer": PERSON}),
    trace.OFFICER_STOOD_UP: (people.OfficerStoodUp, {"officer": PERSON}),
    trace.AP_CHANGED: (people.ApChanged, {"officer": PERSON, "ap": _number}),
    trace.AP_LAID: (on_cards.ApLaid, {"officer": PERSON, "ap": _number}),
    trace.AP_RETURNED: (on_cards.ApReturned, {"officer": PERSON, "ap": _number}),
    trace.AMMO_OUT: (people.AmmoOut, {"officer": PERSON}),
    trace.RELOADED: (people.Reloaded, {"officer": PERSON}),
    trace.ABILITY_GAINED: (people.AbilityGained, {"officer": PERSON, "ability": ABILITY}),
    trace.GEAR_GAINED: (people.EquipmentGained, {"officer": PERSON, "equipment": EQUIPMENT}),
    trace.GEAR_PASSED: (people.EquipmentPassed, {"giver": PERSON, "taker": PERSON, "equipment": EQUIPMENT}),
    trace.GEAR_USED: (people.EquipmentUsed, {"officer": PERSON, "equipment": EQUIPMENT}),
    trace.ABILITY_USED: (people.AbilityUsed, {"officer": PERSON, "ability": ABILITY}),
    trace.TAKE_USED: (on_cards.TakeUsed, {"take": TAKE}),
    trace.SPARED_HARM: (people.HarmSpared, {"officer": PERSON, "hp": _number, "ability": _maybe(ABILITY)}),
    trace.ALLY_LEFT: (people.AllyLeft, {}),
    trace.SHOT: (people.Shot, {"officer": PERSON, "space": _space, "kind": _word(SHOTS)}),
    trace.FOUGHT: (people.Fought, {"officer": PERSON, "space": _space}),
    trace.REROLLED: (people.Rerolled, {"die": _from_one, "face": _word(FACES)}),
    trace.SKULLS_PAID: (people.SkullsPaid, {"officer": PERSON, "skulls": _number}),
    trace.CHAOS_DRAWN: (on_cards.ChaosDrawn, {"count": _number}),
    trace.CHAOS_PLAYED: (on_cards.ChaosPlayed, {"card": CHAOS, "how": _word(PLAYED), "basics": _basics}),
    trace.CHAOS_RESHUFFLED: (on_cards.ChaosReshuffled, {}),
    trace.AUTO_DRAWN: (on_cards.AutoDrawn, {"card": AUTO}),
    trace.AUTO_QUEUED: (on_cards.AutoQueued, {"card": AUTO}),
    trace.AUTO_DISCARDED: (on_cards.AutoDiscarded, {"card": AUTO}),
    trace.AUTO_RESOLVED: (on_cards.AutoResolved, {"card": AUTO}),
    trace.LETTER_SET_ASIDE: (on_cards.LetterSetAside, {"card": AUTO, "letters": _number}),
    trace.DEPLOYED: (on_map.MutantDeployed, {"mutant": mutant_name, "space": _space}),
    trace.MUTANT_MOVED: (
        on_map.MutantMoved,
        {"mutant": mutant_name, "start": _space, "end": _space, "path": _path},
    ),
    trace.MUTANT_HIT: (on_map.MutantHit, {"mutant": mutant_name, "damage": _number}),
    trace.MUTANT_STUNNED: (on_map.MutantStunned, {"mutant": mutant_name, "space": _space}),
    trace.MUTANT_KILLED: (on_map.MutantKilled, {"mutant": mutant_name, "space": _space}),
    trace.MUTANT_STOOD_UP: (on_map.MutantStoodUp, {"mutant": mutant_name, "space": _space}),
    trace.MUTANT_LEFT: (on_map.MutantLeft, {"mutant": mutant_name, "space": _space}),
    trace.ATTACKED: (on_map.MutantAttacked, {"mutant": mutant_name, "space": _space, "damage": _number}),
    trace.HORDE: (on_map.Horde, {}),
    trace.KAFAR_ACTIVATED: (on_map.KafarActivated, {"ap": _number}),
    trace.KAFAR_HURT: (on_map.KafarHurt, {"hp": _number, "left": _number}),
    trace.LOAD_PLACED: (on_map.LoadPlaced, {"load": _load, "space": _space}),
    trace.LOAD_MOVED: (on_map.LoadMoved, {"load": _load, "start": _maybe(_space), "end": _space}),
    trace.CIVILIAN_KILLED: (on_map.CivilianKilled, {"load": _load, "space": _space}),
    trace.EVACUATED: (on_map.Evacuated, {"load": _load, "space": _space}),
    trace.LOAD_LEFT: (on_map.LoadLeft, {"load": _load, "space": _space}),
    trace.CRATE_PLACED: (on_map.CratePlaced, {"space": _space, "box": _flag}),
    trace.CRATE_OPENED: (on_map.CrateOpened, {"space": _space, "officer": PERSON}),
    trace.BARREL_EXPLODED: (on_map.BarrelExploded, {"space": _space}),
    trace.BARREL_GONE: (on_map.BarrelGone, {"load": _load}),
    trace.HELICOPTER_MOVED: (on_map.HelicopterMoved, {"space": _space, "ladder": _flag}),
    trace.LID_TURNED: (
        on_map.LidTurned,
        {"manhole": _from_one, "open": lambda rules, value: value == OPEN_LID},
    ),
    trace.WELDED: (on_map.Welded, {"manhole": _from_one}),
    trace.WELD_FAILED: (on_map.WeldFailed, {"manhole": _from_one}),
    trace.CLOUD_PLACED: (on_map.CloudPlaced, {"space": _space}),
    trace.CLOUD_CLEARED: (on_map.CloudCleared, {"space": _space}),
    trace.CLOUDS_CLEARED: (on_map.CloudsCleared, {}),
    trace.LAMP_SWITCHED: (on_map.LampSwitched, {"lamp": _from_one, "on": _flag}),
    trace.CAR_PLACED: (on_map.CarPlaced, {"tail": _space, "nose": _space, "path": _path}),
    trace.ROOF_OPENED: (on_map.RoofOpened, {}),
    trace.MACHINE_DESTROYED: (on_map.MachineDestroyed, {}),
    trace.CAR_ATTACKED: (on_map.CarAttacked, {"mutant": mutant_name}),
    trace.BOAT_BOARDED: (on_map.BoatBoarded, {"mutant": mutant_name}),
    trace.ROADBLOCK_SET: (on_map.RoadblockSet, {"vehicle": vehicle_name}),
}


def read_events(rules: Rules, noted: Trace) -> list[Event]:
    """The events of a trace, in order."""
    words = [int(word) for word in noted.words]
    return [_read(rules, words[i], words[i + 1 : i + WORDS]) for i in range(0, len(words), WORDS)]


def _read(rules: Rules, number: int, facts: list[int]) -> Event:
    if number == trace.ROLLED:
        return people.Rolled(faces=tuple(FACES[face] for face in facts if face >= 0))
    form, readers = FORMS[number]
    given = {name: read(rules, fact) for (name, read), fact in zip(readers.items(), facts, strict=False)}
    return form(**given)
