"""Sections 1 and 2: the board, and how a game is set up."""

import pytest

from ashfall.neuroshima import InvalidPosition, Match, load_army
from ashfall.neuroshima.events import Placed, TurnStarted, Wound
from ashfall.neuroshima.geometry import DIRECTIONS, STEPS, board_of, distance
from tests.rules.vectors import board, fight, label, legal_texts, match_at, play, refused

AROUND_C3 = ["C2", "D2", "D3", "C4", "B3", "B2"]  # clockwise from N


@pytest.mark.clause("NH-1.1", "NH-1.2")
def test_areas() -> None:
    basic, enlarged = board_of(19), board_of(37)
    assert len(basic.points) == 19
    assert max(distance(point, (0, 0)) for point in basic.points) == 2
    ring = set(enlarged.points) - set(basic.points)
    assert len(enlarged.points) == 37
    assert len(ring) == 18
    assert {distance(point, (0, 0)) for point in ring} == {3}


@pytest.mark.clause("NH-1.3")
def test_coordinates_and_labels() -> None:
    assert dict(zip(DIRECTIONS, STEPS, strict=True)) == {
        "N": (0, -1),
        "NE": (1, -1),
        "SE": (1, 0),
        "S": (0, 1),
        "SW": (-1, 1),
        "NW": (-1, 0),
    }
    assert all(max(abs(q), abs(r), abs(q + r)) <= 2 for q, r in board_of(19).points)
    assert [label(*step) for step in STEPS] == AROUND_C3
    corners = [(0, -2), (2, -2), (2, 0), (0, 2), (-2, 2), (-2, 0)]
    assert [label(*corner) for corner in corners] == ["C1", "E1", "E3", "C5", "A3", "A1"]
    points = board_of(19).points
    for q, r in points:
        neighbours = sum((q + x, r + y) in points for x, y in STEPS)
        assert (neighbours == 3) == ((q, r) in corners)


@pytest.mark.clause("NH-1.4")
def test_one_unit_a_hex() -> None:
    with pytest.raises(InvalidPosition) as error:
        match_at(board("moloch borgo", "0.hq C3; 1.hq A1; 1.mutant C3"))
    assert error.value.field == "units[2].hex"
    match = match_at(board("moloch borgo", "0.hq C3; 1.hq A1"), ["hybrid", "move"])
    assert refused(match, "place hybrid A1 0").clause == "NH-1.4"
    match = match_at(board("moloch borgo", "0.hq C3; 1.hq C2"), ["hybrid", "move"])
    assert refused(match, "play move C3 C2 0").clause == "NH-1.4"


@pytest.mark.clause("NH-1.4")
def test_nothing_leaves_the_board() -> None:
    match = match_at(board("moloch borgo", "0.hq A1; 1.hq E3; 1.mutant A2"), ["move", "push_back"])
    goals = {text.split()[3] for text in legal_texts(match, "play move")}
    assert goals == {"A1", "B1", "B2"}
    match.push("play push_back A1 A2")  # A2 has three neighbours away from A1, one of them off the board
    assert legal_texts(match) == ["to A3", "to B3"]
    result = fight(board("moloch borgo", "0.hq C3; 0.hybrid C1 ranged>N; 1.hq C5"))
    assert result.missed("C1") == [(3, "no_target")]
    assert result.health == [20, 20]


@pytest.mark.clause("NH-1.5")
@pytest.mark.parametrize("facing", range(6))
def test_an_icon_works_only_through_its_edge(facing: int) -> None:
    ring = "".join(f"; 1.officer {hex}" for hex in AROUND_C3)
    result = fight(board("moloch borgo", f"0.hybrid C3 f{facing}" + ring))
    assert [wound.target.hex for wound in result.events(Wound)] == [AROUND_C3[facing]]


@pytest.mark.clause("NH-1.5")
def test_there_are_six_orientations() -> None:
    match = match_at(board("moloch borgo", "0.hq C3; 1.hq A1"), ["hybrid"])
    assert [text[-1] for text in legal_texts(match, "place hybrid C1")] == list("012345")
    with pytest.raises(InvalidPosition):
        match_at(board("moloch borgo", "0.hq C3 f6; 1.hq A1"))


@pytest.mark.clause("NH-1.6")
def test_distance_and_lines() -> None:
    assert [distance((0, 0), step) for step in STEPS] == [1] * 6
    assert distance((0, -2), (0, 2)) == 4
    assert distance((-2, 0), (2, -2)) == 4
    assert distance((1, 0), (0, 1)) == 1
    on_the_line = fight(board("moloch borgo", "0.hybrid C1 ranged>S; 1.officer C5"))
    assert on_the_line.removed == {"C5": (3, "wounds")}
    beside_it = fight(board("moloch borgo", "0.hybrid C1 ranged>S; 1.officer B4; 1.officer D4; 1.officer D2"))
    assert beside_it.removed == {}


ARMIES = {"moloch": 35, "borgo": 35, "outpost": 35, "hegemony": 35, "steel_police": 35, "beasts": 36}


@pytest.mark.clause("NH-2.1", "NH-2.2", "NH-2.3")
@pytest.mark.parametrize(("army", "total"), ARMIES.items())
def test_piles(army: str, total: int) -> None:
    tiles = load_army(army)
    assert tiles.total == total
    assert [tile.count for tile in tiles.tiles if tile.kind == "hq"] == [1]
    match = Match([army, army], seed=3)
    assert match.pile(0) == 34
    assert not {"hq", "cerberus"} & set(match.remaining(0))
    assert sum(match.remaining(0).values()) == 34
    assert match.discards(0) == match.hand(0) == []


@pytest.mark.clause("NH-2.3")
def test_piles_are_shuffled_by_the_seed() -> None:
    decks = [tuple(Match(["moloch", "borgo"], seed=seed).position()["decks"][0]) for seed in (1, 1, 2)]
    assert decks[0] == decks[1] != decks[2]
    assert sorted(decks[0]) == sorted(decks[2])


@pytest.mark.clause("NH-2.3", "R-52", "NH-3.5")
def test_discards_hands_and_tile_lists_are_open_but_not_the_order() -> None:
    match = match_at(board("moloch borgo", "0.hq C3; 1.hq A1"), ["hybrid", "mother"], other=["claws"])
    match.push("discard hybrid")
    for seat in (0, 1, None):
        view = match.view(seat)
        assert (view.discards(0), view.hand(0), view.hand(1)) == (["hybrid"], ["mother"], ["claws"])
        assert view.remaining(0) == match.remaining(0)
        assert view.position()["decks"] == [None, None]


@pytest.mark.clause("NH-2.4", "R-40")
@pytest.mark.parametrize("army", ARMIES)
def test_health_starts_at_20_and_never_exceeds_it(army: str) -> None:
    match = Match([army, "borgo"])
    assert [match.health(0), match.health(1)] == [20, 20]
    with pytest.raises(InvalidPosition, match="expected 0 to 20, got 21"):
        match_at(board(f"{army}:21 borgo", "0.hq C3; 1.hq A1"))


@pytest.mark.clause("NH-2.4", "R-40")
def test_overkill_is_ignored() -> None:
    result = fight(board("borgo moloch:2", "0.net_fighter C2 melee>S; 0.hq A1; 1.hq C3"))
    assert result.hits("C3") == [(1, 3)]
    assert result.health == [20, 0]


@pytest.mark.clause("NH-2.6")
def test_hqs_go_in_turn_order_on_any_empty_hex() -> None:
    match = Match(["moloch", "borgo"])
    assert (match.decision and match.decision.seat) == 0
    assert len(legal_texts(match, "place hq")) == len(match.legal) == 19 * 6
    match.push("place hq C3 4")
    assert (match.decision and match.decision.seat) == 1
    assert len(match.legal) == 18 * 6
    assert refused(match, "place hq C3 0").clause == "NH-2.6"
    story = play(match, "place hq C2 5")  # beside the other one
    assert story.events(Placed)[0].unit.facing == 5
    assert match.turn == 0


@pytest.mark.clause("NH-2.7", "DP-11")
def test_cerberus_comes_with_its_hq() -> None:
    match = Match(["moloch", "beasts"])
    play(match, "place hq A2 0", "place hq A1 0")
    decision = match.decision
    assert decision is not None
    assert (decision.seat, decision.kind) == (1, "setup")
    goals = {text.split()[2] for text in legal_texts(match, "place cerberus")}
    assert goals == {"B1", "B2"}  # a corner, one neighbour taken
    assert len(match.legal) == 12
    match.push("place cerberus B1 3")
    unit = match.unit("B1")
    assert unit is not None
    assert (unit.tile, unit.facing, unit.owner) == ("cerberus", 3, 1)
    assert match.turn_number == 1


@pytest.mark.clause("NH-2.8", "R-3")
def test_setting_up_is_no_turn() -> None:
    match = Match(["beasts", "steel_police"])
    play(match, "place hq C3 0", "place cerberus C2 0")
    assert match.turn_number == 0
    assert match.hand(0) == match.hand(1) == []
    assert {text.split()[0] for text in legal_texts(match)} == {"place"}
    assert refused(match, "mobility C2 D2 0").clause == "NH-2.6"
    story = play(match, "place hq A1 0")
    assert [event.number for event in story.events(TurnStarted)] == [1]
    assert legal_texts(match, "mobility C2")  # now it may


@pytest.mark.clause("R-80", "R-52")
def test_mirror_match_with_two_markers() -> None:
    position = board("steel_police steel_police", "0.hq A1; 1.hq E3; 0.judge C3; 1.judge C4")
    match = match_at(position, ["battle"])
    play(match, "net C4", "end")
    assert match.turn == 1
    while match.decision and match.decision.kind != "turn":
        match.push(match.legal[0])
    match.push("net C3")
    assert match.is_netted("C3")
    assert match.is_netted("C4")
    assert [match.health(0), match.health(1)] == [19, 19]
    assert match.position()["net_of_steel"] == ["C4", "C3"]
