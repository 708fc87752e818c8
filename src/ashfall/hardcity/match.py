"""A match of Hard City: the one object that people, bots and tools hold.

>>> match = Match(episode=1, seed=7)
>>> match.decision.kind
'parking'
"""

from __future__ import annotations

from collections.abc import Sequence

from ashfall.hardcity.campaign import Campaign, Carried, carry_on
from ashfall.hardcity.content import Episode, load_content
from ashfall.hardcity.course.deal import deal
from ashfall.hardcity.course.rounds import gain_ability
from ashfall.hardcity.description.now import CityNow
from ashfall.hardcity.files import storage
from ashfall.hardcity.files.record import RULES_VERSION, Options, Record
from ashfall.hardcity.game import go_on
from ashfall.hardcity.ground.rows import ABILITIES, CIVIL, GEAR, IN_PLAY, POLICE
from ashfall.hardcity.ground.setup import VERSUS, leaders_of, make_rules, officers_of
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.view import Table, View
from ashfall.table.errors import InvalidPosition, InvalidRecord
from ashfall.table.play import PlayedMatch
from ashfall.table.random import SEED_LIMIT, Stream

__all__ = ["Match"]


class Match(Table, PlayedMatch[State]):
    """A game of Hard City: legal moves, push and pop, views, records."""

    def __init__(
        self,
        episode: int | Episode = 1,
        seed: int = 0,
        *,
        mode: str = VERSUS,
        players: int | None = None,
        officers: Sequence[str] = (),
        ally: bool = False,
        campaign: Campaign | None = None,
    ) -> None:
        """Begin an episode, a shipped one by its number or one that was read from a file.

        ``players`` counts Doctor Zero too (HC-3); ``seed`` decides all chance.
        """
        options = Options(
            episode=episode.number if isinstance(episode, Episode) else episode,
            own=episode.own if isinstance(episode, Episode) else "",
            mode=mode,
            players=players if players is not None else 2 if mode == VERSUS else 1,
            officers=tuple(officers),
            ally=ally,
            campaign=campaign,
        )
        super().__init__(_first_state(options, seed))
        self._origin = Record(options=options, seed=seed, rules=RULES_VERSION)

    @property
    def options(self) -> Options:
        """How the table was set up."""
        return self._origin.options

    def view(self, seat: int | None = None) -> View:
        """What ``seat``, or a spectator, may know."""
        return View(self._state, seat)

    def now(self, seat: int | None = None) -> CityNow:
        """The table as ``seat``, or a spectator, sees it; what never changes is in :meth:`city`."""
        return self.view(seat).now()

    def recorded(self, moves: list[str]) -> Record:
        """A game with these moves that began as this one, replayable for ever."""
        return self._origin.with_moves(moves)

    def record(self) -> Record:
        """The game so far, replayable for ever."""
        return self.recorded([move.text for move in self.moves])

    def to_bytes(self) -> bytes:
        """The present state (not its past) in a compact form."""
        return storage.to_bytes(self._state, self.options)

    @classmethod
    def from_bytes(cls, data: bytes) -> Match:
        """A match from :meth:`to_bytes`; its past is empty. Raises InvalidPosition."""
        state, options = storage.from_bytes(data)
        return cls._resume(state, options)

    @classmethod
    def from_record(cls, record: Record, upto: int | None = None) -> Match:
        """Replay a record, or its first ``upto`` moves; raises InvalidRecord naming the field or the move."""
        if record.start is not None:
            match = cls._restart(record, record.start)
        else:
            match = cls._standing_at(_first_state(record.options, record.seed))
            match._origin = Record(options=record.options, seed=record.seed, rules=RULES_VERSION)
        return match.push_all(record.moves[:upto], made_with=record.made_with)

    @classmethod
    def _restart(cls, record: Record, start: str) -> Match:
        try:
            state, options = storage.from_text(start)
        except InvalidPosition as error:
            raise InvalidRecord("start", error.problem) from None
        if options != record.options:
            raise InvalidRecord("start", "its episode, mode or players are not those of the record")
        return cls._resume(state, options)

    @classmethod
    def from_state(cls, start: State, options: Options | None = None) -> Match:
        """A match that goes on from a state, such as one that a view guessed.

        ``options`` tell what officers carried into an episode of a campaign; a state does not.
        """
        return cls._resume(start, options or storage.options_of(start.rules))

    @classmethod
    def _resume(cls, state: State, options: Options) -> Match:
        match = cls._standing_at(state)
        match._origin = Record(options=options, start=storage.to_text(state, options), rules=RULES_VERSION)
        return match

    def carry_on(self, kept: dict[str, str] | None = None) -> Campaign:
        """The campaign after this episode (HC-11); ``kept``: the ability each officer keeps after a loss."""
        if not self.over:
            raise InvalidRecord("campaign", "the episode is not over yet")
        return carry_on(self.options.campaign or Campaign(), self._state, kept)


def _first_state(options: Options, seed: int) -> State:
    """The state before the first decision; raises InvalidRecord."""
    if not 0 <= seed < SEED_LIMIT:
        raise InvalidRecord("seed", f"expected 0 to 2**63 - 1, got {seed}")
    content, wishes = storage.content_of(options), storage.wishes_of(options)
    officers = officers_of(content, wishes)
    stream = Stream(seed)
    event = 1 + int(stream.below(len(content.events)))
    rules = make_rules(content, wishes, event)
    state = deal(rules, stream, list(officers), leaders_of(wishes, len(officers)), options.ally)
    if options.campaign:
        _bring_along(state, options.campaign)
    go_on(state)
    return state


def _bring_along(state: State, campaign: Campaign) -> None:
    """Equipment and abilities of earlier episodes leave their piles; who stays at home keeps both (HC-11)."""
    for who, officer in enumerate(load_content().officers):
        carried = campaign.officers.get(officer.key)
        if carried is not None:
            _bring_equipment(state, who, carried)
            if state.person(who, IN_PLAY):
                _bring_abilities(state, who, carried)


def _bring_equipment(state: State, who: int, carried: Carried) -> None:
    """The cards of somebody at home lie in no deck either (HC-R55)."""
    for number, card in enumerate(load_content().equipment):
        pile = POLICE if card.deck == "police" else CIVIL
        for _ in range(carried.equipment.get(card.key, 0)):
            place = state.find_card(pile, number)
            if place < 0:
                raise InvalidRecord("campaign.officers", f'there are only {card.copies} cards "{card.key}"')
            state.take_card(pile, place)
            state.set_person(who, GEAR + number, state.person(who, GEAR + number) + 1)


def _bring_abilities(state: State, who: int, carried: Carried) -> None:
    for number, ability in enumerate(load_content().abilities):
        if ability.key in carried.abilities:
            state.take_card(ABILITIES + who, state.find_card(ABILITIES + who, number))
            gain_ability(state, who, number)
