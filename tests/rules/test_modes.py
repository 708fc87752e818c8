"""Sections 13.1 and 13.2: what all modes with more players share, and free-for-all."""

from typing import Any

import pytest

from ashfall.neuroshima import InvalidPosition, InvalidRecord, Match
from ashfall.neuroshima.events import Eliminated, NetReturned, Terrified
from tests.rules.readings import openings, turns, won
from tests.rules.vectors import Position, asked, board, fight, legal_texts, match_at, play, refused

THREE = ["moloch", "borgo", "outpost"]
FOUR = ["moloch", "borgo", "outpost", "hegemony"]
DECKS = [
    ["hybrid", "blocker"] * 6,
    ["mutant", "claws"] * 6,
    ["hmg", "runner"] * 6,
    ["thug", "ganger"] * 6,
]
APART = "0.hq A1; 1.hq E3; 2.hq A3"
FINAL: dict[str, Any] = {"first_out": 0, "countdown": 0, "turn": 2, "decks": [[], [], []]}


def ffa(players: str, units: str, **fields: Any) -> Position:
    return board(players, units, mode="ffa", **fields)


# 13.1 Common


@pytest.mark.clause("NH-13.1.1", "NH-13.6.1")
@pytest.mark.parametrize("mode", ["ffa", "points"])
@pytest.mark.parametrize("armies", [THREE, FOUR])
def test_opening_draws(mode: str, armies: list[str]) -> None:
    match = Match(armies, mode=mode, decks=DECKS[: len(armies)])
    first = [(0, 1), (1, 2), (2, 3), (3, 3)][: len(armies)]
    assert openings(match, len(armies) + 1) == [*first, (0, 3)]


@pytest.mark.clause("NH-13.1.2", "NH-13.2.1", "R-36")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everybody_else_has_one_turn_after_the_last_tile(seat: int) -> None:
    decks = [["hybrid"] * 9, ["mutant"] * 9, ["hmg"] * 9]
    decks[seat] = [["hybrid"], ["mutant"], ["hmg"]][seat]
    match = match_at(ffa("moloch:17 borgo:18 outpost:19", APART, decks=decks), stage="start", turn=seat)
    seen = []
    while not match.over:
        seen += turns(story := play(match, "end"))
    assert seen == [(seat + 1) % 3, (seat + 2) % 3]
    assert story.battles == [(seat, "final")]
    assert won(match) == ((2,), "health")


@pytest.mark.clause("NH-13.1.2", "NH-13.2.1")
def test_who_is_out_has_no_turn_before_the_final_battle() -> None:
    decks = [["mutant"], [], ["hmg"] * 9]
    match = match_at(ffa("borgo:18 moloch:0 outpost:19", "0.hq A1; 2.hq A3", decks=decks), stage="start")
    assert match.is_out(1)
    story = play(match, "end")
    assert turns(story) == [2]
    assert play(match, "end").battles == [(0, "final")]
    assert won(match) == ((2,), "health")


@pytest.mark.clause("NH-13.1.3", "NH-11.9")
def test_terror_hits_all_opponents() -> None:
    match = match_at(ffa("moloch steel_police outpost", APART), ["terror", "move"], turn=1)
    assert [event.seat for event in play(match, "play terror").events(Terrified)] == [0, 2]


@pytest.mark.clause("NH-13.1.3", "NH-11.9")
def test_terror_spares_the_ally_and_who_is_out() -> None:
    team = board("steel_police borgo outpost borgo", f"{APART}; 3.hq E1", mode="teams")
    match = match_at(team, ["terror", "move"])
    assert [event.seat for event in play(match, "play terror").events(Terrified)] == [1, 3]
    three = ffa("steel_police borgo outpost:0 borgo", "0.hq A1; 1.hq E3; 3.hq E1")
    match = match_at(three, ["terror", "move"])
    assert [event.seat for event in play(match, "play terror").events(Terrified)] == [1, 3]


@pytest.mark.clause("NH-13.1.3", "NH-3.8")
def test_unlucky_draws_are_as_in_the_duel() -> None:
    decks = [["hybrid"], ["hybrid"], ["battle", "move", "sniper", "hmg", "hmg", "hmg", "hmg"]]
    match = match_at(ffa("moloch moloch outpost", APART, decks=decks), stage="start", turn=2)
    assert asked(match) == (2, "redraw")
    play(match, "redraw")
    assert match.discards(2) == ["battle", "move", "sniper", "hmg"]


@pytest.mark.clause("NH-13.1.3", "NH-5.1.2")
def test_a_battle_tile_asks_only_those_still_in_the_game_for_tiles() -> None:
    position = ffa("moloch borgo:0 outpost", "0.hq A1; 2.hq A3", decks=[["hybrid"], [], ["hmg"]])
    assert "play battle" in legal_texts(match_at(position, ["battle"]))
    match = match_at(position | {"decks": [["hybrid"], [], []]}, ["battle"])
    assert refused(match, "play battle").text_id == "refusal-last-tile-drawn"


@pytest.mark.clause("NH-5.1.2", "NH-13.2.1")
def test_a_battle_tile_is_useless_also_when_who_drew_the_last_tile_is_out() -> None:
    position = ffa("moloch borgo:0 outpost", "0.hq A1; 2.hq A3", decks=[["hybrid"], [], ["hmg"]])
    match = match_at(position, ["battle"], first_out=1, countdown=1)
    error = refused(match, "play battle")
    assert (error.clause, error.text_id) == ("NH-5.1.2", "refusal-last-tile-drawn")


@pytest.mark.clause("R-89", "NH-2.7")
def test_the_beasts_need_room_beside_their_hq() -> None:
    # Around the corner A1 stand three others: the Cerberus would find no place there.
    match = Match(["moloch", "borgo", "outpost", "beasts"], mode="ffa")
    play(match, "place hq A2 0", "place hq B1 0", "place hq B2 0")
    assert not legal_texts(match, "place hq A1")
    assert len(legal_texts(match)) == 15 * 6
    play(match, "place hq A3 0")
    assert {text.split()[2] for text in legal_texts(match)} == {"B3", "B4"}


# 13.2 Free-for-all


@pytest.mark.clause("NH-13.2.1", "TV-13.3")
def test_the_tiles_of_a_destroyed_hq_leave_after_the_battle() -> None:
    # Phase 2: the Mutant destroys the HQ. Phase 1: the cannon still shoots; then it leaves.
    units = "0.hq C3; 1.mutant C2 melee>S; 0.gauss_cannon E1 gauss>S; 1.hq E3; 2.hq A3"
    result = fight(ffa("moloch:1 borgo outpost", units))
    assert result.lost(1) == [(1, 1)]
    assert result.removed["C3"] == (2, "wounds")
    assert result.removed["E1"][1] == "eliminated"
    assert [event.seat for event in result.events(Eliminated)] == [0]
    assert result.left == {"C2", "E3", "A3"}
    assert result.outcome is None


@pytest.mark.clause("NH-13.2.1")
def test_play_continues_without_the_eliminated() -> None:
    units = "0.hq C3; 1.mutant C2 melee>S; 0.net_fighter E2 net>S; 1.hq E3; 2.hq A3"
    match = match_at(ffa("moloch:1 borgo outpost", units), ["battle"], turn=2)
    assert match.is_netted("E3")
    story = play(match, "play battle")
    assert turns(story) == [1]  # seat 0 would have been next
    assert match.is_out(0)
    assert not match.is_netted("E3")
    assert match.health(0) == 0
    assert sorted(match.discards(0)) == ["hq", "net_fighter"]


@pytest.mark.clause("NH-13.2.1", "NH-12.2")
def test_the_net_of_steel_of_the_eliminated_is_gone() -> None:
    units = "0.hq C3; 1.mutant C2 melee>S; 1.claws E1 *; 1.hq E3; 2.hq A3"
    result = fight(ffa("steel_police:1 borgo outpost", units))
    assert [(e.seat, e.unit.hex, e.cause) for e in result.events(NetReturned)] == [(0, "E1", "eliminated")]


@pytest.mark.clause("NH-13.2.1")
def test_the_last_survivor_wins() -> None:
    units = "0.hq C3; 1.mutant C2 melee>S; 1.hq A1; 2.hq E3; 1.mutant E2 melee>S"
    assert fight(ffa("moloch:1 borgo outpost:1", units)).outcome == (1, "hq_destroyed")


MUTUAL = "0.hq C3; 1.mutant C2 melee>S; 1.hq E3; 0.hornet E2 melee>S"


@pytest.mark.clause("R-39", "NH-13.2.1")
def test_if_nobody_is_left_the_last_to_fall_share_it() -> None:
    match = match_at(ffa("moloch:1 borgo:1 outpost:0", MUTUAL), ["battle", "move"])
    play(match, "play battle")
    assert won(match) == ((0, 1), "shared")
    all_three = ffa("moloch:1 borgo:1 outpost:1", f"{MUTUAL}; 2.hq A3; 1.mutant A2 melee>S")
    match = match_at(all_three, ["battle", "move"])
    play(match, "play battle")
    assert won(match) == ((0, 1, 2), "draw")


@pytest.mark.clause("R-39")
def test_several_may_be_eliminated_in_one_battle() -> None:
    match = match_at(ffa("moloch:1 borgo:1 outpost hegemony", f"{MUTUAL}; 2.hq A3; 3.hq A1"), ["battle"])
    story = play(match, "play battle")
    assert [event.seat for event in story.events(Eliminated)] == [0, 1]
    assert turns(story) == [2]


@pytest.mark.clause("R-43", "NH-6.6")
def test_an_hq_destroyed_by_a_hunt_takes_its_tiles_at_once() -> None:
    units = "0.ram C4 f0; 0.hq A1; 1.hq C3; 1.brawler E1; 2.hq A3"
    match = match_at(ffa("beasts borgo:2 outpost", units), ["hunt", "move"])
    story = play(match, "play hunt C4 C4 0", "strike C4 N")
    assert story.removed["E1"][1] == "eliminated"
    assert (match.is_out(1), match.turn, match.over) == (True, 0, False)
    assert turns(play(match, "end")) == [2]


@pytest.mark.clause("R-43", "R-28")
def test_who_pays_with_the_last_health_is_out_and_the_turn_is_over() -> None:
    units = "0.hq A1; 0.wardog C3; 1.hq E3; 1.ganger E1; 2.hq A3"
    position = ffa("steel_police:1 hegemony outpost", units, options={"pay_last_health": True})
    match = match_at(position, ["battle"])
    story = play(match, "net E1")
    assert story.removed["C3"][1] == "eliminated"
    assert turns(story) == [1]
    assert not match.is_netted("E1")


@pytest.mark.clause("NH-13.2.2", "TV-13.3", "R-69", "NH-6.8", "NH-5.1.3")
@pytest.mark.parametrize(("starts", "order"), [("after_last_turn", [0, 1]), ("after_first_out", [1, 0])])
def test_a_tie_for_the_lead_is_decided_in_overtime(starts: str, order: list[int]) -> None:
    # The Commando of the third player shoots at the first in the Final Battle and again in overtime.
    units = "0.hq C3; 0.runner D1; 1.hq E3; 1.runner E2; 2.hq A3; 2.commando C5 ranged>N"
    position = ffa("outpost:11 outpost:10 outpost:9", units, options={"overtime_starts": starts})
    match = match_at(position, ["hmg"], **FINAL)
    story = play(match, "end")
    assert story.battles == [(0, "final")]
    assert turns(story) == order[:1]
    assert turns(play(match, "end")) == order[1:]
    story = play(match, "end")
    assert story.battles == [(2, "overtime")]  # who took the last turn before the Final Battle
    assert story.lost(0) == [(3, 1)]
    assert won(match) == ((1,), "health")


@pytest.mark.clause("NH-5.1.3")
def test_who_closed_the_game_is_stored_with_an_overtime() -> None:
    units = "0.hq C3; 0.runner D1; 1.hq E3; 1.runner E2; 2.hq A3"
    match = match_at(ffa("outpost:10 outpost:10 outpost:9", units), ["hmg"], **FINAL)
    play(match, "end")
    twins = [
        Match.from_bytes(match.to_bytes()),
        Match.from_position(match.position()),
        Match.from_record(match.record()),
    ]
    assert match.position()["closer"] == 2
    for twin in [match, *twins]:
        assert twin.key() == match.key() or twin is match
        assert play(twin.copy(), "end", "end").battles == [(2, "overtime")]
    untold = {field: value for field, value in match.position().items() if field != "closer"}
    assert play(Match.from_position(untold), "end", "end").battles == [(1, "overtime")]


@pytest.mark.clause("NH-13.2.2", "TV-13.3")
def test_who_is_still_tied_shares_the_victory() -> None:
    match = match_at(ffa("outpost:11 outpost:11 outpost:9", APART), ["hmg"], **FINAL)
    play(match, "end")  # nobody can do anything in the extra turns
    assert won(match) == ((0, 1), "shared")


@pytest.mark.clause("R-38", "R-69")
def test_two_players_alternate_in_overtime_whatever_is_set() -> None:
    units = "0.hq A1; 0.runner C3; 1.hq E3; 1.runner E2"
    position = board("outpost:9 outpost:9", units, options={"overtime_starts": "after_first_out"})
    match = match_at(position, ["hmg"], first_out=0, countdown=0, turn=1, decks=[[], []])
    story = play(match, "end")
    assert turns(story) == [0]


SHOT_AT = "0.hq C3; 1.hq E3; 2.hq A3; 2.annihilator C5 ranged>N; 2.annihilator E1 ranged>S"


@pytest.mark.clause("R-85", "NH-13.2.2")
@pytest.mark.parametrize(
    ("health", "winners", "reason"),
    [
        ((6, 6, 3), (0, 1), "shared"),  # 4, 4 and 3; then 2, 2 and 3: who was outside the tie does not win
        ((4, 4, 1), (2,), "hq_destroyed"),  # 2, 2 and 1; then only the third is left
    ],
)
def test_only_the_tied_can_win_the_overtime(
    health: tuple[int, ...], winners: tuple[int, ...], reason: str
) -> None:
    players = " ".join(f"outpost:{points}" for points in health)
    match = match_at(ffa(players, SHOT_AT), ["hmg"], **FINAL)
    play(match, "end")
    assert won(match) == (winners, reason)


# Tables


@pytest.mark.clause("R-52", "R-80")
@pytest.mark.parametrize("mode", ["ffa", "points", "one_vs_two", "teams"])
def test_all_may_lead_the_same_army(mode: str) -> None:
    seats = 4 if mode == "teams" else 3
    match = Match(["steel_police"] * seats, seed=2, mode=mode)
    openings(match, 2 * seats)
    assert match.armies == ["steel_police"] * seats
    assert {unit.owner for unit in match.units()} == set(range(seats))


@pytest.mark.clause("NH-13.2.1", "NH-13.3.1", "NH-13.4.1", "NH-13.5.1")
@pytest.mark.parametrize(
    ("mode", "seats"),
    [("duel", 3), ("ffa", 2), ("ffa", 7), ("points", 2), ("one_vs_two", 4), ("teams", 3), ("teams", 5)],
)
def test_a_mode_has_its_numbers_of_seats(mode: str, seats: int) -> None:
    with pytest.raises(InvalidRecord, match=r"^armies: expected"):
        Match(["moloch"] * seats, mode=mode)
    with pytest.raises(InvalidPosition, match=r"^players: expected"):
        Match.from_position({"players": [{"army": "moloch"}] * seats, "mode": mode})


@pytest.mark.clause("NH-13.2.1")
@pytest.mark.parametrize(
    ("position", "field"),
    [
        (ffa("moloch:0 borgo outpost", "0.blocker A1; 1.hq E3; 2.hq A3"), "players[0].hq"),
        (ffa("moloch:0 borgo outpost", "1.hq E3; 2.hq A3"), "turn"),
        (ffa("moloch:0 borgo:0 outpost:0", "", turn=1), "turn"),
        (ffa("moloch:0 borgo outpost", "1.hq E3; 2.hq A3", turn=1, overtime=[0, 1]), "overtime"),
        (ffa("moloch borgo outpost", APART, overtime=[0], tied=[1, 2]), "overtime"),
        (ffa("moloch borgo outpost", APART, overtime=[0, 1], closer=3), "closer"),
        (ffa("moloch borgo outpost", APART, closer=2), "closer"),
    ],
)
def test_positions_where_the_dead_play_are_refused(position: Position, field: str) -> None:
    with pytest.raises(InvalidPosition) as caught:
        Match.from_position(position)
    assert caught.value.field == field


@pytest.mark.clause("NH-13.2.1")
def test_a_position_with_one_survivor_is_over() -> None:
    match = Match.from_position(ffa("moloch:0 borgo:4 outpost:0", "1.hq E3", turn=1))
    assert won(match) == ((1,), "hq_destroyed")


@pytest.mark.clause("NH-13.2.1", "NH-12.9")
def test_a_scavenger_flies_after_the_battle_that_removed_its_causer() -> None:
    units = "0.hq C3; 1.mutant C2 melee>S; 1.hq E3; 2.hq A3; 2.vulture A1"
    match = match_at(ffa("moloch:1 borgo beasts", units), ["battle"])
    play(match, "play battle")
    assert (match.is_out(0), asked(match)) == (True, (2, "scavenge"))
    assert Match.from_bytes(match.to_bytes()).key() == match.key()
    assert turns(play(match, "stay")) == [1]
