"""The bot that follows the rules of a good player, without looking ahead."""

from __future__ import annotations

from ashfall.bots.contract import Candidate, Choice, Request
from ashfall.bots.hardcity.policy import best_move
from ashfall.bots.hardcity.ranking import RankedMoves, score, shifted
from ashfall.bots.hardcity.reasons import prospect_of
from ashfall.bots.hardcity.value import BY_HAND
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
        """The move that is worth most; among equals the seed decides. What it lists knows of no slips."""
        view, state = request.view, request.view.state
        chosen = int(best_move(state, Stream(request.seed), self._blur))
        if not request.alternatives:
            return Choice(view.move(chosen))
        listed = _listed(request, state, chosen)
        values = {candidate.move.code: candidate.value for candidate in listed}
        return Choice(view.move(chosen), values.get(chosen), listed, 1)


def _listed(request: Request, state: State, chosen: int) -> tuple[Candidate, ...]:
    """Some of the moves that the rules like best, the chosen one among them.

    A move is worth what it leads to soon, less what the rules have against it.
    """
    ranking = RankedMoves(state, BY_HAND)
    codes = sorted(ranking.codes(), key=lambda code: (-ranking.behind(code), code != chosen))
    listed: list[Candidate] = []
    for code in codes[: request.alternatives]:
        prospect = prospect_of(request.view, code, request.seed)
        value = score(shifted(prospect.score, ranking.behind(code)))
        listed.append(Candidate(request.view.move(code), value, 1, prospect.reasons))
    return tuple(sorted(listed, key=lambda candidate: -candidate.value))
