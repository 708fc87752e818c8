"""Wishes for matches, as the server has read them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ashfall.server.messages import MatchWish, SeatWish
from tests.server.playing import wished


def match_wish(seats: Sequence[SeatWish], **wish: Any) -> MatchWish:
    """A wish for a game of Neuroshima Hex; what is about the game itself goes into its terms."""
    body = wished(**wish)
    terms = msgspec.Raw(msgspec.json.encode(body.pop("terms")))
    return MatchWish(terms=terms, seats=list(seats), **body)
