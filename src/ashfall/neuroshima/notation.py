"""Moves as text (``place hybrid C2 3``) and back. The grammar is described in ``docs/notation.md``."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ashfall.neuroshima import moves
from ashfall.neuroshima.geometry import DIRECTIONS, board_of
from ashfall.neuroshima.keywords import INSTANTS
from ashfall.neuroshima.moves import a_of, b_of, c_of, d_of, verb_of
from ashfall.neuroshima.tables import Rules
from ashfall.neuroshima.trace import NO_DIRECTION, NO_HEX
from ashfall.table.errors import InvalidNotation, shown, suggestion

__all__ = ["hex_number", "meaning_of", "move_text", "read_move"]

KEEP_FACING: Final = NO_DIRECTION  # a pushed unit is not turned
NOTHING: Final = "-"
WAYS: Final = ("melee", "ranged")

# What follows each verb: the field of the move, what it means, and of a hex what stands there or comes there.
FORMS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    moves.KEEP: ("keep", ()),
    moves.REDRAW_ALL: ("redraw", ()),
    moves.PLACE: ("place", ("a:tile", "b:hex:goal", "d:facing")),
    moves.EXECUTE: ("execute", ("a:tile", "b:hex:victim", "d:facing")),
    moves.REPLACE: ("replace", ("b:hex:unit", "a:tile", "d:facing")),
    moves.MOVE_SELF: ("mobility", ("b:hex:unit", "c:hex:goal", "d:facing")),
    moves.TURN_SELF: ("rotate", ("b:hex:unit", "d:facing")),
    moves.RIDE: ("transport", ("a:hex:module", "b:hex:unit", "c:hex:goal", "d:facing")),
    moves.PUSH: ("push", ("b:hex:unit", "c:hex:victim")),
    moves.GRAB: ("grab", ("b:hex:unit", "c:hex:victim")),
    moves.THROW_NET: ("net", ("b:hex:victim",)),
    moves.DROP: ("discard", ("a:tile",)),
    moves.END: ("end", ()),
    moves.STAY: ("stay", ()),
    moves.STEP_ON: ("step", ("c:hex:goal", "d:facing")),
    moves.GO: ("to", ("c:hex:goal", "d:turn")),
    moves.STRIKE_EDGE: ("strike", ("b:hex:unit", "d:direction")),
    moves.FIGHT: ("attack", ("b:hex:unit",)),
    moves.EXPLODE: ("explode", ("b:hex:unit",)),
    moves.DECLINE: ("skip", ("b:hex:unit",)),
    moves.PLAIN: ("plain", ("b:hex:unit",)),
    moves.CONVERT: ("convert", ("b:hex:unit", "c:way", "d:direction")),
    moves.HEAL: ("heal", ("b:hex:unit", "c:source", "d:edge", "a:hex:module")),
    moves.FEED: ("scavenge", ("b:hex:unit", "c:hex:goal", "d:facing")),
    moves.GIVE_POINT: ("give", ("a:seat",)),
}
# What follows the tile, by what the instant does.
PLAY_FORMS: Final[dict[str, tuple[str, ...]]] = {
    "battle": (),
    "move": ("b:hex:unit", "c:hex:goal", "d:facing"),
    "push_back": ("b:hex:unit", "c:hex:victim"),
    "air_strike": ("b:hex:goal",),
    "grenade": ("b:hex:victim",),
    "sniper": ("b:hex:victim",),
    "terror": (),
    "grab": ("b:hex:unit", "c:hex:victim"),
    "hunt": ("b:hex:unit", "c:hex:goal", "d:facing"),
}
PLAY_WORD: Final = "play"
WASTE_WORD: Final = "waste"
# What a player takes up for a move: a tile, a unit, or what is asked about. Other moves are said in a word.
TAKEN_UP: Final[dict[str, tuple[str, ...]]] = {
    "hand": ("place", "execute", "replace", PLAY_WORD),
    "unit": ("mobility", "rotate", "transport", "push", "grab", "net", "replace"),
    "question": ("to", "step", "scavenge"),
}
TILE: Final = "a:tile"
LOW: Final = (1 << moves.FIELD_A) - 1  # the fields below the tile
ANY_TILE: Final = 255 << moves.FIELD_A
OF_A_TILE: Final = frozenset(verb for verb, (_, form) in FORMS.items() if TILE in form)
CACHED: Final = 8192
VERBS: Final = {word: verb for verb, (word, _) in FORMS.items()}


def hex_number(rules: Rules, label: str) -> int:
    """The hex with this label; raises InvalidNotation."""
    labels = rules.board.labels
    if label.upper() not in labels:
        raise InvalidNotation(f'hex "{shown(label)}": expected a label from {labels[0]} to {labels[-1]}')
    return labels.index(label.upper())


def move_text(rules: Rules, code: int) -> str:
    """The text of a move."""
    verb = verb_of(code)
    if verb == moves.PLAY:
        tile = rules.kinds.tile(a_of(code))
        if b_of(code) == NO_HEX:
            return f"{WASTE_WORD} {tile.key}"
        return f"{PLAY_WORD} {tile.key}{_after_instant(rules.board.size, tile.instant, code & LOW)}"
    if verb in OF_A_TILE:
        before, after = _around_tile(rules.board.size, code & ~ANY_TILE)
        return before + rules.kinds.keys[a_of(code)] + after
    return _without_tile(rules.board.size, code)


# But for the tile, texts are the same for all armies, and lists of moves are long.


@lru_cache(maxsize=CACHED)
def _after_instant(size: int, instant: str, code: int) -> str:
    return _fields(size, PLAY_FORMS[instant], code)


@lru_cache(maxsize=CACHED)
def _without_tile(size: int, code: int) -> str:
    word, form = FORMS[verb_of(code)]
    return word + _fields(size, form, code)


@lru_cache(maxsize=CACHED)
def _around_tile(size: int, code: int) -> tuple[str, str]:
    """What stands before and after the tile."""
    word, form = FORMS[verb_of(code)]
    place = form.index(TILE)
    return f"{word}{_fields(size, form[:place], code)} ", _fields(size, form[place + 1 :], code)


def _fields(size: int, form: tuple[str, ...], code: int) -> str:
    """The fields of a move as words."""
    labels = board_of(size).labels
    fields = {"a": a_of(code), "b": b_of(code), "c": c_of(code), "d": d_of(code)}
    written = [_write(labels, meaning, fields[slot]) for slot, meaning in _split(form)]
    return "".join(f" {word}" for word in written if word)


def meaning_of(part: str) -> str:
    """What a part of a form means: tile, hex, facing, ..."""
    return part.split(":")[1]


def _split(form: tuple[str, ...]) -> list[tuple[str, str]]:
    return [(part[0], meaning_of(part)) for part in form]


def _write(labels: list[str], meaning: str, value: int) -> str:
    if meaning in ("hex", "source"):
        return NOTHING if value == NO_HEX else labels[value]
    if meaning in ("direction", "edge"):
        return NOTHING if value == NO_DIRECTION else DIRECTIONS[value]
    if meaning == "way":
        return WAYS[value]
    if meaning == "turn" and value == KEEP_FACING:
        return ""
    return str(value)


def read_move(rules: Rules, seat: int, text: str) -> int:
    """The move that a text means for ``seat``; raises InvalidNotation. It need not be legal."""
    words = text.lower().split()
    text = shown(text)  # from here on only quoted
    if not words:
        raise InvalidNotation("move: expected a verb such as place, play or end, got nothing")
    head, rest = words[0], words[1:]
    if head in (PLAY_WORD, WASTE_WORD):
        return _read_play(rules, seat, head, rest, text)
    if head not in VERBS:
        raise InvalidNotation(f'move "{text}": unknown verb{suggestion(head, [*VERBS, PLAY_WORD])}')
    verb = VERBS[head]
    return _read_fields(rules, seat, verb, FORMS[verb][1], rest, text, 0)


def _read_play(rules: Rules, seat: int, head: str, rest: list[str], text: str) -> int:
    if not rest:
        raise InvalidNotation(f'move "{text}": expected the key of an instant after "{head}"')
    kind = _read_tile(rules, seat, rest[0])
    instant = rules.kinds.instant[kind]
    if instant < 0:
        raise InvalidNotation(f'move "{text}": "{shown(rest[0])}" is a unit; units are placed, not played')
    if head == WASTE_WORD:
        return moves.move(moves.PLAY, kind, NO_HEX, 0, 0)
    form = PLAY_FORMS[INSTANTS[instant]]
    return _read_fields(rules, seat, moves.PLAY, form, rest[1:], text, kind)


def _read_fields(
    rules: Rules, seat: int, verb: int, form: tuple[str, ...], words: list[str], text: str, a: int
) -> int:
    parts = _split(form)
    if parts and parts[-1][1] == "turn" and len(words) == len(parts) - 1:
        words = [*words, str(KEEP_FACING)]
    if len(words) != len(parts):
        wanted = " ".join(meaning for _, meaning in parts) or "nothing more"
        raise InvalidNotation(f'move "{text}": expected {wanted} after the verb')
    fields = {"a": a, "b": 0, "c": 0, "d": 0}
    for (slot, meaning), word in zip(parts, words, strict=True):
        fields[slot] = _read(rules, seat, meaning, word, text)
    return moves.move(verb, fields["a"], fields["b"], fields["c"], fields["d"])


def _read(rules: Rules, seat: int, meaning: str, word: str, text: str) -> int:
    if meaning == "tile":
        return _read_tile(rules, seat, word)
    if meaning == "source" and word == NOTHING:
        return NO_HEX
    if meaning == "edge" and word == NOTHING:
        return NO_DIRECTION
    if meaning in ("hex", "source"):
        return hex_number(rules, word)
    if meaning in ("direction", "edge"):
        return _one_of(word.upper(), DIRECTIONS, "direction", text)
    if meaning == "way":
        return _one_of(word, WAYS, "kind of attack", text)
    if meaning == "seat":
        return _one_of(word, tuple(str(seat) for seat in range(int(rules.seats))), "seat", text)
    if meaning == "turn" and word == str(KEEP_FACING):
        return KEEP_FACING
    return _one_of(word, ("0", "1", "2", "3", "4", "5"), "facing", text)


def _one_of(word: str, known: tuple[str, ...], what: str, text: str) -> int:
    if word not in known:
        raise InvalidNotation(f'move "{text}": {what} "{shown(word)}", expected one of {", ".join(known)}')
    return known.index(word)


def _read_tile(rules: Rules, seat: int, key: str) -> int:
    army = rules.armies[seat]
    number = rules.kinds.number.get((army.key, key))
    if number is None:
        known = [tile.key for tile in army.tiles]
        raise InvalidNotation(f'tile "{shown(key)}" is not in the army "{army.key}"{suggestion(key, known)}')
    return int(number)
