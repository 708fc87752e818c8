"""Net of Steel, Execution and Replacement (NH-12.2, NH-12.5, NH-12.6)."""

import pytest

from ashfall.neuroshima import Match
from ashfall.neuroshima.army import load_army
from ashfall.neuroshima.events import (
    Freed,
    GameOver,
    NetReturned,
    Netted,
    NetThrown,
    Paid,
    Placed,
)
from tests.rules.readings import netted
from tests.rules.vectors import Position, board, fight, legal_texts, match_at, play, refused

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


def two_police(first: int, units: str) -> Position:
    """A free-for-all with two Steel Police, ``a`` with the seat ``first`` and ``b`` with the other one."""
    seated = units.replace("a.", f"{first}.").replace("b.", f"{1 - first}.")
    return board("steel_police steel_police hegemony", seated, mode="ffa", turn=2)


def marks(position: Position, first: int, *hexes: str) -> Position:
    """Where the nets of ``a`` and ``b`` lie."""
    return position | {"net_of_steel": [*(hexes if first == 0 else reversed(hexes)), None]}


@pytest.mark.clause("R-92", "R-28", "R-73")
@pytest.mark.parametrize("first", [0, 1])
def test_a_net_that_returns_lets_the_next_one_return(first: int) -> None:
    # The HQ of b is netted and takes its net off B2, which now nets the HQ of a, whose net frees C4.
    units = "a.hq C3; b.hq E1; 2.hq A3; 2.net_fighter B2 f1; 2.net_fighter D1 f1; 2.runner C4 melee>N"
    assert netted(marks(two_police(first, units), first, "C4", "B2")) == {"C3", "E1"}
    later = f"{units}; b.pacifier D2 f1; 2.ganger E2 f0"  # b's HQ is netted only when its Pacifier has died
    result = fight(marks(two_police(first, later), first, "C4", "B2"))
    assert result.phases_of("C4") == [2]
    assert {e.seat for e in result.events(NetReturned)} == {0, 1}


@pytest.mark.clause("R-92")
@pytest.mark.parametrize("first", [0, 1])
def test_nets_of_netted_hqs_return_together(first: int) -> None:
    # Both HQs are netted. Once the net of a is off D1, D1 nets the Pacifier that holds the HQ of b, whose net
    # has returned all the same.
    units = (
        "a.hq C3; 2.net_fighter B2 f1; 2.net_fighter D1 f1; a.pacifier E1 f4; b.hq E2; 2.hq A3; 2.runner C5"
    )
    position = marks(two_police(first, units), first, "D1", "C5")
    assert netted(position) == {"C3", "E1"}


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
