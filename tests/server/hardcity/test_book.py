"""The book of Hard City has everything of the data, with texts in every language and the clause of each."""

from collections.abc import Iterator

import httpx
import msgspec
import pytest

from ashfall.hardcity.content import load_content
from ashfall.hardcity.telling.glossary import CLAUSES, WORDS
from ashfall.hardcity.telling.words import Words
from ashfall.server.hardcity.book import book
from ashfall.server.hardcity.book_shapes import Book, BookEntry
from ashfall.server.rulebook import rule_book
from ashfall.table.phrases import Phrase
from tests.languages import WHOLE
from tests.server.running import RunningServer

BOOK = book()
CONTENT = load_content()


def of_kind(*kinds: str) -> list[BookEntry]:
    return [entry for entry in BOOK.entries if entry.kind in kinds]


def keys(*kinds: str) -> list[str]:
    return [entry.key for entry in of_kind(*kinds)]


def test_everything_of_the_data_is_there() -> None:
    assert keys("officer") == [officer.key for officer in CONTENT.officers]
    assert keys("ally") == [ally.key for ally in CONTENT.allies]
    assert keys("mutant") == [enemy.key for enemy in CONTENT.enemies]
    assert keys("ability") == [card.key for card in CONTENT.abilities]
    assert keys("equipment") == [card.key for card in CONTENT.equipment]
    assert keys("take") == [card.key for card in CONTENT.takes]
    assert keys("chaos") == [card.key for card in CONTENT.chaos]
    assert keys("auto") == [card.key for card in CONTENT.auto]
    assert keys("versus_special") == [each.versus.effect for each in CONTENT.episodes]
    assert keys("auto_special") == [each.auto.effect for each in CONTENT.episodes]
    assert [event.number for event in BOOK.events] == [card.number for card in CONTENT.events]
    assert [episode.number for episode in BOOK.episodes] == [each.number for each in CONTENT.episodes]
    assert [word.key for word in BOOK.words] == [key for key in WORDS if key not in ("pass", "standing")]


def phrases() -> Iterator[Phrase]:
    for entry in BOOK.entries:
        yield from (entry.name, entry.text)
        if entry.lower:
            yield from (entry.lower.name, entry.lower.text)
    for word in BOOK.words:
        yield from (word.name, word.also, word.text, *(rule.text for rule in word.rules))
    for episode in BOOK.episodes:
        yield episode.name
        for told in (episode.versus, episode.coop):
            yield from (rule.text for rule in (told.goal, *told.order, *told.chaos, *told.special))


@pytest.mark.parametrize("language", WHOLE)
def test_every_text_is_there(language: str) -> None:
    words = Words(language)
    for phrase in phrases():
        said = words.say(phrase)
        assert said
        assert phrase.id not in said
        assert "{" not in said


def test_clauses_exist() -> None:
    known = {clause.id for section in rule_book("hardcity").sections for clause in section.clauses}
    cited = [entry.clause for entry in BOOK.entries] + [word.clause for word in BOOK.words]
    cited += [rule.clause for word in BOOK.words for rule in word.rules]
    assert set(cited) <= known
    for episode in BOOK.episodes:
        assert any(clause.startswith(f"{episode.clause}.") for clause in known)


def test_a_card_has_the_clause_that_names_it() -> None:
    clauses = {(entry.kind, entry.key): entry.clause for entry in BOOK.entries}
    assert clauses["ability", "old_tricks"] == "HC-17.2.1"  # on the sheet
    assert clauses["ability", "tougher"] == "HC-17.3.1"
    assert clauses["chaos", "scheme"] == "HC-17.5.17"
    assert clauses["auto", "scheme"] == "HC-17.7.7"
    assert clauses["equipment", "flamethrower"] == "HC-17.10.1"
    assert set(CLAUSES) == set(WORDS)


def test_what_is_printed() -> None:
    bite, blood = (
        next(entry for entry in BOOK.entries if entry.key == key) for key in ("bite", "blood_scent")
    )
    assert bite.marks == {"chaos": "reaction", "trigger": "skull"}
    assert bite.numbers == {"copies": 2, "deploy": 4, "move": 2, "attack": 1}
    assert blood.lower
    assert blood.lower.marks == {"band": "far", "priority": "nearest"}
    swarm = next(entry for entry in BOOK.entries if entry.key == "swarm")
    assert swarm.lower
    assert swarm.lower.marks == {}  # it deploys
    rat, kafar = (next(entry for entry in of_kind("mutant") if entry.key == key) for key in ("rat", "kafar"))
    assert rat.episodes == (3, 4, 5)
    assert kafar.episodes == ()


def test_a_rule_that_episodes_share_is_told_once() -> None:
    [word] = [word for word in BOOK.words if word.key == "evacuate"]
    assert [(rule.episode, rule.text.id) for rule in word.rules] == [
        (1, "hc-rule-evacuate-by-helicopter"),
        (3, "hc-rule-evacuate-to-car"),
        (4, "hc-rule-boat"),
    ]


def test_the_server_gives_the_book(server: RunningServer) -> None:
    answer = httpx.get(f"{server.url}/api/hardcity/book")
    assert msgspec.json.decode(answer.content, type=Book).events == BOOK.events
