"""Attacks, armor, wounds and HQs (section 8 without reflection, TV-4)."""

import pytest

from ashfall.neuroshima.events import ArmorHeld, Attacked, Missed, Wound
from tests.rules.readings import absorbed, standing, strengths, wounded
from tests.rules.vectors import Position, board, fight, match_at, play

ARMIES = ["moloch", "borgo", "outpost", "hegemony", "steel_police", "beasts"]
AROUND = ["C2", "D2", "D3", "C4", "B3", "B2"]  # the neighbours of C3, clockwise from N


# 8.1 Melee


@pytest.mark.clause("NH-8.1.1")
@pytest.mark.parametrize(
    ("attacker", "strength", "phase"),
    [("mutant C3 melee>N", 1, 2), ("brawler C3 melee>N", 2, 2), ("net_fighter C3 melee>N", 3, 1)],
)
def test_melee_deals_its_strength_to_the_adjacent_enemy(attacker: str, strength: int, phase: int) -> None:
    result = fight(board("borgo moloch", f"0.{attacker}; 1.hq C2"))
    assert result.hits("C2") == [(phase, strength)]
    assert result.health == [20, 20 - strength]


@pytest.mark.clause("NH-8.1.1")
@pytest.mark.parametrize("units", ["0.officer C2", "1.blocker C1", "1.blocker B2", "1.blocker C4"])
def test_melee_hits_no_friend_no_distant_unit_and_no_other_edge(units: str) -> None:
    result = fight(board("borgo moloch", f"0.brawler C3 melee>N; {units}"))
    assert wounded(result) == set()
    assert result.missed("C3") == [(2, "no_target")]


# 8.2 Ranged


@pytest.mark.clause("NH-8.2.1", "TV-4.1")
def test_a_shot_hits_the_first_enemy_and_flies_over_friends() -> None:
    units = "0.commando C5 ranged>N; 0.runner C4; 1.guard C3; 1.hq C2"
    result = fight(board("outpost moloch", units))
    assert [(p, e.target.hex, e.kind) for p, e in result.timed(Wound)] == [(3, "C3", "ranged")]
    assert result.removed == {"C3": (3, "wounds")}
    assert result.health == [20, 20]


@pytest.mark.clause("NH-8.2.1", "NH-8.5.1", "TV-4.2")
@pytest.mark.parametrize(("turn", "hits"), [("!armor>S", [(2, 1)]), ("armor>S", [])])
def test_the_first_enemy_stops_a_shot_even_if_its_armor_holds(turn: str, hits: list[tuple[int, int]]) -> None:
    units = f"0.acid_spit C5 ranged>N; 0.scout C4; 1.bandog C3 {turn}; 1.hq C2"
    result = fight(board("beasts steel_police", units))
    assert result.hits("C3") == hits
    assert ("C3" in result.removed) == bool(hits)
    assert result.health == [20, 20]


@pytest.mark.clause("NH-8.2.1")
@pytest.mark.parametrize("far", ["C4", "C3", "C2", "C1"])
def test_a_shot_reaches_any_distance(far: str) -> None:
    result = fight(board("outpost moloch", f"0.commando C5 ranged>N; 1.blocker {far}"))
    assert result.hits(far) == [(3, 1)]


@pytest.mark.clause("NH-8.2.2", "R-8")
@pytest.mark.parametrize(
    ("more", "strength"), [("", 2), ("0.officer D4", 3), ("0.officer D4; 0.officer B4", 4)]
)
def test_the_strength_of_a_shot_is_its_icons_and_bonuses(more: str, strength: int) -> None:
    result = fight(board("outpost moloch", f"0.annihilator C5 ranged>N; 1.hq C1; {more}"))
    assert result.hits("C1") == [(2, strength)]


@pytest.mark.clause("R-65")
def test_units_that_die_in_the_phase_still_block() -> None:
    units = "0.commando C5 ranged>N; 0.commando C4 ranged>N; 1.officer C3; 1.hq C2"
    result = fight(board("outpost moloch", units))
    assert result.hits("C3") == [(3, 1), (3, 1)]
    assert result.health == [20, 20]


# 8.3 Gauss

GAUSS = "0.gauss_cannon C5 gauss>N; 0.blocker C4; 1.executioner C3 armor>S; 1.pacifier C2; 1.hq C1"


@pytest.mark.clause("NH-8.3.1", "NH-8.5.1", "TV-4.4", "R-61")
@pytest.mark.parametrize("bonus", ["", "; 0.hq D4", "; 0.officer D4 link>SW", "; 0.brain B4 link>SE"])
def test_gauss_goes_through_everybody_and_knows_no_bonus(bonus: str) -> None:
    result = fight(board("moloch steel_police", GAUSS + bonus))
    hits = [(p, e.target.hex, e.amount, e.kind) for p, e in result.timed(Wound)]
    assert hits == [(1, "C2", 1, "gauss"), (1, "C1", 1, "gauss")]
    assert [(e.target.hex, e.amount) for e in result.events(ArmorHeld)] == [("C3", 1)]
    assert result.left >= {"C4", "C3"}
    assert result.health == [20, 19]


@pytest.mark.clause("NH-8.3.1")
@pytest.mark.parametrize(("module", "phases"), [("0.scout D4 link>SW", [2]), ("0.mother B4 link>SE", [1, 0])])
def test_initiative_and_extra_attacks_do_work_on_gauss(module: str, phases: list[int]) -> None:
    result = fight(board("moloch borgo", f"0.gauss_cannon C5 gauss>N; 1.hq C1; {module}"))
    assert result.phases_of("C5") == phases
    assert result.lost(1) == [(phase, 1) for phase in phases]


# 8.5 Armor


@pytest.mark.clause("NH-8.5.1", "TV-4.3")
@pytest.mark.parametrize("shooter", ["commando", "annihilator"])
@pytest.mark.parametrize("target", ["C4", "C3"])  # adjacent is still ranged
@pytest.mark.parametrize("armored", [True, False])
def test_armor_takes_one_off_a_shot(shooter: str, target: str, armored: bool) -> None:
    turn = "armor>S" if armored else "!armor>S"
    result = fight(board("outpost moloch", f"0.{shooter} C5 ranged>N; 1.blocker {target} {turn}"))
    wounds = (1 if shooter == "commando" else 2) - armored
    assert [amount for _, amount in result.hits(target)] == ([wounds] if wounds else [])
    assert ("armor" in [reason for _, reason in result.missed("C5")]) == (wounds == 0)


@pytest.mark.clause("NH-8.5.1", "TV-4.3")
@pytest.mark.parametrize("turn", ["armor>S", "!armor>S"])
def test_armor_does_not_stop_melee(turn: str) -> None:
    result = fight(board("outpost moloch", f"0.brawler C4 melee>N; 1.blocker C3 {turn}"))
    assert result.hits("C3") == [(3, 2)]


@pytest.mark.clause("NH-8.5.1", "NH-11.8")
def test_armor_does_not_stop_instants() -> None:
    match = match_at(board("outpost hegemony", "1.gladiator C3; 0.hq A1"), ["sniper", "move"])
    assert play(match, "play sniper C3").hits("C3") == [(-1, 1)]


@pytest.mark.clause("NH-8.5.2", "R-5", "TV-4.5")
@pytest.mark.parametrize(("turn", "wounds"), [("armor>S", 1), ("!armor>S", 2)])
def test_armor_takes_only_the_ranged_part_of_a_mixed_edge(turn: str, wounds: int) -> None:
    result = fight(board("hegemony moloch", f"0.universal_soldier C4 melee>N; 1.blocker C3 {turn}"))
    assert [(p, e.amount, e.kind) for p, e in result.timed(Wound)] == [(3, wounds, "both")]


@pytest.mark.clause("R-5", "NH-8.2.1", "NH-8.1.1")
@pytest.mark.parametrize("between", ["", "0.runner C4 f3"])
def test_at_a_distance_only_the_ranged_part_of_a_mixed_edge_hits(between: str) -> None:
    result = fight(
        board("hegemony moloch", f"0.universal_soldier C5 melee>N; {between}; 1.blocker C3 !armor>S")
    )
    assert result.hits("C3") == [(3, 1)]


# 8.7 Toughness and wounds


@pytest.mark.clause("NH-8.7.1")
@pytest.mark.parametrize(
    ("target", "attacker", "left"),
    [
        ("1.officer C2", "mutant", None),  # no toughness: one wound destroys
        ("1.protector C2", "mutant", 1),
        ("1.protector C2", "brawler", None),
        ("1.protector C2 w1", "mutant", None),
        ("1.blocker C2", "brawler", 2),
        ("1.blocker C2", "net_fighter", None),
        ("1.blocker C2 w1", "brawler", None),
    ],
)
def test_more_wounds_than_toughness_destroy(target: str, attacker: str, left: int | None) -> None:
    result = fight(board("borgo moloch", f"0.{attacker} C3 melee>N; {target} f3"))
    assert ("C2" in result.removed) == (left is None)
    if left is not None:
        assert result.wounds("C2") == left


@pytest.mark.clause("NH-8.7.2", "R-41")
def test_wounds_add_up_over_phases_and_battles() -> None:
    units = "0.hmg C5 ranged>N; 1.blocker C3 !armor>S"  # initiative 2 and 1
    first = fight(board("outpost moloch", units))
    assert first.hits("C3") == [(2, 1), (1, 1)]
    assert first.wounds("C3") == 2
    second = fight(board("outpost moloch", units + " w2"))
    assert second.removed == {"C3": (2, "wounds")}


@pytest.mark.clause("NH-8.7.2", "R-41")
def test_wounds_stay_from_one_battle_of_a_match_to_the_next() -> None:
    units = "0.hq A1; 1.hq E3; 0.hmg C5 ranged>N; 1.blocker C3 !armor>S"
    decks = [["battle", "move", "scout"] * 2, ["push_back", "hybrid", "scout"] * 2]
    match = match_at(board("outpost moloch", units, decks=decks), ["battle"])
    play(match, "play battle")
    blocker = match.unit("C3")
    assert blocker is not None
    assert blocker.wounds == 2


# 8.8 HQ


def hq_among_six(army: str) -> Position:
    foe, tile = ("borgo", "super_officer") if army != "borgo" else ("moloch", "blocker")
    ring = ";".join(f"1.{tile} {hex}" for hex in AROUND)
    return board(f"{army} {foe}", f"0.hq C3; {ring}")


@pytest.mark.clause("NH-8.8.1", "NH-6A.9")
@pytest.mark.parametrize("army", ARMIES)
def test_an_hq_strikes_all_around_with_strength_one(army: str) -> None:
    result = fight(hq_among_six(army))
    phase = 1 if army == "beasts" else 0
    assert [(p, e.target.hex, e.amount) for p, e in result.timed(Wound)] == [
        (phase, hex, 1) for hex in AROUND
    ]


@pytest.mark.clause("NH-8.8.2")
def test_an_hq_never_wounds_an_hq() -> None:
    result = fight(board("beasts moloch", "0.hq C3; 1.hq C2"))
    assert result.health == [20, 20]
    to_hq = [(p, e.source.hex, e.reason) for p, e in result.timed(Missed) if e.target]
    assert to_hq == [(1, "C3", "hq"), (0, "C2", "hq")]


@pytest.mark.clause("NH-8.8.2")
def test_units_wound_an_hq_normally() -> None:
    assert fight(board("borgo moloch", "0.claws C3 melee>N; 1.hq C2")).lost(1) == [(3, 1)]


@pytest.mark.clause("NH-8.8.3")
@pytest.mark.parametrize("army", ["moloch", "borgo", "outpost", "hegemony"])
def test_an_hq_does_not_help_itself(army: str) -> None:
    hq = standing(board(f"{army} beasts", "0.hq C3"))["C3"]
    assert (hq.melee_bonus, hq.ranged_bonus, hq.initiatives, hq.helped_by) == (0, 0, (0,), ())


@pytest.mark.clause("NH-8.8.3")
def test_modules_do_help_an_hq() -> None:
    units = "0.hq C3; 0.officer C4 link>N; 0.scout D3 link>NW; 1.blocker C2"
    result = fight(board("borgo moloch", units))
    assert result.hits("C2") == [(1, 2)]


# 8.9 Strength bonuses


@pytest.mark.clause("NH-8.9.1")
@pytest.mark.parametrize(
    ("more", "melee", "ranged"),
    [("", 2, 1), ("0.officer C4", 2, 2), ("0.officer C4; 0.officer D3", 2, 3)],
)
def test_a_ranged_bonus_adds_to_ranged_edges_only(more: str, melee: int, ranged: int) -> None:
    # Mobile Armor: melee 2 on edge 0, ranged 1 on edge 5, initiative 3 and 2.
    result = fight(board("outpost moloch", f"0.mobile_armor C3 f0; {more}"))
    assert strengths(result, "C3") == {0: melee, 5: ranged}


@pytest.mark.clause("NH-8.9.1")
def test_a_melee_bonus_adds_to_every_melee_edge_and_to_no_other() -> None:
    # Predator: melee 1 on edges 0 and 4, ranged 2 on edge 5.
    units = "0.predator C3 f0; 0.steroid_dispenser C4 link>N"
    result = fight(board("steel_police moloch", units))
    assert strengths(result, "C3") == {0: 3, 4: 3, 5: 2}
    assert {e.direction for e in result.events(Attacked)} == {0, 4, 5}


@pytest.mark.clause("NH-8.9.1", "R-5")
def test_both_parts_of_a_mixed_edge_take_their_own_bonus() -> None:
    # The Hegemony HQ and an Officer give melee +2; the ranged part stays 1.
    units = "0.universal_soldier C4 melee>N; 0.hq C5; 0.officer_1 B4 link>NE; 1.hq C3"
    assert fight(board("hegemony moloch", units)).hits("C3") == [(3, 4)]


@pytest.mark.clause("R-6")
def test_two_edges_that_hit_one_unit_are_two_attacks() -> None:
    # Both blows of the Hunter-Killer come back; one Medic takes one of them.
    units = """
        0.hunter_killer C3 f0
        0.medic C4 link>N
        1.judge C2 reflection>S
        1.judge D2 reflection>SW
    """
    result = fight(board("moloch steel_police", units), "heal C3 C3 N C4")
    assert absorbed(result) == [("C3", 1, "C4")]
    assert result.hits("C3") == [(3, 1)]
    assert result.removed == {"C3": (3, "wounds"), "C4": (3, "medic")}
