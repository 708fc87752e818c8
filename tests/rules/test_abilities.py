"""Unit abilities (section 12 without push and flying)."""

import pytest

from ashfall.neuroshima import Match
from ashfall.neuroshima.army import load_army
from ashfall.neuroshima.events import (
    BattleStarted,
    Freed,
    GameOver,
    Moved,
    NetReturned,
    Netted,
    NetThrown,
    Paid,
    Placed,
    TurnStarted,
)
from tests.rules.vectors import Position, board, fight, legal_texts, match_at, play, refused
from tests.rules.vectors_b import netted

# 12.1 Mobility


@pytest.mark.clause("NH-12.1", "R-78")
def test_mobility_is_one_hex_and_a_turn_or_either() -> None:
    match = match_at(board("borgo moloch", "0.assassin C3; 1.blocker C2"), ["battle"])
    goals = {"D2", "D3", "C4", "B3", "B2"}
    moves = {f"mobility C3 {goal} {facing}" for goal in goals for facing in range(6)}
    turns = {f"mobility C3 C3 {facing}" for facing in range(1, 6)}  # staying as it is changes nothing
    assert set(legal_texts(match, "mobility")) == moves | turns


@pytest.mark.clause("NH-12.1")
@pytest.mark.parametrize(
    ("text", "clause"), [("mobility C3 C1 0", "NH-12.1"), ("mobility C3 C2 0", "NH-1.4")]
)
def test_mobility_needs_an_empty_neighbour(text: str, clause: str) -> None:
    match = match_at(board("borgo moloch", "0.assassin C3; 1.blocker C2"), ["battle"])
    assert refused(match, text).clause == clause


@pytest.mark.clause("NH-12.1")
def test_mobility_is_used_once_in_a_turn() -> None:
    units = "0.assassin C3; 0.hq A1; 1.hq E3"
    decks = [["mutant"] * 6, ["hybrid"] * 6]
    match = match_at(board("borgo moloch", units, decks=decks), ["move", "battle"])
    [moved] = play(match, "mobility C3 C2 4").events(Moved)
    assert (moved.unit.hex, moved.unit.facing, moved.cause) == ("C2", 4, "mobility")
    error = refused(match, "mobility C2 C1 0")
    assert (error.clause, error.text_id) == ("NH-12.1", "refusal-used")
    play(match, "play move C2 C3 0")  # in addition to Move tiles
    assert refused(match, "mobility C3 C2 0").clause == "NH-12.1"
    play(match, "end", "discard hybrid", "end", "discard mutant")
    assert "mobility C3 C2 0" in legal_texts(match)


@pytest.mark.clause("NH-12.1", "NH-4.5", "R-4")
def test_a_fresh_unit_may_use_its_mobility() -> None:
    match = match_at(board("borgo moloch", "1.hq E3"), ["assassin", "battle"])
    play(match, "place assassin A1 0")
    assert "mobility A1 A2 0" in legal_texts(match)


@pytest.mark.clause("NH-12.1")
def test_units_without_mobility_stay() -> None:
    match = match_at(board("borgo moloch", "0.mutant C3; 1.hornet C2"), ["battle"])
    error = refused(match, "mobility C3 C4 0")
    assert (error.clause, error.text_id) == ("NH-12.1", "refusal-no-ability")
    assert refused(match, "mobility C2 C1 0").clause == "NH-3.9"


# 12.2 Net of Steel


def police(units: str, hand: list[str], foe: str = "hegemony", health: int = 20, **fields: object) -> Match:
    return match_at(board(f"steel_police:{health} {foe}", units, **fields), hand)


@pytest.mark.clause("NH-12.2", "R-28")
def test_the_net_is_thrown_at_a_price() -> None:
    match = police("0.hq A1; 1.ganger E1; 1.hq E3", ["battle"])
    assert legal_texts(match, "net") == ["net E1"]
    story = play(match, "net E1")
    assert [(e.seat, e.health, e.cause) for e in story.events(Paid)] == [(0, 19, "net_of_steel")]
    assert [(e.seat, e.unit.hex) for e in story.events(NetThrown)] == [(0, "E1")]
    assert [(e.unit.hex, e.by) for e in story.events(Netted)] == [("E1", None)]
    unit = match.unit("E1")
    assert unit is not None
    assert (unit.netted, unit.net_of_steel, unit.netted_by) == (True, True, None)
    assert match.health(0) == 19


@pytest.mark.clause("NH-12.2", "R-28")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("net E3", "refusal-hq-immune"),
        ("net A2", "refusal-no-enemy"),  # an own unit
        ("net C3", "refusal-no-enemy"),  # nobody
    ],
)
def test_the_net_needs_an_enemy_that_is_no_hq(text: str, reason: str) -> None:
    error = refused(police("0.hq A1; 0.wardog A2; 1.ganger E1; 1.hq E3", ["battle"]), text)
    assert (error.clause, error.text_id) == ("NH-12.2", reason)


@pytest.mark.clause("NH-12.2")
def test_a_net_that_lies_is_not_thrown_again() -> None:
    match = police("0.hq A1; 1.ganger E1; 1.runner E2", ["battle"])
    play(match, "net E1")
    for target in ("E1", "E2"):
        error = refused(match, f"net {target}")
        assert (error.clause, error.text_id) == ("NH-12.2", "refusal-net-lies")


@pytest.mark.clause("NH-12.2")
def test_only_steel_police_have_the_net() -> None:
    match = match_at(board("moloch borgo", "0.hq A1; 1.mutant E1"), ["battle"])
    error = refused(match, "net E1")
    assert (error.clause, error.text_id) == ("NH-12.2", "refusal-no-ability")


@pytest.mark.clause("NH-12.2", "NH-7.1.1")
def test_a_netted_hq_throws_nothing() -> None:
    match = police("0.hq C3; 1.net_fighter C4 net>N", ["battle"])
    error = refused(match, "net C4")
    assert (error.clause, error.text_id) == ("NH-12.2", "refusal-hq-netted")


@pytest.mark.clause("NH-12.2", "R-28")
def test_nobody_moves_a_marked_unit() -> None:
    position = board("steel_police hegemony", "0.riot_policeman C3; 1.ganger C2 *; 0.hq A1; 1.hq E3")
    assert refused(match_at(position, ["battle"]), "push C3 C2").clause == "NH-7.1.1"
    assert refused(match_at(position | {"turn": 1}, ["move"]), "play move C2 C1 0").clause == "NH-7.1.1"


@pytest.mark.clause("NH-12.2", "R-28", "R-26")
def test_the_net_returns_when_its_target_leaves_and_may_fly_again() -> None:
    match = police("0.hq A1; 1.ganger E1; 1.runner E2", ["executioner", "battle"])
    story = play(match, "net E1", "execute executioner E1 0")
    assert [(e.seat, e.unit.hex, e.cause) for e in story.events(NetReturned)] == [(0, "E1", "target_left")]
    assert [e.unit.hex for e in play(match, "net E2").events(NetThrown)] == ["E2"]  # twice in one turn
    assert match.health(0) == 17


@pytest.mark.clause("NH-12.2", "R-28")
def test_the_net_returns_when_its_target_dies_in_battle() -> None:
    result = fight(board("steel_police hegemony", "0.wardog C5 ranged>N; 1.ganger C3 *; 0.hq A1; 1.hq E3"))
    assert [(p, e.unit.hex, e.cause) for p, e in result.timed(NetReturned)] == [(2, "C3", "target_left")]


@pytest.mark.clause("NH-12.2", "R-28", "R-73")
@pytest.mark.parametrize("returns", [True, False])
def test_the_net_returns_when_the_police_hq_is_netted(returns: bool) -> None:
    options = {"net_of_steel_returns_when_hq_netted": returns}
    units = "0.hq C3; 1.ganger A1 *; 1.hq E3"
    match = match_at(board("steel_police hegemony", units, turn=1, options=options), ["net_fighter", "move"])
    story = play(match, "place net_fighter C4 5")
    returned = [(e.seat, e.unit.hex, e.cause) for e in story.events(NetReturned)]
    assert returned == ([(0, "A1", "hq_netted")] if returns else [])
    assert match.is_netted("C3")
    assert match.is_netted("A1") is not returns


@pytest.mark.clause("R-73", "R-28")
@pytest.mark.parametrize(("returns", "phases"), [(True, [2]), (False, [])])
def test_in_battle_the_net_returns_at_the_start_of_a_phase(returns: bool, phases: list[int]) -> None:
    # Phase 3: the Ganger kills the Pacifier that held the netter of the HQ. Then the HQ is netted.
    units = """
        0.hq C3; 1.net_fighter C4 net>N; 0.pacifier C5 net>N; 1.ganger D4 melee>SW
        1.runner A1 melee>SE *; 1.hq E1
    """
    options = {"net_of_steel_returns_when_hq_netted": returns}
    position = board("steel_police hegemony", units, options=options)
    assert netted(position) == {"C4", "A1"}
    result = fight(position)
    assert result.phases_of("A1") == phases
    told = [(p, e.cause) for p, e in result.timed(NetReturned)]
    assert told == ([(3, "hq_netted")] if returns else [])  # told right after phase 3
    assert ((3, "A1") in [(p, e.unit.hex) for p, e in result.timed(Freed)]) is returns


@pytest.mark.clause("R-28", "NH-6.6")
@pytest.mark.parametrize("health", [2, 1])
def test_the_last_health_cannot_be_paid(health: int) -> None:
    match = police("0.hq A1; 1.ganger E1; 1.hq E3", ["battle"], health=health)
    if health == 2:
        play(match, "net E1")
        assert match.health(0) == 1
    else:
        error = refused(match, "net E1")
        assert (error.clause, error.text_id) == ("R-28", "refusal-cannot-pay")


@pytest.mark.clause("NH-10.16", "R-28")
@pytest.mark.parametrize(
    ("more", "health", "left"),
    [
        ("0.net_of_steel_launcher B1", 20, 20),
        ("0.net_of_steel_launcher B1", 1, 1),  # free, so also with the last health
        ("0.net_of_steel_launcher B1; 1.net_fighter C1 net>SW", 20, 19),  # a netted Launcher
    ],
)
def test_a_free_launcher_pays(more: str, health: int, left: int) -> None:
    match = police(f"0.hq A1; 1.ganger E1; 1.hq E3; {more}", ["battle"], health=health)
    story = play(match, "net E1")
    assert match.health(0) == left
    assert bool(story.events(Paid)) == (left < health)


@pytest.mark.clause("R-80", "NH-12.2")
def test_in_a_mirror_match_each_side_has_its_own_net() -> None:
    units = "0.hq A1; 1.hq E3; 0.wardog A2; 1.wardog E2"
    match = match_at(board("steel_police steel_police", units), ["move"], other=["move"])
    play(match, "net E2")
    position = match.position()
    other = match_at(position | {"turn": 1})
    play(other, "net A2")
    assert {u.hex for u in other.units() if u.net_of_steel} == {"E2", "A2"}


# 12.3 Rotation


@pytest.mark.clause("NH-12.3", "R-78")
def test_rotation_turns_once_and_does_not_move() -> None:
    match = match_at(board("beasts moloch", "0.alpha C3 f2"), ["battle"])
    assert legal_texts(match, "rotate") == [f"rotate C3 {facing}" for facing in (0, 1, 3, 4, 5)]
    [moved] = play(match, "rotate C3 5").events(Moved)
    assert (moved.before.hex, moved.unit.hex, moved.unit.facing, moved.cause) == ("C3", "C3", 5, "rotation")
    error = refused(match, "rotate C3 0")
    assert (error.clause, error.text_id) == ("NH-12.3", "refusal-used")
    assert refused(match, "mobility C3 C4 0").clause == "NH-12.1"


@pytest.mark.clause("NH-12.3")
def test_rotation_is_new_each_turn_and_only_for_some() -> None:
    units = "0.alpha C3; 0.ram C4; 0.hq A1; 1.hq E3"
    decks = [["ram"] * 6, ["hybrid"] * 6]
    match = match_at(board("beasts moloch", units, decks=decks), ["ram"])
    assert refused(match, "rotate C4 1").clause == "NH-12.3"
    play(match, "rotate C3 1", "end", "discard hybrid", "end", "discard ram")
    assert "rotate C3 2" in legal_texts(match)


@pytest.mark.clause("NH-12.3", "NH-4.5", "R-4")
def test_a_fresh_unit_has_not_used_what_its_forerunner_on_the_hex_has() -> None:
    # The Ram's Friendly Fire kills the Scout that has just turned; the Alpha takes its hex.
    match = match_at(board("beasts moloch", "0.ram C4 f0; 0.scout C3"), ["hunt", "alpha", "battle"])
    play(match, "rotate C3 1", "play hunt C4 C4 0", "strike C4 N", "place alpha C3 0")
    assert "rotate C3 1" in legal_texts(match)


# 12.5 Execution

VICTIMS = "0.hq A1; 1.blocker C3; 1.hq E3"


@pytest.mark.clause("NH-12.5", "R-26")
def test_an_execution_takes_the_place_of_an_enemy() -> None:
    match = police(VICTIMS, ["executioner", "battle"], foe="moloch")
    story = play(match, "execute executioner C3 4")
    assert [(e.seat, e.health, e.cause) for e in story.events(Paid)] == [(0, 19, "execution")]
    assert story.removed == {"C3": (-1, "execution")}  # toughness 2 does not help
    [placed] = story.events(Placed)
    assert (placed.unit.hex, placed.unit.facing, placed.cause) == ("C3", 4, "execution")
    assert match.discards(1) == ["blocker"]
    assert match.hand(0) == ["battle"]


@pytest.mark.clause("NH-12.5")
def test_an_executioner_is_also_placed_normally_for_free() -> None:
    match = police(VICTIMS, ["executioner", "battle"], foe="moloch")
    [placed] = play(match, "place executioner B1 0").events(Placed)
    assert placed.cause == "placed"
    assert match.health(0) == 20


@pytest.mark.clause("NH-12.5", "R-26")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("execute executioner E3 0", "refusal-hq-immune"),
        ("execute executioner A1 0", "refusal-no-enemy"),
        ("execute executioner B1 0", "refusal-no-enemy"),
        ("execute judge C3 0", "refusal-no-ability"),
    ],
)
def test_an_execution_has_its_limits(text: str, reason: str) -> None:
    error = refused(police(VICTIMS, ["executioner", "judge"], foe="moloch"), text)
    assert (error.clause, error.text_id) == ("NH-12.5", reason)


@pytest.mark.clause("NH-12.5", "NH-6B.4")
def test_an_execution_causes_no_agony() -> None:
    match = police("0.hq A1; 0.officer C2; 1.bug C3 melee>N", ["executioner", "battle"], foe="beasts")
    story = play(match, "execute executioner C3 0")
    assert story.causes_of("C3") == set()
    assert match.unit("C2") is not None


@pytest.mark.clause("NH-12.5", "NH-10.16")
def test_a_launcher_does_not_waive_the_cost() -> None:
    match = police(f"{VICTIMS}; 0.net_of_steel_launcher B1", ["executioner", "battle"], foe="moloch")
    play(match, "execute executioner C3 0")
    assert match.health(0) == 19


@pytest.mark.clause("R-26", "NH-6.6")
@pytest.mark.parametrize("pays", [False, True])
def test_an_execution_with_the_last_health(pays: bool) -> None:
    options = {"pay_last_health": pays}
    match = police(VICTIMS, ["executioner", "battle"], foe="moloch", health=1, options=options)
    if not pays:
        error = refused(match, "execute executioner C3 0")
        assert (error.clause, error.text_id) == ("R-26", "refusal-cannot-pay")
        return
    story = play(match, "execute executioner C3 0")
    assert [(e.winner, e.reason) for e in story.events(GameOver)] == [(1, "hq_destroyed")]


@pytest.mark.clause("R-26")
@pytest.mark.parametrize("allowed", [True, False])
def test_an_execution_while_the_hq_is_netted(allowed: bool) -> None:
    options = {"execution_with_netted_hq": allowed}
    units = "0.hq C3; 1.net_fighter C4 net>N; 1.hq E3"
    match = police(units, ["executioner", "battle"], foe="moloch", options=options)
    assert match.is_netted("C3")
    if allowed:
        story = play(match, "execute executioner C4 0")
        assert [e.unit.hex for e in story.events(Freed)] == ["C3"]
    else:
        error = refused(match, "execute executioner C4 0")
        assert (error.clause, error.text_id) == ("R-26", "refusal-hq-netted")


@pytest.mark.clause("R-26")
def test_an_executioner_may_land_in_a_net() -> None:
    match = police(
        "0.hq A1; 1.officer C3; 1.net_fighter C4 net>N; 1.hq E3", ["executioner", "battle"], foe="moloch"
    )
    story = play(match, "execute executioner C3 0")
    assert [e.unit.tile for e in story.events(Netted)] == ["executioner"]


# 12.6 Replacement


@pytest.mark.clause("NH-12.6", "R-27")
def test_a_pacifier_makes_room_for_a_tile() -> None:
    match = police("0.hq A1; 0.pacifier C3 net>N; 1.ganger C2; 1.hq E3", ["judge", "battle"])
    assert match.is_netted("C2")
    story = play(match, "replace C3 judge 2")
    assert story.removed == {"C3": (-1, "replacement")}
    [placed] = story.events(Placed)
    assert (placed.unit.tile, placed.unit.hex, placed.unit.facing) == ("judge", "C3", 2)
    assert [e.unit.hex for e in story.events(Freed)] == ["C2"]
    assert match.discards(0) == ["pacifier"]
    assert match.hand(0) == ["battle"]


@pytest.mark.clause("NH-12.6", "R-27")
def test_every_facing_and_every_unit_tile_may_replace() -> None:
    match = police("0.hq A1; 0.pacifier C3; 1.hq E3", ["judge", "scout"])
    tiles = ("judge", "scout")
    assert set(legal_texts(match, "replace")) == {f"replace C3 {t} {f}" for t in tiles for f in range(6)}


@pytest.mark.clause("NH-12.6", "R-27")
@pytest.mark.parametrize(
    ("text", "clause", "reason"),
    [
        ("replace C3 battle 0", "NH-12.6", "refusal-instant-not-placed"),
        ("replace C4 judge 0", "NH-12.6", "refusal-no-ability"),
        ("replace C3 wardog 0", "NH-3.4", "refusal-not-in-hand"),
        ("replace E1 judge 0", "NH-3.9", "refusal-not-your-unit"),
    ],
)
def test_a_replacement_has_its_limits(text: str, clause: str, reason: str) -> None:
    match = police("0.hq A1; 0.pacifier C3; 0.wardog C4; 1.ganger E1", ["judge", "battle"])
    error = refused(match, text)
    assert (error.clause, error.text_id) == (clause, reason)


@pytest.mark.clause("R-27", "NH-12.5")
def test_an_executioner_that_replaces_executes_nobody() -> None:
    match = police("0.hq A1; 0.pacifier C3; 1.ganger C2", ["executioner", "battle"])
    story = play(match, "replace C3 executioner 0")
    assert story.removed == {"C3": (-1, "replacement")}
    assert story.events(Paid) == []
    assert match.health(0) == 20


@pytest.mark.clause("R-27", "NH-4.7")
def test_a_replacement_is_legal_under_terror() -> None:
    match = police("0.hq A1; 0.pacifier C3; 1.ganger C2", ["judge", "battle"], terrified=True)
    assert refused(match, "place judge B1 0").clause == "NH-4.7"
    assert "replace C3 judge 0" in legal_texts(match)


@pytest.mark.clause("NH-12.7")
def test_the_net_of_a_pacifier_is_a_net_like_others() -> None:
    # One printed edge (NW), always on, also against an HQ.
    assert load_army("steel_police").tile("pacifier").nets == (5,)
    assert netted(board("steel_police borgo", "0.pacifier C3 f0; 1.hq B2; 1.mutant C2; 1.mutant C4")) == {
        "B2"
    }


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
