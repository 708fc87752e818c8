"""Reading positions and records of Neuroshima Hex; every mistake names the file."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from ashfall.cli.files import blame, read_text
from ashfall.neuroshima.match import Match
from ashfall.neuroshima.position import Position, parse_position, read_position
from ashfall.neuroshima.record import Record, parse_record
from ashfall.neuroshima.state import State
from ashfall.table.errors import InvalidPosition, InvalidRecord

__all__ = ["read_match", "read_position_file", "read_record_text", "read_state_text"]

POSITION: Final = "position"
RECORD: Final = "record"
PLAIN_RECORD: Final = re.compile(r"\s*(#|\[\w+ )")  # begins with a comment or a header


def read_position_file(source: str) -> Position:
    """A position file."""
    text = read_text(source)
    with blame(source):
        if _kind(text) == RECORD:
            raise InvalidPosition("players", "expected a position, this is a record")
        return parse_position(text)


def read_record_text(source: str, text: str) -> Record:
    """The record that a file holds, JSON or plain text."""
    with blame(source):
        if _kind(text) == POSITION:
            raise InvalidRecord("options", "expected a record, this is a position")
        return parse_record(text)


def read_match(source: str) -> Match:
    """A match at the end of a record, or about to go on from a position."""
    text = read_text(source)
    with blame(source):
        if _kind(text) == RECORD:
            return Match.from_record(parse_record(text))
        return Match.from_position(parse_position(text))


def read_state_text(source: str, text: str) -> State:
    """The state that a file describes as a position, or the one at the end of its record."""
    with blame(source):
        if _kind(text) == RECORD:
            return Match.from_record(parse_record(text)).state
        return read_position(parse_position(text))


def _kind(text: str) -> str:
    """What a text looks like: a position, a record, or "" where it is neither."""
    if PLAIN_RECORD.match(text):
        return RECORD
    try:
        data: Any = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return ""
    if not isinstance(data, dict):
        return ""
    if "players" in data:
        return POSITION
    names_armies = isinstance(data.get("options"), dict) and "armies" in data["options"]
    return RECORD if names_armies or "moves" in data else ""
