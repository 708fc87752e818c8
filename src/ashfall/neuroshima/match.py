"""A match: the one object that people, bots and tools hold.

>>> match = Match(["moloch", "borgo"], seed=7)
>>> match.push(match.legal[0])[0].unit.hex
'A1'
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ashfall.neuroshima import moves, state, storage
from ashfall.neuroshima.army import Army, load_army
from ashfall.neuroshima.events import CAUSES, read_events
from ashfall.neuroshima.game import deal, is_legal, push, refresh
from ashfall.neuroshima.geometry import board_of
from ashfall.neuroshima.keys import state_key
from ashfall.neuroshima.notation import InvalidNotation, move_text, read_move
from ashfall.neuroshima.options import Options
from ashfall.neuroshima.position import (
    START,
    Position,
    convert_position,
    read_position,
    tile_keys,
    write_position,
)
from ashfall.neuroshima.record import Record
from ashfall.neuroshima.refusals import why_not
from ashfall.neuroshima.shifts import BY_GRAB
from ashfall.neuroshima.state import HEALTH, OVER, PILE, ROW, State
from ashfall.neuroshima.status import UnitStatus, status_of, statuses
from ashfall.neuroshima.tables import Rules
from ashfall.neuroshima.trace import BATTLE_FULL_BOARD, Trace
from ashfall.neuroshima.turns import start_battle, start_turn
from ashfall.table.contract import Decision, Event, Move, Outcome
from ashfall.table.errors import IllegalMove, InvalidPosition, InvalidRecord, UnknownArmy, shown
from ashfall.table.random import SEED_LIMIT, Stream

__all__ = ["Match", "View"]

# What each stage asks, and the clause that asks it.
DECISIONS: Final = {
    state.SETUP: ("setup", "NH-2.6"),
    state.REDRAW: ("redraw", "NH-3.8"),
    state.DISCARD: ("discard", "NH-3.3"),
    state.ACT: ("turn", "NH-3.9"),
    state.STEP: ("step", "NH-10.12"),
    state.DISPLACE: ("displace", "NH-11.3"),
    state.HUNT: ("hunt", "NH-11.10"),
    state.SCAVENGE: ("scavenge", "NH-12.9"),
}
ANSWERS: Final = {
    moves.HEAL: ("medic", "NH-9.9"),
    moves.EXPLODE: ("clown", "NH-8.10.1"),
    moves.CONVERT: ("quartermaster", "NH-10.14"),
    moves.DECLINE: ("extra_attack", "R-63"),
}


class _Table:
    """What a match and a view have in common: everything that may be asked about a state."""

    def __init__(self, current: State) -> None:
        self._state = current
        self._moves: list[Move] | None = None

    @property
    def state(self) -> State:
        """The engine's state; treat it as read-only or copy it."""
        return self._state

    @property
    def armies(self) -> list[str]:
        """Keys of the armies by seat."""
        return [army.key for army in self._state.rules.armies]

    @property
    def legal(self) -> list[Move]:
        """The legal moves, sorted; empty only when the game is over."""
        if self._moves is None:
            rules = self._state.rules
            self._moves = [Move(int(code), move_text(rules, int(code))) for code in self._state.legal]
        return list(self._moves)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.stage == OVER

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it is played."""
        if not self.over:
            return None
        winner = int(self._state.winner)
        return Outcome(None if winner < 0 else winner, CAUSES[int(self._state.ended)])

    @property
    def decision(self) -> Decision | None:
        """Who must choose now, what and why; None when the game is over."""
        s = self._state
        if s.stage == OVER:
            return None
        if s.stage in DECISIONS:
            kind, clause = DECISIONS[int(s.stage)]
            if kind == "displace" and s.context & BY_GRAB:
                clause = "NH-11.4"
        else:
            kind, clause = ANSWERS[max(moves.verb_of(int(code)) for code in s.legal)]
        return Decision(int(s.chooser), kind, clause, self._about(kind))

    def _about(self, kind: str) -> tuple[str, ...]:
        """Hexes of the units that the decision is about."""
        s = self._state
        labels = s.rules.board.labels
        if kind in ("step", "hunt"):
            return (labels[int(s.context) & 63],)
        if kind == "displace":
            return (labels[int(s.context) >> 6 & 63],)
        if kind in ("medic", "clown", "quartermaster", "extra_attack"):
            return tuple(labels[h] for h in sorted({moves.b_of(int(code)) for code in s.legal}))
        return ()

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return int(self._state.active)

    @property
    def turn_number(self) -> int:
        """How many turns have begun."""
        return int(self._state.turn)

    def health(self, seat: int) -> int:
        """Health of the HQ of a seat."""
        return int(self._state.seat[seat * ROW + HEALTH])

    def hand(self, seat: int) -> list[str]:
        """Tiles in front of a seat; they are public (NH-3.5)."""
        return tile_keys(self._state, seat, "hand")

    def discards(self, seat: int) -> list[str]:
        """The discard pile of a seat, oldest first; open to inspection (NH-2.3)."""
        return tile_keys(self._state, seat, "discards")

    def remaining(self, seat: int) -> dict[str, int]:
        """Tiles still in the draw pile of a seat by kind, which everybody can work out; never their order."""
        counts: dict[str, int] = {}
        for key in sorted(tile_keys(self._state, seat, "pile")):
            counts[key] = counts.get(key, 0) + 1
        return counts

    def pile(self, seat: int) -> int:
        """How many tiles a seat has left to draw."""
        return int(self._state.seat[seat * ROW + PILE])

    def units(self) -> list[UnitStatus]:
        """All units with what is true of them now, in hex order."""
        return statuses(self._state)

    def unit(self, hex: str) -> UnitStatus | None:
        """The unit on a hex (``"C3"``), None if it is empty."""
        labels = self._state.rules.board.labels
        if hex.upper() not in labels:
            raise InvalidPosition("hex", f'expected {labels[0]} to {labels[-1]}, got "{shown(hex)}"')
        return status_of(self._state, labels.index(hex.upper()))

    def is_netted(self, hex: str) -> bool:
        """Whether the unit on a hex is netted (NH-7)."""
        unit = self.unit(hex)
        return unit is not None and unit.netted


class View(_Table):
    """What one seat, or a spectator, may know. The order of the draw piles is not in here."""

    def __init__(self, source: State, seat: int | None) -> None:
        hidden = source.copy()
        _sort_piles(hidden)
        super().__init__(hidden)
        self.seat = seat

    def sample(self, stream: Stream) -> State:
        """A full state that this view cannot tell from the real one: the piles in a random order."""
        guess = self._state.copy()
        for seat in range(int(guess.rules.seats)):
            stream.shuffle(guess.tiles, guess.pile_start(seat), guess.seat[seat * ROW + PILE])
        return guess

    def position(self) -> dict[str, Any]:
        """The position as plain data, without the order of the piles."""
        return write_position(self._state, decks=False)

    def key(self) -> int:
        """64-bit key of what is visible."""
        return state_key(self._state)


def _sort_piles(hidden: State) -> None:
    for seat in range(int(hidden.rules.seats)):
        start = hidden.pile_start(seat)
        count = hidden.seat[seat * ROW + PILE]
        kinds = sorted(int(hidden.tiles[start + i]) for i in range(int(count)))
        for i, kind in enumerate(kinds):
            hidden.tiles[start + i] = kind


class Match(_Table):
    """A game of Neuroshima Hex: legal moves, push and pop, views, records."""

    def __init__(
        self,
        armies: Sequence[str | Army],
        seed: int = 0,
        *,
        decks: Sequence[Sequence[str]] | None = None,
        options: dict[str, bool | str] | None = None,
    ) -> None:
        """Begin a duel. ``decks`` gives the piles from the top; else ``seed`` shuffles them."""
        if len(armies) != 2:
            raise InvalidRecord("armies", f"expected 2 armies in a duel, got {len(armies)}")
        if not 0 <= seed < SEED_LIMIT:
            raise InvalidRecord("seed", f"expected 0 to 2**63 - 1, got {seed}")
        loaded = [load_army(army) if isinstance(army, str) else army for army in armies]
        try:
            rules = Rules(loaded, board_of(19), Options(options))
        except ValueError as error:
            raise InvalidRecord("options", str(error)) from None
        start = deal(rules, Stream(seed))
        if decks is not None:
            _stack_piles(start, decks)
        super().__init__(start)
        self._past: list[tuple[State, Move]] = []
        self._origin = Record(
            armies=[army.key for army in loaded],
            settings=dict(options or {}),
            seed=seed if decks is None else None,
            decks=None if decks is None else [list(deck) for deck in decks],
        )

    # Playing.

    def push(self, move: Move | str | int) -> list[Event]:
        """Make a move and return what happened; raises IllegalMove, and then nothing has changed."""
        made = self._find(move)
        after = self._state.copy()
        after.trace = Trace()
        push(after, made.code)
        noted, after.trace = after.trace, None
        self._past.append((self._state, made))
        self._state, self._moves = after, None
        return read_events(after.rules, noted)

    def pop(self) -> Move:
        """Take the last move back and return it."""
        if not self._past:
            raise IndexError("there is no move to take back")
        self._state, move = self._past.pop()
        self._moves = None
        return move

    def parse(self, text: str) -> Move:
        """The legal move that a text means; raises IllegalMove."""
        return self._find(text)

    def _find(self, move: Move | str | int) -> Move:
        s = self._state
        if isinstance(move, str):
            try:
                code = read_move(s.rules, int(s.chooser), move)
            except InvalidNotation as error:
                raise IllegalMove("", str(error)) from None
        else:
            code = int(move)
        if not 0 <= code < 1 << 32 or not is_legal(s, code):
            raise _refuse(s, code, str(move))
        return Move(code, move_text(s.rules, code))

    # Looking.

    @property
    def moves(self) -> list[Move]:
        """The moves made so far; forced moves happen by themselves and are not among them."""
        return [move for _, move in self._past]

    def view(self, seat: int | None = None) -> View:
        """What ``seat``, or a spectator, may know."""
        return View(self._state, seat)

    def key(self) -> int:
        """64-bit key of the whole state, hidden order included."""
        return state_key(self._state)

    # Copies, positions, records.

    def copy(self) -> Match:
        """An independent copy with its past."""
        twin = Match.__new__(Match)
        _Table.__init__(twin, self._state.copy())
        twin._past = list(self._past)
        twin._origin = self._origin
        return twin

    def position(self) -> dict[str, Any]:
        """The position as plain data, pile order included."""
        return write_position(self._state)

    def record(self) -> Record:
        """The game so far, replayable for ever."""
        return self._origin.with_moves([move.text for move in self.moves])

    def to_bytes(self) -> bytes:
        """The present state (not its past) in a compact form."""
        return storage.to_bytes(self._state)

    @classmethod
    def from_bytes(cls, data: bytes) -> Match:
        """A match from :meth:`to_bytes`; its past is empty."""
        return cls.from_state(storage.from_bytes(data))

    @classmethod
    def from_state(cls, start: State) -> Match:
        """A match that goes on from a state."""
        match = cls.__new__(cls)
        _Table.__init__(match, start)
        match._past = []
        match._origin = Record(
            armies=[army.key for army in start.rules.armies],
            settings=dict(start.rules.options.given),
            start=storage.to_text(start),
        )
        return match

    @classmethod
    def from_position(cls, data: Position | dict[str, Any]) -> Match:
        """A match that goes on from a position; raises InvalidPosition."""
        position = data if isinstance(data, Position) else convert_position(data)
        start = read_position(position)
        if start.is_full() and position.stage in (START, "act"):  # NH-4.6: the battle comes before the turn
            _step_back(start)
            start_battle(start, BATTLE_FULL_BOARD, start.active)
        elif position.stage == START:
            start.turn -= 1
            start_turn(start, start.active)
        refresh(start)
        return cls.from_state(start)

    @classmethod
    def from_record(cls, record: Record, upto: int | None = None) -> Match:
        """Replay a record, or its first ``upto`` moves; raises InvalidRecord naming the move."""
        match = cls._begin(record)
        for number, text in enumerate(record.moves[:upto]):
            try:
                match.push(text)
            except IllegalMove as error:
                raise InvalidRecord(f"moves[{number}]", f'"{shown(text)}": {error}') from None
        return match

    @classmethod
    def _begin(cls, record: Record) -> Match:
        if record.start is not None:
            return cls._resume(record, record.start)
        try:
            return cls(record.armies, record.seed or 0, decks=record.decks, options=record.settings)
        except UnknownArmy as error:
            raise InvalidRecord("options.armies", str(error)) from None

    @classmethod
    def _resume(cls, record: Record, start: str) -> Match:
        """Go on from the stored state of a record, which must be of the same match."""
        try:
            match = cls.from_state(storage.from_text(start))
        except InvalidPosition as error:
            raise InvalidRecord("start", error.problem) from None
        if (match.armies, match.state.rules.options.given) != (record.armies, record.settings):
            raise InvalidRecord("start", "its armies or settings are not those of the record")
        return match


def _step_back(start: State) -> None:
    """Undo the step to the present turn: the battle that comes first takes it again when it is over."""
    start.active = (start.active - 1) % start.rules.seats
    start.turn -= 1
    if start.overtime:
        start.overtime += 1
    elif start.countdown >= 0:
        start.countdown += 1


def _stack_piles(start: State, decks: Sequence[Sequence[str]]) -> None:
    """Put the given tiles on the piles, the first on top."""
    rules = start.rules
    if len(decks) != rules.seats:
        raise InvalidRecord("decks", f"expected {int(rules.seats)} lists, got {len(decks)}")
    for seat, deck in enumerate(decks):
        army = rules.armies[seat]
        most = int(start.capacity) - sum(tile.count for tile in army.tiles if tile.starts_on_board)
        if len(deck) > most:
            raise InvalidRecord(f"decks[{seat}]", f"expected at most {most} tiles, got {len(deck)}")
        for i in range(len(deck), int(start.seat[seat * ROW + PILE])):
            start.tiles[start.pile_start(seat) + i] = 0
        for i, key in enumerate(reversed(deck)):
            kind = rules.kinds.number.get((army.key, key))
            if kind is None or rules.kinds.tile(kind).starts_on_board:
                raise InvalidRecord(f"decks[{seat}]", f'"{shown(key)}" is not drawn by the army "{army.key}"')
            start.tiles[start.pile_start(seat) + i] = kind
        start.seat[seat * ROW + PILE] = len(deck)


def _refuse(s: State, code: int, text: str) -> IllegalMove:
    from ashfall.table.texts import Texts  # needed only when something went wrong

    if not 0 <= code < 1 << 32:
        return IllegalMove("", f"{shown(text)} is not a move")
    clause, reason = why_not(s, code)
    return IllegalMove(clause, Texts("en").format(f"refusal-{reason}"), f"refusal-{reason}")
