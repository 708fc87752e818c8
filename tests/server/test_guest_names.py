"""Names of guests."""

from __future__ import annotations

import pytest

from ashfall.server.guest_names import LONGEST_NAME, _words, clean_name, random_name


def test_random_names_are_friendly_and_fit() -> None:
    names = {random_name() for _ in range(300)}
    assert len(names) > 200
    for name in names:
        assert clean_name(name) == name
        assert len(name.split()) == 2
    first, second = _words()
    assert len(first) == len(set(first)) > 50
    assert len(second) == len(set(second)) > 50
    assert not set(first) & set(second)
    assert max(map(len, first)) + 1 + max(map(len, second)) <= LONGEST_NAME


@pytest.mark.parametrize(
    ("given", "left"),
    [
        ("  Zoë  ", "Zoë"),
        ("Їжак у\tтумані", "Їжак у тумані"),
        ("a\u202eevil\u2066", "aevil"),  # turns the direction of writing
        ("a\x00b\x1b[31mc\r\nd", "ab[31mc d"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("\u3164\u3164\u2800", ""),  # letters that nobody sees
        ("   ", ""),
        ("...", ""),  # nothing that can be said
        ("a\ud800b", "ab"),  # half a character
        ("e" + "\u0301" * 40, "é\u0301\u0301"),
        ("e\u0301", "é"),
        ("<b>Ann</b>", "<b>Ann</b>"),  # text, never markup: the client escapes it
    ],
)
def test_chosen_names_are_cleaned(given: str, left: str) -> None:
    assert clean_name(given) == left
