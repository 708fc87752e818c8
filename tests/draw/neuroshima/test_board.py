"""Boards: hexes where the contract has them, and every layer."""

import math
import re
from xml.etree.ElementTree import Element, fromstring

import pytest

from ashfall.draw.neuroshima.board import (
    BoardUnit,
    Highlight,
    Line,
    Pill,
    Seat,
    TileState,
    before_after_svg,
    board_svg,
)
from ashfall.draw.neuroshima.layout import Hex, centre_of, label_of
from ashfall.draw.neuroshima.overlays import line_group
from ashfall.draw.neuroshima.seats import SEAT_HEIGHT
from ashfall.draw.neuroshima.state import board_units, seats_of, state_svg
from ashfall.draw.palette import LIME
from ashfall.neuroshima import Match
from ashfall.neuroshima.army import load_army
from ashfall.table.errors import InvalidPosition
from tests.neuroshima.plays import SEATED, large_match

MOLOCH = load_army("moloch")
BEASTS = load_army("beasts")
UNITS = (
    BoardUnit((0, 0), MOLOCH.hq, MOLOCH.look, TileState(health=18), "Moloch"),
    BoardUnit((0, -1), BEASTS.tile("ram"), BEASTS.look, TileState(facing=3, netted=True), "Beasts"),
)
GONE = Pill((0, -1), "", "mk-destroyed", chip="3", inked=True)
SEATS = (Seat(MOLOCH.look, "Moloch", 18, 16), Seat(MOLOCH.look, "Moloch & co", 20, mirror=True))


def places(root: Element, attribute: str) -> dict[str, str]:
    return {
        found.attrib[attribute]: found.attrib["transform"].split(")")[0] + ")"
        for found in root.findall(".//{*}g")
        if attribute in found.attrib
    }


def marks(drawing: str, attribute: str) -> list[str]:
    return [
        found.attrib[attribute]
        for found in fromstring(drawing).findall(".//{*}g")
        if attribute in found.attrib
    ]


@pytest.mark.parametrize(
    ("at", "radius", "label"),
    [
        ((0, 0), 2, "C3"),
        ((0, -1), 2, "C2"),
        ((1, -1), 2, "D2"),
        ((-2, 0), 2, "A1"),
        ((2, 0), 2, "E3"),
        ((0, 0), 3, "D4"),
        ((-3, 0), 3, "A1"),
    ],
)
def test_labels_are_those_of_the_contract(at: tuple[int, int], radius: int, label: str) -> None:
    assert label_of(at, radius) == label


@pytest.mark.parametrize(("radius", "size", "centre"), [(2, 19, "C3"), (3, 37, "D4")])
def test_every_hex_is_drawn_and_labelled(radius: int, size: int, centre: str) -> None:
    root = fromstring(board_svg((), radius))
    cells = places(root, "data-hex")
    assert len(cells) == size
    assert cells[centre] == "translate(0 0)"
    assert {found.text for found in root.findall(".//{*}text")} == set(cells)


def test_hexes_have_flat_tops() -> None:
    cells = places(fromstring(board_svg(())), "data-hex")
    assert cells["C2"] == "translate(0 -173.2)"
    assert cells["D2"] == "translate(150 -86.6)"
    assert cells["A1"] == "translate(-300 -173.2)"


def test_units_stand_on_their_hexes_and_are_told_in_words() -> None:
    root = fromstring(board_svg(UNITS, title="A & B"))
    title, desc = root.find("{*}title"), root.find("{*}desc")
    assert places(root, "data-unit") == {"C3": "translate(0 0)", "C2": "translate(0 -173.2)"}
    assert title is not None
    assert title.text == "A & B"
    assert desc is not None
    assert desc.text is not None
    assert "C3 HQ, Moloch: Health 18" in desc.text
    assert desc.text.startswith("C2 ")


def test_labels_can_be_left_out() -> None:
    assert not fromstring(board_svg(UNITS, labels=False)).findall(".//{*}text")


def test_layers_are_drawn() -> None:
    drawing = board_svg(
        UNITS,
        pills=[GONE, Pill((0, 0), "-2"), Pill((0, 0), "", "mk-absorbed", LIME)],
        lines=[Line((0, 0), (0, -1), "melee"), Line((0, 2), (0, 0), "gauss"), Line((2, 0), (0, 0))],
        highlights=[Highlight((1, 0)), Highlight((0, -1), "target"), Highlight((0, 0), "selected")],
        seats=SEATS,
        caption="What would happen?",
    )
    assert marks(drawing, "data-pill") == ["3", "-2", "mk-absorbed"]
    assert marks(drawing, "data-line") == ["melee", "gauss", "ranged"]
    assert marks(drawing, "data-highlight") == ["legal", "target", "selected"]
    assert marks(drawing, "data-seat") == ["Moloch", "Moloch & co"]
    assert "18→16" in marks(drawing, "data-text")
    assert "What would happen?" in drawing


@pytest.mark.parametrize(("end", "over"), [((0, 2), [(0, 0), (0, 1)]), ((3, -1), [(1, -1), (2, -1)])])
def test_a_shot_hides_no_number_that_it_flies_over(end: Hex, over: list[Hex]) -> None:
    """Over a plate it is a row of dots; everywhere else casing and beam go on from rim to rim."""
    casing, beam, dots, _ = fromstring(line_group(Line((0, -1), end, "ranged"))).findall("path")
    pieces = [[float(part) for part in piece.split()] for piece in re.findall(r"[-\d. ]+", beam.attrib["d"])]
    assert casing.attrib["d"] == beam.attrib["d"]
    assert len(pieces) == 2 * len(over) + 2
    assert all(math.dist(piece, centre_of(at)) > 49 for piece in pieces for at in over)
    assert dots.attrib["d"].count("M") == len(over)
    assert float(dots.attrib["stroke-width"]) < float(beam.attrib["stroke-width"])


def test_before_and_after_stand_side_by_side() -> None:
    drawing = before_after_svg(UNITS, UNITS[:1], captions=("Before", "After"), pills=[GONE], seats=SEATS)
    assert sorted(marks(drawing, "data-unit")) == ["C2", "C3", "C3"]
    assert marks(drawing, "data-pill") == ["3"]
    assert marks(drawing, "data-hex").count("C3") == 2


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_board_needs_nothing_outside_and_repeats(theme: str) -> None:
    drawing = board_svg(UNITS, theme=theme, seats=SEATS)
    root = fromstring(drawing)
    ids = {found.attrib["id"] for found in root.iter() if "id" in found.attrib}
    assert {f.attrib["href"][1:] for f in root.iter() if "href" in f.attrib} <= ids
    assert drawing == board_svg(tuple(reversed(UNITS)), theme=theme, seats=SEATS)
    assert drawing.count("http") == 1


def test_what_is_not_on_the_board_is_refused() -> None:
    with pytest.raises(InvalidPosition, match=r"hex \[3, 0\] is not on a board of 19 hexes"):
        board_svg((), pills=[Pill((3, 0), "-1")])
    with pytest.raises(InvalidPosition, match="radius: expected 2 or 3, got 4"):
        board_svg((), 4)


def test_unknown_words_are_named() -> None:
    with pytest.raises(ValueError, match="theme: expected one of dark, light"):
        board_svg((), theme="pink")
    with pytest.raises(ValueError, match="line kind: expected one of ranged"):
        board_svg((), lines=[Line((0, 0), (0, 1), "laser")])
    with pytest.raises(ValueError, match="highlight kind: expected one of legal"):
        board_svg((), highlights=[Highlight((0, 0), "glow")])


# More than two armies.


def dots(drawing: str) -> int:
    return len([found for found in fromstring(drawing).iter() if found.attrib.get("data-icon") == "mirror"])


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_seats_with_the_same_army_are_told_apart(seats: int) -> None:
    """Every seat has as many dots as seats before it lead its army, on its tiles and on its card."""
    cards = [Seat(MOLOCH.look, f"Moloch {seat}", 20, mirror=seat) for seat in range(seats)]
    drawings = [board_svg((), 3, seats=[card]) for card in cards]
    assert [dots(drawing) for drawing in drawings] == list(range(seats))
    tiles = [
        board_svg([BoardUnit((0, 0), MOLOCH.tile("hornet"), MOLOCH.look, TileState(mirror=seat))])
        for seat in range(seats)
    ]
    assert [dots(drawing) for drawing in tiles] == list(range(seats))
    assert len(set(tiles)) == seats


def test_six_cards_fit_beside_the_large_board() -> None:
    cards = [Seat(MOLOCH.look, f"Moloch {seat}", 20, mirror=seat) for seat in range(6)]
    root = fromstring(board_svg((), 3, seats=cards))
    height = float(root.attrib["viewBox"].split()[3])
    tops = [float(place.split()[1][:-1]) for place in places(root, "data-seat").values()]
    assert len(tops) == 6
    assert min(tops) >= 0
    assert max(tops) + SEAT_HEIGHT <= height


@pytest.mark.parametrize("number", range(len(SEATED)))
def test_every_mode_is_drawn(number: int) -> None:
    state = large_match(number, 70).state
    drawing = state_svg(state)
    cells = places(fromstring(drawing), "data-hex")
    assert len(cells) == state.rules.board.size
    assert len(marks(drawing, "data-seat")) == state.rules.seats
    assert len(marks(drawing, "data-unit")) == len(board_units(state))


def test_sides_points_and_who_is_out_are_told() -> None:
    teams = Match(["moloch", "borgo", "outpost", "borgo"], mode="teams").state
    assert [seat.note for seat in seats_of(teams)] == ["side A", "side B", "side A", "side B"]
    assert [seat.mirror for seat in seats_of(teams)] == [0, 0, 0, 1]
    assert [seat.most for seat in seats_of(teams)] == [15, 15, 15, 15]
    units = [{"hex": "A1", "owner": 0, "tile": "hq"}, {"hex": "E3", "owner": 2, "tile": "hq"}]
    players = [{"army": "moloch"}, {"army": "borgo", "hq": 0}, {"army": "outpost"}]
    left = Match.from_position({"mode": "ffa", "players": players, "units": units}).state
    assert [seat.note for seat in seats_of(left)] == ["", "out", ""]
    assert [seat.out for seat in seats_of(left)] == [False, True, False]


def test_an_hq_without_health_shows_none() -> None:
    points = Match(["moloch", "borgo", "outpost"], mode="points")
    while points.decision is not None and points.decision.kind == "setup":
        points.push(points.legal[0])
    drawing = state_svg(points.state)
    assert "Health" not in drawing
    assert all(seat.scored for seat in seats_of(points.state))
