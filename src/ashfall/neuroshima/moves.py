"""Moves as numbers: a verb and up to four fields. Their text is in :mod:`ashfall.neuroshima.notation`.

Number order is the order of every list of legal moves. Where somebody must answer, the quiet answer comes
first (keep, stay, attack plainly); in a turn, ending it comes last.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# Verbs. Fields a (8 bits), b, c (hexes) and d (7 bits).
KEEP: Final = 0  # the unlucky draw is kept
REDRAW_ALL: Final = 1
PLACE: Final = 2  # a kind, b hex, d facing
EXECUTE: Final = 3  # a kind, b hex of the victim, d facing
REPLACE: Final = 4  # a kind, b hex of the unit that leaves, d facing
PLAY: Final = 5  # a kind of instant, b c d as that instant needs
MOVE_SELF: Final = 6  # Mobility: b unit, c hex, d facing
TURN_SELF: Final = 7  # Rotation: b unit, d facing
RIDE: Final = 8  # Transport: a transport, b unit, c hex, d facing
PUSH: Final = 9  # ability: b unit, c victim
GRAB: Final = 10  # ability: b unit, c victim
THROW_NET: Final = 11  # Net of Steel: b victim
DROP: Final = 12  # discard: a kind
END: Final = 13
STAY: Final = 14  # no second step, no strike, no scavenging
STEP_ON: Final = 15  # second step: c hex, d facing
GO: Final = 16  # a pushed or grabbed unit: c hex, d facing
STRIKE_EDGE: Final = 17  # hunt: d direction
FIGHT: Final = 18  # b unit attacks (instead of exploding; or its optional extra attack)
EXPLODE: Final = 19  # b unit
DECLINE: Final = 20  # b unit makes no extra attack
PLAIN: Final = 21  # b unit attacks without conversion
CONVERT: Final = 22  # b unit, c 0 melee to ranged, 1 ranged to melee, d direction
HEAL: Final = 23  # a Medic that dies, b saved unit, c attacker, d direction
FEED: Final = 24  # scavenger: b unit, c hex, d facing
GIVE_POINT: Final = 25  # a seat that gets a point

VERB: Final = 27
FIELD_A: Final = 19
FIELD_B: Final = 13
FIELD_C: Final = 7


def move(verb: i64, a: i64, b: i64, c: i64, d: i64) -> i64:
    """Put a move together."""
    return verb << VERB | a << FIELD_A | b << FIELD_B | c << FIELD_C | d


def verb_of(code: i64) -> i64:
    """The verb of a move."""
    return code >> VERB


def a_of(code: i64) -> i64:
    """Field a: usually a kind of tile."""
    return (code >> FIELD_A) & 255


def b_of(code: i64) -> i64:
    """Field b: usually the acting unit's hex or where a tile goes."""
    return (code >> FIELD_B) & 63


def c_of(code: i64) -> i64:
    """Field c: usually the hex gone to, or the victim's."""
    return (code >> FIELD_C) & 63


def d_of(code: i64) -> i64:
    """Field d: a facing or a direction."""
    return code & 127


def insert(options: vec[i64], code: i64) -> vec[i64]:
    """Add a move to a short sorted list, once."""
    i: i64 = len(options)
    while i > 0 and options[i - 1] > code:
        i -= 1
    if i > 0 and options[i - 1] == code:
        return options
    options = append(options, code)
    j: i64 = len(options) - 1
    while j > i:
        options[j] = options[j - 1]
        j -= 1
    options[i] = code
    return options
