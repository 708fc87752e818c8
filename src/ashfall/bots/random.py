"""The bot that plays anything that is legal."""

from __future__ import annotations

from ashfall.bots.contract import Choice, Request
from ashfall.table.random import Stream

__all__ = ["RandomBot"]


class RandomBot:
    """Any legal move, all equally likely."""

    def choose(self, request: Request) -> Choice:
        """Draw one."""
        codes = request.view.state.legal
        return Choice(request.view.move(int(codes[int(Stream(request.seed).below(len(codes)))])))
