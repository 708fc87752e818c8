"""Sections 13.4 and 13.5: one against two, and teams: how they are played and won."""

from dataclasses import replace
from typing import Any

import pytest

from ashfall.neuroshima import Match, load_army
from ashfall.neuroshima.geometry import board_of
from ashfall.neuroshima.sentences import outcome_phrase
from ashfall.neuroshima.tile import Army
from tests.rules.readings import openings, turns, won
from tests.rules.vectors import Position, Story, asked, board, fight, legal_texts, match_at, play

DECKS = [
    ["hybrid", "blocker"] * 6,
    ["mutant", "claws"] * 6,
    ["hmg", "runner"] * 6,
    ["thug", "ganger"] * 6,
]
THREE = ["moloch", "borgo", "outpost"]
FOUR = [*THREE, "hegemony"]
APART = "0.hq A1; 1.hq E3; 2.hq A3; 3.hq E1"


def teams(players: str, units: str, **fields: Any) -> Position:
    return board(players, units, mode="teams", **fields)


def one_vs_two(players: str, units: str, **fields: Any) -> Position:
    return board(players, units, mode="one_vs_two", **fields)


def weak(key: str) -> Army:
    """An army like that of the box whose HQ has only 10 health."""
    army = load_army(key)
    name = f"weak_{key}"
    tiles = [replace(tile, army=name, health=min(tile.health, 10)) for tile in army.tiles]
    return replace(army, key=name, tiles=tuple(tiles))


# 13.4 One against two


@pytest.mark.clause("NH-13.4.1", "NH-13.4.2", "NH-13.1.1", "TV-13.1")
def test_the_single_player_takes_every_other_turn() -> None:
    match = Match(THREE, mode="one_vs_two", decks=DECKS[:3])
    assert [match.health(seat) for seat in range(3)] == [20, 13, 13]
    assert match.sides == [0, 1, 1]
    assert openings(match, 6) == [(0, 1), (1, 2), (0, 3), (2, 3), (0, 3), (1, 3)]


@pytest.mark.clause("R-88", "NH-13.4.1", "NH-13.5.1")
def test_health_is_cut_to_what_the_mode_prints_and_never_raised() -> None:
    one = Match([weak("moloch"), weak("borgo"), load_army("outpost")], mode="one_vs_two")
    assert [one.health(seat) for seat in range(3)] == [10, 10, 13]
    two = Match([weak("moloch"), "borgo", "outpost", "hegemony"], mode="teams")
    assert [two.health(seat) for seat in range(4)] == [10, 15, 15, 15]


@pytest.mark.clause("NH-13.4.3")
@pytest.mark.parametrize(
    ("units", "winners"),
    [
        ("0.hornet C2 melee>S; 1.hq C3; 0.hq A1; 2.hq A3", (0,)),  # one of the two is enough
        ("1.mutant C2 melee>S; 0.hq C3; 1.hq A1; 2.hq A3", (1, 2)),
        ("2.annihilator C1 ranged>S; 0.hq C3; 1.hq A1; 2.hq A3", (1, 2)),
    ],
)
def test_the_first_side_to_destroy_an_hq_wins(units: str, winners: tuple[int, ...]) -> None:
    match = match_at(one_vs_two("moloch:1 borgo:1 outpost:1", units), ["battle"])
    play(match, "play battle")
    assert won(match) == (winners, "hq_destroyed")


@pytest.mark.clause("NH-13.4.3", "TV-13.1")
def test_the_team_wins_if_hqs_of_both_sides_fall_in_one_battle() -> None:
    # The single player destroys two HQs in phase 3, the team one in phase 1.
    units = """
        0.hunter_killer C2 melee>S; 1.hq C3; 0.hunter_killer E2 melee>S; 2.hq E3
        0.hq A2; 1.net_fighter A1 melee>S
    """
    result = fight(one_vs_two("moloch:3 borgo:1 outpost:1", units))
    assert result.health == [0, 0, 0]
    assert result.report.outcome is not None
    assert (result.report.outcome.winners, result.report.outcome.reason) == ((1, 2), "hq_destroyed")


ONE_FINAL: dict[str, Any] = {"first_out": 1, "countdown": 0, "turn": 2, "slot": 3, "decks": [[], [], []]}
THREE_APART = "0.hq A1; 1.hq E3; 2.hq A3"


@pytest.mark.clause("NH-13.4.3")
@pytest.mark.parametrize(
    ("health", "winners"), [((20, 9, 10), (0,)), ((20, 13, 8), (1, 2)), ((5, 1, 5), (1, 2))]
)
def test_else_the_greater_sum_of_health(health: tuple[int, int, int], winners: tuple[int, ...]) -> None:
    players = " ".join(f"outpost:{points}" for points in health)
    match = match_at(one_vs_two(players, THREE_APART), ["hmg"], **ONE_FINAL)
    assert play(match, "end").battles == [(1, "final")]
    assert won(match) == (winners, "health")


@pytest.mark.clause("R-70", "NH-13.4.3")
def test_equal_sums_bring_one_turn_each_and_an_overtime_battle() -> None:
    units = f"{THREE_APART}; 0.runner C1; 1.runner C3; 2.runner C5"
    match = match_at(one_vs_two("outpost:20 outpost:12 outpost:8", units), ["hmg"], **ONE_FINAL)
    assert turns(play(match, "end")) == [0]
    assert turns(play(match, "end")) == [1]
    assert turns(play(match, "end")) == [2]  # the second place of the single player is passed over
    assert play(match, "end").battles == [(2, "overtime")]
    assert won(match) == ((0, 1, 2), "draw")


@pytest.mark.clause("NH-13.4.4", "R-36", "NH-13.1.2")
@pytest.mark.parametrize(
    ("seat", "slot", "others"), [(0, 0, [1]), (0, 2, [2]), (1, 1, [0, 2]), (2, 3, [0, 1])]
)
def test_who_still_plays_after_the_last_draw(seat: int, slot: int, others: list[int]) -> None:
    decks = [["hmg"] * 9 for _ in range(3)]
    decks[seat] = ["hmg"]
    position = one_vs_two("outpost outpost:5 outpost:5", THREE_APART, decks=decks, slot=slot)
    match = match_at(position, stage="start", turn=seat)
    seen: list[int] = []
    story = Story([])
    while not match.over:
        story = play(match, "end")
        seen += turns(story)
    assert seen == others
    assert story.battles == [(seat, "final")]


@pytest.mark.clause("NH-13.4.2")
def test_a_position_says_which_turn_of_the_single_player_it_is() -> None:
    decks = [["hmg"] * 9 for _ in range(3)]
    for slot, following in ((0, 1), (2, 2)):
        position = one_vs_two("outpost outpost:5 outpost:5", THREE_APART, decks=decks, slot=slot)
        match = match_at(position, ["move"])
        assert match.position()["slot"] == slot
        again = Match.from_position(match.position())
        assert turns(play(again, "end")) == [following]


# 13.5 Teams


@pytest.mark.clause("NH-13.5.1", "R-1")
def test_each_hq_has_15_health_or_20_by_the_errata() -> None:
    match = Match(FOUR, mode="teams")
    assert [match.health(seat) for seat in range(4)] == [15] * 4
    errata = Match(FOUR, mode="teams", options={"team_hq_health": "20"})
    assert [errata.health(seat) for seat in range(4)] == [20] * 4


@pytest.mark.clause("NH-13.5.2", "NH-13.1.1", "TV-13.2")
def test_teams_alternate() -> None:
    match = Match(FOUR, mode="teams", decks=DECKS)
    assert match.sides == [0, 1, 0, 1]
    assert openings(match, 5) == [(0, 1), (1, 2), (2, 3), (3, 3), (0, 3)]


@pytest.mark.clause("NH-13.5.4")
def test_the_first_team_to_destroy_an_hq_wins() -> None:
    units = "2.annihilator C1 ranged>S; 1.hq C3; 0.hq A1; 2.hq A3; 3.hq E1"
    match = match_at(teams("moloch borgo:2 outpost hegemony", units), ["battle"])
    play(match, "play battle")
    assert won(match) == ((0, 2), "hq_destroyed")


@pytest.mark.clause("NH-13.5.4", "R-70")
@pytest.mark.parametrize(
    ("rest", "winners", "reason"),
    [((9, 8), (0, 2), "hq_destroyed"), ((7, 8), (1, 3), "hq_destroyed"), ((8, 8), (0, 1, 2, 3), "draw")],
)
def test_if_an_hq_of_each_falls_the_others_decide(
    rest: tuple[int, int], winners: tuple[int, ...], reason: str
) -> None:
    units = "0.hornet C2 melee>S; 1.hq C3; 1.mutant A2 melee>N; 0.hq A1; 2.hq A3; 3.hq E1"
    players = f"moloch:1 borgo:1 outpost:{rest[0]} hegemony:{rest[1]}"
    match = match_at(teams(players, units), ["battle"])
    play(match, "play battle")
    assert won(match) == (winners, reason)


TEAM_FINAL: dict[str, Any] = {"first_out": 0, "countdown": 0, "turn": 3, "decks": [[], [], [], []]}


@pytest.mark.clause("NH-13.5.4")
@pytest.mark.parametrize(("health", "winners"), [("15 9 3 8", (0, 2)), ("15 9 3 10", (1, 3))])
def test_nobody_destroyed_the_greater_sum_wins(health: str, winners: tuple[int, ...]) -> None:
    players = " ".join(f"outpost:{points}" for points in health.split())
    match = match_at(teams(players, APART), ["hmg"], **TEAM_FINAL)
    assert play(match, "end").battles == [(0, "final")]
    assert won(match) == (winners, "health")


@pytest.mark.clause("R-70", "NH-13.5.4")
def test_equal_sums_of_teams_bring_overtime() -> None:
    units = f"{APART}; 0.runner C1; 1.runner C3; 2.runner C5; 3.runner D3"
    match = match_at(teams("outpost:9 outpost:6 outpost:1 outpost:4", units), ["hmg"], **TEAM_FINAL)
    seen = []
    while not match.over:
        story = play(match, "end")
        seen += turns(story)
    assert seen == [0, 1, 2, 3]
    assert story.battles == [(3, "overtime")]
    assert won(match) == ((0, 1, 2, 3), "draw")


@pytest.mark.clause("R-70", "R-69")
def test_the_overtime_of_teams_goes_on_in_the_running_order_whatever_is_set() -> None:
    units = f"{APART}; 0.runner C1; 1.runner C3; 2.runner C5; 3.runner D3"
    options = {"overtime_starts": "after_first_out"}
    position = teams("outpost:9 outpost:6 outpost:1 outpost:4", units, options=options)
    match = match_at(position, ["hmg"], **(TEAM_FINAL | {"first_out": 2}))
    assert turns(play(match, "end")) == [0]


@pytest.mark.clause("R-35", "NH-13.5.4")
@pytest.mark.parametrize(
    ("players", "winners", "sentence"),
    [
        ("outpost:9 outpost:6 outpost:3 outpost:4", (0, 2), "outcome-won-together"),
        ("outpost:9 outpost:6 outpost:1 outpost:4", (0, 1, 2, 3), "outcome-drawn"),
    ],
)
def test_a_full_board_where_nothing_can_change(players: str, winners: tuple[int, ...], sentence: str) -> None:
    # Medics everywhere: those of one team in columns A to C, those of the other in D and E.
    corners = ["A1", "E1", "A3", "E3"]
    units = [f"{seat}.hq {hex}" for seat, hex in enumerate(corners)]
    rest = [hex for hex in board_of(19).labels if hex not in corners]
    units += [f"{0 if hex[0] < 'D' else 1}.medic {hex}" for hex in rest]
    match = Match.from_position(teams(players, ";".join(units)))
    assert won(match) == (winners, "deadlock")
    assert match.outcome is not None
    assert outcome_phrase(match.outcome).id == sentence


# 13.4 The order of decisions

TURNS = [(0, 0, [0, 1, 2]), (1, 1, [1, 0, 2]), (0, 2, [0, 2, 1]), (2, 3, [2, 0, 1])]


def askings(match: Match, kind: str, answer: str) -> list[int]:
    """Who is asked one after the other for one kind of answer."""
    seen = []
    while (question := asked(match)) is not None and question[1] == kind:
        seen.append(question[0])
        play(match, next(text for text in legal_texts(match) if text.startswith(answer)))
    return seen


@pytest.mark.clause("R-51", "NH-13.4.2")
@pytest.mark.parametrize(("seat", "slot", "order"), TURNS)
def test_clowns_of_one_against_two_are_asked_in_the_order_of_turns(
    seat: int, slot: int, order: list[int]
) -> None:
    position = one_vs_two("moloch moloch:13 moloch:13", f"{THREE_APART}; 0.clown C1; 1.clown C3; 2.clown C5")
    match = match_at(position, ["battle"], turn=seat, slot=slot)
    play(match, "play battle")
    assert askings(match, "clown", "attack") == order


@pytest.mark.clause("R-51", "NH-9.10", "NH-13.4.2")
@pytest.mark.parametrize(("seat", "slot", "order"), TURNS)
def test_medics_of_one_against_two_decide_in_the_order_of_turns(
    seat: int, slot: int, order: list[int]
) -> None:
    # A bomb falls on a unit of each player; two Medics of its owner stand behind each.
    units = (
        "0.hq C3; 1.hq D2; 2.hq C4; 0.hybrid C2; 0.medic C1 link>S; 0.medic D1 link>SW;"
        "1.hybrid D3; 1.medic E2 link>SW; 1.medic E3 link>NW; 2.hybrid B3;"
        "2.medic A2 link>SE; 2.medic A3 link>NE"
    )
    position = one_vs_two("moloch moloch:13 moloch:13", units)
    match = match_at(position, ["air_strike"], turn=seat, slot=slot)
    play(match, "play air_strike C3")
    assert askings(match, "medic", "heal") == order


@pytest.mark.clause("R-51", "NH-5.4.2", "NH-13.4.2")
@pytest.mark.parametrize(("seat", "slot", "order"), TURNS)
def test_scavengers_of_one_against_two_fly_in_the_order_of_turns(
    seat: int, slot: int, order: list[int]
) -> None:
    position = one_vs_two(
        "beasts beasts:13 beasts:13", f"{THREE_APART}; 0.vulture C1; 1.vulture C3; 2.vulture C5"
    )
    match = match_at(position, ["battle"], turn=seat, slot=slot)
    play(match, "play battle")
    assert askings(match, "scavenge", "stay") == order


@pytest.mark.clause("R-51", "NH-5.1.3", "NH-13.4.2", "R-36")
@pytest.mark.parametrize(("seat", "slot", "order"), [(1, 1, [0, 1, 2]), (2, 3, [0, 2, 1])])
def test_the_order_goes_on_from_the_last_turn_of_the_causer(seat: int, slot: int, order: list[int]) -> None:
    """The single player drew the last tile; the next opponent had one more turn, then comes the end."""
    position = one_vs_two("moloch moloch:13 moloch:13", f"{THREE_APART}; 0.clown C1; 1.clown C3; 2.clown C5")
    end: dict[str, Any] = {"first_out": 0, "countdown": 0, "decks": [[], [], []]}
    match = match_at(position, ["hybrid"], turn=seat, slot=slot, **end)
    assert play(match, "end").battles == [(0, "final")]
    assert askings(match, "clown", "attack") == order
