"""Events of Hard City: cards that are drawn, played and queued (see ``reading``)."""

from __future__ import annotations

from ashfall.table.contract import Event

__all__ = [
    "ApLaid",
    "ApReturned",
    "AutoDiscarded",
    "AutoDrawn",
    "AutoQueued",
    "AutoResolved",
    "ChaosDrawn",
    "ChaosPlayed",
    "ChaosReshuffled",
    "EventDrawn",
    "LetterSetAside",
    "TakeDrawn",
    "TakeUsed",
]


class EventDrawn(Event, frozen=True, kw_only=True, tag="event_drawn"):
    """An event card was drawn (HC-4.3)."""

    number: int


class TakeDrawn(Event, frozen=True, kw_only=True, tag="take_drawn"):
    """A take joined the row (HC-4.4)."""

    take: str


class TakeUsed(Event, frozen=True, kw_only=True, tag="take_used"):
    """The clapper lies on a take (HC-7.2)."""

    take: str


class ChaosDrawn(Event, frozen=True, kw_only=True, tag="chaos_drawn", omit_defaults=True):
    """Doctor Zero drew cards, whose faces nobody else knows (HC-8.2)."""

    count: int
    cards: tuple[str, ...] = ()  # only in what he himself is told (`View.told`)


class ChaosPlayed(Event, frozen=True, kw_only=True, tag="chaos_played", omit_defaults=True):
    """Doctor Zero played a card: for its text, its basic actions, as instant or reaction."""

    card: str
    how: str
    basics: tuple[str, ...] = ()  # the two that were chosen of deploy, move and attack


class ChaosReshuffled(Event, frozen=True, kw_only=True, tag="chaos_reshuffled"):
    """The chaos discards are a new deck (HC-8.5)."""


class AutoDrawn(Event, frozen=True, kw_only=True, tag="auto_drawn"):
    """AutoDoc drew a card (HC-13.4)."""

    card: str


class AutoQueued(Event, frozen=True, kw_only=True, tag="auto_queued"):
    """A card joined AutoDoc's queue (HC-13.5)."""

    card: str


class AutoResolved(Event, frozen=True, kw_only=True, tag="auto_resolved"):
    """The bottom half of a queued card is resolved (HC-13.6)."""

    card: str


class AutoDiscarded(Event, frozen=True, kw_only=True, tag="auto_discarded"):
    """A card of AutoDoc went to the discards (HC-13.5, HC-13.6)."""

    card: str


class LetterSetAside(Event, frozen=True, kw_only=True, tag="letter_set_aside"):
    """A card with a letter of KAFAR was set aside (HC-13.13)."""

    card: str
    letters: int


class ApLaid(Event, frozen=True, kw_only=True, tag="ap_laid"):
    """AP of an officer's pool lie on a chaos card from now on (HC-13.8)."""

    officer: str
    ap: int


class ApReturned(Event, frozen=True, kw_only=True, tag="ap_returned"):
    """AP that lay on a chaos card are back in the officer's pool (HC-13.8)."""

    officer: str
    ap: int
