"""Section 6A: initiative, extra attacks, and the printed situations TV-3."""

from dataclasses import replace

import pytest

from ashfall.neuroshima import load_army
from ashfall.neuroshima.events import Attacked
from tests.rules.vectors import board, change_army, fight, match_at


def values(players: str, units: str, hex: str) -> tuple[int, ...]:
    """Current initiatives of the unit on a hex, outside battle."""
    unit = match_at(board(players, units), ["move"]).unit(hex)
    assert unit is not None
    return unit.initiatives


# Tokens and their values.


@pytest.mark.clause("NH-6A.1", "NH-5.2.1")
def test_units_without_a_token_never_attack() -> None:
    result = fight(
        board("moloch hegemony", "0.blocker C3; 0.net_fighter C4 net>NE; 1.officer_1 C2; 1.boss D3")
    )
    assert result.phases == []
    assert result.events(Attacked) == []


@pytest.mark.clause("NH-6A.1")
def test_printed_values_lie_between_0_and_4() -> None:
    armies = ("moloch", "borgo", "outpost", "hegemony", "steel_police", "beasts")
    printed = {value for army in armies for tile in load_army(army).tiles for value in tile.initiatives}
    assert printed == {0, 1, 2, 3, 4}


@pytest.mark.clause("NH-6A.2", "TV-3.6")
def test_once_per_token_with_all_attacks_each_time() -> None:
    units = "0.mobile_armor C3 melee>N; 1.blocker C2 w1; 1.blocker B2"  # melee 2 to N, a shot to NW
    result = fight(board("outpost moloch", units))
    assert result.phases_of("C3") == [3, 2]
    assert result.hits("B2") == [(3, 1), (2, 1)]
    assert result.removed == {"C2": (3, "wounds")}


@pytest.mark.clause("TV-3.6", "NH-6A.3")
def test_a_scout_lifts_both_tokens() -> None:
    units = "0.mobile_armor C3 melee>N; 0.scout C4 link>N; 1.blocker B2"
    assert values("outpost moloch", units, "C3") == (4, 3)
    result = fight(board("outpost moloch", units))
    assert result.phases_of("C3") == [4, 3]
    attacks = [(phase, event.kind) for phase, event in result.timed(Attacked)]
    assert sorted(attacks) == [(3, "melee"), (3, "ranged"), (4, "melee"), (4, "ranged")]
    assert values("moloch borgo", "0.stormtrooper C3; 0.scout C4 link>N", "C3") == (3, 2)


@pytest.mark.clause("NH-6A.3", "NH-10.2", "NH-10.7", "NH-10.8")
@pytest.mark.parametrize(("units", "expected"), [
    ("0.mutant C3", (2,)),
    ("0.mutant C3; 0.scout C4 link>N", (3,)),
    ("0.mutant C3; 0.scout C4 link>N; 0.hq B3; 0.scout C2 link>S", (5,)),
    ("0.mutant C3; 1.saboteur D2", (1,)),
    ("0.mutant C3; 0.scout C4 link>N; 1.saboteur D2; 1.saboteur D3", (1,)),
    ("0.mutant C3; 1.saboteur D2; 1.saboteur D3; 1.saboteur B2", (0,)),
])  # fmt: skip
def test_bonuses_and_penalties_add_up_but_not_below_0(units: str, expected: tuple[int, ...]) -> None:
    assert values("borgo outpost", units, "C3") == expected


@pytest.mark.clause("NH-6A.3")
def test_modifiers_apply_to_every_token() -> None:
    assert values(
        "outpost steel_police", "0.hmg C3; 1.saboteur C4; 0.scout C2 link>S; 0.scout B3 link>NE", "C3"
    ) == (3, 2)
    assert values("outpost steel_police", "0.hmg C3; 1.saboteur C4", "C3") == (1, 0)


@pytest.mark.clause("NH-6A.4", "R-19", "TV-3.8")
def test_tokens_of_one_value_are_one_attack() -> None:
    units = "0.judge C3 ranged>N; 1.saboteur C4; 1.hq C1"
    assert values("steel_police outpost", units, "C3") == (0,)
    result = fight(board("steel_police outpost", units))
    assert result.phases_of("C3") == [0]
    assert result.lost(1) == [(0, 1)]


@pytest.mark.clause("NH-6A.9")
@pytest.mark.parametrize("army", ["borgo", "hegemony", "moloch", "outpost", "steel_police", "beasts"])
def test_initiative_of_hqs(army: str) -> None:
    phase = 1 if army == "beasts" else 0
    result = fight(board(f"{army} borgo", "0.hq C3; 1.officer C2"))
    assert result.phases_of("C3") == [phase]
    assert result.removed == {"C2": (phase, "wounds")}


# Extra attacks.

TABLE = [
    ((2,), 1, (2, 1)),
    ((3, 2), 1, (3, 2, 1)),
    ((2, 1), 1, (2, 1, 0)),
    ((2, 0), 1, (2, 1, 0)),
    ((1, 0), 1, (1, 0)),
    ((0,), 1, (0,)),
    ((3, 1), 2, (3, 2, 1, 0)),
    ((2,), 2, (2, 1, 0)),
    ((1,), 2, (1, 0)),
]


@pytest.mark.clause("NH-6A.5", "R-19", "TV-3.8", "NH-10.9")
@pytest.mark.parametrize(("printed", "mothers", "expected"), TABLE)
def test_extra_attacks_fill_the_first_free_values(
    printed: tuple[int, ...], mothers: int, expected: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    change_army(monkeypatch, "moloch", replace(load_army("moloch").tile("hybrid"), initiatives=printed))
    sources = ["; 0.mother C4 link>N", "; 0.mother D3 link>NW"]
    units = "0.hybrid C3 ranged>N; 1.hq C1" + "".join(sources[:mothers])
    assert values("moloch borgo", units, "C3") == expected
    result = fight(board("moloch borgo", units))
    assert tuple(result.phases_of("C3")) == expected
    assert result.lost(1) == [(phase, 1) for phase in expected]
    extra = {phase for phase, event in result.timed(Attacked) if event.cause == "extra_attack"}
    assert extra == set(expected) - set(printed)


@pytest.mark.clause("TV-3.9", "NH-10.17", "NH-6A.5")
@pytest.mark.parametrize(
    ("tile", "expected"), [("mobile_armor", (3, 2, 1)), ("annihilator", (2, 1)), ("hmg", (2, 1, 0))]
)
def test_extra_attack_beside_the_outpost_hq(tile: str, expected: tuple[int, ...]) -> None:
    assert values("outpost borgo", f"0.hq C3; 0.{tile} C2", "C2") == expected
    assert tuple(fight(board("outpost borgo", f"0.hq C3; 0.{tile} C2")).phases_of("C2")) == expected


@pytest.mark.clause("TV-3.9", "NH-10.17")
def test_no_extra_attack_beside_a_netted_hq() -> None:
    units = "0.hq C3; 0.annihilator C2; 1.net_fighter C4 net>N"
    assert values("outpost hegemony", units, "C2") == (2,)
    assert fight(board("outpost hegemony", units)).phases_of("C2") == [2]


@pytest.mark.clause("NH-6A.5")
def test_of_two_sources_the_later_one_is_lost() -> None:
    units = "0.hybrid C3 ranged>N; 0.mother C4 link>N; 0.mother D3 link>NW; 1.hq C1; 1.commando E2 ranged>SW"
    assert values("moloch outpost", units, "C3") == (3, 2, 1)
    result = fight(board("moloch outpost", units))
    assert result.removed["D3"] == (3, "wounds")  # one Mother dies in phase 3
    assert result.phases_of("C3") == [3, 2]


@pytest.mark.clause("NH-6A.5", "NH-6A.7", "R-67")
def test_a_spent_extra_attack_is_not_given_again() -> None:
    # The Saboteur is freed in phase 2: the values {3, 2} drop to {2, 1}, but both are spent.
    units = """
        0.hybrid C3 ranged>N; 0.mother C4 link>N; 1.hq C1
        1.saboteur B3; 0.net_fighter B4 net>N; 1.annihilator C5 ranged>NW
    """
    result = fight(board("moloch outpost", units))
    assert result.removed["B4"] == (2, "wounds")
    assert result.phases_of("C3") == [3, 2]
    assert result.lost(1) == [(3, 1), (2, 1)]


@pytest.mark.clause("NH-6A.5", "NH-6A.6")
def test_each_of_two_extra_attacks_stays_spent() -> None:
    # The Saboteur is freed in phase 1: {3, 2, 1} drop to {2, 1, 0}, and nothing is left to strike in phase 0.
    units = """
        0.hybrid C3 ranged>N; 0.mother C4 link>N; 0.mother D3 link>NW; 0.net_fighter B4 net>N
        0.blocker B2 w2 !armor>N; 1.saboteur B3; 1.hmg B1 ranged>S
    """
    result = fight(board("moloch outpost", units))
    assert result.removed == {"B2": (2, "wounds"), "B4": (1, "wounds")}
    assert result.phases_of("C3") == [3, 2, 1]


@pytest.mark.clause("NH-6A.5")
def test_spent_tokens_still_occupy_their_value() -> None:
    # The HQ is freed in phase 2. {3, 2} are spent and still count: the extra attack is in 1, not a missed 2.
    units = "0.mobile_armor C3 melee>N; 0.hq C4; 1.net_fighter B4 net>NE; 0.annihilator A3 ranged>SE"
    result = fight(board("outpost hegemony", units))
    assert result.removed == {"B4": (2, "wounds")}
    assert result.phases_of("C3") == [3, 2, 1]
    assert (2, "late") not in result.missed("C3")


@pytest.mark.clause("R-67", "TV-3.10", "NH-6A.6")
def test_an_extra_attack_follows_the_current_values() -> None:
    units = "0.guard C3 ranged>N; 0.mother C4 link>N; 1.hq C1; 1.saboteur D3; 0.armored_guard D1 ranged>S"
    assert values("moloch outpost", units, "C3") == (1, 0)
    result = fight(board("moloch outpost", units))
    assert result.removed["D3"] == (2, "wounds")
    assert result.phases_of("C3") == [1]  # {2 missed, 1}
    assert result.causes_of("C3") == {"extra_attack"}
    assert (2, "late") in result.missed("C3")


@pytest.mark.clause("R-20", "NH-8.8.3")
@pytest.mark.parametrize(("units", "expected"), [
    ("0.hq C3; 0.mother C4 link>N", (0,)),
    ("0.hq C3; 0.scout C2 link>S", (1,)),
    ("0.hq C3; 0.mother C4 link>N; 0.scout C2 link>S", (1, 0)),
])  # fmt: skip
def test_modules_on_an_hq(units: str, expected: tuple[int, ...]) -> None:
    assert values("moloch borgo", units, "C3") == expected
    result = fight(board("moloch borgo", f"{units}; 1.officer D2"))
    assert result.removed == {"D2": (expected[0], "wounds")}


@pytest.mark.clause("R-20")
def test_an_extra_attack_on_an_hq_with_initiative_1(monkeypatch: pytest.MonkeyPatch) -> None:
    change_army(monkeypatch, "beasts", load_army("moloch").tile("mother"))
    assert values("beasts borgo", "0.hq C3; 0.mother C4 link>N", "C3") == (1, 0)


OPTIONAL = {"extra_attack_optional": True}
TWICE = "0.hq C5; 0.annihilator C4 ranged>N; 1.hq C1"


@pytest.mark.clause("R-63")
def test_an_extra_attack_is_compulsory() -> None:
    assert fight(board("outpost borgo", TWICE)).lost(1) == [(2, 2), (1, 2)]


@pytest.mark.clause("R-63")
@pytest.mark.parametrize(("answer", "lost"), [("attack C4", [(2, 2), (1, 2)]), ("skip C4", [(2, 2)])])
def test_setting_an_extra_attack_is_optional(answer: str, lost: list[tuple[int, int]]) -> None:
    result = fight(board("outpost borgo", TWICE, options=OPTIONAL), answer)
    assert result.lost(1) == lost
    assert ((1, "declined") in result.missed("C4")) == (answer == "skip C4")


@pytest.mark.clause("R-63")
def test_setting_only_the_extra_attack_is_optional() -> None:
    match = match_at(board("outpost borgo", TWICE, options=OPTIONAL), ["battle"])
    match.push("play battle")
    decision = match.decision
    assert decision is not None
    assert (decision.seat, decision.kind, decision.clause) == (0, "extra_attack", "R-63")
    assert match.health(1) == 18  # phase 2 is over


# Spending.


@pytest.mark.clause("NH-6A.6", "NH-6A.7", "TV-3.1")
@pytest.mark.parametrize(("players", "units", "hq"), [
    (
        "outpost moloch",
        "0.annihilator C3 ranged>N; 0.scout C4 link>N; 1.hq C1; 1.hybrid C5 ranged>N",
        [(3, 2)],
    ),
    (
        "beasts steel_police",
        "0.acid_spit C3 ranged>N; 0.scout C4 w1 link>N; 1.hq C1; 1.bandog C5 ranged>N",
        [(3, 1)],
    ),
])  # fmt: skip
def test_who_attacked_early_does_not_attack_again(
    players: str, units: str, hq: list[tuple[int, int]]
) -> None:
    result = fight(board(players, units))
    assert result.removed["C4"] == (3, "wounds")
    assert result.phases_of("C3") == [3]
    assert result.lost(1) == hq


@pytest.mark.clause("NH-6A.6", "NH-6A.7", "TV-3.2")
@pytest.mark.parametrize(("players", "units", "phase"), [
    ("moloch outpost", "0.hybrid C3 ranged>N; 1.saboteur D3; 1.hq C1; 0.hybrid D1 ranged>S", 3),
    ("beasts steel_police", "0.acid_spit C3 ranged>N; 1.saboteur D3; 1.hq C1; 0.acid_spit D1 ranged>S", 2),
])  # fmt: skip
def test_who_is_freed_of_a_saboteur_too_late_never_attacks(players: str, units: str, phase: int) -> None:
    result = fight(board(players, units))
    assert result.removed["D3"] == (phase, "wounds")
    assert result.phases_of("C3") == []
    assert result.missed("C3") == [(phase, "late")]
    assert result.health[1] == 20


@pytest.mark.clause("NH-6A.6", "NH-6A.7", "TV-3.3")
def test_a_scout_freed_after_the_phase_makes_its_shooter_miss() -> None:
    units = """
        0.annihilator C3 ranged>N; 0.scout C4 link>N; 0.commando B1 ranged>S
        1.net_fighter B4 net>NE; 1.hq C1
    """
    assert values("outpost hegemony", units, "C3") == (2,)
    result = fight(board("outpost hegemony", units))
    assert result.removed["B4"] == (3, "wounds")
    assert result.phases_of("C3") == []
    assert result.missed("C3") == [(3, "late")]


@pytest.mark.clause("NH-6A.6", "NH-6A.7", "TV-3.4", "NH-5.2.3", "NH-7.2.1")
def test_a_shooter_freed_after_its_phase_does_not_catch_up() -> None:
    units = "0.commando C5 ranged>N; 1.net_fighter B4 net>SE; 0.commando B1 ranged>S; 1.hq C1"
    result = fight(board("outpost hegemony", units))
    assert result.removed["B4"] == (3, "wounds")
    assert result.missed("C5") == [(3, "netted")]
    assert result.phases_of("C5") == []
    assert result.health == [20, 20]


@pytest.mark.clause("TV-3.5", "NH-6A.3")
def test_initiative_0_under_a_saboteur_stays_0() -> None:
    result = fight(board("moloch outpost", "0.hq C3; 1.saboteur C2"))
    assert result.phases_of("C3") == [0]
    assert result.removed == {"C2": (0, "wounds")}


@pytest.mark.clause("NH-6A.8", "R-19")
def test_a_pending_token_is_used_although_the_spent_one_drops() -> None:
    # The Saboteur is netted until the Pacifier dies in phase 1: then both tokens of the Judge are 0.
    units = """
        0.judge C3 ranged>N; 1.saboteur C4; 0.pacifier B4 net>NE; 1.hq C1
        1.runner A3 melee>SE; 0.saboteur A2
    """
    result = fight(board("steel_police outpost", units))
    assert result.removed["B4"] == (1, "wounds")
    assert result.phases_of("C3") == [1, 0]
    assert result.lost(1) == [(1, 1), (0, 1)]


@pytest.mark.clause("NH-6A.6")
def test_a_token_below_the_phase_is_kept() -> None:
    # Slowed in phase 3, before its own phase 2, a Mutant attacks in phase 1.
    units = "0.mutant C3 melee>N; 1.officer C2; 1.saboteur B3; 0.net_fighter B4 net>N; 1.commando B1 ranged>S"
    result = fight(board("borgo outpost", units))
    assert result.removed == {"B4": (3, "wounds"), "C2": (1, "wounds")}
    assert result.phases_of("C3") == [1]
