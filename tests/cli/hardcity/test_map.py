"""The map of Hard City as text: every figure has a sign, everything fits, marks are seen without colours."""

import pytest
from rich.console import Console

from ashfall.cli.hardcity.frame import legend_line, table_lines
from ashfall.cli.hardcity.glyphs import SIGNS, zones_now
from ashfall.cli.hardcity.grid import Size, map_lines, side_lines
from ashfall.cli.hardcity.panel import cards_line, officer_line, takes_line
from ashfall.cli.hardcity.prompts import card_lines, look_line
from ashfall.hardcity import Match
from ashfall.hardcity.content import load_content
from ashfall.hardcity.ground import cards, rows, tasks
from ashfall.hardcity.telling import names
from ashfall.hardcity.telling.sentences import card_in_effect
from ashfall.hardcity.telling.words import Words
from ashfall.table.texts import LANGUAGES, Texts
from tests.hardcity.stage import Stage

SMALL = Size(5, 1)
LARGE = Size(7, 2)


def plain(stage: Stage, size: Size = SMALL, marked: tuple[str, ...] = ()) -> list[str]:
    return [line.plain.rstrip() for line in map_lines(stage.state, size, marked, Texts())]


def cell(stage: Stage, label: str, size: Size = SMALL, marked: tuple[str, ...] = ()) -> str:
    """What is written on a space of the main map."""
    column, row = ord(label[0]) - ord("A"), int(label[1:])
    lines = map_lines(stage.state, size, marked, Texts())[1 + (row - 1) * size.tall :][: size.tall]
    start = 3 + column * size.wide
    return " ".join(line.plain[start : start + size.wide].strip() for line in lines).strip()


def test_columns_and_rows_are_labelled() -> None:
    lines = plain(Stage(1))
    assert lines[0].split() == list("ABCDEFGH")
    assert [line.split()[0] for line in lines[1:]] == [str(row) for row in range(1, 11)]


def test_people_and_mutants_share_a_space() -> None:
    stage = Stage(1).officer(0, "D2").officer(1, "D2", stunned=1)
    stage.mutants("D2", 2)
    assert cell(stage, "D2", LARGE) == "D~Jx2"
    stage.mutants("E2", lying=True)
    assert cell(stage, "E2") == "~x"


def test_every_kind_of_mutant_has_its_sign() -> None:
    stage = Stage(5)
    for label, kind in (("A4", cards.RAT), ("B4", cards.SOLDIER), ("C4", cards.BIG_ONE)):
        stage.mutants(label, kind=kind)
    assert [cell(stage, label) for label in ("A4", "B4", "C4")] == ["r", "s", "K4"]


def test_a_crowd_says_that_there_is_more() -> None:
    stage = Stage(1).load(0, "D2").load(1, "D2").load(rows.BARRELS, "D2")
    for who in range(4):
        stage.officer(who, "D2")
    stage.mutants("D2", 3)
    assert cell(stage, "D2") == "DJM…"
    assert cell(stage, "D2", LARGE) == "DJMHx3 c2●"


def test_loads_and_tokens() -> None:
    stage = Stage(1).load(0, "A9").load(rows.MAYOR, "B9").load(rows.BATTERY, "C9").load(rows.BARRELS, "D9")
    stage.state.row[rows.CRATES_AT] = stage.space("E9")
    stage.state.row[rows.BOXES_AT] = 0
    stage.state.row[rows.CLOUDS_AT] = stage.space("F9")
    stage.state.put(rows.HELICOPTER, stage.space("G9"))
    stage.state.put(rows.LADDER_DOWN, 0)
    assert [cell(stage, f"{letter}9") for letter in "ABCDEFG"] == ["c", "Y", "+", "●", "■", "≈", "▽"]


def test_vehicles_show_what_they_carry() -> None:
    state = Match(2, 3).state
    lines = [line.plain for line in map_lines(state, SMALL, (), Texts())]
    assert any("rig" in line for line in lines)
    assert any("●4" in line for line in lines)


def test_dark_areas_are_told_apart() -> None:
    stage = Stage(5)
    spot = next(space for space in range(80) if stage.rules.board.lamp_of[space] == 1)
    stage.state.row[rows.LAMPS_AT + 1] = 1
    assert cell(stage, stage.label(spot)) == "2"
    stage.state.row[rows.LAMPS_AT + 1] = 0
    zone = int(stage.rules.board.zones) + 2
    assert cell(stage, stage.label(spot)) == f"2z{zone}░"
    last = int(stage.rules.board.lamps) - 1
    spot = next(space for space in range(80) if stage.rules.board.lamp_of[space] == last)
    stage.state.row[rows.LAMPS_AT + last] = 0
    assert cell(stage, stage.label(spot)) == "5░░░"  # a number of two digits would hide that it is dark
    assert cell(stage, stage.label(spot), LARGE).startswith(f"5z{zone + 3}░")


@pytest.mark.clause("HC-14.0.1", "HC-14.2.9")
def test_zones_stand_on_the_map_with_their_numbers() -> None:
    stage = Stage(2)
    corner = stage.label(int(stage.rules.board.zone[0]))
    assert cell(stage, corner) == "z1"
    stage.mutants(corner, 2)
    assert cell(stage, corner) == "x2z1"
    stage.officer(0, corner)
    assert cell(stage, corner) == "Dx2"  # figures come first where room is short
    assert cell(stage, corner, LARGE) == "Dx2z1"
    assert look_line(stage.state, Words(), corner).endswith("Mutant ×2, deployment zone 1.")
    manhole = stage.label(int(stage.rules.manhole_space[0]))
    number = int(stage.rules.board.zones) + 1
    assert cell(stage, manhole) == f"○1z{number}"
    stage.state.row[rows.LIDS_AT] = 0
    assert cell(stage, manhole) == "·"  # welded
    assert "z deployment zone" in legend_line(stage.state, Words())


def test_a_parked_car_takes_its_spaces_out_of_the_zone() -> None:
    stage = Stage(1)
    spot = int(stage.rules.board.zone[0])
    assert spot in zones_now(stage.state)
    stage.state.put(rows.CAR_AT, spot)
    stage.state.put(rows.CAR_NOSE, spot)
    assert spot not in zones_now(stage.state)


@pytest.mark.clause("HC-14.2.8")
def test_ways_off_the_map_are_marked_only_where_mutants_may_use_them() -> None:
    versus, coop = Stage(2), Stage(2, mode="coop")
    assert "way off the map" in legend_line(versus.state, Words())
    assert "way off the map" not in legend_line(coop.state, Words())


def test_marked_spaces_are_seen_without_colours() -> None:
    assert cell(Stage(1), "D2", marked=("D2",)) == "›·"


@pytest.mark.parametrize(("episode", "letters"), [(3, "SA SB SC SD"), (5, "RA RB RC RD RE RF")])
def test_sewer_and_roof_are_maps_of_their_own(episode: int, letters: str) -> None:
    lines = side_lines(Stage(episode).state, SMALL, (), Texts())
    assert lines[0].plain.split() == letters.split()


def test_other_episodes_have_no_second_map() -> None:
    assert side_lines(Stage(1).state, SMALL, (), Texts()) == []


@pytest.mark.parametrize("episode", range(1, 6))
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_the_screen(episode: int, width: int, language: str) -> None:
    console = Console(width=width, height=24)
    lines = table_lines(console, Match(episode, 3, ally=True).state, Words(language))
    assert max(line.cell_len for line in lines) <= width
    assert len(lines) <= 19


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_has_a_name(language: str) -> None:
    assert all(Texts(language).format(name) for name in SIGNS.values())


def test_the_legend_names_only_what_is_there() -> None:
    stage = Stage(1).load(0, "A1")
    assert "c Civilian" in legend_line(stage.state, Words())
    assert "Mutant" not in legend_line(stage.state, Words())


def test_a_space_in_words() -> None:
    stage = Stage(1).officer(0, "D2", stunned=1).load(0, "D2").load(1, "D2")
    stage.mutants("D2")
    told = look_line(stage.state, Words(), "d2")
    assert told == "D2: Donathan Johnson (stunned), Mutant, Civilian ×2."
    assert look_line(stage.state, Words(), "B1") == "B1: nothing."
    assert "No space" in look_line(stage.state, Words(), "Z[/]9")


def test_a_vehicle_in_words() -> None:
    assert look_line(Match(2, 3).state, Words(), "truck") == "truck: Truck, Barrel ×4."


def test_an_officer_in_one_line() -> None:
    stage = Stage(1).officer(3, "C2", hp=2, ap=1)
    assert officer_line(stage.state, Words(), 3).plain == " H Marcellus ♥2/5 ◎1 C2"
    stage.state.put(rows.ACTIVE, 3)
    assert officer_line(stage.state, Words(), 3).plain.startswith("▶H")


def test_the_clapper_stands_after_the_last_take_that_is_gone() -> None:
    stage = Stage(1).pile(rows.TAKE_ROW, [cards.ONE_LINER, cards.MONTAGE])
    assert takes_line(stage.state, Words()).plain == "Takes: One-Liner, Training Montage"
    stage.state.put(rows.CLAPPER, 0)
    assert takes_line(stage.state, Words()).plain == "Takes: One-Liner ◢ Training Montage"
    stage.state.put(rows.CLAPPER, 1)
    assert takes_line(stage.state, Words()).plain == "Takes: One-Liner, Training Montage ◢"


@pytest.mark.clause("HC-13.6")
def test_the_queue_names_the_halves_that_are_still_to_come() -> None:
    stage = Stage(1, mode="coop")
    auto = [card.key for card in load_content().auto]
    stage.pile(rows.QUEUE, [auto.index("swarm")])
    assert cards_line(stage.state, Words(), False).plain == "Queue: Reinforcements  KAFAR: _._._._._"


def test_a_card_of_autodoc_is_told_while_it_is_carried_out() -> None:
    stage = Stage(1, mode="coop").officer(0, "D5")
    auto = [card.key for card in load_content().auto]
    stage.state.put(rows.ACTIVE, 0)
    assert card_in_effect(stage.state) is None
    stage.state.plan(tasks.AUTO_CARD, auto.index("second_wind"))
    assert card_in_effect(stage.state) == names.auto_card("second_wind")
    assert card_lines(stage.state, Words(), False)[0].startswith("[bold]Second Wind[/]: ")
    stage.state.plan(tasks.BOTTOM, auto.index("swarm"), 2)
    assert card_in_effect(stage.state) == names.bottom_half("swarm")
    stage.state.plan(tasks.AUTO_CARD, auto.index("scheme"))
    assert card_in_effect(stage.state) == names.special("crossed_frequencies")
