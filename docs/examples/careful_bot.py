"""A bot in one file: it makes the move after which a battle would hurt it least and the enemy most.

ashfall play neuroshima --seats human,docs/examples/careful_bot.py
ashfall sim neuroshima --bots docs/examples/careful_bot.py:fear=2,random --games 20
"""

from __future__ import annotations

from ashfall.bots.contract import Bot, Candidate, Choice, Request
from ashfall.neuroshima.game import fight_out, push
from ashfall.neuroshima.state import HEALTH, OVER, ROW, State
from ashfall.table.random import Stream


class CarefulBot:
    """Looks at every legal move and at the battle that could follow it."""

    def __init__(self, fear: float) -> None:
        self.fear = fear

    def choose(self, request: Request) -> Choice:
        """Try every move on a guess of the real state; the seed decides between equals."""
        stream = Stream(request.seed)
        seat = int(request.view.state.chooser)
        tried: list[tuple[float, int, Candidate]] = []
        for number, move in enumerate(request.legal, 1):
            guess = request.view.sample(stream)  # the piles in an order that could be the real one
            push(guess, move.code)
            candidate = Candidate(move, self.chance(guess, seat), 1)
            tried.append((candidate.value, int(stream.word()), candidate))
            if request.progress is not None:
                request.progress(number / len(request.legal))
        ranked = [candidate for _, _, candidate in sorted(tried, reverse=True)]
        best = ranked[0]
        return Choice(best.move, best.value, tuple(ranked[: request.alternatives]), len(ranked))

    def chance(self, state: State, seat: int) -> float:
        """A rough chance to win: the lead after a battle, from 0 to 1."""
        if state.stage == OVER:
            shared = int(state.winners).bit_count() != 1
            return 0.5 if shared else float(state.winners >> seat & 1)
        after = state.copy()
        fight_out(after)
        own, enemy = (int(after.own(s)).bit_count() + 2 * health(after, s) for s in (seat, 1 - seat))
        lead = own * self.fear - enemy
        return min(max(0.5 + lead / (100 * self.fear), 0.01), 0.99)


def health(state: State, seat: int) -> int:
    """Health of the HQ of a seat."""
    return int(state.seat[seat * ROW + HEALTH])


def make_bot(fear: float = 1.0) -> Bot:
    """Fears losses ``fear`` times as much as it enjoys those of the enemy."""
    if fear <= 0:
        raise ValueError(f"fear: expected more than 0, got {fear}")
    return CarefulBot(fear)
