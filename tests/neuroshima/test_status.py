"""What is true of a unit now: initiative, strength, nets, links, and whom a module serves."""

from typing import Any

import pytest

from ashfall import neuroshima
from ashfall.neuroshima.army import army_keys, load_army
from ashfall.neuroshima.status import UnitStatus
from tests.neuroshima.oracles import netted_hexes
from tests.neuroshima.plays import played

Row = tuple[str, int, str, int]  # hex, owner, tile, facing


def table(first: str, second: str, *rows: Row, **changes: Any) -> neuroshima.Match:
    return neuroshima.Match.from_position(
        {
            "players": [{"army": first}, {"army": second}],
            "units": [{"hex": h, "owner": o, "tile": tile, "facing": f} for h, o, tile, f in rows],
            "hands": [["battle"], []],
            "stage": "act",
            **changes,
        }
    )


def at(match: neuroshima.Match, hex: str) -> UnitStatus:
    unit = match.unit(hex)
    assert unit is not None
    return unit


def test_unit_alone() -> None:
    match = table("moloch", "borgo", ("C3", 1, "mutant", 4))
    assert at(match, "C3") == UnitStatus(
        hex="C3",
        at=(0, 0),
        army="borgo",
        tile="mutant",
        owner=1,
        facing=4,
        wounds=0,
        health=None,
        netted=False,
        netted_by=None,
        net_of_steel=False,
        initiatives=(2,),
        melee_bonus=0,
        ranged_bonus=0,
        helped_by=(),
        serves=1,
    )


@pytest.mark.parametrize("army", army_keys())
def test_units_alone_have_their_printed_initiative(army: str) -> None:
    for tile in load_army(army).tiles:
        if tile.kind != "instant" and tile.key != "cerberus":
            unit = at(table(army, "borgo", ("C3", 0, tile.key, 0)), "C3")
            assert unit.initiatives == tile.initiatives
            assert unit.health == (20 if tile.kind == "hq" else None)


def test_health_of_an_hq() -> None:
    match = table(
        "moloch",
        "borgo",
        ("C3", 1, "hq", 0),
        players=[{"army": "moloch"}, {"army": "borgo", "hq": 7}],
    )
    assert at(match, "C3").health == match.health(1) == 7


def test_wounds_are_shown() -> None:
    row = {"hex": "C3", "owner": 0, "tile": "juggernaut", "wounds": 1}
    assert at(table("moloch", "borgo", units=[row]), "C3").wounds == 1


def test_modules_add_up() -> None:
    """Moloch's HQ, Brain and Officer, all beside one Hybrid."""
    match = table(
        "moloch",
        "borgo",
        ("C3", 0, "hybrid", 0),
        ("C2", 0, "hq", 0),
        ("C4", 0, "brain", 0),
        ("B2", 0, "officer", 1),
        ("D3", 0, "officer", 0),
    )
    unit = at(match, "C3")
    assert (unit.melee_bonus, unit.ranged_bonus) == (1, 4)
    assert unit.helped_by == ("B2", "C2", "C4", "D3")


def test_links_that_point_elsewhere_do_nothing() -> None:
    match = table("moloch", "borgo", ("C3", 0, "hybrid", 0), ("C4", 0, "officer", 0))
    assert (at(match, "C3").ranged_bonus, at(match, "C3").helped_by) == (0, ())


def test_enemies_get_no_bonus() -> None:
    match = table("moloch", "borgo", ("C3", 1, "mutant", 0), ("C4", 0, "brain", 0))
    assert (at(match, "C3").melee_bonus, at(match, "C3").helped_by) == (0, ())


def test_initiative_goes_up_and_down() -> None:
    rows: list[Row] = [("C3", 1, "mutant", 0), ("C2", 1, "hq", 0)]
    assert at(table("outpost", "borgo", *rows), "C3").initiatives == (3,)
    rows.append(("C4", 1, "scout", 0))
    assert at(table("outpost", "borgo", *rows), "C3").initiatives == (4,)
    rows.append(("B3", 0, "saboteur", 0))
    assert at(table("outpost", "borgo", *rows), "C3").initiatives == (3,)


def test_initiative_stops_at_zero() -> None:
    rows: list[Row] = [(hex, 0, "saboteur", 0) for hex in ("C2", "C4", "B2", "B3")]
    assert at(table("outpost", "borgo", ("C3", 1, "mutant", 0), *rows), "C3").initiatives == (0,)


def test_extra_attack_takes_the_next_free_value() -> None:
    match = table("moloch", "borgo", ("C3", 0, "hybrid", 0), ("C4", 0, "mother", 0))
    assert at(match, "C3").initiatives == (3, 2)
    match = table("moloch", "borgo", ("C3", 0, "hybrid", 0), ("C4", 0, "mother", 0), ("B3", 0, "mother", 1))
    assert at(match, "C3").initiatives == (3, 2, 1)


def test_netted_module_gives_nothing() -> None:
    rows: list[Row] = [("C3", 0, "hybrid", 0), ("C4", 0, "brain", 0)]
    assert at(table("moloch", "borgo", *rows), "C3").ranged_bonus == 1
    match = table("moloch", "borgo", *rows, ("C5", 1, "net_fighter", 4))
    assert at(match, "C4").netted
    assert at(match, "C4").netted_by == "C5"
    assert (at(match, "C3").ranged_bonus, at(match, "C3").helped_by) == (0, ())


def test_netters_that_face_each_other_are_free() -> None:
    match = table("borgo", "borgo", ("C3", 0, "net_fighter", 4), ("C2", 1, "net_fighter", 1))
    assert not match.is_netted("C2")
    assert not match.is_netted("C3")


def test_net_of_steel_is_told_from_a_net() -> None:
    rows: list[Row] = [("A1", 0, "hq", 0), ("C3", 1, "mutant", 0)]
    match = table("steel_police", "borgo", *rows)
    match.push("net C3")
    unit = at(match, "C3")
    assert (unit.netted, unit.net_of_steel, unit.netted_by) == (True, True, None)
    assert match.health(0) == 19


@pytest.mark.clause("NH-10.11")
def test_scoped_module_serves_the_enemy() -> None:
    rows: list[Row] = [("C3", 1, "officer", 0), ("C2", 1, "mutant", 0), ("D2", 0, "runner", 0)]
    match = table("outpost", "borgo", *rows)
    assert (at(match, "C3").serves, at(match, "C2").melee_bonus, at(match, "D2").melee_bonus) == (1, 1, 0)
    match = table("outpost", "borgo", *rows, ("C4", 0, "scoper", 0))
    assert (at(match, "C3").serves, at(match, "C2").melee_bonus, at(match, "D2").melee_bonus) == (0, 0, 1)
    assert at(match, "D2").helped_by == ("C3",)


@pytest.mark.clause("R-75")
@pytest.mark.parametrize(("own", "enemy"), [("C2", "C4"), ("C4", "C2"), ("B2", "D3"), ("D3", "B2")])
def test_own_scoper_beside_a_scoped_module_changes_nothing(own: str, enemy: str) -> None:
    match = table(
        "outpost", "outpost", ("C3", 0, "officer", 0), (own, 0, "scoper", 0), (enemy, 1, "scoper", 0)
    )
    assert at(match, "C3").serves == 1
    assert [at(match, hex).serves for hex in (own, enemy)] == [0, 1]


@pytest.mark.parametrize("seed", range(0, 36, 3))
def test_units_of_games_agree_with_their_tiles(seed: int) -> None:
    match = played(seed, 60)
    netted = netted_hexes(match.state)
    labels = match.state.rules.board.labels
    units = match.units()
    assert [unit.hex for unit in units] == sorted(unit.hex for unit in units)
    for unit in units:
        tile = load_army(unit.army).tile(unit.tile)
        assert unit == match.unit(unit.hex)
        assert unit.netted == (labels.index(unit.hex) in netted)
        assert (unit.netted_by is not None or unit.net_of_steel) == unit.netted
        assert (unit.health is None) == (tile.kind != "hq")
        assert len(unit.initiatives) >= len(set(tile.initiatives)) or 0 in unit.initiatives
        assert list(unit.initiatives) == sorted(set(unit.initiatives), reverse=True)


def test_status_inside_a_battle_shows_the_values_before_it() -> None:
    """What the battle has spent is no matter of the unit."""
    match = table("moloch", "borgo", ("C3", 0, "clown", 0), ("A1", 0, "hunter_killer", 0))
    before = {hex: at(match, hex).initiatives for hex in ("A1", "C3")}
    match.push("play battle")
    assert match.decision is not None
    assert match.decision.kind == "clown"
    assert {hex: at(match, hex).initiatives for hex in ("A1", "C3")} == before
