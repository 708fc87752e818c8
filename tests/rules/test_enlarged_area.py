"""Section 13.7: five and six players, and four, on 37 hexes."""

from typing import Any

import pytest

from ashfall.neuroshima import GAME, InvalidPosition, InvalidRecord, Match
from ashfall.neuroshima.geometry import board_of
from tests.rules.readings import set_up
from tests.rules.vectors import Position, board, legal_texts, match_at, play

LARGE = board_of(37)
PLACES = dict(zip(LARGE.labels, LARGE.points, strict=True))
INNER = [label for label, (q, r) in PLACES.items() if max(abs(q), abs(r), abs(q + r)) <= 2]
RING = [label for label in LARGE.labels if label not in INNER]
FIVE = "moloch borgo outpost hegemony steel_police"


def area(units: str, **fields: Any) -> Position:
    """Four of five HQs stand in the outer ring; the first somewhere among the units."""
    hqs = "1.hq A1; 2.hq A4; 3.hq G1; 4.hq G4"
    return board(FIVE, f"{hqs}; {units}", mode="ffa", **fields)


def blockers(hexes: list[str]) -> str:
    return "; ".join(f"0.blocker {hex}" for hex in hexes)


@pytest.mark.clause("NH-13.7.1")
@pytest.mark.parametrize("seats", [5, 6])
def test_five_and_six_players_use_all_37_hexes(seats: int) -> None:
    match = Match(["borgo"] * seats, mode="ffa")
    assert match.position()["board"] == 37
    assert len(match.legal) == 37 * 6
    set_up(match)
    assert len(match.units()) == seats
    with pytest.raises(InvalidRecord, match=r"^board: expected 37"):
        Match(["borgo"] * seats, mode="ffa", board=19)


@pytest.mark.clause("NH-13.7.1")
@pytest.mark.parametrize("mode", ["ffa", "points", "teams"])
def test_it_is_optional_for_four(mode: str) -> None:
    assert Match(["borgo"] * 4, mode=mode).position()["board"] == 19
    assert Match(["borgo"] * 4, mode=mode, board=37).position()["board"] == 37


@pytest.mark.clause("NH-13.7.1")
@pytest.mark.parametrize(("mode", "seats"), [("duel", 2), ("ffa", 3), ("one_vs_two", 3)])
def test_fewer_do_not_use_it(mode: str, seats: int) -> None:
    with pytest.raises(InvalidRecord, match=r"^board: expected 19"):
        Match(["borgo"] * seats, mode=mode, board=37)
    with pytest.raises(InvalidRecord, match=r"^board: expected 19 or 37"):
        Match(["borgo"] * seats, mode=mode, board=20)


@pytest.mark.clause("NH-13.7.1")
def test_the_static_facts_name_all_tables() -> None:
    assert GAME.seats == (2, 3, 4, 5, 6)
    assert GAME.modes == ("duel", "ffa", "points", "one_vs_two", "teams")
    assert (GAME.boards, GAME.variants) == ((19, 37), ("tactical_start", "reinforcements"))


@pytest.mark.clause("NH-13.7.2", "R-42", "NH-4.6", "TV-13.5")
def test_filling_the_inner_19_causes_a_battle() -> None:
    others = [hex for hex in INNER if hex not in ("D4", "D3")]
    match = match_at(area(f"0.hq D4; {blockers(others)}"), ["blocker", "move"])
    assert play(match, "place blocker D3 0").battles[0] == (0, "full_board")


@pytest.mark.clause("NH-13.7.2", "TV-13.5")
def test_a_full_outer_ring_does_not() -> None:
    ring = [hex for hex in RING if hex not in ("A1", "A4", "G1", "G4", "D1")]
    inner = [hex for hex in INNER if hex not in ("D4", "D3")]
    match = match_at(area(f"0.hq D4; {blockers(ring + inner)}"), ["blocker", "move"])
    assert play(match, "place blocker D1 0").battles == []
    assert match.turn == 0


@pytest.mark.clause("NH-13.7.2", "NH-4.6")
def test_a_move_into_the_last_inner_hex_causes_one_too() -> None:
    inner = [hex for hex in INNER if hex not in ("D4", "D2")]
    match = match_at(area(f"0.hq D4; 0.hybrid D1; {blockers(inner)}"), ["move", "battle"])
    assert play(match, "play move D1 D2 0").battles[0] == (0, "full_board")


@pytest.mark.clause("R-42", "NH-11.7")
def test_a_bomb_needs_six_neighbours_in_the_area() -> None:
    match = match_at(area("0.hq D4"), ["air_strike", "move"])
    assert legal_texts(match, "play air_strike") == [f"play air_strike {hex}" for hex in INNER]


@pytest.mark.clause("NH-13.7.3", "R-42")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_beasts_are_not_allowed(seats: int) -> None:
    armies = ["borgo"] * (seats - 1) + ["beasts"]
    with pytest.raises(InvalidRecord, match=r'^armies: "beasts"'):
        Match(armies, mode="ffa", board=37)
    with pytest.raises(InvalidPosition, match=r'^players: "beasts"'):
        Match.from_position({"players": [{"army": army} for army in armies], "mode": "ffa", "board": 37})
    allowed = Match(armies, mode="ffa", board=37, options={"all_armies_on_37": True})
    set_up(allowed)
    assert {unit.tile for unit in allowed.units() if unit.army == "beasts"} == {"hq", "cerberus"}
