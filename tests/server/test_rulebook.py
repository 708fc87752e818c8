"""The rules page gets every clause of the spec, and pictures that show what they shall."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from ashfall.server.neuroshima.rule_pictures import pictured_rules
from ashfall.server.rulebook import completed, rule_book, rule_sections
from ashfall.server.shapes import RuleClause, RuleSection

DOCUMENTS = Path(__file__).parents[2] / "docs/rules"
# The anchors of clauses; those of Hard City whose heading has no clause of its own are left out.
ANCHORS = {"neuroshima": r'<a id="((?:nh|r|e)-[\da-z-]+)">', "hardcity": r'<a id="(hc-[\da-z-]+)"></a>\*\*'}


@pytest.mark.parametrize("game", ANCHORS)
def test_every_clause_and_ruling_is_there_once(game: str) -> None:
    document = (DOCUMENTS / f"{game}.md").read_text(encoding="utf-8")
    shown = [clause.id for section in rule_book(game).sections for clause in section.clauses]
    assert [key.lower().replace(".", "-") for key in shown] == re.findall(ANCHORS[game], document)
    assert len(shown) == len(set(shown))
    assert len(shown) > 250


def test_parts_of_a_chapter_have_headings() -> None:
    [episodes] = [each for each in rule_book("hardcity").sections if each.id == "section-14"]
    headings = {clause.id: clause.heading for clause in episodes.clauses if clause.heading}
    assert list(headings) == [f"HC-14.{episode}.1" for episode in range(6)]
    assert headings["HC-14.5.1"].startswith("14.5 Zero Hour")


def test_english_stands_in_for_what_is_not_translated() -> None:
    english = rule_book("neuroshima").sections
    own = [RuleSection(id="section-9", title="Heilen", clauses=[RuleClause(id="NH-9.2", text="Pflicht.")])]
    whole = {clause.id: clause.text for section in completed(own, english) for clause in section.clauses}
    plain = {clause.id: clause.text for section in english for clause in section.clauses}
    assert whole == plain | {"NH-9.2": "Pflicht."}
    assert rule_book("neuroshima", "xx").language == "en"


@pytest.mark.parametrize(
    ("key", "language", "beginning"),
    [
        ("NH-9.2", "en", "Compulsory whenever"),
        ("NH-9.2", "pl", "Obowiązkowe zawsze"),
        ("NH-9.2", "uk", "Це стається обов’язково"),
        ("HC-5.14", "en", "Reload, 1 AP"),
        ("HC-5.14", "pl", "Przeładowanie, 1 PA"),
        ("HC-5.14", "uk", "Перезаряджання, 1 ОД"),
    ],
)
def test_clauses_come_in_the_language_asked_for(key: str, language: str, beginning: str) -> None:
    book = rule_book("hardcity" if key.startswith("HC") else "neuroshima", language)
    clauses = {clause.id: clause.text for section in book.sections for clause in section.clauses}
    assert book.language == language
    assert clauses[key].startswith(beginning)


def test_clauses_keep_their_words() -> None:
    clauses = {
        clause.id: clause.text for section in rule_book("neuroshima").sections for clause in section.clauses
    }
    assert clauses["NH-9.2"].startswith("Compulsory whenever at least 1 wound")
    assert clauses["NH-10.7"].startswith("**Scout**: +1 initiative.")
    assert clauses["NH-3.3"].startswith("**Mandatory discard.** If exactly 3 tiles")
    assert [line[:2] for line in clauses["NH-5.3"].splitlines()[1:]] == [f"{i}." for i in range(1, 8)]
    assert all(text.strip() for text in clauses.values())


def test_lines_between_clauses_are_left_out() -> None:
    text = (
        '<a id="section-1"></a>\n\n## 1. One\n\nWords.\n\n- <a id="nh-1-1"></a>**NH-1.1** Yes.\n\n## 2. Two\n'
    )
    [section] = rule_sections(text)
    assert (section.id, section.title) == ("section-1", "1. One")
    assert [(clause.id, clause.text) for clause in section.clauses] == [("NH-1.1", "Yes.")]


def test_pictures_show_a_battle() -> None:
    source = (files("ashfall.server.neuroshima") / "pictures.toml").read_text(encoding="utf-8")
    pictures = {picture.id: picture for picture in pictured_rules().pictures}
    assert list(pictures) == re.findall(r"^\[(\w+)\]$", source, re.MULTILINE)
    assert all(picture.overlay for picture in pictures.values())
    assert [unit.hex for unit in pictures["net"].sight.units if unit.netted] == ["C3"]
    assert [unit.initiatives for unit in pictures["modules"].sight.units if unit.hex == "C3"] == [(3,)]
