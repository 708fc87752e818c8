"""What an officer can do in a turn: one object for each kind of action (HC-5)."""

from __future__ import annotations

from mypy_extensions import i64

from ashfall.hardcity.ground.state import State


class Action:
    """One kind of action of the active officer."""

    def offer(self, s: State, who: i64) -> None:
        """Offer the moves that are legal now."""
        raise NotImplementedError

    def carry_out(self, s: State, who: i64, code: i64) -> None:
        """Do it: pay, and plan what follows. The officer's turn is the task on top."""
        raise NotImplementedError
