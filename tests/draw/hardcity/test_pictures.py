"""Pieces and the sheet of all: nothing missing, nothing outside its frame."""

from __future__ import annotations

from xml.etree.ElementTree import fromstring

import pytest

from ashfall.draw.hardcity.crowd import arrange, grouped, piece_group
from ashfall.draw.hardcity.figures import MUTANTS, TABS
from ashfall.draw.hardcity.metrics import lines_of, width_of
from ashfall.draw.hardcity.piece_sheet import draw_sheet
from ashfall.draw.hardcity.scene import Piece
from ashfall.draw.hardcity.shapes import Box
from ashfall.draw.hardcity.vehicles import VEHICLES
from ashfall.hardcity.content import load_content
from ashfall.table.texts import LANGUAGES, Texts
from tests.draw.hardcity.dejavu import WIDTHS, measured
from tests.draw.hardcity.scenes import groups


def test_officers_and_mutants_differ_by_shape_and_letter() -> None:
    outlines = [outline for outline, _ in TABS.values()]
    letters = [letter for _, letter in TABS.values()]
    assert len(set(outlines)) == len(set(letters)) == len(TABS)
    assert len({outline for outline, *_ in MUTANTS.values()}) == len(MUTANTS)


def test_kafar_has_a_block_for_each_hp() -> None:
    for health in range(1, 7):
        drawn = piece_group(Piece("kafar", health=health))
        assert groups(drawn, "data-health")[0]["data-health"] == str(health)
        assert drawn.count("<rect") == 1 + health


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_names_all_figures(language: str) -> None:
    texts, drawing = Texts(language), draw_sheet(language)
    assert drawing == draw_sheet(language)
    words = {found.text for found in fromstring(drawing).findall(".//{*}text")}
    assert {texts.format(f"hc-officer-{officer.key}") for officer in load_content().officers} <= words
    assert {texts.format(f"hc-vehicle-{kind.replace('_', '-')}") for kind in VEHICLES} <= words
    drawn = {found["data-key"] for found in groups(drawing, "data-piece")}
    assert {*TABS, *MUTANTS, "civilian", "mayor", "barrel", "crate", "box", "battery"} == drawn


@pytest.mark.parametrize("count", range(1, 20))
def test_pieces_of_a_crowd_do_not_cover_each_other(count: int) -> None:
    for area in (Box(0, 0, 90, 90), Box(5, 26, 90, 69), Box(0, 0, 276, 176)):
        middles, size = arrange(count, area)
        assert len(middles) == count
        for k, (x, y) in enumerate(middles):
            assert area.left <= x <= area.left + area.width
            assert area.top <= y <= area.top + area.height
            for other_x, other_y in middles[:k]:
                assert (x - other_x) ** 2 + (y - other_y) ** 2 >= (0.84 * size) ** 2


def test_equal_pieces_are_counted_only_when_a_space_is_full() -> None:
    few, many = [Piece("mutant")] * 4, [Piece("mutant")] * 5 + [Piece("mutant", lying=True)]
    assert grouped(few) == [(Piece("mutant"), 1)] * 4
    assert grouped(many) == [(Piece("mutant"), 5), (Piece("mutant", lying=True), 1)]


def test_no_letter_is_wider_than_we_think() -> None:
    for letter in WIDTHS:
        for weight in (500, 700):
            assert measured(letter, 100, weight) <= width_of(letter, 100, weight) + 0.05, letter


def test_lines_fit_their_room() -> None:
    words = "Кожен мутант на одному сусідньому полі отримує 2 ушкодження, і ніхто не тікає."
    lines = lines_of(words, 14, 150)
    assert " ".join(lines) == words
    assert all(width_of(line, 14, 500) <= 150 for line in lines)
