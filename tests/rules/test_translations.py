"""The translations of the rules say what the English clauses say: nothing is missing, added or outdated."""

import re
from collections import Counter
from pathlib import Path

import pytest

from ashfall.games import OURS
from ashfall.server.rulebook import UNSHOWN, shown_sections
from ashfall.server.shapes import RuleSection
from ashfall.table.texts import ENGLISH
from scripts import rule_translations
from scripts.rule_translations import document, english, games, languages, noted, outdated

# What must be the same in every language, however a sentence is turned.
SAME = {
    "ids": re.compile(r"\b(?:NH|HC|R|TV|DP|E)-R?\d\w*(?:\.\d+)*"),
    "source marks": re.compile(r"\[([BDFP]\b|(?:seed|pub|inferred|design)\b[^]]*)"),
    "code": re.compile(r"`[^`]+`"),
    "numbers": re.compile(r"\d+"),
    "bold words": re.compile(r"\*\*"),
}
ANCHOR = re.compile(r'<a id="([^"]+)"')
LINK = re.compile(r"\]\(([^)#]*)#?([^)]*)\)")
ADVICE = (
    "once translated: PYTHONPATH=src .venv/bin/python -m scripts.rule_translations --game {} --lang {}"
    " --accept ID …"
)

every = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in games() for language in languages(game)]
)


def text_of(game: str, language: str) -> str:
    return document(game, language).read_text(encoding="utf-8")


def sections(game: str, language: str) -> list[RuleSection]:
    return shown_sections(text_of(game, language))


def clauses(game: str, language: str) -> dict[str, str]:
    return {
        clause.id: f"{clause.heading} {clause.text}"
        for section in sections(game, language)
        for clause in section.clauses
    }


def test_every_game_has_its_rules() -> None:
    assert games() == sorted(OURS)


@every
def test_same_clauses_in_the_same_order(game: str, language: str) -> None:
    theirs, ours = (
        [(section.id, [clause.id for clause in section.clauses]) for section in sections(game, one)]
        for one in (ENGLISH, language)
    )
    assert ours == theirs


@every
@pytest.mark.parametrize("what", SAME)
def test_same_marks_in_every_clause(game: str, language: str, what: str) -> None:
    given, found = (
        {key: Counter(SAME[what].findall(text)) for key, text in clauses(game, one).items()}
        for one in (ENGLISH, language)
    )
    wrong = {key: (given[key], found.get(key)) for key in given if given[key] != found.get(key)}
    assert not wrong, f"{what} differ from English: {wrong}"


@every
def test_same_numbers_in_every_title(game: str, language: str) -> None:
    given, found = ([title_marks(section) for section in sections(game, one)] for one in (ENGLISH, language))
    assert found == given


def title_marks(section: RuleSection) -> tuple[str, list[str]]:
    return section.title.split(" ")[0], SAME["source marks"].findall(section.title)


@every
def test_same_anchors(game: str, language: str) -> None:
    assert anchors(text_of(game, language)) == anchors(text_of(game, ENGLISH))


def anchors(text: str) -> list[str]:
    """All anchors but those in sections that nobody translates."""
    unshown = UNSHOWN.findall(text)
    kept, is_shown = [], True
    for anchor in ANCHOR.findall(text):
        if anchor.startswith("section-"):
            is_shown = anchor not in unshown
        if is_shown:
            kept.append(anchor)
    return kept


@pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in games() for language in (ENGLISH, *languages(game))]
)
def test_links_lead_somewhere(game: str, language: str) -> None:
    links = LINK.findall(text_of(game, language))
    assert links
    for file, anchor in links:
        goal = document(game, language).parent / file if file else document(game, language)
        assert goal.is_file()
        assert not anchor or anchor in ANCHOR.findall(goal.read_text(encoding="utf-8"))


@every
def test_translations_follow_the_english_of_today(game: str, language: str) -> None:
    left = outdated(english(game), noted().get(game, {}).get(language, {}))
    assert not left, f"translate again to {language}: {' '.join(left)} ({ADVICE.format(game, language)})"


@pytest.fixture
def small_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with two clauses in two languages, all of them noted."""
    for file in ("neuroshima.md", "neuroshima.pl.md"):
        (tmp_path / file).write_text(
            '<a id="section-1"></a>\n\n## 1. One\n\n'
            '- <a id="nh-1-1"></a>**NH-1.1** Yes.\n- <a id="nh-1-2"></a>**NH-1.2** No.\n',
            encoding="utf-8",
        )
    monkeypatch.setattr(rule_translations, "FOLDER", tmp_path)
    monkeypatch.setattr(rule_translations, "NOTES", tmp_path / "translated.toml")
    assert rule_translations.main(["--game", "neuroshima", "--lang", "pl", "--accept", "all"]) == 0
    return tmp_path


def test_a_changed_clause_is_told_until_it_is_accepted(
    small_rules: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = small_rules / "neuroshima.md"
    source.write_text(source.read_text(encoding="utf-8").replace("No.", "Never."), encoding="utf-8")
    capsys.readouterr()
    assert rule_translations.main([]) == 1
    assert capsys.readouterr().out == "neuroshima, pl: translate NH-1.2\n"
    assert rule_translations.main(["--game", "neuroshima", "--lang", "pl", "--accept", "NH-1.2"]) == 0
    assert capsys.readouterr().out == "neuroshima, pl: nothing to translate\n"
    assert rule_translations.main([]) == 0


def test_a_new_language_has_everything_to_translate(
    small_rules: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (small_rules / "neuroshima.uk.md").write_text("", encoding="utf-8")
    capsys.readouterr()
    assert rule_translations.main(["--lang", "uk"]) == 1
    assert capsys.readouterr().out == "neuroshima, uk: translate section-1 NH-1.1 NH-1.2\n"


def test_only_known_clauses_can_be_accepted(small_rules: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        rule_translations.main(["--game", "neuroshima", "--lang", "pl", "--accept", "NH-1.9"])
    assert "no clause or section of the rules page is called NH-1.9" in capsys.readouterr().err


@pytest.mark.parametrize("wish", [[], ["--lang", "pl"], ["--game", "neuroshima"]])
def test_what_one_language_has_is_not_accepted_for_all(
    wish: list[str], small_rules: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        rule_translations.main([*wish, "--accept", "NH-1.2"])
    assert "--accept: expected --game and --lang beside it" in capsys.readouterr().err
