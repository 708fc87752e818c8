"""Files that people read and edit: JSON, or headers in brackets with one move a line and comments.

Every game keeps its records in these two forms; what the fields mean is the game's own business.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from threading import Lock
from typing import Annotated, Any, Final, TypeVar

import msgspec

from ashfall.table.errors import InvalidRecord, shown

__all__ = ["LONGEST_RECORD", "Document", "game_of", "json_text", "made_with", "plain_text", "read_document"]

LONGEST_RECORD: Final = 20_000  # moves that are read from a file
HEADER: Final = re.compile(r"^\[(\w+) (.*?)\]\s*(#.*)?$")
PLAIN: Final = ("game", "start")  # headers whose value is not JSON
_LEARNING: Final = Lock()  # msgspec crashes where two threads meet a shape for the first time together


class Document(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The fields that a document of every game has."""

    version: int
    rules: Annotated[int, msgspec.Meta(ge=1)] | None = None  # the version made with; old files do not say
    moves: list[str] = []


_File = TypeVar("_File", bound=Document)


def json_text(data: Mapping[str, Any]) -> str:
    """A document as JSON, one move a line, so that it can be compared line by line."""
    return msgspec.json.format(msgspec.json.encode(data), indent=1).decode() + "\n"


def plain_text(
    headers: Mapping[str, Any], moves: Sequence[str], comments: Mapping[int, Sequence[str]] | None = None
) -> str:
    """The plain-text form: headers in brackets, one move a line, comments after ``#``."""
    lines = [f"[{name} {_compact(value)}]" for name, value in headers.items() if value is not None]
    for number, move in enumerate([*moves, ""]):
        lines += [f"# {' '.join(comment.split())}" for comment in (comments or {}).get(number, [])]
        lines.append(move)
    return "\n".join(lines).rstrip("\n") + "\n"


def _compact(value: object) -> str:
    """A value on one line, without signs that would end a header: what people write may hold any."""
    return (
        value if isinstance(value, str) else json.dumps(value, separators=(",", ":")).replace("#", "\\u0023")
    )


def read_document(text: str, shape: type[_File], version: int) -> tuple[_File, dict[int, list[str]]]:
    """The fields of a document in either form, and its comments; raises InvalidRecord naming the field."""
    data, comments = _fields(text)
    _check_game(data, shape)
    try:
        with _LEARNING:
            file = msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `$")
        field = path.rstrip("`").lstrip(".") or "record"
        raise InvalidRecord(field, problem[0].lower() + problem[1:]) from None
    if file.version != version:
        raise InvalidRecord("version", f"expected {version}, got {file.version}")
    if len(file.moves) > LONGEST_RECORD:
        raise InvalidRecord("moves", f"expected at most {LONGEST_RECORD}, got {len(file.moves)}")
    return file, comments


def _check_game(data: Any, shape: type[_File]) -> None:
    """Raise InvalidRecord where a document says that it is of another game than ``shape``."""
    expected = next((field.default for field in msgspec.structs.fields(shape) if field.name == "game"), None)
    given = data.get("game", expected) if isinstance(data, dict) else expected
    if given != expected:
        raise InvalidRecord("game", f"expected {expected}, got {shown(str(given))}")


def made_with(given: int | None, here: int) -> str:
    """What is added to an error about a move of a game that was made with other rules than those here."""
    if given == here:
        return ""
    made = "rules from before they had versions" if given is None else f"version {given} of the rules"
    return f"made with {made}, here is version {here}"


def game_of(text: str) -> str | None:
    """The game that a document says it is of, None if it does not say."""
    data, _ = _fields(text)
    name = data.get("game") if isinstance(data, dict) else None
    return name if isinstance(name, str) else None


def _fields(text: str) -> tuple[Any, dict[int, list[str]]]:
    return (_json(text), {}) if text.lstrip().startswith("{") else _plain(text)


def _json(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise InvalidRecord("record", f"expected JSON, {str(error).splitlines()[0]}") from None


def _plain(text: str) -> tuple[dict[str, Any], dict[int, list[str]]]:
    """Headers, moves and comments of the plain-text form."""
    data: dict[str, Any] = {}
    moves: list[str] = []
    comments: dict[int, list[str]] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        header = HEADER.match(line.strip())
        body, _, comment = (header[3] or "" if header else line).partition("#")
        if comment.strip():
            comments.setdefault(len(moves), []).append(comment.strip())
        if header:
            data[header[1]] = _header_value(header[1], header[2], number)
        elif body.strip():
            moves.append(body.strip())
    if not data:
        raise InvalidRecord("line 1", "expected a JSON object or a header such as [game neuroshima]")
    data["moves"] = moves
    return data, comments


def _header_value(name: str, value: str, line: int) -> Any:
    if name in PLAIN:
        return value
    try:
        return msgspec.json.decode(value)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise InvalidRecord(f"line {line}", f"expected JSON after {name}") from None
