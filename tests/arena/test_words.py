"""Sentences of the arena: each one that is used exists, each one that exists is used."""

import math
import re
from pathlib import Path

import pytest

import ashfall
from ashfall.arena.elo import Estimate
from ashfall.arena.hardcity.special import SOURCES, SPECIAL
from ashfall.arena.sprt import ACCEPT_H0, ACCEPT_H1, CONTINUE, Sprt, SprtState
from ashfall.arena.summary import MatchSummary
from ashfall.arena.tally import WinLoss
from ashfall.arena.words import bounds_text, elo_text, match_text, seconds_text, sure_text, verdict_text
from ashfall.table.texts import LANGUAGES, Texts, percent, text_files


def quoted() -> set[str]:
    folders = (Path(ashfall.__file__).parent / folder for folder in ("arena", "cli"))
    sources = [file.read_text(encoding="utf-8") for folder in folders for file in folder.rglob("*.py")]
    written = {
        found for text in sources for found in re.findall(r"[\"'](arena-[a-z0-9-]*[a-z0-9])[\"']", text)
    }
    special = {f"arena-city-special-{thing.word}" for thing in SPECIAL}
    return written | {
        each.replace("_", "-") for each in special | {f"arena-city-source-{s}" for s in SOURCES}
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_missing_or_left_over(language: str) -> None:
    text = "\n".join(text_files(language).values())
    assert set(re.findall(r"^(arena-[\w-]+) =", text, re.MULTILINE)) == quoted()


def test_figures() -> None:
    assert [elo_text(value) for value in (12.4, -0.2, 0.0, -7.6, math.inf, -math.inf)] == [
        "+12",
        "0",
        "0",
        "-8",
        "+∞",
        "-∞",
    ]
    assert bounds_text(Estimate(5, -1, 11)) == "-1 .. +11"
    assert bounds_text(Estimate(math.inf, 90, math.inf)) == "> +90"
    assert bounds_text(Estimate(-math.inf, -math.inf, -90)) == "< -90"
    assert (percent(0.125), percent(None), percent(0.5, 0)) == ("12.5 %", "-", "50 %")
    assert (sure_text(1.0), sure_text(0.0), sure_text(0.953)) == ("99.9 %", "0.1 %", "95.3 %")
    assert [seconds_text(s) for s in (2e-5, 0.0123, 2.5)] == ["20 µs", "12.3 ms", "2.50 s"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("places", "names"),
    [((2,) * 9 + (4,) * 9, ("a", "b")), ((0,) * 20, ("b", "a")), ((1, 2, 3), ("a", "b")), ((), ("a", "b"))],
)
def test_who_is_stronger_in_one_sentence(
    language: str, places: tuple[int, ...], names: tuple[str, str]
) -> None:
    sentence = match_text(Texts(language), MatchSummary(("a", "b"), WinLoss(), places))
    assert sentence.endswith(".")
    one, two = (re.search(rf"\b{name}\b", sentence) for name in names)
    assert one
    assert two
    assert one.start() < two.start()


@pytest.mark.parametrize("language", LANGUAGES)
def test_verdicts(language: str) -> None:
    state = SprtState(Sprt(-5, 20))
    said = set()
    for verdict in (ACCEPT_H0, ACCEPT_H1, CONTINUE):
        state.verdict = verdict
        said.add(verdict_text(Texts(language), state))
        assert "-5" in verdict_text(Texts(language), state)
        assert "20" in verdict_text(Texts(language), state)
    assert len(said) == 3


GAMES_ELSEWHERE = {"pl": r"\b(gier|gry|grach|grze|grę)\b", "uk": r"\b(ігор|ігри|іграх|гру)\b"}
COUNTED = r"((?:cli-(?:help-)?)?(?:arena|train|sim|games|speed|average|bench)[\w-]*) = (.*(?:\n +.*)*)"


@pytest.mark.parametrize("language", GAMES_ELSEWHERE)
def test_games_have_one_name(language: str) -> None:
    text = "\n".join(text_files(language).values())
    found = dict(re.findall(f"^{COUNTED}", text, re.MULTILINE))
    assert {"arena-axis-pairs", "cli-help-train-games", "cli-train-resumed", "cli-games"} <= set(found)
    assert [name for name, said in found.items() if re.search(GAMES_ELSEWHERE[language], said.lower())] == []


@pytest.mark.parametrize(
    ("language", "confidence"),
    [
        ("en", "with 95 % confidence"),
        ("pl", "na poziomie ufności 95 %"),
        ("uk", "з довірчою ймовірністю 95 %"),
    ],
)
def test_confidence_is_called_by_its_name(language: str, confidence: str) -> None:
    texts = Texts(language)
    assert confidence in texts.format("arena-lead-stronger", one="a", two="b", elo="1", low="0", high="2")
    assert confidence in texts.format("arena-lead-perfect", one="a", two="b", elo="1")


def test_elo_takes_the_singular() -> None:
    for verdict in ("arena-verdict-h0", "arena-verdict-h1"):
        assert "Elo explains" in Texts("en").format(verdict, low="0", high="20")


@pytest.mark.parametrize("language", LANGUAGES)
def test_chances_are_written_as_shares_are(language: str) -> None:
    said = Texts(language).format("play-estimate", seat="Moloch", share=percent(0.5, 0))
    assert "50 %." in said
    assert said.count("%") == 1
