"""A match: the one object that people, bots and tools hold.

>>> match = Match(["moloch", "borgo"], seed=7)
>>> match.push(match.legal[0])[0].unit.hex
'A1'
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from ashfall.neuroshima import storage
from ashfall.neuroshima.army import Army, check_own, convert_armies, find_army, written_armies
from ashfall.neuroshima.endings import at_their_end
from ashfall.neuroshima.game import deal, refresh
from ashfall.neuroshima.modes import DUEL
from ashfall.neuroshima.position import START, Position, convert_position, read_position
from ashfall.neuroshima.position_writer import write_position
from ashfall.neuroshima.record import RULES_VERSION, Record, RecordOptions
from ashfall.neuroshima.setup import FIELDS, field_of, make_rules
from ashfall.neuroshima.state import OVER, PILE, ROW, State
from ashfall.neuroshima.tables import Rules
from ashfall.neuroshima.trace import BATTLE_FULL_BOARD
from ashfall.neuroshima.turns import end_turn_by_battle, start_battle, start_turn, take_stock
from ashfall.neuroshima.view import Table, View
from ashfall.table.errors import InvalidArmy, InvalidPosition, InvalidRecord, UnknownArmy, shown
from ashfall.table.play import PlayedMatch
from ashfall.table.random import SEED_LIMIT, Stream

__all__ = ["Match"]


class Match(Table, PlayedMatch[State]):
    """A game of Neuroshima Hex: legal moves, push and pop, views, records."""

    def __init__(
        self,
        armies: Sequence[str | Army],
        seed: int = 0,
        *,
        mode: str = DUEL,
        board: int | None = None,
        variants: Sequence[str] = (),
        decks: Sequence[Sequence[str]] | None = None,
        options: dict[str, bool | str] | None = None,
    ) -> None:
        """Begin a game. ``decks`` gives the piles from the top; else ``seed`` shuffles them.

        ``board`` is 19 hexes, or 37 with four to six armies; left out, it follows from their number.
        """
        loaded = [find_army(army) for army in armies]
        check_own(loaded)
        self._deal(loaded, seed, mode, board, variants, decks, options)

    def _deal(
        self,
        armies: list[Army],
        seed: int,
        mode: str,
        board: int | None,
        variants: Sequence[str],
        decks: Sequence[Sequence[str]] | None,
        options: dict[str, bool | str] | None,
    ) -> None:
        if not 0 <= seed < SEED_LIMIT:
            raise InvalidRecord("seed", f"expected 0 to 2**63 - 1, got {seed}")
        try:
            rules = make_rules(armies, mode, board=board, variants=variants, settings=options)
        except ValueError as error:
            raise InvalidRecord(*field_of(error, "options")) from None
        start = deal(rules, Stream(seed))
        if decks is not None:
            _stack_piles(start, decks)
        super().__init__(start)
        self._origin = _new_record(
            rules,
            seed=seed if decks is None else None,
            decks=None if decks is None else [list(deck) for deck in decks],
        )

    @property
    def options(self) -> RecordOptions:
        """How the table was set up, as in its records."""
        return msgspec.convert(self._origin.table, RecordOptions)

    def view(self, seat: int | None = None) -> View:
        """What ``seat``, or a spectator, may know."""
        return View(self._state, seat)

    def position(self) -> dict[str, Any]:
        """The position as plain data, pile order included."""
        return write_position(self._state)

    def recorded(self, moves: list[str]) -> Record:
        """A game with these moves that began as this one, replayable for ever."""
        return self._origin.with_moves(moves)

    def record(self) -> Record:
        """The game so far, replayable for ever."""
        return self.recorded([move.text for move in self.moves])

    def to_bytes(self) -> bytes:
        """The present state (not its past) in a compact form."""
        return storage.to_bytes(self._state)

    @classmethod
    def from_bytes(cls, data: bytes, armies: Iterable[Army] = ()) -> Match:
        """A match from :meth:`to_bytes`; its past is empty.

        Own armies are in the bytes; ``armies`` are others that files from before that may speak of.
        """
        return cls.from_state(storage.from_bytes(data, armies))

    @classmethod
    def from_state(cls, start: State) -> Match:
        """A match that goes on from a state."""
        match = cls._standing_at(start)
        match._origin = _new_record(start.rules, start=storage.to_text(start))
        return match

    @classmethod
    def from_position(cls, data: Position | dict[str, Any], armies: Iterable[Army] = ()) -> Match:
        """A match that goes on from a position; raises InvalidPosition.

        ``armies`` are own armies that it may name beside those that it holds.
        """
        position = data if isinstance(data, Position) else convert_position(data)
        start = read_position(position, armies)
        if position.asked is not None:
            return cls.from_state(start)
        ended = at_their_end(start)
        if (ended or start.out) and position.stage != "over" and take_stock(start, ended):
            pass
        elif start.is_full() and position.stage == START:  # NH-4.6: the battle comes before the turn
            _step_back(start)
            start_battle(start, BATTLE_FULL_BOARD, start.active)
        elif start.is_full() and position.stage == "act":
            end_turn_by_battle(start, BATTLE_FULL_BOARD)
        elif position.stage == START:
            start.turn -= 1
            start_turn(start, start.slot)
        refresh(start)
        if not len(start.legal) and start.stage != OVER:
            raise InvalidPosition(
                "stage", "nobody can do anything here, expected a position with a legal move"
            )
        return cls.from_state(start)

    @classmethod
    def from_record(cls, record: Record, upto: int | None = None, armies: Iterable[Army] = ()) -> Match:
        """Replay a record, or its first ``upto`` moves; raises InvalidRecord naming the move.

        ``armies`` are own armies that it may name beside those that it holds.
        """
        try:
            own = (*convert_armies(record.own), *armies)
        except InvalidArmy as error:
            raise InvalidRecord(f"options.{error.source}", error.trouble) from None
        return cls._begin(record, own).push_all(record.moves[:upto], made_with=record.made_with)

    @classmethod
    def _begin(cls, record: Record, own: tuple[Army, ...]) -> Match:
        if record.start is not None:
            return cls._resume(record, record.start, own)
        if record.seed is None and record.decks is None:
            raise InvalidRecord("seed", "expected a seed, decks or a start")
        try:
            armies = [find_army(key, own) for key in record.armies]
            match = cls.__new__(cls)
            match._deal(
                armies,
                record.seed or 0,
                record.mode,
                record.board,
                record.variants,
                record.decks,
                record.settings,
            )
        except UnknownArmy as error:
            raise InvalidRecord("options.armies", str(error)) from None
        except InvalidRecord as error:
            field = f"options.{error.field}" if error.field in FIELDS else error.field
            raise InvalidRecord(field, error.problem) from None
        return match

    @classmethod
    def _resume(cls, record: Record, start: str, own: tuple[Army, ...]) -> Match:
        """Go on from the stored state of a record, which must be of the same match."""
        try:
            match = cls.from_state(storage.from_text(start, own))
        except InvalidPosition as error:
            raise InvalidRecord("start", error.problem) from None
        if match._origin.table != record.table:
            raise InvalidRecord("start", "its armies, mode or settings are not those of the record")
        return match


def _new_record(rules: Rules, **given: Any) -> Record:
    """The beginning of a record: the table and what it starts from."""
    return Record(
        armies=[army.key for army in rules.armies],
        mode=rules.mode.name,
        board=int(rules.board.size),
        variants=list(rules.mode.variants),
        settings=dict(rules.options.given),
        own=written_armies(rules.armies),
        rules=RULES_VERSION,
        **given,
    )


def _step_back(start: State) -> None:
    """Undo the step to the present turn: the battle that comes first takes it again when it is over."""
    order = start.rules.mode.order
    steps = 1
    while start.is_out(order[(start.slot - steps) % len(order)]):
        steps += 1
    start.slot = (start.slot - steps) % len(order)
    start.active = order[start.slot]
    start.turn -= 1
    if start.countdown >= 0 and not start.tied:
        start.countdown += steps


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
