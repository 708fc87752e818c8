"""What the cards of Doctor Zero's hand are worth now, for their texts and for their basic actions."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ashfall.bots.hardcity.outlook import Outlook
from ashfall.bots.hardcity.strength import (
    A_CREW,
    boat_in_reach,
    civilians_out,
    count_attacks,
    feeds_officers,
    fresh_shots,
    standing,
    still_to_act,
)
from ashfall.hardcity.figures.loads import barrel_at
from ashfall.hardcity.figures.mutants import is_active
from ashfall.hardcity.figures.prowl import is_laden
from ashfall.hardcity.figures.strikes import has_barrel_to_drop, shoots
from ashfall.hardcity.ground import cards
from ashfall.hardcity.ground.moves import ACTION_CARD, BASICS, DRAW, INSTANT, KAFAR_ACTS, a_of, b_of, verb_of
from ashfall.hardcity.ground.rows import (
    HAND,
    HELICOPTER,
    INSIDE,
    KAFAR,
    LADDER_DOWN,
    LYING,
    MUTANTS,
    OFFICERS,
    STATES_AT,
)
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.zero.chaos_texts import can_jam
from ashfall.hardcity.zero.turn import BASIC_KINDS, RAISED_BASICS

MOVED: Final = 0.06  # a move that leads to no attack yet
LOOT: Final = 1.1  # a barrel that leaves the map in this turn
CHAIN_HELD: Final = 0.45  # Bucket Chain waits for its moment
LEFT_OUT_DEPLOY: Final = 0
LEFT_OUT_MOVE: Final = 1

# What holding on to a card is worth, in hundredths: reactions above all.
_HELD: Final = vec[i64]([20, 8, 6, 8, 12, 12, 10, 8, 10, 12, 6, 18, 12, 14, 8, 16, 10])


def turn_worth(s: State, outlook: Outlook, code: i64) -> float:
    """What a choice of his turn is worth."""
    verb: i64 = verb_of(code)
    if verb == BASICS:
        raised: bool = s.note_of(1) == RAISED_BASICS
        return basics_worth(s, outlook, a_of(code), b_of(code), raised) - held(s, a_of(code))
    if verb == ACTION_CARD:
        return text_worth(s, outlook, a_of(code)) - held(s, a_of(code))
    if verb == INSTANT:
        return instant_worth(s, a_of(code))
    if verb == DRAW:
        if s.pile_size(HAND) < 2:
            return 0.25
        return 0.12
    if verb == KAFAR_ACTS:
        return 0.1 + 2.2 * outlook.pull(s.mutant(KAFAR))
    return 0.0


def held(s: State, card: i64) -> float:
    """What it costs to give a card away."""
    if card == cards.SCHEME and s.rules.special == cards.BUCKET_CHAIN:
        return CHAIN_HELD
    return 0.01 * float(_HELD[card])


def deployed_worth(s: State) -> float:
    """One mutant more: the fewer there are, the better."""
    n: i64 = standing(s)
    if feeds_officers(s):
        return 0.11 if n < A_CREW else -0.04
    if n < 5:
        return 0.13
    if n < 10:
        return 0.07
    return 0.03


def basics_worth(s: State, outlook: Outlook, card: i64, left_out: i64, raised: bool) -> float:
    """Two of three basic actions."""
    more: i64 = 0
    if raised:
        more = s.rules.chaos_amount[cards.CITY_IS_OURS]
    deploys: i64 = s.rules.basics[card * BASIC_KINDS] + more
    moves: i64 = s.rules.basics[card * BASIC_KINDS + 1] + more
    attacks: i64 = s.rules.basics[card * BASIC_KINDS + 2] + more
    heist = outlook.heist
    if left_out == LEFT_OUT_DEPLOY:
        boats: i64 = min(boat_in_reach(s, 2), moves)
        ready: float = count_attacks(s, outlook, moves - boats, attacks) + 1.2 * float(boats)
        ready = max(ready, _drops(s, attacks), near_truck(s, min(moves, attacks)))
        ready += max(_carries(s, moves), _approaches(s, outlook, moves))
        return ready + LOOT * float(heist.loot(moves, 0))
    worth: float = deployed_worth(s) * float(deploys)
    if left_out == LEFT_OUT_MOVE:
        ready = count_attacks(s, outlook, 0, attacks) + _drops(s, attacks)
        return worth + max(ready, fresh_shots(s, outlook, min(deploys, attacks)))
    boats = min(boat_in_reach(s, 2), moves)
    worth += 1.2 * float(boats) + max(_carries(s, moves), _approaches(s, outlook, min(moves, standing(s))))
    return worth + LOOT * float(heist.loot(moves, deploys))


def _drops(s: State, attacks: i64) -> float:
    """Barrels that mutants on the truck could put down."""
    return 0.4 * float(min(_on_truck(s), attacks))


def _on_truck(s: State) -> i64:
    """How many mutants could put a barrel down."""
    n: i64 = 0
    m: i64 = 0
    while m < KAFAR:
        if is_active(s, m) and has_barrel_to_drop(s, m):
            n += 1
        m += 1
    return n


def near_truck(s: State, most: i64) -> float:
    """Barrels that mutants could put down after a move onto the truck, in the same turn."""
    truck: i64 = s.rules.truck
    if not s.rules.has_cargo_barrels or truck < 0 or barrel_at(s, INSIDE - truck) < 0:
        return 0.0
    node: i64 = s.rules.board.node[truck]
    n: i64 = 0
    m: i64 = 0
    while m < KAFAR and n < most:
        if is_active(s, m) and not shoots(s, m) and s.rules.board.apart(s.mutant(m), node) <= 2:
            n += 1
        m += 1
    return 0.4 * float(n)


def _carries(s: State, moves: i64) -> float:
    """Barrels or the mayor that mutants beside them could carry on."""
    n: i64 = 0
    m: i64 = 0
    while m < KAFAR and n < moves:
        if is_active(s, m) and is_laden(s, m):
            n += 1
        m += 1
    return 0.45 * float(n)


def _approaches(s: State, outlook: Outlook, moves: i64) -> float:
    """Moves that lead to no attack yet: those towards barrels are worth more."""
    if not outlook.heist.is_on:
        return MOVED * float(moves)
    total: float = 0.0
    m: i64 = 0
    while m < KAFAR and moves > 0:
        if is_active(s, m):
            gain: float = outlook.gain(s.mutant(m))
            if gain > 0.0:
                total += gain
                moves -= 1
        m += 1
    return 0.7 * total + MOVED * float(moves)


def instant_worth(s: State, card: i64) -> float:
    """An instant is played if a card is left for the turns to come."""
    spare: i64 = s.pile_size(HAND) - 1 - still_to_act(s)
    if spare < 1:
        return 0.0
    if card == cards.WAKE_UP_CALL:
        return 0.5 * float(min(lying(s), 3))
    return 1.6


def text_worth(s: State, outlook: Outlook, card: i64) -> float:
    """What the text of an action card brings."""
    if card == cards.FEEDING_FRENZY:
        return count_attacks(s, outlook, 0, s.rules.chaos_amount[card])
    if card == cards.PACK_HUNT:
        return 0.85 * count_attacks(s, outlook, 2, s.rules.chaos_second[card]) + MOVED
    if card == cards.RUSH_HOUR:
        return deployed_worth(s) * float(s.rules.chaos_amount[card])
    if card == cards.STAMPEDE:
        n: i64 = min(standing(s), s.rules.chaos_amount[card])
        return (
            _approaches(s, outlook, n)
            + 1.2 * float(min(boat_in_reach(s, 2), n))
            + LOOT * float(outlook.heist.loot(n, 0))
        )
    if card == cards.MUTAGEN_MIST:
        return (deployed_worth(s) + 0.04) * float(s.rules.chaos_amount[card])
    if card == cards.DRAG_OFF:
        return _drags(s, outlook)
    if card == cards.JAMMED_CHAMBER:
        return _jams(s)
    if card == cards.SCHEME:
        return _scheme(s, outlook)
    return 0.3


def _drags(s: State, outlook: Outlook) -> float:
    """Civilians who are guarded by somebody, and mutants beside them."""
    if civilians_out(s) == 0:
        return 0.1
    return 0.2 + count_attacks(s, outlook, 0, 2)


def _jams(s: State) -> float:
    n: i64 = 0
    who: i64 = 0
    while who < OFFICERS:
        if can_jam(s, who):
            n += 1
        who += 1
    return 0.16 * float(min(n, 2))


def _scheme(s: State, outlook: Outlook) -> float:
    """The special card of the episode."""
    if s.rules.special == cards.TAKE_CONTROL:
        if s.get(LADDER_DOWN) == 0 or s.get(HELICOPTER) < 0:
            return 0.2
        return 0.3 + 0.15 * float(civilians_out(s))
    if s.rules.special == cards.BUCKET_CHAIN:
        amount: i64 = s.rules.special_amount
        chained: i64 = outlook.heist.chained(amount, s.rules.special_second, _on_truck(s))
        return 0.3 + 1.4 * _drops(s, amount - chained) + LOOT * float(chained)
    if s.rules.special == cards.LOW_TIDE:
        return 1.2 * float(min(boat_in_reach(s, s.rules.special_second), s.rules.special_amount)) + 0.2
    return 0.3


def lying(s: State) -> i64:
    """How many mutants lie on the map."""
    n: i64 = 0
    m: i64 = 0
    while m < MUTANTS:
        if s.mutant(m) >= 0 and s.row[STATES_AT + m] & LYING != 0:
            n += 1
        m += 1
    return n
