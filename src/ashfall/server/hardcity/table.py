"""Hard City at the tables of the server. Doctor Zero is one audience, everybody else the other (HC-15.9).

Who has his seat is of his audience, whatever other seats they have: people at one screen who lead him and
officers see all that any of their seats may see.
"""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from ashfall.bots.hardcity.roster import LEVELS
from ashfall.hardcity import RULES_VERSION, IllegalMove, Match, Record, View, parse_record
from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.setup import COOP
from ashfall.hardcity.telling.sentences import move_phrase, outcome_phrase
from ashfall.hardcity.view import Table
from ashfall.server.contract import Audience, Choices, GameTable, Plan, Shapes, Start
from ashfall.server.hardcity import plan, sequels
from ashfall.server.hardcity.achievements import ACHIEVEMENTS, deeds_of
from ashfall.server.hardcity.http import analysis, campaigns, cards, learn, pictures, puzzles, shelf
from ashfall.server.hardcity.lines import lines_of, reveals
from ashfall.server.hardcity.looks import HardCityLooks
from ashfall.server.hardcity.questions import QUESTIONS
from ashfall.server.hardcity.replay import replay_of
from ashfall.server.hardcity.shapes import (
    NAME,
    CampaignSequel,
    CityReplay,
    CitySight,
    HardCityTerms,
    HardCityWish,
)
from ashfall.server.hardcity.sight import audience_of, audiences_of, choices_of, sight_of, turn_of, view_of
from ashfall.server.messages import SeatWish
from ashfall.server.shapes import EventLine, SequelChoice
from ashfall.server.starts import replayed
from ashfall.server.workshop import Steps
from ashfall.table.contract import Event, Move, Outcome
from ashfall.table.phrases import Phrase

__all__ = ["TABLE"]

OFFICERS_SIDE: Final = 0
SOLO: Final = "solo"


class HardCityTable(GameTable[Match]):
    """The game as the server needs it."""

    name = NAME
    rules_version = RULES_VERSION
    shapes = Shapes(HardCityWish, HardCityTerms, CitySight, replay=CityReplay, sequel=CampaignSequel)
    bots = ("random", "rules", *LEVELS, "search")
    levels = tuple(LEVELS)
    stand_in = "rules"
    adviser = "director"
    questions = QUESTIONS
    looks = HardCityLooks()
    achievements = ACHIEVEMENTS
    endpoints = (
        *pictures.ENDPOINTS,
        *cards.ENDPOINTS,
        *learn.ENDPOINTS,
        *campaigns.ENDPOINTS,
        *shelf.ENDPOINTS,
        *analysis.ENDPOINTS,
        *puzzles.ENDPOINTS,
    )

    def plan(self, wish: HardCityWish, seats: Sequence[SeatWish]) -> Plan:
        """What comes of a wish."""
        return plan.plan(wish, seats)

    def read_start(self, text: str, upto: int | None, seats: Sequence[SeatWish], secret: str) -> Steps[Start]:
        """The start that a record tells."""
        return plan.read_start(text, upto, seats)

    def begin(self, terms: HardCityTerms, parts: Sequence[str], secret: str, start: str) -> Match:
        """The match before its first move."""
        return plan.begin(terms, len(parts), secret, start)

    def resume(self, stored: str) -> Match:
        """A match that goes on from a stored state."""
        return Match.from_bytes(b64decode(stored))

    def turn(self, match: Match) -> int:
        """The start of a round and the turns in it."""
        return turn_of(match)

    def sides(self, match: Match) -> list[int]:
        """The officers are one side."""
        return match.sides

    def turn_seat(self, match: Match) -> int:
        """Doctor Zero, the leader of the officer who acts, or whoever chooses where it is nobody's turn."""
        state, active = match.state, int(match.state.get(rows.ACTIVE))
        if state.get(rows.TURN_OF) == rows.ZEROS_TURN and state.rules.zero >= 0:
            return int(state.rules.zero)
        return int(state.person(active, rows.LEADER) if active >= 0 else state.chooser)

    def is_secret(self, match: Match) -> bool:
        """When Doctor Zero may react: whether he can is known to him alone (HC-R38)."""
        return match.is_secret

    def reveals(self, events: Sequence[Event]) -> bool:
        """Whether dice fell or hidden cards were shown."""
        return reveals(events)

    def left(self, match: Match, absent: Collection[int]) -> Outcome:
        """The other side wins, AutoDoc without a seat."""
        sides, zero = match.sides, int(match.state.rules.zero)
        lost = {sides[seat] for seat in absent}
        if len(lost) > 1:
            return Outcome((), "draw")
        if OFFICERS_SIDE not in lost:
            return Outcome(tuple(range(zero)), "", side="officers")
        return Outcome((zero,), "", side="zero") if zero >= 0 else Outcome((), "", side="autodoc")

    def sequel(
        self, terms: HardCityTerms, match: Match, outcome: Outcome, chosen: Mapping[str, str]
    ) -> CampaignSequel | None:
        """What goes on from an episode of a campaign."""
        return sequels.sequel_of(terms, match, outcome, chosen)

    def following_terms(self, terms: HardCityTerms, sequel: CampaignSequel | None) -> HardCityTerms:
        """The next episode of a campaign, or the same again."""
        return sequels.following_terms(terms, sequel)

    def bots_choice(self, choice: SequelChoice) -> str:
        """The ability that an officer of a bot keeps."""
        return sequels.bots_choice(choice)

    def choice_phrase(self, about: str, option: str) -> Phrase:
        """Which ability an officer keeps."""
        return sequels.kept_phrase(about, option)

    def audiences(self, match: Match) -> Sequence[Audience]:
        """Doctor Zero and the others; only the others where nobody has his seat."""
        return audiences_of(match)

    def audience(self, match: Match, seats: Collection[int]) -> Audience:
        """That of somebody with these seats."""
        return audience_of(match, seats)

    def view(self, match: Match, audience: Audience) -> View:
        """All that an audience may know."""
        return view_of(match, audience)

    def sight(self, match: Match, audience: Audience) -> CitySight:
        """The table as an audience sees it."""
        return sight_of(match, audience)

    def choices(self, match: Match) -> Choices:
        """The moves of whoever must choose, in words where the map does not say them."""
        return choices_of(match.view(int(match.state.chooser)))

    def lines(self, match: Match, events: Sequence[Event], audience: Audience) -> list[EventLine]:
        """Every event with its sentence; only Doctor Zero is told which cards he drew."""
        return lines_of(view_of(match, audience).told(events))

    def move_phrase(self, view: Table, move: Move) -> Phrase:
        """A move in words. A card that is played lies open at once, so every move may be told."""
        return move_phrase(view.state, move)

    def outcome_phrase(self, outcome: Outcome) -> Phrase:
        """Who won, and why."""
        return outcome_phrase(outcome)

    def score(self, match: Match) -> Mapping[str, int]:
        """Victory points of both sides, and the round."""
        get = match.state.get
        return {"order": int(get(rows.ORDER)), "chaos": int(get(rows.CHAOS)), "round": int(get(rows.ROUND))}

    def why_not(self, view: View, text: str) -> tuple[str, Phrase] | None:
        """Why a move is not legal; who does not know Doctor Zero's hand is not told what he can do."""
        if not view.knows_moves:
            return "", Phrase("server-refused-not-your-turn")
        try:
            view.parse(text)
        except IllegalMove as error:
            return error.clause, Phrase(error.text_id or "hc-refusal-no-such-thing")
        return None

    def way(self, terms: HardCityTerms, seats: int) -> str:
        """Against each other, together or alone."""
        return SOLO if terms.mode == COOP and seats == 1 else terms.mode

    def deeds(self, terms: HardCityTerms, text: str, seats: Collection[int]) -> Steps[Mapping[str, int]]:
        """What became of people in which episode."""
        return deeds_of(terms, text, seats)

    def replayable(self, text: str) -> Steps[Record]:
        """A record that can be played through."""
        record = parse_record(text)
        match = yield from replayed(Match.from_record(record, upto=0), record.moves, record.made_with)
        return match.record()

    def replay(self, text: str, names: Sequence[str]) -> Steps[CityReplay]:
        """A record step by step, as Doctor Zero saw it."""
        return replay_of(parse_record(text), names)


TABLE: Final = HardCityTable()
