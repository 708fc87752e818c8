"""What happened, as phrases; no language is needed for that."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from ashfall.hardcity.events import cards as on_cards
from ashfall.hardcity.events import map as on_map
from ashfall.hardcity.events import people
from ashfall.hardcity.telling import names
from ashfall.hardcity.telling.grouping import group_events, group_phrase
from ashfall.table.contract import Event
from ashfall.table.phrases import Argument, Listing, Phrase

__all__ = ["event_phrase", "tell"]

Namer = Callable[[Any], Argument]

# How the fields of events are named, wherever they stand.
NAMES: Final[dict[str, Namer]] = {
    "officer": names.person,
    "giver": names.person,
    "taker": names.person,
    "mutant": names.mutant,
    "load": names.load,
    "vehicle": names.vehicle,
    "space": names.space,
    "start": names.space,
    "end": names.space,
    "tail": names.space,
    "nose": names.space,
    "ability": names.ability,
    "equipment": names.equipment,
    "take": names.take,
    "card": names.auto_card,
    "face": names.face,
    "manhole": lambda number: Phrase("hc-manhole", {"number": number}),
    "lamp": lambda number: Phrase("hc-lamp", {"number": number}),
}
SHIELD: Final = "riot_shield"

# Events that another sentence tells as well: what came of a hit, what was paid for, where a marker went.
SILENT: Final = (
    on_cards.AutoDiscarded,
    on_map.MutantHit,
    people.RulesAnswered,
    people.ApChanged,
    people.Extermination,
    people.RoundEnded,
    people.TurnEnded,
)


def event_phrase(event: Event) -> Phrase:
    """The sentence of one event."""
    given = {
        field: NAMES[field](value) if field in NAMES else value
        for field, value in ((name, getattr(event, name)) for name in event.__struct_fields__)
        if value is not None and not isinstance(value, bool | tuple)
    }
    more = MORE.get(type(event))
    tag = str(event.__struct_config__.tag)
    return Phrase(f"hc-event-{tag.replace('_', '-')}", given | more(event) if more else given)


def tell(events: Iterable[Event]) -> Iterator[tuple[Event, Phrase | None]]:
    """All events with their sentences; None where another sentence says as much, such as that of a group."""
    for event, members in group_events(events):
        if not members or isinstance(event, SILENT):
            yield event, None
        else:
            yield event, event_phrase(event) if len(members) == 1 else group_phrase(members)


def _turn(event: Any) -> dict[str, Argument]:
    is_side = event.who in names.SIDES
    return {"who": names.side(event.who) if is_side else names.person(event.who)}


def _side(field: str, yes: str, no: str) -> Callable[[Any], dict[str, Argument]]:
    """A side of a token, as a word that the sentence chooses by."""
    return lambda event: {"side": yes if getattr(event, field) else no}


MORE: Final[dict[type[Event], Callable[[Any], dict[str, Argument]]]] = {
    people.TurnStarted: _turn,
    people.TurnEnded: _turn,
    people.StandingChanged: lambda e: {
        "question": names.question(e.question),
        "way": "auto" if e.auto else "ask",
    },
    people.RulesAnswered: lambda e: {"question": names.question(e.question)},
    people.Scored: lambda e: {"what": e.what or "other"},
    people.ApChanged: lambda e: {"ap": abs(e.ap), "way": "spent" if e.ap < 0 else "gained"},
    people.HarmSpared: lambda e: {"card": names.ability(e.ability) if e.ability else names.equipment(SHIELD)},
    people.Rolled: lambda e: {"faces": Listing(tuple(names.face(face) for face in e.faces))},
    on_cards.ChaosPlayed: lambda e: {"card": names.chaos_card(e.card)},
    on_cards.AutoResolved: lambda e: {"card": names.bottom_half(e.card)},
    on_map.CratePlaced: lambda e: {"what": Phrase("hc-box" if e.box else "hc-crate")},
    on_map.HelicopterMoved: _side("ladder", "ladder", "way"),
    on_map.LidTurned: _side("open", "open", "closed"),
    on_map.LampSwitched: _side("on", "on", "off"),
}
