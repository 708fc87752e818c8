"""Positions: what may be left out, what comes back, and battles that are fought from them."""

import json
from typing import Any

import pytest

from ashfall import neuroshima
from ashfall.neuroshima.geometry import board_of
from ashfall.neuroshima.position import convert_position, is_position, parse_position, read_position
from ashfall.neuroshima.skirmish import fight_position
from ashfall.table.contract import Decision, Outcome
from ashfall.table.errors import InvalidPosition
from ashfall.table.random import Stream
from tests.neuroshima.plays import OTHER_OPTIONS, large_match, play_on, played

Match = neuroshima.Match

# The example of the notation guide, word for word.
EXAMPLE = """
{"game": "neuroshima", "board": 19, "mode": "duel",
 "players": [{"army": "moloch", "hq": 20}, {"army": "borgo", "hq": 17}],
 "units": [
   {"hex": "C3", "owner": 0, "tile": "hq", "facing": 0},
   {"at": [0, -1], "owner": 1, "tile": "mutant", "facing": 3, "wounds": 0},
   {"hex": "A1", "owner": 1, "tile": "hq", "facing": 0}],
 "net_of_steel": null,
 "hands": [[], []], "decks": [["hybrid", "battle"], null], "discards": [[], []],
 "turn": 0}
"""


def position(**changes: Any) -> dict[str, Any]:
    return {"players": [{"army": "moloch"}, {"army": "borgo"}], **changes}


def test_example_is_a_position() -> None:
    match = Match.from_position(parse_position(EXAMPLE))
    assert [(unit.hex, unit.tile, unit.owner) for unit in match.units()] == [
        ("A1", "hq", 1),
        ("C2", "mutant", 1),
        ("C3", "hq", 0),
    ]
    assert [match.health(seat) for seat in (0, 1)] == [20, 17]
    assert match.hand(0) == ["hybrid", "battle"]
    assert match.pile(1) == 34 - 1


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (EXAMPLE, True),
        ('{"options": {"armies": []}}', False),
        ("[1]", False),
        ("[game]", False),
        ("{" * 9, False),
    ],
)
def test_positions_are_told_from_records(text: str, expected: bool) -> None:
    assert is_position(text) == is_position(text.encode()) == expected


def test_example_fights() -> None:
    result = fight_position(parse_position(EXAMPLE)).to_dict()
    assert list(result) == ["players", "units", "phases", "outcome"]
    assert result["players"] == [{"army": "moloch", "hq": 19}, {"army": "borgo", "hq": 17}]
    assert [phase["initiative"] for phase in result["phases"]] == [2, 0]
    assert [unit["hex"] for unit in result["units"]] == ["A1", "C3"]
    assert result["outcome"] is None
    json.dumps(result)


def test_everything_but_the_players_may_be_left_out() -> None:
    match = Match.from_position(position())
    assert match.units() == []
    assert [match.health(seat) for seat in (0, 1)] == [20, 20]
    assert len(match.hand(0)) == 3
    assert match.pile(0) + 3 == match.pile(1) == 34
    assert match.turn_number == 3


def test_label_and_coordinates_mean_the_same_hex() -> None:
    rows: list[dict[str, Any]] = [{"hex": "d2"}, {"at": [1, -1]}, {"hex": "D2", "at": [1, -1]}]
    found = [Match.from_position(position(units=[{**row, "owner": 0, "tile": "hq"}])) for row in rows]
    assert {match.key() for match in found} == {found[0].key()}


def test_absent_deck_is_the_rest_of_the_army_shuffled_by_the_seed() -> None:
    given = position(
        units=[{"hex": "C3", "owner": 0, "tile": "clown"}],
        hands=[["scout"]],
        discards=[["medic"]],
        stage="act",
    )
    match = Match.from_position(given)
    assert match.pile(0) == 34 - 3
    assert "clown" not in match.remaining(0)
    decks = [Match.from_position({**given, "seed": seed}).position()["decks"] for seed in (0, 0, 1)]
    assert decks[0] == decks[1] != decks[2]


def test_deck_is_listed_from_the_top() -> None:
    match = Match.from_position(position(decks=[["guard", "clown", "medic", "scout"]]))
    assert match.hand(0) == ["guard", "clown", "medic"]
    assert match.position()["decks"][0] == ["scout"]


def test_a_tile_may_stand_more_often_than_the_army_has_it() -> None:
    units = [{"hex": hex, "owner": 0, "tile": "juggernaut"} for hex in ("A1", "B1", "C1", "D1")]
    match = Match.from_position(position(units=units, stage="act", hands=[["battle"]]))
    assert len(match.units()) == 4
    assert "juggernaut" not in match.remaining(0)


@pytest.mark.parametrize(
    ("stage", "changes", "expected"),
    [
        ("start", {}, Decision(0, "discard", "NH-3.3")),
        ("start", {"turn": 1}, Decision(1, "discard", "NH-3.3")),
        ("act", {"hands": [["clown"]]}, Decision(0, "turn", "NH-3.9")),
        ("discard", {"hands": [["clown", "guard", "medic"]]}, Decision(0, "discard", "NH-3.3")),
        ("redraw", {"hands": [["battle"]]}, Decision(0, "redraw", "NH-3.8")),
        ("setup", {}, Decision(0, "setup", "NH-2.6")),
    ],
)
def test_stages(stage: str, changes: dict[str, Any], expected: Decision) -> None:
    decks = [["clown", "guard", "medic", "scout"], ["mutant", "claws", "medic", "scout"]]
    match = Match.from_position(position(stage=stage, decks=decks, **changes))
    assert match.decision == expected


def test_stage_over() -> None:
    match = Match.from_position(position(stage="over"))
    assert (match.over, list(match.legal), match.decision) == (True, [], None)


def test_first_turns_draw_one_and_two() -> None:
    for number, drawn in ((1, 1), (2, 2), (3, 3), (9, 3)):
        match = Match.from_position(
            position(turn_number=number, decks=[["clown", "guard", "medic", "scout"]])
        )
        assert len(match.hand(0)) == drawn
        assert match.turn_number == number


def test_terror_lasts_one_turn() -> None:
    match = Match.from_position(position(terror=[0], decks=[["clown", "guard", "medic"]]))
    match.push("discard clown")
    assert not any(move.text.startswith("place") for move in match.legal)
    assert match.position()["terrified"] is True
    assert match.position()["terror"] == []


def test_used_abilities_stay_used() -> None:
    units = [{"hex": "C3", "owner": 0, "tile": "hq"}, {"hex": "A1", "owner": 1, "tile": "hq"}]
    runner = {"hex": "D3", "owner": 0, "tile": "runner"}
    given = {"players": [{"army": "outpost"}, {"army": "borgo"}], "units": [*units, runner], "stage": "act"}
    match = Match.from_position({**given, "hands": [["medic"]]})
    moved = next(move for move in match.legal if move.text.startswith("mobility D3"))
    match.push(moved)
    again = Match.from_position(match.position())
    assert not any(move.text.startswith("mobility") for move in again.legal)
    assert again.position() == match.position()


def test_net_of_steel_lies_where_it_is_said() -> None:
    given = {
        "players": [{"army": "steel_police"}, {"army": "borgo"}],
        "units": [
            {"hex": "C3", "owner": 0, "tile": "hq"},
            {"hex": "A1", "owner": 1, "tile": "hq"},
            {"hex": "E3", "owner": 1, "tile": "mutant"},
        ],
        "hands": [["battle"]],
        "stage": "act",
    }
    for place in ("E3", [2, 0], ["E3"]):
        match = Match.from_position({**given, "net_of_steel": place})
        unit = match.unit("E3")
        assert unit is not None
        assert (unit.netted, unit.net_of_steel, unit.netted_by) == (True, True, None)
        assert match.position()["net_of_steel"] == "E3"


def test_two_markers_in_a_mirror_match() -> None:
    """R-80: each Steel Police has its own marker."""
    match = Match.from_position(
        {
            "players": [{"army": "steel_police"}, {"army": "steel_police"}],
            "units": [
                {"hex": "A1", "owner": 0, "tile": "pacifier"},
                {"hex": "E3", "owner": 1, "tile": "pacifier"},
            ],
            "net_of_steel": ["A1", "E3"],
            "hands": [["battle"]],
            "stage": "act",
        }
    )
    assert match.is_netted("A1")
    assert match.is_netted("E3")
    assert Match.from_position(match.position()).position() == match.position()


@pytest.mark.parametrize("seat", [0, 1])
def test_a_marker_stays_with_who_threw_it(seat: int) -> None:
    """R-80: where two could have thrown it, the position says who did."""
    players = [{"army": "steel_police"}, {"army": "steel_police"}, {"army": "borgo"}]
    units = [
        {"hex": "A1", "owner": 0, "tile": "hq"},
        {"hex": "E3", "owner": 1, "tile": "hq"},
        {"hex": "A3", "owner": 2, "tile": "hq"},
        {"hex": "C3", "owner": 2, "tile": "mutant"},
    ]
    hands = [["battle"], ["battle"], []]
    given = {"mode": "ffa", "players": players, "units": units, "hands": hands, "turn": seat, "stage": "act"}
    match = Match.from_position(given)
    match.push("net C3")
    position = match.position()
    assert position["net_of_steel"] == ["C3" if each == seat else None for each in range(3)]
    again = Match.from_position(position)
    assert (again.key(), again.position()) == (match.key(), position)


@pytest.mark.parametrize("marked", [[None, None, "C3"], ["A1", None, None], [None, "C3"], [None]])
def test_markers_that_nobody_can_have_thrown_are_refused(marked: list[str | None]) -> None:
    players = [{"army": "steel_police"}, {"army": "steel_police"}, {"army": "borgo"}]
    units = [{"hex": "A1", "owner": 0, "tile": "pacifier"}, {"hex": "C3", "owner": 2, "tile": "mutant"}]
    position = {"mode": "ffa", "players": players, "units": units, "net_of_steel": marked}
    with pytest.raises(InvalidPosition) as caught:
        Match.from_position(position)
    assert caught.value.field == "net_of_steel"


def test_a_countdown_that_nobody_can_have_before_drawing_is_refused() -> None:
    """The battle on a full board comes before the turn: one turn more would be too many to be stored."""
    position = {"players": [{"army": "moloch"}, {"army": "borgo"}], "first_out": 0, "countdown": 1, "turn": 1}
    with pytest.raises(InvalidPosition, match=r"^countdown: expected 0 to 0, got 1$"):
        Match.from_position(position)


def test_lair_is_applied_at_once() -> None:
    given = {
        "players": [{"army": "beasts"}, {"army": "borgo"}],
        "units": [{"hex": "A1", "owner": 0, "tile": "hq"}, {"hex": "E3", "owner": 0, "tile": "cerberus"}],
        "hands": [["battle"]],
        "stage": "act",
    }
    match = Match.from_position(given)
    assert match.unit("E3") is None
    assert match.discards(0) == ["cerberus"]


def test_options_travel_with_the_position() -> None:
    match = Match.from_position(position(options=OTHER_OPTIONS))
    assert match.state.rules.options.given == OTHER_OPTIONS
    assert Match.from_position(match.position()).state.rules.options.given == OTHER_OPTIONS
    assert Match.from_bytes(match.to_bytes()).state.rules.options.given == OTHER_OPTIONS


def test_position_is_plain_json() -> None:
    data = played(7, 44).position()
    assert json.loads(json.dumps(data)) == data
    assert read_position(convert_position(data)).active == data["turn"]


def test_position_of_the_setup_can_be_continued() -> None:
    match = Match(["beasts", "borgo"], seed=2)
    for text in ("place hq C3 0", "place cerberus C2 0"):
        twin = Match.from_position(match.position())
        assert twin.legal == match.legal
        match.push(text)
    assert Match.from_position(match.position()).legal == match.legal


def again(match: neuroshima.Match) -> neuroshima.Match:
    return Match.from_position(json.loads(json.dumps(match.position())))


def test_a_position_inside_a_battle_keeps_the_answers() -> None:
    units = [{"hex": hex, "owner": 0, "tile": "clown"} for hex in ("C3", "A1", "E3")]
    match = Match.from_position(position(units=units, hands=[["battle"]], stage="act"))
    match.push("play battle")
    match.push("attack A1")
    assert match.position()["asked"]["answers"] == ["attack A1"]
    twin = again(match)
    assert (twin, twin.key(), twin.legal) == (match, match.key(), match.legal)
    assert twin.push("explode C3") == match.push("explode C3")
    assert twin == match


@pytest.mark.parametrize("number", range(24))
def test_every_moment_of_a_game_has_a_position(number: int) -> None:
    """Whatever is being asked, and at the end; the key is the same, too."""
    match = played(number, 0) if number % 2 else large_match(number, 0)
    stream = Stream(number)
    for _ in range(90):
        twin = again(match)
        assert (twin, twin.key(), twin.legal) == (match, match.key(), match.legal)
        play_on(match, stream, 1)
    assert again(match) == match


def test_a_second_idle_battle_ends_the_game_and_stays_the_end() -> None:
    """R-35: with ``idle`` 1 the next battle in which nothing changes is the last."""
    units = [
        {"hex": hex, "owner": 0, "tile": "hq" if hex == "C3" else "blocker"} for hex in board_of(19).labels
    ]
    match = Match.from_position(position(units=units, stage="act", idle=1))
    assert match.outcome is not None
    assert match.outcome.reason == "deadlock"
    assert again(match) == Match.from_bytes(match.to_bytes()) == Match.from_record(match.record()) == match


def test_the_order_of_a_hand_does_not_matter() -> None:
    one, other = (
        Match.from_position(position(hands=[hand, []], stage="act"))
        for hand in (["battle", "hybrid"], ["hybrid", "battle"])
    )
    assert (one, one.key()) == (other, other.key())
    assert one != Match.from_position(position(hands=[["battle", "battle"], []], stage="act"))


def test_answers_of_a_position_come_first() -> None:
    units = [{"hex": "C3", "owner": 0, "tile": "clown"}, {"hex": "C2", "owner": 1, "tile": "mutant"}]
    first = fight_position(position(units=units))
    assert first.choices == ["attack C3"]
    second = fight_position(position(units=units, moves=["explode C3"]))
    assert second.choices == ["explode C3"]
    assert second.to_dict()["units"] == []
    with pytest.raises(InvalidPosition, match=r"^moves\[1\]: the battle is over"):
        fight_position(position(units=units, moves=["explode C3", "stay"]))


def test_chooser_is_asked_after_the_given_answers() -> None:
    units = [{"hex": hex, "owner": 0, "tile": "clown"} for hex in ("A1", "E3")]
    report = fight_position(position(units=units, moves=["attack A1"]), lambda s, options: options[-1])
    assert report.choices == ["attack A1", "explode E3"]


def full_board(**changes: Any) -> dict[str, Any]:
    """Nineteen units, nobody of whom hurts anybody; seat 0 is to move."""
    labels = board_of(19).labels
    units = [
        {"hex": hex, "owner": i % 2, "tile": ("blocker", "officer")[i % 2]} for i, hex in enumerate(labels)
    ]
    players = [{"army": "moloch"}, {"army": "borgo"}]
    decks = [["hybrid"] * 5, ["mutant"] * 5]
    return {"players": players, "units": units, "decks": decks, **changes}


def test_a_full_board_in_the_middle_of_a_turn_ends_that_turn() -> None:
    units = full_board()["units"]
    units[9] = {"hex": "C3", "owner": 0, "tile": "gauss_cannon", "facing": 2}  # its shot goes N
    match = Match.from_position(full_board(units=units, stage="act", hands=[["hybrid"], []]))
    assert match.turn == 1
    assert match.hand(0) == ["hybrid"]


def test_a_position_with_a_fallen_hq_is_over() -> None:
    players = [{"army": "moloch", "hq": 0}, {"army": "borgo"}]
    for stage in ("start", "act"):
        match = Match.from_position({"players": players, "stage": stage})
        assert match.outcome == Outcome((1,), "hq_destroyed")


def test_a_finished_game_keeps_its_outcome() -> None:
    match = Match.from_position({"players": [{"army": "moloch", "hq": 0}, {"army": "borgo"}]})
    assert Match.from_position(match.position()).outcome == match.outcome


def test_a_position_without_a_legal_move_is_refused() -> None:
    corner = [{"hex": hex, "owner": 1, "tile": "mutant"} for hex in ("A2", "B1", "B2")]
    units = [{"hex": "A1", "owner": 0, "tile": "hq"}, *corner]
    with pytest.raises(InvalidPosition, match="stage: nobody can do anything"):
        Match.from_position(
            {"players": [{"army": "beasts"}, {"army": "borgo"}], "units": units, "stage": "setup"}
        )


def test_used_abilities_are_written_in_words() -> None:
    units = [{"hex": "C3", "owner": 0, "tile": "runner"}, {"hex": "A1", "owner": 0, "tile": "hq"}]
    players = [{"army": "outpost"}, {"army": "borgo"}]
    match = Match.from_position({"players": players, "units": units, "stage": "act", "hands": [["hmg"], []]})
    match.push("mobility C3 C4 1")
    assert match.position()["uses"] == ["mobility C4"]
    assert Match.from_position(match.position()).legal == match.legal
    with pytest.raises(InvalidPosition, match=r"uses\[0\]: expected an ability"):
        Match.from_position({**match.position(), "uses": ["fly C4"]})
