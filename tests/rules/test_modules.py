"""Modules and HQ effects in general (section 10, TV-7)."""

import pytest

from tests.rules.readings import absorbed, standing
from tests.rules.vectors import board, fight

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
