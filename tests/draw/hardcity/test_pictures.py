"""Pieces, cards and the sheet of all: nothing missing, nothing outside its frame."""

from __future__ import annotations

from xml.etree.ElementTree import fromstring

import pytest

from ashfall.draw.hardcity.cards import CARD_KINDS, HEIGHT, WIDTH, card_keys, draw_card
from ashfall.draw.hardcity.crowd import arrange, grouped, piece_group
from ashfall.draw.hardcity.figures import MUTANTS, TABS
from ashfall.draw.hardcity.metrics import lines_of, width_of
from ashfall.draw.hardcity.piece_sheet import draw_sheet
from ashfall.draw.hardcity.scene import Piece
from ashfall.draw.hardcity.shapes import Box
from ashfall.draw.hardcity.vehicles import VEHICLES
from ashfall.draw.sprite import UnknownSymbol
from ashfall.hardcity.content import Episode, load_content
from ashfall.hardcity.telling.names import explanation
from ashfall.hardcity.telling.words import Words
from ashfall.table.phrases import Phrase
from ashfall.table.texts import LANGUAGES, Texts
from tests.draw.hardcity.dejavu import WIDTHS, measured
from tests.draw.hardcity.scenes import groups

FINALE = load_content().episodes[-1]
CARDS = [(kind, key) for kind in CARD_KINDS for key in card_keys(kind)]


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


@pytest.mark.parametrize("key", [("spell", "bite"), ("chaos", "bit")])
def test_unknown_cards_are_refused(key: tuple[str, str]) -> None:
    with pytest.raises(UnknownSymbol):
        draw_card(*key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_names_all_figures(language: str) -> None:
    texts, drawing = Texts(language), draw_sheet(language)
    assert drawing == draw_sheet(language)
    words = {found.text for found in fromstring(drawing).findall(".//{*}text")}
    assert {texts.format(f"hc-officer-{officer.key}") for officer in load_content().officers} <= words
    assert {texts.format(f"hc-vehicle-{kind.replace('_', '-')}") for kind in VEHICLES} <= words
    drawn = {found["data-key"] for found in groups(drawing, "data-piece")}
    assert {*TABS, *MUTANTS, "civilian", "mayor", "barrel", "crate", "box", "battery"} == drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_keep_their_words_inside(language: str) -> None:
    cards: list[tuple[str, str, Episode | None]] = [(kind, key, None) for kind, key in CARDS]
    cards += [("auto", card.key, FINALE) for card in load_content().auto]
    for kind, key, script in cards:
        root = fromstring(draw_card(kind, key, language, script))
        card = next(found for found in root if found.get("data-card") == key)
        for words in card.findall("{*}text"):
            size, string = float(words.attrib["font-size"]), words.text or ""
            weight = int(words.attrib["font-weight"])
            wide = max(width_of(string, size, weight), measured(string, size, weight))
            left = float(words.attrib["x"]) - (wide / 2 if words.attrib["text-anchor"] == "middle" else 0)
            assert left >= 0, (key, string)
            assert left + wide <= WIDTH - 8, (key, string)
            assert size * 0.9 < float(words.attrib["y"]) < HEIGHT - 8, (key, string)
            assert size >= 11 or words.attrib["font-weight"] == "800", (key, string)


def test_cards_show_their_values() -> None:
    chaos = load_content().chaos[4]
    values = groups(draw_card("chaos", chaos.key), "data-values")[0]["data-values"]
    assert values == f"hc-i-deploy:{chaos.deploy} hc-i-move:{chaos.move} hc-i-melee:{chaos.attack}"
    assert "hc-i-aimed-shot:1-4" in groups(draw_card("equipment", "shotgun"), "data-values")[0]["data-values"]
    assert draw_card("ability", "keg_toss").count('href="#hc-i-ap"') == 2
    assert ">K<" in draw_card("auto", "they_are_here")


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_say_what_the_texts_say(language: str) -> None:
    words, scripts = Words(language), (None, FINALE)
    for kind, key in CARDS:
        for script in scripts if kind in ("auto", "special") else scripts[:1]:
            root = fromstring(draw_card(kind, key, language, script))
            drawn = " ".join(found.text or "" for found in root.findall(".//{*}text"))
            said = words.say(explanation(Phrase(f"hc-{kind}-{key.replace('_', '-')}"), script))
            assert " ".join(said.split()) in drawn


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
