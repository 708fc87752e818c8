"""The bot that follows the rules of a good player, without looking ahead."""

from __future__ import annotations

from ashfall.bots.contract import Candidate, Choice, Request
from ashfall.bots.hardcity.policy import best_move
from ashfall.bots.hardcity.trials import promising
from ashfall.bots.hardcity.value import chance
from ashfall.hardcity.ground.state import State
from ashfall.table.random import Stream

__all__ = ["RulesBot"]


class RulesBot:
    """Plays by rules of thumb, one policy for the officers and one for Doctor Zero; ``blur`` adds slips."""

    def __init__(self, blur: float = 0.0) -> None:
        if not 0 <= blur <= 10:
            raise ValueError(f"blur: expected 0 to 10, got {blur}")
        self._blur = blur

    def choose(self, request: Request) -> Choice:
        """The move that is worth most; among equals the seed decides."""
        state: State = request.view.state
        move = request.view.move(int(best_move(state, Stream(request.seed), self._blur)))
        if not request.alternatives:
            return Choice(move)
        value = chance(state)
        if state.chooser == state.rules.zero:
            value = 1 - value
        codes = [int(state.legal[place]) for place in promising(state, request.alternatives)]
        ranked = [move.code, *(code for code in codes if code != move.code)][: request.alternatives]
        listed = tuple(Candidate(request.view.move(code), value, 1) for code in ranked)
        return Choice(move, value, listed, 1)
