"""The first line of a journal: what is played, and by what; each kind of run has its own."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final, Generic

import msgspec

from ashfall.arena.plan import AnyPlan, ResultT
from ashfall.bots.registry import bot_files
from ashfall.table.contract import GameFacts
from ashfall.table.errors import AshfallError

__all__ = ["FORMAT", "Header", "InvalidJournal", "common_fields", "differences", "digest", "read_bytes"]

FORMAT: Final = 2


class InvalidJournal(AshfallError):
    """A journal that cannot be read, written or continued."""


class Header(msgspec.Struct, Generic[ResultT], frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every journal tells; a subclass adds what only its games have."""

    arena: int  # version of this format
    game: str
    rules: int  # version of rules and data
    bots: tuple[str, ...]
    seed: int
    files: dict[str, str]  # digests of bots that are files, of files that options name, of our weights
    games: int
    sprt: tuple[float, float] | None = None

    result: ClassVar[type]  # of a game

    @property
    def sound(self) -> str:
        """What a game of this journal is, in words."""
        raise NotImplementedError

    def facts(self) -> dict[str, Any]:
        """What must be the same for a run to go on, by the words of errors."""
        return {
            "game": self.game,
            "format": self.arena,
            "version of the rules": self.rules,
            "bots": self.bots,
            "seed": self.seed,
            "digests of bot files and weights": self.files,
        }

    def is_sound(self, result: ResultT) -> bool:
        """Whether a result can be one of these games."""
        raise NotImplementedError


def common_fields(info: GameFacts, plan: AnyPlan[Any]) -> dict[str, Any]:
    """The fields of a header that follow from any plan; raises InvalidJournal for a file that is missing."""
    return {
        "arena": FORMAT,
        "game": info.name,
        "rules": info.rules,
        "bots": plan.bots,
        "seed": plan.seed,
        "games": plan.games,
        "files": _digests(plan.bots),
    }


def differences(one: Header[Any], other: Header[Any]) -> Mapping[str, tuple[Any, Any]]:
    """What keeps two runs from sharing games, in words, with what each of them has."""
    mine, theirs = one.facts(), other.facts()
    both = {word: (mine.get(word), theirs.get(word)) for word in mine | theirs}
    return {word: values for word, values in both.items() if values[0] != values[1]}


def read_bytes(path: Path) -> bytes:
    """What a file holds; raises InvalidJournal."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise InvalidJournal(f"{path}: cannot be read, {error.strerror}") from error


def _digests(bots: tuple[str, ...]) -> dict[str, str]:
    named = {name: path for spec in bots for name, path in bot_files(spec).items()}
    return {name: digest(read_bytes(path)) for name, path in sorted(named.items())}


def digest(data: bytes) -> str:
    """What tells one file from another."""
    return hashlib.sha256(data).hexdigest()
