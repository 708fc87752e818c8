"""Reflection of the Judge (section 8.6, TV-10)."""

import pytest

from ashfall.neuroshima.events import ArmorHeld, Missed, Netted, Reflected, Wound
from tests.rules.readings import absorbed, netted, standing, wounded
from tests.rules.vectors import board, fight, match_at, play

MIRROR = "1.judge C3 reflection>S"  # everything comes from C4 or further south


# 8.6.1: what is reflected


@pytest.mark.clause("NH-8.6.1", "NH-8.6.3")
@pytest.mark.parametrize(
    ("players", "attacker", "kind", "strength", "phase"),
    [
        ("moloch steel_police", "0.hunter_killer C4 melee>N", "melee", 1, 3),
        ("moloch steel_police", "0.hybrid C4 ranged>N", "ranged", 1, 3),
        ("moloch steel_police", "0.gauss_cannon C4 gauss>N", "gauss", 1, 1),
        ("beasts steel_police", "0.ram C4 friendly_fire>N melee2>N", "friendly_fire", 2, 2),
        ("hegemony steel_police", "0.universal_soldier C4 melee>N", "both", 2, 3),
    ],
)
def test_an_attack_from_the_next_hex_comes_back(
    players: str, attacker: str, kind: str, strength: int, phase: int
) -> None:
    result = fight(board(players, f"{attacker}; {MIRROR}"))
    told = [(p, e.unit.hex, e.source.hex, e.struck and e.struck.hex) for p, e in result.timed(Reflected)]
    assert told == [(phase, "C3", "C4", "C4")]
    wounds = [(e.target.hex, e.source and e.source.hex, e.kind, e.amount) for e in result.events(Wound)]
    assert wounds == [("C4", "C4", kind, strength)]
    assert result.wounds("C3") == 0


@pytest.mark.clause("NH-8.6.1", "R-21")
def test_an_agony_attack_comes_back() -> None:
    result = fight(board("beasts steel_police", f"0.bug C4 melee>N; {MIRROR}; 1.wardog C5 ranged>N"))
    assert result.causes_of("C4") == {"agony"}
    assert [(p, e.source and e.source.hex) for p, e in result.timed(Wound)] == [(2, "C5"), (2, "C4")]


@pytest.mark.clause("NH-8.6.1", "R-30")
def test_the_attack_of_a_hunt_comes_back() -> None:
    match = match_at(board("beasts steel_police", f"0.ram C4 melee2>N; {MIRROR}"), ["hunt", "move"])
    story = play(match, "play hunt C4 C4 0", "strike C4 N")
    assert story.hits("C4") == [(-1, 2)]
    assert story.removed == {"C4": (-1, "wounds")}


@pytest.mark.clause("NH-8.6.1")
@pytest.mark.parametrize("turn", ["reflection>N", "reflection>SE", "reflection>SW"])
def test_other_edges_do_not_reflect(turn: str) -> None:
    # The Judge shoots to the other side of its Reflection; the Hybrid comes first.
    result = fight(board("moloch steel_police", f"0.hybrid C5 ranged>N; 1.judge C3 {turn}"))
    assert result.removed == {"C3": (3, "wounds")}
    assert result.events(Reflected) == []


# 8.6.2: strength


@pytest.mark.clause("NH-8.6.2", "TV-10.3")
def test_a_reflected_attack_keeps_its_bonus_and_its_phase() -> None:
    units = f"0.hunter_killer C4 melee>N; 0.brain C5 link>N; {MIRROR}"
    result = fight(board("moloch steel_police", units))
    assert result.hits("C4") == [(3, 2)]


@pytest.mark.clause("NH-8.6.2")
def test_the_reflecting_side_adds_nothing() -> None:
    units = f"0.blocker C4 !armor>N; 0.hybrid C5 ranged>N; {MIRROR}; 1.officer D3 link>NW"
    position = board("moloch steel_police", units)
    assert standing(position)["C3"].ranged_bonus == 1
    assert fight(position).hits("C4") == [(3, 1)]


@pytest.mark.clause("NH-8.6.2", "NH-8.6.3")
def test_a_reflected_attack_never_harms_friends_of_the_judge() -> None:
    # Gauss wounds the Executioner (toughness 1) on its way; the reflected shot does not hit it again.
    units = f"0.gauss_cannon C5 gauss>N; 1.executioner C4 !armor>S !armor>N; {MIRROR}"
    result = fight(board("moloch steel_police", units))
    assert result.hits("C4") == [(1, 1)]
    assert [(e.struck, e.strength) for e in result.events(Reflected)] == [(None, 1)]


# 8.6.3: whom it hits


@pytest.mark.clause("NH-8.6.3", "TV-10.1", "NH-8.6.4")
def test_a_reflected_shot_hits_who_stands_next_to_the_judge() -> None:
    # In phase 1 the HQ strikes the Judge itself; that comes back and wounds no HQ.
    result = fight(board("beasts steel_police", f"0.acid_spit C5 ranged>N; 0.hq C4; {MIRROR}"))
    assert result.lost(0) == [(2, 1)]
    assert [(p, e.source.hex) for p, e in result.timed(Reflected)] == [(2, "C5"), (1, "C4")]
    assert result.wounds("C3") == 0


@pytest.mark.clause("NH-8.6.3", "TV-10.2")
def test_a_reflected_shot_goes_no_further_than_one_hex() -> None:
    result = fight(board("beasts steel_police", f"0.acid_spit C5 ranged>N; {MIRROR}"))
    assert wounded(result) == set()
    assert result.missed("C5") == [(2, "void")]


@pytest.mark.clause("NH-8.6.3", "TV-10.4")
def test_a_friend_before_the_judge_takes_the_shot() -> None:
    units = f"0.acid_spit C5 ranged>N; 1.officer C4; {MIRROR}"
    result = fight(board("beasts steel_police", units))
    assert result.removed == {"C4": (2, "wounds")}
    assert result.events(Reflected) == []


# 8.6.4 and 8.6.5


@pytest.mark.clause("NH-8.6.4", "NH-8.8.2", "TV-10.4")
def test_an_hq_that_strikes_a_judge_hurts_nobody() -> None:
    result = fight(board("moloch steel_police", f"0.hq C4; {MIRROR}"))
    assert wounded(result) == set()
    assert result.health == [20, 20]
    stopped = [(p, e.reason, e.target.hex) for p, e in result.timed(Missed) if e.target]
    assert stopped == [(0, "hq", "C4")]


@pytest.mark.clause("NH-8.6.4")
def test_a_reflected_attack_of_an_hq_still_wounds_a_unit() -> None:
    # The Quartermaster lets the HQ shoot over its own Guard (toughness 1), which the shot then comes back to.
    units = f"0.hq C5; 0.quartermaster D4 link>SW; 0.guard C4 f3; {MIRROR}"
    result = fight(board("hegemony steel_police", units), "convert C5 melee N")
    assert result.hits("C4") == [(0, 1)]


@pytest.mark.clause("NH-8.6.5", "TV-10.4")
def test_a_netted_judge_does_not_reflect() -> None:
    units = f"0.hunter_killer C4 melee>N; {MIRROR}; 0.net_fighter D3 net>NW !net>SW"
    position = board("moloch steel_police", units)
    assert netted(position) == {"C3"}
    assert fight(position).removed == {"C3": (3, "wounds")}


@pytest.mark.clause("NH-8.6.5", "NH-11.8", "TV-10.5")
def test_reflection_does_not_stop_a_sniper() -> None:
    match = match_at(board("outpost steel_police", f"0.hq C4; {MIRROR}"), ["sniper", "move"])
    assert play(match, "play sniper C3").removed == {"C3": (-1, "wounds")}


@pytest.mark.clause("NH-8.6.5", "NH-8.10.1", "R-7", "TV-10.5")
def test_reflection_does_not_stop_an_explosion() -> None:
    result = fight(board("moloch steel_police", f"0.clown C4 !melee>N; {MIRROR}"), "explode C4")
    assert result.removed == {"C3": (2, "wounds"), "C4": (2, "explosion")}
    assert result.hits("C4") == []


@pytest.mark.clause("NH-8.6.5", "TV-10.5")
def test_reflection_does_not_stop_a_net() -> None:
    match = match_at(board("moloch steel_police", MIRROR), ["net_fighter", "move"])
    story = play(match, "place net_fighter C4 0")
    assert [e.unit.hex for e in story.events(Netted)] == ["C3"]


@pytest.mark.clause("NH-8.6.5", "NH-12.5")
def test_reflection_does_not_stop_an_execution() -> None:
    match = match_at(
        board("steel_police steel_police", "0.hq A1; 1.hq E3; 1.judge C3"), ["executioner", "move"]
    )
    assert play(match, "execute executioner C3 0").removed == {"C3": (-1, "execution")}


# 8.6.6: armor and Medics of the unit that is hit


@pytest.mark.clause("NH-8.6.6", "R-22")
@pytest.mark.parametrize(("turn", "wounds"), [("armor>N", []), ("!armor>N", [(3, 1)])])
def test_armor_counts_against_a_reflected_shot(turn: str, wounds: list[tuple[int, int]]) -> None:
    units = f"0.hybrid C5 ranged>N; 0.blocker C4 {turn}; {MIRROR}"
    result = fight(board("moloch steel_police", units))
    assert result.hits("C4") == wounds
    assert len(result.events(ArmorHeld)) == (not wounds)


@pytest.mark.clause("NH-8.6.6", "R-22")
def test_armor_takes_only_one_off_a_stronger_reflected_shot() -> None:
    units = f"0.hybrid C5 ranged>N; 0.officer D4 link>SW; 0.blocker C4 armor>N; {MIRROR}"
    assert fight(board("moloch steel_police", units)).hits("C4") == [(3, 1)]


@pytest.mark.clause("NH-8.6.6", "R-22")
def test_armor_does_not_count_against_a_reflected_blow() -> None:
    units = f"0.super_mutant C4 melee2>N; {MIRROR}"  # armored on that very edge
    assert fight(board("borgo steel_police", units)).hits("C4") == [(2, 2)]


@pytest.mark.clause("NH-8.6.6", "R-22", "R-71")
def test_a_medic_absorbs_a_reflected_hit() -> None:
    units = f"0.hybrid C5 ranged>N; 0.blocker C4 !armor>N; 0.medic D3 link>SW; {MIRROR}"
    result = fight(board("moloch steel_police", units))
    assert absorbed(result) == [("C4", 1, "D3")]
    assert result.removed == {"D3": (3, "medic")}


@pytest.mark.clause("R-22")
def test_the_attacker_stays_the_author_of_a_reflected_wound() -> None:
    result = fight(board("beasts steel_police", f"0.acid_spit C5 ranged>N; 0.hq C4; {MIRROR}"))
    [wound] = result.events(Wound)
    assert wound.source is not None
    assert (wound.source.hex, wound.source.owner) == ("C5", 0)


# 8.6.7: two mirrors


@pytest.mark.clause("NH-8.6.7", "R-22")
def test_an_attack_between_two_mirrors_is_void() -> None:
    # The Wardog shoots over its own Judge, whose Reflection faces the enemy's.
    units = f"0.wardog C5 ranged>N !ranged>NE; 0.judge C4 reflection>N; {MIRROR}"
    result = fight(board("steel_police steel_police", units))
    assert wounded(result) == set()
    stopped = [(p, e.reason, e.target.hex) for p, e in result.timed(Missed) if e.target]
    assert stopped == [(2, "void", "C4")]
    assert result.left == {"C5", "C4", "C3"}


#


@pytest.mark.clause("R-23")
@pytest.mark.parametrize(("stops", "behind"), [(True, []), (False, [(1, 1)])])
def test_gauss_into_a_mirror(stops: bool, behind: list[tuple[int, int]]) -> None:
    units = f"0.gauss_cannon C5 gauss>N; 0.blocker C4 !armor>N; {MIRROR}; 1.officer C2"
    result = fight(board("moloch steel_police", units, options={"gauss_stops_at_reflection": stops}))
    assert result.hits("C4") == [(1, 1)]
    assert result.hits("C3") == []
    assert result.hits("C2") == behind


@pytest.mark.clause("R-24", "NH-12.8")
@pytest.mark.parametrize(("hits_flying", "wounds"), [(True, [(2, 1)]), (False, [])])
def test_a_reflected_shot_and_a_vulture(hits_flying: bool, wounds: list[tuple[int, int]]) -> None:
    units = f"0.acid_spit C5 ranged>N; 0.vulture C4 melee>S; {MIRROR}"
    options = {"reflected_shot_hits_flying": hits_flying}
    result = fight(board("beasts steel_police", units, options=options))
    assert result.hits("C4") == wounds
    assert ((2, "flying") in result.missed("C5")) == (not wounds)


@pytest.mark.clause("R-24")
def test_a_netted_vulture_is_hit_by_reflected_shots_in_either_reading() -> None:
    units = f"0.acid_spit C5 ranged>N; 0.vulture C4 melee>S *; {MIRROR}"
    options = {"reflected_shot_hits_flying": False}
    assert fight(board("beasts steel_police", units, options=options)).hits("C4") == [(2, 1)]


@pytest.mark.clause("R-24", "NH-12.8")
def test_a_reflected_blow_does_not_wound_a_vulture() -> None:
    result = fight(board("beasts steel_police", f"0.vulture C4 melee>N; {MIRROR}"))
    assert wounded(result) == set()
    assert result.missed("C4") == [(1, "flying")]
