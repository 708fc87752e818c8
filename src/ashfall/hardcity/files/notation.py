"""Moves as text: a verb and the names of what it is about.

``shoot C4``, ``aim C4 mutant7``, ``step B2 civilian1``, ``play pack_hunt``, ``end``.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ashfall.hardcity.content import load_content
from ashfall.hardcity.content.words import DECKS, QUESTIONS, VEHICLES
from ashfall.hardcity.ground import moves
from ashfall.hardcity.ground.cards import BIG_IRON, FOLLOW_ME, KEG_TOSS, MEDICAL_TRAINING
from ashfall.hardcity.ground.moves import FIELD, VERBS
from ashfall.hardcity.ground.rows import BARRELS, BATTERY, KAFAR, LOADS, MAYOR, MUTANTS
from ashfall.hardcity.ground.rules import Rules
from ashfall.table.errors import InvalidNotation, shown, suggestion

__all__ = ["load_name", "meant", "move_text", "mutant_name", "read_move", "vehicle_name"]

BASICS: Final = ("deploy", "move", "attack")
WORDS: Final = {form[0]: verb for verb, form in VERBS.items()}
NOTHING: Final = "-"  # a field left out before one that is not
USED_ON: Final = {  # what the move of an ability names besides the ability
    BIG_IRON: moves.SPACE,
    FOLLOW_ME: moves.OFFICER,
    KEG_TOSS: moves.SPACE,
    MEDICAL_TRAINING: moves.OFFICER,
}


def move_text(rules: Rules, code: int) -> str:
    """The text of a move."""
    word, *kinds = VERBS[int(moves.verb_of(code))]
    values = [int(moves.a_of(code)), int(moves.b_of(code)), int(moves.c_of(code))]
    written = [
        _write(rules, meant(kind, values[0]), value) for kind, value in zip(kinds, values, strict=False)
    ]
    while written and written[-1] == NOTHING:
        written.pop()
    return " ".join([word, *written])


def read_move(rules: Rules, text: str) -> int:
    """The move that a text means; raises InvalidNotation. It need not be legal."""
    words = text.lower().split()
    text = shown(text)  # from here on only quoted
    if not words:
        raise InvalidNotation("move: expected a verb such as step, shoot or end, got nothing")
    head, *rest = words
    if head not in WORDS:
        raise InvalidNotation(f'move "{text}": unknown verb{suggestion(head, list(WORDS))}')
    verb = WORDS[head]
    kinds = VERBS[verb][1:]
    if len(rest) > len(kinds):
        wanted = " ".join(kinds) or "nothing more"
        raise InvalidNotation(f'move "{text}": expected {wanted} after the verb')
    fields: list[int] = []
    for kind, word in zip(kinds, rest, strict=False):
        fields.append(_read(rules, meant(kind, fields[0] if fields else FIELD), word, text))
    return int(moves.move(verb, *fields))


def meant(kind: str, first: int) -> str:
    """The kind of a field; what an ability is used on depends on the ability, the first field."""
    return USED_ON.get(first, moves.NUMBER) if kind == moves.ANY else kind


def mutant_name(rules: Rules, m: int) -> str:
    """How a mutant is written: its kind and its number among them."""
    kind = int(rules.kind_of[m])
    key = load_content().enemies[kind].key
    if m == KAFAR:
        return key
    first = next(other for other in range(MUTANTS) if rules.kind_of[other] == kind)
    return f"{key}{m - first + 1}"


def load_name(load: int) -> str:
    """How a load is written."""
    if load == MAYOR:
        return "mayor"
    if load == BATTERY:
        return "battery"
    return f"barrel{load - BARRELS + 1}" if load >= BARRELS else f"civilian{load + 1}"


def vehicle_name(rules: Rules, vehicle: int) -> str:
    """How a vehicle is written: its kind and its number among them."""
    kind = rules.board.kind[vehicle]
    before = sum(rules.board.kind[other] == kind for other in range(vehicle))
    return f"{VEHICLES[int(kind)]}{before + 1}"


def _write(rules: Rules, kind: str, value: int) -> str:
    if value == FIELD:
        return NOTHING
    if kind == moves.SPACE:
        return rules.board.labels[value].lower() if value >= rules.board.plain else rules.board.labels[value]
    if kind == moves.MUTANT:
        return mutant_name(rules, value)
    if kind == moves.VEHICLE:
        return vehicle_name(rules, value)
    if kind in (moves.NUMBER, moves.ORDINAL):
        return str(value + (kind == moves.ORDINAL))
    return _names()[kind][value]


def _read(rules: Rules, kind: str, word: str, text: str) -> int:
    if word == NOTHING:
        return FIELD
    if kind in (moves.NUMBER, moves.ORDINAL):
        return _read_number(word, int(kind == moves.ORDINAL), text)
    if kind == moves.SPACE:
        known = tuple(label.lower() for label in rules.board.labels)
    elif kind == moves.MUTANT:
        known = tuple(mutant_name(rules, m) for m in range(MUTANTS))
    elif kind == moves.VEHICLE:
        known = tuple(vehicle_name(rules, number) for number in range(int(rules.board.vehicles)))
    else:
        known = _names()[kind]
    if word not in known:
        raise InvalidNotation(f'move "{text}": unknown {kind} "{shown(word)}"{suggestion(word, list(known))}')
    return known.index(word)


def _read_number(word: str, first: int, text: str) -> int:
    """A number that counts from ``first``."""
    if not word.isascii() or not word.isdigit() or len(word) > 3 or not first <= int(word) < FIELD:
        raise InvalidNotation(f'move "{text}": expected a number, got "{shown(word)}"')
    return int(word) - first


@cache
def _names() -> dict[str, tuple[str, ...]]:
    """The names of everything that does not depend on the match, by kind of field."""
    content = load_content()
    return {
        moves.OFFICER: (*(officer.key for officer in content.officers), content.allies[0].key),
        moves.LOAD: tuple(load_name(load) for load in range(LOADS)),
        moves.ENEMY: tuple(enemy.key for enemy in content.enemies),
        moves.ABILITY_CARD: tuple(card.key for card in content.abilities),
        moves.EQUIPMENT: tuple(card.key for card in content.equipment),
        moves.DECK: DECKS,
        moves.CHAOS: tuple(card.key for card in content.chaos),
        moves.TAKE_CARD: tuple(take.key for take in content.takes),
        moves.BASIC: BASICS,
        moves.QUESTION: QUESTIONS,
    }
