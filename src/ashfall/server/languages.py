"""In which language something is wanted that the server itself puts into words."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ashfall.server.endpoints import Problem
from ashfall.table.errors import shown
from ashfall.table.texts import ENGLISH, LANGUAGES

__all__ = ["LanguageWish"]


class LanguageWish(msgspec.Struct):
    """A language, after the question mark of an address."""

    lang: Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(LANGUAGES)})] = ENGLISH

    @property
    def known(self) -> str:
        """The language, if it is one of ours; raises Problem."""
        if self.lang not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise Problem(400, "no_language", f'lang: expected one of {known}, got "{shown(self.lang)}".')
        return self.lang
