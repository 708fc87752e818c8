"""Nothing hidden leaves the server: two matches that differ only in what is hidden look the same.

Both are played over real sockets with the same commands and questions. Until something legitimately differs,
every message to whoever must not know is the same, byte for byte, but for the hash of the seed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from ashfall.server.games import tables
from tests.server import neuroshima_twins as neuroshima
from tests.server.hardcity import twins as hardcity
from tests.server.twins import PREVIEW, Case, hear_both

CASES = [*neuroshima.CASES, *hardcity.CASES]


def test_every_game_has_a_case() -> None:
    assert {case.game for case in CASES} == {table.name for table in tables()}


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.name}")
def test_what_is_hidden_cannot_be_told_apart(tmp_path: Path, case: Case) -> None:
    one, other = hear_both(case, tmp_path)
    for socket in (*case.blind, PREVIEW):
        assert len(one[socket]) == len(other[socket])
        for text, its_twin in zip(one[socket], other[socket], strict=True):
            assert text == its_twin
    assert sum(len(one[socket]) for socket in case.blind) > 100
