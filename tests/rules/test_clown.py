"""The Clown explodes (section 8.10)."""

import pytest

from ashfall.neuroshima.events import ArmorHeld, Exploded, Wound
from tests.rules.readings import absorbed, standing, wounded
from tests.rules.vectors import board, fight, match_at, play

AROUND = {"C2", "D2", "D3", "C4", "B3", "B2"}  # the neighbours of C3


@pytest.mark.clause("NH-8.10.1", "DP-5", "NH-5.2.4")
def test_the_owner_is_asked_in_the_phase_of_the_clown() -> None:
    units = "0.clown C3; 0.hq A1; 1.hq E3; 1.claws C2 melee>N"
    match = match_at(board("moloch borgo", units, turn=1), ["battle"])
    play(match, "play battle")
    decision = match.decision
    assert decision is not None
    assert (decision.seat, decision.kind, decision.clause) == (0, "clown", "NH-8.10.1")
    assert decision.about == ("C3",)
    assert [move.text for move in match.legal] == ["attack C3", "explode C3"]


@pytest.mark.clause("R-51", "DP-5", "DP-6")
@pytest.mark.parametrize("causer", [0, 1])
def test_the_causer_of_the_battle_declares_first(causer: int) -> None:
    units = "0.clown A1 f0; 1.thug E3 f0; 1.quartermaster D3 link>SE"
    answers = ["attack A1", "plain E3"]
    position = board("moloch hegemony", units, turn=causer)
    assert fight(position, *(answers if causer == 0 else answers[::-1])).phases_of("A1") == [2]


@pytest.mark.clause("NH-8.10.1")
def test_it_may_simply_attack() -> None:
    result = fight(
        board("moloch borgo", "0.clown C3 f0; 1.hq C2; 1.super_officer B2 f3; 0.officer C4"), "attack C3"
    )
    assert [(p, e.target.hex, e.kind) for p, e in result.timed(Wound)][:2] == [
        (2, "C2", "melee"),
        (2, "B2", "melee"),
    ]
    assert result.events(Exploded) == []
    assert result.left >= {"C3", "C4"}


@pytest.mark.clause("NH-8.10.1")
def test_it_wounds_every_neighbour_once_and_goes() -> None:
    units = """
        0.clown C3; 0.hq C2; 0.blocker D2 armor>SW; 0.officer D3
        1.hq C4; 1.gladiator B3 armor>NE; 1.ganger B2 melee>N; 1.ganger C1
    """
    result = fight(board("moloch hegemony", units), "explode C3")
    blast = [(p, e.target.hex, e.amount, e.kind) for p, e in result.timed(Wound) if e.kind == "explosion"]
    assert sorted(blast) == [(2, hex, 1, "explosion") for hex in sorted(AROUND)]
    assert result.removed["C3"] == (2, "explosion")
    assert result.events(ArmorHeld) == []
    assert result.lost(0) == [(2, 1)]
    assert result.lost(1)[0] == (2, 1)


@pytest.mark.clause("NH-8.10.1", "R-7", "R-61")
def test_strength_bonuses_do_not_apply() -> None:
    units = "0.clown C3; 0.brain C4 link>N; 1.hq C2"
    position = board("moloch borgo", units)
    assert standing(position)["C3"].melee_bonus == 1
    assert fight(position, "explode C3").hits("C2") == [(2, 1)]
    assert fight(position, "attack C3").hits("C2") == [(2, 2)]


@pytest.mark.clause("NH-8.10.1")
def test_it_stays_on_the_board_until_the_end_of_the_phase() -> None:
    # The Annihilator's shot from C5 still hits the Clown and not the HQ behind it.
    units = "0.clown C3; 1.annihilator C5 ranged>N; 0.hq C2"
    result = fight(board("moloch outpost", units), "explode C3")
    assert result.hits("C3") == [(2, 2)]
    assert result.lost(0) == [(2, 1)]
    assert result.removed["C3"] == (2, "explosion")


@pytest.mark.clause("NH-8.10.1", "NH-9.11")
def test_no_medic_saves_it_from_its_own_explosion() -> None:
    units = "0.clown C3; 0.medic C4 link>N"
    result = fight(board("moloch borgo", units), "explode C3")
    assert result.removed == {"C3": (2, "explosion"), "C4": (2, "wounds")}
    assert absorbed(result) == []


@pytest.mark.clause("R-7")
def test_it_may_explode_at_the_edge_of_the_board() -> None:
    result = fight(board("moloch borgo", "0.clown A1; 1.super_officer B1; 1.super_officer B2"), "explode A1")
    assert wounded(result) == {"B1", "B2"}


@pytest.mark.clause("NH-8.10.2", "NH-7.1.1")
def test_a_netted_clown_is_not_asked() -> None:
    result = fight(board("moloch hegemony", "0.clown C3; 1.net_fighter C4 net>N; 1.boss B2"))
    assert result.events(Exploded) == []
    assert result.missed("C3") == [(2, "netted")]
    assert result.left == {"C3", "C4", "B2"}


@pytest.mark.clause("NH-8.10.2", "R-7", "NH-9.1")
def test_medics_of_the_victims_work() -> None:
    units = "0.clown C3; 1.officer C2; 1.medic C1 link>S"
    result = fight(board("moloch outpost", units), "explode C3")
    assert absorbed(result) == [("C2", 1, "C1")]
    assert result.removed == {"C3": (2, "explosion"), "C1": (2, "medic")}


@pytest.mark.clause("NH-8.10.2", "R-7")
def test_an_explosion_is_one_source_for_each_victim() -> None:
    # One Medic between two victims saves only one of them.
    units = "0.clown C3; 1.officer C2; 1.officer D2; 1.medic D1 link>S link>SW"
    result = fight(board("moloch outpost", units), "explode C3", "heal C2 C3 N D1")
    assert absorbed(result) == [("C2", 1, "D1")]
    assert set(result.removed) == {"C3", "D1", "D2"}


#


@pytest.mark.clause("R-9")
@pytest.mark.parametrize("answer", ["attack C3", "explode C3"])
def test_a_clown_that_dies_in_its_phase_still_acts(answer: str) -> None:
    units = "0.clown C3 f0 w1; 1.mutant C4 melee>N; 1.super_officer C2"
    result = fight(board("moloch borgo", units), answer)
    assert result.hits("C2") == [(2, 1)]
    assert result.hits("C3") == [(2, 1)]
    assert result.removed["C3"] == (2, "explosion" if answer == "explode C3" else "wounds")


@pytest.mark.clause("R-9")
def test_with_an_extra_attack_it_may_attack_first_and_explode_later() -> None:
    units = "0.clown C3 f0; 0.mother C4 link>N; 1.hq C2"
    result = fight(board("moloch borgo", units), "attack C3", "explode C3")
    assert [(p, e.target.hex, e.kind) for p, e in result.timed(Wound)] == [
        (2, "C2", "melee"),
        (1, "C2", "explosion"),
        (1, "C4", "explosion"),
    ]
    assert result.removed["C3"] == (1, "explosion")


@pytest.mark.clause("R-9")
@pytest.mark.parametrize(("setting", "uses"), [(True, True), (False, False)])
def test_a_medic_and_an_exploding_clown(setting: bool, uses: bool) -> None:
    # The Medic on C5 stands behind C4, out of the blast; the shot hits only the Clown.
    units = "0.clown C3; 0.medic C4 link>N; 0.medic C5 link>N; 1.annihilator C1 ranged>S"
    options = {"exploding_clown_uses_medics": setting}
    result = fight(board("moloch outpost", units, options=options), "explode C3")
    # The blast on the Medic of C4 is always absorbed by the one behind it.
    saved = {(target, medic) for target, _, medic in absorbed(result)}
    assert saved == {("C4", "C5")} | ({("C3", "C4")} if uses else set())
    assert result.removed["C3"] == (2, "explosion")
    assert ("C4" in result.left) == (not uses)


@pytest.mark.clause("R-9")
def test_a_medic_keeps_an_attacking_clown_alive() -> None:
    units = "0.clown C3; 0.medic C4 link>N; 1.annihilator C1 ranged>S"
    result = fight(board("moloch outpost", units), "attack C3")
    assert absorbed(result) == [("C3", 2, "C4")]
    assert "C3" in result.left
