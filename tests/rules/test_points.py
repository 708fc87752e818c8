"""Section 13.3: points mode, where HQs are never destroyed and wounds on them are points."""

from typing import Any

import pytest

from ashfall.neuroshima import Match
from ashfall.neuroshima.events import BattleEnded, HealthLost, Paid, Scored
from tests.rules.readings import turns, won, wounded
from tests.rules.vectors import Position, Story, asked, board, fight, legal_texts, match_at, play, refused

APART = "0.hq A1; 1.hq E3; 2.hq A3"
FINAL: dict[str, Any] = {"first_out": 0, "countdown": 0, "turn": 2, "decks": [[], [], []]}


def points(players: str, units: str, **fields: Any) -> Position:
    return board(players, units, mode="points", **fields)


def scored(story: Story) -> list[tuple[int, int, int]]:
    """Seat, points and what it has then, of everything that was scored."""
    return [(event.seat, event.amount, event.points) for event in story.events(Scored)]


@pytest.mark.clause("NH-13.3.1")
def test_counters_start_at_0() -> None:
    match = Match(["moloch", "borgo", "outpost"], mode="points")
    assert [match.health(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.clause("NH-13.3.1", "TV-13.4")
def test_wounds_on_an_hq_are_points_and_the_hq_stays() -> None:
    units = "0.net_fighter C2 melee>S; 1.hq C3; 0.hq A1; 2.hq A3"
    result = fight(points("borgo moloch outpost", units))
    assert scored(result) == [(0, 3, 3)]
    assert result.health == [3, 0, 0]
    assert result.events(HealthLost) == []
    assert "C3" in result.left
    assert result.outcome is None


@pytest.mark.clause("NH-13.3.2", "TV-13.4")
def test_scores_stop_at_20() -> None:
    units = "0.net_fighter C2 melee>S; 1.hq C3; 0.hq A1; 2.hq A3"
    result = fight(points("borgo:19 moloch outpost", units))
    assert scored(result) == [(0, 1, 20)]
    assert result.health == [20, 0, 0]
    assert result.outcome == (0, "points")


@pytest.mark.clause("NH-13.3.2", "R-44")
def test_the_battle_is_played_out_and_a_tie_at_20_is_not_broken() -> None:
    # Phase 3: the first has 20. Phase 2: so has the second.
    units = "0.commando C1 ranged>S; 2.hq C3; 1.annihilator C5 ranged>N; 0.hq A1; 1.hq E3"
    match = match_at(points("outpost:19 outpost:18 outpost:3", units), ["battle"])
    story = play(match, "play battle")
    assert scored(story) == [(0, 1, 20), (1, 2, 20)]
    assert len(story.events(BattleEnded)) == 1
    assert won(match) == ((0, 1), "shared")


@pytest.mark.clause("NH-13.3.2", "NH-13.6.1")
@pytest.mark.parametrize("more", ["", " hegemony:2"])
def test_otherwise_most_points_after_the_final_battle(more: str) -> None:
    units = f"{APART}; 3.hq E1" if more else APART
    last = {"turn": 3, "decks": [[], [], [], []]} if more else {}
    match = match_at(points(f"moloch:4 borgo:7 outpost:6{more}", units), ["move"], **(FINAL | last))
    assert play(match, "end").battles == [(0, "final")]
    assert won(match) == ((1,), "points")


@pytest.mark.clause("R-85", "NH-13.3.2")
def test_a_tie_for_the_most_points_has_the_overtime_of_free_for_all() -> None:
    # The third player catches up in overtime, but only the tied can win.
    units = "0.hq C3; 0.runner D1; 1.hq E3; 1.runner E2; 2.hq A3; 2.annihilator C5 ranged>N"
    match = match_at(points("outpost:9 outpost:9 outpost:6", units), ["hmg"], **FINAL)
    assert turns(play(match, "end")) == [0]
    assert turns(play(match, "end")) == [1]
    assert play(match, "end").battles == [(2, "overtime")]
    assert match.health(2) == 10
    assert won(match) == ((0, 1), "shared")


# The Commando shoots over its own HQ into the Judge; nobody else can strike, and every hex is taken.
MIRRORED = (
    "0.hq B2; 0.commando D1 ranged>SW; 1.judge A2 reflection>NE; 1.hq E3; 2.hq C5; 1.pacifier D4 f5;"
    "1.officer D3; 1.officer E2; 1.sergeant A3; 2.blocker C4; 2.blocker B4;"
    "0.recon_center B1; 0.recon_center C2; 0.recon_center C3; 0.recon_center B3; 0.recon_center A1;"
    "0.recon_center C1; 0.recon_center D2"
)


@pytest.mark.clause("R-91", "R-35", "NH-5.4.3", "NH-13.3.3")
def test_a_shot_thrown_back_at_the_own_hq_does_not_keep_a_full_board_fighting() -> None:
    match = match_at(points("outpost:3 steel_police:2 moloch", MIRRORED), ["recon_center"])
    story = play(match, "place recon_center E1 0")
    assert story.battles == [(0, "full_board")]
    assert story.hits("B2") == [(3, 1)]
    assert scored(story) == []
    assert won(match) == ((0,), "deadlock")


@pytest.mark.clause("NH-13.3.3", "NH-8.6.1")
@pytest.mark.parametrize(
    "units",
    [
        "0.commando C1 ranged>S; 0.hq C2; 1.judge C3 reflection>N; 1.hq E3; 2.hq A3",
        "0.commando D1 ranged>SW; 0.hq B2; 1.judge A2 reflection>NE; 1.hq E3; 2.hq C5",
    ],
)
def test_a_reflected_attack_scores_nothing(units: str) -> None:
    # The shot flies over the own HQ, is thrown back at it, and nobody owes anybody a point.
    result = fight(points("outpost steel_police moloch", units))
    assert {"C2", "B2"} & wounded(result)
    assert result.health == [0, 0, 0]


# what the own side does to the own HQ


@pytest.mark.clause("R-45", "NH-13.3.3", "NH-8.4.1", "DP-10")
def test_friendly_fire_on_the_own_hq_is_given_away_point_by_point() -> None:
    units = "0.ram C4 f0; 0.hq C3; 1.hq E3; 2.hq A3"
    match = match_at(points("beasts moloch outpost", units), ["battle"])
    play(match, "play battle")
    assert asked(match) == (0, "give")
    assert legal_texts(match) == ["give 1", "give 2"]
    assert match.decision is not None
    assert match.decision.clause == "R-45"
    assert refused(match, "end").text_id == "refusal-give-first"
    story = play(match, "give 2")
    assert scored(story) == [(2, 1, 1)]
    assert asked(match) == (0, "give")
    story = play(match, "give 1")
    assert scored(story) == [(1, 1, 1)]
    assert len(story.events(BattleEnded)) == 1
    assert turns(story) == [1]


@pytest.mark.clause("R-95", "R-45", "NH-13.3.2")
def test_a_point_for_somebody_who_has_them_all_changes_nothing() -> None:
    units = "0.ram C4 f0; 0.hq C3; 1.hq E3; 2.commando C2 ranged>S; 2.hq A3"
    match = match_at(points("beasts moloch outpost:19", units), ["battle"])
    assert scored(play(match, "play battle")) == [(2, 1, 20)]
    assert legal_texts(match) == ["give 1", "give 2"]
    assert scored(play(match, "give 2")) == []
    assert scored(play(match, "give 1")) == [(1, 1, 1)]
    assert (match.over, match.health(2)) == (True, 20)


@pytest.mark.clause("R-45")
def test_the_causer_of_the_battle_gives_first() -> None:
    units = "0.ram C4 f0; 0.hq C3; 1.ram E2 f3; 1.hq E3; 2.hq A3"
    match = match_at(points("beasts beasts outpost", units), ["battle"], turn=1)
    play(match, "play battle")
    assert [asked(match), *(play(match, "give 2") and asked(match) for _ in range(3))] == [
        (1, "give"),
        (1, "give"),
        (0, "give"),
        (0, "give"),
    ]


@pytest.mark.clause("R-45", "NH-12.2")
def test_the_net_of_steel_costs_a_point_for_an_opponent() -> None:
    match = match_at(points("steel_police borgo outpost", f"{APART}; 1.claws E1"), ["battle", "move"])
    story = play(match, "net E1")
    assert story.events(Paid) == []
    assert asked(match) == (0, "give")
    assert scored(play(match, "give 1")) == [(1, 1, 1)]
    assert (asked(match), match.health(0)) == ((0, "turn"), 0)
    assert match.is_netted("E1")


@pytest.mark.clause("R-45", "NH-12.5")
def test_an_execution_costs_a_point_for_an_opponent() -> None:
    match = match_at(points("steel_police borgo outpost", f"{APART}; 1.claws E1"), ["executioner", "move"])
    story = play(match, "execute executioner E1 0", "give 2")
    assert story.removed["E1"][1] == "execution"
    assert scored(story) == [(2, 1, 1)]
    assert asked(match) == (0, "turn")


@pytest.mark.clause("R-45", "NH-13.3.2")
def test_a_point_that_is_given_may_be_the_last() -> None:
    match = match_at(points("steel_police borgo:19 outpost", f"{APART}; 1.claws E1"), ["battle"])
    play(match, "net E1", "give 1")
    assert won(match) == ((1,), "points")


@pytest.mark.clause("NH-13.3.1", "R-30")
def test_a_hunt_scores_at_once() -> None:
    units = "0.ram C4 f0; 0.hq A1; 1.hq C3; 2.hq A3"
    match = match_at(points("beasts:18 borgo outpost", units), ["hunt", "move"])
    assert scored(play(match, "play hunt C4 C4 0", "strike C4 N")) == [(0, 2, 20)]
    assert won(match) == ((0,), "points")


@pytest.mark.clause("R-84", "NH-8.10.1")
def test_an_own_explosion_on_the_own_hq_is_given_away_too() -> None:
    units = "0.clown C4; 0.hq C3; 1.hq C5; 2.hq A3"
    match = match_at(points("moloch borgo outpost", units), ["battle"])
    story = play(match, "play battle", "explode C4")
    assert scored(story) == [(0, 1, 1)]  # the HQ of the other
    assert asked(match) == (0, "give")
    assert scored(play(match, "give 2")) == [(2, 1, 1)]


@pytest.mark.clause("NH-13.3.1", "NH-9.2")
def test_what_a_medic_takes_is_no_point() -> None:
    units = "0.net_fighter C2 melee>S; 1.hq C3; 1.medic C4 link>N; 0.hq A1; 2.hq A3"
    result = fight(points("borgo moloch outpost", units))
    assert scored(result) == []
    assert "C4" not in result.left
