"""The numbered rules of ``docs/rules`` to read: of every game, by clause, in every language that has them."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import msgspec

from ashfall.server.endpoints import Call, Endpoint
from ashfall.server.languages import LanguageWish
from ashfall.server.shapes import RuleBook, RuleClause, RuleSection
from ashfall.table.texts import ENGLISH

__all__ = ["completed", "rule_book", "rule_documents", "rule_sections", "rules_endpoint", "shown_sections"]

INSTALLED: Final = files("ashfall.server") / "rules"  # docs/rules, put there by the build
IN_CHECKOUT: Final = Path(__file__).parents[3] / "docs/rules"
MINUTE: Final = 60  # short, so that a new version of the server shows its own rules soon

DOCUMENT: Final = re.compile(r"^(?P<game>\w+)(?:\.(?P<language>[a-z]+))?\.md$")  # English has no mark
SECTION: Final = re.compile(r'^<a id="(section-\w+)"></a>')
UNSHOWN: Final = re.compile(
    r'^<a id="(section-\w+)"></a> <!-- for those who test the rules -->$', re.MULTILINE
)
CLAUSE: Final = re.compile(
    r'^- <a id="[\w-]+"></a>\*\*(?P<id>[A-Z]+-[\dA-Z.]+)(?P<name>[^*]*)\*\*(?P<rest>.*)$'
)
TITLED: Final = re.compile(r"^### (?P<id>[A-Z]+-[\dA-Z.]+) (?P<name>.*)$")


def rules_endpoint(
    game: str, book: Callable[[str], RuleBook], returns: type[RuleBook] = RuleBook
) -> Endpoint:
    """The address of a game's rules; ``book`` makes them in a language, once for each."""

    @cache
    def encoded(language: str) -> bytes:
        return msgspec.json.encode(book(language))

    async def show_rules(call: Call) -> bytes:
        """The numbered rules."""
        wish: LanguageWish = call.query
        return encoded(wish.known)

    return Endpoint(
        "GET",
        f"/api/{game}/rules",
        show_rules,
        "The rules as numbered clauses",
        query=LanguageWish,
        returns=returns,
        cache=MINUTE,
    )


@cache
def rule_book(game: str, language: str = ENGLISH) -> RuleBook:
    """The rules of a game; English stands in for what is not translated."""
    documents = _installed(game)
    spoken = language if language in documents else ENGLISH
    texts = [documents[one].read_text(encoding="utf-8") for one in (ENGLISH, spoken)]
    english, own = (shown_sections(text) for text in texts)
    return RuleBook(language=spoken, sections=completed(own, english))


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
    unshown = UNSHOWN.findall(text)
    return [section for section in rule_sections(text) if section.id not in unshown]


def rule_sections(text: str) -> list[RuleSection]:
    """The chapters with clauses in them; lines that belong to no clause are left out."""
    sections: list[RuleSection] = []
    anchor, heading = "", ""
    is_open = False  # a clause goes on over the lines that follow
    for line in text.splitlines():
        if found := SECTION.match(line):
            anchor = found[1]
        elif line.startswith("## "):
            sections.append(RuleSection(id=anchor, title=line[3:], clauses=[]))
            heading, is_open = "", False
        elif clause := CLAUSE.match(line) or TITLED.match(line):
            rest = clause.groupdict().get("rest", "")
            sections[-1].clauses.append(_clause(clause["id"], clause["name"], rest, heading))
            heading, is_open = "", clause.re is TITLED
        elif line.startswith("### "):
            heading, is_open = line[4:], False
        elif is_open and line:
            sections[-1].clauses[-1].text += f"\n{line}"
    return [section for section in sections if section.clauses]


def _clause(key: str, name: str, rest: str, heading: str) -> RuleClause:
    name = name.strip()
    text = (f"**{name}**{rest}" if name else rest).strip()
    return RuleClause(id=key, text=text, heading=heading)


@cache
def _installed(game: str) -> dict[str, Traversable]:
    return rule_documents(INSTALLED if INSTALLED.is_dir() else IN_CHECKOUT)[game]


def rule_documents(folder: Traversable) -> dict[str, dict[str, Traversable]]:
    """The documents by game and language: one file for each."""
    documents: dict[str, dict[str, Traversable]] = {}
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        if name := DOCUMENT.match(file.name):
            documents.setdefault(name["game"], {})[name["language"] or ENGLISH] = file
    return documents
