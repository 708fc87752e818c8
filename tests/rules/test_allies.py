"""Sections 13.5.3 and 13.5.5: what allies share, what they spare, and the Moloch exception."""

from typing import Any

import pytest

from ashfall.neuroshima.events import Paid
from tests.rules.readings import absorbed, netted, standing, wounded
from tests.rules.vectors import Position, asked, board, fight, legal_texts, match_at, play, refused

HQS = "0.hq A1; 1.hq E3; 2.hq A3; 3.hq E1"


def teams(players: str, units: str, **fields: Any) -> Position:
    """Seats 0 and 2 against 1 and 3."""
    return board(players, units, mode="teams", **fields)


def allies(first: str, second: str, units: str, **fields: Any) -> Position:
    """Two armies of one team against Borgo twice, with all HQs in the corners."""
    return teams(f"{first} borgo {second} borgo", f"{HQS}; {units}", **fields)


# What is shared


@pytest.mark.clause("NH-13.5.3", "R-46")
def test_bonuses_of_modules_and_hqs_work_on_the_ally() -> None:
    position = allies("hegemony", "outpost", "0.scout C4 link>N; 2.hmg C3")
    hmg = standing(position)["C3"]
    assert (hmg.initiatives, hmg.helped_by) == ((3, 2), ("C4",))
    near_hq = teams("hegemony borgo outpost borgo", "0.hq C4; 2.runner C3; 1.hq A1; 2.hq A3; 3.hq E3")
    assert standing(near_hq)["C3"].melee_bonus == 1


@pytest.mark.clause("NH-13.5.3", "R-46")
def test_what_harms_enemies_does_not_harm_the_ally() -> None:
    units = standing(allies("outpost", "hegemony", "0.saboteur C3; 2.ganger C2; 1.claws C4"))
    assert units["C2"].initiatives == (3,)
    assert units["C4"].initiatives == (2,)


@pytest.mark.clause("R-46", "TV-13.2")
def test_the_medic_of_the_ally_heals() -> None:
    units = "0.ganger C3; 1.claws C2 melee>S; 2.medic C4 link>N"
    assert absorbed(fight(allies("hegemony", "outpost", units))) == [("C3", 1, "C4")]


@pytest.mark.clause("NH-9.5", "R-86", "R-46")
@pytest.mark.parametrize("causer", range(4))
def test_the_controller_of_the_medic_chooses_between_own_and_allied_units(causer: int) -> None:
    # Claws strike a unit of each ally; one Medic stands behind both.
    units = "0.ganger C2; 2.recon_center D2; 1.claws C1 f4; 3.claws D1 f4; 2.medic C3 f0"
    hqs = HQS.replace("E1", "C5")
    position = teams("hegemony borgo outpost borgo", f"{hqs}; {units}")
    match = match_at(position, ["battle"], turn=causer)
    play(match, "play battle")
    assert asked(match) == (2, "medic")
    assert legal_texts(match) == ["heal C2 C1 S C3", "heal D2 D1 S C3"]
    assert set(play(match, "heal C2 C1 S C3").removed) == {"C3", "D2"}


@pytest.mark.clause("NH-9.6", "R-86", "R-46")
@pytest.mark.parametrize("causer", [0, 2])
def test_the_controller_picks_which_medic_dies_for_a_unit_of_the_ally(causer: int) -> None:
    units = "0.ganger C3; 1.claws C2 melee>S; 2.medic C4 link>N; 2.medic B3 link>NE"
    match = match_at(allies("hegemony", "outpost", units), ["battle"], turn=causer)
    play(match, "play battle")
    assert asked(match) == (2, "medic")
    assert legal_texts(match) == ["heal C3 C2 S B3", "heal C3 C2 S C4"]
    assert set(play(match, "heal C3 C2 S B3").removed) == {"B3"}


@pytest.mark.clause("NH-9.10", "R-86", "R-51")
@pytest.mark.parametrize(("causer", "dying"), [(0, "C4"), (1, "B3"), (2, "B3"), (3, "C4")])
def test_of_two_allies_the_first_in_order_gives_the_medic(causer: int, dying: str) -> None:
    units = f"{HQS}; 0.recon_center C3; 1.claws C2 melee>S; 0.medic C4 f1; 2.medic B3 f0"
    match = match_at(teams("outpost borgo outpost borgo", units), ["battle"], turn=causer)
    assert set(play(match, "play battle").removed) == {dying}


@pytest.mark.clause("R-86", "NH-9.8")
def test_medics_of_allies_form_one_chain() -> None:
    units = "0.ganger C2; 1.claws C1 melee>S; 2.medic C3 link>N; 0.medic C4 link>N"
    position = teams("outpost borgo outpost borgo", f"{HQS}; {units.replace('ganger', 'hmg')}")
    assert absorbed(fight(position)) == [("C2", 1, "C4")]  # the last of the chain dies


@pytest.mark.clause("R-46", "NH-10.11")
def test_a_module_that_the_ally_has_turned_serves_both() -> None:
    units = "0.ganger C3; 1.claws C2 melee>S; 1.medic C4 link>N; 2.scoper C5"
    assert absorbed(fight(allies("hegemony", "outpost", units))) == [("C3", 1, "C4")]


@pytest.mark.clause("R-46", "NH-10.12")
def test_the_recon_center_of_the_ally_grants_a_second_step() -> None:
    match = match_at(allies("hegemony", "outpost", "0.runner C3; 2.recon_center C5"), ["battle"])
    play(match, "mobility C3 C2 0")
    assert asked(match) == (0, "step")


@pytest.mark.clause("R-46", "NH-10.14")
def test_the_quartermaster_of_the_ally_converts() -> None:
    match = match_at(allies("outpost", "hegemony", "0.runner C3; 2.quartermaster C4 link>N"), ["battle"])
    play(match, "play battle")
    assert asked(match) == (0, "quartermaster")


@pytest.mark.clause("R-87", "NH-10.13")
def test_the_transport_of_the_ally_carries_in_ones_own_turn() -> None:
    position = allies("outpost", "hegemony", "0.hmg C3; 2.transport C4")
    assert "transport C4 C3 C2 0" in legal_texts(match_at(position, ["battle"]))
    match = match_at(position, ["battle"], turn=2)
    assert [text for text in legal_texts(match, "transport") if " C3 " in text] == []
    assert refused(match, "transport C4 C3 C2 0").text_id == "refusal-ally"


@pytest.mark.clause("R-87", "NH-10.15")
def test_the_scrabbler_of_the_ally_lets_own_units_grab() -> None:
    position = allies("outpost", "beasts", "0.hmg C3; 2.scrabbler C4 link>N; 1.claws C1")
    assert legal_texts(match_at(position, ["battle"]), "grab") == ["grab C3 C1", "grab C3 E1", "grab C3 E3"]
    assert refused(match_at(position, ["battle"], turn=2), "grab C3 C1").text_id == "refusal-ally"


# What is spared


@pytest.mark.clause("NH-13.5.3")
def test_attacks_do_not_wound_allies_and_shots_fly_over_them() -> None:
    units = "0.annihilator C1 ranged>S; 2.ganger C2; 2.ganger C3; 1.medic C4; 0.runner B3 melee>NE"
    result = fight(allies("outpost", "hegemony", units))
    assert wounded(result) == {"C4"}
    assert result.missed("B3") == [(2, "no_target")]


@pytest.mark.clause("NH-13.5.3", "TV-13.2")
def test_nets_do_not_net_allies() -> None:
    units = "0.net_fighter C3 net>N; 2.runner C2; 0.net_master C5 net>NE; 1.claws D4"
    assert netted(allies("hegemony", "outpost", units)) == {"D4"}


@pytest.mark.clause("NH-13.5.3", "R-46")
@pytest.mark.parametrize(
    "text",
    [
        "play move C3 C2 0",  # the unit of the ally
        "mobility C3 C2 0",
        "play push_back C3 D3",
    ],
)
def test_units_of_the_ally_are_not_used_or_moved(text: str) -> None:
    position = allies("hegemony", "outpost", "2.runner C3; 1.claws D3; 0.thug C4")
    error = refused(match_at(position, ["move", "push_back"]), text)
    assert (error.clause, error.text_id) == ("NH-13.5.3", "refusal-ally")


@pytest.mark.clause("NH-13.5.3", "R-46", "R-87")
@pytest.mark.parametrize(
    ("first", "second", "hand", "text"),
    [
        ("hegemony", "outpost", "push_back", "play push_back C4 C3"),
        ("beasts", "outpost", "grab", "play grab C5 C3"),
        ("outpost", "hegemony", "sniper", "play sniper C3"),
        ("steel_police", "outpost", "move", "net C3"),
        ("steel_police", "outpost", "executioner", "execute executioner C3 0"),
    ],
)
def test_what_is_done_to_enemies_is_not_done_to_allies(first: str, second: str, hand: str, text: str) -> None:
    own = {"hegemony": "thug", "beasts": "ram", "outpost": "hmg", "steel_police": "wardog"}
    units = f"0.{own[first]} C4; 0.{own[first]} C5; 2.runner C3; 1.claws D3"
    error = refused(match_at(allies(first, second, units), [hand, "battle"]), text)
    assert error.text_id == "refusal-no-enemy"


@pytest.mark.clause("R-46", "NH-10.16")
def test_the_launcher_of_the_ally_does_not_pay() -> None:
    position = allies("steel_police", "steel_police", "1.claws C3; 2.net_of_steel_launcher C5")
    match = match_at(position, ["battle"])
    assert [event.seat for event in play(match, "net C3").events(Paid)] == [0]
    assert match.health(0) == 14


@pytest.mark.clause("R-83", "NH-8.4.1")
def test_friendly_fire_hits_allies_but_shots_do_not() -> None:
    units = "0.ram C4 f0; 2.runner C3; 0.acid_spit B2 ranged>N; 2.hmg B1"
    assert wounded(fight(allies("beasts", "outpost", units))) == {"C3"}


@pytest.mark.clause("R-82", "NH-10.11")
def test_between_two_scopers_the_first_in_turn_order_has_the_module() -> None:
    units = "0.hq A1; 1.hq E3; 2.hq A3; 1.medic C3; {}.scoper C2; {}.scoper C4"
    for first, second in ((0, 2), (2, 0)):
        position = board("outpost borgo outpost", units.format(first, second), mode="ffa")
        assert standing(position)["C3"].serves == 0


# 13.5.5 Moloch


@pytest.mark.clause("NH-13.5.5", "R-49", "TV-13.2")
def test_a_moloch_shot_wounds_the_ally_and_stops_there() -> None:
    units = "0.hybrid C1 ranged>S; 2.ganger C2; 1.medic C3; 0.hornet B4 melee>N; 2.runner B3"
    assert wounded(fight(allies("moloch", "hegemony", units))) == {"C2", "B3"}


@pytest.mark.clause("NH-13.5.5", "R-49", "TV-13.2")
@pytest.mark.parametrize(("both", "hit"), [(False, {"C3"}), (True, {"C2"})])
def test_the_shot_of_the_ally_flies_over_moloch(both: bool, hit: set[str]) -> None:
    units = "0.commando C1 ranged>S; 2.blocker C2; 1.brawler C3"
    position = allies("outpost", "moloch", units, options={"merciless_both_ways": both})
    assert wounded(fight(position)) == hit


@pytest.mark.clause("R-49")
def test_the_setting_changes_nothing_between_other_allies() -> None:
    units = "0.commando C1 ranged>S; 2.ganger C2; 1.brawler C3"
    position = allies("outpost", "hegemony", units, options={"merciless_both_ways": True})
    assert wounded(fight(position)) == {"C3"}


@pytest.mark.clause("NH-13.5.5", "TV-13.2")
def test_moloch_and_its_ally_net_each_other() -> None:
    units = "0.net_fighter C3 net>N; 2.runner C2; 2.net_fighter D4 net>N; 0.hybrid D3"
    assert netted(allies("moloch", "hegemony", units)) == {"C2", "D3"}


@pytest.mark.clause("NH-13.5.5", "R-87")
@pytest.mark.parametrize(
    ("seat", "hand", "text"), [(0, "push_back", "play push_back C3 C2"), (2, "grab", "play grab D4 D2")]
)
def test_moloch_and_its_ally_push_and_grab_each_other(seat: int, hand: str, text: str) -> None:
    units = "0.hybrid C3; 2.ram C2; 2.ram D4; 0.hybrid D2"
    match = match_at(allies("moloch", "beasts", units), [hand, "move"], turn=seat)
    play(match, text)
    assert asked(match) == (2 - seat, "displace")  # the owner of the moved unit chooses
    match.push(match.legal[0])
    assert asked(match) == (seat, "turn")


@pytest.mark.clause("R-49", "R-87")
@pytest.mark.parametrize(
    ("first", "hand", "text", "reason"),
    [
        ("outpost", "move", "play move C3 C2 0", "refusal-ally"),
        ("outpost", "sniper", "play sniper C3", "refusal-no-enemy"),
        ("borgo", "grenade", "play grenade A2", "refusal-no-enemy"),
        ("steel_police", "executioner", "execute executioner C3 0", "refusal-no-enemy"),
        ("steel_police", "move", "net C3", "refusal-no-enemy"),
    ],
)
def test_the_exception_is_no_licence_for_the_rest(first: str, hand: str, text: str, reason: str) -> None:
    match = match_at(allies(first, "moloch", "2.hybrid C3; 2.hybrid A2"), [hand, "battle"])
    assert refused(match, text).text_id == reason


@pytest.mark.clause("NH-13.5.5", "R-49")
def test_bonuses_are_still_shared_with_moloch() -> None:
    units = standing(allies("moloch", "outpost", "0.officer C3; 2.hmg D2; 2.officer C5; 0.hybrid C4"))
    assert units["C4"].ranged_bonus == 2  # from both officers
    assert units["D2"].ranged_bonus == 1


@pytest.mark.clause("NH-13.5.5", "NH-13.4.3")
def test_allies_against_one_spare_each_other_too() -> None:
    units = "0.hq A1; 1.hq E3; 2.hq A3; 1.runner C3; 2.ganger C4; 1.annihilator C1 ranged>S; 0.scout C5"
    position = board("hegemony outpost:13 hegemony:13", units, mode="one_vs_two")
    assert wounded(fight(position)) == {"C5"}
