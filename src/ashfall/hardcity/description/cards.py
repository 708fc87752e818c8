"""Cards and dice as they lie on the table; of hidden ones only how many there are."""

from __future__ import annotations

from typing import Final

import msgspec

from ashfall.hardcity.content import load_content
from ashfall.hardcity.content.words import FACES
from ashfall.hardcity.files.audit_frames import cards_being_resolved
from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.holdings import cards_in, person_key
from ashfall.hardcity.ground.masks import LEARNER
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import LEVEL_UP

__all__ = [
    "AutoDocNow",
    "DeckNow",
    "QueuedNow",
    "TakeNow",
    "ZeroNow",
    "describe_autodoc",
    "describe_decks",
    "describe_dice",
    "describe_drawn",
    "describe_takes",
    "describe_zero",
]

DECKS: Final = {
    "event": (rows.EVENTS, rows.EVENTS_DISCARDS),
    "police": (rows.POLICE, rows.POLICE_DISCARDS),
    "civilian": (rows.CIVIL, rows.CIVIL_DISCARDS),
    "take": (rows.TAKES, None),
}


class TakeNow(msgspec.Struct, frozen=True, kw_only=True):
    """A take of the row."""

    take: str
    dead: bool  # it is the opening, or the clapper lies on it or to the right of it
    clapper: bool  # lies on it


class DeckNow(msgspec.Struct, frozen=True, kw_only=True):
    """A deck: how many cards are in it, never which."""

    left: int
    discards: int


class ZeroNow(msgspec.Struct, frozen=True, kw_only=True):
    """Doctor Zero's cards."""

    hand: int
    cards: list[str] | None  # of his hand, for himself alone
    deck: int
    discards: list[str]  # open, oldest first


class QueuedNow(msgspec.Struct, frozen=True, kw_only=True):
    """A card of AutoDoc's queue."""

    card: str
    marker: str | None  # the officer whose AP lie on it
    new: bool  # queued in this turn, so not resolved in it


class AutoDocNow(msgspec.Struct, frozen=True, kw_only=True):
    """AutoDoc's cards."""

    deck: int
    discards: list[str]
    queue: list[QueuedNow]  # from the left
    resolving: list[str]  # cards that have been drawn and lie in no pile yet
    letters: list[str]  # of KAFAR, set aside


def describe_takes(s: State) -> list[TakeNow]:
    """The row of takes from the left."""
    clapper, takes = int(s.get(rows.CLAPPER)), load_content().takes
    row = [takes[card] for card in cards_in(s, rows.TAKE_ROW)]
    return [
        TakeNow(take=take.key, dead=take.opening or place <= clapper, clapper=place == clapper)
        for place, take in enumerate(row)
    ]


def describe_decks(s: State) -> dict[str, DeckNow]:
    """The decks that both sides draw from."""
    return {
        name: DeckNow(
            left=int(s.pile_size(deck)),
            discards=0 if discards is None else int(s.pile_size(discards)),
        )
        for name, (deck, discards) in DECKS.items()
    }


def describe_zero(s: State, knows_hand: bool) -> ZeroNow:
    """Doctor Zero's cards, those of his hand for himself alone."""
    cards = load_content().chaos
    return ZeroNow(
        hand=int(s.pile_size(rows.HAND)),
        cards=[cards[card].key for card in cards_in(s, rows.HAND)] if knows_hand else None,
        deck=int(s.pile_size(rows.CHAOS_PILE)),
        discards=[cards[card].key for card in cards_in(s, rows.CHAOS_DISCARDS)],
    )


def describe_autodoc(s: State) -> AutoDocNow:
    """AutoDoc's cards, all of them open but the deck."""
    cards = load_content().auto
    return AutoDocNow(
        deck=int(s.pile_size(rows.CHAOS_PILE)),
        discards=[cards[card].key for card in cards_in(s, rows.CHAOS_DISCARDS)],
        queue=[_queued(s, place) for place in range(int(s.pile_size(rows.QUEUE)))],
        resolving=[cards[card].key for card in cards_being_resolved(s)],
        letters=[cards[card].letter for card in cards_in(s, rows.ASIDE)],
    )


def _queued(s: State, place: int) -> QueuedNow:
    owner = int(s.get(rows.MARKERS_AT + place))
    return QueuedNow(
        card=load_content().auto[int(s.card(rows.QUEUE, place))].key,
        marker=person_key(owner) if owner >= 0 else None,
        new=bool(s.get(rows.ACTIVE) >= 0 and place < s.get(rows.QUEUED)),
    )


def describe_dice(s: State) -> list[str]:
    """The faces of the last roll."""
    faces = [int(s.get(rows.DICE + k)) for k in range(rows.CAR_AT - rows.DICE)]
    return [FACES[face] for face in faces if face >= 0]


def describe_drawn(s: State) -> list[str]:
    """The abilities from which an officer chooses: they lie open on the pile (HC-6.2)."""
    if s.is_over() or s.task() != LEVEL_UP:
        return []
    pile = cards_in(s, rows.ABILITIES + int(s.note_of(LEARNER)))
    return [load_content().abilities[card].key for card in pile[-int(s.rules.ability_draw) :]]
