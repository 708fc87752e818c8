"""Decisions, moves and outcomes as phrases; no language is needed for that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ashfall.neuroshima import moves
from ashfall.neuroshima.keywords import INSTANTS
from ashfall.neuroshima.moves import a_of, b_of, c_of, d_of, verb_of
from ashfall.neuroshima.narration import TOWARDS
from ashfall.neuroshima.notation import FORMS, PLAY_WORD, WASTE_WORD, WAYS
from ashfall.neuroshima.pointing import FACINGS, NOWHERE, pointing
from ashfall.neuroshima.state import KIND, OWNER, State
from ashfall.neuroshima.trace import NO_DIRECTION, NO_HEX
from ashfall.table.contract import Decision, Move, Outcome
from ashfall.table.phrases import Argument, Listing, Phrase, SeatRef, TileRef, UnitRef

__all__ = ["decision_phrase", "move_ids", "move_phrase", "outcome_phrase", "unit_at"]

NOBODY: Final = ""


def unit_at(state: State, hex: int) -> UnitRef | str:
    """The unit on a hex, or the label of an empty hex; nothing for a hex that does not exist."""
    if hex >= len(state.units):
        return NOBODY
    unit, label = int(state.units[hex]), state.rules.board.labels[hex]
    return UnitRef(unit >> OWNER & 7, state.rules.kinds.keys[unit & KIND], label) if unit else label


def decision_phrase(state: State, decision: Decision) -> Phrase:
    """The question that somebody must answer now."""
    given: dict[str, Argument] = {"seat": SeatRef(decision.seat)}
    if decision.about:
        labels = state.rules.board.labels
        given["units"] = Listing(tuple(unit_at(state, labels.index(hex)) for hex in decision.about))
    return Phrase(f"decision-{decision.kind}", given)


def outcome_phrase(outcome: Outcome) -> Phrase:
    """Who won, and why."""
    reason = Phrase(f"reason-{outcome.reason}")
    if outcome.winner is not None:
        return Phrase("outcome-won", {"seat": SeatRef(outcome.winner), "reason": reason})
    if outcome.drawn:
        return Phrase("outcome-drawn", {"reason": reason})
    seats = Listing(tuple(SeatRef(seat) for seat in outcome.winners))
    return Phrase("outcome-won-together", {"seats": seats, "reason": reason})


def move_ids() -> list[str]:
    """The ids of every sentence that :func:`move_phrase` may ask for."""
    return [f"move-{word}" for word in MOVE_ARGUMENTS]


def move_phrase(state: State, move: Move) -> Phrase:
    """What a legal move would do, in a few words."""
    word = _move_word(state, move.code)
    given = {name: GETTERS[getter](state, move.code) for name, getter in MOVE_ARGUMENTS[word].items()}
    return Phrase(f"move-{word}", given)


def _move_word(state: State, code: int) -> str:
    verb = verb_of(code)
    if verb == moves.PLAY:
        tile = state.rules.kinds.tile(a_of(code))
        return WASTE_WORD if b_of(code) == NO_HEX else f"{PLAY_WORD}-{tile.instant}"
    word = FORMS[verb][0]
    if verb == moves.CONVERT:
        return f"{word}-{WAYS[c_of(code)]}"
    if verb == moves.GO and d_of(code) != NO_DIRECTION:
        return "to-facing"
    if verb == moves.HEAL and c_of(code) == NO_HEX:
        return "heal-instant"
    return word


def _turned(s: State, code: int) -> int:
    """The kind of the tile that a move turns: from the hand, or the unit that moves; 0 if there is none."""
    verb, context = verb_of(code), int(s.context)
    if verb in FROM_THE_HAND:
        return a_of(code)
    # Whose second step or displacement is being decided stands in the context.
    hex = {moves.STEP_ON: context & 63, moves.GO: context >> 6 & 63}.get(verb, b_of(code))
    return int(s.units[hex]) & KIND


def _facing(s: State, code: int) -> Argument:
    """Where the tile would point; a turn is told even of a tile that is the same on all sides."""
    kind, top = _turned(s, code), FACINGS[d_of(code)]
    told = pointing(s.rules.kinds.tile(kind), d_of(code)) if kind else top
    return top if told == NOWHERE and verb_of(code) == moves.TURN_SELF else told


FROM_THE_HAND: Final = (moves.PLACE, moves.EXECUTE, moves.REPLACE)
GETTERS: Final[dict[str, Callable[[State, int], Argument]]] = {
    "tile": lambda s, code: TileRef(int(s.chooser), s.rules.kinds.keys[a_of(code)]),
    "hex": lambda s, code: s.rules.board.labels[b_of(code)],
    "goal": lambda s, code: s.rules.board.labels[c_of(code)],
    "unit": lambda s, code: unit_at(s, b_of(code)),
    "target": lambda s, code: unit_at(s, b_of(code)),
    "victim": lambda s, code: unit_at(s, c_of(code)),
    "source": lambda s, code: unit_at(s, c_of(code)),
    "module": lambda s, code: unit_at(s, a_of(code)),
    "medic": lambda s, code: unit_at(s, a_of(code)),
    "facing": _facing,
    "towards": lambda s, code: TOWARDS[d_of(code)],
    "seat": lambda s, code: SeatRef(a_of(code)),
}


def _needs(names: str) -> dict[str, str]:
    """Arguments and their getters; who is pushed or pulled stands elsewhere than other targets."""
    return {"target" if name == "victim" else name: name for name in names.split()}


# What the sentence of each move needs.
_PLAYED: Final = {
    "move": "tile unit goal facing",
    "push_back": "tile unit victim",
    "air_strike": "tile hex",
    "grenade": "tile target",
    "sniper": "tile target",
    "grab": "tile unit victim",
    "hunt": "tile unit goal facing",
}
MOVE_ARGUMENTS: Final[dict[str, dict[str, str]]] = {
    "keep": {},
    "redraw": {},
    "place": _needs("tile hex facing"),
    "execute": _needs("tile target facing"),
    "replace": _needs("unit tile facing"),
    "mobility": _needs("unit goal facing"),
    "rotate": _needs("unit facing"),
    "transport": _needs("module unit goal facing"),
    "push": _needs("unit victim"),
    "grab": _needs("unit victim"),
    "net": _needs("target"),
    "discard": _needs("tile"),
    "end": {},
    "stay": {},
    "step": _needs("goal facing"),
    "to": _needs("goal"),
    "to-facing": _needs("goal facing"),
    "strike": _needs("unit towards"),
    "attack": _needs("unit"),
    "explode": _needs("unit"),
    "skip": _needs("unit"),
    "plain": _needs("unit"),
    **{f"convert-{way}": _needs("unit towards") for way in WAYS},
    "heal": _needs("medic source unit"),
    "heal-instant": _needs("medic unit"),
    "scavenge": _needs("unit goal facing"),
    "give": _needs("seat"),
    WASTE_WORD: _needs("tile"),
    **{f"{PLAY_WORD}-{instant}": _needs(_PLAYED.get(instant, "tile")) for instant in INSTANTS},
}
