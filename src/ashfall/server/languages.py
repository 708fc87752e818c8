"""In which language something is wanted that the server itself puts into words."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

import msgspec

from ashfall.server.endpoints import Problem
from ashfall.table.errors import shown
from ashfall.table.texts import ENGLISH, LANGUAGES, Texts

__all__ = ["LanguageWish", "preferred_language", "spoken"]

SENTENCE: Final = "language-name"  # any sentence makes a language be read
LONGEST: Final = 200  # of the header that is looked at
_spoken: set[str] = set()


async def spoken(language: str) -> Texts:
    """The sentences of a language; they are read beside the loop when they are first needed."""
    texts = Texts(language)
    if language not in _spoken:
        await asyncio.to_thread(texts.format, SENTENCE)
        _spoken.add(language)
    return texts


def preferred_language(header: str) -> str:
    """The first of our languages in a header Accept-Language, by weight; English where there is none."""
    found: list[tuple[float, int, str]] = []
    for place, part in enumerate(header[:LONGEST].split(",")):
        name, _, weight = part.partition(";")
        language = name.strip().lower().split("-")[0]
        if language in LANGUAGES:
            found.append((-_weight(weight), place, language))
    return min(found)[2] if found else ENGLISH


def _weight(text: str) -> float:
    try:
        return float(text.strip().removeprefix("q=")) if text.strip() else 1.0
    except ValueError:
        return 0.0


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
