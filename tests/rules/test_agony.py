"""Section 6B: Agony, and what strengthens attacks that are none (R-61)."""

from dataclasses import replace

import pytest

from ashfall.neuroshima import load_army
from ashfall.neuroshima.events import Absorbed, Attacked, Reflected
from tests.rules.vectors import Story, board, change_army, fight, match_at, play

BEASTS = "beasts steel_police"
# The Bug strikes N, NE and SE; what stands at C5 shoots it in the back.
BUG = "0.bug C3 melee>N; 1.officer C2"


@pytest.mark.clause("NH-6B.1", "TV-11.1")
def test_a_dying_unit_strikes_in_the_phase_of_its_death() -> None:
    result = fight(board(BEASTS, f"{BUG}; 1.wardog C5 ranged>N"))
    assert result.removed == {"C3": (2, "wounds"), "C2": (2, "wounds")}
    assert result.phases_of("C3") == [2]
    assert result.causes_of("C3") == {"agony"}
    assert len([event for event in result.events(Attacked) if event.source.hex == "C3"]) == 3  # all its edges


@pytest.mark.clause("NH-6B.1")
def test_no_agony_for_wounds_that_do_not_destroy() -> None:
    units = "0.urchin C3 melee>N; 1.officer C2"
    assert fight(board(BEASTS, f"{units}; 1.bandog C5 ranged>N")).phases_of("C3") == [3]
    tough = fight(board(BEASTS, "0.ram C3 armor>N; 1.officer C2; 1.bandog C5 ranged>N"))
    assert tough.phases_of("C3") == [2]  # one wound of two, and a Ram has no Agony either


@pytest.mark.clause("NH-6B.2", "TV-11.1")
def test_one_attack_in_the_phase_of_its_own_initiative() -> None:
    result = fight(board(BEASTS, f"{BUG}; 1.judge C5 ranged>N"))
    assert result.removed == {"C3": (1, "wounds"), "C2": (1, "wounds")}
    assert result.phases_of("C3") == [1]
    assert result.causes_of("C3") == {"initiative"}


@pytest.mark.clause("NH-6B.3", "TV-11.3")
def test_agony_after_an_attack_in_an_earlier_phase() -> None:
    # The Scout lifts the Bug to 2 and dies in phase 2; the Bug dies in phase 1, its printed initiative.
    units = "0.bug C3 melee>N; 0.scout B3 w1 link>NE; 1.wardog B1 ranged>S; 1.judge C5 ranged>N"
    result = fight(board(BEASTS, units))
    assert result.removed == {"B3": (2, "wounds"), "C3": (1, "wounds")}
    assert result.phases_of("C3") == [2, 1]
    causes = {phase: event.cause for phase, event in result.timed(Attacked) if event.source.hex == "C3"}
    assert causes == {2: "initiative", 1: "agony"}


def outside_battle(army: str, hand: str, units: str, *texts: str) -> Story:
    """What happens in the turn of ``army`` (seat 0) against or with Beasts."""
    return play(match_at(board(army, units), [hand]), *texts)


@pytest.mark.clause("NH-6B.4", "TV-11.1")
def test_no_agony_by_a_sniper() -> None:
    story = outside_battle(
        "outpost beasts", "sniper", "0.hq A1; 0.runner C2; 1.hq E3; 1.bug C3 melee>N", "play sniper C3"
    )
    assert story.removed == {"C3": (-1, "wounds")}
    assert story.events(Attacked) == []


@pytest.mark.clause("NH-6B.4", "NH-12.5")
def test_no_agony_by_an_execution() -> None:
    units = "0.hq A1; 0.officer C2; 1.hq E3; 1.bug C3 melee>N"
    story = outside_battle("steel_police beasts", "executioner", units, "execute executioner C3 0")
    assert story.removed == {"C3": (-1, "execution")}
    assert story.events(Attacked) == []


@pytest.mark.clause("NH-6B.4", "R-30", "TV-11.1")
def test_no_agony_by_a_hunt() -> None:
    units = "0.hq A1; 0.swarm C4 melee>N; 0.bug C3 melee>N; 1.hq E3; 1.officer C2"
    story = outside_battle("beasts steel_police", "hunt", units, "play hunt C4 C4 0", "strike C4 N")
    assert story.removed == {"C3": (-1, "wounds")}
    assert {event.cause for event in story.events(Attacked)} == {"hunt"}


@pytest.mark.clause("NH-6B.4", "NH-12.10")
def test_no_agony_by_the_lair(monkeypatch: pytest.MonkeyPatch) -> None:
    change_army(monkeypatch, "beasts", replace(load_army("beasts").tile("cerberus"), agony=True))
    units = "0.hq C3; 0.cerberus C4; 1.hq E1; 1.officer C5"
    story = outside_battle("beasts steel_police", "move", units, "play move C3 C2 0")
    assert story.removed == {"C4": (-1, "lair")}
    assert story.events(Attacked) == []


@pytest.mark.clause("NH-6B.5", "NH-7.1.2", "TV-11.1")
def test_a_netted_unit_has_no_agony() -> None:
    result = fight(board(BEASTS, f"{BUG.replace('melee>N', 'melee>N *')}; 1.wardog C5 ranged>N; 1.hq E1"))
    assert result.removed == {"C3": (2, "wounds")}
    assert result.phases_of("C3") == []


@pytest.mark.clause("NH-6B.6", "TV-11.2")
def test_chains_of_agony() -> None:
    units = "0.bug C3 melee>N; 0.urchin C2 melee>N; 1.officer C1; 1.bandog C5 ranged>N"
    result = fight(board(BEASTS, units))
    assert result.removed == dict.fromkeys(("C3", "C2", "C1"), (3, "wounds"))
    assert result.causes_of("C3") == result.causes_of("C2") == {"agony"}


@pytest.mark.clause("NH-6B.7", "R-21", "NH-8.9.1")
@pytest.mark.parametrize(("officer", "wounds"), [("", 1), ("0.officer_1 B3 link>NE", 2)])
def test_strength_bonuses_count_for_agony(officer: str, wounds: int) -> None:
    units = f"0.bug C3 melee>N; 1.blocker C2 f0; 1.hybrid C5 ranged>N; {officer}"
    result = fight(board("beasts moloch", units))
    assert result.hits("C2") == [(3, wounds)]
    assert result.wounds("C2") == wounds


@pytest.mark.clause("NH-6B.7", "R-21", "R-61")
@pytest.mark.parametrize("module", ["1.saboteur B2", "1.saboteur B2; 1.saboteur B3", "0.scout B3 link>NE"])
def test_initiative_effects_do_not_move_agony(module: str) -> None:
    result = fight(board(BEASTS, f"{BUG}; 1.bandog C5 ranged>N; {module}"))
    assert result.phases_of("C3") == [3]
    assert result.causes_of("C3") == {"agony"}
    assert result.removed["C2"] == (3, "wounds")


@pytest.mark.clause("NH-6B.7")
def test_an_extra_attack_does_not_repeat_agony(monkeypatch: pytest.MonkeyPatch) -> None:
    change_army(monkeypatch, "beasts", load_army("moloch").tile("mother"))
    result = fight(board(BEASTS, f"{BUG}; 1.bandog C5 ranged>N; 0.mother B3 link>NE"))
    assert result.phases_of("C3") == [3]
    assert result.hits("C2") == [(3, 1)]


# R-21 in detail.


@pytest.mark.clause("R-21", "NH-8.6.1")
def test_agony_is_reflected() -> None:
    result = fight(board(BEASTS, "0.bug C3 melee>N; 1.judge C2 reflection>S; 1.bandog C5 ranged>N"))
    assert result.removed == {"C3": (3, "wounds")}
    assert [event.struck and event.struck.hex for event in result.events(Reflected)] == ["C3"]


@pytest.mark.clause("R-21", "NH-9.1")
def test_a_medic_absorbs_agony() -> None:
    result = fight(board(BEASTS, f"{BUG}; 1.medic C1 link>S; 1.bandog C5 ranged>N"))
    assert result.removed == {"C3": (3, "wounds"), "C1": (3, "medic")}


@pytest.mark.clause("R-21", "NH-8.5.1")
@pytest.mark.parametrize(("turn", "wounds"), [("armor>S", 0), ("!armor>S", 1)])
def test_armor_holds_against_agony(turn: str, wounds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    change_army(monkeypatch, "beasts", replace(load_army("beasts").tile("acid_spit"), agony=True))
    result = fight(
        board("beasts moloch", f"0.acid_spit C3 ranged>N; 1.blocker C1 {turn}; 1.hybrid C5 ranged>N")
    )
    assert result.causes_of("C3") == {"agony"}
    assert result.wounds("C1") == wounds


SAVED_BUG = "0.bug C3 melee>NW; 0.medic D3 link>NW; 1.officer B2; 1.bandog C5 ranged>N"


@pytest.mark.clause("R-21", "NH-5.3")
def test_no_agony_for_a_unit_that_a_medic_saves(monkeypatch: pytest.MonkeyPatch) -> None:
    change_army(monkeypatch, "beasts", load_army("borgo").tile("medic"))
    result = fight(board(BEASTS, SAVED_BUG))
    assert result.removed == {"D3": (3, "medic"), "B2": (1, "wounds")}
    assert result.causes_of("C3") == {"initiative"}


@pytest.mark.clause("R-21", "NH-5.3")
@pytest.mark.parametrize("answer", ["heal C3 C5 N D3", "heal C3 A3 NE D3"])
def test_agony_when_the_medic_was_not_enough(answer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    change_army(monkeypatch, "beasts", load_army("borgo").tile("medic"))
    result = fight(board(BEASTS, f"{SAVED_BUG}; 1.bandog A3 ranged>NE"), answer)
    assert result.removed == {"D3": (3, "medic"), "C3": (3, "wounds"), "B2": (3, "wounds")}
    assert result.causes_of("C3") == {"agony"}


@pytest.mark.clause("R-76", "R-21", "NH-9.10")
@pytest.mark.parametrize(("answer", "lost"), [("heal C2 C3 N C1", "D1"), ("heal D1 D4 N C1", "C2")])
def test_medics_know_the_agony_that_nobody_can_prevent(
    answer: str, lost: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    change_army(monkeypatch, "beasts", load_army("borgo").tile("medic"))
    units = """
        0.bug C3 melee>N; 0.scrabbler C2; 0.scrabbler D1; 0.medic C1 link>S link>SE
        1.bandog C5 ranged>N; 1.bandog D4 ranged>N
    """
    result = fight(board(BEASTS, units), answer)
    assert result.removed == {"C3": (3, "wounds"), lost: (3, "wounds"), "C1": (3, "medic")}


@pytest.mark.clause("R-21")
def test_unused_medics_act_on_agony(monkeypatch: pytest.MonkeyPatch) -> None:
    change_army(monkeypatch, "beasts", load_army("borgo").tile("medic"))
    units = "0.bug C3 melee>N; 0.urchin C2 melee>N; 0.medic C1 link>S; 1.bandog C5 ranged>N"
    result = fight(board(BEASTS, units))
    assert result.removed["C3"] == (3, "wounds")
    assert result.removed["C1"] == (3, "medic")
    assert result.phases_of("C2") == [2]  # saved in phase 3, so it strikes by its own initiative
    assert [event.amount for event in result.events(Absorbed)] == [1]


@pytest.mark.clause("R-21")
def test_own_fire_triggers_agony() -> None:
    units = "0.swarm C4 melee>N; 0.bug C3 melee>N; 1.officer C2"
    result = fight(board(BEASTS, units))
    assert result.removed == {"C3": (2, "wounds"), "C2": (2, "wounds")}
    assert result.causes_of("C3") == {"agony"}


@pytest.mark.clause("R-21", "NH-8.10.1")
def test_an_explosion_triggers_agony() -> None:
    result = fight(board("beasts moloch", "0.bug C3 melee>N; 1.clown B3; 1.medic C2"), "explode B3")
    assert result.removed == {"C3": (2, "wounds"), "B3": (2, "explosion"), "C2": (2, "wounds")}
    assert result.causes_of("C3") == {"agony"}


@pytest.mark.clause("R-21", "NH-8.6.3")
def test_a_reflected_shot_triggers_agony() -> None:
    units = "0.acid_spit C5 ranged>N; 0.bug C4 melee>SE; 1.judge C3 reflection>S; 1.officer D4"
    result = fight(board(BEASTS, units))
    assert result.removed["C4"] == (2, "wounds")
    assert result.causes_of("C4") == {"agony"}
    assert result.removed["D4"] == (2, "wounds")


#


@pytest.mark.clause("R-61", "NH-8.3.1")
def test_no_strength_bonus_for_gauss() -> None:
    units = "0.gauss_cannon C4 gauss>N; 0.hq C5; 0.officer B4 link>NE; 1.super_officer C3; 1.hq E1"
    unit = match_at(board("moloch borgo", units), ["move"]).unit("C4")
    assert unit is not None
    assert unit.ranged_bonus == 2
    assert fight(board("moloch borgo", units)).hits("C3") == [(1, 1)]


@pytest.mark.clause("R-61", "NH-8.10.1")
def test_no_strength_bonus_for_an_explosion() -> None:
    units = "0.clown C3 f0; 0.brain C4 link>N; 1.super_officer D2"
    unit = match_at(board("moloch borgo", units), ["move"]).unit("C3")
    assert unit is not None
    assert unit.melee_bonus == 1
    result = fight(board("moloch borgo", units), "explode C3")
    assert result.hits("D2") == [(2, 1)]
    assert result.removed == {"C3": (2, "explosion"), "C4": (2, "wounds")}


@pytest.mark.clause("R-76", "R-21", "NH-9.7")
def test_no_agony_while_a_second_medic_saves_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    medic = load_army("moloch").tile("medic")
    change_army(monkeypatch, "beasts", replace(load_army("beasts").tile("urchin"), melee=(1,) * 6), medic)
    units = (
        "0.urchin C3; 0.medic C4 link>N; 0.medic C5 link>N; 1.commando C1 ranged>S; 1.commando D3 ranged>SW"
    )
    result = fight(board("beasts outpost", units))
    assert result.wounds("C3") == 0  # both hits are absorbed
    assert {"C4", "C5"} <= set(result.removed)
    assert [event for event in result.events(Attacked) if event.cause == "agony"] == []
