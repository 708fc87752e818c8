"""Making a certain move at a table, from its text, by what can be seen and pressed there."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web import games
from tests.web.table import Player, Seen

__all__ = ["begin_battle", "choose", "make"]


def make(player: Player, army: str, text: str) -> Seen:
    """Place, play or discard a tile of the hand; what stands after it."""
    choose(player, army, text)
    player.press(player.prompt_button(player.say(f"table-go-{text.split()[0]}")))
    return player.settled()


def choose(player: Player, army: str, text: str) -> None:
    """Go the whole way to such a move but its last step."""
    verb, tile, *words = text.split()
    player.take(games.tile_name(army, tile, player.person.language))
    if verb == "discard":
        return _put_away(player)
    turns = int(words.pop()) if verb == "place" else 0
    for hex in words:
        player.point_at(hex)
    for _ in range(turns):
        player.turn()
    return None


def _put_away(player: Player) -> None:
    """Where a tile may be discarded but need not be, that must be said."""
    note = player.say("table-note-discarding")
    if not any(card.endswith(note) for card in player.settled().cards):
        player.press(player.prompt_button(player.say("table-go-discard")))


def begin_battle(player: Player, army: str) -> None:
    """Play a Battle of the hand, and see how it begins."""
    choose(player, army, "play battle")
    player.press(player.prompt_button(player.say("table-go-play")))
    expect(player.battle).to_be_visible()
