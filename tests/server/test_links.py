"""Nets, links and attacks over the board."""

from xml.etree.ElementTree import Element, fromstring

import pytest

from ashfall.draw.sprite import definitions
from ashfall.neuroshima import Match
from ashfall.server.neuroshima.cards import unit_card
from ashfall.server.neuroshima.links import links_overlay
from ashfall.table.errors import InvalidNotation
from tests.neuroshima.test_status import Row, table
from tests.server.games import game


def marks(match: Match, hex: str | None = None) -> list[Element]:
    return list(fromstring(f"<g>{links_overlay(match.state, hex)}</g>"))


def ties(match: Match, hex: str | None = None) -> set[tuple[str, str, str]]:
    """Class, source and target of everything that is not faint."""
    return {
        (mark.attrib["class"], mark.get("data-source", ""), mark.get("data-target", ""))
        for mark in marks(match, hex)
        if "opacity" not in mark.attrib
    }


def test_nets_run_from_the_netter_to_whom_it_holds() -> None:
    match = table("moloch", "borgo", ("C3", 0, "hybrid", 0), ("C4", 1, "net_fighter", 4))
    assert ties(match) == {("net holds", "C4", "C3")}
    assert ties(match, "C3") == {("net holds", "C4", "C3")}  # a netted unit attacks nobody


def test_netters_that_hold_each_other_are_struck_through() -> None:
    match = table("borgo", "borgo", ("C3", 0, "net_fighter", 4), ("C2", 1, "net_fighter", 1))
    assert ties(match) == {("net void", "C3", "C2"), ("net void", "C2", "C3")}


def test_the_net_of_steel_comes_from_its_hq() -> None:
    match = table("steel_police", "borgo", ("A1", 0, "hq", 0), ("C3", 1, "mutant", 0))
    match.push("net C3")
    assert ties(match) == {("net steel", "A1", "C3")}


def test_links_reach_friends_or_enemies() -> None:
    rows: list[Row] = [("C3", 0, "saboteur", 0), ("C2", 1, "mutant", 0), ("C4", 0, "runner", 0)]
    match = table("outpost", "borgo", *rows)
    assert ties(match) == {("link hostile", "C3", "C2")}
    assert len(marks(match)) == 6  # the others are faint
    friendly = table(
        "outpost", "borgo", ("C3", 0, "scout", 0), ("C2", 0, "runner", 0), ("D3", 1, "mutant", 0)
    )
    assert ties(friendly) == {("link friendly", "C3", "C2")}


def test_links_reach_allies_too() -> None:
    position = {
        "mode": "teams",
        "players": [{"army": army} for army in ("outpost", "borgo", "hegemony", "moloch")],
        "units": [
            {"hex": "C3", "owner": 0, "tile": "scout", "facing": 0},
            {"hex": "C2", "owner": 2, "tile": "runner", "facing": 0},
            {"hex": "D3", "owner": 1, "tile": "mutant", "facing": 0},
        ],
    }
    match = Match.from_position(position)
    assert ties(match) == {("link friendly", "C3", "C2")}
    helped = next(fact for fact in unit_card(match.state, "C2").facts if "C3" in fact.hexes)
    assert helped.tone == "raised"
    reached = next(fact for fact in unit_card(match.state, "C3").facts if "C2" in fact.hexes)
    assert "D3" not in reached.hexes


def test_a_netted_module_gives_nothing() -> None:
    rows: list[Row] = [("C3", 0, "scout", 0), ("C2", 0, "runner", 0), ("C4", 1, "net_fighter", 4)]
    assert ties(table("outpost", "borgo", *rows)) == {("net holds", "C4", "C3")}


def test_a_scoped_module_wears_the_colour_of_its_new_side() -> None:
    rows: list[Row] = [("C3", 1, "officer", 0), ("D2", 0, "runner", 0), ("C4", 0, "scoper", 0)]
    match = table("outpost", "borgo", *rows)
    assert {("scoped", "", "C3"), ("link hostile", "C4", "C3"), ("link friendly", "C3", "D2")} <= ties(match)
    outpost = match.state.rules.armies[0].look.colour
    assert outpost in links_overlay(match.state, "D2")


def test_attacks_of_one_unit() -> None:
    rows: list[Row] = [("C5", 0, "guard", 0), ("C2", 1, "mutant", 0), ("C3", 0, "blocker", 0)]
    match = table("moloch", "borgo", *rows)
    assert ties(match, "C5") == {("attack ranged", "C5", "C2")}
    assert len(marks(match, "C5")) == 2  # and a faint one towards the north-west
    assert match.unit("C2") is not None  # nobody was really hit
    assert ties(match, "C4") == set()


@pytest.mark.parametrize("number", range(2, 36, 9))
def test_overlays_of_games_stand_on_their_own(number: int) -> None:
    for k, played in enumerate(game(number)):
        if k % 7 == 0:
            before = played.match.to_bytes()
            for hex in (None, *(unit.hex for unit in played.match.units())):
                overlay = links_overlay(played.after, hex)
                definitions(overlay)
                fromstring(f"<g>{overlay}</g>")
                assert "style=" not in overlay
            assert played.match.to_bytes() == before


def test_a_hex_must_be_on_the_board() -> None:
    with pytest.raises(InvalidNotation, match='hex "Z9": expected a label from A1 to E3'):
        links_overlay(table("moloch", "borgo", ("C3", 0, "hybrid", 0)).state, "Z9")
