"""What is asked for when a picture is."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ashfall.server.languages import LanguageWish

__all__ = ["PNG", "CardWish", "PlainCardWish"]

PNG = "image/png"


class PlainCardWish(LanguageWish, kw_only=True):
    """A card in a language."""


class CardWish(LanguageWish, kw_only=True):
    """A card of a game, in a language, after so many moves."""

    move: Annotated[int, msgspec.Meta(ge=0, le=9999)] | None = None
