"""What a game in the terminal asks and explains, as console markup."""

from __future__ import annotations

from typing import Final

from rich.markup import escape

from ashfall.cli.neuroshima.menu import NeuroshimaMenu
from ashfall.cli.neuroshima.tilecard import find_tile, tile_card
from ashfall.neuroshima.match import Match
from ashfall.neuroshima.words import Words

__all__ = ["help_lines", "question"]

FEW: Final = 6  # hexes that are named in the prompt; more are only marked on the board
ASKED: Final = {"facing": "play-ask-facing", "turn": "play-ask-facing", "direction": "play-ask-direction"}


def question(match: Match, words: Words, menu: NeuroshimaMenu) -> str:
    """The decision and what to type now."""
    decision = match.decision
    asked = words.decision(match.state, decision) if decision else ""
    if menu.meaning != "hex":
        return f"{asked} {words.texts.format(ASKED.get(menu.meaning, 'play-ask'))}"
    hexes = [option.words[0].upper() for option in menu.options]
    if len(hexes) > FEW:
        return f"{asked} {words.texts.format('play-ask-any-hex')}"
    return f"{asked} {words.texts.format('play-ask-hex', hexes=' '.join(hexes))}"


def help_lines(match: Match, words: Words, name: str) -> list[str]:
    """The commands and the signs on the board; or, for a name, the tile of that name."""
    texts = words.texts
    if not name:
        return [escape(texts.format("play-help")), "", escape(texts.format("play-legend"))]
    tile = find_tile(match, name)
    return [tile_card(tile, texts) if tile else texts.format("play-no-tile", name=escape(name[:60]))]
