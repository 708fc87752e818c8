"""Settings: the points of section 17 on which tables differ, where no other file tests them."""

import pytest

from ashfall.neuroshima import Match
from ashfall.neuroshima.events import Missed, Played
from ashfall.neuroshima.options import DEFAULTS
from ashfall.table.errors import InvalidPosition, InvalidRecord
from tests.rules.vectors import board, fight, legal_texts, match_at, play, refused

HQS = "0.hq A1; 1.hq E3"
NO_USE = [
    ("moloch borgo", "push_back"),
    ("outpost borgo", "sniper"),
    ("borgo moloch", "grenade"),
    ("beasts moloch", "grab"),
]


@pytest.mark.clause("R-68", "NH-4.2")
@pytest.mark.parametrize(("players", "tile"), NO_USE)
def test_an_instant_without_a_victim_cannot_be_used(players: str, tile: str) -> None:
    match = match_at(board(players, HQS), [tile, "battle"])
    assert legal_texts(match, f"play {tile}") == []
    assert legal_texts(match, "waste") == []
    assert f"discard {tile}" in legal_texts(match)
    assert refused(match, f"waste {tile}").clause == "R-68"


@pytest.mark.clause("R-68")
@pytest.mark.parametrize(("players", "tile"), NO_USE)
def test_with_the_setting_it_may_be_wasted(players: str, tile: str) -> None:
    match = match_at(board(players, HQS, options={"waste_instants": True}), [tile, "battle"])
    story = play(match, f"waste {tile}")
    assert [(e.seat, e.tile) for e in story.events(Played)] == [(0, tile)]
    assert match.discards(0) == [tile]
    assert match.hand(0) == ["battle"]


@pytest.mark.clause("R-68")
def test_an_instant_that_has_a_use_is_not_wasted() -> None:
    position = board("outpost borgo", "0.hq A1; 1.mutant C3", options={"waste_instants": True})
    match = match_at(position, ["sniper"])
    assert legal_texts(match, "waste") == []
    assert legal_texts(match, "play") == ["play sniper C3"]


@pytest.mark.clause("R-68")
@pytest.mark.parametrize(
    ("players", "tile", "count"),
    [
        ("steel_police moloch", "terror", 1),
        ("moloch borgo", "air_strike", 7),
        ("beasts moloch", "hunt", 4 * 6),  # the HQ in its corner: three hexes to go to, or stay
        ("borgo moloch", "move", 4 * 6),
    ],
)
def test_some_instants_are_always_usable(players: str, tile: str, count: int) -> None:
    match = match_at(board(players, HQS), [tile])
    assert len(legal_texts(match, f"play {tile}")) == count


@pytest.mark.clause("R-63", "NH-6A.5")
@pytest.mark.parametrize(("answers", "phases"), [(["attack C3"], [3, 2]), (["skip C3"], [3])])
def test_an_extra_attack_may_be_optional(answers: list[str], phases: list[int]) -> None:
    units = "0.hybrid C3 ranged>N; 0.mother C4 link>N; 1.hq C1"
    position = board("moloch borgo", units, options={"extra_attack_optional": True})
    result = fight(position, *answers)
    assert result.phases_of("C3") == phases
    declined = [(p, e.reason) for p, e in result.timed(Missed) if e.source.hex == "C3"]
    assert declined == ([] if len(phases) == 2 else [(2, "declined")])


@pytest.mark.clause("R-63")
def test_by_default_an_extra_attack_is_compulsory() -> None:
    result = fight(board("moloch borgo", "0.hybrid C3 ranged>N; 0.mother C4 link>N; 1.hq C1"))
    assert result.phases_of("C3") == [3, 2]


@pytest.mark.clause("NH-6.6", "R-2", "R-30")
@pytest.mark.parametrize("leaves", ["phase_end", "battle_end"])
def test_outside_battle_a_destroyed_hq_leaves_at_once(leaves: str) -> None:
    units = "0.ram C4 f0; 0.hq A1; 1.hq C3; 1.cerberus C2"
    position = board("beasts beasts:1", units, options={"destroyed_hq_leaves": leaves})
    match = match_at(position, ["hunt", "move"])
    story = play(match, "play hunt C4 C4 0", "strike C4 N")
    assert story.removed == {"C3": (-1, "wounds"), "C2": (-1, "lair")}
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.reason) == (0, "hq_destroyed")


@pytest.mark.clause("R-26", "R-28", "NH-6.6")
def test_the_last_health_may_pay_for_the_net_of_steel() -> None:
    position = board(
        "steel_police:1 moloch", "0.hq A1; 1.hybrid C3; 1.hq E3", options={"pay_last_health": True}
    )
    match = match_at(position, ["battle"])
    play(match, "net C3")
    assert match.unit("A1") is None
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.reason) == (1, "hq_destroyed")


@pytest.mark.clause("R-2")
@pytest.mark.parametrize(("leaves", "phase"), [("phase_end", 3), ("battle_end", 0)])
def test_when_a_destroyed_hq_leaves(leaves: str, phase: int) -> None:
    # The Claws strike in phase 3; the HQ itself would strike back in phase 0.
    units = "0.hq C3; 1.claws C4 melee>N; 1.hq E1"
    result = fight(board("moloch:1 borgo", units, options={"destroyed_hq_leaves": leaves}))
    assert result.removed["C3"] == (phase, "wounds")
    assert ("C4" in result.left) is (leaves == "phase_end")
    assert result.outcome == (1, "hq_destroyed")


@pytest.mark.clause("R-24", "R-23", "R-9", "R-26", "R-56", "R-63", "R-68", "R-71", "R-73")
@pytest.mark.clause("R-1", "R-42", "R-47", "R-49", "R-69")
def test_the_defaults_are_the_rulings() -> None:
    assert DEFAULTS == {
        "destroyed_hq_leaves": "phase_end",
        "exploding_clown_uses_medics": True,
        "gauss_stops_at_reflection": True,
        "reflected_shot_hits_flying": True,
        "execution_with_netted_hq": True,
        "pay_last_health": False,
        "scavenger_needs_kill": False,
        "extra_attack_optional": False,
        "waste_instants": False,
        "medics_heal_own_fire": True,
        "net_of_steel_returns_when_hq_netted": True,
        "team_hq_health": "15",
        "all_armies_on_37": False,
        "reinforcements_discards": False,
        "merciless_both_ways": False,
        "overtime_starts": "after_last_turn",
    }


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"wast_instants": True}, ['"wast_instants"', '"waste_instants"']),
        ({"waste_instants": "yes"}, ["waste_instants", "bool", "'yes'"]),
        ({"destroyed_hq_leaves": "never"}, ["destroyed_hq_leaves", "phase_end or battle_end", "'never'"]),
        ({"destroyed_hq_leaves": True}, ["destroyed_hq_leaves", "str", "True"]),
        ({"team_hq_health": "16"}, ["team_hq_health", "15 or 20", "'16'"]),
        ({"overtime_starts": "never"}, ["overtime_starts", "after_last_turn or after_first_out", "'never'"]),
    ],
)
def test_a_wrong_setting_is_named(options: dict[str, bool | str], words: list[str]) -> None:
    with pytest.raises(InvalidRecord) as of_match:
        Match(["moloch", "borgo"], options=options)
    with pytest.raises(InvalidPosition) as of_position:
        Match.from_position(board("moloch borgo", "0.hq A1", options=options))
    assert (of_match.value.field, of_position.value.field) == ("options", "options")
    assert all(word in str(of_match.value) and word in str(of_position.value) for word in words)
