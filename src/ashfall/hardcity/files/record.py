"""Records: a game as options, seed and moves, which replays to the same end for ever."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from ashfall.hardcity.campaign import Campaign
from ashfall.hardcity.ground.setup import VERSUS
from ashfall.table.documents import Document, json_text, made_with, plain_text, read_document

__all__ = ["RULES_VERSION", "Options", "Record", "parse_record"]

VERSION: Final = 1  # of the form of a record

RULES_VERSION: Final = 2
"""Version of the rules and their data: one more whenever the outcome of any legal play changes."""
_MOST_LETTERS: Final = 100_000  # of an episode's file


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How the table was set up."""

    episode: int = 1
    own: Annotated[str, msgspec.Meta(max_length=_MOST_LETTERS)] = ""  # the file of an episode not shipped
    mode: str = VERSUS
    players: int = 2
    officers: tuple[str, ...] = ()
    ally: bool = False
    campaign: Campaign | None = None


class RecordFile(Document, forbid_unknown_fields=True, kw_only=True):
    """A record file; ``start`` holds a state where the game does not begin at the set-up."""

    options: Options
    game: Literal["hardcity"] = "hardcity"
    version: int = VERSION
    seed: int = 0
    start: str | None = None


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A game on paper."""

    options: Options
    seed: int = 0
    start: str | None = None  # a stored state, for games from a position
    moves: list[str] = []
    comments: dict[int, list[str]] = {}  # before the move with this number; plain-text form only
    rules: int | None = None  # the version of the rules that it was made with, None where nobody knows

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
        """The record as a JSON object."""
        options: dict[str, Any] = msgspec.to_builtins(self.options)
        if self.options.campaign is None:
            del options["campaign"]
        if not self.options.own:
            del options["own"]
        data: dict[str, Any] = {"game": "hardcity", "version": VERSION}
        if self.rules is not None:
            data["rules"] = self.rules
        data |= {"options": options, "seed": self.seed}
        if self.start is not None:
            data["start"] = self.start
        return {**data, "moves": self.moves}

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
        options=file.options,
        seed=file.seed,
        start=file.start,
        moves=file.moves,
        comments=comments,
        rules=file.rules,
    )
