"""How a match ended, in words."""

from __future__ import annotations

from typing import Final

from ashfall.server.contract import AnyTable
from ashfall.server.rooms.history import MatchEnding
from ashfall.table.phrases import Phrase

__all__ = ["CLOSED_RESULT", "result_phrase"]

CLOSED_RESULT: Final = Phrase("server-result-closed")  # the rules of today do not allow it any more

# What no rule of any game knows of.
REASONS: Final = {
    "resigned": "server-reason-resigned",
    "agreed": "server-reason-agreed",
    "time": "server-reason-time",
    "left": "server-reason-left",
}


def result_phrase(game: AnyTable, ending: MatchEnding) -> Phrase:
    """Who won, and why."""
    phrase = game.outcome_phrase(ending.outcome)
    if not ending.people:
        return phrase
    return Phrase(phrase.id, {**phrase.args, "reason": Phrase(REASONS[ending.people])})
