"""Errors that a person may read: one clear sentence each, with the offending field as an attribute."""

from collections.abc import Iterable

__all__ = [
    "AshfallError",
    "IllegalMove",
    "InvalidArmy",
    "InvalidNotation",
    "InvalidPosition",
    "InvalidRecord",
    "UnknownArmy",
    "UnknownTile",
    "refusal",
    "sentence",
    "shown",
    "suggestion",
]

LONGEST_QUOTE = 60  # of what somebody wrote
LONGEST_SENTENCE = 1000
ENDINGS = (".", "?", "!")


class AshfallError(Exception):
    """Base of every error that Ashfall raises on purpose; `str()` is one line of bounded length."""

    def __str__(self) -> str:
        return shown(" ".join(self._sentence().split()), LONGEST_SENTENCE)

    def _sentence(self) -> str:
        # Subclasses build it from their attributes.
        return ": ".join(str(part) for part in self.args if part != "")


class IllegalMove(AshfallError):
    """The rules forbid this move; nothing has changed."""

    def __init__(self, clause: str, reason: str, text_id: str = "") -> None:
        super().__init__(clause, reason, text_id)
        self.clause = clause
        self.reason = reason
        self.text_id = text_id  # the sentence in other languages

    def _sentence(self) -> str:
        return f"{self.reason} ({self.clause})" if self.clause else self.reason


class InvalidPosition(AshfallError):
    """A position that cannot exist or cannot be read; `field` says where."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(field, problem)
        self.field = field
        self.problem = problem


class InvalidRecord(AshfallError):
    """A record that cannot be read or replayed; `field` says where."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(field, problem)
        self.field = field
        self.problem = problem


class InvalidNotation(AshfallError):
    """A text that is no move."""


class InvalidArmy(AshfallError):
    """An army file with a mistake; `tile` is empty when the mistake is outside the tiles."""

    def __init__(self, source: str, tile: str, field: str, problem: str) -> None:
        super().__init__(source, tile, field, problem)
        self.source = source
        self.tile = tile
        self.field = field
        self.problem = problem

    @property
    def trouble(self) -> str:
        """The mistake without the name of the file."""
        place = [f"tile {self.tile}" if self.tile else "", self.field]
        return ": ".join([part for part in place if part] + [self.problem])

    def _sentence(self) -> str:
        return f"{self.source}: {self.trouble}" if self.source else self.trouble


class UnknownArmy(AshfallError):
    """No army has this key."""

    def __init__(self, key: str, known: tuple[str, ...]) -> None:
        super().__init__(key, known)
        self.key = key
        self.known = known

    def _sentence(self) -> str:
        return f'unknown army "{shown(self.key)}"{suggestion(self.key, self.known)}'


class UnknownTile(AshfallError):
    """The army has no tile with this key."""

    def __init__(self, army: str, key: str, known: tuple[str, ...]) -> None:
        super().__init__(army, key, known)
        self.army = army
        self.key = key
        self.known = known

    def _sentence(self) -> str:
        return f'army "{self.army}" has no tile "{shown(self.key)}"{suggestion(self.key, self.known)}'


def refusal(clause: str, text_id: str) -> IllegalMove:
    """The error for a move that a clause forbids; its sentence stands in the Fluent files."""
    from ashfall.table.texts import Texts  # needed only when something went wrong

    return IllegalMove(clause, Texts("en").format(text_id), text_id)


def shown(text: str, longest: int = LONGEST_QUOTE) -> str:
    """What somebody wrote, fit to be quoted: short, and escaped where it could not be seen as it is."""
    kept = text[: longest + 1]
    if not kept.isprintable():
        kept = "".join(map(_visible, kept))
    return kept if len(kept) <= longest else kept[:longest] + "..."


def _visible(letter: str) -> str:
    return letter if letter.isprintable() else letter.encode("unicode_escape").decode()


def sentence(problem: object) -> str:
    """A problem as a whole sentence: with a full stop, unless it ends with another mark."""
    text = str(problem)
    return text if text.endswith(ENDINGS) else f"{text}."


def suggestion(word: str, known: Iterable[str]) -> str:
    """What was probably meant by a misspelt word, else the list of known words."""
    from difflib import get_close_matches  # needed only when something went wrong

    options = list(known)
    close = get_close_matches(shown(word), options, n=3, cutoff=0.6)
    if close:
        return ", did you mean " + " or ".join(f'"{option}"' for option in close) + "?"
    return ", expected one of: " + ", ".join(options)
