"""The words of the printed games: what they call something, texts, help of tiles and rules call it too."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from ashfall.table.texts import text_files

RULES = Path(__file__).resolve().parent.parent.parent / "docs/rules"
# By language: what must not be said, and the word that stands for it.
WRONG = {
    "en": {r"^icon-web = Web$": "Spider's Web"},
    "pl": {
        r"\bbratobójcz": "Friendly Fire",
        r"\bpajęczyn": "Pajęcza Sieć",
        r"\bfaz(a|y|ie|ę|ą|ach|ami|om)?\b(?! tury)": "segment",
        r"\bzdrowi(e|a|u|em)\b(?! psychiczn)": "wytrzymałość",
    },
    "uk": {
        r"\bпідрозділ": "загін",
        r"\bран(а|и|у|ою|ам|ами|ах)?\b": "пошкодження",
        r"\b(сусідн\w+|порожн\w+|будь-яке|одне|два|двох|hexes }) пол(е|я|і|ів|ях)\b(?! бою)": "клітинка",
    },
}
CASES = [(language, wrong, right) for language, words in WRONG.items() for wrong, right in words.items()]


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every line for people of Neuroshima Hex, with where it stands; Hard City has words of its own."""
    for name, text in text_files(language).items():
        if "hardcity" not in name:
            yield from ((name, line) for line in text.splitlines())
    ending = "" if language == "en" else f".{language}"
    rules = (RULES / f"neuroshima{ending}.md").read_text(encoding="utf-8")
    yield from (("rules", line) for line in rules.splitlines())
    for entry in (files("ashfall.neuroshima") / "armies").iterdir():
        if entry.name.endswith(".toml"):
            army = tomllib.loads(entry.read_text(encoding="utf-8"))
            told = [
                army["name"],
                army["about"],
                *(part[key] for part in army["tile"] for key in worded(part)),
            ]
            yield from ((entry.name, one.get(language, "")) for one in told)


def worded(part: dict[str, object]) -> list[str]:
    return [key for key in ("name", "help") if key in part]


@pytest.mark.parametrize(("language", "wrong", "right"), CASES)
def test_nothing_is_called_by_another_word(language: str, wrong: str, right: str) -> None:
    pattern = re.compile(wrong, re.IGNORECASE)
    found = [f"{where}: {line}" for where, line in texts(language) if pattern.search(line)]
    assert found == [], f'say "{right}" instead'
