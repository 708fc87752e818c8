"""Facts about abilities: what they are, and whether they can be used now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ashfall.neuroshima import moves
from ashfall.neuroshima.endings import ending_of
from ashfall.neuroshima.moves import b_of, verb_of
from ashfall.neuroshima.nets import serves
from ashfall.neuroshima.state import ACT, BATTLE, MARKER, OVER, ROW, SCAVENGE
from ashfall.neuroshima.status import hexes_of
from ashfall.neuroshima.tile import Tile
from ashfall.server.neuroshima.card_words import HARM, LOWERED, UnitOnBoard, phrase, sentences
from ashfall.server.neuroshima.shapes import CardFact
from ashfall.table.phrases import Phrase

__all__ = ["ability_facts", "agony_fact", "granted_state"]

VERBS: Final = {
    "mobility": moves.MOVE_SELF,
    "rotation": moves.TURN_SELF,
    "push_back": moves.PUSH,
    "replacement": moves.REPLACE,
}
NO_TURN: Final = (BATTLE, SCAVENGE, OVER)  # what was used before does not matter any more
ONCE: Final = ("mobility", "rotation", "push_back")  # in a turn
WORKS_IN_NETS: Final = ("lair", "execution")  # the second has been used when the unit stands


def ability_facts(tile: Tile, unit: UnitOnBoard | None = None) -> Iterator[CardFact]:
    """One fact for every ability."""
    for ability in tile.abilities:
        title = phrase(f"ability-{ability}")
        explained = phrase(f"ability-{ability}-help")
        icon = "ab-" + ability.replace("_", "-")
        if unit is None:
            yield CardFact(icon=icon, title=title, text=explained)
        else:
            state, tone, hexes = _state(ability, unit)
            yield CardFact(icon=icon, title=title, text=sentences(explained, state), tone=tone, hexes=hexes)


def agony_fact(tile: Tile, unit: UnitOnBoard | None = None) -> CardFact | None:
    """The blow of the dying."""
    if not tile.agony:
        return None
    caught = unit is not None and unit.is_netted
    return CardFact(
        icon="ab-agony",
        title=phrase("icon-agony"),
        text=sentences(phrase("icon-agony-help"), phrase("card-not-netted") if caught else None),
        tone=LOWERED if caught else "",
    )


def granted_state(unit: UnitOnBoard, keyword: str, givers: list[int]) -> Phrase | None:
    """Whether what a linked module allows can be done now: Transport and Grab."""
    s, hex = unit.state, unit.hex
    if keyword == "mobility":
        spent = all(s.has_used(moves.RIDE, hex, giver) for giver in givers)
        return _use(unit, moves.RIDE, spent)
    if keyword == "grab":
        return _use(unit, moves.GRAB, s.has_used(moves.GRAB, hex, hex))
    return phrase("card-not-netted") if unit.is_netted and keyword == "quartermaster" else None


def _state(ability: str, unit: UnitOnBoard) -> tuple[Phrase | None, str, tuple[str, ...]]:
    """What is to be said about an ability now, its tone, and the hexes concerned."""
    if ability == "net_of_steel":
        return _net_of_steel(unit)
    if ability == "execution":
        return phrase("card-when-placed"), "", ()
    if unit.is_netted and ability not in WORKS_IN_NETS:
        return phrase("card-not-netted"), HARM if ability == "flying" else LOWERED, ()
    if ability not in VERBS:
        return None, "", ()
    verb = VERBS[ability]
    spent = ability in ONCE and unit.state.has_used(verb, unit.hex, unit.hex)
    told = _use(unit, verb, spent)
    if ability == "mobility" and not spent:
        told = sentences(_reach(unit), told)
    return told, LOWERED if spent else "", ()


def _use(unit: UnitOnBoard, verb: int, spent: bool) -> Phrase | None:
    """Whether the unit may do something in this turn; nothing is said in the turn of others."""
    s = unit.state
    if unit.is_netted:
        return phrase("card-not-netted")
    if s.stage in NO_TURN:
        return None
    if spent:
        return phrase("card-used")
    if s.stage != ACT or s.chooser != unit.status.owner:
        return None
    anybody = verb == moves.THROW_NET  # this move names the victim alone
    ready = any(verb_of(code) == verb and (anybody or b_of(code) == unit.hex) for code in map(int, s.legal))
    return phrase("card-ready" if ready else "card-no-way")


def _reach(unit: UnitOnBoard) -> Phrase | None:
    """That a Recon Center lets the unit go two hexes."""
    centers = _board_wide(unit, "double_move")
    return phrase("card-two-hexes", units=unit.refs(centers)) if centers else None


def _board_wide(unit: UnitOnBoard, keyword: str) -> list[int]:
    """Free modules that work for the side of the unit wherever they stand (NH-10.12, NH-10.16)."""
    s = unit.state
    friends = int(s.rules.mode.friends[unit.status.owner])
    return [
        hex
        for hex in hexes_of(int(s.occupied) & ~int(s.netted))
        if any(effect.keyword == keyword for effect in unit.tile(hex).effects)
        and friends >> int(serves(s, hex)) & 1
        and (keyword != "free_net_of_steel" or unit.owner(hex) == unit.status.owner)
    ]


def _net_of_steel(unit: UnitOnBoard) -> tuple[Phrase | None, str, tuple[str, ...]]:
    s, owner = unit.state, unit.status.owner
    marked = int(s.seat[owner * ROW + MARKER])
    if marked >= 0:
        return phrase("card-net-lies", unit=unit.ref(marked)), LOWERED, (unit.label(marked),)
    if unit.is_netted:
        return phrase("card-not-netted"), LOWERED, ()
    launchers = _board_wide(unit, "free_net_of_steel")
    if launchers:
        return phrase("card-net-free", units=unit.refs(launchers)), "", unit.labels(launchers)
    if not ending_of(s).can_pay(s, owner):
        return phrase("refusal-cannot-pay"), LOWERED, ()
    return _use(unit, moves.THROW_NET, False), "", ()
