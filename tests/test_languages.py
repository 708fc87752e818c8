"""English has every text, other languages may lack some; a new language is nothing but files."""

import glob
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import ashfall
from ashfall.neuroshima.army import army_keys, load_army
from ashfall.server.rulebook import rule_documents, shown_sections
from ashfall.table.texts import LANGUAGES, lacking
from tests.languages import WHOLE

ROOT = Path(__file__).parents[1]
RULES = ROOT / "docs/rules"

GERMAN = {
    "web_first.ftl": "language-name = Deutsch\nweb-retry = Noch einmal\n",
    "neuroshima_tiles.ftl": """
count-wounds =
    { $count ->
        [one] { $count } Wunde
       *[other] { $count } Wunden
    }
""",
    "table_neuroshima.ftl": "table-board = Brett, { $hexes } Felder, { battle-title }\n",
}
GERMAN_RULES = '<a id="section-9"></a>\n## 9. Heilen\n\n- <a id="nh-9-2"></a>**NH-9.2** Das ist Pflicht.\n'
# Says what a German player gets: of the texts, the armies, the rules to read, and Hard City.
SCRIPT = """
import glob
import json
from ashfall.hardcity.telling.names import episode
from ashfall.hardcity.telling.words import Words as CityWords
from ashfall.neuroshima import Match
from ashfall.neuroshima.words import Words
from ashfall.server.rulebook import rule_book
from ashfall.table.texts import LANGUAGES, Texts, client_source_of, lacking, pick_language

match = Match(["moloch", "borgo"], seed=1)
words, texts = Words(match.state.rules.armies, "de"), Texts("de")
book = rule_book("neuroshima", "de")
clauses = {clause.id: clause.text for section in book.sections for clause in section.clauses}
print(json.dumps({
    "languages": LANGUAGES,
    "picked": pick_language({"LANG": "de_AT.UTF-8"}),
    "wounds": [texts.format("count-wounds", count=count) for count in (1, 2)],
    "board": texts.format("table-board", hexes=19),
    "decision": words.decision(match.state, match.decision),
    "army": match.state.rules.armies[0].name("de"),
    "told": [words.event(event) for event in match.push(match.legal[0])],
    "episode": CityWords("de").say(episode(1)),
    "client": client_source_of("de"),
    "lacking": lacking("de"),
    "rules": [clauses["NH-9.2"], clauses["NH-9.1"]],
}))
"""


def lacks(language: str) -> Iterator[str]:
    """Everything that English has and a language has not."""
    yield from lacking(language)
    for army in map(load_army, army_keys()):
        tables: dict[str, Mapping[str, str]] = {"name": army.names, "about": army.about}
        for tile in army.tiles:
            tables |= {f"{tile.key}.name": tile.names, f"{tile.key}.help": tile.help}
        yield from (
            f"{army.key}.toml: {field}.{language}" for field, table in tables.items() if language not in table
        )
    for game, documents in rule_documents(RULES).items():
        read = {
            one: {
                clause.id
                for section in shown_sections(path.read_text(encoding="utf-8"))
                for clause in section.clauses
            }
            for one, path in documents.items()
        }
        yield from (
            f"docs/rules/{game}.{language}.md: {key}"
            for key in sorted(read["en"] - read.get(language, set()))
        )


@pytest.mark.parametrize("language", WHOLE)
def test_a_whole_language_lacks_nothing(language: str) -> None:
    assert list(lacks(language)) == []


def test_what_a_language_lacks_is_named() -> None:
    named = list(lacks("xx"))
    assert "web.ftl: web-new" in named
    assert "moloch.toml: hq.name.xx" in named
    assert "docs/rules/neuroshima.xx.md: NH-9.2" in named
    assert "docs/rules/hardcity.xx.md: HC-9.2" in named


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with German in it, as far as it goes: files, and no line of code."""
    root = tmp_path_factory.mktemp("checkout")
    package = root / "src/ashfall"
    unneeded = shutil.ignore_patterns("*.so", "static", "__pycache__", "rules")
    shutil.copytree(Path(ashfall.__file__).parent, package, ignore=unneeded)
    shutil.copytree(RULES, root / "docs/rules")
    shutil.rmtree(package / "locale/de", ignore_errors=True)
    (package / "locale/de").mkdir()
    for name, text in GERMAN.items():
        (package / "locale/de" / name).write_text(text, encoding="utf-8")
    (root / "docs/rules/neuroshima.de.md").write_text(GERMAN_RULES, encoding="utf-8")
    return root


def test_a_fourth_language_is_files_only(copy: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, "PYTHONPATH": str(copy / "src")},
        check=True,
        capture_output=True,
        text=True,
    )
    said = json.loads(done.stdout)
    assert said["languages"] == sorted({*LANGUAGES, "de"}, key=lambda one: (one != "en", one))
    assert said["picked"] == "de"
    assert said["wounds"] == ["1 Wunde", "2 Wunden"]
    assert said["board"] == "Brett, 19 Felder, Battle", "a German text may name one that only English has"
    assert said["decision"] == "Moloch: set up your army."
    assert said["army"] == "Moloch"
    assert said["told"]
    assert said["episode"] == "Big Ruckus in the Streets"
    assert "\nweb-retry = Noch einmal" in said["client"]
    assert "\nweb-new = New game" in said["client"]
    assert said["client"].count("web-retry =") == 1
    assert "web.ftl: web-new" in said["lacking"]
    assert said["rules"][0] == "Das ist Pflicht."
    assert said["rules"][1]


def test_the_client_offers_whatever_has_first_words(copy: Path) -> None:
    """Vite takes in what its pattern finds when the client is built."""
    module = Path("web/src/lib/languages.ts")
    (copy / module).parent.mkdir(parents=True)
    found = re.search(r"import\.meta\.glob\('([^']+)'", (ROOT / module).read_text(encoding="utf-8"))
    assert found
    files = glob.glob(str((copy / module).parent / found[1]))
    assert {Path(file).resolve().parent.name for file in files} == {*LANGUAGES, "de"}
