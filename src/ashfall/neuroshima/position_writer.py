"""Positions out of states: the other direction of :mod:`ashfall.neuroshima.position`."""

from __future__ import annotations

from typing import Any, Final

from ashfall.neuroshima.army import written_armies
from ashfall.neuroshima.asked import QUESTIONS, written_question
from ashfall.neuroshima.events import CAUSES
from ashfall.neuroshima.modes import NO_LIMIT
from ashfall.neuroshima.notation import FORMS
from ashfall.neuroshima.position import STAGES
from ashfall.neuroshima.state import (
    DISCARD,
    DISCARDS,
    FACING,
    HAND,
    HEALTH,
    KIND,
    MARKER,
    OVER,
    OWNER,
    PILE,
    ROW,
    SETUP,
    TERROR,
    WOUNDS,
    State,
)
from ashfall.neuroshima.tables import NET_OF_STEEL

__all__ = ["tile_keys", "unit_rows", "write_position"]

# Where the tiles of a seat begin in a state, and the field with their number.
PLACES: Final = {
    "pile": (State.pile_start, PILE),
    "discards": (State.discard_start, DISCARDS),
    "hand": (State.hand_start, HAND),
}


def write_position(state: State, *, decks: bool = True) -> dict[str, Any]:
    """The position of a state as plain data; ``decks=False`` leaves the hidden order out."""
    stages = {number: name for name, number in (STAGES | QUESTIONS).items()}
    stage = stages[int(state.stage)]
    rules = state.rules
    seats = range(int(rules.seats))
    first = int(state.first_out)
    return {
        "game": "neuroshima",
        "board": int(rules.board.size),
        "mode": rules.mode.name,
        "variants": list(rules.mode.variants),
        "players": [
            {"army": army.key, "hq": int(state.seat[i * ROW + HEALTH])} for i, army in enumerate(rules.armies)
        ],
        "units": unit_rows(state),
        "net_of_steel": _markers(state),
        "hands": [tile_keys(state, seat, "hand") for seat in seats],
        "decks": [tile_keys(state, seat, "pile")[::-1] if decks else None for seat in seats],
        "discards": [tile_keys(state, seat, "discards") for seat in seats],
        "turn": int(state.active),
        **_slot(state),
        "stage": stage,
        "turn_number": int(state.turn),
        "terror": [seat for seat in seats if state.seat[seat * ROW + TERROR]],
        "terrified": bool(state.terrified),
        **({"unlucky": int(state.context)} if state.stage == DISCARD and state.context else {}),
        "uses": [_use_text(state, int(code)) for code in state.uses],
        "first_out": None if first < 0 else first,
        "countdown": None if first < 0 else int(state.countdown),
        "overtime": [seat for seat in seats if state.overtime >> seat & 1],
        "tied": [seat for seat in seats if state.tied >> seat & 1],
        **({"closer": int(state.closer)} if state.closer >= 0 else {}),
        **({"idle": int(state.idle)} if state.idle else {}),
        **({"asked": written_question(state)} if stage in QUESTIONS else {}),
        **({"plays": int(state.plays)} if state.plays < NO_LIMIT else {}),
        "options": dict(rules.options.given),
        **_outcome(state),
        **_own(state),
    }


def _markers(state: State) -> str | list[str | None] | None:
    """The Nets of Steel that lie: one, or several; by seat where more than one could have thrown it."""
    rules = state.rules
    hexes = [int(state.seat[seat * ROW + MARKER]) for seat in range(int(rules.seats))]
    labels = [None if hex < 0 else rules.board.labels[hex] for hex in hexes]
    laid = [label for label in labels if label is not None]
    throwers = sum(bool(rules.kinds.abilities[kind] & NET_OF_STEEL) for kind in rules.hq_kind)
    if laid and throwers > 1 and rules.seats > 2:
        return labels
    return None if not laid else laid[0] if len(laid) == 1 else [*laid]


def _slot(state: State) -> dict[str, int]:
    """The place in the order of turns, where the seat alone does not say it (NH-13.4.2)."""
    if state.rules.mode.single < 0 or state.stage == SETUP:
        return {}
    return {"slot": int(state.slot)}


def _outcome(state: State) -> dict[str, Any]:
    if state.stage != OVER:
        return {}
    winners = [seat for seat in range(int(state.rules.seats)) if state.winners >> seat & 1]
    return {"winners": winners, "reason": CAUSES[int(state.ended)]}


def _own(state: State) -> dict[str, Any]:
    """The armies that are not shipped: without them nobody could read the position."""
    own = written_armies(state.rules.armies)
    return {"own": own} if own else {}


def _use_text(state: State, code: int) -> str:
    labels = state.rules.board.labels
    word, unit, source = FORMS[code >> 12][0], labels[code >> 6 & 63], labels[code & 63]
    return f"{word} {unit}" if unit == source else f"{word} {unit} {source}"


def unit_rows(state: State) -> list[dict[str, Any]]:
    """Units on the board as plain data, in the order of their coordinates."""
    board = state.rules.board
    rows = []
    for hex, unit in enumerate(state.units):
        if unit:
            tile = state.rules.kinds.tile(unit & KIND)
            rows.append(
                {
                    "at": list(board.points[hex]),
                    "hex": board.labels[hex],
                    "owner": int(unit >> OWNER & 7),
                    "tile": tile.key,
                    "facing": int(unit >> FACING & 7),
                    "wounds": int(unit >> WOUNDS),
                }
            )
    return rows


def tile_keys(state: State, seat: int, where: str) -> list[str]:
    """Keys of the tiles in the ``hand``, the ``discards`` or the ``pile`` (bottom first) of a seat."""
    start_of, field = PLACES[where]
    start, keys = start_of(state, seat), state.rules.kinds.keys
    count = state.seat[seat * ROW + field]
    return [keys[kind] for kind in state.tiles[start : start + count]]
