"""Matches that go on from a record or a position."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ashfall.neuroshima import storage
from ashfall.neuroshima.army import army_id
from ashfall.neuroshima.match import Match
from ashfall.neuroshima.position import is_position, parse_position
from ashfall.neuroshima.record import parse_record
from ashfall.server.messages import MatchWish
from ashfall.server.rooms.chance import number_of
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.workshop import Steps
from ashfall.table.errors import AshfallError

__all__ = ["stored_start"]

LONGEST_START: Final = 2000  # moves that are replayed to get to a start


def stored_start(wish: MatchWish, seed: str) -> Steps[tuple[str, dict[str, Any]]]:
    """The start as it is stored, and the armies, mode, board, variants and settings that it brings along.

    Its piles have no order: the seed of the match shuffles them when it begins, so nobody knows what comes.
    """
    try:
        match = yield from _replayed(wish, seed)
    except AshfallError as error:
        raise Refusal.bad(f"record: {error}") from None
    if match.over:
        raise Refusal.bad("record: the game is over there, expected an earlier move in upto")
    if len(wish.seats) != len(match.armies):
        raise Refusal.bad(f"seats: expected {len(match.armies)} as in the record, got {len(wish.seats)}")
    state = match.view().state
    mode = state.rules.mode
    return storage.to_text(state), {
        "armies": [army_id(army) for army in state.rules.armies],
        "mode": mode.name,
        "board": int(state.rules.board.size),
        "variants": list(mode.variants),
        "settings": dict(state.rules.options.given),
    }


def _replayed(wish: MatchWish, seed: str) -> Steps[Match]:
    if is_position(wish.record):  # anything else is read as a record, which names its faults
        position = parse_position(wish.record)
        return Match.from_position(msgspec.structs.replace(position, seed=number_of(seed)))
    record = parse_record(wish.record)
    moves = record.moves[: wish.upto]
    if len(moves) > LONGEST_START:
        raise Refusal.bad(f"record: expected at most {LONGEST_START} moves, got {len(moves)}")
    match = Match.from_record(record, upto=0)
    for number, move in enumerate(moves):
        match.push_all([move], number, made_with=record.made_with)
        yield
    return match
