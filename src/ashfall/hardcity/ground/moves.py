"""Moves as numbers: a verb and up to three fields. Their text is in :mod:`ashfall.hardcity.files.notation`.

Number order is the order of every list of legal moves: quiet answers come first, ending a turn comes last.
:data:`VERBS` says which verb has which fields, so that notation, refusals and sentences need no list of
their own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FIELD: Final = 255  # nothing; else the number of a thing of the field's kind
VERB: Final = 24
FIELD_A: Final = 16
FIELD_B: Final = 8

# Answers that anybody may give.
PASS: Final = 0  # nothing more, or not at all
ACTIVATE: Final = 1  # a officer who acts next (HC-4)
YES: Final = 2
TARGET: Final = 3  # a space
GIVE_TO: Final = 4  # a officer who takes it: damage, a card, a barrel
GIVE_LOAD: Final = 5  # a load (civilian) that takes it
CHOOSE_MUTANT: Final = 6  # a mutant that takes it, or acts
KEEP_CARD: Final = 7  # a ability card that is kept (HC-6)
CHOOSE_DECK: Final = 8  # a equipment deck
CHOOSE_CARD: Final = 9  # a equipment card
PUT: Final = 10  # a load, b space
DIE: Final = 11  # a die that is rolled again
PAY_SKULLS: Final = 12  # a how many skulls are paid for
LAMP: Final = 13  # a lamp that is switched
PARK: Final = 14  # a, b the spaces of the police car
ROLL: Final = 15  # a spaces that the car rolls, b 1 = backwards
CHOOSE_ZONE: Final = 16  # a zone of deployment
MANHOLE: Final = 17  # a manhole
CHOOSE_LOAD: Final = 18  # a load that is meant
CHOOSE_VEHICLE: Final = 19  # a vehicle

# An officer's turn (HC-5).
STEP: Final = 20  # a space; b load taken along, c a second one
OPEN: Final = 22  # the crate or box here
QUICK_SHOT: Final = 23  # a space
AIMED_SHOT: Final = 24  # a space, b mutant
SHOOT_BARREL: Final = 25  # a load: the barrel
SHOOT_MACHINE: Final = 26
MELEE: Final = 27
HAND_OVER: Final = 28  # a card given, b officer who gets it
TAKE_OVER: Final = 29  # a card taken, b officer who had it
USE: Final = 30  # a equipment card
ABILITY: Final = 31  # a ability, b c as it needs
RELOAD: Final = 32
TAKE: Final = 33  # a take of the row
ALLY: Final = 34  # Fang is sent
EVACUATE: Final = 35  # a load
CALL: Final = 36  # the helicopter: a space
WELD: Final = 37  # try
WELD_SURELY: Final = 38
UNLOAD_CAR: Final = 39  # a load that gets out, b vehicle
OPEN_ROOF: Final = 40  # the generator
CLIMB: Final = 41  # a space: manhole, ladder or roof door

# Doctor Zero (HC-8).
INSTANT: Final = 60  # a chaos card
ACTION_CARD: Final = 61  # a chaos card, for its text
BASICS: Final = 62  # a chaos card, b the basic action left out
DRAW: Final = 63
KAFAR_ACTS: Final = 64
DEPLOY: Final = 65  # a kind of mutant, b space
MOVE_MUTANT: Final = 66  # a mutant, b space, c load taken along
STAND: Final = 67  # a mutant
ATTACK: Final = 68  # a mutant, b space attacked
DROP_BARREL: Final = 69  # a mutant on the truck, b space
LEAVE_MAP: Final = 70  # a mutant, b load it takes along
REACT: Final = 71  # a chaos card
CLOUD: Final = 72  # a space

END_TURN: Final = 90

# Settings of a seat: in no list of legal moves, but always possible for whoever chooses (HC-R70).
AUTO: Final = 92  # a question that the rules answer from now on
ASK: Final = 93  # a question that is asked again

# The kinds of fields.
OFFICER: Final = "officer"
SPACE: Final = "space"
LOAD: Final = "load"
MUTANT: Final = "mutant"
ENEMY: Final = "enemy"
ABILITY_CARD: Final = "ability"
EQUIPMENT: Final = "equipment"
DECK: Final = "deck"
CHAOS: Final = "chaos"
TAKE_CARD: Final = "take"
NUMBER: Final = "number"  # how many
ORDINAL: Final = "ordinal"  # which one; people count from 1
BASIC: Final = "basic"
VEHICLE: Final = "vehicle"
QUESTION: Final = "question"
ANY: Final = "any"  # a number whose meaning the verb's first field gives

VERBS: Final[dict[int, tuple[str, ...]]] = {
    PASS: ("pass",),
    ACTIVATE: ("activate", OFFICER),
    YES: ("yes",),
    TARGET: ("target", SPACE),
    GIVE_TO: ("give", OFFICER),
    GIVE_LOAD: ("strike", LOAD),
    CHOOSE_MUTANT: ("mutant", MUTANT),
    KEEP_CARD: ("keep", ABILITY_CARD),
    CHOOSE_DECK: ("deck", DECK),
    CHOOSE_CARD: ("card", EQUIPMENT),
    PUT: ("put", LOAD, SPACE),
    DIE: ("reroll", ORDINAL),
    PAY_SKULLS: ("skulls", NUMBER),
    LAMP: ("lamp", ORDINAL),
    PARK: ("park", SPACE, SPACE),
    ROLL: ("roll", NUMBER, NUMBER),
    CHOOSE_ZONE: ("zone", ORDINAL),
    MANHOLE: ("manhole", ORDINAL),
    CHOOSE_LOAD: ("load", LOAD),
    CHOOSE_VEHICLE: ("vehicle", VEHICLE),
    STEP: ("step", SPACE, LOAD, LOAD),
    OPEN: ("open",),
    QUICK_SHOT: ("shoot", SPACE),
    AIMED_SHOT: ("aim", SPACE, MUTANT),
    SHOOT_BARREL: ("shoot_barrel", LOAD),
    SHOOT_MACHINE: ("shoot_machine",),
    MELEE: ("melee",),
    HAND_OVER: ("hand", EQUIPMENT, OFFICER),
    TAKE_OVER: ("take_from", EQUIPMENT, OFFICER),
    USE: ("use", EQUIPMENT),
    ABILITY: ("ability", ABILITY_CARD, ANY, ANY),
    RELOAD: ("reload",),
    TAKE: ("take", TAKE_CARD),
    ALLY: ("fang",),
    EVACUATE: ("evacuate", LOAD),
    CALL: ("call", SPACE),
    WELD: ("weld",),
    WELD_SURELY: ("weld_surely",),
    UNLOAD_CAR: ("unload", LOAD, VEHICLE),
    OPEN_ROOF: ("open_roof",),
    CLIMB: ("climb", SPACE),
    INSTANT: ("instant", CHAOS),
    ACTION_CARD: ("play", CHAOS),
    BASICS: ("basics", CHAOS, BASIC),
    DRAW: ("draw",),
    KAFAR_ACTS: ("kafar",),
    DEPLOY: ("deploy", ENEMY, SPACE),
    MOVE_MUTANT: ("move", MUTANT, SPACE, LOAD),
    STAND: ("stand", MUTANT),
    ATTACK: ("attack", MUTANT, SPACE),
    DROP_BARREL: ("drop_barrel", MUTANT, SPACE),
    LEAVE_MAP: ("leave", MUTANT, LOAD),
    REACT: ("react", CHAOS),
    CLOUD: ("cloud", SPACE),
    END_TURN: ("end",),
    AUTO: ("auto", QUESTION),
    ASK: ("ask", QUESTION),
}


def move(verb: i64, a: i64 = FIELD, b: i64 = FIELD, c: i64 = FIELD) -> i64:
    """Put a move together."""
    return verb << VERB | a << FIELD_A | b << FIELD_B | c


def verb_of(code: i64) -> i64:
    """The verb of a move."""
    return code >> VERB


def a_of(code: i64) -> i64:
    """The first field."""
    return (code >> FIELD_A) & FIELD


def b_of(code: i64) -> i64:
    """The second field."""
    return (code >> FIELD_B) & FIELD


def c_of(code: i64) -> i64:
    """The third field."""
    return code & FIELD
