"""The Quartermaster (NH-10.14, R-18, R-64, R-72)."""

from dataclasses import replace

import pytest

from ashfall.neuroshima.army import load_army
from ashfall.neuroshima.events import ArmorHeld, Attacked, Converted, Wound
from tests.rules.readings import absorbed, netted, strengths
from tests.rules.vectors import Position, asked, board, change_army, fight, legal_texts, match_at, play

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


APART = "0.hq A1; 1.hq E3; 2.hq A3; 3.hq E1"


@pytest.mark.clause("R-93", "R-17", "DP-6")
@pytest.mark.parametrize("turned", [False, True])
def test_between_allies_the_owner_of_the_attacker_decides(turned: bool) -> None:
    armies = "outpost hegemony borgo moloch" if turned else "hegemony outpost borgo moloch"
    helper = "1.quartermaster C3 link>N; 0.scoper C4" if turned else "0.quartermaster C3 link>N"
    units = f"{APART}; {helper}; 2.claws C2 melee>N; 1.runner B1"
    match = match_at(board(armies, units, mode="teams"), ["battle"])
    play(match, "play battle")
    assert asked(match) == (2, "quartermaster")


@pytest.mark.clause("R-94", "NH-6B.1")
def test_an_agony_attack_is_not_converted() -> None:
    # The Urchin would act in phase 2 and dies in phase 3; the Quartermaster of its ally stands behind it.
    units = f"{APART}; 0.urchin C3; 2.quartermaster C4 link>N; 1.hybrid D2 ranged>SW"
    result = fight(board("beasts moloch hegemony borgo", units, mode="teams"))
    assert result.causes_of("C3") == {"agony"}
    assert result.events(Converted) == []
