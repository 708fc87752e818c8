"""Records: a game as options, seed (or piles) and moves, which replays to the same end for ever."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from ashfall.neuroshima.modes import BASIC, DUEL
from ashfall.neuroshima.setup import usual_board
from ashfall.table.documents import Document, json_text, made_with, plain_text, read_document

__all__ = ["RULES_VERSION", "Record", "RecordOptions", "parse_record"]

VERSION: Final = 1  # of the form of a record

RULES_VERSION: Final = 1
"""Version of the rules and their data: one more whenever the outcome of any legal play changes."""


class RecordOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How the table was set up."""

    armies: list[str]
    mode: str = DUEL
    board: int | None = None  # what their number asks for
    variants: list[str] = []
    settings: dict[str, bool | str] = {}
    own: list[dict[str, Any]] = []  # the armies among them that are not shipped, as in their files


class RecordFile(Document, forbid_unknown_fields=True, kw_only=True):
    """A record file as in the contract; ``start`` holds a state where the game does not begin empty."""

    options: RecordOptions
    game: Literal["neuroshima"] = "neuroshima"
    version: int = VERSION
    seed: int | None = None
    decks: list[list[str]] | None = None
    start: str | None = None


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A game on paper."""

    armies: list[str]
    mode: str = DUEL
    board: int = BASIC
    variants: list[str] = []
    settings: dict[str, bool | str] = {}
    own: list[dict[str, Any]] = []  # armies that are not shipped, as in their files
    seed: int | None = None
    decks: list[list[str]] | None = None
    start: str | None = None  # a stored state, for games from a position
    moves: list[str] = []
    comments: dict[int, list[str]] = {}  # before the move with this number; plain-text form only
    rules: int | None = None  # the version of the rules that it was made with, None where nobody knows

    @property
    def table(self) -> dict[str, Any]:
        """Who plays what, by which rules."""
        return {
            "armies": self.armies,
            "mode": self.mode,
            "board": self.board,
            "variants": self.variants,
            "settings": self.settings,
            "own": self.own,
        }

    @property
    def made_with(self) -> str:
        """Which rules the game was made with and which are here, empty where they are the same."""
        return made_with(self.rules, RULES_VERSION)

    def with_rules(self, version: int) -> Record:
        """The same game, made with another version of the rules."""
        return msgspec.structs.replace(self, rules=version)

    def with_moves(self, moves: list[str]) -> Record:
        """The same game with these moves."""
        return msgspec.structs.replace(self, moves=moves)

    def to_dict(self) -> dict[str, Any]:
        """The record as the contract's JSON object."""
        data: dict[str, Any] = {
            "game": "neuroshima",
            "version": VERSION,
            "rules": self.rules,
            "options": self.table,
            "seed": self.seed,
            "decks": self.decks,
            "moves": self.moves,
        }
        if self.rules is None:
            del data["rules"]
        for name in ("settings", "own"):
            if not data["options"][name]:
                del data["options"][name]
        if self.start is not None:
            data["start"] = self.start
        return data

    def to_json(self) -> str:
        """The record as JSON, one move a line, so that it can be compared line by line."""
        return json_text(self.to_dict())

    def to_text(self) -> str:
        """The plain-text form: headers in brackets, one move a line, comments after ``#``."""
        headers = {name: value for name, value in self.to_dict().items() if name != "moves"}
        return plain_text(headers, self.moves, self.comments)


def parse_record(text: str) -> Record:
    """Read a record in JSON or in the plain-text form; raises InvalidRecord naming the field."""
    file, comments = read_document(text, RecordFile, VERSION)
    return Record(
        armies=file.options.armies,
        mode=file.options.mode,
        board=usual_board(len(file.options.armies)) if file.options.board is None else file.options.board,
        variants=file.options.variants,
        settings=file.options.settings,
        own=file.options.own,
        seed=file.seed,
        decks=file.decks,
        start=file.start,
        moves=file.moves,
        comments=comments,
        rules=file.rules,
    )
