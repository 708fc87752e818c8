"""Every sentence exists in every language, and errors survive a trip to another process."""

import pickle
import re
import subprocess
import sys
from collections import Counter
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from ashfall.games import OURS
from ashfall.neuroshima import keywords
from ashfall.table.errors import (
    AshfallError,
    IllegalMove,
    InvalidArmy,
    InvalidPosition,
    InvalidRecord,
    UnknownArmy,
    UnknownTile,
)
from ashfall.table.texts import (
    LANGUAGES,
    Texts,
    client_source_of,
    is_for_clients,
    messages,
    pick_language,
    text_files,
)
from tests.languages import WHOLE

DIRECTIONS = ("n", "ne", "se", "s", "sw", "nw")
ICONS = (
    "melee",
    "ranged",
    "gauss",
    "friendly_fire",
    "armor",
    "reflection",
    "nets",
    "web",
    "links",
    "toughness",
    "initiative",
    "agony",
    "health",
)
EXPLAINED = [
    *(f"kind-{word}" for word in keywords.KINDS),
    *(f"icon-{word}" for word in ICONS),
    *(f"ability-{word}" for word in keywords.ABILITIES),
    *(f"effect-{word}" for word in keywords.EFFECTS),
    *(f"instant-{word}" for word in keywords.INSTANTS),
]

ROOT = Path(__file__).parents[2]
SOURCES = {"src/ashfall": (".py", ".json", ".toml"), "web/src": (".ts", ".svelte", ".js")}
WORD = re.compile(r"[a-z][a-z0-9]*(?:[-_][a-z0-9_]+)+")
# Ids that are put together from such a beginning and a word: ability-{key}, bot-${name}.
FAMILIES = (
    "ability-",
    "analysis-stage-",
    "arena-city-source-",
    "arena-city-special-",
    "army-",
    "bot-",
    "book-kind-",
    "book-mark-",
    "book-number-",
    "card-granted-",
    "city-action-",
    "city-here-",
    "city-acts-",
    "city-auto-",
    "city-basic-",
    "city-happens-",
    "city-kafar-",
    "city-kind-",
    "city-mark-",
    "city-mode-",
    "city-played-",
    "city-rail-",
    "city-roll-",
    "city-rules-",
    "city-score-",
    "city-step-",
    "city-stop-",
    "city-take-",
    "city-text-",
    "city-turn-",
    "city-way-",
    "city-why-",
    "cli-",
    "cli-bench-",
    "cli-help-",
    "decision-",
    "direction-",
    "effect-",
    "event-",
    "feat-",
    "forecast-",
    "hc-ability-",
    "hc-ally-",
    "hc-auto-",
    "hc-campaign-",
    "hc-chaos-",
    "hc-decision-",
    "hc-enemy-",
    "hc-episode-",
    "hc-equipment-",
    "hc-event-",
    "hc-face-",
    "hc-load-",
    "hc-move-",
    "hc-new-mode-",
    "hc-new-scores-",
    "hc-officer-",
    "hc-question-",
    "hc-reason-",
    "hc-refusal-",
    "hc-rule-",
    "hc-scoring-",
    "hc-special-",
    "hc-take-",
    "hc-task-goal-",
    "hc-task-level-",
    "hc-task-never-",
    "hc-task-theme-",
    "hc-told-",
    "hc-vehicle-",
    "hc-word-",
    "icon-",
    "instant-",
    "kind-",
    "mode-",
    "move-",
    "play-group-",
    "reason-",
    "refusal-",
    "puzzle-goal-",
    "puzzle-level-",
    "puzzle-theme-",
    "puzzle-why-",
    "puzzle-clue-",
    "puzzle-report-",
    "puzzle-won-",
    "puzzles-goal-",
    "puzzles-rush-",
    "puzzles-stage-",
    "puzzles-stuck-",
    "rules-about-",
    "rules-source-",
    "say-",
    "setting-",
    "situation-",
    "table-act-",
    "table-do-",
    "table-go-",
    "tag-",
    "variant-",
    "wait-",
    "web-learn-about-",
    "web-new-",
    "web-problem-",
    "web-set-theme-",
    "tip-",
)

ENDINGS = ("-about", "-help", "-twice", "-yours")  # added to the id of what they explain or vary


@cache
def entries(language: str) -> dict[str, list[ast.EntryType]]:
    """What stands in each file of a language."""
    return {name: FluentParser().parse(text).body for name, text in text_files(language).items()}


def ids(language: str) -> dict[str, list[str]]:
    """The ids of each file, in their order."""
    return {
        name: [entry.id.name for entry in body if isinstance(entry, ast.Message)]
        for name, body in entries(language).items()
    }


def sources(language: str) -> dict[str, str]:
    """Each message with its own source text."""
    return {
        entry.id.name: text_files(language)[name][entry.span.start : entry.span.end]
        for name, body in entries(language).items()
        for entry in body
        if isinstance(entry, ast.Message) and entry.span
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_have_no_syntax_errors(language: str) -> None:
    every = [entry for body in entries(language).values() for entry in body]
    assert [entry for entry in every if isinstance(entry, ast.Junk)] == []


def test_every_id_stands_in_one_file_once() -> None:
    places = Counter(name for names in ids("en").values() for name in names)
    assert [name for name, count in places.items() if count > 1] == []


@pytest.mark.parametrize("language", WHOLE)
def test_the_same_file_holds_the_same_ids_in_every_language(language: str) -> None:
    assert ids(language) == ids("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_has_what_english_lacks(language: str) -> None:
    for entry in (files("ashfall") / "locale" / language).iterdir():
        known = ids("en").get(entry.name.removesuffix(".ftl"), [])
        written = messages(entry.read_text(encoding="utf-8"))
        assert [one for one in written if one not in known] == [], entry.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_arguments_are_the_same_in_every_language(language: str) -> None:
    english, other = sources("en"), sources(language)
    for name in english.keys() - {"hc-own-words"}:  # each language takes its own of what an episode says
        source = other[name]
        assert set(re.findall(r"\$\w+", source)) == set(re.findall(r"\$\w+", english[name])), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_rules_has_a_name_and_a_sentence(language: str) -> None:
    texts = Texts(language)
    for message in EXPLAINED:
        assert texts.format(message)
        assert texts.format(f"{message}-help").endswith("."), message
    for direction in DIRECTIONS:
        for ending in ("", "-short", "-towards"):
            assert texts.format(f"direction-{direction}{ending}")


@cache
def source_text() -> str:
    """Everything that may ask for a sentence: our Python, its data, and the browser client."""
    found = [
        path.read_text(encoding="utf-8")
        for folder, endings in SOURCES.items()
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in endings and path.is_file()
    ]
    return "\n".join(found)


def _is_asked_for(name: str, mentioned: set[str]) -> bool:
    bases = {name.removesuffix(ending) for ending in ENDINGS if f"}}{ending}" in source_text()}
    return name.startswith(FAMILIES) or not mentioned.isdisjoint({name, *bases})


def test_every_sentence_is_used() -> None:
    messages = sources("en")
    mentioned = set(WORD.findall(source_text()))
    mentioned |= {name for text in messages.values() for name in re.findall(r"\{ ([a-z][\w-]+) \}", text)}
    unused = [name for name in messages if not _is_asked_for(name, mentioned)]
    assert unused == []


@pytest.mark.parametrize("family", FAMILIES)
def test_families_of_sentences_are_used(family: str) -> None:
    text = source_text()
    assert f"{family}{{" in text or f"{family}${{" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_clients_get_whole_files_but_none_of_the_terminal(language: str) -> None:
    games = frozenset(OURS)
    apart = [client_source_of(language, one, games) for one in ("", *OURS)]
    apart += [client_source_of(language, game, games, pages=True) for game in OURS]
    parsed = FluentParser().parse("\n".join(apart)).body
    given = [entry.id.name for entry in parsed if isinstance(entry, ast.Message)]
    whole = [one for name, names in ids(language).items() if is_for_clients(name) for one in names]
    assert sorted(given) == sorted(whole)
    assert {"web-new", "table-do-place", "bot-recruit"} <= set(given)
    assert [name for name in given if name.startswith(("cli-", "arena-", "play-"))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_texts_of_a_game_come_apart_and_need_only_those_of_the_house(language: str, game: str) -> None:
    games = frozenset(OURS)
    house, own = (client_source_of(language, one, games) for one in ("", game))
    known = {
        name: set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
        for name, text in (("", house), (game, own))
    }
    assert known[""].isdisjoint(known[game])
    refers = re.compile(r"\{ ([a-z][\w-]+) \}")
    assert set(refers.findall(house)) <= known[""]
    assert set(refers.findall(own)) <= known[""] | known[game]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["0 wounds", "1 wound", "2 wounds", "5 wounds", "12 wounds", "21 wounds", "22 wounds"]),
        ("pl", ["0 ran", "1 rana", "2 rany", "5 ran", "12 ran", "21 ran", "22 rany"]),
        (
            "uk",
            [
                "0 пошкоджень",
                "1 пошкодження",
                "2 пошкодження",
                "5 пошкоджень",
                "12 пошкоджень",
                "21 пошкодження",
                "22 пошкодження",
            ],
        ),
    ],
)
def test_plural_forms(language: str, expected: list[str]) -> None:
    texts = Texts(language)
    assert [texts.format("count-wounds", count=count) for count in (0, 1, 2, 5, 12, 21, 22)] == expected


# Other words for what has a name already: hex, draw, replace, net, icon, one game; and the wrong apostrophe.
RIVALS = {
    "en": r"\bthe own\b|\bone own\b|\bmatch(es)?\b",
    "pl": r"\bheks|dociąg|podmie[nń]|sieciuj|rozgrywk|\bnowa gra\b",
    "uk": r"гекс|піктограм|\bігор\b|\bнова гра\b|\w'\w",
}
KEPT = {"arena-matches"}  # two bots play many games


@pytest.mark.parametrize("language", RIVALS)
def test_everything_has_one_name(language: str) -> None:
    said = {name: text.partition(" =")[2].lower() for name, text in sources(language).items()}
    found = {name for name, text in said.items() if re.search(RIVALS[language], text)}
    assert found - KEPT == set()


def test_english_verbs_fit_one_and_many() -> None:
    """Of armies some have the name of one thing and some of many: Moloch, Beasts."""
    found = {name for name, text in sources("en").items() if re.search(r"(?<! of )\{ \$seat \} \w+s\b", text)}
    assert found == set()


def test_unknown_language_speaks_english() -> None:
    assert Texts("xx").language == "en"
    assert Texts("xx").format("instant-battle") == "Battle"


def test_missing_id_and_missing_argument() -> None:
    texts = Texts("pl")
    assert "instant-battle" in texts
    assert "instant-picnic" not in texts
    with pytest.raises(KeyError, match="instant-picnic"):
        texts.format("instant-picnic")
    with pytest.raises(ValueError, match="count-wounds"):
        texts.format("count-wounds")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "uk.UTF-8"}, "uk"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "pl_PL", "LC_ALL": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "pl_PL", "LC_ALL": "C"}, "en"),
        ({"LANG": "pl_PL", "LC_ALL": "C", "ASHFALL_LANG": "UK-ua"}, "uk"),
    ],
)
def test_pick_language(environment: dict[str, str], language: str) -> None:
    assert pick_language(environment) == language


def test_rules_do_not_load_the_text_library() -> None:
    code = (
        "import sys, ashfall.neuroshima.army as army, ashfall.table.texts;"
        "army.army_keys(); sys.exit(any(name.split('.')[0] == 'fluent' for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (AshfallError("something is wrong"), "something is wrong"),
        (
            IllegalMove("NH-4.7", "no unit may be placed under Terror"),
            "no unit may be placed under Terror (NH-4.7)",
        ),
        (IllegalMove("", "not your turn"), "not your turn"),
        (InvalidPosition("units[2].facing", "expected 0..5, got 7"), "units[2].facing: expected 0..5, got 7"),
        (InvalidRecord("moves[4]", "not a\nmove"), "moves[4]: not a move"),
        (InvalidArmy("a.toml", "doll", "armor", "expected 0..5"), "a.toml: tile doll: armor: expected 0..5"),
        (InvalidArmy("a.toml", "", "total", "is missing"), "a.toml: total: is missing"),
        (UnknownArmy("borg", ("moloch", "borgo")), 'unknown army "borg", did you mean "borgo"?'),
        (UnknownTile("borgo", "tank", ("hq",)), 'army "borgo" has no tile "tank", expected one of: hq'),
    ],
)
def test_errors_are_one_line_and_can_be_pickled(error: AshfallError, sentence: str) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error)
    assert str(error) == str(copy) == sentence
    assert vars(copy) == vars(error)
