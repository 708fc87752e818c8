"""Broken and hostile puzzle files end in one sentence, never in anything else."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ashfall.puzzles.neuroshima.puzzle import MOST_CHARACTERS, InvalidPuzzle, parse_puzzle
from ashfall.puzzles.neuroshima.shipped import shipped_text
from ashfall.puzzles.neuroshima.solver import prove

KEYS = ("cards_on_the_table", "out_of_the_way", "tied_hands")
VALUE = re.compile(r'"[^"\n]*"|\b\d+\b|\[[^\[\]]*\]|\{[^{}]*\}')
NESTED = "[" * 60 + "]" * 60
SMALL = ("-1", "0", "99", "1e400", "nan", "true", "1979-05-27", "1" + "0" * 30, "3.5", "[]", "{}", "[[1]]")
WORDS = ("", "hq", "C3", "battle", "\\u0000", "\\u202e", "x" * 3000, "play", "place hq C3 0", "0.end")
HOSTILE = (*SMALL, NESTED, *(f'"{word}"' for word in WORDS), *(f'["{word}"]' for word in WORDS), "{ hq = 1 }")


def is_refused(text: str) -> bool:
    """Whether the text is refused in one line; else the puzzle can be worked with."""
    try:
        puzzle = parse_puzzle(text, "mine.toml")
    except InvalidPuzzle as error:
        said = str(error)
        assert said.startswith("mine.toml: ")
        assert "\n" not in said
        assert len(said) < 500
        return True
    assert not prove(puzzle, most=5).holds
    return False


@given(key=st.sampled_from(KEYS), value=st.sampled_from(HOSTILE), place=st.integers(0, 200))
@settings(max_examples=300, deadline=None)
def test_any_value_may_be_anything(key: str, value: str, place: int) -> None:
    text = shipped_text(key)
    spans = [found.span() for found in VALUE.finditer(text)]
    start, end = spans[place % len(spans)]
    is_refused(text[:start] + value + text[end:])


@given(key=st.sampled_from(KEYS), start=st.integers(0, 2000), length=st.integers(1, 40))
@settings(max_examples=150, deadline=None)
def test_any_piece_may_be_missing(key: str, start: int, length: int) -> None:
    text = shipped_text(key)
    is_refused(text[: start % len(text)] + text[start % len(text) + length :])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\x00",
        "a = " + "[" * 9000,
        "a." * 3000 + "b = 1",
        "[a" + ".b" * 3000 + "]",
        "#" * (MOST_CHARACTERS + 1),
        'title = "' + "x" * MOST_CHARACTERS + '"',
    ],
)
def test_deep_and_huge_files_are_refused_at_once(text: str) -> None:
    assert is_refused(text)


@pytest.mark.parametrize("extra", ["hands = [[], []]", "own = [1]", 'uses = ["mobility Z9"]', "turn = true"])
def test_a_position_says_only_what_a_puzzle_needs(extra: str) -> None:
    assert is_refused(shipped_text(KEYS[0]).replace("[position]", f"[position]\n{extra}"))
