"""What is being decided: the kind of each decision and the clause that asks for it."""

from __future__ import annotations

from typing import Final

from ashfall.neuroshima import moves, state
from ashfall.neuroshima.shifts import BY_GRAB
from ashfall.neuroshima.state import State
from ashfall.table.contract import Decision

__all__ = ["decision_of"]

STAGES: Final = {
    state.SETUP: ("setup", "NH-2.6"),
    state.REDRAW: ("redraw", "NH-3.8"),
    state.DISCARD: ("discard", "NH-3.3"),
    state.ACT: ("turn", "NH-3.9"),
    state.STEP: ("step", "NH-10.12"),
    state.DISPLACE: ("displace", "NH-11.3"),
    state.HUNT: ("hunt", "NH-11.10"),
    state.SCAVENGE: ("scavenge", "NH-12.9"),
    state.GIVE: ("give", "R-45"),
}
ANSWERS: Final = {
    moves.HEAL: ("medic", "NH-9.9"),
    moves.EXPLODE: ("clown", "NH-8.10.1"),
    moves.CONVERT: ("quartermaster", "NH-10.14"),
    moves.DECLINE: ("extra_attack", "R-63"),
}
GRABBED: Final = ("displace", "NH-11.4")
UNLUCKY: Final = ("discard", "NH-14.2")  # one of the instants that an unlucky draw puts away


def decision_of(s: State) -> Decision | None:
    """Who must choose now, what and why; None when the game is over."""
    if s.stage == state.OVER:
        return None
    if s.stage == state.DISPLACE and s.context & BY_GRAB:
        kind, clause = GRABBED
    elif s.stage == state.DISCARD and s.context:
        kind, clause = UNLUCKY
    elif s.stage in STAGES:
        kind, clause = STAGES[int(s.stage)]
    else:
        kind, clause = ANSWERS[max(moves.verb_of(int(code)) for code in s.legal)]
    return Decision(int(s.chooser), kind, clause, _about(s, kind))


def _about(s: State, kind: str) -> tuple[str, ...]:
    """Hexes of the units that the decision is about."""
    labels = s.rules.board.labels
    if kind in ("step", "hunt"):
        return (labels[int(s.context) & 63],)
    if kind == "displace":
        return (labels[int(s.context) >> 6 & 63],)
    if s.stage in (state.BATTLE, state.STRIKE):
        return tuple(labels[h] for h in sorted({moves.b_of(int(code)) for code in s.legal}))
    return ()
