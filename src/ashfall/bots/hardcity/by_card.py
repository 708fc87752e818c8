"""Something for each card, written down by the keys of cards and found by their numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar, final

from mypy_extensions import i64

from ashfall.hardcity.content import load_content
from ashfall.hardcity.content.words import VERSUS_SPECIALS

T = TypeVar("T")


def abilities() -> Sequence[str]:
    """The keys of the ability cards, in the order of their numbers."""
    return [card.key for card in load_content().abilities]


def equipment() -> Sequence[str]:
    """Those of the equipment cards."""
    return [card.key for card in load_content().equipment]


def chaos_cards() -> Sequence[str]:
    """Those of Doctor Zero's cards."""
    return [card.key for card in load_content().chaos]


def specials() -> Sequence[str]:
    """Those of the special cards of the episodes, on Doctor Zero's side."""
    return VERSUS_SPECIALS


@final
class ByCard(Generic[T]):
    """A table of cards. What is not written down has one value; a key that no card has is a mistake."""

    def __init__(self, keys: Callable[[], Sequence[str]], written: dict[str, T], other: T) -> None:
        """``keys`` says which cards there are, once somebody asks: the data need not be read before."""
        self.keys = keys
        self.written = written
        self.other = other
        self._by_number: list[T] = []

    def of(self, number: i64) -> T:
        """What a card has."""
        if not self._by_number:
            self._by_number = self._resolved()
        return self._by_number[number]

    def _resolved(self) -> list[T]:
        known = self.keys()
        unknown = sorted(set(self.written) - set(known))
        if unknown:
            raise ValueError(f"no card has the key {unknown[0]}, expected one of: {', '.join(known)}")
        return [self.written.get(key, self.other) for key in known]
