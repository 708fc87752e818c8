"""Why a command or question is refused."""

from __future__ import annotations

from ashfall.table.errors import sentence
from ashfall.table.phrases import Phrase

__all__ = ["Refusal"]


class Refusal(Exception):
    """Nothing has changed; ``code`` is for programs, ``reason``, always a whole sentence, for people."""

    def __init__(self, code: str, reason: Phrase | str, clause: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.reason = sentence(reason) if isinstance(reason, str) else reason
        self.clause = clause

    @classmethod
    def because(cls, code: str, text_id: str) -> Refusal:
        """A refusal whose sentence is in the Fluent files."""
        return cls(code, Phrase(text_id))

    @classmethod
    def illegal(cls, why: tuple[str, Phrase] | None) -> Refusal:
        """A move that is not legal: clause and sentence, where the game finds them."""
        clause, reason = why or ("", Phrase("server-refused-stale"))
        return cls("illegal", reason, clause)

    @classmethod
    def bad(cls, problem: str) -> Refusal:
        """A wish or message that cannot be fulfilled; the problem begins with the field."""
        return cls("bad_message", problem)
