"""Tables of figures on narrow screens."""

import pytest

from ashfall.arena.hardcity.tables import FigureTable

GRID = FigureTable(
    "Wide",
    ("mode", "episode", "boat boarded", "helicopter called", "KAFAR"),
    (("versus", "4", "81.5 %", "100.0 %", "95.0 %"),),
    keys=2,
)


@pytest.mark.parametrize(("width", "heads"), [(80, [5]), (36, [4, 3]), (5, [3, 3, 3])])
def test_a_table_is_cut_into_pieces_that_fit_and_name_their_rows(width: int, heads: list[int]) -> None:
    pieces = list(GRID.pieces(width))
    assert [len(piece.heads) for piece in pieces] == heads
    assert all(piece.heads[:2] == GRID.heads[:2] for piece in pieces)
    assert [head for piece in pieces for head in piece.heads[2:]] == list(GRID.heads[2:])
    assert [cell for piece in pieces for cell in piece.rows[0][2:]] == list(GRID.rows[0][2:])
