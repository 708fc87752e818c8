"""Everything in the content of Hard City has its name and its words in three languages."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest
from fluent.syntax import FluentParser, ast

from ashfall.hardcity import Match
from ashfall.hardcity.content import AutoDocCard, Content, Episode, load_content
from ashfall.hardcity.content.words import AUTO_SPECIALS, VEHICLES, VERSUS_SPECIALS
from ashfall.hardcity.ground.setup import COOP
from ashfall.hardcity.telling.names import explanation
from ashfall.hardcity.telling.words import Words
from ashfall.table.phrases import Phrase
from ashfall.table.texts import LANGUAGES, Texts, text_files
from tests.hardcity.own import example
from tests.languages import WHOLE

SIDES = ("hc-officers", "hc-zero", "hc-autodoc")
LOADS = ("civilian", "mayor", "battery", "barrel")
FAMILIES = (
    "hc-officer-",
    "hc-ally-",
    "hc-enemy-",
    "hc-load-",
    "hc-vehicle-",
    "hc-episode-",
    "hc-ability-",
    "hc-chaos-",
    "hc-special-",
    "hc-auto-",
    "hc-take-",
    "hc-equipment-",
)
SENTENCES = ("-text", "-about")
ENDINGS = re.compile(r"[.!?](?=\s|$)")


def text_id(family: str, key: str, ending: str = "") -> str:
    """The id of a text: words of the data files have underscores, ids have hyphens."""
    return f"hc-{family}-{key.replace('_', '-')}{ending}"


def named(content: Content) -> Iterator[str]:
    """Ids of what has only a name."""
    yield from SIDES
    yield from (text_id("load", load) for load in LOADS)
    yield from (text_id("vehicle", vehicle) for vehicle in VEHICLES)


def explained(content: Content) -> Iterator[str]:
    """Ids of what has a name and, with `-text`, a sentence."""
    yield from (text_id("officer", officer.key) for officer in content.officers)
    yield from (text_id("ally", ally.key) for ally in content.allies)
    yield from (text_id("enemy", enemy.key) for enemy in content.enemies)
    yield from (text_id("ability", ability.key) for ability in content.abilities)
    yield from (text_id("chaos", card.key) for card in content.chaos)
    yield from (text_id("special", effect) for effect in VERSUS_SPECIALS + AUTO_SPECIALS)
    yield from (text_id("auto", card.key) for card in content.auto)
    yield from (text_id("auto", card.key, "-bottom") for card in content.auto if card.bottom)
    yield from (text_id("take", take.key) for take in content.takes)
    yield from (text_id("equipment", card.key) for card in content.equipment)


def needed(content: Content) -> set[str]:
    """Ids of all texts that the content asks for."""
    ids = set(named(content))
    ids |= {f"{base}{ending}" for base in explained(content) for ending in ("", "-text")}
    numbers = [episode.number for episode in content.episodes]
    return ids | {f"hc-episode-{number}{ending}" for number in numbers for ending in ("", "-about")}


def amounts(content: Content) -> Iterator[tuple[str, set[int]]]:
    """Texts of cards with the numbers that they speak of."""
    for ability in content.abilities:
        yield text_id("ability", ability.key, "-text"), {ability.ap, ability.amount, ability.needs}
    for gear in content.equipment:
        yield text_id("equipment", gear.key, "-text"), {gear.amount, *gear.reach}
    for take in content.takes:
        yield text_id("take", take.key, "-text"), {take.amount, take.needs}
    for chaos in content.chaos:
        yield text_id("chaos", chaos.key, "-text"), {chaos.amount, chaos.second}
    for ally in content.allies:
        yield text_id("ally", ally.key, "-text"), {ally.hp, ally.ap, ally.move, ally.stuns}
    for card in content.auto:
        yield from amounts_of_auto(card)
    for episode in content.episodes:
        for special in (episode.versus, episode.auto):
            yield text_id("special", special.effect, "-text"), {special.amount, special.second}


def amounts_of_auto(card: AutoDocCard) -> Iterator[tuple[str, set[int]]]:
    """The same for both halves of an AutoDoc card."""
    yield text_id("auto", card.key, "-text"), {card.deploy, card.activate, card.within, card.amount}
    if card.bottom:
        yield text_id("auto", card.key, "-bottom-text"), {card.bottom.count}


def said(texts: Texts, name: str, script: Episode | None = None) -> str:
    """A text as people read it, with the numbers of an episode or the printed ones."""
    base = name.removesuffix("-text")
    phrase = Phrase(name) if base == name else explanation(Phrase(base), script)
    return Words(texts.language).say(phrase)


def digits(text: str) -> list[int]:
    """The numbers in a text, in order of size."""
    return sorted(map(int, re.findall(r"\d+", text)))


@cache
def written(language: str) -> set[str]:
    """Ids of the texts that a language really has; nothing stands in for it."""
    source = "\n".join(text_files(language).values())
    entries = FluentParser().parse(source).body
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_texts(language: str) -> None:
    assert sorted(needed(load_content()) - written(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_left_over(language: str) -> None:
    ours = {name for name in written(language) if name.startswith(FAMILIES)}
    assert sorted(ours - needed(load_content())) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_short_and_sentences_end(language: str) -> None:
    texts = Texts(language)
    for name in needed(load_content()):
        text = said(texts, name)
        if name.endswith(SENTENCES):
            assert text.endswith("."), name
        else:
            assert len(text) <= 30, name
        if name.endswith("-about"):
            assert len(ENDINGS.findall(text)) == 2, name


@pytest.mark.parametrize(("one", "other"), list(combinations(WHOLE, 2)))
def test_sentences_are_translated(one: str, other: str) -> None:
    first, second = Texts(one), Texts(other)
    sentences = [name for name in needed(load_content()) if name.endswith(SENTENCES)]
    assert sentences
    for name in sentences:
        assert said(first, name) != said(second, name), name
        assert digits(said(first, name)) == digits(said(second, name)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_tell_the_numbers_of_the_cards(language: str) -> None:
    texts = Texts(language)
    for name, values in amounts(load_content()):
        missing = {value for value in values if value > 1} - set(digits(said(texts, name)))
        assert not missing, f"{name} does not say {missing}"  # a single thing may be told in words


@pytest.mark.clause("HC-13.20")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [episode.number for episode in load_content().episodes])
def test_cards_of_autodoc_say_what_happens_in_the_episode(number: int, language: str) -> None:
    texts, rules = Texts(language), Match(number, mode=COOP).state.rules
    for card, printed in enumerate(load_content().auto):
        words = said(texts, text_id("auto", printed.key, "-text"), rules.script)
        told = int(rules.auto_deploy[card]), int(rules.auto_activate[card])
        assert {value for value in told if value > 1} <= set(digits(words)), printed.key
        is_changed = told != (printed.deploy, printed.activate)
        assert (words != said(texts, text_id("auto", printed.key, "-text"))) == is_changed, printed.key


@pytest.mark.clause("HC-13.20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_cards_tell_how_strong_autodoc_is(language: str) -> None:
    texts = Texts(language)
    for episode in load_content().episodes:
        about = said(texts, text_id("episode", str(episode.number), "-about"))
        assert said(texts, "hc-autodoc") not in about


@pytest.mark.clause("HC-14.5.10")
@pytest.mark.parametrize(("language", "words"), [("en", "episode"), ("pl", "odcinek"), ("uk", "епізод")])
def test_kafars_text_leaves_his_hp_to_the_episode(language: str, words: str) -> None:
    assert words in said(Texts(language), text_id("enemy", "kafar", "-text"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_special_cards_say_the_numbers_of_the_episode(language: str) -> None:
    text = example().replace("amount = 4", "amount = 6").replace("goal = 5", "low_tide_row = 7")
    script = load_content(text).episode(6)
    words = said(Texts(language), "hc-special-low-tide-text", script)
    assert digits(words) == [3, 6, 8]
    assert digits(said(Texts(language), "hc-special-low-tide-text")) == [4, 4, 6]
