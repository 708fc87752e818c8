"""Scavenger and Lair (NH-12.9 to NH-12.11)."""

import pytest

from ashfall.neuroshima import Match
from ashfall.neuroshima.army import load_army
from ashfall.neuroshima.events import (
    BattleStarted,
    Moved,
    TurnStarted,
)
from tests.rules.readings import netted
from tests.rules.vectors import Position, board, fight, legal_texts, match_at, play

# 12.9 Scavenger

FEAST = "0.vulture C3; 0.hq A1; 1.hq E3"


def after_battle(units: str, turn: int = 0, **fields: object) -> Match:
    """A match in which a battle has just been fought."""
    decks = [["ram"] * 6, ["wardog"] * 6]
    position = board("beasts steel_police", units, decks=decks, turn=turn, **fields)
    match = match_at(position, ["battle"])
    play(match, "play battle")
    return match


@pytest.mark.clause("NH-12.9", "NH-5.4.2", "DP-8", "R-56")
def test_a_scavenger_flies_to_any_empty_hex_after_a_battle() -> None:
    match = after_battle(FEAST)
    decision = match.decision
    assert decision is not None
    assert (decision.seat, decision.kind, decision.clause) == (0, "scavenge", "NH-12.9")
    goals = {text.split()[2] for text in legal_texts(match, "scavenge")}
    assert len(goals) == 17  # everywhere but on the two HQs
    assert "scavenge C3 C3 0" not in legal_texts(match)  # changes nothing
    assert {"stay", "scavenge C3 C3 1", "scavenge C3 E2 5"} <= set(legal_texts(match))
    story = play(match, "scavenge C3 E2 5")
    [moved] = story.events(Moved)
    assert (moved.unit.hex, moved.unit.facing, moved.cause) == ("E2", 5, "scavenger")
    assert [e.seat for e in story.events(TurnStarted)] == [1]


@pytest.mark.clause("NH-12.9", "R-56")
@pytest.mark.parametrize("text", ["stay", "scavenge C3 C3 2"])
def test_a_scavenger_may_stay_or_only_turn(text: str) -> None:
    match = after_battle(FEAST)
    play(match, text)
    vulture = match.unit("C3")
    assert vulture is not None
    assert vulture.facing == (0 if text == "stay" else 2)
    assert match.turn == 1


@pytest.mark.clause("NH-12.9")
def test_the_owner_is_asked_also_after_the_enemys_battle() -> None:
    match = after_battle(FEAST, turn=1)
    assert match.decision is not None
    assert (match.decision.seat, match.decision.kind) == (0, "scavenge")


@pytest.mark.clause("NH-12.9", "R-56", "NH-7.1.1")
def test_a_netted_scavenger_does_not_fly() -> None:
    match = after_battle(f"{FEAST}; 1.pacifier C4 net>N")
    assert (match.turn, match.decision and match.decision.kind) == (1, "turn")


@pytest.mark.clause("NH-12.9")
def test_several_scavengers_fly_in_the_order_the_owner_likes() -> None:
    match = after_battle(f"{FEAST}; 0.vulture C4")
    assert {text.split()[1] for text in legal_texts(match, "scavenge")} == {"C3", "C4"}
    play(match, "scavenge C4 E2 0")
    assert {text.split()[1] for text in legal_texts(match, "scavenge")} == {"C3"}
    play(match, "scavenge C3 C4 0")  # the hex that the other has left
    assert {u.hex for u in match.units() if u.tile == "vulture"} == {"E2", "C4"}
    assert match.turn == 1


@pytest.mark.clause("R-56")
@pytest.mark.parametrize(
    ("needs", "kills", "asked"), [(False, False, True), (True, False, False), (True, True, True)]
)
def test_a_scavenger_and_a_kill(needs: bool, kills: bool, asked: bool) -> None:
    target = "; 1.officer C4" if kills else ""  # the Vulture strikes S
    match = after_battle(FEAST + target, options={"scavenger_needs_kill": needs})
    assert match.decision is not None
    assert (match.decision.kind == "scavenge") is asked


@pytest.mark.clause("R-56", "NH-12.9")
def test_scavengers_fly_after_a_final_battle_that_is_followed_by_overtime() -> None:
    position = board("beasts steel_police", FEAST, first_out=1, countdown=0, decks=[["ram"], []])
    match = match_at(position, ["ram"])
    play(match, "end")
    assert match.decision is not None
    assert match.decision.kind == "scavenge"
    play(match, "scavenge C3 E2 0")
    assert not match.over


@pytest.mark.clause("R-56", "NH-12.9", "NH-5.4.3")
def test_scavengers_turn_before_a_full_board_fights_again() -> None:
    # The Police HQ wounds the three Scouts (toughness 1) beside it, so nobody leaves in the first battle.
    others = ["A2", "A3", "B1", "B2", "B3", "B4", "C1", "C2", "C4", "C5", "D1", "D2", "D3", "D4", "E1"]
    units = "; ".join([FEAST, *(f"0.scout {hex}" for hex in others)])
    match = match_at(board("beasts steel_police", units), ["scout", "move"])
    first = play(match, "place scout E2 0")
    assert [e.cause for e in first.events(BattleStarted)] == ["full_board"]
    assert (first.removed, match.decision and match.decision.kind) == ({}, "scavenge")
    assert legal_texts(match) == ["stay", *(f"scavenge C3 C3 {facing}" for facing in range(1, 6))]
    second = play(match, "scavenge C3 C3 1")
    assert [e.cause for e in second.events(BattleStarted)] == ["full_board"]
    assert second.removed == dict.fromkeys(("D3", "D4", "E2"), (0, "wounds"))


# 12.10 Lair


@pytest.mark.clause("NH-12.10", "R-57")
@pytest.mark.parametrize(
    ("texts", "lost"),
    [
        (["play move C3 C4 0"], "C2"),  # the HQ walks away
        (["mobility C2 C1 0"], "C1"),  # Cerberus walks away
        (["play move C2 B1 0"], "B1"),
    ],
)
def test_a_cerberus_that_is_not_beside_its_hq_is_destroyed_at_once(texts: list[str], lost: str) -> None:
    match = match_at(board("beasts moloch", "0.hq C3; 0.cerberus C2"), ["move", "ram"])
    story = play(match, *texts)
    assert story.removed == {lost: (-1, "lair")}
    assert "cerberus" in match.discards(0)


@pytest.mark.clause("NH-12.10")
@pytest.mark.parametrize("text", ["mobility C2 D2 0", "play move C3 B2 0", "mobility C2 C2 1"])
def test_a_cerberus_that_stays_beside_its_hq_lives(text: str) -> None:
    match = match_at(board("beasts moloch", "0.hq C3; 0.cerberus C2"), ["move", "ram"])
    assert play(match, text).removed == {}


@pytest.mark.clause("NH-12.10", "R-57")
@pytest.mark.parametrize(
    ("pusher", "victim", "goal", "removed"),
    [
        ("D3", "C3", "B3", {"C2": (-1, "lair")}),  # the HQ is pushed away
        ("D3", "C3", "B2", {}),
        ("B2", "C2", "D1", {"D1": (-1, "lair")}),  # Cerberus is pushed away
        ("B2", "C2", "D2", {}),
    ],
)
def test_a_push_may_part_cerberus_and_hq(
    pusher: str, victim: str, goal: str, removed: dict[str, tuple[int, str]]
) -> None:
    units = f"0.hq C3; 0.cerberus C2; 1.blocker {pusher}"
    match = match_at(board("beasts moloch", units, turn=1), ["push_back", "battle"])
    assert play(match, f"play push_back {pusher} {victim}", f"to {goal}").removed == removed


@pytest.mark.clause("NH-12.10")
@pytest.mark.parametrize("netter", ["1.pacifier C4 net>N", "1.pacifier C1 net>S", "1.pacifier B1 net>SE"])
def test_netting_either_of_them_changes_nothing(netter: str) -> None:
    position = board("beasts steel_police", f"0.hq C3; 0.cerberus C2; {netter}")
    assert netted(position)
    match = match_at(position, ["ram", "battle"])
    play(match, "place ram E3 0")
    assert match.unit("C2") is not None


@pytest.mark.clause("R-57", "NH-12.10")
def test_in_battle_cerberus_falls_at_the_end_of_the_phase_in_which_the_hq_falls() -> None:
    # The HQ falls in phase 3; Cerberus would have struck in phase 2.
    units = "0.hq C3; 0.cerberus C2 melee>N; 1.claws C4 melee>N; 1.officer C1 f0; 1.hq E3"
    result = fight(board("beasts:1 borgo", units))
    assert result.removed["C3"] == (3, "wounds")
    assert result.removed["C2"] == (3, "lair")
    assert result.phases_of("C2") == []


@pytest.mark.clause("R-57", "NH-6B.4")
def test_in_the_phase_in_which_the_hq_falls_cerberus_still_strikes() -> None:
    units = "0.hq C3; 0.cerberus C2 melee>N; 1.mutant C4 melee>N; 1.officer C1 f0; 1.hq E3"
    result = fight(board("beasts:1 borgo", units))
    assert result.removed["C2"] == (2, "lair")
    assert result.removed["C1"] == (2, "wounds")


@pytest.mark.clause("NH-12.11")
def test_what_cerberus_has() -> None:
    cerberus = load_army("beasts").tile("cerberus")
    assert set(cerberus.abilities) == {"mobility", "lair"}
    assert cerberus.toughness == 1
    assert cerberus.friendly_fire == (0, 3)  # opposite edges
    assert cerberus.melee == (2, 0, 0, 2, 0, 0)


@pytest.mark.clause("NH-12.11")
def test_cerberus_strikes_both_ways() -> None:
    position: Position = board(
        "beasts borgo", "0.hq D2; 0.cerberus C3 f0; 1.super_officer C2 f3; 0.ram C4 f2"
    )
    result = fight(position)
    hits = [result.hits("C2"), result.hits("C4")]
    assert hits == [[(2, 2)], [(2, 2)]]
    match = match_at(position, ["move"])
    assert "mobility C3 D3 0" in legal_texts(match)
