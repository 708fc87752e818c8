"""Modules and HQ effects (section 10, TV-7)."""

from dataclasses import replace

import pytest

from ashfall.neuroshima.army import load_army
from ashfall.neuroshima.events import ArmorHeld, Attacked, Converted, Moved, Wound
from tests.rules.vectors import Position, board, change_army, fight, legal_texts, match_at, play, refused
from tests.rules.vectors_b import absorbed, netted, standing, strengths

AROUND = ["C2", "D2", "D3", "C4", "B3", "B2"]  # the neighbours of C3, clockwise from N


# 10.1 to 10.5: what holds for all modules


@pytest.mark.clause("NH-10.1", "TV-7.1")
def test_effects_do_not_travel_through_modules() -> None:
    units = "0.mutant C3; 0.scout C4 link>N; 0.scout C5 link>N"
    assert standing(board("borgo moloch", units))["C3"].initiatives == (3,)


@pytest.mark.clause("NH-10.1", "NH-10.2", "TV-7.1")
def test_two_modules_on_one_unit_add_up() -> None:
    units = "0.mutant C3; 0.scout C4 link>N; 0.scout D3 link>NW"
    assert standing(board("borgo moloch", units))["C3"].initiatives == (4,)


@pytest.mark.clause("NH-10.1", "NH-10.2")
def test_all_links_work_at_once_and_only_on_their_hexes() -> None:
    ring = ";".join(f"0.mutant {hex}" for hex in AROUND)
    units = standing(board("borgo moloch", f"0.officer C3 f0; {ring}"))
    assert {hex for hex in AROUND if units[hex].melee_bonus} == {"C2", "D2", "B2"}
    assert units["C2"].helped_by == ("C3",)


@pytest.mark.clause("NH-10.3")
def test_a_module_does_not_help_enemies() -> None:
    units = standing(board("borgo moloch", "0.officer C3 link>N; 1.hornet C2"))
    assert (units["C2"].melee_bonus, units["C2"].helped_by) == (0, ())


@pytest.mark.clause("NH-10.4")
def test_an_extra_attack_does_not_repeat_a_module() -> None:
    units = "0.hybrid C2; 0.officer C3 link>N; 0.mother C4 link>N"
    position = board("moloch borgo", units)
    assert standing(position)["C2"].ranged_bonus == 1
    assert standing(position)["C3"].initiatives == ()
    medic = "0.blocker C2 f0; 0.medic C3 link>N; 0.mother C4 link>N; 1.claws C1 melee>S; 1.claws D1 melee>SW"
    result = fight(board("moloch borgo", medic), "heal C2 C1 S C3")
    assert len(absorbed(result)) == 1
    assert result.wounds("C2") == 1


@pytest.mark.clause("NH-10.5")
@pytest.mark.parametrize(("module", "left"), [("officer", False), ("super_officer", True)])
def test_modules_are_wounded_like_warriors(module: str, left: bool) -> None:
    result = fight(board("outpost borgo", f"0.commando C5 ranged>N; 1.{module} C3; 1.hq E1"))
    assert ("C3" in result.left) is left


# 10.6 to 10.9, 10.17: what each gives

GIFTS = [
    ("borgo", "officer", "mutant", (1, 0, (2,))),
    ("borgo", "super_officer", "mutant", (1, 0, (2,))),
    ("borgo", "scout", "mutant", (0, 0, (3,))),
    ("moloch", "officer", "hybrid", (0, 1, (3,))),
    ("moloch", "brain", "hybrid", (1, 1, (3,))),
    ("moloch", "scout", "hybrid", (0, 0, (4,))),
    ("moloch", "mother", "hybrid", (0, 0, (3, 2))),
    ("outpost", "officer", "commando", (0, 1, (3,))),
    ("outpost", "scout", "commando", (0, 0, (4,))),
    ("hegemony", "officer_1", "ganger", (1, 0, (3,))),
    ("hegemony", "officer_2", "ganger", (1, 0, (3,))),
    ("hegemony", "boss", "ganger", (1, 0, (4,))),
    ("hegemony", "scout", "ganger", (0, 0, (4,))),
    ("steel_police", "officer", "wardog", (0, 1, (2,))),
    ("steel_police", "steroid_dispenser", "wardog", (2, 0, (2,))),
    ("steel_police", "scout", "wardog", (0, 0, (3,))),
    ("steel_police", "sergeant", "wardog", (0, 0, (2, 1))),
    ("beasts", "officer_1", "ram", (1, 0, (2,))),
    ("beasts", "scout", "ram", (0, 0, (3,))),
]


@pytest.mark.clause("NH-10.6", "NH-10.7", "NH-10.9")
@pytest.mark.parametrize(
    ("army", "module", "unit", "values"), GIFTS, ids=[f"{row[0]}.{row[1]}" for row in GIFTS]
)
def test_what_a_module_gives(
    army: str, module: str, unit: str, values: tuple[int, int, tuple[int, ...]]
) -> None:
    foe = "moloch" if army == "borgo" else "borgo"
    helped = standing(board(f"{army} {foe}", f"0.{unit} C3; 0.{module} C4 link>N"))["C3"]
    assert (helped.melee_bonus, helped.ranged_bonus, helped.initiatives) == values
    assert helped.helped_by == ("C4",)


@pytest.mark.clause("NH-10.7", "NH-10.6")
def test_the_boss_makes_faster_and_stronger_in_battle() -> None:
    result = fight(board("hegemony moloch", "0.ganger C3 melee>N; 0.boss C4 link>N; 1.hq C2"))
    assert result.hits("C2") == [(4, 2)]


@pytest.mark.clause("NH-10.8", "NH-10.3")
@pytest.mark.parametrize("army", ["outpost", "steel_police"])
def test_a_saboteur_slows_enemies_on_all_six_sides(army: str) -> None:
    ring = ";".join(f"1.claws {hex}" for hex in AROUND)
    units = standing(board(f"{army} borgo", f"0.saboteur C3; {ring}"))
    assert {units[hex].initiatives for hex in AROUND} == {(2,)}


@pytest.mark.clause("NH-10.8", "NH-10.3")
def test_a_saboteur_spares_friends() -> None:
    assert standing(board("outpost borgo", "0.saboteur C3; 0.commando C2"))["C2"].initiatives == (3,)


HQS = [
    ("borgo", "mutant", (0, 0, (3,))),
    ("hegemony", "ganger", (1, 0, (3,))),
    ("moloch", "hybrid", (0, 1, (3,))),
    ("outpost", "commando", (0, 0, (3, 2))),
    ("steel_police", "wardog", (0, 0, (2,))),
    ("beasts", "ram", (0, 0, (2,))),
]


@pytest.mark.clause("NH-10.17")
@pytest.mark.parametrize(("army", "unit", "values"), HQS, ids=[row[0] for row in HQS])
def test_what_an_hq_gives_on_all_six_sides(
    army: str, unit: str, values: tuple[int, int, tuple[int, ...]]
) -> None:
    foe = "moloch" if army == "borgo" else "borgo"
    ring = ";".join(f"0.{unit} {hex}" for hex in AROUND)
    units = standing(board(f"{army} {foe}", f"0.hq C3; {ring}"))
    seen = {(units[h].melee_bonus, units[h].ranged_bonus, units[h].initiatives) for h in AROUND}
    assert seen == {values}


@pytest.mark.clause("NH-10.17", "NH-10.3")
def test_an_hq_gives_nothing_to_enemies_or_at_a_distance() -> None:
    units = standing(board("borgo moloch", "0.hq C3; 1.hybrid C2; 0.mutant C1"))
    assert units["C2"].initiatives == (3,)
    assert units["C1"].initiatives == (2,)


@pytest.mark.clause("R-20")
@pytest.mark.parametrize(
    ("more", "values"),
    [("0.mother C4 link>N", (0,)), ("0.mother C4 link>N; 0.scout D3 f1", (1, 0))],
)
def test_an_hq_with_modules_for_initiative(more: str, values: tuple[int, ...]) -> None:
    assert standing(board("moloch borgo", f"0.hq C3; {more}"))["C3"].initiatives == values


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


# 10.14 Quartermaster

CONVERTED = "0.ganger C4 melee>N; 0.quartermaster C5 link>N; 0.hq D4"


@pytest.mark.clause("NH-10.14", "TV-7.4", "DP-6")
def test_a_blow_becomes_a_shot_of_equal_strength() -> None:
    position = board("hegemony moloch", f"{CONVERTED}; 1.hq C1")
    shot = fight(position, "convert C4 melee N")
    assert [(p, e.target.hex, e.amount, e.kind) for p, e in shot.timed(Wound)] == [(3, "C1", 2, "ranged")]
    assert [(e.source.hex, e.direction, e.into) for e in shot.events(Converted)] == [("C4", 0, "ranged")]
    plain = fight(position, "plain C4")
    assert plain.missed("C4") == [(3, "no_target")]


@pytest.mark.clause("DP-6", "NH-10.14")
def test_every_icon_group_of_every_edge_is_offered() -> None:
    units = """
        0.hq A1; 1.hq A3; 0.thug C4 f0; 0.quartermaster C5 link>N
        0.universal_soldier D2; 0.quartermaster D3 link>N
    """
    match = match_at(board("hegemony moloch", units), ["battle"])
    play(match, "play battle")
    assert legal_texts(match) == ["plain D2", "convert D2 melee NW", "convert D2 ranged NW"]
    play(match, "plain D2")
    assert legal_texts(match) == [
        "plain C4",
        "convert C4 melee N",
        "convert C4 melee NE",
        "convert C4 melee NW",
    ]


@pytest.mark.clause("NH-10.14", "R-18")
def test_a_shot_becomes_a_blow_that_armor_does_not_stop() -> None:
    # The Universal Soldier's ranged icon turned into melee: two wounds through armor.
    units = "0.universal_soldier C4 melee>N; 0.quartermaster C5 link>N; 1.blocker C3 armor>S"
    position = board("hegemony moloch", units)
    result = fight(position, "convert C4 ranged N")
    assert [(e.amount, e.kind) for e in result.events(Wound)] == [(2, "melee")]
    assert result.events(ArmorHeld) == []


def mobile_armor(more: str = "") -> Position:
    """A Hegemony Quartermaster scoped by Outpost; Mobile Armor acts in phases 3 and 2."""
    units = f"0.mobile_armor C3 f0; 1.quartermaster C4 link>N; 0.scoper C5; 1.hq C1; {more}"
    return board("outpost hegemony", units)


@pytest.mark.clause("R-18", "NH-10.14")
def test_only_one_phase_of_a_unit_is_affected() -> None:
    # Converted in phase 3, it is not asked again in phase 2.
    result = fight(mobile_armor(), "convert C3 melee N")
    assert [(p, e.direction, e.kind) for p, e in result.timed(Attacked) if e.source.hex == "C3"] == [
        (3, 0, "ranged"),
        (3, 5, "ranged"),
        (2, 0, "melee"),
        (2, 5, "ranged"),
    ]
    assert result.lost(1) == [(3, 2)]
    later = fight(mobile_armor(), "plain C3", "convert C3 melee N")
    assert later.lost(1) == [(2, 2)]


@pytest.mark.clause("R-18", "NH-10.14")
@pytest.mark.parametrize(
    ("answer", "direction", "strength", "kind"),
    [("convert C3 melee N", 0, 3, "ranged"), ("convert C3 ranged NW", 5, 2, "melee")],
)
def test_all_bonuses_count_for_a_converted_attack(
    answer: str, direction: int, strength: int, kind: str
) -> None:
    # The Outpost Officer gives ranged +1.
    result = fight(mobile_armor("0.officer D2"), answer)
    first = [(e.kind, e.strength) for p, e in result.timed(Attacked) if p == 3 and e.direction == direction]
    assert (kind, strength) in first


@pytest.mark.clause("R-18")
def test_a_second_quartermaster_does_not_raise_the_limit() -> None:
    units = "0.gladiator C3 f0; 0.quartermaster C4 link>N; 0.quartermaster D3 link>NW; 1.hq E1; 1.hybrid C1"
    result = fight(board("hegemony moloch", units), "convert C3 melee N")
    assert len(result.events(Converted)) == 1
    assert [e.kind for e in result.events(Attacked) if e.source.hex == "C3"] == ["ranged", "melee", "melee"]


@pytest.mark.clause("R-18", "NH-8.8.2", "TV-7.4")
def test_a_converted_hq_still_never_wounds_an_hq() -> None:
    units = "0.hq C4; 0.quartermaster C5 link>N; 1.hq C1"
    result = fight(board("hegemony moloch", units), "convert C4 melee N")
    assert result.health == [20, 20]
    assert "hq" in [reason for _, reason in result.missed("C4")]


@pytest.mark.clause("R-18")
def test_a_converted_hq_shoots_units() -> None:
    units = "0.hq C4; 0.quartermaster C5 link>N; 1.blocker C1"
    assert fight(board("hegemony moloch", units), "convert C4 melee N").hits("C1") == [(0, 1)]


@pytest.mark.clause("NH-10.14", "NH-10.5")
def test_a_netted_quartermaster_is_not_asked() -> None:
    units = f"{CONVERTED}; 1.hq C1; 1.net_fighter B4 net>SE"
    position = board("hegemony moloch", units)
    assert "C5" in netted(position)
    assert fight(position).lost(1) == []


def _altered(monkeypatch: pytest.MonkeyPatch, **changes: object) -> None:
    """Give the Ganger other icons for one test."""
    ganger = load_army("hegemony").tile("ganger")
    change_army(monkeypatch, "hegemony", replace(ganger, **changes))  # type: ignore[arg-type]


@pytest.mark.clause("R-18")
def test_gauss_is_not_convertible(monkeypatch: pytest.MonkeyPatch) -> None:
    _altered(monkeypatch, melee=(0,) * 6, ranged=(0, 0, 0, 0, 0, 1), gauss=(5,))
    units = CONVERTED.replace("melee>", "ranged>")
    result = fight(board("hegemony moloch", f"{units}; 1.hq C1; 1.blocker C3 f0"))  # nobody is asked
    assert {e.kind for e in result.events(Attacked) if e.source.hex == "C4"} == {"gauss"}
    assert result.lost(1) == [(3, 1)]


@pytest.mark.clause("R-18")
def test_a_converted_friendly_fire_edge_is_an_ordinary_shot(monkeypatch: pytest.MonkeyPatch) -> None:
    _altered(monkeypatch, friendly_fire=(5,))
    result = fight(board("hegemony moloch", f"{CONVERTED}; 0.guard C3; 1.hq C1"), "convert C4 melee N")
    assert result.hits("C3") == []
    assert result.lost(1) == [(3, 2)]


#

MIXED = "0.universal_soldier C4 melee>N; 0.quartermaster C5 link>N"


@pytest.mark.clause("R-64", "R-18")
@pytest.mark.parametrize(
    ("more", "answer", "strength", "kind"),
    [
        ("", "convert C4 melee N", 2, "ranged"),
        ("", "convert C4 ranged N", 2, "melee"),
        ("0.officer_1 B4 link>NE", "convert C4 melee N", 3, "ranged"),
        ("0.officer_1 B4 link>NE", "convert C4 ranged N", 4, "melee"),
    ],
)
def test_a_mixed_edge_converted_is_one_attack(more: str, answer: str, strength: int, kind: str) -> None:
    result = fight(board("hegemony borgo", f"{MIXED}; {more}; 1.hq C3"), answer)
    assert strengths(result, "C4") == {0: strength}
    assert [(e.amount, e.kind) for e in result.events(Wound) if e.target.hex == "C3"] == [(strength, kind)]


@pytest.mark.clause("R-64", "NH-9.3")
def test_one_medic_takes_a_converted_mixed_edge() -> None:
    units = f"{MIXED}; 1.blocker C2 !armor>S; 1.medic C1 link>S"
    result = fight(board("hegemony moloch", units), "convert C4 melee N")
    assert absorbed(result) == [("C2", 2, "C1")]


@pytest.mark.clause("R-72")
@pytest.mark.parametrize(("turn", "wounds"), [("armor>S", 1), ("!armor>S", 2)])
def test_armor_counts_once_against_two_shots_of_one_edge(turn: str, wounds: int) -> None:
    result = fight(board("hegemony moloch", f"{MIXED}; 1.blocker C2 {turn}"), "convert C4 melee N")
    assert result.hits("C2") == [(3, wounds)]
