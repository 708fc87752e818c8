"""The bot that looks one move ahead, through the battle that would start then."""

from __future__ import annotations

from ashfall.bots.contract import Candidate, Choice, Request
from ashfall.bots.neuroshima.lookahead import forget_order, look_around
from ashfall.bots.neuroshima.opinions import check_value, score, value_for
from ashfall.bots.training import HAND
from ashfall.neuroshima.state import State
from ashfall.table.random import Stream

__all__ = ["GreedyBot"]


class GreedyBot:
    """For each legal move: carry it out, resolve the battle that could start now, value what is left."""

    def __init__(self, value: str = HAND) -> None:
        check_value(value)
        self._value = value

    def choose(self, request: Request) -> Choice:
        """The move with the best value; among equals the seed decides."""
        seen: State = request.view.state
        state, stream = seen.copy(), Stream(request.seed)
        forget_order(state)
        look = look_around(state, value_for(state.rules, self._value), stream)
        moves, leads = look.moves, look.leads
        ties = [int(stream.word()) for _ in range(len(moves))]
        places = sorted(range(len(moves)), key=lambda i: (-leads[i], ties[i]))
        ranked = [
            Candidate(request.view.move(int(moves[i])), score(leads[i], int(state.rules.mode.sides)), 1)
            for i in places[: max(1, request.alternatives)]
        ]
        return Choice(ranked[0].move, ranked[0].value, tuple(ranked[: request.alternatives]), len(moves))
