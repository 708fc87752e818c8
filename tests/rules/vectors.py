"""Readable positions for the tests of the rules, and short questions about what a battle did.

A position is one unit an entry, entries parted by lines or semicolons:

    board("moloch:20 borgo:17", '''
        0.hq C3
        1.mutant C2 f3 w1
        1.net_fighter (0,-2) net>S
        0.hunter_killer D3 melee>NE !melee>N *
    ''')

that is ``seat.tile``, a label or ``(q,r)``, and in any order: ``f3`` the facing, ``icon>DIRECTION`` the
facing that turns this icon there (the first printed edge that fits; ``ranged2>S`` wants strength 2,
``!armor>S`` no such icon there; several conditions hold together), ``w1`` wounds, ``*`` the Net of Steel.
Icons: melee, ranged, gauss, friendly_fire, armor, reflection, net, link. Nothing said means facing 0.
More players and ``mode="ffa"`` make another table; ``board=37`` the enlarged area, whose centre is D4.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NoReturn, TypeVar

import pytest

from ashfall.neuroshima import BattleReport, IllegalMove, Match, fight_position, load_army
from ashfall.neuroshima.events import (
    Attacked,
    BattleStarted,
    HealthLost,
    Missed,
    PhaseStarted,
    Removed,
    Wound,
)
from ashfall.neuroshima.geometry import DIRECTIONS, Board, board_of
from ashfall.neuroshima.state import State
from ashfall.neuroshima.tile import Army, Tile
from ashfall.table.contract import Event, Move

Position = dict[str, Any]
E = TypeVar("E", bound=Event)

BOARD: Final = board_of(19)
START: Final = {"points": 0, "teams": 15}  # health of the HQs where it is not 20
EDGE_FIELDS: Final = {"net": "nets", "link": "links"}  # others are called as they are written
TURN: Final = re.compile(r"(?P<no>!?)(?P<icon>[a-z_]+)(?P<strength>\d?)>(?P<direction>[NSEW]+)")


# Positions.


def board(players: str, units: str, **fields: Any) -> Position:
    """A position: ``"army:health army:health"``, the units, and any other field of a position file."""
    seats = [player.partition(":") for player in players.split()]
    entries = [entry.split() for entry in re.split(r"[\n;]", units) if entry.strip()]
    area = board_of(fields.get("board", 19 if len(seats) < 5 else 37))
    usual = START.get(fields.get("mode", ""), 20)
    position: Position = {
        "players": [{"army": army, "hq": int(health) if health else usual} for army, _, health in seats],
        "units": [_unit([army for army, _, _ in seats], words, area) for words in entries],
    }
    marked = [_label(words[1], area) for words in entries if "*" in words]
    if marked:
        position["net_of_steel"] = marked[0] if len(marked) == 1 else marked
    return position | fields


def filled(players: str, units: str, *, empty: str = "", fillers: str, **fields: Any) -> Position:
    """A full board: the units, and ``"tile tile"`` of seat 0 in columns A to C, of seat 1 in D and E."""
    first, second = fillers.split()
    given = board(players, units)
    taken = {unit["hex"] for unit in given["units"]} | set(empty.split())
    rest = [hex for hex in BOARD.labels if hex not in taken]
    entries = [f"0.{first} {hex}" if hex[0] < "D" else f"1.{second} {hex}" for hex in rest]
    return board(players, ";".join([units, *entries]), **fields)


def change_army(monkeypatch: pytest.MonkeyPatch, key: str, *tiles: Tile) -> None:
    """Give an army other or more tiles for one test: some rules need units that no army of ours has."""
    army = load_army(key)
    known = {tile.key: tile for tile in army.tiles} | {tile.key: replace(tile, army=key) for tile in tiles}
    changed = replace(army, tiles=tuple(known.values()))

    def find(name: str, own: tuple[Army, ...] = ()) -> Army:
        return changed if name == key else load_army_of_the_box(name)

    load_army_of_the_box = load_army
    monkeypatch.setattr("ashfall.neuroshima.position.find_army", find)
    monkeypatch.setattr(sys.modules[__name__], "load_army", find)


def _unit(armies: list[str], words: list[str], area: Board) -> dict[str, Any]:
    seat, _, key = words[0].partition(".")
    tile = load_army(armies[int(seat)]).tile(key)
    row: dict[str, Any] = {"hex": _label(words[1], area), "owner": int(seat), "tile": key, "facing": 0}
    turns = [match for match in map(TURN.fullmatch, words[2:]) if match]
    if turns:
        row["facing"] = _facing(tile, turns)
    for word in words[2:]:
        if re.fullmatch(r"[fw]\d", word):
            row["facing" if word[0] == "f" else "wounds"] = int(word[1])
        elif word != "*" and not TURN.fullmatch(word):
            raise ValueError(f'"{word}" in "{" ".join(words)}" is no facing, turn or wound')
    return row


def _label(place: str, area: Board) -> str:
    if place.startswith("("):
        q, r = place.strip("()").split(",")
        return area.labels[area.points.index((int(q), int(r)))]
    if place not in area.labels:
        raise ValueError(f'"{place}" is no hex of the board')
    return place


def label(q: int, r: int) -> str:
    """The label of an axial point."""
    return BOARD.labels[BOARD.points.index((q, r))]


def edges(tile: Tile, icon: str, strength: int = 0) -> list[int]:
    """The printed edges of a tile that carry an icon, with this strength if one is given."""
    if icon in ("melee", "ranged"):
        values: tuple[int, ...] = getattr(tile, icon)
        return [edge for edge, value in enumerate(values) if value and strength in (0, value)]
    return list(getattr(tile, EDGE_FIELDS.get(icon, icon)))


def facing(army: str, key: str, *turns: str) -> int:
    """The facing of a tile that fulfils all ``icon>DIRECTION`` words."""
    found = [match for match in map(TURN.fullmatch, turns) if match]
    assert len(found) == len(turns), turns
    return _facing(load_army(army).tile(key), found)


def _facing(tile: Tile, turns: Sequence[re.Match[str]]) -> int:
    first = next((turn for turn in turns if not turn["no"]), turns[0])
    aim = DIRECTIONS.index(first["direction"])
    icons = edges(tile, first["icon"], int(first["strength"] or 0))
    candidates = range(6) if first["no"] else [(aim - edge) % 6 for edge in icons]
    for candidate in candidates:
        if all(_fits(tile, turn, candidate) for turn in turns):
            return candidate
    raise ValueError(f"{tile.army}.{tile.key} cannot be turned so: {' '.join(turn[0] for turn in turns)}")


def _fits(tile: Tile, turn: re.Match[str], candidate: int) -> bool:
    edge = (DIRECTIONS.index(turn["direction"]) - candidate) % 6
    return (edge in edges(tile, turn["icon"], int(turn["strength"] or 0))) != bool(turn["no"])


# What happened.


@dataclass(frozen=True)
class Story:
    """Events in order, and questions about them."""

    told: Sequence[Event]

    def events(self, kind: type[E]) -> list[E]:
        """All events of one type."""
        return [event for event in self.told if isinstance(event, kind)]

    def timed(self, kind: type[E]) -> list[tuple[int, E]]:
        """The events of one type with the phase in (or right after) which they happened; -1 before any."""
        phase, found = -1, []
        for event in self.told:
            if isinstance(event, PhaseStarted):
                phase = event.initiative
            if isinstance(event, kind):
                found.append((phase, event))
        return found

    @property
    def phases(self) -> list[int]:
        """The phases that were played."""
        return [event.initiative for event in self.events(PhaseStarted)]

    def phases_of(self, hex: str) -> list[int]:
        """The phases in which the unit on a hex attacked, a phase twice if it attacked twice in it."""
        blows = Counter((p, e.direction) for p, e in self.timed(Attacked) if e.source.hex == hex)
        times: dict[int, int] = {}
        for (phase, _), count in blows.items():
            times[phase] = max(count, times.get(phase, 0))
        return [phase for phase in sorted(times, reverse=True) for _ in range(times[phase])]

    def causes_of(self, hex: str) -> set[str]:
        """Why the unit on a hex attacked: initiative, extra_attack, agony, hunt."""
        return {event.cause for event in self.events(Attacked) if event.source.hex == hex}

    @property
    def removed(self) -> dict[str, tuple[int, str]]:
        """Hex -> phase and cause of everything that left the board."""
        return {event.unit.hex: (phase, event.cause) for phase, event in self.timed(Removed)}

    def missed(self, hex: str) -> list[tuple[int, str]]:
        """Phase and reason of every attack of the unit on a hex that did nothing."""
        return [(phase, event.reason) for phase, event in self.timed(Missed) if event.source.hex == hex]

    def hits(self, hex: str) -> list[tuple[int, int]]:
        """Phase and amount of all wounds dealt to the unit on a hex, HQs included."""
        return [(phase, event.amount) for phase, event in self.timed(Wound) if event.target.hex == hex]

    @property
    def battles(self) -> list[tuple[int, str]]:
        """Causer and cause of every battle."""
        return [(event.seat, event.cause) for event in self.events(BattleStarted)]

    def lost(self, seat: int) -> list[tuple[int, int]]:
        """Phase and amount of the health that the HQ of a seat lost."""
        return [(phase, event.amount) for phase, event in self.timed(HealthLost) if event.seat == seat]


@dataclass(frozen=True)
class Result(Story):
    """A battle that was fought from a position."""

    report: BattleReport

    def _data(self) -> dict[str, Any]:
        return self.report.to_dict()

    @property
    def health(self) -> list[int]:
        """Health of the HQs by seat."""
        return [player["hq"] for player in self._data()["players"]]

    @property
    def left(self) -> set[str]:
        """Hexes of the units that are left."""
        return {unit["hex"] for unit in self._data()["units"]}

    def unit(self, hex: str) -> dict[str, Any]:
        """The unit on a hex after the battle."""
        return next(unit for unit in self._data()["units"] if unit["hex"] == hex)

    def wounds(self, hex: str) -> int:
        """Wounds on a unit that is left."""
        return int(self.unit(hex)["wounds"])

    @property
    def outcome(self) -> tuple[int | None, str] | None:
        """The only winner and the reason if an HQ fell."""
        outcome = self.report.outcome
        return None if outcome is None else (outcome.winner, outcome.reason)


def fight(position: Position, *answers: str) -> Result:
    """Fight one battle; the answers must be all that is asked, no more and no less."""
    report = fight_position(position | {"moves": list(answers)}, _nobody_answers)
    return Result(report.events, report)


def _nobody_answers(state: State, options: list[Move]) -> NoReturn:
    raise AssertionError(f"seat {state.chooser} is asked: {', '.join(move.text for move in options)}")


# Matches.


def match_at(
    position: Position,
    hand: Iterable[str] = (),
    *,
    other: Iterable[str] = (),
    stage: str = "act",
    **fields: Any,
) -> Match:
    """A match that goes on from a position; ``hand`` lies before the seat to move, ``other`` before the next.

    With more than two seats the others have no tiles unless ``hands`` says so.

    The engine plays what is forced, also a lone "end": give a hand, or an ability, to stay in the turn.
    """
    whole = position | {"stage": stage} | fields
    seats, turn = len(whole["players"]), whole.get("turn", 0)
    hands = {turn: list(hand), (turn + 1) % seats: list(other)}
    whole.setdefault("hands", [hands.get(seat, []) for seat in range(seats)])
    return Match.from_position(whole)


def play(match: Match, *texts: str) -> Story:
    """Make moves, and what happened in all of them."""
    return Story([event for text in texts for event in match.push(text)])


def asked(match: Match) -> tuple[int, str] | None:
    """Who must decide now, and what kind of decision it is."""
    return None if match.decision is None else (match.decision.seat, match.decision.kind)


def legal_texts(match: Match, start: str = "") -> list[str]:
    """The legal moves as text, those that begin with ``start``."""
    return [move.text for move in match.legal if move.text.startswith(start)]


def refused(match: Match, text: str) -> IllegalMove:
    """Try an illegal move; nothing may change. The error says the clause and the reason."""
    before = match.to_bytes()
    with pytest.raises(IllegalMove) as caught:
        match.push(text)
    assert match.to_bytes() == before
    return caught.value
