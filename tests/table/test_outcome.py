"""How a game ended: won, shared, lost to nobody's seat, or nobody's."""

import pytest

from ashfall.table.contract import Outcome


@pytest.mark.parametrize(
    ("outcome", "drawn", "winner"),
    [
        (Outcome((1,), "health", 2), False, 1),
        (Outcome((0, 1), "draw", 2), True, None),
        (Outcome((0, 1), "draw"), True, None),
        (Outcome((0, 2), "deadlock", 4), False, None),
        (Outcome((0, 1, 2, 3), "deadlock", 4), True, None),
        (
            Outcome((0, 1), "points", 2, "officers"),
            False,
            None,
        ),  # all seats against none
        (Outcome((), "points", 2, "autodoc"), False, None),  # who has no seat
        (Outcome((), "round_limit", 2, "nobody"), True, None),
    ],
)
def test_who_is_ahead(outcome: Outcome, drawn: bool, winner: int | None) -> None:
    assert (outcome.drawn, outcome.winner) == (drawn, winner)
