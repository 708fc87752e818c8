"""Position files: a board with hands, piles and the turn, as JSON that a person can write."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final, Literal

import msgspec

from ashfall.neuroshima.army import Army, convert_armies, find_army
from ashfall.neuroshima.asked import QUESTIONS, Asked, ask
from ashfall.neuroshima.audit import ABILITIES as ABILITY_VERBS
from ashfall.neuroshima.audit import ENDS, MOST_TILES, uses_exist
from ashfall.neuroshima.endings import in_game
from ashfall.neuroshima.events import CAUSES
from ashfall.neuroshima.modes import DUEL
from ashfall.neuroshima.notation import FORMS
from ashfall.neuroshima.pending import asks_rightly
from ashfall.neuroshima.removal import settle
from ashfall.neuroshima.setup import field_of, make_rules
from ashfall.neuroshima.state import (
    ACT,
    DISCARD,
    DISCARDS,
    HAND,
    HAND_LIMIT,
    HEALTH,
    HQ_HEX,
    KIND,
    MARKER,
    OVER,
    PILE,
    REDRAW,
    ROW,
    SETUP,
    TERROR,
    WOUNDS,
    State,
    new_state,
    set_uses,
)
from ashfall.neuroshima.tables import NET_OF_STEEL, Rules
from ashfall.table.errors import AshfallError, InvalidArmy, InvalidPosition, shown, suggestion
from ashfall.table.random import SEED_LIMIT, Stream

__all__ = ["Player", "Position", "UnitRow", "is_position", "read_position"]

STAGES: Final = {"setup": SETUP, "redraw": REDRAW, "discard": DISCARD, "act": ACT, "over": OVER}
START: Final = "start"  # the seat to move has not drawn yet
FIRST_NORMAL_TURN: Final = 3


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """A seat: its army and the health of its HQ (the army's own where absent)."""

    army: str
    hq: int | None = None


class UnitRow(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A unit on the board, at a label or at axial coordinates."""

    owner: int
    tile: str
    hex: str | None = None
    at: tuple[int, int] | None = None
    facing: int = 0
    wounds: int = 0


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position file, field by field as in ``docs/notation.md``."""

    players: list[Player]
    game: Literal["neuroshima"] = "neuroshima"
    board: int | None = None
    mode: str = DUEL
    variants: list[str] = []
    units: list[UnitRow] = []
    net_of_steel: str | list[int | str | None] | None = None
    hands: list[list[str]] = []
    decks: list[list[str] | None] = []
    discards: list[list[str]] = []
    turn: int = 0
    slot: int | None = None  # place in the order of turns, where a seat has more than one (NH-13.4.2)
    moves: list[str] = []
    seed: int = 0
    options: dict[str, bool | str] = {}
    stage: str = START
    turn_number: int | None = None
    terror: list[int] = []  # seats that may not place units in their next turn
    terrified: bool = False  # the seat to move may not place units now
    unlucky: int = 0  # instants of an unlucky draw that still have to be put away (NH-14.2)
    uses: list[str] = []  # abilities used this turn: "mobility C3", "transport B2 C3" (the Transport last)
    first_out: int | None = None  # who drew the last tile first
    countdown: int | None = None  # turns before the Final Battle
    overtime: list[int] = []  # seats that still take a turn before the overtime battle
    tied: list[int] = []  # seats between which it decides; those of "overtime" if absent
    closer: int | None = None  # who took the last turn before the Final Battle, of three or more
    idle: int = 0  # battles in a row on a full board that changed nothing
    asked: Asked | None = None  # inside a battle or an answer: what the question is about
    plays: int | None = None  # tiles that may still be used in this turn (NH-14)
    winners: list[int] = []  # of a game that is over
    reason: str = ""
    own: list[dict[str, Any]] = []  # armies that are not shipped, as in their files


_POSITION: Final = msgspec.json.Decoder(Position)


def is_position(text: str | bytes) -> bool:
    """Whether a text is a JSON object that speaks of players, as positions do and records do not."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return isinstance(data, dict) and "players" in data


def parse_position(text: str | bytes) -> Position:
    """Read JSON; raises InvalidPosition naming the field."""
    try:
        return _POSITION.decode(text)
    except msgspec.ValidationError as error:
        raise _field_error(str(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise InvalidPosition("position", f"expected JSON, {_first_line(error)}") from None


def convert_position(data: object) -> Position:
    """The same from plain data."""
    try:
        return msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise _field_error(str(error)) from None


def _first_line(error: Exception) -> str:
    return str(error).splitlines()[0].rstrip(".") if str(error) else type(error).__name__


def _field_error(message: str) -> InvalidPosition:
    problem, _, path = message.partition(" - at `$")
    return InvalidPosition(path.rstrip("`").lstrip(".") or "position", problem[0].lower() + problem[1:])


def read_position(position: Position, own: Iterable[Army] = ()) -> State:
    """The state a position describes; raises InvalidPosition."""
    rules = _rules(position, (*_own(position), *own))
    seats = len(position.players)
    _check(len(position.hands) <= seats, "hands", f"expected at most {seats} lists")
    _check(len(position.decks) <= seats, "decks", f"expected at most {seats} lists")
    _check(len(position.discards) <= seats, "discards", f"expected at most {seats} lists")
    _in_range("turn", position.turn, 0, seats - 1)
    _in_range("seed", position.seed, 0, SEED_LIMIT - 1)
    hexes = _unit_hexes(rules, position)
    piles = [_Piles(rules, position, seat) for seat in range(seats)]
    capacity = max(p.total + sum(u.owner == p.seat for u in position.units) for p in piles)
    _check(capacity <= MOST_TILES, "decks", f"expected at most {MOST_TILES} tiles a seat, got {capacity}")
    state = new_state(rules, capacity + 1)
    for seat, player in enumerate(position.players):
        if player.hq is not None:
            _in_range(f"players[{seat}].hq", player.hq, 0, rules.mode.most[seat])
            state.seat[seat * ROW + HEALTH] = player.hq
    for i, row in enumerate(position.units):
        _put(state, row, i, hexes[i], position.asked is not None)
    stream = Stream(position.seed)
    for pile in piles:
        pile.lay_out(state, stream)
    _mark(state, position)
    _set_turn(state, position)
    _leave_out(state, position)
    settle(state)
    if position.asked is not None:
        ask(state, QUESTIONS[position.stage], position.asked)
        return state
    _check(uses_exist(state), "uses", "expected abilities of units on the board")
    _check(
        asks_rightly(state), "stage", f'"{position.stage}" does not fit the board, the hands and the piles'
    )
    return state


def _own(position: Position) -> tuple[Army, ...]:
    try:
        return convert_armies(position.own)
    except InvalidArmy as error:
        raise InvalidPosition(error.source, error.trouble) from None


def _rules(position: Position, own: tuple[Army, ...]) -> Rules:
    armies: list[Army] = []
    for i, player in enumerate(position.players):
        try:
            armies.append(find_army(player.army, own))
        except AshfallError as error:
            raise InvalidPosition(f"players[{i}].army", str(error)) from None
    try:
        return make_rules(
            armies,
            position.mode,
            board=position.board,
            variants=position.variants,
            settings=position.options,
        )
    except ValueError as error:
        field, problem = field_of(error, "options")
        raise InvalidPosition("players" if field == "armies" else field, problem) from None


def _check(holds: bool, field: str, problem: str) -> None:
    if not holds:
        raise InvalidPosition(field, problem)


def _in_range(field: str, value: int, low: int, high: int) -> None:
    _check(low <= value <= high, field, f"expected {low} to {high}, got {value}")


def _hex(rules: Rules, field: str, place: object) -> int:
    """A hex from a label or from [q, r]."""
    board = rules.board
    if isinstance(place, str) and place.upper() in board.labels:
        return board.labels.index(place.upper())
    if isinstance(place, list | tuple) and tuple(place) in board.points:
        return board.points.index((int(place[0]), int(place[1])))
    raise InvalidPosition(
        field,
        f"expected a hex of the board such as C3 or [0, 0], got {shown(msgspec.json.encode(place).decode())}",
    )


def _unit_hexes(rules: Rules, position: Position) -> list[int]:
    taken: dict[int, int] = {}
    hexes = []
    for i, row in enumerate(position.units):
        places = [("hex", row.hex), ("at", row.at)]
        found = [
            (_hex(rules, f"units[{i}].{name}", place), name) for name, place in places if place is not None
        ]
        _check(bool(found), f"units[{i}]", 'expected "hex" or "at"')
        hex, name = found[0]
        _check(found[-1][0] == hex, f"units[{i}].at", "it is another hex than the label says")
        _check(
            hex not in taken,
            f"units[{i}].{name}",
            f"{rules.board.labels[hex]} already holds units[{taken.get(hex)}]",
        )
        taken[hex] = i
        hexes.append(hex)
    return hexes


def _kind(rules: Rules, seat: int, field: str, key: str) -> int:
    army = rules.armies[seat]
    number = rules.kinds.number.get((army.key, key))
    if number is None:
        known = [tile.key for tile in army.tiles]
        raise InvalidPosition(
            field, f'the army "{army.key}" has no tile "{shown(key)}"{suggestion(key, known)}'
        )
    return int(number)


def _put(state: State, row: UnitRow, i: int, hex: int, is_asked: bool) -> None:
    rules = state.rules
    _in_range(f"units[{i}].owner", row.owner, 0, int(rules.seats) - 1)
    kind = _kind(rules, row.owner, f"units[{i}].tile", row.tile)
    tile = rules.kinds.tile(kind)
    _check(
        tile.kind != "instant",
        f"units[{i}].tile",
        f'"{row.tile}" is an instant and never stands on the board',
    )
    _in_range(f"units[{i}].facing", row.facing, 0, 5)
    _in_range(f"units[{i}].wounds", row.wounds, 0, tile.toughness)
    if tile.kind == "hq":
        field = f"units[{i}].tile"
        _check(state.seat[row.owner * ROW + HQ_HEX] < 0, field, f"seat {row.owner} already has an HQ")
        _check(
            state.seat[row.owner * ROW + HEALTH] > 0 or not rules.mode.hqs_fall or is_asked,
            field,
            f"seat {row.owner} has 0 health, so its HQ is gone",
        )
    state.put(hex, kind, row.owner, row.facing)
    state.units[hex] |= row.wounds << WOUNDS


class _Piles:
    """Hand, draw pile and discard pile of one seat, read from a position."""

    def __init__(self, rules: Rules, position: Position, seat: int) -> None:
        self.seat = seat
        self.hand = self._read(rules, "hands", position.hands)
        _check(
            len(self.hand) <= HAND_LIMIT,
            f"hands[{seat}]",
            f"expected at most {HAND_LIMIT} tiles, got {len(self.hand)}",
        )
        self.discards = self._read(rules, "discards", position.discards)
        given = position.decks[seat] if seat < len(position.decks) else None
        self.shuffled = given is None
        if given is None:
            self.pile = self._rest(rules, position)
        else:
            self.pile = self._kinds(rules, "decks", given)[::-1]  # the file lists the top first
        self.total = len(self.hand) + len(self.discards) + len(self.pile)

    def _read(self, rules: Rules, field: str, lists: list[list[str]]) -> list[int]:
        return self._kinds(rules, field, lists[self.seat] if self.seat < len(lists) else [])

    def _kinds(self, rules: Rules, field: str, keys: list[str]) -> list[int]:
        path = f"{field}[{self.seat}]"
        _check(len(keys) <= MOST_TILES, path, f"expected at most {MOST_TILES} tiles, got {len(keys)}")
        kinds = [_kind(rules, self.seat, f"{path}[{i}]", key) for i, key in enumerate(keys)]
        for i, kind in enumerate(kinds):
            tile = rules.kinds.tile(kind)
            fixed = tile.kind == "hq" and field != "discards"
            _check(not fixed, f"{path}[{i}]", "the HQ is set up on the board, not drawn")
        return kinds

    def _rest(self, rules: Rules, position: Position) -> list[int]:
        """The army's tiles that are not elsewhere."""
        army = rules.armies[self.seat]
        seen = Counter(row.tile for row in position.units if row.owner == self.seat)
        seen.update(rules.kinds.keys[kind] for kind in self.hand + self.discards)
        rest = []
        for tile in army.tiles:
            left = 0 if tile.starts_on_board else max(0, tile.count - seen[tile.key])
            rest += [int(rules.kinds.number[army.key, tile.key])] * left
        return rest

    def lay_out(self, state: State, stream: Stream) -> None:
        for start, field, kinds in (
            (state.pile_start(self.seat), PILE, self.pile),
            (state.discard_start(self.seat), DISCARDS, self.discards),
            (state.hand_start(self.seat), HAND, self.hand),
        ):
            for i, kind in enumerate(kinds):
                state.tiles[start + i] = kind
            state.seat[self.seat * ROW + field] = len(kinds)
        if self.shuffled:
            state.shuffle_pile(self.seat, stream)


def _mark(state: State, position: Position) -> None:
    """Lay the markers of the Net of Steel: of a list with an entry for each of several seats the seat's own,
    else whose they are follows from who is marked.
    """
    marked, everybody = position.net_of_steel, range(int(state.rules.seats))
    if marked is None:
        return
    several = isinstance(marked, list) and all(isinstance(place, str | None) for place in marked)
    places: list[Any] = list(marked) if several else [marked]
    by_seat = several and len(places) == len(everybody) > 2
    for i, place in enumerate(places):
        if place is None and by_seat:
            continue
        hex = _hex(state.rules, "net_of_steel", place)
        _check(state.units[hex] != 0, "net_of_steel", f"no unit stands on {state.rules.board.labels[hex]}")
        victim = state.rules.kinds.tile(state.units[hex] & KIND)
        _check(victim.kind != "hq", "net_of_steel", "an HQ cannot be marked")
        throwers = [
            seat
            for seat in ((i,) if by_seat else everybody)
            if state.enemies(seat) >> hex & 1
            and state.rules.kinds.abilities[state.rules.hq_kind[seat]] & NET_OF_STEEL
            and state.seat[seat * ROW + MARKER] < 0
        ]
        _check(bool(throwers), "net_of_steel", "no enemy of the marked unit has a Net of Steel")
        state.seat[throwers[0] * ROW + MARKER] = hex


def _set_turn(state: State, position: Position) -> None:
    seats = int(state.rules.seats)
    known = (START, *STAGES, *QUESTIONS)
    _check(position.stage in known, "stage", f'"{shown(position.stage)}"{suggestion(position.stage, known)}')
    needed = "expected" if position.stage in QUESTIONS else "expected nothing"
    _check(
        (position.asked is not None) == (position.stage in QUESTIONS),
        "asked",
        f'{needed} in the stage "{position.stage}"',
    )
    for i, seat in enumerate(position.terror):
        _in_range(f"terror[{i}]", seat, 0, seats - 1)
        state.seat[seat * ROW + TERROR] = 1
    number = FIRST_NORMAL_TURN if position.turn_number is None else position.turn_number
    _in_range("turn_number", number, 0, 10_000)
    mode = state.rules.mode
    state.active = state.chooser = position.turn
    state.slot = _slot(state, position)
    state.stage = STAGES.get(position.stage, ACT)
    state.turn = number
    if position.stage != "setup":
        state.target = mode.draws(max(1, number))
    state.plays = mode.plays(number) if position.plays is None else position.plays
    _in_range("plays", int(state.plays), 0, int(mode.plays(number)))
    state.terrified = int(position.terrified)
    state.context = position.unlucky
    _in_range("idle", position.idle, 0, 2 if position.stage == "over" else 1)  # the second ends the game
    state.idle = position.idle
    _check(not position.unlucky or position.stage == "discard", "unlucky", "expected nothing here")
    state.overtime = _seats("overtime", position.overtime, seats)
    state.tied = _seats("tied", position.tied, seats) or state.overtime
    _check(not state.overtime & ~state.tied, "overtime", 'expected seats that are in "tied" too')
    if position.closer is not None:
        _in_range("closer", position.closer, 0, seats - 1)
        _check(state.tied != 0 and seats > 2, "closer", "expected it only in an overtime of three or more")
        state.closer = position.closer
    _check(
        position.first_out is not None or position.countdown is None,
        "countdown",
        'expected nothing without "first_out"',
    )
    if position.first_out is not None:
        _in_range("first_out", position.first_out, 0, seats - 1)
        state.first_out = position.first_out
        state.countdown = 0 if position.countdown is None else position.countdown
        most = seats - 2 if position.stage == START else seats - 1  # one of them has begun
        _in_range("countdown", int(state.countdown), 0, most)
    set_uses(state, [_use(state.rules, f"uses[{i}]", text) for i, text in enumerate(position.uses)])
    if position.stage == "over":
        _set_outcome(state, position)


def _leave_out(state: State, position: Position) -> None:
    """Seats of a free-for-all without health have left the game, with all their units (NH-13.2.1)."""
    rules = state.rules
    if not rules.mode.goes_on or position.stage in ("over", *QUESTIONS):
        return
    for seat in range(int(rules.seats)):
        if state.seat[seat * ROW + HEALTH]:
            continue
        _check(not state.own(seat), f"players[{seat}].hq", "expected health where units are on the board")
        gone = f"seat {seat} has no health and is out of the game"
        _check(position.turn != seat, "turn", gone)
        _check(seat not in position.overtime, "overtime", gone)
        state.out |= 1 << seat
    _check(in_game(state) != 0, "players", "expected somebody with health")


def _slot(state: State, position: Position) -> int:
    """Where the turn is in the order; the first place of the seat to move where nothing is said."""
    order = [int(seat) for seat in state.rules.mode.order]
    if position.stage == "setup":
        return 0
    if position.slot is None:
        return order.index(position.turn)
    _in_range("slot", position.slot, 0, len(order) - 1)
    seat = order[position.slot]
    _check(seat == position.turn, "slot", f"there it is the turn of seat {seat}")
    return position.slot


def _seats(field: str, listed: list[int], seats: int) -> int:
    """A list of seats as a set."""
    for i, seat in enumerate(listed):
        _in_range(f"{field}[{i}]", seat, 0, seats - 1)
    return sum(1 << seat for seat in set(listed))


def _use(rules: Rules, field: str, text: str) -> int:
    """An ability used this turn: its verb, the unit and, where another unit granted it, that one."""
    word, *places = text.split() or [""]
    known = {FORMS[verb][0]: verb for verb in ABILITY_VERBS}
    _check(word in known, field, f'expected an ability such as "mobility C3", got "{shown(text)}"')
    _check(len(places) in (1, 2), field, f'expected one or two hexes after "{word}"')
    unit, source = _hex(rules, field, places[0]), _hex(rules, field, places[-1])
    return known[word] << 12 | unit << 6 | source


def _set_outcome(state: State, position: Position) -> None:
    reasons = {CAUSES[code]: code for code in ENDS}
    _check(position.reason in reasons, "reason", f'"{position.reason}"{suggestion(position.reason, reasons)}')
    state.ended = reasons[position.reason]
    state.winners = _seats("winners", position.winners, int(state.rules.seats))
    _check(bool(state.winners) == bool(state.ended), "winners", 'expected seats if there is a "reason"')
