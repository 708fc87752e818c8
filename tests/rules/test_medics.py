"""Medics (section 9, TV-6). Mostly Moloch on seat 0 is saved from the Hegemony, which strikes in phase 3."""

from dataclasses import replace

import pytest

from ashfall.neuroshima.army import load_army
from ashfall.neuroshima.events import Absorbed, Paid
from tests.rules.readings import absorbed, netted, wounded
from tests.rules.vectors import Position, Result, board, change_army, fight, legal_texts, match_at, play

U = "0.blocker C3 f0"  # toughness 2, armor N
M = "0.medic C4 link>N"
STRONG = "1.universal_soldier C2 melee>S"  # 2 wounds, one less by armor
WEAK = "1.ganger D2 melee>SW"  # 1 wound


def scene(*units: str, **fields: object) -> Position:
    return board("moloch hegemony", ";".join(units), **fields)


def options_at(position: Position) -> list[str]:
    """What the first question of the battle offers."""
    match = match_at(position | {"hands": [["battle"], []], "turn": 0})
    play(match, "play battle")
    return [move.text for move in match.legal]


# One Medic, one hit


@pytest.mark.clause("NH-9.1", "NH-9.2", "NH-9.3", "NH-10.10", "TV-6.1", "R-55")
def test_a_medic_takes_all_wounds_of_one_attack_and_dies() -> None:
    units = "0.blocker C3 f3; 0.medic C4 link>N; 1.brawler C2 melee>S; 1.officer C1 link>S"
    result = fight(board("moloch borgo", units))
    assert absorbed(result) == [("C3", 3, "C4")]
    assert result.hits("C3") == []
    assert result.removed == {"C4": (2, "medic")}


@pytest.mark.clause("NH-9.1")
@pytest.mark.parametrize("medic", ["0.medic C4 !link>N", "0.medic C5 link>N", "1.medic C4 link>N"])
def test_only_a_connected_friendly_medic_helps(medic: str) -> None:
    units = f"0.blocker C3 f3; {medic}; 1.mutant C2 melee>S"
    result = fight(board("moloch borgo", units))
    assert absorbed(result) == []
    assert result.hits("C3") == [(2, 1)]


@pytest.mark.clause("NH-9.2", "R-55")
def test_a_medic_is_spent_on_a_wound_that_would_not_kill() -> None:
    result = fight(scene("0.blocker C3 f3", M, WEAK))
    assert absorbed(result) == [("C3", 1, "C4")]


@pytest.mark.clause("NH-9.2", "NH-9.1", "TV-6.10")
def test_a_medic_helps_an_hq_once() -> None:
    result = fight(scene("0.hq C3", M, STRONG, "1.runner D2 melee>SW"))
    assert absorbed(result) == [("C3", 2, "C4")]
    assert result.removed["C4"] == (3, "medic")
    assert result.lost(0) == [(2, 1)]


@pytest.mark.clause("NH-9.3", "R-5")
def test_a_melee_and_ranged_edge_is_one_attack() -> None:
    result = fight(scene("0.blocker C3 f3", M, STRONG))
    [event] = result.events(Absorbed)
    assert (event.amount, event.kind, event.source and event.source.hex) == (2, "both", "C2")
    assert result.hits("C3") == []


@pytest.mark.clause("R-55", "NH-8.5.2", "TV-6.12")
def test_a_medic_is_not_spent_when_armor_holds() -> None:
    result = fight(board("moloch outpost", f"{U}; {M}; 1.commando C1 ranged>S"))
    assert absorbed(result) == []
    assert result.left >= {"C3", "C4"}


@pytest.mark.clause("R-55")
def test_a_medic_is_not_spent_when_a_mirror_holds() -> None:
    units = "0.judge C3 reflection>N; 0.medic C4 link>N; 1.mutant C2 melee>S"
    result = fight(board("steel_police borgo", units))
    assert absorbed(result) == []
    assert "C4" in result.left


@pytest.mark.clause("NH-9.1", "TV-6.11", "NH-7.1.1")
def test_a_netted_medic_heals_nobody() -> None:
    position = scene("0.blocker C3 f3", M, WEAK, "1.net_fighter C5 net>N")
    assert netted(position) == {"C4"}
    result = fight(position)
    assert absorbed(result) == []
    assert result.hits("C3") == [(3, 1)]


# Choices


@pytest.mark.clause("NH-9.4", "TV-6.2", "DP-7")
@pytest.mark.parametrize(("answer", "wounds"), [("heal C3 C2 S C4", 1), ("heal C3 D2 SW C4", 2)])
def test_of_two_attacks_the_owner_picks_one(answer: str, wounds: int) -> None:
    position = scene("0.blocker C3 f3", M, STRONG, WEAK)
    assert options_at(position) == ["heal C3 C2 S C4", "heal C3 D2 SW C4"]
    result = fight(position, answer)
    assert result.wounds("C3") == wounds
    assert result.removed == {"C4": (3, "medic")}


@pytest.mark.clause("NH-9.5", "TV-6.3", "DP-7")
@pytest.mark.parametrize(("answer", "hurt"), [("heal C3 C2 S C4", "D4"), ("heal D4 E3 SW C4", "C3")])
def test_of_two_wounded_units_the_owner_picks_one(answer: str, hurt: str) -> None:
    units = ["0.blocker C3 f3", "0.blocker D4 f3", "0.medic C4 f0", STRONG, "1.ganger E3 melee>SW"]
    result = fight(scene(*units), answer)
    assert wounded(result) == {hurt}
    assert result.removed == {"C4": (3, "medic")}


@pytest.mark.clause("NH-9.6", "TV-6.4")
@pytest.mark.parametrize(("answer", "dead"), [("heal C3 C2 S C4", "C4"), ("heal C3 C2 S D3", "D3")])
def test_of_two_medics_the_owner_picks_who_dies(answer: str, dead: str) -> None:
    result = fight(scene("0.blocker C3 f3", M, "0.medic D3 link>NW !link>SW", STRONG), answer)
    assert result.removed == {dead: (3, "medic")}
    assert wounded(result) == set()


@pytest.mark.clause("NH-9.6", "TV-6.4")
def test_two_medics_take_two_attacks() -> None:
    position = scene("0.blocker C3 f3", M, "0.medic D3 link>NW !link>SW", STRONG, WEAK)
    result = fight(position, "heal C3 D2 SW D3")
    assert set(absorbed(result)) == {("C3", 1, "D3"), ("C3", 2, "C4")}
    assert wounded(result) == set()


@pytest.mark.clause("DP-7", "NH-9.9", "R-17")
def test_the_controller_of_the_medic_decides() -> None:
    position = scene("0.hq A1", "1.hq E3", "0.blocker C3 f3", M, STRONG, WEAK, turn=1)
    match = match_at(position, ["battle"])
    play(match, "play battle")
    decision = match.decision
    assert decision is not None
    assert (decision.seat, decision.kind, decision.clause, decision.about) == (0, "medic", "NH-9.9", ("C3",))


# Medics that are hit, chains


@pytest.mark.clause("NH-9.7", "R-53", "TV-6.5")
def test_a_medic_that_dies_in_the_phase_heals_nobody() -> None:
    result = fight(scene("0.blocker C3 f3", M, STRONG, "1.ganger D3 melee>SW"))
    assert absorbed(result) == []
    assert result.hits("C3") == [(3, 2)]
    assert result.removed == {"C4": (3, "wounds")}


@pytest.mark.clause("NH-9.7", "R-53")
def test_a_medic_that_survives_by_toughness_heals(monkeypatch: pytest.MonkeyPatch) -> None:
    # No army of ours has a tough Medic, so one is made for the test.
    change_army(monkeypatch, "moloch", replace(load_army("moloch").tile("medic"), toughness=1))
    result = fight(scene("0.blocker C3 f3", M, STRONG, "1.ganger D3 melee>SW"))
    assert absorbed(result) == [("C3", 2, "C4")]
    assert result.hits("C4") == [(3, 1)]
    assert result.removed == {"C4": (3, "medic")}


@pytest.mark.clause("NH-9.7", "NH-9.9", "R-53", "TV-6.9")
def test_a_medic_that_is_healed_itself_heals() -> None:
    result = fight(scene("0.blocker C3 f3", M, "0.medic C5 link>N", STRONG, "1.ganger D3 melee>SW"))
    assert set(absorbed(result)) == {("C4", 1, "C5"), ("C3", 2, "C4")}
    assert wounded(result) == set()
    assert set(result.removed) == {"C4", "C5"}


@pytest.mark.clause("NH-9.8", "R-54", "TV-6.6")
def test_in_a_chain_the_last_medic_dies() -> None:
    result = fight(scene("0.blocker C3 f3", M, "0.medic C5 link>N", STRONG))
    assert absorbed(result) == [("C3", 2, "C5")]
    assert result.removed == {"C5": (3, "medic")}


@pytest.mark.clause("NH-9.8", "NH-9.9", "R-54", "TV-6.7")
@pytest.mark.parametrize("dead", ["C4", "D4"])
def test_of_two_medics_that_heal_each_other_the_owner_picks(dead: str) -> None:
    position = scene("0.blocker C3 f3", "0.medic C4 link>N link>SE", "0.medic D4 link>NW", STRONG)
    result = fight(position, f"heal C3 C2 S {dead}")
    assert result.removed == {dead: (3, "medic")}


@pytest.mark.clause("NH-9.9", "R-54", "TV-6.8")
def test_with_a_second_medic_behind_it_a_medic_serves_two_units() -> None:
    units = ["0.blocker C3 f3", "0.blocker B4 f3", "0.medic C4 f0", "0.medic C5 link>N", STRONG]
    position = scene(*units, "1.ganger A3 melee>SE")
    assert options_at(position) == ["heal B4 A3 SE C5", "heal C3 C2 S C5"]
    result = fight(position, "heal B4 A3 SE C5")
    assert set(absorbed(result)) == {("B4", 1, "C5"), ("C3", 2, "C4")}
    assert wounded(result) == set()
    assert set(result.removed) == {"C4", "C5"}


@pytest.mark.clause("NH-9.9", "R-54")
def test_with_two_ends_of_a_chain_the_owner_picks_the_end() -> None:
    # Two Medics stand behind the first; neither is linked to the other.
    units = ["0.blocker C3 f3", M, "0.medic C5 link>N", "0.medic D3 link>SW", STRONG]
    position = scene(*units)
    assert options_at(position) == ["heal C3 C2 S C5", "heal C3 C2 S D3"]
    assert fight(position, "heal C3 C2 S D3").removed == {"D3": (3, "medic")}


@pytest.mark.clause("NH-9.9", "R-54")
def test_a_doomed_medic_is_no_part_of_a_chain() -> None:
    # The last of the chain is hit itself, so the first one dies for the unit.
    units = ["0.blocker C3 f3", M, "0.medic C5 link>N", STRONG, "1.ganger D4 melee>SW"]
    result = fight(scene(*units))
    assert absorbed(result) == [("C3", 2, "C4")]
    assert result.removed == {"C4": (3, "medic"), "C5": (3, "wounds")}


@pytest.mark.clause("NH-9.10", "R-51")
@pytest.mark.parametrize("causer", [0, 1])
def test_the_causer_decides_first_about_medics(causer: int) -> None:
    # Phase 3: Claws hit the Blocker, the Hybrid hits the Borgo HQ; both sides have two Medics for it.
    units = """
        0.blocker B3 f0; 0.medic B4 link>N; 0.medic A3 link>NE; 1.claws B2 melee>S
        1.hq D2; 1.medic D1 link>S; 1.medic E1 link>SW; 0.hybrid D4 ranged>N
    """
    position = board("moloch borgo", units, turn=causer)
    answers = ["heal B3 B2 S B4", "heal D2 D4 N D1"]
    result = fight(position, *(answers if causer == 0 else answers[::-1]))
    assert {medic for _, _, medic in absorbed(result)} == {"B4", "D1"}


@pytest.mark.clause("NH-9.10", "R-76")
def test_all_damage_of_the_phase_is_known_before_medics_decide() -> None:
    # The Hornet kills the Bug, whose Agony dooms the Medic: nobody saves the Officer.
    units = """
        0.officer C3; 0.medic C4 link>N; 0.hornet E3 melee>SW
        1.acid_spit C1 ranged>S; 1.bug D4 melee>NW !melee>N !melee>NE
    """
    result = fight(board("moloch beasts", units))
    assert result.causes_of("D4") == {"agony"}
    assert absorbed(result) == []
    assert set(result.removed) == {"C3", "C4", "D4"}


# Instants, costs and what Medics cannot help


@pytest.mark.clause("NH-9.2", "R-10", "TV-6.11", "NH-11.5")
def test_a_medic_absorbs_a_sniper() -> None:
    match = match_at(scene("0.officer C3", M, turn=1), ["sniper", "move"])
    story = play(match, "play sniper C3")
    assert absorbed(story) == [("C3", 1, "C4")]
    assert story.removed == {"C4": (-1, "medic")}


@pytest.mark.clause("NH-9.2", "R-10", "NH-11.6")
def test_a_medic_absorbs_a_grenade_and_the_victim_is_unwounded() -> None:
    units = "1.blocker C3; 1.medic C4 link>N; 0.hq C2"
    match = match_at(board("borgo moloch", units), ["grenade", "move"])
    story = play(match, "play grenade C3")
    assert absorbed(story) == [("C3", 3, "C4")]
    saved = match.unit("C3")
    assert saved is not None
    assert saved.wounds == 0
    assert match.unit("C4") is None


@pytest.mark.clause("NH-9.2", "R-30", "NH-11.10")
def test_a_medic_absorbs_the_attack_of_a_hunt() -> None:
    units = "1.officer C3; 1.medic C4 link>N; 0.ram C2 f0"
    match = match_at(board("beasts moloch", units), ["hunt", "move"])
    story = play(match, "play hunt C2 C2 3", "strike C2 S")
    assert absorbed(story) == [("C3", 2, "C4")]
    assert set(story.removed) == {"C4"}


@pytest.mark.clause("NH-9.2", "R-10", "R-11", "TV-9.2", "NH-9.9")
def test_outside_battle_the_owner_of_the_medics_is_asked_too() -> None:
    units = "0.blocker C3; 0.medic C4 link>N; 0.medic D3 link>NW !link>SW; 0.hq A1; 1.hq E1"
    match = match_at(board("moloch outpost", units, turn=1), ["sniper", "move"])
    play(match, "play sniper C3")
    decision = match.decision
    assert decision is not None
    assert (decision.seat, decision.kind) == (0, "medic")
    assert legal_texts(match) == ["heal C3 - - C4", "heal C3 - - D3"]
    assert play(match, "heal C3 - - D3").removed == {"D3": (-1, "medic")}
    assert match.turn == 1


@pytest.mark.clause("NH-9.11", "NH-12.5", "TV-6.11")
def test_a_medic_does_not_help_against_execution() -> None:
    match = match_at(
        board("steel_police moloch", "1.officer C3; 1.medic C4 link>N; 0.hq A1"), ["executioner", "move"]
    )
    story = play(match, "execute executioner C3 0")
    assert absorbed(story) == []
    assert story.removed == {"C3": (-1, "execution")}
    assert match.unit("C4") is not None


@pytest.mark.clause("NH-9.11", "R-26", "NH-12.2")
def test_a_medic_does_not_pay_for_its_hq() -> None:
    match = match_at(board("steel_police moloch", "0.hq C3; 0.medic C4 f1; 1.hybrid E1"), ["move"])
    story = play(match, "net E1")
    assert [(e.seat, e.health) for e in story.events(Paid)] == [(0, 19)]
    assert absorbed(story) == []
    assert match.unit("C4") is not None


@pytest.mark.clause("NH-9.11", "NH-12.10", "R-57")
def test_a_medic_does_not_help_against_lair(monkeypatch: pytest.MonkeyPatch) -> None:
    # Beasts have no Medic, so their Officer becomes one for the test.
    medic = load_army("moloch").tile("medic").effects
    change_army(monkeypatch, "beasts", replace(load_army("beasts").tile("officer_1"), effects=medic))
    units = "0.hq C3; 0.cerberus C2; 0.officer_1 C1 link>S; 1.hq A3"
    match = match_at(board("beasts borgo", units), ["move", "ram"])
    story = play(match, "play move C3 C4 0")
    assert story.removed == {"C2": (-1, "lair")}
    assert absorbed(story) == []
    assert match.unit("C1") is not None


#


def own_blast(setting: bool) -> Result:
    units = "0.clown C3; 0.officer C2; 0.medic C1 link>S"
    return fight(board("moloch borgo", units, options={"medics_heal_own_fire": setting}), "explode C3")


@pytest.mark.clause("R-71", "NH-9.1")
def test_medics_and_the_blast_of_the_own_clown() -> None:
    assert absorbed(own_blast(True)) == [("C2", 1, "C1")]
    assert absorbed(own_blast(False)) == []
    assert own_blast(False).removed["C2"] == (2, "wounds")


@pytest.mark.clause("R-71")
@pytest.mark.parametrize(("setting", "removed"), [(True, {"D3"}), (False, {"C4"})])
def test_medics_and_the_own_reflected_shot(setting: bool, removed: set[str]) -> None:
    units = "0.hybrid C5 ranged>N; 0.scout C4; 0.medic D3 link>SW; 1.judge C3 reflection>S"
    options = {"medics_heal_own_fire": setting}
    assert set(fight(board("moloch steel_police", units, options=options)).removed) == removed


@pytest.mark.clause("R-71")
@pytest.mark.parametrize(("setting", "removed"), [(True, {"E3"}), (False, {"D3"})])
def test_medics_and_the_own_air_strike(setting: bool, removed: set[str]) -> None:
    units = "0.officer D3; 0.medic E3 link>NW; 0.hq A1; 1.hq C5"
    options = {"medics_heal_own_fire": setting}
    match = match_at(board("moloch borgo", units, options=options), ["air_strike", "move"])
    assert set(play(match, "play air_strike C3").removed) == removed


@pytest.mark.clause("R-74", "R-17", "NH-10.11", "TV-7.3")
def test_a_scoped_medic_dies_itself_and_no_unscoped_one_behind_it() -> None:
    # The Scoper on D4 turns the Medic on C4, not the one on B4 that is linked to C4.
    units = """
        0.commando C3 f0; 1.medic C4 link>N; 0.scoper D4; 1.medic B4 link>NE !link>N
        1.hybrid C1 ranged>S
    """
    position = board("outpost moloch", units)
    result = fight(position)
    assert absorbed(result) == [("C3", 1, "C4")]
    assert result.removed == {"C4": (3, "medic")}


@pytest.mark.clause("R-74", "R-81", "NH-9.1", "R-17")
def test_no_medic_dies_for_a_scoped_medic_which_is_still_an_enemy() -> None:
    # The Outpost Medic on B4 is linked to the scoped one, but that is no friend of its.
    units = """
        0.commando C3 f0; 1.medic C4 link>N; 0.scoper D4; 0.medic B4 link>NE !link>N
        1.hybrid C1 ranged>S
    """
    result = fight(board("outpost moloch", units))
    assert absorbed(result) == [("C3", 1, "C4")]


@pytest.mark.clause("R-74")
def test_a_scoped_medic_stands_at_the_end_of_a_chain_of_its_new_side() -> None:
    units = """
        0.commando C3 f0; 0.medic C4 link>N !link>SE; 1.medic C5 link>N; 0.scoper D4
        1.hybrid C1 ranged>S
    """
    result = fight(board("outpost moloch", units))
    assert absorbed(result) == [("C3", 1, "C5")]
