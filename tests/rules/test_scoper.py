"""The Scoper (NH-10.11, R-17, R-60)."""

import pytest

from tests.rules.readings import absorbed, netted, standing
from tests.rules.vectors import Position, board, fight, legal_texts, match_at, play, refused

# 10.11 Scoper


def scoped_scout(more: str = "") -> Position:
    """A Moloch Scout on C4 whose links reach an Outpost Commando (C3) and its own Hybrid (D4)."""
    return board("outpost moloch", f"0.commando C3; 1.hybrid D4; 1.scout C4 f0; {more}")


@pytest.mark.clause("NH-10.11", "R-17", "TV-7.2")
def test_a_scoped_scout_serves_the_other_side() -> None:
    before = standing(scoped_scout())
    assert (before["C3"].initiatives, before["D4"].initiatives) == ((3,), (4,))
    after = standing(scoped_scout("0.scoper C5"))
    assert (after["C3"].initiatives, after["D4"].initiatives) == ((4,), (3,))
    assert (after["C4"].owner, after["C4"].serves) == (1, 0)


@pytest.mark.clause("NH-10.11", "R-17")
def test_a_scoper_does_not_widen_the_links_of_a_module() -> None:
    # D3 is a neighbour of the Scout but not on its links.
    assert standing(scoped_scout("0.scoper C5; 0.hmg D3"))["D3"].initiatives == (2, 1)


@pytest.mark.clause("NH-10.11", "R-17")
def test_a_scoped_saboteur_slows_its_own_side() -> None:
    units = "0.scoper C5; 1.saboteur C4; 1.wardog C3; 0.commando D3"
    after = standing(board("outpost steel_police", units))
    assert (after["C3"].initiatives, after["D3"].initiatives) == ((1,), (3,))


@pytest.mark.clause("R-17", "NH-7.1.1")
@pytest.mark.parametrize(
    ("netter", "caught", "values"),
    [
        ("1.net_fighter B4 net>SE !net>NE", "C5", ((3,), (4,))),  # the Scoper: the Scout serves its owner
        ("1.net_fighter B4 !net>SE net>NE", "", ((4,), (3,))),
    ],
)
def test_a_netted_scoper_does_nothing(
    netter: str, caught: str, values: tuple[tuple[int], tuple[int]]
) -> None:
    position = scoped_scout(f"0.scoper C5; {netter}")
    assert netted(position) == ({caught} if caught else set())
    units = standing(position)
    assert (units["C3"].initiatives, units["D4"].initiatives) == values


@pytest.mark.clause("R-17", "NH-10.5")
def test_a_netted_module_does_nothing_scoped_or_not() -> None:
    units = "0.scoper C5; 1.officer C4 link>N; 0.commando C3; 0.hq A1"
    position = board("outpost steel_police", units)
    assert standing(position)["C3"].ranged_bonus == 1
    # Outpost has no net, so the Beasts' web catches the Scout of its own side.
    web = "0.scoper C5; 1.scout C4 link>N; 0.commando C3; 1.arachnid D4 f5"
    caught = board("outpost beasts", web)
    assert "C4" in netted(caught)
    assert standing(caught)["C3"].initiatives == (3,)


@pytest.mark.clause("R-17")
def test_an_hq_is_no_module() -> None:
    units = standing(board("outpost moloch", "0.scoper C5; 1.hq C4; 1.hybrid C3; 0.commando D3"))
    assert units["C3"].ranged_bonus == 1
    assert units["D3"].ranged_bonus == 0
    assert units["C4"].serves == 1


@pytest.mark.clause("R-17", "NH-10.11")
def test_a_scoped_module_keeps_its_owner() -> None:
    units = "0.scoper C5; 1.scout C4 link>N; 0.hq A1; 1.hq E1"
    beasts = match_at(board("outpost beasts", units, turn=1), ["move"])
    assert {"rotate C4 2", "play move C4 C3 0"} <= set(legal_texts(beasts))
    outpost = match_at(board("outpost beasts", units), ["sniper", "move"])
    assert "play sniper C4" in legal_texts(outpost)
    assert refused(outpost, "play move C4 C3 0").clause == "NH-3.9"
    play(outpost, "play sniper C4")
    scout = outpost.unit("C4")
    assert scout is not None  # its toughness stays as well
    assert scout.wounds == 1


@pytest.mark.clause("R-17", "NH-4.4")
def test_a_scoper_works_at_once() -> None:
    match = match_at(scoped_scout(), ["scoper", "move"])
    play(match, "place scoper C5 0")
    commando = match.unit("C3")
    assert commando is not None
    assert commando.initiatives == (4,)


@pytest.mark.clause("R-17", "TV-7.3", "NH-10.11")
def test_a_scoped_medic_heals_the_other_side() -> None:
    units = """
        0.scoper C5; 1.medic C4 f0; 0.commando C3; 1.hybrid C1 ranged>S
        1.officer D4; 0.commando E3 ranged>SW
    """
    result = fight(board("outpost moloch", units))
    assert absorbed(result) == [("C3", 1, "C4")]
    # Its owner's Officer on another link of the Medic is not saved.
    assert result.removed == {"C4": (3, "medic"), "D4": (3, "wounds")}


@pytest.mark.clause("R-17", "DP-6", "NH-10.14")
def test_the_scopers_owner_decides_for_a_scoped_quartermaster() -> None:
    units = "0.scoper C5; 1.quartermaster C4 link>N; 0.brawler C3 melee>N; 0.hq A1; 1.hq C1"
    match = match_at(board("outpost hegemony", units, turn=1), ["battle"])
    play(match, "play battle")
    decision = match.decision
    assert decision is not None
    assert (decision.seat, decision.kind, decision.about) == (0, "quartermaster", ("C3",))
    assert play(match, "convert C3 melee N").lost(1)[0] == (3, 2)


@pytest.mark.clause("R-17", "NH-10.13")
def test_a_scoped_transport_carries_the_other_side() -> None:
    units = "0.scoper C5; 1.transport C4; 0.commando C3; 1.ganger D3"
    outpost = match_at(board("outpost hegemony", units), ["move"])
    assert "transport C4 C3 C2 0" in legal_texts(outpost)
    hegemony = match_at(board("outpost hegemony", units, turn=1), ["move"])
    assert refused(hegemony, "transport C4 D3 D2 0").clause == "NH-10.13"


@pytest.mark.clause("R-59", "R-17", "NH-10.15")
def test_a_scoped_scrabbler_serves_the_other_side() -> None:
    units = "0.scoper C5; 1.scrabbler C4 link>N; 0.commando C3; 1.ram C1"
    match = match_at(board("outpost beasts", units), ["move"])
    assert "grab C3 C1" in legal_texts(match)


@pytest.mark.clause("R-60", "NH-10.16")
@pytest.mark.parametrize(("scoper", "cost"), [("0.scoper A2", 0), ("0.scoper C5", 1)])
def test_a_scoped_launcher_is_lost_to_its_owner(scoper: str, cost: int) -> None:
    units = f"{scoper}; 1.net_of_steel_launcher C4; 1.hq E1; 0.commando A1"
    match = match_at(board("outpost steel_police", units, turn=1), ["move"])
    play(match, "net A1")
    assert match.health(1) == 20 - cost


@pytest.mark.clause("R-60", "NH-10.12")
@pytest.mark.parametrize(("seat", "text"), [(0, "play move A1 A2 0"), (1, "play move E3 E2 0")])
@pytest.mark.parametrize("scoped", [True, False])
def test_a_scoped_recon_center_serves_the_other_side(seat: int, text: str, scoped: bool) -> None:
    scoper = "0.scoper C5;" if scoped else ""
    units = f"{scoper} 1.recon_center C4; 0.commando A1; 1.commando E3"
    match = match_at(board("outpost outpost", units, turn=seat), ["move", "hmg"])
    play(match, text)
    decision = match.decision
    assert decision is not None
    assert decision.kind == ("step" if scoped == (seat == 0) else "turn")


@pytest.mark.clause("R-75", "R-80")
def test_scopers_do_not_turn_each_other() -> None:
    units = "0.scoper C4; 1.scoper C3; 0.scout D3 link>N; 1.scout B3 link>N; 0.commando D2; 1.commando B2"
    after = standing(board("outpost outpost", units))
    assert (after["C4"].serves, after["C3"].serves) == (0, 1)
    # Each Scoper stands beside both Scouts: both are turned.
    assert (after["D3"].serves, after["B3"].serves) == (1, 0)
    assert (after["D2"].initiatives, after["B2"].initiatives) == ((3,), (3,))
