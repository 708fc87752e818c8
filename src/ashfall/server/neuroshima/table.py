"""Neuroshima Hex at the tables of the server. Hands are open here, so everybody sees the same (NH-3.5)."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from ashfall.bots.neuroshima.roster import LEVELS
from ashfall.neuroshima import RULES_VERSION, Match
from ashfall.neuroshima.events import BattleStarted, Drew, PhaseStarted
from ashfall.neuroshima.record import Record, parse_record
from ashfall.neuroshima.sentences import move_phrase, outcome_phrase
from ashfall.neuroshima.view import Table, View
from ashfall.server.contract import Audience, Choices, GameTable, Plan, Shapes, Start
from ashfall.server.messages import SeatWish
from ashfall.server.neuroshima import plan
from ashfall.server.neuroshima.achievements import ACHIEVEMENTS
from ashfall.server.neuroshima.battles import battle_show
from ashfall.server.neuroshima.deeds import deeds_of
from ashfall.server.neuroshima.http import analysis, learn, library, review, sharing
from ashfall.server.neuroshima.lines import event_lines, why_not_phrase
from ashfall.server.neuroshima.log import log_phrases
from ashfall.server.neuroshima.looks import NeuroshimaLooks
from ashfall.server.neuroshima.puzzles import DESK
from ashfall.server.neuroshima.questions import QUESTIONS
from ashfall.server.neuroshima.replay import Replaying
from ashfall.server.neuroshima.shapes import (
    NAME,
    BattleShow,
    NeuroshimaTerms,
    NeuroshimaWish,
    Replay,
    Sight,
)
from ashfall.server.neuroshima.sight import choices_of, sight_of
from ashfall.server.puzzles.endpoints import puzzle_endpoints
from ashfall.server.shapes import EventLine
from ashfall.server.workshop import Steps
from ashfall.table.contract import Event, Move, Outcome
from ashfall.table.errors import IllegalMove
from ashfall.table.phrases import Phrase

__all__ = ["TABLE"]

# Nobody may act as if these had not been seen. What an answer decides in a battle is a phase at least.
REVEALING: Final = (BattleStarted, PhaseStarted, Drew)


class NeuroshimaTable(GameTable[Match]):
    """The game as the server needs it."""

    name = NAME
    rules_version = RULES_VERSION
    shapes = Shapes(NeuroshimaWish, NeuroshimaTerms, Sight, BattleShow, Replay)
    bots = ("random", "rush", "greedy", *LEVELS)
    levels = tuple(LEVELS)
    sparring = ("rush", "greedy")
    stand_in = "sergeant"
    adviser = "warlord"
    questions = QUESTIONS
    looks = NeuroshimaLooks()
    achievements = ACHIEVEMENTS
    logs_idle_moves = False
    endpoints = (
        *library.ENDPOINTS,
        *analysis.ENDPOINTS,
        *learn.ENDPOINTS,
        *review.ENDPOINTS,
        *sharing.ENDPOINTS,
        *puzzle_endpoints(DESK),
    )

    def plan(self, wish: NeuroshimaWish, seats: Sequence[SeatWish]) -> Plan:
        """What comes of a wish."""
        return plan.plan(wish, seats)

    def read_start(self, text: str, upto: int | None, seats: Sequence[SeatWish], secret: str) -> Steps[Start]:
        """The start that a record or a position tells."""
        return plan.read_start(text, upto, seats, secret)

    def draw_parts(self, terms: NeuroshimaTerms, wished: Sequence[str]) -> list[str]:
        """An army for each seat."""
        return plan.draw_armies(terms, wished)

    def begin(self, terms: NeuroshimaTerms, parts: Sequence[str], secret: str, start: str) -> Match:
        """The match before its first move."""
        return plan.begin(terms, parts, secret, start)

    def resume(self, stored: str) -> Match:
        """A match that goes on from a stored state."""
        return Match.from_bytes(b64decode(stored))

    def turn(self, match: Match) -> int:
        """How many turns have begun."""
        return match.turn_number

    def sides(self, match: Match) -> list[int]:
        """The side of each seat."""
        return match.sides

    def turn_seat(self, match: Match) -> int:
        """The seat whose turn it is."""
        return match.turn

    def is_out(self, match: Match, seat: int) -> bool:
        """Whether a seat has lost its HQ and left the game."""
        return match.is_out(seat)

    def reveals(self, events: Sequence[Event]) -> bool:
        """Whether tiles were drawn, or a battle or a part of it was fought."""
        return any(isinstance(event, REVEALING) for event in events)

    def view(self, match: Match, audience: Audience) -> View:
        """Everything but the order of the piles."""
        return match.view()

    def sight(self, match: Match, audience: Audience) -> Sight:
        """The table as everybody sees it."""
        return sight_of(Table(match.state), ())  # a table of its own: its lists go with it

    def choices(self, match: Match) -> Choices:
        """The moves of whoever must choose."""
        return choices_of(match.state)

    def lines(self, match: Match, events: Sequence[Event], audience: Audience) -> list[EventLine]:
        """Every event with its sentence."""
        return event_lines(events, match.state.rules.armies)

    def log(
        self,
        before: Match | None,
        events: Sequence[Event],
        lines: Sequence[EventLine],
        after: Match,
        audience: Audience,
    ) -> list[Phrase]:
        """Actions with what came of them, and battles without what hit nobody."""
        start = None if before is None else before.state
        return log_phrases(start, events, lines, after.state, after.sides)

    def has_show(self, events: Sequence[Event]) -> bool:
        """Whether there was a battle."""
        return any(isinstance(event, PhaseStarted) for event in events)

    def show(
        self,
        before: Match,
        events: Sequence[Event],
        lines: Sequence[EventLine],
        after: Match,
        audience: Audience,
    ) -> BattleShow | None:
        """The battle."""
        return battle_show(before.state, events, lines, after.state)

    def move_phrase(self, view: Table, move: Move) -> Phrase:
        """A move in words."""
        return move_phrase(view.state, move)

    def outcome_phrase(self, outcome: Outcome) -> Phrase:
        """Who won, and why."""
        return outcome_phrase(outcome)

    def why_not(self, view: Table, text: str) -> tuple[str, Phrase] | None:
        """Why a move is not legal."""
        try:
            view.parse(text)
        except IllegalMove:
            return why_not_phrase(view.state, text)
        return None

    def way(self, terms: NeuroshimaTerms, seats: int) -> str:
        """The mode."""
        return terms.mode

    def deeds(self, terms: NeuroshimaTerms, text: str, seats: Collection[int]) -> Steps[Mapping[str, int]]:
        """What somebody did in battles, and how they won."""
        return deeds_of(text, seats)

    def replayable(self, text: str) -> Steps[Record]:
        """A record that can be played through."""
        replaying = Replaying(parse_record(text))
        yield from replaying.moves()
        return replaying.record

    def replay(self, text: str, names: Sequence[str]) -> Steps[Replay]:
        """A record step by step."""
        replaying = Replaying(parse_record(text), names)
        yield from replaying.steps()
        return replaying.replay


TABLE: Final = NeuroshimaTable()
