"""Section 6: the last tile, the Final Battle, overtime and who wins."""

from typing import Any

import pytest

from ashfall.neuroshima import Match
from ashfall.neuroshima.events import GameOver, TurnStarted
from tests.rules.vectors import Story, board, fight, filled, legal_texts, match_at, play, refused

QUIET = "0.hq A1; 1.hq E3"


def turns(story: Story) -> list[int]:
    """The seats that began a turn."""
    return [event.seat for event in story.events(TurnStarted)]


def ended(match: Match) -> tuple[int | None, str] | None:
    """Winner and reason."""
    return None if match.outcome is None else (match.outcome.winner, match.outcome.reason)


@pytest.mark.clause("NH-6.1", "NH-6.2", "NH-6.3", "NH-6.7", "NH-5.1.2", "R-36", "R-37", "TV-12.3")
def test_after_the_last_tile_the_opponent_has_one_turn_then_the_final_battle() -> None:
    decks = [["hybrid"], ["battle", "claws", "mutant", "scout", "scout"]]
    match = match_at(board("moloch borgo:19", QUIET, decks=decks), ["battle"], stage="start")
    assert match.hand(0) == ["battle", "hybrid"]
    assert refused(match, "play battle").clause == "NH-5.1.2"
    story = play(match, "place hybrid C1 0")  # the turn goes on normally
    assert match.turn == 0
    story = play(match, "end")
    assert turns(story) == [1]
    match.push("discard claws")
    assert refused(match, "play battle").clause == "NH-5.1.2"
    match.push("place mutant C5 0")
    story = play(match, "end")
    assert story.battles == [(0, "final")]
    assert turns(story) == []
    assert ended(match) == (0, "health")
    assert match.hand(0) == match.hand(1) == ["battle"]


@pytest.mark.clause("NH-6.2", "R-36")
@pytest.mark.parametrize("seat", [0, 1])
def test_running_out_in_the_last_turn_extends_nothing(seat: int) -> None:
    decks = [["mutant", "claws", "scout"], ["mutant", "claws", "scout"]]
    decks[seat] = ["assassin"]
    match = match_at(board("borgo borgo:19", QUIET, decks=decks), ["medic"], stage="start", turn=seat)
    story = play(match, "end")
    assert turns(story) == [1 - seat]
    match.push("discard scout")
    assert match.pile(1 - seat) == 0
    story = play(match, "end")
    assert turns(story) == []
    assert story.battles == [(seat, "final")]
    assert ended(match) == (0, "health")


@pytest.mark.clause("NH-6.1")
def test_no_countdown_while_tiles_are_left() -> None:
    decks = [["hybrid", "guard"], ["mutant"] * 9]
    match = match_at(board("moloch borgo", QUIET, decks=decks), ["clown", "brain"], stage="start")
    assert match.pile(0) == 1
    assert match.position()["first_out"] is None
    play(match, "discard clown", "end", "discard mutant", "end")
    assert match.turn == 0
    assert not match.over


@pytest.mark.clause("NH-6.4", "NH-5.1.2", "TV-12.4")
def test_a_full_board_battle_in_the_turn_of_the_last_tile() -> None:
    position = filled("borgo moloch:19", f"{QUIET}; 1.scout D3", empty="C3", fillers="officer blocker")
    decks = [["assassin"], ["blocker"] * 9]
    match = match_at(position | {"decks": decks}, ["scout"], stage="start")
    story = play(match, "place assassin C3 3")  # shoots the Scout at D3
    assert story.battles == [(0, "full_board")]
    assert turns(story) == [1]  # the sequence goes on
    match.push("discard blocker")
    story = play(match, "end")
    assert story.battles == [(0, "final")]
    assert ended(match) == (0, "health")


@pytest.mark.clause("NH-6.4", "TV-12.4")
def test_a_full_board_battle_in_the_very_last_turn() -> None:
    position = filled("borgo moloch:19", f"{QUIET}; 0.scout C3", empty="D3", fillers="officer blocker")
    match = match_at(position | {"decks": [[], ["clown"] * 9]}, ["hybrid"], turn=1, first_out=0, countdown=0)
    story = play(match, "place hybrid D3 5")  # shoots NW: the Scout at C3
    assert story.battles == [(1, "full_board"), (0, "final")]
    assert story.removed["C3"] == (3, "wounds")
    assert turns(story) == []
    assert ended(match) == (0, "health")


# Victory.


@pytest.mark.clause("NH-6.5", "R-40")
@pytest.mark.parametrize(("seat", "players", "shooter"), [
    (0, "outpost outpost:1", "0.annihilator C4 ranged>S"),
    (1, "outpost:1 outpost", "1.annihilator C2 ranged>N"),
])  # fmt: skip
def test_the_owner_of_the_surviving_hq_wins(seat: int, players: str, shooter: str) -> None:
    match = match_at(board(players, f"0.hq C1; 1.hq C5; {shooter}"), ["battle"])
    story = play(match, "play battle")
    assert ended(match) == (seat, "hq_destroyed")
    assert match.health(1 - seat) == 0
    assert [(event.winner, event.reason) for event in story.events(GameOver)] == [(seat, "hq_destroyed")]
    assert match.legal == []
    assert refused(match, "end").clause == "NH-6.5"


@pytest.mark.clause("NH-6.5", "TV-12.7")
@pytest.mark.parametrize("tile", ["annihilator", "commando"])
def test_both_hqs_destroyed_in_one_battle_is_a_draw(tile: str) -> None:
    # An HMG kills in phase 2, the Annihilator too, the Commando in phase 3.
    units = f"0.hq C1; 1.hq C5; 0.{tile} C4 ranged>S; 1.hmg C2 ranged>N"
    match = match_at(board("outpost:1 outpost:1", units), ["battle"])
    story = play(match, "play battle")
    assert story.removed["C5"] == (3 if tile == "commando" else 2, "wounds")
    assert story.removed["C1"] == (2, "wounds")
    assert ended(match) == (None, "draw")


@pytest.mark.clause("NH-6.6", "R-30")
def test_an_hq_that_falls_outside_battle_is_destroyed_at_once() -> None:
    match = match_at(board("beasts borgo:1", "0.hq A1; 0.acid_spit C3 ranged>S; 1.hq C5"), ["hunt", "move"])
    story = play(match, "play hunt C3 C3 4", "strike C3 S")
    assert story.battles == []
    assert story.removed == {"C5": (-1, "wounds")}
    assert ended(match) == (0, "hq_destroyed")


@pytest.mark.clause("NH-6.6", "R-26", "R-28")
@pytest.mark.parametrize(("health", "payable"), [(2, True), (1, False)])
def test_a_cost_cannot_be_paid_with_the_last_point(health: int, payable: bool) -> None:
    match = match_at(board(f"steel_police:{health} borgo", f"{QUIET}; 1.mutant C3"), ["executioner"])
    assert bool(legal_texts(match, "net C3")) == payable
    assert bool(legal_texts(match, "execute executioner C3")) == payable


@pytest.mark.clause("NH-6.7")
@pytest.mark.parametrize(("health", "winner"), [("12 11", 0), ("11 12", 1)])
def test_higher_health_wins_after_the_final_battle(health: str, winner: int) -> None:
    match = last_turn(health)
    play(match, "end")
    assert ended(match) == (winner, "health")


def last_turn(health: str, units: str = "", **fields: Any) -> Match:
    """Borgo (seat 1) in the last turn before the Final Battle; both hold a Battle tile."""
    first, second = health.split()
    position = board(f"borgo:{first} borgo:{second}", f"{QUIET}; {units}", decks=[[], []])
    end: dict[str, Any] = {"turn": 1, "first_out": 0, "countdown": 0} | fields
    return match_at(position, ["battle"], other=["battle"], **end)


@pytest.mark.clause("NH-6.8", "R-38", "TV-12.7")
@pytest.mark.parametrize("last", [0, 1])
def test_equal_health_brings_one_turn_each_and_overtime(last: int) -> None:
    match = last_turn("18 18", turn=last, first_out=1 - last)
    story = play(match, "end")
    assert story.battles == [(1 - last, "final")]
    assert turns(story) == [1 - last]  # the turn order goes on
    assert match.turn == 1 - last
    assert refused(match, "play battle").clause == "NH-5.1.2"
    story = play(match, "end")
    assert story.battles == []
    assert turns(story) == [last]
    assert refused(match, "play battle").clause == "NH-5.1.2"
    story = play(match, "end")
    assert story.battles == [(last, "overtime")]
    assert ended(match) == (None, "draw")


@pytest.mark.clause("NH-6.8", "TV-12.7")
def test_overtime_can_decide() -> None:
    match = last_turn("18 18", hands=[["scout", "mutant"], ["battle"]])
    play(match, "end")
    match.push("place mutant D3 2")  # a kept tile: it strikes E3 from D3
    play(match, "end")
    story = play(match, "end")
    assert story.battles == [(1, "overtime")]
    assert story.lost(1) == [(2, 1)]
    assert ended(match) == (0, "health")


@pytest.mark.clause("NH-6.8", "NH-6.5")
def test_an_hq_may_fall_in_overtime() -> None:
    match = last_turn("1 1", hands=[["mutant", "scout"], ["battle"]])
    play(match, "end", "place mutant D3 2", "end", "end")
    assert ended(match) == (0, "hq_destroyed")


@pytest.mark.clause("NH-6.8")
def test_a_player_without_tiles_may_use_abilities_in_overtime() -> None:
    match = last_turn("18 18", "0.assassin C3", hands=[[], ["battle"]])
    match.push("end")
    assert match.turn == 0
    assert legal_texts(match, "mobility C3")
    assert not legal_texts(match, "discard")


@pytest.mark.clause("NH-6.8")
def test_a_player_who_can_do_nothing_is_not_asked_in_overtime() -> None:
    match = last_turn("18 18", hands=[[], ["battle"]])
    story = play(match, "end")
    assert turns(story) == [0, 1]
    assert match.turn == 1


@pytest.mark.clause("NH-6.8")
def test_an_overtime_turn_is_an_ordinary_one() -> None:
    match = last_turn(
        "18 18", hands=[["scout"], []], decks=[[], ["mutant", "claws", "scout", "medic"]], stage="start"
    )
    play(match, "discard mutant", "place claws C5 0", "place scout C1 0")
    assert match.turn == 0  # after the Final Battle
    match.push("end")
    assert match.hand(1) == ["medic"]  # drawn as ever


@pytest.mark.clause("NH-6.5")
def test_fighting_on_after_both_outcomes_are_sure() -> None:
    result = fight(
        board("outpost:1 moloch:1", "0.hq C1; 1.hq C5; 0.commando C4 ranged>S; 1.gauss_cannon C3 gauss>N")
    )
    assert result.removed["C5"] == (3, "wounds")
    assert result.removed["C1"] == (1, "wounds")
    assert result.outcome == (None, "draw")
