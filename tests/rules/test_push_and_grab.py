"""Push Back and Grab, as tiles and as abilities (NH-11.3, NH-11.4, NH-12.4, NH-10.15, TV-8)."""

import pytest

from ashfall.neuroshima.events import Moved, Netted
from tests.rules.vectors import board, legal_texts, match_at, play, refused

# TV-8.1: A3 pushes A2 or B4; B3, C4 and C5 are free.
CORNER = "A3; 1.runner A2 f2; 1.brawler B4 f4; 1.commando A1; 1.commando B2"


@pytest.mark.clause("TV-8.1", "NH-11.3", "R-14")
def test_push_needs_a_hex_two_away_from_the_pusher() -> None:
    match = match_at(board("moloch outpost", f"0.gauss_cannon {CORNER}"), ["push_back"])
    error = refused(match, "play push_back A3 A2")
    assert (error.clause, error.text_id) == ("NH-11.3", "refusal-no-room")
    assert legal_texts(match, "play push_back") == ["play push_back A3 B4"]


@pytest.mark.clause("TV-8.1", "NH-11.3", "R-14", "DP-4")
@pytest.mark.parametrize("goal", ["C4", "C5"])
def test_the_owner_of_the_pushed_unit_chooses_and_it_is_not_turned(goal: str) -> None:
    match = match_at(board("moloch outpost", f"0.gauss_cannon {CORNER}"), ["push_back", "battle"])
    play(match, "play push_back A3 B4")
    decision = match.decision
    assert decision is not None
    assert (decision.seat, decision.kind, decision.clause, decision.about) == (
        1,
        "displace",
        "NH-11.3",
        ("B4",),
    )
    assert legal_texts(match) == ["to C4", "to C5"]
    assert refused(match, "to C4 1").clause == "NH-11.3"
    [moved] = play(match, f"to {goal}").events(Moved)
    assert (moved.before.hex, moved.unit.hex, moved.unit.facing, moved.cause) == ("B4", goal, 4, "push")
    assert moved.by is not None
    assert moved.by.hex == "A3"
    assert (match.turn, match.decision and match.decision.kind) == (0, "turn")


@pytest.mark.clause("TV-8.2", "NH-12.4")
def test_the_same_with_a_riot_policeman() -> None:
    units = "0.riot_policeman A3; 1.ram A2; 1.swarm B4 f4; 1.ram A1; 1.ram B2"
    match = match_at(board("steel_police beasts", units), ["battle"])
    error = refused(match, "push A3 A2")
    assert (error.clause, error.text_id) == ("NH-11.3", "refusal-no-room")
    play(match, "push A3 B4")
    assert legal_texts(match) == ["to C4", "to C5"]
    [moved] = play(match, "to C5").events(Moved)
    assert (moved.unit.hex, moved.unit.facing) == ("C5", 4)


@pytest.mark.clause("R-14", "NH-11.3", "NH-1.4")
@pytest.mark.parametrize(
    ("pusher", "victim", "goals"),
    [
        ("C4", "C3", ["B2", "C2", "D2"]),  # three hexes in the open
        ("C2", "C1", []),  # off the board
        ("B2", "A2", ["A3"]),
        ("D3", "E2", ["E1"]),
    ],
)
def test_a_push_never_leaves_the_board(pusher: str, victim: str, goals: list[str]) -> None:
    match = match_at(board("moloch borgo", f"0.blocker {pusher}; 1.mutant {victim}"), ["push_back", "battle"])
    text = f"play push_back {pusher} {victim}"
    if not goals:
        assert refused(match, text).clause == "NH-11.3"
        return
    story = play(match, text)
    if len(goals) == 1:  # nothing to choose
        assert [e.unit.hex for e in story.events(Moved)] == goals
    else:
        assert legal_texts(match) == [f"to {goal}" for goal in goals]


@pytest.mark.clause("R-14", "NH-11.3", "NH-4.8")
@pytest.mark.parametrize("units", ["0.hq C4; 1.mutant C3", "0.blocker C4; 1.hq C3", "0.hq C4; 1.hq C3"])
def test_hqs_push_and_are_pushed(units: str) -> None:
    match = match_at(board("moloch borgo", units), ["push_back", "battle"])
    play(match, "play push_back C4 C3", "to C2")
    assert match.unit("C2") is not None


@pytest.mark.clause("NH-11.3", "R-14", "R-25")
@pytest.mark.parametrize(
    ("text", "clause", "reason"),
    [
        ("play push_back C4 C5", "NH-11.3", "refusal-no-enemy"),  # a friend
        ("play push_back C4 B3", "NH-11.3", "refusal-no-enemy"),  # nobody
        ("play push_back C4 C2", "NH-11.3", "refusal-not-adjacent"),
        ("play push_back C3 C4", "NH-3.9", "refusal-not-your-unit"),
    ],
)
def test_a_push_needs_an_own_unit_and_an_enemy_beside_it(text: str, clause: str, reason: str) -> None:
    units = "0.blocker C4; 0.hybrid C5; 1.mutant C3; 1.mutant C2"
    error = refused(match_at(board("moloch borgo", units), ["push_back"]), text)
    assert (error.clause, error.text_id) == (clause, reason)


@pytest.mark.clause("NH-11.3", "NH-7.1.3")
def test_a_pushed_unit_may_land_in_a_net() -> None:
    units = "0.blocker C4; 1.mutant C3; 0.net_fighter B1 net>SE !net>S"
    match = match_at(board("moloch borgo", units), ["push_back", "battle"])
    story = play(match, "play push_back C4 C3", "to C2")
    assert [e.unit.hex for e in story.events(Netted)] == ["C2"]


@pytest.mark.clause("NH-3.9", "NH-11.3")
def test_nothing_else_is_done_before_the_pushed_unit_stands() -> None:
    match = match_at(board("moloch borgo", "0.blocker C4; 1.mutant C3"), ["push_back", "hybrid"])
    play(match, "play push_back C4 C3")
    assert refused(match, "end").clause == "NH-11.3"


# 12.4 Push Back as an ability


@pytest.mark.clause("NH-12.4")
def test_a_riot_policeman_pushes_once_a_turn() -> None:
    units = "0.riot_policeman C4; 1.ram C3; 1.ram D3; 0.hq A1; 1.hq A3"
    match = match_at(board("steel_police beasts", units), ["judge"])
    play(match, "push C4 C3", "to C2")
    assert refused(match, "push C4 D3").clause == "NH-12.4"


@pytest.mark.clause("NH-12.4")
def test_the_use_goes_with_the_unit_and_is_new_next_turn() -> None:
    units = "0.riot_policeman C4; 1.ram C3; 1.ram E2; 0.hq A1; 1.hq A3"
    decks = [["judge"] * 6, ["ram"] * 6]
    match = match_at(board("steel_police beasts", units, decks=decks), ["judge", "move"])
    play(match, "push C4 C3", "to C2", "play move C4 D3 0")
    assert refused(match, "push D3 E2").clause == "NH-12.4"
    play(match, "end", "discard ram", "end", "discard judge")
    assert "push D3 E2" in legal_texts(match)


@pytest.mark.clause("NH-12.4", "NH-4.5", "R-4")
def test_a_fresh_policeman_may_push() -> None:
    match = match_at(board("steel_police beasts", "1.ram C3"), ["riot_policeman", "move"])
    play(match, "place riot_policeman C4 0")
    assert "push C4 C3" in legal_texts(match)


@pytest.mark.clause("NH-12.4")
def test_others_cannot_push_by_themselves() -> None:
    match = match_at(board("steel_police beasts", "0.wardog C4; 1.ram C3"), ["move"])
    error = refused(match, "push C4 C3")
    assert (error.clause, error.text_id) == ("NH-12.4", "refusal-no-ability")


@pytest.mark.clause("NH-12.4", "NH-11.3")
def test_the_ability_does_not_use_the_tile() -> None:
    units = "0.riot_policeman C4; 1.ram C3; 1.ram D3"
    match = match_at(board("steel_police beasts", units), ["push_back", "battle"])
    play(match, "push C4 C3", "to C2", "play push_back C4 D3")
    assert match.hand(0) == ["battle"]


# 11.4 Grab

GRABBER = "0.ram C3; 1.bandog E2; 1.wardog A1; 0.ram D3"


@pytest.mark.clause("TV-8.3", "NH-11.4", "R-31", "DP-4")
def test_a_grabbed_unit_comes_next_to_the_grabber_and_its_owner_turns_it() -> None:
    match = match_at(board("beasts steel_police", GRABBER), ["grab", "battle"])
    play(match, "play grab C3 E2")
    decision = match.decision
    assert decision is not None
    assert (decision.seat, decision.kind, decision.clause, decision.about) == (
        1,
        "displace",
        "NH-11.4",
        ("E2",),
    )
    assert refused(match, "end").clause == "NH-11.4"
    assert legal_texts(match) == [f"to D2 {facing}" for facing in range(6)]
    [moved] = play(match, "to D2 4").events(Moved)
    assert (moved.before.hex, moved.unit.hex, moved.unit.facing, moved.cause) == ("E2", "D2", 4, "grab")
    assert moved.by is not None
    assert moved.by.hex == "C3"


@pytest.mark.clause("TV-8.3", "NH-11.4")
def test_another_unit_may_be_grabbed_instead() -> None:
    match = match_at(board("beasts steel_police", GRABBER), ["grab", "battle"])
    play(match, "play grab C3 A1")
    assert legal_texts(match) == [f"to B2 {facing}" for facing in range(6)]


@pytest.mark.clause("TV-8.3", "NH-11.4")
def test_without_a_free_hex_nobody_is_grabbed() -> None:
    match = match_at(board("beasts steel_police", f"{GRABBER}; 1.judge D2"), ["grab"])
    error = refused(match, "play grab C3 E2")
    assert (error.clause, error.text_id) == ("NH-11.4", "refusal-no-room")


@pytest.mark.clause("NH-11.4", "R-31")
def test_no_straight_line_is_needed() -> None:
    match = match_at(board("beasts steel_police", "0.ram C3; 1.judge D1"), ["grab", "battle"])
    play(match, "play grab C3 D1")
    assert {text[:5] for text in legal_texts(match)} == {"to C2", "to D2"}


@pytest.mark.clause("NH-11.4", "R-31")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("play grab C5 C4", "refusal-not-two-away"),  # adjacent
        ("play grab C5 C2", "refusal-not-two-away"),  # three away
        ("play grab C5 A3", "refusal-no-enemy"),  # an own unit
        ("play grab C5 E3", "refusal-no-enemy"),  # nobody
    ],
)
def test_a_grab_needs_an_enemy_exactly_two_away(text: str, reason: str) -> None:
    units = "0.ram C5; 0.ram A3; 1.judge C4; 1.judge C2"
    error = refused(match_at(board("beasts steel_police", units), ["grab"]), text)
    assert (error.clause, error.text_id) == ("NH-11.4", reason)


@pytest.mark.clause("R-31", "NH-11.4", "NH-4.8")
@pytest.mark.parametrize("units", ["0.hq C5; 1.judge C3", "0.ram C5; 1.hq C3", "0.hq C5; 1.hq C3"])
def test_hqs_grab_and_are_grabbed(units: str) -> None:
    match = match_at(board("beasts steel_police", units), ["grab", "battle"])
    play(match, "play grab C5 C3", "to C4 3")
    grabbed = match.unit("C4")
    assert grabbed is not None
    assert (grabbed.owner, grabbed.facing) == (1, 3)


@pytest.mark.clause("R-31", "NH-12.10", "R-57")
def test_lair_is_checked_after_a_grab() -> None:
    units = "0.ram C5; 1.hq C3; 1.cerberus C2; 0.hq A1"
    match = match_at(board("beasts beasts", units), ["grab", "battle"])
    story = play(match, "play grab C5 C3", "to C4 0")
    assert story.removed == {"C2": (-1, "lair")}


# 10.15 Scrabbler


@pytest.mark.clause("NH-10.15", "R-59")
@pytest.mark.parametrize("unit", ["ram", "hq"])
def test_a_scrabbler_lets_the_connected_unit_grab_once(unit: str) -> None:
    units = f"0.{unit} C3; 0.scrabbler C4 link>N; 1.judge C1; 1.judge E2"
    match = match_at(board("beasts steel_police", units), ["battle"])
    play(match, "grab C3 C1")
    assert match.decision is not None
    assert match.decision.seat == 1
    [moved] = play(match, "to C2 0").events(Moved)
    assert moved.cause == "grab"
    assert refused(match, "grab C3 E2").clause == "R-59"


@pytest.mark.clause("R-59")
def test_two_scrabblers_on_one_unit_give_one_grab() -> None:
    units = "0.ram C3; 0.scrabbler C4 link>N; 0.scrabbler B3 link>NE; 1.judge C1; 1.judge E2"
    match = match_at(board("beasts steel_police", units), ["battle"])
    play(match, "grab C3 C1", "to C2 0")
    assert refused(match, "grab C3 E2").clause == "R-59"


@pytest.mark.clause("R-59", "NH-10.15")
def test_one_scrabbler_turned_from_unit_to_unit_serves_both() -> None:
    # Each connected unit has its own use; the Scrabbler's Rotation makes the second connection.
    units = "0.ram C3; 0.ram B3; 0.scrabbler C4 link>N; 1.judge C1; 1.judge B1"
    match = match_at(board("beasts steel_police", units), ["battle"])
    play(match, "grab C3 C1", "to C2 0", "rotate C4 5", "grab B3 B1", "to B2 0")
    assert match.unit("B2") is not None


@pytest.mark.clause("R-59", "R-4", "NH-10.15")
def test_a_scrabbler_serves_in_the_turn_it_is_placed() -> None:
    match = match_at(board("beasts steel_police", "0.ram C3; 1.judge C1"), ["scrabbler", "battle"])
    play(match, "place scrabbler C4 0")
    assert "grab C3 C1" in legal_texts(match)


@pytest.mark.clause("NH-10.15", "R-59", "NH-10.5")
@pytest.mark.parametrize(
    "units",
    [
        "0.ram C3; 0.scrabbler C4 !link>N; 1.judge C1",  # not connected
        "0.ram C3; 0.scrabbler C4 link>N; 1.judge C1; 1.pacifier C5 net>N",  # a netted Scrabbler
        "0.ram C3; 0.scrabbler C5 link>N; 1.judge C1",  # too far
    ],
)
def test_no_grab_without_a_free_scrabbler(units: str) -> None:
    match = match_at(board("beasts steel_police", units), ["battle"])
    assert refused(match, "grab C3 C1").clause == "NH-10.15"


@pytest.mark.clause("NH-10.15", "NH-12.3")
def test_the_scrabbler_itself_has_rotation() -> None:
    match = match_at(board("beasts steel_police", "0.scrabbler C3; 1.judge C1"), ["battle"])
    assert legal_texts(match, "rotate") == [f"rotate C3 {facing}" for facing in range(1, 6)]
