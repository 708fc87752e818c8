"""How a match ended, in words."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ashfall.server.contract import AnyTable
from ashfall.server.rooms.history import MatchEnding
from ashfall.table.phrases import Phrase

__all__ = ["CLOSED_RESULT", "result_phrase"]

CLOSED_RESULT: Final = Phrase("server-result-closed")  # the rules of today do not allow it any more

NOTHING: Final[Mapping[str, int]] = MappingProxyType({})
# What no rule of any game knows of.
REASONS: Final = {
    "resigned": "server-reason-resigned",
    "agreed": "server-reason-agreed",
    "time": "server-reason-time",
    "left": "server-reason-left",
}


def result_phrase(game: AnyTable, ending: MatchEnding, score: Mapping[str, int] = NOTHING) -> Phrase:
    """Who won, and why; ``score`` goes along for those who look for the best results later."""
    phrase = game.outcome_phrase(ending.outcome)
    why = {"reason": Phrase(REASONS[ending.people])} if ending.people else {}
    return Phrase(phrase.id, {**phrase.args, **why, **score}) if why or score else phrase
