"""Help is found for every word that a screen shows, in every language."""

import re

import pytest

from ashfall.cli.hardcity.glyphs import LETTERS, SIGNS
from ashfall.cli.hardcity.helping import command_lines, find_entries, help_lines, near_words
from ashfall.cli.hardcity.menu import GROUPS
from ashfall.hardcity import Match
from ashfall.hardcity.content import load_content
from ashfall.hardcity.content.words import VEHICLES
from ashfall.hardcity.ground.moves import VERBS
from ashfall.hardcity.ground.setup import MODES
from ashfall.hardcity.telling import names
from ashfall.hardcity.telling.glossary import WORDS, glossary
from ashfall.hardcity.telling.sentences import move_ids
from ashfall.hardcity.telling.words import Words
from ashfall.table.texts import LANGUAGES, Texts, messages, text_files

# Texts of menus, panel and legend.
SHOWN = (
    *(f"cli-city-do-{VERBS[verb][0].replace('_', '-')}" for verb in GROUPS),
    *move_ids(),
    *(f"cli-city-short-{vehicle.replace('_', '-')}" for vehicle in VEHICLES),
    *(f"hc-vehicle-{vehicle.replace('_', '-')}" for vehicle in VEHICLES),
    *SIGNS.values(),
    "cli-city-do-other",
    "cli-city-price",
    "cli-city-free",
    "play-city-area",
    "play-city-round",
    "play-city-kills",
    "play-city-no-ammo",
    "play-city-takes",
    "play-city-hand-hidden",
    "play-city-queue",
    "cli-hand",
    "hc-officers",
    "hc-zero",
    "hc-autodoc",
    "hc-helicopter",
    "hc-manhole",
    "hc-lamp",
    "hc-zone",
    "hc-face-blank",
    "hc-face-hit",
    "hc-face-double-hit",
    "hc-face-skull",
)
# Words that only hold others together.
SMALL = {
    "en": "a an at for from in of on onto or the to with",
    "pl": "albo dla i jej na od w z za ze",
    "uk": "або в для з за заради із її й на про у чи",
}
PLACED = re.compile(r"\{[^{}]*\}")  # what is filled in
CHOICE = re.compile(r"\{ *\$\w+ *->|^ *\*?\[\w+\]|^ *\}", re.MULTILINE)


def shown_words(language: str) -> set[str]:
    """The words that these texts consist of."""
    sources = {name: text for file in text_files(language).values() for name, text in messages(file).items()}
    said = [PLACED.sub(" ", CHOICE.sub(" ", sources[name].partition("=")[2])) for name in SHOWN]
    words = {word.casefold() for text in said for word in re.findall(r"[^\W\d_]+", text)}
    return words - set(SMALL[language].split())


@pytest.mark.parametrize(("language", "mode"), [("en", "versus"), ("pl", "coop"), ("uk", "versus")])
def test_every_word_on_the_screen_has_its_help(language: str, mode: str) -> None:
    state, words = Match(1, 3, mode=mode).state, Words(language)
    assert sorted(word for word in shown_words(language) if not find_entries(state, words, word)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_and_name_has_its_help(language: str) -> None:
    state, words = Match(1, 3).state, Words(language)
    content = load_content()
    people = [words.say(names.person(officer.key)) for officer in content.officers]
    asked = [*SIGNS, *LETTERS, *people, *(name.split()[0] for name in people), *"♥◎▶◢"]
    asked += [words.say(entry.name) for entry in glossary(state.rules.script, "versus")]
    assert [each for each in asked if not find_entries(state, words, each)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("episode", range(1, 6))
def test_every_meaning_can_be_said(episode: int, mode: str, language: str) -> None:
    words, script = Words(language), load_content().episode(episode)
    for entry in glossary(script, mode):
        assert words.say(entry.name)
        assert all(words.say(text) for text in entry.texts)
        assert entry.also is None or words.say(entry.also)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_glossary_is_left_over(language: str) -> None:
    written = {name for name in messages(text_files(language)["hardcity_glossary"]) if "-word-" in name}
    ids = [f"hc-word-{key.replace('_', '-')}" for key in WORDS]
    assert written == {f"{name}{ending}" for name in ids for ending in ("", "-also", "-text")}


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("weld", "rolls 2 dice"),
        ("Helicopter", "Call the helicopter, 1 AP"),
        ("truck", "Not in this episode"),
        ("quick shot at a barrel", "Barrels explode"),
        ("z", "Deployment zone"),
        ("D", "Old Tricks"),
        ("boom", "Big Boom"),
        ("episode", "Special in this episode"),
    ],
)
def test_help_fits_the_episode(asked: str, said: str) -> None:
    assert said in "\n".join(help_lines(Match(1, 3).state, Words(), asked))


def test_numbers_are_those_of_the_game() -> None:
    told = "\n".join(help_lines(Match(2, 3).state, Words(), "weld"))
    script = load_content().episode(2)
    assert f"Weld, {script.amount('weld_ap')} AP" in told
    assert f"Or {script.amount('weld_sure_ap')} AP" in told
    assert "Not in this episode" not in told


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [("en", "helicoptr", "Helicopter"), ("pl", "spwanie", "Spawanie"), ("uk", "гелікоптр", "Гелікоптер")],
)
def test_unknown_words_lead_to_near_ones(language: str, wrong: str, right: str) -> None:
    state, words = Match(1, 3).state, Words(language)
    assert find_entries(state, words, wrong) == []
    assert right.casefold() in (word.casefold() for word in near_words(state, words, wrong))
    assert right.casefold() in "\n".join(help_lines(state, words, wrong)).casefold()


def test_nonsense_has_no_near_word() -> None:
    lines = help_lines(Match(1, 3).state, Words(), "[/]xyzzyx")
    assert len(lines) == 1
    assert Texts().format("play-city-no-word", name="").split('"')[0] in lines[0]


@pytest.mark.clause("HC-R70")
def test_help_lists_the_settings_that_may_be_typed() -> None:
    match = Match(1, 3, mode="coop", players=1)
    assert [line for line in command_lines(match, Words()) if line.startswith("auto mutants ")]
    match.push("auto mutants")
    assert not [line for line in command_lines(match, Words()) if line.startswith("auto mutants ")]
    assert [line for line in command_lines(match, Words()) if line.startswith("ask mutants ")]
    assert len(command_lines(Match(1, 3), Words())) == 3  # officers in versus have none
