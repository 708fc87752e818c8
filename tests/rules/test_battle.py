"""Section 5: how a battle starts, its phases, and what follows it."""

from typing import Any

import pytest

from ashfall.neuroshima.events import (
    Attacked,
    BattleEnded,
    Freed,
    HealthLost,
    PhaseStarted,
    Removed,
    TurnStarted,
    Wound,
)
from tests.rules.vectors import asked, board, fight, filled, legal_texts, match_at, play, refused

QUIET = "0.hq A1; 1.hq E3"


# 5.1 Start.


@pytest.mark.clause("NH-5.1.1", "NH-5.1.3", "NH-11.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_battle_tile_starts_a_battle(seat: int) -> None:
    match = match_at(board("moloch borgo", QUIET), ["battle"], turn=seat)
    story = play(match, "play battle")
    assert story.battles == [(seat, "tile")]
    assert match.turn == 1 - seat
    assert match.discards(seat) == ["battle"]


@pytest.mark.clause("NH-5.1.1", "NH-5.1.3")
@pytest.mark.parametrize(("seat", "tile"), [(0, "scout"), (1, "scout")])
def test_the_player_who_fills_the_board_causes_the_battle(seat: int, tile: str) -> None:
    position = filled("moloch borgo:19", QUIET, empty="C3", fillers="blocker officer")
    match = match_at(position, [tile], turn=seat)
    assert play(match, f"place {tile} C3 0").battles == [(seat, "full_board")]


@pytest.mark.clause("NH-5.1.1", "NH-5.1.3", "NH-6.3", "NH-6.8")
@pytest.mark.parametrize("first_out", [0, 1])
def test_causers_of_the_final_battle_and_of_overtime(first_out: int) -> None:
    other = 1 - first_out
    position = board("moloch borgo", QUIET, first_out=first_out, countdown=0, decks=[[], []])
    match = match_at(position, ["battle"], other=["battle"], turn=other)
    story = play(match, "end")
    assert story.battles == [(first_out, "final")]
    story = play(match, "end", "end")  # one more turn each
    assert story.battles == [(other, "overtime")]  # who took the last turn before the Final Battle


@pytest.mark.clause("NH-5.1.2", "R-37")
@pytest.mark.parametrize("empty", [0, 1])
def test_no_battle_tile_once_a_pile_is_empty(empty: int) -> None:
    decks = [["hybrid"] * 3, ["mutant"] * 3]
    match = match_at(board("moloch borgo", QUIET, decks=decks), ["battle"])
    assert legal_texts(match, "play") == ["play battle"]
    decks[empty] = []
    match = match_at(board("moloch borgo", QUIET, decks=decks, first_out=empty), ["battle"])
    assert not legal_texts(match, "play")
    assert refused(match, "play battle").clause == "NH-5.1.2"


@pytest.mark.clause("NH-5.1.2", "NH-6.4")
def test_a_full_board_still_starts_a_battle_then() -> None:
    position = filled(
        "moloch borgo:19", f"{QUIET}; 0.hybrid C2 ranged>SE", empty="C3", fillers="blocker officer"
    )
    match = match_at(position | {"decks": [[], ["mutant"] * 3], "first_out": 0, "countdown": 1}, ["scout"])
    assert play(match, "place scout C3 0").battles == [(0, "full_board")]


FULL = filled(
    "borgo:20 moloch:20",
    f"{QUIET}; 0.assassin C3 ranged>SE; 1.scout D3",
    fillers="officer blocker",
    decks=[["medic"] * 9, ["clown"] * 9],
)


@pytest.mark.clause("NH-4.6", "NH-5.4.4")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_position_with_a_full_board_fights_before_the_turn(seat: int) -> None:
    match = match_at(FULL, ["move"], stage="start", turn=seat, turn_number=8)
    assert match.unit("D3") is None
    assert (asked(match), match.turn_number) == ((seat, "discard"), 8)


@pytest.mark.clause("NH-4.6", "NH-6.4", "NH-6.8")
@pytest.mark.parametrize("fields", [{"first_out": 0, "countdown": 0}, {"first_out": 0, "overtime": [1]}])
def test_that_battle_takes_no_turn_away(fields: dict[str, Any]) -> None:
    match = match_at(FULL, ["move", "guard"], stage="start", turn=1, decks=[[], ["clown"] * 9], **fields)
    assert asked(match) == (1, "discard")
    story = play(match, "discard move", "end")
    assert [cause for _, cause in story.battles] == ["overtime" if "overtime" in fields else "final"]


# 5.2 Phases.


@pytest.mark.clause("NH-5.2.1")
def test_phases_run_down_from_the_highest_initiative() -> None:
    units = "0.alpha C3 melee>SE; 0.scout C2 link>S; 0.scout C4 link>N; 1.mutant A1; 1.hq E3"
    result = fight(board("beasts borgo", units))
    assert result.phases == [6, 2, 0]  # no upper limit; phases without an actor are skipped
    assert result.phases_of("C3") == [6]


@pytest.mark.clause("NH-5.2.2", "TV-3.7")
def test_two_shooters_kill_each_other() -> None:
    result = fight(board("moloch outpost", "0.hybrid C1 ranged>S; 1.commando C5 ranged>N"))
    assert result.removed == {"C1": (3, "wounds"), "C5": (3, "wounds")}


@pytest.mark.clause("NH-5.2.2", "NH-5.2.3", "R-65", "TV-3.7")
def test_surplus_does_not_reach_who_stands_behind() -> None:
    units = "0.commando C5 ranged>N; 0.commando C4 ranged>N; 1.scout C3; 1.hq C2"
    result = fight(board("outpost borgo", units))
    assert result.removed == {"C3": (3, "wounds")}
    assert result.hits("C3") == [(3, 1), (3, 1)]
    assert result.health == [20, 20]


@pytest.mark.clause("NH-5.2.3", "R-65")
def test_who_dies_in_a_phase_blocks_in_it_and_is_gone_in_the_next() -> None:
    units = "0.commando C5 ranged>N; 0.hmg C4 ranged>N; 1.scout C3; 1.hq C1"
    result = fight(board("outpost borgo", units))
    assert result.removed == {"C3": (3, "wounds")}
    assert result.lost(1) == [(2, 1), (1, 1)]


@pytest.mark.clause("NH-5.2.3")
def test_who_dies_in_a_phase_works_to_its_end() -> None:
    units = """
        0.hq C3; 0.hybrid C4 ranged>S
        1.brawler C2 melee>S; 1.scout B2 link>NE; 1.super_mutant C5 !armor>N; 1.hq E3
    """
    result = fight(board("moloch:2 borgo", units))
    assert result.removed["C3"] == (3, "wounds")
    assert result.hits("C5") == [(3, 2)]  # the HQ that falls in this phase still strengthens the Hybrid


@pytest.mark.clause("NH-5.2.4")
def test_attacks_are_compulsory() -> None:
    result = fight(board("borgo steel_police", "0.mutant C3 melee>N; 1.judge C2 reflection>S"))
    assert result.removed == {"C3": (2, "wounds")}  # it would rather not have struck, but nobody is asked
    result = fight(board("beasts borgo", "0.hq C3; 0.cerberus C2 friendly_fire>S; 1.hq E3"))
    assert result.health == [18, 20]


@pytest.mark.clause("NH-5.2.5", "NH-5.3")
def test_hq_damage_is_subtracted_at_the_end_of_each_phase() -> None:
    units = "0.commando C5 ranged>N; 0.brawler C2 melee>S; 0.annihilator B3 ranged>NE; 1.hq C3"
    result = fight(board("outpost moloch", units))
    assert result.lost(1) == [(3, 3), (2, 2)]
    assert [event.health for event in result.events(HealthLost)] == [17, 15]
    kinds = [type(event) for event in result.told]
    first_loss = kinds.index(HealthLost)
    assert kinds[:first_loss].count(Attacked) == 2
    assert kinds[:first_loss].count(Wound) == 2


@pytest.mark.clause("NH-5.2.6", "R-41", "NH-8.7.2")
def test_wounds_stay_after_the_battle() -> None:
    units = f"{QUIET}; 0.hybrid C1 ranged>S; 1.super_mutant C3 !armor>N"
    match = match_at(
        board("moloch borgo", units), ["battle"], other=["battle"], decks=[["guard"] * 9, ["claws"] * 9]
    )
    match.push("play battle")
    hurt = match.unit("C3")
    assert hurt is not None
    assert hurt.wounds == 1
    story = play(match, "discard claws", "play battle")  # the next turn, the next battle
    assert story.removed == {"C3": (3, "wounds")}


@pytest.mark.clause("NH-5.2.7")
def test_removed_units_go_to_the_discard_pile_of_their_owner() -> None:
    units = f"{QUIET}; 0.hybrid C1 ranged>S; 1.claws C5 f0"
    match = match_at(board("moloch borgo", units), ["battle"])
    match.push("play battle")
    assert match.discards(1) == ["claws"]
    assert match.discards(0) == ["battle"]


@pytest.mark.clause("NH-5.3")
def test_the_order_of_work_in_a_phase() -> None:
    units = "0.hybrid C1 ranged>S; 1.net_fighter C2 net>NW; 0.guard B1 f0; 1.hq E3"
    result = fight(board("moloch borgo", units))
    kinds = [type(event) for event in result.told]
    order = [kinds.index(kind) for kind in (PhaseStarted, Attacked, Wound, Removed, Freed)]
    assert order == sorted(order)
    hit = result.events(Wound)[0]
    assert (hit.source and hit.source.hex, hit.edge, hit.target.hex, hit.amount) == ("C1", 0, "C2", 1)


# a destroyed HQ.

FALLING_HQ = """
    0.hq C3; 0.protector C4 ranged>S; 1.brawler C2 melee>S
    1.super_mutant C5 !armor>N !melee>N; 1.hq E1
"""


@pytest.mark.clause("R-2", "NH-5.4.1", "NH-6.5", "TV-12.8")
def test_a_destroyed_hq_neither_attacks_nor_helps_afterwards() -> None:
    result = fight(board("moloch:2 borgo", FALLING_HQ))
    assert result.removed == {"C3": (2, "wounds")}
    assert result.hits("C5") == [(1, 1)]  # the Protector fights on, without the bonus of its HQ
    assert result.phases_of("C3") == []
    assert result.outcome == (1, "hq_destroyed")


@pytest.mark.clause("R-2", "NH-5.4.1", "TV-12.8")
def test_setting_a_destroyed_hq_stays_to_the_end_of_the_battle() -> None:
    result = fight(board("moloch:2 borgo", FALLING_HQ, options={"destroyed_hq_leaves": "battle_end"}))
    assert result.hits("C5") == [(1, 2)]
    assert result.phases_of("C3") == [0]
    assert result.removed["C2"] == (0, "wounds")  # struck by the HQ that had fallen
    assert "C3" not in result.left
    assert result.health == [0, 20]
    assert result.outcome == (1, "hq_destroyed")


@pytest.mark.clause("NH-8.2.2", "R-8")
def test_a_shot_wounds_with_its_strength() -> None:
    result = fight(board("steel_police beasts", "0.predator C5 ranged2>N; 1.hq C3"))
    assert result.lost(1) == [(2, 2)]


# Who declares first.


@pytest.mark.clause("R-51", "NH-5.1.3", "DP-5")
@pytest.mark.parametrize("causer", [0, 1])
def test_the_causer_declares_first(causer: int) -> None:
    match = match_at(board("moloch moloch", f"{QUIET}; 0.clown C1; 1.clown C5"), ["battle"], turn=causer)
    match.push("play battle")
    order = []
    while asked(match) == (causer, "clown") or asked(match) == (1 - causer, "clown"):
        order.append(match.decision and match.decision.seat)
        match.push(match.legal[0])
    assert order == [causer, 1 - causer]


@pytest.mark.clause("R-51", "NH-5.3", "NH-9.10")
def test_clowns_declare_before_medics() -> None:
    units = f"{QUIET}; 0.clown C3; 1.mutant C4; 1.mutant D3; 1.medic D4 link>N link>NW"
    match = match_at(board("moloch borgo", units), ["battle"], turn=0)
    match.push("play battle")
    assert asked(match) == (0, "clown")
    match.push("explode C3")
    assert asked(match) == (1, "medic")
    assert legal_texts(match) == ["heal C4 C3 S D4", "heal D3 C3 SE D4"]


# 5.4 After the battle.


@pytest.mark.clause("NH-5.4.1", "NH-6.5")
def test_a_battle_is_finished_although_an_hq_fell() -> None:
    units = "0.commando C5 ranged>N; 1.hq C4; 0.hmg A1 ranged>S; 1.scout A3; 0.hq E1"
    match = match_at(board("outpost borgo:1", units), ["battle"])
    story = play(match, "play battle")
    assert story.removed == {"C4": (3, "wounds"), "A3": (2, "wounds")}
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.reason) == (0, "hq_destroyed")
    assert not story.events(TurnStarted)


@pytest.mark.clause("NH-5.4.2", "NH-12.9", "NH-5.4.4")
def test_scavengers_fly_directly_after_the_last_phase() -> None:
    match = match_at(board("borgo beasts", f"{QUIET}; 1.vulture C3"), ["battle"])
    story = play(match, "play battle")
    assert isinstance(story.told[-1], BattleEnded)
    assert asked(match) == (1, "scavenge")
    story = play(match, "scavenge C3 A2 0")
    assert [event.seat for event in story.events(TurnStarted)] == [1]


@pytest.mark.clause("NH-5.4.3", "TV-12.6")
def test_a_board_that_stays_full_fights_again() -> None:
    units = f"{QUIET}; 0.assassin C3 ranged>SE; 1.blocker D3 !armor>NW"
    position = filled("borgo moloch", units, empty="C5", fillers="officer blocker")
    match = match_at(position, ["scout"])
    story = play(match, "place scout C5 0")
    assert story.battles == [(0, "full_board")] * 3
    assert story.hits("D3") == [(3, 1)] * 3  # Toughness 2: the third wound makes room
    assert not match.over
    assert match.turn == 1


@pytest.mark.clause("NH-5.4.3", "R-35", "TV-12.6", "NH-6.7")
@pytest.mark.parametrize(("health", "winner"), [("20 19", 0), ("18 19", 1), ("19 19", None)])
def test_a_battle_that_changes_nothing_ends_the_game(health: str, winner: int | None) -> None:
    first, second = health.split()
    position = filled(f"borgo:{first} moloch:{second}", QUIET, empty="C5", fillers="officer blocker")
    match = match_at(position, ["scout"])
    story = play(match, "place scout C5 0")
    assert story.battles == [(0, "full_board")]
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.reason) == (winner, "deadlock")  # no overtime


FULL_WITH_VULTURE = filled(
    "beasts:19 moloch",
    f"{QUIET}; 0.vulture C3 melee>SE; 1.blocker D3",
    empty="C5",
    fillers="scrabbler blocker",
)
FULL_AND_QUIET = filled(
    "beasts:19 moloch", f"{QUIET}; 0.vulture B2 melee>NE", empty="C5", fillers="officer_1 blocker"
)


@pytest.mark.clause("R-77", "NH-5.4.3")
def test_a_deadlock_without_a_scavenger_turning() -> None:
    match = match_at(FULL_AND_QUIET, ["scout"])
    match.push("place scout C5 0")
    assert asked(match) == (0, "scavenge")
    assert not [
        text for text in legal_texts(match, "scavenge") if text.split()[2] != "B2"
    ]  # it can only turn
    story = play(match, "stay")
    assert story.battles == []
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.reason) == (1, "deadlock")


@pytest.mark.clause("R-77", "NH-5.4.3", "R-56")
def test_a_scavenger_that_turned_earns_one_more_battle() -> None:
    match = match_at(FULL_AND_QUIET, ["scout"])
    match.push("place scout C5 0")
    story = play(match, "scavenge B2 B2 0")
    assert story.battles == [(0, "full_board")]
    assert asked(match) == (0, "scavenge")
    story = play(match, "scavenge B2 B2 1")  # the second battle in a row that changed nothing ended it
    assert story.battles == []
    assert match.outcome is not None
    assert match.outcome.reason == "deadlock"


@pytest.mark.clause("NH-5.4.3", "R-77")
def test_a_full_board_with_wounds_is_no_deadlock() -> None:
    match = match_at(FULL_WITH_VULTURE, ["scout"])
    story = play(match, "place scout C5 0", "stay", "stay", "stay")
    assert story.battles == [(0, "full_board")] * 3
    assert story.hits("D3") == [(1, 1)] * 3
    assert not match.over


@pytest.mark.clause("NH-5.4.4")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_next_player_moves_after_a_battle(seat: int) -> None:
    match = match_at(board("moloch borgo", QUIET), ["battle"], turn=seat)
    story = play(match, "play battle")
    assert [event.seat for event in story.events(TurnStarted)] == [1 - seat]
