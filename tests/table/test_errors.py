"""What people are told about their mistakes: whole sentences, in which nothing acts and all can be seen."""

import pytest

from ashfall.table.errors import AshfallError, sentence, shown


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("place hq C3 0", "place hq C3 0"),
        ("Zażółć Їжак 🦂", "Zażółć Їжак 🦂"),
        ("\x1b[31mred\x07", "\\x1b[31mred\\x07"),
        ("a\x00b\r\nc\td\x7f\x9b", "a\\x00b\\r\\nc\\td\\x7f\\x9b"),
        ("\u202eevil\u2028\u200b", "\\u202eevil\\u2028\\u200b"),
        ("half \ud800", "half \\ud800"),
        ("\U000e0001", "\\U000e0001"),
    ],
)
def test_a_quote_can_be_seen_and_does_nothing(text: str, quoted: str) -> None:
    assert shown(text) == quoted
    assert shown(quoted) == quoted
    assert str(AshfallError(f"got {shown(text)}")).isprintable()


@pytest.mark.parametrize("letter", ["x", "ż", "\x1b", "\U000e0001"])
def test_a_quote_is_short_whatever_it_is_made_of(letter: str) -> None:
    assert "..." not in shown(letter * 5)
    assert len(shown(letter * 10_000)) == 63
    assert len(shown(letter * 10_000, 5)) == 8


def test_errors_never_speak_to_the_terminal() -> None:
    assert str(AshfallError("hex", "got \x1b[2J\x07")) == "hex: got \\x1b[2J\\x07"


@pytest.mark.parametrize(
    ("problem", "whole"),
    [
        ("hex: expected A1", "hex: expected A1."),
        ("Wait a moment.", "Wait a moment."),
        ('unknown army "x", did you mean "y"?', 'unknown army "x", did you mean "y"?'),
        (AshfallError("seat", "expected 0"), "seat: expected 0."),
    ],
)
def test_sentences_are_whole(problem: object, whole: str) -> None:
    assert sentence(problem) == whole
