"""What may be asked about a state, by everybody or by one seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ashfall.hardcity.agenda import AGENDA
from ashfall.hardcity.content import load_content
from ashfall.hardcity.content.words import QUESTIONS
from ashfall.hardcity.description.city import City, describe_city
from ashfall.hardcity.description.diagram import diagram
from ashfall.hardcity.description.now import CityNow, describe_now
from ashfall.hardcity.events.own_cards import with_own_cards
from ashfall.hardcity.events.reading import REASONS, read_events, winner_word
from ashfall.hardcity.files.notation import move_text, read_move
from ashfall.hardcity.files.position import write_position
from ashfall.hardcity.files.storage import table_of
from ashfall.hardcity.game import is_legal, push
from ashfall.hardcity.ground.holdings import cards_in
from ashfall.hardcity.ground.keys import state_key
from ashfall.hardcity.ground.masks import hide, reshuffle
from ashfall.hardcity.ground.moves import ASK, AUTO
from ashfall.hardcity.ground.moves import move as code_of
from ashfall.hardcity.ground.rows import CHAOS, HAND, OFFICERS_WON, ORDER, REASON, ROUND, WINNER, ZERO_WON
from ashfall.hardcity.ground.setup import COOP, VERSUS
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.trace import Trace
from ashfall.hardcity.preview.action_bar import ActionNow, CardNow, actions_of, cards_of
from ashfall.hardcity.preview.odds import Odds, odds_of
from ashfall.hardcity.preview.previews import Preview, preview_of
from ashfall.hardcity.preview.prices import price_of
from ashfall.hardcity.preview.ways import Way, ways_of
from ashfall.hardcity.refusals.reasons import why_not
from ashfall.hardcity.standing import is_setting
from ashfall.hardcity.telling.decisions import decision_of
from ashfall.table import play
from ashfall.table.contract import Event, Move, Outcome
from ashfall.table.random import Stream

__all__ = ["Table", "View", "outcome_of"]


def outcome_of(s: State) -> Outcome:
    """How a game that is over ended. The officers win and lose together; AutoDoc has no seat."""
    seats, zero, end = int(s.rules.seats), int(s.rules.zero), int(s.get(WINNER))
    winners: tuple[int, ...] = ()
    if end == OFFICERS_WON:
        winners = tuple(seat for seat in range(seats) if seat != zero)
    elif end == ZERO_WON and zero >= 0:
        winners = (zero,)
    return Outcome(winners, REASONS[int(s.get(REASON))], seats, winner_word(s.rules, end))


ENGINE: Final[play.Engine[State]] = play.Engine(
    is_over=State.is_over,
    is_legal=is_legal,
    push=push,
    trace=Trace,
    read_events=read_events,
    move_text=move_text,
    read_move=lambda s, text: read_move(s.rules, text),
    why_not=why_not,
    decision_of=lambda s: None if s.is_over() else decision_of(s),
    outcome_of=outcome_of,
    key_of=state_key,
    facts_of=lambda s: [int(s.chooser), *map(int, s.row)],
    table_of=table_of,
    diagram=diagram,
    picture="ashfall.draw.hardcity.city:draw_city",
)


class Table(play.Table[State]):
    """What a match and a view of this game have in common."""

    _engine = ENGINE

    @property
    def round(self) -> int:
        """The number of the round, from 1; 0 in the set-up."""
        return int(self._state.get(ROUND))

    @property
    def episode(self) -> int:
        """The number of the episode."""
        return int(self._state.rules.episode)

    @property
    def mode(self) -> str:
        """``versus`` or ``coop``."""
        return COOP if self._state.rules.coop else VERSUS

    @property
    def sides(self) -> list[int]:
        """The side of each seat: 0 the officers, 1 Doctor Zero."""
        return [int(seat == self._state.rules.zero) for seat in range(int(self._state.rules.seats))]

    @property
    def points(self) -> tuple[int, int]:
        """Victory points of the officers and of Doctor Zero."""
        return int(self._state.get(ORDER)), int(self._state.get(CHAOS))

    @property
    def is_secret(self) -> bool:
        """Whether only the seat that chooses may know what it could answer, be it one answer (HC-R38)."""
        return not self.over and AGENDA[self._state.task()].is_secret(self._state)

    def city(self) -> City:
        """What stays for the whole game: map, goal, scoring and special rules. Ask once."""
        return describe_city(self._state.rules)

    def position(self) -> dict[str, Any]:
        """What lies on the table for all to see, as plain data: figures, what officers hold, open cards."""
        return write_position(self._state)

    @property
    def settings(self) -> list[Move]:
        """Settings that whoever chooses may change now: which questions the rules answer (HC-R70).

        They are moves like others, but in no list of legal moves.
        """
        codes = [int(code_of(verb, question)) for verb in (AUTO, ASK) for question in range(len(QUESTIONS))]
        return [self.move(code) for code in codes if is_setting(self._state, code)]

    def price(self, move: Move | str | int) -> int:
        """The AP that a legal move costs at once, of an officer or of KAFAR; raises IllegalMove."""
        return price_of(self._state, self.parse(move).code)


class View(Table):
    """What one seat, or a spectator (None), may know: no order of a pile, no dice to come (HC-15.9).

    Doctor Zero sees his own hand; for everybody else it is a number of unknown cards.
    """

    def __init__(self, source: State, seat: int | None) -> None:
        hidden = source.copy()
        super().__init__(hidden)
        self.seat = None if seat is None else self.checked_seat(seat)
        self.knows_hand = seat is not None and seat == source.rules.zero
        hide(hidden, self.knows_hand)
        if not self.knows_moves:
            hidden.forget_legal()

    @property
    def knows_moves(self) -> bool:
        """Whether this seat may know the moves of whoever chooses: those of Doctor Zero tell his hand."""
        return self.over or self.knows_hand or self._state.chooser != self._state.rules.zero

    def now(self) -> CityNow:
        """Everything that this seat may know and that changes: figures, things, cards, tracks."""
        return describe_now(self._state, self.knows_hand)

    def told(self, events: Iterable[Event]) -> list[Event]:
        """The events of the move that led here as this seat knows them: Doctor Zero sees what he drew."""
        if not self.knows_hand:
            return list(events)
        chaos = load_content().chaos
        return with_own_cards(events, [chaos[card].key for card in cards_in(self._state, HAND)])

    def preview(self, move: Move | str | int) -> Preview:
        """What a legal move costs and what may come of it, as far as this seat can know; see Preview.

        Raises IllegalMove.
        """
        return preview_of(self._state, self.parse(move).code)

    def odds(self, move: Move | str | int) -> Odds:
        """What a legal move promises, in fewer figures than its preview; raises IllegalMove."""
        return odds_of(self._state, self.parse(move).code)

    def actions(self) -> tuple[ActionNow, ...]:
        """What the officer whose turn it is can do, kind by kind, or why not; none in other decisions."""
        return actions_of(self._state)

    def hand_now(self) -> tuple[CardNow, ...]:
        """What Doctor Zero can do with each card of his hand, or why not; only his own view tells it.

        There are none where he plays no card.
        """
        return cards_of(self._state) if self.knows_hand else ()

    def ways(self) -> tuple[Way, ...]:
        """The best way to every space within reach of whoever may step now, alone or with loads; see Way.

        There are none where no step is asked for.
        """
        return ways_of(self._state)

    def sample(self, stream: Stream) -> State:
        """A full state that this view cannot tell from the real one: hidden cards in a random order."""
        guess = self._state.copy()
        reshuffle(guess, self.knows_hand, stream)
        return guess
