"""What a coach says of the tile that must be thrown away: by hand, pile and what a battle would do."""

from __future__ import annotations

from collections.abc import Iterator

from ashfall.neuroshima.next_battle import next_battle
from ashfall.neuroshima.state import NOBODY, State
from ashfall.neuroshima.view import Table
from ashfall.server.neuroshima.shapes import CoachTip
from ashfall.table.phrases import Argument, Phrase, TileRef

__all__ = ["discard_tip", "losses"]


def discard_tip(state: State, seat: int, clause: str) -> Iterator[CoachTip]:
    """The first discard; what an unlucky draw puts away is another matter."""
    if state.context:
        return
    yield CoachTip(
        situation="discard",
        title=Phrase("coach-discard"),
        rule=Phrase("coach-discard-rule"),
        advice=_advice(state, seat),
        clause=clause,
    )


def _advice(state: State, seat: int) -> Phrase:
    table = Table(state)
    army, hand = state.rules.armies[seat], table.hand(seat)
    battles = [key for key in hand if army.tile(key).instant == "battle"]
    if battles and state.first_out == NOBODY:
        return _of_battle(state, seat, battles[0])
    left = table.remaining(seat)
    again = max(hand, key=lambda key: left.get(key, 0))
    if not left.get(again):
        return Phrase("coach-discard-any")
    told: dict[str, Argument] = {"tile": TileRef(seat, again), "count": left[again]}
    return Phrase("coach-discard-again", told)


def _of_battle(state: State, seat: int, tile: str) -> Phrase:
    """Whether a battle as things stand would be good, by what both would lose."""
    told: dict[str, Argument] = {"tile": TileRef(seat, tile), **losses(state, seat)}
    return Phrase("coach-discard-battle", told)


def losses(state: State, seat: int) -> dict[str, Argument]:
    """What a battle now would cost both HQs of a duel, and for whom that is good."""
    fight = next_battle(state)
    lost, gained = (fight.before[each] - fight.after[each] for each in (seat, 1 - seat))
    sign = "good" if gained > lost else "bad" if lost > gained else "even" if lost else "none"
    return {"sign": sign, "lost": lost, "gained": gained}
