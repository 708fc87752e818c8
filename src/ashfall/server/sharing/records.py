"""What is told of stored records: worked out once for each language, since records never change."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

import msgspec

from ashfall.games import FIRST
from ashfall.server.fair_queue import NOBODY, Owner
from ashfall.server.games import table_of
from ashfall.server.store import Store
from ashfall.server.workshop import Steps, Workshop
from ashfall.table.documents import game_of
from ashfall.table.texts import Texts

__all__ = ["RecordFacts", "RecordTitles"]

MOST_KEPT: Final = 1000


@dataclass(frozen=True, slots=True)
class RecordFacts:
    """A record in short."""

    game: str
    title: str
    moves: int


class _Moves(msgspec.Struct):
    moves: list[msgspec.Raw] = []


class RecordTitles:
    """Titles of records, those that were asked for last."""

    def __init__(self, store: Store, workshop: Workshop, most: int = MOST_KEPT) -> None:
        self._store = store
        self._workshop = workshop
        self._most = most
        self._kept: OrderedDict[tuple[str, str], RecordFacts] = OrderedDict()

    async def facts(self, key: str, texts: Texts, asker: Owner = NOBODY) -> RecordFacts | None:
        """What a record is of, None where there is none; raises InvalidRecord and TooMany."""
        name = key, texts.language
        found = self._kept.get(name)
        if found is None:
            text = await self._store.record(key)
            if text is None:
                return None
            found = self._kept[name] = await self._workshop.do(_read(text, texts), asker)
        self._kept.move_to_end(name)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return found


def _read(text: str, texts: Texts) -> Steps[RecordFacts]:
    yield
    game = table_of(game_of(text) or FIRST)
    moves = len(msgspec.json.decode(text, type=_Moves).moves)
    yield
    return RecordFacts(game.name, game.looks.record_title(text, texts), moves)
