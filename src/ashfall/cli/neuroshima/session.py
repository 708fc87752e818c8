"""A game of Neuroshima Hex in the terminal: asks people, lets bots move, tells what happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ashfall.arena.neuroshima.duel import armies_text
from ashfall.bots.contract import Choice
from ashfall.cli.neuroshima.frame import draw_frame
from ashfall.cli.neuroshima.menu import NeuroshimaMenu
from ashfall.cli.neuroshima.players import usual_player
from ashfall.cli.neuroshima.prompts import help_lines, question
from ashfall.cli.neuroshima.telling import coloured_words, health_of, phases_of, tell_phase
from ashfall.cli.player import BotPlayer
from ashfall.cli.session import Session
from ashfall.neuroshima.events import Drew, TurnEnded, TurnStarted
from ashfall.neuroshima.match import Match
from ashfall.neuroshima.notation import PLAY_WORD, VERBS, WASTE_WORD
from ashfall.table.contract import Event, Move, Outcome
from ashfall.table.phrases import Phrase
from ashfall.table.texts import percent

__all__ = ["NeuroshimaSession"]

SEEN_ANYWAY: Final = (Drew, TurnEnded, TurnStarted)  # the screen shows hands and turns


class NeuroshimaSession(Session[Match, NeuroshimaMenu]):
    """One game at one terminal."""

    verbs = frozenset({*VERBS, PLAY_WORD, WASTE_WORD})

    def __init__(
        self,
        match: Match,
        seats: tuple[BotPlayer | None, ...],
        language: str,
        *,
        seed: int = 0,
        cores: int = 1,
        quick: bool = False,
        estimates: bool = False,
    ) -> None:
        """``quick`` leaves out the pauses; ``estimates`` shows what bots think of their chances."""
        self._words = coloured_words(match.state, language)
        super().__init__(match, seats, self._words.texts, seed=seed, cores=cores)
        self._pauses = self.desk.is_screen and self.has_people and not quick
        self._estimates = estimates
        self._opinion = ""  # what a bot last said of its chances

    def _menu(self) -> NeuroshimaMenu:
        return NeuroshimaMenu(self.match.state, self.match.legal, self._words)

    def _question(self, menu: NeuroshimaMenu) -> str:
        return question(self.match, self._words, menu)

    def _draw(self, menu: NeuroshimaMenu | None, prompt: str) -> None:
        draw_frame(self.desk.console, self.match, self._words, menu, self._news, self._notice, prompt)

    def _push(self, move: Move) -> None:
        health = health_of(self.match.state)
        events = self.match.push(move)
        if self._pauses:
            self._tell_battles(events, health)
        self._log += self._words.tell(events)
        self._news += self._words.tell(event for event in events if not isinstance(event, SEEN_ANYWAY))

    def _tell_battles(self, events: Sequence[Event], health: list[int]) -> None:
        """The phases of the battles among the events, one screen each."""
        for initiative, phase in phases_of(events):
            self.desk.say()
            tell_phase(self.desk.console, self._words, initiative, phase, health, self.match.state)
            self.desk.wait()

    def _seat_words(self, seat: int) -> str:
        return self._words.seat(seat)

    def _move_words(self, move: Move) -> str:
        return self._words.move(self.match.state, move)

    def _phrase_words(self, phrase: Phrase) -> str:
        return self._words.say(phrase)

    def _outcome_words(self, outcome: Outcome) -> str:
        return self._words.outcome(outcome)

    def _help_lines(self, name: str) -> list[str]:
        return help_lines(self.match, self._words, name)

    def _usual_player(self) -> BotPlayer:
        return usual_player()

    def _table_words(self) -> str:
        return armies_text(self.match.armies)

    def _let_move(self, player: BotPlayer) -> Choice | None:
        seat = int(self.match.state.chooser)
        choice = super()._let_move(player)
        if self._estimates and choice is not None and choice.value is not None:
            self._tell_estimate(seat, choice.value)
        return choice

    def _tell_estimate(self, seat: int, value: float) -> None:
        """What a bot thinks of its chances; of several moves in a row only the last is news."""
        told = self._text("play-estimate", seat=self._words.seat(seat), share=percent(value, 0))
        self._news = [sentence for sentence in self._news if sentence != self._opinion]
        self._news.append(told)
        self._log.append(told)
        self._opinion = told
