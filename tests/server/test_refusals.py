"""Refusals are whole sentences, and people read them in their own language."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest
from fluent.syntax import FluentParser, ast

from ashfall.server.endpoints import Problem
from ashfall.server.rooms.refusals import Refusal
from ashfall.table.texts import LANGUAGES, Texts, client_source_of

SENTENCES = ("server-refused-", "refusal-", "web-problem-")
CODE = re.compile(r'Problem\(\s*\d+,\s*"(\w+)"')
# These name a field and what is wrong with it, to whoever writes programs, records or settings.
FOR_PROGRAMS = {
    "bad_request",
    "foreign_host",
    "foreign_origin",
    "illegal",
    "no_guest",
    "no_army",
    "no_battle",
    "no_episode",
    "no_language",
    "no_map",
    "no_move",
    "not_json",
    "not_the_answer",
    "not_usable",
    "too_slow",
    "unknown_drawing",
    "wrong_method",
}
# What a room may refuse there.
OVER_HTTP = {
    "begun",
    "busy",
    "closed",
    "many_games",
    "no_game",
    "no_seat",
    "not_found",
    "not_owner",
    "storage",
}


def sources(folder: Traversable) -> list[str]:
    found = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += sources(entry)
        elif entry.name.endswith(".py"):
            found.append(entry.read_text(encoding="utf-8"))
    return found


def test_every_refusal_that_people_meet_has_its_words() -> None:
    codes = {code for source in sources(files("ashfall.server")) for code in CODE.findall(source)}
    assert {"failed", "too_fast", "not_over"} <= codes
    for code in (codes | OVER_HTTP) - FOR_PROGRAMS:
        assert all(f"web-problem-{code}" in Texts(language) for language in LANGUAGES), code


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_of_refusals_end_with_a_full_stop(language: str) -> None:
    body = FluentParser().parse(client_source_of(language)).body
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    refusals = [message for message in messages if message.id.name.startswith(SENTENCES)]
    assert len(refusals) > 60
    for message in refusals:
        assert message.value is not None
        last = message.value.elements[-1]
        assert isinstance(last, ast.TextElement), message.id.name
        assert last.value.endswith("."), message.id.name


@pytest.mark.parametrize(
    ("said", "told"), [("hex: expected C3", "hex: expected C3."), ("Not now.", "Not now."), ("Why?", "Why?")]
)
def test_sentences_made_on_the_way_do_so_too(said: str, told: str) -> None:
    assert Refusal("bad_message", said).reason == told
    assert Problem(400, "bad_request", said).reason == told
