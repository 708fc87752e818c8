"""Modules that carry units: Recon Center and Transport (NH-10.12, NH-10.13)."""

import pytest

from ashfall.neuroshima.events import Moved
from tests.rules.vectors import board, legal_texts, match_at, play, refused

# 10.12 Recon Center


@pytest.mark.clause("NH-10.12", "R-15")
def test_a_move_may_go_two_hexes_and_turn_at_each() -> None:
    match = match_at(board("outpost borgo", "0.recon_center E1; 0.hq C3; 1.mutant C4"), ["move", "hmg"])
    play(match, "play move C3 B3 2")
    decision = match.decision
    assert decision is not None
    assert (decision.seat, decision.kind, decision.clause, decision.about) == (0, "step", "NH-10.12", ("B3",))
    offered = legal_texts(match)
    assert {"stay", "step A3 5", "step C3 0", "step B3 4"} <= set(offered)  # also back to the start
    assert not [text for text in offered if text.startswith("step C4")]  # each step needs an empty hex
    moved = play(match, "step A3 5").events(Moved)
    assert [(e.before.hex, e.unit.hex, e.unit.facing, e.cause) for e in moved] == [("B3", "A3", 5, "move")]


@pytest.mark.clause("NH-10.12", "R-15")
def test_the_second_step_may_be_refused_and_there_is_no_third() -> None:
    units = "0.recon_center E1; 0.commando C3"
    stays = match_at(board("outpost borgo", units), ["move", "hmg"])
    assert play(stays, "play move C3 C2 0", "stay").events(Moved)[-1].unit.hex == "C2"
    assert stays.decision is not None
    assert stays.decision.kind == "turn"
    goes = match_at(board("outpost borgo", units), ["move", "hmg"])
    play(goes, "play move C3 C2 0", "step C1 0")
    assert goes.decision is not None
    assert goes.decision.kind == "turn"


@pytest.mark.clause("NH-10.12", "R-15", "NH-12.1")
def test_mobility_may_go_two_hexes_too() -> None:
    match = match_at(board("outpost borgo", "0.recon_center E1; 0.runner C3"), ["hmg"])
    moved = play(match, "mobility C3 C2 0", "step C1 3").events(Moved)
    assert [(e.unit.hex, e.cause) for e in moved] == [("C2", "mobility"), ("C1", "mobility")]
    assert refused(match, "mobility C1 C2 0").clause == "NH-12.1"


@pytest.mark.clause("R-15", "NH-7.1.1")
def test_a_unit_that_is_netted_on_the_way_stops() -> None:
    units = "0.recon_center E1; 0.runner C4; 1.net_fighter C2 net>S"
    match = match_at(board("outpost moloch", units), ["hmg"])
    play(match, "mobility C4 C3 0")
    assert match.is_netted("C3")
    assert match.decision is not None
    assert match.decision.kind == "turn"


@pytest.mark.clause("R-15")
def test_a_netted_recon_center_gives_nothing() -> None:
    units = "0.recon_center E1; 0.runner C4; 1.net_fighter E2 net>N"
    match = match_at(board("outpost moloch", units), ["hmg"])
    play(match, "mobility C4 C3 0")
    assert match.decision is not None
    assert match.decision.kind == "turn"


@pytest.mark.clause("R-15")
def test_who_is_pushed_goes_one_hex_only() -> None:
    units = "0.recon_center E1; 0.runner C3; 1.hybrid C4"
    match = match_at(board("outpost moloch", units, turn=1), ["push_back", "battle"])
    moved = play(match, "play push_back C4 C3", "to C2").events(Moved)
    assert [(e.unit.hex, e.cause) for e in moved] == [("C2", "push")]
    assert match.decision is not None
    assert (match.decision.kind, match.decision.seat) == ("turn", 1)


@pytest.mark.clause("R-15")
def test_who_is_grabbed_goes_one_hex_only() -> None:
    units = "0.recon_center E1; 0.runner C3; 1.ram C5"
    match = match_at(board("outpost beasts", units, turn=1), ["grab", "battle"])
    moved = play(match, "play grab C5 C3", "to C4 0").events(Moved)
    assert [(e.unit.hex, e.cause) for e in moved] == [("C4", "grab")]
    assert match.decision is not None
    assert (match.decision.kind, match.decision.seat) == ("turn", 1)


@pytest.mark.clause("NH-10.12", "NH-10.3")
def test_a_recon_center_does_not_help_the_enemy() -> None:
    units = "0.recon_center E1; 1.assassin C3"
    match = match_at(board("outpost borgo", units, turn=1), ["move"])
    play(match, "mobility C3 C2 0")
    assert match.decision is not None
    assert match.decision.kind == "turn"


# 10.13 Transport


@pytest.mark.clause("NH-10.13", "TV-7.5", "R-4")
def test_a_transport_serves_in_the_turn_it_is_placed() -> None:
    match = match_at(board("hegemony moloch", "0.ganger C3"), ["transport", "move"])
    play(match, "place transport C4 0")
    [moved] = play(match, "transport C4 C3 C2 4").events(Moved)
    assert (moved.unit.hex, moved.unit.facing, moved.cause) == ("C2", 4, "transport")
    # It is out of the reach of the Transport now, and has used it.
    assert refused(match, "transport C4 C2 C1 0").clause == "NH-10.13"


@pytest.mark.clause("NH-10.13", "R-16")
def test_a_transport_serves_a_unit_once_a_turn() -> None:
    units = "0.ganger C3; 0.transport C4; 0.ganger D3"
    match = match_at(board("hegemony moloch", units), ["move"])
    play(match, "transport C4 C3 B3 0")
    assert refused(match, "transport C4 B3 B2 0").clause == "R-16"
    assert "transport C4 D3 D2 0" in legal_texts(match)  # every other unit has its own use


@pytest.mark.clause("R-16")
def test_the_use_stays_spent_when_the_transport_moves() -> None:
    match = match_at(board("hegemony moloch", "0.ganger C3; 0.transport C4"), ["move", "battle"])
    play(match, "transport C4 C3 B3 0", "play move C4 B4 0")
    assert refused(match, "transport B4 B3 B2 0").clause == "R-16"


@pytest.mark.clause("NH-10.13", "R-16")
def test_two_transports_serve_one_after_the_other() -> None:
    match = match_at(board("hegemony moloch", "0.ganger C3; 0.transport C4; 0.transport D2"), ["move"])
    play(match, "transport C4 C3 D3 0")
    moved = play(match, "transport D2 D3 E2 0").events(Moved)
    assert [(e.before.hex, e.unit.hex) for e in moved] == [("D3", "E2")]


@pytest.mark.clause("NH-10.13")
@pytest.mark.parametrize(
    "text",
    [
        "transport C4 C4 C5 0",  # not for itself
        "transport C4 B2 B1 0",  # not connected
    ],
)
def test_a_transport_serves_only_connected_units(text: str) -> None:
    match = match_at(board("hegemony moloch", "0.ganger B2; 0.transport C4"), ["move"])
    assert refused(match, text).clause == "NH-10.13"


@pytest.mark.clause("NH-10.13", "NH-10.3")
def test_a_transport_does_not_serve_enemies() -> None:
    match = match_at(board("hegemony moloch", "1.hybrid C3; 0.transport C4"), ["move"])
    assert refused(match, "transport C4 C3 C2 0").clause == "NH-3.9"


@pytest.mark.clause("NH-10.13", "NH-4.8")
def test_a_transport_carries_an_hq_and_turns_units() -> None:
    match = match_at(board("hegemony moloch", "0.hq C3; 0.transport C4"), ["move"])
    assert {"transport C4 C3 C2 0", "transport C4 C3 C3 1"} <= set(legal_texts(match))
    assert "transport C4 C3 C3 0" not in legal_texts(match)  # that would change nothing


@pytest.mark.clause("NH-10.13", "NH-10.5")
def test_a_netted_transport_carries_nobody() -> None:
    units = "0.ganger C3; 0.transport C4; 1.net_fighter C5 net>N"
    match = match_at(board("hegemony moloch", units), ["move"])
    assert refused(match, "transport C4 C3 C2 0").clause == "NH-10.13"


@pytest.mark.clause("NH-10.13")
@pytest.mark.parametrize(
    ("text", "clause"), [("transport C4 C3 C1 0", "NH-10.13"), ("transport C4 C3 D3 0", "NH-1.4")]
)
def test_a_ride_is_one_step_to_an_empty_hex(text: str, clause: str) -> None:
    match = match_at(board("hegemony moloch", "0.ganger C3; 0.transport C4; 1.hybrid D3"), ["move"])
    assert refused(match, text).clause == clause


@pytest.mark.clause("R-16", "R-33", "NH-12.1")
def test_mobility_transport_and_move_may_all_serve_one_unit() -> None:
    match = match_at(board("hegemony moloch", "0.runner C3; 0.transport C4"), ["move", "battle"])
    story = play(match, "transport C4 C3 B3 0", "mobility B3 B2 0", "play move B2 B1 0")
    assert [e.cause for e in story.events(Moved)] == ["transport", "mobility", "move"]
    assert match.unit("B1") is not None
