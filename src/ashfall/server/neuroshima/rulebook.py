"""The numbered rules of ``docs/rules`` for the rules page, and small positions that show what they say."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

import msgspec

from ashfall.neuroshima import Match
from ashfall.server.neuroshima.forecast import forecast_of
from ashfall.server.neuroshima.learning import RuleBook, RuleClause, RulePicture, RuleSection
from ashfall.server.neuroshima.sight import sight_of
from ashfall.table.texts import ENGLISH

__all__ = ["completed", "rule_book", "rule_documents", "rule_sections", "shown_sections"]

INSTALLED: Final = files("ashfall.server") / "rules"  # docs/rules, put there by the build
IN_CHECKOUT: Final = Path(__file__).parents[4] / "docs/rules"
UNSHOWN: Final = ("section-18", "section-19", "section-22", "section-23")  # for those who test the rules

DOCUMENT: Final = re.compile(r"^neuroshima(?:\.(?P<language>[a-z]+))?\.md$")  # English has no mark
SECTION: Final = re.compile(r'^<a id="(section-\w+)"></a>$')
CLAUSE: Final = re.compile(
    r'^- <a id="[\w-]+"></a>\*\*(?P<id>[A-Z]+-[\dA-Z.]+)(?P<name>[^*]*)\*\*(?P<rest>.*)$'
)
TITLED: Final = re.compile(r"^### (?P<id>[A-Z]+-[\dA-Z.]+) (?P<name>.*)$")


@cache
def rule_book(language: str = ENGLISH) -> RuleBook:
    """Everything that the rules page asks the server for; English stands in for what is not translated."""
    documents = _installed()
    spoken = language if language in documents else ENGLISH
    texts = [documents[one].read_text(encoding="utf-8") for one in (ENGLISH, spoken)]
    english, own = (shown_sections(text) for text in texts)
    return RuleBook(language=spoken, sections=completed(own, english), pictures=_pictures())


def completed(own: list[RuleSection], english: list[RuleSection]) -> list[RuleSection]:
    """The English chapters, in the words of another language where it has them."""
    titles = {section.id: section.title for section in own}
    clauses = {clause.id: clause for section in own for clause in section.clauses}
    return [
        RuleSection(
            id=section.id,
            title=titles.get(section.id, section.title),
            clauses=[clauses.get(clause.id, clause) for clause in section.clauses],
        )
        for section in english
    ]


def shown_sections(text: str) -> list[RuleSection]:
    """The chapters for those who play."""
    return [section for section in rule_sections(text) if section.id not in UNSHOWN]


def rule_sections(text: str) -> list[RuleSection]:
    """The chapters with clauses in them; lines that belong to no clause are left out."""
    sections: list[RuleSection] = []
    anchor, is_open = "", False  # is_open: a clause goes on over the lines that follow
    for line in text.splitlines():
        if found := SECTION.match(line):
            anchor = found[1]
        elif line.startswith("## "):
            sections.append(RuleSection(id=anchor, title=line[3:], clauses=[]))
            is_open = False
        elif clause := CLAUSE.match(line):
            sections[-1].clauses.append(_clause(clause["id"], clause["name"], clause["rest"]))
            is_open = False
        elif titled := TITLED.match(line):
            sections[-1].clauses.append(_clause(titled["id"], titled["name"], ""))
            is_open = True
        elif line.startswith("#"):
            is_open = False
        elif is_open and line:
            sections[-1].clauses[-1].text += f"\n{line}"
    return [section for section in sections if section.clauses]


def _clause(key: str, name: str, rest: str) -> RuleClause:
    name = name.strip()
    return RuleClause(id=key, text=(f"**{name}**{rest}" if name else rest).strip())


@cache
def _installed() -> dict[str, Traversable]:
    return rule_documents(INSTALLED if INSTALLED.is_dir() else IN_CHECKOUT)


def rule_documents(folder: Traversable) -> dict[str, Traversable]:
    """The documents by language: one file for each."""
    named = ((DOCUMENT.match(file.name), file) for file in folder.iterdir())
    return {name["language"] or ENGLISH: file for name, file in named if name}


@cache
def _pictures() -> list[RulePicture]:
    source = (files("ashfall.server.neuroshima") / "pictures.toml").read_bytes()
    return [_picture(key, fields) for key, fields in msgspec.toml.decode(source).items()]


def _picture(key: str, fields: dict[str, Any]) -> RulePicture:
    position = {name: value for name, value in fields.items() if name != "hexes"}
    match = Match.from_position(position | {"stage": "act", "hands": [["battle"], []]})
    return RulePicture(
        id=key,
        hexes=fields["hexes"],
        sight=sight_of(match, ()),
        overlay=forecast_of(match.state, None).overlay,
    )
