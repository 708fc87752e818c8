"""What the log says of a move: one action with what came of it, a battle without its empty phases.

A sentence has no subject: the heading of a turn names who acts. What follows an action is told after it, in
sentences of their own, so that a table can say what of it matters to whoever looks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from ashfall.neuroshima import events as ev
from ashfall.neuroshima.events import Unit
from ashfall.neuroshima.geometry import distance
from ashfall.neuroshima.narration import unit_ref
from ashfall.neuroshima.state import BATTLE, HQ_HEX, KIND, ROW, State
from ashfall.server.shapes import EventLine
from ashfall.table.contract import Event
from ashfall.table.phrases import Argument, Listing, Phrase, SeatRef, TileRef, UnitRef

__all__ = ["log_phrases"]

Told = tuple[Event, Phrase | None]
# Drawn tiles lie open on the table, and the next heading ends a turn.
NEVER: Final = (ev.Drew, ev.TurnEnded)
IDLE: Final = "event-idle"
HARM: Final = (ev.Netted, ev.Removed, ev.HealthLost, ev.Wound)


def log_phrases(
    before: State | None, events: Sequence[Event], lines: Sequence[EventLine], after: State, sides: list[int]
) -> list[Phrase]:
    """The sentences of one entry; every event has its line."""
    told: list[Told] = [(event, line.phrase) for event, line in zip(events, lines, strict=True)]
    said: list[Phrase] = []
    start = 0 if before is not None and before.stage == BATTLE else _place(told, ev.BattleStarted)
    while start < len(told):
        end = _place(told, ev.BattleEnded) + 1
        said += [*_quiet(_uncalled(told[:start], told[start][0]), after, sides), *_fought(told[start:end])]
        told = told[end:]
        start = _place(told, ev.BattleStarted)
    return [*said, *_quiet(told, after, sides)]


def _place(told: Sequence[Told], kind: type[Event]) -> int:
    """Where the first event of a kind is; the end where there is none."""
    return next((i for i, (event, _) in enumerate(told) if isinstance(event, kind)), len(told))


# Battles.


def _uncalled(told: Sequence[Told], first: Event) -> list[Told]:
    """What led to a battle; the tile that calls it is told with the battle itself."""
    is_called = isinstance(first, ev.BattleStarted) and first.cause == "tile"
    return [(event, phrase) for event, phrase in told if not (is_called and isinstance(event, ev.Played))]


def _fought(told: Sequence[Told]) -> Iterator[Phrase]:
    """A battle without those who hit nobody, and without phases in which nothing happened."""
    heading: Phrase | None = None
    for event, phrase in told:
        if isinstance(event, ev.BattleStarted):
            yield Phrase("log-battle", {"seat": SeatRef(event.seat), "cause": event.cause})
        elif isinstance(event, ev.PhaseStarted):
            heading = phrase
        elif phrase is not None and not _is_idle(event, phrase):
            if heading is not None and not isinstance(event, ev.BattleEnded):
                yield heading
                heading = None
            yield phrase


def _is_idle(event: Event, phrase: Phrase) -> bool:
    """Whether an attack met nobody that it could ever hit."""
    return phrase.id == IDLE or (isinstance(event, ev.Missed) and event.reason == "hq")


# Everything else.


def _quiet(told: Sequence[Told], after: State, sides: list[int]) -> Iterator[Phrase]:
    """Actions outside of battles, each followed by what came of it."""
    events = [event for event, _ in told]
    redraws = any(isinstance(event, ev.Redrew) for event in events)
    away = [event for event in events if redraws and isinstance(event, ev.Discarded)]
    gone = {event.unit.hex for event in events if isinstance(event, ev.Removed | ev.HealthLost)}
    is_harmful = any(isinstance(event, HARM) for event in events)
    for event, phrase in told:
        if isinstance(event, ev.Redrew):
            yield _redrew(away)
        elif type(event) in SENTENCES:
            if event not in away and not _is_said(event, gone):
                yield SENTENCES[type(event)](event)
            if isinstance(event, ev.Placed | ev.Moved) and not is_harmful:
                yield from _beside(event.unit, after, sides)
        elif phrase is not None and not isinstance(event, NEVER):
            yield phrase


def _redrew(away: Sequence[ev.Discarded]) -> Phrase:
    """An Unlucky Draw with its tiles; of a large hand they are chosen one by one, and told so."""
    tiles = tuple(TileRef(event.seat, event.tile) for event in away)
    return Phrase("log-redrew", {"tiles": Listing(tiles)}) if tiles else Phrase("log-unlucky")


def _is_said(event: Any, gone: set[str]) -> bool:
    """Whether another sentence says as much."""
    if isinstance(event, ev.Wound):
        return event.target.hex in gone
    return isinstance(event, ev.Removed) and event.cause == "medic"


def _beside(unit: Unit, after: State, sides: list[int]) -> Iterator[Phrase]:
    """That a unit now stands beside the HQ of an enemy."""
    board = after.rules.board
    for seat, side in enumerate(sides):
        hq = int(after.seat[seat * ROW + HQ_HEX])
        if side == sides[unit.owner] or hq < 0 or distance(board.points[hq], unit.at) != 1:
            continue
        tile = after.rules.kinds.keys[int(after.units[hq]) & KIND]
        yield Phrase("log-beside", {"unit": UnitRef(seat, tile, board.labels[hq])})


def _unit(sentence: str) -> Callable[[Any], Phrase]:
    return lambda event: Phrase(sentence, {"unit": unit_ref(event.unit)})


def _moved(event: Any) -> Phrase:
    is_turn = event.cause not in ("push", "grab") and event.unit.hex == event.before.hex
    how = "turn" if is_turn else event.cause
    given: dict[str, Argument] = {"how": how, "before": unit_ref(event.before), "hex": event.unit.hex}
    return Phrase("log-moved", given)


def _tile(sentence: str) -> Callable[[Any], Phrase]:
    return lambda event: Phrase(sentence, {"tile": TileRef(event.seat, event.tile)})


SENTENCES: Final[dict[type[Event], Callable[[Any], Phrase]]] = {
    ev.Discarded: _tile("log-discarded"),
    ev.Placed: lambda e: Phrase("log-placed", {"unit": unit_ref(e.unit), "cause": e.cause}),
    ev.Played: _tile("log-played"),
    ev.Moved: _moved,
    ev.Paid: lambda e: Phrase("log-paid", {"health": e.health}),
    ev.Netted: _unit("log-nets"),
    ev.Freed: _unit("log-frees"),
    ev.NetThrown: _unit("log-net-thrown"),
    ev.Wound: lambda e: Phrase("log-hit", {"unit": unit_ref(e.target), "count": e.amount}),
    ev.Absorbed: lambda e: Phrase("log-saves", {"unit": unit_ref(e.target), "medic": unit_ref(e.medic)}),
    ev.Removed: _unit("log-falls"),
    ev.HealthLost: lambda e: Phrase(
        "log-health", {"unit": unit_ref(e.unit), "amount": e.amount, "health": e.health}
    ),
}
