"""Events, decisions, moves and outcomes as sentences, which stand in the Fluent files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec

from ashfall.neuroshima import moves
from ashfall.neuroshima.events import (
    Absorbed,
    Attacked,
    Missed,
    Moved,
    Netted,
    PhaseStarted,
    Placed,
    Reflected,
    Unit,
    Wound,
)
from ashfall.neuroshima.geometry import DIRECTIONS
from ashfall.neuroshima.moves import a_of, b_of, c_of, d_of, verb_of
from ashfall.neuroshima.notation import FORMS, PLAY_WORD, WASTE_WORD, WAYS
from ashfall.neuroshima.state import KIND, OWNER, State
from ashfall.neuroshima.tile import Army
from ashfall.neuroshima.trace import NO_DIRECTION, NO_HEX
from ashfall.table.contract import Decision, Event, Move, Outcome
from ashfall.table.texts import Texts

__all__ = ["Words", "move_ids"]

Mark = Callable[[str, int], str]
NOBODY: Final = ""
TARGET_IN_C: Final = ("move-push", "move-grab", "move-play-push_back", "move-play-grab")
TOLD_CAUSES: Final = ("agony", "extra_attack", "hunt")  # worth a sentence even where the hit is told too


def move_ids() -> list[str]:
    """The ids of every sentence that :meth:`Words.move` may ask for."""
    from ashfall.neuroshima.keywords import INSTANTS

    words = [word for word, _ in FORMS.values() if word != "convert"]
    words += [f"convert-{way}" for way in WAYS]
    words += [f"{PLAY_WORD}-{instant}" for instant in INSTANTS]
    return [f"move-{word}" for word in [*words, WASTE_WORD, "to-facing", "heal-instant"]]


def _plain(text: str, seat: int) -> str:
    return text


class Words:
    """Speaks about one match in one language. ``mark`` may colour what belongs to a seat."""

    def __init__(self, armies: Sequence[Army], language: str = "en", mark: Mark = _plain) -> None:
        self.texts = Texts(language)
        self.language = self.texts.language
        self._armies = list(armies)
        self._mark = mark
        names = [{tile.name(self.language) for tile in army.tiles} for army in armies]
        self._shared = set.intersection(*names) if len(names) > 1 else set()

    # Names.

    def seat(self, seat: int) -> str:
        """The army of a seat; with its number where two seats lead the same army."""
        army = self._armies[seat]
        name = army.name(self.language)
        if sum(other.key == army.key for other in self._armies) > 1:
            name = f"{name} {seat + 1}"
        return self._mark(name, seat)

    def tile(self, seat: int, key: str) -> str:
        """The name of a tile of a seat."""
        return self._mark(self._armies[seat].tile(key).name(self.language), seat)

    def unit(self, owner: int, key: str, hex: str) -> str:
        """A unit with its hex; with its army where both sides have a tile of that name."""
        name = self._armies[owner].tile(key).name(self.language)
        phrase = self._mark(f"{name} {hex}", owner)
        return f"{phrase} ({self.seat(owner)})" if name in self._shared else phrase

    def facing(self, facing: int) -> str:
        """The direction to which the top of a tile points, in short."""
        return self.texts.format(f"direction-{DIRECTIONS[facing].lower()}-short")

    def _towards(self, direction: int) -> str:
        return self.texts.format(f"direction-{DIRECTIONS[direction].lower()}-towards")

    def _unit(self, unit: Unit | None) -> str:
        return NOBODY if unit is None else self.unit(unit.owner, unit.tile, unit.hex)

    # Events.

    def event(self, event: Event) -> str:
        """One sentence about one event."""
        return self.texts.format(f"event-{_tag(event)}", **self._arguments(event))

    def tell(self, events: Iterable[Event]) -> list[str]:
        """Sentences about a run of events; attacks are told by what they did, idle ones once a unit."""
        told: list[str] = []
        for phase in _split(events):
            idle = _idle(phase)
            said: set[Unit] = set()
            for i, event in enumerate(phase):
                source = getattr(event, "source", None)
                if source in idle and isinstance(event, Attacked | Missed):
                    if source not in said:
                        said.add(source)
                        told.append(self.texts.format("event-idle", source=self._unit(source)))
                elif not _is_told_elsewhere(event, phase[i + 1 :]):
                    told.append(self.event(event))
        return told

    def _arguments(self, event: Event) -> dict[str, Any]:
        given: dict[str, Any] = {}
        for field in msgspec.structs.fields(event):
            value = getattr(event, field.name)
            if isinstance(value, Unit):
                value = self._unit(value)
            elif field.name == "seat":
                value = self.seat(value)
            elif field.name == "tile":
                value = self.tile(getattr(event, "seat", 0), value)
            elif field.name == "direction":
                given["towards"] = NOBODY if value is None else self._towards(value)
            given[field.name] = NOBODY if value is None else value
        for type_, derive in DERIVED.items():
            if isinstance(event, type_):
                given.update(derive(self, event))
        return given

    # Decisions, moves, outcomes.

    def decision(self, state: State, decision: Decision) -> str:
        """The question that somebody must answer now."""
        labels = state.rules.board.labels
        units = ", ".join(self.at(state, labels.index(hex)) for hex in decision.about)
        return self.texts.format(f"decision-{decision.kind}", seat=self.seat(decision.seat), units=units)

    def move(self, state: State, move: Move) -> str:
        """What a legal move would do, in a few words."""
        code, rules = move.code, state.rules
        sentence = f"move-{self._move_word(state, code)}"
        labels, d = rules.board.labels, d_of(code)
        goal, place = c_of(code), b_of(code)
        return self.texts.format(
            sentence,
            tile=rules.kinds.tile(a_of(code)).name(self.language) if a_of(code) < rules.kinds.count else "",
            hex=labels[place] if place < len(labels) else "",
            goal=labels[goal] if goal < len(labels) else "",
            unit=self.at(state, place),
            target=self.at(state, goal if sentence in TARGET_IN_C else place),
            module=self.at(state, a_of(code)),
            medic=self.at(state, a_of(code)),
            source=self.at(state, goal),
            facing=self.facing(d) if d < len(DIRECTIONS) else "",
            towards=self._towards(d) if d < len(DIRECTIONS) else "",
        )

    def _move_word(self, state: State, code: int) -> str:
        verb = verb_of(code)
        if verb == moves.PLAY:
            tile = state.rules.kinds.tile(a_of(code))
            return WASTE_WORD if b_of(code) == NO_HEX else f"{PLAY_WORD}-{tile.instant}"
        word = FORMS[verb][0]
        if verb == moves.CONVERT:
            return f"{word}-{WAYS[c_of(code)]}"
        if verb == moves.GO and d_of(code) != NO_DIRECTION:
            return "to-facing"
        if verb == moves.HEAL and c_of(code) == NO_HEX:
            return "heal-instant"
        return word

    def at(self, state: State, hex: int) -> str:
        """The unit on a hex, or the label of an empty hex."""
        if hex >= len(state.units):
            return NOBODY
        unit, label = int(state.units[hex]), state.rules.board.labels[hex]
        return self.unit(unit >> OWNER & 7, state.rules.kinds.tile(unit & KIND).key, label) if unit else label

    def outcome(self, outcome: Outcome) -> str:
        """Who won, and why."""
        reason = self.texts.format(f"reason-{outcome.reason}")
        if outcome.winner is None:
            return self.texts.format("outcome-drawn", reason=reason)
        return self.texts.format("outcome-won", seat=self.seat(outcome.winner), reason=reason)


def _tag(event: Event) -> str:
    return str(type(event).__struct_config__.tag)


def _split(events: Iterable[Event]) -> Iterator[list[Event]]:
    """The events phase by phase."""
    phase: list[Event] = []
    for event in events:
        if isinstance(event, PhaseStarted) and phase:
            yield phase
            phase = []
        phase.append(event)
    yield phase


def _idle(phase: list[Event]) -> set[Unit]:
    """Units that attacked in a phase and found nobody at all."""
    attacks = {event.source for event in phase if isinstance(event, Attacked)}
    aims = {(event.source, event.direction) for event in phase if isinstance(event, Attacked)}
    empty = {(e.source, e.direction) for e in phase if isinstance(e, Missed) and _found_nobody(e)}
    busy = {source for source, direction in aims if (source, direction) not in empty}
    return attacks - busy


def _found_nobody(event: Event) -> bool:
    return isinstance(event, Missed) and event.reason == "no_target"


def _is_told_elsewhere(event: Event, later: list[Event]) -> bool:
    """Whether the sentence of another event says as much: the wound, the armor or the mirror."""
    if _found_nobody(event):
        return True
    if not isinstance(event, Attacked) or event.cause in TOLD_CAUSES:
        return False
    aim = (event.source, event.direction)
    hits = (e for e in later if isinstance(e, Wound | Absorbed | Missed))
    thrown_back = (e.source for e in later if isinstance(e, Reflected))
    return any((e.source, e.direction) == aim for e in hits) or event.source in thrown_back


def _placed(words: Words, event: Any) -> dict[str, Any]:
    return {"facing": words.facing(event.unit.facing)}


def _moved(words: Words, event: Any) -> dict[str, Any]:
    how = event.cause
    if how not in ("push", "grab"):
        how = "turn" if event.unit.hex == event.before.hex else how
    return {"how": how, "hex": event.unit.hex, "facing": words.facing(event.unit.facing)}


def _hit(words: Words, event: Any) -> dict[str, Any]:
    return {"count": event.amount}


def _missed(words: Words, event: Any) -> dict[str, Any]:
    return {"reason": "netted_by_steel"} if event.reason == "netted" and event.target is None else {}


# What a sentence needs beyond the fields of its event.
DERIVED: Final[dict[type[Event], Callable[[Words, Any], dict[str, Any]]]] = {
    Absorbed: _hit,
    Missed: _missed,
    Moved: _moved,
    Netted: lambda words, event: {"how": "steel" if event.by is None else "net"},
    Placed: _placed,
    Reflected: lambda words, event: {"how": "away" if event.struck is None else "onto"},
    Wound: _hit,
}
