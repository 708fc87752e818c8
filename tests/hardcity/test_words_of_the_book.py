"""Polish texts use the words of the Polish rulebook."""

import re
from pathlib import Path

import pytest

import ashfall

POLISH = Path(ashfall.__file__).parent / "locale" / "pl"
RULES = Path(__file__).parents[2] / "docs/rules/hardcity.pl.md"
SEARCHED = re.compile(r"[\w-]+-also =")
FILES = [*sorted(POLISH.glob("*hardcity*.ftl")), RULES]


@pytest.mark.parametrize(
    "word",
    [
        "AutoDoktor",
        "mutanci",
        "przeszkolenie medyczne",
        "epizod",
        "wyposażeni",
        "cywilów",
        "akumulator",
        "lampa",
        "w porcie",
    ],
)
def test_a_word_that_the_book_does_not_use(word: str) -> None:
    """Or seldom: of two genitives it prefers the other one."""
    assert FILES
    assert not [file.name for file in FILES if word.lower() in said(file)]


def said(file: Path) -> str:
    """What a file says, without the words by which people may search."""
    lines = file.read_text(encoding="utf-8").lower().splitlines()
    return "\n".join(line for line in lines if not SEARCHED.match(line))
