"""Instants (section 11 without push and grab, TV-9)."""

import pytest

from ashfall.neuroshima import Match
from ashfall.neuroshima.events import (
    ArmorHeld,
    BattleStarted,
    GameOver,
    HealthLost,
    Missed,
    Moved,
    Netted,
    Placed,
    Played,
    Terrified,
    TurnStarted,
    Wound,
)
from tests.rules.readings import absorbed, wounded
from tests.rules.vectors import Position, Story, board, fight, legal_texts, match_at, play, refused


@pytest.mark.clause("NH-11.1", "NH-4.2")
def test_a_battle_tile_starts_a_battle() -> None:
    match = match_at(board("moloch borgo", "0.hq A1; 1.hq E3"), ["battle", "hybrid"])
    story = play(match, "play battle")
    assert [(e.seat, e.tile) for e in story.events(Played)] == [(0, "battle")]
    assert [(e.seat, e.cause) for e in story.events(BattleStarted)] == [(0, "tile")]
    assert match.discards(0) == ["battle"]
    assert match.turn == 1


# 11.2 Move


@pytest.mark.clause("NH-11.2", "NH-4.8")
@pytest.mark.parametrize("unit", ["hq", "mutant", "officer"])
def test_a_move_goes_to_every_empty_neighbour_with_any_facing(unit: str) -> None:
    match = match_at(board("borgo moloch", f"0.{unit} C3; 1.blocker C2"), ["move"])
    goals = {"C3", "D2", "D3", "C4", "B3", "B2"}  # all but the occupied one
    offered = legal_texts(match, "play move")
    assert set(offered) == {f"play move C3 {goal} {facing}" for goal in goals for facing in range(6)}


@pytest.mark.clause("NH-11.2", "R-32")
def test_moving_and_turning_are_one_change() -> None:
    match = match_at(board("borgo moloch", "0.mutant C3"), ["move", "battle"])
    [moved] = play(match, "play move C3 C2 4").events(Moved)
    assert (moved.before.hex, moved.before.facing, moved.unit.hex, moved.unit.facing) == ("C3", 0, "C2", 4)
    assert moved.cause == "move"


@pytest.mark.clause("NH-11.2")
@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("play move C1 C2 0", "NH-3.9"),  # not an enemy's
        ("play move C3 C1 0", "NH-11.2"),
        ("play move C3 E1 0", "NH-11.2"),
        ("play move C3 D2 0", "NH-1.4"),
        ("play move A1 A2 0", "NH-3.9"),
    ],
)
def test_a_move_has_its_limits(text: str, clause: str) -> None:
    match = match_at(board("borgo moloch", "0.mutant C3; 1.blocker C1; 1.blocker D2"), ["move"])
    assert refused(match, text).clause == clause


@pytest.mark.clause("R-32", "R-68")
def test_a_move_may_change_nothing() -> None:
    match = match_at(board("borgo moloch", "0.mutant C3"), ["move", "battle"])
    play(match, "play move C3 C3 0")
    unit = match.unit("C3")
    assert unit is not None
    assert unit.facing == 0
    assert match.hand(0) == ["battle"]


@pytest.mark.clause("R-32", "NH-7.1.3")
def test_a_rotation_does_not_sweep() -> None:
    # From N and NW to S and SW: nobody on the way is touched.
    units = "0.net_fighter C3 f0; 1.mutant D2; 1.mutant D3; 1.mutant B2; 1.mutant C4"
    match = match_at(board("moloch borgo", units), ["move", "battle"])
    story = play(match, "play move C3 C3 4")
    assert [e.unit.hex for e in story.events(Netted)] == ["C4"]
    assert {u.hex for u in match.units() if u.netted} == {"C4"}


@pytest.mark.clause("R-33", "NH-12.1")
def test_two_moves_and_mobility_may_serve_one_unit() -> None:
    match = match_at(board("borgo moloch", "0.assassin A1; 1.hq E3"), ["move", "move", "battle"])
    story = play(match, "play move A1 B2 0", "mobility B2 C3 0", "play move C3 C4 0")
    assert [(e.unit.hex, e.cause) for e in story.events(Moved)] == [
        ("B2", "move"),
        ("C3", "mobility"),
        ("C4", "move"),
    ]


# 11.5 Sniper


@pytest.mark.clause("NH-11.5", "TV-9.4")
def test_a_sniper_gives_one_wound() -> None:
    units = "0.hq A1; 1.hq E3; 1.protector C3; 1.officer E1"
    match = match_at(board("outpost moloch", units), ["sniper", "sniper", "move"])
    first = play(match, "play sniper C3")
    assert [(e.target.hex, e.amount, e.source, e.kind) for e in first.events(Wound)] == [
        ("C3", 1, None, "instant")
    ]
    protector = match.unit("C3")
    assert protector is not None
    assert protector.wounds == 1
    assert play(match, "play sniper E1").removed == {"E1": (-1, "wounds")}


@pytest.mark.clause("NH-11.5", "TV-9.4")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("play sniper E3", "refusal-hq-immune"),
        ("play sniper A1", "refusal-no-enemy"),  # the own HQ
        ("play sniper B1", "refusal-no-enemy"),  # an empty hex
        ("play sniper A2", "refusal-no-enemy"),  # an own unit
    ],
)
def test_a_sniper_needs_an_enemy_that_is_no_hq(text: str, reason: str) -> None:
    units = "0.hq A1; 0.commando A2; 1.hq E3; 1.officer E1"
    match = match_at(board("outpost moloch", units), ["sniper"])
    error = refused(match, text)
    assert (error.clause, error.text_id) == ("NH-11.5", reason)
    assert legal_texts(match, "play sniper") == ["play sniper E1"]


# 11.6 Grenade

GRENADE = "0.hq C3; 1.blocker C2; 1.officer D2; 1.hq D3; 0.mutant C4; 1.hybrid E1"


@pytest.mark.clause("NH-11.6", "TV-9.3")
@pytest.mark.parametrize("target", ["C2", "D2"])
def test_a_grenade_destroys_whatever_the_toughness(target: str) -> None:
    match = match_at(board("borgo moloch", GRENADE), ["grenade", "move"])
    assert play(match, f"play grenade {target}").removed == {target: (-1, "wounds")}


@pytest.mark.clause("NH-11.6")
def test_a_grenade_destroys_a_wounded_unit() -> None:
    match = match_at(board("borgo moloch", "0.hq C3; 1.blocker C2 w2"), ["grenade", "move"])
    assert set(play(match, "play grenade C2").removed) == {"C2"}


@pytest.mark.clause("NH-11.6", "TV-9.3")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("play grenade D3", "refusal-hq-immune"),
        ("play grenade C4", "refusal-no-enemy"),
        ("play grenade B3", "refusal-no-enemy"),
        ("play grenade E1", "refusal-no-effect"),  # not beside the own HQ
    ],
)
def test_a_grenade_has_its_limits(text: str, reason: str) -> None:
    match = match_at(board("borgo moloch", GRENADE), ["grenade"])
    error = refused(match, text)
    assert (error.clause, error.text_id) == ("NH-11.6", reason)
    assert legal_texts(match, "play grenade") == ["play grenade C2", "play grenade D2"]


@pytest.mark.clause("NH-11.6", "TV-9.3", "R-62")
def test_no_grenade_from_a_netted_hq() -> None:
    match = match_at(board("borgo moloch", f"{GRENADE}; 1.net_fighter B3 net>NE"), ["grenade"])
    error = refused(match, "play grenade C2")
    assert (error.clause, error.text_id) == ("NH-11.6", "refusal-hq-netted")


# 11.7 Air Strike


@pytest.mark.clause("NH-11.7", "TV-9.1")
def test_an_air_strike_wounds_everybody_but_hqs() -> None:
    units = """
        0.hq C4; 0.hybrid C3; 0.blocker D2; 1.super_officer B2; 1.mutant B3
        1.hq C2; 1.mutant C1; 0.hybrid E2
    """
    match = match_at(board("moloch borgo", units), ["air_strike", "battle"])
    story = play(match, "play air_strike C3")
    assert wounded(story) == {"C3", "D2", "B2", "B3"}
    assert {e.amount for e in story.events(Wound)} == {1}
    assert set(story.removed) == {"C3", "B3"}
    assert story.events(HealthLost) == []


@pytest.mark.clause("NH-11.7", "TV-9.1", "R-68")
def test_an_air_strike_needs_six_neighbours_and_nobody_to_hit() -> None:
    match = match_at(board("moloch borgo", "0.hq A1; 1.hq E3"), ["air_strike"])
    inner = ["B2", "B3", "C2", "C3", "C4", "D2", "D3"]
    assert legal_texts(match, "play air_strike") == [f"play air_strike {hex}" for hex in inner]
    for outer in ("E3", "E2", "C1", "A1"):
        error = refused(match, f"play air_strike {outer}")
        assert (error.clause, error.text_id) == ("NH-11.7", "refusal-edge-of-board")


@pytest.mark.clause("R-11", "TV-9.2", "NH-9.7")
def test_an_air_strike_on_a_unit_and_its_medic_kills_both() -> None:
    match = match_at(board("moloch outpost", "1.commando C3; 1.medic C4 link>N"), ["air_strike", "move"])
    story = play(match, "play air_strike C3")
    assert absorbed(story) == []
    assert set(story.removed) == {"C3", "C4"}


@pytest.mark.clause("R-10", "R-11", "TV-9.2")
def test_a_medic_outside_an_air_strike_saves_one_unit() -> None:
    units = "1.commando C4; 1.commando B3; 1.medic C5 link>N; 1.hq E1; 0.hq A1"
    match = match_at(board("moloch outpost", units), ["air_strike", "move"])
    story = play(match, "play air_strike C3")
    assert absorbed(story) == [("C4", 1, "C5")]
    assert set(story.removed) == {"B3", "C5"}


@pytest.mark.clause("R-11")
def test_each_hit_of_an_air_strike_is_a_source_of_its_own() -> None:
    # One Medic between two wounded units: its owner picks.
    units = "1.commando C4; 1.commando D3; 1.medic D4 link>N link>NW; 1.hq E1; 0.hq A1"
    match = match_at(board("moloch outpost", units), ["air_strike", "move"])
    play(match, "play air_strike C3")
    assert match.decision is not None
    assert match.decision.seat == 1
    assert legal_texts(match) == ["heal C4 - - D4", "heal D3 - - D4"]
    assert set(play(match, "heal D3 - - D4").removed) == {"C4", "D4"}


@pytest.mark.clause("NH-11.8")
@pytest.mark.parametrize(
    ("players", "units", "tile", "text"),
    [
        ("borgo moloch", "0.hq C4; 1.blocker C3 armor>S", "grenade", "play grenade C3"),
        ("outpost hegemony", "1.gladiator C3 w1", "sniper", "play sniper C3"),
        ("moloch steel_police", "1.riot_policeman C3", "air_strike", "play air_strike C3"),
        ("borgo steel_police", "0.hq C4; 1.judge C3 reflection>S", "grenade", "play grenade C3"),
        ("moloch steel_police", "1.judge C3", "air_strike", "play air_strike C3"),
    ],
)
def test_armor_and_reflection_do_not_stop_instants(players: str, units: str, tile: str, text: str) -> None:
    match = match_at(board(players, units), [tile, "move"])
    story = play(match, text)
    assert set(story.removed) == {"C3"}
    assert story.events(ArmorHeld) == []


# 11.9 Terror


def after_terror(hand: list[str]) -> Match:
    """Steel Police (seat 0) has played Terror; seat 1 has begun its turn and holds ``hand``."""
    units = "0.hq A1; 0.officer A3; 1.hq E3; 1.pacifier C3"
    decks = [["judge", "move", "wardog"] * 3, [*hand, "scout", "scout", "scout", "scout"]]
    match = match_at(board("steel_police steel_police", units, decks=decks), ["terror", "move"])
    story = play(match, "play terror", "end")
    assert [e.seat for e in story.events(Terrified)] == [1]
    return match


@pytest.mark.clause("NH-11.9", "NH-4.7", "R-29")
def test_terror_stops_every_placement_in_the_next_turn() -> None:
    match = after_terror(["judge", "executioner", "move"])
    assert match.decision is not None
    assert match.decision.kind == "discard"  # the mandatory discard is not skipped
    play(match, "discard move")
    assert refused(match, "place judge B1 0").clause == "NH-4.7"
    assert refused(match, "execute executioner A3 0").clause == "NH-4.7"
    assert not [text for text in legal_texts(match) if text.startswith(("place", "execute"))]


@pytest.mark.clause("NH-11.9", "NH-4.7", "R-29", "R-27")
def test_terror_leaves_instants_abilities_and_replacement() -> None:
    match = after_terror(["judge", "move", "battle"])
    play(match, "discard battle")
    offered = legal_texts(match)
    assert {"play move C3 C4 0", "replace C3 judge 0"} <= set(offered)
    [placed] = play(match, "replace C3 judge 2").events(Placed)
    assert (placed.unit.tile, placed.cause) == ("judge", "replacement")
    assert "mobility C3 C2 0" in legal_texts(match)


@pytest.mark.clause("NH-11.9", "R-29")
def test_terror_lasts_one_turn_and_spares_its_player() -> None:
    match = after_terror(["judge", "move", "battle"])
    story = play(match, "discard battle", "end")
    assert [e.seat for e in story.events(TurnStarted)] == [0]
    play(match, "discard move")
    assert legal_texts(match, "place")
    play(match, "end", "discard scout")
    assert match.turn == 1
    assert "place judge B1 0" in legal_texts(match)


# 11.10 Hunt


def hunting(units: str, foe: str = "steel_police", **fields: object) -> Match:
    return match_at(board(f"beasts {foe}", units, **fields), ["hunt", "move"])


def hits_of(story: Story) -> list[tuple[str, int]]:
    return [(e.target.hex, e.amount) for e in story.events(Wound)]


@pytest.mark.clause("NH-11.10", "DP-9", "R-30")
def test_a_hunter_moves_first_and_then_strikes_with_one_edge() -> None:
    match = hunting("0.ram C4 f0; 1.executioner C2; 1.officer D2")
    [moved] = play(match, "play hunt C4 C3 0").events(Moved)
    assert (moved.unit.hex, moved.cause) == ("C3", "hunt")
    decision = match.decision
    assert decision is not None
    assert (decision.seat, decision.kind, decision.clause, decision.about) == (0, "hunt", "NH-11.10", ("C3",))
    # Every edge with an attack, also where nobody stands.
    assert legal_texts(match) == ["stay", "strike C3 N", "strike C3 NE", "strike C3 S", "strike C3 NW"]
    story = play(match, "strike C3 N")
    assert hits_of(story) == [("C2", 2)]
    assert story.causes_of("C3") == {"hunt"}
    assert set(story.removed) == {"C2"}
    assert match.unit("D2") is not None


@pytest.mark.clause("NH-11.10", "R-68", "DP-9")
def test_both_parts_of_a_hunt_are_optional() -> None:
    still = hunting("0.ram C4 f0; 1.officer C3")
    story = play(still, "play hunt C4 C4 0", "strike C4 N")
    assert story.events(Moved) == []
    assert hits_of(story) == [("C3", 2)]
    peaceful = hunting("0.ram C4 f0; 1.officer C3")
    story = play(peaceful, "play hunt C4 C4 0", "stay")
    assert (story.events(Moved), story.events(Wound)) == ([], [])
    assert peaceful.discards(0) == ["hunt"]


@pytest.mark.clause("NH-11.10")
@pytest.mark.parametrize(
    ("text", "clause"),
    [("play hunt C1 C2 0", "NH-3.9"), ("play hunt C4 C2 0", "NH-11.10"), ("play hunt C4 C3 0", "NH-1.4")],
)
def test_a_hunt_has_its_limits(text: str, clause: str) -> None:
    match = hunting("0.ram C4; 1.officer C1; 1.officer C3")
    assert refused(match, text).clause == clause


@pytest.mark.clause("R-30", "NH-11.10")
def test_a_unit_without_attack_only_moves() -> None:
    match = hunting("0.scout C4; 1.officer C3")
    play(match, "play hunt C4 D3 0")
    assert match.decision is not None
    assert match.decision.kind == "turn"


@pytest.mark.clause("R-30", "NH-8.9.1")
def test_a_hunt_strikes_with_current_bonuses() -> None:
    match = hunting("0.ram C4 f0; 0.officer_1 C5 link>N; 1.hq C3; 0.hq A1")
    story = play(match, "play hunt C4 C4 0", "strike C4 N")
    assert hits_of(story) == [("C3", 3)]
    assert match.health(1) == 17


@pytest.mark.clause("R-30", "NH-8.5.1")
def test_armor_works_against_a_hunt() -> None:
    match = hunting("0.acid_spit C5 f1; 1.bandog C3 armor>S")
    story = play(match, "play hunt C5 C5 1", "strike C5 N")
    assert wounded(story) == set()
    assert len(story.events(ArmorHeld)) == 1


@pytest.mark.clause("R-30", "NH-12.8")
def test_flying_works_against_a_hunt() -> None:
    match = hunting("0.ram C4 f0; 1.vulture C3", foe="beasts")
    story = play(match, "play hunt C4 C4 0", "strike C4 N")
    assert [e.reason for e in story.events(Missed)] == ["flying"]


@pytest.mark.clause("R-30", "NH-8.4.1")
def test_friendly_fire_works_in_a_hunt() -> None:
    match = hunting("0.ram C4 f0; 0.scout C3")
    assert set(play(match, "play hunt C4 C4 0", "strike C4 N").removed) == {"C3"}


@pytest.mark.clause("R-30", "NH-6B.4")
def test_a_hunt_causes_no_agony() -> None:
    match = hunting("0.ram C4 f0; 1.urchin C3 f4", foe="beasts")
    story = play(match, "play hunt C4 C4 0", "strike C4 N")
    assert set(story.removed) == {"C3"}
    assert story.causes_of("C3") == set()
    ram = match.unit("C4")
    assert ram is not None
    assert ram.wounds == 0


@pytest.mark.clause("R-30", "NH-6.6")
def test_a_hunt_can_end_the_game() -> None:
    position = board("beasts steel_police:2", "0.ram C4 f0; 1.hq C3; 0.hq A1")
    match = match_at(position, ["hunt", "move"])
    story = play(match, "play hunt C4 C4 0", "strike C4 N")
    assert [(e.winner, e.reason) for e in story.events(GameOver)] == [(0, "hq_destroyed")]
    assert match.over


@pytest.mark.clause("R-30")
def test_a_hunt_spends_no_battle_token() -> None:
    match = hunting("0.hq A1; 0.ram C4 f0; 1.hq C3")
    play(match, "play hunt C4 C4 0", "strike C4 N")
    result = fight(match.position())
    assert result.phases_of("C4") == [2]


@pytest.mark.clause("R-30", "NH-12.10", "R-57")
def test_a_cerberus_that_leaves_its_hq_dies_before_it_strikes() -> None:
    match = hunting("0.hq A1; 0.cerberus B1; 1.officer D1")
    story = play(match, "play hunt B1 C1 2")
    assert story.removed == {"C1": (-1, "lair")}
    assert match.decision is not None
    assert match.decision.kind == "turn"
    assert match.unit("D1") is not None


@pytest.mark.clause("R-30", "NH-8.8.2")
def test_the_beasts_hq_hunts_but_wounds_no_hq() -> None:
    match = hunting("0.hq C4; 1.hq C3; 1.officer D3")
    story = play(match, "play hunt C4 C4 0", "strike C4 N")
    assert [(e.reason, e.target and e.target.hex) for e in story.events(Missed)] == [("hq", "C3")]
    assert match.health(1) == 20
    again = hunting("0.hq C4; 1.hq C3; 1.officer D3")
    assert set(play(again, "play hunt C4 C4 0", "strike C4 NE").removed) == {"D3"}


@pytest.mark.clause("R-30", "NH-7.1.1")
def test_a_hunter_that_walks_into_a_net_strikes_nobody() -> None:
    match = hunting("0.ram C5 f0; 1.pacifier B3 net>SE; 1.officer C3")
    play(match, "play hunt C5 C4 0")
    assert match.is_netted("C4")
    assert match.decision is not None
    assert match.decision.kind == "turn"


@pytest.mark.clause("NH-9.2", "R-30")
def test_a_hunt_waits_for_the_choice_of_a_medic() -> None:
    position: Position = board(
        "beasts moloch", "0.ram C2 f3; 1.officer C3; 1.medic C4 link>N; 1.medic B3 link>NE; 0.hq A1; 1.hq E1"
    )
    match = match_at(position, ["hunt", "move"])
    play(match, "play hunt C2 C2 3", "strike C2 S")
    assert match.decision is not None
    assert (match.decision.seat, match.decision.kind) == (1, "medic")
    assert legal_texts(match) == ["heal C3 C2 S B3", "heal C3 C2 S C4"]
    assert set(play(match, "heal C3 C2 S C4").removed) == {"C4"}
    assert match.turn == 0
