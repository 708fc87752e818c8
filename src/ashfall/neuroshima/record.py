"""Records: a game as options, seed (or piles) and moves, which replays to the same end for ever."""

from __future__ import annotations

import re
from typing import Any, Final, Literal

import msgspec

from ashfall.neuroshima.modes import BASIC, DUEL
from ashfall.neuroshima.setup import usual_board
from ashfall.table.errors import InvalidRecord

__all__ = ["Record", "parse_record"]

VERSION: Final = 1
MOST_MOVES: Final = 20_000
HEADER: Final = re.compile(r"^\[(\w+) (.*?)\]\s*(#.*)?$")


class RecordOptions(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """How the table was set up."""

    armies: list[str]
    mode: str = DUEL
    board: int | None = None  # what their number asks for
    variants: list[str] = []
    settings: dict[str, bool | str] = {}


class RecordFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A record file as in the contract; ``start`` holds a state where the game does not begin empty."""

    options: RecordOptions
    game: Literal["neuroshima"] = "neuroshima"
    version: int = VERSION
    seed: int | None = None
    decks: list[list[str]] | None = None
    start: str | None = None
    moves: list[str] = []


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A game on paper."""

    armies: list[str]
    mode: str = DUEL
    board: int = BASIC
    variants: list[str] = []
    settings: dict[str, bool | str] = {}
    seed: int | None = None
    decks: list[list[str]] | None = None
    start: str | None = None  # a stored state, for games from a position
    moves: list[str] = []
    comments: dict[int, list[str]] = {}  # before the move with this number; plain-text form only

    @property
    def table(self) -> dict[str, Any]:
        """Who plays what, by which rules."""
        return {
            "armies": self.armies,
            "mode": self.mode,
            "board": self.board,
            "variants": self.variants,
            "settings": self.settings,
        }

    def with_moves(self, moves: list[str]) -> Record:
        """The same game with these moves."""
        return msgspec.structs.replace(self, moves=moves)

    def to_dict(self) -> dict[str, Any]:
        """The record as the contract's JSON object."""
        data: dict[str, Any] = {
            "game": "neuroshima",
            "version": VERSION,
            "options": self.table,
            "seed": self.seed,
            "decks": self.decks,
            "moves": self.moves,
        }
        if not self.settings:
            del data["options"]["settings"]
        if self.start is not None:
            data["start"] = self.start
        return data

    def to_json(self) -> str:
        """The record as JSON, one move a line, so that it can be compared line by line."""
        return msgspec.json.format(msgspec.json.encode(self.to_dict()), indent=1).decode() + "\n"

    def to_text(self) -> str:
        """The plain-text form: headers in brackets, one move a line, comments after ``#``."""
        fields = self.to_dict()
        headers = {
            "game": fields["game"],
            "version": VERSION,
            "options": fields["options"],
            "seed": self.seed,
            "decks": self.decks,
            "start": self.start,
        }
        lines = [f"[{name} {_compact(value)}]" for name, value in headers.items() if value is not None]
        for number, move in enumerate([*self.moves, ""]):
            lines += [f"# {' '.join(comment.split())}" for comment in self.comments.get(number, [])]
            lines.append(move)
        return "\n".join(lines).rstrip("\n") + "\n"


def _compact(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def parse_record(text: str) -> Record:
    """Read a record in JSON or in the plain-text form; raises InvalidRecord naming the field."""
    data, comments = _plain(text) if not text.lstrip().startswith("{") else (_json(text), {})
    try:
        file = msgspec.convert(data, RecordFile)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `$")
        field = path.rstrip("`").lstrip(".") or "record"
        raise InvalidRecord(field, problem[0].lower() + problem[1:]) from None
    if file.version != VERSION:
        raise InvalidRecord("version", f"expected {VERSION}, got {file.version}")
    if len(file.moves) > MOST_MOVES:
        raise InvalidRecord("moves", f"expected at most {MOST_MOVES}, got {len(file.moves)}")
    return Record(
        armies=file.options.armies,
        mode=file.options.mode,
        board=usual_board(len(file.options.armies)) if file.options.board is None else file.options.board,
        variants=file.options.variants,
        settings=file.options.settings,
        seed=file.seed,
        decks=file.decks,
        start=file.start,
        moves=file.moves,
        comments=comments,
    )


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
    if name in ("game", "start"):
        return value
    try:
        return msgspec.json.decode(value)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise InvalidRecord(f"line {line}", f"expected JSON after {name}") from None
