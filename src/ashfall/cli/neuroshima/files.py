"""Reading positions and records of Neuroshima Hex; every mistake names the file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import msgspec

from ashfall.cli.files import STANDARD, blame, read_text
from ashfall.cli.neuroshima.layout import FILE
from ashfall.neuroshima.army import Army, army_id, check_own, read_army, written_armies
from ashfall.neuroshima.match import Match
from ashfall.neuroshima.position import Position, parse_position, read_position
from ashfall.neuroshima.record import Record, parse_record
from ashfall.neuroshima.state import State
from ashfall.table.errors import InvalidPosition, InvalidRecord

__all__ = ["position_of", "read_match", "read_position_file", "read_record_text", "read_state_text"]

POSITION: Final = "position"
RECORD: Final = "record"
PLAIN_RECORD: Final = re.compile(r"\s*(#|\[\w+ )")  # begins with a comment or a header


def read_position_file(source: str) -> Position:
    """A position file."""
    text = read_text(source)
    with blame(source):
        if _kind(text) == RECORD:
            raise InvalidPosition("players", "expected a position, this is a record")
        return position_of(source, text)


def read_record_text(source: str, text: str) -> Record:
    """The record that a file holds, JSON or plain text."""
    with blame(source):
        if _kind(text) == POSITION:
            raise InvalidRecord("options", "expected a record, this is a position")
        return _record(source, text)


def read_match(source: str) -> Match:
    """A match at the end of a record, or about to go on from a position."""
    text = read_text(source)
    with blame(source):
        if _kind(text) == RECORD:
            return Match.from_record(_record(source, text))
        return Match.from_position(position_of(source, text))


def read_state_text(source: str, text: str) -> State:
    """The state that a file describes as a position, or the one at the end of its record."""
    with blame(source):
        if _kind(text) == RECORD:
            return Match.from_record(_record(source, text)).state
        return read_position(position_of(source, text))


def position_of(source: str, text: str | bytes) -> Position:
    """The position of a text; where it names the file of an army, that army goes into it."""
    position = parse_position(text)
    found = _named_files(source, [player.army for player in position.players])
    if not found:
        return position
    players = [
        msgspec.structs.replace(player, army=army_id(found[player.army])) if player.army in found else player
        for player in position.players
    ]
    own = [*position.own, *written_armies(found.values())]
    return msgspec.structs.replace(position, players=players, own=own)


def _record(source: str, text: str) -> Record:
    """Likewise a record."""
    record = parse_record(text)
    found = _named_files(source, record.armies)
    if not found:
        return record
    ids = [army_id(found[name]) if name in found else name for name in record.armies]
    own = [*record.own, *written_armies(found.values())]
    return msgspec.structs.replace(record, armies=ids, own=own)


def _named_files(source: str, names: list[str]) -> dict[str, Army]:
    """The armies among names that are files, seen from the folder of the file that names them."""
    folder = Path() if source == STANDARD else Path(source).parent
    found = {name: read_army(folder / name) for name in names if name.endswith(FILE)}
    check_own(found.values())
    return found


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
